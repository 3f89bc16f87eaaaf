"""The worth of playing alone, estimated from deals."""

from dataclasses import replace

import numpy as np
import pytest
from laid import DDV, STANDARD, laid

from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.tables import CODE, Array
from freedoko_qt.ai.beliefs import facts_of, sample_uniform
from freedoko_qt.ai.beliefs.determinization import determinize_start
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.heuristics.reservations import solo_reason
from freedoko_qt.ai.networks.opponent_model import CASUAL_TYPE
from freedoko_qt.ai.networks.policies import greedy_policy, shared_policy
from freedoko_qt.ai.networks.weights import opponent_model, value_network
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.search.contract_values import best_reservation, estimate_soli, network_values, rollout_values
from freedoko_qt.ai.strategies import by_contract_values
from freedoko_qt.ai.style import Style
from freedoko_qt.engine.actions import Reserve, is_solo
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import DutySoli, Table

ACES = ("CA CA CT SA SA ST HA HA DA DA CQ SQ", "", "", "")
PLAIN = ("HT CQ SQ HJ DJ DA DT DK CA CK S9 HA", "", "", "")
POOR = ("HQ DQ DJ DK DK CT CK CK C9 SK ST S9", "", "", "")
POORER = ("CJ DT DK DK CA CT CK C9 C9 ST SK HA", "", "", "")
SPADES = ("DT DK DK D9 SA SA ST SK S9 CA CT HA", "", "", "")
HEARTS = ("HT CQ SQ HQ DQ CJ SJ DK CA HK HK H9", "", "", "")
BRIDE = ("CQ CQ SQ SQ HQ HQ DQ CA CA CT SA SK", "", "", "")


def means(hands: tuple[str, str, str, str]) -> dict[Reservation, float]:
    view = laid(*hands, rules=STANDARD).view(0)
    worth = estimate_soli(view, np.random.default_rng(1), network_values(value_network()), 60)
    return {answer.reservation: float(values.mean()) for answer, values in worth.items()}


def test_eight_aces_are_played_alone_and_a_plain_hand_is_not() -> None:
    assert max(means(ACES), key=lambda kind: means(ACES)[kind]) is Reservation.SOLO_MEATLESS
    assert max(means(PLAIN), key=lambda kind: means(PLAIN)[kind]) is Reservation.HEALTHY


def test_who_could_marry_is_left_to_the_rules_of_thumb() -> None:
    assert means(BRIDE) == {}


def test_a_solo_is_worth_less_where_a_lost_one_costs() -> None:
    worth = []
    for counting in ("plus", "plus_minus"):
        view = laid(*PLAIN, rules=STANDARD.changed("counting", counting)).view(0)
        deals_of = estimate_soli(view, np.random.default_rng(1), network_values(value_network()), 20)
        worth.append(sum(some.mean() for answer, some in deals_of.items() if answer.reservation.is_solo))
    assert worth[0] > worth[1]


def test_a_solo_beside_others_is_worth_what_it_is_worth_alone() -> None:
    """All answers are valued at once, each as if nothing else had been asked."""
    view = laid(*ACES, rules=STANDARD).view(0)
    hands = sample_uniform(facts_of(view), 20, np.random.default_rng(1))
    alone = replace(view, contract=Contract.SOLO_MEATLESS, soloist=view.seat)
    expected = network_values(value_network())(determinize_start(alone, hands), view.seat)
    worth = estimate_soli(view, np.random.default_rng(1), network_values(value_network()), 20)
    together = next(some for answer, some in worth.items() if answer.reservation is Reservation.SOLO_MEATLESS)
    assert np.allclose(together, expected, atol=1e-4)


def test_a_game_that_is_played_out_is_worth_what_it_brings() -> None:
    """Eight aces and two tens are ten tricks for a soloist who leads, and no game can be lost."""
    hands = sample_uniform(facts_of(laid(*ACES, rules=STANDARD).view(0)), 20, np.random.default_rng(1))
    view = replace(laid(*ACES, rules=STANDARD).view(0), contract=Contract.SOLO_MEATLESS, soloist=0, leader=0)
    worth = rollout_values(shared_policy(greedy_policy(opponent_model().policy_logits(CASUAL_TYPE))))(
        determinize_start(view, hands), 0
    )
    assert worth.shape == (20,)
    assert (worth > 0).all()


def test_only_the_best_soli_are_tried_where_that_is_wanted() -> None:
    view = laid(*ACES, rules=STANDARD).view(0)
    worth = estimate_soli(view, np.random.default_rng(1), network_values(value_network()), 20, max_soli=2)
    assert [answer.reservation.is_solo for answer in worth] == [False, True, True]


def test_a_careful_player_wants_more_of_a_solo() -> None:
    view = laid(*ACES, rules=STANDARD).view(0)
    healthy, solo = Reserve(0, Reservation.HEALTHY), Reserve(0, Reservation.SOLO_MEATLESS)
    worth = {healthy: np.array([0.0]), solo: np.array([1.0])}  # half a point
    assert best_reservation(view, worth) == solo
    assert best_reservation(view, worth, Style.CAREFUL) == healthy


def test_what_few_deals_say_of_a_healthy_game_is_doubted_as_well() -> None:
    view = laid(*ACES, rules=DDV).view(0)
    healthy, solo = Reserve(0, Reservation.HEALTHY), Reserve(0, Reservation.SOLO_MEATLESS)
    assert best_reservation(view, {healthy: np.array([-1.0, 1.0] * 50), solo: np.array([1.0] * 100)}) == solo
    assert best_reservation(view, {healthy: np.array([-6.0, 6.0]), solo: np.array([1.0] * 100)}) == healthy


@pytest.mark.parametrize(
    ("better_by", "owed", "kind"),
    [
        (1.0, 0, Reservation.HEALTHY),
        (4.0, 0, Reservation.SOLO_MEATLESS),
        (1.0, 1, Reservation.SOLO_MEATLESS),  # it has to be played some day
    ],
)
def test_a_cautious_player_plays_only_soli_that_are_far_better_or_owed(
    better_by: float, owed: int, kind: Reservation
) -> None:
    def in_all_deals(games: Batch, seat: int) -> Array:
        return np.where(games.contract == CODE[Contract.SOLO_MEATLESS], better_by, 0.0)

    view = Game(DDV, laid(*ACES, rules=DDV).dealt, Table(duty_soli=(DutySoli(owed),) * 4)).view(0)
    reserve = by_contract_values(in_all_deals, 10, None, Style.BALANCED, caution=2.5)
    called = reserve(view, np.random.default_rng(1))
    assert called is not None and called.reservation is kind


@pytest.mark.parametrize(
    ("better_by", "kind"), [(6.0, Reservation.HEALTHY), (7.0, Reservation.SOLO_MEATLESS)]
)
def test_where_there_are_many_soli_a_cautious_player_wants_more_of_one(better_by: float, kind: Reservation) -> None:
    view = laid(*ACES, rules=STANDARD).view(0)
    healthy, solo = Reserve(0, Reservation.HEALTHY), Reserve(0, Reservation.SOLO_MEATLESS)
    worth = {healthy: np.array([0.0]), solo: np.array([better_by])}
    assert best_reservation(view, worth, caution=2.5).reservation is kind


@pytest.mark.parametrize("level", ["lookahead", "strong"])
def test_eight_aces_are_played_alone_by_who_counts_and_a_plain_hand_is_not(level: str) -> None:
    for hands, kind in ((ACES, Reservation.SOLO_MEATLESS), (PLAIN, Reservation.HEALTHY)):
        called = make_player(level, 3).decide(laid(*hands, rules=STANDARD).view(0))
        assert isinstance(called, Reserve) and called.reservation is kind


def test_the_expert_calls_what_its_advice_says() -> None:
    view = laid(*ACES, rules=STANDARD).view(0)
    advice = advise(view)
    assert advice is not None and advice.best.spread is not None
    called = make_player("expert", 3).decide(view)
    assert called == advice.best.action
    assert isinstance(called, Reserve) and called.reservation is Reservation.SOLO_MEATLESS


def reason_to(hands: tuple[str, str, str, str], kind: Reservation, rules: Rules, table: Table) -> Reason:
    """The reason of the advice to say this."""
    advice = advise(Game(rules, laid(*hands, rules=rules).dealt, table).view(0))
    assert advice is not None
    assert isinstance(advice.best.action, Reserve) and advice.best.action.reservation is kind
    return advice.reason


def test_a_hand_that_only_loses_less_alone_is_not_called_strong() -> None:
    assert reason_to(ACES, Reservation.SOLO_MEATLESS, STANDARD, Table()) is Reason.STRONG_SOLO
    assert solo_reason(-1.0, -4.0, owed=False) is Reason.LOSES_LESS_ALONE
    assert solo_reason(1.0, -4.0, owed=False) is Reason.STRONG_SOLO


@pytest.mark.parametrize(("hands", "rules"), [(SPADES, DDV), (POORER, STANDARD)])
def test_a_hint_is_as_cautious_about_soli_as_the_expert(
    hands: tuple[str, str, str, str], rules: Rules
) -> None:
    """One that may be worth more is shown, but not advised; the reason says why."""
    assert reason_to(hands, Reservation.HEALTHY, rules, Table()) is Reason.HARDLY_PAYS_ALONE
    view = laid(*hands, rules=rules).view(0)
    advice = advise(view)
    assert advice is not None and advice.runner_up is not None
    assert is_solo(advice.runner_up.action) and advice.runner_up.points > advice.best.points
    assert make_player("expert", 3).decide(view) == advice.best.action


def test_a_solo_that_pays_only_where_a_lost_one_costs_nothing_is_shown_but_not_advised() -> None:
    """Players do not call it, and a hint does not teach otherwise."""
    assert reason_to(POOR, Reservation.HEALTHY, STANDARD, Table()) is Reason.CALLED_TO_BE_WON
    advice = advise(laid(*POOR, rules=STANDARD).view(0))
    assert advice is not None and advice.runner_up is not None
    assert is_solo(advice.runner_up.action) and advice.runner_up.points > advice.best.points


def test_a_solo_that_seems_to_earn_more_by_less_than_chance_is_not_said_to_earn_less() -> None:
    losers_pay = STANDARD.changed("counting", "plus_minus")
    assert reason_to(POOR, Reservation.HEALTHY, losers_pay, Table()) is Reason.HARDLY_PAYS_ALONE
    advice = advise(laid(*POOR, rules=losers_pay).view(0))
    assert advice is not None and advice.runner_up is not None
    assert is_solo(advice.runner_up.action) and 0 < advice.runner_up.points - advice.best.points < 0.1


def test_a_hand_that_is_worth_more_beside_a_partner_is_spent_on_a_duty_solo_in_the_last_round() -> None:
    owed = Table(duty_soli=(DutySoli(1),) * 4, round=DDV.number_of_rounds)
    assert reason_to(HEARTS, Reservation.HEALTHY, DDV, Table()) is Reason.LESS_ALONE
    assert reason_to(HEARTS, Reservation.SOLO_HEARTS, DDV, owed) is Reason.SPENDS_DUTY
