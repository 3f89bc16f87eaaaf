"""The dialog for the agreements besides the rules: money, the kitty, and those who sit out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.real_evenings.stakes import Sitting, Stakes
from freedoko_qt.app.wording.scores import percentage
from freedoko_qt.engine.contracts import SOLI, Contract, allows_solo
from freedoko_qt.engine.rules import Rules

from ..look.word_size import dialog_size
from ..parts.captions import write_choices
from ..parts.dialog import Dialog
from ..parts.label import Label
from ..parts.layouts import grid, order_tabs
from ..parts.no_wheel import FittingSpinBox, NoWheelComboBox
from ..parts.screen_reader import set_accessible_name
from ..parts.scrolling import VerticalArea
from ..parts.translated import Translated
from .euro_spin import EuroSpin

Text: TypeAlias = "Callable[[AgreementDialog], str]"

SIZE = 580, 570
USUAL_POINT = 10  # cents, where money is played for at last

_SITTING = {
    Sitting.NOTHING: QT_TRANSLATE_NOOP("AgreementDialog", "scores nothing"),
    Sitting.WINNERS: QT_TRANSLATE_NOOP("AgreementDialog", "scores with the winners"),
    Sitting.RE: QT_TRANSLATE_NOOP("AgreementDialog", "scores with Re"),
}


class AgreementDialog(Translated, Dialog):
    """Asks for the stakes and for the points of who sits out; at first there are none of either.

    Give it to `open_once`; `agreed` comes only if it is accepted. `needs_money`: money cannot be switched
    off.
    """

    agreed = Signal(object, object)
    """The Stakes, or None, and the Sitting."""

    def __init__(
        self,
        stakes: Stakes | None,
        sitting: Sitting,
        rules: Rules,
        parent: QWidget | None = None,
        *,
        needs_money: bool = False,
    ) -> None:
        super().__init__(parent)
        self.bind(self.setWindowTitle, lambda self: self.tr("Money, kitty, sitting out"))
        shown = stakes or Stakes(USUAL_POINT)
        self._page = page = QWidget(self)
        self.money = self.word(
            QCheckBox(page),
            lambda self: self.tr("With money and a kitty"),
            tip=lambda self: self.tr("There are fines on the list, and they are paid in money.") if needs_money else "",
        )
        self.money.setChecked(stakes is not None)
        self.money.setEnabled(not needs_money)
        self._make_prices(shown, rules)
        self._make_kitty(shown)
        self.sitting = NoWheelComboBox(page)
        self.bind(partial(write_choices, self.sitting), lambda self: [*map(sitting_words, _SITTING)])
        self.sitting.setCurrentIndex([*_SITTING].index(sitting))
        self._paid: list[QWidget] = []
        """The fields that are shown only where money is played for."""
        self.money.toggled.connect(self._show_paid)
        self.done_button = self.make_button(lambda self: self.tr("That is how we play"), primary=True)
        self._buttons = self.button_row(self.done_button, self._on_accepted)
        self._lay_out()
        order_tabs(self._page)

    def _make_prices(self, shown: Stakes, rules: Rules) -> None:
        """Make the fields for the price of a point and of the soli."""
        self.point = EuroSpin(self._page)
        self.point.setValue(shown.point)
        self.soli = {contract: EuroSpin(self._page) for contract in _soli(rules)}
        for contract, price in self.soli.items():
            self.bind(price.setSpecialValueText, lambda self: self.tr("by points"))
            price.setValue(shown.soli.get(contract, 0))

    def _make_kitty(self, shown: Stakes) -> None:
        """Make the fields for the share of the kitty, and for what becomes of it."""
        self.share = FittingSpinBox(self._page)
        self.share.setRange(0, 100)
        self.share.setSingleStep(5)
        self.share.setValue(shown.share)
        self.bind(self.share.setSuffix, lambda self: percentage(0).removeprefix("0"))
        self.is_shared = self.word(QCheckBox(self._page), lambda self: self.tr("At the end it is shared out equally"))
        self.is_shared.setChecked(shown.is_shared)

    @property
    def stakes(self) -> Stakes | None:
        """The stakes; None without money."""
        if not self.money.isChecked():
            return None
        soli = {contract: price.value() for contract, price in self.soli.items() if price.value()}
        return Stakes(self.point.value(), soli, self.share.value(), self.is_shared.isChecked())

    def _on_accepted(self) -> None:
        self.accept()
        self.agreed.emit(self.stakes, [*_SITTING][self.sitting.currentIndex()])

    def _explain_sitting(self, place: int) -> None:
        """Explain the points of those who sit out, if they write any."""
        self.sits.setVisible([*_SITTING][place] is not Sitting.NOTHING)

    def _show_paid(self, is_shown: bool) -> None:
        for one in self._paid:
            one.setVisible(is_shown)

    def _lay_out(self) -> None:
        self._grid = grid(on=self._page, margins=(0, 0, 8, 0), spacing=(12, 4), stretch=(1,))
        self._head(lambda self: self.tr("With five or more people"))
        self._ask(self.sitting, lambda self: self.tr("Whoever sits out"))
        self.sits = self._explain(
            lambda self: self.tr("Like one more player on that side; with a soloist once, not three times.")
        )
        self.sitting.currentIndexChanged.connect(self._explain_sitting)
        self._explain_sitting(self.sitting.currentIndex())
        self._head(lambda self: self.tr("Money"))
        self._grid.addWidget(self.money, self._grid.rowCount(), 0, 1, 2)
        self._paid += self._ask(self.point, lambda self: self.tr("A point is worth"))
        if self.soli:
            self._paid += (
                self._head(lambda self: self.tr("Price of a solo")),
                self._explain(
                    lambda self: self.tr("To or from each of the others, instead of the points; bock doubles it.")
                ),
            )
        for contract, price in self.soli.items():
            self._paid += self._ask(price, _name_of(contract))
        self._paid += (
            self._head(lambda self: self.tr("Kitty")),
            self._explain(
                lambda self: self.tr(
                    "Fines go into it. If the points do not add up to zero, it takes or pays the difference."
                )
            ),
            *self._ask(self.share, lambda self: self.tr("Its share of what is won")),
            self.is_shared,
        )
        self._grid.addWidget(self.is_shared, self._grid.rowCount(), 0, 1, 2)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.share.setMinimumHeight(self.point.sizeHint().height())
        self._show_paid(self.money.isChecked())
        self.fill((VerticalArea(self._page, self), 1), self._buttons, spacing=12)
        self.resize(dialog_size(self, SIZE))

    def _head(self, text: Text) -> Label:
        return self._words(self.make_label(text, "heading", parent=self._page))

    def _explain(self, text: Text) -> Label:
        return self._words(self.make_label(text, "hint", wraps=True, parent=self._page))

    def _words(self, label: Label) -> Label:
        self._grid.addWidget(label, self._grid.rowCount(), 0, 1, 2)
        return label

    def _ask(self, field: QWidget, text: Text) -> tuple[QWidget, QWidget]:
        """A row with what is asked and its field."""
        label = self.make_label(text, parent=self._page, buddy=field)
        self.bind(partial(set_accessible_name, field), text)
        field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(field, row, 1)
        return label, field


def sitting_words(sitting: Sitting) -> str:
    """The words for the points of who sits out: "scores with the winners"."""
    return QCoreApplication.translate("AgreementDialog", str(_SITTING[sitting]))


def _name_of(contract: Contract) -> Text:
    return lambda _: wording.contract_name(contract)


def _soli(rules: Rules) -> list[Contract]:
    """The soli that these rules allow."""
    rules = rules.in_force()
    return [contract for contract in SOLI if allows_solo(rules, contract)]
