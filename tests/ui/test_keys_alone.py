"""Keys alone: the keyboard is where the eye is, and nothing takes it away."""

from collections.abc import Callable

import pytest
import scenes
import table_scenes
import views
from evening import PATIENCE, Person, button, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from freedoko_qt.app.settings import InWords, SidePageKind
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.ui.forms.form_page import FormPage


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        program.window.resize(1100, 720)
        yield Person(qtbot, program.window, keys=True)


# While another page is shown


@pytest.mark.parametrize("in_words", [InWords.NEVER, InWords.ALWAYS])
@pytest.mark.parametrize(
    "game",
    [
        lambda: views.own_turn(following=False),
        views.dealt,
        lambda: views.poverty(poor=0),
        lambda: views.taken_poverty(poor=3, taker=0),
    ],
    ids=["card", "reservation", "poverty", "cards to give back"],
)
def test_a_table_that_is_not_seen_leaves_the_keyboard_alone(person, game, in_words) -> None:
    table_scenes.at_the_table(person)
    person.window.context.settings_file.change(in_words=in_words)
    page, view = person.window.game.page, game().view(0)
    person.press(Qt.Key.Key_F8)
    field = QApplication.focusWidget()
    page.show_game(view, views.PLAYERS, [])
    page.ask(view)
    assert QApplication.focusWidget() is field
    QTest.keyClicks(field, "1st")
    assert field.text() == "1st"
    person.window.game.show_table()
    assert page.isAncestorOf(QApplication.focusWidget())


def test_a_guided_game_that_is_not_seen_leaves_the_keyboard_alone(person) -> None:
    scenes.guided_game(person)
    session = person.window.controllers.guide.page.session
    person.press(Qt.Key.Key_F8)
    field = QApplication.focusWidget()
    session.step_shown.emit()
    assert QApplication.focusWidget() is field


# What vanishes while it has the keyboard


def test_after_the_last_notice_the_keyboard_is_back_on_the_page(person) -> None:
    window, page = person.window, person.window.page
    before = QApplication.focusWidget()
    window.notices.say(lambda: "The file cannot be read.")
    window.notices.say(lambda: "The disk is full.")
    close = button(window.notices, "Understood")
    close.setFocus(Qt.FocusReason.TabFocusReason)
    person.press(Qt.Key.Key_Space)
    assert close.hasFocus()
    person.press(Qt.Key.Key_Space)
    assert window.notices.isHidden()
    assert before is not None
    assert QApplication.focusWidget() is before
    assert page.isAncestorOf(before)


# What has the keyboard can be seen


def test_where_a_fine_is_written_the_keyboard_is_at_the_people_who_may_pay(person) -> None:
    scenes.evening_fined(person)
    form = person.window.controllers.records.evenings.sheet.form
    person.press(Qt.Key.Key_F1)
    person.press(Qt.Key.Key_F8)
    assert QApplication.focusWidget() is form.fines.people.buttons[0]
    person.press(Qt.Key.Key_Space)
    assert form.fines.people.buttons[0].isChecked()


def test_what_was_hidden_meanwhile_does_not_get_the_keyboard_back(person) -> None:
    scenes.statistics(person)
    page = person.window.page
    page.filters.opener.setFocus()
    person.press(Qt.Key.Key_F4)
    page.filters.hide()
    person.press(Qt.Key.Key_Escape)
    focused = QApplication.focusWidget()
    assert page.isAncestorOf(focused)
    assert focused.isVisible()


def settings(person: Person) -> QDialog:
    scenes.settings(person)
    return person.window.dialogs.settings


def rules(person: Person) -> QDialog:
    scenes.rules(person)
    return person.window.dialogs.rules


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("scene", [settings, rules])
def test_what_the_keyboard_comes_to_is_scrolled_into_sight(person, qtbot, scene, key) -> None:
    dialog = scene(person)
    page = dialog.findChild(FormPage)
    page.search.setFocus()
    QTest.keyClicks(page.search, "karte" if scene is rules else "e")
    rows = {page.row(name) for name in page.shown_fields}
    qtbot.waitUntil(lambda: all(row.isVisible() and row.height() > 30 for row in rows), timeout=PATIENCE)
    for _ in range(60):
        person.press(key)
        focused = QApplication.focusWidget()
        assert dialog.isAncestorOf(focused)
        seen = focused.visibleRegion().boundingRect()
        assert seen.height() >= min(focused.height(), 40), focused


# One of several


def chosen_and_reached(top: QWidget) -> tuple[set[str], set[str]]:
    """Of each group of choices that is seen: what is chosen, and what Tab comes to."""
    buttons = [one for one in top.findChildren(QAbstractButton) if one.isVisible() and one.group() is not None]
    chosen = {one.text() for one in buttons if one.isChecked()}
    return chosen, {one.text() for one in buttons if one.focusPolicy() & Qt.FocusPolicy.TabFocus}


def choose_marriage(person: Person) -> None:
    table_scenes.marriage(person)
    person.question.choose(Reservation.MARRIAGE)


@pytest.mark.parametrize(
    "scene",
    [scenes.first_page, choose_marriage, scenes.replay, scenes.standings, table_scenes.side_page(SidePageKind.LOG)],
    ids=lambda scene: scene.__name__,
)
def test_tab_comes_to_the_chosen_one_of_several(person, scene: Callable[[Person], None]) -> None:
    scene(person)
    chosen, reached = chosen_and_reached(person.window)
    assert chosen
    assert reached == chosen


@pytest.mark.parametrize(
    "scene",
    [scenes.start_page, table_scenes.at_the_table, table_scenes.words, scenes.statistics],
    ids=lambda scene: scene.__name__,
)
def test_f10_opens_the_menus_and_escape_leads_back(person, qtbot, scene) -> None:
    scene(person)
    bar, before = person.window.menuBar(), QApplication.focusWidget()
    person.press(Qt.Key.Key_F10)
    first, second = (action.menu() for action in bar.actions()[:2])
    qtbot.waitUntil(first.isVisible)
    QTest.keyClick(first, Qt.Key.Key_Right)
    qtbot.waitUntil(second.isVisible)
    QTest.keyClick(second, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is before
    assert bar.activeAction() is None
