"""A game goes on when what was written of it is on disk; what the person does meanwhile is done afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from freedoko_qt.app.write_ahead import WriteAhead
from freedoko_qt.app.writer import Writer
from freedoko_qt.engine.actions import Action, Play
from freedoko_qt.engine.cards import Card

FIRST, SECOND = Play(0, Card.CA), Play(0, Card.SA)


@pytest.fixture
def writer(qapp) -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def test_the_step_is_taken_when_the_file_is_there_and_then_what_was_held(writer: Writer, tmp_path: Path, qtbot) -> None:
    ahead, done, file = WriteAhead(writer, writer), list[object](), tmp_path / "journal"
    ahead.released.connect(done.append)
    writer.write(lambda: file.write_text("an action", encoding="utf-8"))
    ahead.once_written(lambda: done.append(file.exists()), FIRST)
    ahead.hold(SECOND)
    assert ahead.is_pending and not done
    qtbot.waitUntil(lambda: not ahead.is_pending)
    assert done == [True, SECOND]


def test_a_second_click_on_the_card_that_is_coming_is_none(writer: Writer) -> None:
    ahead, released = WriteAhead(writer, writer), list[Action]()
    ahead.released.connect(released.append)
    ahead.once_written(lambda: None, FIRST)
    ahead.hold(FIRST)
    ahead.settle()
    assert released == []


def test_one_can_wait_for_a_step_and_those_that_follow_from_it(writer: Writer) -> None:
    ahead, done = WriteAhead(writer, writer), list[str]()

    def first() -> None:
        done.append("first")
        ahead.once_written(lambda: done.append("second"))

    ahead.once_written(first)
    ahead.settle()
    assert done == ["first", "second"]


def test_a_step_that_is_forgotten_is_not_taken(writer: Writer, qtbot) -> None:
    ahead, done = WriteAhead(writer, writer), list[object]()
    ahead.released.connect(done.append)
    ahead.once_written(lambda: done.append("a step"))
    ahead.hold(FIRST)
    ahead.forget()
    ahead.once_written(lambda: done.append("another"))
    qtbot.waitUntil(lambda: not ahead.is_pending)
    assert done == ["another"]
