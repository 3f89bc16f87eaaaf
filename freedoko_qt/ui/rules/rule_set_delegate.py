"""The rule sets in an open box: name and sentence of each, and a picture of what is special about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from freedoko_qt.app.preset_pictures import PRESET_PICTURES
from freedoko_qt.app.rule_set_names import preset_description

from ..cards.picture_view import card_width, paint_picture
from ..look.typeface import bold
from ..parts.model_index import Index

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..cards.deck import Deck

PRESET = Qt.ItemDataRole.UserRole
"""The id of the preset in a row; None: the row is a set of the person's own."""
PICTURE = QSize(104, 40)  # logical pixels
EDGE = 7
LETTERS = 66  # of a line
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class RuleSetDelegate(QStyledItemDelegate):
    """Paints the rows that have a preset larger than the others; those are all of one size.

    It installs itself on the box, which owns it.
    """

    def __init__(self, deck: Deck, box: QComboBox) -> None:
        super().__init__(box)
        self._deck = deck
        self._usual: tuple[QFont, QSize] | None = None
        """The size of a row without a preset, measured once: there can be thousands."""
        box.setItemDelegate(self)
        box.view().setMinimumWidth(PICTURE.width() + _line(box.fontMetrics()) + 4 * EDGE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if not _is_preset(index):
            if self._usual is None or self._usual[0] != option.font:
                self._usual = QFont(option.font), super().sizeHint(option, index)
            return self._usual[1]
        letters = QFontMetrics(option.font)
        place = QRect(0, 0, _line(letters), PICTURE.height())
        sentence = letters.boundingRect(place, WRAPPED, preset_description(index.data(PRESET)))
        height = max(PICTURE.height(), letters.height() + sentence.height())
        return QSize(PICTURE.width() + place.width() + 4 * EDGE, height + 2 * EDGE)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if _is_preset(index):
            option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if not _is_preset(index):
            return
        preset, place = index.data(PRESET), option.rect.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        picture = QRectF(place.left(), place.top(), PICTURE.width(), place.height())
        special = PRESET_PICTURES[preset]
        unit = card_width(special, picture)
        paint_picture(painter, self._deck, special, picture, unit=unit, palette=option.palette)
        words = place.adjusted(PICTURE.width() + 2 * EDGE, 0, 0, 0)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(option.palette.color(role))
        painter.setFont(bold(option.font))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft, index.data())
        painter.setFont(option.font)
        below = words.adjusted(0, QFontMetrics(option.font).height(), 0, 0)
        painter.drawText(below, WRAPPED, preset_description(preset))
        painter.restore()


def set_presets(box: QComboBox, presets: Iterable[str | None]) -> None:
    """Set the presets of new rows, each with its description for a screen reader; None: a row has none."""
    for row, preset in enumerate(presets):
        if preset is not None:
            box.setItemData(row, preset, PRESET)
            box.setItemData(row, preset_description(preset), Qt.ItemDataRole.AccessibleDescriptionRole)


def _line(letters: QFontMetrics) -> int:
    """The width of a line of a sentence."""
    return LETTERS * letters.averageCharWidth()


def _is_preset(index: Index) -> bool:
    return index.data(PRESET) in PRESET_PICTURES
