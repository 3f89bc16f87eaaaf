"""The first page of the trainer: what to practise, and the progress so far."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from ..parts.busy import be_busy
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.page import Page
from .kinds_table import KindLine, KindsTable


class KindsPage(Page):
    """Begins with one kind of questions, or with all of them."""

    started = Signal(object)
    """The kinds that are to be asked, a tuple.

    Emitted only while something can be asked.
    """
    marked = Signal()
    """Another line of the table is marked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_ready, self._is_running = False, False
        self._heading = self.make_label(lambda self: self.tr("Trainer"), "title")
        self._hint = self.make_label(
            lambda self: self.tr(
                "Questions from your own games, where they cost points, and from new deals. What you know comes back "
                "later, what you did not know comes back soon."
            ),
            "hint",
            wraps=True,
        )
        self._state = Label(self, wraps=True)
        self.table = KindsTable(self)
        self.table.wanted.connect(self._start)
        self.table.marked.connect(self.marked)
        self._bar = self.word(QProgressBar(self), name=lambda self: self.tr("Looking for questions"))
        be_busy(self._bar)
        self._bar.setTextVisible(False)
        self._bar.setMaximumWidth(160)
        self.start = self.make_button(lambda self: self.tr("Start"), self._start, primary=True)
        self.back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self._lay_out()
        self._update_text()

    def show_lines(self, lines: Sequence[KindLine]) -> None:
        """Show the progress with each kind."""
        self.table.show_lines(lines)

    def show_state(self, *, ready: bool, running: bool) -> None:
        """Enable the start and show whether questions are being looked for.

        `ready`: there is a question of a marked kind. `running`: more are being made in the background.
        """
        self._is_ready, self._is_running = ready, running
        self.start.setEnabled(ready)
        self._bar.setVisible(running)
        self._update_text()

    def focus_best(self) -> None:
        """Focus the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _start(self) -> None:
        if self._is_ready:
            self.started.emit(self.table.kinds)

    def _update_text(self) -> None:
        if self._is_running and not self._is_ready:
            self._state.setText(self.tr("One moment: looking for the first positions."))
        elif self._is_running:
            self._state.setText(self.tr("Looking for more positions."))
        elif self._is_ready:
            self._state.setText("")
        else:
            self._state.setText(self.tr("There is no question of this kind right now."))

    def _lay_out(self) -> None:
        buttons = hbox(self.back, self._bar, (self._state, 1), self.start, spacing=12)
        vbox(self._heading, self._hint, self.table, STRETCH, buttons, on=self)
