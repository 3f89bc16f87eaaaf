"""All settings: the groups at the left, the settings of one group or those that were found beside them."""

from collections import Counter

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from freedoko_qt.app.settings import Settings

from ..forms.group_list import GroupedArea, GroupList
from ..parts.label import Label
from ..parts.scrolling import VerticalArea
from ..parts.search_line import SearchLine
from ..parts.tip import tip
from ..parts.translated import Translated
from .settings_row import SettingRow
from .settings_table import GROUPS, SettingGroup, all_settings, setting_text


class SettingsPage(Translated, QWidget):
    """Shows settings, and tells what a person makes of them."""

    edited = Signal(str, object)
    """The field of `Settings` and its new value."""
    turned = Signal()
    """Another group, or what was searched, is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: dict[str, SettingRow] = {}
        self._headings: dict[SettingGroup, Label] = {}
        self._groups_of: dict[str, SettingGroup] = {}
        self.search = self.word(
            SearchLine(self),
            hint=lambda self: self.tr("Search"),
            name=lambda self: self.tr("Search the settings"),
            tip=lambda self: tip(self.tr("Search the settings") + " (Ctrl+F)"),
        )
        self.search.textChanged.connect(self._filter)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._search)
        self.groups = GroupList(
            tuple(SettingGroup), lambda group: setting_text(GROUPS[SettingGroup(group)]), self, signed=True
        )
        self.word(self.groups, name=lambda self: self.tr("Groups of settings"))
        self.groups.chosen.connect(self._on_group_chosen)
        self.nothing = self.make_label(lambda self: self.tr("No setting is like that."), "hint", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list = QWidget(self)
        self._list.setObjectName("options")
        self._area = VerticalArea(self._list, self)
        self._columns = GroupedArea(self.search, self.groups, self._area, self)
        self._lay_out()
        self._update_text()

    @property
    def group(self) -> SettingGroup | None:
        """The group whose settings are shown; None while something is searched."""
        return None if self.search.text().strip() else SettingGroup(self.groups.group)

    @property
    def shown_fields(self) -> tuple[str, ...]:
        """The settings that stand there now."""
        return tuple(field for field, row in self.rows.items() if self._is_shown(row))

    def fields_of(self, group: SettingGroup) -> tuple[str, ...]:
        """The settings of a group."""
        return tuple(field for field, own in self._groups_of.items() if own is group)

    def show_settings(self, settings: Settings) -> None:
        """Show these, without telling of a change."""
        for row in self.rows.values():
            row.show_settings(settings)

    def _update_text(self) -> None:
        self._columns.fit()
        self._filter()

    def _is_shown(self, row: SettingRow) -> bool:
        group = self.group
        return row.finds(self.search.text()) if group is None else self._groups_of[row.setting.field] is group

    def _filter(self) -> None:
        """Show what is to be seen, and only that."""
        fields, searches = self.shown_fields, self.group is None
        found = Counter(self._groups_of[field] for field in fields)
        for field, row in self.rows.items():
            row.setVisible(field in fields)
        for group, heading in self._headings.items():
            heading.setVisible(bool(found[group]))
        self.nothing.setVisible(not fields)
        self.groups.show_counts(found if searches else {}, only_counted=searches)
        self.turned.emit()

    def _on_group_chosen(self, group: SettingGroup) -> None:
        self._filter()
        self._area.verticalScrollBar().setValue(0 if self.group else self._headings[group].y())

    def _search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _heading(self, group: SettingGroup) -> Label:
        return self.make_label(lambda self: setting_text(GROUPS[group]), "group", parent=self._list)

    def _lay_out(self) -> None:
        lines = QVBoxLayout(self._list)
        lines.setContentsMargins(0, 0, 8, 0)
        lines.setSpacing(0)
        for group, settings in all_settings().items():
            self._headings[group] = self._heading(group)
            lines.addWidget(self._headings[group])
            for setting in settings:
                self.rows[setting.field] = row = SettingRow(setting, self._list)
                self._groups_of[setting.field] = group
                row.edited.connect(self.edited)
                lines.addWidget(row)
        lines.addWidget(self.nothing)
        lines.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._columns)
