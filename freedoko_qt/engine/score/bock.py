"""Bock triggers, one row for each (RULES.md 16)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..contracts import Contract
from ..rules import Rules
from ..teams import CONTRA, RE, Side, WinningStreak
from ..text import QT_TRANSLATE_NOOP
from .side_result import SideResults

WINS_IN_A_ROW = 4
"""The number of wins in a row that brings a bock round."""


class FinishedGame(NamedTuple):
    """A game that is over, as far as bock rounds depend on it.

    `value` is that of `Score.value`.
    """

    contract: Contract
    results: SideResults
    winner: Side | None
    heart_trick: bool
    value: int
    streak: WinningStreak
    """The wins in a row before this game."""


class BockTrigger(NamedTuple):
    """A bock trigger: an English phrase of the translation context "Prose", and a condition on the game."""

    phrase: str
    has_happened: Callable[[FinishedGame], bool]


def streak_after(streak: WinningStreak, contract: Contract, winner: Side | None) -> WinningStreak:
    """The streak after a game; one that a seat plays alone leaves it as it is."""
    return streak if contract.is_alone else streak.after(winner)


def _lost_call(*sides: Side) -> Callable[[FinishedGame], bool]:
    """A condition: one of these sides has announced and does not win."""
    return lambda game: any(side is not game.winner and game.results[side].has_announced for side in sides)


BOCK_TRIGGERS: Mapping[str, BockTrigger] = {
    "bock_after_120_120": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "120 to 120 card points"), lambda game: game.results[RE].eyes == 120
    ),
    "bock_after_lost_solo": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "a lost solo"), lambda game: game.contract.is_alone and game.winner is CONTRA
    ),
    "bock_after_lost_re_contra": BockTrigger(QT_TRANSLATE_NOOP("Prose", "a lost Re or Kontra"), _lost_call(RE, CONTRA)),
    "bock_after_lost_re": BockTrigger(QT_TRANSLATE_NOOP("Prose", "a lost Re"), _lost_call(RE)),
    "bock_after_lost_contra": BockTrigger(QT_TRANSLATE_NOOP("Prose", "a lost Kontra"), _lost_call(CONTRA)),
    "bock_after_re_and_contra": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "a game with Re and Kontra"),
        lambda game: all(side.has_announced for side in game.results.values()),
    ),
    "bock_after_nothing": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "a game that is worth nothing"), lambda game: game.value == 0
    ),
    "bock_after_solo": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "any solo"),
        lambda game: game.contract.is_solo or game.contract is Contract.SILENT_MARRIAGE,
    ),
    "bock_after_redeal": BockTrigger(QT_TRANSLATE_NOOP("Prose", "a new deal"), lambda game: False),  # not a game
    "bock_after_heart_trick": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "a trick of four plain hearts"),
        lambda game: game.heart_trick and not game.contract.is_alone,
    ),
    "bock_after_black_game": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "a game without a trick for one side"),
        lambda game: any(side.tricks == 0 for side in game.results.values()),
    ),
    "bock_after_four_wins": BockTrigger(
        QT_TRANSLATE_NOOP("Prose", "four wins of the same side in a row"),
        lambda game: streak_after(game.streak, game.contract, game.winner).wins == WINS_IN_A_ROW,
    ),
}
"""The triggers, each by its option."""


_NOT_BY_CARD_POINTS = ("bock_after_120_120", "bock_after_black_game")
"""Those that look at the card points and tricks of both sides, which mean nothing in a null or a Ramsch."""


def bock_triggers(rules: Rules, game: FinishedGame) -> tuple[str, ...]:
    """The options by which a game brings a bock round.

    `rules` are rules in force. In a null or a Ramsch card points and tricks of both sides trigger nothing.
    """
    if not rules.bock:
        return ()
    passed_over = _NOT_BY_CARD_POINTS if game.contract in (Contract.SOLO_NULL, Contract.RAMSCH) else ()
    return tuple(
        option
        for option, trigger in BOCK_TRIGGERS.items()
        if getattr(rules, option) and option not in passed_over and trigger.has_happened(game)
    )
