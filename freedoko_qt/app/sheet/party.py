"""The list of a party of FreeDoko: its games hold no more than what a list has."""

from __future__ import annotations

from datetime import datetime

from freedoko_qt.app.import_freedoko import Party
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.sheet.sheet import NOTHING_OWED, Sheet, SheetBuilder


def sheet_of_party(party: Party, begun: datetime, title: str) -> Sheet:
    """The list of a party; its file does not say when it was played and by which name."""
    builder = SheetBuilder(party.rules)
    for score in party.games:
        builder.write(score, round=1, round_over=False, duty_left=NOTHING_OWED)
    return Sheet(title, begun, RuleSet(party.rules), tuple(party.names), tuple(builder.lines))
