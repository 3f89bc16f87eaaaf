"""The animation script of each event: speech, moves of cards, and pauses."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from PySide6.QtCore import QEasingCurve
from shiboken6 import isValid

from freedoko_qt.app import wording
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.events import (
    Announced,
    CardPlayed,
    CardsShifted,
    ContractChosen,
    Event,
    PartnerChosen,
    PovertyAnswered,
    Reserved,
    SoloBid,
    SwinesAnnounced,
    ThrownIn,
    TrickTaken,
)
from freedoko_qt.engine.trick import Trick
from freedoko_qt.engine.view import SeatView

from .card_item import CardItem
from .choreographer import Look, Script, Wait
from .layout import Place, TablePosition
from .motion import CardMove, Goal, blow, hop, jolt
from .stage import Stage
from .table_state import beats_with_force

PLAY, BLOW, GATHER, AWAY, WANDER, DEAL, SORT = 240, 300, 180, 240, 280, 280, 280
"""Milliseconds that a card is on its way at normal speed."""
Z_FLYING = 94.0
"""A card on its way to the trick: above all other cards and all that is said."""
AFTER_CARD, AFTER_WORD, AFTER_REMARK = 140, 600, 1800
"""Milliseconds of the rests at normal speed."""


def perform(
    stage: Stage, event: Event, view: SeatView, hands: Hands | None, chosen: CardItem | None, *, quiet: bool
) -> Script:
    """Show an event, then the view, with the hands of the others where they may be seen.

    `chosen`: the card that the person touched; `quiet`: without bubbles.

    A generator for `Choreographer.play`: nothing happens until it is advanced.
    """
    stage.hands = hands
    match event:
        case CardPlayed(seat, card):
            yield from _play(stage, seat, card, view, chosen)
        case TrickTaken(trick=trick):
            yield from _take(stage, trick, view)
        case _:
            spoken = None if quiet else wording.speech(event)
            speaker = _speaker(event)
            if spoken and speaker is not None:
                stage.say(stage.position(speaker), lambda: wording.speech(event) or "")
            stage.reconcile(view)
            if stage.arrived:
                yield from _hand_over(stage)
            yield from _settle(stage, view, WANDER)
            if spoken or isinstance(event, CardsShifted):
                yield Wait(AFTER_WORD)


def deal(stage: Stage, view: SeatView, hands: Hands | None) -> Script:
    """Deal the cards of a new game, from the dealer's seat.

    A generator for `Choreographer.play`. What lay on the table is taken away first.
    """
    stage.clear()
    stage.hands = hands
    dealer = (view.table.dealer - view.seat) % 4
    stage.reconcile(view, stage.source(dealer))
    rounds = zip_longest(stage.hand.goals(), *(seat.goals() for seat in stage.seats))
    yield CardMove([goal for cards in rounds for goal in cards if goal], DEAL, one_by_one=True)
    yield from _settle(stage, view)


def remark(stage: Stage, seat: int, words: Callable[[], str]) -> Script:
    """A remark of a seat; at the end of a game it stays readable before the points are shown."""
    stage.say(stage.position(seat), words)
    if stage.view is not None and stage.view.score is not None:
        yield Wait(AFTER_REMARK)


def _play(stage: Stage, seat: int, card: Card, view: SeatView, chosen: CardItem | None) -> Script:
    position = stage.position(seat)
    if position == TablePosition.BOTTOM:
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
    lies = item.zValue()
    item.setZValue(Z_FLYING)
    try:
        if beats_with_force(view, seat, card):
            yield CardMove(_with_force(stage, item), BLOW)
        else:
            goals = stage.goals()
            yield CardMove([goal._replace(way=hop) if goal.item is item else goal for goal in goals], PLAY)
    finally:
        if isValid(item):  # not where the window was closed while it flew
            item.setZValue(lies)
    stage.trick_stays = not view.trick
    yield from _settle(stage, view)
    if not stage.trick_stays:
        yield Wait(AFTER_CARD)


def _take(stage: Stage, trick: Trick, view: SeatView) -> Script:
    stage.trick_stays = True
    yield from _settle(stage, view)
    yield Look()
    items = stage.trick.clear()
    winner = (trick.winner - view.seat) % 4
    slot = stage.trick.slot(winner)
    yield from sweep(items, slot, stage.layout.seats[winner].stack)
    for item in items:
        stage.scene.removeItem(item)
    stage.trick_stays = False
    yield from _settle(stage, view)


def sweep(items: Sequence[CardItem], slot: Place, pile: Place) -> Script:
    """Gather the cards of a trick at a slot, turn them over, and move them to a pile.

    A generator. The caller takes the cards out of the scene afterwards.
    """
    yield CardMove([Goal(item, slot) for item in items], GATHER, QEasingCurve.Type.InOutCubic)
    for item in items:
        item.turn_up(None)
    yield CardMove([Goal(item, pile) for item in items], AWAY, QEasingCurve.Type.InOutCubic, leaving=True)


def _settle(stage: Stage, view: SeatView, time: int = SORT) -> Script:
    """Show the view; cards that have another place in it, as after sorting the hand, glide there."""
    stage.reconcile(view)
    yield CardMove(stage.goals(), time, QEasingCurve.Type.InOutCubic)
    stage.hand.mark()


def _hand_over(stage: Stage) -> Script:
    """Lay cards that go to another seat before it for a moment, so that everyone sees how many there are."""
    came = stage.arrived
    taker = next((seat.position for seat in stage.seats if came[0] in seat.fan), TablePosition.BOTTOM)
    others = [goal for goal in stage.goals() if goal.item not in came]
    yield CardMove([*others, *stage.laid_out(came, taker)], WANDER, QEasingCurve.Type.InOutCubic)
    yield Wait(AFTER_WORD)


def _with_force(stage: Stage, item: CardItem) -> list[Goal]:
    """The goals of all cards when this one comes down on the trick, and their ways."""
    goals = stage.goals()
    spot = next(goal.place for goal in goals if goal.item is item)
    way = jolt(spot, stage.layout.unit)
    ways = {one: blow if one is item else way for one in stage.trick.items.values()}
    return [goal._replace(way=ways.get(goal.item, goal.way)) for goal in goals]


def _speaker(event: Event) -> int | None:
    """The seat that says something with this event."""
    match event:
        case ContractChosen(soloist=seat):
            return seat
        case (
            Reserved() | SoloBid() | ThrownIn() | PovertyAnswered() | SwinesAnnounced() | Announced() | PartnerChosen()
        ):
            return event.seat
    return None
