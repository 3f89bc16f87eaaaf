"""Beside the points of a game the rules that they follow from."""

import pytest
from evening import button
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame
from scenes import score_sheet
from sheets import NAMES
from test_dialogs import played

from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.parts.scrolling import VerticalArea
from freedoko_qt.ui.replay.points_dialog import PointsDialog
from freedoko_qt.ui.sheet.game_points import GamePoints
from freedoko_qt.ui.sheet.score_sheet import ScoreSheet


@pytest.fixture
def points(qtbot):
    """The points of a game of which Re was announced."""
    beside = GamePoints(Deck(), None)
    qtbot.addWidget(beside)
    beside.show_game(Deck(), NAMES, played(3, re=True), preset_set("standard"))
    beside.resize(900, 560)
    beside.show()
    return beside


def marked(points) -> str:
    """The words that are marked on the page of the rules."""
    found, block = [], points.rules.document().begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            if piece.charFormat().background().style() is not Qt.BrushStyle.NoBrush:
                found.append(piece.text())
            pieces += 1
        block = block.next()
    return " ".join(found)


def row_of(points, words: str) -> int:
    table = points.points
    return next(row for row in range(table.rowCount()) if words in table.lines.index(row, 0).data())


def click(points, row: int) -> None:
    table = points.points
    place = table.visualRect(table.lines.index(row, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_on_a_point_shows_its_sentence_in_place_of_the_hands(points) -> None:
    assert not points.rules.isVisible()
    click(points, row_of(points, "Re announced"))
    assert points.rules.isVisible()
    assert (
        marked(points) == "Re and Kontra each double the value with the denials; points against the queens and "
        "special points are added afterwards."
    )
    assert points.rules.viewport().rect().intersects(points.rules.cursorRect())
    click(points, row_of(points, "Value of the game"))
    assert "a soloist three times" in marked(points)


@pytest.mark.parametrize("size", [(900, 600), (1366, 768), (800, 1280)], ids=str)
def test_the_first_sentence_is_in_sight_when_the_rules_have_their_room(person, size) -> None:
    """The page is written before it is laid out, with lines of another width."""
    person.window.resize(*size)
    score_sheet(person)
    points = person.window.game.sheet.points
    person.click(points.switch)
    QTest.qWait(50)
    assert points.rules.viewport().rect().contains(points.rules.cursorRect())
    assert marked(points)


def test_with_keys_from_point_to_point_and_back_to_the_hands(points, qtbot) -> None:
    table = points.points
    table.setFocus()
    table.mark(0)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    first = marked(points)
    while table.marked_row < table.rowCount() - 1:
        qtbot.keyClick(table, Qt.Key.Key_Down)
        assert marked(points)
    assert marked(points) != first
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not points.rules.isVisible()


def test_the_button_opens_and_closes_the_rules(points, qtbot) -> None:
    qtbot.mouseClick(points.switch, Qt.MouseButton.LeftButton)
    assert points.rules.isVisible()
    assert marked(points)
    assert points.switch.text() == "Show all hands"
    qtbot.mouseClick(points.switch, Qt.MouseButton.LeftButton)
    assert not points.rules.isVisible()


def test_the_next_game_begins_with_its_hands(points) -> None:
    click(points, 0)
    points.show_game(Deck(), NAMES, played(4), preset_set("standard"))
    assert not points.rules.isVisible()


def test_on_the_score_sheet_and_at_the_end_of_a_replay(qtbot) -> None:
    game = played(2)
    sheet = ScoreSheet(Deck())
    qtbot.addWidget(sheet)
    sheet.show_game(Deck(), NAMES, game, preset_set("standard"), last=False)
    sheet.show()
    qtbot.mouseClick(button(sheet, "By which rules?"), Qt.MouseButton.LeftButton)
    assert "A game won counts one point" in sheet.points.rules.toPlainText()
    replay = GameReplay.of(record_of(game, [{"name": name, "kind": "human"} for name in NAMES]))
    dialog = PointsDialog(replay, preset_set("standard"), Deck(), sheet)
    won = [row for row, line in enumerate(game.score.lines) if line.reason is ScoreReason.WON]
    dialog.show()
    click(dialog.points, won[0])
    assert "A game won counts one point" in marked(dialog.points)
    qtbot.keyClick(dialog.points.points, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.points.points, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("size", [(770, 1120), (870, 480)], ids=["upright", "with the largest words"])
def test_on_a_narrow_page_what_stands_beside_the_points_is_below_all_of_them(qtbot, qapp, size) -> None:
    aside = QFrame()
    points = GamePoints(Deck(), None, aside)
    area = VerticalArea(points, None)
    qtbot.addWidget(area)
    if size[0] > 800:
        area.setStyleSheet("* { font-size: 18px; }")
    points.show_game(Deck(), NAMES, played(3, re=True), preset_set("standard"))
    area.resize(*size)
    area.show()
    table = points.points
    qtbot.waitUntil(lambda: table.height() == table.sizeHint().height())
    assert aside.isVisible()
    assert aside.mapTo(points, QPoint()).y() > table.mapTo(points, QPoint(0, table.height())).y()
    assert {table.rowHeight(row) for row in range(table.rowCount())} == {table.rowHeight(0)}, "no reason is broken"
