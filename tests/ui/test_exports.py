"""Files to give away, and reviews: the disk keeps the window waiting for neither."""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from evening import opened, until_read
from PySide6.QtWidgets import QFileDialog

from freedoko_qt.app.deals.deal import imported
from freedoko_qt.ui.main_window import MainWindow
from freedoko_qt.ui.rules.rules_dialog import RulesDialog

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))  # for `kept_games`

from kept_games import unfinished  # isort: skip


@pytest.fixture
def window(qapp, data_dir) -> Iterator[MainWindow]:
    """The window of somebody who has played a game and kept its deal."""
    with opened(qapp, data_dir) as program:
        window = program.window
        kept = window.session.history.take_in(unfinished(games=1)).value
        window.controllers.tournaments.show()
        window.controllers.tournaments.page.table.choose(kept.id)
        window.controllers.deals.keep(window.session.history.load_games(kept.id).value[1][0], "Eins")
        until_read(window)
        yield window


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each sync whether the window waited for it. Python has no way to listen, so its own call is recorded."""
    waited: list[bool] = []
    sync = os.fsync

    def listen(file: int) -> None:
        waited.append(current_thread() is main_thread())
        sync(file)

    monkeypatch.setattr(os, "fsync", listen)
    return waited


def export_tournament(window: MainWindow, folder: Path) -> None:
    page = window.controllers.tournaments.page
    page.buttons["export"].click()
    page.findChild(QFileDialog).fileSelected.emit(str(folder / "games.dokogames"))


def export_deals(window: MainWindow, folder: Path) -> None:
    window.controllers.deals.show()
    page = window.controllers.deals.page
    page.buttons["export"].click()
    page.findChild(QFileDialog).fileSelected.emit(str(folder / "deals.dokogames"))


def export_rules(window: MainWindow, folder: Path) -> None:
    window.dialogs.show_rules()
    window.findChild(RulesDialog).commands.export_to(folder / "ours.dokorules")


@pytest.mark.parametrize("export", [export_tournament, export_deals, export_rules])
def test_a_file_is_written_beside_the_window(
    window, tmp_path, waited, export: Callable[[MainWindow, Path], None]
) -> None:
    export(window, tmp_path)
    assert waited
    assert not any(waited)
    assert len([path for path in tmp_path.iterdir() if path.is_file()]) == 1


def test_a_review_is_written_beside_the_window(window, waited, qtbot, data_dir) -> None:
    replays, history = window.controllers.replays, window.session.history
    replays.show(history.load(history.catalogue()[0][0].id).value, reviewed=True)
    judged = replays.page.panel.review.list
    qtbot.waitUntil(lambda: judged.rowCount() > 0, timeout=60_000)
    replays.page.left.emit()
    replays.page.clear()
    until_read(window)
    assert waited
    assert not any(waited)
    assert list((data_dir / "reviews").glob("*.json"))


def test_the_deals_that_were_shown_when_a_name_was_asked_for_are_written(window, tmp_path) -> None:
    """A file that was being read shows others while the dialog is open."""
    window.controllers.deals.show()
    page = window.controllers.deals.page
    page.buttons["export"].click()
    window.controllers.deals.take_in([replace(page.table.things[0], name="Zwei")])
    page.findChild(QFileDialog).fileSelected.emit(str(tmp_path / "deals.dokogames"))
    assert [deal.name for deal in imported((tmp_path / "deals.dokogames").read_text())] == ["Eins"]
