"""The further questions of an answer before the game: the condition of a marriage, and what is announced with it."""

from collections.abc import Callable, Sequence
from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.actions import Call, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from ..look.design import SPACE
from ..parts.captions import write_choices
from ..parts.flow_columns import FlowColumns
from ..parts.layouts import hbox
from ..parts.no_wheel import NoWheelComboBox
from ..parts.translated import Translated
from ..table.reservation_choices import bids, selectors


class ReservationDetails(Translated, FlowColumns):
    """Shows those that the answer has which is chosen at the moment; it knows no rules but the legal answers."""

    bid_changed = Signal()
    """Another announcement is to be made with the solo."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, usual=1, stretched=False, gap=SPACE.medium)
        self.apart = 2
        self._view: SeatView | None = None
        self.selector, self._condition = self._choice(
            lambda self: self.tr("What finds the partner:"), lambda self: self.tr("Condition of the marriage")
        )
        self.swines = self._check(lambda self: self.tr("Announce swines"))
        self._hyperswines = self._check(lambda self: self.tr("Announce hyperswines"))
        self._offer = self._check(lambda self: self.tr("Let the others go first with a solo of their own"))
        self.lust = self._check(lambda self: self.tr("As a voluntary solo, none of those you owe"))
        self.bid, self._bidding = self._choice(
            lambda self: self.tr("Announce with it:"), lambda self: self.tr("Announcement with the solo")
        )
        self.bid.currentIndexChanged.connect(self.bid_changed)
        self.show_widgets((self._condition, self._bidding, self.swines, self._hyperswines, self._offer, self.lust))

    def _choice(self, text: Callable[[Self], str], name: Callable[[Self], str]) -> tuple[QComboBox, QWidget]:
        """A question with several answers: its box, and that with its label."""
        pair = QWidget(self)
        box = self.word(NoWheelComboBox(pair), name=name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        hbox(self.make_label(text, parent=pair, buddy=box), box, on=pair)
        return box, pair

    def _check(self, text: Callable[[Self], str]) -> QCheckBox:
        return self.word(QCheckBox(self), text)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The boxes, in the order in which they are laid out."""
        return self.selector, self.bid, self.swines, self._hyperswines, self._offer, self.lust

    @property
    def boxes(self) -> tuple[QComboBox, ...]:
        """The boxes with several answers."""
        return self.selector, self.bid

    def ask(self, view: SeatView) -> None:
        """Offer what this view allows, with the usual choices."""
        self._view = view
        self.bid.setCurrentIndex(0)
        self.lust.setChecked(False)
        self.swines.setChecked(True)  # only seen where legal, and then nearly always wanted
        self._hyperswines.setChecked(True)
        self._update_text()
        for control in self.findChildren(QWidget):
            control.ensurePolished()  # for their widths

    def show_for(self, ways: Sequence[Reserve]) -> None:
        """Show what there is to choose between these ways of saying an answer."""
        asked = {
            self._condition: len({way.selector for way in ways}) > 1,
            self._bidding: any(way.bid for way in ways),
            self.swines: any(way.swines for way in ways),
            self._hyperswines: any(way.hyperswines for way in ways),
            self._offer: any(way.offer_duty_solo for way in ways),
            self.lust: any(way.lust for way in ways),
        }
        for widget, is_asked in asked.items():
            widget.setVisible(is_asked)
        self.setVisible(any(asked.values()))
        self.refresh()

    @property
    def call(self) -> Call | None:
        """The announcement that is chosen; None: nothing is announced."""
        call: Call | None = self.bid.currentData()
        return call

    def added_to(self, said: Reserve) -> Reserve:
        """An answer with everything that is chosen here, be it asked or not."""
        is_marriage = said.reservation is Reservation.MARRIAGE
        return said._replace(
            selector=self.selector.currentData() if is_marriage else None,
            swines=self.swines.isChecked(),
            hyperswines=self._hyperswines.isChecked(),
            offer_duty_solo=self._offer.isChecked(),
            bid=self.call,
            lust=self.lust.isChecked(),
        )

    def _update_text(self) -> None:
        if self._view is not None:
            conditions, calls = selectors(self._view), bids(self._view)
            write_choices(self.selector, [*map(wording.selector_name, conditions)], conditions)
            nothing = self.tr("Nothing")
            names = [nothing if call is None else wording.call_name(call, Side.RE) for call in calls]
            write_choices(self.bid, names, calls)
