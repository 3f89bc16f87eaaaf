"""Another language in the middle of everything: names, letters and layouts follow at once."""

from functools import partial

import pytest
import scenes
import staging
import views
from evening import Person, button, opened
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QStyle, QStyleOptionComboBox, QTabBar, QWidget

from freedoko_qt.app.course.all_lessons import LESSONS
from freedoko_qt.app.settings import InWords, Language, Letters
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.events import Reserved
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.parts.label import Label
from freedoko_qt.ui.replay.branch_table import POINTS
from freedoko_qt.ui.sheet.games_table import GamesTable


@pytest.fixture
def person(qtbot, qapp, data_dir):
    with opened(qapp, data_dir) as program:
        program.settings.change(language=Language.ENGLISH, setup=TournamentSetup())
        yield Person(qtbot, program.window)


def at_table(person: Person) -> None:
    person.window.show_start()
    person.begin()
    person.wait()


def written(person: Person) -> set[str]:
    """Everything on the labels of the page."""
    return {label.text() for label in person.window.page.findChildren(Label) if label.isVisible()}


def cut_choices(person: Person) -> set[str]:
    """The choices that are not seen whole in their boxes, which are those of the pages and dialogs."""
    found = set()
    for box in person.window.findChildren(QComboBox):
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = box.style().subControlRect(control, option, part, box).width()
        if box.isVisible() and room < box.fontMetrics().horizontalAdvance(box.currentText()):
            found.add(box.currentText())
    return found


def heads(table: GamesTable) -> list[str]:
    return [table.lines.headerData(column, Qt.Orientation.Horizontal) for column in range(3, 7)]


@pytest.mark.parametrize("size", [(820, 600), (1000, 700), (1366, 768), (1700, 1000)])
def test_the_tabs_of_the_side_panel_are_all_there_if_it_was_closed_meanwhile(person, size) -> None:
    person.window.resize(*size)
    at_table(person)
    for _ in range(2):
        person.press(Qt.Key.Key_F9)
        QTest.qWait(DURATION.quick)
    person.set_language(Language.GERMAN)
    QTest.qWait(20)
    person.press(Qt.Key.Key_F9)
    QTest.qWait(20)
    panel = person.window.game.page.side.panel
    tabs = panel.buttons.values()
    for tab in tabs:
        inside = tab.parentWidget()
        assert inside.rect().contains(tab.geometry()), tab.text()
        assert tab.width() >= tab.sizeHint().width(), tab.text()


def test_the_person_has_the_word_of_the_language_on_the_page_after_a_game(person) -> None:
    person.window.show_start()
    person.begin()
    person.play_game()
    sheet = person.window.game.sheet
    assert "You" in written(person)
    person.set_language(Language.GERMAN)
    assert "Du" in written(person) and "You" not in written(person)
    assert heads(sheet.list)[0] == "Du"
    assert "Du " in sheet.curve.accessibleDescription()
    assert person.window.context.deck.letters is Letters.GERMAN
    person.window.game.show_standings()
    assert "Du" in written(person)
    person.set_language(Language.ENGLISH)
    assert "You" in written(person) and "Du" not in written(person)


def test_the_person_has_the_word_of_the_language_at_the_table_and_beside_it(person) -> None:
    at_table(person)
    person.press(Qt.Key.Key_F9)
    page = person.window.game.page
    assert page.table.stage.names[0] == "You"
    person.set_language(Language.GERMAN)
    assert page.table.stage.names[0] == "Du"
    assert page.table.stage.deck.letters is Letters.GERMAN
    assert heads(page.side.panel.shown.table)[0] == "Du"


def test_an_earlier_trick_calls_the_person_by_the_word_of_the_language(person) -> None:
    at_table(person)
    page = person.window.game.page
    game = next(game for game in map(partial(views.played, 4), range(1, 100)) if game.tricks[0].winner == 0)
    page.show_game(game.view(0), person.window.session.players, [Reserved(0, healthy=True)])
    page.table.show_last_trick(True)
    assert page.table.stage.review.caption().startswith("Trick 1: You, ")
    person.set_language(Language.GERMAN)
    assert page.table.stage.review.caption().startswith("Stich 1: Du, ")


def test_the_cards_on_the_page_after_a_game_have_the_letters_of_the_language(person) -> None:
    person.window.show_start()
    person.begin()
    person.play_game()
    card = person.window.game.sheet.points.hands.people[0]
    QApplication.processEvents()
    before = card.grab().toImage()
    file = person.window.context.settings_file
    file.change(letters=Letters.GERMAN)
    person.qtbot.waitUntil(lambda: card.grab().toImage() != before)  # they are drawn one by one


def test_the_person_has_the_word_of_the_language_on_a_list_that_is_kept(person) -> None:
    person.window.show_start()
    person.begin()
    person.play_game()
    person.window.show_start()
    person.window.controllers.tournaments.show()
    person.window.controllers.tournaments.page.buttons["sheet"].click()
    person.qtbot.waitUntil(lambda: person.window.page is person.window.controllers.tournaments.sheet)
    games = person.window.page.list
    assert heads(games)[0] == "You"
    person.set_language(Language.GERMAN)
    assert heads(games)[0] == "Du"
    assert button(person.window.page, "Zurück").isVisible()


def test_the_guided_game_calls_the_learner_by_the_word_of_the_language(person) -> None:
    person.window.controllers.guide.show()
    guide = person.window.controllers.guide.page
    person.qtbot.waitUntil(lambda: guide.session.is_step_shown)
    person.set_language(Language.GERMAN)
    assert guide.game_page.table.stage.names[0] == "Du"


def test_the_table_in_words_is_left_to_the_screen_reader_once_it_is_put_away(person) -> None:
    at_table(person)
    file = person.window.context.settings_file
    assert file.settings.in_words is InWords.READER
    person.press(Qt.Key.Key_W)
    assert person.window.game.page.shows_words
    person.press(Qt.Key.Key_W)
    assert not person.window.game.page.shows_words
    assert file.settings.in_words is InWords.READER


def test_what_is_in_a_list_is_still_there(person) -> None:
    scenes.tournaments(person)
    page = person.window.page
    for language in (Language.GERMAN, Language.ENGLISH):
        person.set_language(language)
        assert page.table.isVisible() and not page.nothing.isVisible()
        assert page.table.row_shown == 0 and page.on.isEnabled()


def test_the_answers_and_people_of_an_exercise_follow(person) -> None:
    person.window.controllers.course.show()
    page = person.window.controllers.course.page
    page.open_lesson(next(lesson for lesson in LESSONS if lesson.id == "poverty"))
    page.lesson.exercise_wanted.emit(1)
    person.set_language(Language.GERMAN)
    exercise = page.exercise
    assert [button.text() for button in exercise.panel.answers.buttons] == [
        "1  Ja, ich nehme sie an",
        "2  Nein, lieber nicht",
    ]
    assert exercise.table.stage.names[0] == "Du"


def test_a_branch_and_what_was_tried_name_the_person(person) -> None:
    scenes.branches(person)
    person.set_language(Language.GERMAN)
    assert heads(person.window.page.branches.table)[-1] == "Gewinn"
    assert person.window.page.branches.table.lines.headerData(POINTS, Qt.Orientation.Horizontal) == "Du"


def test_the_end_of_what_was_tried_names_the_person(person) -> None:
    scenes.practice_played(person)
    assert "You" in written(person)
    person.set_language(Language.GERMAN)
    assert "Du" in written(person) and "You" not in written(person)


@pytest.mark.parametrize("dialog", ["settings", "rules"])
def test_keys_in_tool_tips_have_their_german_names(dialog: str, person) -> None:
    shown = person.window.dialogs
    {"settings": shown.show_settings, "rules": shown.show_rules}[dialog]()
    top = getattr(shown, dialog)
    person.set_language(Language.GERMAN)
    tabs = [bar.tabToolTip(place) for bar in top.findChildren(QTabBar) for place in range(bar.count())]
    tips = [*tabs, *(one.toolTip() for one in top.findChildren(QWidget))]
    assert any("Strg+" in one for one in tips)
    assert [one for one in tips if "Ctrl+" in one] == []


@pytest.mark.parametrize(
    "scene",
    [scenes.deals, scenes.tournament, scenes.evening_calculated, scenes.evening_agreed],
    ids=lambda scene: scene.__name__,
)
def test_what_is_chosen_is_read_whole_in_the_new_language(scene, person) -> None:
    scene(person)
    person.set_language(Language.GERMAN)
    assert staging.lasting(lambda: cut_choices(person)) == set()
