"""The special rules of each preset as a picture of cards."""

import pytest

from freedoko_qt.app.preset_pictures import PRESET_PICTURES
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.rules import PRESETS

RULES = {name: preset.rules.in_force() for name, preset in PRESETS.items()}


def shown(preset: str) -> list[Card | None]:
    return [card.card for group in PRESET_PICTURES[preset].fans for card in group.cards]


def test_every_preset_has_a_picture_of_its_own() -> None:
    assert set(PRESET_PICTURES) == set(PRESETS)
    assert len(set(PRESET_PICTURES.values())) == len(PRESETS)


@pytest.mark.parametrize(("preset", "winner"), [("kitchen", 1), ("ddv", 0)])
def test_the_ten_that_wins_is_bright(preset: str, winner: int) -> None:
    first, second = PRESET_PICTURES[preset].fans[0].cards
    assert [first.dim, second.dim].index(False) == winner == RULES[preset].dollen_second_over_first


def test_the_pictures_show_what_the_rules_have() -> None:
    assert shown("kitchen")[2:] == [Card.DA] * 2
    assert RULES["kitchen"].swines
    assert shown("standard")[:2] == [Card.DK] * 2 == shown("freedoko_manual")[:2]
    assert RULES["standard"].genscher
    assert RULES["freedoko_manual"].genscher
    assert RULES["standard"].bock_multiplier == 2
    assert RULES["freedoko_manual"].re_contra_points == 2
    assert RULES["ddv"].number_of_duty_soli == 1
    assert not RULES["beginner"].dollen
    assert RULES["doko_wtf"].hyperswines
    assert PRESET_PICTURES["mittwoch"].crossed
    assert not RULES["mittwoch"].with_nines
