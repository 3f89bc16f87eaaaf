"""The worth of announcements in deals that fit."""

from dataclasses import replace

import numpy as np
import pytest
from laid import DDV, STANDARD, after, all_healthy, announced, healthy_but, laid, played

from freedoko_qt.ai.advising import about_calls, advise
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.beliefs.sampling import WeightedDeterminizations, sample_games
from freedoko_qt.ai.heuristics.announcements import possible_calls
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.networks.weights import action_value_network, value_network
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.search.call_choice import (
    MIN_CHANCE,
    calls_to_sample,
    can_all_wait,
    chance_to_keep,
    clearly_best,
    usual_call,
)
from freedoko_qt.ai.search.call_values import estimate_calls
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

MITTWOCH = PRESETS["mittwoch"].rules
KITCHEN = PRESETS["kitchen"].rules
STRONG = ("CQ HT HT SQ SQ HQ HQ DQ CA SA DA DA", "", "", "")
WEAK = ("CQ C9 C9 S9 S9 H9 H9 CK CK SK HK DJ", "", "", "")


def equals(view: SeatView, number: int) -> WeightedDeterminizations:
    """Games that fit the view and the announcements, whose players are all alike."""
    return WeightedDeterminizations.among_equals(
        sample_games(view, np.random.default_rng(1), number, action_value_network())
    )


@pytest.fixture(scope="module")
def worth_of():
    def make(hands: tuple[str, str, str, str]) -> dict[Announce | None, float]:
        view = all_healthy(laid(*hands)).view(0)
        imagined = equals(view, 100)
        return {
            made: float(worth.mean())
            for made, worth in estimate_calls(view, possible_calls(view), imagined, value_network()).items()
        }

    return make


def test_re_pays_with_a_strong_hand_and_costs_with_a_weak_one(worth_of) -> None:
    strong, weak, re = worth_of(STRONG), worth_of(WEAK), Announce(0, Call.RE)
    assert strong[re] > strong[None] > 0
    assert weak[re] < weak[None] < 0


def test_to_promise_all_tricks_is_dearer_than_to_promise_little(worth_of) -> None:
    weak = worth_of(WEAK)
    assert weak[Announce(0, Call.BLACK)] < weak[Announce(0, Call.NO_90)] < weak[Announce(0, Call.RE)]


def test_the_suggestion_of_rules_of_thumb_holds_unless_another_call_is_significantly_better() -> None:
    rng, re = np.random.default_rng(1), Announce(0, Call.RE)
    luck = rng.normal(0, 3, 60)
    a_little, clearly = rng.normal(0.1, 2, 60), rng.normal(1, 1, 60)
    assert clearly_best({None: luck, re: luck + a_little}, None) is None
    assert clearly_best({None: luck, re: luck + a_little}, re) == re
    assert clearly_best({None: luck, re: luck + clearly}, None) == re
    assert clearly_best({None: luck, re: luck - clearly}, re) is None


def begun(rules: Rules, seed: int, actions: int) -> Game:
    """A game of four casual players after so many actions."""
    whole = play(Game.deal(rules, seed), [make_player("casual", seat) for seat in range(4)])
    return after(Game.deal(rules, seed), whole.actions[:actions])


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(("moment", "seat", "replies"), [((DDV, 66, 13), 0, True), ((STANDARD, 217, 18), 3, False)])
def test_a_reply_of_the_rules_of_thumb_is_made_if_it_is_rather_won(
    level: str, moment: tuple[Rules, int, int], seat: int, replies: bool
) -> None:
    view, reply = begun(*moment).view(seat), Announce(seat, Call.REPLY)
    assert make_player("casual", 3).decide(view) == reply
    assert (make_player(level, 3).decide(view) == reply) is replies
    assert (about_calls(view, possible_calls(view)).best.action == reply) is replies


@pytest.mark.parametrize(
    ("moment", "made", "is_made"),
    [
        ((MITTWOCH, 167, 9), Announce(0, Call.CONTRA), True),
        ((STANDARD, 198, 9), Announce(0, Call.RE), False),
        ((MITTWOCH, 238, 9), Announce(2, Call.CONTRA), False),  # against a solo of diamonds
    ],
)
def test_a_reply_to_the_other_side_has_to_be_rather_won(
    moment: tuple[Rules, int, int], made: Announce, is_made: bool
) -> None:
    view = begun(*moment).view(made.seat)
    assert make_player("casual", 3).decide(view) == made
    usual = usual_call(view, made, action_value_network(), value_network(), lambda: equals(view, 60))
    assert (usual == made) is is_made


def test_a_soloist_who_announced_re_gets_no_reply() -> None:
    assert not isinstance(make_player("strong", 3).decide(begun(MITTWOCH, 238, 9).view(2)), Announce)


def test_deals_are_not_asked_about_kontra_against_a_taken_poverty() -> None:
    view = begun(MITTWOCH, 177, 13).view(2)
    assert view.contract is Contract.POVERTY and view.side is Side.CONTRA
    assert possible_calls(view)
    assert calls_to_sample(view) == []


@pytest.mark.parametrize(("moment", "seat"), [((STANDARD, 217, 18), 3), ((DDV, 8, 13), 2)])
def test_silence_where_deals_promise_more_has_another_reason_than_points(
    moment: tuple[Rules, int, int], seat: int
) -> None:
    view = begun(*moment).view(seat)
    advice = about_calls(view, possible_calls(view))
    assert advice.best.points < max(choice.points for choice in advice.choices)
    assert advice.reason is Reason.FOES_UNDERRATED


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_reply_that_rules_of_thumb_do_not_suggest_is_not_made(level: str) -> None:
    """In deals that fit, the seat that has announced has a weaker hand than players announce with."""
    view = begun(DDV, 8, 13).view(2)
    worth = estimate_calls(view, possible_calls(view), equals(view, 60), value_network())
    assert clearly_best(worth, None) == Announce(2, Call.REPLY)
    assert not isinstance(make_player(level, 3).decide(view), Announce)
    assert about_calls(view, possible_calls(view)).best.action is None


def test_the_expert_announces_what_its_advice_says() -> None:
    view = all_healthy(laid(*STRONG)).view(0)
    advice = advise(view)
    assert advice is not None and isinstance(advice.best.action, Announce)
    assert make_player("expert", 3).decide(view) == advice.best.action


@pytest.mark.parametrize(("hands", "is_fair"), [(STRONG, True), (WEAK, False)])
def test_the_strong_player_thinks_about_what_it_has_a_fair_chance_to_keep(hands, is_fair: bool) -> None:
    view = all_healthy(laid(*hands)).view(0)
    assert (chance_to_keep(view, possible_calls(view), action_value_network()) > MIN_CHANCE) is is_fair
    assert isinstance(make_player("strong", 3).decide(view), Announce) is is_fair


def against_jacks(defender: str, soloist: str) -> SeatView:
    """The moment when seat 1 can say Kontra for the last time against a solo of jacks of seat 0, who has said Re."""
    game = healthy_but(laid(soloist, defender, rules=KITCHEN), 0, Reservation.SOLO_JACK)
    played(announced(game, 0, Call.RE), "DA")
    while len(game.hands[1]) > 11 or game.turn != 1:
        game.apply(next(action for action in game.legal() if isinstance(action, Play)))
    return game.view(1)


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(
    ("defender", "says"),
    [("CJ CJ SJ HJ CA CA SA SA HA HA DA CT", True), ("HQ DQ CA CT CK SA ST SK HA HK DK D9", False)],
)
def test_kontra_is_said_to_a_soloist_by_a_hand_that_beats_the_solo(level: str, defender: str, says: bool) -> None:
    """In deals that fit the soloist's hand is weaker than one with which somebody plays alone."""
    view = against_jacks(defender, "SJ HJ DJ DJ DA DT CT ST")
    kontra = make_player(level, 3).decide(view) == Announce(1, Call.CONTRA)
    assert kontra is says
    assert (about_calls(view, possible_calls(view)).best.action == Announce(1, Call.CONTRA)) is says


def test_only_what_is_asked_for_is_compared_and_each_with_its_doubt() -> None:
    view = all_healthy(laid(*STRONG)).view(0)
    advice = about_calls(view, [Announce(0, Call.RE)])
    assert {choice.action for choice in advice.choices} == {None, Announce(0, Call.RE)}
    assert all(choice.spread for choice in advice.choices)


def test_who_wins_more_often_than_the_value_network_expects_can_promise_more() -> None:
    view = all_healthy(laid(*WEAK)).view(0)
    re, even = Announce(0, Call.RE), equals(view, 100)
    better, worse = replace(even, skill_edge=np.full(100, 1.0)), replace(even, skill_edge=np.full(100, -1.0))
    ahead, alike, behind = (
        {
            made: worth.mean()
            for made, worth in estimate_calls(view, possible_calls(view), some, value_network()).items()
        }
        for some in (better, even, worse)
    )
    assert behind[None] < alike[None] < ahead[None]
    assert behind[re] - behind[None] < alike[re] - alike[None] < ahead[re] - ahead[None]


def wait(*, cards: str, limit: int, **options: object) -> bool:
    """True if who comes last to the first or second trick can wait with Re that may be announced so long."""
    hands = ("CQ DJ", "CQ", "CJ", "SJ")
    game = all_healthy(laid(*hands, rules=DDV.replace(announcement_no_120=limit, **options), first=1))
    view = played(game, cards).view(0)
    assert not view.my_turn and possible_calls(view)
    return can_all_wait(view)


def test_out_of_turn_only_what_cannot_wait_is_thought_about() -> None:
    assert wait(cards="", limit=12)  # nobody's hand gets smaller before the own card
    assert wait(cards="CQ", limit=12, announcement_till_full_trick=True)
    assert wait(cards="CQ CJ SJ DJ", limit=11, announcement_till_full_trick=True)


def test_what_the_next_card_makes_too_late_cannot_wait() -> None:
    assert not wait(cards="CQ CJ SJ DJ", limit=12, announcement_till_full_trick=True)
    on_table = {"announcement_time_base": "cards_on_table", "limit": 12}
    assert wait(cards="", announcement_limit_table=(3, 7, 11, 15, 19), **on_table)
    assert not wait(cards="", announcement_limit_table=(2, 7, 11, 15, 19), **on_table)
