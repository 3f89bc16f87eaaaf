"""A view of a player's picture."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from freedoko_qt.app.people import Avatar

from ..look.painting import antialiased
from .avatar_button import avatar_name, paint_avatar
from .translated import Translated


class AvatarView(Translated, QWidget):
    """A round picture, as high as the text beside it; empty without a picture."""

    def __init__(self, parent: QWidget, *, lines: float) -> None:
        """`lines`: of text as high as it is."""
        super().__init__(parent)
        self._avatar: Avatar | None = None
        self._lines = lines
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_avatar(self, avatar: Avatar | None) -> None:
        """Show this picture, or none."""
        self._avatar = avatar
        self.setVisible(avatar is not None)
        self._update_text()
        self.update()

    def _update_text(self) -> None:
        self.setAccessibleName("" if self._avatar is None else avatar_name(self._avatar))

    def sizeHint(self) -> QSize:
        side = round(self._lines * self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._avatar is not None:
            with antialiased(self) as painter:
                paint_avatar(painter, self._avatar, QRectF(self.rect()))
