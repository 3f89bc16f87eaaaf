"""Each point of a score is led back to a sentence of the rules."""

from functools import cache
from itertools import product

import pytest

from freedoko_qt.app.score_rules import RULES_OF, RULES_OF_BOCK, RULES_OF_VALUE
from freedoko_qt.app.wording.prose import ProseStatement, prose
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.score.score_lines import winner_and_lines
from freedoko_qt.engine.score.side_result import SideResult
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.teams import CONTRA, RE

LANGUAGES = ("de", "en")

VARIED = {
    "as they are": {},
    "selber doof": {"selber_doof_points": True},
    "against denials": {"points_against_denial": "cumulative", "broken_denial_value": "as_announced"},
    "soli": {"solo_point": 1, "against_solo_point": 1, "preannouncement_bonus": 1, "against_queens_point": 1},
    "cowardice": {"cowardice": "all"},
    "Ramsch": {"poverty": True, "poverty_shift": True, "poverty_refused": "ramsch"},
    "strict": {"announcement_strict_limit": True, "announcement_reply": True},
    "knocking": {"knocking": True},
    "bock adds": {"bock": True, "bock_scope": "adds"},
    "bock leaves out": {"bock": True, "bock_scope": "base"},
    "Re adds": {"announcement_re_doubles": False, "re_contra_points": 2},
}
"""The changes of a preset with which each reason comes up somewhere."""

OPTION_OF = {
    Special.DOPPELKOPF: "extrapoint_doppelkopf",
    Special.FOX_CAUGHT: "extrapoint_catch_fox",
    Special.FOX_CAUGHT_LAST_TRICK: "extrapoint_catch_fox_last_trick",
    Special.FOX_LAST_TRICK: "extrapoint_fox_last_trick",
    Special.CHARLIE: "extrapoint_charlie",
    Special.CHARLIE_CAUGHT: "extrapoint_catch_charlie",
    Special.DOLLE_CAUGHT: "extrapoint_dolle_jabs_dolle",
    Special.HEART_TRICK: "extrapoint_heart_trick",
}
"""By which rule there is a special point at all."""


@cache
def page(rules: Rules, language: str) -> tuple[ProseStatement, ...]:
    """Everything that the rules say."""
    return tuple(one for part in prose(rules, in_language(language)) for one in part.statements)


def sentences(rules: Rules, options: tuple[str, ...], language: str) -> list[ProseStatement]:
    """The sentences of the page about these options."""
    return [one for one in page(rules, language) if not one.options.isdisjoint(options)]


def varied(preset: str, change: str) -> Rules:
    rules = PRESETS[preset].rules
    for option, value in VARIED[change].items():
        rules = rules.changed(option, value)
    return rules


def side_results(rules: Rules) -> list[SideResult]:
    """Results that a side can have: announcements and eyes."""
    said = ScoreReason.KNOCK_SAID if rules.knocking else ScoreReason.RE_SAID
    found = []
    for eyes, level in product((0, 60, 89, 120, 151, 240), (0, 1, 2, 3, 5)):
        denials = tuple(range(2, level + 1))
        doublers = (said,) if level else ()
        found.append(SideResult(eyes, eyes // 20, level, denials, doublers, preannounced=level > 2))
    if rules.in_force().announcement_reply:
        found.append(SideResult(100, 5, doublers=(ScoreReason.REPLY_SAID,)))
        if rules.announcement_strict_limit:
            found.append(SideResult(130, 6, reply_level=2))
    return found


def reasons(rules: Rules) -> set[ScoreReason | Special]:
    """Every reason but the special points that a game can be scored with."""
    held, found = rules.in_force(), set()
    for re, contra in product(side_results(rules), repeat=2):
        results = {RE: re, CONTRA: contra}
        ramsch = [Contract.RAMSCH] if held.poverty_refused == "ramsch" else []
        for contract in (Contract.NORMAL, Contract.SOLO_QUEEN, *ramsch):
            _, lines = winner_and_lines(held, results, [], contract, bock_factor=2)
            found |= {line.reason for line in lines}
    return found


def test_every_reason_is_led_back_to_options_that_there_are() -> None:
    assert set(RULES_OF) == {*ScoreReason, *Special}
    assert all(options and set(options) <= set(OPTIONS) for options in RULES_OF.values())


@pytest.mark.parametrize("change", VARIED)
@pytest.mark.parametrize("preset", PRESETS)
def test_each_point_that_can_occur_has_its_sentence(preset: str, change: str) -> None:
    rules = varied(preset, change)
    for language in LANGUAGES:
        for reason in reasons(rules):
            assert len(sentences(rules, RULES_OF[reason], language)) == 1, reason
        assert sentences(rules, RULES_OF_VALUE, language)
        if rules.bock:
            assert len(sentences(rules, RULES_OF_BOCK, language)) == 1


def test_the_changes_bring_up_every_reason() -> None:
    found = {reason for change in VARIED for reason in reasons(varied("standard", change))}
    assert {*ScoreReason, Special.AGAINST_QUEENS} - found <= {ScoreReason.CONTRA_SAID}


@pytest.mark.parametrize("special", OPTION_OF)
def test_each_special_point_has_its_sentence_where_it_counts(special: Special) -> None:
    counted = 0
    for preset in PRESETS.values():
        rules = preset.rules.changed(OPTION_OF[special], True)
        if rules.unmet(OPTION_OF[special]):
            continue
        counted += 1
        assert sentences(rules, RULES_OF[special], "de")
    assert counted


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Special.FOX_CAUGHT, "Fuchs"),
        (Special.AGAINST_QUEENS, "gegen die Alten"),
        (Special.CHARLIE, "Karlchen"),
        (ScoreReason.NO_60, "unter 60"),
        (ScoreReason.RE_SAID, "verdoppeln"),
        (ScoreReason.NO_90_SAID, "keine 90"),
        (ScoreReason.SOLO, "Solo"),
    ],
)
def test_it_is_the_sentence_a_player_would_point_at(reason: ScoreReason | Special, words: str) -> None:
    assert words in sentences(PRESETS["standard"].rules, RULES_OF[reason], "de")[0].text


def test_the_value_is_led_back_to_who_writes_it() -> None:
    assert "der Solist dreifach" in sentences(PRESETS["standard"].rules, RULES_OF_VALUE, "de")[0].text
