"""Mouse and touch input at the own hand: clicking a card, or dragging it onto the table."""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from .card_item import CardItem
from .hand_motion import HandMotion
from .stage import Stage


class Pointer(QObject):
    """A gesture from press to release.

    The mouse drags in every direction; a finger that slides along the hand chooses, and drags upwards, since the
    strips of overlapped cards are narrower than it.

    Points are in the scene. The widget passes its events on; nothing is played here.
    """

    clicked = Signal(object)
    """The CardItem that was clicked or tapped."""
    dropped = Signal(object)
    """The CardItem that was dragged out of the hand and dropped on the table, where it still is."""

    def __init__(self, stage: Stage, hand_motion: HandMotion, surface: QWidget) -> None:
        super().__init__(surface)
        self._stage = stage
        self._hand_motion = hand_motion
        self._surface = surface
        self._pressed: CardItem | None = None
        self._origin = QPointF()  # where the pressed card was come upon
        self._grip = QPointF()  # from the pointer to the middle of the card that is dragged
        self._is_finger = False
        self.dragging = False
        """True if a card follows the pointer."""

    def hover(self, point: QPointF | None) -> None:
        """Handle a hover of the mouse; None: it has left."""
        self._lift(None if point is None else self._stage.hand.at(point))

    def press(self, point: QPointF, *, finger: bool = False) -> bool:
        """Handle a press, in scene coordinates; False if there is no card."""
        self.cancel()
        item = self._stage.hand.at(point)
        if item is None:
            return False
        self._is_finger = finger
        self._come_upon(item, point)
        return True

    def move(self, point: QPointF) -> None:
        """Handle a move of the pressed pointer."""
        if self.dragging:
            self._hand_motion.carry(point + self._grip)
        elif self._pressed is not None and self._is_drag(point - self._origin):
            self._start_drag(self._pressed, point)
        elif self._is_finger:
            self._slide(point)

    def release(self) -> None:
        """Handle a release: a card dragged onto the table is dropped there, elsewhere it goes back.

        `clicked` or `dropped` follows, or neither.
        """
        item, was_dragging = self._pressed, self.dragging
        self._end()
        if was_dragging:
            held = self._hand_motion.held
            if held is not None and self._is_on_table(held):
                self.dropped.emit(held)
            else:
                self._hand_motion.give_back()
        elif item is not None and item in self._stage.hand.items:
            self.clicked.emit(item)

    def cancel(self) -> None:
        """Cancel the gesture; a dragged card goes back.

        Neither `clicked` nor `dropped` follows.
        """
        was_dragging = self.dragging
        self._end()
        if was_dragging:
            self._hand_motion.give_back()

    def _end(self) -> None:
        self._pressed, self.dragging = None, False
        self._show_cursor()
        if self._is_finger:
            self._is_finger = False
            self._lift(None)

    def _slide(self, point: QPointF) -> None:
        """Handle a touch over another card, or beside the hand."""
        item = self._stage.hand.at(point)
        above = point.y() < self._stage.layout.hand.top()
        if item is not self._pressed and not (item is None and above):
            self._come_upon(item, point)

    def _come_upon(self, item: CardItem | None, point: QPointF) -> None:
        self._pressed, self._origin = item, point
        self._lift(item)

    def _is_drag(self, way: QPointF) -> bool:
        """True if the pointer has moved far enough to drag the card."""
        least = QApplication.startDragDistance() * max(1.0, self._stage.layout.unit)
        if self._is_finger:
            return -way.y() >= max(2 * least, abs(way.x()))
        return way.manhattanLength() >= least

    def _start_drag(self, item: CardItem, point: QPointF) -> None:
        if self._stage.view is None or item not in self._stage.hand.items:
            self._end()
            return
        self.dragging = True
        place = self._stage.hand.place_of(item)
        self._grip = QPointF(place.x, place.y) - self._origin
        self._lift(None)
        self._hand_motion.pick_up(item)
        self._hand_motion.carry(point + self._grip)
        self._show_cursor()

    def _is_on_table(self, item: CardItem) -> bool:
        """True if more than half of a card is out of the hand and on the table."""
        middle = QPointF(item.place.x, item.place.y)
        return middle.y() < self._stage.layout.hand.top() and self._stage.scene.sceneRect().contains(middle)

    def _lift(self, item: CardItem | None) -> None:
        hand = self._stage.hand
        if item is not hand.hovered:
            hand.hovered = item
            self._show_cursor()
            self._hand_motion.lift()

    def _show_cursor(self) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._stage.hand.hovered is not None:
            shape = Qt.CursorShape.PointingHandCursor
        self._surface.setCursor(shape)
