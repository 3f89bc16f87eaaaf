"""SeatView: the information state of one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .actions import Action, Announce, Call, Genscher, Play, Selector
from .before_play.poverty import count_trumps, shown_to_all
from .before_play.reservations import soli_are_named
from .cards import BySeat, Card, by_seat, deck
from .contracts import CardOrder, Contract, Reservation
from .phase import Phase
from .play.announcements import is_duty
from .play.known_sides import known_sides
from .rules import Rules
from .state import GameState
from .table import Table
from .teams import Side, Sides
from .trick import Trick, best_position, eyes_by_seat, second_dolle_wins

if TYPE_CHECKING:
    from .score.score import Score

KnownReservations: TypeAlias = BySeat[Reservation | None]


class PovertyView(NamedTuple):
    """A poverty's cards as a seat knows them; the cards themselves if they were its own, given to it, or shown."""

    poor: int
    asked: tuple[int, ...]
    """The seats that may still take it, in the order in which they are asked."""
    taker: int | None
    laid: int
    """The number of cards that lie, lay or go to the taker (0 before)."""
    laid_cards: tuple[Card, ...] | None
    returned_cards: tuple[Card, ...] | None
    returned_trumps: int | None
    """The number of trumps that came back, where the rules reveal it."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's knowledge of a game; equal for equal knowledge, whatever the hidden hands are.

    All that a player, a hint or a review may know; game theory calls it the information state.
    """

    seat: int
    rules: Rules
    """The rules in force (options whose condition fails read as off)."""
    table: Table
    phase: Phase
    turn: int | None
    """The seat to move; None when the game is over."""
    hand: tuple[Card, ...]
    """The own cards, in the order of the deal."""
    hand_sizes: BySeat[int]
    reservations: KnownReservations
    """Healthy, the own one, named soli, the one that came to be; `RESERVATION`: hidden; None: not asked yet."""
    contract: Contract | None
    """The contract as the seat knows it: a silent marriage that is not yet shown reads as normal to the others."""
    soloist: int | None
    """The soloist, the bride, the poor player; None in a normal game."""
    duty_solo: bool
    """True if the solo that is played is one of those that its soloist owes."""
    selector: Selector | None
    order: CardOrder
    """The order of the cards, with all that was announced so far; before the contract stands, that of a normal game."""
    swines: int | None
    """The seat that has announced swines."""
    superswines: int | None
    hyperswines: int | None
    heidmann: int | None
    """The seat that has announced a Heidmann."""
    announcements: tuple[Announce, ...]
    """The announcements in the order in which they were made."""
    levels: BySeat[int]
    """The highest level each seat's announcements count as now, 0 (nothing) to 5; a Genscher makes them less."""
    replies: BySeat[Call | None]
    announced_early: tuple[int, ...]
    """The seats that announced before the first card."""
    leader: int | None
    """The seat that led, or leads, the current trick; None before the first trick."""
    trick: tuple[Card, ...]
    """The cards of the unfinished trick, the leader's first."""
    tricks: tuple[Trick, ...]
    """All finished tricks, first to last."""
    clarified: int | None
    """The number, from 1, of the trick that clarified a marriage."""
    genscher: Genscher | None
    """The choice of a partner that holds."""
    genschers: tuple[Genscher, ...]
    """All choices of a partner, among them those that kept one."""
    poverty: PovertyView | None
    sides: Sides
    """The side of each seat as far as this seat knows it for sure (its own too: None in an unclarified marriage)."""
    public_sides: Sides
    """The side of each seat as far as everybody knows it for sure."""
    duty: bool
    """True if this seat has to announce before it may lead."""
    legal: tuple[Action, ...]
    """The legal actions of this seat; announcements can be legal out of turn."""
    score: Score | None

    @property
    def side(self) -> Side | None:
        """The own side."""
        return self.sides[self.seat]

    @property
    def knows_partner(self) -> bool:
        """True if it is sure of another seat that it is on the own side."""
        return self.side is not None and self.sides.count(self.side) > 1

    @property
    def my_turn(self) -> bool:
        """True if the game waits for this seat."""
        return self.turn == self.seat

    @property
    def is_bidding(self) -> bool:
        """True if the seat that the game waits for has called a solo and is asked whether it bids more."""
        return self.turn is not None and self.phase is Phase.RESERVATION and self.reservations[self.turn] is not None

    @property
    def playable(self) -> tuple[Card, ...]:
        """The different cards that may be played now."""
        return tuple(action.card for action in self.legal if isinstance(action, Play))

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards played so far, in order."""
        return (*chain.from_iterable(trick.cards for trick in self.tricks), *self.trick)

    @property
    def trick_number(self) -> int:
        """The number of the current trick, from 1."""
        return len(self.tricks) + 1

    @property
    def tricks_total(self) -> int:
        """The number of tricks of the game, 12 or 10."""
        return 12 if self.rules.with_nines else 10

    @property
    def eyes(self) -> BySeat[int]:
        """The eyes each seat has taken."""
        return eyes_by_seat(self.tricks)

    @property
    def tricks_taken(self) -> BySeat[int]:
        """The number of tricks each seat has taken."""
        taken = [0, 0, 0, 0]
        for trick in self.tricks:
            taken[trick.winner] += 1
        return by_seat(taken)

    @property
    def winning_seat(self) -> int | None:
        """The seat that is winning the unfinished trick; None while it is empty."""
        if not self.trick or self.leader is None:
            return None
        return (self.leader + best_position(self.order, self.trick, second_dolle_wins=self.second_dolle_wins)) % 4

    @property
    def second_dolle_wins(self) -> bool:
        """True if the second ♥10 in the current trick beats the first."""
        last = self.trick_number >= self.tricks_total
        return second_dolle_wins(self.rules, last_trick=last, swines=self.swines is not None)

    def takes_lead(self, card: Card) -> bool:
        """True if a card would be winning the unfinished trick; an empty one every card would."""
        cards = (*self.trick, card)
        return best_position(self.order, cards, second_dolle_wins=self.second_dolle_wins) == len(self.trick)


def still_out(view: SeatView) -> Mapping[Card, int]:
    """The number of each card of the game, 0 to 2, that is neither in the own hand nor has been played.

    Cards of a poverty that are known to lie with another seat count as well.
    """
    cards = deck(with_nines=view.rules.with_nines)
    seen = Counter(view.hand + view.played)
    return {card: cards.count(card) - seen[card] for card in dict.fromkeys(cards)}


def view_of(state: GameState, seat: int, legal: tuple[Action, ...]) -> SeatView:
    """The view of one seat; `legal`: its legal actions.

    A silent marriage reads as a normal game for the others until both ♣Q have been played (RULES.md 4).
    """
    hidden = state.contract is Contract.SILENT_MARRIAGE and seat != state.soloist and not state.silent_marriage_shown
    begun = state.phase is Phase.PLAY or state.score is not None
    return SeatView(
        seat=seat,
        rules=state.rules,
        table=state.table,
        phase=state.phase,
        turn=state.turn,
        hand=tuple(state.hands[seat]),
        hand_sizes=by_seat(map(len, state.hands)),
        reservations=_known_reservations(state, seat),
        contract=Contract.NORMAL if hidden else state.contract,
        soloist=None if hidden else state.soloist,
        duty_solo=state.duty_solo,
        selector=state.selector,
        order=state.order,
        swines=state.swines,
        superswines=state.superswines,
        hyperswines=state.hyperswines,
        heidmann=state.heidmann,
        announcements=tuple(state.announcements),
        levels=by_seat(state.levels),
        replies=by_seat(state.replies),
        announced_early=tuple(state.announced_before_first_card),
        leader=state.leader if begun else None,
        trick=tuple(state.trick),
        tricks=tuple(state.tricks),
        clarified=state.clarified,
        genscher=state.genscher,
        genschers=tuple(state.genschers),
        poverty=_poverty(state, seat),
        sides=known_sides(state, seat),
        public_sides=known_sides(state, None),
        duty=state.turn == seat and is_duty(state, seat),
        legal=legal,
        score=state.score,
    )


def _known_reservations(state: GameState, seat: int) -> KnownReservations:
    """The reservations known to a seat: its own, healthy ones, soli named in bidding, and the one that holds."""
    known: list[Reservation | None] = []
    healthy, named = Reservation.HEALTHY, soli_are_named(state)
    for one, reserve in enumerate(state.reserved):
        if reserve is None:
            known.append(None)
        elif (
            one == seat
            or reserve.reservation is healthy
            or (named and reserve.reservation.is_solo)
            or _came_to_be(state, one)
        ):
            known.append(reserve.reservation)
        else:
            known.append(Reservation.RESERVATION)
    return by_seat(known)


def _came_to_be(state: GameState, seat: int) -> bool:
    if state.thrown_in is not None:
        return state.thrown_in.seat == seat
    return state.contract not in (None, Contract.NORMAL, Contract.SILENT_MARRIAGE) and state.soloist == seat


def _poverty(state: GameState, seat: int) -> PovertyView | None:
    poor = state.soloist
    if state.contract is not Contract.POVERTY or poor is None:
        return None
    own, shown = seat in (poor, state.taker), shown_to_all(state)
    trumps = count_trumps(state.order, state.returned)
    counted = own or shown is not None or state.rules.poverty_return_info == "number_of_trumps"
    return PovertyView(
        poor=poor,
        asked=tuple(state.asked) if state.taker is None else (),
        taker=state.taker,
        laid=len(state.laid),
        laid_cards=state.laid if own else None,
        returned_cards=(state.returned if own else shown) or None,
        returned_trumps=trumps if counted and state.phase in (Phase.PLAY, Phase.OVER) else None,
    )
