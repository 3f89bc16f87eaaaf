"""Every special point, level and bock trigger has its row."""

from freedoko_qt.app.score_rules import RULES_OF
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.rules import OPTIONS
from freedoko_qt.engine.score.bock import BOCK_TRIGGERS
from freedoko_qt.engine.score.levels import DENIALS
from freedoko_qt.engine.score.special_rules import SPECIAL_RULES, Special


def test_every_special_point_has_a_row() -> None:
    missing = set(Special) - SPECIAL_RULES.keys() - {Special.AGAINST_QUEENS}
    assert missing == set(), "these want a row in engine/score/special_rules.py"


def test_the_option_of_a_row_is_one() -> None:
    named = {option for rule in SPECIAL_RULES.values() for option in (rule.option, rule.twice, *rule.explained_by)}
    unknown = named - OPTIONS.keys() - {""}
    assert unknown == set(), "these want an option in engine/rules/special_points.py"


def test_every_option_of_a_special_point_is_the_option_of_a_row() -> None:
    named = {option for rule in SPECIAL_RULES.values() for option in (rule.option, rule.twice)}
    named |= {"extrapoint_catch_charlie_only_with_diamond_queen"}  # it only narrows another one
    missing = {option for option in OPTIONS if option.startswith("extrapoint_")} - named
    assert missing == set(), "these want a row in engine/score/special_rules.py"


def test_no_two_points_are_noted_alike() -> None:
    keys = [rule.tally_key for rule in SPECIAL_RULES.values()]
    assert len(set(keys)) == len(keys)


def test_every_point_is_explained_by_a_rule() -> None:
    assert SPECIAL_RULES.keys() <= RULES_OF.keys()


def test_every_option_that_sets_off_a_bock_round_has_a_row() -> None:
    missing = {option for option in OPTIONS if option.startswith("bock_after_")} - BOCK_TRIGGERS.keys()
    assert missing == set(), "these want a row in engine/score/bock.py"


def test_every_level_that_can_be_announced_has_a_row() -> None:
    missing = {call.level for call in Call if call.level > 1} - DENIALS.keys()
    assert missing == set(), "these want a row in engine/score/levels.py"
