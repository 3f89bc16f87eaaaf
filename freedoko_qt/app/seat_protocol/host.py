"""The messages of a host to one of its seats: everything that this seat may know, and nothing else."""

from __future__ import annotations

from freedoko_qt.engine.actions import EARLY_SWINES, Accept, Action, Announce, Call, Reserve, Return, Shift, SwineKind
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.events import Announced, CardsReturned, CardsShifted, Event, SwinesAnnounced
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_to_dict, result_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.swine_rules import special_card
from freedoko_qt.engine.play.swines import holder
from freedoko_qt.engine.view import SeatView

from .messages import Ask, AskKind, Declared, Fact, GivenBack, Hello, Laid, Over, SideShown

_ASKED = {
    Phase.RESERVATION: AskKind.RESERVE,
    Phase.SHIFT: AskKind.SHIFT,
    Phase.ACCEPT: AskKind.ACCEPT,
    Phase.RETURN: AskKind.RETURN,
}


def hello_of(game: Game, seat: int) -> Hello:
    """The beginning of a game for one seat; its seed, which would reveal the other hands, is left out."""
    return Hello(seat, game.given_rules, game.table, game.dealt[seat])


def ask_of(view: SeatView) -> Ask:
    """The question to the seat of a view."""
    if view.my_turn:
        kind = _ASKED.get(view.phase, AskKind.PLAY if view.playable else AskKind.ANNOUNCE)
    else:
        changes_only = all(isinstance(action, Reserve) for action in view.legal)
        kind = AskKind.RESERVE if changes_only else AskKind.ANNOUNCE
    return Ask(kind, tuple(action_to_dict(action) for action in view.legal))


def over_of(game: Game) -> Over:
    """The end of a game that is over.

    Empty if it has no result.
    """
    return Over(result_of(game) or {})


def facts_for(game: Game, seat: int) -> tuple[Fact, ...]:
    """All facts of a game that a seat may know, its own actions among them, in order.

    The whole game is replayed.
    """
    host = Host(game, seat)
    return tuple(fact for action in game.actions for fact in host.facts_of(action))


class Host:
    """Translates the actions of a game into the facts for one seat, from the first action on.

    Keeps a game of its own, which it plays along; the host's game is not changed.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = Game(game.given_rules, game.dealt, game.table, seed=game.seed)
        self._seat = seat
        self._reserved: dict[int, Reserve] = {}
        """The reservations as they were sent last."""

    def facts_of(self, action: Action) -> list[Fact]:
        """The facts of the next action. Raises IllegalAction if it is not legal.

        Call it for every action, in order; an action of the seat itself comes back as it is.
        """
        events = self._game.apply(action)
        facts = self._answered(action, events) if isinstance(action, Reserve) else self._done(action, events)
        return facts if isinstance(action, Announce) else [*facts, *self._shown_by_swines(events)]

    def _done(self, action: Action, events: list[Event]) -> list[Fact]:
        """The fact of an action other than an answer before the game."""
        if action.seat == self._seat:
            return [action, *self._taken(action)]
        match action:
            case Shift(seat, _, to):
                (laid,) = (event for event in events if isinstance(event, CardsShifted))
                return [Laid(seat, laid.number, laid.foxes, to)]
            case Return() if self._seat != self._game.soloist and self._game.rules.poverty_return_info != "cards":
                (returned,) = (event for event in events if isinstance(event, CardsReturned))
                return [self._given_back(action, returned)]
            case Announce(seat, call):
                said = next(event for event in events if isinstance(event, Announced))
                if said.side is not None and call not in (Call.RE, Call.CONTRA):
                    return [Declared(self._marked(said), said.side)]
                return [self._marked(said)]
            case _:
                return [action]

    def _shown_by_swines(self, events: list[Event]) -> list[Fact]:
        """The sides that swines show by counting as announced, where the queens make the sides."""
        if self._game.contract is not Contract.NORMAL and self._game.contract is not Contract.SILENT_MARRIAGE:
            return []
        said = [event for event in events if isinstance(event, Announced) and event.seat != self._seat]
        return [SideShown(event.seat, event.side) for event in said if event.side is not None]

    def _taken(self, action: Action) -> list[Fact]:
        """The poverty's cards, for who takes them."""
        poor = self._game.soloist
        if not isinstance(action, Accept) or not action.accept or poor is None:
            return []
        return [Shift(poor, self._game.laid)]

    def _given_back(self, action: Return, returned: CardsReturned) -> GivenBack:
        swines, hyperswines = (self._returned_swines(action, kind=kind) for kind in EARLY_SWINES)
        public = returned.number, returned.trumps, returned.any_trump
        return GivenBack(action.seat, *public, swines, hyperswines, returned.cards or ())

    def _returned_swines(self, action: Return, *, kind: SwineKind) -> int | None:
        """The number of announced swines of the poor one or the taker that are given back."""
        before = self._game.replayed(self._game.actions.index(action))
        owner = holder(before, kind)
        card = special_card(self._game.rules, Contract.POVERTY, kind=kind)
        if card is None or owner not in (self._game.soloist, self._game.taker):
            return None
        return action.cards.count(card)

    @staticmethod
    def _marked(said: Announced) -> Announce:
        return Announce(said.seat, said.call, said.forced)

    def _answered(self, action: Reserve, events: list[Event]) -> list[Fact]:
        """The answer, and what the last one has settled: the reservation that holds, and at last swines noted."""
        shown = self._game.view(self._seat).reservations
        facts: list[Fact] = []
        for seat in (action.seat, *(one for one in SEATS if one != action.seat)):
            reserve = self._game.reserved[seat]
            if reserve is None:
                continue
            public, before = self._public(reserve, shown[seat]), self._reserved.get(seat)
            if seat == action.seat or (seat != self._seat and public != before and not _takes_back(public, before)):
                facts.append(public)
                self._reserved[seat] = public
        for seat in SEATS:
            swines, hyperswines = (SwinesAnnounced(seat, kind) in events for kind in EARLY_SWINES)
            if seat != self._seat and (swines or hyperswines):
                facts.append(self._reserved[seat]._replace(swines=swines, hyperswines=hyperswines))
        return facts

    def _public(self, reserve: Reserve, shown: Reservation | None) -> Reserve:
        if reserve.seat == self._seat:
            return reserve
        if shown is None or shown in (Reservation.HEALTHY, Reservation.RESERVATION):
            reserve = Reserve(reserve.seat, shown or Reservation.RESERVATION, offer_duty_solo=reserve.offer_duty_solo)
        return reserve._replace(swines=False, hyperswines=False)


def _takes_back(public: Reserve, before: Reserve | None) -> bool:
    """True if a reservation is hidden that has been sent in full: it was to be played, and is so no more."""
    hidden = Reservation.RESERVATION
    return before is not None and public.reservation is hidden and before.reservation is not hidden
