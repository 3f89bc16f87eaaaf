"""Inference of hidden cards, and the value of a deal with open hands."""

from random import Random

import pytest
from laid import all_healthy, laid
from test_fair import exchanged

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.inference import deal_values, infer
from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS


@pytest.fixture(scope="module")
def whole() -> Game:
    """A game of casual players."""
    return play(Game.deal(PRESETS["ddv"].rules, 5), [make_player("casual", seat) for seat in SEATS])


def after_cards(whole: Game, number: int) -> Game:
    """The game once so many cards have been played."""
    plays = [moment for moment, action in enumerate(whole.actions) if isinstance(action, Play)]
    return whole.replayed(plays[number])


@pytest.mark.parametrize("cards", [0, 9, 22, 40])
def test_every_hidden_card_is_somewhere_else(whole: Game, cards: int) -> None:
    game = after_cards(whole, cards)
    for seat in SEATS:
        inferred = infer(game.view(seat), 1)
        assert inferred is not None
        hidden = [card for other in SEATS if other != seat for card in game.hands[other]]
        assert {one.card: one.number for one in inferred.hidden} == {card: hidden.count(card) for card in set(hidden)}
        for one in inferred.hidden:
            assert one.chances[seat] == 0
            assert sum(one.chances) == pytest.approx(1)


def test_who_has_not_followed_has_none_of_the_suit() -> None:
    game = all_healthy(laid("CA C9", "DJ", "CK", "CT"))
    assert game.turn == 0
    game.apply(Play(0, Card.CA))
    game.apply(Play(1, next(card for card in game.plays() if game.order.is_trump(card))))
    inferred = infer(game.view(0), 1)
    assert inferred is not None
    clubs = [one for one in inferred.hidden if one.card in (Card.CK, Card.CT, Card.C9)]
    assert clubs
    assert all(one.chances[1] == 0 for one in clubs)


def test_who_has_announced_is_known_for_a_partner() -> None:
    game = all_healthy(laid("CQ", "", "CQ"))
    game.apply(Announce(2, Call.RE))
    inferred = infer(game.view(0), 1)
    assert inferred is not None
    assert inferred.partners == (1, 0, 1, 0)


def test_before_cards_are_played_nothing_is_inferred() -> None:
    game = Game.deal(PRESETS["ddv"].rules, 3)
    assert game.phase is Phase.RESERVATION
    assert infer(game.view(0), 1) is None


def test_exchanging_hidden_cards_changes_no_chance(whole: Game) -> None:
    rng, compared = Random(3), 0
    for cards in range(3, 30, 3):
        game = after_cards(whole, cards)
        assert game.turn is not None
        view = game.view(game.turn)
        for other in filter(None, (exchanged(game, game.turn, rng) for _ in range(2))):
            if other.view(game.turn) == view:
                compared += 1
                assert infer(other.view(game.turn), 7) == infer(view, 7)
    assert compared > 3


def test_a_deal_is_worth_to_one_side_what_it_costs_the_other(whole: Game) -> None:
    worth = deal_values(after_cards(whole, 0))
    assert whole.score is not None
    re = [worth[seat] for seat in SEATS if seat in whole.score.re]
    contra = [worth[seat] for seat in SEATS if seat not in whole.score.re]
    assert min(re) > 2
    assert max(contra) < -2
    assert sum(worth) == pytest.approx(0, abs=2)
