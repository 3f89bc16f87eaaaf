"""The course: every exercise is a position of a real game with one right answer, and progress is kept."""

from pathlib import Path

import pytest

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.course.course import Course
from freedoko_qt.app.course.exercise import LessonExercise
from freedoko_qt.app.course.lesson import Lesson
from freedoko_qt.app.course.position import course_rules
from freedoko_qt.app.course.progress import CourseProgress, LessonProgress, progress_file
from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.settings import Language, Letters
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.app.trainer.trainer_words import explanation, prompt
from freedoko_qt.app.wording.translating import spoken
from freedoko_qt.engine.actions import Action, Announce
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase

EXERCISES = [
    pytest.param(one, id=f"{lesson.id}-{place}")
    for lesson in LESSONS
    for place, one in enumerate(lesson.exercises, 1)
]
LONGEST = 120  # words of a page
NAMES = "Anna", "Bert", "Cleo", "Dora"


def decided(game: Game) -> Action:
    """The action of a strong player in the learner's seat, after whatever it announces before a card."""
    player = make_player("strong", 0)
    action = player.decide(game.view(HUMAN))
    while isinstance(action, Announce):
        game.apply(action)
        action = player.decide(game.view(HUMAN))
    assert action is not None
    return action


# The lessons


def test_there_are_twelve_lessons_of_their_own() -> None:
    assert len(LESSONS) == len({lesson.id for lesson in LESSONS}) == 12


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_page_is_short_and_shows_cards(lesson: Lesson, language: Language) -> None:
    words = [spoken("Course", paragraph.words) for paragraph in lesson.paragraphs]
    assert sum(len(one.split()) for one in words) <= LONGEST
    assert any(paragraph.picture for paragraph in lesson.paragraphs)
    translated = words != [paragraph.words for paragraph in lesson.paragraphs]
    assert translated is (language is Language.GERMAN)


# The exercises


@pytest.mark.parametrize("exercise", EXERCISES)
def test_an_exercise_has_one_right_answer_that_can_be_given(exercise: LessonExercise) -> None:
    game, question = exercise.position.game(), exercise.question()
    assert game.view(HUMAN) == question.view
    (right,) = [answer for answer in question.answers if answer.is_right]
    assert right == question.best
    assert len(question.answers) == len({answer.what for answer in question.answers}) >= 2
    for answer in question.answers:
        if exercise.kind is not QuestionKind.PARTNER and answer.what is not None:
            assert game.is_legal(answer.what)


@pytest.mark.parametrize("exercise", EXERCISES)
def test_an_answer_is_explained_in_words(exercise: LessonExercise, language: Language) -> None:
    question = exercise.question()
    assert prompt(question)
    for answer in question.answers:
        assert " ".join(explanation(question, answer, NAMES, Letters.INTERNATIONAL)).endswith(".")


@pytest.mark.parametrize(
    "exercise", [one for one in EXERCISES if one.values[0].kind in (QuestionKind.CARD, QuestionKind.SOLO)]
)
def test_the_rules_of_thumb_know_the_right_card_and_what_to_say_before_the_game(exercise: LessonExercise) -> None:
    assert decided(exercise.position.game()) == exercise.question().best.what


@pytest.mark.parametrize("exercise", [one for one in EXERCISES if "no_" in one.values[0].right])
def test_a_denial_is_asked_for_when_it_can_wait_no_longer(exercise: LessonExercise) -> None:
    """Before that a good player waits."""
    game = exercise.position.game()
    view = game.view(HUMAN)
    assert len(view.hand) == getattr(view.rules, f"announcement_{exercise.right}")


@pytest.mark.parametrize("exercise", [one for one in EXERCISES if one.values[0].kind is QuestionKind.PARTNER])
def test_the_table_has_shown_who_the_partner_is(exercise: LessonExercise) -> None:
    view = exercise.position.game().view(HUMAN)
    partners = [seat for seat in (1, 2, 3) if view.sides[seat] is view.side]
    assert partners == [exercise.question().best.what]


def test_a_question_about_a_poverty_is_asked_as_one() -> None:
    poverty = next(lesson for lesson in LESSONS if lesson.id == "poverty")
    asked = [prompt(one.question()) for one in poverty.exercises]
    assert asked[1:] == ["Do you take the poverty?"] * 2 != asked[:1] * 2


# The games


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_game_of_a_lesson_can_be_played(lesson: Lesson) -> None:
    practice = lesson.practice(TournamentSetup())
    assert (practice.lesson, practice.rules) == (lesson.id, course_rules())
    game = practice.game()
    players = [make_player("beginner", seat) for seat in range(4)]
    while game.phase is not Phase.OVER:
        seat = HUMAN if game.turn is None else game.turn
        action = players[seat].decide(game.view(seat))
        assert action is not None
        game.apply(action)
    assert game.score is not None


@pytest.mark.parametrize(
    ("lesson", "contract"),
    [("marriage", Contract.MARRIAGE), ("poverty", Contract.POVERTY), ("trumps", Contract.NORMAL)],
)
def test_the_subject_of_a_lesson_comes_up_in_its_game(lesson: str, contract: Contract) -> None:
    """As far as it depends on what is said before the first card."""
    game = next(one for one in LESSONS if one.id == lesson).practice(TournamentSetup()).game()
    players = [make_player("strong", seat) for seat in range(4)]
    while game.phase not in (Phase.PLAY, Phase.OVER):
        assert game.turn is not None
        action = players[game.turn].decide(game.view(game.turn))
        assert action is not None
        game.apply(action)
    assert game.contract is contract


# The progress


def test_progress_is_kept(data_dir: Path) -> None:
    path = data_dir / "course.json"
    course = Course(path)
    course.open()
    course.solve("fox", 2)
    course.solve("fox", 0)
    course.solve("fox", 2)
    course.play("dulle")
    again = Course(path)
    again.open()
    assert again.progress.of("fox") == LessonProgress(frozenset({0, 2}))
    assert again.progress.of("dulle") == LessonProgress(played=True)
    assert again.progress.of("aces") == LessonProgress()


def test_two_windows_keep_what_each_has_done(data_dir: Path) -> None:
    first, second = Course(data_dir / "course.json"), Course(data_dir / "course.json")
    first.open()
    second.open()
    first.solve("fox", 0)
    second.solve("fox", 1)
    assert second.progress.of("fox").solved == {0, 1}
    assert progress_file(data_dir / "course.json").load().value == second.progress


def test_a_damaged_file_is_set_aside_and_named(qtbot, data_dir: Path) -> None:
    path = data_dir / "course.json"
    path.write_text("{", encoding="utf-8")
    course = Course(path)
    with qtbot.waitSignal(course.noticed) as blocker:
        course.open()
    notice = blocker.args[0]
    assert (notice.kind, notice.path) == (NoticeKind.DAMAGED, path)
    assert notice.kept is not None and notice.kept.read_text(encoding="utf-8") == "{"
    assert course.progress == CourseProgress()
    course.solve("fox", 0)
    assert progress_file(path).load().value == course.progress


def test_the_file_of_a_newer_program_is_left_alone(qtbot, data_dir: Path) -> None:
    path = data_dir / "course.json"
    Course(path).solve("fox", 0)
    newer = path.read_text(encoding="utf-8").replace('"format": 1', '"format": 99')
    path.write_text(newer, encoding="utf-8")
    course = Course(path)
    with qtbot.waitSignal(course.noticed) as blocker:
        course.open()
    assert blocker.args[0].kind is NoticeKind.NEWER
    course.solve("fox", 1)
    assert course.progress.of("fox").solved == {1}
    assert path.read_text(encoding="utf-8") == newer


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"lessons": []},
        {"lessons": {"fox": {}}},
        {"lessons": {"fox": {"solved": ["0"], "played": False}}},
        {"lessons": {"fox": {"solved": [True], "played": False}}},
        {"lessons": {"fox": {"solved": [0], "played": 1}}},
    ],
)
def test_what_is_no_progress_is_refused(content: dict[str, object]) -> None:
    with pytest.raises(BadSave):
        CourseProgress.from_dict(content)
