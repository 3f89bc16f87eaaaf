"""The question before the game: healthy, marriage, poverty, throwing in, or a solo."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.view import SeatView

from ..look.design import SPACE
from ..parts.focus import give_focus
from ..parts.lazy import made
from ..parts.scrolling import UNBOUNDED
from ..parts.single_keys import ENTER, is_escape
from ..table.layout import TableLayout
from ..table.reservation_choices import (
    allowed,
    answer,
    asks_more,
    is_raise,
    solo_answers,
    special_answers,
    suggested,
)
from . import reservation_words as words
from .answer_list import AnswerList
from .panel import NARROWEST_WORDS, Panel

if TYPE_CHECKING:
    from .reservation_details import ReservationDetails

BROAD, ROWS_AROUND = 2.8, 4  # an answer with its gap, and title, heading, explanation and edges, in heights of a button
STEPS = (False, False), (True, False), (True, True)
"""Of a question that is too high: low answers, then a small title and narrow edges too."""
WORDS = 240  # logical pixels, the least width of an explanation


class ReservationPanel(Panel):
    """Asks the human for a reservation; a sensible one, never a solo, is chosen beforehand, so that Enter is enough."""

    chosen = Signal(object)
    """A `Reserve` that is legal."""
    order_previewed = Signal(object)
    """The `CardOrder` of the solo that is being considered, or None for the usual one."""
    left = Signal()
    """The reservation that was made is not changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, beside=True)
        self.bind(self.setAccessibleName, lambda self: self.tr("Question before the game"))
        self.letters = Letters.INTERNATIONAL
        self._view: SeatView | None = None
        self._changing = False
        self._numbers = 0, 0
        """The numbers of answers without a solo, and of soli."""
        self._least = 0
        """The width in which every answer has its words and further questions."""
        self._kept = 0
        """The height for the words and further questions of any answer."""
        self.listed = AnswerList(self)
        self.listed.chosen_anew.connect(self._on_chosen_anew)
        self.body.addWidget(self.listed)
        self.leave = self.add_button(lambda self: self.tr("Leave it as it is"), self._on_left)
        self.confirm = self.add_button(None, self._on_confirmed, primary=True)
        for button in (self.leave, self.confirm):
            self.buttons.setAlignment(button, Qt.AlignmentFlag.AlignBottom)
        self._update_text()

    @cached_property
    def details(self) -> "ReservationDetails":
        """The further questions, made when there are some for the first time."""
        from .reservation_details import ReservationDetails

        details = ReservationDetails(self)
        details.bid_changed.connect(self._show_consequences)
        self.beside.insertWidget(0, details)
        return details

    def ask(self, view: SeatView, *, changing: bool = False) -> None:
        """Open the panel for a view in which this seat is asked, or is changing what it has said.

        The usual answer is chosen, and the confirming button focused; where a solo has to be played, none is.
        `chosen` follows, or `left` when changing.
        """
        self._view = view
        self._changing = changing
        if asks_more(view) or made(self, "details"):
            self.details.ask(view)
        self._rebuild(view)
        if (usual := suggested(view)) is not None:
            self.choose(usual)
        self._update_text()
        self.open()
        self.listed.show_chosen()
        self.take_focus()

    def take_focus(self) -> None:
        """Focus the confirming button, or the answers as long as none is chosen."""
        if self.reservation is None:
            give_focus(next(filter(QPushButton.isEnabled, self.answers.values())))
        else:
            super().take_focus()

    def close_question(self) -> None:
        """Hide the panel and forget the question.

        `order_previewed(None)` follows if a question was open; neither `chosen` nor `left`.
        """
        if self._view is not None:
            self._view = None
            self.order_previewed.emit(None)
        self.hide()

    @property
    def is_changing(self) -> bool:
        """True if the panel is open to change what was said."""
        return self._view is not None and self._changing

    @property
    def answers(self) -> Mapping[Reservation, QPushButton]:
        """The buttons of the answers that the rules know."""
        return self.listed.buttons

    @property
    def reservation(self) -> Reservation | None:
        """The answer that is chosen at the moment."""
        return self.listed.chosen

    def choose(self, reservation: Reservation) -> None:
        """Choose an answer, as a click on it does.

        KeyError for an answer that the rules do not know. `order_previewed` follows if it is another one.
        """
        self.answers[reservation].setChecked(True)

    def sizeHint(self) -> QSize:
        """As broad as the free felt, where few lines are needed."""
        return QSize(self.free.width(), super().sizeHint().height())

    @property
    def _places(self) -> TableLayout:
        """With all of the felt that is free before the game, unless the panel is so broad that it covers own badges.

        Whoever is asked for the first time has none.
        """
        layout = super()._places
        is_broad = self._changing and self._least > layout.free_before_play.width()
        return layout if is_broad else layout._replace(free=layout.free_before_play)

    @property
    def _widest(self) -> int:
        """No broader than the free felt: the answers scroll before it lies over the seats."""
        return max(self.free.width(), min(self._least, super()._widest))

    @property
    def _highest(self) -> int:
        """The height that leaves the seats in sight; it may cover piles, which are empty before the game."""
        layout = self._places
        return int(layout.free.bottom() - min(layout.free.top(), layout.upper_badges_end + SPACE.small))

    def _place_anew(self) -> None:
        if self._view is not None:
            self._keep_room(self._view)
        self._take_room()

    def _take_room(self) -> None:
        self._fit()
        super()._place_anew()

    def _fit(self) -> None:
        """Make the answers low where there is little room, and then the title and the edges.

        The answers scroll where they do not fit even so.
        """
        width = self._widest
        for low, compact in STEPS:
            if low < self._is_low or compact < self.is_compact:
                continue
            self.listed.set_low(low)
            self.be_compact(compact)
            self._cap()
            too_high = self._height(width) - self._highest
            if too_high <= 0:
                return
        two_rows = sum(button.sizeHint().height() for button in tuple(self.answers.values())[:2]) + SPACE.small
        self._cap(max(two_rows, self.listed.heightForWidth(width - self._edges) - too_high))

    def be_compact(self, compact: bool) -> None:
        """Make the boxes of further questions small, too."""
        before = self.is_compact
        super().be_compact(compact)
        if compact and not before and self._view is not None and made(self, "details"):
            self._measure_answers(self._view)

    @property
    def _shrinking(self) -> Iterable[QWidget]:
        return (*super()._shrinking, *(box for details in made(self, "details") for box in details.boxes))

    @property
    def _is_low(self) -> bool:
        """True if answers of the usual size, with the words around them, are likely to be higher than the felt.

        Known before they are there: those that are low from the beginning need not be polished again.
        """
        high = self.confirm.sizeHint().height()
        columns = max(1, int((self.free.width() - self._edges) / (BROAD * high)))
        rows = sum(ceil(number / columns) for number in self._numbers)
        return self._highest < (rows + ROWS_AROUND) * high

    @property
    def _edges(self) -> int:
        """The width of both edges of the panel together."""
        self.ensurePolished()
        return self.width() - self.contentsRect().width()

    def _cap(self, highest: int = UNBOUNDED) -> None:
        """Set how high the answers may be all together."""
        self.listed.cap(highest)
        if (layout := self.layout()) is not None:
            layout.activate()  # else it would remember the height of before

    def _update_text(self) -> None:
        self.title.setText(words.question(self._view, changing=self._changing))
        self.leave.setVisible(self._changing)
        self._show_consequences()

    def _rebuild(self, view: SeatView) -> None:
        """New answers; what the rules know and the hand does not allow is greyed."""
        specials, soli = special_answers(view), solo_answers(view.rules)
        self._numbers = len(specials), len(soli)
        self.listed.show_answers(view, specials, soli, low=self._is_low)
        further = [control for details in made(self, "details") for control in details.controls]
        # From the button, which has the keyboard first and answers to Enter from everywhere.
        for before, after in pairwise((self.leave, self.confirm, *self.answers.values(), *further)):
            QWidget.setTabOrder(before, after)

    def _on_chosen_anew(self) -> None:
        if self._view is not None:
            self.listed.show_chosen()
            self._show_consequences()
            self.order_previewed.emit(words.previewed_order(self._view, self.reservation))

    def _show_consequences(self) -> None:
        """Fit the explanation, the further questions and the big button to the chosen answer."""
        view, reservation = self._view, self.reservation
        if view is None:
            return
        for details in made(self, "details"):
            details.show_for([] if reservation is None else allowed(view, reservation))
        self.confirm.setEnabled(reservation is not None)
        if reservation is None:
            self.explanation.setText("")
            self.confirm.setText(self.tr("Choose a solo"))
        else:
            self.explanation.setText(words.explanation(view, reservation, self.letters))
            self.confirm.setText(self._confirming(view, reservation))
        self.explanation.setMinimumHeight(max(0, self._kept - self._height_of_details))
        self.confirm.setAccessibleDescription(self.explanation.text())

    def _confirming(self, view: SeatView, reservation: Reservation) -> str:
        return words.confirmation(view, reservation, self.details.call if is_raise(view) else None)

    def _keep_room(self, view: SeatView) -> None:
        """Have room for the answer that needs most: whichever is chosen, no button moves away under the mouse."""
        self.be_compact(False)
        further = made(self, "details")
        for widget in (*further, self.confirm, self.explanation):
            widget.setMinimumSize(0, 0)
        button, beside, self._least = 0, NARROWEST_WORDS, 0
        answers = [said for said, choice in self.answers.items() if choice.isEnabled()]
        for said in answers:
            self.confirm.setText(self._confirming(view, said))
            button = max(button, self.confirm.sizeHint().width())
            for details in further:
                details.show_for(allowed(view, said))
                beside = max(beside, details.sizeHint().width())
        self.confirm.setMinimumWidth(button)
        room = self.free.width() - self._edges - button - self.buttons.spacing()
        least = max(NARROWEST_WORDS, min(WORDS, room))
        ways = QBoxLayout.Direction
        self.buttons.setDirection(ways.LeftToRight if room >= beside else ways.TopToBottom)
        self.explanation.setMinimumWidth(least)
        self._take_room()
        if (layout := self.layout()) is not None:
            layout.activate()  # for the widths of the others
        self._measure_answers(view)

    def _measure_answers(self, view: SeatView) -> None:
        """Find out how much room the words and further questions of any answer take in the width they have."""
        self._kept = self._least = 0
        for said in (said for said, choice in self.answers.items() if choice.isEnabled()):
            self.explanation.setText(words.explanation(view, said, self.letters))
            for details in made(self, "details"):
                details.show_for(allowed(view, said))
            lines = self.explanation.heightForWidth(self.explanation.width())
            self._kept = max(self._kept, lines + self._height_of_details)
            self._least = max(self._least, self.minimumSizeHint().width())
        self._show_consequences()

    @property
    def _height_of_details(self) -> int:
        """The height of the further questions of the chosen answer, with the gap below them."""
        shown = [details for details in made(self, "details") if not details.isHidden()]
        return sum(details.heightForWidth(details.width()) + self.beside.spacing() for details in shown)

    def _on_confirmed(self) -> None:
        view, reservation = self._view, self.reservation
        if view is None or reservation is None:
            return
        wanted = Reserve(view.seat, reservation)
        for details in made(self, "details"):
            wanted = details.added_to(wanted)
        action = answer(view, wanted)
        self._view = None  # and no word about the order: the hand stays as it is sorted for the solo that is called
        self.hide()
        self.chosen.emit(action)

    def _on_left(self) -> None:
        self.close_question()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in ENTER
        if is_escape(event) and self._changing:
            self._on_left()
        elif is_enter and self.reservation is None:
            for button in self.answers.values():
                button.setChecked(button.hasFocus())
        else:
            super().keyPressEvent(event)
