"""Only regular files are opened, none of them is waited for, and what is the program's own is its owner's alone."""

import os
import signal
import stat
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from moves import carry_out
from PySide6.QtCore import QFile
from special_files import SPECIAL

from freedoko_qt.app.atomic import write_atomically
from freedoko_qt.app.course.progress import progress_file
from freedoko_qt.app.crash import TRACE, Crashes
from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.duplicate.copy_files import Copies
from freedoko_qt.app.files import NotAFile, TooLarge, appended, created, opened, read_bytes, read_text
from freedoko_qt.app.history import History
from freedoko_qt.app.import_freedoko import import_party
from freedoko_qt.app.journal import read_journal
from freedoko_qt.app.lock import Lock
from freedoko_qt.app.match import Match
from freedoko_qt.app.notice import Cause, NoticeKind
from freedoko_qt.app.opened_file import holds_rules
from freedoko_qt.app.places import places
from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.app.real_evenings.evening_files import Evenings
from freedoko_qt.app.record_file import import_file as import_records
from freedoko_qt.app.review.review_files import Reviews
from freedoko_qt.app.rule_sets import RuleSet, RuleSets, exported
from freedoko_qt.app.rule_sets import import_file as import_rules
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import backup_of, export, load, save
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such files")

special = pytest.mark.parametrize("special", SPECIAL)
SETUP = TournamentSetup(seed=4, rounds=1)


@pytest.fixture(autouse=True)
def waits_for_nothing() -> Iterator[None]:
    """A call that waits for ever fails, and so ends."""

    def fail(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError("it waits for what never comes")

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(120)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Reading


@special
def test_what_is_no_file_is_not_opened(tmp_path: Path, special: str) -> None:
    path = tmp_path / "file"
    SPECIAL[special](path)
    for read in (opened, appended, lambda path: read_bytes(path, 10), lambda path: read_text(path, 10)):
        with pytest.raises(OSError) as failure:
            read(path)
        assert failure.value.strerror


@pytest.mark.parametrize("name", ["a\0b", "half a letter \ud800"])
def test_a_name_that_no_file_can_have_is_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(NotAFile):
        opened(tmp_path / name)


def test_a_link_to_a_file_is_followed(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    target.write_bytes(b"here")
    assert read_bytes(link, 4) == b"here"


def test_no_more_is_read_than_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    with pytest.raises(TooLarge):
        read_bytes(path, 4)


READERS = {
    "rules": import_rules,
    "records": lambda path: import_records(path, seed=1),
    "party": import_party,
    "journal": read_journal,
}


@special
@pytest.mark.parametrize("reader", READERS)
def test_every_reader_of_a_file_from_elsewhere_refuses_it(tmp_path: Path, reader: str, special: str) -> None:
    path = tmp_path / "from elsewhere.json"
    SPECIAL[special](path)
    with pytest.raises(OSError):
        READERS[reader](path)
    assert not holds_rules(path)


@special
def test_every_document_of_ours_is_reported_and_left_alone(data_dir: Path, special: str) -> None:
    where = places(data_dir)
    game = Game.deal(Rules(), seed_of(1))
    readers = {
        where.settings: lambda: SettingsFile(where.settings).notice,
        where.trainer: lambda: book_file(where.trainer).load().notice,
        where.course: lambda: progress_file(where.course).load().notice,
        where.rule_sets / "own-a.json": lambda: RuleSets(where.rule_sets).all()[1][0],
        where.deals / "a.json": lambda: Deals(where.deals).all()[1][0],
        where.evenings / "a.json": lambda: Evenings(where.evenings).load("a").notice,
        where.reviews / "a.json": lambda: Reviews(where.reviews).load("a").notice,
        where.duplicates / "a.json": lambda: Copies(where.duplicates).load("a", game).notice,
        where.tournaments / "a.json": lambda: History(where.tournaments).catalogue()[1][0],
    }
    for path, read in readers.items():
        path.parent.mkdir(exist_ok=True)
        SPECIAL[special](path)
        notice = read()
        assert notice is not None
        assert (notice.kind, notice.path) == (NoticeKind.UNREADABLE, path)
        assert os.path.lexists(path)


@pytest.mark.parametrize("kind", ["settings", "rules", "deal", "tournament"])
def test_a_document_that_is_too_large_is_reported_and_left_alone(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "document.json"
    with path.open("wb") as sparse:
        sparse.truncate(300_000_000)
    notice = load(path, kind, dict).notice
    assert notice is not None
    assert (notice.kind, notice.cause) == (NoticeKind.UNREADABLE, Cause.FULL)
    assert path.stat().st_size == 300_000_000


# Writing


@pytest.mark.parametrize("special", ["pipe", "socket"])
def test_what_is_no_file_is_set_aside_where_a_document_is_written(tmp_path: Path, special: str) -> None:
    path = tmp_path / "document.json"
    for place in (path, backup_of(path)):
        SPECIAL[special](place)
    save(path, "deal", {"name": "first"})
    save(path, "deal", {"name": "second"})
    assert load(path, "deal", dict).value == {"name": "second"}
    assert load(backup_of(path), "deal", dict).value == {"name": "first"}
    assert len(list(tmp_path.glob("*.damaged-*"))) == 2


@pytest.mark.parametrize("special", [name for name in SPECIAL if name.startswith("link")])
def test_a_link_to_what_is_no_file_is_replaced_by_a_document(tmp_path: Path, special: str) -> None:
    path = tmp_path / "document.json"
    SPECIAL[special](path)
    write_atomically(path, "ours")
    assert (path.read_text(), path.is_symlink()) == ("ours", False)


def test_a_folder_in_place_of_a_document_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "document.json"
    SPECIAL["folder"](path)
    with pytest.raises(NotAFile):
        save(path, "deal", {"name": "first"})
    assert [one.name for one in path.iterdir()] == ["something"]


@pytest.mark.parametrize("special", ["pipe", "socket", "folder"])
def test_an_export_takes_the_place_of_files_only(tmp_path: Path, special: str) -> None:
    path = tmp_path / "list.csv"
    SPECIAL[special](path)
    before = path.lstat().st_mode
    notice = export(path, "text")
    assert notice is not None
    assert notice.kind is NoticeKind.UNWRITABLE
    assert path.lstat().st_mode == before
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_what_a_link_leads_to_is_never_written(tmp_path: Path) -> None:
    target, link = tmp_path / "diary", tmp_path / "file"
    target.write_text("dear diary")
    link.symlink_to(target)
    with pytest.raises(NotAFile):
        appended(link)
    write_atomically(link, "ours")
    assert (link.read_text(), link.is_symlink(), target.read_text()) == ("ours", False, "dear diary")
    link.unlink()
    link.symlink_to(target)
    created(link).close()
    assert (link.is_symlink(), target.read_text()) == (False, "dear diary")


# Who may look into them


def test_what_is_written_is_for_its_owner_alone(data_dir: Path) -> None:
    where = places(data_dir)
    settings = SettingsFile(where.settings)
    for name in ("Käthe", "Hanne"):
        settings.set(Settings(player_name=name))
    RuleSets(where.rule_sets).save(RuleSet(Rules(), name="Ours"))
    history = History(where.tournaments)
    match = Match.begin(history, SETUP, pytest.fail)
    match.rename("Monday")
    modes = {path.name: mode(path) for path in data_dir.rglob("*") if path.is_file()}
    assert {".lock", ".journal", ".backup", ".json"} <= {Path(name).suffix for name in modes}
    assert set(modes.values()) == {0o600}
    match.close()
    history.delete(match.id)
    assert {mode(path) for path in data_dir.rglob("*") if path.is_dir()} == {0o700}


def test_what_others_could_read_is_mended_when_it_is_written_next(data_dir: Path) -> None:
    where = places(data_dir)
    history = History(where.tournaments)
    match = Match.begin(history, SETUP, pytest.fail)
    match.close()
    crashes = Crashes(where, "offscreen")
    where.crashes.mkdir()
    (where.crashes / TRACE).touch()
    history.lock(match.id).touch()
    for path in (data_dir, *data_dir.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    crashes.install()
    crashes.close()
    places(data_dir)
    taken_up = Match.resume(history, match.id, pytest.fail)
    assert taken_up is not None
    carry_out(taken_up)
    assert {mode(path) for path in data_dir.rglob("*") if path.is_file()} == {0o600}
    assert {mode(path) for path in (data_dir, *data_dir.rglob("*")) if path.is_dir()} == {0o700}
    taken_up.close()


def test_a_folder_with_something_else_in_it_keeps_its_mode(tmp_path: Path) -> None:
    (tmp_path / "photographs").mkdir()
    tmp_path.chmod(0o755)
    SettingsFile(places(tmp_path).settings).set(Settings(player_name="Hanne"))
    assert (tmp_path / "settings.json").exists()
    assert mode(tmp_path) == 0o755


def test_an_exported_file_is_as_readable_as_any_other(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        assert RuleSets(tmp_path).export(RuleSet(Rules(), name="Ours"), tmp_path / "ours.dokorules") is None
        assert mode(tmp_path / "ours.dokorules") == 0o640
    finally:
        os.umask(before)
    assert (tmp_path / "ours.dokorules").read_text(encoding="utf-8") == exported(RuleSet(Rules(), name="Ours"))


# Folders that cannot be looked into


def test_a_file_in_place_of_a_folder_is_reported(data_dir: Path) -> None:
    where = places(data_dir)
    lists = {
        where.tournaments: lambda: History(where.tournaments).catalogue()[1],
        where.rule_sets: lambda: RuleSets(where.rule_sets).all()[1],
        where.deals: lambda: Deals(where.deals).all()[1],
        where.evenings: lambda: Evenings(where.evenings).closed,
        where.reviews: lambda: Reviews(where.reviews).closed,
        where.duplicates: lambda: [Copies(where.duplicates).load("a", Game.deal(Rules(), seed_of(1))).notice],
    }
    for folder, listed in lists.items():
        assert not any(listed())
        folder.write_text("no folder")
        (notice,) = listed()
        assert notice.kind is (NoticeKind.CLOSED if notice.path == folder else NoticeKind.UNREADABLE)
        assert notice.path.is_relative_to(folder)


def test_a_file_in_place_of_the_folder_of_crashes_is_reported(data_dir: Path) -> None:
    where = places(data_dir)
    where.crashes.write_text("no folder")
    crashes = Crashes(where, "offscreen")
    crashes.install()
    crashes.close()
    assert crashes.notice is not None
    assert crashes.notice.path.is_relative_to(where.crashes)


@special
def test_without_a_place_for_the_trace_the_program_runs_and_it_is_reported(data_dir: Path, special: str) -> None:
    where = places(data_dir)
    where.crashes.mkdir()
    SPECIAL[special](where.crashes / TRACE)
    crashes = Crashes(where, "offscreen")
    crashes.install()
    assert crashes.last_time() is None
    crashes.close()
    assert crashes.notice is not None
    assert crashes.notice.path == where.crashes / TRACE


# Locks


@special
def test_what_is_no_lock_blocks_nothing(history: History, special: str) -> None:
    match = Match.begin(history, SETUP, pytest.fail)
    match.close()
    SPECIAL[special](history.lock(match.id))
    again = Match.resume(history, match.id, pytest.fail)
    assert again is not None
    again.close()
    assert not os.path.lexists(history.lock(match.id))


def test_a_large_file_in_place_of_a_lock_is_kept_under_another_name(history: History) -> None:
    match = Match.begin(history, SETUP, pytest.fail)
    match.close()
    history.lock(match.id).write_text("the last will\n" * 1000)
    again = Match.resume(history, match.id, pytest.fail)
    assert again is not None
    again.close()
    kept = history.lock(match.id).with_name(f"{match.id}.lock.damaged-1")
    assert kept.read_text().startswith("the last will")


@pytest.fixture
def odd_folder(tmp_path: Path) -> Path:
    """A folder whose name is no UTF-8, as on a disk that an older system has written."""
    folder = tmp_path / os.fsdecode(b"Spiele f\xfcr K\xe4the")
    try:
        folder.mkdir()
    except OSError:
        pytest.skip("this system has no such names")
    return folder


def test_a_tournament_is_locked_in_a_folder_of_any_name(odd_folder: Path) -> None:
    history = History(odd_folder / "tournaments")
    match = Match.begin(history, SETUP, pytest.fail)
    assert not Lock(history.lock(match.id)).take()
    match.close()
    assert not history.lock(match.id).exists()
    again = Lock(history.lock(match.id))
    assert again.take()
    again.release()
    assert [path.name for path in odd_folder.parent.iterdir()] == [odd_folder.name]


def test_qt_finds_a_file_in_a_folder_of_any_name(odd_folder: Path) -> None:
    path = odd_folder / "words.txt"
    path.write_bytes(b"Hochzeit")
    file = QFile(qt_path(path))
    assert file.open(QFile.OpenModeFlag.ReadOnly)
    assert file.readAll() == b"Hochzeit"
    file.close()
    assert qt_path(odd_folder.parent / "Käthe") == str(odd_folder.parent / "Käthe")
    assert not QFile.exists(qt_path(odd_folder / "nothing" / "words.txt"))
