"""The questions that lie over the table, each made when it is first asked."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QRect, Signal

from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.actions import Genscher, Play
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.genscher import card_to_choose_with
from freedoko_qt.engine.view import SeatView

from ..parts.lazy import made
from ..table.reservation_choices import as_called, foreseen
from ..table.table_view import TableView

if TYPE_CHECKING:
    from .genscher_panel import GenscherPanel
    from .give_up_panel import GiveUpPanel
    from .panel import Panel
    from .poverty_panel import PovertyPanel
    from .reservation_panel import ReservationPanel

PanelT = TypeVar("PanelT", bound="Panel")


class TableQuestions(QObject):
    """The panels for decisions other than a card."""

    answered = Signal(object)
    """An Action that is legal."""
    left = Signal()
    """A question that could be left is, and nothing has changed."""
    placed = Signal(QRect)
    """The part of the table that a question covers; empty when it is hidden."""
    foreseen_changed = Signal()
    """Another answer is chosen in the question before the game, or none any more."""
    given_up = Signal()
    """The person gives up the rest of the game."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._letters = Letters.INTERNATIONAL
        self._asked_about: Play | None = None
        self.placed.connect(table.cover)

    @cached_property
    def reservation(self) -> "ReservationPanel":
        """The question before the game."""
        from .reservation_panel import ReservationPanel

        panel = self._on_table(ReservationPanel(self._table))
        panel.letters = self._letters
        panel.chosen.connect(self.answered)
        panel.left.connect(self.left)
        panel.order_previewed.connect(self._table.preview_order)
        panel.order_previewed.connect(self.foreseen_changed)
        return panel

    @cached_property
    def poverty(self) -> "PovertyPanel":
        """The questions of a poverty."""
        from .poverty_panel import PovertyPanel

        panel = self._on_table(PovertyPanel(self._table))
        panel.chosen.connect(self.answered)
        return panel

    @cached_property
    def genscher(self) -> "GenscherPanel":
        """The question of Genscher."""
        from .genscher_panel import GenscherPanel

        panel = self._on_table(GenscherPanel(self._table))
        panel.chosen.connect(self._on_genscher)
        return panel

    @cached_property
    def give_up(self) -> "GiveUpPanel":
        """The question whether the rest of the game is really given up."""
        from .give_up_panel import GiveUpPanel

        panel = self._on_table(GiveUpPanel(self._table))
        panel.confirmed.connect(self.given_up)
        panel.left.connect(self.left)
        return panel

    def _on_table(self, panel: PanelT) -> PanelT:
        """Tell which part of the table a panel covers, and the panel how fast the table is."""
        panel.choreographer = self._table.choreographer
        panel.placed.connect(self.placed)
        return panel

    @property
    def open_panel(self) -> "Panel | None":
        """The question that is asked at the moment; at most one is."""
        panels = made(self, "reservation", "poverty", "genscher", "give_up")
        return next((panel for panel in panels if not panel.isHidden()), None)

    @property
    def asks_for_partner(self) -> bool:
        """True if the question of Genscher is asked."""
        return self.open_panel in made(self, "genscher")

    def ask(self, view: SeatView, names: Sequence[str]) -> bool:
        """Ask what the game is waiting for; False if that is a card.

        `answered` follows once the person has chosen. `names` by seat.
        """
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
        return any(panel.is_changing for panel in made(self, "reservation"))

    def ask_before(self, action: object, view: SeatView, names: Sequence[str]) -> bool:
        """Ask for a partner before the first card of a Genscher is played; False if nothing is to be asked.

        If True, `answered` follows twice: with the partner, unless the partner is kept, and with the card.
        """
        card = card_to_choose_with(view)
        chooses = isinstance(action, Play) and action.card is card and action in view.legal
        if not chooses or not any(isinstance(one, Genscher) for one in view.legal):
            return False
        self._asked_about = action if isinstance(action, Play) else None
        self.genscher.ask(view, names)
        return True

    def foreseen(self, view: SeatView) -> SeatView:
        """The view as it will be with the answer that is chosen in the question before the game, or was given there."""
        for reservation in made(self, "reservation"):
            if not reservation.isHidden() and reservation.reservation is not None:
                return foreseen(view, reservation.reservation)
        return as_called(view)

    def close(self) -> None:
        """Close the open question.

        None of the signals follows.
        """
        self._asked_about = None
        for reservation in made(self, "reservation"):
            reservation.close_question()
        for panel in made(self, "poverty", "genscher", "give_up"):
            panel.hide()

    def set_letters(self, letters: Letters) -> None:
        """Write court cards with these letters from now on."""
        self._letters = letters
        for reservation in made(self, "reservation"):
            reservation.letters = letters

    def _on_genscher(self, choice: Genscher) -> None:
        """First the partner, then the card that was clicked; who keeps the partner says nothing."""
        card, self._asked_about = self._asked_about, None
        if choice.partner is not None:
            self.answered.emit(choice)
        if card is not None:
            self.answered.emit(card)
