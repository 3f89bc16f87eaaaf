"""A deal of a tournament once more: the same cards, the same state of the evening, an expert in the person's seat."""

from __future__ import annotations

from hashlib import sha256

from freedoko_qt.ai.style import Style
from freedoko_qt.app.deals.experts import Seating
from freedoko_qt.app.external_programs import program_of
from freedoko_qt.app.people import EXPERT, LEVEL, LEVELS, SUBSTITUTE
from freedoko_qt.app.sealed import packed
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine import rules
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import table_to_dict


def seating(setup: TournamentSetup, level: str = EXPERT) -> Seating:
    """The players of a copy: the level in the person's seat, and the same three others; one of ours for a program.

    By seat, the person's first. Levels that this computer does not have are replaced by ours.
    """
    others = zip(map(_own_level, setup.levels), setup.styles, strict=True)
    return (level, Style.BALANCED), *others


def key_of(game: Game, players: Seating) -> str:
    """The check sum of all that decides the cards of a copy: the deal and its players, not what the person did.

    16 hexadecimal digits of a SHA-256, the name of a file. Two versions of the program give the same key for the same
    deal.
    """
    deal = {
        "rules": rules.to_dict(game.given_rules),
        "table": table_to_dict(game.table),
        "seed": game.seed,
        "hands": [[*map(int, hand)] for hand in game.dealt],
        "players": players,
    }
    return sha256(packed(deal).encode()).hexdigest()[:16]


def _own_level(level: str) -> str:
    """A level of ours: that of whoever goes on for a program, and the usual one for a level that is not known."""
    if program_of(level) is not None:
        return SUBSTITUTE
    return level if level in LEVELS else LEVEL
