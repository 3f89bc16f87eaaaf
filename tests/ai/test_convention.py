"""The convention: what may be announced by it, and what others read in what is announced."""

from dataclasses import replace

import numpy as np
import pytest
from laid import DDV, STANDARD, all_healthy, announced, cards, laid, played

from freedoko_qt.ai.advising import about_calls
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.tables import counts
from freedoko_qt.ai.beliefs.sampling import sample_deals
from freedoko_qt.ai.heuristics.announcements import considered_calls, possible_calls
from freedoko_qt.ai.heuristics.convention import PROMISED_STRENGTH, hand_strength, is_hasty
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.heuristics_batch import hand_strengths
from freedoko_qt.ai.networks.weights import action_value_network
from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

STRONG = "HT CQ SQ HQ DQ CJ SJ DA D9 CA CT HK"
WEAK = "CQ HQ DQ SJ HJ DJ D9 CA CK HK SK S9"


def calls(view: SeatView) -> list[Call]:
    """The announcements that the seat of a view thinks of."""
    return [made.call for made in considered_calls(view)]


@pytest.mark.parametrize(
    ("hand", "rules", "strength"),
    [
        (STRONG, DDV, 3 + 2 + 2 + 6 + 1),
        (WEAK, DDV, 2 + 6 + 1),
        (STRONG, DDV.changed("dollen", False), 2 + 2 + 6 + 1),
        ("HT HT CA CA SA HA HK HK S9 S9 C9 C9", DDV, 6 + 3),
    ],
)
def test_the_strength_of_a_hand_can_be_counted_at_the_table(hand: str, rules: Rules, strength: int) -> None:
    assert hand_strength(cards(hand), rules) == strength


@pytest.mark.parametrize("rules", [DDV, STANDARD.changed("dollen", False), STANDARD.changed("with_nines", False)])
def test_many_hands_are_as_strong_as_each_alone(rules: Rules) -> None:
    hands = [hand for seed in range(20) for hand in Game.deal(rules, seed).dealt]
    many = hand_strengths(np.array([counts(hand) for hand in hands]), rules)
    assert many.tolist() == [hand_strength(hand, rules) for hand in hands]


def until(game: Game, seat: int, held: int) -> Game:
    """The game when it is a seat's turn with so many cards in hand, whatever is played before."""
    while game.turn != seat or len(game.hands[seat]) > held:
        game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    return game


# What is announced


def test_only_a_strong_hand_announces_early() -> None:
    assert Call.RE in calls(all_healthy(laid(STRONG, convention=True)).view(0))
    assert calls(all_healthy(laid(WEAK, convention=True)).view(0)) == []
    assert calls(until(all_healthy(laid(WEAK, first=1, convention=True)), 0, 11).view(0)) == []
    assert calls(all_healthy(laid(WEAK)).view(0)) == [Call.RE, Call.NO_90, Call.NO_60, Call.NO_30, Call.BLACK]


def test_late_announcements_are_open_to_every_hand() -> None:
    rules = STANDARD.changed("announcement_no_120", 9)
    game = until(all_healthy(laid(WEAK, rules=rules, convention=True)), 0, 10)
    assert Call.RE in calls(game.view(0))


def test_whose_partner_has_announced_may_go_on_late_and_whose_promise_stands_need_not_promise_again() -> None:
    game = announced(all_healthy(laid(STRONG, "", WEAK, convention=True)), 0, Call.RE)
    assert calls(game.view(2)) == []
    assert calls(until(game, 0, 10).view(0)) == calls(until(game, 2, 10).view(2)) == [Call.NO_90]


def test_a_duty_promises_nothing() -> None:
    rules = DDV.changed("announcement_first_trick_thirty_points", True)
    game = all_healthy(laid(WEAK, "CA", "CT", "CT", rules=rules, convention=True))
    view = played(game, "CA CA CT CT").view(0)
    assert view.duty
    assert make_player("strong", 1).decide(view) == Announce(0, Call.RE)


@pytest.mark.parametrize(("rules", "due"), [(DDV, 10), (STANDARD, 9)])
def test_a_denial_is_thought_of_only_when_it_has_to_be_made(rules: Rules, due: int) -> None:
    game, thought = announced(all_healthy(laid(STRONG, rules=rules, convention=True)), 0, Call.RE), []
    for held in range(12, 7, -1):
        if Call.NO_90 in calls(until(game, 0, held).view(0)):
            thought.append(held)
    assert thought == [due]


@pytest.mark.parametrize("rules", [DDV, PRESETS["mittwoch"].rules, DDV.changed("announcement_till_full_trick", True)])
def test_a_denial_that_waits_can_still_be_made_when_the_seat_can_announce_again(rules: Rules) -> None:
    waited = 0
    for seed in range(6):
        whole = play(Game.deal(rules, seed), [make_player("casual", seat) for seat in SEATS])
        for seat in SEATS:
            waiting: tuple[Announce | None, tuple[Announce, ...]] | None = None
            for number in range(len(whole.actions)):
                view = whole.replayed(number).view(seat)
                if view.phase is not Phase.PLAY or not (view.my_turn or not view.trick):
                    continue
                if waiting is not None:
                    lowest, announced = waiting
                    assert lowest in view.legal or view.announcements != announced, (seed, seat, number)
                lowest = next(iter(possible_calls(view)), None)
                hasty = lowest is not None and is_hasty(view, lowest)
                waiting = (lowest, view.announcements) if hasty else None
                waited += hasty
    assert waited > 40


def test_a_soloist_waits_with_everything_and_promises_nothing() -> None:
    game = all_healthy(laid(WEAK, convention=True))
    assert calls(replace(game.view(0), contract=Contract.SOLO_QUEEN, soloist=0)) == []
    assert calls(replace(until(game, 0, 11).view(0), contract=Contract.SOLO_QUEEN, soloist=0)) == [Call.RE]


# What the others read


def share_of_strong(view: SeatView, seat: int) -> float:
    """In which share of the deals that a seat thinks of another one holds what an early announcement promises."""
    hands = sample_deals(view, np.random.default_rng(1), 600, action_value_network())[:, seat]
    return float((hand_strengths(hands, view.rules) >= PROMISED_STRENGTH).mean())


def free(view: SeatView) -> SeatView:
    """The same without the convention."""
    return replace(view, table=view.table._replace(convention=False))


def test_an_early_announcement_is_read_as_a_strong_hand_and_a_late_one_is_not() -> None:
    rules = STANDARD.changed("announcement_no_120", 9)
    early = announced(all_healthy(laid(STRONG, rules=rules, convention=True)), 0, Call.RE).view(1)
    assert share_of_strong(early, 0) > 0.95
    game = until(all_healthy(laid(STRONG, rules=rules, convention=True)), 0, 10)
    late = announced(game, 0, Call.RE).view(1)
    assert share_of_strong(late, 0) < share_of_strong(free(late), 0)


def test_silence_is_read_as_a_weaker_hand() -> None:
    view = until(all_healthy(laid("CQ", WEAK, convention=True)), 1, 10).view(1)
    assert view.sides[0] is Side.RE
    assert share_of_strong(view, 0) < share_of_strong(free(view), 0) / 2


def test_without_the_convention_nothing_is_left_out() -> None:
    whole = play(Game.deal(DDV, 3), [make_player("casual", seat) for seat in SEATS])
    for number in range(len(whole.actions)):
        for seat in SEATS:
            view = whole.replayed(number).view(seat)
            assert considered_calls(view) == possible_calls(view)


# Hints


@pytest.mark.parametrize(
    ("hand", "calls", "reason"),
    [
        ("CQ SQ HQ DQ CJ SJ HJ C9 S9 S9 HK HK", (), Reason.PROMISES_TOO_MUCH),
        ("HT CQ SQ HQ DQ CJ SJ DA D9 CA CA HA", (Call.RE,), Reason.CAN_WAIT),
    ],
)
def test_a_hint_gives_the_reason_of_the_convention(hand: str, calls: tuple[Call], reason: Reason) -> None:
    game = all_healthy(laid(hand, "", "SQ HQ DQ SA SA HA", convention=True))
    for call in calls:
        announced(game, 0, call)
    view = game.view(0)
    advice = about_calls(view, possible_calls(view))
    assert advice.best.action is None
    assert advice.reason is reason
