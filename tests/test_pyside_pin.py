"""PySide6 6.12.0 on Python 3.11 loses a reference to None with every void call, and aborts in the end."""

import re
import sys
import tomllib
from itertools import chain
from pathlib import Path

from packaging.requirements import Requirement
from PySide6.QtWidgets import QGraphicsRectItem

CALLS = 2_000


def test_void_calls_keep_the_references_to_none() -> None:
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for step in range(CALLS):
        item.setX(step)
    lost = before - sys.getrefcount(None)
    assert item.x() == CALLS - 1
    assert lost < CALLS / 10


def test_every_requirement_of_pyside_has_the_pin() -> None:
    pyproject = tomllib.loads(Path(__file__, "../../pyproject.toml").resolve().read_text(encoding="utf-8"))
    project = pyproject["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *pyproject["build-system"]["requires"], *chain.from_iterable(extras)]
    pins = [Requirement(text) for text in wanted if re.match("pyside6", text, re.IGNORECASE)]
    assert {pin.name for pin in pins} == {"PySide6-Essentials"}
    for python, takes_it in (("3.11", False), ("3.12", True), ("3.14", True)):
        valid = [pin for pin in pins if pin.marker is not None and pin.marker.evaluate({"python_version": python})]
        assert [pin.name for pin in valid] == ["PySide6-Essentials"]
        for pin in valid:
            assert "6.8.0" in pin.specifier
            assert "6.11.3" in pin.specifier
            assert ("6.12.0" in pin.specifier) is takes_it
            assert "7.0.0" not in pin.specifier
