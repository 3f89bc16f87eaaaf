"""The hint that the person asks for, and its way onto the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QObject, QTimer, Signal

from freedoko_qt.app import wording
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from ..parts.lazy import made
from ..table.hint_box import HintBox
from ..table.table_view import TableView
from .table_questions import TableQuestions

PATIENCE = 300  # milliseconds after which a sign says that the computer thinks
THINKING = "…"


class Hints(QObject):
    """Asks for advice and shows it until something happens."""

    asked = Signal()
    """Advice is wanted for the present view; `show` takes it."""

    def __init__(self, table: TableView, questions: TableQuestions) -> None:
        super().__init__(table)
        self._table = table
        self._questions = questions
        self._names: tuple[str, ...] = ()
        self.advice: SeatAdvice | None = None
        self._waiting = False
        self._thinking = QTimer(self, singleShot=True, interval=PATIENCE)
        self._thinking.timeout.connect(lambda: self._open(THINKING))
        questions.placed.connect(self._follow_question)

    @cached_property
    def box(self) -> HintBox:
        """The words on the table, made when they are first wanted."""
        box = HintBox(self._table)
        box.clicked.connect(self.close)
        return box

    @property
    def is_open(self) -> bool:
        """True if a hint is shown or thought of."""
        return self._waiting or self.advice is not None

    def ask(self, view: SeatView, names: Sequence[str]) -> None:
        """Request a hint for this view, shown as soon as it is known.

        `asked` follows, unless nothing can be advised; the receiver answers by `show`.
        """
        self.close()
        if not self._is_answerable(view):
            self._say_nothing()
            return
        self._names = tuple(names)
        self._waiting = True
        self._thinking.start()
        self.asked.emit()

    def show(self, advice: SeatAdvice | None) -> None:
        """Show the advice that was asked for; None: there is nothing to decide.

        Ignored if none is awaited any more.
        """
        if not self._waiting:
            return
        self.close()
        if advice is None:
            self._say_nothing()
            return
        self.advice = advice.about_partner() if self._questions.asks_for_partner else advice
        self.update_text()
        self._table.advise(self._hint.card)
        self._table.read_out(self._hint.text)

    def close(self) -> None:
        """Hide the hint, and drop a pending one."""
        self._waiting = False
        self._thinking.stop()
        if self.advice is not None:
            self.advice = None
            self._table.advise(None)
        for box in made(self, "box"):
            box.hide()

    def settle(self) -> None:
        """Go to the question that has been opened meanwhile, or back to the felt.

        A box without a parent for a moment is hidden by Qt: it is shown again here.
        """
        if all(box.isHidden() for box in made(self, "box")):
            return
        panel = self.box.question = self._questions.open_panel
        if panel is not None and not self.box.has_room:
            panel.add_note(self.box)
        else:
            self.box.lie_on_felt()
        self.box.show()  # a new parent has hidden it
        self.box.raise_()
        self.box.place()

    def _follow_question(self) -> None:
        """Give way to a question that has moved, or take the room that it has."""
        for box in made(self, "box"):
            if box.is_on_felt:
                self.settle()
            else:
                box.shorten()

    def update_text(self) -> None:
        """Update the texts after a change of language."""
        if self.advice is not None:
            hint = self._hint
            self._open(hint.what, hint.reason, hint.numbers, hint.note)

    @property
    def _hint(self) -> wording.Hint:
        assert self.advice is not None
        return wording.hint(self.advice, self._names)

    def _open(self, what: str, reason: str = "", numbers: Sequence[str] = (), note: str = "") -> None:
        for bubble in self._table.stage.bubbles:
            bubble.hide()  # there may be little room, and the seats show the announcements, too
        self.box.show_words(what, reason, numbers, note)
        self.box.show()
        self.settle()

    def _is_answerable(self, view: SeatView) -> bool:
        """True if advice fits the current question, which it does not for a late change of a reservation."""
        questions = self._questions
        return questions.open_panel is None or questions.asks_for_partner or view.phase is not Phase.PLAY

    def _say_nothing(self) -> None:
        self._table.say(lambda: self.tr("There is nothing to advise now."))
