"""The journal of the running game: what is in it after a kill, a torn write, a damaged byte."""

import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from freedoko_qt.app.journal import Journal, read_journal
from freedoko_qt.app.migrations import newest
from freedoko_qt.app.sealed import NewerFormat, checksum, packed
from freedoko_qt.engine.errors import BadSave

HEADER = {"deal": 3}
ENTRIES = tuple({"seat": seat, "play": card} for seat, card in enumerate(["CT", "CA", "C9", "HT"]))


def append(journal: Journal, entry: dict[str, Any]) -> None:
    """Add an entry and put it on disk."""
    journal.add(entry)
    journal.write()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.journal"


@pytest.fixture
def written(path: Path) -> Path:
    journal = Journal(path, HEADER)
    journal.write()
    for entry in ENTRIES:
        append(journal, entry)
    journal.close()
    return path


def test_each_line_is_in_the_file_when_append_returns(path: Path) -> None:
    journal = Journal(path, HEADER)
    journal.write()
    for number, entry in enumerate(ENTRIES, start=1):
        append(journal, entry)
        assert read_journal(path).entries == ENTRIES[:number]
    journal.close()


def test_the_header_comes_back(written: Path) -> None:
    assert read_journal(written).header["deal"] == 3


def test_cut_anywhere_it_holds_every_whole_line_and_nothing_else(written: Path) -> None:
    sound = written.read_bytes()
    header = sound.index(b"\n") + 1
    for length in range(header, len(sound) + 1):
        written.write_bytes(sound[:length])
        text = read_journal(written)
        assert text.entries == ENTRIES[: sound[header:length].count(b"\n")]
        assert not text.damaged
        assert text.torn == (sound[length - 1] != ord("\n"))


def test_cut_within_its_first_line_it_is_of_no_use(written: Path) -> None:
    header = written.read_bytes().index(b"\n")
    written.write_bytes(written.read_bytes()[:header])
    with pytest.raises(BadSave):
        read_journal(written)


def test_a_damaged_line_ends_what_can_be_read(written: Path) -> None:
    lines = written.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"CA", b"CK")
    written.write_bytes(b"".join(lines))
    text = read_journal(written)
    assert text.damaged
    assert text.entries == ENTRIES[:1]


def missing(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], *lines[3:]]


def doubled(lines: list[bytes]) -> list[bytes]:
    return [*lines[:3], lines[2], *lines[3:]]


def swapped(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], lines[3], lines[2], *lines[4:]]


@pytest.mark.parametrize(("move", "sound"), [(missing, 1), (doubled, 2), (swapped, 1)])
def test_a_line_that_is_missing_doubled_or_in_another_place_ends_what_can_be_read(
    move: Callable[[list[bytes]], list[bytes]], sound: int, written: Path
) -> None:
    written.write_bytes(b"".join(move(written.read_bytes().splitlines(keepends=True))))
    text = read_journal(written)
    assert (text.entries, text.damaged, text.torn) == (ENTRIES[:sound], True, False)


def test_a_line_of_another_journal_ends_what_can_be_read(written: Path) -> None:
    other = Journal(written.with_name("other.journal"), {"deal": 4}, ENTRIES)
    other.write()
    other.close()
    lines = written.read_bytes().splitlines(keepends=True)
    lines[2] = written.with_name("other.journal").read_bytes().splitlines(keepends=True)[2]
    written.write_bytes(b"".join(lines))
    text = read_journal(written)
    assert (text.entries, text.damaged) == (ENTRIES[:1], True)


def test_the_lines_of_a_journal_under_the_first_line_of_another_are_damaged(written: Path) -> None:
    other = Journal(written.with_name("other.journal"), {"deal": 4})
    other.write()
    other.close()
    (first,) = written.with_name("other.journal").read_bytes().splitlines(keepends=True)
    written.write_bytes(first + b"".join(written.read_bytes().splitlines(keepends=True)[1:]))
    text = read_journal(written)
    assert (text.header["deal"], text.entries, text.damaged) == (4, (), True)


def test_the_first_format_in_which_each_line_stood_for_itself_is_read(path: Path) -> None:
    values = [{"freedoko-qt": "journal", "format": 1, **HEADER}, *ENTRIES]
    path.write_text("".join(f"{checksum(packed(one))} {packed(one)}\n" for one in values))
    text = read_journal(path)
    assert (text.header["deal"], text.entries, text.damaged, text.torn) == (3, ENTRIES, False, False)


def test_a_journal_of_a_newer_format_is_refused(path: Path) -> None:
    header = packed({"freedoko-qt": "journal", "format": newest("journal") + 1})
    path.write_text(f"{checksum(header)} {header}\n")
    with pytest.raises(NewerFormat):
        read_journal(path)


def test_begun_again_with_what_was_done_it_goes_on_behind_it(written: Path) -> None:
    journal = Journal(written, HEADER, ENTRIES[:2])
    journal.write()
    append(journal, ENTRIES[3])
    journal.close()
    assert read_journal(written).entries == (*ENTRIES[:2], ENTRIES[3])


@pytest.mark.parametrize("take", [Path.unlink, lambda path: path.rename(path.with_name("elsewhere"))])
def test_a_journal_taken_away_while_open_is_written_anew(take: Callable[[Path], object], path: Path) -> None:
    journal = Journal(path, HEADER)
    journal.write()
    append(journal, ENTRIES[0])
    take(path)
    append(journal, ENTRIES[1])
    journal.close()
    assert read_journal(path).entries == ENTRIES[:2]


def test_what_could_not_be_written_is_written_with_the_next_line(path: Path) -> None:
    path.mkdir()  # in the way of the file
    journal = Journal(path, HEADER)
    with pytest.raises(OSError):
        journal.write()
    with pytest.raises(OSError):
        append(journal, ENTRIES[0])
    path.rmdir()
    append(journal, ENTRIES[1])
    journal.close()
    assert read_journal(path).entries == ENTRIES[:2]


def test_a_full_disk_loses_nothing_once_there_is_room_again(path: Path) -> None:
    journal = Journal(path, HEADER)
    journal.write()
    append(journal, ENTRIES[0])
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 7, limits[1]))
    try:
        for entry in ENTRIES[1:3]:
            with pytest.raises(OSError):
                append(journal, entry)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert read_journal(path).entries == ENTRIES[:1]
    assert read_journal(path).torn
    append(journal, ENTRIES[3])
    journal.close()
    assert read_journal(path).entries == ENTRIES


def test_a_line_that_is_no_object_is_damaged(written: Path) -> None:
    before = written.read_text().splitlines()[-1].partition(" ")[0]
    with written.open("ab") as file:
        file.write(f"{checksum('[1]', before)} [1]\n".encode())
    text = read_journal(written)
    assert (text.entries, text.damaged) == (ENTRIES, True)
