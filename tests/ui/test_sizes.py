"""The sizes in which windows open, and how what is wrong in a field is shown."""

import pytest
import scenes
import staging
import table_scenes
from evening import Person
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QBoxLayout, QDialog, QLineEdit, QPushButton, QScrollArea, QWidget

from freedoko_qt.app.settings import Language, TextSize
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.look.typeface import typeface
from freedoko_qt.ui.look.word_size import USUAL, first_size
from freedoko_qt.ui.parts.dialog import FRAME, Dialog
from freedoko_qt.ui.parts.empty_page import EmptyPage
from freedoko_qt.ui.parts.layouts import DESIGN
from freedoko_qt.ui.parts.scrolling import PageArea, VerticalArea
from freedoko_qt.ui.parts.yielding import Yielding
from freedoko_qt.ui.real_evenings.new_evening import NewEvening
from freedoko_qt.ui.replay.points_dialog import PointsDialog
from freedoko_qt.ui.rules.import_report import ImportReport
from freedoko_qt.ui.rules.name_dialog import NameDialog
from freedoko_qt.ui.rules.rules_dialog import RulesDialog
from freedoko_qt.ui.tournaments.tournament_dialog import TournamentDialog


@pytest.mark.parametrize("screen", [(800, 1280), (1024, 768), (1366, 768), (1920, 1080), (3840, 2160)])
def test_a_first_window_fits_its_screen_and_is_not_small(screen) -> None:
    size, screen = first_size(QSize(*screen)), QSize(*screen)
    assert size.boundedTo(screen) == size
    assert size.width() >= min(screen.width(), USUAL[0], 0.85 * screen.width())
    assert size.width() * size.height() > 0.5 * screen.width() * screen.height()


def test_the_window_opens_on_the_screen(person) -> None:
    screen = person.window.screen().availableSize()
    assert person.window.size().boundedTo(screen) == person.window.size()


def spacings(part: QWidget) -> list[tuple[int, int]]:
    """The distance that each row and column of a part has, and the one that it is to have beside usual words."""
    boxes = [one for one in part.findChildren(QBoxLayout) if one.property(DESIGN) is not None]
    return [(one.spacing(), one.property(DESIGN)[-1]) for one in boxes]


def test_the_distances_grow_with_the_words_of_a_large_window(person) -> None:
    def parts() -> list[QWidget]:
        return [window.page, *filter(None, [person.question])]

    window = person.window
    window.resize(3840, 2160)
    QTest.qWait(200)
    for reach in (person.begin, person.wait, person.reach_card, person.play_game):
        reach()
        found = [pair for part in parts() for pair in spacings(part)]
        assert found
        assert [now for now, _ in found] == [3 * usual for _, usual in found]
    window.resize(900, 600)
    QTest.qWait(200)
    found = spacings(window.page)
    assert [now for now, _ in found] == [usual for _, usual in found]


@pytest.mark.parametrize("text_size", TextSize)
@pytest.mark.parametrize("size", [(600, 620), (800, 1280), (900, 600)])
def test_everything_on_the_first_page_can_be_scrolled_to(person, size, text_size) -> None:
    window = person.window
    file = window.context.settings_file
    file.change(text_size=text_size)
    window.resize(*size)
    QTest.qWait(200)
    first = window.page
    area = first.findChild(QScrollArea)
    for widget in (first.language, first.name, first.start, first.guide, *first.levels.buttons, *first.rules.buttons):
        assert widget.size().expandedTo(widget.minimumSizeHint()) == widget.size(), widget
        area.ensureWidgetVisible(widget, 0, 0)
        seen = widget.visibleRegion().boundingRect()
        assert seen == widget.rect(), widget


SMALL_SCREEN = 683, 384
"""1366x768 with everything twice as large."""
SMALL_WINDOW = 900, 600
PAGES = [
    scenes.first_page, scenes.start_page, table_scenes.hint, table_scenes.words, scenes.score_sheet, scenes.standings,
    scenes.replay, scenes.branches, scenes.practice_played, scenes.deals, scenes.statistics, scenes.tournaments,
    scenes.kept_sheet, scenes.new_evening, scenes.evening, scenes.evening_paid, scenes.guided_game, scenes.help_page,
    scenes.course, scenes.course_lesson, scenes.course_exercise, scenes.trainer, scenes.trainer_asks,
    scenes.trainer_explains,
]  # fmt: skip
DIALOGS = [
    scenes.about, scenes.settings, scenes.tournament, scenes.rules, scenes.rules_that_are_played, scenes.questions,
    scenes.rule_set_as_code, scenes.points_dialog, scenes.evening_agreed, scenes.fault,
]  # fmt: skip


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
@pytest.mark.parametrize("scene", PAGES, ids=lambda scene: scene.__name__)
def test_no_page_makes_the_window_larger_than_a_small_screen(person, scene, language) -> None:
    window = person.window
    window.context.settings_file.change(language=language, text_size=TextSize.LARGEST)
    window.resize(*SMALL_SCREEN)
    QTest.qWait(2 * DURATION.quick)
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    assert window.size().toTuple() == SMALL_SCREEN
    assert staging.lasting(lambda: out_of_reach(window)) == set()


@pytest.mark.parametrize("scene", [*PAGES, scenes.evening_corrected], ids=lambda scene: scene.__name__)
def test_no_page_scrolls_as_a_whole_beside_usual_words(person, scene) -> None:
    window = person.window
    window.context.settings_file.change(language=Language.GERMAN)
    window.resize(*SMALL_WINDOW)
    QTest.qWait(2 * DURATION.quick)
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    (area,) = window.findChildren(PageArea)
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    "scene",
    [scenes.course, scenes.course_lesson, scenes.course_exercise, scenes.trainer_explains],
    ids=lambda scene: scene.__name__,
)
def test_pages_within_a_page_do_not_scroll_as_a_whole_beside_the_largest_words(person, scene) -> None:
    window = person.window
    window.context.settings_file.change(language=Language.GERMAN, text_size=TextSize.LARGEST)
    window.resize(1366, 768)
    QTest.qWait(2 * DURATION.quick)
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    (area,) = window.findChildren(PageArea)
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(1920, 1080), (800, 1280)], ids=str)
def test_points_of_a_game_fill_a_dialog_in_the_middle_of_the_window_where_there_is_room(person, qtbot, size) -> None:
    person.window.resize(*size)
    QTest.qWait(2 * DURATION.quick)
    scenes.points_dialog(person)
    (dialog,) = person.window.findChildren(PointsDialog)
    area, page = dialog.area, dialog.page.layout()
    assert page is not None
    qtbot.waitUntil(lambda: area.viewport().height() > 0)
    assert staging.lasting(lambda: {area.height() - page.totalHeightForWidth(area.width())} - {0}) == set()
    assert person.window.geometry().contains(dialog.geometry())


def test_on_a_tall_page_a_form_and_the_names_of_figures_are_seen_whole(person) -> None:
    window = person.window
    window.context.settings_file.change(language=Language.GERMAN)
    window.resize(800, 1280)
    QTest.qWait(2 * DURATION.quick)
    scenes.statistics(person)
    table = window.controllers.records.statistics.table
    assert staging.lasting(lambda: {table.columnWidth(0) < table.sizeHintForColumn(0)} - {False}) == set()
    window.show_start()
    scenes.evening_calculated(person)
    areas = [area for area in window.page.findChildren(VerticalArea) if area.isVisible()]
    assert areas
    assert staging.lasting(lambda: {area.verticalScrollBar().maximum() for area in areas} - {0}) == set()


def test_a_dialog_is_as_high_as_its_words_in_a_large_window(person) -> None:
    person.window.resize(1920, 1080)
    QTest.qWait(2 * DURATION.quick)
    scenes.rule_set_imported(person)
    (dialog,) = person.window.findChildren(ImportReport)
    assert dialog.height() >= dialog.layout().totalMinimumHeightForWidth(dialog.width())


def no_tournaments(person: Person) -> None:
    person.window.controllers.tournaments.show()


def no_deals(person: Person) -> None:
    person.window.controllers.deals.show()


@pytest.mark.parametrize("scene", [scenes.new_evening, no_tournaments, no_deals], ids=lambda one: one.__name__)
def test_words_on_an_empty_page_have_lines_that_can_be_read(person, scene) -> None:
    person.window.resize(*SMALL_WINDOW)
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    (page,) = (one for one in person.window.page.findChildren(EmptyPage) if one.isVisible())
    margins = page.words.contentsMargins()
    letters = page.words.fontMetrics().averageCharWidth()
    assert page.words.width() - margins.left() - margins.right() > 20 * letters


@pytest.mark.parametrize("scene", DIALOGS, ids=lambda scene: scene.__name__)
def test_no_dialog_with_letters_twice_as_large_leaves_a_usual_screen(person, qapp, scene) -> None:
    window = person.window
    window.resize(760, 700)
    qapp.setFont(typeface(2 * TextSize.LARGEST.factor))
    window.word_size.apply_style_sheet()
    scene(person)
    QTest.qWait(2 * DURATION.quick)
    dialogs = [one for one in window.findChildren(QDialog) if one.isVisible()]
    assert dialogs
    for dialog in dialogs:
        assert dialog.height() <= dialog.screen().availableSize().height() - FRAME
        assert dialog.width() <= 1366
        assert staging.lasting(lambda one=dialog: out_of_reach(one)) == set()
        dialog.close()


def test_a_part_has_a_least_size_before_it_is_laid_out(qtbot) -> None:
    part = Yielding()
    qtbot.addWidget(part)
    assert part.minimumSizeHint().height() <= 0


def test_a_dialog_that_has_to_scroll_keeps_the_focus_and_the_order_of_its_fields(qtbot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    first, second, *others = lines = [QLineEdit(dialog) for _ in range(60)]
    dialog.fill(*lines)
    second.setFocus()
    dialog.show()
    qtbot.waitUntil(second.hasFocus)
    assert dialog.findChild(VerticalArea) is not None
    QTest.keyClick(second, Qt.Key.Key_Tab)
    assert others[0].hasFocus()
    for _ in range(2):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Backtab)
    assert first.hasFocus()


def out_of_reach(top: QWidget) -> set[str]:
    """The buttons that are not seen wherever everything is scrolled to."""
    found = set()
    for button in top.findChildren(QPushButton):
        if not button.isVisible() or button.window() is not top:
            continue
        around = button.parentWidget()
        while around is not None and around is not top:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(button, 0, 0)
            around = around.parentWidget()
        if button.visibleRegion().boundingRect().height() < button.height():
            found.add(button.text())
    return found


def test_rules_are_as_large_from_a_dialog_as_from_the_window(person, qtbot) -> None:
    window = person.window
    window.resize(1366, 768)
    QTest.qWait(300)
    window.dialogs.show_rules()
    from_window = window.findChild(RulesDialog)
    size = from_window.size()
    from_window.close()
    window.dialogs.show_tournament()
    tournament = window.findChild(TournamentDialog)
    tournament.rules_wanted.emit(tournament.setup.rule_set)
    qtbot.waitUntil(lambda: tournament.findChild(RulesDialog) is not None)
    assert tournament.findChild(RulesDialog).size() == size
    assert size.width() > 1000
    tournament.close()


def test_a_name_that_is_taken_is_outlined_and_explained(qtbot) -> None:
    dialog = NameDialog("Mine", lambda name: name != "Ours")
    qtbot.addWidget(dialog)
    dialog.line.setText("Ours")
    assert dialog.line.property("invalid") is True
    assert dialog.line.accessibleDescription() == "There is a rule set with this name already."
    dialog.line.setText("Yours")
    assert dialog.line.property("invalid") is False
    assert dialog.line.accessibleDescription() == ""


def test_both_lines_with_one_name_are_outlined(qtbot) -> None:
    evening = NewEvening(None)
    qtbot.addWidget(evening)
    for line, name in zip(evening.names, ("Anna", "Bert", "anna", "Doro"), strict=False):
        line.setText(name)
    assert [line.property("invalid") is True for line in evening.names[:4]] == [True, False, True, False]
