"""Panels and words come and go softly, unless nothing is to move; they never keep anybody waiting."""

import pytest
import views
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel

from freedoko_qt.app.settings import Speed
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.panels.give_up_panel import GiveUpPanel
from freedoko_qt.ui.panels.reservation_panel import ReservationPanel
from freedoko_qt.ui.table.table_view import TableView


@pytest.fixture
def table(qtbot) -> TableView:
    return views.shown_table(qtbot, Speed.SLOW)


@pytest.fixture
def panel(table) -> GiveUpPanel:
    panel = GiveUpPanel(table)
    panel.choreographer = table.choreographer
    return panel


def ghosts(table: TableView) -> list[QLabel]:
    return [one for one in table.viewport().children() if isinstance(one, QLabel) and one.isVisible()]


def settled(panel: GiveUpPanel, table: TableView):
    panel.choreographer = None
    panel.ask()
    picture = table.grab().toImage()
    panel.hide()
    panel.choreographer = table.choreographer
    return picture


def test_it_appears_softly_and_looks_then_as_ever(qtbot, table, panel) -> None:
    whole, empty = settled(panel, table), table.grab().toImage()
    panel.ask()
    assert panel.isVisible()
    assert table.grab().toImage() == empty  # its first frame, for which nothing of it is drawn
    qtbot.waitUntil(lambda: table.grab().toImage() == whole, timeout=10_000)
    panel.hide()
    assert not panel.isVisible()
    assert len(ghosts(table)) == 1
    qtbot.waitUntil(lambda: not ghosts(table), timeout=10_000)
    assert table.grab().toImage() == empty


def test_the_answers_of_a_question_are_on_the_screen(qtbot) -> None:
    table = views.shown_table(qtbot, Speed.SLOW, (900, 562))
    game = views.dealt()
    table.show_view(game.view(0))
    question = ReservationPanel(table)
    question.choreographer = table.choreographer
    question.ask(game.view(0))
    qtbot.wait(3 * DURATION.quick)
    area = QRect(question.listed.mapTo(table, QPoint()), question.listed.size())

    def seen() -> QImage:
        return table.screen().grabWindow(table.winId()).toImage().copy(area)

    qtbot.waitUntil(lambda: seen() == table.grab().toImage().copy(area), timeout=10_000)


def test_where_nothing_moves_it_is_there_at_once(table, panel) -> None:
    whole = settled(panel, table)
    table.set_speed(Speed.INSTANT)
    panel.ask()
    assert table.grab().toImage() == whole
    panel.hide()
    assert ghosts(table) == []


@pytest.mark.parametrize("speed", list(Speed))
def test_where_nothing_moves_words_vanish_at_once(table, speed) -> None:
    table.set_speed(speed)
    toast, bubble = table.stage.toast, table.stage.bubbles[1]
    table.show_view(views.healthy().view(0))
    table.say(lambda: "It is your turn.")
    table.stage.say(1, lambda: "Re")
    for words in (toast, bubble):
        words.stay.timeout.emit()
        assert words.visible is (speed is not Speed.INSTANT)
