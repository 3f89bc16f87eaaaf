"""The parts of a guided game: steps, each with a situation, some words, and perhaps something to be done."""

from dataclasses import dataclass

from freedoko_qt.engine.actions import Action, Play
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class GuideStep:
    """Something to be read when the others have done their part, and perhaps to be answered by an action.

    Texts are source texts, marked with their context, for `translated`.
    """

    title: object
    words: object
    others: tuple[Action, ...] = ()
    """The actions of the others before this is shown."""
    wanted: Action | None = None
    """The learner's action; None: only to read on."""
    better: object = ""
    """The reason why the wanted action is better now than another one that is allowed."""


@dataclass(frozen=True, slots=True)
class GuidedGame:
    """A guided game. The learner sits at seat 0; the hands follow from the cards of the steps."""

    rules: Rules
    steps: tuple[GuideStep, ...]

    @property
    def hands(self) -> Hands:
        """The deal."""
        plays = [action for step in self.steps for action in (*step.others, step.wanted) if isinstance(action, Play)]
        return hands_of([play.card for play in plays if play.seat == seat] for seat in range(4))

    def game_at(self, number: int) -> Game:
        """The game as it stands when the step with this number, from 0, is shown.

        Replayed from the deal at each call. Raises IllegalAction if the game breaks its rules.
        """
        game = Game(self.rules, self.hands)
        for step in self.steps[:number]:
            for action in (*step.others, step.wanted):
                if action is not None:
                    game.apply(action)
        for action in self.steps[number].others:
            game.apply(action)
        return game


def plays(seat: int, cards: str) -> tuple[Play, ...]:
    """Cards by their short names, played clockwise from a seat.

    Seats and names as in `Card`: "HT" is the ten of hearts.
    """
    return tuple(Play((seat + place) % 4, Card[name]) for place, name in enumerate(cards.split()))
