"""Reviews as files, and the reviewer that works in the background."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.analysis import ANALYSIS_VERSION
from freedoko_qt.app.review.review import DecisionKind, Review
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.review.reviewer import Reviewer
from freedoko_qt.app.storage import backup_of, load, save

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


@pytest.mark.parametrize(
    "wrong",
    [
        {"moment": 10**400},
        {"done": {"seat": 0, "claim": True}},
        {"done": {"seat": 1, "play": "CA"}},
        {"done": {"seat": 0, "announce": "re"}},
        {"choices": [[None, 1, 0.1, 0]], "taken": 0},
        {"choices": [[{"seat": 0, "play": "CA"}, points, 0.1, 0] for points in (1e308, -1e308)], "taken": 1},
        {"choices": [[{"seat": 0, "play": "CA"}, 1, 1e308, 0]], "taken": 0},
        {"win": -1e308},
        {"partners": [0, 1e308, 0, 0]},
    ],
)
def test_a_decision_that_nobody_can_have_made_is_damage(tmp_path: Path, review: Review, wrong: dict[str, Any]) -> None:
    reviews = Reviews(tmp_path)
    reviews.save(review)
    path = reviews.path(review.key)
    values = load(path, "review", dict).value
    assert values is not None
    card = next(one for one in values["seats"][0]["decisions"] if one["kind"] == DecisionKind.CARD)
    card.update(wrong)
    save(path, "review", values)
    backup_of(path).unlink()
    loaded = reviews.load(review.key)
    assert loaded.value is None
    assert loaded.notice is not None and loaded.notice.kind is NoticeKind.DAMAGED


def test_a_review_of_another_analysis_is_none(tmp_path: Path, review: Review) -> None:
    reviews = Reviews(tmp_path)
    reviews.save(review)
    path = reviews.path(review.key)
    text = path.read_text().replace(f'"analysis": {ANALYSIS_VERSION}', f'"analysis": {ANALYSIS_VERSION - 1}')
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
