"""The rules as a page: nothing in force is left out, nothing out of force is described."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rule_sets import ANY_RULES, CHANGES

from freedoko_qt.app.wording.prose import prose
from freedoko_qt.app.wording.prose.calls import counting
from freedoko_qt.app.wording.prose.reservations import ranked
from freedoko_qt.app.wording.prose.soli import soli_by_rank
from freedoko_qt.app.wording.translating import in_language
from freedoko_qt.engine.play.deadlines import deadlines
from freedoko_qt.engine.rules import OPTIONS, PRESETS, OptionGroup, Rules, differences, mended

LANGUAGES = ("de", "en")
CONSTANTS = {"mutate", "unsupported", "number_of_players", "number_of_players_in_game"}
RANKING = {
    "reservation_priority",
    "duty_solo_before_lust_solo",
    "throwing_before_solo",
    "marriage_before_poverty",
}
"""Options of precedence: described as the order that follows from all of them together."""

WORDS = {
    "de": re.compile(r"[A-ZÄÖÜ„0-9].*\.", re.DOTALL),
    "en": re.compile(r"[A-Z“0-9].*\.", re.DOTALL),
}


def page(rules: Rules, language: str) -> str:
    return "\n".join(sentence for section in prose(rules, in_language(language)) for sentence in section.sentences)


def differ(rules: Rules, other: Rules) -> bool:
    """True if the pages of two rule sets differ; both languages must agree on that."""
    german, english = (page(rules, language) != page(other, language) for language in LANGUAGES)
    assert german == english
    return german


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_its_heading_and_whole_sentences(preset: str, language: str) -> None:
    translate = in_language(language)
    sections = prose(PRESETS[preset].rules, translate)
    assert {section.title for section in sections} == {translate("Rules", group.label) for group in OptionGroup}
    for section in sections:
        assert section.sentences
        assert all(WORDS[language].fullmatch(sentence) for sentence in section.sentences)


@given(ANY_RULES)
def test_any_rule_set_can_be_described(any_rules: Rules) -> None:
    rules, _ = mended(any_rules)
    for language in LANGUAGES:
        text = page(rules, language)
        assert not re.search(r"[{}]|None|True|False|_|  | [.,;:]|,,|;;", text)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if name not in CONSTANTS])
def test_what_is_in_force_is_described(preset: str, name: str) -> None:
    rules = PRESETS[preset].rules
    for value in other_values(rules, name):
        check(rules, name, value)


@given(ANY_RULES, CHANGES)
@settings(max_examples=200)
def test_a_change_is_described_wherever_it_has_an_effect(any_rules: Rules, change: tuple[str, Any]) -> None:
    rules, _ = mended(any_rules)
    check(rules, *change)


def test_who_deals_after_a_silent_marriage_is_described_without_solos() -> None:
    rules = PRESETS["standard"].rules.changed("silent_marriage_repeats_deal", True).changed("solo", False)
    assert not rules.unmet("solo_dealer_stays")
    for value in ("never", "duty_only", "duty_and_lust"):
        check(rules, "solo_dealer_stays", value)
        check(rules.changed("solo_dealer_stays", value), "solo_dealer_stays", "duty_only")


def check(rules: Rules, name: str, value: Any) -> None:
    """One option set to a value: the page is another one exactly if that has an effect."""
    changed = rules.changed(name, value)
    if rules == changed or name in CONSTANTS:
        return
    if name in RANKING and ranked(rules.in_force()) == ranked(changed.in_force()):
        return
    if name == "show_tricks_number" and min(rules.show_tricks_number, changed.show_tricks_number) >= 10:
        return  # of forty cards that is all of them
    if name == "hyperswine_rank" and not rules.with_nines and "ten" not in (rules.hyperswine_rank, value):
        return  # without nines these are the kings either way
    if name == "counts_as_announced" and counting(rules.in_force()) == counting(changed.in_force()):
        return
    if name == "solo_rank" and soli_by_rank(rules.in_force()) == soli_by_rank(changed.in_force()):
        return
    stays = "duty_and_lust" in (value, rules.solo_dealer_stays)
    if name == "solo_dealer_stays" and not stays and not rules.in_force().number_of_duty_soli:
        return  # there is no solo that is one of duty
    if name == "announcement_limit_table" and _limits(rules) == _limits(changed):
        return
    if not rules.unmet(name):
        assert differ(rules, changed), f"a sentence about {name} is wanted in app/wording/prose"
    elif changed.unmet(name) and differences(rules, changed) == (name,):
        assert not differ(rules, changed)


def _limits(rules: Rules) -> tuple[int, ...]:
    return deadlines(rules.in_force()).limits


def other_values(rules: Rules, name: str) -> list[Any]:
    """Some values an option could have instead."""
    option, value = OPTIONS[name], getattr(rules, name)
    match option.kind:
        case "bool":
            return [not value]
        case "int":
            low, high = rules.range_of(name)
            return [number for number in (low, value - 1, value + 1, high) if low <= number <= high]
        case "enum":
            return [word for word in option.choices if word != value]
        case "set":
            return [value[:1], (list(option.choices)[-1],)]
        case "list":
            return [tuple(reversed(value))]
        case _:
            return [tuple(number + 1 for number in value)]


def test_how_it_reads() -> None:
    english = page(PRESETS["standard"].rules, "en")
    assert "We play with nines: 48 cards, twelve tricks." in english
    assert "The second ten of hearts in a trick beats the first." in english
    contrary = page(PRESETS["doko_wtf"].rules, "de")
    assert "Die zweite Herz-Zehn in einem Stich sticht die erste, nur im letzten Stich nicht." in contrary
    assert "Jede angesagte Stufe von keine 90 bis schwarz bringt den Gewinnern zwei Punkte" in contrary


@given(st.booleans(), st.booleans())
def test_precedence_is_described_as_it_holds(throwing: bool, marriage: bool) -> None:
    rules = Rules(throwing_before_solo=throwing, marriage_before_poverty=marriage)
    order = ranked(rules.in_force())
    assert (order.index("throwing") < order.index("solo")) == throwing
    assert (order.index("marriage") < order.index("poverty")) == marriage


@pytest.mark.parametrize("option", [option for option in OPTIONS if option.startswith("throw_w")])
def test_every_reason_to_throw_in_has_its_place_among_the_reservations(option: str) -> None:
    rules = Rules(throw_with_nines=False).changed(option, True).in_force()
    assert ("throwing" in ranked(rules)) == (option != "throw_with_one_trump")


CONTRACTS = [name for name, option in OPTIONS.items() if name.startswith("solo_") and option.kind == "bool"]
TRUE: tuple[tuple[dict[str, Any], str, str], ...] = (
    (
        {"throw_is_mandatory": True, "throwing_before_solo": True},
        "A hand with at least five nines must be thrown in or played as a solo; if it is thrown in, the cards are "
        "dealt again.",
        "If a hand has",
    ),
    (
        {"throw_is_mandatory": True, "solo": False},
        "A hand with at least five nines must be thrown in; then the cards are dealt again.",
        "played as a solo",
    ),
    (
        {"poverty_max_trumps": 4, "poverty_fox_do_not_count": True, "poverty_fox_shift_extra": True},
        "The poor player passes on at least three cards and the foxes on top, all trumps among them, face down.",
        "passes on three cards",
    ),
    ({"marriage_determination": 1}, "Winning it oneself finds no partner either.", "the next one decides"),
    (
        {"marriage_first_one_decides": True, "marriage_determination": 3},
        "If that player wins the first fitting trick, that player plays on alone.",
        "also leaves that player alone",
    ),
    ({"genscher": True}, "In a solo or a poverty there is no Genscher.", "This does not hold in a solo"),
    ({"solo_meatless": False}, "In the other solos only the cards named are trumps.", "the meatless solo"),
    ({"solo_color": False}, "In a solo only the cards named are trumps.", "other solos"),
    (
        {option: option == "solo_color" for option in CONTRACTS},
        "In a suit solo the chosen suit is trump instead of diamonds.",
        "the cards named",
    ),
    (
        {"solo": False, "silent_marriage_repeats_deal": True},
        "After a silent marriage the same player deals again.",
        "That also applies",
    ),
    (
        {"solo_dealer_stays": "duty_only", "silent_marriage_repeats_deal": True}
        | {"number_of_duty_soli": 1, "number_of_rounds_limited": True},
        "After a silent marriage the same player deals again only if it was a duty solo.",
        "That also applies",
    ),
    (
        {"announcement_strict_limit": True, "announcement_reply": False},
        "Re and Kontra are binding: a side that announces needs 121 card points.",
        "an answer is binding",
    ),
    (
        {"preannouncement_bonus": 1, "special_points_in_solo": "none"},
        "An announcement before the first card earns the winners a point, once for each side, but only in games that "
        "have special points.",
        "once for each side.",
    ),
    (
        {"broken_denial_value": "as_announced", "points_against_denial": "off"},
        "Having 30 card points more than a denial of the other side allows earns nothing.",
        "no further points for a denial that failed",
    ),
    (
        {"announcement_re_doubles": True, "against_queens_doubles": True},
        "Re and Kontra each double the value with the denials; points against the queens and special points are added "
        "afterwards.",
        "the point against the queens",
    ),
    ({"bock": True, "bock_multiplier": 1}, "the next four games are bock games.", "count more"),
    ({"solo_dealer_stays": "never"}, "A round has four games.", "are extra"),
    ({"reply_delay_cards": 0}, "may be answered with Re or Kontra until its own limit.", "no cards after"),
    ({"number_of_rounds_limited": True}, "The tournament ends after", "An evening is planned"),
    (
        {"knocking": True},
        "the side stays secret, and everybody may knock. What applies to Re and Kontra applies to a knock.",
        "everybody may knock. To say",
    ),
    (
        {"announcement_no_120": 1, "permitted_denials": ()},
        "To say Re or Kontra you must still hold one card. Nothing else is announced.",
        "1 cards",
    ),
    (
        {"contra_has_own_limit": True, "announcement_contra": 1},
        "For Kontra alone it is one card.",
        "it is 1 cards",
    ),
    (
        {"counts_as_announced": ("solo", "marriage", "poverty", "swines")}
        | dict.fromkeys(("solo", "poverty", "swines"), False),
        "Playing a marriage counts as saying Re.",
        "Announcing swines",
    ),
    (
        {"number_of_duty_soli": 2, "number_of_rounds_limited": True, "lustsolo_player_leads": True}
        | {"duty_solo_player_leads": False},
        "The soloist leads to the first trick.",
        "A duty solo does not change who leads.",
    ),
    (
        {"number_of_duty_soli": 2, "number_of_duty_color_soli": 2, "number_of_rounds_limited": True},
        "Everybody must play two duty solos, only suit solos; what is missing",
        "two suit solos among them",
    ),
    (
        {"number_of_duty_soli": 1, "number_of_duty_picture_soli": 1, "number_of_rounds_limited": True},
        "Everybody must play one duty solo, which is to be a picture solo; what is missing",
        "picture solo among them",
    ),
    (
        {"marriage_determination": 2},
        "If a marriage is cleared only in the second trick, the limits move back by one trick.",
        "or third trick",
    ),
    ({"marriage_determination": 1}, "found in the first trick", "limits move back"),
    (
        {"solo_bidding": True, "solo_rank": ("solo_null", "solo_queen", "solo_jack"), "solo_jack": False},
        "With equal announcements the order is: queen solo, then all others, and finally the seat.",
        "jack solo, then",
    ),
    (
        dict.fromkeys(CONTRACTS, False)
        | {"solo_bidding": True, "solo_rank": ("solo_null", "solo_jack"), "solo_jack": True},
        "With equal announcements the order is: jack solo, and finally the seat.",
        "all others",
    ),
    ({"solo": False, "solo_may_claim": True}, "Whoever plays alone may shorten the game", "The soloist may shorten"),
    (
        {"poverty_max_trumps": 3, "poverty_fox_do_not_count": True, "poverty_shift_only_trump": True},
        "Whoever has at most three trumps, not counting foxes, may declare a poverty. The poor player passes on "
        "exactly the trumps, face down.",
        "trumps face down",
    ),
    ({"solo_null": True, "with_nines": False}, "the suits rank ace, king, queen, jack, ten.", "ten, nine"),
    (
        {"cowardice": "partners", "genscher": False},
        "nothing turns in a silent marriage or a marriage played alone.",
        "after a Genscher",
    ),
    ({"solo": False}, "No solos are called.", "There are no solos"),
    (
        {"solo_dealer_stays": "duty_only", "lustsolo_player_leads": False, "number_of_duty_soli": 0},
        "In a solo the player left of the dealer leads. The deal moves on after a solo, too.",
        "voluntary",
    ),
    ({"solo_dealer_stays": "duty_only", "number_of_duty_soli": 0}, "A round has four games.", "are extra"),
    (
        {"dollen_in_color_solo": "diamonds"},
        "Only in the diamonds solo are the tens of hearts dullen",
        "No ten of hearts is a dulle there",
    ),
    ({"permitted_denials": ()}, "Nothing else is announced.", "makes a denial"),
    (
        {"permitted_denials": (), "denials_after_reply": True},
        "may be answered with Re or Kontra",
        "go on with denials",
    ),
    ({"permitted_denials": ()}, "A game won counts", "Each level announced"),
    ({"permitted_denials": ()}, "To say Re or Kontra", "Levels may be skipped"),
    (
        {"bock_for_each": True, "bock_in_bock": "restarts"},
        "A reason during a bock round starts it again.",
        "Several reasons in one game",
    ),
    (
        {"counting": "plus_minus", "check_zero_sum": True, "solo_factor": 2},
        "the losers as minus; a soloist twice.",
        "must add up to zero",
    ),
    (
        {"show_tricks_in_trickpiles": False},
        "The table shows which cards may be played, how many card points are in the tricks",
        "lie in them",
    ),
)


@pytest.mark.parametrize(("changes", "sentence", "unsaid"), TRUE)
def test_a_sentence_is_true_whatever_else_holds(changes: dict[str, Any], sentence: str, unsaid: str) -> None:
    said = " ".join(page(Rules(**changes), "en").split("\n"))
    assert sentence in said
    assert unsaid not in said


def test_german_cases_fit_wherever_a_phrase_stands() -> None:
    thrown = page(Rules(throw_with_kings=True, throw_is_mandatory=True), "de")
    assert "Ein Blatt mit mindestens fünf Neunen oder mindestens sechs Königen muss geschmissen" in thrown
    bock = page(Rules(bock=True, bock_after_solo=True), "de")
    assert "Nach 120 zu 120 Augen, jedem Solo oder einem schwarzen Spiel" in bock


def test_german_clauses_have_their_commas() -> None:
    pot = page(Rules(counting="plus", points_limited=True), "de")
    assert "Das Turnier endet, wenn ein Vorrat von 40 Punkten aufgebraucht ist." in pot
    bock = Rules(bock=True, bock_after_nothing=True, bock_after_120_120=False, bock_after_black_game=False)
    assert "Nach einem Spiel ohne Wert sind die nächsten vier Spiele Bockspiele." in page(bock, "de")


def test_german_says_one_card_and_what_a_solo_and_a_pot_do() -> None:
    limits = {"announcement_no_120": 1, "announcement_contra": 1, "contra_has_own_limit": True}
    one = page(Rules(permitted_denials=(), **limits), "de")
    assert "Für Re und Kontra muss man noch mindestens eine Karte auf der Hand haben." in one
    assert "Für Kontra allein muss man noch eine Karte haben." in one
    pot = page(Rules(number_of_rounds_limited=True, number_of_rounds=10, points_limited=True, points=5), "de")
    assert "Das Turnier endet nach zehn Runden oder schon vorher, wenn ein Vorrat von fünf Punkten" in pot
    duty = page(Rules(number_of_rounds_limited=True, number_of_duty_soli=4, number_of_duty_color_soli=4), "de")
    assert "Jeder muss vier Pflichtsoli spielen, und zwar nur Farbsoli; was am Ende fehlt" in duty
    redealt = page(Rules(bock=True, bock_after_redeal=True), "de")
    assert "Nach 120 zu 120 Augen, erneutem Geben oder einem schwarzen Spiel" in redealt


@pytest.mark.parametrize("preset", PRESETS)
def test_it_says_what_counts_when_nobody_wins(preset: str) -> None:
    rules = PRESETS[preset].rules
    for language, nobody, rest in (("en", "nobody wins", "special points"), ("de", "gewinnt niemand", "Sonderpunkte")):
        (sentence,) = (one for one in page(rules, language).splitlines() if nobody in one)
        assert rest in sentence
