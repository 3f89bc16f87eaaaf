"""The questionnaire about the rules: one question after the other, and the rule set that the answers make."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.questionnaire import QUESTIONS, rules_of

from ..look.word_size import dialog_size
from ..parts.dialog import ButtonBox, Dialog
from ..parts.dots import Dots
from ..parts.label import Label
from ..parts.layouts import hbox
from ..parts.message_label import MessageLabel
from ..parts.screen_reader import announce
from ..parts.translated import Translated
from .question_page import QuestionPage
from .result_page import ResultPage

if TYPE_CHECKING:
    from freedoko_qt.app.rule_sets import RuleSets

    from ..cards.deck import Deck

SMALLEST = (480, 480)
SIZE = (860, 600)


class QuestionnaireDialog(Translated, Dialog):
    """An answer leads to the next question, and the last one to the rules.

    Give it to `open_once`. A set of one's own is on disk before `chosen` is emitted.
    """

    chosen = Signal(object)
    """The `RuleSet` that is to be played by; one's own is kept already."""

    def __init__(self, deck: Deck, rule_sets: RuleSets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bind(self.setWindowTitle, lambda self: self.tr("Which are ours?"))
        self.step = Label(self, "hint")
        self._dots = Dots(self)
        self.pages = QStackedWidget(self)
        self.questions = [QuestionPage(deck, question, self) for question in QUESTIONS]
        self.outcome = ResultPage(rule_sets, self)
        self.status = MessageLabel(self, "hint")
        self.back = self.make_button(lambda self: self.tr("Back"), self.go_back)
        self.take = self.make_button(lambda self: self.tr("Use these rules"), self._on_taken, primary=True)
        self.take.setDefault(True)
        self._cancel = ButtonBox(self)
        self._cancel.rejected.connect(self.reject)
        for page in self.questions:
            page.answered.connect(self._go_on)
            self.pages.addWidget(page)
        self.pages.addWidget(self.outcome)
        self.outcome.named.connect(self._enable)
        self.outcome.message.connect(self.status.say)
        self._lay_out()
        self._show(0)

    def go_back(self) -> None:
        """Show the question before."""
        self._show(max(0, self.pages.currentIndex() - 1))

    def _go_on(self) -> None:
        self._show(self.pages.currentIndex() + 1)

    def _show(self, place: int) -> None:
        if place == len(self.questions):
            self.outcome.show_rules(rules_of([page.answer for page in self.questions]))
        self.pages.setCurrentIndex(place)
        self.status.say_nothing()
        self._update_text()
        self._enable()
        self._take_focus()

    def _take_focus(self) -> None:
        place = self.pages.currentIndex()
        if place < len(self.questions):
            self.questions[place].take_focus()
            announce(self, self.questions[place].title.text())
        else:
            self.take.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, self.outcome.title.text())

    def _update_text(self) -> None:
        place, total = self.pages.currentIndex(), len(self.questions)
        asked = self.tr("Question {number} of {total}").format(number=place + 1, total=total)
        self.step.setText(asked if place < total else self.tr("The rules that follow from your answers"))
        self._dots.setVisible(place < total)
        if place < total:
            self._dots.show_step(place, total)

    def _enable(self) -> None:
        place, total = self.pages.currentIndex(), len(self.questions)
        rule_set = self.outcome.rule_set
        self.back.setEnabled(place > 0)
        self.take.setVisible(place == total)
        self.take.setEnabled(rule_set.preset is not None or bool(rule_set.name))

    def _on_taken(self) -> None:
        notice = self.outcome.keep()
        if notice is not None:
            self.status.say(partial(wording.notice, notice))
            return
        self.accept()
        self.chosen.emit(self.outcome.rule_set)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace, and what else goes back on this system, shows the question before."""
        if event.key() == Qt.Key.Key_Backspace or event.matches(QKeySequence.StandardKey.Back):
            self.go_back()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._take_focus()

    def _lay_out(self) -> None:
        top = hbox(self.step, (self._dots, 1), spacing=16)
        bottom = hbox(self.back, (self.status, 1), self._cancel, self.take)
        self.fill(top, (self.pages, 1), bottom)
        self.setMinimumSize(*SMALLEST)
        self.resize(dialog_size(self, SIZE))
