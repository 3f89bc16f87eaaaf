"""An exercise of a lesson: a position, what can be answered, and the one answer that is right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from freedoko_qt.app.course.position import Position, reservation
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.trainer.questions import Answer, Difficulty, Question, QuestionKind, What
from freedoko_qt.engine.actions import Accept, Announce, Call, Play
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import card_of

NOTHING = "nothing"
"""The answer that announces nothing."""
TAKE, LEAVE = "take", "leave"
"""The answers that take the cards of a poverty, and that do not."""


@dataclass(frozen=True, slots=True)
class LessonExercise:
    """A question with one right answer, asked as the trainer asks."""

    kind: QuestionKind
    position: Position
    right: str
    """A card, a seat, an announcement, a reservation, or whether a poverty is taken."""
    why: object = ""
    """The reason, a text of the context "Course"; empty where the table shows it."""
    others: str = ""
    """The wrong answers beside it; empty: whatever card, or whichever seat, there is."""

    def question(self) -> Question:
        """The question. Raises GameError if the position breaks the rules.

        Right answers are worth 1.0 and wrong ones 0.0, without any analysis.
        """
        game = self.position.game()
        right = _meant(game, self.kind, self.right)
        answers = tuple(Answer(what, float(what == right), what == right) for what in self._choices(game))
        return Question(self.kind, game.view(HUMAN), answers, Difficulty.EASY, None, self.why)

    def _choices(self, game: Game) -> Iterable[What]:
        """All answers, in an order that does not give the right one away."""
        match self.kind:
            case QuestionKind.PARTNER:
                return SEATS[1:]
            case QuestionKind.CARD:
                return tuple(Play(HUMAN, card) for card in sorted(game.plays(), key=game.order.sort_key))
        return tuple(_meant(game, self.kind, word) for word in sorted((self.right, *self.others.split()), key=_place))


def card_exercise(position: Position, right: str, why: object) -> LessonExercise:
    """An exercise that asks for a card of the hand."""
    return LessonExercise(QuestionKind.CARD, position, right, why)


def _meant(game: Game, kind: QuestionKind, word: str) -> What:
    """The answer that a word means."""
    match kind:
        case QuestionKind.PARTNER:
            return int(word)
        case QuestionKind.CARD:
            return Play(HUMAN, card_of(word))
        case QuestionKind.CALL:
            return None if word == NOTHING else Announce(HUMAN, Call(word))
    if word in (TAKE, LEAVE):
        return Accept(HUMAN, word == TAKE)
    return reservation(game, HUMAN, Reservation(word))


def _place(word: str) -> int:
    """The place of an answer that is no card: silence and health come first, as when the table asks."""
    return [NOTHING, TAKE, LEAVE, *Reservation, *Call].index(word)
