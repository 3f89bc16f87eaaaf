"""Files that are written whole, set aside when damaged, and left alone when newer."""

import json
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from freedoko_qt.app.atomic import set_aside, write_atomically
from freedoko_qt.app.migrations import newest
from freedoko_qt.app.notice import Cause, Notice, NoticeKind
from freedoko_qt.app.storage import Loaded, backup_of, documents, load, load_summary, save
from freedoko_qt.engine.errors import BadSave

DISCARDING = """
import sys
from pathlib import Path
from kill_points import kill_self_before
from freedoko_qt.app.storage import discard
path = Path(sys.argv[1])
kill_self_before(int(sys.argv[2]), path.parent)
discard(path)
"""
CONTENT = {"name": "Käthe", "numbers": [1, -2, 3], "nothing": None}


def read(path: Path) -> Loaded[dict[str, object]]:
    return load(path, "note", dict)


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "note.json"
    save(path, "note", CONTENT)
    return path


def test_what_was_saved_is_read_again(note: Path) -> None:
    assert read(note) == Loaded(CONTENT)


def test_a_file_that_does_not_exist_needs_no_notice(tmp_path: Path) -> None:
    assert read(tmp_path / "none.json") == Loaded(None)


def test_nothing_but_the_file_and_its_backup_is_left_after_writing(note: Path) -> None:
    assert list(note.parent.iterdir()) == [note]
    for number in range(3):
        save(note, "note", {"number": number})
        assert sorted(note.parent.iterdir()) == [note, backup_of(note)]
    assert read(note).value == {"number": 2}
    assert read(backup_of(note)).value == {"number": 1}


def test_what_is_thrown_away_does_not_come_back_as_it_was_before(tmp_path: Path) -> None:
    """Whenever the program is killed meanwhile, or another window reads it."""
    for operations in count(1):
        path = tmp_path / str(operations) / "note.json"
        path.parent.mkdir()
        for number in range(2):
            save(path, "note", {"number": number})
        command = [sys.executable, "-c", DISCARDING, str(path), str(operations)]
        is_killed = subprocess.run(command, check=False, cwd=Path(__file__).parent).returncode == -signal.SIGKILL
        assert read(path).value in ({"number": 1}, None)
        if not is_killed:
            break
    assert operations > 2


def test_a_failure_while_writing_keeps_the_old_file(note: Path) -> None:
    before = note.read_bytes()
    with pytest.raises(UnicodeEncodeError):
        write_atomically(note, "half of it is written, then: \ud800")
    assert note.read_bytes() == before


def test_every_changed_byte_is_found_and_the_file_set_aside(note: Path) -> None:
    sound = note.read_bytes()
    for position in range(len(sound)):
        damaged = bytearray(sound)
        damaged[position] ^= 0x15
        note.write_bytes(damaged)
        loaded = read(note)
        if loaded.value is not None:  # white space between the values, and nothing else
            assert loaded.value == CONTENT
            continue
        assert loaded.notice is not None
        assert loaded.notice.kind in (NoticeKind.DAMAGED, NoticeKind.NEWER)
        kept = note if loaded.notice.kept is None else loaded.notice.kept
        assert kept.read_bytes() == damaged
        kept.unlink()


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"freedoko-qt": "note"}', "[" * 100_000, "\x00\xff"])
def test_a_foreign_file_is_set_aside_and_named(note: Path, text: str) -> None:
    note.write_bytes(text.encode("latin-1"))
    kept = note.with_name("note.json.damaged-1")
    assert read(note) == Loaded(None, Notice(NoticeKind.DAMAGED, note, kept=kept))
    assert kept.read_bytes() == text.encode("latin-1")
    assert not note.exists()


def test_a_file_of_another_kind_is_foreign(note: Path) -> None:
    save(note, "settings", CONTENT)
    loaded = read(note)
    assert loaded.notice is not None
    assert loaded.notice.kind is NoticeKind.DAMAGED


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(note: Path) -> None:
    first = set_aside(note)
    note.write_text("second")
    second = set_aside(note)
    assert (first.name, second.name) == ("note.json.damaged-1", "note.json.damaged-2")
    assert json.loads(first.read_text())["content"] == CONTENT
    assert second.read_text() == "second"


def test_a_newer_format_is_left_alone(note: Path) -> None:
    values = json.loads(note.read_text()) | {"format": newest("note") + 1}
    note.write_text(json.dumps(values))
    before = note.read_bytes()
    assert read(note) == Loaded(None, Notice(NoticeKind.NEWER, note))
    assert note.read_bytes() == before


def test_what_the_reader_refuses_is_damaged(note: Path) -> None:
    def refuse(values: dict[str, object]) -> str:
        raise BadSave("not so")

    loaded = load(note, "note", refuse)
    assert loaded.notice is not None
    assert loaded.notice.kind is NoticeKind.DAMAGED


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "note.json"
    path.mkdir()  # reading a folder fails for every user, root too
    loaded = read(path)
    assert loaded.notice is not None
    assert loaded.notice.kind is NoticeKind.UNREADABLE
    assert path.is_dir()


def test_a_file_larger_than_the_window_can_wait_for_is_left_alone(note: Path) -> None:
    note.write_text(note.read_text() + " " * 5_000_000)
    loaded = read(note)
    assert loaded.value is None
    assert loaded.notice is not None
    assert (loaded.notice.kind, loaded.notice.cause) == (NoticeKind.UNREADABLE, Cause.FULL)
    assert note.exists()


def test_a_file_written_by_hand_needs_no_check_sum(note: Path) -> None:
    values = json.loads(note.read_text())
    del values["check"]
    values["content"]["name"] = "Hanne"
    note.write_text(json.dumps(values))
    assert read(note).value == CONTENT | {"name": "Hanne"}


@pytest.fixture
def written_twice(note: Path) -> Path:
    """A document with a backup that is different from it."""
    save(note, "note", {"other": True})
    return note


def test_damaged_it_is_set_aside_and_its_backup_takes_its_place(written_twice: Path) -> None:
    note = written_twice
    note.write_text("{")
    kept = note.with_name("note.json.damaged-1")
    assert read(note) == Loaded(CONTENT, Notice(NoticeKind.RESTORED, note, kept=kept))
    assert kept.read_text() == "{"
    assert read(note) == Loaded(CONTENT)


def test_taken_away_it_comes_back_from_its_backup(written_twice: Path) -> None:
    note = written_twice
    note.unlink()
    assert documents(note.parent) == [note]
    assert read(note) == Loaded(CONTENT, Notice(NoticeKind.GONE, note))
    assert read(note) == Loaded(CONTENT)


def test_where_the_backup_is_damaged_too_both_are_set_aside(written_twice: Path) -> None:
    note = written_twice
    for path in (note, backup_of(note)):
        path.write_text("{")
    assert read(note) == Loaded(None, Notice(NoticeKind.DAMAGED, note, kept=note.with_name("note.json.damaged-1")))
    assert backup_of(note).with_name("note.json.backup.damaged-1").read_text() == "{"


def test_what_the_reader_refuses_comes_from_the_backup_too(written_twice: Path) -> None:
    def parse(values: dict[str, object]) -> dict[str, object]:
        if "other" in values:
            raise BadSave("not so")
        return values

    assert load(written_twice, "note", parse).value == CONTENT


def test_a_damaged_file_never_takes_the_place_of_a_good_backup(written_twice: Path) -> None:
    written_twice.write_text("{")
    save(written_twice, "note", {"third": True})
    assert read(backup_of(written_twice)).value == CONTENT


def test_a_backup_does_not_help_against_a_newer_format(written_twice: Path) -> None:
    values = json.loads(written_twice.read_text()) | {"format": newest("note") + 1}
    written_twice.write_text(json.dumps(values))
    assert read(written_twice) == Loaded(None, Notice(NoticeKind.NEWER, written_twice))


def test_where_there_are_no_second_names_for_files_the_backup_is_a_copy(
    note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("not on this file system")

    monkeypatch.setattr("os.link", refuse)
    save(note, "note", {"other": True})
    assert read(backup_of(note)).value == CONTENT
    assert sorted(note.parent.iterdir()) == [note, backup_of(note)]


def test_a_summary_is_read_without_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "note.json"
    save(path, "note", CONTENT, {"name": "Käthe"})
    assert read(path) == Loaded(CONTENT)
    first, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(first + b"\n" + rest[:10])
    assert load_summary(path, "note") == {"name": "Käthe"}
    assert json.loads(first.removesuffix(b",") + b"}")["freedoko-qt"] == "note"


def test_a_summary_with_a_changed_byte_is_not_trusted(tmp_path: Path) -> None:
    path = tmp_path / "note.json"
    save(path, "note", CONTENT, {"name": "Käthe"})
    sound = path.read_bytes()
    for position in range(sound.index(b"\n")):
        damaged = bytearray(sound)
        damaged[position] ^= 0x15
        path.write_bytes(damaged)
        assert load_summary(path, "note") in (None, {"name": "Käthe"})


@pytest.mark.parametrize("name", ["\ud800", "Käthe \udfff", "\udc80\ud800"])
def test_half_a_letter_in_a_file_without_a_check_sum_is_replaced(note: Path, name: str) -> None:
    note.write_text(json.dumps({"freedoko-qt": "note", "format": 1, "content": {"name": name, name: [name]}}))
    readable = "".join("\ufffd" if "\ud800" <= letter <= "\udfff" else letter for letter in name)
    assert read(note) == Loaded({"name": readable, readable: [readable]})


def test_half_a_letter_that_is_to_be_written_is_replaced(note: Path) -> None:
    for summary in (None, {"name": "\ud800"}):
        save(note, "note", {"name": "\ud800"}, summary)
        assert read(note) == Loaded({"name": "\ufffd"})
    assert load_summary(note, "note") == {"name": "\ufffd"}


def test_text_that_no_file_can_hold_is_damage_like_any_other(note: Path) -> None:
    values = json.loads(note.read_text())
    values["content"]["name"] = "\ud800"
    note.write_text(json.dumps(values))
    loaded = read(note)
    assert loaded.notice is not None
    assert loaded.notice.kind is NoticeKind.DAMAGED
