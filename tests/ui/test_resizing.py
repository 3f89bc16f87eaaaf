"""A window that is resized while a game is played at it, from broad over nearly square to high, and back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from evening import Person, opened
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from freedoko_qt.app.settings import Speed
from freedoko_qt.ui.look.design import DURATION
from freedoko_qt.ui.table.layout import Place

SIZES = [(1366, 768), (1000, 740), (820, 720), (700, 700), (600, 900)]
THERE_AND_BACK = [*SIZES, *reversed(SIZES)]


@pytest.fixture
def player(qtbot, qapp, data_dir: Path) -> Iterator[Person]:
    with opened(qapp, data_dir) as program:
        person = Person(qtbot, program.window)
        person.window.resize(*SIZES[0])
        person.reach_first_card()
        person.reach_quiet_card()
        yield person


def places(person: Person) -> dict[str, Place | QRectF]:
    """Where everything at the table is, by its name."""
    stage, table = person.table.stage, person.table
    hand = {f"hand {number}": item.place for number, item in enumerate(stage.hand.items)}
    trick = {f"trick {position}": item.place for position, item in stage.trick.items.items()}
    seats = {f"plate {seat.position}": seat.plate.sceneBoundingRect() for seat in stage.seats}
    parts = {"strip": table.strip, "bar": table.bar, "hint": person.window.game.page.hints.box}
    return hand | trick | seats | {name: QRectF(part.geometry()) for name, part in parts.items() if part.isVisible()}


def settled(person: Person) -> dict[str, Place | QRectF]:
    """The places when they change no more: the words of a window follow its size a moment later."""
    before, now = None, places(person)
    while now != before:
        QTest.qWait(3 * DURATION.quick)
        before, now = now, places(person)
    return now


def test_everything_is_where_it_was_when_the_window_has_its_size_again(player, qtbot) -> None:
    player.press(Qt.Key.Key_H)
    hints = player.window.game.page.hints
    qtbot.waitUntil(lambda: hints.advice is not None, timeout=20_000)
    seen = dict[tuple[int, int], dict[str, Place | QRectF]]()
    for size in THERE_AND_BACK:
        player.window.resize(*size)
        now = settled(player)
        assert seen.setdefault(size, now) == now, size
        assert hints.is_open
        assert "hint" in now


def test_a_trick_is_played_on_while_the_window_is_resized(player, qtbot) -> None:
    player.window.context.settings_file.change(speed=Speed.FAST)
    player.press(Qt.Key.Key_H)
    session, stage, tricks = player.window.session, player.table.stage, len(player.window.session.view.tricks)
    player.decide()
    qtbot.waitUntil(lambda: not player.to_play)
    while not player.to_play:
        assert not player.window.game.page.hints.is_open
        for size in THERE_AND_BACK[1:]:
            player.window.resize(*size)
            QTest.qWait(DURATION.quick // 2)
        assert player.question is None
    assert len(session.view.tricks) == tricks + 1
    assert sorted(stage.hand.cards) == sorted(session.view.hand)
    assert {item.card for item in stage.trick.items.values()} == set(session.view.trick)
    assert all(goal.item.place == goal.place for goal in stage.hand.goals())
    assert all(item.place == stage.layout.seats[one].slot for one, item in stage.trick.items.items())
