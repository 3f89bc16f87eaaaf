"""The score sheet of a real table: what it may say, and what comes of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadNotation
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules
from freedoko_qt.engine.score.score_lines import value_of
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.score.tally import TallyScore, score_tally, specials_to_enter, tally_of
from freedoko_qt.engine.teams import Side

EXAMPLES = json.loads((Path(__file__).parent / "scoring_examples.json").read_text(encoding="utf-8"))
BOOKS = {"freedoko_standard": "standard", "ddv": "ddv", "doko_wtf": "doko_wtf", "mittwoch": "mittwoch"}
WINNERS = {"R": Side.RE, "C": Side.CONTRA, None: None}
STANDARD = Rules()
DDV = PRESETS["ddv"].rules


def game(re_eyes: int, **entered: Any) -> dict[str, Any]:
    """A normal game without announcements and special points, but for what is given."""
    return {
        "game": "normal",
        "re_eyes": re_eyes,
        "contra_eyes": 240 - re_eyes,
        "re_tricks": 6,
        "contra_tricks": 6,
        "re_announcement": None,
        "contra_announcement": None,
        "re_special": {},
        "contra_special": {},
        **entered,
    }


def scored(rules: Rules, re_eyes: int, **entered: Any) -> TallyScore:
    return score_tally(rules, tally_of(game(re_eyes, **entered)))


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_the_worked_scores_come_out(example: dict[str, Any], book: str) -> None:
    rules, expected = PRESETS[BOOKS[book]].rules, example["expected"][book]
    result = score_tally(rules, tally_of(example))
    assert (result.winner, result.value) == (WINNERS[expected["winner"]], expected["value"])
    assert [result.re, result.contra] == expected["re_contra"]
    assert value_of(rules, list(result.lines)) == result.value


def test_every_special_point_can_be_noted() -> None:
    every: dict[str, Any] = {name: True for name in OPTIONS if name.startswith("extrapoint_")}
    forty_cards = Rules(**every, with_nines=False)  # where a heart trick counts
    found = {special for special, _ in specials_to_enter(forty_cards, Contract.NORMAL).values()}
    assert found == set(Special) - {Special.AGAINST_QUEENS}, "the points that follow from no tick of the score keeper"


def test_bock_multiplies_what_is_written() -> None:
    result = scored(STANDARD, 130, re_special={"fox": 1}, bock_factor=2)
    assert (result.value, result.re, result.contra) == (2, 4, 0)


@pytest.mark.parametrize(
    ("option", "entered"),
    [
        pytest.param("extrapoint_double_charlie", {"ch": 2}, id="f09"),
        pytest.param("extrapoint_catch_double_charlie", {"cch": 2}, id="f10"),
        pytest.param("extrapoint_catch_fox_last_trick", {"fox": 1, "fox_caught_last_trick": 1}, id="f11"),
    ],
)
def test_a_second_point_where_the_rules_give_one(option: str, entered: dict[str, int]) -> None:
    double = STANDARD.changed("extrapoint_double_charlie", True).changed(option, True)
    assert scored(double, 130, re_special=entered).value == 1 + 2
    assert scored(STANDARD, 130, re_special=entered).value == 1 + 1


def test_the_names_of_records_are_understood_too() -> None:
    king_solo = scored(DDV.changed("solo_king", True), 140, game="solo_king", contra_announcement="contra")
    assert (king_solo.re, king_solo.contra) == (3 * 3, -3)


@pytest.mark.parametrize(
    ("entered", "message"),
    [
        ({"re_eyes": 131}, "the card points of both sides must make 240"),
        ({"re_eyes": True}, "re_eyes must be a whole number from 0 to 240, not True"),
        ({"contra_eyes": "110"}, "contra_eyes must be a whole number from 0 to 240, not '110'"),
        ({"contra_tricks": 0}, "contra_eyes is 110, but contra_tricks is 0"),
        ({"game": "skat"}, "'skat' is not a game; there are normal, "),
        ({"game": []}, r"\[\] is not a game"),
        ({"re_announcement": 120}, "re_announcement must be null, 're', 90, 60, 30 or 0, not 120"),
        ({"re_announcement": False}, "not False"),
        ({"re_special": ["fox"]}, "re_special must be a JSON object"),
        ({"re_special": {"hare": 1}}, "'hare' is not a special point; there are dk, fox, "),
        ({"re_special": {"fox": 3}}, "fox must be a whole number from 0 to 2, not 3"),
        ({"pre_first_card": 1}, "pre_first_card is 1, but only 0 sides announced"),
    ],
)
def test_a_wrong_sheet_is_reported_in_one_sentence(entered: dict[str, Any], message: str) -> None:
    with pytest.raises(BadNotation, match=message) as refused:
        tally_of({**game(130), "id": "Friday 3", **entered})
    assert str(refused.value).startswith("Friday 3: ")


def test_a_sheet_must_be_whole() -> None:
    with pytest.raises(BadNotation, match="must be a JSON object"):
        tally_of(["normal"])
    with pytest.raises(BadNotation, match="the game: contra_announcement, .*re_tricks must be given"):
        tally_of({"game": "normal", "re_eyes": 120, "contra_eyes": 120})
