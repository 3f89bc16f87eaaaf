"""Hasty hands: a double click, a triple click, a held key is one card, at every speed and while things move."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from time import sleep

import pytest
import scenes
import staging
import table_scenes
import views
from evening import PATIENCE, Person, button, opened, until_read
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from freedoko_qt.app.settings import ClickMode, Pause, Speed
from freedoko_qt.app.sheet.highlights import Highlight
from freedoko_qt.engine.actions import Announce, Play
from freedoko_qt.engine.events import CardPlayed
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.parts.push_button import SingleClickButton
from freedoko_qt.ui.rules.set_commands import SetCommands
from freedoko_qt.ui.table.layout import TablePosition

LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PRESS, DOUBLE, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease
KEY_PRESS, KEY_RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease

LEFT_ALONE = Qt.KeyboardModifier.NoModifier

times = count(1_000_000, 1_000)  # milliseconds at which gestures begin


def mouse(kind: QEvent.Type, widget: QWidget, point: QPoint, time: int) -> None:
    """An event as the system sends it: to whatever widget is at this place by now."""
    window, place = widget.window(), widget.mapToGlobal(point)
    inside = window.mapFromGlobal(place)
    target = window.childAt(inside) or window
    held = NOTHING if kind is RELEASE else LEFT
    event = QMouseEvent(
        kind, QPointF(target.mapFromGlobal(place)), QPointF(place), LEFT, held, Qt.KeyboardModifier.NoModifier
    )
    event.setTimestamp(time)
    QApplication.sendEvent(target, event)


def presses(widget: QWidget, point: QPoint, number: int) -> Iterator[None]:
    """So many presses and releases as a double click or a triple click has them."""
    begin = next(times)
    for press in range(number):
        time = begin + 120 * press
        mouse(DOUBLE if press % 2 else PRESS, widget, point, time)
        mouse(RELEASE, widget, point, time + 40)
        yield


def click_often(person: Person, point: QPoint, number: int) -> None:
    for _ in presses(person.table.viewport(), point, number):
        QTest.qWait(120)


def click_while_busy(person: Person, point: QPoint, number: int) -> None:
    """The window comes to the presses late, and to all of them at once."""
    steps = presses(person.table.viewport(), point, number)
    next(steps)
    QTest.qWait(30)
    sleep(0.5)
    list(steps)


def hold(person: Person, key: Qt.Key, text: str) -> None:
    """Hold a key down for a while."""
    for repeated in [False] + 12 * [True]:
        target = QApplication.focusWidget() or person.window
        event = QKeyEvent(KEY_PRESS, key, Qt.KeyboardModifier.NoModifier, text, repeated)
        QApplication.sendEvent(target, event)
        QTest.qWait(30)
    QApplication.sendEvent(
        QApplication.focusWidget() or person.window,
        QKeyEvent(KEY_RELEASE, key, Qt.KeyboardModifier.NoModifier, text),
    )


def gestures(person: Person, place: int, point: QPoint) -> Iterator[Callable[[], None]]:
    """One gesture after the other that means the card at this place."""
    card_key = "1234567890abc"[place]
    yield lambda: click_often(person, point, 2)
    yield lambda: click_often(person, point, 3)
    yield lambda: click_while_busy(person, point, 2)
    yield lambda: click_while_busy(person, point, 3)
    yield lambda: hold(person, Qt.Key(ord(card_key.upper())), card_key)


def to_a_card(person: Person) -> None:
    """Until the person is asked for a card, which it may announce before."""
    person.wait()
    while not person.to_play or person.window.session.view.duty:
        person.decide()
        person.wait()


@pytest.mark.parametrize("speed", list(Speed))
def test_one_gesture_is_one_card(qtbot, qapp, data_dir, speed) -> None:
    with opened(qapp, data_dir, seed=4) as program:
        person, own = Person(qtbot, program.window), []
        person.begin()
        to_a_card(person)
        program.settings.change(speed=speed, pause=Pause.SHORT)
        program.session.happened.connect(lambda event: own.append(event) if is_own(event) else None)
        for number in range(5):
            to_a_card(person)
            before = len(own)
            view, table = person.window.session.view, person.table
            places = [place for place, card in enumerate(table.stage.hand.cards) if card in view.playable]
            place = places[-1]  # once it is played, its neighbour lies under the pointer
            next(islice(gestures(person, place, views.spot(table, place)), number, None))()
            qtbot.waitUntil(lambda before=before: len(own) > before, timeout=PATIENCE)
            qtbot.waitUntil(lambda: person.to_play or person.game_is_shown, timeout=PATIENCE)
            QTest.qWait(300)  # what has been chosen in advance would be played now
            assert len(own) == before + 1, f"gesture {number}"


def is_own(event: object) -> bool:
    return isinstance(event, CardPlayed) and event.seat == 0


@pytest.fixture
def table(qtbot):
    return views.shown_table(qtbot)


@pytest.mark.parametrize(
    ("mode", "number", "asked_for"),
    [
        (ClickMode.ONE_CLICK, 1, 1),
        (ClickMode.ONE_CLICK, 2, 1),
        (ClickMode.ONE_CLICK, 3, 1),
        (ClickMode.LIFT, 1, 0),
        (ClickMode.LIFT, 2, 1),
        (ClickMode.LIFT, 3, 1),
    ],
)
def test_where_the_second_click_plays_a_double_click_does(table, mode, number, asked_for) -> None:
    table.set_click_mode(mode)
    table.show_view(views.own_turn(following=False).view(0))
    asked = views.asked_at(table)
    list(presses(table.viewport(), views.spot(table, 4), number))
    assert asked == asked_for * [Play(0, table.stage.hand.cards[4])]


def test_a_lifted_card_is_played_by_a_double_click_and_no_other_is_lifted(table) -> None:
    game = views.own_turn(following=False)
    table.set_click_mode(ClickMode.LIFT)
    table.show_view(game.view(0))
    place = next(place for place, card in enumerate(table.stage.hand.cards) if card in game.view(0).playable)
    asked, point = views.asked_at(table), views.spot(table, place)
    list(presses(table.viewport(), point, 1))
    steps = presses(table.viewport(), point, 2)
    next(steps)
    views.enqueue(table, game, asked[0])
    list(steps)
    assert len(asked) == 1
    assert table.stage.hand.chosen is None


def test_two_clicks_after_each_other_are_two(table) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    asked = views.asked_at(table)
    for _ in range(2):
        list(presses(table.viewport(), views.spot(table, 4), 1))
    assert len(asked) == 2


def test_who_goes_on_clicking_fast_is_heard_again(table) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    asked, begin = views.asked_at(table), next(times)
    for press in range(12):
        mouse(PRESS, table.viewport(), views.spot(table, 4), begin + 100 * press)
        mouse(RELEASE, table.viewport(), views.spot(table, 4), begin + 100 * press + 40)
    assert len(asked) == 2


def test_the_second_press_of_a_click_on_something_that_has_gone_means_no_card(table) -> None:
    """A double click on a button that opens the table, under which a card lies then."""
    table.show_view(views.own_turn(following=False).view(0))
    asked, point = views.asked_at(table), views.spot(table, 4)
    mouse(DOUBLE, table.viewport(), point, next(times))
    mouse(RELEASE, table.viewport(), point, next(times))
    assert asked == []


def test_a_double_click_on_a_pile_leaves_its_trick_open(table) -> None:
    view = views.played(12).view(0)
    table.show_view(view)
    taker = next(position for position in TablePosition if view.tricks_taken[position])
    pile = table.stage.layout.seats[taker].pile
    list(presses(table.viewport(), table.mapFromScene(pile.center()), 2))
    assert table.is_reviewing


def test_a_double_click_on_one_of_two_announcements_makes_one(table) -> None:
    game = views.own_turn(following=False)
    table.show_view(game.view(0))
    asked = views.asked_at(table)

    def announce(action: object) -> None:
        if isinstance(action, Announce):
            views.enqueue(table, game, action)

    table.action_requested.connect(announce)
    button = table.bar.buttons[0]
    list(presses(button, button.rect().center(), 3))
    assert len(asked) == 1
    assert table.bar.offered, "nothing else is offered in the place of the first announcement"


def test_a_button_is_pressed_once_by_a_double_click_and_by_a_held_key(qtbot) -> None:
    button, pressed = SingleClickButton(None), []
    button.setAutoDefault(True)
    button.clicked.connect(lambda: pressed.append(button))
    qtbot.addWidget(button)
    button.show()
    list(presses(button, button.rect().center(), 3))
    assert len(pressed) == 1
    QTest.qWait(QApplication.styleHints().mouseDoubleClickInterval())
    list(presses(button, button.rect().center(), 1))
    assert len(pressed) == 2
    for repeated in (False, True, True):
        QApplication.sendEvent(button, QKeyEvent(KEY_PRESS, Qt.Key.Key_Return, LEFT_ALONE, "\r", repeated))
    assert len(pressed) == 3


BENEATH = [
    scenes.first_page, table_scenes.reservation, scenes.trainer_asks, scenes.course_lesson, scenes.evening,
    scenes.replay, scenes.guided_game, scenes.kept_sheet, scenes.tournaments,
]  # fmt: skip


@pytest.mark.parametrize("scene", BENEATH, ids=lambda scene: scene.__name__)
def test_the_second_press_of_a_double_click_is_not_for_what_came_up_under_it(qtbot, qapp, data_dir, scene) -> None:
    """The first one was for a button that has opened this page."""
    with opened(qapp, data_dir) as program:
        scene(Person(qtbot, program.window))
        pressed = []
        buttons = [one for one in program.window.page.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        assert buttons
        for button in buttons:
            button.clicked.connect(lambda _=False, button=button: pressed.append(button.text()))
            mouse(DOUBLE, button, button.rect().center(), next(times))
            mouse(RELEASE, button, button.rect().center(), next(times))
        assert pressed == []


def test_a_double_click_on_next_goes_one_step_on(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        scenes.guided_game(Person(qtbot, program.window))
        page = program.window.controllers.guide.page
        step = page.session.number
        list(presses(page.panel.on, page.panel.on.rect().center(), 2))
        qtbot.waitUntil(lambda: page.session.is_step_shown)
        assert page.session.number == step + 1
        button = page.panel.on
        for repeated in (False, True, True, True):
            QApplication.sendEvent(button, QKeyEvent(KEY_PRESS, Qt.Key.Key_Return, LEFT_ALONE, "\r", repeated))
        qtbot.waitUntil(lambda: page.session.is_step_shown)
        assert page.session.number == step + 2


def test_a_double_click_makes_one_copy_of_a_tournament(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        scenes.tournaments(Person(qtbot, program.window))
        page = program.window.controllers.tournaments.page
        before = page.table.rowCount()
        duplicate = page.buttons["duplicate"]
        qtbot.waitUntil(lambda: is_met(duplicate))
        for _ in presses(duplicate, duplicate.rect().center(), 2):
            until_read(program.window)
        assert page.table.rowCount() == before + 1


def test_a_key_that_is_held_from_the_points_on_answers_nothing(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir, seed=1) as program:
        person = Person(qtbot, program.window)
        person.begin()
        person.play_game()
        hold(person, Qt.Key.Key_Return, "\r")
        qtbot.waitUntil(lambda: person.question is not None or person.to_play, timeout=PATIENCE)
        assert program.session.game.phase is Phase.RESERVATION
        assert program.session.view.reservations[0] is None


@pytest.mark.parametrize("door", ["Trainer", "Course", "Tournaments"])
def test_a_key_that_is_held_at_a_door_goes_one_page_on(qtbot, qapp, data_dir, door) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        scenes.start_page(person)
        button(program.window.start_page, door).setFocus()
        person.press(Qt.Key.Key_Return)
        page, focused = program.window.page, QApplication.focusWidget()
        person.hold(Qt.Key.Key_Return)
        until_read(program.window)
        assert program.window.page is page
        assert QApplication.focusWidget() is focused
        assert program.window.session.practice is None


def test_a_key_that_is_held_since_the_last_card_does_not_end_a_celebration(person) -> None:
    scenes.score_sheet(person)
    celebration = person.window.game.sheet.celebration
    celebration.celebrate(Highlight.SOLO, "Solo!", Deck(), 60_000)
    person.hold(Qt.Key.Key_Return)
    assert celebration.words == "Solo!"
    person.press(Qt.Key.Key_Return)
    assert celebration.words == ""
    assert person.window.page is person.window.game.sheet


def test_no_key_of_the_menus_repeats(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        menus = program.window.menuBar().actions()
        actions = [action for menu in menus for action in menu.menu().actions()]
        assert actions
        program.window.dialogs.show_rules()
        actions += program.window.dialogs.rules.findChild(SetCommands).findChildren(QAction)
        assert not [action.text() for action in actions if action.autoRepeat() and not action.isSeparator()]


ACTING = [
    scenes.start_page, scenes.score_sheet, scenes.replay, scenes.branches, scenes.practice_played, scenes.tournaments,
    scenes.kept_sheet, scenes.deals, scenes.statistics, scenes.evening, scenes.new_evening, scenes.tournament,
    scenes.rules, scenes.rule_set_named, scenes.settings, scenes.about, scenes.questions, scenes.trainer_asks,
    scenes.fault,
]  # fmt: skip
STEPS = {
    "To the deal", "A trick back", "A card back", "A card on", "A trick on", "To the end", "The game before",
    "The next game", "The trick before", "The next trick", "Take the last change back",
}  # fmt: skip
"""The buttons that are pressed often and fast."""
CLOSING = {"Cancel", "Close"}
"""Those that Qt makes: the dialog is gone after the first press."""


@pytest.mark.parametrize("scene", ACTING, ids=lambda scene: scene.__name__)
def test_a_double_click_on_a_button_does_what_it_says_once(qtbot, qapp, data_dir, scene) -> None:
    with opened(qapp, data_dir) as program:
        scene(Person(qtbot, program.window))
        QApplication.processEvents()  # until all is laid out
        found = {one for top in staging.tops(program.window) for one in top.findChildren(QPushButton)}
        buttons = [one for one in found if one.isEnabled() and not one.isCheckable() and not one.menu() and is_met(one)]
        assert buttons
        often = set()
        for button in buttons:
            button.clicked.disconnect()  # it would leave the page
            pressed = []
            button.clicked.connect(lambda _=False, pressed=pressed: pressed.append(1))
            list(presses(button, button.rect().center(), 2))
            assert pressed
            if len(pressed) > 1:
                often.add(button.accessibleName() or button.text())
        assert often <= STEPS | CLOSING


def is_met(button: QPushButton) -> bool:
    """True if a click on the middle of a button meets it."""
    window, middle = button.window(), button.rect().center()
    is_barred = QApplication.activeModalWidget() not in (None, window)
    return button.isVisible() and not is_barred and window.childAt(button.mapTo(window, middle)) is button


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_K, LEFT_ALONE), (Qt.Key.Key_D, LEFT_ALONE)],
    ids=["keep the deal", "the same deal again"],
)
def test_a_held_key_of_the_replay_acts_once(qtbot, qapp, data_dir, key, modifier) -> None:
    with opened(qapp, data_dir) as program:
        scenes.replay(Person(qtbot, program.window))
        page, done = program.window.controllers.replays.page, []
        page.deal_wanted.disconnect()
        page.practised.disconnect()
        page.deal_wanted.connect(lambda *_: done.append(key))
        page.practised.connect(lambda *_: done.append(key))
        for repeated in (False, True, True):
            QApplication.sendEvent(page, QKeyEvent(KEY_PRESS, key, modifier, "", repeated))
        assert len(done) == 1


def test_a_held_key_of_a_list_acts_once(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        scenes.tournaments(Person(qtbot, program.window))
        page = program.window.controllers.tournaments.page
        before = page.table.rowCount()
        for repeated in (False, True, True):
            key = QKeyEvent(KEY_PRESS, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier, "", repeated)
            QApplication.sendEvent(page.table, key)
            until_read(program.window)
        assert page.table.rowCount() == before + 1
