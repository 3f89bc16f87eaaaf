"""A tournament from game to game: who is first, bock, duty soli, the pot, and when it is over (RULES.md 16)."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from ..before_play.reservations import is_picture, meets_duty
from ..cards import BySeat, by_seat
from ..contracts import SOLI, Contract, allows_solo
from ..events import ThrownIn
from ..rounds import GAMES_IN_A_ROUND
from ..rules import Rules
from ..table import LARGEST_FACTOR, DutySoli, Table
from ..teams import WinningStreak

if TYPE_CHECKING:
    from ..score.score import Score


def first_table(rules: Rules, first: int = 0, *, convention: bool = False) -> Table:
    """The table of the first game; `first` is the seat left of the first dealer.

    Where duty soli fill all rounds from the start, that is at once the first game of the duty round.
    """
    rules = rules.in_force()
    duty = DutySoli(rules.number_of_duty_soli, rules.number_of_duty_color_soli, rules.number_of_duty_picture_soli)
    table = Table(
        first=first,
        duty_soli=(duty, duty, duty, duty),
        round=1,
        pot=rules.points if rules.points_limited else None,
        convention=convention,
    )
    if _is_time_for_duty_soli(rules, table):
        return _duty_game(rules, table, _duty_start(rules, first)) or table
    return table


def dealer_stays(rules: Rules, table: Table, score: Score) -> bool:
    """True if the same seat deals again after this game (RULES.md 16; for forced soli DDV 4.2).

    `rules` are rules in force, `table` that of the game.
    """
    silent = rules.silent_marriage_repeats_deal and score.contract is Contract.SILENT_MARRIAGE
    if score.called_solo is None and not silent:
        return False
    if table.duty_round:
        return rules.forced_solo_dealer_stays
    match rules.solo_dealer_stays:
        case "never":
            return False
        case "duty_only":
            return score.duty_solo or _duty_soli_after(rules, table, score) != table.duty_soli
        case _:
            return True


def next_table(rules: Rules, table: Table, outcome: Score | ThrownIn, *, opener: int) -> Table | None:
    """The table of the next game; None when the tournament is over.

    `opener` is the seat that was first in the first game of the tournament: a round is over when it is
    first again and the deal has not stayed; or after any four games, where soli fill it, too. A hand thrown in
    keeps everything.

    Only called soli keep the deal, never a marriage that ended alone, and a silent marriage with
    `silent_marriage_repeats_deal`.
    """
    rules = rules.in_force()
    if isinstance(outcome, ThrownIn):
        return _redealt(rules, table)
    stays = dealer_stays(rules, table, outcome)
    table = _settled(rules, table, outcome, stays=stays)
    first = table.first if stays else (table.first + 1) % 4
    if table.duty_round:
        # Whose solo another one has gone before is still to play it (doko.wtf).
        is_put_off = outcome.soloist != table.first
        return _duty_game(rules, table, table.first if is_put_off else first)
    if rules.games_per_round_without_solo:
        played, round_over = 0, first == opener and not stays
    else:
        played = (table.round_games + 1) % GAMES_IN_A_ROUND
        round_over = played == 0
    number = (table.round or 1) + round_over
    ends = (rules.number_of_rounds_limited and number > rules.number_of_rounds) or (
        table.pot is not None and table.pot <= 0
    )
    if ends:
        last_round = table.round or 1
        return _duty_game(rules, table._replace(round=last_round + 1, round_games=0), _duty_start(rules, first))
    table = table._replace(first=first, round=number, round_games=played)
    if _is_time_for_duty_soli(rules, table):
        return _duty_game(rules, table, _duty_start(rules, first))
    return table


def _settled(rules: Rules, table: Table, score: Score, *, stays: bool) -> Table:
    """The table with what a game has changed, but for its place in the tournament."""
    queue = _bock_after(rules, table, score, used=not (stays or table.duty_round))
    return table._replace(
        totals=_added(table.totals, score.scores),
        duty_soli=_duty_soli_after(rules, table, score),
        pot=None if table.pot is None else table.pot - _written(rules, score),
        bock_queue=queue,
        bock_factor=queue[0] if queue else 1,
        streak=_streak_after(rules, table, score),
    )


def _is_time_for_duty_soli(rules: Rules, table: Table) -> bool:
    """True if a given number of games has just room for the soli that are still owed (FreeDoko's manual).

    Without such a number they come after the last round.
    """
    if rules.games_per_round_without_solo or not rules.number_of_rounds_limited:
        return False
    owed = sum([duty.total for duty in table.duty_soli if _can_meet(rules, duty)])
    left = GAMES_IN_A_ROUND * (rules.number_of_rounds + 1 - (table.round or 1)) - table.round_games
    return 0 < left <= owed


def _duty_start(rules: Rules, first: int) -> int:
    """The seat from which on the owed soli are played: left of the dealer, or the dealer (doko.wtf)."""
    return (first + 3) % 4 if rules.duty_solo_order == "clockwise_from_dealer" else first


def _duty_game(rules: Rules, table: Table, start: int) -> Table | None:
    for step in range(4):
        seat = (start + step) % 4
        if table.duty_soli[seat].total and _can_meet(rules, table.duty_soli[seat]):
            return table._replace(first=seat, duty_round=True)
    return None


def _can_meet(rules: Rules, duty: DutySoli) -> bool:
    return any(allows_solo(rules, contract) and meets_duty(contract, duty) for contract in SOLI)


def _added(totals: BySeat[int], scores: BySeat[int]) -> BySeat[int]:
    return by_seat(map(add, totals, scores))


def _written(rules: Rules, score: Score) -> int:
    """The points a game takes out of the pot; a winner who has to write points puts some back."""
    return sum(score.scores) if rules.counting == "plus" else -sum(score.scores)


def _duty_soli_after(rules: Rules, table: Table, score: Score) -> BySeat[DutySoli]:
    duty, seat, played = list(table.duty_soli), score.soloist, None
    if score.duty_solo:
        played = score.called_solo
    elif score.contract is Contract.SILENT_MARRIAGE and rules.silent_marriage_is_duty_solo:
        played = Contract.SOLO_DIAMONDS
    if seat is not None and played is not None and meets_duty(played, duty[seat]):
        duty[seat] = _without(duty[seat], played)
    return by_seat(duty)


def _without(duty: DutySoli, contract: Contract) -> DutySoli:
    """One solo less: off the colour or picture soli where it is one, else off the rest."""
    if SOLI[contract].is_color and duty.color:
        return DutySoli(duty.total - 1, duty.color - 1, duty.picture)
    if is_picture(contract) and duty.picture:
        return DutySoli(duty.total - 1, duty.color, duty.picture - 1)
    return DutySoli(duty.total - 1, duty.color, duty.picture)


def _bock_after(rules: Rules, table: Table, score: Score, *, used: bool) -> tuple[int, ...]:
    queue = table.bock_queue[1:] if used else table.bock_queue
    rounds = len(score.bock_triggers) if rules.bock_for_each else min(len(score.bock_triggers), 1)
    if rounds and rules.bock_in_bock == "ignored" and table.bock_queue and not rules.bock_append:
        return queue
    for _ in range(rounds):
        queue = _one_bock_more(rules, queue)
    return queue


def _streak_after(rules: Rules, table: Table, score: Score) -> WinningStreak:
    """The wins in a row, counted where they bring bock and from one bock round to the next."""
    if not rules.bock_after_four_wins or "bock_after_four_wins" in score.bock_triggers:
        return WinningStreak()
    from ..score.bock import streak_after  # only when a game is over

    return streak_after(table.streak, score.contract, score.winner)


def _one_bock_more(rules: Rules, queue: tuple[int, ...]) -> tuple[int, ...]:
    """The factors of the coming games after one bock round more."""
    more = (_more_bock(rules, 1),) * rules.bock_games
    if rules.bock_append:
        return (*queue, *more)
    if rules.bock_in_bock == "restarts":
        return more
    games = max(len(queue), rules.bock_games)
    filled = queue + (1,) * (games - len(queue))
    return tuple(_more_bock(rules, factor) for factor in filled[: rules.bock_games]) + filled[rules.bock_games :]


def _more_bock(rules: Rules, factor: int) -> int:
    """The factor of a game with one bock round more; where bock adds points it counts them."""
    return factor + 1 if rules.bock_scope == "adds" else min(factor * rules.bock_multiplier, LARGEST_FACTOR)


def _redealt(rules: Rules, table: Table) -> Table:
    """The table after cards were dealt anew: everything stays, but there may be bock."""
    if not rules.bock_after_redeal or (table.bock_queue and rules.bock_in_bock == "ignored" and not rules.bock_append):
        return table
    queue = _one_bock_more(rules, table.bock_queue)
    return table._replace(bock_queue=queue, bock_factor=queue[0])
