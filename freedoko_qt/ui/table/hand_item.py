"""The own hand: one row of cards, with what is lifted, dimmed, focused and chosen in advance."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF

from freedoko_qt.engine.cards import Card

from ..cards.deck import Deck
from ..look.theme import TableColors
from .card_item import CardItem
from .card_places import card_at, hand_places
from .hand_marks import HandMark, HandMarks
from .layout import LIFT, SINK, Place, TableLayout
from .motion import Goal
from .picture_item import PictureScene

Z = 40.0


class HandItem:
    """The cards of the own seat, left to right; it knows no rules.

    The scene owns the cards. After a change of the attributes move the cards to `goals`, and call `mark`.
    """

    def __init__(self, scene: PictureScene) -> None:
        self.items: list[CardItem] = []
        self.hovered: CardItem | None = None
        self.focused: CardItem | None = None
        self.chosen: CardItem | None = None
        """The card that is played when it is the own turn, or that the first of two clicks has lifted."""
        self.advised: CardItem | None = None
        self.picked: list[CardItem] = []
        """The cards that are picked in answer to a question."""
        self.received: list[CardItem] = []
        """The cards that have come from another seat a short while ago."""
        self.has_focus = False
        """True if the table has the focus: then the focused card has a ring."""
        self.framed = False
        """True if all cards have a frame while none of them is focused."""
        self._scene = scene
        self._layout: TableLayout
        self._places: list[Place] = []
        self._left_at: int | None = None  # where the focus was when its card left the hand
        self.marks = HandMarks(scene, Z)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards from left to right."""
        return tuple(item.card for item in self.items if item.card is not None)

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float) -> None:
        """Take the places of this layout; the cards stay where they are until `goals` is asked for.

        To be called before anything else.
        """
        self._layout = layout
        self._places = hand_places(layout, len(self.items))
        self.marks.lay_out(layout, colors, ratio)

    def set_cards(self, cards: Sequence[Card], deck: Deck, ratio: float, source: Place) -> None:
        """Hold exactly these cards in this order; new ones come from `source`, missing ones are gone.

        Cards that stay keep their items, and with them focus and marks.
        """
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
        """Remove and return this card: the preferred one of two equal ones, if it is one of them.

        None if the hand does not hold it. The item stays in the scene.
        """
        equal = [item for item in self.items if item.card == card]
        if not equal:
            return None
        item = preferred if preferred in equal else equal[0]
        self._forget(item)
        item.dim = False
        self._set_items([one for one in self.items if one is not item])
        self.mark()
        return item

    def set_bright(self, bright: Collection[Card] | None) -> None:
        """Veil all cards but these, when they go to their places; None: veil no card."""
        for item in self.items:
            item.dim = bright is not None and item.card not in bright

    def set_received(self, cards: Sequence[Card]) -> None:
        """Mark these cards as those that have come from another seat."""
        self.received = self.items_of(cards)

    def items_of(self, cards: Iterable[Card]) -> list[CardItem]:
        """The items of these cards from left to right, of equal ones no more than are asked for."""
        left, found = Counter(cards), []
        for item in self.items:
            if item.card is not None and left[item.card] > 0:
                left[item.card] -= 1
                found.append(item)
        return found

    def at(self, point: QPointF) -> CardItem | None:
        """The card under a point of the scene.

        Lifted or not; None beside the hand.
        """
        index = card_at(self._layout, self._places, point)
        return None if index is None else self.items[index]

    def step_focus(self, step: int) -> None:
        """Move the keyboard focus `step` cards to the right.

        It comes first to the advised card, else to where it was last, else to an end.
        """
        if not self.items:
            return
        if self.focused is not None:
            place = (self.items.index(self.focused) + step) % len(self.items)
        elif self.advised is not None:
            place = self.items.index(self.advised)
        elif self._left_at is not None:
            place = min(self._left_at, len(self.items) - 1)
        else:
            place = 0 if step > 0 else -1
        self.focused = self.items[place]

    def goals(self) -> list[Goal]:
        """The goals of the cards that the person does not hold."""
        return [Goal(item, self.place_of(item)) for item in self.items if not item.held]

    def place_of(self, item: CardItem) -> Place:
        """The place of a card: lifted a little under the mouse, with the focus, if chosen, picked or advised.

        One that cannot be played sinks a little, under a veil.

        ValueError for a card that is not in the hand.
        """
        place = self._places[self.items.index(item)]
        veil = float(item.dim)
        if item in (self.hovered, self.focused, self.chosen, self.advised, *self.picked):
            return place.moved(dy=-LIFT * self._layout.card_height)._replace(veil=veil)
        return place.moved(dy=SINK * self._layout.card_height * veil)._replace(veil=veil)

    def height_of(self, item: CardItem) -> float:
        """The height of a card of the hand above the table, as its z value."""
        return Z + self.items.index(item)

    def mark(self) -> None:
        """Put every mark to its cards, also while these move."""
        framed = self.framed and self.focused is None and self._places
        self.marks.show_frame(self._room if framed else None)
        marked: dict[HandMark, Sequence[CardItem | None]] = {
            HandMark.RING: [self.focused] if self.has_focus else [],
            HandMark.FRAME: self.picked,
            HandMark.RECEIVED: [item for item in self.received if item not in self.picked],
            HandMark.PICKED: self.picked,
            HandMark.PIN: [self.chosen],
            HandMark.STAR: [self.advised],
        }
        for mark, items in marked.items():
            free = [item for item in items if item is not None and not item.held]
            self.marks.show(mark, [(item.place.rect, item.zValue()) for item in free])

    @property
    def _room(self) -> QRectF:
        """The room of all cards, also of those that have sunk."""
        sunk = SINK * self._layout.card_height if any(item.dim for item in self.items) else 0.0
        return (self._places[0].rect | self._places[-1].rect).adjusted(0, 0, 0, sunk)

    def _set_items(self, items: list[CardItem]) -> None:
        self.items = items
        self._places = hand_places(self._layout, len(items))
        for item in items:
            if not item.held:
                item.setZValue(self.height_of(item))

    def _forget(self, item: CardItem) -> None:
        item.held = False
        if self.hovered is item:
            self.hovered = None
        if self.focused is item:
            self._left_at = self.items.index(item)
            self.focused = None
        if self.chosen is item:
            self.chosen = None
        for marked in (self.picked, self.received):
            if item in marked:
                marked.remove(item)
        if self.advised is item:
            self.advised = None
