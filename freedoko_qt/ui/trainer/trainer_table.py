"""The table of a question: the same as that of a game, but nothing is played on it."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.trainer.questions import Answer, Question, QuestionKind
from freedoko_qt.engine.actions import Action, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.view import SeatView

from ..cards.deck import Deck
from ..look.theme import TableColors
from ..review.choice_bars import CardChoices, ChoiceBars
from ..table.layout import TableLayout
from ..table.table_view import TableView


class TrainerTable(TableView):
    """Shows a position as its seat sees it; a card, or the number of an answer, is chosen as at the table."""

    numbered = Signal(int)
    """A key was pressed that means an answer, by its place from 0; where a card is asked for it means a card."""

    asks_card = False
    """True if a card of the hand is the answer."""
    _choices: CardChoices | None = None  # what each card was worth

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(deck, parent)
        self.bars = ChoiceBars(self.stage.scene)

    def show_question(self, question: Question) -> None:
        """Lay out the position."""
        self.asks_card = question.kind is QuestionKind.CARD
        self._show_choices(None)
        self.show_view(_shown_view(question))

    def show_worth(self, question: Question, answer: Answer) -> None:
        """Show what each card was worth, if cards were asked for; now everything may be seen that is known.

        The worth is shown as bars where a card was asked for, otherwise only the best answer is lifted.
        """
        self.show_last_trick(False)
        decision = question.chosen(answer)
        if decision is None or not self.asks_card:
            self.show_view(replace(question.view, legal=()))
            self.advise(_card(question.best.what))
            return
        points = {card: one.worth for one in question.answers if (card := _card(one.what)) is not None}
        best, done = _card(question.best.what), _card(answer.what)
        assert best is not None and done is not None  # cards were asked for
        self._show_choices(CardChoices(points, best, done, decision.mark))

    def arrange(self, layout: TableLayout, colors: TableColors, ratio: float, *, sharp: bool) -> None:
        super().arrange(layout, colors, ratio, sharp=sharp)
        if self._choices is not None:
            self.bars.show(self._choices, self.stage)

    def _show_choices(self, choices: CardChoices | None) -> None:
        self._choices = choices
        self.advise(None if choices is None else choices.best)
        self.bars.show(choices, self.stage)

    def play_number(self, index: int) -> None:
        if self.asks_card:
            super().play_number(index)
        else:
            self.numbered.emit(index)


def _shown_view(question: Question) -> SeatView:
    """The view shown: all tricks may be looked at again, and nothing that would be the answer."""
    view = question.view
    rules = view.rules.replace(
        show_tricks_number=view.tricks_total,
        show_known_teams_in_game=view.rules.show_known_teams_in_game and question.kind is not QuestionKind.PARTNER,
    )
    plays = tuple(action for action in view.legal if isinstance(action, Play))
    return replace(view, rules=rules, legal=plays if question.kind is QuestionKind.CARD else ())


def _card(what: Action | int | None) -> Card | None:
    return what.card if isinstance(what, Play) else None
