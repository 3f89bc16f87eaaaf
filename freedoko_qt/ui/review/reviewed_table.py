"""The table of a finished game, where it can be seen what each card of a hand was worth."""

from PySide6.QtWidgets import QWidget

from ..cards.deck import Deck
from ..look.theme import TableColors
from ..table.layout import TableLayout
from ..table.table_canvas import TableCanvas
from .choice_bars import CardChoices, ChoiceBars


class ReviewedTable(TableCanvas):
    """A table with value bars on the cards of the hand."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(deck, parent)
        self.choices: CardChoices | None = None
        """The choices shown of the decision at this moment."""
        self.bars = ChoiceBars(self.stage.scene)

    def show_choices(self, choices: CardChoices | None) -> None:
        """Show what the cards of the hand were worth; None: nothing of the kind. The best is marked as a hint is."""
        self.choices = choices
        hand = self.stage.hand
        hand.advised = None
        if choices is not None:
            hand.advised = next((item for item in hand.items if item.card is choices.best), None)
        self.stage.settle()
        self._lay_bars()

    def arrange(self, layout: TableLayout, colors: TableColors, ratio: float, *, sharp: bool) -> None:
        super().arrange(layout, colors, ratio, sharp=sharp)
        self._lay_bars()

    def _lay_bars(self) -> None:
        self.bars.show(self.choices, self.stage)
