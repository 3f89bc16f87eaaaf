"""One line over the table during a practice."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from freedoko_qt.app.replay.practice import Practice

from ..parts.layouts import hbox
from ..parts.translated import Translated


class PracticeLine(Translated, QFrame):
    """Says that the game is practice, with a button to go back."""

    again = Signal()
    """The deal is wanted from the beginning once more."""
    left = Signal()
    """Back to where it came from."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        words = self.make_label(lambda self: self.tr("Just a try: none of it counts."))
        self._practice: Practice | None = None
        self.on = self.make_button(
            lambda self: self.tr("Start over"),
            self.again,
            tip=lambda self: self.tr("Once more from where this began"),
            enter=False,
            compact=True,
        )
        self.back = self.make_button(None, self.left, enter=False, compact=True)
        layout = hbox((words, 1), on=self, margins=(12, 2, 8, 2))
        for button in (self.on, self.back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus with the cards
            layout.addWidget(button)
        self.hide()
        self._update_text()

    def show_practice(self, practice: Practice) -> None:
        """Show where it leads back to from this one."""
        self._practice = practice
        self._update_text()

    def _update_text(self) -> None:
        show_way_back(self.back, self._practice)


def show_way_back(button: QPushButton, practice: Practice | None) -> None:
    """Say where a button leads that ends a practice."""
    if practice is not None and practice.lesson:
        button.setText(QCoreApplication.translate("PracticeLine", "Back to the lesson"))
        button.setToolTip(QCoreApplication.translate("PracticeLine", "Back to the lesson of the course (Esc)"))
    elif practice is not None and practice.deal:
        button.setText(QCoreApplication.translate("PracticeLine", "Back to the deals"))
        button.setToolTip(QCoreApplication.translate("PracticeLine", "Back to the library of deals (Esc)"))
    else:
        button.setText(QCoreApplication.translate("PracticeLine", "Back to the game"))
        button.setToolTip(QCoreApplication.translate("PracticeLine", "Back to the game step by step (Esc)"))
