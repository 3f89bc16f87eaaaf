"""The table in words: the cards of the hand, and everything around it."""

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app import wording
from freedoko_qt.app.wording.translating import capitalised

from .card_item import CardItem
from .stage import Stage
from .table_state import BadgeKind, SeatState


def item_words(stage: Stage, item: CardItem) -> str:
    """A card of the hand, and what can be seen of it: that it can be played, or is lifted to be played."""
    if item.card is None:
        return ""
    name = capitalised(wording.card_name(item.card))
    if item in stage.hand.received:
        name = QCoreApplication.translate("Table", "{card}, just received").format(card=name)
    if item is stage.hand.chosen or item in stage.hand.picked:
        return QCoreApplication.translate("Table", "{card}, chosen").format(card=name)
    bright = stage.shown.bright if stage.shown else None
    if bright is not None and item.card in bright:
        return QCoreApplication.translate("Table", "{card}, playable").format(card=name)
    return name


def table_words(stage: Stage) -> list[str]:
    """Everything else that can be seen, a line each: whose turn it is, the trick, the game, and the four players.

    An earlier trick that is looked at stands first, in place of both. Empty as long as no game is shown.
    """
    view, shown = stage.view, stage.shown
    if view is None or shown is None or not stage.names:
        return []
    if stage.review.is_open:
        lines = stage.review.lines
    else:
        lines = [] if stage.trick_stays else [wording.waiting(view, stage.names)]
        lines += _trick(stage)
    lines += [shown.title, shown.subtitle, *shown.remarks]
    lines += [_player(stage, seat, position) for position, seat in enumerate(shown.seats)]
    return [line for line in lines if line]


def _player(stage: Stage, seat: SeatState, position: int) -> str:
    """The player of a seat, the side, and everything else at the seat."""
    name = _name_at(stage, position)
    if seat.side is not None:
        words = QCoreApplication.translate("Table", "{name} ({side})")
        name = words.format(name=name, side=wording.side_name(seat.side))
    announced = QCoreApplication.translate("Table", "announced: {call}")
    badges = [
        announced.format(call=badge.text) if badge.kind is BadgeKind.CALL else badge.text for badge in seat.badges
    ]
    badges += [line for badge in seat.badges for line in badge.about.splitlines()]
    cards = map(wording.card_name, stage.seats[position].cards)
    return ", ".join([name, *badges, *stage.piles[position].words(), *cards])


def _name_at(stage: Stage, position: int) -> str:
    first = stage.view.seat if stage.view else 0
    return stage.names[(first + position) % 4]


def _trick(stage: Stage) -> list[str]:
    shown = stage.shown
    if shown is None or shown.leader is None or shown.winner is None:
        return []
    line = QCoreApplication.translate("Table", "{name}: {card}")
    lines = [
        line.format(name=_name_at(stage, shown.leader + place), card=wording.card_name(card))
        for place, card in enumerate(shown.trick)
    ]
    if stage.trick_stays:
        words = QCoreApplication.translate("Table", "The trick goes to: {name}")
    else:
        words = QCoreApplication.translate("Table", "Winning so far: {name}")
    return [*lines, words.format(name=_name_at(stage, shown.winner))]
