"""The finish of the pages: one way back, one place for the main button, and nothing squeezed, cut or left alone."""

import pytest
import scenes
import staging
import table_scenes
from evening import Person, button, opened
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QDialog,
    QLabel,
    QListView,
    QPushButton,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from freedoko_qt.app.settings import Language, SidePageKind, TextSize
from freedoko_qt.ui.deals.day_deal import DaysRow
from freedoko_qt.ui.look.design import DURATION, TYPE
from freedoko_qt.ui.parts.curve import Curve
from freedoko_qt.ui.parts.drawings import cards
from freedoko_qt.ui.parts.empty_page import EmptyPage
from freedoko_qt.ui.parts.flow_columns import FlowColumns
from freedoko_qt.ui.parts.label import Label
from freedoko_qt.ui.parts.picture_choice import ChoicePicture
from freedoko_qt.ui.parts.scrolling import VerticalArea
from freedoko_qt.ui.review.review_curve import ReviewCurve

UPRIGHT = 800, 1200
LARGE_UPRIGHT = {"language": Language.GERMAN, "text_size": TextSize.LARGEST}
CORNER = 60  # logical pixels
FAINT = 16  # of 255
CLEAR = 12  # logical pixels inside of a button, where no corner is round
PAGES = [
    scenes.deals, scenes.tournaments, scenes.statistics, scenes.new_evening, scenes.evening, scenes.help_page,
    scenes.course, scenes.trainer,
]  # fmt: skip
BROAD = [
    *PAGES, scenes.evening_fined, scenes.evening_paid, scenes.score_sheet, scenes.standings, scenes.kept_sheet,
    scenes.replay, scenes.practice_played, scenes.branches,
]  # fmt: skip
DIALOGS = [
    scenes.tournament, scenes.rules, scenes.rule_set_named, scenes.rule_set_as_code, scenes.evening_agreed,
    scenes.fault,
]  # fmt: skip


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        yield Person(qtbot, program.window)
        for dialog in program.window.findChildren(QDialog):
            dialog.close()


def change(person: Person, size: tuple[int, int], **settings: object) -> None:
    file = person.window.context.settings_file
    person.window.resize(*size)
    file.change(**settings)
    QTest.qWait(2 * DURATION.quick)


def place(one: QWidget, inside: QWidget) -> QRect:
    return QRect(one.mapTo(inside, QPoint(0, 0)), one.size())


def by_sight(top: QWidget) -> list[QAbstractButton]:
    return [one for one in top.findChildren(QPushButton) if one.isVisible() and one.window() is top.window()]


@pytest.mark.parametrize("scene", PAGES, ids=lambda scene: scene.__name__)
def test_every_page_is_left_by_the_same_button_in_the_same_corner(person, scene) -> None:
    scene(person)
    page = person.window.page
    back = next(one for one in by_sight(page) if one.text().replace("&", "") == "Back")
    assert not back.icon().isNull()
    assert not back.property("primary")
    assert staging.lasting(lambda: set() if at_the_corner(back, page) else {str(place(back, page))}) == set()
    assert "Close" not in [one.text().replace("&", "") for one in by_sight(page)]


def at_the_corner(back: QWidget, page: QWidget) -> bool:
    there = place(back, page)
    return there.left() < CORNER and page.height() - there.bottom() < CORNER


@pytest.mark.parametrize("scene", BROAD, ids=lambda scene: scene.__name__)
def test_no_page_is_broader_than_an_upright_tablet(person, scene) -> None:
    change(person, UPRIGHT, **LARGE_UPRIGHT)
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    assert person.window.width() == UPRIGHT[0]


@pytest.mark.parametrize("scene", [scenes.evening_fined, scenes.statistics, scenes.replay, scenes.score_sheet])
def test_no_tab_is_cut_on_an_upright_tablet(person, scene) -> None:
    change(person, UPRIGHT, **LARGE_UPRIGHT)
    scene(person)
    bars = [bar for bar in person.window.page.findChildren(QTabBar) if bar.isVisible()]
    assert bars
    for bar in bars:
        bar.setCurrentIndex(0)
    QTest.qWait(2 * DURATION.quick)
    for bar in bars:
        assert sum(bar.tabRect(place).width() for place in range(bar.count())) <= bar.width()


@pytest.mark.parametrize("scene", BROAD, ids=lambda scene: scene.__name__)
def test_no_button_without_an_outline_begins_at_the_edge_of_a_page(person, scene) -> None:
    """Its words would stand inside of the edge that everything else has."""
    scene(person)
    page = person.window.page
    shown = [one for one in page.findChildren(QWidget) if one.isVisible() and one.children() == []]
    edge = min((place(one, page).left() for one in shown if isinstance(one, (QLabel, QPushButton))), default=0)
    inside = [one for one in by_sight(page) if one.property("flat") and place(one, page).left() == edge]
    assert [one.text() for one in inside] == []


@pytest.mark.parametrize(
    "scene",
    [
        table_scenes.reservation, scenes.trainer_asks, scenes.course_exercise,
        table_scenes.side_page(SidePageKind.ORDER), scenes.deals,
    ],  # fmt: skip
    ids=lambda scene: scene.__name__,
)
@pytest.mark.parametrize("size", [(900, 600), (1366, 768)], ids=str)
def test_buttons_in_rows_and_columns_are_as_far_apart_both_ways(person, scene, size) -> None:
    change(person, size)
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    found = [one for one in person.window.findChildren(FlowColumns) if one.isVisible() and len(by_sight(one)) > 1]
    assert found
    for columns in found:
        first, *others = by_sight(columns)
        beside = [one for one in others if one.y() == first.y()]
        below = [one for one in others if one.x() == first.x()]
        if beside and below:
            seen = columns.grab().toImage()
            ground = seen.pixel(first.geometry().right() + 3, first.geometry().bottom() + 1)
            inside = first.geometry().right() - CLEAR
            across = [seen.pixel(x, first.y() + CLEAR) for x in range(inside, min(one.x() for one in beside) + CLEAR)]
            down = [seen.pixel(inside, y) for y in range(first.y() + CLEAR, min(one.y() for one in below) + CLEAR)]
            assert across.count(ground) == pytest.approx(down.count(ground), abs=2), first.text()


@pytest.mark.parametrize("painter", [DaysRow, ChoicePicture, ReviewCurve, Curve])
def test_words_that_are_painted_grow_with_the_window_like_all_others(person, qtbot, painter) -> None:
    person.window.resize(1366, 768)
    QTest.qWait(2 * DURATION.quick)
    shown = painter(person.window) if painter is not ChoicePicture else ChoicePicture(QSize(9, 9), print, person.window)
    shown.ensurePolished()
    beside = Label(person.window)
    beside.ensurePolished()
    share = shown.font().pointSizeF() / beside.font().pointSizeF()
    assert share == pytest.approx(TYPE.small / TYPE.body, abs=0.02) or share == pytest.approx(1)


@pytest.mark.parametrize("scene", PAGES, ids=lambda scene: scene.__name__)
def test_no_page_has_two_main_buttons(person, scene) -> None:
    scene(person)
    assert len([one for one in by_sight(person.window.page) if one.property("primary")]) <= 1


def test_a_form_fades_out_where_it_goes_on(person) -> None:
    scenes.rules(person)
    options = person.window.dialogs.rules.options
    area = options.findChild(VerticalArea)
    assert staging.lasting(lambda: set() if area.verticalScrollBar().maximum() else {"fits"}) == set()
    room = area.viewport().geometry()
    title = options.row(options.shown_fields[4]).title
    middle = place(title, area.widget()).center().y()
    for above, edge in ((0, room.top()), (room.height() - 1, room.bottom())):
        area.verticalScrollBar().setValue(middle - above)
        assert area.verticalScrollBar().value() == middle - above
        line = area.grab(QRect(room.left(), edge, room.width(), 1)).toImage()
        lightness = [line.pixelColor(x, 0).lightness() for x in range(line.width())]
        assert max(lightness) - min(lightness) < FAINT


def test_answers_over_the_table_fade_into_their_panel(person) -> None:
    person.window.resize(900, 600)
    file = person.window.context.settings_file
    file.change(text_size=TextSize.LARGEST)
    table_scenes.marriage(person)
    panel, listed = person.question, person.question.listed
    assert staging.lasting(lambda: set() if listed.verticalScrollBar().maximum() else {"fits"}) == set()
    lower = listed.geometry().bottom()
    picture = panel.grab().toImage()
    edge, ground = (picture.pixelColor(x, lower).lightness() for x in (listed.x(), listed.x() // 2))
    assert abs(edge - ground) < FAINT / 2


def game_in_words(person: Person) -> None:
    """The table in words, the log beside it, and long enough for both to be scrolled."""
    table_scenes.words(person)
    person.window.menu.action(f"side_{SidePageKind.LOG}").setChecked(True)
    for _ in range(4):
        person.reach_quiet_card()
        person.decide()
        person.wait()


SCROLLED = [
    game_in_words, table_scenes.side_page(SidePageKind.ORDER), scenes.replay, scenes.rules, scenes.help_page,
    scenes.rules_of_points,
]  # fmt: skip


@pytest.mark.parametrize("scene", SCROLLED, ids=lambda scene: scene.__name__)
def test_lists_and_texts_fade_out_where_they_go_on(person, scene) -> None:
    scene(person)
    top = staging.tops(person.window)[-1]
    checked = 0
    for height in range(560, 680, 15):
        top.resize(max(top.width(), 940), height)
        QTest.qWait(2)
        for area in top.findChildren(QAbstractScrollArea):
            bar = area.verticalScrollBar()
            if not isinstance(area, QListView | QTextBrowser) or not area.isVisible() or bar.maximum() == bar.minimum():
                continue
            bar.setValue((bar.maximum() + bar.minimum()) // 2)
            QTest.qWait(1)
            assert staging.lasting(lambda area=area: set() if is_quiet_at_edges(area) else {repr(area)}) == set()
            checked += 1
    assert checked > 0


def is_quiet_at_edges(area: QAbstractScrollArea) -> bool:
    """True if the first and the last line of pixels, between round corners, show nothing but the ground."""
    room = area.viewport().geometry().adjusted(12, 0, -12, 0)
    for edge in (room.top(), room.bottom()):
        line = area.grab(QRect(room.left(), edge, room.width(), 1)).toImage()
        lightness = [line.pixelColor(x, 0).lightness() for x in range(line.width())]
        if max(lightness) - min(lightness) >= FAINT:
            return False
    return True


@pytest.mark.parametrize("scene", DIALOGS, ids=lambda scene: scene.__name__)
def test_the_main_button_of_a_dialog_is_the_last_one_at_the_right(person, scene) -> None:
    scene(person)
    dialog = person.window.findChildren(QDialog)[-1]
    (main,) = (one for one in by_sight(dialog) if one.property("primary"))
    beside = [one for one in by_sight(dialog) if abs(place(one, dialog).top() - place(main, dialog).top()) < 4]
    assert max(beside, key=lambda one: place(one, dialog).left()) is main


def test_the_first_box_is_as_broad_as_the_buttons_below_it(person) -> None:
    change(person, UPRIGHT, **LARGE_UPRIGHT)
    page = person.window.start_page
    box = page.name.parentWidget()
    assert staging.lasting(lambda: set() if box.width() >= breadth(page.start, page.guide) else {"narrow"}) == set()


def breadth(first: QWidget, last: QWidget) -> int:
    return last.geometry().right() - first.x()


def test_the_figures_have_their_names_where_they_are_narrow(person) -> None:
    scenes.statistics(person)
    change(person, UPRIGHT, **LARGE_UPRIGHT)
    table = person.window.page.table
    longest = max(
        table.fontMetrics().horizontalAdvance(table.lines.index(row, 0).data())
        for row in range(table.rowCount())
        if table.columnSpan(row, 0) == 1
    )
    assert staging.lasting(lambda: set() if table.columnWidth(0) > longest else {"cut"}) == set()


def test_what_may_stay_empty_is_said_in_full(person) -> None:
    scenes.new_evening(person)
    change(person, UPRIGHT, **LARGE_UPRIGHT)
    line = person.window.controllers.records.evenings.new.names[-1]
    needed = line.fontMetrics().horizontalAdvance(line.placeholderText())
    assert line.placeholderText() and needed < line.width() - line.fontMetrics().height()


def test_the_tabs_of_an_evening_need_no_arrows(person) -> None:
    scenes.evening_fined(person)
    change(person, UPRIGHT, **LARGE_UPRIGHT)
    tabs = person.window.controllers.records.evenings.sheet.tabs
    assert staging.lasting(lambda: set() if tabs.width() >= tabs.sizeHint().width() else {"cut"}) == set()


@pytest.mark.parametrize("size", TextSize)
def test_lines_grow_with_their_letters_and_a_short_list_ends_with_the_last(person, size) -> None:
    scenes.course(person)
    change(person, (1200, 1000), text_size=size)
    table = person.window.controllers.course.page.lessons.table
    assert staging.lasting(lambda: set() if is_neat(table) else {f"{table.rowHeight(0)} {table.height()}"}) == set()


def is_neat(table) -> bool:
    below = table.viewport().height() - table.rowCount() * table.rowHeight(0)
    return table.rowHeight(0) >= 1.5 * table.fontMetrics().height() and 0 <= below < table.rowHeight(0)


@pytest.mark.parametrize("height", [120, 160, 240, 480])
def test_the_numbers_of_a_curve_do_not_cover_each_other(qtbot, height) -> None:
    curve = Curve()
    qtbot.addWidget(curve)
    curve.resize(400, height)
    curve.show_sums(["Anna"], [[-5], [7]])
    curve.show()
    assert 0 in curve.lines and len(curve.lines) > 1
    assert len(curve.lines) * curve.fontMetrics().height() < height


@pytest.mark.parametrize("width", [320, 480, 800, 1300])
def test_the_words_of_an_empty_page_have_lines_of_about_the_same_length(qtbot, width) -> None:
    page = EmptyPage(cards, None)
    qtbot.addWidget(page)
    page.say("Here stand the lists of your evenings at the real table. Who is there tonight?")
    page.resize(width, 500)
    page.show()
    words, letters = page.words, page.words.fontMetrics()
    inside = words.contentsRect().width()
    rooms, wrap = (inside, round(0.85 * inside)), Qt.TextFlag.TextWordWrap
    high, higher = (letters.boundingRect(0, 0, room, 5000, wrap, words.text()) for room in rooms)
    assert higher.height() > high.height(), "a line less broad would have done"
    assert abs(place(words, page).center().x() - place(page.picture, page).center().x()) <= 1
    assert inside < 70 * letters.averageCharWidth()


def test_the_first_game_has_a_word_of_its_own(person) -> None:
    scenes.start_page(person)
    assert any("In the first game" in words for words in words_at_start(person))
    assert button(person.window.start_page, "Continue").isVisible()


def words_at_start(person: Person) -> list[str]:
    return [one.text() for one in person.window.start_page.findChildren(Label) if one.isVisible()]


def test_all_pages_begin_at_the_same_edge(person) -> None:
    person.window.resize(1100, 800)
    pages = person.window.controllers
    ways = [
        pages.deals.show, pages.tournaments.show, pages.records.show_statistics, pages.records.show_evenings,
        pages.course.show, pages.help.show,
    ]  # fmt: skip
    edges = []
    for show in ways:
        show()
        page = person.window.page
        title = next(one for one in page.findChildren(Label) if one.isVisible() and one.property("role") == "title")
        edges.append(place(title, page).left())
    assert len({*edges}) == 1, edges


def test_the_doors_of_an_upright_start_page_leave_no_gap(person) -> None:
    scenes.start_page(person)
    change(person, UPRIGHT, **LARGE_UPRIGHT)
    doors = [one for one in by_sight(person.window.start_page) if one.property("tile")]
    assert staging.lasting(lambda: set() if len(doors) % columns_of(doors) == 0 else {"gap"}) == set()


def columns_of(buttons: list[QAbstractButton]) -> int:
    return len({one.x() for one in buttons})


def test_an_empty_page_that_was_broad_can_be_narrow_again(qtbot) -> None:
    page = EmptyPage(cards, None)
    qtbot.addWidget(page)
    page.say("Once a game is over, how often you win and what each kind of game earns will appear here.")
    page.resize(1800, 500)
    page.show()
    page.resize(400, 500)
    assert page.width() == 400


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("size", [(900, 600), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scene", [scenes.new_evening, scenes.evening], ids=lambda scene: scene.__name__)
def test_no_last_word_of_an_empty_page_is_alone_on_its_line(person, scene, size, language) -> None:
    """The words take no more lines than they would in all the room that they may have."""
    scene(person)
    change(person, size, language=language)
    shown = [one for one in person.window.page.findChildren(EmptyPage) if one.isVisible()]
    assert shown
    for words in (one.words for one in shown):
        margins = words.contentsMargins()
        needed = words.heightForWidth(words.width())
        words.setContentsMargins(0, 0, 0, 0)
        room = min(words.width(), 64 * words.fontMetrics().averageCharWidth())
        assert needed <= words.heightForWidth(room)
        words.setContentsMargins(margins)
