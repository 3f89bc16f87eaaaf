"""The answers to the question before the game, one of which is chosen."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.view import SeatView

from ..look.design import SPACE
from ..look.distances import distances
from ..look.restyling import restyle
from ..parts.flow_columns import FlowColumns
from ..parts.layouts import vbox
from ..parts.scrolling import CappedArea, FlowingBody
from ..parts.segments import add_choice
from ..parts.suit_button import SuitButton
from ..parts.tip import tip
from ..parts.translated import Translated
from ..table.reservation_choices import allowed

IN_A_ROW = 4

CAPTIONS: Mapping[Reservation, object] = {
    Reservation.SOLO_CLUBS: QT_TRANSLATE_NOOP("AnswerList", "♣ Clubs"),
    Reservation.SOLO_SPADES: QT_TRANSLATE_NOOP("AnswerList", "♠ Spades"),
    Reservation.SOLO_HEARTS: QT_TRANSLATE_NOOP("AnswerList", "♥ Hearts"),
    Reservation.SOLO_DIAMONDS: QT_TRANSLATE_NOOP("AnswerList", "♦ Diamonds"),
    Reservation.SOLO_QUEEN: QT_TRANSLATE_NOOP("AnswerList", "Queens"),
    Reservation.SOLO_JACK: QT_TRANSLATE_NOOP("AnswerList", "Jacks"),
    Reservation.SOLO_KING: QT_TRANSLATE_NOOP("AnswerList", "Kings"),
    Reservation.SOLO_QUEEN_JACK: QT_TRANSLATE_NOOP("AnswerList", "Queens, jacks"),
    Reservation.SOLO_KING_JACK: QT_TRANSLATE_NOOP("AnswerList", "Kings, jacks"),
    Reservation.SOLO_KING_QUEEN: QT_TRANSLATE_NOOP("AnswerList", "Kings, queens"),
    Reservation.SOLO_KOEHLER: QT_TRANSLATE_NOOP("AnswerList", "Köhler"),
    Reservation.SOLO_MEATLESS: QT_TRANSLATE_NOOP("AnswerList", "Meatless"),
    Reservation.SOLO_TEN: QT_TRANSLATE_NOOP("AnswerList", "Tens"),
    Reservation.SOLO_ACE: QT_TRANSLATE_NOOP("AnswerList", "Aces"),
    Reservation.SOLO_NULL: QT_TRANSLATE_NOOP("AnswerList", "Null"),
}
"""Short names of soli for the buttons below the heading "Solo"; the others are called by their full name."""


class AnswerList(Translated, CappedArea):
    """Buttons of answers, and below a heading those of soli; they scroll where there is little room."""

    chosen_anew = Signal()
    """An answer has been chosen, by hand or by `choose`."""

    def __init__(self, parent: QWidget) -> None:
        body = FlowingBody()
        super().__init__(body, parent)
        self.buttons: dict[Reservation, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._on_toggled)
        self._specials = FlowColumns(body, usual=IN_A_ROW)
        heading = self.make_label(lambda self: self.tr("Solo: alone against three"), "heading", parent=body)
        self._solo_heading = heading
        self._soli = FlowColumns(body, usual=IN_A_ROW)
        self._rows = vbox(self._specials, self._solo_heading, self._soli, on=body, spacing=SPACE.hair)

    @property
    def chosen(self) -> Reservation | None:
        """The answer that is chosen at the moment."""
        checked = self._group.checkedButton()
        return next((said for said, button in self.buttons.items() if button is checked), None)

    def show_answers(
        self, view: SeatView, specials: Sequence[Reservation], soli: Sequence[Reservation], *, low: bool
    ) -> None:
        """Show new buttons, low ones or high ones; none is chosen, and what the view does not allow is greyed."""
        for button in self.buttons.values():
            self._group.removeButton(button)
            button.setParent(None)
            button.deleteLater()
        self.buttons = {}
        for columns, answers in ((self._specials, specials), (self._soli, soli)):
            columns.show_widgets([self._add_answer(view, said, columns, low=low) for said in answers])
        for widget in (self._solo_heading, self._soli):
            widget.setVisible(bool(soli))
        self._update_text()

    def set_low(self, low: bool) -> None:
        """Make the buttons low, or as high as others."""
        for button in self.buttons.values():
            restyle(button, "compact", low)
        # Those that are low have room around them, for fingers.
        self._rows.setSpacing(0 if low else round(SPACE.hair * distances(self)))
        for columns in (self._specials, self._soli):
            columns.apart = 2 if low else SPACE.small
            columns.refresh()

    def show_chosen(self) -> None:
        """Scroll to the chosen answer, so that it is whole and not below the edge where the others fade."""
        button = self._group.checkedButton()
        if button is not None:
            self.ensureWidgetVisible(button, 0, SPACE.large)

    def _add_answer(self, view: SeatView, reservation: Reservation, parent: QWidget, *, low: bool) -> QPushButton:
        button = SuitButton(parent)
        button.setProperty("choice", True)
        button.setProperty("compact", low)
        button.setAutoDefault(False)
        button.setEnabled(bool(allowed(view, reservation)))
        self.buttons[reservation] = button
        add_choice(self._group, button)
        return button

    def _update_text(self) -> None:
        for reservation, button in self.buttons.items():
            name = wording.reservation_name(reservation)
            button.setText(self.tr(str(CAPTIONS[reservation])) if reservation in CAPTIONS else name)
            button.setAccessibleName(name)
            button.setToolTip("" if name == button.text() else tip(name))

    def _on_toggled(self, _: QPushButton, checked: bool) -> None:
        if checked:
            self.chosen_anew.emit()
