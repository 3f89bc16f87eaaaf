"""A tournament in whose file somebody has changed a game, and its check sum as well."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from evening import PATIENCE, button, come_back, press, until_read
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from test_replays import unfinished

from freedoko_qt.app.kept_tournament import Tournament

BROKEN = "This game cannot be shown: its record breaks the rules."


def with_two_cards_exchanged(record: dict[str, Any]) -> dict[str, Any]:
    """Played by seats that do not hold them."""
    actions = [dict(action) for action in record["actions"]]
    first, second, *_ = [action for action in actions if "play" in action]
    first["play"], second["play"] = second["play"], first["play"]
    return {**record, "actions": actions}


def without_its_last_card(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "actions": record["actions"][:-1]}


def with_one_hand_twice(record: dict[str, Any]) -> dict[str, Any]:
    hands = [*record["hands"]]
    hands[1] = hands[0]
    return {**record, "hands": hands}


def without_hands(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("hands", "seed")}


CHANGES = [with_two_cards_exchanged, without_its_last_card, with_one_hand_twice, without_hands]


@pytest.fixture(scope="module")
def kept() -> Tournament:
    return unfinished(games=3)


@pytest.fixture(params=CHANGES, ids=lambda change: change.__name__)
def person(request, qtbot, qapp, data_dir, kept):
    """A person who comes back to the tournament and reads the points of its third game; the second one is broken."""
    change: Callable[[dict[str, Any]], dict[str, Any]] = request.param
    first, second, third = kept.records
    with come_back(qtbot, qapp, data_dir, replace(kept, records=(first, change(dict(second)), third))) as person:
        yield person


def test_the_list_and_the_points_stay(person) -> None:
    assert len(person.window.session.sheet.lines) == 3
    assert person.window.page is person.window.game.sheet


def test_the_game_before_cannot_be_shown(person) -> None:
    person.click(button(person.window.game.sheet, "Step by step"))
    page = person.window.controllers.replays.page
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert person.window.notices.text == BROKEN
    assert page.panel.title.text() == "Game 3"
    press(person, Qt.Key.Key_Home, Qt.Key.Key_Right)
    assert page.position == 1


@pytest.mark.parametrize("reviewed", [False, True])
def test_it_cannot_be_opened_from_the_list(person, reviewed) -> None:
    person.window.controllers.replays.show_own(2, reviewed=reviewed)
    assert person.window.notices.text == BROKEN
    assert person.window.page is person.window.game.sheet
    person.window.controllers.replays.show_own(1, reviewed=reviewed)
    assert person.window.controllers.replays.page.panel.title.text() == "Game 1"


def test_it_cannot_be_opened_from_the_list_of_tournaments(person) -> None:
    window = person.window
    window.show_start()
    window.controllers.tournaments.show()
    window.controllers.tournaments.page.table.choose(window.session.tournament_id)
    person.click(window.controllers.tournaments.page.buttons["sheet"])
    until_read(window)
    window.controllers.tournaments.sheet.game_wanted.emit(2)
    assert window.notices.text == BROKEN


def test_statistics_count_the_others_and_what_still_has_its_cards_by_its_written_result(person, request) -> None:
    person.window.show_start()
    person.window.controllers.records.show_statistics()
    page = person.window.controllers.records.statistics
    person.qtbot.waitUntil(lambda: page.table.rowCount() > 0, timeout=PATIENCE)
    number = 2 if request.node.callspec.params["person"] is without_hands else 3
    assert page.subtitle.text() == f"{number} games, counted plus and minus"


def test_the_tournament_goes_on(person) -> None:
    person.next_game()
    person.wait()
    assert person.window.session.game.score is None
