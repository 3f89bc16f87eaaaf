"""The table of options is complete and means what it says."""

import pickle
import subprocess
import sys

import pytest

from freedoko_qt.engine.rules import OPTIONS, OptionGroup, OptionKind, Rules, named
from freedoko_qt.engine.rules.ruleset import GROUPS


def test_every_option_is_an_attribute_and_every_attribute_an_option() -> None:
    assert {name for rows in GROUPS.values() for name in rows.__annotations__} == set(OPTIONS)
    assert all(getattr(Rules(), name) == option.default for name, option in OPTIONS.items())


def test_rules_do_not_change_and_others_are_made_of_them() -> None:
    rules = Rules()
    with pytest.raises(AttributeError):
        rules.bock = False
    assert (rules.bock, rules.replace(bock=False).bock) == (True, False)
    with pytest.raises(TypeError):
        rules.replace(beer=True)


def test_the_options_stand_together_by_group_in_the_order_of_the_groups() -> None:
    groups = [option.group for option in OPTIONS.values()]
    assert list(dict.fromkeys(groups)) == list(OptionGroup)
    assert groups == sorted(groups, key=list(OptionGroup).index)


@pytest.mark.parametrize("name", OPTIONS)
def test_the_default_is_a_value_the_option_can_have(name: str) -> None:
    option = OPTIONS[name]
    match option.kind:
        case OptionKind.BOOL:
            assert isinstance(option.default, bool)
        case OptionKind.INT:
            assert option.low <= option.default <= option.high
        case OptionKind.ENUM:
            assert option.default in option.choices
        case OptionKind.SET | OptionKind.LIST:
            assert set(option.default) <= set(option.choices)
        case OptionKind.INTS:
            assert all(option.low <= item <= option.high for item in option.default)


@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if option.needs])
def test_what_an_option_needs_are_other_options(name: str) -> None:
    needed = named(OPTIONS[name].needs)
    assert needed
    assert set(needed) <= set(OPTIONS) - {name}


def test_few_conditions_run_in_a_circle() -> None:
    def reached(name: str, on_the_way: frozenset[str] = frozenset()) -> frozenset[str]:
        for other in named(OPTIONS[name].needs):
            if other not in on_the_way:
                on_the_way = reached(other, on_the_way | {other})
        return on_the_way

    circling = {name for name in OPTIONS if name in reached(name)}
    swines = {"swines_announcement_begin", "swine_only_second", "hyperswines"}
    assert circling == swines | {"solo_dealer_stays", "silent_marriage_repeats_deal"}


def test_rules_have_no_option_that_is_not_in_the_table() -> None:
    with pytest.raises(TypeError, match="swine_flu"):
        Rules(swine_flu=True)


def test_rules_are_printed_by_what_differs_from_the_defaults() -> None:
    assert repr(Rules(with_nines=False, bock=True)) == "Rules(with_nines=False)"


def test_equal_rules_have_an_equal_hash_in_another_process_too() -> None:
    rules = Rules(with_nines=False)
    hash(rules)
    rules.in_force()
    code = (
        "import pickle, sys; from freedoko_qt.engine.rules import Rules;"
        "read = pickle.loads(sys.stdin.buffer.read()); fresh = Rules(with_nines=False);"
        "sys.exit(not (read == fresh and hash(read) == hash(fresh)))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(rules), check=False)
    assert done.returncode == 0
    assert len({rules, Rules(with_nines=False), Rules()}) == 2
