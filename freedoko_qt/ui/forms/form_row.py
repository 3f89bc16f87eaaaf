"""One rule in the dialog: its name, its sentence, its value, what it needs, and the way back to the preset."""

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from freedoko_qt.app.preset_words import preset_name
from freedoko_qt.app.wording.rules import condition, option_label, option_value, rule_text
from freedoko_qt.engine.rules import DEFAULT_PRESET, PRESETS, Option, OptionKind, Rules, named

from ..look.restyling import restyle
from ..parts.label import Label, RichLabel
from ..parts.tip import tip
from ..parts.translated import Translated
from ..rules.value_label import WIDEST
from .editors import make_editor
from .explained_row import row_grid


class OptionRow(Translated, QFrame):
    """A rule; greyed, with the reason, where it has no effect."""

    edited = Signal(str, object)
    """The option and the value that a person has given it."""
    reset = Signal(str)
    """The option that is to be as in the preset."""
    followed = Signal(str)
    """Another option, which this one needs, is to be shown."""

    def __init__(self, option: Option, parent: QWidget | None = None, *, read_only: bool) -> None:
        super().__init__(parent)
        self.option = option
        self._rules = Rules()
        self._preset = DEFAULT_PRESET
        self._read_only = read_only
        self._state: tuple[object, ...] = ()
        """The state that is shown: most rows stay as they are when one rule is changed."""
        self.title = self.make_label(lambda self: rule_text(self.option.label), "strong", wraps=True)
        self.explanation = self.make_label(lambda self: rule_text(self.option.explanation), "hint", wraps=True)
        self.reason = RichLabel(self)
        self.reason.setProperty("role", "reason")
        self.reason.setWordWrap(True)
        flags = Qt.TextInteractionFlag
        self.reason.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        self.reason.linkActivated.connect(self.followed)
        self.editor = make_editor(option, self, read_only=read_only)
        self.editor.edited.connect(self._on_edited)
        self.back = self._remark() if read_only else self._link()
        self._lay_out()

    def show_rules(self, rules: Rules, preset: str) -> None:
        """Show the value in these rules, and whether it differs from the preset's."""
        self._rules, self._preset = rules, preset
        option = self.option
        span = rules.range_of(option.id) if option.kind is OptionKind.INT else None
        state = getattr(rules, option.id), rules.missing(option.id), span, preset
        if state != self._state:
            self._state = state
            self.editor.show_rules(rules)
            self._update_text()

    @property
    def differs(self) -> bool:
        """True if the value is not that of the preset."""
        return bool(getattr(self._rules, self.option.id) != self._given)

    def _update_text(self) -> None:
        missing = self._rules.missing(self.option.id)
        self.editor.setEnabled(not missing)
        self.title.setEnabled(not missing)
        self.explanation.setEnabled(not missing)
        self.reason.setVisible(bool(missing))
        if missing:
            told = self.tr("Without effect. Needs {options}.")
            self.reason.setText(told.format(options=self._linked(condition(missing))))
            self.reason.setAccessibleName(told.format(options=condition(missing)))
        self._compare()
        self._mark()

    def _compare(self) -> None:
        """Show what the preset has, where that is something else."""
        values = {"preset": preset_name(self._preset), "value": option_value(self.option, self._given)}
        told = self.tr("{option}: as in {preset}, {value}").format(option=option_label(self.option.id), **values)
        self.back.setText(self.tr("{preset}: {value}").format(**values) if self._read_only else self._back_text(values))
        self.back.setAccessibleName(told)
        self.back.setToolTip(tip(told))
        self.back.setVisible(self.differs)

    @property
    def _given(self) -> object:
        return getattr(PRESETS[self._preset].rules, self.option.id)

    def _back_text(self, values: dict[str, str]) -> str:
        text = self.tr("Back to {value}").format(value=values["value"])
        return text if len(text) <= 44 else self.tr("Back to {preset}").format(preset=values["preset"])

    def _linked(self, text: str) -> str:
        """The reason with a link at the name of each option in it."""
        linked = escape(text)
        for needed in named(self.option.needs):
            for before, after in (("„", "“"), ("“", "”")):
                name = f"{before}{escape(option_label(needed))}{after}"
                linked = linked.replace(name, f"{before}<a href='{needed}'>{escape(option_label(needed))}</a>{after}")
        return linked

    def _mark(self) -> None:
        restyle(self, "differs", self.differs)

    def _on_edited(self, value: object) -> None:
        self._state = ()  # the editor may show what cannot be
        self.edited.emit(self.option.id, value)

    def _remark(self) -> Label:
        remark = Label(self, "hint", wraps=self.option.kind in (OptionKind.SET, OptionKind.LIST))
        remark.setAlignment(Qt.AlignmentFlag.AlignRight)
        if remark.wordWrap():
            remark.setFixedWidth(WIDEST)
        return remark

    def _link(self) -> QPushButton:
        return self.make_button(None, lambda: self.reset.emit(self.option.id), enter=False, flat=True, link=True)

    def _lay_out(self) -> None:
        self.title.setBuddy(self.editor)
        values = QVBoxLayout()
        values.setSpacing(4)
        if not self.editor.is_wide:
            values.addWidget(self.editor, 0, Qt.AlignmentFlag.AlignRight)
        values.addWidget(self.back, 0, Qt.AlignmentFlag.AlignRight)
        values.addStretch()
        grid = row_grid(self, self.title, self.explanation, self.reason)
        grid.addLayout(values, 0, 1)
        if self.editor.is_wide:
            grid.addWidget(self.editor, 1, 0, 1, 2)
