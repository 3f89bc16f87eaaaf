"""The graphics scene of the table, which shows a view at once or step by step."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from freedoko_qt.app.people import Avatar, distinct
from freedoko_qt.app.seats import Seat
from freedoko_qt.engine.cards import Card, Hands
from freedoko_qt.engine.contracts import CardOrder
from freedoko_qt.engine.view import SeatView

from ..cards.deck import Deck
from ..look.theme import TableColors
from .card_item import CardItem
from .card_places import pool_places
from .corner_item import CornerItem
from .felt import FeltItem
from .hand_item import HandItem
from .layout import Place, TableLayout, TablePosition
from .motion import Goal
from .picture_item import PictureScene
from .reservation_choices import as_called
from .seat_item import SeatItem, person_of
from .table_messages import TableMessages
from .table_state import HandOrder, TableState, table_state
from .trick_area import TrickArea
from .trick_review import TrickReview
from .trick_stack_item import TrickStackItem

Z_POOL = 30.0


class Stage(QObject):
    """The scene with its items, and the view they show."""

    def __init__(self, parent: QObject, deck: Deck) -> None:
        super().__init__(parent)
        self.scene = PictureScene(self)
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.deck = deck
        self.order = HandOrder()
        self.preview: CardOrder | None = None
        """The order of the cards in a solo that is being considered, or has just been called."""
        self.view: SeatView | None = None
        self.shown: TableState | None = None
        self.hands: Hands | None = None
        """The hands by this view or the one that is about to be shown; None where they may not be seen."""
        self.faces_up = False
        """True if the others' cards are open, where they may be seen."""
        self._pickable: Collection[Card] | None = None  # the only bright cards while some are to be picked
        self.show_legal = True
        """True if the person wants the cards dimmed that cannot be played."""
        self.trick_stays = False
        """True if the last finished trick is still in the middle."""
        self._players: tuple[Seat, ...] = ()
        self.avatar = Avatar.FOX
        """The picture of the person."""
        self.layout: TableLayout
        self.colors: TableColors
        self.ratio = 1.0
        self._felt = FeltItem(self.scene)
        self._corner = CornerItem(self.scene)
        self.trick = TrickArea(self.scene)
        self.hand = HandItem(self.scene)
        self.seats = [SeatItem(self.scene, position) for position in TablePosition]
        self.piles = [TrickStackItem(self.scene) for _ in TablePosition]
        self.pool: list[CardItem] = []
        self.arrived: list[CardItem] = []
        """The cards of a hand that another seat has given away with the last change of the view."""
        self.review = TrickReview(self.scene)
        self.messages = TableMessages(self, self.scene, self.seats, self.review)
        self.bubbles, self.toast = self.messages.bubbles, self.messages.toast

    # The places

    def lay_out(self, layout: TableLayout, colors: TableColors, ratio: float, *, sharp: bool) -> None:
        """Take the places of this layout; not `sharp`: with the old pictures scaled, during a change of size.

        Must be called before anything else is shown: `layout` and `colors` do not exist before. `ratio`: device pixels
        per logical pixel.
        """
        self.layout, self.colors, self.ratio = layout, colors, ratio
        self.scene.setSceneRect(QRectF(QPointF(), layout.size))
        self.trick.lay_out(layout, colors, ratio)
        self.hand.lay_out(layout, colors, ratio)
        for seat, pile, place in zip(self.seats, self.piles, layout.seats, strict=True):
            seat.lay_out(place, layout.unit, colors, ratio)
            pile.lay_out(place, layout.unit, self.deck, colors, ratio)
        self.review.lay_out(layout, self.deck, colors, ratio)
        self.messages.lay_out(layout, colors, ratio)
        self._corner.show_state(self.shown, layout, colors, ratio)
        self._mark_trick()
        if sharp:
            self.sharpen()
            return
        self._felt.stretch(layout, colors, ratio)
        for goal in self.goals():
            goal.item.glide(goal.place)
        self.hand.mark()

    def sharpen(self) -> None:
        """Show felt and cards as sharp as the rest, instead of the old pictures scaled."""
        layout, ratio = self.layout, self.ratio
        self._felt.sharpen(layout, self.colors, ratio)
        for goal in self.goals():
            goal.item.set_pictures(self.deck, ratio)
            goal.item.put(goal.place)
            goal.item.sharpen()
        fans = [seat.fan.width for seat in layout.seats if seat.fan is not None]
        cards = [goal.place.width for goal in self.goals()]
        piles = [pile.place.width for pile in self.piles]
        self.deck.keep(layout.card, *fans, *cards, *piles, ratio=ratio)
        self.hand.mark()

    def paint_ahead(self) -> Iterator[None]:
        """Make the pictures that `sharpen` needs, a step each, so that nothing is held up by all of them at once.

        One picture of a card, or the felt, per step; the iterator may be dropped at any point.
        """
        for goal in self.goals():
            goal.item.paint_ahead(self.deck, goal.place, self.ratio)
            yield
        self._felt.paint_ahead(self.layout, self.colors, self.ratio)
        yield

    @property
    def drafts(self) -> list[CardItem]:
        """The cards whose pictures are only scaled, those of a trick that is looked at again among them."""
        lying = [*self.hand.items, *self.trick.items.values(), *self.pool, *self.review.cards]
        return [item for item in chain(lying, *(seat.fan for seat in self.seats)) if item.is_draft]

    def draw_drafts(self) -> Iterator[None]:
        """Draw those cards, one per step; wherever they are, nothing moves."""
        while drafts := self.drafts:
            drafts[0].sharpen()
            yield

    def goals(self) -> list[Goal]:
        """The goals of all cards on the table.

        Of the cards that are in play now; the cards of a trick that is looked at again are not among them.
        """
        goals = [*self.trick.goals(), *self.hand.goals()]
        for seat in self.seats:
            goals += seat.goals()
        return goals + self.laid_out(self.pool, self.turn)

    def laid_out(self, items: Sequence[CardItem], position: int | None) -> list[Goal]:
        """The goals of the cards of a poverty before the seat at a position, in view of all; None: in the middle."""
        places = pool_places(self.layout, len(items), position)
        return [Goal(item, place) for item, place in zip(items, places, strict=True)]

    @property
    def turn(self) -> int | None:
        """The position of whose turn it is."""
        seats = self.shown.seats if self.shown else ()
        return next((position for position, seat in enumerate(seats) if seat.turn), None)

    def settle(self) -> None:
        """Put every card to its place at once."""
        for goal in self.goals():
            goal.item.put(goal.place)
        self.hand.mark()

    def source(self, position: int) -> Place:
        """The place from which the cards of a seat come when they move."""
        fan = self.layout.seats[position].fan
        return fan or Place(self.layout.hand.center().x(), self.layout.hand.center().y(), self.layout.card)

    # The view

    def show(self, view: SeatView) -> None:
        """Show a view at once; a finished trick that is still in the middle stays there."""
        self.reconcile(view)
        self.settle()

    def reconcile(self, view: SeatView, source: Place | None = None) -> None:
        """Have the cards and the words of a view; new cards are at `source`, the others where they were.

        Cards that one seat gives to another are where they were, too.

        Nothing moves yet: bring the items to their `goals` by `settle` or an animation.
        """
        before = self._held_items()
        source = source or Place(self.layout.middle.x(), self.layout.middle.y(), self.layout.card)
        state = table_state(view, trick_stays=self.trick_stays, show_legal=self.show_legal)
        turned = self.view is None or self.view.seat != view.seat
        self.view, self.shown = view, state
        if turned:
            self.seat_people()
        self.hand.set_cards(self._sorted(state.hand, view), self.deck, self.ratio, source)
        self._light_hand()
        self.hand.set_received(state.received)
        for seat, item in zip(state.seats, self.seats, strict=True):
            item.spreads = state.has_slots
            item.set_cards(self._held(item.position, seat.cards), self.deck, self.ratio, source)
        self._show_words(state)
        self._lay_trick(state)
        self._lay_pool(state.pool, source)
        self._hand_over(before)
        self._mark_trick()

    def _show_words(self, state: TableState) -> None:
        """Show what is written at the seats, on the piles and in the corner."""
        for seat, pile, item in zip(state.seats, self.piles, self.seats, strict=True):
            item.show(seat)
            pile.show(seat)
        self.messages.avoid_badges()
        self._corner.show_state(state, self.layout, self.colors, self.ratio)

    def set_pickable(self, cards: Collection[Card] | None) -> None:
        """Dim all cards of the hand but these, which may be picked; None: as the view allows."""
        self._pickable = cards
        self._light_hand()

    def _light_hand(self) -> None:
        bright = self.shown.bright if self.shown else None
        self.hand.set_bright(bright if self._pickable is None else self._pickable)

    def _held_items(self) -> list[CardItem]:
        """The cards of all hands, and those of a poverty on the table."""
        return [*self.hand.items, *(item for seat in self.seats for item in seat.fan), *self.pool]

    def _hand_over(self, before: Sequence[CardItem]) -> None:
        """Let cards that are new in one place start where others have left, the same card if it is known."""
        after = self._held_items()
        lost, won = set(before) - set(after), set(after) - set(before)
        gone = [item for item in before if item in lost]
        came = [item for item in after if item in won][: len(gone)]
        for item in came:
            same = next((one for one in gone if one.card == item.card), gone[0])
            gone.remove(same)
            item.glide(same.place)
        self.arrived = [item for item in came if item not in self.pool]

    def clear(self) -> None:
        """Take all cards, bubbles and marks off the table.

        The players and the places stay.
        """
        self.trick_stays = False
        self.view = self.shown = self.hands = self.preview = None
        self.arrived = []
        for item in (*self.trick.clear(), *self.pool):
            self.scene.removeItem(item)
        self.pool = []
        source = Place(0, 0, self.layout.card)
        self.hand.set_cards((), self.deck, self.ratio, source)
        self.hand.mark()
        for seat in self.seats:
            seat.set_cards((), self.deck, self.ratio, source)
        self.review.close()
        self.messages.hide()

    def turn_faces(self, *, up: bool) -> None:
        """Turn the others' cards over: their faces up, where they may be seen, or their backs."""
        self.faces_up = up
        for seat in self.seats:
            cards = self._held(seat.position, len(seat.fan))
            seat.set_cards(cards, self.deck, self.ratio, self.source(seat.position))
        self.settle()

    def say(self, position: int, words: Callable[[], str]) -> None:
        """Show the words of a seat in its bubble.

        Nothing is shown where the bubble has no room.
        """
        self.messages.say(position, words)

    def say_again(self) -> None:
        """Say everything on the table in the current language and with the current names; no card moves."""
        self.seat_people()
        if self.view is not None:
            self.shown = table_state(self.view, trick_stays=self.trick_stays, show_legal=self.show_legal)
            self._show_words(self.shown)
        self.messages.say_again()
        if self.review.is_open:
            self.review_trick(self.review.number)

    def cover(self, rect: QRectF) -> None:
        """Lay something over the table; an empty rectangle: nothing any more."""
        for pile in self.piles:
            pile.cover(rect)
        self.messages.cover(rect)

    def set_players(self, players: Sequence[Seat]) -> None:
        """Set the players, by seat."""
        self._players = tuple(players)
        self.seat_people()

    def set_avatar(self, avatar: Avatar) -> None:
        """Set the picture of the person; another player with the same one gets a different one."""
        if avatar != self.avatar:
            self.avatar = avatar
            self.seat_people()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self._players)

    def seat_people(self) -> None:
        """Place the players around the table as this view sees them, with their names in the current language.

        Where all opponents have one level, no level is shown.
        """
        levels = {player.level for player in self._players if player.level}
        avatars = distinct([player.avatar or self.avatar for player in self._players])
        for seat, (player, avatar) in enumerate(zip(self._players, avatars, strict=True)):
            self.seats[self.position(seat)].seat(person_of(player, avatar, shows_level=len(levels) > 1))

    def position(self, seat: int) -> int:
        """The position of a seat on the screen."""
        return (seat - (self.view.seat if self.view else 0)) % 4

    def _held(self, position: int, number: int) -> Sequence[Card | None]:
        """The cards at another seat, from left to right: its own, or `number` backs."""
        if self.view is None or self.hands is None or not self.faces_up:
            return (None,) * number
        return self._sorted(self.hands[(position + self.view.seat) % 4], self.view)

    def _sorted(self, hand: Sequence[Card], view: SeatView) -> list[Card]:
        return self.order.sort(hand, self.preview or as_called(view).order)

    def _lay_trick(self, state: TableState) -> None:
        leader = state.leader or 0
        wanted = {(leader + place) % 4: card for place, card in enumerate(state.trick)}
        if {position: item.card for position, item in self.trick.items.items()} == wanted:
            return
        for item in self.trick.clear():
            self.scene.removeItem(item)
        for position, card in wanted.items():
            item = CardItem(self.deck, self.ratio, card)
            item.put(self.trick.slot(position))
            self.scene.addItem(item)
            self.trick.lay(position, item)

    def _lay_pool(self, cards: Sequence[Card | None], source: Place) -> None:
        while len(self.pool) > len(cards):
            self.scene.removeItem(self.pool.pop())
        while len(self.pool) < len(cards):
            item = CardItem(self.deck, self.ratio)
            item.glide(source)
            item.setZValue(Z_POOL + len(self.pool))
            self.scene.addItem(item)
            self.pool.append(item)
        for item, card in zip(self.pool, cards, strict=True):
            item.turn_up(card)

    def review_trick(self, number: int) -> None:
        """Lay a finished trick out once more, by its number from 1; 0: none any more.

        The marks of the trick that lies are away meanwhile: they would stick out behind it.
        """
        if number and self.view is not None:
            self.review.open(self.view, number, self.names)
        else:
            self.review.close()
        self._mark_trick()
        self.messages.place_toast()

    def _mark_trick(self) -> None:
        if self.shown is None or self.review.is_open:
            self.trick.show_slots(False)
            self.trick.mark(None, None)
            return
        self.trick.show_slots(self.shown.has_slots)
        self.trick.mark(self.shown.leader, self.shown.winner)
        self.trick.light(self.turn)
