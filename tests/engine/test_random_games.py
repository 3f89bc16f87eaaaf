"""Random games under the presets and under random rule sets: what holds at every step, whatever is played.

`FREEDOKO_GAMES=100000 pytest -s tests/engine/test_random_games.py` plays so many and prints their number.
"""

import os
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import (
    any_action,
    check_illegal,
    check_legal,
    check_record,
    check_refusals,
    check_score,
    check_secrecy,
    check_step,
    check_undo,
    random_game,
    random_rules,
    steps,
)
from rule_sets import ANY_RULES

from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules, mended

GAMES = int(os.environ.get("FREEDOKO_GAMES", "240"))
GAMES_A_SET = 4


def play_checked(game: Game, random: Random) -> None:
    """A random game with the quick checks at every step and the long ones at two of them."""
    long = random.sample(range(60), 2)
    for number, _ in enumerate(steps(game, random)):
        check_step(game)
        check_illegal(game, any_action(game, random))
        if number in long:
            check_secrecy(game, random.randrange(4), random)
            if number:
                check_undo(game)
    check_score(game)
    check_record(game)


def play_closely(game: Game, random: Random) -> int:
    """A random game with every check at every step; how often hidden cards could be exchanged."""
    compared = 0
    for number, _ in enumerate(steps(game, random)):
        check_step(game)
        check_legal(game, random, tries=2)
        check_refusals(game, random)
        for seat in range(4):
            compared += check_secrecy(game, seat, random, tries=1)
        if number:
            check_undo(game)
            check_record(game)
    check_score(game)
    return compared


@pytest.mark.parametrize("preset", PRESETS)
def test_every_step_of_a_game_under_a_preset(preset: str) -> None:
    random = Random(f"closely {preset}")
    assert play_closely(random_game(PRESETS[preset].rules, random), random) > 10


@settings(max_examples=10)
@given(ANY_RULES, st.integers(0, 2**32))
def test_every_step_under_any_rules(rules: Rules, seed: int) -> None:
    random = Random(seed)
    play_closely(random_game(mended(rules)[0], random), random)


def test_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    random = Random("many games")
    presets = [preset.rules for preset in PRESETS.values()]
    played: Counter[str] = Counter()
    rules = presets[0]
    for number in range(GAMES):
        if number % GAMES_A_SET == 0:
            rules = random_rules(random) if number % (2 * GAMES_A_SET) else random.choice(presets)
        game = random_game(rules, random)
        play_checked(game, random)
        played["thrown in" if game.score is None else game.score.contract.value] += 1
    with capsys.disabled():
        print(f"\n{sum(played.values())} random games without a violation: {dict(played.most_common())}")
    assert sum(played.values()) == GAMES
