"""The words about decisions, and about what came of all decisions of a seat."""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from kept_games import spoken
from reviewed_games import NAMES, STRONG, announced, decision, lost, played_on, seen

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import judgement
from freedoko_qt.app.review.review import (
    DecisionKind,
    DecisionMark,
    Review,
    ReviewedDecision,
    SeatReview,
    balance,
    card_of,
)
from freedoko_qt.app.review.review_words import TEMPLATES, explanation, parts, summary, template_of, verdict
from freedoko_qt.app.settings import Language
from freedoko_qt.engine.actions import Accept, Action, Announce, Play, Reserve, Return, Shift
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

sys.path.insert(0, str(Path(__file__).parents[1] / "ai"))  # for `laid`

from laid import all_healthy, laid, played  # isort: skip


@pytest.fixture(scope="module")
def without_cards() -> list[tuple[ReviewedDecision, SeatView]]:
    """Announcements, reservations and what was done with poverties, in games that are played by chance."""
    found = []
    for seed in range(68):
        rng, game = Random(seed), Game.deal(PRESETS["standard" if seed % 2 else "ddv"].rules, seed)
        while game.turn is not None:
            legal = game.legal()
            calls = [one for seat in SEATS for one in game.legal(seat) if isinstance(one, Announce)]
            bold = [action for action in legal if not _is_throw(action)] or legal
            action = rng.choice(calls) if calls and rng.random() < 0.05 else rng.choice(bold)
            kind = _kind_of(game, action)
            if kind is not None:
                view = game.view(action.seat)
                found.append((judgement(len(game.actions), view, action, kind), view))
            game.apply(action)
            if len(game.tricks) > 2:
                break
    return found


def _is_throw(action: Action) -> bool:
    return isinstance(action, Reserve) and action.reservation.is_throw


def _kind_of(game: Game, action: Action) -> DecisionKind | None:
    match action:
        case Reserve() if game.phase is Phase.RESERVATION:
            return DecisionKind.RESERVATION
        case Shift() | Accept() | Return():
            return DecisionKind.POVERTY
        case Announce() if game.view(action.seat).side is not None and not game.view(action.seat).duty:
            return DecisionKind.ANNOUNCEMENT
    return None


def offered() -> list[ReviewedDecision]:
    """The words about taking a poverty, and about leaving it."""
    game = laid("DK D9 CA CT CK C9 C9 SA ST SK S9 HA", rules=PRESETS["standard"].rules)
    wanted = [Reservation.POVERTY, Reservation.HEALTHY, Reservation.HEALTHY, Reservation.HEALTHY]
    for kind in wanted:
        game.apply(next(one for one in game.legal() if isinstance(one, Reserve) and one.reservation is kind))
    game.apply(game.legal()[0])
    assert game.phase is Phase.ACCEPT and game.turn is not None
    view = game.view(game.turn)
    return [judgement(5, view, answer, DecisionKind.POVERTY) for answer in view.legal]


def test_to_leave_a_poverty_that_should_be_taken_costs_points() -> None:
    advised, other = sorted(offered(), key=lambda one: one.mark is not DecisionMark.BEST)
    assert advised.mark is DecisionMark.BEST and advised.taken == 0
    assert other.chosen is not None and other.chosen.spread is not None
    assert {choice.action for choice in other.choices} == {advised.done, other.done}


def thrown() -> ReviewedDecision:
    """The words about a hand thrown in that need not be: throwing in is compared with nothing."""
    for seed in range(400):
        game = Game.deal(PRESETS["standard"].rules, seed)
        for throw in filter(_is_throw, game.legal()):
            said = judgement(0, game.view(throw.seat), throw, DecisionKind.RESERVATION)
            if said.taken is None:
                return said
    raise AssertionError("nobody threw in a good hand")


def test_every_sentence_is_said_of_a_real_position(
    review: Review, without_cards: list[tuple[ReviewedDecision, SeatView]]
) -> None:
    cards = [one for seat in review.seats for one in seat.decisions]
    others = [
        replace(one, done=choice.action, taken=number)
        for one in cards
        if one.kind is DecisionKind.CARD and one.taken is not None
        for number, choice in enumerate(one.choices)
    ]
    missed = announced(played_on(all_healthy(laid(*STRONG))))
    templates = [one for one, _ in without_cards]
    said = {template_of(one) for one in (*cards, *others, *templates, *missed, *offered(), thrown())}
    assert said == set(TEMPLATES)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_decision_can_be_described_in_both_languages(qapp, replay, review, without_cards, language) -> None:
    with spoken(qapp, language):
        for one, view in (*seen(replay, review), *without_cards):
            said = explanation(one, view, NAMES)
            assert all(sentence and "{" not in sentence for sentence in said)
            assert said[0][0] == said[0][0].upper()
            names_heuristics = any("thumb" in part or "Faustregel" in part for part in said)
            assert names_heuristics is one.by_heuristics or one.taken is None


def test_a_costly_card_is_described_with_its_cost_and_the_better_one() -> None:
    view = played(all_healthy(laid("CQ SQ HQ", "HT CQ", "", "DK", first=3)), "DK").view(0)
    assert explanation(decision(2.0, 1.4, taken=1), view, NAMES) == (
        "Queen of spades costs about 0.6 points. Better: queen of clubs.",
        "The queen of clubs is harder to beat than the queen of spades.",
        "Expected: +1.4 points; with the best choice +2.0.",
        "Chance of winning with the best choice: 50%.",
    )


def test_a_choice_that_may_be_worth_more_than_the_best_is_not_compared_with_it() -> None:
    """The best choice is the usual one among equals, or the more cautious one."""
    view = played(all_healthy(laid("CQ SQ HQ", "HT CQ", "", "DK", first=3)), "DK").view(0)
    assert explanation(decision(1.0, 1.4, taken=1), view, NAMES) == (
        "Queen of spades: as good as queen of clubs, as far as one can tell.",
        "Expected: +1.4 points.",
        "Chance of winning with the best choice: 50%.",
    )


def test_a_loss_is_the_difference_of_the_figures_beside_it() -> None:
    view = played(all_healthy(laid("CQ SQ HQ", "HT CQ", "", "DK", first=3)), "DK").view(0)
    costly = decision(-1.07, -1.62, taken=1)
    assert costly.lost == pytest.approx(0.5)
    assert explanation(costly, view, NAMES)[2] == "Expected: −1.6 points; with the best choice −1.1."
    reads_alike = decision(2.54, 2.46, taken=1, spread=0.01)
    assert explanation(reads_alike, view, NAMES)[:2] == (
        "Queen of spades: as good as queen of clubs, as far as one can tell.",
        "Expected: +2.5 points.",
    )


def test_a_solo_that_is_clearly_worse_is_not_said_to_be_perhaps_worth_more() -> None:
    """Another one is, which caution does not call either."""
    kinds = (Reservation.HEALTHY, Reservation.SOLO_JACK, Reservation.SOLO_QUEEN)
    healthy, better, worse = (
        Choice(Reserve(0, kind), points, 0.3, 0.3) for kind, points in zip(kinds, (-2.0, 1.0, -9.0), strict=True)
    )
    view, reason = laid("CJ CJ SJ").view(0), Reason.HARDLY_PAYS_ALONE
    said = ReviewedDecision(0, 0, DecisionKind.RESERVATION, worse.action, (healthy, better, worse), 2, reason, None)
    assert explanation(said, view, NAMES)[1] == "A solo would earn less with this hand."
    played_safe = replace(said, done=healthy.action, taken=0)
    assert explanation(played_safe, view, NAMES)[1].startswith("A solo may be worth more here")


def test_a_seat_is_summed_up() -> None:
    good = (decision(1.0, taken=0),)
    assert summary(SeatReview(good, complete=True)) == "Nothing given away."
    costly, blunder, small = (decision(3.0, 3.0 - lost, taken=1) for lost in (0.5, 2.5, 0.2))
    assert summary(SeatReview((costly,), complete=True)) == "0.5 points lost: 0.5 by costly decisions (1)."
    assert summary(SeatReview((costly, blunder, *good, small), complete=True)) == (
        "3.2 points lost: 2.5 by blunders (1), 0.5 by costly decisions (1), 0.2 in small things."
    )


def test_before_all_is_judged_a_seat_is_not_summed_up() -> None:
    assert summary(SeatReview()) == summary(SeatReview((decision(1.0, 0.5, taken=1),))) == ""


def test_what_is_read_adds_up() -> None:
    lost = (0.34, 0.34, 0.34, 1.26, 1.26, 0.16)
    decisions = tuple(decision(3.0, 3.0 - one, taken=1) for one in lost)
    assert [one.lost for one in decisions] == pytest.approx([0.3, 0.3, 0.3, 1.3, 1.3, 0.2])
    assert summary(SeatReview(decisions, complete=True)) == (
        "3.7 points lost: 2.6 by blunders (2), 0.9 by costly decisions (3), 0.2 in small things."
    )


def test_the_parts_of_a_balance_add_up_as_they_are_read(replay: GameReplay) -> None:
    score, nothing = replay.game.score, SeatReview(complete=True)
    assert score is not None
    review = Review("", (0.26, 0.44, -0.35, -0.35), (lost(0, 1.26), lost(1, 0.34), lost(2, 0.34), nothing))
    for seat in SEATS:
        found = balance(review, score, seat, first_card=4)
        assert found is not None
        *read, result = [round(points, 1) for _, points, _ in parts(found)]
        assert sum(read) == pytest.approx(result)


def test_decisions_of_a_decided_game_stand_in_one_line() -> None:
    same = decision(2.0, 2.0, 2.0, taken=1)
    seat = SeatReview((decision(2.0, 1.0, taken=0), same, same, decision(2.0, 1.9, taken=0), same), complete=True)
    assert [one.is_decided for one in seat.decisions] == [False, True, True, False, True]
    assert seat.folded == ((0,), (1, 2), (3,), (4,))
    assert verdict(same) == "Queen of spades: by now every card comes to the same."


def test_swines_are_the_card_that_makes_them() -> None:
    game = all_healthy(laid("DA DA CQ", "CQ", rules=PRESETS["standard"].rules))
    view = game.view(0)
    swines = [action for action in view.legal if not isinstance(action, Play | Announce)]
    assert [card_of(action, view) for action in swines] == [Card.DA]


def test_a_reservation_is_compared_by_its_kind() -> None:
    game = laid("CQ CQ SQ SQ HQ HQ DQ DQ CA CA SA HA")
    done = next(a for a in game.legal() if isinstance(a, Reserve) and a.reservation is Reservation.SOLO_QUEEN)
    judged = judgement(0, game.view(0), done, DecisionKind.RESERVATION)
    assert judged.mark is DecisionMark.BEST and judged.by_heuristics
