"""One button for everything that can be made of a list: paper, files, the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.sheet.exports import plain_text
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.step_timer import StepTimer
from freedoko_qt.app.storage import export
from freedoko_qt.app.writer import Do, at_once
from freedoko_qt.engine.rules.scoring import Counting

from ..parts.layouts import hbox
from ..parts.message_label import MessageLabel
from ..parts.open_dialog import ask_printer
from ..parts.popups import Menu
from ..parts.save_dialog import ask_where
from ..parts.translated import Translated
from .sheet_files import Drawing, csv_table, pdf, picture, printed

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class SheetExport(Translated, QWidget):
    """Prints, saves and copies the list as it is shown; the outcome stands beside the button.

    Call `show_sheet` before the button can be used. It is drawn in steps, and `do` writes the file.
    """

    def __init__(self, parent: QWidget | None = None, do: Do = at_once) -> None:
        super().__init__(parent)
        self._do = do
        self._drawing = StepTimer(self)
        self._sheet: Sheet | None = None
        self._views: tuple[Counting, ...] = ()
        self.button = self.make_button(lambda self: self.tr("Save or print…"), enter=False, drops=True)
        menu = self.word(Menu(self.button), name=lambda self: self.button.text())
        self.button.setMenu(menu)
        self.print, self.pdf, self.csv, self.picture, self.text = (
            menu.addAction("", command)
            for command in (
                self._print,
                lambda: self._ask(".pdf", self.tr("PDF (*.pdf)"), pdf),
                lambda: self._ask(".csv", self.tr("Table (*.csv)"), csv_table),
                lambda: self._ask(".png", self.tr("Picture (*.png)"), picture),
                self._copy,
            )
        )
        self.bind(self.print.setText, lambda self: self.tr("&Print…"))
        self.bind(self.pdf.setText, lambda self: self.tr("Save as P&DF…"))
        self.bind(self.csv.setText, lambda self: self.tr("Save as a &table (CSV)…"))
        self.bind(self.picture.setText, lambda self: self.tr("Save as a p&icture…"))
        self.bind(self.text.setText, lambda self: self.tr("&Copy as text"))
        self._said = MessageLabel(self, "hint")
        hbox(self.button, (self._said, 1), on=self)

    @property
    def said(self) -> str:
        """The message about the last export."""
        return self._said.text()

    def show_sheet(self, sheet: Sheet, counting: Counting) -> None:
        """Make everything of this list from now on, counted like this."""
        if sheet != self._sheet:
            self._said.say_nothing()
        self._sheet, self._views = sheet, (counting,)
        self.button.setEnabled(not sheet.is_empty)

    def _print(self) -> None:
        sheet, views = self._shown

        def begin(printer: QPrinter) -> None:
            self._begin(self._printed(printed(sheet, views, printer)))

        ask_printer(self, title=self.tr("Print the list"), then=begin)

    def _ask(self, suffix: str, kind: str, draw: Callable[[Sheet, Sequence[Counting]], Drawing]) -> None:
        """Ask for the name of a file and write it."""
        sheet, views = self._shown
        name = f"{sheet.title or 'Doppelkopf'}-{sheet.begun:%Y-%m-%d}"
        ask_where(
            self,
            self.tr("Save the list"),
            kind=kind,
            name=name,
            suffix=suffix,
            then=lambda path: self._begin(self._saved(draw(sheet, views), path)),
        )

    @property
    def _shown(self) -> tuple[Sheet, tuple[Counting, ...]]:
        """The list that is shown now: another one may be when the file has a name."""
        assert self._sheet is not None
        return self._sheet, self._views

    def _begin(self, steps: Iterator[None]) -> None:
        """Draw in these steps, after what was asked for before."""
        self.window().installEventFilter(self)
        self._said.say_nothing()
        self._drawing.go_on_with(steps)

    def _printed(self, pages: Iterator[None]) -> Iterator[None]:
        yield from pages
        self._said.say(lambda: self.tr("The list is on its way to the printer."))

    def _saved(self, drawing: Drawing, path: Path) -> Iterator[None]:
        content = yield from drawing
        notice = self._do(lambda: export(path, content()))
        if notice is not None:
            self._said.say(partial(wording.notice, notice))
        else:
            self._said.say(lambda: self.tr("Saved as {file}.").format(file=isolated(path.name)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish what is running before the window is gone; while other pages are shown it goes on in steps."""
        if event.type() == QEvent.Type.Close:
            self._drawing.finish()
        return super().eventFilter(watched, event)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(plain_text(*self._shown))
        self._said.say(lambda: self.tr("The list is on the clipboard."))
