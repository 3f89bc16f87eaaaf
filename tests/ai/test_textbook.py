"""Positions of the textbook: hints aside, whoever plays well at a club's table knows these."""

import pytest
from textbook import Position, chosen, positions

SEEDS = range(2)


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_a_strong_player_knows_the_textbook(position: Position) -> None:
    for seed in SEEDS:
        card = chosen(position.game(seed), "strong", seed)
        assert position.is_right(card), card.name


@pytest.mark.parametrize(
    "position", [one for one in positions() if one.name.startswith("last")], ids=lambda position: position.name
)
def test_an_expert_knows_the_last_tricks(position: Position) -> None:
    card = chosen(position.game(0), "expert", 0)
    assert position.is_right(card), card.name
