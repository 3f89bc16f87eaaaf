"""All rules of the table, by groups, and their distance from a preset."""

from collections.abc import Collection

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from freedoko_qt.app.wording.translating import LANGUAGES, in_language, spoken
from freedoko_qt.engine.rules import OPTIONS

from ..forms.field import Field
from ..forms.form_page import FormPage
from ..forms.form_row import FormRow
from ..parts.tip import key_name, with_keys
from .differences_bar import DifferencesBar
from .draft import Draft
from .option_fields import option_sections
from .option_row import OptionRow


class OptionPage(FormPage):
    """Shows and changes the draft."""

    def __init__(self, draft: Draft, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(option_sections(), draft.rules, parent)
        self._draft = draft
        self._read_only = read_only
        self._sought = ""
        """The option that is to be brought into view."""
        self.word(
            self.search,
            hint=lambda self: self.tr("Search the rules"),
            name=lambda self: self.tr("Search names and explanations in German and English"),
            about=lambda self: key_name("Ctrl+F"),
            tip=lambda self: with_keys(self.search.accessibleName(), "Ctrl+F"),
        )
        self.word(self.groups, name=lambda self: self.tr("Groups of rules"))
        self.word(self.nothing, lambda self: self.tr("No rule found."))
        self.word(self._list, name=lambda self: self.tr("Rules"))
        self.differences = DifferencesBar(draft, self, read_only=read_only)
        self.differences.only.toggled.connect(self._filter)
        self.edited.connect(draft.set)
        draft.changed.connect(self._on_changed)
        self._lay_out(self.differences)

    def show_option(self, option: str) -> None:
        """Show an option, and focus its editor.

        KeyError for an unknown option.
        """
        row = self.row(option)
        if option not in self.shown_fields or not self._filters:
            self.search.clear()
            self.differences.only.setChecked(False)
            self.groups.choose(OPTIONS[option].group)
            self._filter()
        row.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self._sought = option
        QTimer.singleShot(0, self._bring_into_view)  # when the rows have their places

    def _bring_into_view(self) -> None:
        self._area.ensureWidgetVisible(self.row(self._sought), 0, 12)

    def _make_row(self, field: Field) -> FormRow:
        row = OptionRow(OPTIONS[field.id], self._draft, self._list, read_only=self._read_only)
        row.reset.connect(self._on_reset)
        row.followed.connect(self.show_option)
        return row

    def _searched(self, field: Field) -> str:
        """The texts of an option and its group in every language, and its id."""
        sources = (*map(str, field.texts()), OPTIONS[field.id].group.label)
        translators = (spoken, *map(in_language, LANGUAGES))
        return " ".join([field.id, *(translate(field.context, one) for translate in translators for one in sources)])

    @property
    def _filters(self) -> bool:
        return super()._filters or self.differences.only.isChecked()

    def _passes(self, field: Field) -> bool:
        differs = not self.differences.only.isChecked() or field.id in self._draft.differing
        return differs and super()._passes(field)

    @property
    def _counted(self) -> Collection[str]:
        return self._draft.differing

    def _on_changed(self) -> None:
        self.show_values(self._draft.rules)
        if self.differences.only.isChecked() and not self._draft.differing:
            self.differences.only.setChecked(False)
        self._count(self.shown_fields)

    def _on_reset(self, option: str) -> None:
        self.row(option).editor.setFocus(Qt.FocusReason.OtherFocusReason)  # the button is about to go
        self._draft.reset(option)
