"""Every reason given for a card is true of it."""

import pytest
from laid import all_healthy, announced, laid, played

from freedoko_qt.ai.heuristics.explaining import LEADING, LEAVING, TAKING, reason_for
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.engine.actions import Call, Play
from freedoko_qt.engine.cards import EYES, Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

OWN = "CQ DT DJ HJ HQ SK S9 HK H9 HA HA CA"


def said_of(game: Game, card: Card) -> Reason:
    assert game.turn is not None
    return reason_for(game.view(game.turn), card)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (Card.HA, Reason.RISKS_ACE),
        (Card.CA, Reason.FRESH_ACE),
        (Card.DJ, Reason.SMALL_TRUMP),
        (Card.CQ, Reason.DRAWS_TRUMPS),
        (Card.SK, Reason.SHORT_SUIT),
        (Card.HK, Reason.LEADS_LOW),
        (Card.DT, Reason.HOPES_FOR_PARTNER),
    ],
)
def test_of_a_card_that_is_led(card: Card, reason: Reason) -> None:
    assert said_of(all_healthy(laid(OWN, "CQ")), card) is reason


@pytest.mark.parametrize(
    ("card", "reason"),
    [(Card.CQ, Reason.FORCES_HIGHER), (Card.DT, Reason.HOPES_FOR_PARTNER), (Card.D9, Reason.STAYS_LOW)],
)
def test_of_a_card_played_to_a_trump(card: Card, reason: Reason) -> None:
    own = "CQ DT D9 SK SK S9 HK H9 HA CK CK C9" if card is Card.CQ else "D9 DT DJ SK SK S9 HK H9 HA CK CK C9"
    game = all_healthy(laid(own, "HT", "HT", "SQ CQ", first=3))
    assert said_of(played(game, "SQ"), card) is reason


def test_of_cards_played_to_the_trick_of_a_known_partner() -> None:
    game = all_healthy(laid(OWN, "HT D9", "CQ HT", "DK D9", first=2))
    announced(game, 2, Call.RE)
    played(game, "HT DK")
    assert said_of(game, Card.DT) is Reason.FEEDS_PARTNER
    assert said_of(game, Card.HJ) is Reason.LEAVES_TO_PARTNER


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (Card.DT, Reason.SAVES_EYES),
        (Card.D9, Reason.LAST_SEAT_TAKES),
        (Card.CQ, Reason.TRUMPS_IN),
        (Card.SK, Reason.SAVES_STRENGTH),
    ],
)
def test_of_cards_in_the_last_seat_without_the_suit(card: Card, reason: Reason) -> None:
    own = "CQ DT D9 HJ HQ SK SK S9 HK H9 HA HT"
    game = all_healthy(laid(own, "C9", "C9 CQ", "CK", first=1))
    assert said_of(played(game, "C9 C9 CK"), card) is reason


def test_of_an_ace_that_will_be_trumped() -> None:
    own, void = "SA SA SK DT DJ HJ HQ HK H9 HA CK C9", "D9 SJ DJ HJ DQ C9 CA CT HA H9 CJ DT"
    game = all_healthy(laid(own, void, "ST SK CQ", "S9 S9 ST DK DK", first=2))
    played(game, "ST S9 SA DJ")
    played(game, "D9 CQ DK HJ")
    assert said_of(played(game, "SK S9"), Card.SA) is Reason.FORCES_TRUMP


TAKES = {reason for reason, _ in TAKING}
LAST = {Reason.LAST_SEAT_TAKES, Reason.SAVES_EYES}
TRUMPS = {Reason.DRAWS_TRUMPS, Reason.SMALL_TRUMP, Reason.TRUMPS_IN}
LITTLE = {Reason.STAYS_LOW, Reason.SAVES_STRENGTH, Reason.SAVES_BETTER, Reason.LEADS_LOW, Reason.SMALL_TRUMP}
MUCH = {Reason.HOPES_FOR_PARTNER, Reason.SAVES_EYES}
ONLY = {Reason.ONLY_CHOICE, Reason.MORE_POINTS}


def check(view: SeatView, card: Card, reason: Reason, after: Game) -> None:
    """The claim of every sentence, told again by the game itself."""
    wins = after.tricks[-1].winner == view.seat if not after.trick else after.view(view.seat).winning_seat == view.seat
    if view.trick:
        assert reason in ONLY or (reason in TAKES) == wins
    else:
        assert reason in ONLY | {one for one, _ in LEADING}
    assert reason not in LAST or len(view.trick) == 3
    assert reason not in TRUMPS or view.order.is_trump(card)
    least = min(EYES[other] for other in view.playable)
    assert reason not in LITTLE or EYES[card] <= max(EYES[Card.DK], least)
    assert reason not in MUCH or EYES[card] >= EYES[Card.DT]
    if reason in (Reason.SHORT_SUIT, Reason.CREATES_VOID):
        assert not view.order.is_trump(card) and any(view.order.is_trump(other) for other in view.hand)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_nothing_false_is_said_in_whole_games_and_hardly_ever_nothing(preset: str) -> None:
    said = []
    for seed in range(12):
        game = Game.deal(PRESETS[preset].rules, seed)
        while game.turn is not None:
            view = game.view(game.turn)
            action = heuristic_decision(view).action
            assert action is not None
            if view.phase is Phase.PLAY and len(view.playable) > 1 and isinstance(action, Play):
                for card in view.playable:
                    after = game.copy()
                    after.apply(Play(view.seat, card))
                    check(view, card, reason_for(view, card), after)
                said.append(reason_for(view, action.card))
            game.apply(action)
    assert said.count(Reason.MORE_POINTS) < 0.05 * len(said)
    assert len(set(said)) > 12
    assert set(said) <= ONLY | {reason for reason, _ in (*LEADING, *TAKING, *LEAVING)}
