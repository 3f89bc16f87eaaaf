"""Icons of buttons, drawn in the current colour of their text."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QPixmapCache
from PySide6.QtWidgets import QAbstractButton

from freedoko_qt.resources import asset

from .painting import paint_drawing
from .restyling import once_restyled

INK = b"#000"
"""The colour in the files."""
HEIGHT = 1.15
"""The height of a sign, in heights of a line."""
CHANGES = {
    QEvent.Type.Polish,
    QEvent.Type.PaletteChange,
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
    QEvent.Type.DevicePixelRatioChange,
    QEvent.Type.EnabledChange,
}
ENABLED = (QIcon.Mode.Normal, QPalette.ColorGroup.Active)
DISABLED = (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled)


def sign(name: str, size: int, ratio: float, color: QColor, *, space: int = 0) -> QPixmap:
    """A sign with space at its right, its size in logical pixels of `ratio` device pixels each.

    Kept in QPixmapCache; do not paint on it. OSError if there is no drawing of that name below assets/signs.
    """
    key = f"{name} {size} {ratio} {color.name()} {space}"
    result = QPixmap()
    if QPixmapCache.find(key, result):
        return result
    result = QPixmap(QSize(size + space, size) * ratio)
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    with QPainter(result) as painter:
        drawing = asset("signs", f"{name}.svg").read_bytes().replace(INK, color.name().encode())
        paint_drawing(painter, drawing, QRectF(0, 0, size, size))
    QPixmapCache.insert(key, result)
    return result


def set_themed_icon(button: QAbstractButton, name: str) -> None:
    """Set an icon on a button; it is redrawn when colours or size change.

    Called again it shows another sign. The button owns what follows its events.
    """
    themed = button.findChild(_ThemedIcon, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (themed or _ThemedIcon(button)).show(name)


class _ThemedIcon(QObject):
    """The icon of a button, redrawn with its palette and font."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        self._drawn: tuple[object, ...] = ()
        self._name = ""
        button.installEventFilter(self)

    def show(self, name: str) -> None:
        """Show the icon of this name."""
        self._name = name
        self._draw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in CHANGES and not once_restyled(self._draw):
            self._draw()
        return False

    def _draw(self) -> None:
        button = self._button
        mode, group = ENABLED if button.isEnabled() else DISABLED
        color = button.palette().color(group, QPalette.ColorRole.ButtonText)
        size, ratio = round(button.fontMetrics().height() * HEIGHT), button.devicePixelRatioF()
        space = size // 4 if button.text() else 0
        drawn = self._name, size, space, ratio, mode, color.name()
        if drawn == self._drawn:
            return
        self._drawn = drawn
        icon = QIcon()
        icon.addPixmap(sign(self._name, size, ratio, color, space=space), mode)
        button.setIconSize(QSize(size + space, size))
        button.setIcon(icon)
