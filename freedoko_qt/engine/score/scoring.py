"""The score of a game: every point with its reason, in order (RULES.md 12 and 13)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ..actions import Announce, Call
from ..cards import SEATS, BySeat, by_seat
from ..contracts import Contract
from ..events import Event, GameScored
from ..phase import Phase
from ..rules import Rules
from ..rules.bock import added_by_bock
from ..state import GameState
from ..teams import CONTRA, RE, Side
from ..trick import eyes_by_seat
from .bock import FinishedGame, bock_triggers
from .cowardice import MIN_UNANNOUNCED, unannounced_levels
from .levels import DENIALS, LEVEL_EYES
from .score import Score, ScoreLine, ScoreReason, SpecialPoint
from .side_result import SideResult, SideResults
from .special_points import count_in, special_points
from .special_rules import Special, is_heart_trick

_SIDES = (RE, CONTRA)


_FIRST_CALL = {RE: ScoreReason.RE_SAID, CONTRA: ScoreReason.CONTRA_SAID}


def _winner(rules: Rules, results: SideResults) -> Side | None:
    """The winner (RULES.md 12); None if both sides obliged themselves and failed."""
    re, contra = results[RE], results[CONTRA]
    kept = {side: _kept(rules, results[side], results[side.other]) for side in _SIDES}
    for side in _SIDES:
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


def _null_lines(results: SideResults, winner: Side) -> Iterator[ScoreLine]:
    """A null is worth a point, with what the replies of the levels add."""
    yield ScoreLine(ScoreReason.WON, winner, 1)
    for side in _SIDES:
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
    for side in _SIDES if winner is None else (winner,):
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
    for side in _SIDES:
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
        for side in _SIDES:
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
    for side in _SIDES:
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


def value_of(rules: Rules, lines: list[ScoreLine]) -> int:
    """The value of the lines, added and multiplied from above, in game points.

    Below 0 only with `loser_may_win_by_specials`.
    """
    value = 0
    for line in lines:
        value = value * line.number if line.times else value + line.number
    return value if rules.loser_may_win_by_specials else max(value, 0)


def scores_of(
    rules: Rules, value: int, winner: Side | None, re: list[bool], *, alone: bool, bock_factor: int
) -> BySeat[int]:
    """The score of each seat, in game points (RULES.md 13; the soloist's factor also DDV 7.2).

    `value` is that of `value_of`, without a winner as Re sees it; `re` has for each seat if it is Re; `alone`:
    one seat plays against three; `bock_factor` counts here only with `bock_scope` `everything`.
    """
    closing = bock_factor if rules.bock_scope == "everything" else 1
    if winner is None:
        winner, value = (RE, value) if value >= 0 else (CONTRA, -value)
    scores = []
    for is_re in re:
        own = re.count(is_re)
        won = (RE if is_re else CONTRA) is winner
        if not alone:  # each of the smaller side has to do with each of the others
            factor = max(1, (len(re) - own) // own)
        else:
            is_multiplied = is_re or (rules.solo_always_counts_triple and rules.counting != "plus_minus")
            factor = rules.solo_factor if is_multiplied else 1
        match rules.counting:
            case "plus":
                points = value if won else 0
            case "minus":
                points = 0 if won else -value
            case _:
                points = value if won else -value
        scores.append(points * factor * closing)
    return by_seat(scores)


def side_results_of(state: GameState) -> SideResults:
    """The results of the two sides of a finished game."""
    return _side_results(state, eyes_by_seat(state.tricks))


def _side_results(state: GameState, eyes: Sequence[int]) -> SideResults:
    winners = [trick.winner for trick in state.tricks]
    return {side: _side_result(state, side, eyes, winners) for side in _SIDES}


def _side_result(state: GameState, side: Side, eyes: Sequence[int], winners: Sequence[int]) -> SideResult:
    rules = state.rules
    seats = [seat for seat, is_re in enumerate(state.re) if is_re is (side is RE)]
    levels = [state.levels[seat] for seat in seats]
    counted = levels if state.levels_are_own else [max(levels)]
    first = ScoreReason.KNOCK_SAID if rules.knocking else _FIRST_CALL[side]
    replies = [reply for seat in seats if (reply := state.replies[seat]) is not None]
    # A denial after a reply rests on that: Re or Kontra count only once.
    doublers = [first for level in counted if level and not (replies and rules.denials_after_reply)]
    doublers += [ScoreReason.REPLY_SAID for reply in replies if reply is Call.REPLY]
    bride = state.soloist if state.selector is not None else None
    early = [
        seat
        for seat in state.announced_before_first_card
        if seat in seats and (seat != bride or rules.preannouncement_bonus_for_bride)
    ]
    return SideResult(
        eyes=sum([eyes[seat] for seat in seats]),
        tricks=sum([winners.count(seat) for seat in seats]),
        level=max(levels),
        denials=tuple(sorted([level for highest in counted for level in range(2, highest + 1)])),
        doublers=tuple(doublers),
        reply_level=max([reply.answered_level for reply in replies], default=0),
        preannounced=bool(early),
    )


def score_of(state: GameState) -> Score:
    """The score of a game whose last card has been played.

    In a Ramsch those who have lost become Re by it. Raises `ValueError` if the game has no contract yet.
    """
    rules, contract = state.rules, state.contract
    if contract is None:
        raise ValueError("the game has no contract yet")
    eyes = eyes_by_seat(state.tricks)
    if contract is Contract.RAMSCH:
        state.re = [own == max(eyes) for own in eyes]
    results = _side_results(state, eyes)
    specials = special_points(state)
    winner, lines = winner_and_lines(rules, results, specials, contract, state.table.bock_factor)
    if all(state.re):  # a Ramsch in which all have the same
        winner, lines = None, []
    value = value_of(rules, lines)
    against = [SpecialPoint(CONTRA, Special.AGAINST_QUEENS)] * sum(
        line.reason is Special.AGAINST_QUEENS for line in lines
    )
    return Score(
        contract=contract,
        soloist=state.soloist if contract.is_alone else None,
        re=tuple(seat for seat, is_re in enumerate(state.re) if is_re),
        tricks=tuple(trick.winner for trick in state.tricks),
        eyes=eyes,
        winner=winner,
        specials=tuple(against + specials),
        lines=tuple(lines),
        value=value,
        bock_factor=state.table.bock_factor,
        scores=scores_of(rules, value, winner, state.re, alone=contract.is_alone, bock_factor=state.table.bock_factor),
        bock_triggers=bock_triggers(
            rules,
            FinishedGame(
                contract=contract,
                results=results,
                winner=winner,
                heart_trick=any(is_heart_trick(state.order, trick) for trick in state.tricks),
                value=value,
                streak=state.table.streak,
            ),
        ),
        called_solo=contract if contract.is_solo else None,
        duty_solo=state.duty_solo,
    )


def finish(state: GameState) -> list[Event]:
    """Score a game after its last trick, and end it."""
    state.phase, state.turn = Phase.OVER, None
    state.score = score_of(state)
    return [GameScored(state.score)]


def scores_if_announced(
    rules: Rules, score: Score, announced: Sequence[Announce] = (), early: Collection[Announce] = ()
) -> BySeat[int]:
    """The scores of the same tricks if these had been the only announcements, by rules in force.

    `announced` are Re, Kontra and denials between sides that are known from the start; `early` are those of them
    from before the first card.
    """
    results = {side: _result_if_announced(score, side, announced, early) for side in _SIDES}
    specials = [special for special in score.specials if special.point is not Special.AGAINST_QUEENS]
    winner, lines = winner_and_lines(rules, results, specials, score.contract, score.bock_factor)
    value = value_of(rules, lines)
    re = [seat in score.re for seat in SEATS]
    return scores_of(rules, value, winner, re, alone=score.contract.is_alone, bock_factor=score.bock_factor)


def _result_if_announced(
    score: Score, side: Side, announced: Sequence[Announce], early: Collection[Announce]
) -> SideResult:
    own = [made for made in announced if score.side_of(made.seat) is side]
    level = max([made.call.level for made in own], default=0)
    return SideResult(
        eyes=score.eyes_of(side),
        tricks=sum([score.side_of(seat) is side for seat in score.tricks]),
        level=level,
        denials=tuple(range(2, level + 1)),
        doublers=(_FIRST_CALL[side],) if level else (),
        preannounced=any(made in early for made in own),
    )
