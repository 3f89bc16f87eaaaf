"""A seat: the plate with avatar, name and level, its badges, its light, and its cards."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from freedoko_qt.app import wording
from freedoko_qt.app.people import Avatar
from freedoko_qt.app.plain import shortened
from freedoko_qt.app.seats import Seat
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.teams import Side

from ..cards.deck import Deck
from ..look.painting import chip, elided, font, glow, shadow, text_size
from ..look.theme import TableColors
from ..parts.avatar_button import paint_avatar
from ..parts.tip import tip
from .card_item import CardItem
from .card_places import fan_places, row_places
from .layout import Place, SeatLayout, TablePosition
from .motion import Goal
from .picture_item import PictureItem, PictureScene
from .table_state import Badge, BadgeKind, SeatState

Z_FAN, Z_HOLDER, Z_PLATE, Z_LIGHT, Z_BADGES = 5.0, 6.0, 20.0, 20.5, 21.0
HALO = 22.0  # units around the plate for shadow and light
AVATAR = 38.0
LETTERS = 16  # of a long name
BADGE, BADGE_GAP = 23.0, 5.0  # units, the height of a badge, and from one to the next
LEAST_LETTERS = 6  # logical pixels
HOLDER, LIP = QSizeF(8, 14), 5.0  # units beside and below open cards for their holder with its shadow; its height
DUTY_GROUND = "#59000000"  # black, so thin that the felt is seen through it


class SeatPerson(NamedTuple):
    """The player of a seat, as the plate shows it."""

    name: str = ""
    level: str = ""
    avatar: Avatar = Avatar.FOX


def person_of(seat: Seat, avatar: Avatar, *, shows_level: bool = True) -> SeatPerson:
    """The player as the plate shows it."""
    level = wording.level_name(seat.level) if seat.level and shows_level else ""
    return SeatPerson(seat.name, level, avatar)


class SeatItem:
    """One of the four places around the table.

    The scene owns all items. Levels and names are cut to `LETTERS`.
    """

    def __init__(self, scene: PictureScene, position: TablePosition) -> None:
        self.position = position
        self.fan: list[CardItem] = []
        self.spreads = True
        """True if open cards may spread beside the plate; a question over the table needs that room."""
        self._scene = scene
        self.person = SeatPerson()
        self._shown: SeatState | None = None
        self.plate = PictureItem(scene, Z_PLATE, visible=True)
        self._light = PictureItem(scene, Z_LIGHT)
        self._badges = PictureItem(scene, Z_BADGES)
        self._holder = PictureItem(scene, Z_HOLDER)
        self._layout: SeatLayout
        self._unit = 1.0
        self._ratio = 1.0
        self._colors: TableColors

    @property
    def text(self) -> str:
        """The words at this seat, for those who cannot see it."""
        badges = [badge.text for badge in self._shown.badges] if self._shown else []
        return ", ".join([shortened(self.person.name), *badges, *map(wording.card_name, self.cards)])

    @property
    def cards(self) -> tuple[Card, ...]:
        """The open cards, from left to right."""
        return tuple(item.card for item in self.fan if item.card is not None)

    def lay_out(self, layout: SeatLayout, unit: float, colors: TableColors, ratio: float) -> None:
        """Take the places of this layout; the cards stay where they are until `goals` is asked for.

        To be called before anything else.
        """
        self._layout, self._unit, self._colors, self._ratio = layout, unit, colors, ratio
        halo = HALO * unit
        for item in (self.plate, self._light):
            item.setPos(layout.plate.topLeft() - QPointF(halo, halo))
        self._badges.setPos(layout.badges.topLeft())
        self._light.redraw(self._halo_size, ratio, self._draw_light)
        self._redraw()
        self._show_holder()

    def seat(self, person: SeatPerson) -> None:
        """Set the player of the seat."""
        if person != self.person:
            self.person = person
            self.plate.setToolTip(tip(person.name))
            self._redraw()

    def show(self, shown: SeatState) -> None:
        """Show the side, the light and the badges; the fan is left to `set_cards`."""
        old, self._shown = self._shown, shown
        self._badges.setToolTip(tip("\n".join(badge.about for badge in shown.badges if badge.about)))
        if old is None or (old.side, old.badges) != (shown.side, shown.badges):
            self._redraw()
        self._light.reveal(shown.turn)

    def set_cards(self, cards: Sequence[Card | None], deck: Deck, ratio: float, source: Place) -> None:
        """Hold these cards in this order, face down where None; new ones come from `source`, missing ones are gone.

        Cards that were face down and are open now, or the other way round, are turned over.

        Does nothing at the own seat. Cards that stay keep their items.
        """
        if self.position == TablePosition.BOTTOM:
            return
        left, self.fan = self.fan, []
        for index, card in enumerate(cards):
            item = next((one for one in left if one.card == card or None in (one.card, card)), None)
            if item is None:
                item = CardItem(deck, ratio, card)
                item.place = source  # drawn when it sets out from there, or is put in its place
                self._scene.addItem(item)
            else:
                left.remove(item)
                item.turn_up(card)
            item.setZValue(Z_FAN + index / 100)
            self.fan.append(item)
        for item in left:
            self._scene.removeItem(item)
        self._show_holder()

    def take(self, card: Card) -> CardItem | None:
        """Remove and return this card; of backs the one in the middle.

        None if it has no card. The item stays in the scene.
        """
        if not self.fan:
            return None
        open_one = next((item for item in self.fan if item.card == card), None)
        item = open_one or self.fan[len(self.fan) // 2]
        self.fan.remove(item)
        self._show_holder()
        return item

    def goals(self) -> list[Goal]:
        """The goals of the cards: backs in a fan, open cards in a row."""
        layout, number = self._layout, len(self.fan)
        if layout.fan is None or layout.row is None:
            return []
        row = self._row if self.cards else None
        if row is None:
            places = fan_places(layout.fan, number, layout.plate.width())
        else:
            places = row_places(row, number, self._side)
        return [Goal(item, place) for item, place in zip(self.fan, places, strict=True)]

    @property
    def _row(self) -> QRectF | None:
        """The room for open cards."""
        row = self._layout.row
        return row & _column(self._layout.plate) if row and self._side and not self.spreads else row

    @property
    def _side(self) -> int:
        """The side of the table at which the seat is: -1 left, 1 right, 0 neither."""
        return {TablePosition.LEFT: -1, TablePosition.RIGHT: 1}.get(self.position, 0)

    def _show_holder(self) -> None:
        """Show the holder of the open cards, if there are any."""
        row, unit = self._row if self.cards else None, self._unit
        if row is None:
            self._holder.reveal(False)
            return
        places = row_places(row, len(self.fan), self._side)
        left, right = places[0].rect.left(), places[-1].rect.right()
        room = QSizeF(right - left + 2 * HOLDER.width() * unit, HOLDER.height() * unit)
        self._holder.setPos(QPointF(left, row.bottom()) - QPointF(HOLDER.width(), 1) * unit)
        self._holder.redraw(room, self._ratio, self._draw_holder)
        self._holder.reveal(True)

    def _draw_holder(self, painter: QPainter) -> None:
        """Paint a strip of wood like the rail of the table, which holds the cards."""
        unit, colors = self._unit, self._colors
        lip = QRectF(HOLDER.width() - 3, 0, 0, LIP)
        lip.setRight(painter.viewport().width() / self._ratio / unit - HOLDER.width() + 3)
        lip = QRectF(lip.topLeft() * unit, lip.size() * unit)
        radius = lip.height() / 2
        shadow(painter, lip.translated(0, 2 * unit), radius, 4 * unit, 0.5)
        wood = QLinearGradient(lip.topLeft(), lip.bottomLeft())
        wood.setColorAt(0.0, QColor(colors.rail_light).lighter(125))
        wood.setColorAt(0.35, QColor(colors.rail_light))
        wood.setColorAt(1.0, QColor(colors.rail))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(wood)
        painter.drawRoundedRect(lip, radius, radius)

    def _redraw(self) -> None:
        if self._shown is None:
            return  # no player is seated, and no game is shown
        self.plate.redraw(self._halo_size, self._ratio, self._draw_plate)
        self._badges.redraw(self._layout.badges.size(), self._ratio, self._draw_badges)
        self._badges.reveal(bool(self._shown.badges))

    @property
    def _halo_size(self) -> QSizeF:
        size, halo = self._layout.plate.size(), 2 * HALO * self._unit
        return QSizeF(size.width() + halo, size.height() + halo)

    @property
    def _plate_rect(self) -> QRectF:
        """The plate in its picture."""
        return QRectF(QPointF(HALO, HALO) * self._unit, self._layout.plate.size())

    def _draw_plate(self, painter: QPainter) -> None:
        unit, colors, rect = self._unit, self._colors, self._plate_rect
        radius = rect.height() / 2
        shadow(painter, rect.translated(0, 2 * unit), radius, 7 * unit, 0.45)
        painter.setPen(QPen(QColor(colors.plate_border), 1.2 * unit))
        painter.setBrush(QColor(colors.plate))
        painter.drawRoundedRect(rect, radius, radius)
        inset = (rect.height() - AVATAR * unit) / 2
        face = QRectF(rect.left() + inset, rect.top() + inset, AVATAR * unit, AVATAR * unit)
        paint_avatar(painter, self.person.avatar, face)
        words = rect.adjusted(face.width() + 2 * inset + 4 * unit, 5 * unit, -14 * unit, -5 * unit)
        self._draw_words(painter, words)

    def _draw_light(self, painter: QPainter) -> None:
        """A frame of light around the plate, and the pointer."""
        rect, light = self._plate_rect, QColor(self._colors.light)
        radius = rect.height() / 2
        glow(painter, rect, radius, 18 * self._unit, light)
        painter.setPen(QPen(light, 2.6 * self._unit))
        painter.drawRoundedRect(rect, radius, radius)
        self._draw_pointer(painter, rect)

    def _draw_pointer(self, painter: QPainter, rect: QRectF) -> None:
        """An arrowhead from the plate to the table: whose turn it is can be seen without colours."""
        reach, half = 11 * self._unit, 9 * self._unit
        middle = rect.center()
        match self.position:
            case TablePosition.LEFT | TablePosition.BOTTOM:
                base, way, across = QPointF(rect.right(), middle.y()), QPointF(reach, 0), QPointF(0, half)
            case TablePosition.RIGHT:
                base, way, across = QPointF(rect.left(), middle.y()), QPointF(-reach, 0), QPointF(0, half)
            case TablePosition.TOP:
                base, way, across = QPointF(middle.x(), rect.bottom()), QPointF(0, reach), QPointF(half, 0)
        path = QPainterPath(base + way)
        path.lineTo(base - way * 0.15 + across)
        path.lineTo(base - way * 0.15 - across)
        path.closeSubpath()
        painter.fillPath(path, QColor(self._colors.light))

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        unit, colors = self._unit, self._colors
        side = self._shown.side if self._shown else None
        level = shortened(self.person.level, LETTERS)
        below = level or side is not None
        upper = QRectF(room.topLeft(), QSizeF(room.width(), room.height() * (0.54 if below else 1)))
        _line(painter, upper, shortened(self.person.name, LETTERS), font(14 * unit, bold=True), colors.plate_ink)
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
        face, soft = font(11 * unit, bold=True), font(11.5 * unit)
        if side is not None:
            text, edge, gap = wording.side_name(side), 12 * unit, 6 * unit
            needed = text_size(text, face).width() + edge + gap + text_size(level, soft).width()
            if needed > lower.width():
                level = ""  # it was seen before the game; smaller letters at one seat alone would look wrong
            paint = (colors.re, colors.re_ink) if side is Side.RE else (colors.contra, colors.contra_ink)
            ground = QRectF(lower.topLeft(), QSizeF(text_size(text, face).width() + edge, lower.height()))
            chip(painter, ground, text, face, paint)
            lower.setLeft(ground.right() + gap)
        if level:
            _line(painter, lower, level, soft, colors.plate_soft)

    @property
    def badges(self) -> list[tuple[Badge, QRectF]]:
        """The badges of the seat, and their places on the table."""
        if self._shown is None:
            return []
        room, unit = self._layout.badges, self._unit
        height, gap = BADGE * unit, BADGE_GAP * unit
        rows = self._badge_rows(self._badge_font)
        y = room.bottom() - len(rows) * (height + gap) + gap if self.position == TablePosition.BOTTOM else room.top()
        found = []
        for row in rows:
            breadth = sum(width for _, width in row) + gap * (len(row) - 1)
            x = room.right() - breadth if self.position == TablePosition.RIGHT else room.left()
            for badge, width in row:
                found.append((badge, QRectF(x, y, width, height)))
                x += width + gap
            y += height + gap
        return found

    @property
    def badges_rect(self) -> QRectF:
        """The rectangle that the badges cover; empty without any."""
        whole = QRectF()
        for _, rect in self.badges:
            whole |= rect
        return whole

    def _draw_badges(self, painter: QPainter) -> None:
        for badge, rect in self.badges:
            self._draw_badge(painter, badge, rect.translated(-self._layout.badges.topLeft()))

    def _draw_badge(self, painter: QPainter, badge: Badge, rect: QRectF) -> None:
        colors, roundness = self._colors, 0.35
        match badge.kind:
            case BadgeKind.DUTY:
                paint = DUTY_GROUND, colors.ink
            case BadgeKind.CALL:
                paint, roundness = (colors.light, colors.light_ink), 0.5
            case BadgeKind.CONTRACT | BadgeKind.SWINES:
                paint = colors.badge, colors.badge_ink
        chip(painter, rect, written(badge), self._badge_font, paint, roundness=roundness)

    @property
    def _badge_font(self) -> QFont:
        """The letters of the badges, smaller where so many badges would have no room."""
        face, room = font(12 * self._unit, bold=True), self._layout.badges.height()
        most = round((room - BADGE * self._unit) / ((BADGE + BADGE_GAP) * self._unit)) + 1
        while face.pixelSize() > LEAST_LETTERS and len(self._badge_rows(face)) > most:
            face.setPixelSize(face.pixelSize() - 1)
        return face

    def _badge_rows(self, face: QFont) -> list[list[tuple[Badge, float]]]:
        """The badges in these letters, in rows."""
        shown = self._shown.badges if self._shown else ()
        return badge_rows(shown, self._layout.badges.width(), BADGE_GAP * self._unit, face, 18 * self._unit)


def written(badge: Badge) -> str:
    """The text of a badge; an announcement is quoted, so that Re is not taken for the side."""
    if badge.kind is BadgeKind.CALL:
        return QCoreApplication.translate("Table", "“{call}”").format(call=badge.text)
    return badge.text


def _column(plate: QRectF) -> QRectF:
    """Everything above and below a plate."""
    return plate.adjusted(0, -plate.top(), 0, plate.bottom())


def badge_rows(
    badges: tuple[Badge, ...], room: float, gap: float, face: QFont, padding: float
) -> list[list[tuple[Badge, float]]]:
    """The badges in rows no wider than the room, each with its width and in the first row that has room for it.

    Lengths in logical pixels; a badge wider than the room gets all of it.
    """
    rows: list[list[tuple[Badge, float]]] = []
    left: list[float] = []
    for badge in badges:
        width = min(room, text_size(written(badge), face).width() + padding)
        place = next((number for number, one in enumerate(left) if width <= one), len(rows))
        if place == len(rows):
            rows.append([])
            left.append(room)
        rows[place].append((badge, width))
        left[place] -= width + gap
    return rows


def _line(painter: QPainter, room: QRectF, text: str, face: QFont, ink: str) -> None:
    painter.setPen(QColor(ink))
    text, shown = elided(text, face, room.width())
    painter.setFont(shown)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip
    painter.drawText(room, flags, text)
