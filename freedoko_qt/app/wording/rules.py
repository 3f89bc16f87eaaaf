"""Words for the options of the rules and their values, in the current language or in another one."""

from __future__ import annotations

import ast
from typing import Any

from freedoko_qt.app.wording.translating import Translate, spoken
from freedoko_qt.engine.rules import OPTIONS, Option, OptionKind
from freedoko_qt.engine.rules.conditions import tree
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

YES_AND_NO = {True: QT_TRANSLATE_NOOP("Rules", "yes"), False: QT_TRANSLATE_NOOP("Rules", "no")}
_NONE = QT_TRANSLATE_NOOP("Rules", "none")

_AND, _OR = QT_TRANSLATE_NOOP("Rules", "{} and {}"), QT_TRANSLATE_NOOP("Rules", "{} or {}")
_NOT = QT_TRANSLATE_NOOP("Rules", "not {}")
_AMONG = QT_TRANSLATE_NOOP("Rules", "{} among {}")
_QUOTED = QT_TRANSLATE_NOOP("Rules", "“{}”")
_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Eq: QT_TRANSLATE_NOOP("Rules", "{}: {}"),
    ast.NotEq: QT_TRANSLATE_NOOP("Rules", "{} other than {}"),
    ast.Gt: QT_TRANSLATE_NOOP("Rules", "{} above {}"),
}


def rule_text(source: str) -> str:
    """A text of the table of options."""
    return spoken("Rules", source)


def option_label(option_id: str, translate: Translate = spoken) -> str:
    """The name of an option."""
    return translate("Rules", OPTIONS[option_id].label)


def option_labels(options: tuple[str, ...]) -> str:
    """The names of several options in one line."""
    return ", ".join(map(option_label, options))


def option_value(option: Option, value: Any, translate: Translate = spoken) -> str:
    """A value of an option as one reads it."""
    match option.kind:
        case OptionKind.BOOL:
            return translate("Rules", YES_AND_NO[value])
        case OptionKind.ENUM:
            return translate("Rules", option.choices[value])
        case OptionKind.SET | OptionKind.LIST:
            words = [translate("Rules", option.choices[word]) for word in value]
            return ", ".join(words) or translate("Rules", _NONE)
        case OptionKind.INTS:
            return " · ".join(map(str, value))
        case OptionKind.INT:
            return str(value)


def condition(needs: str, translate: Translate = spoken) -> str:
    """A condition over options, not empty, by their labels: „Schweine“ und nicht „...“."""
    return _condition(tree(needs), translate)


def _condition(node: ast.expr, translate: Translate) -> str:
    match node:
        case ast.BoolOp(op=op, values=parts):
            joined = translate("Rules", _AND if isinstance(op, ast.And) else _OR)
            combined, *others = [_inside(part, translate) for part in parts]
            for other in others:
                combined = joined.format(combined, other)
            return combined
        case ast.UnaryOp(operand=part):
            return translate("Rules", _NOT).format(_inside(part, translate))
        case ast.Compare(left=ast.Name(id=name) as left, ops=[op], comparators=[ast.Constant(value=value)]):
            choice = OPTIONS[name].choices.get(str(value))
            shown = value if choice is None else _quoted(choice, translate)
            return translate("Rules", _COMPARED[type(op)]).format(_condition(left, translate), shown)
        case ast.Compare(left=ast.Constant(value=value), ops=[ast.In()], comparators=[ast.Name(id=name) as right]):
            return translate("Rules", _AMONG).format(
                _quoted(OPTIONS[name].choices[str(value)], translate), _condition(right, translate)
            )
        case ast.Name(id=name):
            return _quoted(OPTIONS[name].label, translate)
    raise AssertionError(f"no such condition: {ast.unparse(node)}")


def _inside(node: ast.expr, translate: Translate) -> str:
    inner = _condition(node, translate)
    return f"({inner})" if isinstance(node, ast.BoolOp) else inner


def _quoted(source: str, translate: Translate) -> str:
    return translate("Rules", _QUOTED).format(translate("Rules", source))
