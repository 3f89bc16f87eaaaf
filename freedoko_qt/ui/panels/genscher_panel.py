"""The question of Genscher: the choice of a partner."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.app import wording
from freedoko_qt.engine.actions import Genscher
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.play.genscher import card_to_choose_with
from freedoko_qt.engine.view import SeatView

from ..parts.captions import write_caption
from ..parts.flow_columns import FlowColumns
from .panel import Panel


class GenscherPanel(Panel):
    """One button for each partner and one for leaving things as they are."""

    chosen = Signal(object)
    """A `Genscher` that is legal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ()
        self._card: Card | None = None
        """The card of which both are held."""
        self.choices: dict[QPushButton, Genscher] = {}
        self._partners = FlowColumns(self, usual=3)
        self.body.addWidget(self._partners)
        self.bind(self.setAccessibleName, lambda self: self.tr("Genscher question"))
        self.bind(self.title.setText, lambda self: self.tr("Genscher: whose partner will you be?"))

    def ask(self, view: SeatView, names: Sequence[str]) -> None:
        """Open the panel for a view in which Genscher is legal.

        `names` by seat. `chosen` follows, after the panel is hidden.
        """
        self._names, self._card = tuple(names), card_to_choose_with(view)
        self._partners.show_widgets(())
        for button in self.choices:
            button.setParent(None)
            button.deleteLater()
        self.choices = {}
        offers = [action for action in view.legal if isinstance(action, Genscher)]
        partners = []
        for offer in sorted(offers, key=lambda action: action.partner is None):
            button = self.add_button(
                None, lambda _=False, action=offer: self._on_chosen(action), primary=offer.partner is None
            )
            self.choices[button] = offer
            if offer.partner is not None:
                self.buttons.removeWidget(button)
                button.setParent(self._partners)
                partners.append(button)
        self._update_text()
        self._partners.show_widgets(partners)
        self.open()
        leave = next(reversed(self.choices))  # it has the keyboard first
        for before, after in pairwise((leave, *partners)):
            QWidget.setTabOrder(before, after)
        leave.setFocus(Qt.FocusReason.OtherFocusReason)

    def _update_text(self) -> None:
        if self._card is not None:
            words = self.tr("You hold the {card} twice. Before you play the first one you may choose a new partner.")
            self.explanation.setText(words.format(card=wording.card_name(self._card)))
        for button, offer in self.choices.items():
            if offer.partner is None:
                button.setText(self.tr("Leave it as it is"))
            else:
                write_caption(button, self.tr("Play with {name}").format(name=self._names[offer.partner]))

    def _on_chosen(self, action: Genscher) -> None:
        self.hide()
        self.chosen.emit(action)
