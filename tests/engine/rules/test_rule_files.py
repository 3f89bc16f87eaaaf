"""Rule sets as JSON, and what is reported of wrong ones."""

import json

import pytest
from hypothesis import given
from rule_sets import ANY_RULES

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules import OPTIONS, Rules, from_dict, load_rules, to_dict


@given(ANY_RULES)
def test_rules_survive_the_way_through_json(rules: Rules) -> None:
    plain = to_dict(rules)
    assert list(plain) == list(OPTIONS)
    assert from_dict(json.loads(json.dumps(plain)), strict=True) == rules
    assert load_rules(json.dumps({"rules": plain})) == rules


def test_lists_are_lists_in_files_and_tuples_in_rules() -> None:
    assert to_dict(Rules())["announcement_limit_table"] == [5, 9, 13, 17, 21]
    assert to_dict(Rules())["color_solo_colors"] == ["C", "S", "H", "D"]
    assert from_dict({"color_solo_colors": ["D", "C"]}, strict=True).color_solo_colors == ("C", "D")
    assert from_dict({"solo_rank": ["solo_jack"]}, strict=True).solo_rank == ("solo_jack",)


def test_what_is_missing_has_its_default() -> None:
    assert from_dict({}, strict=True) == Rules()
    assert load_rules('{"with_nines": false}') == Rules(with_nines=False)


def test_an_unknown_rule_is_an_error_only_where_strict() -> None:
    assert from_dict({"colour_of_the_table": "green"}, strict=False) == Rules()
    with pytest.raises(BadRules, match="There is no rule called 'colour_of_the_table'"):
        from_dict({"colour_of_the_table": "green"}, strict=True)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("with_nines", 1, "'with_nines' must be true or false, not 1"),
        ("with_nines", "true", "'with_nines' must be true or false, not 'true'"),
        ("points", True, "'points' must be a whole number from 1 to 100000, not True"),
        ("points", 4.5, "'points' must be a whole number .*, not 4.5"),
        ("poverty_max_trumps", 6, "'poverty_max_trumps' must be a whole number from 0 to 5, not 6"),
        ("counting", "zero", "'counting' must be one of plus, minus, plus_minus, not 'zero'"),
        ("counting", ["plus"], "'counting' must be one of"),
        ("color_solo_colors", [], "'color_solo_colors' must name at least one of C, S, H, D"),
        ("color_solo_colors", "CS", "'color_solo_colors' must be a list of C, S, H, D, not 'CS'"),
        ("solo_rank", ["solo_jack", "solo_jack"], "'solo_rank' must not name anything twice"),
        ("solo_rank", ["solo_fish"], "'solo_rank' must be one of .*, not 'solo_fish'"),
        ("reservation_priority", ["marriage"], "'reservation_priority' must name each of duty_solo, "),
        ("announcement_limit_table", [5, 9, 13], "must be a list of 5 whole numbers, not .5, 9, 13"),
        ("announcement_limit_table", [5, 9, 13, 17, 49], "from 1 to 48, not 49"),
    ],
)
def test_a_wrong_value_is_reported_in_one_sentence(name: str, value: object, message: str) -> None:
    with pytest.raises(BadRules, match=message) as refused:
        from_dict({name: value}, strict=False)
    assert str(refused.value).startswith("The rule '")
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    "text",
    ["", "with nines = true", "[1, 2]", '"standard"', '{"rules": 3}', pytest.param("[" * 100_000, id="deep")],
)
def test_a_text_that_is_no_rule_set_is_refused(text: str) -> None:
    with pytest.raises(BadRules, match="This is not a rule set"):
        load_rules(text)
