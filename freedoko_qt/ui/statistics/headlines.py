"""The most important figures, each on a card with a small curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.statistics.figures import Figures
from freedoko_qt.app.wording.scores import percentage, signed_decimal

from ..look.design import SPACE
from ..parts.label import Label
from ..parts.layouts import hbox, vbox, wrapping_row
from ..parts.spark_line import SparkLine
from ..parts.translated import Translated

NUMBER = 4


@dataclass(frozen=True, slots=True)
class Headline:
    """A figure with its name and its small curve."""

    name: str
    figure: str
    values: Sequence[float] = ()


class HeadlineCard(QFrame):
    """The figure, large, between its name and its curve."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.name, self.figure, self._curve = Label(self, "hint"), Label(self, "hero"), SparkLine(self)
        row = hbox(self.figure, (self._curve, 1), spacing=8)
        vbox(self.name, row, on=self, margins=(12, 8, 12, 8), spacing=2)

    def show_headline(self, headline: Headline) -> None:
        """Show this figure."""
        self.name.setText(headline.name)
        self.figure.setText(headline.figure)
        self._curve.show_values(headline.values)
        self.setAccessibleName(f"{headline.name}: {headline.figure}")


class Headlines(Translated, QWidget):
    """A row of four cards, or two of two where there is no room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = [HeadlineCard(self) for _ in range(NUMBER)]
        pairs = (hbox(*((card, 1) for card in pair), spacing=SPACE.medium) for pair in (self.cards[:2], self.cards[2:]))
        wrapping_row(*((pair, 1) for pair in pairs), on=self, spacing=SPACE.medium)

    def show_figures(self, known_figures: Figures) -> None:
        """Show these figures, in the current language."""
        for card, headline in zip(self.cards, self._headlines(known_figures), strict=True):
            card.show_headline(headline)

    def _headlines(self, known_figures: Figures) -> Iterator[Headline]:
        number = known_figures.total.points.number
        sums = known_figures.curve
        yield Headline(self.tr("Games"), str(number), range(number + 1))
        yield Headline(self.tr("Points"), wording.signed(sums[-1] if sums else 0), (0, *sums))
        means = [total / place for place, total in enumerate(sums, 1)]
        yield Headline(self.tr("Points a game"), signed_decimal(known_figures.total.points.mean), means)
        yield Headline(self.tr("Won"), percentage(known_figures.total.won.share), known_figures.won_curve)
