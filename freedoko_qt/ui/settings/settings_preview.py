"""A small piece of table that shows what the settings do."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.people import Avatar
from freedoko_qt.app.settings import Settings, Speed
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.rules import Rules

from ..cards.deck import Deck
from ..look.theme import is_dark, table_colors
from ..parts.translated import Translated
from ..table.bubble_item import BubbleItem
from ..table.card_item import CardItem
from ..table.choreographer import Choreographer, Script
from ..table.felt import FeltItem
from ..table.hand_item import HandItem
from ..table.layout import Place, TablePosition
from ..table.picture_item import PictureScene
from ..table.seat_item import SeatItem, SeatPerson
from ..table.sounds import Loudspeaker, Sound
from ..table.table_state import Badge, BadgeKind, HandOrder, SeatState
from .preview_layout import preview_layout
from .settings_motion import OWN, MousePicture, clicks, trick

HAND = (Card.SK, Card.DJ, Card.HT, Card.CA, Card.CQ, Card.H9)
"""The hand as it was dealt: three trumps and a card of each suit, every letter among them."""
LED = Card.DA
OTHERS = (Card.SQ, Card.DK, Card.CT, Card.CK, Card.SA, Card.H9)
"""The cards of the seat."""


class SettingsPreview(Translated, QGraphicsView):
    """The real cards, marks and colours; what a setting means that is about time is played once when it changes.

    Never interactive. Sounds are really played.
    """

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.word(
            self,
            name=lambda self: self.tr("Preview"),
            about=lambda self: self.tr("Part of the table, as the settings make it look."),
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setInteractive(False)
        self._settings = settings
        self._deck_shown: tuple[object, ...] = ()
        self._deck: Deck
        self.pictures = scene = PictureScene(self)
        self._ground = FeltItem(scene)
        self.hand = HandItem(scene)
        self.seat = SeatItem(scene, TablePosition.TOP)
        self.bubble = BubbleItem(self, scene, TablePosition.TOP)
        self.pointer = MousePicture(scene)
        self.played: list[CardItem] = []
        """The cards of the trick; at rest there is one."""
        self.choreographer = Choreographer(self)
        self.choreographer.idle.connect(self._render)
        self._loudspeaker = Loudspeaker()
        self.setScene(scene)
        self._update_text()

    def show_settings(self, settings: Settings) -> None:
        """Apply these settings, and demonstrate a change of pace, clicks, bubbles or sounds once."""
        before, self._settings = self._settings, settings
        self._render()
        self._loudspeaker.apply_settings(settings)
        if settings.bubbles is not before.bubbles:
            self._say()
        if settings.speed is Speed.INSTANT:
            return
        if (settings.pause, settings.speed) != (before.pause, before.speed):
            self._play(trick(self, settings.pause), settings.speed)
        elif settings.click_mode is not before.click_mode:
            self._play(clicks(self, settings.click_mode), Speed.NORMAL)
        if (settings.sounds, settings.loudness) != (before.sounds, before.loudness):
            self._loudspeaker.play(Sound.CALL)

    def _update_text(self) -> None:
        self._render()

    def bring(self, card: Card, place: Place) -> CardItem:
        """Add a card to the trick, at this place at first."""
        item = CardItem(self._deck, self.devicePixelRatioF(), card)
        item.glide(place)
        self.scene().addItem(item)
        self.played.append(item)
        return item

    def play(self, card: Card) -> CardItem | None:
        """Take a card out of the hand into the trick; None if the hand does not hold it."""
        item = self.hand.take(card)
        if item is not None:
            self.played.append(item)
        return item

    def paintEvent(self, event: QPaintEvent) -> None:
        self.pictures.paint_outdated()
        for item in (*self.hand.items, *self.seat.fan, *self.played):
            item.sharpen()  # at once: they are small
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._render()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._render()

    def _render(self) -> None:
        """Lay out everything again, at rest: it is small."""
        self._stop()
        ratio = self.devicePixelRatioF()
        layout = self.places = preview_layout(max(1, self.width()), max(1, self.height()), ratio)
        colors = self._colors = table_colors(dark=is_dark(self.palette()), surface=self._settings.surface)
        deck = self._open_deck()
        self.scene().setSceneRect(QRectF(QPointF(), layout.size))
        self._ground.sharpen(layout, colors, ratio)
        self.hand.lay_out(layout, colors, ratio)
        self.seat.lay_out(layout.seats[TablePosition.TOP], layout.unit, colors, ratio)
        self.bubble.lay_out(layout, colors, ratio)
        self.seat.seat(SeatPerson("Frieda", wording.level_name("expert"), Avatar.HARE))
        badge = Badge(BadgeKind.CALL, wording.call_name(Call.RE))
        self.seat.show(SeatState(len(OTHERS), None, True, (badge,), 0, False, None))
        held = OTHERS if self._settings.show_all_hands else (None,) * len(OTHERS)
        self.seat.set_cards(held, deck, ratio, Place(0, 0, layout.card))
        self.pointer.lay_out(layout.unit, colors, ratio)
        self._lay_cards(deck, ratio)

    def _lay_cards(self, deck: Deck, ratio: float) -> None:
        settings, layout = self._settings, self.places
        order = card_order(Rules(), Contract.NORMAL)
        sort = HandOrder(settings.sorted_hand, settings.highest_first, settings.blocks).sort
        self.hand.set_cards(sort(HAND, order), deck, ratio, Place(0, 0, layout.card))
        self.hand.hovered = next(item for item in self.hand.items if item.card == OWN)
        self.hand.set_bright({card for card in HAND if order.is_trump(card)} if settings.show_legal else None)
        self.hand.mark()
        led = self.bring(LED, layout.seats[TablePosition.TOP].slot)
        for goal in (*self.hand.goals(), *self.seat.goals()):
            goal.item.set_pictures(deck, ratio)
            goal.item.put(goal.place)
        led.put(led.place)

    def _open_deck(self) -> Deck:
        settings = self._settings
        wanted = settings.deck, spoken_letters(settings.letters), settings.back
        if wanted != self._deck_shown:
            self._deck_shown = wanted
            self._deck = Deck(*wanted)
        return self._deck

    def _play(self, script: Script, speed: Speed) -> None:
        self.choreographer.speed, self.choreographer.pause = speed, self._settings.pause
        self.choreographer.play(script)

    def _stop(self) -> None:
        """End what is played, and take its cards away."""
        self.choreographer.clear()
        self.pointer.point_at(None)
        self.hand.chosen = None
        for item in self.played:
            self.scene().removeItem(item)
        self.played.clear()

    def _say(self) -> None:
        """Show a speech bubble, for as long as is set."""
        self.bubble.set_time(self._settings.bubbles)
        self.bubble.say(lambda: wording.call_name(Call.RE), self.places, self._colors, self.devicePixelRatioF())
