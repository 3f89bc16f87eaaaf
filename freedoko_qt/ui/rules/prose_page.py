"""The rules as one readable page, in German or English, to be printed and copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextEdit, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.rule_set_names import preset_label, set_name
from freedoko_qt.app.wording.prose import ProseSection, prose
from freedoko_qt.app.wording.translating import LANGUAGES, Translate, in_language, spoken, suits_of_deck

from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.no_wheel import NoWheelComboBox
from ..parts.open_dialog import ask_printer
from ..parts.printing import print_pages
from ..parts.translated import Translated
from .draft import Draft
from .rules_text import RulesText, page_html

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

WIDEST = 60  # times the height of a line: longer lines are hard to read
PRINTED = 11  # points
CODES = tuple(LANGUAGES)


class ProsePage(Translated, QWidget):
    """The draft in whole sentences; the page can be in the other language than the program."""

    message = Signal(object)
    """A function that says what was done, in the current language."""

    def __init__(self, draft: Draft, parent: QWidget) -> None:
        super().__init__(parent)
        self._draft = draft
        self.language = self.word(NoWheelComboBox(self), name=lambda self: self.tr("Language of the page"))
        self.language.addItems(list(LANGUAGES.values()))
        self.language.setCurrentIndex(CODES.index(wording.language_code()))
        self.language.currentIndexChanged.connect(self._update_text)
        label = self.make_label(lambda self: self.tr("&Language of the page"), buddy=self.language)
        self.print = self.make_button(lambda self: self.tr("Print…"), self._ask_printer, enter=False)
        self.copy = self.make_button(
            lambda self: self.tr("Copy"), self._copy, name=lambda self: self.tr("Copy the page"), enter=False
        )
        self.page = self.word(RulesText(self), name=lambda self: self.tr("The rules in sentences"))
        top = hbox(label, self.language, STRETCH, self.copy, self.print)
        column = hbox((self.page, 1000), (STRETCH, 1))
        vbox(top, (column, 1), on=self)
        draft.changed.connect(self._update_text)
        draft.renamed.connect(self._update_text)
        self._update_text()

    @property
    def sections(self) -> tuple[ProseSection, ...]:
        """The sections of the page."""
        return prose(self._draft.rules, self._translate)

    @property
    def title(self) -> str:
        """The name of the set, a preset's in the language of the page."""
        rule_set = self._draft.rule_set
        if rule_set.preset is None:
            return set_name(rule_set)
        return preset_label(rule_set.preset, self._translate)

    @property
    def _translate(self) -> Translate:
        code = CODES[self.language.currentIndex()]
        return spoken if code == wording.language_code() else in_language(code, suits_of_deck())

    def print_on(self, printer: QPrinter) -> None:
        """Print the page.

        `message` follows. Black on white in every theme.
        """
        document = QTextDocument()
        document.setHtml(page_html(self.title, self.sections, size=PRINTED))
        for _ in print_pages([document], printer, self.title):
            pass
        self.message.emit(lambda: self.tr("The page is on its way to the printer."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page.setMaximumWidth(WIDEST * self.page.fontMetrics().height())

    def _update_text(self) -> None:
        self.page.show_rules(self.title, self.sections)

    def _copy(self) -> None:
        # Through a QTextEdit: mime data made in Python would still be on the clipboard when Python has ended.
        sheet = QTextEdit()
        sheet.setHtml(page_html(self.title, self.sections, size=PRINTED))
        sheet.selectAll()
        sheet.copy()
        self.message.emit(lambda: self.tr("The page is on the clipboard."))

    def _ask_printer(self) -> None:
        ask_printer(self, document=self.title, then=self.print_on)
