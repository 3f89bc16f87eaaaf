"""A rule set as one readable page, in German or English."""

from freedoko_qt.engine.rules.prose.page import ProseSection, ProseStatement, prose

__all__ = ["ProseSection", "ProseStatement", "prose"]
