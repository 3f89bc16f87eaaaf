"""How each event is shown: what is said, which cards wander, and how long one may look."""

from itertools import zip_longest

from PySide6.QtCore import QEasingCurve

from freedoko_qt.app import wording
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.events import (
    Announced,
    CardPlayed,
    CardsReturned,
    CardsShifted,
    ContractChosen,
    Event,
    PartnerChosen,
    PovertyAnswered,
    Reserved,
    SwinesAnnounced,
    ThrownIn,
    TrickTaken,
)
from freedoko_qt.engine.trick import Trick
from freedoko_qt.engine.view import SeatView

from .card_item import CardItem
from .choreographer import Look, Script, Wait
from .layout import Place, Position, pile_place
from .motion import Goal, Move
from .stage import Stage

PLAY, GATHER, AWAY, WANDER, DEAL = 240, 180, 240, 280, 650
"""Milliseconds of the moves at normal speed."""
AFTER_CARD, AFTER_WORD = 140, 600
"""Milliseconds of the rests at normal speed."""


def perform(
    stage: Stage, event: Event, view: SeatView, hands: Hands | None, chosen: CardItem | None, *, quiet: bool
) -> Script:
    """Show an event, then the view, with the hands of the others where they may be seen.

    `chosen`: the card that the person touched; `quiet`: without bubbles.
    """
    stage.hands = hands
    match event:
        case CardPlayed(seat, card):
            yield from _play(stage, seat, card, view, chosen)
        case TrickTaken(trick=trick):
            yield from _take(stage, trick, view)
        case _:
            spoken = None if quiet else wording.saying(event)
            speaker = _speaker(event)
            if spoken and speaker is not None:
                stage.say(stage.position(speaker), spoken)
            stage.reconcile(view, _source(stage, event))
            yield Move(stage.goals(), WANDER, QEasingCurve.Type.InOutCubic)
            stage.show(view)
            if spoken:
                yield Wait(AFTER_WORD)


def deal(stage: Stage, view: SeatView, hands: Hands | None) -> Script:
    """Deal the cards of a new game, from the dealer's seat."""
    stage.clear()
    stage.hands = hands
    dealer = (view.table.dealer - view.seat) % 4
    stage.reconcile(view, stage.source(dealer))
    rounds = zip_longest(stage.hand.goals(), *(seat.goals() for seat in stage.seats))
    yield Move([goal for cards in rounds for goal in cards if goal], DEAL, one_by_one=True)
    stage.show(view)


def _play(stage: Stage, seat: int, card: Card, view: SeatView, chosen: CardItem | None) -> Script:
    position = stage.position(seat)
    if position == Position.BOTTOM:
        item = stage.hand.take(card, chosen)
        stage.hand.set_bright(None)
    else:
        item = stage.seats[position].take(card)
    if item is None:  # the view before was another one, as after a jump in a replayed game
        stage.show(view)
        return
    item.turn_up(card)
    stage.trick.lay(position, item)
    stage.trick.light(None)
    yield Move(stage.goals(), PLAY)
    stage.lying = not view.trick
    stage.show(view)
    if not stage.lying:
        yield Wait(AFTER_CARD)


def _take(stage: Stage, trick: Trick, view: SeatView) -> Script:
    stage.lying = True
    stage.show(view)
    yield Look()
    items = stage.trick.clear()
    winner = (trick.winner - view.seat) % 4
    slot = stage.trick.slot(winner)
    pile = pile_place(stage.layout.seats[winner].pile, winner)
    yield Move(_all_to(items, slot), GATHER, QEasingCurve.Type.InOutCubic)
    for item in items:
        item.turn_up(None)
    yield Move(_all_to(items, pile), AWAY, QEasingCurve.Type.InOutCubic, leaving=True)
    for item in items:
        stage.scene.removeItem(item)
    stage.lying = False
    stage.show(view)


def _all_to(items: list[CardItem], place: Place) -> list[Goal]:
    return [Goal(item, place) for item in items]


def _speaker(event: Event) -> int | None:
    """The seat that says something with this event."""
    match event:
        case ContractChosen(soloist=seat):
            return seat
        case Reserved() | ThrownIn() | PovertyAnswered() | SwinesAnnounced() | Announced() | PartnerChosen():
            return event.seat
    return None


def _source(stage: Stage, event: Event) -> Place | None:
    """Where the cards come from that an event brings; None: from the middle."""
    match event:
        case CardsShifted(seat) | CardsReturned(seat):
            return stage.source(stage.position(seat))
    return None
