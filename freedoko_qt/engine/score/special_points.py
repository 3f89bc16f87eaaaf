"""Special points of single tricks, by the sides at the end (RULES.md 11)."""

from __future__ import annotations

from collections.abc import Iterator

from ..contracts import SOLI, Contract
from ..rules import Rules
from ..state import GameState
from ..teams import CONTRA, RE
from .score import SpecialPoint
from .special_rules import SPECIAL_RULES, TakenTrick


def count_in(rules: Rules, contract: Contract) -> bool:
    """True if special points count in a contract at all.

    In a marriage that ended alone those up to its clarification can count all the same (`special_points`).
    """
    if contract in (Contract.SOLO_NULL, Contract.RAMSCH):
        return False
    if not contract.is_alone:
        return True
    match rules.special_points_in_solo:
        case "all":
            return True
        case "color_soli":
            return contract not in SOLI or SOLI[contract].is_color
        case "trump_solo":
            return contract not in SOLI or contract is Contract.SOLO_DIAMONDS
        case _:
            return False


def special_points(state: GameState) -> list[SpecialPoint]:
    """The special points of all tricks, first to last.

    By the sides at the end of the game, and without the point against the queens, which no trick earns.
    """
    return [point for number in _counting_tricks(state) for point in _in_trick(state, number)]


def _counting_tricks(state: GameState) -> range:
    """The indices of the tricks that count; of a marriage that ended alone those up to the clarification.

    What was left when a soloist shortened the game was never played as tricks.
    """
    if state.contract is None:
        return range(0)
    if count_in(state.rules, state.contract):
        return range(len(state.tricks) if state.stopped is None else state.stopped)
    if state.contract is Contract.MARRIAGE_SOLO and state.rules.special_points_before_marriage_solo:
        return range(state.clarified or 0)
    return range(0)


def _in_trick(state: GameState, index: int) -> Iterator[SpecialPoint]:
    taken = TakenTrick(
        trick=state.tricks[index],
        rules=state.rules,
        order=state.order,
        sides=[RE if re else CONTRA for re in state.re],
        swines=state.swines,
    )
    is_last = index == state.tricks_total - 1
    for special, rule in SPECIAL_RULES.items():
        if taken.rule(rule.option) and (is_last or not rule.only_last):
            yield from [SpecialPoint(taken.winner, special)] * rule.earned(taken)
