"""Statistics in the window: read in the background, filtered, and put into words."""

import sys
from datetime import date
from pathlib import Path

import pytest
from evening import Person, button, opened
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from freedoko_qt.app import wording
from freedoko_qt.app.history import History
from freedoko_qt.app.statistics.archive import FILE, Archive, read_archive
from freedoko_qt.app.statistics.reader import ArchiveReader
from freedoko_qt.ui.parts.curve import Curve
from freedoko_qt.ui.statistics.statistics_page import StatisticsPage

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))
from kept_games import setup_of, tournament, tournament_games  # noqa: E402

YOU = ("", "Frieda", "Karl", "Dolores")
SETUPS = setup_of("ddv", 1, rounds=1, names=YOU), setup_of("standard", 2, rounds=1, names=YOU)
GAMES = [tournament_games(setup) for setup in SETUPS]
SCORED = [sum(game.score is not None for game in games) for games in GAMES]


@pytest.fixture
def person(qtbot, qapp, data_dir):
    history = History(data_dir / "tournaments")
    for number, (setup, games) in enumerate(zip(SETUPS, GAMES, strict=True)):
        day = f"2026-11-{10 + number}"
        history.save(tournament(f"{day}-200000", setup, games, f"{day}T20:00:00"))
    with opened(qapp, data_dir) as program:
        program.settings.change(setup=SETUPS[0])
        program.window.show_start()
        yield Person(qtbot, program.window)


def is_reading(page: StatisticsPage) -> bool:
    return page.window().controllers.records.reader.is_running


def read(person: Person, qtbot) -> StatisticsPage:
    page = person.window.controllers.records.statistics
    qtbot.waitUntil(lambda: page.table.rowCount() > 0 and not is_reading(page), timeout=20_000)
    return page


def cells(page: StatisticsPage, row: int) -> list[str]:
    return [page.table.lines.index(row, column).data() for column in range(5)]


def test_from_the_first_page_and_back(person, qtbot) -> None:
    person.click(button(person.window.start_page, "Statistics"))
    page = read(person, qtbot)
    assert person.window.page is page
    assert cells(page, 0)[:2] == ["All games", str(sum(SCORED))]
    total = sum(game.score.scores[0] for games in GAMES[:1] for game in games if game.score)
    assert f"You have played {sum(SCORED)} games" in page.words.toPlainText()
    assert page.curve.accessibleName() == "Sum of the points over time"
    assert total == page.curve.sums[SCORED[0]][0]
    figures = [(card.name.text(), card.figure.text()) for card in page.headlines.cards]
    assert figures[:2] == [("Games", str(sum(SCORED))), ("Points", wording.signed(page.curve.sums[-1][0]))]
    assert figures[3] == ("Won", cells(page, 0)[4])
    person.press(Qt.Key.Key_Escape)
    assert person.window.page is person.window.start_page


def test_by_its_key_with_a_filter_chosen_by_keys(person, qtbot) -> None:
    person.press(Qt.Key.Key_F7)
    page = read(person, qtbot)
    rules = page.filters.choices["rules"]
    assert not rules.isVisible()
    person.click(page.filters.opener)
    rules.setFocus()
    names = [rules.itemText(row) for row in range(rules.count())]
    assert names[0] == "All" and "DDV tournament" in names
    for _ in range(names.index("DDV tournament")):
        qtbot.keyClick(rules, Qt.Key.Key_Down)
    assert cells(page, 0)[1] == str(SCORED[0])
    page.filters.choices["tournament"].setCurrentIndex(1)  # the newest, by other rules
    assert "DDV tournament" in page.filters.opener.text()
    assert page.table.rowCount() == 0
    assert page.words.toPlainText() == "No such game has been finished yet."


def test_another_person_and_only_soli(person, qtbot) -> None:
    person.press(Qt.Key.Key_F7)
    page = read(person, qtbot)
    who = page.filters.choices["person"]
    assert who.itemText(0) == "You"
    who.setCurrentIndex([who.itemText(row).split(" (")[0] for row in range(who.count())].index("Karl"))
    assert page.words.toPlainText().startswith(f"Karl has played {sum(SCORED)} games")
    types = page.filters.choices["contracts"]
    types.setCurrentIndex([types.itemText(row) for row in range(types.count())].index("Normal game"))
    normal = sum(game.score is not None and game.score.contract == "normal" for games in GAMES for game in games)
    assert cells(page, 0)[1] == str(normal)


def test_the_period_ends_today(qtbot, data_dir) -> None:
    history = History(data_dir / "tournaments")
    history.save(tournament("a", SETUPS[0], GAMES[0], "2026-11-10T20:00:00"))
    for today, number in ((date(2026, 11, 16), SCORED[0]), (date(2026, 11, 17), 0)):
        reader = ArchiveReader(history)
        page = StatisticsPage(reader, today=lambda today=today: today)
        qtbot.addWidget(page)
        with qtbot.waitSignal(reader.read, timeout=20_000):
            page.open()
        page.filters.choices["period"].setCurrentIndex(1)
        assert page.filters.choices["period"].currentText() == "Last 7 days"
        assert (cells(page, 0)[1] if page.table.rowCount() else "0") == str(number)
        reader.close()


def test_where_nothing_was_played_a_sentence_says_so(qtbot, qapp, data_dir) -> None:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.press(Qt.Key.Key_F7)
        page = program.window.controllers.records.statistics
        qtbot.waitUntil(lambda: not is_reading(page) and not page.filters.isVisible())
        texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
        assert "Once a game is over, how often you win and what each kind of game earns will appear here." in texts
        assert page.nothing.picture.isVisible() and page.nothing.step.isVisible()
        person.press(Qt.Key.Key_Return)
        assert program.window.page is program.window.start_page


def test_closing_the_program_while_it_reads_does_not_wait(person) -> None:
    person.press(Qt.Key.Key_F7)
    assert isinstance(person.window.page, StatisticsPage)
    assert person.window.page.findChild(Curve) is not None
    # and the fixture closes the window now


def test_everything_is_named_and_fits_into_the_smallest_window(person, qtbot) -> None:
    person.window.resize(900, 600)
    person.press(Qt.Key.Key_F7)
    page = read(person, qtbot)
    QApplication.processEvents()
    assert (person.window.width(), person.window.height()) == (900, 600)
    for widget in (*page.filters.choices.values(), page.table, page.words, *page.findChildren(QAbstractButton)):
        named = widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text())
        assert named or widget.objectName().startswith("qt_") or not widget.isVisible(), widget


def test_a_finished_game_is_worked_out_before_anybody_asks(person, qtbot, data_dir) -> None:
    window = person.window
    person.begin()
    person.play_game()
    cache = data_dir / "tournaments" / FILE
    qtbot.waitUntil(lambda: cache.exists() and window.session.tournament_id in cache.read_text(), timeout=20_000)
    qtbot.waitUntil(lambda: not window.controllers.records.reader.is_running, timeout=20_000)
    emitted = []
    window.controllers.records.reader.progressed.connect(lambda done, of: emitted.append((done, of)))
    person.press(Qt.Key.Key_F7)
    page = read(person, qtbot)
    assert cells(page, 0)[1] == str(sum(SCORED) + 1)
    assert emitted == []  # nothing was left to be worked out


def test_what_is_read_is_added_up_and_shown_in_turns_of_their_own(qtbot, data_dir) -> None:
    history = History(data_dir / "tournaments")
    history.save(tournament("a", SETUPS[0], GAMES[0], "2026-11-10T20:00:00"))
    reader = ArchiveReader(history)
    page = StatisticsPage(reader)
    qtbot.addWidget(page)
    reader.read.emit(read_archive(history))
    rows = [page.table.rowCount()]
    while not rows[-1]:
        QApplication.processEvents()
        rows.append(page.table.rowCount())
    assert rows.count(0) > 2
    reader.close()


def test_what_is_known_is_shown_while_the_rest_is_added_up(qtbot, data_dir) -> None:
    history = History(data_dir / "tournaments")
    history.save(tournament("a", SETUPS[0], GAMES[0], "2026-11-10T20:00:00"))
    read_archive(history)
    history.save(tournament("b", SETUPS[1], GAMES[1], "2026-11-11T20:00:00"))
    archives: list[Archive] = []
    archives.append(read_archive(history, lambda done, of: None, archives.append))
    reader = ArchiveReader(history)
    page = StatisticsPage(reader)
    qtbot.addWidget(page)
    shown = []
    for archive, number in zip(archives, (SCORED[0], sum(SCORED)), strict=True):
        reader.read.emit(archive)
        qtbot.waitUntil(lambda number=number: page.table.rowCount() > 0 and cells(page, 0)[1] == str(number))
        shown.append("still being added up" in page.subtitle.text())
    assert shown == [True, False]
    reader.close()
