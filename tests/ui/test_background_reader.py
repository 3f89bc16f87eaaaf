"""Reading in the background: the window goes on meanwhile, shows a bar, and drops results that nobody waits for."""

from concurrent.futures import Future
from dataclasses import replace

import pytest
from evening import Person, button, opened, until_read
from PySide6.QtWidgets import QProgressBar

from freedoko_qt.app.history import History
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.errors import BadSave


def bar(person: Person) -> QProgressBar:
    (found,) = person.window.findChildren(QProgressBar)
    return found


def test_a_bar_is_shown_until_it_is_read(person, qtbot, gate) -> None:
    results: list[Future] = []
    person.window.context.reader.read(lambda: gate.wait() and "read", results.append)
    assert not bar(person).isVisible()
    qtbot.waitUntil(bar(person).isVisible)
    assert bar(person).accessibleName()
    gate.set()
    until_read(person.window)
    assert [read.result() for read in results] == ["read"]
    assert not bar(person).isVisible()


@pytest.mark.parametrize("error", [BadSave("damaged"), FileNotFoundError("gone")])
def test_an_error_is_reported(person, error) -> None:
    def read() -> str:
        raise error

    results: list[Future] = []
    person.window.context.reader.read(read, results.append)
    until_read(person.window)
    assert [one.exception() for one in results] == [error]


def test_whoever_turns_to_another_page_does_not_want_it_any_more(person, qtbot, gate) -> None:
    results: list[Future] = []
    person.window.context.reader.read(gate.wait, results.append)
    qtbot.waitUntil(bar(person).isVisible)
    person.window.controllers.tournaments.show()
    assert not bar(person).isVisible()
    gate.set()
    later: list[Future] = []
    person.window.context.reader.read(lambda: 1, later.append)
    until_read(person.window)
    assert (len(results), len(later)) == (0, 1)


def test_what_was_changed_after_it_was_read_ahead_is_read_again(data_dir) -> None:
    history = History(data_dir / "tournaments")
    kept = history.begin(TournamentSetup(seed=1))
    history.save(kept)
    history.read_ahead(kept.id)
    history.save(replace(kept, title="changed"))
    loaded = history.load_games(kept.id).value
    assert loaded is not None
    assert loaded[0].title == "changed"


def test_the_list_of_a_tournament_is_made_where_it_is_read(data_dir) -> None:
    history = History(data_dir / "tournaments")
    kept = history.begin(TournamentSetup(seed=1))
    history.save(kept)
    history.read_ahead(kept.id)
    read, games = history.load_games(kept.id).value
    sheet = games.sheet(read)
    assert games.sheet(replace(read, last_played="2026-11-26T20:00:00")) is sheet
    assert games.sheet(replace(read, title="changed")).title == "changed"


def test_notices_of_a_file_that_is_read_ahead_are_not_lost(data_dir) -> None:
    history = History(data_dir / "tournaments")
    kept = history.begin(TournamentSetup(seed=1))
    history.save(kept)
    history.save(kept)
    history.path(kept.id).write_text("damaged")
    history.read_ahead(kept.id)
    loaded = history.load_games(kept.id)
    assert loaded.value is not None
    assert loaded.notice is not None
    assert loaded.notice.kept.read_text() == "damaged"
    assert history.load_games(kept.id).notice is None


def test_a_tournament_that_is_gone_is_reported_and_the_first_page_stays(qtbot, qapp, data_dir) -> None:
    history = History(data_dir / "tournaments")
    kept = history.begin(TournamentSetup(seed=1))
    history.save(kept)
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        history.path(kept.id).write_text("damaged")
        person.click(button(program.window.start_page, "Continue"))
        assert program.window.page is program.window.start_page
        assert history.path(kept.id).name in program.window.notices.text
        assert not program.window.current.can_be_resumed
