"""The trainer's book: the day on which a question comes again, the progress, and the file of all that."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from kept_games import record, setup_of, tournament

from freedoko_qt.ai.advice import Choice
from freedoko_qt.app.game_key import game_key
from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.review.review import DecisionKind, Review, ReviewedDecision, SeatReview
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.trainer import book as books
from freedoko_qt.app.trainer.book import Book, ExerciseProgress
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.dealt_games import exercise
from freedoko_qt.app.trainer.exercise import Exercise, Source
from freedoko_qt.app.trainer.own_games import regretted
from freedoko_qt.app.trainer.questions import Difficulty, QuestionKind
from freedoko_qt.app.trainer.schedule import SOON, Recall, recalled
from freedoko_qt.app.trainer.trainer import STOCK, STOCK_AT_LEVEL, Trainer
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.errors import BadSave, GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.rules import PRESETS

from laid_games import QUIET, RE_AND_KONTRA, answered, lay, rollout  # isort: skip

RULES = PRESETS["standard"].rules
NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
DAY = timedelta(days=1)
FUTURE = NOW.replace(year=2099)
PROGRESS = {"answered": 1, "right": 0, "level": 1, "row": 0}


@pytest.fixture(scope="module")
def game() -> Game:
    """A game in which everybody plays the first card that is allowed."""
    return rollout(answered(QUIET, lay(*RE_AND_KONTRA)))


@pytest.fixture(scope="module")
def exercises(game: Game) -> list[Exercise]:
    """A question about the trumps at each own turn."""
    moments = [n for n, action in enumerate(game.actions) if isinstance(action, Play) and action.seat == HUMAN]
    found = [exercise(game.replayed(moment), QuestionKind.TRUMPS, None) for moment in moments]
    return [one for one in found if one is not None]


def judged(game: Game, moment: int) -> ReviewedDecision:
    """A decision about a card that cost a point."""
    cards = game.replayed(moment).view(HUMAN).playable
    choices = tuple(Choice(Play(HUMAN, card), 1.0 - place, 0.1, 0.1) for place, card in enumerate(cards))
    return ReviewedDecision(moment, HUMAN, DecisionKind.CARD, choices[1].action, choices, 1, None, 0.6)


def save_book(path: Path, book: Book) -> Notice | None:
    return book_file(path).update(lambda _: book).notice


def choice_at(game: Game) -> int:
    """The first moment at which the person could choose between cards."""
    turns = (n for n, action in enumerate(game.actions) if isinstance(action, Play) and action.seat == HUMAN)
    return next(moment for moment in turns if len(game.replayed(moment).view(HUMAN).playable) > 1)


# When a question comes again


def test_what_was_wrong_comes_again_before_what_was_right() -> None:
    wrong, right = (recalled(None, NOW, right=is_right) for is_right in (False, True))
    assert wrong.due == NOW + SOON
    assert right.due >= NOW + DAY
    assert wrong.is_due(NOW + SOON) and not right.is_due(NOW + SOON)


def test_each_right_answer_gives_more_time_and_a_wrong_one_takes_it() -> None:
    recalls = [recalled(None, NOW, right=True)]
    for _ in range(3):
        recalls.append(recalled(recalls[-1], recalls[-1].due, right=True))
    spans = [one.due - one.last for one in recalls]
    assert all(before < after for before, after in pairwise(spans))
    forgotten = recalled(recalls[-1], recalls[-1].due, right=False)
    assert forgotten.due - forgotten.last == SOON
    assert forgotten.stability < recalls[-1].stability


def test_what_is_known_for_days_is_due_on_its_whole_day() -> None:
    known = recalled(None, NOW, right=True)
    midnight = known.due.replace(hour=0, minute=0, second=0, microsecond=0)
    assert known.is_due(midnight) and not known.is_due(midnight - timedelta(seconds=1))


@pytest.mark.parametrize("now", [datetime(1, 1, 1, tzinfo=UTC), datetime.max.replace(tzinfo=UTC)])
def test_a_question_is_answered_by_every_clock(now: datetime) -> None:
    memory = None
    for right in (True, True, True, False):
        memory = recalled(memory, now, right=right)
        assert Recall.from_dict(memory.to_dict()) == memory


def test_a_memory_is_the_same_when_it_is_read_again() -> None:
    for right in (True, False):
        recall = recalled(recalled(None, NOW, right=right), NOW + 3 * DAY, right=right)
        assert Recall.from_dict(recall.to_dict()) == recall


@pytest.mark.parametrize(
    "wrong",
    [
        {"state": 7},
        {"due": "soon"},
        {"stability": 0},
        {"stability": 1e-300},
        {"stability": 1e300},
        {"stability": None},
        {"difficulty": 0},
        {"difficulty": -1e300},
        {"difficulty": 1e300},
        {"step": 0},
        {"last": 5},
    ],
)
def test_what_is_no_memory_is_refused(wrong: dict[str, object]) -> None:
    values = recalled(None, NOW, right=True).to_dict()
    with pytest.raises(BadSave):
        Recall.from_dict({**values, **wrong})


# What is asked next, and how far one has come


def test_what_is_due_comes_before_what_is_new(exercises: list[Exercise]) -> None:
    book = Book(tuple(exercises))
    first = book.next([QuestionKind.TRUMPS], NOW)
    assert first is not None and first.recall is None
    book = book.answering(first, NOW, right=False)
    second = book.next([QuestionKind.TRUMPS], NOW)
    assert second is not None and second.key != first.key
    book = book.answering(second, NOW, right=True)
    again = book.next([QuestionKind.TRUMPS], NOW + SOON)
    assert again is not None and again.key == first.key
    assert book.due(QuestionKind.TRUMPS, NOW + SOON) == 1
    assert book.due(QuestionKind.CARD, NOW + SOON) == 0
    assert book.next([QuestionKind.CARD], NOW) is None


def test_own_games_and_other_kinds_come_first(exercises: list[Exercise], game: Game) -> None:
    moment = choice_at(game)
    own = exercise(game.replayed(moment), QuestionKind.CARD, judged(game, moment), Source.OWN)
    assert own is not None
    book = Book((*exercises, own))
    assert book.next(list(QuestionKind), NOW) == own
    other = book.next(list(QuestionKind), NOW, last=QuestionKind.CARD)
    assert other is not None and other.kind is QuestionKind.TRUMPS


def test_new_questions_are_as_hard_as_they_should_be(exercises: list[Exercise]) -> None:
    for level in Difficulty:
        progress = tuple((kind, ExerciseProgress(level=level)) for kind in QuestionKind)
        asked = Book(tuple(exercises), progress).next([QuestionKind.TRUMPS], NOW)
        assert asked is not None and asked.difficulty is level


def test_three_right_ones_in_a_row_are_a_step_up_and_two_wrong_ones_down() -> None:
    progress = ExerciseProgress()
    for _ in range(3):
        assert progress.level is Difficulty.EASY
        progress = progress.answering(right=True, new=True)
    assert (progress.level, progress.answered, progress.right) == (Difficulty.MEDIUM, 3, 3)
    for right in (False, True, False):
        progress = progress.answering(right=right, new=True)
    assert progress.level is Difficulty.MEDIUM
    assert progress.answering(right=False, new=False).level is Difficulty.MEDIUM
    assert progress.answering(right=False, new=True).level is Difficulty.EASY
    assert progress.answering(right=False, new=True).answered == 7


@pytest.mark.parametrize(("row", "right"), [(7, True), (-7, False)])
def test_a_longer_row_than_the_program_writes_changes_the_difficulty_too(row: int, right: bool) -> None:
    progress = ExerciseProgress(level=Difficulty.MEDIUM, row=row).answering(right=right, new=True)
    assert progress.level is (Difficulty.HARD if right else Difficulty.EASY)
    assert progress.row == 0


def test_a_question_is_in_the_book_once(exercises: list[Exercise], monkeypatch: pytest.MonkeyPatch) -> None:
    book = Book().adding(exercises[0], NOW)
    assert book.adding(replace(exercises[0], source=Source.OWN), NOW) == book
    monkeypatch.setattr(books, "MOST", 2)
    book = book.answering(exercises[0], NOW, right=True).adding(exercises[1], NOW).adding(exercises[2], NOW)
    assert [one.key for one in book.exercises] == [exercises[1].key, exercises[2].key]
    assert book.adding(exercises[3], NOW) == book  # nothing of these is known yet


# After a wrong clock


@pytest.mark.parametrize("right", [True, False])
def test_what_was_asked_by_a_clock_that_was_ahead_is_due_now_and_begins_anew(*, right: bool) -> None:
    known = recalled(None, NOW, right=True)
    for recall in (recalled(None, FUTURE, right=right), recalled(known, FUTURE, right=right)):
        assert recall.is_due(NOW)
        assert not recall.is_due(FUTURE)
        for again in (True, False):
            assert recalled(recall, NOW, right=again) == recalled(None, NOW, right=again)


def test_it_is_asked_before_what_is_new_and_not_given_up_for_it(
    exercises: list[Exercise], monkeypatch: pytest.MonkeyPatch
) -> None:
    known, ahead, new = exercises[:3]
    book = Book((known, ahead, new)).answering(known, NOW, right=True).answering(ahead, FUTURE, right=True)
    assert book.due(QuestionKind.TRUMPS, NOW) == 1
    asked = book.next([QuestionKind.TRUMPS], NOW)
    assert asked is not None and asked.key == ahead.key
    monkeypatch.setattr(books, "MOST", 3)
    assert known.key not in [one.key for one in book.adding(exercises[3], NOW).exercises]


# The file


def test_the_book_is_the_same_when_it_is_read_again(exercises: list[Exercise], game: Game, tmp_path: Path) -> None:
    moment = choice_at(game)
    card = exercise(game.replayed(moment), QuestionKind.CARD, judged(game, moment), Source.OWN)
    assert card is not None
    chances = (1.0, 0.7, 0.2, 0.1)
    partner = Exercise(QuestionKind.PARTNER, Difficulty.HARD, Source.DEALT, record_of(game.replayed(5), ()), chances)
    book = Book((exercises[0], card, partner), deals=7).answering(exercises[0], NOW, right=True)
    path = tmp_path / "trainer.json"
    assert save_book(path, book) is None
    read = book_file(path).load().value
    assert read == book
    assert [one.question() for one in read.exercises] == [one.question() for one in book.exercises]


def test_a_damaged_book_is_set_aside_and_the_one_before_takes_its_place(
    exercises: list[Exercise], tmp_path: Path
) -> None:
    path = tmp_path / "trainer.json"
    before = Book(tuple(exercises[:1]))
    save_book(path, before)
    save_book(path, before.adding(exercises[1], NOW))
    path.write_text(path.read_text(encoding="utf-8").replace('"trumps"', '"trump"', 1), encoding="utf-8")
    loaded = book_file(path).load()
    assert loaded.value == before
    assert loaded.notice is not None and loaded.notice.kind is NoticeKind.RESTORED
    assert loaded.notice.kept is not None and loaded.notice.kept.exists()


@pytest.mark.parametrize(
    "content",
    [
        {},
        {**Book().to_dict(), "progress": {}},
        {**Book().to_dict(), "exercises": [{}]},
        {**Book().to_dict(), "exercises": ["?"]},
        {**Book().to_dict(), "exercises": [{"record": {}, "rules": 0}]},
        {**Book().to_dict(), "deals": "0"},
        {**Book().to_dict(), "progress": dict.fromkeys(QuestionKind, {**PROGRESS, "right": 2})},
        {**Book().to_dict(), "progress": dict.fromkeys(QuestionKind, {**PROGRESS, "right": -1})},
        {**Book().to_dict(), "progress": dict.fromkeys(QuestionKind, {**PROGRESS, "answered": 10**400})},
    ],
)
def test_what_is_no_book_is_refused(content: dict[str, object]) -> None:
    Book.from_dict({**Book().to_dict(), "progress": dict.fromkeys(QuestionKind, PROGRESS)})
    with pytest.raises(BadSave):
        Book.from_dict(content)


# From the own games


@pytest.mark.parametrize("kind", [QuestionKind.TRUMPS, QuestionKind.PARTNER])
def test_a_question_with_the_analysis_of_another_is_damaged(exercises: list[Exercise], kind: QuestionKind) -> None:
    silent = ReviewedDecision(0, HUMAN, DecisionKind.ANNOUNCEMENT, None, (Choice(None, 1.0, 0.1),), 0, None, 0.5)
    with pytest.raises(GameError):
        replace(exercises[0], kind=kind, analysis=silent).question()


def test_what_cost_points_in_an_own_game_is_asked(game: Game, data_dir: Path) -> None:
    history, reviews = History(data_dir / "tournaments"), Reviews(data_dir / "reviews")
    setup = setup_of("ddv")
    assert [one for one in regretted(history, reviews) if one] == []
    history.save(tournament("2026-11-22-200000", setup, [game]))
    assert [one for one in regretted(history, reviews) if one] == []
    moment = choice_at(game)
    costly = judged(game, moment)
    fine = replace(costly, taken=0, done=costly.best.action, moment=moment)
    seats = SeatReview((costly, fine)), SeatReview(), SeatReview(), SeatReview()
    reviews.save(Review(game_key(record(game)), None, seats))
    (found,) = [one for one in regretted(history, reviews) if isinstance(one, Exercise)]
    assert (found.kind, found.source) == (QuestionKind.CARD, Source.OWN)
    question = found.question()
    assert question.view == game.replayed(moment).view(HUMAN)
    assert question.best.what == costly.best.action
    assert not next(answer for answer in question.answers if answer.what == costly.done).is_right


# All together


def test_questions_are_found_asked_and_kept(qtbot, data_dir: Path) -> None:
    clock = [NOW]
    where = data_dir / "trainer.json", History(data_dir / "tournaments"), Reviews(data_dir / "reviews")
    trainer = Trainer(*where, now=lambda: clock[0])
    trainer.open(RULES)
    qtbot.waitUntil(lambda: trainer.next([QuestionKind.TRUMPS]) is not None, timeout=60_000)
    trainer.rest()
    asked = trainer.next([QuestionKind.TRUMPS])
    assert asked is not None
    question = asked.question()
    trainer.answer(asked, next(answer for answer in question.answers if not answer.is_right))
    trainer.close()
    progress = trainer.book.progress_of(QuestionKind.TRUMPS)
    assert (progress.answered, progress.right) == (1, 0)

    again = Trainer(*where, now=lambda: clock[0])
    again.open(RULES)
    again.rest()
    assert again.book.progress == trainer.book.progress
    assert again.due(QuestionKind.TRUMPS) == 0
    clock[0] += SOON
    assert again.due(QuestionKind.TRUMPS) == 1
    once_more = again.next([QuestionKind.TRUMPS])
    assert once_more is not None and once_more.key == asked.key
    assert once_more.question() == question
    again.close()


def test_new_questions_are_by_the_rules_that_are_played(qtbot, data_dir: Path, exercises: list[Exercise]) -> None:
    path = data_dir / "trainer.json"
    answered_one = replace(exercises[0], recall=recalled(None, NOW, right=True))
    save_book(path, Book((answered_one, exercises[1], replace(exercises[2], source=Source.OWN))))
    trainer = Trainer(path, History(data_dir / "tournaments"), Reviews(data_dir / "reviews"), now=lambda: NOW)
    trainer.open(PRESETS["ddv"].rules.changed("with_nines", False))
    trainer.rest()
    assert [one.key for one in trainer.book.exercises] == [exercises[0].key, exercises[2].key]
    trainer.close()


def test_a_book_of_a_newer_program_is_left_alone(qtbot, data_dir: Path, exercises: list[Exercise]) -> None:
    path = data_dir / "trainer.json"
    save_book(path, Book((exercises[0],)))
    newer = path.read_text(encoding="utf-8").replace('"format": 1', '"format": 99')
    path.write_text(newer, encoding="utf-8")
    trainer = Trainer(path, History(data_dir / "tournaments"), Reviews(data_dir / "reviews"), now=lambda: NOW)
    with qtbot.waitSignal(trainer.noticed) as blocker:
        trainer.open(exercises[0].question().view.rules)
    assert blocker.args[0].kind is NoticeKind.NEWER
    trainer.rest()
    trainer.drop(exercises[0])
    trainer.close()
    assert path.read_text(encoding="utf-8") == newer


def test_no_more_is_looked_for_than_is_needed(qtbot, data_dir: Path, exercises: list[Exercise]) -> None:
    """There is enough of a kind when so many are as hard as they should be, or many of any difficulty."""
    assert STOCK_AT_LEVEL < STOCK
    trainer = Trainer(data_dir / "t.json", History(data_dir), Reviews(data_dir / "reviews"), now=lambda: NOW)
    easy = [one for one in exercises if one.difficulty is Difficulty.EASY]
    hard = [one for one in exercises if one.difficulty is Difficulty.HARD]
    trainer.kept.value = Book((*easy[:STOCK_AT_LEVEL],))
    assert not trainer.is_missing(QuestionKind.TRUMPS, Difficulty.EASY)
    assert trainer.is_missing(QuestionKind.TRUMPS, Difficulty.HARD)
    assert trainer.is_missing(QuestionKind.CARD, Difficulty.EASY)
    trainer.kept.value = Book((*easy, *hard)[:STOCK])
    assert not trainer.is_missing(QuestionKind.TRUMPS, Difficulty.MEDIUM)
    trainer.close()
