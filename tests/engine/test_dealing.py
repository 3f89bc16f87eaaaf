"""Deals: the same seed gives the same hands for ever, and every card comes to every seat equally often."""

from collections import Counter

import pytest

from freedoko_qt.engine.cards import CARDS, SEATS, deck
from freedoko_qt.engine.dealing import Generator, deal, seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS

GOLDEN = {
    (0, True): (
        "CJ CT H9 CQ HQ HT CQ CJ HA DJ DT DQ",
        "DK SQ SA C9 DQ S9 SA SK HT CK ST HK",
        "CA SJ H9 DJ D9 S9 D9 ST SQ DK C9 DT",
        "CT SJ HJ SK DA HQ CA CK HA DA HJ HK",
    ),
    (0, False): (
        "CA DQ CK DK SJ HT HA DA CQ SA",
        "SQ SJ HQ HK SK DQ DT HQ HA DT",
        "SQ CT HJ HJ DK ST HK DA HT CJ",
        "CT CQ CK CA DJ DJ ST SA CJ SK",
    ),
    (2026, True): (
        "HK DA H9 DT HJ HA DQ S9 DT HA ST HQ",
        "H9 SJ DQ HK HQ HJ SA SQ CJ DK DK SQ",
        "CK CT CA CQ DJ HT S9 DA C9 CJ SA HT",
        "SK CA DJ ST CQ C9 CK D9 D9 SJ CT SK",
    ),
    (2026, False): (
        "CT SA DK ST SJ HA HK SA SQ HQ",
        "HT DQ DJ CK DT HK SK SK DA ST",
        "DK HA CA HT DJ HQ CJ DQ CT SQ",
        "CQ HJ CK CJ CA HJ DT DA CQ SJ",
    ),
    (123456789, True): (
        "H9 CT SQ SJ CJ ST C9 DK H9 DA HJ CQ",
        "CA SK HQ SA SK DA S9 SQ S9 HK HQ DJ",
        "CT CK DT D9 HA SJ DJ ST DQ HJ D9 C9",
        "DK HA CJ CA CQ HK DT SA HT HT CK DQ",
    ),
}
"""These hands are in the saved games and notes of players: they must never change."""


@pytest.mark.parametrize(("seed", "with_nines"), GOLDEN)
def test_a_seed_gives_these_hands_for_all_time(seed: int, with_nines: bool) -> None:
    hands = deal(seed, with_nines=with_nines)
    assert tuple(" ".join(map(str, hand)) for hand in hands) == GOLDEN[seed, with_nines]


def test_the_generator_gives_the_numbers_of_splitmix64() -> None:
    assert Generator(0).next() == 0xE220A8397B1DCDAF
    generator = Generator(1234567)
    assert [generator.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


@pytest.mark.parametrize("with_nines", [True, False])
def test_every_deal_is_the_whole_deck(with_nines: bool) -> None:
    for seed in range(200):
        hands = deal(seed, with_nines=with_nines)
        assert {len(hand) for hand in hands} == {12 if with_nines else 10}
        assert sorted(card for hand in hands for card in hand) == sorted(deck(with_nines=with_nines))


def test_every_card_comes_to_every_seat_equally_often() -> None:
    deals = 3000
    held = Counter(
        (card, seat) for seed in range(deals) for seat, hand in enumerate(deal(seed, with_nines=True)) for card in hand
    )
    # Two copies over four seats: 1500 each, five standard deviations are 135.
    assert all(abs(held[card, seat] - deals / 2) < 135 for card in CARDS for seat in SEATS)


def test_a_marriage_is_dealt_as_often_as_it_should_be() -> None:
    deals = 4000
    marriages = sum(any(hand.count(CARDS[2]) == 2 for hand in deal(seed, with_nines=True)) for seed in range(deals))
    # The second ♣Q lies with the first one in 11 of 47 cases; five standard deviations are 134.
    assert abs(marriages - deals * 11 / 47) < 134


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 48])
def test_below_gives_every_number_below_the_bound(bound: int) -> None:
    generator = Generator(5)
    assert {generator.below(bound) for _ in range(40 * bound)} == set(range(bound))


def test_a_seed_of_several_numbers_knows_their_order() -> None:
    assert seed_of(1, 2) == 6804074658870690613
    assert seed_of(2, 1) == 8085905411993364802
    assert len({seed_of(2026, game) for game in range(1000)}) == 1000


def test_a_game_dealt_from_a_seed_has_its_hands() -> None:
    game = Game.deal(PRESETS["mittwoch"].rules, 2026)
    assert game.dealt == deal(2026, with_nines=False)
    assert game.seed == 2026
