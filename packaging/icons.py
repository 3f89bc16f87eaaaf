"""The icon in the containers of Windows and macOS, made of the PNG files of assets/icons."""

import struct
from collections.abc import Mapping

ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico of PNG pictures by their size in pixels, of those up to 256 that it can hold."""
    fitting = {size: picture for size, picture in pictures.items() if size <= 256}
    head = struct.pack("<HHH", 0, 1, len(fitting))
    place = len(head) + 16 * len(fitting)
    for size, picture in fitting.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(fitting.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An .icns of PNG pictures by their size in pixels, of those that it has a name for."""
    entries = b"".join(
        ICNS_KINDS[size] + struct.pack(">I", len(picture) + 8) + picture
        for size, picture in pictures.items()
        if size in ICNS_KINDS
    )
    return b"icns" + struct.pack(">I", len(entries) + 8) + entries
