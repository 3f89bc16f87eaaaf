"""One rule in the dialog, with what it needs and the way back to the preset."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from freedoko_qt.app.rule_set_names import preset_name
from freedoko_qt.app.wording.rules import option_label, option_value
from freedoko_qt.engine.rules import PRESETS, Option, OptionKind, Rules

from ..forms.editors import WIDEST
from ..forms.form_row import FormRow
from ..look.restyling import restyle
from ..parts.label import Label
from ..parts.tip import tip
from .draft import Draft
from .option_fields import make_editor, option_field


class OptionRow(FormRow):
    """A rule, and whether it differs from the preset with which the draft is compared."""

    reset = Signal(str)
    """The option that is to be as in the preset."""

    def __init__(self, option: Option, draft: Draft, parent: QWidget, *, read_only: bool) -> None:
        super().__init__(option_field(option), make_editor(option, read_only=read_only), parent)
        self.option = option
        self._draft = draft
        self._read_only = read_only
        self._state: tuple[object, ...] = ()
        """The state that is shown: most rows stay as they are when one rule is changed."""
        self.back = self._remark() if read_only else self._link()
        self._put_beside(self.back)
        self.edited.connect(self._on_edited)

    def show_values(self, values: Rules) -> None:
        option = self.option
        span = values.range_of(option.id) if option.kind is OptionKind.INT else None
        state = getattr(values, option.id), values.missing(option.id), span, self._draft.preset
        if state != self._state:
            self._state = state
            super().show_values(values)

    @property
    def differs(self) -> bool:
        """True if the value is not that of the preset."""
        return bool(getattr(self._values, self.option.id) != self._given)

    def _update_text(self) -> None:
        super()._update_text()
        self._compare()
        restyle(self, "differs", self.differs)

    def _compare(self) -> None:
        """Show what the preset has, where that is something else."""
        values = {"preset": preset_name(self._draft.preset), "value": option_value(self.option, self._given)}
        explained = self.tr("{option}: as in {preset}, {value}").format(option=option_label(self.option.id), **values)
        self.back.setText(self.tr("{preset}: {value}").format(**values) if self._read_only else self._back_text(values))
        self.back.setAccessibleName(explained)
        self.back.setToolTip(tip(explained))
        self.back.setVisible(self.differs)

    @property
    def _given(self) -> object:
        return getattr(PRESETS[self._draft.preset].rules, self.option.id)

    def _back_text(self, values: dict[str, str]) -> str:
        text = self.tr("Back to {value}").format(value=values["value"])
        return text if len(text) <= 44 else self.tr("Back to {preset}").format(preset=values["preset"])

    def _on_edited(self) -> None:
        self._state = ()  # the editor may show what cannot be

    def _remark(self) -> Label:
        remark = Label(self, "hint", wraps=self.option.kind in (OptionKind.SET, OptionKind.LIST))
        remark.setAlignment(Qt.AlignmentFlag.AlignRight)
        if remark.wordWrap():
            remark.setFixedWidth(WIDEST)
        return remark

    def _link(self) -> QPushButton:
        return self.make_button(None, lambda: self.reset.emit(self.option.id), enter=False, flat=True, link=True)
