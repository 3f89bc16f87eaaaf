"""The icon in the containers of Windows and macOS, made of the PNG files of assets/icons."""

import struct
from collections.abc import Mapping

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage

ICNS_KINDS = (  # the second of a size is shown where half of it is asked for on a screen of twice as many pixels
    *((16, b"icp4"), (32, b"icp5"), (32, b"ic11"), (64, b"icp6"), (64, b"ic12"), (128, b"ic07"), (256, b"ic08")),
    *((256, b"ic13"), (512, b"ic09"), (512, b"ic14"), (1024, b"ic10")),
)


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico of PNG pictures by their size in pixels, of those up to 256 that it can hold.

    The pictures are kept as PNG, which Windows reads since Vista.
    """
    fitting = {size: picture for size, picture in pictures.items() if size <= 256}
    head = struct.pack("<HHH", 0, 1, len(fitting))
    place = len(head) + 16 * len(fitting)
    for size, picture in fitting.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(fitting.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An .icns of PNG pictures by their size in pixels, of all that it has a name for.

    KeyError if a size that it has a name for is missing.
    """
    entries = b"".join(kind + struct.pack(">I", len(pictures[size]) + 8) + pictures[size] for size, kind in ICNS_KINDS)
    return b"icns" + struct.pack(">I", len(entries) + 8) + entries


def png(image: QImage) -> bytes:
    """A picture as the bytes of a PNG file."""
    data = QByteArray()
    image.save(QBuffer(data), "PNG")
    return bytes(data.data())
