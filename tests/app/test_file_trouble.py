"""Notices about files that cannot be read, written or thrown away: the trouble, and its remedy."""

import errno
import logging
import os
from datetime import datetime
from pathlib import Path

import pytest

from freedoko_qt.app import wording
from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice, closed, unchanged, unreadable, unwritable
from freedoko_qt.app.places import Places, places
from freedoko_qt.app.rule_sets import RuleSet, RuleSets
from freedoko_qt.app.settings import Language
from freedoko_qt.engine.rules import PRESETS

FAILURES = [
    errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR,
    errno.EEXIST, errno.EIO, errno.EISDIR, errno.ELOOP, errno.ENAMETOOLONG, errno.ETXTBSY, errno.ESTALE, errno.EMFILE,
    None,
]  # fmt: skip
WORDS = {
    (errno.EMFILE, errno.ENFILE, errno.ENOMEM): (
        "too many files are open, or memory is full; close other programs, or start this one again.",
        "Es sind zu viele Dateien offen, oder der Speicher ist voll; beende andere Programme oder starte dieses neu.",
    ),
    (errno.EROFS,): (
        "the disk is read-only; choose another place.",
        "Der Datenträger ist schreibgeschützt; wähle einen anderen Ort.",
    ),
    (errno.ENAMETOOLONG, errno.EILSEQ): (
        "the disk does not take such a name; choose another one.",
        "Diesen Namen nimmt der Datenträger nicht an; wähle einen anderen.",
    ),
    (errno.ETXTBSY, errno.EBUSY): (
        "another program uses the file; close that program, and try again.",
        "Ein anderes Programm benutzt die Datei; beende es und versuch es noch einmal.",
    ),
    (errno.ESTALE, errno.ENOTCONN, errno.ENODEV, errno.ENXIO, errno.ETIMEDOUT, errno.EHOSTDOWN, errno.EHOSTUNREACH): (
        "the disk or network folder cannot be reached; connect it again.",
        "Der Datenträger oder Netzwerkordner ist nicht erreichbar; verbinde ihn wieder.",
    ),
}
SUBJECTS = [
    ("settings", "The settings", "Die Einstellungen"),
    ("trainer", "The answers in the trainer", "Die Antworten im Trainer"),
    ("course", "The progress with the course", "Der Fortschritt im Kurs"),
    ("tournament", "The tournament", "Das Turnier"),
    ("journal", "The running game", "Das laufende Spiel"),
    ("evenings", "The evening", "Der Abend"),
    ("reviews", "The review", "Die Analyse"),
    ("duplicates", "The comparison with the expert", "Der Vergleich mit dem Experten"),
    ("branches", "What was tried", "Der Versuch"),
    ("deals", "The deal", "Die Kartenverteilung"),
    ("rule_sets", "The rule set", "Der Regelsatz"),
]
RETRIED = [
    ("settings", "The settings are saved now.", "Die Einstellungen sind jetzt gespeichert."),
    ("trainer", "The answers in the trainer are saved now.", "Die Antworten im Trainer sind jetzt gespeichert."),
    ("course", "The progress with the course is saved now.", "Der Fortschritt im Kurs ist jetzt gespeichert."),
    ("tournament", "The tournament is saved now.", "Das Turnier ist jetzt gespeichert."),
    ("journal", "The game is saved now.", "Das Spiel ist jetzt gespeichert."),
    ("evenings", "The evening is saved now.", "Der Abend ist jetzt gespeichert."),
]
"""What is written again by itself once that is possible."""


def path_of(name: str, there: Places) -> Path:
    """The place of a file of this kind, as the part of the program gives it that writes it."""
    history = History(there.tournaments)
    files = {
        "settings": there.settings,
        "trainer": there.trainer,
        "course": there.course,
        "tournament": history.path("2026-01-01-200000"),
        "journal": history.journal("2026-01-01-200000"),
    }
    return files[name] if name in files else getattr(there, name) / "2026-01-01-200000.json"


def failure(number: int | None) -> OSError:
    return OSError("the line was not written in full") if number is None else OSError(number, os.strerror(number))


@pytest.mark.parametrize("number", FAILURES, ids=lambda number: errno.errorcode.get(number, "no number"))
@pytest.mark.parametrize("notice_of", [unwritable, unreadable, unchanged])
def test_one_sentence_in_one_language_without_a_path_or_words_of_the_system(
    notice_of: type[Notice], number: int | None, language: Language, data_dir: Path
) -> None:
    for name, *_ in SUBJECTS:
        path, error = path_of(name, places(data_dir)), failure(number)
        text = wording.notice(notice_of(path, error))
        assert text.endswith(".") and text.count(".") == 1
        assert not any(part in text for part in (str(data_dir), path.name, str(error.strerror), "{"))
        english = " is " in text or " was " in text or " are " in text or " cannot " in text
        assert english is (language is Language.ENGLISH)


@pytest.mark.parametrize(("name", "english", "german"), SUBJECTS, ids=[name for name, *_ in SUBJECTS])
def test_it_says_what_is_not_saved(name: str, english: str, german: str, language: Language, data_dir: Path) -> None:
    text = wording.notice(unwritable(path_of(name, places(data_dir)), failure(errno.ENOSPC)))
    subject, why = text.split(": ")
    assert subject.startswith(german if language is Language.GERMAN else english)
    expected = {
        Language.ENGLISH: "the disk is full; free some space.",
        Language.GERMAN: "Der Datenträger ist voll; schaff Platz.",
    }
    assert why == expected[language]


@pytest.mark.parametrize(("name", "english", "german"), RETRIED, ids=[name for name, *_ in RETRIED])
def test_it_says_what_is_saved_now(name: str, english: str, german: str, language: Language, data_dir: Path) -> None:
    mended = unwritable(path_of(name, places(data_dir)), failure(errno.ENOSPC)).mended
    assert mended is not None
    assert wording.notice(mended) == (german if language is Language.GERMAN else english)


@pytest.mark.parametrize("numbers", WORDS, ids=lambda numbers: errno.errorcode[numbers[0]])
def test_what_a_person_can_do_about_it(numbers: tuple[int, ...], language: Language, tmp_path: Path) -> None:
    english, german = WORDS[numbers]
    for number in numbers:
        text = wording.notice(unwritable(tmp_path / "Mittwoch.csv", failure(number)))
        assert text.split(": ")[1] == (german if language is Language.GERMAN else english)


@pytest.mark.parametrize("name", [name for name, *_ in SUBJECTS])
def test_nobody_is_told_to_choose_a_place_for_the_files_of_the_program(
    name: str, language: Language, data_dir: Path
) -> None:
    for number in FAILURES:
        for notice in (unwritable, unreadable):
            text = wording.notice(notice(path_of(name, places(data_dir)), failure(number)))
            assert "choose" not in text and "wähle" not in text


@pytest.mark.parametrize("number", [errno.ESTALE, errno.EMFILE], ids=errno.errorcode.get)
def test_a_folder_that_is_out_of_reach_is_not_called_damaged(
    number: int, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Path) -> list[str]:
        raise failure(number)

    monkeypatch.setattr(os, "listdir", fails)
    (notice,) = closed(tmp_path / "tournaments")
    words = next(words for numbers, words in WORDS.items() if number in numbers)
    assert wording.notice(notice).split(": ")[1] == words[language is Language.GERMAN]


def test_a_file_that_another_program_has_open_on_windows(tmp_path: Path) -> None:
    error = failure(errno.EACCES)
    error.winerror = 32  # type: ignore[attr-defined]
    text = wording.notice(unwritable(tmp_path / "Mittwoch.csv", error))
    assert text == "Mittwoch.csv is not saved: another program uses the file; close that program, and try again."


def test_a_file_of_somebodys_choice_is_called_by_its_name(tmp_path: Path) -> None:
    for folder in ("tournaments", "rules", "somewhere"):
        text = wording.notice(unwritable(tmp_path / folder / "Mittwoch.csv", failure(errno.EACCES)))
        assert text.startswith("Mittwoch.csv is not saved: the program may not write there; ")


@pytest.mark.parametrize(("path", "name"), [(".", "evenings"), ("", "evenings"), ("/", "/"), ("..", "..")])
def test_a_folder_has_a_name_however_it_is_typed(
    path: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "evenings"
    folder.mkdir()
    monkeypatch.chdir(folder)
    said = wording.notice(unreadable(Path(path), OSError(errno.EISDIR, "Is a directory")))
    assert said.startswith(f"{name} cannot be read: ")


def test_the_log_has_the_path_and_the_words_of_the_system(data_dir: Path, caplog: pytest.LogCaptureFixture) -> None:
    unwritable(places(data_dir).settings, failure(errno.ENOSPC))
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert str(places(data_dir).settings) in record.getMessage()
    assert os.strerror(errno.ENOSPC) in record.getMessage()


def test_a_name_that_is_taken(data_dir: Path) -> None:
    sets = RuleSets(places(data_dir).rule_sets)
    for name in ("Montag", "Dienstag"):
        sets.save(RuleSet(PRESETS["ddv"].rules, name=name))
    (first, *_), _ = sets.all()
    notice = sets.rename(first, "Montag")
    assert notice is not None
    assert wording.notice(notice) == "Nothing was changed: the name is taken; choose another one."


def test_what_cannot_be_thrown_away_is_not_said_to_be_unsaved(data_dir: Path) -> None:
    history = History(data_dir / "tournaments", now=lambda: datetime(2026, 1, 1))
    history.folder.mkdir()
    history.trash.write_text("a file where the folder would be")
    notice = history.delete("2026-01-01-200000")
    assert notice is not None
    assert wording.notice(notice).startswith("Nothing was changed: ")
