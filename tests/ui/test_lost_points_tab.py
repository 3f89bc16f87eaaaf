"""Lost points in the window: too few games, the habits, and their examples by mouse and keys."""

import sys
from pathlib import Path

import pytest
from evening import Person, button, opened
from PySide6.QtCore import Qt

from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.review.habits import habit_words
from freedoko_qt.app.review.lost_points import LostPoints, lost_points, reviewed_games
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.settings import Language
from freedoko_qt.ui.replay.replay_panel import ReplayTab
from freedoko_qt.ui.statistics.statistics_page import StatisticsPage, StatisticsTab

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import reviewed_tournament  # isort: skip
from slip_reviews import reviews_of  # isort: skip

PATIENCE = 60_000  # milliseconds


@pytest.fixture(scope="module")
def kept() -> Tournament:
    return reviewed_tournament()


@pytest.fixture
def person(qtbot, qapp, data_dir, kept):
    """A person who has played it, at the page of the start; nothing has been reviewed."""
    History(data_dir / "tournaments").save(kept)
    with opened(qapp, data_dir) as program:
        program.settings.change(setup=kept.setup)
        program.window.show_start()
        yield Person(qtbot, program.window)


@pytest.fixture
def lost_in_all(data_dir, kept, person) -> LostPoints:
    """The leaf once all games are reviewed."""
    reviews = Reviews(data_dir / "reviews")
    for review in reviews_of(kept):
        reviews.save(review)
    found = reviewed_games(History(data_dir / "tournaments"), reviews)
    return lost_points(one for one in found if one is not None and not isinstance(one, Notice))


def page_of(person: Person, qtbot) -> StatisticsPage:
    """The page, opened by its key and turned by keys, once everything is read."""
    person.press(Qt.Key.Key_F7)
    page = person.window.controllers.records.statistics
    page.tabs.setFocus()
    person.press(Qt.Key.Key_Right)
    assert page.tabs.currentIndex() == StatisticsTab.LOST_POINTS
    qtbot.waitUntil(lambda: bool(page.lost_points.nothing.text() or page.lost_points.buttons), timeout=PATIENCE)
    return page


def test_without_reviews_it_says_how_to_get_there(person, qtbot) -> None:
    page = page_of(person, qtbot)
    assert page.lost_points.nothing.isVisible() and not page.filters.isVisible()
    assert "5 of your games" in page.lost_points.nothing.text()
    assert "None reviewed yet." in page.lost_points.nothing.text()
    assert page.lost_points.buttons == [] and not page.lost_points.curve.isVisible()
    person.press(Qt.Key.Key_Left)
    qtbot.waitUntil(page.filters.isVisible, timeout=PATIENCE)


def test_few_games_are_counted(person, qtbot, data_dir, kept) -> None:
    for review in reviews_of(kept)[:4]:
        Reviews(data_dir / "reviews").save(review)
    page = page_of(person, qtbot)
    assert "4 games reviewed so far." in page.lost_points.nothing.text()
    assert page.lost_points.buttons == []


def test_the_habits_are_shown_with_examples(person, qtbot, lost_in_all) -> None:
    page = page_of(person, qtbot)
    shown = page.lost_points
    assert shown.words.text().startswith(f"{len(lost_in_all.games)} reviewed games: your decisions cost ")
    labels = [label.text() for label in shown.findChildren(type(shown.words)) if label.isVisible()]
    for habit in lost_in_all.costliest():
        assert habit_words(habit.habit) in labels
        assert any(text.startswith(f"{habit.times} times, ") for text in labels)
    assert len(shown.buttons) == sum(len(habit.examples) for habit in lost_in_all.costliest())
    first = lost_in_all.costliest()[0].examples[0]
    assert f"game {first.game.number}: " in shown.buttons[0].text()
    assert " of " in shown.buttons[0].accessibleName() and " instead of " in shown.buttons[0].accessibleName()
    assert shown.curve.accessibleName() == "Points lost a game by kind of decision"
    assert shown.curve.accessibleDescription().startswith("Cards ")


def test_a_click_on_an_example_opens_its_moment(person, qtbot, lost_in_all) -> None:
    page = page_of(person, qtbot)
    person.click(page.lost_points.buttons[0])
    example = lost_in_all.costliest()[0].examples[0]
    opened_page = person.window.controllers.replays.page
    assert person.window.page is opened_page
    assert opened_page.panel.tab is ReplayTab.REVIEW
    assert (opened_page.number, opened_page.position) == (example.game.place, example.decision.moment)
    assert opened_page.review.decision == example.decision
    person.click(button(opened_page, "Back"))
    assert person.window.page is page and page.lost_points.isVisible()


def test_enter_opens_another_one_after_the_first(person, qtbot, lost_in_all) -> None:
    page = page_of(person, qtbot)
    for place in (1, 4):
        page.lost_points.buttons[place].setFocus()
        person.press(Qt.Key.Key_Return)
        example = [one for habit in lost_in_all.costliest() for one in habit.examples][place]
        opened_page = person.window.controllers.replays.page
        assert person.window.page is opened_page
        assert opened_page.review.decision == example.decision
        person.press(Qt.Key.Key_Escape)
        assert person.window.page is page


def test_tab_reaches_the_examples(person, qtbot, lost_in_all) -> None:
    page = page_of(person, qtbot)
    reached = []
    while person.window.focusWidget() is not page.back:
        person.press(Qt.Key.Key_Tab)
        reached.append(person.window.focusWidget())
    assert reached == [*page.lost_points.buttons, page.back]


def test_in_german_and_as_small_as_can_be(person, qtbot, lost_in_all) -> None:
    person.window.resize(900, 600)
    page = page_of(person, qtbot)
    file = person.window.context.settings_file
    file.change(language=Language.GERMAN)
    qtbot.waitUntil(lambda: page.tabs.tabText(StatisticsTab.LOST_POINTS) == "Was dich Punkte kostet", timeout=PATIENCE)
    assert page.lost_points.words.text().startswith(f"{len(lost_in_all.games)} analysierte Spiele")
    assert " statt " in page.lost_points.buttons[0].text()
    for one in page.lost_points.buttons:
        assert one.width() >= one.minimumSizeHint().width()
        assert one.mapTo(page, one.rect().topRight()).x() <= page.width()
