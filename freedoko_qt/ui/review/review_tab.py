"""The review of a seat beside the table: what came of its decisions, each of them, and why one was better."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.review.review import Balance, DecisionKind, ReviewedDecision, SeatReview
from freedoko_qt.app.review.review_words import explanation, parts, summary
from freedoko_qt.app.wording.scores import signed_decimal
from freedoko_qt.engine.view import SeatView

from ..parts.label import Label
from ..parts.layouts import hbox, vbox
from ..parts.translated import Translated
from .balance_strip import BalanceStrip
from .review_list import ReviewList

NAMED = 3  # alternatives that are named in words, where no card shows them


class ReviewTab(Translated, QWidget):
    """Everything of a review but the curve and the table."""

    better_wanted = Signal()
    """The better line of the marked decision is to be played."""
    run_wanted = Signal(bool)
    """Resume the analysis, or stop it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.decision: ReviewedDecision | None = None
        """The one that is marked."""
        self._view: SeatView | None = None
        self._names: tuple[str, ...] = ()
        self._seat = SeatReview()
        self._balance: Balance | None = None
        self._running = False
        self._summary = Label(self, "strong", wraps=True)
        self.balance_strip = BalanceStrip(self)
        self.list = ReviewList(self)
        self._bar = self.word(
            QProgressBar(self),
            name=lambda self: self.tr("Decisions that are judged"),
            tip=lambda self: self.tr("Decisions that are judged"),
        )
        self._bar.setTextVisible(False)
        self.run = self.make_button(None, lambda: self.run_wanted.emit(not self._running), enter=False, compact=True)
        self._why = QFrame(self)
        self._why.setObjectName("hint")
        self._words, self._numbers = Label(self._why, "strong", wraps=True), Label(self._why, "reason", wraps=True)
        self.better = self.make_button(
            lambda self: self.tr("Show me"),
            self.better_wanted,
            tip=lambda self: self.tr("Play on from here with the better choice; it does not count"),
            enter=False,
            compact=True,
            primary=True,
        )
        self._lay_out()
        self._update_text()

    def show_review(self, seat: SeatReview, tricks: Sequence[int], balance: Balance | None) -> None:
        """Show what is known of a seat; `tricks`: in which each decision was made, 0 before the first."""
        self._seat, self._balance = seat, balance
        self.list.show_review(seat, tricks)
        self._update_text()

    def show_progress(self, done: int, of: int, *, running: bool) -> None:
        """Show how many decisions of the game are judged, of how many, and whether the analysis goes on."""
        self._running = running
        self._bar.setRange(0, of)
        self._bar.setValue(done)
        for widget in (self._bar, self.run):
            widget.setVisible(done < of)
        self._update_text()

    def mark(self, decision: ReviewedDecision | None, view: SeatView | None, names: Sequence[str]) -> None:
        """Mark a decision of those that are shown, with what its seat saw and the names of the players; or none.

        ValueError if the decision is not among those that are shown.
        """
        self.decision, self._view, self._names = decision, view, tuple(names)
        self.list.mark_decision(None if decision is None else self._seat.decisions.index(decision))
        self._explain()

    def _update_text(self) -> None:
        found, begun = summary(self._seat), self.tr("The game is being reviewed.")
        self._summary.setText(found or (begun if self._running else self.tr("Not everything has been reviewed yet.")))
        self.balance_strip.show_parts([] if self._balance is None else parts(self._balance))
        self.run.setText(self.tr("Stop") if self._running else self.tr("Go on"))
        self._explain()

    @property
    def words(self) -> str:
        """The words about the marked decision."""
        return " ".join(label.text() for label in (self._words, self._numbers) if label.text())

    def _explain(self) -> None:
        """Write about the marked decision, and offer the better line if there is one."""
        decision = self.decision
        is_other = decision is not None and decision.taken != 0
        self.better.setEnabled(is_other)
        if decision is None or self._view is None:
            self._words.setText(self.tr("Choose a decision: the table shows it, and the reason appears here."))
            self._numbers.setText("")
        else:
            verdict, *said = explanation(decision, self._view, self._names)
            self._words.setText(verdict)
            self._numbers.setText(" ".join([*said, *_named_choices(decision)]))
        self._numbers.setVisible(bool(self._numbers.text()))

    def _lay_out(self) -> None:
        run = hbox((self._bar, 1), self.run)
        why = vbox(on=self._why, spacing=2)
        for label in (self._words, self._numbers):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            why.addWidget(label)
        vbox(self._summary, self.balance_strip, run, (self.list, 1), self._why, self.better, on=self)


def _named_choices(decision: ReviewedDecision) -> list[str]:
    """The other choices with their points, where the cards on the table do not show them."""
    if decision.kind is DecisionKind.CARD or len(decision.choices) < 2:
        return []
    named = [f"{wording.choice_name(one.action)} {signed_decimal(one.points)}" for one in decision.choices[:NAMED]]
    return [" · ".join(named)]
