"""Calls of the player by rules of thumb: before the game, in a poverty, and while cards are played."""

from dataclasses import replace

import pytest
from laid import DDV, STANDARD, after, all_healthy, cards, healthy_but, laid, played

from freedoko_qt.ai.advising import about_calls
from freedoko_qt.ai.heuristics.announcements import announcement, considered_calls, possible_calls, stakes_so_far
from freedoko_qt.ai.heuristics.deductions import deductions_of
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.ai.heuristics.reasons import HeuristicDecision, Reason
from freedoko_qt.ai.heuristics.reservations import (
    SOLO_MARGIN,
    WINNING_SOLO_MARGIN,
    contract_points,
    reservation,
    should_win,
)
from freedoko_qt.ai.heuristics.score_model import Outlook, PointStakes, expected_points, points_at, points_with_call
from freedoko_qt.ai.heuristics.strength import outlook_of
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.style import Style
from freedoko_qt.engine.actions import (
    Accept,
    Announce,
    AnnounceSwines,
    Call,
    Play,
    Reserve,
    Return,
    SelectorKind,
    Shift,
)
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import Side

AVERAGE = "CQ SQ DQ DJ HJ DK CK C9 SK ST HK HA"
STRONG_RE = "HT HT CQ SQ SQ HQ HQ CJ DA DT CA SA"
FOUR_NINES_AND_ONE = "C9 C9 S9 S9 H9 DK SK CK HK DJ HJ ST"


def first_decision(game: Game) -> HeuristicDecision:
    assert game.turn is not None
    return heuristic_decision(game.view(game.turn))


def reserved(game: Game) -> Reserve:
    action = first_decision(game).action
    assert isinstance(action, Reserve)
    return action


def test_an_average_hand_is_healthy() -> None:
    assert reserved(laid(AVERAGE)).reservation is Reservation.HEALTHY


@pytest.mark.parametrize(
    ("hand", "solo"),
    [
        ("CQ CQ SQ SQ HQ DQ CA CA CT SA SA HA", Reservation.SOLO_QUEEN),
        ("CJ CJ SJ SJ HJ DJ CA CA CT SA SA HA", Reservation.SOLO_JACK),
        ("CA CA CT CT CK SA SA ST HA HA DA DA", Reservation.SOLO_MEATLESS),
    ],
)
def test_a_solo_that_cannot_fail_is_called(hand: str, solo: Reservation) -> None:
    made = first_decision(laid(hand))
    assert isinstance(made.action, Reserve)
    assert (made.action.reservation, made.reason) == (solo, Reason.STRONG_SOLO)


def test_five_nines_are_thrown_in() -> None:
    made = first_decision(laid(FOUR_NINES_AND_ONE, rules=STANDARD))
    assert isinstance(made.action, Reserve)
    assert (made.action.reservation, made.reason) == (Reservation.THROW_NINES, Reason.BAD_HAND)


def test_both_black_queens_look_for_a_partner() -> None:
    reserve = reserved(laid("CQ CQ SQ DJ HJ DK CK C9 SK ST HK H9", rules=STANDARD))
    assert reserve.reservation is Reservation.MARRIAGE
    assert reserve.selector is not None
    assert reserve.selector.kind is SelectorKind.FOREIGN


def test_swines_are_announced_before_the_game_where_the_rules_want_that() -> None:
    assert reserved(laid("DA DA CQ DJ HJ DK CK C9 SK ST HK H9", rules=STANDARD)).swines


def test_who_is_forced_calls_the_best_solo_even_with_a_bad_hand() -> None:
    table = Table(duty_round=True, duty_soli=(DutySoli(1), DutySoli(), DutySoli(), DutySoli()))
    game = Game(DDV, laid(FOUR_NINES_AND_ONE).dealt, table)
    made = first_decision(game)
    assert isinstance(made.action, Reserve)
    assert made.action.reservation.is_solo
    assert made.reason is Reason.DUTY_SOLO


def test_a_poverty_goes_from_the_poor_one_to_a_strong_hand_and_back() -> None:
    poor = "DJ DK D9 CT CK C9 SK ST S9 HK H9 HK"
    strong = "HT CQ SQ SQ HQ HQ CJ SJ DA DT CA SK"
    game = laid(poor, "C9 CK CA SA SA S9 HA HA H9 D9 DK DT", "", strong, rules=STANDARD)
    poverty = first_decision(game)
    assert poverty.reason is Reason.FEW_TRUMPS
    assert isinstance(poverty.action, Reserve)
    others = [Reserve(seat, Reservation.HEALTHY) for seat in (1, 2, 3)]
    after(game, [poverty.action, *others])
    shift = first_decision(game).action
    assert isinstance(shift, Shift)
    assert set(cards("DJ DK D9")) == set(shift.cards)
    game.apply(shift)
    weak = first_decision(game)
    assert (weak.action, weak.reason) == (Accept(1, False), Reason.LEAVES_POVERTY)
    after(game, [Accept(1, False), Accept(2, False)])
    taken = first_decision(game)
    assert (taken.action, taken.reason) == (Accept(3, True), Reason.TAKES_POVERTY)
    game.apply(Accept(3, True))
    back = first_decision(game).action
    assert isinstance(back, Return)
    assert Card.SK in back.cards
    assert not {Card.HT, Card.CQ, Card.SQ, Card.HQ} & set(back.cards)


def test_re_is_announced_with_a_strong_hand() -> None:
    made = first_decision(all_healthy(laid(STRONG_RE)))
    assert isinstance(made.action, Announce)
    assert made.reason is Reason.STRONG_ENOUGH


def test_nothing_is_announced_with_a_weak_hand() -> None:
    game = all_healthy(laid("DJ HJ DK D9 DT C9 CK CT SK S9 HK H9"))
    assert isinstance(first_decision(game).action, Play)


def test_who_is_not_to_move_may_stay_silent() -> None:
    game = all_healthy(laid("", "DJ HJ DK D9 DT C9 CK CT SK S9 HK H9"))
    assert heuristic_decision(game.view(1)).action is None


def test_a_duty_is_met_with_the_least_announcement() -> None:
    game = all_healthy(laid("CA DJ HJ DK D9 DT C9 SK S9 HK H9 SJ", "CT C9", "CT CA", "CK CK", rules=STANDARD))
    for text in ("CA", "CT", "CT", "CK"):
        assert game.turn is not None
        game.apply(Play(game.turn, cards(text)[0]))
    made = first_decision(game)
    assert made == HeuristicDecision(Announce(0, Call.CONTRA), Reason.MUST_ANNOUNCE)


def test_swines_at_play_are_announced_right_before_the_first_of_them() -> None:
    rules = PRESETS["mittwoch"].rules
    game = all_healthy(laid("DA DA", rules=rules, first=0))
    while isinstance(first_decision(game).action, Announce):
        game.apply(first_decision(game).action)  # type: ignore[arg-type]
    announced = None
    while game.turn is not None and announced is None:
        action = first_decision(game).action
        assert action is not None
        announced = action if isinstance(action, AnnounceSwines) else None
        game.apply(action)
    assert announced == AnnounceSwines(0)
    assert first_decision(game).action == Play(0, Card.DA)


def test_the_value_of_a_game_in_the_tournament_rules() -> None:
    """Plain, against the queens, and with Re and "no 90" announced and kept, or broken by an eye."""
    plain = PointStakes(DDV.in_force(), Side.RE, 2)
    assert points_at(plain, 130) == 1
    assert points_at(plain, 105) == -2
    denied = plain.after(1).after(2)
    assert points_at(denied, 160) == 5
    assert points_at(denied, 150) == -5


def test_equal_chances_are_worth_nothing_but_the_point_against_the_queens() -> None:
    even = Outlook(120.5, 20)
    assert expected_points(PointStakes(DDV.in_force(), Side.RE, 2), even) == pytest.approx(-0.5, abs=0.15)


def test_an_owed_solo_is_played_with_a_weaker_hand_the_fewer_rounds_are_left() -> None:
    hand = "CQ SQ HQ DQ CA CT CK SK ST HK HA H9"
    owes = (DutySoli(1),) * 4
    called = []
    for number in (1, 5):
        game = Game(DDV, laid(hand).dealt, Table(round=number, duty_soli=owes))
        called.append(reserved(game).reservation.is_solo)
    assert called == [False, True]


def test_a_bad_hand_is_played_alone_where_that_promises_a_little_less_to_lose() -> None:
    view = laid("CQ SQ HQ DQ CA CT CK SA ST HK HA H9").view(0)
    beside, alone = contract_points(view, Contract.NORMAL), contract_points(view, Contract.SOLO_QUEEN)
    assert beside < alone < 0
    assert reservation(view, Style.BALANCED).action == Reserve(0, Reservation.HEALTHY)
    assert reservation(view, Style.BOLD).action == Reserve(0, Reservation.SOLO_QUEEN)


def test_a_solo_that_should_win_may_bring_a_little_less_than_a_partner_would() -> None:
    found = 0
    for seed in range(400):
        view = Game.deal(DDV, seed).view(0)
        reserve = reservation(view).action
        if isinstance(reserve, Reserve) and reserve.reservation.is_solo:
            solo = Contract(reserve.reservation.value)
            alone, beside = contract_points(view, solo), contract_points(view, Contract.NORMAL)
            assert alone > beside + (WINNING_SOLO_MARGIN if should_win(view, solo) else SOLO_MARGIN)
            found += alone < beside
    assert found


def test_a_poverty_is_not_given_up_for_a_solo_that_promises_less() -> None:
    hand = laid("DQ SJ CA CA CT CT CK SA HA HK", rules=PRESETS["mittwoch"].rules)
    assert contract_points(hand.view(0), Contract.NORMAL) + SOLO_MARGIN < contract_points(
        hand.view(0), Contract.SOLO_MEATLESS
    )
    assert reserved(hand).reservation is Reservation.POVERTY


def test_a_denial_is_said_where_it_is_all_but_certain() -> None:
    """The partner has announced Re, the first ace has run, and the dulle, queens and another ace are left."""
    game = all_healthy(laid("HT CQ SQ HQ HJ DA DA DK SA ST CA C9", "CQ SK", "S9", "ST"))
    game = played(after(game, [Announce(1, Call.RE)]), "SA SK S9 ST")
    decision = announcement(game.view(0))
    assert decision is not None and decision.action == Announce(0, Call.NO_90)
    weak = all_healthy(laid("CQ HQ HJ DA DK D9 SA SK CT C9 HK H9", "CQ ST", "S9", "ST"))
    weak = played(after(weak, [Announce(1, Call.RE)]), "SA ST S9 ST")
    assert announcement(weak.view(0)) is None


def test_a_denial_is_said_with_all_that_is_high() -> None:
    """The partner has announced Re, the first ace has run, and both dulles, queens and two fresh aces are left."""
    game = all_healthy(laid("HT HT CQ SQ HJ DA DK SA SA S9 CA C9", "CQ CK", "CK", "C9"))
    game = played(after(game, [Announce(1, Call.RE)]), "CA CK CK C9")
    decision = announcement(game.view(0))
    assert decision is not None and decision.action == Announce(0, Call.NO_90)


def test_an_announcement_needs_more_than_the_hope_that_it_pays() -> None:
    """What is announced is expected to pay; what is expected to pay a little is not always announced."""
    announced, hoped = 0, 0
    for seed in range(40):
        view = all_healthy(Game.deal(STANDARD, seed)).view(0)
        known = deductions_of(view)
        stakes, hope = stakes_so_far(known), outlook_of(known)
        points = {call: expected_points(stakes.after(call.call.level), hope) for call in possible_calls(view)}
        silent = expected_points(stakes, hope)
        made = announcement(view)
        hoped += max(points.values()) > silent
        if made is not None:
            announced += 1
            assert isinstance(made.action, Announce)
            assert points[made.action] > silent
    assert 0 < announced < hoped


def test_the_poor_one_expects_what_the_taker_will_take() -> None:
    poor = "DJ DK D9 CT CK C9 SK ST S9 HK H9 HK"
    strong = "HT CQ SQ SQ HQ HQ CJ SJ DA DT CA SK"
    game = laid(poor, "C9 CK CA SA SA S9 HA HA H9 D9 DK DT", "", strong, rules=STANDARD)
    after(game, [Reserve(seat, Reservation.HEALTHY if seat else Reservation.POVERTY) for seat in range(4)])
    after(game, [Shift(0, tuple(sorted(cards("DJ DK D9")))), Accept(1, False), Accept(2, False), Accept(3, True)])
    while not game.tricks:
        assert game.turn is not None
        action = first_decision(game).action
        assert action is not None
        game.apply(action)
    poor_one, weak, _, taker = (outlook_of(deductions_of(game.view(seat))).mean for seat in range(4))
    assert min(poor_one, taker) > 120 > weak


def test_a_strong_hand_is_worth_more_with_the_announcements_it_allows() -> None:
    stakes = PointStakes(DDV.in_force(), Side.RE, 2)
    strong, weak = Outlook(160, 30), Outlook(80, 30)
    assert points_with_call(stakes, strong) > expected_points(stakes, strong) + 1
    assert points_with_call(stakes, weak) == expected_points(stakes, weak)


@pytest.mark.parametrize("jacks", ["CJ CJ SJ SJ HJ DJ CA CA CT SA SA HA", "CJ CJ SJ HJ DJ CA CA CT SA HA HT HK"])
def test_a_soloist_with_few_trumps_denies_no_more_than_its_hand_as_dealt_promises(jacks: str) -> None:
    """Once the sure tricks are taken the rest looks weak, and what is taken looks like much."""
    game = laid(jacks, rules=STANDARD)
    after(game, [Reserve(seat, Reservation.HEALTHY if seat else Reservation.SOLO_JACK) for seat in range(4)])
    while game.turn is not None:
        action = first_decision(game).action
        assert action is not None
        game.apply(action)
    assert game.score is not None
    lost = sum(game.score.eyes[1:])
    assert game.levels[0] <= sum(lost < eyes for eyes in (120, 90, 60, 30))


QUEENS = "CQ CQ SQ SQ HQ DQ CA CA CT SA SA HA"


def one_trick_later(game: Game) -> Game:
    """The game once every seat has played any card."""
    for _ in range(4):
        game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    return game


@pytest.mark.parametrize("level", ["beginner", "casual", "strong", "expert"])
def test_a_soloist_announces_re_when_it_can_wait_no_longer(level: str) -> None:
    """To wait costs nothing in a solo, where nobody has to be told who the partner is."""
    game = healthy_but(laid(QUEENS), 0, Reservation.SOLO_QUEEN)
    player = make_player(level, 1)
    assert isinstance(player.decide(game.view(0)), Play)
    late = player.decide(one_trick_later(game).view(0))
    assert isinstance(late, Announce) and late.call is not Call.CONTRA


def test_who_may_announce_later_too_is_advised_to_wait_in_a_solo() -> None:
    view = healthy_but(laid(QUEENS), 0, Reservation.SOLO_QUEEN).view(0)
    advice = about_calls(view, possible_calls(view), 40)
    assert (advice.best.action, advice.reason) == (None, Reason.WAITS_IN_SOLO)


def test_in_a_solo_a_duty_does_not_wait() -> None:
    view = healthy_but(laid(QUEENS), 0, Reservation.SOLO_QUEEN).view(0)
    assert considered_calls(replace(view, duty=True)) == possible_calls(view)
