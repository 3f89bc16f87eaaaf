"""The page of a rule set to be read: headings and whole sentences, some of them perhaps marked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from freedoko_qt.app.wording.prose import ProseSection

from ..look.stylesheet import mixed
from ..parts.scrolling import fade_edges

LARGER = 1.15
"""Than ordinary text."""
MARK = "marked"
MARKED = 0.4
"""The share of the colour of what is chosen behind a marked sentence."""


class RulesText(QTextBrowser):
    """Shows the sentences; a page that is written again stays where it was read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page: tuple[str, Sequence[ProseSection], Collection[str]] | None = None
        """What is written: the title, the sections and the marked options."""
        self._sought = ""
        """The first marked sentence, which is kept in sight."""
        self.setOpenLinks(False)
        self.document().setDocumentMargin(18)
        fade_edges(self)

    def show_rules(self, title: str, sections: Sequence[ProseSection], marked: Collection[str] = ()) -> None:
        """Write the page; what follows from one of the `marked` options is marked and in sight."""
        self._page = title, sections, marked
        place = self.verticalScrollBar().value()
        palette = self.palette()
        ground, chosen = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Highlight)
        background = mixed(ground, chosen, MARKED).name()
        size = round(self.font().pointSizeF() * LARGER)
        self.setHtml(page_html(title, sections, size=size, marked=marked, background=background))
        self.verticalScrollBar().setValue(place)
        matching = [one for section in sections for one in section.statements if not one.options.isdisjoint(marked)]
        self._sought = matching[0].text if matching else ""
        self._seek()

    def changeEvent(self, event: QEvent) -> None:
        """Write the page again in the letters and colours of the window."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self._page is not None:
            self.show_rules(*self._page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._seek()  # the text is wrapped anew

    def _seek(self) -> None:
        """Bring the marked sentence into sight, with its heading where there is room for both."""
        if self._sought:
            self.scrollToAnchor(MARK)
            sentence = self.document().find(self._sought)
            sentence.clearSelection()
            self.setTextCursor(sentence)


def page_html(
    title: str, sections: Sequence[ProseSection], *, size: int, marked: Collection[str] = (), background: str = ""
) -> str:
    """The page in letters of `size` points.

    Every text is escaped. `background` is a colour name for the marked sentences.
    """
    parts = [f"<h1 style='font-size:{size + 6}pt; margin-bottom:4px'>{escape(title)}</h1>"]
    for section in sections:
        is_marked = any(not one.options.isdisjoint(marked) for one in section.statements)
        # The heading comes into sight with its marked sentence.
        anchor = f"<a name='{MARK}'></a>" if is_marked else ""
        parts.append(f"<h2 style='font-size:{size + 2}pt; margin-top:14px; margin-bottom:3px'>")
        parts.append(f"{anchor}{escape(section.title)}</h2>")
        sentences = (
            escape(one.text)
            if one.options.isdisjoint(marked)
            else f"<span style='background-color:{background}'>{escape(one.text)}</span>"
            for one in section.statements
        )
        parts.append(f"<p style='font-size:{size}pt; line-height:135%; margin-top:0'>{' '.join(sentences)}</p>")
    return "".join(parts)
