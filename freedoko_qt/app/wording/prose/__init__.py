"""A rule set as one readable page, in German or English."""

from freedoko_qt.app.wording.prose.rules_page import ProseSection, ProseStatement, prose

__all__ = ["ProseSection", "ProseStatement", "prose"]
