"""A program that is started again shows the window that is there, with the file that is opened, over a local socket.

Nothing of this reaches the network. QtNetwork is imported when it is needed; where a library of the system that it
wants is missing, each start has a window of its own.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote_to_bytes

from PySide6.QtCore import QObject, QTimer, Signal

from .windows import let_another_window_come_to_the_front

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 5000  # milliseconds that a window may take to answer
LONGEST = 20_000  # bytes; no path that can be opened is longer, with three letters for each byte
SHOW = b"show\n"  # said instead of a path by a start without a file
MOST = 20  # connections at a time; a person opens fewer


class SingleInstance(QObject):
    """A server for later starts and the files that they hand over."""

    opened = Signal(Path)
    """A later start hands over this file; the window is to open it and come to the front."""
    started = Signal()
    """The program was started again; the window is to come to the front instead of a second one."""

    def __init__(self, data: Path, is_only: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_only = is_only
        self._name = name_of(data)
        self._server: QLocalServer | None = None
        self._open = 0

    def listen(self) -> None:
        """Start to listen, unless another window with the same data does so already."""
        network = _network()
        if network is None or self._server is not None or _connected(network, self._name) is not None:
            return
        network.QLocalServer.removeServer(self._name)  # what a killed program has left
        server = network.QLocalServer(self)
        server.setSocketOptions(network.QLocalServer.SocketOption.UserAccessOption)
        if server.listen(self._name):
            self._server = server
            server.newConnection.connect(self._on_connected)

    def close(self) -> None:
        """Stop to listen."""
        if self._server is not None:
            self._server.close()

    def _on_connected(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            self._open += 1
            socket.setReadBufferSize(LONGEST)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(lambda socket=socket: self._forget(socket))
            QTimer.singleShot(PATIENCE, socket, socket.abort)  # whoever has not said a line by then
            if self._open > MOST:
                socket.abort()
            else:
                self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        """Answer SHOW or the path of a file, and drop all else."""
        if socket.canReadLine():
            line = bytes(socket.readLine().data())
            path, is_start = _path(line), line == SHOW and self._is_only()
            if path is not None or is_start:
                socket.write(b"taken\n")
                socket.flush()  # the other start need not wait for what is shown now
            socket.readyRead.disconnect()
            socket.disconnectFromServer()
            if path is not None:
                self.opened.emit(path)
            elif is_start:
                self.started.emit()
        elif socket.bytesAvailable() >= LONGEST:
            socket.abort()

    def _forget(self, socket: QLocalSocket) -> None:
        self._open -= 1
        socket.deleteLater()


def _path(line: bytes) -> Path | None:
    """The path of a file that a line tells; None if it is none."""
    told = unquote_to_bytes(line.strip())
    path = Path(os.fsdecode(told))
    return path if path.is_absolute() and b"\0" not in told else None


def hand_over(data: Path, path: Path | None) -> bool:
    """True if a window with the same data has taken this file or, without one, has come to the front."""
    name = name_of(data)
    if sys.platform != "win32" and not Path(name).exists():
        return False  # nobody is there, and QtNetwork need not be loaded
    network = _network()
    socket = None if network is None else _connected(network, name)
    if socket is None:
        return False
    let_another_window_come_to_the_front()
    socket.write(SHOW if path is None else f"{quote(os.fsencode(path.absolute()))}\n".encode())
    socket.flush()
    return bool(socket.waitForReadyRead(PATIENCE))


def name_of(data: Path) -> str:
    """The name of the socket of those who share a data folder; on Unix it lies where only the user may look."""
    name = f"freedoko-qt-{zlib.crc32(os.fsencode(data)):08x}"
    if sys.platform == "win32":
        return name
    return str(Path(os.environ.get("XDG_RUNTIME_DIR") or data, name))


def _connected(network: ModuleType, name: str) -> QLocalSocket | None:
    socket: QLocalSocket = network.QLocalSocket()
    socket.connectToServer(name)
    return socket if socket.waitForConnected(PATIENCE) else None


def _network() -> ModuleType | None:
    with suppress(ImportError):
        return import_module("PySide6.QtNetwork")
    return None
