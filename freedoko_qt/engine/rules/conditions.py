"""Conditions over options, by which an option has an effect: parsed, evaluated and listed."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from typing import Any


@cache
def tree(needs: str) -> ast.expr:
    """The syntax tree of a condition that is not empty."""
    return ast.parse(needs, mode="eval").body


def holds(needs: str, value_of: Callable[[str], Any]) -> bool:
    """True if a condition is fulfilled by the values of the options it names; an empty one always is.

    `needs` is an expression in Python's syntax, with `and`, `or`, `not`, comparisons (==, !=, >, in) and
    constants. Raises AssertionError for any other expression.
    """
    return not needs or bool(_value(tree(needs), value_of))


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
        case ast.Compare(left=left, ops=[ast.In()], comparators=[right]):
            return _value(left, value_of) in _value(right, value_of)
        case ast.Name(id=name):
            return value_of(name)
        case ast.Constant(value=value):
            return value
    raise AssertionError(f"no such condition: {ast.unparse(node)}")


def named(needs: str) -> tuple[str, ...]:
    """The options that a condition asks for, each once, in the order in which they stand there."""
    names = (node.id for node in ast.walk(tree(needs)) if isinstance(node, ast.Name)) if needs else ()
    return tuple(dict.fromkeys(names))


def failing(needs: str, value_of: Callable[[str], Any]) -> str:
    """The part of a condition that is not fulfilled, empty if all of it is."""
    if holds(needs, value_of):
        return ""
    match tree(needs):
        case ast.BoolOp(op=ast.And(), values=parts):
            return " and ".join(f"({ast.unparse(part)})" for part in parts if not _value(part, value_of))
    return needs
