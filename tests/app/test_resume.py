"""Coming back: at the same action, with every finished game, and with a word about what is damaged."""

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from evenings import Onlooker, OpenSession, names, play_on, resume_last, until_finished
from pytestqt.qtbot import QtBot

from freedoko_qt.app.history import History
from freedoko_qt.app.journal import Journal, read_journal
from freedoko_qt.app.migrations import newest
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.sealed import checksum, packed
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import backup_of
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.phase import Phase

SETUP = TournamentSetup(rounds=1, seed=7)


def play_until(session: Session, qtbot: QtBot, actions: int, games: int = 0) -> None:
    """Play until so many games are over and in the next one so many actions are done; then nothing goes on."""

    def reached() -> bool:
        game = session.game
        over = len(session.games)
        return game is not None and over >= games and game.phase is not Phase.OVER and len(game.actions) >= actions

    def go_on() -> None:
        if session.score is not None:
            session.next_game()
        elif not reached():
            session.ready()

    session.happened.connect(go_on)
    session.redrawn.connect(go_on)
    session.start(SETUP)
    qtbot.waitUntil(reached, timeout=60_000)
    session.happened.disconnect(go_on)
    session.redrawn.disconnect(go_on)
    qtbot.wait(20)


def all_actions(session: Session) -> list[list[Action]]:
    """The actions of every game, the running one last."""
    games = list(session.games)
    if session.game is not None and session.game.phase is not Phase.OVER:
        games.append(session.game)
    return [list(game.actions) for game in games]


def rewrite(path: Path, header: dict[str, Any], entries: Iterable[dict[str, Any]]) -> None:
    journal = Journal(path, header, entries)
    journal.write()
    journal.close()


@pytest.fixture
def left(open_session: OpenSession, qtbot: QtBot) -> list[list[Action]]:
    """A tournament that was left in its second game, after twenty actions of it; what was done until then."""
    session = open_session(autoplay=True)
    play_until(session, qtbot, actions=20, games=1)
    session.close()
    return all_actions(session)


@pytest.fixture
def name(left: object, history: History) -> str:
    (name,) = names(history)
    return name


def test_it_comes_back_at_the_same_action(
    left: list[list[Action]], open_session: OpenSession, history: History
) -> None:
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == left
    assert (onlooker.redrawn, onlooker.events, onlooker.notices) == (1, [], [])
    assert session.setup == SETUP


def test_it_goes_on_to_the_end(left: list[list[Action]], open_session: OpenSession, qtbot: QtBot) -> None:
    session = open_session(autoplay=True)
    play_on(session)
    until_finished(session, qtbot, lambda: resume_last(session))
    done = all_actions(session)
    assert done[0] == left[0]
    assert done[1][: len(left[1])] == left[1]
    assert not resume_last(open_session())


def test_killed_between_the_last_card_and_the_file_of_the_tournament(
    open_session: OpenSession, history: History, qtbot: QtBot, tmp_path: Path
) -> None:
    session = open_session(autoplay=True)
    before = tmp_path / "before"

    def keep(event: object) -> None:
        game = session.game
        assert game is not None
        if game.phase is not Phase.OVER and len(game.hands[3]) + len(game.hands[0]) <= 2:
            shutil.rmtree(before, ignore_errors=True)
            shutil.copytree(history.path("x").parent, before)

    session.happened.connect(keep)
    session.happened.connect(lambda event: session.ready() if session.score is None else None)
    session.redrawn.connect(session.ready)
    session.start(SETUP)
    qtbot.waitUntil(lambda: session.score is not None, timeout=60_000)

    # The files as they were before the last card, and then its line in the journal.
    earlier = History(before)
    (name,) = names(earlier)
    text = read_journal(earlier.journal(name))
    assert session.game is not None
    missing = [action_to_dict(action) for action in session.game.actions[len(text.entries) :]]
    rewrite(earlier.journal(name), text.header, (*text.entries, *missing))

    again = Session(earlier)
    assert resume_last(again)
    assert again.score == session.score
    assert len(again.games) == 1
    assert again.game is not None
    assert again.game.actions == session.game.actions
    again.next_game()
    assert again.game.phase is Phase.RESERVATION
    again.close()


def test_killed_between_a_game_and_the_next_it_shows_the_score_and_goes_on(
    open_session: OpenSession, qtbot: QtBot
) -> None:
    session = open_session(autoplay=True)
    session.happened.connect(lambda event: session.ready() if session.score is None else None)
    session.redrawn.connect(session.ready)
    session.start(SETUP)
    qtbot.waitUntil(lambda: session.score is not None, timeout=60_000)
    session.close()
    again = open_session()
    assert resume_last(again)
    assert again.score == session.score
    assert not again.last_game
    again.next_game()
    assert again.score is None
    assert len(again.games) == 1


def test_killed_before_the_first_journal_the_first_game_is_dealt(open_session: OpenSession, history: History) -> None:
    session = open_session()
    session.start(SETUP)
    assert session.game is not None
    (name,) = names(session.history)
    history.journal(name).unlink()
    session.close()
    again = open_session()
    assert resume_last(again)
    assert again.game is not None
    assert again.game.dealt == session.game.dealt


def test_a_torn_last_line_is_dropped_and_reported(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    journal = history.journal(name)
    journal.write_bytes(journal.read_bytes()[:-5])
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == [left[0], left[1][:-1]]
    assert onlooker.notices == [Notice(NoticeKind.TORN, journal)]
    assert len(read_journal(journal).entries) == len(left[1]) - 1


def test_a_damaged_journal_goes_on_from_before_the_damage(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    journal = history.journal(name)
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[11] = b"\x00" * len(lines[11])
    damaged = b"".join(lines)
    journal.write_bytes(damaged)
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == [left[0], left[1][:10]]
    (notice,) = onlooker.notices
    assert notice.kind is NoticeKind.CUT
    assert notice.kept is not None
    assert notice.kept.read_bytes() == damaged
    assert len(read_journal(journal).entries) == 10


def test_a_journal_with_what_the_rules_forbid_goes_on_from_before_it(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    text = read_journal(history.journal(name))
    entries = (*text.entries[:12], text.entries[12] | {"play": "ZZ"}, *text.entries[13:])
    rewrite(history.journal(name), text.header, entries)
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == [left[0], left[1][:12]]
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.CUT]


@pytest.mark.parametrize("text", [b"", b"\xff\x00 nonsense\n", b"ffffffff {}\n"])
def test_a_journal_without_a_first_line_is_set_aside_and_the_deal_begins_anew(
    text: bytes, left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    history.journal(name).write_bytes(text)
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == [left[0], []]
    (notice,) = onlooker.notices
    assert notice.kind is NoticeKind.DAMAGED
    assert notice.kept is not None
    assert notice.kept.read_bytes() == text


def test_a_journal_of_a_later_game_is_not_written_over(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    text = read_journal(history.journal(name))
    rewrite(history.journal(name), text.header | {"deal": 9}, text.entries)
    before = history.journal(name).read_bytes()
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    (notice,) = onlooker.notices
    assert notice.kept is not None
    assert notice.kept.read_bytes() == before


def test_a_journal_of_another_tournament_is_not_taken_for_its_own(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    text = read_journal(history.journal(name))
    rewrite(history.journal(name), text.header | {"game": text.header["game"] | {"seed": 1}}, text.entries)
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == [left[0], []]
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.DAMAGED]


def test_a_newer_journal_is_left_alone(left: object, name: str, open_session: OpenSession, history: History) -> None:
    header = packed({"freedoko-qt": "journal", "format": newest("journal") + 1})
    newer = f"{checksum(header)} {header}\n".encode()
    history.journal(name).write_bytes(newer)
    session = open_session()
    onlooker = Onlooker(session)
    assert not resume_last(session)
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.NEWER]
    assert history.journal(name).read_bytes() == newer
    session.start(SETUP)
    assert session.game is not None


def test_a_journal_that_cannot_be_read_is_not_written_over(
    left: object, name: str, open_session: OpenSession, history: History
) -> None:
    history.journal(name).unlink()
    history.journal(name).mkdir()
    session = open_session()
    onlooker = Onlooker(session)
    assert not resume_last(session)
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.UNREADABLE]
    assert history.journal(name).is_dir()


def test_a_damaged_tournament_is_set_aside_and_restored_from_its_backup_and_the_journal(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    path = history.path(name)
    damaged = path.read_bytes()[:-100]
    path.write_bytes(damaged)
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == left
    (notice,) = onlooker.notices
    assert notice.kind is NoticeKind.RESTORED
    assert notice.kept is not None
    assert notice.kept.read_bytes() == damaged
    session.close()
    again = open_session()
    onlooker = Onlooker(again)
    assert resume_last(again)
    assert all_actions(again) == left
    assert onlooker.notices == []


def test_a_tournament_taken_away_comes_back_from_its_backup(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    history.path(name).unlink()
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == left
    assert onlooker.notices == [Notice(NoticeKind.GONE, history.path(name))]


def test_the_end_of_a_tournament_is_in_the_backup_too(
    open_session: OpenSession, history: History, qtbot: QtBot
) -> None:
    session = open_session(autoplay=True)
    play_on(session)
    until_finished(session, qtbot, lambda: session.start(SETUP))
    done = all_actions(session)
    session.close()
    history.path(session.tournament_id).write_text("")
    again = open_session()
    assert again.resume(session.tournament_id)
    assert all_actions(again) == done
    assert again.last_game


def test_where_the_backup_is_damaged_too_both_are_set_aside_and_another_can_be_begun(
    left: object, name: str, open_session: OpenSession, history: History
) -> None:
    path = history.path(name)
    for file in (path, backup_of(path)):
        file.write_bytes(path.read_bytes()[:-100])
    session = open_session()
    onlooker = Onlooker(session)
    assert not resume_last(session)
    assert not resume_last(session)  # as at the next start, when the journal is alone
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.DAMAGED, NoticeKind.ORPHANED]
    assert all(notice.kept is not None and notice.kept.exists() for notice in onlooker.notices)
    session.start(SETUP)
    assert names(session.history) == [session.tournament_id]
    assert all(notice.kept is not None and notice.kept.exists() for notice in onlooker.notices)


def test_a_newer_tournament_is_left_alone(left: object, name: str, open_session: OpenSession, history: History) -> None:
    path = history.path(name)
    path.write_text(json.dumps(json.loads(path.read_text()) | {"format": newest("tournament") + 1}))
    before = path.read_bytes()
    session = open_session()
    onlooker = Onlooker(session)
    assert not resume_last(session)
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.NEWER]
    assert path.read_bytes() == before


def test_a_tournament_whose_games_break_the_rules_is_set_aside(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History
) -> None:
    path = history.path(name)
    values = json.loads(path.read_text())
    values["content"]["records"][0]["actions"][10] = {"seat": 0, "play": "C9"}
    del values["check"]
    path.write_text(json.dumps(values))
    session = open_session()
    onlooker = Onlooker(session)
    assert resume_last(session)
    assert all_actions(session) == left
    (notice,) = onlooker.notices
    assert notice.kept is not None
    assert json.loads(notice.kept.read_text()) == values


def test_a_folder_that_cannot_be_written_is_reported_once_and_made_good_later(
    open_session: OpenSession, data_dir: Path, history: History, qtbot: QtBot
) -> None:
    in_the_way = data_dir / "tournaments"
    in_the_way.write_text("a file where the folder should be")
    session = open_session(autoplay=True)
    onlooker = Onlooker(session)
    play_until(session, qtbot, actions=10)
    assert [notice.kind for notice in onlooker.notices] == [NoticeKind.UNWRITABLE]
    in_the_way.unlink()
    session.ready()
    qtbot.waitUntil(lambda: session.game is not None and len(session.game.actions) > 10, timeout=20_000)
    assert [notice.kind for notice in onlooker.notices[1:]] == [NoticeKind.WRITTEN]
    again = open_session()
    assert resume_last(again)
    assert all_actions(again) == all_actions(session)


def test_the_tournament_played_last_is_the_one_to_go_on_with(
    left: object, name: str, open_session: OpenSession, history: History
) -> None:
    session = open_session()
    session.start(SETUP)
    newer = session.tournament_id
    assert names(session.history) == [newer, name]
    assert session.resume(name)
    assert names(history) == [name, newer]
    session.close()
    again = open_session()
    assert resume_last(again)
    assert again.tournament_id == name


def test_what_another_window_plays_is_not_touched_and_another_one_can_be_played(
    left: list[list[Action]], name: str, open_session: OpenSession, history: History, data_dir: Path
) -> None:
    session = open_session()
    assert session.resume(name)
    before = {path: path.read_bytes() for path in history.path(name).parent.iterdir()}
    other = Session(History(history.path(name).parent))
    onlooker = Onlooker(other)
    assert not other.resume(name)
    assert onlooker.notices == [Notice(NoticeKind.IN_USE, history.path(name))]
    assert {path: path.read_bytes() for path in history.path(name).parent.iterdir()} == before
    other.start(SETUP)
    assert other.tournament_id != name
    session.close()
    assert other.resume(name)
    assert all_actions(other) == left
    other.close()


def test_a_tournament_that_is_left_is_free_for_others(
    left: list[list[Action]], name: str, open_session: OpenSession
) -> None:
    session = open_session()
    assert session.resume(name)
    session.leave()
    assert session.view is None
    assert open_session().resume(name)


def test_resumed_twice_it_is_only_drawn_again(
    left: list[list[Action]], name: str, open_session: OpenSession
) -> None:
    session = open_session()
    onlooker = Onlooker(session)
    assert session.resume(name)
    assert session.resume(name)
    assert (onlooker.redrawn, onlooker.notices) == (2, [])


def test_the_one_at_the_table_gets_its_title_like_any_other(
    left: object, name: str, open_session: OpenSession, history: History
) -> None:
    session = open_session()
    session.rename(name, "Before the table")
    assert [one.title for one in history.catalogue()[0]] == ["Before the table"]
    assert session.resume(name)
    session.rename(name, "At the table")
    assert [one.title for one in history.catalogue()[0]] == ["At the table"]
