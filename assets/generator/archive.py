"""A deck as one file: a zip archive of its cards."""

from collections.abc import Iterable
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

UNIX = 3


def packed(files: Iterable[tuple[str, str]]) -> bytes:
    """Pack texts by name; the same texts make the same archive, whatever the day and the system."""
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name, text in files:
            entry = ZipInfo(name)  # dated 1980
            entry.create_system, entry.external_attr = UNIX, 0o644 << 16
            archive.writestr(entry, text.encode(), ZIP_DEFLATED, 9)
    return buffer.getvalue()


def unpacked(data: bytes) -> dict[str, str]:
    """Give the texts of an archive by name."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}
