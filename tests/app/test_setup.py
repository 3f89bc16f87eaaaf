"""The setup of a tournament as it is kept."""

import json
from dataclasses import replace

import pytest

from freedoko_qt.ai.style import Style
from freedoko_qt.app.external_programs import level_of
from freedoko_qt.app.people import LEVEL, LEVELS, OFFERED, SUBSTITUTE
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.rules import PRESETS

DARING = TournamentSetup(
    levels=("strong", level_of("fox"), "casual"), styles=(Style.BOLD, Style.BALANCED, Style.CAREFUL)
)


def kept(setup: TournamentSetup) -> dict:
    """The setup as a file has it."""
    return json.loads(json.dumps(setup.to_dict()))


def test_levels_and_styles_come_back() -> None:
    assert TournamentSetup.from_dict(kept(DARING)) == DARING


def test_a_setup_from_before_there_were_styles_is_balanced() -> None:
    values = kept(DARING)
    del values["styles"]
    setup = TournamentSetup.from_dict(values)
    assert setup.styles == (Style.BALANCED,) * 3
    assert setup.levels == DARING.levels


@pytest.mark.parametrize("styles", [["bold"], ["bold"] * 4, ["bold", "bold", "reckless"], 3, ["bold", "bold", None]])
def test_wrong_styles_are_no_setup(styles: object) -> None:
    with pytest.raises(BadSave):
        TournamentSetup.from_dict({**kept(DARING), "styles": styles})


def test_what_is_offered_and_chosen_for_a_player_exists() -> None:
    assert {*OFFERED, LEVEL, SUBSTITUTE} <= set(LEVELS)
    assert [level for level in LEVELS if level in OFFERED] == list(OFFERED), "weakest first"
    assert LEVEL in OFFERED


@pytest.mark.parametrize("level", ["random", "lookahead"])
def test_levels_that_are_no_longer_offered_are_still_kept(level: str) -> None:
    assert level not in OFFERED
    setup = TournamentSetup(levels=(level, level, level))
    assert TournamentSetup.from_dict(kept(setup)) == setup


def test_a_setup_keeps_whether_a_convention_was_agreed_on_and_an_older_one_has_none() -> None:
    values = kept(replace(DARING, convention=True))
    assert TournamentSetup.from_dict(values).convention
    del values["convention"]
    assert TournamentSetup.from_dict(values) == DARING
    with pytest.raises(BadSave):
        TournamentSetup.from_dict({**values, "convention": "perhaps"})


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_names_the_rules_of_a_setup_only_where_they_are_its_own(preset: str) -> None:
    setup = TournamentSetup(preset=preset, rules=PRESETS[preset].rules)
    assert TournamentSetup.from_dict(kept(setup)) == setup
    others = replace(setup, rules=setup.rules.changed("genscher", not setup.rules.genscher))
    assert TournamentSetup.from_dict(kept(others)) == replace(others, preset=None)
