"""Words for what the system does not let us read, write or throw away: what it is, why, and what can be done."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.notice import Cause, Notice, NoticeKind
from freedoko_qt.app.plain import isolated

from .translating import translated

_ANY = ""

_UNSAVED: Mapping[str, object] = {
    "settings.json": QT_TRANSLATE_NOOP("Wording", "The settings are not saved"),
    "trainer.json": QT_TRANSLATE_NOOP("Wording", "The answers in the trainer are not saved"),
    "course.json": QT_TRANSLATE_NOOP("Wording", "The progress with the course is not saved"),
    ".journal": QT_TRANSLATE_NOOP("Wording", "The running game is not saved"),
    "tournaments": QT_TRANSLATE_NOOP("Wording", "The tournament is not saved"),
    "evenings": QT_TRANSLATE_NOOP("Wording", "The evening is not saved"),
    "reviews": QT_TRANSLATE_NOOP("Wording", "The review is not saved"),
    "duplicates": QT_TRANSLATE_NOOP("Wording", "The comparison with the expert is not saved"),
    "branches": QT_TRANSLATE_NOOP("Wording", "What was tried is not saved"),
    "deals": QT_TRANSLATE_NOOP("Wording", "The deal is not saved"),
    "rules": QT_TRANSLATE_NOOP("Wording", "The rule set is not saved"),
    _ANY: QT_TRANSLATE_NOOP("Wording", "{file} is not saved"),
}
"""The sentences by the file or folder, as `Places` names them, or by the ending."""

_SAVED: Mapping[str, object] = {
    "settings.json": QT_TRANSLATE_NOOP("Wording", "The settings are saved now."),
    "trainer.json": QT_TRANSLATE_NOOP("Wording", "The answers in the trainer are saved now."),
    "course.json": QT_TRANSLATE_NOOP("Wording", "The progress with the course is saved now."),
    ".journal": QT_TRANSLATE_NOOP("Wording", "The game is saved now."),
    "tournaments": QT_TRANSLATE_NOOP("Wording", "The tournament is saved now."),
    "evenings": QT_TRANSLATE_NOOP("Wording", "The evening is saved now."),
    _ANY: QT_TRANSLATE_NOOP("Wording", "{file} is saved now."),
}
"""For what the program tries to write again until it can; the other files are tried once."""

_UNREAD: Mapping[str, object] = {
    "settings.json": QT_TRANSLATE_NOOP("Wording", "The settings cannot be read"),
    "trainer.json": QT_TRANSLATE_NOOP("Wording", "The questions of the trainer cannot be read"),
    "course.json": QT_TRANSLATE_NOOP("Wording", "The progress with the course cannot be read"),
    ".journal": QT_TRANSLATE_NOOP("Wording", "The running game cannot be read"),
    "tournaments": QT_TRANSLATE_NOOP("Wording", "The tournament cannot be read"),
    "evenings": QT_TRANSLATE_NOOP("Wording", "The evening cannot be read"),
    "reviews": QT_TRANSLATE_NOOP("Wording", "The review cannot be read"),
    "duplicates": QT_TRANSLATE_NOOP("Wording", "The comparison with the expert cannot be read"),
    "branches": QT_TRANSLATE_NOOP("Wording", "What was tried cannot be read"),
    "deals": QT_TRANSLATE_NOOP("Wording", "The deal cannot be read"),
    "rules": QT_TRANSLATE_NOOP("Wording", "The rule set cannot be read"),
    _ANY: QT_TRANSLATE_NOOP("Wording", "{file} cannot be read"),
}

_WHAT: Mapping[NoticeKind, Mapping[str, object]] = {
    NoticeKind.UNWRITABLE: _UNSAVED,
    NoticeKind.WRITTEN: _SAVED,
    NoticeKind.UNREADABLE: _UNREAD,
    NoticeKind.CLOSED: {_ANY: QT_TRANSLATE_NOOP("Wording", "The folder {file} cannot be opened")},
    NoticeKind.UNCHANGED: {_ANY: QT_TRANSLATE_NOOP("Wording", "Nothing was changed")},
}

_WRITING: Mapping[Cause, object] = {
    Cause.FULL: QT_TRANSLATE_NOOP("Wording", "the disk is full; free some space."),
    Cause.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Wording", "the program may not write there; check the permissions of the folder, or choose another one."
    ),
    Cause.MISSING: QT_TRANSLATE_NOOP("Wording", "the folder is not there; choose another one."),
    Cause.TAKEN: QT_TRANSLATE_NOOP("Wording", "the name is taken; choose another one."),
    Cause.NAME: QT_TRANSLATE_NOOP("Wording", "the disk does not take such a name; choose another one."),
    Cause.READ_ONLY: QT_TRANSLATE_NOOP("Wording", "the disk is read-only; choose another place."),
    Cause.IN_USE: QT_TRANSLATE_NOOP("Wording", "another program uses the file; close that program, and try again."),
    Cause.OUT_OF_REACH: QT_TRANSLATE_NOOP(
        "Wording", "the disk or network folder cannot be reached; connect it again."
    ),
    Cause.SCARCE: QT_TRANSLATE_NOOP(
        "Wording", "too many files are open, or memory is full; close other programs, or start this one again."
    ),
    Cause.OTHER: QT_TRANSLATE_NOOP("Wording", "the disk refuses it; check the disk, or choose another place."),
}

_KEEPING: Mapping[Cause, object] = {
    **_WRITING,
    Cause.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Wording", "the program may not write there; check the permissions of the folder."
    ),
    Cause.MISSING: QT_TRANSLATE_NOOP("Wording", "the folder is not there; bring it back."),
    Cause.TAKEN: QT_TRANSLATE_NOOP("Wording", "something else has that name; move it away."),
    Cause.NAME: QT_TRANSLATE_NOOP("Wording", "the disk does not take such names; keep these files on another one."),
    Cause.READ_ONLY: QT_TRANSLATE_NOOP("Wording", "the disk is read-only; make it writable."),
    Cause.OTHER: QT_TRANSLATE_NOOP("Wording", "the disk refuses it; check the disk."),
}
"""For the program's own files: nobody has chosen their places and names, or could choose others."""

_NO_FILE = QT_TRANSLATE_NOOP("Wording", "it is not an ordinary file, or the disk is damaged; check both.")

_READING: Mapping[Cause, object] = {
    **_WRITING,
    Cause.FULL: QT_TRANSLATE_NOOP("Wording", "the file is too large; choose another one."),
    Cause.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Wording", "the program may not read the file; check the permissions of the file."
    ),
    Cause.MISSING: QT_TRANSLATE_NOOP("Wording", "the file is not there; choose another one."),
    Cause.TAKEN: _NO_FILE,
    Cause.OTHER: _NO_FILE,
}

_READING_OWN: Mapping[Cause, object] = {
    **_READING,
    Cause.FULL: QT_TRANSLATE_NOOP("Wording", "the file is too large; move it away."),
    Cause.MISSING: QT_TRANSLATE_NOOP("Wording", "the file is not there any more; it was deleted or moved."),
    Cause.NAME: _KEEPING[Cause.NAME],
    Cause.READ_ONLY: _KEEPING[Cause.READ_ONLY],
}
"""As `_KEEPING`, for reading."""

_OPENING: Mapping[Cause, object] = {
    **dict.fromkeys(
        Cause, QT_TRANSLATE_NOOP("Wording", "it is no longer a folder, or the disk is damaged; check both.")
    ),
    Cause.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Wording", "the program may not look into it; check the permissions of the folder."
    ),
    Cause.OUT_OF_REACH: _WRITING[Cause.OUT_OF_REACH],
    Cause.SCARCE: _WRITING[Cause.SCARCE],
}

_OWN: Mapping[NoticeKind, Mapping[Cause, object]] = {
    NoticeKind.UNWRITABLE: _KEEPING,
    NoticeKind.UNREADABLE: _READING_OWN,
}

_REMEDIES: Mapping[NoticeKind, Mapping[Cause, object]] = {
    NoticeKind.UNWRITABLE: _WRITING,
    NoticeKind.UNCHANGED: {**_KEEPING, **{cause: _WRITING[cause] for cause in (Cause.TAKEN, Cause.NAME)}},
    NoticeKind.UNREADABLE: _READING,
    NoticeKind.CLOSED: _OPENING,
}


def file_trouble(given: Notice) -> str:
    """One sentence about a file that cannot be read, written or changed, with what can be done, or that is saved now.

    Without its path. Raises KeyError for a kind of notice that has its own sentence.
    """
    what = _WHAT[given.kind]
    subject = next((name for name in _names(given.path) if name in what), _ANY)
    name = given.path.absolute().name or str(given.path)  # "." has none, and "/" never
    trouble = translated(what[subject], file=isolated(name))
    if given.kind is NoticeKind.WRITTEN:
        return trouble
    is_own = subject != _ANY and given.kind in _OWN
    remedies = (_OWN if is_own else _REMEDIES)[given.kind]
    return f"{trouble}: {translated(remedies[given.cause])}"


def _names(path: Path) -> tuple[str, ...]:
    """The names by which a file is known: its own, its ending, its folder. One that the person chose has none."""
    return (path.name, path.suffix, path.parent.name) if path.suffix in (".json", ".journal") else (path.name,)
