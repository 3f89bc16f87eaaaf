"""The end of a game is the same by its record and by its cards, whatever the rules are."""

import json
from random import Random
from typing import Any

import pytest
from random_games import PLAYERS, random_game, random_rules, steps

from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.evening.outcomes import outcome_of
from freedoko_qt.engine.evening.tournament import next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of, table_from_dict


def played(random: Random) -> Game:
    game = random_game(random_rules(random), random)
    for _ in steps(game, random):
        pass
    return game


def written(game: Game) -> dict[str, Any]:
    return json.loads(json.dumps(record_of(game, PLAYERS)))


@pytest.mark.parametrize("seed", range(10))
def test_the_outcome_of_a_record_is_that_of_its_cards(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        game = played(random)
        record, real = written(game), game.thrown_in or game.score
        assert real is not None
        outcome = outcome_of(record, table_from_dict(record["table"]))
        assert outcome == (real if game.score is None else game.score._replace(lines=()))
        opener = game.table.first
        assert next_table(game.rules, game.table, outcome, opener=opener) == next_table(
            game.rules, game.table, real, opener=opener
        )


@pytest.mark.parametrize(
    "result",
    [
        None,
        3,
        {},
        {"redeal": "rain", "seat": 1},
        {"redeal": ["throw_nines"], "seat": 1},
        {"scores": "1234", "contract": "normal"},
        {"contract": "chess"},
        {"redeal": "throw_nines", "seat": "left"},
    ],
)
def test_a_record_without_an_outcome_is_refused(result: object) -> None:
    game = played(Random(1))
    with pytest.raises(BadNotation):
        outcome_of({**written(game), "result": result}, game.table)


@pytest.mark.parametrize(
    "change",
    [
        {"soloist": "1"},
        {"soloist": 9},
        {"contract": "solo_queen", "soloist": None},
        {"contract": "silent_marriage", "re": []},
        {"contract": "silent_marriage", "re": [0, 1]},
        {"re": [0, 4]},
        {"re": ["x"]},
        {"eyes": [1, 2, 3]},
        {"eyes": "abcd"},
    ],
)
def test_an_outcome_that_cannot_be_shown_is_refused(change: dict[str, object]) -> None:
    record = written(played(Random(1)))
    with pytest.raises(BadNotation):
        outcome_of({**record, "result": {**record["result"], **change}}, table_from_dict(record["table"]))
