"""A finished game valued decision by decision, from what each seat could know."""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from reviewed_games import STRONG, announced, decision, lost, played_on, seen, turns

from freedoko_qt.ai.advising import advise_in_steps
from freedoko_qt.ai.heuristics.announcements import possible_calls
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import judgement, moments, review_steps
from freedoko_qt.app.review.review import (
    BLUNDER,
    COSTLY,
    HEURISTIC_ERROR,
    DecisionKind,
    DecisionMark,
    Review,
    SeatReview,
    balance,
)
from freedoko_qt.app.review.review_words import parts, verdict
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.cards import SEATS, by_seat

sys.path.insert(0, str(Path(__file__).parents[1] / "ai"))  # for `laid` and `test_fair`

from laid import all_healthy, laid  # isort: skip
from test_fair import exchanged  # isort: skip

# What a decision costs


def test_what_may_be_chance_costs_nothing() -> None:
    assert decision(2.0, 1.6, taken=1, spread=0.5).lost == 0
    assert decision(2.0, 1.6, taken=1, spread=0.5).mark is DecisionMark.FINE
    assert decision(2.0, 1.6, taken=1, spread=0.1).lost == pytest.approx(0.4)
    assert decision(2.0, 1.6, taken=1, spread=None).lost == 0
    assert decision(2.0, 2.0 - HEURISTIC_ERROR - 0.1, taken=1, spread=None).lost == pytest.approx(HEURISTIC_ERROR + 0.1)


def test_marks_go_by_the_points_that_are_lost() -> None:
    assert decision(2.0, 1.9, taken=0).mark is DecisionMark.BEST
    assert decision(2.0, 2.01 - COSTLY, taken=1).mark is DecisionMark.FINE
    assert decision(2.0, 1.99 - COSTLY, taken=1).mark is DecisionMark.COSTLY
    assert decision(2.0, 1.99 - BLUNDER, taken=1).mark is DecisionMark.BLUNDER
    reads_alike = decision(2.0, 2.04 - BLUNDER, taken=1)
    assert reads_alike.lost == BLUNDER and reads_alike.mark is DecisionMark.BLUNDER


def test_more_points_than_what_is_advised_are_no_loss() -> None:
    """Rules of thumb advise with caution what they expect a little less of."""
    assert decision(1.0, 3.0, taken=1, spread=None).mark is DecisionMark.FINE


# A whole game


def test_everything_a_seat_decided_is_judged_once(replay: GameReplay, review: Review) -> None:
    assert review.complete
    for seat in SEATS:
        judged = [one.moment for one in review.seats[seat].decisions if one.done is not None]
        assert judged == moments(replay, seat)
        for moment, view, done in turns(replay.game, seat):
            is_choice = isinstance(done, Play) and len(view.playable) > 1
            assert (moment in judged) or not is_choice


def test_what_was_done_is_among_what_was_compared(review: Review) -> None:
    for seat in SEATS:
        for one in review.seats[seat].decisions:
            assert one.chosen is not None
            if isinstance(one.done, Play):
                assert isinstance(one.chosen.action, Play) and one.chosen.action.card is one.done.card
            assert one.win is None or 0 <= one.win <= 1


def test_who_plays_by_chance_gives_the_most_away(review: Review) -> None:
    def lost_with_cards(seat: int) -> float:
        return sum(one.lost for one in review.seats[seat].decisions if one.kind is DecisionKind.CARD)

    assert max(SEATS, key=lost_with_cards) == 2
    assert review.seats[2].number(DecisionMark.COSTLY) > 0


def test_a_review_is_the_same_every_time_and_wherever_it_is_gone_on_with(replay: GameReplay, review: Review) -> None:
    begun = review_steps(replay, Review(review.key), first=2, rounds=1)
    half = next(step for step in begun if len(step.seats[2].decisions) == 3)
    rest = review_steps(replay, half, first=2, rounds=1)
    whole = next(step for step in rest if step.seats[2].complete)
    assert whole.seats[2] == review.seats[2]
    assert whole.worth == review.worth


def test_a_game_has_one_key_whoever_played_it(replay: GameReplay) -> None:
    key = game_key(replay.record)
    assert game_key({**replay.record, "players": [], "party": "Tuesday"}) == key
    assert game_key({**replay.record, "actions": replay.record["actions"][:-1]}) != key


def test_exchanging_hidden_cards_changes_no_judgement(replay: GameReplay) -> None:
    rng, compared = Random(2), 0
    for moment, view, done in turns(replay.game):
        if moment % 3 or compared > 5 or not isinstance(done, Play) or len(view.playable) < 2:
            continue
        other = exchanged(replay.game.replayed(moment), view.seat, rng)
        if other is None or other.view(view.seat) != view:
            continue
        compared += 1
        kind = DecisionKind.CARD
        known = judgement(moment, view, done, kind, rounds=1)
        assert judgement(moment, other.view(view.seat), done, kind, rounds=1) == known
    assert compared > 2


def test_a_review_judges_cards_as_a_hint_does(replay: GameReplay, review: Review) -> None:
    """As long as nothing can be announced, which a hint would consider first, and one sample of deals is enough."""
    hints = [
        (one, list(advise_in_steps(view, rounds=1)))
        for one, view in list(seen(replay, review))[::3]
        if one.kind is DecisionKind.CARD and not possible_calls(view)
    ]
    settled = [(one, advice) for one, (advice, *further) in hints if not further]
    assert len(settled) > 2
    assert all(advice is not None and advice.choices == one.choices for one, advice in settled)


# Where the points came from


def test_the_parts_of_a_balance_are_the_result(replay: GameReplay, review: Review) -> None:
    score = replay.game.score
    assert score is not None
    for seat in SEATS:
        found = balance(review, score, seat, replay.stops[1])
        assert found is not None
        assert found.result == pytest.approx(score.scores[seat] - sum(score.scores) / 4)
        assert sum(points for _, points, _ in parts(found)[:-1]) == pytest.approx(parts(found)[-1][1])
        lost = sum(one.lost for one in review.seats[seat].decisions if one.kind is DecisionKind.CARD)
        assert found.own == pytest.approx(-lost)


def test_a_partners_mistake_is_felt_as_an_own_one_and_by_the_others_the_other_way(replay: GameReplay) -> None:
    score = replay.game.score
    assert score is not None and len(score.re) == 2
    bad, partner = score.re
    nothing = SeatReview(complete=True)
    seats = [lost(bad, 2.0) if seat == bad else nothing for seat in SEATS]
    review = Review("", (0.0, 0.0, 0.0, 0.0), by_seat(seats))
    for seat in SEATS:
        found = balance(review, score, seat, first_card=4)
        assert found is not None
        felt = (found.own, found.partners, found.opponents)
        assert felt == ((-2, 0, 0) if seat == bad else (0, -2, 0) if seat == partner else (0, 0, 2))


def test_in_a_solo_who_is_alone_loses_for_three(replay: GameReplay) -> None:
    score = replay.game.score
    assert score is not None
    alone = score._replace(re=(1,))
    nothing = SeatReview(complete=True)
    review = Review("", (0.0, 0.0, 0.0, 0.0), (lost(0, 1.0), lost(1, 3.0), nothing, nothing))
    first, second, third = (balance(review, alone, seat, first_card=4) for seat in (0, 1, 2))
    assert first is not None and second is not None and third is not None
    assert (first.own, first.partners, first.opponents) == (-1, 0, 1)
    assert (second.own, second.partners, second.opponents) == (-3, 0, 3)
    assert (third.own, third.partners, third.opponents) == (0, -1, 1)


def test_there_is_no_balance_before_everything_is_analysed(replay: GameReplay, review: Review) -> None:
    assert replay.game.score is not None
    one_less = (replace(review.seats[0], complete=False), *review.seats[1:])
    assert balance(replace(review, seats=one_less), replay.game.score, 0, replay.stops[1]) is None


# Announcements


def test_an_announcement_that_was_not_made_is_judged_when_it_could_be_made_last() -> None:
    silent = played_on(all_healthy(laid(*STRONG)))
    missed, *more = announced(silent)
    assert more == []
    assert missed.done is None and missed.mark in (DecisionMark.COSTLY, DecisionMark.BLUNDER)
    assert isinstance(missed.best.action, Announce)
    assert "Saying nothing costs" in verdict(missed)
    view = silent.replayed(missed.moment).view(0)
    assert missed.best.action in view.legal
    later = [one for one, _, done in turns(silent, 0) if one > missed.moment and isinstance(done, Play)]
    assert all(missed.best.action not in silent.replayed(one).legal(0) for one in later)


def test_what_was_said_was_not_missed() -> None:
    said = announced(played_on(all_healthy(laid(*STRONG)), Call.BLACK))
    assert [one.done for one in said] == [Announce(0, Call.BLACK)]


def test_what_can_still_be_said_later_is_no_reason_against_a_lower_announcement() -> None:
    first, *later = announced(played_on(all_healthy(laid(*STRONG)), Call.RE))
    assert first.done == Announce(0, Call.RE) and first.mark is DecisionMark.BEST
    assert {choice.action for choice in first.choices} == {None, first.done}
    (denial,) = later
    assert denial.done is None and isinstance(denial.best.action, Announce) and denial.best.action.call.is_denial


def test_who_has_nothing_to_announce_misses_nothing() -> None:
    weak = ("C9 C9 S9 S9 H9 H9 CK CK SK SK HK DJ", "", "", "")
    assert announced(played_on(all_healthy(laid(*weak)))) == []
