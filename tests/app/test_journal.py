"""The journal of the running game: what is in it after a kill, a torn write, a damaged byte."""

import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from freedoko_qt.app.journal import Journal, read_journal
from freedoko_qt.app.migrations import newest
from freedoko_qt.app.storage import NewerFormat, checksum, packed
from freedoko_qt.engine.errors import BadSave

HEADER = {"deal": 3}
ENTRIES = tuple({"seat": seat, "play": card} for seat, card in enumerate(["CT", "CA", "C9", "HT"]))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.journal"


@pytest.fixture
def written(path: Path) -> Path:
    journal = Journal(path, HEADER)
    journal.write()
    for entry in ENTRIES:
        journal.append(entry)
    journal.close()
    return path


def test_each_line_is_in_the_file_when_append_returns(path: Path) -> None:
    journal = Journal(path, HEADER)
    journal.write()
    for number, entry in enumerate(ENTRIES, start=1):
        journal.append(entry)
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


def test_a_journal_of_a_newer_format_is_refused(path: Path) -> None:
    header = packed({"freedoko-qt": "journal", "format": newest("journal") + 1})
    path.write_text(f"{checksum(header)} {header}\n")
    with pytest.raises(NewerFormat):
        read_journal(path)


def test_begun_again_with_what_was_done_it_goes_on_behind_it(written: Path) -> None:
    journal = Journal(written, HEADER, ENTRIES[:2])
    journal.write()
    journal.append(ENTRIES[3])
    journal.close()
    assert read_journal(written).entries == (*ENTRIES[:2], ENTRIES[3])


@pytest.mark.parametrize("take", [Path.unlink, lambda path: path.rename(path.with_name("elsewhere"))])
def test_a_journal_taken_away_while_open_is_written_anew(take: Callable[[Path], object], path: Path) -> None:
    journal = Journal(path, HEADER)
    journal.write()
    journal.append(ENTRIES[0])
    take(path)
    journal.append(ENTRIES[1])
    journal.close()
    assert read_journal(path).entries == ENTRIES[:2]


def test_what_could_not_be_written_is_written_with_the_next_line(path: Path) -> None:
    path.mkdir()  # in the way of the file
    journal = Journal(path, HEADER)
    with pytest.raises(OSError):
        journal.write()
    with pytest.raises(OSError):
        journal.append(ENTRIES[0])
    path.rmdir()
    journal.append(ENTRIES[1])
    journal.close()
    assert read_journal(path).entries == ENTRIES[:2]


def test_a_full_disk_loses_nothing_once_there_is_room_again(path: Path) -> None:
    journal = Journal(path, HEADER)
    journal.write()
    journal.append(ENTRIES[0])
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 7, limits[1]))
    try:
        for entry in ENTRIES[1:3]:
            with pytest.raises(OSError):
                journal.append(entry)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert read_journal(path).entries == ENTRIES[:1]
    assert read_journal(path).torn
    journal.append(ENTRIES[3])
    journal.close()
    assert read_journal(path).entries == ENTRIES


def test_a_line_that_is_no_object_is_damaged(written: Path) -> None:
    with written.open("ab") as file:
        file.write(f"{checksum('[1]')} [1]\n".encode())
    assert read_journal(written).damaged
