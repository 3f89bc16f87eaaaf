"""Whether to play alone, as deals tell it."""

import numpy as np
from laid import STANDARD, laid

from freedoko_qt.ai.advice import advise
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.reserving import best_alone, worth_alone
from freedoko_qt.ai.style import Style
from freedoko_qt.ai.trained import oracle
from freedoko_qt.engine.actions import Reserve
from freedoko_qt.engine.contracts import Reservation

ACES = ("CA CA CT SA SA ST HA HA DA DA CQ SQ", "", "", "")
PLAIN = ("CQ SQ HJ DJ DA DT DK CK SK SN HK HA".replace("SN", "S9"), "", "", "")
BRIDE = ("CQ CQ SQ SQ HQ HQ DQ CA CA CT SA SK", "", "", "")


def means(hands: tuple[str, str, str, str]) -> dict[Reservation, float]:
    view = laid(*hands, rules=STANDARD).view(0)
    worth = worth_alone(view, np.random.default_rng(1), oracle(), 60)
    return {answer.reservation: float(values.mean()) for answer, values in worth.items()}


def test_eight_aces_are_played_alone_and_a_plain_hand_is_not() -> None:
    assert max(means(ACES), key=lambda kind: means(ACES)[kind]) is Reservation.SOLO_MEATLESS
    assert max(means(PLAIN), key=lambda kind: means(PLAIN)[kind]) is Reservation.HEALTHY


def test_who_could_marry_is_left_to_the_rules_of_thumb() -> None:
    assert means(BRIDE) == {}


def test_where_a_lost_solo_costs_the_rules_of_thumb_decide() -> None:
    view = laid(*ACES, rules=STANDARD.changed("counting", "plus_minus")).view(0)
    assert worth_alone(view, np.random.default_rng(1), oracle(), 20) == {}


def test_only_the_best_soli_are_tried_where_that_is_wanted() -> None:
    view = laid(*ACES, rules=STANDARD).view(0)
    worth = worth_alone(view, np.random.default_rng(1), oracle(), 20, tried=2)
    assert [answer.reservation.is_solo for answer in worth] == [False, True, True]


def test_a_careful_player_wants_more_of_a_solo() -> None:
    view = laid(*ACES, rules=STANDARD).view(0)
    healthy, solo = Reserve(0, Reservation.HEALTHY), Reserve(0, Reservation.SOLO_MEATLESS)
    worth = {healthy: np.array([0.0]), solo: np.array([1.0])}  # half a point
    assert best_alone(view, worth) == solo
    assert best_alone(view, worth, Style.CAREFUL) == healthy


def test_the_expert_calls_what_its_advice_says() -> None:
    view = laid(*ACES, rules=STANDARD).view(0)
    advice = advise(view, 3)
    assert advice is not None and advice.best.spread is not None
    called = make_player("expert", 3).decide(view)
    assert called == advice.best.action
    assert isinstance(called, Reserve) and called.reservation is Reservation.SOLO_MEATLESS
