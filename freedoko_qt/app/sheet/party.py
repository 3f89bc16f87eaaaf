"""The list of a party of FreeDoko: its games tell no more than what a list has."""

from __future__ import annotations

from datetime import datetime

from freedoko_qt.app.import_freedoko import Party
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.sheet.sheet import Counted, Sheet, SheetLine, countings
from freedoko_qt.app.wording import player_name
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.scoring import scores_of
from freedoko_qt.engine.table import Table


def sheet_of_party(party: Party, begun: datetime, title: str) -> Sheet:
    """The list of a party; its file does not tell when it was played and by which name."""
    rules = party.rules.rules
    sums = {counting: (0,) * len(SEATS) for counting in countings(rules)}
    lines: list[SheetLine] = []
    for number, game in enumerate(party.games, 1):
        counted = {}
        for counting, before in sums.items():
            points = scores_of(
                rules.changed("counting", counting),
                game.points,
                game.winner,
                [seat in game.re for seat in SEATS],
                alone=game.contract.is_alone,
                bock_factor=1,
            )
            sums[counting] = tuple(total + more for total, more in zip(before, points, strict=True))
            counted[counting] = Counted(points, sums[counting])
        lines.append(
            SheetLine(
                number=number,
                round=1,
                round_over=False,
                contract=game.contract,
                soloist=game.soloist,
                duty=game.duty_solo,
                bock_factor=1,
                bock_triggers=game.bock_triggers,
                counted=counted,
                duty_left=Table().duty_soli,
            )
        )
    return Sheet(title, begun, RuleSet(rules), tuple(map(player_name, party.names)), tuple(lines))
