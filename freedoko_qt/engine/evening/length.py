"""The number of games of an evening (RULES.md 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rounds import GAMES_IN_A_ROUND

if TYPE_CHECKING:
    from ..rules import Rules


def games_planned(rules: Rules) -> int | None:
    """The number of games if no solo stops the deal from moving on; None where the points decide.

    An evening without a fixed number of rounds is planned for `games_per_session` (DDV 8.5).
    """
    rules = rules.in_force()
    if rules.number_of_rounds_limited:
        games, soli = GAMES_IN_A_ROUND * rules.number_of_rounds, GAMES_IN_A_ROUND * rules.number_of_duty_soli
        return games + soli if rules.games_per_round_without_solo else max(games, soli)
    return None if rules.points_limited else rules.games_per_session
