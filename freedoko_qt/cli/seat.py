"""`freedoko-qt seat`: our player at anybody's table, by the seat protocol on standard input and output."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Iterator
from functools import partial
from zlib import crc32

from freedoko_qt import __version__
from freedoko_qt.ai.player import LEVELS, Player, make_player
from freedoko_qt.app.files import LONGEST_LINE
from freedoko_qt.app.seat_protocol.protocol_player import ProtocolPlayer
from freedoko_qt.engine.dealing import seed_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--player", required=True, metavar="LEVEL", help=f"who plays: {', '.join(LEVELS)}")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="draw the player's chance from this seed (1)")


def run(args: argparse.Namespace) -> int:
    """Answer the host until it sends `quit` or the input ends; return the exit status, 0 (RECORDS.md 9).

    Raises GameError if there is no such level.
    """
    logging.basicConfig(stream=sys.stderr, format="%(levelname)s: %(message)s")
    make_player(args.player, 0)

    def make_seeded(seed: int | str) -> Player:
        number = crc32(seed.encode()) if isinstance(seed, str) else seed
        return make_player(args.player, seed_of(args.seed, number))

    player = ProtocolPlayer(f"FreeDoko Qt {args.player} {__version__}", make_seeded)
    for reply in player.replies(_lines()):
        print(reply, flush=True)
    return 0


def _lines() -> Iterator[str]:
    """Standard input, line by line; undecodable bytes are replaced, and a line that is too long comes in pieces.

    No line where standard input is closed.
    """
    if sys.stdin is None:
        return
    for line in iter(partial(sys.stdin.buffer.readline, LONGEST_LINE), b""):
        yield line.decode(errors="replace")
