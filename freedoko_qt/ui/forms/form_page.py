"""All rules of the table: the groups at the left, the rules of one group or those that were found at the right."""

from collections import Counter

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from freedoko_qt.app.wording.rules import rule_text
from freedoko_qt.engine.rules import OPTIONS, Option, OptionGroup

from ..parts.label import Label
from ..parts.scrolling import VerticalArea
from ..parts.search_line import SearchLine
from ..parts.tip import tip
from ..parts.translated import Translated
from ..rules.differences_bar import DifferencesBar
from ..rules.draft import Draft
from .form_row import OptionRow
from .group_list import GroupedArea, GroupList
from .search import finds


class OptionPage(Translated, QWidget):
    """Shows and changes the draft."""

    def __init__(self, draft: Draft, parent: QWidget | None = None, *, read_only: bool) -> None:
        super().__init__(parent)
        self._draft = draft
        self._read_only = read_only
        self._rows: dict[str, OptionRow] = {}
        self._sought: OptionRow | None = None
        self._headings: dict[OptionGroup, Label] = {}
        self.search = SearchLine(self)
        self.word(
            self.search,
            hint=lambda self: self.tr("Search the rules"),
            name=lambda self: self.tr("Search names and explanations in German and English"),
            tip=lambda self: tip(self.search.accessibleName() + " (Ctrl+F)"),
        )
        self.search.textChanged.connect(self._filter)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._search)
        self.groups = GroupList(tuple(OptionGroup), lambda group: rule_text(OptionGroup(group).label), self)
        self.word(self.groups, name=lambda self: self.tr("Groups of rules"))
        self.groups.chosen.connect(self._on_group_chosen)
        self.differences = DifferencesBar(draft, self, read_only=read_only)
        self.differences.only.toggled.connect(self._filter)
        self.nothing = self.make_label(lambda self: self.tr("No rule is like that."), "hint", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list = self.word(QWidget(self), name=lambda self: self.tr("Rules"))
        self._list.setObjectName("options")
        self._lines = QVBoxLayout(self._list)
        self._lines.setContentsMargins(0, 0, 8, 0)
        self._lines.setSpacing(0)
        self._sections: dict[OptionGroup, QVBoxLayout] = {}
        for group in OptionGroup:
            self._sections[group] = QVBoxLayout()
            self._sections[group].setSpacing(0)
            self._lines.addLayout(self._sections[group])
        self._lines.addWidget(self.nothing)
        self._lines.addStretch()
        self._area = VerticalArea(self._list, self)
        self._columns = GroupedArea(self.search, self.groups, self._area, self)
        draft.changed.connect(self._on_changed)
        self._lay_out()
        self._update_text()
        self._filter()

    def row(self, option: str) -> OptionRow:
        """The row of an option."""
        self._build(OPTIONS[option].group)
        return self._rows[option]

    @property
    def shown_options(self) -> tuple[str, ...]:
        """The options that stand there now."""
        return tuple(option.id for option in OPTIONS.values() if self._is_shown(option))

    def show_option(self, option: str) -> None:
        """Turn to an option, and give it the keyboard where it can be changed."""
        row = self.row(option)
        if option not in self.shown_options or not self._filters:
            self.search.clear()
            self.differences.only.setChecked(False)
            self.groups.choose(OPTIONS[option].group)
            self._filter()
        row.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self._sought = row
        QTimer.singleShot(0, self._bring_into_view)  # when the rows have their places

    def _update_text(self) -> None:
        self._columns.fit()

    def _bring_into_view(self) -> None:
        if self._sought is not None:
            self._area.ensureWidgetVisible(self._sought, 0, 12)

    @property
    def _filters(self) -> bool:
        return bool(self.search.text().strip()) or self.differences.only.isChecked()

    def _is_shown(self, option: Option) -> bool:
        if not self._filters:
            return option.group is self.groups.group
        differs = not self.differences.only.isChecked() or option.id in self._draft.differing
        return differs and finds(option, self.search.text())

    def _filter(self) -> None:
        """Show what is to be seen, and only that."""
        options = self.shown_options
        found = Counter(OPTIONS[option].group for option in options)
        for group in found:
            self._build(group)
        self._list.setUpdatesEnabled(False)
        for option, row in self._rows.items():
            row.setVisible(option in options)
        for group, heading in self._headings.items():
            heading.setVisible(bool(found[group]))
        self.nothing.setVisible(not options)
        self._list.setUpdatesEnabled(True)
        self._count()

    def _count(self) -> None:
        counted = self.shown_options if self._filters else self._draft.differing
        counts = Counter(OPTIONS[option].group for option in counted)
        self.groups.show_counts(counts, only_counted=self._filters)

    def _build(self, group: OptionGroup) -> None:
        """Make the rows of a group when they are first wanted."""
        if group in self._headings:
            return
        heading = self.make_label(lambda self: rule_text(group.label), "group", parent=self._list)
        self._headings[group] = heading
        self._sections[group].addWidget(heading)
        for option in OPTIONS.values():
            if option.group is group:
                row = OptionRow(option, self._list, read_only=self._read_only)
                row.edited.connect(self._draft.set)
                row.reset.connect(self._on_reset)
                row.followed.connect(self.show_option)
                row.show_rules(self._draft.rules, self._draft.preset)
                self._rows[option.id] = row
                self._sections[group].addWidget(row)

    def _on_changed(self) -> None:
        for row in self._rows.values():
            row.show_rules(self._draft.rules, self._draft.preset)
        if self.differences.only.isChecked() and not self._draft.differing:
            self.differences.only.setChecked(False)
        self._count()

    def _on_reset(self, option: str) -> None:
        self.row(option).editor.setFocus(Qt.FocusReason.OtherFocusReason)  # the button is about to go
        self._draft.reset(option)

    def _on_group_chosen(self, group: OptionGroup) -> None:
        self._filter()
        top = self._headings[group].y() if self._filters and group in self._headings else 0
        self._area.verticalScrollBar().setValue(top)

    def _search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._columns, 1)
        layout.addWidget(self.differences)
