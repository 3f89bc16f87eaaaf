"""The view of the stage: it fits everything on the table to the current size, screen and colours."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from freedoko_qt.app.step_timer import StepTimer

from ..cards.deck import Deck
from ..look.theme import TableColors, current_table_colors
from ..parts.screen_reader import announce
from .layout import TableLayout
from .stage import Stage
from .table_layout import table_layout

RESIZE_REST = 150  # milliseconds without a change of size after which everything is rendered again


class TableCanvas(QGraphicsView):
    """Shows the stage, pixel by pixel sharp; while the size changes the old pictures are scaled.

    A change of size first scales the old pictures; RESIZE_REST milliseconds later they are made again in steps on the
    main thread.
    """

    def __init__(self, deck: Deck, parent: QWidget | None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())
        # A viewport of our own: to find out the class of Qt's one, PySide would set up every widget class there is.
        self.setViewport(QWidget())
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the felt covers all of it
        self.stage = Stage(self, deck)
        self.setScene(self.stage.scene)
        self._is_on_screen = self._was_on_screen = self._is_outdated = False
        self._font = QFont()  # of the words on the table
        self.sharpening = StepTimer(self)
        """Paints the pictures that replace the old ones."""
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setMinimumSize(480, 320)

    def settle(self) -> None:
        """Render everything for the present size, screen and colours.

        Cancels what was to be painted in steps.
        """
        self.sharpening.stop()
        self._is_outdated = False
        self._lay_out(sharp=True)

    def renew(self) -> None:
        """Render everything again in steps after a change of its look; a hidden table once it is shown."""
        self._is_outdated = True
        if self._is_on_screen:
            self.sharpening.begin(self._renewal())

    def sharpen(self) -> None:
        """Show everything sharp that was only scaled while the size changed.

        Called by the timer when the pictures are ready.
        """
        self.stage.sharpen()

    def arrange(self, layout: TableLayout, colors: TableColors, ratio: float, *, sharp: bool) -> None:
        """Give everything its place; `ratio` device pixels make a logical one. Not `sharp`: with the old pictures."""
        self.stage.lay_out(layout, colors, ratio, sharp=sharp)

    def say(self, words: Callable[[], str]) -> None:
        """Show a message over the hand for a while, and have a screen reader read it out.

        `words`: a function, so that they follow the language while they are seen.
        """
        self.show_line(words)
        self.read_out(words())

    def show_line(self, words: Callable[[], str]) -> None:
        """Show a line over the hand for a while."""
        self.stage.messages.show_line(words)

    def read_out(self, text: str) -> None:
        """Have a screen reader read a sentence out, if one is active."""
        announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_laid_out:
            return
        if self._is_on_screen:
            self._lay_out(sharp=False)
            self.sharpening.begin(self._painted_anew(), RESIZE_REST)
        elif not self._was_on_screen:
            self.settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.stage.scene.paint_outdated()
        if self.stage.drafts and not self.sharpening.isActive():
            self.sharpening.begin(self.stage.draw_drafts())
        super().paintEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._is_on_screen = True
        if self._is_laid_out:
            return
        if self._was_on_screen:
            self._is_outdated = False
            self._lay_out(sharp=False)
            self.sharpening.begin(self._painted_anew())
        else:
            self.settle()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_on_screen, self._was_on_screen = False, True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange
        if event.type() in changes and not self._is_laid_out:
            self.renew()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.settle()
        return super().event(event)

    @property
    def _is_laid_out(self) -> bool:
        """True if everything is rendered for the present size, screen, font and colours."""
        stage = self.stage
        return (
            not self._is_outdated
            and self._font == QFont()
            and stage.layout.size == self.size().toSizeF()
            and stage.ratio == self.devicePixelRatioF()
            and stage.colors == current_table_colors(self.palette())
        )

    def _renewal(self) -> Iterator[None]:
        self._is_outdated = False
        self._lay_out(sharp=False)
        yield
        yield from self._painted_anew()

    def _painted_anew(self) -> Iterator[None]:
        yield from self.stage.paint_ahead()
        self.sharpen()

    def _lay_out(self, *, sharp: bool) -> None:
        # The size of the view itself: its viewport takes the same one only when it is shown.
        ratio = self.devicePixelRatioF()
        self._font = QFont()
        layout = table_layout(max(1, self.width()), max(1, self.height()), ratio)
        self.arrange(layout, current_table_colors(self.palette()), ratio, sharp=sharp)
