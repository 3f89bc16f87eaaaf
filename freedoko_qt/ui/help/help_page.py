"""The help: a page of the window, with its contents at the left and a search."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QShowEvent, QTextCharFormat, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QTreeWidget, QTreeWidgetItem, QWidget

from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.setup import TournamentSetup

from ..look.typeface import bold
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.page import Page
from ..parts.scrolling import fade_edges, fade_lines
from ..parts.search_line import SearchLine
from ..parts.single_keys import ENTER
from .help_topics import SectionStyle, Topic, topics

CONTENTS_WIDTH = 18  # times the height of a line
PAGE_WIDTH = 56  # the same: longer lines are hard to read
LETTERS = 1.12  # of the size of ordinary text
ROW = 0.22  # of the height of a line, above and below each line of the contents
PLACE = Qt.ItemDataRole.UserRole


class HelpPage(Page):
    """The page of the help; the game waits as it is."""

    guided = Signal()
    """The guided game is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rule_set = TournamentSetup().rule_set
        self.convention = False
        self._topics: tuple[Topic, ...] = ()
        self._shown: Topic | None = None
        self._place = 0, -1
        """The topic and the section that are shown, from 0; -1: the topic as a whole."""
        self._heading = self.make_label(lambda self: self.tr("Help"), "title")
        self.search = self.word(
            SearchLine(self), hint=lambda self: self.tr("Search"), name=lambda self: self.tr("Search the help")
        )
        self.search.textChanged.connect(self._on_searched)
        self.search.installEventFilter(self)
        self.contents = self.word(QTreeWidget(self), name=lambda self: self.tr("Contents"))
        self.contents.setHeaderHidden(True)
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.viewport().setAutoFillBackground(False)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fade_lines(self.contents)
        self.contents.currentItemChanged.connect(self._on_chosen)
        self.nothing = self.make_label(lambda self: self.tr("Nothing found."), "hint", wraps=True)
        self.text = self.word(QTextBrowser(self), name=lambda self: self.tr("The page of the help"))
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(18)
        fade_edges(self.text)
        self._guide = self.make_button(
            lambda self: self.tr("Guided game"),
            self.guided,
            about=lambda self: self.tr("One game with somebody who explains it"),
        )
        self._back = self.make_button(lambda self: self.tr("Back"), self.left, icon="back")
        self._lay_out()
        self._update_text()

    def show_rules(self, rule_set: RuleSet, *, convention: bool = False) -> None:
        """Show the rules of the current game, and whether announcements follow the convention."""
        self.rule_set, self.convention = rule_set, convention
        self._update_text()

    def focus_best(self) -> None:
        """Focus the search."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.selectAll()

    @property
    def matches(self) -> list[str]:
        """The headings of the sections in the contents; during a search only of those that match."""
        items = self.contents.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
        return [item.text(0) for item in items if item.parent() is not None]

    # Contents and search

    def _update_text(self) -> None:
        """Write everything again, keeping the place if it still exists."""
        self._topics = topics(self.rule_set, convention=self.convention)
        self._fill()

    def _fill(self) -> None:
        """List the contents: all of them, or during a search those that match."""
        place, wanted = self._place, self.search.text().strip()
        self._shown = None
        self.contents.blockSignals(True)
        self.contents.clear()
        items = []
        for number, topic in enumerate(self._topics):
            top = self._item(topic.title, (number, -1))
            self.contents.addTopLevelItem(top)
            parts = [
                self._item(section.title, (number, one))
                for one, section in enumerate(topic.sections)
                if (section.mentions(wanted) if wanted else topic.style is SectionStyle.PARTS)
            ]
            top.addChildren(parts)
            top.setExpanded(bool(wanted) or number == place[0])
            top.setHidden(bool(wanted) and not parts)
            items += parts if wanted else [top, *parts]
        self.contents.blockSignals(False)
        self.nothing.setVisible(not items)
        if items:
            chosen = next((item for item in items if item.data(0, PLACE) == place), items[0])
            self.contents.setCurrentItem(chosen)
            place = chosen.data(0, PLACE)
        self._show(place)

    @staticmethod
    def _item(title: str, place: tuple[int, int]) -> QTreeWidgetItem:
        item = QTreeWidgetItem([title])
        item.setData(0, PLACE, place)
        if place[1] < 0:
            item.setFont(0, bold(item.font(0)))
        return item

    def _on_searched(self) -> None:
        self._fill()

    def _on_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        if not self.search.text().strip():
            self.contents.collapseAll()
            (item.parent() or item).setExpanded(True)
        self._show(item.data(0, PLACE))

    def _show(self, place: tuple[int, int]) -> None:
        """Show this section, or a topic from its beginning."""
        self._place = number, section = place
        topic = self._topics[number]
        if topic is not self._shown:
            self._shown = topic
            self.text.setHtml(topic.html(LETTERS * self._points))
            self._mark()
        if section < 0:
            self.text.verticalScrollBar().setValue(0)
        else:
            self.text.scrollToAnchor(str(section))

    @property
    def _points(self) -> float:
        """The size of ordinary text on this page."""
        self.nothing.ensurePolished()
        return self.nothing.font().pointSizeF()

    def _mark(self) -> None:
        """Highlight all matches of the search."""
        wanted = self.search.text().strip()
        marks = []
        document: QTextDocument = self.text.document()
        found = document.find(wanted) if wanted else None
        while found is not None and not found.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = found
            light = QTextCharFormat()
            light.setBackground(self.palette().brush(QPalette.ColorRole.Highlight))
            light.setForeground(self.palette().brush(QPalette.ColorRole.HighlightedText))
            mark.format = light
            marks.append(mark)
            found = document.find(wanted, found)
        self.text.setExtraSelections(marks)

    # Keys and size

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus from the search to the results by the arrow down and Enter."""
        into = (Qt.Key.Key_Down, *ENTER)
        is_press = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in into
        if watched is self.search and is_press:
            self.contents.setFocus(Qt.FocusReason.TabFocusReason)
        return is_press

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Use the text size of the other pages."""
        if not self._topics:
            return
        font = self.contents.font()
        font.setPointSizeF(self._points)
        self.contents.setFont(font)
        line = self.nothing.fontMetrics().height()
        self.contents.setStyleSheet(f"QTreeWidget::item {{ padding: {round(ROW * line)}px 2px; }}")
        self._side.setFixedWidth(CONTENTS_WIDTH * line)
        self.text.setMaximumWidth(PAGE_WIDTH * line)
        self._update_text()

    def _lay_out(self) -> None:
        self._side = QWidget(self)
        vbox(self._heading, self.search, (self.contents, 1), self.nothing, self._guide, self._back, on=self._side)
        hbox(self._side, (self.text, 1000), (STRETCH, 1), on=self, spacing=16)
        self.text.raise_()  # last of the children: a screen reader reads it after the contents
