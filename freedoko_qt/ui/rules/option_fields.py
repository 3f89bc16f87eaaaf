"""The options as fields of a form, and the editor for each."""

from functools import partial
from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.wording.rules import YES_AND_NO, condition, option_label, rule_text
from freedoko_qt.app.wording.translating import spoken
from freedoko_qt.engine.rules import OPTIONS, Option, OptionGroup, OptionKind, Rules, named

from ..forms.editors import ChoiceEditor, Editor, NumberEditor, NumbersEditor, OrderEditor, SetEditor, SwitchEditor
from ..forms.field import Field, Section
from .value_label import ValueLabel

WITHOUT_EFFECT = QT_TRANSLATE_NOOP("Rules", "No effect. Needs {options}.")


class OptionField(Field):
    """A field for an option, by its id."""

    __slots__ = ()
    context = "Rules"

    def obstacle(self, values: Rules) -> str:
        """The condition that is not met, with a link at the name of each option in it."""
        missing = values.missing(self.id)
        if not missing:
            return ""
        text = escape(spoken("Rules", WITHOUT_EFFECT, options=condition(missing)))
        for needed in named(OPTIONS[self.id].needs):
            label = escape(option_label(needed))
            for before, after in (("„", "“"), ("“", "”")):
                text = text.replace(f"{before}{label}{after}", f"{before}<a href='{needed}'>{label}</a>{after}")
        return text


def option_field(option: Option) -> OptionField:
    """An option as a field."""
    return OptionField(option.id, option.label, option.explanation, option.choices)


def option_sections() -> list[Section]:
    """All options by groups."""
    return [
        Section(
            group,
            partial(rule_text, group.label),
            tuple(option_field(option) for option in OPTIONS.values() if option.group is group),
        )
        for group in OptionGroup
    ]


def make_editor(option: Option, *, read_only: bool) -> Editor:
    """The editor for an option; one that only shows where nothing is to be changed."""
    field = option_field(option)
    if read_only:
        return ValueLabel(field, option)
    match option.kind:
        case OptionKind.BOOL:
            return SwitchEditor(field, YES_AND_NO)
        case OptionKind.INT if option.low == option.high:
            return ValueLabel(field, option)
        case OptionKind.INT:
            return NumberEditor(field, Rules.range_of)
        case OptionKind.ENUM:
            return ChoiceEditor(field)
        case OptionKind.SET:
            return SetEditor(field, option.low)
        case OptionKind.LIST:
            return OrderEditor(field, complete=option.complete)
        case OptionKind.INTS:
            return NumbersEditor(field, len(option.default), option.low, option.high)
