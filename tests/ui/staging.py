"""The means to define scenes of the window, and to look through everything in one of them."""

import re
from collections.abc import Callable, Iterator
from functools import partial, wraps
from importlib import import_module
from pkgutil import walk_packages

from evening import Person
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QStackedWidget, QTabBar, QWidget

from freedoko_qt import ui
from freedoko_qt.ui.main_window import MainWindow

Scene = Callable[[Person], None]

defined: list[Scene] = []
"""All scenes so far, in their order."""
shown: set[str] = set()
"""The names of the classes that these show."""

SURFACE = re.compile(r"[A-Z]\w*(Box|Dialog|Page|Panel|Report|Sheet|Tab)")
"""The name of a class that shows a part of the program of its own."""
ROUNDS, PAUSE = 100, 20  # milliseconds each
"""Within so long every layout has its room."""


def scene(*surfaces: str) -> Callable[[Scene], Scene]:
    """Add a function to the scenes.

    `surfaces`: the names of the classes of `ui` that it brings up; it fails if it does not.
    """

    def add(show: Scene) -> Scene:
        checked = wraps(show)(partial(bring_up, show, {*surfaces}))
        defined.append(checked)
        shown.update(surfaces)
        return checked

    return add


def bring_up(show: Scene, surfaces: set[str], person: Person) -> None:
    """Bring up a scene; raises AssertionError if any of the classes is neither in sight nor a turn of a page away."""
    show(person)
    missing = lasting(lambda: surfaces - classes_shown(person.window))
    assert not missing, f"{show.__name__} does not show {missing}"


def surfaces() -> set[str]:
    """The names of all classes of `ui` that want a scene: those which others are made from do not."""
    for module in walk_packages(ui.__path__, f"{ui.__name__}."):
        import_module(module.name)
    classes = {one for one in subclasses(QWidget) if one.__module__.startswith(ui.__name__)}
    bases = {base for one in classes for base in one.__bases__}
    return {one.__name__ for one in classes - bases if SURFACE.fullmatch(one.__name__)}


def subclasses(base: type) -> set[type]:
    """All classes that inherit from one."""
    return {one for child in base.__subclasses__() for one in (child, *subclasses(child))}


def classes_shown(window: MainWindow) -> set[str]:
    """The names of the classes in sight, or one turn of a stack of pages away."""
    widgets = [widget for top in tops(window) for widget in (top, *top.findChildren(QWidget))]
    visible = [one for one in widgets if one.isVisible()]
    stacks = [one for one in visible if isinstance(one, QStackedWidget) and one is not window.navigator.pages]
    turned_away = [page for stack in stacks for page in map(stack.widget, range(stack.count()))]
    return {type(one).__name__ for one in (*visible, *turned_away)}


# What a person does to see everything of it


def tops(window: MainWindow) -> list[QWidget]:
    """The window, and the dialogs that are open."""
    return [window, *(one for one in window.findChildren(QDialog) if one.isVisible())]


def tabs(top: QWidget) -> Iterator[None]:
    """Turn every page that is stacked in a window or dialog, and come to each of its subjects."""
    yield
    bars = [bar for bar in top.findChildren(QTabBar) if bar.isVisible()]
    stacks = [one for one in top.findChildren(QStackedWidget) if one.isVisible() and isinstance(top, QDialog)]
    for bar in bars:
        for place in range(bar.count()):
            bar.setCurrentIndex(place)
            yield
    for stack in stacks:
        for place in range(stack.count()):
            stack.setCurrentIndex(place)
            yield


def lasting(found: Callable[[], set[str]]) -> set[str]:
    """The faults of a layout that stay: a busy machine takes a while to give everything its room."""
    for _ in range(ROUNDS):
        if not found():
            break
        QTest.qWait(PAUSE)
    return found()
