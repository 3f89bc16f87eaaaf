"""The pictures of the players, and the button that changes one."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.wording.translating import spoken
from freedoko_qt.resources import asset

from ..look.painting import antialiased, paint_drawing
from ..look.stylesheet import REFERENCE, scaled
from .layouts import grid
from .tip import tip
from .translated import Translated

SMALL, LARGE = 38, 60  # logical pixels beside words of the usual size: on the button, and among all of them
EDGE = 5  # around a picture
COLUMNS = 4
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -COLUMNS, Qt.Key.Key_Down: COLUMNS}

NAMES: Mapping[str, object] = {
    Avatar.FOX: QT_TRANSLATE_NOOP("SettingsDialog", "Fox"),
    Avatar.HARE: QT_TRANSLATE_NOOP("SettingsDialog", "Hare"),
    Avatar.BADGER: QT_TRANSLATE_NOOP("SettingsDialog", "Badger"),
    Avatar.OWL: QT_TRANSLATE_NOOP("SettingsDialog", "Owl"),
    Avatar.BEAR: QT_TRANSLATE_NOOP("SettingsDialog", "Bear"),
    Avatar.HEDGEHOG: QT_TRANSLATE_NOOP("SettingsDialog", "Hedgehog"),
    Avatar.CAT: QT_TRANSLATE_NOOP("SettingsDialog", "Cat"),
    Avatar.DOG: QT_TRANSLATE_NOOP("SettingsDialog", "Dog"),
    Avatar.FROG: QT_TRANSLATE_NOOP("SettingsDialog", "Frog"),
    Avatar.PIG: QT_TRANSLATE_NOOP("SettingsDialog", "Pig"),
    Avatar.RAVEN: QT_TRANSLATE_NOOP("SettingsDialog", "Raven"),
    Avatar.STAG: QT_TRANSLATE_NOOP("SettingsDialog", "Stag"),
}


def avatar_name(avatar: Avatar) -> str:
    """The name of the animal."""
    return spoken("SettingsDialog", NAMES[avatar])


def paint_avatar(painter: QPainter, avatar: Avatar, rect: QRectF) -> None:
    """Paint the round picture into a square.

    The SVG is rendered at each call.
    """
    paint_drawing(painter, asset("avatars", f"{avatar}.svg").read_bytes(), rect)


class AvatarPicture(Translated, QAbstractButton):
    """One of the pictures; a checked one has a ring around it."""

    def __init__(self, avatar: Avatar, size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.avatar = avatar
        self._usual = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._update_text()

    def _update_text(self) -> None:
        self.setAccessibleName(avatar_name(self.avatar))
        self.setToolTip(tip(avatar_name(self.avatar)))

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(self._side + 2 * EDGE, self._side + 2 * EDGE)

    @property
    def _side(self) -> int:
        """The height of the picture beside words of this size."""
        return scaled(self._usual, self.font().pointSizeF() / REFERENCE)

    def paintEvent(self, event: QPaintEvent) -> None:
        with antialiased(self) as painter:
            accent = self.palette().color(QPalette.ColorRole.Highlight)
            rect = QRectF(EDGE, EDGE, self._side, self._side)
            paint_avatar(painter, self.avatar, rect)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = rect.adjusted(-2.5, -2.5, 2.5, 2.5)
            if self.hasFocus() or self.isChecked():
                painter.setPen(QPen(accent, 3))
                painter.drawEllipse(ring)
            elif self.underMouse():
                painter.setPen(QPen(accent, 1.5))
                painter.drawEllipse(ring)
            self.paint_more(painter)

    def paint_more(self, painter: QPainter) -> None:
        """Paint over the picture, for subclasses; nothing here."""


class AvatarButton(AvatarPicture):
    """The picture of a player; a click offers all others."""

    chosen = Signal(object)
    """The `Avatar` that a person has chosen."""

    def __init__(self, avatar: Avatar, parent: QWidget) -> None:
        self._label, self._explanation = "", ""
        self.taken: Collection[Avatar] = ()
        """The avatars of others: they are not offered."""
        super().__init__(avatar, SMALL, parent)
        self.clicked.connect(self.open)

    def set_label(self, label: str, explanation: str = "") -> None:
        """Set the accessible name and the tool tip."""
        self._label, self._explanation = label, explanation
        self._update_text()

    def show_avatar(self, avatar: Avatar) -> None:
        """Show this one, without emitting a change."""
        self.avatar = avatar
        self._update_text()
        self.update()

    def choose(self, avatar: Avatar) -> None:
        """Choose this one, as a click does.

        `chosen` follows if it is another one.
        """
        if avatar != self.avatar:
            self.show_avatar(avatar)
            self.chosen.emit(avatar)

    def open(self) -> None:
        """Show all pictures below the button."""
        grid = AvatarGrid(self.avatar, [one for one in Avatar if one not in self.taken], self)
        grid.chosen.connect(self.choose)
        grid.open_at(self.mapToGlobal(QPoint(0, self.height())))

    def _update_text(self) -> None:
        self.setAccessibleName(self._label)
        self.setAccessibleDescription(self._explanation or avatar_name(self.avatar))
        self.setToolTip(tip(avatar_name(self.avatar)))

    def paint_more(self, painter: QPainter) -> None:
        """Paint an arrow downwards: there are others."""
        middle = QPointF(self.width() - 2 * EDGE, self.height() - 2 * EDGE)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Window), 1.5))
        painter.setBrush(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawEllipse(middle, 7, 7)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Window), 1.8))
        painter.drawPolyline([middle + QPointF(-3, -1.2), middle + QPointF(0, 1.8), middle + QPointF(3, -1.2)])


class AvatarGrid(QFrame):
    """A popup with a grid of pictures; it deletes itself when it is closed."""

    chosen = Signal(object)

    def __init__(self, current: Avatar, offered: Collection[Avatar], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        layout = grid(on=self, margins=(8, 8, 8, 8), spacing=(4, 4))
        self.pictures = [AvatarPicture(avatar, LARGE, self) for avatar in offered]
        for place, picture in enumerate(self.pictures):
            picture.setCheckable(True)
            picture.setAutoExclusive(True)
            picture.setChecked(picture.avatar == current)
            picture.clicked.connect(lambda _, avatar=picture.avatar: self._choose(avatar))
            layout.addWidget(picture, place // COLUMNS, place % COLUMNS)

    def open_at(self, corner: QPoint) -> None:
        """Show the grid with its upper left corner here, moved if the screen is too small for that."""
        size, room = self.sizeHint(), self.screen().availableGeometry()
        left = max(room.left(), min(corner.x(), room.right() - size.width()))
        top = max(room.top(), min(corner.y(), room.bottom() - size.height()))
        self.move(left, top)
        self.show()
        next((one for one in self.pictures if one.isChecked()), self.pictures[0]).setFocus(
            Qt.FocusReason.PopupFocusReason
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from .single_keys import is_enter  # not wanted by a start

        focused = self.focusWidget()
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and isinstance(focused, AvatarPicture):
            place = self.pictures.index(focused) + step
            if 0 <= place < len(self.pictures):
                self.pictures[place].setFocus(Qt.FocusReason.OtherFocusReason)
        elif is_enter(event) and isinstance(focused, AvatarPicture):
            focused.click()
        else:
            super().keyPressEvent(event)

    def _choose(self, avatar: Avatar) -> None:
        self.chosen.emit(avatar)
        self.close()
