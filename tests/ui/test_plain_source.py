"""The source of the window: labels, questions, dialogs, boxes and tool tips are made in one place each."""

import ast
from collections.abc import Iterator
from pathlib import Path

import freedoko_qt.ui

ROOT = Path(freedoko_qt.ui.__file__).parent
MAKERS = {"QLabel": "parts/label.py", "QMessageBox": "parts/question_box.py"}
"""The places where these may be named, to be called or inherited from."""
TIPS = {"setToolTip": 0, "setTabToolTip": 1, "setItemData": 1}
SAFE = {"tip", "whole", "tr", "translate", "currentData"}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the window's source, with its file."""
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                yield path.relative_to(ROOT).as_posix(), node


def bound(call: ast.Call) -> Iterator[ast.expr]:
    """The tool tip that a call of `bind` sets, without `word`, which makes one of every text."""
    if called(call.func) == "bind" and called(call.args[0]) == "setToolTip" and isinstance(call.args[1], ast.Lambda):
        yield call.args[1].body


def called(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_safe(node: ast.expr) -> bool:
    """True if a tool tip is the program's own word, or has been through `tip`."""
    match node:
        case ast.Constant():
            return True
        case ast.IfExp() | ast.BoolOp():
            return all(map(is_safe, node.values if isinstance(node, ast.BoolOp) else (node.body, node.orelse)))
        case ast.Call():
            return called(node.func) in SAFE
    return False


def test_labels_and_questions_are_made_in_one_place() -> None:
    made = {(name, file) for file, call in calls() if (name := called(call.func)) in MAKERS}
    assert {(name, file) for name, file in made if file != MAKERS[name]} == set()


def test_no_box_takes_a_wheel_that_rolls_over_it() -> None:
    taking = {"QComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QSlider"}
    assert {(called(call.func), file) for file, call in calls() if called(call.func) in taking} == set()


def test_every_dialog_of_ours_wears_the_style_sheet_of_its_window() -> None:
    bases = {
        (path.relative_to(ROOT).as_posix(), called(base))
        for path in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    assert {file for file, base in bases if base == "QDialog"} == {"parts/dialog.py"}


def test_every_tool_tip_is_the_programs_own_word_or_plain_text() -> None:
    tips = [
        (file, call.lineno, call.args[TIPS[called(call.func)]])
        for file, call in calls()
        if called(call.func) in TIPS
        and (called(call.func) != "setItemData" or "ToolTipRole" in ast.unparse(call))
    ]
    tips += [(file, call.lineno, text) for file, call in calls() for text in bound(call)]
    assert len(tips) > 30
    assert [(file, line, ast.unparse(text)) for file, line, text in tips if not is_safe(text)] == []
