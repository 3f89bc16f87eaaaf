"""A form: the groups at the left, the fields of one group or those that were found beside them."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import chain, pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.step_timer import StepTimer

from ..parts.focus import holds_focus
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, vbox
from ..parts.scrolling import VerticalArea
from ..parts.search_line import SearchLine
from ..parts.translated import Translated
from .field import Field, Section
from .form_row import SIDE, FormRow
from .group_list import GroupedArea, GroupList
from .search import finds

AT_ONCE = 12
"""The rows that are made or shown before other events come."""
MOST_HIDDEN = 60
"""The rows that are kept for when they are shown again: each takes its time when the window has another look."""


class FormPage(Translated, QWidget):
    """A page of editors in groups; rows are made when they are first wanted.

    `signed`: each group has its sign, the one of the same name, before its name.

    Subclasses call `_lay_out` at the end of their constructor and implement `_make_row`. `values` is any object with an
    attribute for each field; it is never changed.
    """

    edited = Signal(str, object)
    """The name of a field and its new value."""
    turned = Signal()
    """Another group, or what was searched, is shown."""

    def __init__(
        self, sections: Sequence[Section], values: Any, parent: QWidget | None = None, *, signed: bool = False
    ) -> None:
        super().__init__(parent)
        self._values = values
        self._sections = {section.subject: section for section in sections}
        self._fields = {field.id: field for section in sections for field in section.fields}
        self._groups_of = {field.id: section.subject for section in sections for field in section.fields}
        self._rows: dict[str, FormRow] = {}
        self._untranslated: set[str] = set()
        """The fields whose rows still speak the language before."""
        self._headings: dict[StrEnum, Label] = {}
        self.search = SearchLine(self)
        self.search.textChanged.connect(self._filter)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._search)
        self.groups = GroupList(
            tuple(self._sections), lambda group: self._sections[group].heading(), self, signed=signed
        )
        self.groups.chosen.connect(self._on_group_chosen)
        self.nothing = Label(self, "group", wraps=True)
        self._list = QWidget(self)
        self._list.setObjectName("options")
        self._area = VerticalArea(self._list, self)
        self._list.installEventFilter(self)
        self._showing = StepTimer(self)

    @property
    def group(self) -> StrEnum | None:
        """The group whose fields are shown; None while something is searched in all of them."""
        return None if self._filters else self.groups.group

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of all fields."""
        return tuple(self._fields)

    @property
    def shown_fields(self) -> tuple[str, ...]:
        """The fields that are shown now."""
        return tuple(field.id for field in self._fields.values() if self._is_shown(field))

    def fields_of(self, group: StrEnum) -> tuple[str, ...]:
        """The fields of a group."""
        return tuple(field.id for field in self._sections[group].fields)

    def row(self, name: str) -> FormRow:
        """The row of a field.

        KeyError for an unknown name. The rows of its group are made.
        """
        self._build(self._groups_of[name])
        return self._rows[name]

    def show_values(self, values: object) -> None:
        """Show these, without emitting a change."""
        self._values = values
        for row in self._rows.values():
            row.show_values(values)

    def end_search(self) -> None:
        """Show the chosen group again."""
        if holds_focus(self._list):  # else it would move from a field that is hidden to some button
            self.groups.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give another language to the rows in sight at once; the others get it when they are shown anew."""
        if event.type() != QEvent.Type.LanguageChange:
            return super().eventFilter(watched, event)
        sight = QRect(-self._list.pos(), self._area.viewport().size())
        for row in self._rows.values():
            if row.geometry().intersects(sight):
                self._translate(row)
        return True

    # For the pages

    def _lay_out(self, *below: QWidget) -> None:
        """Lay out the page once it has all its parts; `below` are under the others."""
        self._places = {group: vbox(spacing=0) for group in self._sections}
        nothing = hbox(self.nothing, margins=(SIDE, 0, SIDE, 0))
        vbox(*self._places.values(), nothing, (STRETCH, 1), on=self._list, margins=(0, 0, 8, 0), spacing=0)
        self._columns = GroupedArea(self.search, self.groups, self._area, self)
        vbox((self._columns, 1), *below, on=self)
        self._update_text()

    def _make_row(self, field: Field) -> FormRow:
        """The row for a field."""
        raise NotImplementedError

    def _searched(self, field: Field) -> str:
        """The text in which a field is found."""
        return " ".join(map(field.say, field.texts()))

    @property
    def _filters(self) -> bool:
        """True if fields of all groups are shown."""
        return bool(self.search.text().strip())

    def _passes(self, field: Field) -> bool:
        """True if a field is shown where those of all groups are."""
        return finds(self._searched(field), self.search.text())

    @property
    def _counted(self) -> Collection[str]:
        """The fields that are counted beside their group while nothing is searched."""
        return ()

    def _update_text(self) -> None:
        self._columns.fit()
        self._untranslated.update(self._rows)
        self._filter()

    def _filter(self) -> None:
        """Show the fields that pass the search, and no others: those of the first group at once, the rest in steps."""
        fields = frozenset(self.shown_fields)
        found = [group for group in self._sections if not fields.isdisjoint(self.fields_of(group))]
        self._list.setUpdatesEnabled(False)
        for name, row in self._rows.items():
            if name not in fields:
                row.hide()
        for group, heading in self._headings.items():
            if group not in found:
                heading.hide()
        self.nothing.setVisible(not fields)
        for _ in self._rows_shown(found[:1], fields):
            pass
        self._list.setUpdatesEnabled(True)
        self._showing.begin(chain(self._rows_shown(found[1:], fields), self._rows_dropped(found)))
        self._count(fields)
        self.turned.emit()

    def _count(self, shown: Iterable[str]) -> None:
        """Show how many of the shown fields, or of those that are counted always, are in each group."""
        counted = shown if self._filters else self._counted
        self.groups.show_counts(Counter(map(self._groups_of.get, counted)), only_counted=self._filters)

    # Inside

    def _is_shown(self, field: Field) -> bool:
        return self._passes(field) if self._filters else self._groups_of[field.id] is self.groups.group

    def _build(self, group: StrEnum) -> None:
        """Make the rows of a group when they are first wanted."""
        for _ in self._rows_made(group):
            pass

    def _rows_made(self, group: StrEnum) -> Iterator[FormRow]:
        """The rows of a group one by one, made where they are not there yet."""
        section = self._sections[group]
        if group not in self._headings:
            heading = self.make_label(lambda self: section.heading(), "group", parent=self._list)
            self._headings[group] = heading
            self._places[group].addLayout(hbox(heading, margins=(SIDE, 0, SIDE, 0)))
        is_new = not all(field.id in self._rows for field in section.fields)
        for field in section.fields:
            if field.id not in self._rows:
                row = self._make_row(field)
                row.edited.connect(self.edited)
                row.show_values(self._values)
                self._rows[field.id] = row
                self._places[group].addWidget(row)
            self._translate(self._rows[field.id])
            yield self._rows[field.id]
        if is_new:
            self._put_fields_first()

    def _translate(self, row: FormRow) -> None:
        if row.field.id in self._untranslated:
            self._untranslated.remove(row.field.id)
            QCoreApplication.sendEvent(row, QEvent(QEvent.Type.LanguageChange))

    def _put_fields_first(self) -> None:
        """Put all fields before the widgets after the form in the order of Tab.

        Rows are made when they are first shown, and Qt puts new widgets at the end of that order.
        """
        stops = [one for one in _focus_chain(self.groups) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        inside = [self._list.isAncestorOf(one) for one in stops]
        others = [one for one, is_field in zip(stops, inside, strict=True) if not is_field]
        if any(inside):
            last = max(place for place, is_field in enumerate(inside) if is_field)
            for before, after in pairwise((stops[last], *others)):
                QWidget.setTabOrder(before, after)

    def _rows_shown(self, groups: Iterable[StrEnum], fields: Collection[str]) -> Iterator[None]:
        """Show these fields of the groups, a few at each step."""
        for group in groups:
            for number, row in enumerate(self._rows_made(group), 1):
                self._headings[group].show()
                row.setVisible(row.field.id in fields)
                if number % AT_ONCE == 0:
                    yield
            yield

    def _rows_dropped(self, found: Collection[StrEnum]) -> Iterator[None]:
        """Delete the rows of other groups if there are many, those of a group at each step."""
        others = {name: row for name, row in self._rows.items() if self._groups_of[name] not in found}
        for group in self._sections if len(others) > MOST_HIDDEN else ():
            for name in self.fields_of(group):
                if name in others:
                    self._rows.pop(name).deleteLater()
            yield

    def _on_group_chosen(self, group: StrEnum) -> None:
        self._filter()
        top = self._headings[group].y() if self._filters and group in self._headings else 0
        self._area.verticalScrollBar().setValue(top)

    def _search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()


def _focus_chain(first: QWidget) -> Iterator[QWidget]:
    """The widgets after the first one in the order of Tab, up to the one before it."""
    following = first.nextInFocusChain()
    while following is not None and following is not first:
        yield following
        following = following.nextInFocusChain()
