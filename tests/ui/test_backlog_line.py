"""Many games reviewed in one go, in the window: begun and stopped on the page of lost points, which grow meanwhile."""

import sys
from pathlib import Path

import pytest
from evening import Person, button, opened
from PySide6.QtCore import Qt

from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.review.review import Review
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.settings import Language
from freedoko_qt.ui.statistics.statistics_page import StatisticsPage, StatisticsTab

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import reviewed_tournament  # isort: skip
from slip_reviews import begun, reviews_of  # isort: skip

PATIENCE = 60_000  # milliseconds


@pytest.fixture(scope="module")
def kept() -> Tournament:
    return reviewed_tournament()


@pytest.fixture(scope="module")
def waiting(kept: Tournament) -> list[Review]:
    """Reviews of its games that want little to be complete."""
    return list(map(begun, reviews_of(kept)))


@pytest.fixture
def page(qtbot, qapp, data_dir, kept, waiting) -> StatisticsPage:
    """The lost points of somebody who has played it, once it is known that all its games wait."""
    History(data_dir / "tournaments").save(kept)
    for review in waiting:
        Reviews(data_dir / "reviews").save(review)
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.press(Qt.Key.Key_F7)
        shown = program.window.controllers.records.statistics
        shown.tabs.setCurrentIndex(StatisticsTab.LOST_POINTS)
        qtbot.waitUntil(shown.backlog.run.isVisible, timeout=PATIENCE)
        yield shown


def test_it_shows_how_many_games_wait(page, waiting) -> None:
    assert page.backlog.words.text().startswith(f"{len(waiting)} of your last games are waiting for a review.")
    assert page.backlog.run.text() == "Review now"
    assert not page.backlog.bar.isVisible()
    assert "None reviewed yet." in page.lost_points.nothing.text()
    page.tabs.setCurrentIndex(StatisticsTab.FIGURES)
    assert not page.backlog.run.isVisible()


def test_one_click_reviews_them_all_and_the_lessons_grow(page, qtbot, waiting, data_dir) -> None:
    said: list[str] = []
    page.window().controllers.records.backlog.changed.connect(lambda: said.append(page.backlog.words.text()))
    Person(qtbot, page.window()).click(page.backlog.run)
    assert page.backlog.bar.isVisible() and page.backlog.run.text() == "Stop"
    assert page.backlog.words.text() == f"Game 1 of {len(waiting)}"
    qtbot.waitUntil(lambda: "4 games reviewed so far." in page.lost_points.nothing.text(), timeout=PATIENCE)
    assert f"Game 5 of {len(waiting)}" in said or page.backlog.words.text() == f"Game 5 of {len(waiting)}"
    qtbot.waitUntil(lambda: bool(page.lost_points.buttons), timeout=PATIENCE)
    qtbot.waitUntil(lambda: not page.backlog.run.isVisible(), timeout=PATIENCE)
    assert page.lost_points.words.text().startswith(f"{len(waiting)} reviewed games: ")
    assert not page.backlog.words.isVisible() and not page.backlog.bar.isVisible()
    page.window().context.writer.settle()
    kept = [Reviews(data_dir / "reviews").load(one.key).value for one in waiting]
    assert all(one is not None and one.seats[0].complete for one in kept)


def test_a_second_click_stops_it_and_what_is_done_stays(page, qtbot, waiting) -> None:
    person, records = Person(qtbot, page.window()), page.window().controllers.records
    records.backlog.reviewed.connect(lambda _: person.click(page.backlog.run))
    person.click(page.backlog.run)
    qtbot.waitUntil(lambda: not records.backlog.is_running, timeout=PATIENCE)
    assert page.backlog.run.text() == "Review now"
    assert page.backlog.words.text().startswith(f"{len(waiting) - 1} of your last games are waiting")
    assert "1 game reviewed so far." in page.lost_points.nothing.text()


def test_it_waits_while_a_game_is_looked_at_and_goes_on_after(page, qtbot, kept, waiting) -> None:
    window = page.window()
    person, backlog = Person(qtbot, window), window.controllers.records.backlog
    window.controllers.replays.show(kept)
    backlog.begin()
    qtbot.wait(100)
    assert backlog.is_running and len(backlog.waiting) == len(waiting)
    assert not backlog.reviewer.is_running
    person.click(button(window.controllers.replays.page, "Back"))
    assert window.page is page
    qtbot.waitUntil(lambda: len(backlog.waiting) < len(waiting), timeout=PATIENCE)


def test_in_german_and_as_narrow_as_can_be(page, qtbot, waiting) -> None:
    window = page.window()
    window.resize(600, 900)
    file = window.context.settings_file
    file.change(language=Language.GERMAN)
    words = f"{len(waiting)} deiner letzten Spiele warten auf ihre Analyse."
    qtbot.waitUntil(lambda: page.backlog.words.text().startswith(words), timeout=PATIENCE)
    qtbot.wait(50)
    for one in (page.backlog.run, page.back):
        assert one.width() >= one.minimumSizeHint().width()
        assert one.mapTo(page, one.rect().topRight()).x() <= page.width()
    assert page.backlog.words.height() >= page.backlog.words.heightForWidth(page.backlog.words.width())
