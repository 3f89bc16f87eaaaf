"""The pictures of the players, all at once."""

from collections.abc import Collection

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app.people import Avatar

from .avatar_button import AvatarPicture
from .layouts import grid
from .single_keys import is_enter

COLUMNS = 4
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -COLUMNS, Qt.Key.Key_Down: COLUMNS}
SIDE = 60  # logical pixels of a picture beside words of the usual size


class AvatarGrid(QFrame):
    """A popup with a grid of pictures; it deletes itself when it is closed."""

    chosen = Signal(object)

    def __init__(self, current: Avatar, offered: Collection[Avatar], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        layout = grid(on=self, margins=(8, 8, 8, 8), spacing=(4, 4))
        self.pictures = [AvatarPicture(avatar, SIDE, self) for avatar in offered]
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
