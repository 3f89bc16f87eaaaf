"""Checks of drawings by others before they are drawn: a malicious one could keep the program busy."""

from __future__ import annotations

import errno
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from xml.parsers.expat import ExpatError, ParserCreate

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImageReader
from PySide6.QtSvg import QSvgRenderer, QtSvg

from .drawn_lines import length_of_lines

MOST_ELEMENTS = 30_000
"""Most elements of a drawing; no deck of KDE or GNOME has more than 8,545."""
DEEPEST = 60
"""Most elements in each other, those that are used somewhere among them; in these decks at most 28."""
MOST_DRAWN = 2_500
"""Most elements of a card, each as often as it is drawn; in these decks at most 1,143."""
MOST_LETTERS = 2_500_000
"""Most letters of the attributes of a card, each as often as it is drawn; in these decks at most 1,228,322."""
MOST_OUTLINES = 1_300_000
"""Most letters of the outlines among these; in these decks at most 1,227,228."""
FEW_OUTLINES = 5_000
"""Letters of outlines that may be long and cross each other, since there are so few."""
LONGEST_LINES = 1_300_000.0
"""Most pixels of lines of a card: Qt takes a second for them; in these decks at most 1,292,650."""
OUTLINES = "d", "points"
"""Attributes that describe an outline."""
IDS = "id", "xml:id"
"""Attributes by which an element is named; Qt knows both."""
TEXTS = "text", "textArea"
"""Elements with letters, whose outlines can be of any size."""
COSTLY = *TEXTS, "image"
"""Elements for which Qt takes long, however short they are."""
COST_OF_ELEMENT = MOST_OUTLINES // 80
"""Each of these counts as so many letters of outlines; a card of these decks has few."""
COST_OF_LETTER = MOST_OUTLINES // 800
"""Each letter to be read counts as so many letters of outlines; a text of these decks has at most 28."""
MOST_STYLE = 5_000
"""Most letters of style sheets, of which each rule is compared with each element."""
MOST_PIXELS = 12_000_000
"""Most pixels of all photographs of a drawing; in these decks at most 5,262,894."""
FORMATS = b"png", b"jpeg"
"""Formats of photographs: others can be drawings with drawings in them."""
DASHES = "stroke-dasharray"
"""The property of dashed lines. A short line can have thousands of dashes, for which Qt takes seconds."""
WHOLE = b"without-dashes"
"""The property in its place, which means nothing."""


class BadDrawing(OSError):
    """A drawing that is none, or would take too long to draw."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(errno.EINVAL, f"The drawing {reason}", str(path))


def renderer_of(drawing: bytes, path: Path, parts: Collection[str]) -> QSvgRenderer:
    """A renderer for the elements with these ids; their lines have no dashes. Raises BadDrawing."""
    drawing = drawing.replace(DASHES.encode(), WHOLE)
    reader = _Reader(path)
    reader.read(drawing)
    for part in parts:
        cost = reader.cost_of(part)
        if cost.elements > MOST_DRAWN or cost.letters > MOST_LETTERS or cost.outlines > MOST_OUTLINES:
            raise BadDrawing(path, f"has too much to draw in {part}")
    renderer = QSvgRenderer()
    renderer.setOptions(QtSvg.Option.Tiny12FeaturesOnly)  # others, such as filters, can take any time
    renderer.load(QByteArray(drawing))
    for part in parts:
        if reader.cost_of(part).outlines > FEW_OUTLINES and length_of_lines(renderer, part) > LONGEST_LINES:
            raise BadDrawing(path, f"has too long lines in {part}")
    return renderer


class _Cost(NamedTuple):
    """Cost of drawing an element."""

    elements: int = 0
    letters: int = 0
    outlines: int = 0
    height: int = 0
    """The number of elements in each other."""


@dataclass(slots=True)
class _Element:
    """An element with those that are drawn in it, and the id of the one that is drawn in its place."""

    letters: int
    outlines: int
    is_text: bool
    uses: str = ""
    inside: list[_Element] = field(default_factory=list)
    cost: _Cost | None = None


class _Reader:
    """Reads a drawing, and counts what it would take to draw it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._named: dict[str, _Element] = {}
        self._open: list[_Element] = []
        self._elements = self._pixels = 0
        self._style = ""
        self._in_style = False

    def read(self, drawing: bytes) -> None:
        """Read the whole of it. Raises BadDrawing."""
        parser = ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.CharacterDataHandler = self._text
        parser.EntityDeclHandler = lambda *_: self._refuse("has entities")
        try:
            parser.Parse(drawing, True)
        except (ExpatError, LookupError, ValueError) as error:  # the last two are of an encoding that is named
            raise BadDrawing(self._path, f"cannot be read: {error}") from error

    def cost_of(self, name: str) -> _Cost:
        """Cost of drawing the element with this id; nothing if there is none. Raises BadDrawing."""
        return self._cost(self._named[name], 0) if name in self._named else _Cost()

    def _cost(self, element: _Element, depth: int) -> _Cost:
        if element.cost is None:
            if depth > DEEPEST:
                self._refuse("is too deep")
            used = self._named.get(element.uses)
            costs = [self._cost(one, depth + 1) for one in (*element.inside, *([] if used is None else [used]))]
            element.cost = _Cost(
                1 + sum(one.elements for one in costs),
                element.letters + sum(one.letters for one in costs),
                element.outlines + sum(one.outlines for one in costs),
                1 + max((one.height for one in costs), default=0),
            )
        if depth + element.cost.height > DEEPEST:
            self._refuse("is too deep")
        return element.cost

    def _start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self._elements += 1
        if self._elements > MOST_ELEMENTS or len(self._open) > DEEPEST:
            self._refuse("has too many elements")
        kind = tag.rpartition(":")[2]
        if kind == "font":
            self._refuse("has letters of its own")
        link = self._link(kind, attributes)
        element = _Element(
            letters=sum(map(len, attributes.values())),
            outlines=sum(len(attributes.get(name, "")) for name in OUTLINES) + COST_OF_ELEMENT * (kind in COSTLY),
            is_text=kind in TEXTS or (bool(self._open) and self._open[-1].is_text),
            uses=link.removeprefix("#") if kind == "use" else "",
        )
        self._check_style(attributes.get("style", ""))
        if kind == "image":
            self._check_photograph(link)
        if self._open:
            self._open[-1].inside.append(element)
        for name in filter(None, map(attributes.get, IDS)):
            if name in self._named:  # which of the two Qt draws depends on where it is used
                self._refuse("has two elements of one name")
            self._named[name] = element
        self._open.append(element)
        self._in_style = kind == "style"

    def _link(self, kind: str, attributes: Mapping[str, str]) -> str:
        """The reference of an element, empty without one; refuse what Qt may understand otherwise than we do."""
        links = [value for name, value in attributes.items() if name.rpartition(":")[2] == "href"]
        if len(links) > 1:
            self._refuse("has two references in one element")
        link = "".join(links)
        if kind == "use" and link and not link.startswith("#"):  # Qt drops the first letter, whichever it is
            self._refuse("uses what is not in it")
        return link

    def _end(self, _: str) -> None:
        self._open.pop()
        self._in_style = False

    def _text(self, text: str) -> None:
        element = self._open[-1]
        element.letters += len(text)
        element.outlines += COST_OF_LETTER * len(text.strip()) * element.is_text
        if self._in_style:
            self._style += text
            if len(self._style) > MOST_STYLE:
                self._refuse("has too many styles")
            self._check_style(self._style)

    def _check_style(self, style: str) -> None:
        """Refuse a style with letters that are written otherwise: so dashes are hidden from who looks for them."""
        if "\\" in style or DASHES in style:
            self._refuse("has styles with escapes")

    def _check_photograph(self, link: str) -> None:
        """Refuse a photograph that is a drawing or too large, decoded as Qt does it."""
        buffer = QBuffer()
        buffer.setData(QByteArray.fromBase64(link.rpartition("base64,")[2].encode(errors="replace")))
        reader = QImageReader(buffer)
        if reader.canRead() and reader.format().data() not in FORMATS:
            self._refuse("has drawings in it")
        size = reader.size()
        self._pixels += max(0, size.width()) * max(0, size.height())
        if self._pixels > MOST_PIXELS:
            self._refuse("has photographs that are too large")

    def _refuse(self, reason: str) -> None:
        raise BadDrawing(self._path, reason)
