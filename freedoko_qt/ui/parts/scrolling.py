"""Words that may be longer than their room."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class VerticalArea(QScrollArea):
    """Scrolls its body up and down where there is too little room, and never to the side; Tab passes over it."""

    def __init__(self, body: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(body)

    def minimumSizeHint(self) -> QSize:
        hint, body = super().minimumSizeHint(), self.widget()
        needed = 0 if body is None else body.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(max(hint.width(), needed), hint.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the body needs another width
            self.updateGeometry()
        return super().eventFilter(watched, event)
