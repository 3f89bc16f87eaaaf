"""What an option needs: a small condition over other options, evaluated, listed and told in words."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from freedoko_qt.engine.rules.option import Option, Words


@cache
def _tree(needs: str) -> ast.expr:
    return ast.parse(needs, mode="eval").body


def holds(needs: str, value_of: Callable[[str], Any]) -> bool:
    """True if a condition is fulfilled by the values of the options it names; an empty one always is."""
    return not needs or bool(_value(_tree(needs), value_of))


def _value(node: ast.expr, value_of: Callable[[str], Any]) -> Any:
    match node:
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(_value(part, value_of) for part in parts)
        case ast.BoolOp(op=ast.Or(), values=parts):
            return any(_value(part, value_of) for part in parts)
        case ast.UnaryOp(op=ast.Not(), operand=part):
            return not _value(part, value_of)
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[right]):
            return _value(left, value_of) == _value(right, value_of)
        case ast.Compare(left=left, ops=[ast.NotEq()], comparators=[right]):
            return _value(left, value_of) != _value(right, value_of)
        case ast.Compare(left=left, ops=[ast.Gt()], comparators=[right]):
            return _value(left, value_of) > _value(right, value_of)
        case ast.Name(id=name):
            return value_of(name)
        case ast.Constant(value=value):
            return value
    raise AssertionError(f"no such condition: {ast.unparse(node)}")


def named(needs: str) -> tuple[str, ...]:
    """The options that a condition asks for, each once, in the order in which they stand there."""
    names = (node.id for node in ast.walk(_tree(needs)) if isinstance(node, ast.Name)) if needs else ()
    return tuple(dict.fromkeys(names))


def failing(needs: str, value_of: Callable[[str], Any]) -> str:
    """The part of a condition that is not fulfilled, empty if all of it is."""
    if holds(needs, value_of):
        return ""
    match _tree(needs):
        case ast.BoolOp(op=ast.And(), values=parts):
            return " and ".join(f"({ast.unparse(part)})" for part in parts if not _value(part, value_of))
    return needs


def told(needs: str, options: Mapping[str, Option]) -> Words:
    """A condition that is not empty in words, by the labels of the options: „Schweine“ und nicht „...“."""
    return Words(de=_told(_tree(needs), options, "de"), en=_told(_tree(needs), options, "en"))


WORDING: Mapping[str, Mapping[str, str]] = {
    "de": {"and": " und ", "or": " oder ", "not": "nicht {}", "name": "„{}“"},
    "en": {"and": " and ", "or": " or ", "not": "not {}", "name": "“{}”"},
}
COMPARED: Mapping[str, Mapping[type[ast.cmpop], str]] = {
    "de": {ast.Eq: "{}: {}", ast.NotEq: "{} nicht {}", ast.Gt: "{} über {}"},
    "en": {ast.Eq: "{}: {}", ast.NotEq: "{} other than {}", ast.Gt: "{} above {}"},
}


def _told(node: ast.expr, options: Mapping[str, Option], language: str) -> str:
    wording = WORDING[language]
    match node:
        case ast.BoolOp(op=op, values=parts):
            joint = wording["and" if isinstance(op, ast.And) else "or"]
            return joint.join(_told_inside(part, options, language) for part in parts)
        case ast.UnaryOp(operand=part):
            return wording["not"].format(_told_inside(part, options, language))
        case ast.Compare(left=ast.Name(id=name) as left, ops=[op], comparators=[ast.Constant(value=value)]):
            words = options[name].choices.get(str(value))
            shown = wording["name"].format(getattr(words, language)) if words else value
            return COMPARED[language][type(op)].format(_told(left, options, language), shown)
        case ast.Name(id=name):
            return wording["name"].format(getattr(options[name].label, language))
    raise AssertionError(f"no such condition: {ast.unparse(node)}")


def _told_inside(node: ast.expr, options: Mapping[str, Option], language: str) -> str:
    inner = _told(node, options, language)
    return f"({inner})" if isinstance(node, ast.BoolOp) else inner
