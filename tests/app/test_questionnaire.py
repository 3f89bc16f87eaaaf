"""Answers about one's own table make a rule set."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freedoko_qt.app.questionnaire import QUESTIONS, SOLI, SWINES, TENS, RuleAnswer, rules_of
from freedoko_qt.app.rule_sets import nearest_preset
from freedoko_qt.app.wording.prose import prose
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules, differences, mended

ANY_ANSWERS = st.tuples(*(st.sampled_from(question.answers) for question in QUESTIONS))
QUESTIONS_BY_NAME = ("nines", "tens", "swines", "poverty", "soli", "re", "points", "bock")
KITCHEN = PRESETS["kitchen"].rules


def answers_of(rules: Rules) -> tuple[RuleAnswer | None, ...]:
    """The answer to each question that describes these rules; None where no answer does."""
    return tuple(next((one for one in question.answers if one.holds(rules)), None) for question in QUESTIONS)


def answered(rules: Rules, **other: RuleAnswer) -> tuple[RuleAnswer, ...]:
    """The answers that describe these rules, some of them given otherwise."""
    given_ones = dict(zip(QUESTIONS_BY_NAME, answers_of(rules), strict=True)) | other
    return tuple(given_ones.values())


def test_there_are_eight_questions_and_each_begins_with_the_kitchen_table() -> None:
    assert len(QUESTIONS) == 8
    assert answers_of(KITCHEN) == tuple(question.answers[0] for question in QUESTIONS)


def test_the_first_answers_are_the_kitchen_table() -> None:
    assert rules_of([question.answers[0] for question in QUESTIONS]) == KITCHEN


@pytest.mark.parametrize("preset", PRESETS)
def test_the_answers_that_describe_a_preset_make_it(preset: str) -> None:
    rules = rules_of(answers_of(PRESETS[preset].rules))
    assert rules == PRESETS[preset].rules
    assert nearest_preset(rules) == preset


def test_no_two_presets_are_described_alike() -> None:
    assert len({tuple(map(id, answers_of(preset.rules))) for preset in PRESETS.values()}) == len(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_one_answer_of_ones_own_leaves_the_rest_of_a_preset(preset: str) -> None:
    described = answers_of(PRESETS[preset].rules)
    for place, question in enumerate(QUESTIONS):
        for answer in question.answers:
            rules = rules_of((*described[:place], answer, *described[place + 1 :]))
            pushed = {"announcement_contra_doubles_against_re", "marriage_determination"}
            limits = {option for option in OPTIONS if option.startswith("announcement_no_")}
            limits |= {"announcement_last", "announcement_contra"}
            assert answer.holds(rules)
            if nearest_preset(rules) == preset:
                assert set(differences(rules, PRESETS[preset].rules)) <= set(answer.values) | pushed | limits


def test_where_no_preset_is_near_the_rest_is_as_at_the_kitchen_table() -> None:
    answers = answered(
        PRESETS["mittwoch"].rules, tens=TENS.answers[3], swines=SWINES.answers[2], soli=SOLI.answers[4]
    )
    rules = rules_of(answers)
    assert (rules.with_nines, rules.dollen, rules.hyperswines, rules.solo) == (False, False, True, False)
    assert rules.announcement_time_base == KITCHEN.announcement_time_base
    assert rules.reservation_change == KITCHEN.reservation_change


@given(ANY_ANSWERS)
def test_any_answers_make_possible_rules_that_can_be_described(answers: tuple[RuleAnswer, ...]) -> None:
    rules = rules_of(answers)
    assert mended(rules) == (rules, ())
    assert all(answer.holds(rules) for answer in answers)
    assert answers_of(rules) == answers
    for language in ("de", "en"):
        assert all(section.sentences for section in prose(rules, in_language(language)))


@pytest.mark.parametrize("question", QUESTIONS, ids=QUESTIONS_BY_NAME)
def test_no_two_answers_look_or_read_alike(question) -> None:
    for of in (lambda one: one.words, lambda one: one.picture):
        assert len({of(one) for one in question.answers}) == len(question.answers) >= 2


@pytest.mark.parametrize("question", QUESTIONS, ids=QUESTIONS_BY_NAME)
def test_answers_name_options_and_values_that_exist(question) -> None:
    for answer in question.answers:
        assert set(answer.values) <= set(OPTIONS)
        for option, value in answer.values.items():
            assert getattr(KITCHEN.changed(option, value), option) == value


@pytest.mark.parametrize("place", range(len(QUESTIONS)), ids=QUESTIONS_BY_NAME)
def test_the_answer_that_is_given_is_in_force(place: int) -> None:
    """Nothing else in the kitchen table's rules keeps an answer from having its effect."""
    for answer in QUESTIONS[place].answers:
        answers = tuple(answer if other == place else one.answers[0] for other, one in enumerate(QUESTIONS))
        assert answer.holds(rules_of(answers).in_force())
