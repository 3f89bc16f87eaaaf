"""Each step of the training is a command that there is, and whose options it knows (needs no extra)."""

import ast
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

import pytest

from freedoko_qt.ai.training.__main__ import TrainingStep, steps

RUN = Namespace(out=Path("out"), workers=1, games=16, sets=2, records=[Path("a.jsonl")], kinds=["casual"])
STEPS = steps(RUN)


def strings_of(module: str) -> set[object]:
    """The constants in the source of a module, which is not imported: it may need the extra."""
    spec = find_spec(module)
    assert spec is not None and spec.origin is not None, f"there is no {module}"
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_a_step_is_a_command_with_these_options(step: TrainingStep) -> None:
    _, _, module, *given = step.command(1.0, 1)
    known = strings_of(module) | strings_of("freedoko_qt.ai.training.command_line")
    assert {option for option in given if option.startswith("--")} <= known
