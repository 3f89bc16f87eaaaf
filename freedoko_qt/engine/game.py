"""One game: rules, a deal and a list of actions; it never calls a player."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from .actions import (
    Accept,
    Action,
    Announce,
    AnnounceSwines,
    Call,
    Claim,
    Genscher,
    Play,
    Reserve,
    Return,
    Shift,
)
from .before_play import bidding, contract_choice, poverty, reservations
from .cards import CARDS, SEATS, Card
from .dealing import deal
from .errors import IllegalAction
from .events import Announced, Event
from .phase import OVER, PLAY, Phase
from .play import announcements, card_play, claims, genscher, swines
from .refusals import Refusal, refusal
from .rules import Rules
from .state import GameState
from .table import Table
from .view import SeatView, view_of

_PLAYS = tuple(tuple(Play(seat, card) for card in CARDS) for seat in SEATS)
_ANNOUNCES = tuple({call: Announce(seat, call) for call in Call} for seat in SEATS)


class Game(GameState):
    """A game in progress. Only `apply` changes it; read everything else, best through `view`.

    The information state of a seat is `view(seat)`; `turn` is the seat to move, None once the game is over;
    `score` is None until then, and stays None if the hands were thrown in. The hands lie open in it: players are
    given views alone.

        game = Game.deal(rules, seed=1)
        while game.turn is not None:
            game.apply(players[game.turn].decide(game.view(game.turn)))
    """

    __slots__ = ()

    @classmethod
    def deal(cls, rules: Rules, seed: int, table: Table | None = None) -> Game:
        """Return a new game with the hands that a seed gives.

        Equal seeds give equal hands for all time (`dealing.deal`); `table` is by default that of a single game led by
        seat 0.
        """
        return cls(rules, deal(seed, with_nines=rules.with_nines), table, seed=seed)

    def replayed(self, number: int) -> Game:
        """Return the same deal after the first `number` actions.

        What is done to it has no effect on this game.
        """
        game = Game(self.given_rules, self.dealt, self.table, seed=self.seed)
        for action in self.actions[:number]:
            game.apply(action)
        return game

    def copy(self) -> Game:
        """Return an equal game of its own."""
        twin = copy(self)
        for name in GameState.__slots__:
            value = getattr(self, name)
            if isinstance(value, list):
                setattr(twin, name, [*value])
        twin.hands = [[*hand] for hand in self.hands]
        twin.possible_answers = {**self.possible_answers}
        return twin

    def events_so_far(self) -> list[Event]:
        """Return all events since the cards were dealt."""
        again = self.replayed(0)
        return [event for action in self.actions for event in again.apply(action)]

    def view(self, seat: int) -> SeatView:
        """Return what one seat knows.

        `view.legal` has the actions that are legal for it now, even out of turn.
        """
        return view_of(self, seat, tuple(self.legal(seat)))

    # What may be done

    def may_answer(self, seat: int) -> Sequence[Reserve]:
        """Return the answers that a seat may give when it is asked before the game."""
        return reservations.may_answer(self, seat)

    def plays(self) -> list[Card]:
        """Return the different cards the seat to move may play now; none while it has to announce first."""
        return card_play.playable_cards(self)

    def legal(self, seat: int | None = None) -> list[Action]:
        """Return what a seat (the one to move if none is named) may do now; empty only for one that has to wait.

        Out of turn announcements, swines before the first card and changed reservations can be legal. Only in a poverty
        `is_legal` takes more: the cards in any order, here they are sorted by number, and no seat named to be asked
        first.
        """
        if seat is None:
            seat = self.turn
        if seat is None or self.phase is OVER:
            return []
        result = self._legal_in_play(seat) if self.phase is PLAY else self._legal_before(seat)
        if not self.cards_played and self.rules.reservation_change != "never":
            result += reservations.changes(self, seat)
        if (self.rules.swines or self.rules.heidmann) and not (self.cards_played and self.swines_at_begin):
            result += [AnnounceSwines(seat, kind) for kind in swines.announceable(self, seat)]
        return result

    def _legal_in_play(self, seat: int) -> list[Action]:
        result: list[Action] = []
        if seat == self.turn:
            cards = card_play.playable_cards(self)
            result += map(_PLAYS[seat].__getitem__, cards)
            if self.rules.genscher and genscher.card_now(self, seat) in cards and genscher.may_choose(self, seat):
                result += genscher.choices(seat)
        if calls := announcements.calls(self, seat):
            result += map(_ANNOUNCES[seat].__getitem__, calls)
        if seat == self.soloist and self.rules.solo_may_claim:
            result += [Claim(seat, takes) for takes in claims.open_claims(self, seat)]
        return result

    def _legal_before(self, seat: int) -> list[Action]:
        if seat != self.turn:
            return []
        match self.phase:
            case Phase.RESERVATION:
                if bidding.is_raising(self, seat):
                    return [*bidding.answers(self, seat)]
                return [*reservations.may_answer(self, seat)]
            case Phase.SHIFT:
                to = poverty.choices(self.rules, seat)
                return [Shift(seat, cards, one) for cards in poverty.shifts(self, seat) for one in to]
            case Phase.ACCEPT:
                return [Accept(seat, True), Accept(seat, False)]
            case _:
                return [Return(seat, cards) for cards in poverty.returns(self, seat)]

    def is_legal(self, action: Action) -> bool:
        """Return whether `apply` would take this action."""
        match action:
            case Play(seat, card):
                return self.phase is PLAY and seat == self.turn and card_play.is_playable(self, seat, card)
            case Announce(seat, call):
                return call in announcements.calls(self, seat)
            case AnnounceSwines(seat, kind):
                return swines.may_announce(self, seat, kind=kind)
            case Shift(seat, cards, to):
                if self.phase is not Phase.SHIFT or seat != self.turn:
                    return False
                return poverty.is_shift(self, seat, cards) and poverty.may_choose(self.rules, seat, to)
            case Return(seat, cards):
                return self.phase is Phase.RETURN and seat == self.turn and poverty.is_return(self, seat, cards)
            case _:
                return action in self.legal(action.seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is not legal now; None if it is."""
        return None if self.is_legal(action) else refusal(self, action)

    # What is done

    def attempt(self, action: Action) -> Move | Refusal:
        """Return the game that an action leads to, with its events; why not, if it is not legal.

        This game stays as it is.
        """
        if not self.is_legal(action):
            return refusal(self, action)
        after = self.copy()
        return Move(self, action, after, after._carry_out(action))

    def apply(self, action: Action) -> list[Event]:
        """Apply an action and return its events, in the order in which the table learns of them.

        Raises `IllegalAction`, and changes nothing, if it is not legal. An announcement is kept in `actions` with
        the marks `forced` and `held`.
        """
        if not self.is_legal(action):
            raise IllegalAction(f"{action} is not legal: {refusal(self, action)}")
        return self._carry_out(action)

    def _carry_out(self, action: Action) -> list[Event]:
        self.actions.append(action)
        match action:
            case Play(seat, card):
                return card_play.play(self, seat, card)
            case Announce(seat, call):
                made = self.actions[-1] = announcements.announce(self, seat, call)
                side = None if self.rules.knocking else self.side_of(seat)
                return [Announced(seat, call, side, made.forced)]
            case AnnounceSwines(seat, kind):
                return swines.announce(self, seat, kind=kind)
            case Genscher():
                return genscher.choose(self, action)
            case Claim(seat, takes):
                return claims.claim(self, seat, takes=takes)
            case Reserve():
                return contract_choice.answer(self, action)
            case Shift():
                return poverty.lay_down(self, action)
            case Accept(seat, accepted):
                return poverty.answer(self, seat, accepted=accepted)
            case Return(seat, cards):
                return poverty.give_back(self, seat, cards)


class Move(NamedTuple):
    """A legal action between the game before and the game after; made by `Game.attempt`."""

    before: Game
    action: Action
    after: Game
    events: list[Event]
