"""Games that wait for their review, found and reviewed one after the other; and reviews of which nothing gets lost."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from kept_games import setup_of, tournament, tournament_games
from slip_reviews import begun, reviews_of

from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import moments, review_steps
from freedoko_qt.app.review.backlog import LAST, Backlog, unreviewed
from freedoko_qt.app.review.kept_reviews import KeptReview
from freedoko_qt.app.review.lost_points import LostPoints
from freedoko_qt.app.review.lost_points_reader import LostPointsReader
from freedoko_qt.app.review.review import NOTHING_YET, DecisionKind, Review, ReviewedDecision, SeatReview
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.review.reviewer import Reviewer
from freedoko_qt.engine.cards import SEATS

PATIENCE = 120_000  # milliseconds


@pytest.fixture(scope="module")
def evenings() -> list[Tournament]:
    """Three tournaments, the oldest first."""
    setups = [setup_of("ddv", seed, rounds=1) for seed in (1, 2, 3)]
    return [tournament(f"2026-11-1{n}-200000", setup, tournament_games(setup)) for n, setup in enumerate(setups)]


@pytest.fixture
def history(tmp_path: Path, evenings: list[Tournament]) -> History:
    """They are on disk."""
    found = History(tmp_path / "tournaments")
    for one in evenings:
        found.save(one)
    return found


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    """Nothing is reviewed."""
    return Reviews(tmp_path / "reviews")


@pytest.fixture
def backlog(qapp, history: History, reviews: Reviews) -> Iterator[Backlog]:
    """Has not looked yet."""
    made = Backlog(history, reviews)
    yield made
    made.close()


def nearly_reviewed(reviews: Reviews, evenings: list[Tournament]) -> list[str]:
    """Reviews that want little to be complete; the check sums of their games, the newest first."""
    waiting = [begun(review) for one in evenings for review in reviews_of(one)]
    for review in waiting:
        reviews.save(review)
    return [review.key for review in reversed(waiting)]


def of_seat(seat: int, decisions: tuple[ReviewedDecision, ...]) -> tuple[ReviewedDecision, ...]:
    """The same, as if another seat had decided."""
    return tuple(
        replace(
            one,
            seat=seat,
            done=one.done._replace(seat=seat),
            choices=tuple(replace(choice, action=choice.action._replace(seat=seat)) for choice in one.choices),
        )
        for one in decisions
    )


def found(history: History, reviews: Reviews, reviewed: frozenset[str] = frozenset()) -> list[str]:
    """The check sums of the games that wait."""
    outcomes = list(unreviewed(history, reviews, reviewed))
    assert not any(isinstance(one, Notice) for one in outcomes)
    return [one.review.key for one in outcomes if isinstance(one, KeptReview)]


def looked(qtbot, backlog: Backlog) -> Backlog:
    """Once it knows which games wait."""
    with qtbot.waitSignal(backlog.changed, timeout=PATIENCE):
        backlog.look(LostPoints())
    return backlog


# Which games wait


def test_the_newest_game_waits_first(history, reviews, evenings) -> None:
    keys = [review.key for one in evenings for review in reviews_of(one)]
    assert found(history, reviews) == keys[::-1]


def test_what_is_reviewed_or_a_copy_does_not_wait(history, reviews, evenings) -> None:
    keys = found(history, reviews)
    history.save(replace(evenings[0], id="2026-11-30-200000"))
    assert sorted(found(history, reviews)) == sorted(keys)
    first, *_ = reviews_of(evenings[2])
    reviews.save(first)
    assert first.key not in found(history, reviews)
    assert set(found(history, reviews, frozenset(keys[:3]))) == set(keys[3:]) - {first.key}


def test_a_game_of_which_something_is_judged_waits_with_that(history, reviews, evenings) -> None:
    half = begun(reviews_of(evenings[2])[-1])
    reviews.save(half)
    one = next(one for one in unreviewed(history, reviews, ()) if isinstance(one, KeptReview))
    assert one.review == half


def test_a_review_of_a_newer_program_does_not_wait(history, reviews, evenings) -> None:
    review = begun(reviews_of(evenings[2])[-1])
    reviews.save(review)
    path = reviews.path(review.key)
    path.write_text(path.read_text(encoding="utf-8").replace('"format": 1', '"format": 99'), encoding="utf-8")
    outcomes = list(unreviewed(history, reviews, ()))
    assert [one.kind for one in outcomes if isinstance(one, Notice)] == [NoticeKind.NEWER]
    assert review.key not in [one.review.key for one in outcomes if isinstance(one, KeptReview)]


def test_no_more_than_the_last_ones_are_taken(qtbot, backlog, history, reviews) -> None:
    assert len(found(history, reviews)) > LAST
    looked(qtbot, backlog)
    assert [one.review.key for one in backlog.waiting] == found(history, reviews)[:LAST]


# Reviewing them


def test_one_after_the_other_and_each_is_kept_at_once(qtbot, backlog, history, reviews, evenings) -> None:
    waiting = nearly_reviewed(reviews, evenings)
    looked(qtbot, backlog)
    through, numbers = [], set()

    def note(one: KeptReview) -> None:
        kept = reviews.load(one.review.key).value
        assert kept is not None and kept.seats[0] == one.review.seats[0] and kept.seats[0].complete
        assert game_key(one.record) == one.review.key
        through.append(one.review.key)

    backlog.reviewed.connect(note)
    backlog.changed.connect(lambda: numbers.add((backlog.number, backlog.total)) if backlog.is_running else None)
    backlog.begin()
    qtbot.waitUntil(lambda: not backlog.is_running, timeout=PATIENCE)
    assert through == waiting[:LAST]
    assert numbers == {(number, LAST) for number in range(1, LAST + 1)}
    assert backlog.waiting == ()
    assert [one.review.key for one in looked(qtbot, backlog).waiting] == waiting[LAST:]


def test_only_the_own_seat_is_analysed(qtbot, backlog, reviews, evenings) -> None:
    nearly_reviewed(reviews, evenings)
    looked(qtbot, backlog).begin()
    qtbot.waitUntil(lambda: not backlog.is_running, timeout=PATIENCE)
    completed = [reviews.load(key).value.completed for key in reviews.keys]
    assert sorted(completed) == [0] * (len(completed) - LAST) + [1] * LAST


def test_stopped_at_once_and_the_rest_can_be_asked_again(qtbot, backlog, history, reviews, evenings) -> None:
    waiting = nearly_reviewed(reviews, evenings)
    looked(qtbot, backlog)
    through: list[KeptReview] = []
    backlog.reviewed.connect(through.append)
    backlog.reviewed.connect(lambda _: backlog.stop() if len(through) == 2 else None)
    backlog.begin()
    qtbot.waitUntil(lambda: not backlog.is_running, timeout=PATIENCE)
    assert len(through) == 2 and found(history, reviews) == waiting[2:]
    assert [one.review.key for one in backlog.waiting] == waiting[2:LAST]
    backlog.begin()
    assert (backlog.number, backlog.total) == (1, LAST - 2)


def test_what_is_judged_of_a_game_outlives_the_end_of_the_program(qtbot, history, reviews, evenings) -> None:
    """The first card of the newest game is really judged; then somebody closes the window."""
    first = Backlog(history, reviews)
    looked(qtbot, first).begin()
    key = first.waiting[0].review.key
    qtbot.waitUntil(lambda: first.share > 0, timeout=PATIENCE)
    first.close()
    kept = reviews.load(key).value
    assert kept is not None and kept.seats[0].decisions and not kept.seats[0].complete
    again = Backlog(history, reviews)
    assert looked(qtbot, again).waiting[0].review == kept
    again.close()


def test_while_a_game_is_looked_at_the_others_wait(qtbot, backlog, reviews, evenings) -> None:
    key, *_ = nearly_reviewed(reviews, evenings)
    looked(qtbot, backlog).hold(held=True)
    through: list[KeptReview] = []
    backlog.reviewed.connect(through.append)
    backlog.begin()
    replay = GameReplay.of(backlog.waiting[0].record)
    looking = Reviewer(reviews)
    looking.open(replay)
    looking.go_on(first=0)
    qtbot.waitUntil(lambda: looking.review.seats[0].complete, timeout=PATIENCE)
    looking.close()
    assert backlog.is_running and not through
    backlog.hold(held=False)
    qtbot.waitUntil(lambda: bool(through), timeout=PATIENCE)
    assert through[0].review.key == key
    assert through[0].review.seats[0] == looking.review.seats[0]


def test_the_lessons_grow_with_each_game(qtbot, backlog, history, reviews, evenings) -> None:
    nearly_reviewed(reviews, evenings)
    reader = LostPointsReader(history, reviews)
    sizes: list[int] = []
    reader.read.connect(lambda lost: sizes.append(len(lost.games)))
    with qtbot.waitSignal(reader.read, timeout=PATIENCE):
        reader.read_all()
    backlog.reviewed.connect(reader.add)
    looked(qtbot, backlog).begin()
    qtbot.waitUntil(lambda: not backlog.is_running, timeout=PATIENCE)
    assert sizes == list(range(LAST + 1))
    with qtbot.waitSignal(reader.read, timeout=PATIENCE) as anew:
        grown = reader.games
        reader.read_all()
    assert {game.key: game for game in grown} == {game.key: game for game in anew.args[0].games}
    reader.close()


# Nothing gets lost


def test_a_review_is_never_replaced_by_one_that_knows_less(reviews, evenings) -> None:
    whole = reviews_of(evenings[0])[0]
    reviews.save(whole)
    reviews.save(begun(whole))
    kept = reviews.load(whole.key).value
    assert kept is not None and kept.seats == whole.seats
    assert kept.worth == (0.0, 0.0, 0.0, 0.0)


def test_of_each_seat_what_is_further_is_kept(reviews, evenings) -> None:
    whole = reviews_of(evenings[0])[0]
    cards = whole.seats[0].decisions
    few, more = ([SeatReview(of_seat(seat, cards[:number])) for seat in SEATS] for number in (2, 4))
    done = SeatReview(complete=True)
    reviews.save(replace(whole, seats=(few[0], done, more[2], few[3])))
    reviews.save(replace(whole, seats=(whole.seats[0], more[1], few[2], few[3])))
    kept = reviews.load(whole.key).value
    assert kept is not None and kept.seats == (whole.seats[0], done, more[2], few[3])


def test_two_that_analyse_the_same_game_keep_what_both_found(qtbot, history, reviews, evenings) -> None:
    """A person looks at a game with the eyes of the second seat, while the first one's decisions are judged as well."""
    key = nearly_reviewed(reviews, evenings)[0]
    second = SeatReview(of_seat(1, reviews.load(key).value.seats[0].decisions), complete=True)
    looking = Reviewer(reviews)
    looking.open(GameReplay.of(next(one for one in evenings[2].records if game_key(one) == key)))
    looking.review = replace(looking.review, seats=(NOTHING_YET[0], second, *NOTHING_YET[2:]))
    backlog = Backlog(history, reviews)
    looked(qtbot, backlog).begin()
    qtbot.waitUntil(lambda: len(backlog.waiting) < backlog.total, timeout=PATIENCE)
    backlog.close()
    looking.close()
    kept = reviews.load(key).value
    assert kept.seats[0].complete and kept.seats[1] == second


# Small steps


def test_a_card_is_judged_in_steps_that_bring_the_same_judgement(evenings) -> None:
    """So that nobody waits long who closes the program: what comes on the way is the review from before the card."""
    replay = GameReplay.of(evenings[0].records[0])
    empty = Review(game_key(replay.record), (0.0, 0.0, 0.0, 0.0))
    steps = [empty]
    for step in review_steps(replay, empty, first=0, rounds=3):
        steps.append(step)
        *_, earlier, before, last = [None, *steps]
        if earlier is before is not last and last.seats[0].decisions[-1].kind is DecisionKind.CARD:
            break  # a card that was not settled by the first deals
    before, card = steps[-2], steps[-1].seats[0].decisions[-1]
    assert before is steps[-3]
    assert card.moment in moments(replay, 0)
    assert before.seats[0].decisions == steps[-1].seats[0].decisions[:-1]
    again = next(step for step in review_steps(replay, before, first=0, rounds=3) if step is not before)
    assert again.seats[0].decisions[-1] == card
