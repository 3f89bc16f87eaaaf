"""A finger: taps, slides along the narrow strips of the hand, pulls cards, and scrolls pages."""

import pytest
import scenes
import staging
import table_scenes
import views
from evening import Person, opened
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QToolTip,
    QWidget,
)

from freedoko_qt.app.settings import ClickMode, Speed
from freedoko_qt.engine.actions import Announce, Play
from freedoko_qt.ui.parts.lines_model import TableCell
from freedoko_qt.ui.parts.lines_table import LinesTable
from freedoko_qt.ui.parts.popups import Menu
from freedoko_qt.ui.parts.scrolling import VerticalArea
from freedoko_qt.ui.parts.switch import Switch
from freedoko_qt.ui.review.balance_strip import BalanceStrip
from freedoko_qt.ui.table.layout import TablePosition
from freedoko_qt.ui.table.table_view import TableView


@pytest.fixture(scope="module")
def screen():
    """A touch screen."""
    return QTest.createTouchDevice()


class Finger:
    """One finger on the screen."""

    def __init__(self, screen, widget: QWidget) -> None:
        self._screen = screen
        self._widget = widget
        self._point = QPoint()

    def press(self, point: QPoint) -> None:
        self._point = point
        QTest.touchEvent(self._widget, self._screen).press(0, point, self._widget).commit()

    def move(self, point: QPoint) -> None:
        for share in (0.25, 0.5, 0.75, 1.0):
            step = (QPointF(self._point) + share * QPointF(point - self._point)).toPoint()
            QTest.touchEvent(self._widget, self._screen).move(0, step, self._widget).commit()
        self._point = point

    def release(self) -> None:
        QTest.touchEvent(self._widget, self._screen).release(0, self._point, self._widget).commit()

    def tap(self, point: QPoint) -> None:
        self.press(point)
        self.release()

    def scroll(self, start: QPoint, end: QPoint) -> None:
        """Pull as slowly as a finger does: what scrolls goes by the time between two moves."""
        self.press(start)
        for share in (0.25, 0.5, 0.75, 1.0):
            QTest.qWait(20)
            self.move((QPointF(start) + share * QPointF(end - start)).toPoint())
        self.release()

    def pull(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move(end)
        self.release()


@pytest.fixture
def table(qtbot) -> TableView:
    return views.shown_table(qtbot, size=(780, 560))  # offscreen the touch screen has 800 pixels


@pytest.fixture
def finger(screen, table) -> Finger:
    return Finger(screen, table.viewport())


def test_a_tap_plays_once(table, finger, asked) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    finger.tap(views.spot(table, 3))
    QApplication.processEvents()
    assert asked == [Play(0, table.stage.hand.cards[3])]
    assert table.stage.hand.hovered is None, "no finger is there any more"


def test_in_lift_mode_the_second_tap_plays(table, finger, asked) -> None:
    table.set_click_mode(ClickMode.LIFT)
    table.show_view(views.own_turn(following=False).view(0))
    finger.tap(views.spot(table, 3))
    assert asked == []
    assert table.stage.hand.chosen is table.stage.hand.items[3]
    finger.tap(views.spot(table, 3))
    assert asked == [Play(0, table.stage.hand.cards[3])]


def test_a_finger_that_slides_lifts_one_card_after_the_other(table, finger, asked) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    hand = table.stage.hand
    finger.press(views.spot(table, 1))
    for index in (1, 2, 3, 6, 5):
        finger.move(views.spot(table, index))
        assert hand.hovered is hand.items[index]
        lifted = [item for item in hand.items if item.place.y < hand.items[0].place.y]
        assert lifted == [hand.items[index]]
    assert asked == []
    finger.release()
    assert asked == [Play(0, hand.cards[5])]


def test_a_finger_beside_the_hand_means_no_card(table, finger, asked) -> None:
    table.show_view(views.played(20).view(0))
    finger.press(views.spot(table, 1))
    finger.move(QPoint(4, views.spot(table, 1).y()))
    assert table.stage.hand.hovered is None
    finger.release()
    assert asked == []


@pytest.mark.parametrize("mode", list(ClickMode))
def test_a_card_is_pulled_onto_the_table(table, finger, asked, mode) -> None:
    table.set_click_mode(mode)
    table.show_view(views.own_turn(following=False).view(0))
    item = table.stage.hand.items[5]
    finger.press(views.spot(table, 5))
    finger.move(views.middle(table))
    assert item.held
    assert item.place.rect.contains(table.mapToScene(views.middle(table)))
    finger.release()
    assert asked == [Play(0, table.stage.hand.cards[5])]


def test_first_slide_then_pull(table, finger, asked) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    finger.press(views.spot(table, 1))
    finger.move(views.spot(table, 8))
    finger.move(views.middle(table))
    assert table.stage.hand.items[8].held
    finger.release()
    assert asked == [Play(0, table.stage.hand.cards[8])]


def test_pulled_back_into_the_hand_it_is_not_played(table, finger, asked) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    item = table.stage.hand.items[5]
    finger.press(views.spot(table, 5))
    finger.move(views.middle(table))
    finger.move(views.spot(table, 9))
    assert item.held
    finger.release()
    assert asked == []
    assert item.place == table.stage.hand.place_of(item)


def test_a_second_finger_puts_it_back(table, finger, asked, screen) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    item = table.stage.hand.items[5]
    finger.press(views.spot(table, 5))
    finger.move(views.middle(table))
    surface = table.viewport()
    other = views.spot(table, 2)
    QTest.touchEvent(surface, screen).stationary(0).press(1, other, surface).commit()
    assert not item.held
    QTest.touchEvent(surface, screen).stationary(0).release(1, other, surface).commit()
    finger.move(views.spot(table, 3))
    finger.release()
    assert asked == [], "the first finger is still there, but means nothing any more"


def test_two_fingers_that_come_at_once_play_nothing(table, asked, screen) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    surface, first, second = table.viewport(), views.spot(table, 2), views.spot(table, 8)
    QTest.touchEvent(surface, screen).press(0, first, surface).press(1, second, surface).commit()
    QTest.touchEvent(surface, screen).release(0, first, surface).release(1, second, surface).commit()
    assert asked == []


def test_a_touch_that_the_system_takes_away_plays_nothing(table, finger, asked, screen) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    finger.press(views.spot(table, 5))
    QApplication.sendEvent(table.windowHandle(), QTouchEvent(QEvent.Type.TouchCancel, screen))
    QApplication.processEvents()
    assert asked == []
    finger.tap(views.spot(table, 7))
    assert asked == [Play(0, table.stage.hand.cards[7])]


def test_a_finger_reaches_the_buttons_over_the_table(table, finger, asked) -> None:
    view = views.healthy().view(0)
    table.show_view(view)
    button = table.bar.buttons[0]
    finger.tap(button.mapTo(table.viewport(), button.rect().center()))
    QApplication.processEvents()
    assert asked == [next(action for action in view.legal if isinstance(action, Announce))]


def test_a_tap_on_the_pile_shows_the_last_trick_and_one_more_puts_it_away(table, finger, asked) -> None:
    view = next(view for view in (views.played(12, seed).view(0) for seed in range(1, 30)) if view.tricks_taken[0])
    table.show_view(view)
    finger.tap(table.mapFromScene(table.stage.layout.seats[TablePosition.BOTTOM].pile.center()))
    QApplication.processEvents()
    assert table.is_reviewing
    finger.tap(views.spot(table, 2))
    QApplication.processEvents()
    assert not table.is_reviewing
    assert asked == [], "the card below was not meant"
    assert table.stage.hand.hovered is None


def test_a_tap_ends_the_pause_and_plays_nothing(table, finger, asked) -> None:
    table.set_speed(Speed.FAST)
    game = views.played(3)
    table.show_view(game.view(0))
    for event in game.apply(game.legal()[0]):
        table.enqueue(event, game.view(0))
    while not table.choreographer.is_pausing:
        table.skip()
    finger.tap(views.spot(table, 2))
    QApplication.processEvents()
    assert not table.choreographer.is_pausing
    assert asked == []


# Pages


def test_a_finger_scrolls_a_form_and_presses_nothing_on_its_way(qtbot, screen, person) -> None:
    scenes.rules(person)
    dialog = person.window.dialogs.rules
    area = dialog.findChild(VerticalArea)
    switches = [one for one in area.findChildren(Switch) if not one.visibleRegion().isEmpty()]
    before = [one.isChecked() for one in switches]
    middle = switches[0].rect().center()
    Finger(screen, switches[0]).pull(middle, middle - QPoint(0, 80))
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 0)
    assert [one.isChecked() for one in switches] == before
    assert not any(one.isDown() for one in switches)
    dialog.close()


def test_a_tap_turns_a_switch_of_a_form(qtbot, screen, person) -> None:
    scenes.rules(person)
    dialog = person.window.dialogs.rules
    area = dialog.findChild(VerticalArea)
    switch = next(one for one in area.findChildren(Switch) if not one.visibleRegion().isEmpty())
    before = switch.isChecked()
    Finger(screen, switch).tap(switch.rect().center())
    qtbot.waitUntil(lambda: switch.isChecked() is not before)
    dialog.draft.undo()
    dialog.close()


def test_a_finger_scrolls_a_text(qtbot, screen, person) -> None:
    scenes.help_page(person)
    text = person.window.controllers.help.page.text
    Finger(screen, text.viewport()).pull(QPoint(50, 250), QPoint(50, 100))
    qtbot.waitUntil(lambda: text.verticalScrollBar().value() > 0)


# Lists and tables


class Lines(LinesTable):
    """More lines than there is room for."""

    def __init__(self) -> None:
        super().__init__(2)
        self._head(["No.", "Game"])
        self._show_lines(60, lambda row: [TableCell(str(row)), TableCell("Normal game")])


@pytest.fixture
def lines(qtbot, screen) -> Lines:
    lines = Lines()
    qtbot.addWidget(lines)
    lines.resize(400, 300)
    lines.show()
    QTest.qWaitForWindowExposed(lines)
    lines.mark(0)
    return lines


def test_a_finger_scrolls_a_table_and_marks_nothing_on_its_way(qtbot, screen, lines) -> None:
    Finger(screen, lines.viewport()).scroll(QPoint(50, 200), QPoint(50, 60))
    qtbot.waitUntil(lambda: lines.verticalScrollBar().value() > lines.rowHeight(0))
    assert lines.marked_row == 0


def test_a_tap_marks_a_line(qtbot, screen, lines) -> None:
    Finger(screen, lines.viewport()).tap(lines.visualRect(lines.lines.index(3, 0)).center())
    qtbot.waitUntil(lambda: lines.marked_row == 3)
    assert lines.verticalScrollBar().value() == 0


def test_two_taps_open_a_line(qtbot, screen, lines) -> None:
    finger, place = Finger(screen, lines.viewport()), lines.visualRect(lines.lines.index(3, 0)).center()
    with qtbot.waitSignal(lines.doubleClicked):
        finger.tap(place)
        finger.tap(place)


def test_a_tap_on_the_word_above_a_column_explains_it(qtbot, screen, lines) -> None:
    lines.lines.setHeaderData(1, Qt.Orientation.Horizontal, "What was played", Qt.ItemDataRole.ToolTipRole)
    header = lines.horizontalHeader()
    middle = QPoint(header.sectionViewportPosition(1) + 20, header.height() // 2)
    Finger(screen, header.viewport()).tap(middle)
    qtbot.waitUntil(lambda: QToolTip.text() == "What was played")
    QToolTip.hideText()


def test_a_tap_on_a_part_of_the_balance_explains_it(qtbot, screen) -> None:
    strip = BalanceStrip(None)
    qtbot.addWidget(strip)
    strip.show_parts([("Luck", 1.0, "What the cards were worth")])
    strip.show()
    QTest.qWaitForWindowExposed(strip)
    name = strip.labels[0][0]
    Finger(screen, name).tap(name.rect().center())
    qtbot.waitUntil(lambda: QToolTip.text() == "What the cards were worth")
    QToolTip.hideText()


@pytest.mark.parametrize(
    "scene", [scenes.first_page, scenes.tournament, table_scenes.at_the_table], ids=lambda scene: scene.__name__
)
def test_a_tap_on_a_disabled_button_explains_it_and_does_nothing(qtbot, screen, person, scene) -> None:
    scene(person)
    top = staging.tops(person.window)[-1]
    found = [one for one in top.findChildren(QPushButton) if one.isVisible() and not one.visibleRegion().isEmpty()]
    button = found[0]
    button.setEnabled(False)
    button.setToolTip("Why it cannot be pressed")
    with qtbot.assertNotEmitted(button.clicked):
        Finger(screen, button).tap(button.rect().center())
        qtbot.waitUntil(lambda: QToolTip.text() == "Why it cannot be pressed")
    QToolTip.hideText()
    for dialog in staging.tops(person.window)[1:]:
        dialog.close()


def test_a_tap_on_a_disabled_entry_of_a_menu_explains_it(qtbot, screen, person) -> None:
    menu = Menu(person.window)
    menu.setToolTipsVisible(True)
    entry = menu.addAction("Hint")
    entry.setToolTip("The rules forbid hints.")
    entry.setEnabled(False)
    menu.popup(person.window.mapToGlobal(QPoint(20, 60)))
    Finger(screen, menu).tap(menu.actionGeometry(entry).center())
    qtbot.waitUntil(lambda: QToolTip.text() == "The rules forbid hints.")
    assert menu.isVisible()
    QToolTip.hideText()
    menu.close()


def test_a_mouse_that_is_pulled_marks_and_scrolls_nothing(lines) -> None:
    view, place = lines.viewport(), lines.visualRect(lines.lines.index(5, 0)).center()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(view, place - QPoint(0, 100))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=place - QPoint(0, 100))
    assert lines.verticalScrollBar().value() == 0
    assert lines.marked_row >= 0


def test_a_table_stays_where_the_finger_has_left_it(qtbot, screen, lines) -> None:
    """Also while its lines are shown anew."""
    bar = lines.verticalScrollBar()
    bar.setValue(17)
    lines.updateGeometries()
    assert bar.value() == 17


def test_a_whole_game_with_a_finger(qtbot, qapp, data_dir, screen) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)

        def click(widget: QWidget) -> None:
            Finger(screen, widget).tap(widget.rect().center())

        def play(card) -> None:
            table = person.table
            Finger(screen, table.viewport()).tap(views.spot(table, table.stage.hand.cards.index(card)))

        person.click, person.play = click, play
        person.begin()
        person.play_game()
        assert program.session.game.score is not None
