"""Signals that every version of PySide can connect."""

from importlib import import_module
from pkgutil import walk_packages

from PySide6.QtCore import QObject, Signal

import freedoko_qt.ui


def test_of_several_base_classes_only_the_first_lends_signals() -> None:
    """PySide 6.12 cannot connect those of the others, unless the class declares them itself."""
    for module in walk_packages(freedoko_qt.ui.__path__, "freedoko_qt.ui."):
        import_module(module.name)
    missed = {
        f"{one.__name__}.{name}"
        for one in descendants(QObject)
        for first, *others in [[base for base in one.__bases__ if issubclass(base, QObject)]]
        for base in others
        for name in signals(base) - signals(first) - vars(one).keys()
    }
    assert missed == set()


def descendants(of: type) -> set[type]:
    found = set(of.__subclasses__())
    return {one for one in found.union(*map(descendants, found)) if one.__module__.startswith("freedoko_qt")}


def signals(of: type) -> set[str]:
    """The signals that a class of ours, or one that it comes from, declares."""
    ours = (one for one in of.__mro__ if one.__module__.startswith("freedoko_qt"))
    return {name for one in ours for name, value in vars(one).items() if isinstance(value, Signal)}
