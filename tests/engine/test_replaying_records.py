"""Replaying records: every difference is reported, and nothing is raised (RECORDS.md 8)."""

import json
from typing import Any

from laid_games import QUIET, announce, answered, lay, open_calls, play, play_on, reserve, rollout
from random_games import PLAYERS

from freedoko_qt.engine.evening.tournament import first_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.record_check import differences, is_excused, table_differences
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.table import Table

DDV = PRESETS["ddv"].rules
HANDS = lay("CA CQ DA", "CT SQ", "CT CQ", "CA SJ")


def evening(rules: Rules = QUIET, table: Table | None = None) -> Game:
    """A normal game with an announcement."""
    game = answered(rules, HANDS, table=table)
    announce(game, 0, "re")
    play(game, "CA CT CT CA")
    return rollout(game)


def written(game: Game, **more: Any) -> dict[str, Any]:
    return json.loads(json.dumps(record_of(game, PLAYERS))) | more


def test_a_right_record_has_no_difference() -> None:
    assert differences(written(evening())) == []


def test_a_wrong_result_is_reported_with_both_values() -> None:
    record = written(evening())
    right = record["result"]["value"]
    record["result"]["value"] = right + 1
    assert differences(record) == [f"value: {right} by the rules, {right + 1} in the record"]


def test_a_result_that_is_missing_or_too_much_is_reported() -> None:
    record = written(evening())
    record["result"]["colour"] = "green"
    del record["result"]["winner"]
    assert [line.split(":")[0] for line in differences(record)] == ["colour", "winner"]


def test_the_order_of_special_points_has_no_meaning() -> None:
    record = written(evening())
    record["result"]["points"].reverse()
    assert len(record["result"]["points"]) > 1
    assert differences(record) == []
    record["result"]["points"].pop()
    assert [line.split(":")[0] for line in differences(record)] == ["points"]


def test_an_illegal_action_is_reported_with_its_number() -> None:
    record = written(evening())
    record["actions"][6]["play"] = "D9"
    assert differences(record)[0].startswith("action 7: ")


def test_an_action_after_the_end_is_reported() -> None:
    record = written(evening())
    record["actions"].append(record["actions"][-1])
    assert differences(record)[0].endswith("follows although the game is over")


def test_a_game_that_is_not_over_is_reported_where_a_result_is_given() -> None:
    record = written(evening())
    del record["actions"][-1]
    assert differences(record) == [f"the game is not over after {len(record['actions'])} actions"]
    del record["result"]
    assert differences(record) == []


def test_a_duty_that_the_record_does_not_know_is_reported() -> None:
    game = answered(Rules(), HANDS)
    play(game, "CA CT CT CA")
    announce(game, 0, "re")
    record = written(rollout(game))
    assert differences(record) == []
    del next(entry for entry in record["actions"] if entry.get("forced"))["forced"]
    assert "'forced': True} by the rules" in differences(record)[0]


def test_what_may_be_announced_is_compared_where_it_is_written_down() -> None:
    """With the second card Re and Kontra are over; until the next entry of the window the last one holds."""
    game = answered(QUIET, HANDS)
    windows = [[4, {str(seat): open_calls(game, seat) for seat in range(4)}]]
    play(game, "CA CT CT CA")
    for number in (9, 10):
        play_on(game, 1)
        windows.append([number, {str(seat): open_calls(game, seat) for seat in range(4)}])
    record = written(game, may_announce=windows)
    assert differences(record) == []
    record["may_announce"][0][1]["0"] = ["re"]
    assert differences(record)[0].startswith("after action 4: seat 0 may announce ['black', 'no_30', ")
    assert differences(record | {"may_announce": windows[:2]})[-1].startswith("after action 10: seat 1 may announce []")


def test_a_record_that_is_none_is_reported() -> None:
    for record in ({}, {"record": 2}, {"record": 1, "rules": {}, "table": 3, "hands": []}):
        assert len(differences(record)) == 1
    broken = written(evening(), may_announce=[[0]])
    assert "does not follow the notation" in differences(broken)[0]


def test_where_the_recorder_departed_from_the_rules_what_is_right_is_compared() -> None:
    record = written(evening())
    right = record["result"]["value"]
    record["result"]["value"] = 99
    marked = record | {"freedoko_departs": ["level_reply"]}
    assert is_excused(marked)
    assert not is_excused(marked | {"expected": {"value": right}})
    assert not is_excused(record)
    assert differences(marked | {"expected": {"value": right}}) == []


def test_where_a_redeal_was_right_what_followed_is_passed_over() -> None:
    game = answered(QUIET, lay("C9 C9 S9 S9 H9"), reserve(0, "throw_nines"))
    redealt = written(game)
    played = written(rollout(answered(QUIET, lay("C9 C9 S9 S9 H9"))))
    mixed = redealt | {"actions": redealt["actions"] + played["actions"][4:], "result": played["result"]}
    mixed["expected"] = redealt["result"]
    assert differences(mixed) == []
    del mixed["expected"]
    assert differences(mixed) != []


# From one record of a tournament to the next


def test_the_next_table_of_a_tournament_is_compared() -> None:
    game = evening(DDV, first_table(DDV))
    assert game.score is not None
    after = {"table": {"first": 1, "round": 1, "totals": list(game.score.scores), "bock_queue": []}}
    assert table_differences(game, {"last": False}, after, opener=0) == []
    after["table"]["first"] = 2
    assert table_differences(game, {}, after, opener=0) == ["next table, first: 1 by the rules, 2 in the record"]


LAST = Table(first=3, round=5)
"""The last game of a tournament of five rounds."""


def last_game() -> Game:
    game = answered(DDV, HANDS, table=LAST)
    return rollout(game)


def test_whether_a_game_is_the_last_of_its_tournament_is_compared() -> None:
    game = evening(DDV, first_table(DDV))
    assert table_differences(game, {"last": True}, None, opener=0) == [
        "last game: False by the rules, True in the record"
    ]
    assert table_differences(last_game(), {"last": False}, None, opener=0) == [
        "last game: True by the rules, False in the record"
    ]
    assert table_differences(last_game(), {"last": True}, None, opener=0) == []


def test_a_game_after_the_last_is_reported() -> None:
    assert table_differences(last_game(), {}, {"table": {}}, opener=0) == [
        "the tournament is over by the rules, but a further game follows"
    ]


def test_records_that_end_before_the_tournament_does_are_right() -> None:
    assert table_differences(evening(DDV, first_table(DDV)), {}, None, opener=0) == []


def test_a_game_that_is_not_over_has_no_next_table() -> None:
    assert table_differences(answered(DDV, HANDS), {}, None, opener=0) == []


def test_bock_that_reaches_beyond_the_end_is_not_compared() -> None:
    rules = QUIET.changed("number_of_rounds_limited", True).changed("number_of_rounds", 1)
    table = Table(first=1, round=1, bock_factor=2, bock_queue=(2, 2, 2, 2))
    game = rollout(answered(rules, HANDS, table=table))
    assert game.score is not None
    assert game.score.bock_triggers == ()
    totals = list(game.score.scores)
    after = {"table": {"first": 2, "round": 1, "totals": totals, "bock_queue": [2, 2]}}
    assert table_differences(game, {}, after, opener=0) == []
