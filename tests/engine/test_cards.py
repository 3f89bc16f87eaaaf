"""The deck: what is in it and what it counts (RULES.md 4)."""

import pytest

from freedoko_qt.engine.cards import CARDS, Card, Rank, Suit, by_seat, card, deck


def test_with_nines_there_are_48_cards_without_40() -> None:
    assert len(deck(with_nines=True)) == 48
    assert len(deck(with_nines=False)) == 40


def test_every_card_is_there_twice() -> None:
    whole = deck(with_nines=True)
    assert all(whole.count(one) == 2 for one in CARDS)


def test_values_by_seat_are_four() -> None:
    assert by_seat(range(4)) == (0, 1, 2, 3)
    for wrong in (3, 5):
        with pytest.raises(ValueError, match="unpack"):
            by_seat(range(wrong))


def test_without_nines_only_the_nines_are_missing() -> None:
    assert set(CARDS) - set(deck(with_nines=False)) == {Card.C9, Card.S9, Card.H9, Card.D9}


@pytest.mark.parametrize("with_nines", [True, False])
def test_the_deck_counts_240_eyes(with_nines: bool) -> None:
    assert sum(one.eyes for one in deck(with_nines=with_nines)) == 240


@pytest.mark.parametrize(
    ("rank", "eyes"),
    [(Rank.ACE, 11), (Rank.TEN, 10), (Rank.KING, 4), (Rank.QUEEN, 3), (Rank.JACK, 2), (Rank.NINE, 0)],
)
def test_eyes_of_a_rank_are_the_same_in_every_suit(rank: Rank, eyes: int) -> None:
    assert {card(suit, rank).eyes for suit in Suit} == {eyes}


def test_a_card_is_written_as_suit_and_rank() -> None:
    assert str(card(Suit.CLUBS, Rank.QUEEN)) == "CQ"
    assert str(card(Suit.HEARTS, Rank.TEN)) == "HT"
    assert [suit.letter for suit in Suit] == ["C", "S", "H", "D"]
    assert [rank.letter for rank in Rank] == ["9", "J", "Q", "K", "T", "A"]


@pytest.mark.parametrize("one", CARDS)
def test_suit_and_rank_make_the_card_again(one: Card) -> None:
    assert card(one.suit, one.rank) is one
    assert str(one) == one.suit.letter + one.rank.letter
