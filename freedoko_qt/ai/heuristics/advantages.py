"""The advantage of a card over another one, as a player would put it: the first that distinguishes the two."""

from __future__ import annotations

from collections.abc import Iterable

from freedoko_qt.engine.cards import EYES, BySeat, Card
from freedoko_qt.engine.view import SeatView

from .card_advantage import CardAdvantage
from .contrasts import BOTH_TAKE, LEADING, LEAVING, NEITHER_TAKES, TAKING, Contrast
from .situation import Situation
from .unlearned import UNLEARNED


def advantage_of(
    view: SeatView, card: Card, other: Card, partners: BySeat[float] | None = None
) -> CardAdvantage | None:
    """Return the advantage of a card over another one; None if none of those known distinguishes the two.

    None, too, in a null or a Ramsch, which have reasons of their own (`unlearned`).
    `partners`: the chance of each seat to be a partner, if it is known better than by deductions; before a marriage
    is clarified no seat is one.
    """
    if view.contract in UNLEARNED:
        return None
    situation = Situation(view, partners=None if view.side is None else partners)
    true = (row for row in _rows(situation, card, other) if row.is_true(situation, card, other))
    first = next(true, None)
    return None if first is None else _described(situation, first, card, other)


def _described(situation: Situation, row: Contrast, card: Card, other: Card) -> CardAdvantage:
    lying = None if situation.led is None else situation.best_card
    eyes = 0 if situation.led is None else situation.eyes + EYES[card]
    seat, rival = row.seat(situation, card, other), row.rival(situation, card, other)
    return CardAdvantage(row.kind, card, other, seat, lying, rival, eyes)


def _rows(situation: Situation, card: Card, other: Card) -> Iterable[Contrast]:
    if situation.led is None:
        return LEADING
    match situation.takes_lead(card), situation.takes_lead(other):
        case True, False:
            return TAKING
        case False, True:
            return LEAVING
        case True, True:
            return BOTH_TAKE
        case _:
            return NEITHER_TAKES
