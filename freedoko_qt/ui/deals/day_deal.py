"""The panel of the deal of the day, with the results of the last days."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.deals.days import PlayedDay

from ..look.painting import antialiased
from ..parts.counted_label import points_color
from ..parts.drawings import DrawnPicture, cards
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, vbox, wrapping_row
from ..parts.translated import Translated

DAYS = 7
"""Number of days that are shown, today at the end."""
FAINT = 26  # of 255
PICTURE = 3.6  # lines of text as high as it is
DAY_WIDTH, DAY_HEIGHT, FIELD_HEIGHT = 2.7, 3.4, 2.1  # lines of text


class DaysRow(Translated, QWidget):
    """A field for each day with its name and result; a dot where it was not played."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._days: Sequence[PlayedDay] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_days(self, days: Sequence[PlayedDay]) -> None:
        """Show these days, from left to right."""
        self._days = days
        self._update_text()
        self.updateGeometry()
        self.update()

    def _update_text(self) -> None:
        missed, pattern = self.tr("not played"), self.tr("{day}: {points}")
        described = [
            pattern.format(day=_name(day), points=missed if day.points is None else wording.signed(day.points))
            for day in self._days
        ]
        self.setAccessibleName(self.tr("The last days"))
        self.setAccessibleDescription(", ".join(described))

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(DAYS * round(DAY_WIDTH * line), round(DAY_HEIGHT * line))

    def paintEvent(self, event: QPaintEvent) -> None:
        with antialiased(self) as painter:
            text = self.palette().color(QPalette.ColorRole.WindowText)
            faint = QColor(text)
            faint.setAlpha(FAINT)
            line, width = self.fontMetrics().height(), self.width() / DAYS
            for place, day in enumerate(self._days):
                room = QRectF(place * width, 0, width, self.height())
                field = QRectF(room.left() + 2, 0, width - 4, FIELD_HEIGHT * line)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faint)
                painter.drawRoundedRect(field, 6, 6)
                painter.setPen(text)
                name = QRectF(room.left(), field.bottom(), width, room.height() - field.height())
                painter.drawText(name, Qt.AlignmentFlag.AlignCenter, _name(day))
                painter.setPen(points_color(day.points or 0, self.palette()))
                points = "·" if day.points is None else wording.signed(day.points)
                painter.drawText(field, Qt.AlignmentFlag.AlignCenter, points)


class DayDealPanel(Translated, QFrame):
    """A picture, words, the last days, and the button `enter` that is given to it."""

    def __init__(self, enter: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._days_in_a_row = 0
        title = self.make_label(lambda self: self.tr("Deal of the day"), "title")
        self.words, self.streak = Label(self, wraps=True), Label(self, "hint", wraps=True)
        self.days = DaysRow(self)
        words = vbox(STRETCH, title, self.words, self.streak, STRETCH, spacing=2)
        heading = hbox(DrawnPicture(cards, self, lines=PICTURE), (words, 1), spacing=12)
        way = hbox(self.days, STRETCH, enter, spacing=12)
        wrapping_row((heading, 1), way, on=self, margins=(12, 8, 12, 8))

    def show_days(self, days: Sequence[PlayedDay], streak: int) -> None:
        """Show what came of the last days, and for how many in a row they were played."""
        self.days.show_days(days)
        self._days_in_a_row = streak
        self._update_text()

    def _update_text(self) -> None:
        self.streak.setText(self.tr("%n day(s) in a row", "", self._days_in_a_row) if self._days_in_a_row > 1 else "")
        self.streak.setVisible(bool(self._days_in_a_row))


def _name(day: PlayedDay) -> str:
    """The short name of a day of the week."""
    number = QDate(day.day.year, day.day.month, day.day.day).dayOfWeek()
    return wording.locale().dayName(number, QLocale.FormatType.ShortFormat)
