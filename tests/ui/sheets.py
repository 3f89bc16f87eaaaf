"""Lists that nobody has played, for the tests of what shows them."""

from collections.abc import Sequence
from datetime import datetime

from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.sheet.sheet import Counted, Sheet, SheetLine, countings
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.table import DutySoli

NAMES = ("You", "Frieda", "Karl", "Dolores")
BEGUN = datetime(2026, 11, 21, 20, 15)


def made_line(
    number: int, points: Sequence[int], sums: Sequence[int], rule_set: RuleSet, **change: object
) -> SheetLine:
    """One game in which these points were written; only plus, what is below nothing is nothing."""
    own, other = countings(rule_set.rules)
    plus = Counted(tuple(max(0, one) for one in points), tuple(max(0, one) for one in sums))
    values = {
        "number": number,
        "round": 1 + (number - 1) // 4,
        "round_over": number % 4 == 0,
        "contract": Contract.NORMAL,
        "soloist": None,
        "duty": False,
        "bock_factor": 1,
        "bock_triggers": (),
        "counted": {own: Counted(tuple(points), tuple(sums)), other: plus},
        "duty_left": (DutySoli(0, 0, 0),) * len(points),
    }
    return SheetLine(**{**values, **change})


def made_sheet(*games: Sequence[int], preset: str = "ddv", names: Sequence[str] = NAMES, **last: object) -> Sheet:
    """The list in which these points were written, one row a game; `last` changes its last line."""
    rule_set, lines, sums = preset_set(preset), [], (0,) * len(names)
    for number, points in enumerate(games, 1):
        sums = tuple(total + more for total, more in zip(sums, points, strict=True))
        change = last if number == len(games) else {}
        lines.append(made_line(number, points, sums, rule_set, **change))
    return Sheet("", BEGUN, rule_set, tuple(names), tuple(lines))
