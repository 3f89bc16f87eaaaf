"""Following suit, and who wins a trick (RULES.md 4)."""

import pytest
from laid_games import QUIET, answered, cards, lay, play, whole_game

from freedoko_qt.engine.actions import AnnounceSwines
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.trick import Trick, best_position, eyes_of, followers, second_dolle_wins


def winner(names: str, contract: str = "normal", *, second_dolle: bool = False) -> int:
    """The position of the winning card, counted from 1."""
    order = card_order(Rules(), Contract(contract))
    return 1 + best_position(order, cards(names), second_dolle_wins=second_dolle)


def test_the_highest_card_of_the_suit_led_wins() -> None:
    assert winner("SK S9 SA ST") == 3


def test_a_card_of_another_suit_wins_nothing() -> None:
    assert winner("S9 CA HA CA") == 1


def test_a_trump_beats_every_plain_card() -> None:
    assert winner("CA CT D9 CA") == 3


def test_the_higher_of_two_trumps_wins() -> None:
    assert winner("CA D9 DJ CA") == 3
    assert winner("DQ CQ HQ SQ") == 2


def test_of_two_equal_cards_the_first_wins() -> None:
    assert winner("CA CA C9 CK") == 1
    assert winner("SK CQ CQ DA") == 2


def test_of_two_dollen_the_first_or_the_second_wins_as_the_rules_have_it() -> None:
    assert winner("DA HT HT CQ") == 2
    assert winner("DA HT HT CQ", second_dolle=True) == 3


def test_in_a_picture_solo_there_is_no_dolle() -> None:
    assert winner("HT HK HT HA", "solo_queen", second_dolle=True) == 4
    assert winner("HT HK HT H9", "solo_queen", second_dolle=True) == 1


def test_in_a_meatless_solo_a_queen_is_a_plain_card() -> None:
    assert winner("DK DQ CQ D9", "solo_meatless") == 1
    assert winner("DJ DQ DK DT", "solo_meatless") == 4


@pytest.mark.parametrize(
    ("second_over_first", "contrary_in_last", "in_a_trick", "in_the_last_trick"),
    [(False, False, False, False), (True, False, True, True), (True, True, True, False), (False, True, False, True)],
)
def test_the_four_orders_of_the_dollen(
    second_over_first: bool, contrary_in_last: bool, in_a_trick: bool, in_the_last_trick: bool
) -> None:
    rules = Rules(dollen_second_over_first=second_over_first, dollen_contrary_in_last_trick=contrary_in_last)
    assert second_dolle_wins(rules, last_trick=False, swines=False) is in_a_trick
    assert second_dolle_wins(rules, last_trick=True, swines=False) is in_the_last_trick


def test_announced_swines_bring_the_first_dolle_back_to_the_top() -> None:
    rules = Rules(dollen_first_over_second_with_swines=True)
    assert second_dolle_wins(rules, last_trick=False, swines=False)
    assert not second_dolle_wins(rules, last_trick=False, swines=True)
    contrary = Rules(dollen_contrary_in_last_trick=True, dollen_first_over_second_with_swines=True)
    assert not second_dolle_wins(contrary, last_trick=True, swines=True)


def test_without_dollen_there_is_no_second_one() -> None:
    assert not second_dolle_wins(Rules(dollen=False).in_force(), last_trick=False, swines=False)


@pytest.mark.parametrize(
    ("names", "contract", "usually", "by_rule"),
    [
        ("CJ DJ CJ DA", "normal", 1, 3),
        ("CJ SJ CJ HJ", "solo_jack", 1, 3),
        ("CJ C9 CJ CA", "solo_queen", 4, 4),
        ("CJ DJ CJ DQ", "normal", 4, 4),
    ],
)
def test_the_second_charlie_may_beat_the_first(names: str, contract: str, usually: int, by_rule: int) -> None:
    for second, expected in ((False, usually), (True, by_rule)):
        order = card_order(Rules(second_charlie_wins=second), Contract(contract))
        assert 1 + best_position(order, cards(names), second_dolle_wins=True) == expected


def test_the_second_dolle_takes_a_trick_at_the_table() -> None:
    game = answered(QUIET, lay("HT CQ", "HT", "DJ CQ", "DA"))
    play(game, "HT HT DJ DA")
    assert game.tricks == [Trick(0, cards("HT HT DJ DA"), 1)]
    assert game.turn == 1


def test_with_swines_announced_the_first_dolle_takes_it() -> None:
    rules = QUIET.changed("dollen_first_over_second_with_swines", True)
    game = answered(rules, lay("HT CQ", "HT", "DJ CQ", "DA DA D9"))
    game.apply(AnnounceSwines(3))
    play(game, "HT HT DJ D9")
    assert game.tricks[0].winner == 0


@pytest.mark.parametrize(("contrary", "winner_of_the_last"), [(False, 2), (True, 0)])
def test_in_the_last_trick_the_dollen_may_change_their_order(contrary: bool, winner_of_the_last: int) -> None:
    rules = QUIET.changed("dollen_contrary_in_last_trick", contrary)
    game = whole_game(rules, "HT DJ HT DA", leader=0)
    assert game.tricks[-1].winner == winner_of_the_last


def test_suit_must_be_followed() -> None:
    order = card_order(Rules(), Contract.NORMAL)
    hand = cards("SA SA S9 HQ DA HA")
    assert followers(order, hand, Card.SK) == list(cards("SA S9"))
    assert followers(order, hand, Card.CQ) == list(cards("HQ DA"))
    assert followers(order, hand, Card.CA) == list(cards("SA S9 HQ DA HA"))
    assert followers(order, hand, None) == list(cards("SA S9 HQ DA HA"))


def test_a_dolle_does_not_follow_hearts() -> None:
    order = card_order(Rules(), Contract.NORMAL)
    assert followers(order, cards("HT H9 CA"), Card.HA) == [Card.H9]
    assert followers(order, cards("HT H9 CA"), Card.D9) == [Card.HT]


def test_a_fox_follows_trump_and_a_jack_of_clubs_does_not_follow_clubs() -> None:
    order = card_order(Rules(), Contract.NORMAL)
    assert followers(order, cards("DA CJ C9"), Card.CA) == [Card.C9]
    assert followers(order, cards("DA SA"), Card.CJ) == [Card.DA]


def test_a_trick_knows_who_played_what_and_what_it_counts() -> None:
    trick = Trick(2, cards("CA CT CK C9"), 2)
    assert trick.eyes == eyes_of(cards("CA CT CK C9")) == 25
    assert [trick.seat_of(position) for position in range(4)] == [2, 3, 0, 1]


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    game = answered(QUIET, lay("C9 CQ", "CK", "CQ CA", "CT"))
    play(game, "C9 CK CA CT")
    assert (game.leader, game.turn) == (2, 2)
