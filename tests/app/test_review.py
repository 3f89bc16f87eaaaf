"""A finished game valued decision by decision, from what each seat could know."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from kept_games import record, spoken

from freedoko_qt.ai.advice import Choice
from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.heuristics.announcements import possible_calls
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import ANALYSIS, judgement, key_of, moments, review_steps
from freedoko_qt.app.review.review import (
    BLUNDER,
    COSTLY,
    HEURISTIC_ERROR,
    DecisionKind,
    DecisionMark,
    Review,
    ReviewedDecision,
    SeatReview,
    balance,
    card_of,
)
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.review.review_words import TEMPLATES, explanation, parts, summary, template_of, verdict
from freedoko_qt.app.review.reviewer import Reviewer
from freedoko_qt.app.settings import Language
from freedoko_qt.app.storage import load
from freedoko_qt.engine.actions import Accept, Action, Announce, Call, Play, Reserve, Return, Shift
from freedoko_qt.engine.cards import SEATS, Card, by_seat
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

sys.path.insert(0, str(Path(__file__).parents[1] / "ai"))  # for `laid` and `test_fair`

from laid import all_healthy, laid, played  # isort: skip
from test_fair import exchanged  # isort: skip

LEVELS = ("strong", "casual", "random", "strong")
NAMES = ("Hans", "Anna", "Ben", "Clara")


@pytest.fixture(scope="module")
def replay() -> GameReplay:
    """A game in which the third plays by chance, under rules without nines: it is shorter."""
    rules = PRESETS["standard"].rules.replace(with_nines=False)
    game = play(Game.deal(rules, 20), [make_player(level, seat) for seat, level in enumerate(LEVELS)])
    assert game.score is not None and len(game.score.re) == 2
    return GameReplay.of(record(game))


@pytest.fixture(scope="module")
def review(replay: GameReplay) -> Review:
    """Its whole review, of few deals."""
    *_, last = review_steps(replay, Review(key_of(replay.record)), first=0, rounds=1)
    return last


def turns(game: Game, seat: int | None = None) -> Iterator[tuple[int, SeatView, Action]]:
    """The views before each action, of one seat or of all."""
    again = game.replayed(0)
    for moment, action in enumerate(game.actions):
        if seat in (None, action.seat):
            yield moment, again.view(action.seat), action
        again.apply(action)


def seen(replay: GameReplay, review: Review) -> list[tuple[ReviewedDecision, SeatView]]:
    """The decisions of a game with what their seats saw."""
    decisions = [one for seat in review.seats for one in seat.decisions]
    return [(one, replay.game.replayed(one.moment).view(one.seat)) for one in decisions]


def decision(
    *points: float, taken: int, spread: float | None = 0.1, moment: int = 9, seat: int = 0
) -> ReviewedDecision:
    """A choice between cards of which so many points were expected."""
    cards = (Card.CQ, Card.SQ, Card.HQ)
    worth_of_cards = zip(cards, points, strict=False)
    choices = tuple(Choice(Play(seat, card), one, spread, spread or 0) for card, one in worth_of_cards)
    kind, done = DecisionKind.CARD, choices[taken].action
    return ReviewedDecision(moment, seat, kind, done, choices, taken, None, 0.5)


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
    key = key_of(replay.record)
    assert key_of({**replay.record, "players": [], "party": "Tuesday"}) == key
    assert key_of({**replay.record, "actions": replay.record["actions"][:-1]}) != key


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
    """As long as nothing can be announced, which a hint would consider first."""
    hints = [
        (one, advise(view, rounds=1))
        for one, view in seen(replay, review)
        if one.kind is DecisionKind.CARD and not possible_calls(view)
    ]
    assert len(hints) > 5
    assert all(advice is not None and advice.choices == one.choices for one, advice in hints[::3])


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


def lost(seat: int, points: float) -> SeatReview:
    """A seat that has lost so many points with a card."""
    return SeatReview((decision(points, 0.0, taken=1, seat=seat),), complete=True)


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

STRONG = ("CQ CQ HT HT SQ SQ HQ HQ DQ CA SA DA", "", "", "")


def played_on(game: Game, call: Call | None = None) -> Game:
    """The game to its end, the first card that is allowed each time; seat 0 announces before its first one."""
    if call is not None:
        game.apply(Announce(0, call))
    while game.phase is Phase.PLAY:
        game.apply(Play(game.turn or 0, game.plays()[0]))
    return game


def announced(game: Game) -> list[ReviewedDecision]:
    """The words about the announcements of seat 0, and about those it did not make."""
    replay = GameReplay.of(record(game))
    first = [one for one in moments(replay, 0) if isinstance(replay.game.actions[one], Play)]
    known = [decision(1.0, taken=0, moment=moment) for moment in first]
    start = Review("", (0.0, 0.0, 0.0, 0.0), (SeatReview(tuple(known)), *[SeatReview(complete=True)] * 3))
    *_, last = review_steps(replay, start, first=0)
    return [one for one in last.seats[0].decisions if one.kind is DecisionKind.ANNOUNCEMENT]


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


# The sentences


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
        "Expected: +1.4 points; of the best choice +2.0.",
        "Chance of winning with the best choice: 50%.",
    )


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


# The file


def test_a_review_stored_today_is_the_same_tomorrow(tmp_path: Path, review: Review) -> None:
    assert Reviews(tmp_path / "reviews").save(review) is None
    loaded = Reviews(tmp_path / "reviews").load(review.key)
    assert loaded.notice is None
    assert loaded.value == review


def test_a_damaged_review_is_set_aside(tmp_path: Path, review: Review) -> None:
    reviews = Reviews(tmp_path)
    reviews.save(review)
    path = reviews.path(review.key)
    path.write_text(path.read_text().replace('"taken": 0', '"taken": 1', 1))
    loaded = reviews.load(review.key)
    assert loaded.value is None
    assert loaded.notice is not None and loaded.notice.kind is NoticeKind.DAMAGED
    assert loaded.notice.kept is not None and loaded.notice.kept.exists()
    assert reviews.load(review.key).notice is None


def test_the_version_before_takes_the_place_of_a_damaged_review_and_that_is_reported(tmp_path: Path, review) -> None:
    reviews = Reviews(tmp_path)
    before = replace(review, worth=None)
    reviews.save(before)
    reviews.save(review)
    reviews.path(review.key).write_text("{")
    loaded = reviews.load(review.key)
    assert loaded.value == before
    assert loaded.notice is not None and loaded.notice.kind is NoticeKind.RESTORED


def test_a_review_of_another_analysis_is_none(tmp_path: Path, review: Review) -> None:
    reviews = Reviews(tmp_path)
    reviews.save(review)
    path = reviews.path(review.key)
    text = path.read_text().replace(f'"analysis": {ANALYSIS}', f'"analysis": {ANALYSIS - 1}')
    path.write_text("\n".join(line for line in text.splitlines() if '"check"' not in line))
    assert load(path, "review", dict).value is not None
    assert reviews.load(review.key).value is None


# In the background


@pytest.fixture
def open_reviewer(qapp, tmp_path: Path) -> Iterator[object]:
    """Makes reviewers on one folder, and closes them at the end."""
    made: list[Reviewer] = []

    def make() -> Reviewer:
        made.append(Reviewer(Reviews(tmp_path / "reviews")))
        return made[-1]

    yield make
    for reviewer in made:
        reviewer.close()


def test_it_goes_on_where_it_was_stopped(qtbot, open_reviewer, replay: GameReplay) -> None:
    reviewer = open_reviewer()
    reviewer.open(replay)
    assert (reviewer.done, reviewer.is_running) == (0, False)
    reviewer.go_on(first=1)
    qtbot.waitUntil(lambda: reviewer.done >= 2, timeout=60_000)
    reviewer.stop()
    then = reviewer.review
    assert not reviewer.is_running
    assert then.seats[1].decisions and not then.seats[0].decisions
    again = open_reviewer()
    again.open(replay)
    assert again.review == then
    again.go_on(first=1)
    qtbot.waitUntil(lambda: again.done > reviewer.done, timeout=60_000)
    assert again.review.seats[1].decisions[: len(then.seats[1].decisions)] == then.seats[1].decisions


def test_what_is_complete_is_not_analysed_again(
    open_reviewer, tmp_path: Path, replay: GameReplay, review: Review
) -> None:
    Reviews(tmp_path / "reviews").save(review)
    reviewer = open_reviewer()
    reviewer.open(replay)
    assert (reviewer.review, reviewer.done) == (review, reviewer.total)
    reviewer.go_on(first=0)
    assert not reviewer.is_running


def test_a_review_of_a_newer_program_is_left_alone(qtbot, open_reviewer, tmp_path, replay, review) -> None:
    reviews = Reviews(tmp_path / "reviews")
    reviews.save(review)
    path = reviews.path(review.key)
    newer = path.read_text(encoding="utf-8").replace('"format": 1', '"format": 99')
    path.write_text(newer, encoding="utf-8")
    reviewer = open_reviewer()
    with qtbot.waitSignal(reviewer.noticed) as blocker:
        reviewer.open(replay)
    assert blocker.args[0].kind is NoticeKind.NEWER
    reviewer.go_on(first=0)
    qtbot.waitUntil(lambda: reviewer.done > 0, timeout=60_000)
    reviewer.stop()
    assert path.read_text(encoding="utf-8") == newer


def test_a_damaged_file_is_reported_and_the_game_analysed_anew(qtbot, open_reviewer, tmp_path, replay, review) -> None:
    reviews = Reviews(tmp_path / "reviews")
    reviews.save(review)
    reviews.path(review.key).write_text("{")
    reviewer = open_reviewer()
    with qtbot.waitSignal(reviewer.noticed) as blocker:
        reviewer.open(replay)
    assert blocker.args[0].kind is NoticeKind.DAMAGED
    assert reviewer.review == Review(review.key)
