"""Positions of the course as text: four hands, and what has been said and played since."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.app.learning_rules import learning_rules
from freedoko_qt.engine.actions import Action, Announce, Call, Play, Reserve, Shift
from freedoko_qt.engine.cards import BySeat, Hands
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import card_of, hands_from_names
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table

HEALTHY = "healthy healthy healthy healthy"


def course_rules() -> Rules:
    """The rules of the course: the learning rules with the poverty, to which a lesson is given."""
    return learning_rules().changed("poverty", True).changed("poverty_shift", True)


@dataclass(frozen=True, slots=True)
class Position:
    """A deal up to the moment at which seat 0 is asked.

    Words are checked only by `game`. Seats are numbered from 0, the person's, in the direction of play.
    """

    hands: BySeat[str]
    """The hands by seat, such as "CQ HT D9 ..."."""
    first: int = 0
    """The seat that is asked first and leads."""
    reserved: str = HEALTHY
    """The reservations in the order in which they are made."""
    done: str = ""
    """Cards, in turn; announcements with their seat, "2:re"; the cards of a poverty joined, "D9+DK+HJ"."""

    @property
    def dealt(self) -> Hands:
        """The hands as they were dealt."""
        return hands_from_names([hand.split() for hand in self.hands], with_nines=True)

    @property
    def table(self) -> Table:
        """The table, with the seat that is asked first."""
        return Table(first=self.first)

    def game(self) -> Game:
        """The game in which seat 0 is asked. Raises GameError if the position breaks the rules."""
        game = Game(course_rules(), self.dealt, self.table)
        for word in (*self.reserved.split(), *self.done.split()):
            game.apply(_action(game, word))
        return game


def _action(game: Game, word: str) -> Action:
    """The action of a word, by whoever has to do something."""
    if game.turn is None:
        raise BadNotation(f"the game is over: {word}")
    seat, _, call = word.rpartition(":")
    if seat:
        return Announce(int(seat), Call(call))
    if word in set(Reservation):
        return reservation(game, game.turn, Reservation(word))
    if "+" in word:
        return Shift(game.turn, tuple(sorted(card_of(card) for card in word.split("+"))))
    return Play(game.turn, card_of(word))


def reservation(game: Game, seat: int, kind: Reservation) -> Reserve:
    """The answer of a kind, with whatever else belongs to it by these rules. Raises GameError if there is none."""
    for answer in game.legal(seat):
        if isinstance(answer, Reserve) and answer.reservation is kind:
            return answer
    raise BadNotation(f"seat {seat} cannot say {kind}")
