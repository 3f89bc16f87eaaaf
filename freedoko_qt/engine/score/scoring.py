"""The score of a game: what each seat gets for it (RULES.md 12 and 13)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..actions import Announce
from ..cards import SEATS, BySeat, by_seat
from ..contracts import Contract
from ..events import Event, GameScored
from ..phase import Phase
from ..rules import Rules
from ..state import GameState
from ..teams import CONTRA, RE, Side
from ..trick import eyes_by_seat
from .bock import FinishedGame, bock_triggers
from .score import Score, SpecialPoint
from .score_lines import value_of, winner_and_lines
from .side_result import results_if_announced, side_results_of
from .special_points import special_points
from .special_rules import Special, is_heart_trick


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
    results = side_results_of(state)
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
    results = results_if_announced(score, announced, early)
    specials = [special for special in score.specials if special.point is not Special.AGAINST_QUEENS]
    winner, lines = winner_and_lines(rules, results, specials, score.contract, score.bock_factor)
    value = value_of(rules, lines)
    re = [seat in score.re for seat in SEATS]
    return scores_of(rules, value, winner, re, alone=score.contract.is_alone, bock_factor=score.bock_factor)
