"""The frequency of soli by any rules: a table at which somebody always plays alone is no fun."""

import pytest

from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.table import Table

WITH_SOLI = [name for name, preset in PRESETS.items() if preset.rules.in_force().solo]
WINNERS_ONLY = [name for name in WITH_SOLI if PRESETS[name].rules.counting == "plus"]


def games_with_a_solo(level: str, rules: Rules, deals: int) -> int:
    """Count the deals in which one of four such players answers with a solo that is not owed."""
    games = [Game.deal(rules, deal) for deal in range(deals)]
    return sum(any(answers_solo(level, game, seat) for seat in SEATS) for game in games)


def answers_solo(level: str, game: Game, first: int) -> bool:
    """True if a seat that is asked first plays alone."""
    view = Game.deal(game.rules, game.seed, Table(first=SEATS[first])).view(first)
    action = make_player(level, 1).decide(view)
    return isinstance(action, Reserve) and action.reservation.is_solo


@pytest.mark.parametrize("preset", WITH_SOLI)
def test_casual_players_play_alone_in_one_of_six_to_twenty_games(preset: str) -> None:
    assert 5 <= games_with_a_solo("casual", PRESETS[preset].rules, 100) <= 17


@pytest.mark.parametrize("preset", WINNERS_ONLY)
def test_players_who_count_do_not_play_alone_more_often_where_there_are_many_soli(preset: str) -> None:
    assert 3 <= games_with_a_solo("strong", PRESETS[preset].rules, 60) <= 8


@pytest.mark.parametrize("preset", WINNERS_ONLY)
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_a_solo_is_called_to_be_won_where_a_lost_one_costs_nothing(level: str, preset: str) -> None:
    """It is called only where it would be if losers paid for it."""
    rules = PRESETS[preset].rules
    for deal in range(12):
        called = [
            answers_solo(level, Game.deal(by, deal), 0)
            for by in (rules, rules.replace(counting="plus_minus").in_force())
        ]
        assert called[0] <= called[1]
