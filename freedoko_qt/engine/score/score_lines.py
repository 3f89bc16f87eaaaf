"""The winner of a game and the lines of its score: every point with its reason, in order (RULES.md 12 and 13)."""

from __future__ import annotations

from collections.abc import Iterator

from ..contracts import Contract
from ..rules import Rules
from ..rules.bock import added_by_bock
from ..teams import CONTRA, RE, SIDES, Side
from .cowardice import MIN_UNANNOUNCED, unannounced_levels
from .levels import DENIALS, LEVEL_EYES
from .score import ScoreLine, ScoreReason, SpecialPoint
from .side_result import SideResult, SideResults
from .special_points import count_in
from .special_rules import Special


def winner_and_lines(
    rules: Rules, results: SideResults, specials: list[SpecialPoint], contract: Contract, bock_factor: int = 1
) -> tuple[Side | None, list[ScoreLine]]:
    """The side that gets the points, and the lines of the score in order; without a winner as Re sees it (RULES.md 13).

    `rules` are rules in force, `specials` the special points of tricks. The point against the queens is added here.
    With cowardice the side that gets the points is the one that lost the tricks.
    """
    if contract is Contract.RAMSCH:
        won = ScoreLine(ScoreReason.RAMSCH, CONTRA, 1)
        return CONTRA, _in_order(rules, [won], [], [], [], bock=list(_bock(rules, CONTRA, bock_factor)))
    if contract is Contract.SOLO_NULL:
        winner = CONTRA if results[RE].tricks else RE
        base, doublers = list(_null_lines(results, winner)), list(_doublers(rules, results))
        return winner, _in_order(rules, base, [], [], doublers, bock=list(_bock(rules, winner, bock_factor)))
    return _by_eyes(rules, results, specials, contract, bock_factor)


def value_of(rules: Rules, lines: list[ScoreLine]) -> int:
    """The value of the lines, added and multiplied from above, in game points.

    Below 0 only with `loser_may_win_by_specials`.
    """
    value = 0
    for line in lines:
        value = value * line.number if line.times else value + line.number
    return value if rules.loser_may_win_by_specials else max(value, 0)


def _winner(rules: Rules, results: SideResults) -> Side | None:
    """The winner (RULES.md 12); None if both sides obliged themselves and failed."""
    re, contra = results[RE], results[CONTRA]
    kept = {side: _kept(rules, results[side], results[side.other]) for side in SIDES}
    for side in SIDES:
        if kept[side]:
            return side
    match kept[RE], kept[CONTRA]:
        case False, False:
            return None
        case False, None:
            return CONTRA
        case None, False:
            return RE
    only_contra = contra.level == 1 and not re.has_announced
    target = 120 if only_contra and rules.contra_only_lowers_re_target else 121
    return RE if re.eyes >= target else CONTRA


def _kept(rules: Rules, own: SideResult, other: SideResult) -> bool | None:
    """True if a side kept what obliges it; None if nothing does."""
    if own.level >= 2:
        return _undercuts(own.level, other)
    if not rules.announcement_strict_limit:
        return None
    if own.level == 1:
        return own.eyes > 120
    if own.reply_level:
        return own.tricks > 0 if own.reply_level == 5 else own.eyes >= LEVEL_EYES[own.reply_level - 1]
    return None


def _undercuts(level: int, other: SideResult) -> bool:
    """True if the other side stayed below the eyes of a level, 2 to 5 (black: without a trick)."""
    return other.tricks == 0 if level == 5 else other.eyes < LEVEL_EYES[level - 1]


def _null_lines(results: SideResults, winner: Side) -> Iterator[ScoreLine]:
    """A null is worth a point, with what the replies of the levels add."""
    yield ScoreLine(ScoreReason.WON, winner, 1)
    for side in SIDES:
        if results[side].reply_level:
            yield ScoreLine(ScoreReason.LEVEL_REPLY_SAID, side, 1)


def _by_eyes(
    rules: Rules, results: SideResults, specials: list[SpecialPoint], contract: Contract, bock_factor: int
) -> tuple[Side | None, list[ScoreLine]]:
    """Winner and lines where the eyes decide."""
    winner = _winner(rules, results)
    base = list(_base(rules, results, winner, contract))
    unannounced = unannounced_levels(rules, results, winner, contract)
    if winner is not None and unannounced >= MIN_UNANNOUNCED:
        winner, against = winner.other, []
        further = unannounced - MIN_UNANNOUNCED if rules.cowardice_points else 0
        # The levels stay those of the side that has reached and announced them.
        base = [line._replace(side=winner) if line.reason is ScoreReason.WON else line for line in base]
        base.append(ScoreLine(ScoreReason.COWARDICE, winner, further))
    else:
        against = _against_queens(rules, winner, contract)
    extra = [
        ScoreLine(special.point, special.side, 1 if special.side is (winner or RE) else -1) for special in specials
    ]
    # Without a winner no Re or Kontra counts, but where Selber-Doof points are doubled with the rest (Mittwochsregeln).
    doubled = winner is not None or rules.selber_doof_points
    doublers = list(_doublers(rules, results)) if doubled else []
    bock = list(_bock(rules, winner, bock_factor))
    return winner, _in_order(rules, base, against, extra, doublers, bock=bock)


def _in_order(
    rules: Rules,
    base: list[ScoreLine],
    against: list[ScoreLine],
    extra: list[ScoreLine],
    doublers: list[ScoreLine],
    *,
    bock: list[ScoreLine],
) -> list[ScoreLine]:
    """The lines in the order in which they are added and multiplied: what Re, Kontra and bock double stands first."""
    twice = against if rules.against_queens_doubles else []
    against = [] if twice else against
    match rules.bock_scope:
        case "adds":
            twice = twice + bock
        case "base":
            against = bock + against
        case _:
            extra = bock + extra
    scope = rules.re_contra_doubling_scope
    if scope == "base" and rules.announcement_contra_doubles_against_re:
        scope = "base_and_against"
    match scope if rules.announcement_re_doubles else "base":
        case "everything":
            return base + against + extra + doublers + twice
        case "base_and_against":
            return base + against + doublers + extra + twice
        case _:
            return base + doublers + against + extra + twice


def _base(rules: Rules, results: SideResults, winner: Side | None, contract: Contract) -> Iterator[ScoreLine]:
    if winner is not None and not _is_bare_draw(rules, results, winner):
        yield ScoreLine(ScoreReason.WON, winner, 1)
    for side in SIDES if winner is None else (winner,):
        sign = 1 if winner is not None or side is RE else -1
        own, other = results[side], results[side.other]
        for level, denial in DENIALS.items():
            if _undercuts(level, other):
                yield ScoreLine(denial.reached, side, sign)
        yield from _against_denial(rules, side, own, other, sign)
        if winner is not None and rules.broken_denial_value == "as_announced":
            broken = range(2, other.level + 1)
            yield from (ScoreLine(DENIALS[level].broken, side, 1) for level in broken)
    if winner is None:
        return
    for side in SIDES:
        result = results[side]
        for level in result.denials:
            yield ScoreLine(DENIALS[level].announced, side, rules.denial_points)
        if result.reply_level:
            yield ScoreLine(ScoreReason.LEVEL_REPLY_SAID, side, 1)
    if contract.is_alone and rules.solo_point:
        yield ScoreLine(ScoreReason.SOLO, winner, rules.solo_point)
    if contract.is_alone and winner is CONTRA and rules.against_solo_point:
        yield ScoreLine(ScoreReason.AGAINST_SOLO, winner, rules.against_solo_point)
    if rules.preannouncement_bonus and count_in(rules, contract):
        for side in SIDES:
            if results[side].preannounced:
                yield ScoreLine(ScoreReason.PREANNOUNCEMENT, side, rules.preannouncement_bonus)


def _is_bare_draw(rules: Rules, results: SideResults, winner: Side) -> bool:
    """True if Kontra wins with just 120 eyes where that is not counted as "no 120"."""
    return winner is CONTRA and results[winner].eyes == 120 and not rules.draw_counts_as_no_120


def _against_denial(rules: Rules, side: Side, own: SideResult, other: SideResult, sign: int) -> Iterator[ScoreLine]:
    """Points for having more than the other side's denial was meant to leave."""
    if rules.selber_doof_points:
        level = other.level or int(other.has_announced)
        if level:
            points = max(0, (own.eyes - LEVEL_EYES[level - 1]) // 30)
            if points:
                yield ScoreLine(ScoreReason.SELBER_DOOF, side, sign * points)
        return
    levels = {"off": (), "highest_only": other.denials[-1:], "cumulative": other.denials}
    for level in levels[rules.points_against_denial]:
        if own.eyes >= LEVEL_EYES[level - 2]:
            yield ScoreLine(DENIALS[level].failed, side, sign)


def _against_queens(rules: Rules, winner: Side | None, contract: Contract) -> list[ScoreLine]:
    if winner is not CONTRA or contract.is_alone:
        return []
    if rules.against_queens_doubles:
        return [ScoreLine(Special.AGAINST_QUEENS, CONTRA, 2, times=True)]
    if not rules.against_queens_point:
        return []
    return [ScoreLine(Special.AGAINST_QUEENS, CONTRA, rules.against_queens_point)]


def _doublers(rules: Rules, results: SideResults) -> Iterator[ScoreLine]:
    for side in SIDES:
        for reason in results[side].doublers:
            if rules.announcement_re_doubles:
                yield ScoreLine(reason, side, 2, times=True)
            else:
                yield ScoreLine(reason, side, rules.re_contra_points)


def _bock(rules: Rules, winner: Side | None, bock_factor: int) -> Iterator[ScoreLine]:
    """The line of bock within the value; none where bock multiplies the whole value."""
    if bock_factor == 1 or rules.bock_scope == "everything":
        return
    if rules.bock_scope != "adds":
        yield ScoreLine(ScoreReason.BOCK, winner or RE, bock_factor, times=True)
    elif winner is not None:
        yield ScoreLine(ScoreReason.BOCK, winner, added_by_bock(rules, bock_factor))
