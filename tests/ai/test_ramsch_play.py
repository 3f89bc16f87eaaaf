"""A Ramsch: nobody wants tricks, and card points go to those of others."""

from random import Random

import pytest
from batch_games import reasons_in_both
from laid import STANDARD, choice, laid, played

from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.player import LEVELS, make_player
from freedoko_qt.engine.actions import Accept, Play, Reserve, Shift
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game

RULES = STANDARD.changed("poverty_refused", "ramsch").changed("poverty_max_trumps", 5)
POOR = "D9 DJ DJ CA CT C9 SA ST S9 HA HK H9"


def ramsch(*others: str, first: int = 0) -> Game:
    """A Ramsch after the poverty of seat 0."""
    game = laid(POOR, *others, rules=RULES, first=first)
    for step in SEATS:
        seat = (first + step) % 4
        game.apply(Reserve(seat, Reservation.HEALTHY if seat else Reservation.POVERTY))
    game.apply(next(action for action in game.legal() if isinstance(action, Shift)))
    for _ in range(3):
        assert game.turn is not None
        game.apply(Accept(game.turn, False))
    assert game.contract is Contract.RAMSCH
    return game


def test_card_points_go_to_the_trick_of_another() -> None:
    game = ramsch("HT DA DT D9", "CQ DA DT DK", "SQ DK", first=1)
    assert choice(played(game, "HT")) == (Card.DA, Reason.GIVES_AWAY)


def test_who_must_take_the_last_trick_card_takes_few_card_points() -> None:
    game = ramsch("CK CK", "C9 CQ HT", "CT CA SQ", first=1)
    played(game, "CK C9")
    card, reason = choice(game)
    assert (card, reason) == (Card.CT, Reason.HOPES_FOR_HIGHER)
    assert choice(played(game, "CT"))[1] in (Reason.GIVES_AWAY, Reason.TAKES_FEW)


def test_a_low_card_is_led() -> None:
    card, reason = choice(ramsch())
    assert card in (Card.C9, Card.S9, Card.H9, Card.D9)
    assert reason is Reason.HOPES_FOR_HIGHER


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_ramsch_to_its_end(level: str) -> None:
    game = ramsch()
    players = [make_player(level, seat) for seat in SEATS]
    while game.turn is not None:
        action = players[game.turn].decide(game.view(game.turn))
        assert action is not None
        assert action in game.legal(game.turn)
        game.apply(action)
    assert game.score is not None
    assert sum(game.score.eyes) == 240


def test_the_batch_plays_it_by_the_same_rules_of_thumb() -> None:
    games = [ramsch("HT", "HT CQ", first=seat) for seat in SEATS] + [ramsch(first=seat) for seat in SEATS]
    seen = reasons_in_both(games, Random(3))
    assert seen >= {Reason.GIVES_AWAY, Reason.TAKES_FEW, Reason.HOPES_FOR_HIGHER}


def test_a_hint_values_the_cards_by_playing_them_out() -> None:
    game = ramsch("HT DA DT D9", "CQ DA DT DK", "SQ DK", first=1)
    advice = advise(played(game, "HT").view(2))
    assert advice is not None
    assert isinstance(advice.best.action, Play)
    assert all(-3 <= choice.points <= 1 for choice in advice.choices)
