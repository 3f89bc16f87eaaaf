"""The questions that lie over the table, each made when it is first asked."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.actions import Genscher, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from ..table.table_view import TableView

if TYPE_CHECKING:
    from .genscher_panel import GenscherPanel
    from .give_up_panel import GiveUpPanel
    from .panel import Panel
    from .poverty_panel import PovertyPanel
    from .reservation_panel import ReservationPanel


class Questions(QObject):
    """Asks the person what cannot be said by playing a card."""

    answered = Signal(object)
    """An Action that is legal."""
    left = Signal()
    """The reservation that was made stays as it is."""
    given_up = Signal()
    """The person gives up the rest of the game."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._letters = Letters.INTERNATIONAL
        self._reservation: ReservationPanel | None = None
        self._poverty: PovertyPanel | None = None
        self._genscher: GenscherPanel | None = None
        self._give_up: GiveUpPanel | None = None
        self._king: Play | None = None

    @property
    def reservation(self) -> "ReservationPanel":
        """The question before the game."""
        if self._reservation is None:
            from .reservation_panel import ReservationPanel

            self._reservation = ReservationPanel(self._table)
            self._reservation.choreographer = self._table.choreographer
            self._reservation.letters = self._letters
            self._reservation.chosen.connect(self.answered)
            self._reservation.left.connect(self.left)
            self._reservation.order_previewed.connect(self._table.preview_order)
        return self._reservation

    @property
    def poverty(self) -> "PovertyPanel":
        """The questions of a poverty."""
        if self._poverty is None:
            from .poverty_panel import PovertyPanel

            self._poverty = PovertyPanel(self._table)
            self._poverty.choreographer = self._table.choreographer
            self._poverty.chosen.connect(self.answered)
        return self._poverty

    @property
    def genscher(self) -> "GenscherPanel":
        """The question of Genscher."""
        if self._genscher is None:
            from .genscher_panel import GenscherPanel

            self._genscher = GenscherPanel(self._table)
            self._genscher.choreographer = self._table.choreographer
            self._genscher.chosen.connect(self._on_genscher)
        return self._genscher

    @property
    def give_up(self) -> "GiveUpPanel":
        """True if the rest of the game is really given up."""
        if self._give_up is None:
            from .give_up_panel import GiveUpPanel

            self._give_up = GiveUpPanel(self._table)
            self._give_up.choreographer = self._table.choreographer
            self._give_up.confirmed.connect(self.given_up)
        return self._give_up

    @property
    def open_panel(self) -> "Panel | None":
        """The question that is asked at the moment; at most one is."""
        panels = (self._reservation, self._poverty, self._genscher, self._give_up)
        return next((panel for panel in panels if panel is not None and not panel.isHidden()), None)

    @property
    def asks_for_partner(self) -> bool:
        """True if the question of Genscher is asked."""
        return self._genscher is not None and self._genscher is self.open_panel

    def ask(self, view: SeatView, names: Sequence[str]) -> bool:
        """Ask what the game is waiting for; False if that is a card."""
        match view.phase:
            case Phase.RESERVATION:
                self.reservation.ask(view)
            case Phase.SHIFT | Phase.ACCEPT | Phase.RETURN:
                self.poverty.ask(view, names)
            case _:
                return False
        return True

    def ask_again(self, view: SeatView) -> None:
        """Ask what the person says instead of the reservation it has made."""
        self.reservation.ask(view, changing=True)

    @property
    def is_changing(self) -> bool:
        """True if it is being asked for another reservation."""
        return self._reservation is not None and self._reservation.is_changing

    def ask_before(self, action: object, view: SeatView, names: Sequence[str]) -> bool:
        """Ask for a partner before the first of two kings of diamonds is played; False if nothing is to be asked."""
        is_king = isinstance(action, Play) and action.card is Card.DK and action in view.legal
        if not is_king or not any(isinstance(one, Genscher) for one in view.legal):
            return False
        self._king = action if isinstance(action, Play) else None
        self.genscher.ask(view, names)
        return True

    def close(self) -> None:
        """Nothing is asked any more."""
        self._king = None
        if self._reservation is not None:
            self._reservation.close_question()
        for panel in (self._poverty, self._genscher, self._give_up):
            if panel is not None:
                panel.hide()

    def set_letters(self, letters: Letters) -> None:
        """Write court cards with these letters from now on."""
        self._letters = letters
        if self._reservation is not None:
            self._reservation.letters = letters

    def _on_genscher(self, choice: Genscher) -> None:
        """First the partner, then the king that was clicked; who keeps the partner says nothing."""
        king, self._king = self._king, None
        if choice.partner is not None:
            self.answered.emit(choice)
        if king is not None:
            self.answered.emit(king)
