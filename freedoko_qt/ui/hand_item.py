"""The own hand: one row of cards, with what is lifted, dimmed, focused and chosen in advance."""

from collections.abc import Collection, Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from freedoko_qt.engine.cards import Card

from .card_item import CardItem
from .deck import CORNER, Deck
from .layout import LIFT, Place, TableLayout, card_at, hand_places
from .motion import Goal
from .picture_item import PictureItem
from .theme import TableColors

Z = 40.0
STAR_LEFT, STAR_TOP = 0.05, 0.42  # of a card, below its index


class HandItem:
    """The cards of the own seat, left to right. It knows no rule: it is told which cards are bright."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.items: list[CardItem] = []
        self.hovered: CardItem | None = None
        self.focused: CardItem | None = None
        self.chosen: CardItem | None = None
        """The card that is played when it is the own turn, or that the first of two clicks has lifted."""
        self.advised: CardItem | None = None
        self._scene = scene
        self._layout: TableLayout
        self._places: list[Place] = []
        self._left_at: int | None = None  # where the focus was when its card left the hand
        self._ring = PictureItem(scene, Z)
        self._pin = PictureItem(scene, Z)
        self._star = PictureItem(scene, Z)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right."""
        return tuple(item.card for item in self.items if item.card is not None)

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the places of this layout; the cards stay where they are until `goals` is asked for."""
        self._layout = layout
        self._places = hand_places(layout, len(self.items))
        size = QSizeF(layout.card, layout.card_height)
        unit = layout.unit
        self._ring.redraw(_grown(size, 4 * unit), ratio, lambda p: _ring(p, size, unit, colors))
        self._pin.redraw(QSizeF(26, 26) * unit, ratio, lambda p: _pin(p, unit, colors))
        self._star.redraw(QSizeF(26, 26) * unit, ratio, lambda p: _star(p, unit, colors))

    def set_cards(self, cards: Sequence[Card], deck: Deck, ratio: float, source: Place) -> None:
        """Hold exactly these cards in this order; new ones come from `source`, missing ones are gone."""
        left = list(self.items)
        items = []
        for card in cards:
            item = next((one for one in left if one.card == card), None)
            if item is None:
                item = CardItem(deck, ratio, card)
                item.prepare(Place(source.x, source.y, max(source.width, self._layout.card)))
                item.glide(source)
                self._scene.addItem(item)
            else:
                left.remove(item)
            items.append(item)
        for item in left:
            self._forget(item)
            self._scene.removeItem(item)
        self._set_items(items)

    def take(self, card: Card, preferred: CardItem | None = None) -> CardItem | None:
        """Give this card away: the preferred one of two equal cards, if it is one of them."""
        equal = [item for item in self.items if item.card == card]
        if not equal:
            return None
        item = preferred if preferred in equal else equal[0]
        self._forget(item)
        item.set_dim(False)
        self._set_items([one for one in self.items if one is not item])
        self.mark()
        return item

    def set_bright(self, bright: Collection[Card] | None) -> None:
        """Dim all cards but these; None: dim no card."""
        for item in self.items:
            item.set_dim(bright is not None and item.card not in bright)

    def at(self, point: QPointF) -> CardItem | None:
        """The card under a point of the scene."""
        index = card_at(self._layout, self._places, point)
        return None if index is None else self.items[index]

    def step_focus(self, step: int) -> None:
        """Move the focus of the keyboard so many cards to the right; it begins where it was, or at an end."""
        if not self.items:
            return
        if self.focused is not None:
            place = (self.items.index(self.focused) + step) % len(self.items)
        elif self._left_at is not None:
            place = min(self._left_at, len(self.items) - 1)
        else:
            place = 0 if step > 0 else -1
        self.focused = self.items[place]

    def goals(self) -> list[Goal]:
        """Where each card is to lie: lifted a little under the mouse, with the focus, if chosen or advised."""
        lift = LIFT * self._layout.card_height
        lifted = {self.hovered, self.focused, self.chosen, self.advised}
        return [
            Goal(item, place.moved(dy=-lift if item in lifted else 0.0))
            for item, place in zip(self.items, self._places, strict=True)
        ]

    def mark(self) -> None:
        """Put the marks of focus, choice and advice to their cards."""
        ends = {goal.item: goal.place for goal in self.goals()}
        marks = ((self._ring, self.focused, 0.4), (self._pin, self.chosen, 0.5), (self._star, self.advised, 0.5))
        for mark, item, above in marks:
            mark.reveal(item is not None)
            if item is not None:
                mark.setPos(self._spot(mark, ends[item].rect))
                mark.setZValue(item.zValue() + above)

    def _spot(self, mark: PictureItem, card: QRectF) -> QPointF:
        """Where a mark lies on its card: the ring around it, the others where the next card does not cover it."""
        size = mark.pixmap().deviceIndependentSize()
        if mark is self._ring:
            return card.center() - QPointF(size.width() / 2, size.height() / 2)
        if mark is self._pin:
            return card.topLeft() - QPointF(0.1 * size.width(), 0.8 * size.height())
        return card.topLeft() + QPointF(STAR_LEFT * card.width(), STAR_TOP * card.height())

    def _set_items(self, items: list[CardItem]) -> None:
        self.items = items
        self._places = hand_places(self._layout, len(items))
        for index, item in enumerate(items):
            item.setZValue(Z + index)

    def _forget(self, item: CardItem) -> None:
        if self.hovered is item:
            self.hovered = None
        if self.focused is item:
            self._left_at = self.items.index(item)
            self.focused = None
        if self.chosen is item:
            self.chosen = None
        if self.advised is item:
            self.advised = None


def _grown(size: QSizeF, edge: float) -> QSizeF:
    return QSizeF(size.width() + 2 * edge, size.height() + 2 * edge)


def _ring(painter: QPainter, size: QSizeF, unit: float, colors: TableColors) -> None:
    """A double line around the card, visible on light and on dark."""
    edge = 4 * unit
    rect = QRectF(QPointF(edge, edge), size)
    radius = CORNER * size.width()
    painter.setPen(QPen(QColor(colors.light_ink), 4 * unit))
    painter.drawRoundedRect(rect.adjusted(-unit, -unit, unit, unit), radius, radius)
    painter.setPen(QPen(QColor(colors.light), 2.4 * unit))
    painter.drawRoundedRect(rect.adjusted(-unit, -unit, unit, unit), radius, radius)


def _pin(painter: QPainter, unit: float, colors: TableColors) -> None:
    """A disc with an arrow upwards: this card goes next."""
    painter.scale(unit, unit)
    painter.setPen(QPen(QColor(colors.light_ink), 1.5))
    painter.setBrush(QColor(colors.light))
    painter.drawEllipse(QPointF(13, 13), 11, 11)
    painter.setPen(QPen(QColor(colors.light_ink), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(13, 19), QPointF(13, 8))
    painter.drawPolyline(QPolygonF([QPointF(8.5, 12), QPointF(13, 7.5), QPointF(17.5, 12)]))


def _star(painter: QPainter, unit: float, colors: TableColors) -> None:
    """A disc with a star: this card is advised."""
    painter.scale(unit, unit)
    painter.setPen(QPen(QColor(colors.light_ink), 1.5))
    painter.setBrush(QColor(colors.light))
    painter.drawEllipse(QPointF(13, 13), 11, 11)
    tips = [(8.0 if tip % 2 == 0 else 3.4, tip * pi / 5) for tip in range(10)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.light_ink))
    painter.drawPolygon(QPolygonF([QPointF(13 + far * sin(turn), 13 - far * cos(turn)) for far, turn in tips]))
