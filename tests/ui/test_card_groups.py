"""The cards of a game in their order, and what a seat can know to be still out."""

from collections import Counter

import pytest
import views

from freedoko_qt.engine.cards import CARDS, SEATS, Card, Rank
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import still_out
from freedoko_qt.ui.cards.card_groups import card_groups, may_show_still_out, stands_out


@pytest.mark.parametrize("cards", [0, 1, 7, 26, 47])
@pytest.mark.parametrize("seat", SEATS)
def test_out_is_what_the_three_others_hold(cards, seat) -> None:
    game = views.played(cards)
    held = Counter(card for one in SEATS if one != seat for card in game.hands[one])
    assert {card: number for card, number in still_out(game.view(seat)).items() if number} == held


def test_out_is_the_same_however_the_others_hold_it() -> None:
    game, other = views.healthy(), views.healthy()
    other.hands[1], other.hands[3] = other.hands[3], other.hands[1]
    assert still_out(game.view(0)) == still_out(other.view(0))


def test_what_the_poor_one_laid_down_is_out_until_it_comes_back() -> None:
    game = views.taken_poverty(poor=1, taker=2)
    out = still_out(game.view(1))
    assert sum(out.values()) == 48 - len(game.hands[1])
    assert all(out[card] for card in game.laid)


def test_without_nines_no_nine_is_shown() -> None:
    out = still_out(views.healthy(5, views.STANDARD.changed("with_nines", False)).view(0))
    assert set(out) == {card for card in CARDS if card.rank is not Rank.NINE}
    assert sum(out.values()) == 30


@pytest.mark.parametrize("solo", [None, Reservation.SOLO_MEATLESS, Reservation.SOLO_QUEEN, Reservation.SOLO_CLUBS])
def test_every_card_stands_in_one_group_from_the_highest_down(solo) -> None:
    view = (views.healthy() if solo is None else views.solo(solo, 0)).view(0)
    groups = card_groups(view)
    assert sorted(card for group in groups for card in group.cards) == list(CARDS)
    assert all(group.cards for group in groups)
    for group in groups:
        strengths = [view.order.strengths[card] for card in group.cards]
        assert strengths == sorted(strengths, reverse=True)
        assert all(view.order.is_trump(card) == (group.suit is None) for card in group.cards)


@pytest.mark.parametrize(
    ("preset", "changes", "is_allowed"),
    [
        ("standard", {}, True),
        ("standard", {"show_tricks_number": 11}, False),
        ("standard", {"with_nines": False, "show_tricks_number": 10}, True),
        ("standard", {"card_hint": False}, True),
        ("ddv", {}, False),
    ],
)
def test_what_is_still_out_is_shown_where_every_trick_may_be_looked_at_again(preset, changes, is_allowed) -> None:
    rules = PRESETS[preset].rules
    for name, value in changes.items():
        rules = rules.changed(name, value)
    assert may_show_still_out(views.dealt(5, rules).view(0)) is is_allowed


def test_aces_and_dullen_stand_out() -> None:
    normal = views.healthy().view(0)
    assert {card for card in CARDS if stands_out(normal, card)} == {Card.CA, Card.SA, Card.HA, Card.DA, Card.HT}
    meatless = views.solo(Reservation.SOLO_MEATLESS, 0).view(0)
    assert not stands_out(meatless, Card.HT)
