"""The players know their view and nothing else: hidden cards can be exchanged without their noticing."""

import ast
from pathlib import Path
from random import Random

import pytest

import freedoko_qt.ai.heuristics
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import LEVELS, make_player
from freedoko_qt.engine.cards import Hands
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS


def exchanged(game: Game, seat: int, rng: Random) -> Game | None:
    """The same course of the game with one hidden card of two other seats exchanged; None if it cannot be."""
    one, other = rng.sample([s for s in range(4) if s != seat], 2)
    if not game.hands[one] or not game.hands[other]:
        return None
    mine, theirs = rng.choice(game.hands[one]), rng.choice(game.hands[other])
    hands = [list(hand) for hand in game.dealt]
    if mine == theirs or mine not in hands[one] or theirs not in hands[other]:
        return None
    hands[one][hands[one].index(mine)] = theirs
    hands[other][hands[other].index(theirs)] = mine
    dealt: Hands = hands_of(hands)
    again = Game(game.given_rules, dealt, game.table, seed=game.seed)
    try:
        for action in game.actions:
            again.apply(action)
    except IllegalAction:
        return None
    return again


VIEWS = {level: 60 for level in LEVELS} | {"strong": 20, "lookahead": 8, "expert": 8}
"""How many views are compared for each level: those who look ahead take their time."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", ["ddv", "standard"])
def test_exchanging_hidden_cards_changes_no_decision(level: str, preset: str) -> None:
    rng = Random(5)
    compared = 0
    for seed in range(100):
        if compared > VIEWS[level]:
            return
        whole = play(Game.deal(PRESETS[preset].rules, seed), [make_player("beginner", seat) for seat in range(4)])
        for number in range(0, len(whole.actions), 5):
            game = whole.replayed(number)
            if game.turn is None:
                continue
            view = game.view(game.turn)
            for _ in range(4):
                other = exchanged(game, game.turn, rng)
                if other is None or other.view(game.turn) != view:
                    continue
                compared += 1
                assert make_player(level, 3).decide(view) == make_player(level, 3).decide(other.view(game.turn))
                break
    raise AssertionError(f"only {compared} views could be compared")


def test_the_rules_of_thumb_never_see_a_game() -> None:
    for path in Path(freedoko_qt.ai.heuristics.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module != "freedoko_qt.engine.game", path
                assert "Game" not in [name.name for name in node.names], path
