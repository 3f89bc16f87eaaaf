"""The list of a tournament: lines, sums, rounds, marks and what is still owed."""

from dataclasses import replace
from datetime import datetime

import pytest
from kept_games import NAMES, setup_of, tournament_games

from freedoko_qt.app.sheet.grid import line_title, marks, usual_views
from freedoko_qt.app.sheet.sheet import Sheet, countings, sheet_of
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.evening.tournament import next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.table import DutySoli

from laid_games import QUIET, answered, lay, rollout, reserve  # isort: skip

NOON = datetime(2026, 11, 21, 12, 0)
WINS = "CQ CQ SQ SQ HQ HQ DQ DQ CA CA SA SA"
"""Takes every trick as a queen solo."""


def sheet(preset: str, games: list[Game]) -> Sheet:
    return sheet_of(setup_of(preset), games, NOON)


def queen_solo() -> Game:
    """Seat 0 wins a queen solo without announcing: 240 eyes."""
    return rollout(answered(QUIET, lay(WINS), reserve(0, "solo_queen")))


def normal_game() -> Game:
    """The seats 0 and 2 are Re."""
    return rollout(answered(QUIET, lay("CQ", "DJ", "CQ", "SJ")))


@pytest.fixture(scope="module")
def ddv_games() -> list[Game]:
    return tournament_games(setup_of("ddv", seed=5))


def test_the_sums_run_and_redeals_count_nothing(ddv_games: list[Game]) -> None:
    found = sheet("ddv", ddv_games)
    scores = [game.score for game in ddv_games if game.score is not None]
    assert [line.counted["plus_minus"].points for line in found.lines] == [score.scores for score in scores]
    assert [line.number for line in found.lines] == list(range(1, len(scores) + 1))
    for seat in range(4):
        assert found.sums("plus_minus")[seat] == sum(score.scores[seat] for score in scores)
    thrown = answered(PRESETS["standard"].rules, lay("C9 C9 S9 S9 H9 DK SK CK HK DJ HJ ST"), reserve(0, "throw_nines"))
    assert sheet("standard", [thrown]).lines == ()


def test_a_game_is_counted_as_the_rules_do_and_in_the_other_way() -> None:
    (line,) = sheet("standard", [queen_solo()]).lines
    value = queen_solo().score
    assert value is not None
    worth = value.value
    assert worth > 0
    assert list(line.counted) == ["plus", "plus_minus"]
    assert line.counted["plus"].points == (3 * worth, 0, 0, 0)
    assert line.counted["plus_minus"].points == (3 * worth, -worth, -worth, -worth)


@pytest.mark.parametrize(
    ("counting", "both"),
    [("plus", ("plus", "plus_minus")), ("minus", ("minus", "plus_minus")), ("plus_minus", ("plus_minus", "plus"))],
)
def test_the_other_way_of_counting(counting: str, both: tuple[str, str]) -> None:
    rules = PRESETS["standard"].rules.changed("counting", counting)
    assert countings(rules) == both
    setup = replace(setup_of("standard"), rules=rules)
    found = sheet_of(setup, [normal_game()], NOON)
    assert found.countings == both
    assert usual_views(found) == (both[:1] if counting == "plus_minus" else both)
    score = normal_game().score
    assert score is not None
    won = [score.side_of(seat) is score.winner for seat in range(4)]
    worth = score.value
    by_hand = {
        "plus": tuple(worth if one else 0 for one in won),
        "minus": tuple(0 if one else -worth for one in won),
        "plus_minus": tuple(worth if one else -worth for one in won),
    }
    assert {way: one.points for way, one in found.lines[0].counted.items()} == {way: by_hand[way] for way in both}


def test_a_round_ends_when_each_player_has_dealt(ddv_games: list[Game]) -> None:
    found = sheet("ddv", ddv_games)
    ends = [line.number for line in found.lines if line.round_over]
    assert [found.lines[number - 1].round for number in ends] == sorted({line.round for line in found.lines})
    assert ends[-1] == len(found.lines)
    for game, line in zip([game for game in ddv_games if game.score], found.lines, strict=True):
        assert line.round == game.table.round


def test_what_is_owed_goes_down_to_nothing(ddv_games: list[Game]) -> None:
    found = sheet("ddv", ddv_games)
    owed = [sum(duty.total for duty in line.duty_left) for line in found.lines]
    assert owed == sorted(owed, reverse=True)
    assert (owed[0] >= 3, owed[-1]) == (True, 0)
    rules = setup_of("ddv").rules_in_play
    for game, line in zip([game for game in ddv_games if game.score], found.lines, strict=True):
        assert game.score is not None
        after = next_table(rules, game.table, game.score, opener=0)
        assert line.duty_left == (DutySoli(),) * 4 if after is None else after.duty_soli


def test_marks_show_solo_duty_and_bock() -> None:
    (solo,) = sheet("standard", [queen_solo()]).lines
    assert (marks(solo), solo.soloist, solo.contract) == ("S", 0, Contract.SOLO_QUEEN)
    assert marks(solo._replace(duty=True, bock_factor=2)) == "P ×2"
    (normal,) = sheet("standard", [normal_game()]).lines
    assert marks(normal) == ""
    assert marks(normal._replace(bock_factor=4)) == "×4"
    assert marks(normal._replace(bock_factor=2, bock_points=3)) == "+3"
    assert line_title(solo, NAMES) == "Queen solo, Käthe"
    assert line_title(normal, NAMES) == "Normal game"


def test_a_game_that_brings_bock_says_by_which_rule() -> None:
    game = answered(QUIET, lay(WINS), reserve(1, "solo_clubs"))
    (line,) = sheet("standard", [rollout(game)]).lines
    assert line.bock_triggers == ("bock_after_black_game",)


def test_the_list_is_added_up_across_where_that_proves_something(ddv_games: list[Game]) -> None:
    check = sheet("ddv", ddv_games).cross_check
    assert check is not None
    assert (check.wrong_lines, check.same_parity) == ((), True)
    assert sheet("standard", [normal_game()]).cross_check is None


def test_an_empty_list_has_names_and_sums() -> None:
    found = sheet("ddv", [])
    assert (found.names, found.sums("plus_minus"), found.duty_left) == (NAMES, (0, 0, 0, 0), ())
    nobody = sheet_of(replace(setup_of("ddv"), names=("", "Frieda", "Karl", "Dolores")), [], NOON)
    assert nobody.names[0] == "You"
