"""Writing on a thread of its own: in order, and whatever is shown is on disk, however long that takes."""

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Event as Gate
from threading import Timer, current_thread, main_thread

import pytest
from evenings import Onlooker, OpenSession, names, resume_last
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from freedoko_qt.app.history import History
from freedoko_qt.app.journal import read_journal
from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.rest_of_game import ClaimRefusal, RestKind
from freedoko_qt.app.session import Session
from freedoko_qt.app.settings import Settings, Theme
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.writer import Writer
from freedoko_qt.engine.actions import Announce, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.events import CardPlayed
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

SETUP = TournamentSetup(rounds=1, seed=7)
A_WHILE = 100  # milliseconds in which something could happen that must not


@pytest.fixture
def writer(qapp: object) -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def test_one_thing_is_done_after_the_other_on_another_thread(writer: Writer) -> None:
    done: list[object] = []
    gate = Gate()
    writer.write(gate.wait)
    for number in range(5):
        writer.write(lambda number=number: done.append((number, current_thread() is main_thread())))
    assert done == []
    gate.set()
    writer.settle()
    assert done == [(number, False) for number in range(5)]


def test_it_goes_on_in_the_thread_of_the_window_when_all_is_done(writer: Writer, qtbot: QtBot) -> None:
    done: list[object] = []
    gate = Gate()
    writer.write(gate.wait)
    writer.write(lambda: done.append("written"))
    writer.then(lambda: done.append(current_thread() is main_thread()))
    qtbot.wait(A_WHILE)
    assert done == []
    gate.set()
    qtbot.waitUntil(lambda: done == ["written", True], timeout=20_000)


def test_what_fails_is_logged_and_the_rest_is_done(writer: Writer, caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    writer.write(lambda: 1 // 0)
    writer.write(lambda: done.append("written"))
    writer.settle()
    assert done == ["written"]
    assert "ZeroDivisionError" in caplog.text


def test_closing_waits_for_what_was_given(writer: Writer) -> None:
    done: list[str] = []
    gate = Gate()
    writer.write(gate.wait)
    writer.write(lambda: done.append("written"))
    Timer(A_WHILE / 1000, gate.set).start()
    writer.close()
    assert done == ["written"]


def test_what_is_done_gives_its_result_and_events_go_on_meanwhile(writer: Writer) -> None:
    gate, seen = Gate(), []
    QTimer.singleShot(A_WHILE, lambda: (seen.append("event"), gate.set()))
    writer.write(lambda: seen.append("before"))
    assert writer.do(lambda: (gate.wait(), 7)) == (True, 7)
    assert seen == ["before", "event"]
    with pytest.raises(OSError, match="full"):
        writer.do(full_disk)


def full_disk() -> None:
    raise OSError("full")


def test_a_setting_holds_at_once_and_what_was_set_last_is_kept(writer: Writer, data_dir: Path, qtbot: QtBot) -> None:
    path = data_dir / "settings.json"
    here, there = SettingsFile(path, writer.write), SettingsFile(path)
    gate = Gate()
    writer.write(gate.wait)
    for name in ("Anna", "Bert", "Cleo"):
        here.change(player_name=name)
        assert here.settings.player_name == name
    there.change(theme=Theme.DARK)
    assert SettingsFile(path).settings == Settings(theme=Theme.DARK)
    gate.set()
    qtbot.waitUntil(lambda: here.settings.theme is Theme.DARK, timeout=20_000)
    assert here.settings == SettingsFile(path).settings == Settings(player_name="Cleo", theme=Theme.DARK)


def test_what_could_not_be_written_is_reported_once_and_written_with_the_next_change(
    writer: Writer, data_dir: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(data_dir / "settings.json", writer.write)
    notices: list[tuple[NoticeKind, bool]] = []
    file.noticed.connect(lambda notice: notices.append((notice.kind, current_thread() is main_thread())))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for name in ("Anna", "Bert"):
            file.change(player_name=name)
            writer.settle()
    qtbot.waitUntil(lambda: notices == [(NoticeKind.UNWRITABLE, True)], timeout=20_000)
    file.change(theme=Theme.DARK)
    writer.settle()
    assert SettingsFile(data_dir / "settings.json").settings == Settings(player_name="Bert", theme=Theme.DARK)
    qtbot.waitUntil(lambda: notices[1:] == [(NoticeKind.WRITTEN, True)], timeout=20_000)


class Disk:
    """A disk that can be made to keep everybody waiting who syncs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._gate = Gate()
        self._gate.set()
        really = os.fsync

        def sync(file: int) -> None:
            self._gate.wait()
            really(file)

        monkeypatch.setattr(os, "fsync", sync)

    def stop(self) -> None:
        self._gate.clear()

    def go_on(self) -> None:
        self._gate.set()

    def go_on_in_a_while(self) -> None:
        Timer(A_WHILE / 1000, self._gate.set).start()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, session: Session) -> Iterator[Disk]:
    disk = Disk(monkeypatch)
    yield disk
    disk.go_on()
    session.close()


@pytest.fixture
def session(open_session: OpenSession, qtbot: QtBot) -> Session:
    """A session in which the person is to play the first card."""
    session = open_session()
    stopped = False

    def choose() -> None:
        nonlocal stopped
        stopped = view_of(session).phase is Phase.PLAY
        if not stopped:
            session.act(view_of(session).legal[-1])

    session.asked.connect(choose)
    session.redrawn.connect(session.ready)
    session.happened.connect(session.ready)
    session.start(SETUP)
    qtbot.waitUntil(lambda: stopped, timeout=20_000)
    session.asked.disconnect(choose)
    return session


def view_of(session: Session) -> SeatView:
    assert session.view is not None
    return session.view


def own_cards(onlooker: Onlooker) -> list[Card]:
    return [event.card for event in onlooker.events if isinstance(event, CardPlayed) and event.seat == 0]


def test_a_card_is_reported_when_it_is_on_disk_and_nothing_is_decided_before(
    session: Session, disk: Disk, qtbot: QtBot
) -> None:
    onlooker = Onlooker(session)
    before, card = view_of(session), view_of(session).playable[0]
    disk.stop()
    session.act(Play(0, card))
    qtbot.wait(A_WHILE)
    assert (onlooker.events, view_of(session)) == ([], before)
    assert onlooker.accepted == [card]
    session.ready()
    qtbot.wait(A_WHILE)
    assert (onlooker.events, view_of(session), onlooker.asked) == ([], before, 0)
    disk.go_on()
    qtbot.waitUntil(lambda: onlooker.asked > 0, timeout=20_000)
    assert own_cards(onlooker) == [card]
    assert onlooker.pre_selected == []


def test_the_same_card_clicked_again_while_it_is_written_is_one_card(
    session: Session, disk: Disk, qtbot: QtBot
) -> None:
    onlooker = Onlooker(session)
    card = view_of(session).playable[0]
    disk.stop()
    for _ in range(3):
        session.act(Play(0, card))
        qtbot.wait(A_WHILE // 3)
    disk.go_on()
    qtbot.waitUntil(lambda: onlooker.asked > 0, timeout=20_000)
    assert (own_cards(onlooker), onlooker.refusals) == ([card], [])
    assert onlooker.pre_selected[-1:] != [card]


def test_another_card_clicked_meanwhile_is_kept_for_the_next_turn(session: Session, disk: Disk, qtbot: QtBot) -> None:
    onlooker = Onlooker(session)
    card = view_of(session).playable[0]
    other = next(one for one in view_of(session).hand if one != card)
    disk.stop()
    session.act(Play(0, card))
    session.act(Play(0, other))
    qtbot.wait(A_WHILE)
    assert own_cards(onlooker) == []
    disk.go_on()
    qtbot.waitUntil(lambda: other in onlooker.pre_selected, timeout=20_000)
    assert own_cards(onlooker)[:1] == [card]  # the other one may have followed already
    qtbot.waitUntil(lambda: onlooker.asked > 0 or len(own_cards(onlooker)) > 1, timeout=20_000)
    assert own_cards(onlooker)[1:] == ([] if onlooker.refusals else [other])


def test_an_announcement_made_while_the_own_card_is_written_follows_it(
    session: Session, disk: Disk, qtbot: QtBot
) -> None:
    call = next(one for one in view_of(session).legal if isinstance(one, Announce))
    card = view_of(session).playable[0]
    assert session.game is not None
    done = len(session.game.actions)
    disk.stop()
    session.act(Play(0, card))
    session.act(call)
    session.act(call)
    qtbot.wait(A_WHILE)
    assert session.game.actions[done:] == []
    disk.go_on()
    qtbot.waitUntil(lambda: call in view_of(session).announcements, timeout=20_000)
    assert session.game.actions[done : done + 2] == [Play(0, card), call]


def test_a_card_taken_back_while_it_is_written_comes_back(session: Session, disk: Disk, qtbot: QtBot) -> None:
    onlooker = Onlooker(session)
    before = view_of(session)
    disk.stop()
    session.act(Play(0, before.playable[0]))
    disk.go_on_in_a_while()
    assert session.take_back()
    qtbot.waitUntil(lambda: onlooker.redrawn > 0, timeout=20_000)
    qtbot.waitUntil(lambda: onlooker.asked > 0, timeout=20_000)
    assert view_of(session).hand == before.hand
    journal = read_journal(session.history.journal(session.tournament_id))
    assert journal.header["aid"] == {"undone": 1, "hints": 0}


def test_the_window_goes_on_while_the_card_that_is_taken_back_is_written(
    session: Session, disk: Disk, qtbot: QtBot
) -> None:
    before, onlooker = view_of(session), Onlooker(session)
    disk.stop()
    session.act(Play(0, before.playable[0]))
    QTimer.singleShot(A_WHILE, disk.go_on)  # an event of the window
    assert session.take_back()
    qtbot.waitUntil(lambda: onlooker.redrawn > 0 and onlooker.asked > 0, timeout=20_000)
    assert view_of(session).hand == before.hand


def test_the_others_go_on_where_the_rest_is_left_in_vain_while_the_own_card_is_written(
    session: Session, disk: Disk, qtbot: QtBot
) -> None:
    onlooker, card = Onlooker(session), view_of(session).playable[0]
    disk.stop()
    session.act(Play(0, card))
    QTimer.singleShot(A_WHILE, disk.go_on)
    assert session.play_rest(RestKind.FAST) is ClaimRefusal.UNDECIDED
    assert own_cards(onlooker) == [card]
    assert onlooker.asked == 0
    qtbot.waitUntil(lambda: onlooker.asked > 0, timeout=20_000)


def test_what_is_taken_back_is_shown_when_that_is_on_disk(session: Session, disk: Disk, qtbot: QtBot) -> None:
    onlooker = Onlooker(session)
    session.act(Play(0, view_of(session).playable[0]))
    qtbot.waitUntil(lambda: onlooker.asked > 0, timeout=20_000)
    disk.stop()
    assert session.take_back()
    qtbot.wait(A_WHILE)
    assert onlooker.redrawn == 0
    disk.go_on()
    qtbot.waitUntil(lambda: onlooker.redrawn == 1, timeout=20_000)


def test_left_while_a_card_is_written_it_is_on_disk(
    session: Session, disk: Disk, history: History, open_session: OpenSession, qtbot: QtBot
) -> None:
    onlooker = Onlooker(session)
    card = view_of(session).playable[0]
    disk.stop()
    session.act(Play(0, card))
    disk.go_on_in_a_while()
    session.leave()
    assert read_journal(history.journal(names(history)[0])).entries[-1] == {"seat": 0, "play": card.name}
    qtbot.wait(A_WHILE)
    assert onlooker.events == []
    again = open_session()
    assert resume_last(again)
    assert again.game is not None
    assert again.game.actions[-1] == Play(0, card)


def test_begun_anew_while_a_card_is_written_the_old_one_is_whole_and_the_new_one_is_not_affected(
    session: Session, disk: Disk, qtbot: QtBot
) -> None:
    onlooker = Onlooker(session)
    left, card = session.tournament_id, view_of(session).playable[0]
    disk.stop()
    session.act(Play(0, card))
    disk.go_on_in_a_while()
    session.start(SETUP)
    qtbot.waitUntil(lambda: onlooker.asked > 0, timeout=20_000)
    assert own_cards(onlooker) == []
    assert session.resume(left)
    assert session.game is not None
    assert session.game.actions[-1] == Play(0, card)


def test_a_full_disk_is_reported_once_on_the_main_thread_and_all_is_written_at_the_end(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    onlooker = Onlooker(session)
    threads: list[bool] = []
    session.noticed.connect(lambda _: threads.append(current_thread() is main_thread()))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for number in range(1, 4):
            session.act(Play(0, view_of(session).playable[0]))
            qtbot.waitUntil(lambda number=number: onlooker.asked == number, timeout=20_000)
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.UNWRITABLE]
    assert threads == [True]
    assert session.game is not None
    actions = list(session.game.actions)
    session.close()
    assert len(read_journal(session.history.journal(session.tournament_id)).entries) == len(actions)


def test_the_files_of_a_tournament_are_read_with_what_was_played_last(
    session: Session, disk: Disk, tmp_path: Path
) -> None:
    card = view_of(session).playable[0]
    disk.stop()
    session.act(Play(0, card))
    disk.go_on_in_a_while()
    copy = session.history.duplicate(session.tournament_id).value
    assert copy is not None
    assert read_journal(session.history.journal(copy.id)).entries[-1] == {"seat": 0, "play": card.name}
