"""The guided game at the window: with the mouse, by keys, left and taken up again, beside a running tournament."""

import pytest
from evening import Person, button, opened
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app import wording
from freedoko_qt.app.settings import Language, Speed
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog


class Learner:
    """A person who has never played."""

    def __init__(self, qtbot, window) -> None:
        self._qtbot = qtbot
        self.window = window

    @property
    def page(self):
        return self.window.controllers.guide.page

    @property
    def session(self):
        return self.page.session

    @property
    def table(self):
        return self.page.game_page.table

    def open(self) -> None:
        self.window.menu.action("guide").trigger()
        self.look()

    def look(self) -> None:
        """Wait until the step is shown."""
        self._qtbot.waitUntil(lambda: self.session.is_step_shown, timeout=20_000)

    def click(self, widget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.look()

    def press(self, key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key)
        QApplication.processEvents()

    def go_to(self, number: int) -> None:
        while self.session.number < number:
            self.click(self.page.panel.on)

    def go_to_wanted(self, action) -> None:
        steps = self.session.guided.steps
        self.go_to(next(number for number, step in enumerate(steps) if step.wanted == action))

    def play(self, card: Card) -> None:
        """Click on the visible part of a card."""
        place = self.table.stage.hand.cards.index(card)
        rect = self.table.stage.hand.goals()[place].place.rect
        point = self.table.mapFromScene(rect.topLeft()) + QPoint(9, 40)
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


@pytest.fixture
def learner(qtbot, program) -> Learner:
    return Learner(qtbot, program.window)


def test_from_the_first_page_through_the_whole_game(learner, program, data_dir) -> None:
    window = learner.window
    learner.click(button(window.start_page, "Show me how"))
    assert window.page is learner.page
    panel = learner.page.panel
    titles = []
    while not learner.session.is_last:
        titles.append(panel.title.text())
        wanted = learner.session.step.wanted
        if isinstance(wanted, Play):
            learner.play(wanted.card)
            learner.look()
        else:
            learner.click(panel.on)
        assert panel.better == ""
    assert titles[:2] == ["Welcome", "Half the deck is trumps"]
    assert learner.page.sheet.isVisible()
    assert learner.page.sheet.points.rowCount() == 8
    assert button(panel, "Play a tournament").isVisible()
    QTest.mouseClick(panel.on, Qt.MouseButton.LeftButton)
    assert window.page is window.start_page
    assert program.session.game is None
    assert list(data_dir.glob("tournaments/*")) == []
    assert window.page.start.hasFocus()
    QTest.mouseClick(window.page.start, Qt.MouseButton.LeftButton)
    assert program.session.setup.rules == PRESETS["beginner"].rules


def test_who_has_played_before_is_asked_with_the_rules_for_learning(learner, program) -> None:
    file = program.settings
    file.change(setup=TournamentSetup(rounds=2))
    window = learner.window
    learner.open()
    learner.go_to(len(learner.session.guided.steps) - 1)
    QTest.mouseClick(learner.page.panel.on, Qt.MouseButton.LeftButton)
    (dialog,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, TournamentDialog) and one.isVisible())
    assert dialog.setup.rules == PRESETS["beginner"].rules
    assert dialog.setup.length == TournamentSetup(rounds=2).length
    dialog.close()
    assert window.page is window.start_page


def test_by_keys_alone(learner, qtbot) -> None:
    learner.open()
    panel = learner.page.panel
    numbers = []
    while not learner.session.is_last:
        number, wanted = learner.session.number, learner.session.step.wanted
        numbers.append(number)
        match wanted:
            case None:
                qtbot.waitUntil(panel.on.hasFocus)
                learner.press(Qt.Key.Key_Return)
            case Play(_, card):
                qtbot.waitUntil(learner.table.hasFocus)
                QTest.keyClick(learner.table, "1234567890abc"[learner.table.stage.hand.cards.index(card)])
            case Announce(_, call):
                learner.press(Qt.Key.Key_N)
                offered = [action.call for action in learner.table.bar.offered]
                for _ in range(offered.index(call)):
                    learner.press(Qt.Key.Key_Tab)
                learner.press(Qt.Key.Key_Return)
            case _:
                learner.press(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda before=number: learner.session.number > before, timeout=20_000)
        learner.look()
    assert numbers == sorted(set(numbers))


def test_t_shows_the_trumps_and_puts_them_away(learner) -> None:
    learner.open()
    learner.go_to(1)
    learner.press(Qt.Key.Key_T)
    assert learner.page.game_page.shows_trumps
    learner.press(Qt.Key.Key_T)
    assert not learner.page.game_page.shows_trumps
    assert learner.page.panel.on.hasFocus()


def test_no_card_is_lifted_but_by_the_learner(learner) -> None:
    learner.open()
    learner.go_to(1)
    for _ in range(2):
        learner.press(Qt.Key.Key_T)
    learner.press(Qt.Key.Key_T)
    QTest.mouseClick(button(learner.page.game_page.trumps, "Close"), Qt.MouseButton.LeftButton)
    while not learner.session.is_last:
        assert learner.table.stage.hand.focused is None, learner.session.title
        learner.click(learner.page.panel.on)


def test_h_lifts_the_card_that_is_meant(learner) -> None:
    learner.open()
    learner.go_to_wanted(Play(0, Card.CA))
    learner.press(Qt.Key.Key_H)
    assert learner.table.stage.hand.advised.card is Card.CA


def test_another_card_is_answered_beside_the_table(learner) -> None:
    learner.open()
    learner.go_to_wanted(Play(0, Card.ST))
    panel, view = learner.page.panel, learner.session.view
    learner.play(Card.S9)
    assert panel.better == learner.session.step.better
    assert panel.correction.isVisible()
    learner.play(Card.CQ)
    assert panel.better == "You have to follow suit: you still hold spades."
    assert learner.session.view == view
    learner.play(Card.ST)
    learner.look()
    assert not panel.correction.isVisible()
    assert Card.ST not in learner.session.view.hand


def test_an_announcement_is_made_with_its_button(learner) -> None:
    learner.open()
    learner.go_to_wanted(Announce(0, Call.RE))
    QTest.mouseClick(button(learner.table.bar, "Re"), Qt.MouseButton.LeftButton)
    learner.look()
    assert [said.call for said in learner.session.view.announcements] == [Call.RE]


def test_back_takes_up_what_lay_before(learner, qtbot) -> None:
    learner.open()
    assert not learner.page.panel.back.isEnabled()
    learner.go_to(len(learner.session.guided.steps) - 4)
    assert learner.page.sheet.isVisible()
    learner.click(learner.page.panel.back)
    assert learner.page.game_page.isVisible()
    assert learner.table.stage.hand.cards == (Card.CJ,)
    title = learner.page.panel.title.text()
    assert title == learner.session.title == "Charlie"


def test_left_at_any_step_and_gone_on_there(learner) -> None:
    learner.open()
    learner.go_to(9)
    QTest.mouseClick(learner.page.panel.leave, Qt.MouseButton.LeftButton)
    assert learner.window.page is learner.window.start_page
    learner.open()
    assert learner.session.number == 9
    assert learner.page.panel.title.text() == learner.session.title


def test_a_running_tournament_waits(qtbot, learner, program, data_dir) -> None:
    person = Person(qtbot, learner.window)
    person.reach_first_card()
    view = program.session.view
    kept = {path: path.read_bytes() for path in data_dir.rglob("*") if path.is_file() and "tournaments" in str(path)}
    assert kept
    learner.open()
    learner.go_to(len(learner.session.guided.steps) - 1)
    QTest.mouseClick(learner.page.panel.leave, Qt.MouseButton.LeftButton)
    now = program.session.view  # one of the others may have announced meanwhile
    assert (now.hand, now.trick, now.tricks) == (view.hand, view.trick, view.tricks)
    assert all(path.read_bytes().startswith(before) for path, before in kept.items())
    person.click(button(learner.window.start_page, "Continue"))
    person.wait()
    assert person.to_play


def test_the_others_wait_while_it_is_played(qtbot, learner, program) -> None:
    person = Person(qtbot, learner.window)
    person.reach_first_card()
    person.decide()  # and now the others would play
    learner.open()
    table = learner.window.game.page.table
    QTest.qWait(300)
    shown = table.view
    QTest.qWait(100)
    assert table.view == shown
    learner.window.game.go_on()
    person.wait()
    assert person.to_play or person.question or person.game_is_shown


def test_the_words_change_with_the_language(learner) -> None:
    learner.open()
    file = learner.window.context.settings_file
    file.change(language=Language.GERMAN)
    QTest.qWait(20)
    assert learner.page.panel.title.text() == "Willkommen"
    assert learner.page.panel.on.text() == "Weiter"
    assert learner.page.panel.words.text() == learner.session.words


def test_with_moving_cards_next_hurries_the_others(learner, qtbot) -> None:
    file = learner.window.context.settings_file
    file.change(speed=Speed.FAST)
    learner.open()
    learner.go_to_wanted(Play(0, Card.CA))
    QTest.mouseClick(learner.page.panel.on, Qt.MouseButton.LeftButton)
    assert not learner.session.is_step_shown
    while not learner.session.is_step_shown:
        QTest.mouseClick(learner.page.panel.on, Qt.MouseButton.LeftButton)
        QTest.qWait(5)
    assert len(learner.session.view.tricks) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_has_room_in_the_smallest_window(qtbot, qapp, data_dir, language) -> None:
    with opened(qapp, data_dir, language=language) as program:
        learner = Learner(qtbot, program.window)
        program.window.resize(900, 600)
        learner.open()
        QTest.qWait(20)
        panel = learner.page.panel
        while True:
            panel.correct(wording.translating.translated(learner.session.step.better))
            QApplication.processEvents()
            for label in (panel.title, panel.words, panel.better_line):
                assert label.height() >= label.heightForWidth(label.width()), label.text()
            room = panel.correction.parentWidget()
            assert room.height() <= room.parentWidget().height(), learner.session.title
            for one in (panel.on, panel.back, panel.leave):
                assert one.width() >= one.sizeHint().width(), one.text()
            if learner.session.is_last:
                break
            learner.click(panel.on)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_answer_before_play_is_in_sight_in_the_smallest_window(qtbot, qapp, data_dir, language) -> None:
    with opened(qapp, data_dir, language=language) as program:
        learner = Learner(qtbot, program.window)
        program.window.resize(900, 600)
        learner.open()
        questions = learner.page.game_page.questions
        while questions.open_panel is None:
            learner.click(learner.page.panel.on)
        answers = questions.reservation.answers.values()
        qtbot.waitUntil(lambda: all(one.visibleRegion().boundingRect() == one.rect() for one in answers))


def test_the_buttons_stay_where_they_are_from_step_to_step(learner) -> None:
    learner.window.resize(900, 600)
    learner.open()
    panel = learner.page.panel
    places = set()
    for number in range(6):
        learner.go_to(number)
        QApplication.processEvents()
        places.add((panel.on.pos().toTuple(), panel.back.pos().toTuple()))
    assert len(places) == 1


def test_back_takes_the_question_of_the_next_step_from_the_table(learner) -> None:
    learner.open()
    steps = learner.session.guided.steps
    asked = next(number for number, step in enumerate(steps) if step.wanted is not None and number)
    assert steps[asked - 1].wanted is None
    learner.go_to(asked)
    assert learner.page.game_page.questions.open_panel is not None
    learner.click(learner.page.panel.back)
    assert learner.page.game_page.questions.open_panel is None
    learner.click(learner.page.panel.on)
    assert learner.page.game_page.questions.open_panel is not None
