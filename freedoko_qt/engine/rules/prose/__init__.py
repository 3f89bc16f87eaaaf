"""A rule set as one readable page, in German or English."""

from freedoko_qt.engine.rules.prose.page import Section, Told, prose

__all__ = ["Section", "Told", "prose"]
