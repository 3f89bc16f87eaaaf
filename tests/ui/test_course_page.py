"""The course at the window: lessons read, exercises answered and games played, by mouse and by keys."""

import pytest
import views
from evening import Person, button, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.course.lesson import Lesson
from freedoko_qt.app.course.progress import LessonProgress, progress_file
from freedoko_qt.app.places import places
from freedoko_qt.app.settings import Language
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.app.wording.translating import in_language

CTRL = Qt.KeyboardModifier.ControlModifier


class Learner(Person):
    """A person who takes the course."""

    def __init__(self, qtbot, window, *, keys: bool) -> None:
        super().__init__(qtbot, window, keys=keys)
        self.uses_keys = keys

    @property
    def course(self):
        return self.window.controllers.course.page

    @property
    def panel(self):
        return self.course.exercise.panel

    @property
    def asked(self):
        return self.course.exercise.question

    def open(self) -> None:
        """The list of the lessons, by its keys."""
        self.press(Qt.Key.Key_K, CTRL)

    def read(self, lesson: Lesson) -> None:
        """A lesson from the list, by keys."""
        self.open()
        for _ in range(LESSONS.index(lesson)):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)

    def reply(self, *, right: bool) -> None:
        """Answer the exercise that is asked, by mouse or keys."""
        table, question = self.course.exercise.table, self.asked
        place = next(place for place, one in enumerate(question.answers) if one.is_right is right)
        if question.kind is QuestionKind.CARD:
            wanted, hand = question.answers[place].what.card, table.stage.hand
            if self.uses_keys:
                while hand.focused is None or hand.focused.card is not wanted:
                    self.press(Qt.Key.Key_Right)
                self.press(Qt.Key.Key_Return)
            else:
                index = hand.cards.index(wanted)
                QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=views.spot(table, index))
        elif self.uses_keys:
            self.press(Qt.Key(Qt.Key.Key_1 + place))
        else:
            self.click(self.panel.answers.buttons[place])


@pytest.fixture(params=[True, False], ids=["keys", "mouse"])
def keys(request) -> bool:
    return request.param


@pytest.fixture
def person(qtbot, program, keys) -> Learner:
    return Learner(qtbot, program.window, keys=keys)


def speak(program, language: Language) -> None:
    program.settings.change(language=language)
    QApplication.processEvents()


def done(data_dir, lesson: Lesson) -> LessonProgress:
    """The progress on disk."""
    return progress_file(places(data_dir).course).load().value.of(lesson.id)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("keys", [True], ids=["keys"])
def test_every_lesson_can_be_read_and_solved(person, program, data_dir, language) -> None:
    speak(program, language)
    for number, lesson in enumerate(LESSONS):
        person.read(lesson) if number == 0 else person.press(Qt.Key.Key_Return)
        page = person.course.lesson
        assert person.course.currentWidget() is page
        for paragraph in lesson.paragraphs:
            assert in_language(language)("Course", paragraph.words) in page.words
        person.press(Qt.Key.Key_Return)
        for exercise in lesson.exercises:
            assert person.asked == exercise.question()
            person.reply(right=True)
            assert person.panel.verdict.text() == {"en": "Right.", "de": "Richtig."}[language]
            assert person.panel.words.text().endswith(".")
            person.press(Qt.Key.Key_Return)
        assert person.course.currentWidget() is page
        assert done(data_dir, lesson) == LessonProgress(frozenset({0, 1, 2}))
        page.on.setFocus()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("keys", [False], ids=["mouse"])
def test_a_wrong_answer_is_explained_and_not_ticked(person, program, data_dir, language) -> None:
    speak(program, language)
    for lesson in LESSONS:
        person.open()
        person.course.lessons.table.mark_lesson(lesson)
        person.click(person.course.lessons.open_button)
        for place in range(len(lesson.exercises)):
            person.click(person.course.lesson.exercises[place])
            person.reply(right=False)
            assert person.panel.verdict.text() == {"en": "Not right.", "de": "Nicht richtig."}[language]
            assert person.panel.words.text().endswith(".")
            person.click(person.panel.leave)
            assert person.course.lesson.exercises[place].text().endswith(str(place + 1))
        person.click(person.course.lesson.back)
        person.press(Qt.Key.Key_Escape)
    assert progress_file(places(data_dir).course).load().value is None


def test_an_exercise_is_answered_right_by_keys_and_by_mouse(person, data_dir) -> None:
    person.read(LESSONS[2])
    for place in range(3):
        person.click(person.course.lesson.exercises[place])
        person.reply(right=True)
        assert person.panel.verdict.text() == "Right."
        person.press(Qt.Key.Key_Escape)
        assert person.course.lesson.exercises[place].accessibleName() == f"Exercise {place + 1}, solved"
    assert done(data_dir, LESSONS[2]).solved == {0, 1, 2}


def test_the_list_ticks_what_is_done_also_after_a_restart(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Learner(qtbot, program.window, keys=True)
        person.read(LESSONS[1])
        person.press(Qt.Key.Key_Return)
        person.reply(right=True)
        for _ in range(2):
            person.press(Qt.Key.Key_Escape)
        assert ticks(person, 1) == ("✓ ○ ○", "○")
    with opened(qapp, data_dir) as program:
        person = Learner(qtbot, program.window, keys=True)
        person.open()
        assert ticks(person, 0) == ("○ ○ ○", "○")
        assert ticks(person, 1) == ("✓ ○ ○", "○")
        text = person.course.lessons.table.lines.index(1, 2).data(Qt.ItemDataRole.AccessibleTextRole)
        assert text == "1 of 3 solved"


def ticks(person: Learner, row: int) -> tuple[str, str]:
    table = person.course.lessons.table
    return table.lines.index(row, 2).data(), table.lines.index(row, 3).data()


def test_a_damaged_file_is_named_and_set_aside(person, data_dir) -> None:
    path = places(data_dir).course
    path.write_text("{", encoding="utf-8")
    person.open()
    assert "course" in person.window.notices.text
    assert not path.exists()
    assert ticks(person, 0) == ("○ ○ ○", "○")


@pytest.mark.parametrize("keys", [True], ids=["keys"])
def test_the_page_of_a_long_lesson_is_scrolled_by_keys(person) -> None:
    person.window.resize(700, 500)
    person.read(LESSONS[0])
    QTest.qWait(50)
    bar = person.course.lesson.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0
    person.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_from_lesson_to_lesson_and_back_to_where_one_came_from(person) -> None:
    before = person.window.page
    person.read(LESSONS[-2])
    page = person.course.lesson
    person.click(page.on)
    assert page.title.text() == "The last tricks"
    assert not page.on.isVisible()
    person.press(Qt.Key.Key_Escape)
    assert person.course.lessons.table.lesson is LESSONS[-1]
    person.press(Qt.Key.Key_Escape)
    assert person.window.page is before


@pytest.mark.parametrize("keys", [False], ids=["mouse"])
def test_the_start_page_leads_to_the_course(person) -> None:
    person.begin()
    person.wait()
    person.window.show_start()
    start = person.window.page
    person.click(button(start, "Course"))
    assert person.window.page is person.window.controllers.course.page
    person.press(Qt.Key.Key_Escape)
    assert person.window.page is start


@pytest.mark.parametrize("keys", [False], ids=["mouse"])
def test_german_suits_and_another_language_reach_an_open_lesson(person, program) -> None:
    person.read(LESSONS[3])
    page = person.course.lesson
    assert "queens of clubs" in page.words
    program.settings.change(deck="freedoko_german")
    speak(program, Language.GERMAN)
    assert page.title.text() == "Die Dulle"


# The game


@pytest.mark.parametrize("keys", [False], ids=["mouse"])
def test_the_game_of_a_lesson_is_played_and_ticked_and_counts_nowhere(person, data_dir) -> None:
    person.read(LESSONS[0])
    person.click(person.course.lesson.game)
    person.play_game()
    assert "none of it counts" in person.window.page.subtitle.text()
    person.click(button(person.window.page, "Back to the lesson"))
    assert person.course.currentWidget() is person.course.lesson
    assert person.course.lesson.game.accessibleName() == "Game, played"
    assert done(data_dir, LESSONS[0]).played
    assert not list(places(data_dir).tournaments.glob("*.json"))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("keys", [True], ids=["keys"])
def test_a_game_can_be_begun_and_left(person, data_dir, lesson) -> None:
    person.read(lesson)
    person.course.lesson.game.setFocus()
    person.press(Qt.Key.Key_Return)
    person.wait()
    assert person.window.game.is_at_table
    assert sorted(person.window.session.game.dealt[0]) == sorted(lesson.deal.dealt[0])
    person.press(Qt.Key.Key_Escape)
    assert person.course.currentWidget() is person.course.lesson
    assert person.course.lesson.title.text() == lesson.title
    assert not places(data_dir).course.exists()


@pytest.mark.parametrize("keys", [False], ids=["mouse"])
def test_a_tournament_goes_on_after_the_game_of_a_lesson(person) -> None:
    person.begin()
    person.wait()
    name = person.window.session.tournament_id
    person.read(LESSONS[0])
    person.click(person.course.lesson.game)
    person.wait()
    person.press(Qt.Key.Key_Escape)
    for _ in range(2):
        person.press(Qt.Key.Key_Escape)
    assert person.window.session.tournament_id == name
    assert person.window.game.is_at_table
