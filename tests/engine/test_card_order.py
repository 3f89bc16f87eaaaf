"""The trumps of each contract, highest first (RULES.md 4)."""

import pytest
from laid_games import cards

from freedoko_qt.engine.cards import Card, Suit, deck
from freedoko_qt.engine.contracts import (
    SOLI,
    Contract,
    Reservation,
    allows_solo,
    card_order,
    hyperswine_card,
    superswine_card,
    swine_card,
)
from freedoko_qt.engine.rules import PRESETS, Rules

RULES = Rules()
WITHOUT_NINES = RULES.changed("with_nines", False)
WITHOUT_DOLLEN = Rules(dollen=False)

QUEENS = "CQ SQ HQ DQ"
JACKS = "CJ SJ HJ DJ"
KINGS = "CK SK HK DK"
DIAMONDS = f"HT {QUEENS} {JACKS} DA DT DK D9"

TRUMPS = {
    "normal": DIAMONDS,
    "marriage": DIAMONDS,
    "marriage_solo": DIAMONDS,
    "silent_marriage": DIAMONDS,
    "poverty": DIAMONDS,
    "genscher": DIAMONDS,
    "ramsch": DIAMONDS,
    "solo_clubs": f"HT {QUEENS} {JACKS} CA CT CK C9",
    "solo_spades": f"HT {QUEENS} {JACKS} SA ST SK S9",
    "solo_hearts": f"HT {QUEENS} {JACKS} HA HK H9",
    "solo_diamonds": DIAMONDS,
    "solo_queen": QUEENS,
    "solo_jack": JACKS,
    "solo_king": KINGS,
    "solo_queen_jack": f"{QUEENS} {JACKS}",
    "solo_king_jack": f"{KINGS} {JACKS}",
    "solo_king_queen": f"{KINGS} {QUEENS}",
    "solo_koehler": f"{KINGS} {QUEENS} {JACKS}",
    "solo_meatless": "",
    "solo_ten": "CT ST HT DT",
    "solo_ace": "CA SA HA DA",
    "solo_pure_clubs": "CA CT CK CQ CJ C9",
    "solo_pure_spades": "SA ST SK SQ SJ S9",
    "solo_pure_hearts": "HA HT HK HQ HJ H9",
    "solo_pure_diamonds": "DA DT DK DQ DJ D9",
    "solo_null": "",
}


def test_every_contract_is_in_the_table() -> None:
    assert set(TRUMPS) == set(Contract)
    assert {contract.value for contract in SOLI} == {kind.value for kind in Reservation if kind.is_solo}


@pytest.mark.parametrize("contract", Contract)
def test_trumps_from_high_to_low(contract: Contract) -> None:
    order = card_order(RULES, contract)
    assert order.trumps == cards(TRUMPS[contract])
    strengths = [order.strengths[card] for card in order.trumps]
    assert strengths == sorted(set(strengths), reverse=True)


@pytest.mark.parametrize("contract", Contract)
def test_without_nines_the_same_trumps_but_the_nines(contract: Contract) -> None:
    wanted = tuple(card for card in cards(TRUMPS[contract]) if card.rank.letter != "9")
    assert card_order(WITHOUT_NINES, contract).trumps == wanted


def number_of_trumps(rules: Rules, contract: str) -> int:
    order = card_order(rules, Contract(contract))
    return sum(order.is_trump(card) for card in deck(with_nines=rules.with_nines))


@pytest.mark.parametrize(
    ("contract", "with_nines", "without_nines"),
    [
        ("normal", 26, 24),
        ("poverty", 26, 24),
        ("solo_clubs", 26, 24),
        ("solo_spades", 26, 24),
        ("solo_hearts", 24, 22),
        ("solo_diamonds", 26, 24),
        ("solo_queen", 8, 8),
        ("solo_jack", 8, 8),
        ("solo_king", 8, 8),
        ("solo_queen_jack", 16, 16),
        ("solo_king_jack", 16, 16),
        ("solo_king_queen", 16, 16),
        ("solo_koehler", 24, 24),
        ("solo_meatless", 0, 0),
        ("solo_null", 0, 0),
        ("solo_ten", 8, 8),
        ("solo_ace", 8, 8),
        ("solo_pure_hearts", 12, 10),
    ],
)
def test_number_of_trumps(contract: str, with_nines: int, without_nines: int) -> None:
    assert number_of_trumps(RULES, contract) == with_nines
    assert number_of_trumps(WITHOUT_NINES, contract) == without_nines


def test_without_dollen_the_tens_of_hearts_are_plain() -> None:
    assert number_of_trumps(WITHOUT_DOLLEN, "normal") == 24
    assert number_of_trumps(WITHOUT_DOLLEN.changed("with_nines", False), "normal") == 22
    assert not card_order(WITHOUT_DOLLEN, Contract.NORMAL).is_trump(Card.HT)


def test_without_dollen_the_hearts_solo_has_its_ten_below_the_ace() -> None:
    order = card_order(WITHOUT_DOLLEN, Contract.SOLO_HEARTS)
    assert order.trumps[-4:] == cards("HA HT HK H9")
    assert not order.dolle


def test_a_suit_solo_may_be_played_without_dollen_though_the_normal_game_has_them() -> None:
    none = RULES.changed("dollen_in_color_solo", "none")
    assert card_order(none, Contract.NORMAL).trumps == cards(DIAMONDS)
    assert card_order(none, Contract.SOLO_CLUBS).trumps == cards(f"{QUEENS} {JACKS} CA CT CK C9")
    assert card_order(none, Contract.SOLO_CLUBS).classes[Card.HT] == Suit.HEARTS
    assert card_order(none, Contract.SOLO_HEARTS).trumps == cards(f"{QUEENS} {JACKS} HA HT HK H9")
    assert card_order(none, Contract.SOLO_DIAMONDS).trumps == cards(f"{QUEENS} {JACKS} DA DT DK D9")
    assert number_of_trumps(none, "silent_marriage") == 26, "that is a normal game to the others"


def test_the_dollen_may_stay_in_the_diamonds_solo_alone() -> None:
    rules = RULES.changed("dollen_in_color_solo", "diamonds")
    assert card_order(rules, Contract.SOLO_DIAMONDS).trumps == cards(DIAMONDS)
    assert card_order(rules, Contract.SOLO_SPADES).trumps == cards(f"{QUEENS} {JACKS} SA ST SK S9")


@pytest.mark.parametrize(
    ("contract", "plain"),
    [
        ("normal", "CA CT CK C9"),
        ("solo_hearts", "DA DT DK D9"),
        ("solo_queen", "DA DT DK DJ D9"),
        ("solo_jack", "HA HT HK HQ H9"),
        ("solo_king", "SA ST SQ SJ S9"),
        ("solo_queen_jack", "HA HT HK H9"),
        ("solo_koehler", "CA CT C9"),
        ("solo_meatless", "HA HT HK HQ HJ H9"),
        ("solo_null", "HA HK HQ HJ HT H9"),
        ("solo_ten", "HA HK HQ HJ H9"),
        ("solo_ace", "DT DK DQ DJ D9"),
        ("solo_pure_spades", "HA HT HK HQ HJ H9"),
    ],
)
def test_plain_suits_from_high_to_low(contract: str, plain: str) -> None:
    order = card_order(RULES, Contract(contract))
    named = cards(plain)
    assert {order.classes[card] for card in named} == {int(named[0].suit)}
    assert sorted(named, key=lambda card: -order.strengths[card]) == list(named)


def test_plain_hearts_have_no_ten_while_it_is_a_dolle() -> None:
    order = card_order(RULES, Contract.NORMAL)
    hearts = [card for card in deck(with_nines=True) if order.classes[card] == Suit.HEARTS]
    assert len(hearts) == 6
    assert set(hearts) == set(cards("HA HK H9"))


def test_swines_stand_above_the_dollen_and_hyperswines_above_them() -> None:
    swines = card_order(RULES, Contract.NORMAL, swines=True)
    assert swines.trumps == cards(f"DA HT {QUEENS} {JACKS} DT DK D9")
    both = card_order(RULES, Contract.NORMAL, swines=True, hyperswines=True)
    assert both.trumps == cards(f"D9 DA HT {QUEENS} {JACKS} DT DK")


def test_without_nines_the_kings_are_the_hyperswines() -> None:
    assert hyperswine_card(RULES, Contract.NORMAL) is Card.D9
    assert hyperswine_card(WITHOUT_NINES, Contract.NORMAL) is Card.DK
    both = card_order(WITHOUT_NINES, Contract.NORMAL, swines=True, hyperswines=True)
    assert both.trumps == cards(f"DK DA HT {QUEENS} {JACKS} DT")


def test_the_king_of_trumps_may_stand_above_the_ten() -> None:
    rules = RULES.changed("king_over_ten", True)
    assert card_order(rules, Contract.NORMAL).trumps == cards(f"HT {QUEENS} {JACKS} DA DK DT D9")
    assert card_order(rules, Contract.SOLO_CLUBS).trumps == cards(f"HT {QUEENS} {JACKS} CA CK CT C9")
    assert card_order(rules, Contract.SOLO_HEARTS).trumps == cards(f"HT {QUEENS} {JACKS} HA HK H9")
    pure = Contract("solo_pure_clubs")
    assert card_order(rules, pure).trumps == card_order(RULES, pure).trumps


def test_superswines_stand_between_swines_and_hyperswines() -> None:
    kings = RULES.changed("hyperswine_rank", "king")
    every = card_order(kings, Contract.NORMAL, swines=True, superswines=True, hyperswines=True)
    assert every.trumps == cards(f"DK DT DA HT {QUEENS} {JACKS} D9")
    tens = RULES.changed("hyperswine_rank", "ten")
    every = card_order(tens, Contract.SOLO_CLUBS, swines=True, superswines=True, hyperswines=True)
    assert every.trumps == cards(f"CT CK CA HT {QUEENS} {JACKS} C9")
    assert superswine_card(RULES, Contract.NORMAL) is Card.DT


def test_a_dolle_is_no_hyperswine() -> None:
    tens = RULES.changed("hyperswine_rank", "ten")
    assert hyperswine_card(tens, Contract.SOLO_HEARTS) is None
    assert hyperswine_card(tens.changed("dollen", False), Contract.SOLO_HEARTS) is Card.HT


def test_in_a_colour_solo_the_aces_of_its_suit_are_the_swines() -> None:
    assert swine_card(Contract.SOLO_CLUBS) is Card.CA
    assert hyperswine_card(RULES, Contract.SOLO_CLUBS) is Card.C9
    both = card_order(RULES, Contract.SOLO_HEARTS, swines=True, hyperswines=True)
    assert both.trumps == cards(f"H9 HA HT {QUEENS} {JACKS} HK")


@pytest.mark.parametrize("contract", ["solo_queen", "solo_koehler", "solo_meatless", "solo_ten", "solo_pure_clubs"])
def test_there_are_no_swines_without_a_court_and_a_suit(contract: str) -> None:
    assert swine_card(Contract(contract)) is None
    assert hyperswine_card(RULES, Contract(contract)) is None


def test_a_hand_is_sorted_with_its_trumps_first() -> None:
    hand = cards("SA HK D9 CQ HT C9 DA HA")
    assert sorted(hand, key=card_order(RULES, Contract.NORMAL).sort_key) == list(cards("HT CQ DA D9 C9 SA HA HK"))
    assert sorted(hand, key=card_order(RULES, Contract.SOLO_MEATLESS).sort_key) == list(
        cards("CQ C9 SA HA HT HK DA D9")
    )


def soli(rules: Rules) -> set[str]:
    return {contract.value.removeprefix("solo_") for contract in SOLI if allows_solo(rules.in_force(), contract)}


def test_the_soli_of_the_presets() -> None:
    official = {"clubs", "spades", "hearts", "diamonds", "queen", "jack", "meatless"}
    mixed = {"king", "queen_jack", "king_jack", "king_queen", "koehler"}
    pure = {"pure_clubs", "pure_spades", "pure_hearts", "pure_diamonds"}
    assert soli(PRESETS["standard"].rules) == official | mixed
    assert soli(PRESETS["ddv"].rules) == official
    assert soli(PRESETS["beginner"].rules) == set()
    assert soli(PRESETS["doko_wtf"].rules) == official | mixed | pure
    assert soli(PRESETS["mittwoch"].rules) == {"diamonds", "queen", "jack", "meatless"}
