"""A host that knows no rules lets four programs play whole games."""

import sys

import pytest
from small_host import dealt, play_game

from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_from_dict, card_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, to_dict

RULES = PRESETS["standard"].rules
OURS = (sys.executable, "-m", "freedoko_qt", "seat", "--player")


@pytest.mark.parametrize("seed", [1, 2])
def test_four_programs_play_a_game_by_the_rules(seed: int) -> None:
    hands = dealt(seed)
    done = play_game([(*OURS, "beginner"), (*OURS, "random")] * 2, to_dict(RULES), hands, seed)
    game = Game(RULES, hands_of(map(card_of, hand) for hand in hands))
    for line in done:
        game.apply(action_from_dict(line))
    assert game.phase is Phase.OVER


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (
        play_game([(*OURS, "random")] * 4, to_dict(RULES), dealt(1), seed) for seed in (7, 7, 8)
    )
    assert first == second
    assert first != other
