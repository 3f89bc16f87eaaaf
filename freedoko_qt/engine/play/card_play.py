"""The play of the cards: which may be played, and what a played card brings."""

from __future__ import annotations

from ..cards import CARDS, SEATS, Card
from ..contracts import Contract
from ..events import CardPlayed, Event, NullLost, TrickTaken
from ..phase import PLAY
from ..state import GameState
from ..trick import Trick, best_position, followers, second_dolle_wins
from .announcements import is_duty, oblige
from .marriage import clarify

_PLAYED = tuple(tuple(CardPlayed(seat, card) for card in CARDS) for seat in SEATS)


def playable_cards(state: GameState) -> list[Card]:
    """The different cards the seat to move may play now; none while it has to announce first."""
    if state.phase is not PLAY or state.turn is None:
        return []
    if state.duty_seat is not None and is_duty(state, state.turn):
        return []
    cards = followers(state.order, state.hands[state.turn], state.trick[0] if state.trick else None)
    return [card for card in cards if card in state.pending] if state.pending else cards


def is_playable(state: GameState, seat: int, card: Card) -> bool:
    """True if the seat to move may play this card now."""
    hand, classes = state.hands[seat], state.order.classes
    if card not in hand or (state.pending and card not in state.pending):
        return False
    if state.duty_seat is not None and is_duty(state, seat):
        return False
    if not state.trick or classes[card] == (led := classes[state.trick[0]]):
        return True
    return led not in [classes[held] for held in hand]


def play(state: GameState, seat: int, card: Card) -> list[Event]:
    """Play a card; the fourth one ends the trick, the last one the game.

    A null ends with the first trick of its soloist (RULES.md 12). The card must be playable (`is_playable`).
    """
    state.hands[seat].remove(card)
    state.trick.append(card)
    state.cards_played += 1
    state.pending = ()
    state.duty_seat = None
    events: list[Event] = [_PLAYED[seat][card]]
    if len(state.trick) < 4:
        state.turn = (seat + 1) % 4
        return events
    return events + _take_trick(state)


def _take_trick(state: GameState) -> list[Event]:
    number = len(state.tricks) + 1
    is_last, has_swines = number == state.tricks_total, state.swines is not None
    second = second_dolle_wins(state.rules, last_trick=is_last, swines=has_swines)
    winner = state.seat_after(state.leader, best_position(state.order, state.trick, second_dolle_wins=second))
    trick = Trick(state.leader, tuple(state.trick), winner)
    state.tricks.append(trick)
    state.trick = []
    state.leader = state.turn = winner
    events: list[Event] = [TrickTaken(number, trick)]
    if state.contract is Contract.SOLO_NULL and winner == state.soloist:
        state.stop(state.seat_after(winner))
        return [*events, NullLost(winner), *end(state)]
    if state.is_open_marriage:
        events += clarify(state)
    oblige(state, winner)
    return events + end(state) if is_last else events


def end(state: GameState) -> list[Event]:
    """Count a game of which nothing is left to play."""
    from ..score.scoring import finish  # not before: a table is seen long before anything is counted

    return finish(state)
