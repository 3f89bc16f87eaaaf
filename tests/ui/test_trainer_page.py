"""The trainer at the window: by mouse and by keys, from what to practise to the answer and back."""

from dataclasses import replace
from functools import partial

import pytest
import views
from evening import Person, opened
from exercises import decision, exercises
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.places import places
from freedoko_qt.app.review.review import DecisionKind, DecisionMark
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.settings import Language
from freedoko_qt.app.trainer.book import Book
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.exercise import Source
from freedoko_qt.app.trainer.questions import QuestionKind, trumps_out
from freedoko_qt.app.trainer.trainer_words import origin
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.teams import Side
from freedoko_qt.ui.review.review_marks import mark_icon

ROWS = {kind: row for row, kind in enumerate(QuestionKind, 1)}


EXERCISES = exercises()


@pytest.fixture
def program(qapp, data_dir):
    """The program, with a question of each kind in the trainer's book."""
    book_file(places(data_dir).trainer).update(lambda _: Book(tuple(EXERCISES.values())))
    with opened(qapp, data_dir) as program:
        yield program


class Learner(Person):
    """A person at the trainer."""

    @property
    def page(self):
        return self.window.controllers.trainer.page

    @property
    def panel(self):
        return self.page.exercise.panel

    @property
    def question(self):
        return self.page.exercise.question

    @property
    def is_asked(self) -> bool:
        return self.page.currentWidget() is self.page.exercise

    def open(self) -> None:
        """The trainer by its key; nothing more is looked for, so that the machine is not kept busy."""
        self.press(Qt.Key.Key_F4)
        self.window.controllers.trainer.trainer.rest()

    def begin(self, kind: QuestionKind) -> None:
        """A question of this kind, by keys."""
        self.open()
        for _ in range(ROWS[kind]):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)

    def place(self, *, right: bool) -> int:
        """The place of a right or a wrong answer, from 0."""
        return next(place for place, one in enumerate(self.question.answers) if one.is_right is right)


@pytest.fixture
def person(qtbot, program) -> Learner:
    return Learner(qtbot, program.window, keys=True)


@pytest.mark.parametrize("kind", [QuestionKind.PARTNER, QuestionKind.TRUMPS, QuestionKind.CALL, QuestionKind.SOLO])
def test_an_answer_by_its_number_key(person, kind) -> None:
    person.begin(kind)
    assert person.is_asked and person.question.kind is kind
    place = person.place(right=True)
    person.press(Qt.Key(Qt.Key.Key_1 + place))
    assert person.panel.verdict.text().startswith("Right")
    assert person.panel.answers.buttons[place].isChecked()
    assert person.panel.words.text()
    assert person.window.controllers.trainer.trainer.book.progress_of(kind).right == 1


@pytest.mark.parametrize("kind", [QuestionKind.PARTNER, QuestionKind.TRUMPS, QuestionKind.CALL, QuestionKind.SOLO])
def test_a_wrong_answer_with_the_mouse(person, program, data_dir, kind) -> None:
    person.begin(kind)
    place = person.place(right=False)
    person.click(person.panel.answers.buttons[place])
    assert person.panel.verdict.text() == "Not right."
    progress = book_file(places(data_dir).trainer).load().value.progress_of(kind)
    assert (progress.answered, progress.right) == (1, 0)
    best = person.panel.answers.buttons[person.question.answers.index(person.question.best)]
    assert not best.icon().isNull() and not best.isChecked()


def test_a_question_of_a_decided_game_is_not_asked(person, data_dir) -> None:
    """Books from before keep some."""
    person.open()
    trainer, card = person.window.controllers.trainer.trainer, EXERCISES[QuestionKind.CARD]
    trainer.kept.value = Book((replace(card, analysis=replace(card.analysis, win=0.99)),))
    person.page.kinds.started.emit((QuestionKind.CARD,))
    assert not person.is_asked
    assert trainer.book.exercises == ()


def test_the_signs_of_right_and_wrong_differ_in_shape() -> None:
    shapes = [
        mark_icon(mark, 18, 1).pixmap(18).toImage().createAlphaMask()
        for mark in (DecisionMark.BEST, DecisionMark.BLUNDER)
    ]
    assert shapes[0] != shapes[1]


def test_a_card_by_a_click_on_the_hand(person) -> None:
    person.begin(QuestionKind.CARD)
    table = person.page.exercise.table
    wanted = person.question.best.what.card
    index = table.stage.hand.cards.index(wanted)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=views.spot(table, index))
    assert person.panel.verdict.text() == "Right."
    assert table.bars.number == sum(card in person.question.view.playable for card in table.stage.hand.cards)
    assert table.stage.hand.advised.card is wanted


def test_a_card_by_keys(person) -> None:
    person.begin(QuestionKind.CARD)
    table = person.page.exercise.table
    cards = table.stage.hand.cards
    wrong = {one.what.card for one in person.question.answers if not one.is_right}
    for _ in range(1 + next(place for place, card in enumerate(cards) if card in wrong)):
        person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Return)
    assert person.panel.verdict.text() == "Not right."
    assert "points" in person.panel.words.text()


def test_a_card_that_may_not_be_played_is_no_answer(person) -> None:
    game = views.own_turn(following=True)
    view = game.view(HUMAN)
    judged = decision(game, *(Play(HUMAN, card) for card in view.playable), kind=DecisionKind.CARD)
    forced = replace(EXERCISES[QuestionKind.CARD], record=record_of(game, ()), analysis=judged)
    person.open()
    person.page.exercise.ask(partial(origin, forced), forced.question(), lambda: views.PLAYERS)
    person.page.setCurrentWidget(person.page.exercise)
    table = person.page.exercise.table
    index = next(place for place, card in enumerate(table.stage.hand.cards) if card not in view.playable)
    table.play_number(index)
    assert not person.panel.verdict.isVisible()


def test_enter_goes_on_and_escape_goes_back(person) -> None:
    before = person.window.page
    person.open()
    person.press(Qt.Key.Key_Return)
    seen = []
    for _ in QuestionKind:
        seen.append(person.question.kind)
        if person.question.kind is QuestionKind.CARD:
            person.page.exercise.table.play_number(0)
        else:
            person.press(Qt.Key.Key_1)
        assert person.panel.verdict.isVisible(), seen
        person.press(Qt.Key.Key_Return)
    assert set(seen) == set(QuestionKind)
    assert not person.is_asked  # everything was asked, and nothing is due yet
    person.press(Qt.Key.Key_Escape)
    assert person.window.page is before


def test_escape_ends_the_questions_without_an_answer(person) -> None:
    person.begin(QuestionKind.TRUMPS)
    person.press(Qt.Key.Key_Escape)
    assert not person.is_asked
    assert person.page.kinds.table.hasFocus()
    assert person.window.controllers.trainer.trainer.book.progress_of(QuestionKind.TRUMPS).answered == 0


def test_the_progress_of_each_kind_stands_in_the_table(person) -> None:
    person.begin(QuestionKind.TRUMPS)
    person.press(Qt.Key(Qt.Key.Key_1 + person.place(right=True)))
    person.press(Qt.Key.Key_Escape)
    table = person.page.kinds.table
    row = [table.lines.index(ROWS[QuestionKind.TRUMPS], column).data() for column in range(5)]
    assert row == ["How many trumps are out?", "0", "1", "100%", "easy"]
    assert [table.lines.index(0, column).data() for column in range(4)] == ["Mixed", "0", "1", "100%"]
    assert not person.page.kinds.start.isEnabled()  # there was one question of this kind


def test_all_tricks_may_be_looked_at_before_one_answers(person) -> None:
    """Whoever counts has to see what was played, whatever the rules of the table say."""
    person.begin(QuestionKind.TRUMPS)
    table = person.page.exercise.table
    person.click(person.panel.before)
    last = len(person.question.view.tricks)
    assert table.stage.review.number == last
    for number in range(last - 1, 0, -1):
        person.click(person.panel.before)
        assert table.stage.review.number == number
    person.click(person.panel.after)
    assert table.stage.review.number == 2
    person.press(Qt.Key.Key_L)
    assert not table.is_reviewing
    person.press(Qt.Key.Key_L)
    assert table.stage.review.number == last


def test_the_sides_are_not_shown_where_they_are_asked_for(person) -> None:
    question = EXERCISES[QuestionKind.PARTNER].question()
    sides = Side.RE, Side.CONTRA, Side.RE, Side.CONTRA
    sure = replace(question, view=replace(question.view, sides=sides))
    table = person.window.controllers.trainer.page.exercise.table
    table.show_question(sure)
    assert [seat.side for seat in table.shown.seats[1:]] == [None] * 3
    table.show_worth(sure, sure.answers[0])
    assert [seat.side for seat in table.shown.seats[1:]] == list(sides[1:])


def test_what_is_asked_is_read_out(person, heard) -> None:
    person.begin(QuestionKind.TRUMPS)
    assert heard[-1].startswith("How many trumps are still out?")
    assert "1  " in heard[-1]
    place = person.place(right=True)
    person.press(Qt.Key(Qt.Key.Key_1 + place))
    assert heard[-1].startswith(f"Right. Trumps still out: {trumps_out(person.question.view)}.")
    assert QApplication.focusWidget() is person.panel.on


def test_in_german(person, program) -> None:
    program.settings.change(language=Language.GERMAN)
    person.begin(QuestionKind.CALL)
    assert person.panel.prompt.text() == "Was sagst du jetzt an?"
    person.press(Qt.Key(Qt.Key.Key_1 + person.place(right=True)))
    assert person.panel.verdict.text() == "Richtig."
    program.settings.change(language=Language.ENGLISH)
    QTest.qWait(0)
    assert person.panel.verdict.text() == "Right."


def test_the_game_on_the_table_waits_meanwhile(person) -> None:
    assert not person.window.navigator.keeps_table_waiting
    person.open()
    assert person.window.navigator.keeps_table_waiting


def test_a_damaged_question_is_passed_over(person) -> None:
    person.open()
    trainer = person.window.controllers.trainer.trainer
    own = replace(EXERCISES[QuestionKind.TRUMPS], source=Source.OWN)
    damaged = replace(own, record={**own.record, "actions": [{"seat": 9}]})
    trainer.kept.value = Book((damaged, EXERCISES[QuestionKind.CARD]))
    person.press(Qt.Key.Key_Return)
    assert person.question.kind is QuestionKind.CARD
    assert [one.kind for one in trainer.book.exercises] == [QuestionKind.CARD]
