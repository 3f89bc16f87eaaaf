"""Words for notices about a file, or about an external program."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.external_programs import Substitution, Trouble
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.plain import isolated, one_line

from .file_trouble import file_trouble
from .players import level_name
from .translating import translated

_NOTICES: Mapping[NoticeKind, object] = {
    NoticeKind.DAMAGED: QT_TRANSLATE_NOOP("Wording", "{file} is damaged or not ours; it is kept as {kept}."),
    NoticeKind.RESTORED: QT_TRANSLATE_NOOP(
        "Wording", "{file} was damaged; its backup has taken its place, and the damaged file is kept as {kept}."
    ),
    NoticeKind.GONE: QT_TRANSLATE_NOOP("Wording", "{file} was gone; its backup has taken its place."),
    NoticeKind.ORPHANED: QT_TRANSLATE_NOOP(
        "Wording", "The tournament of {file} is gone; the game that was running is kept as {kept}."
    ),
    NoticeKind.IN_USE: QT_TRANSLATE_NOOP(
        "Wording", "{file} is being played in another window of the program; another tournament can be played here."
    ),
    NoticeKind.OPEN: QT_TRANSLATE_NOOP(
        "Wording", "The list of this evening is open in another window of the program; go on with it there."
    ),
    NoticeKind.CUT: QT_TRANSLATE_NOOP(
        "Wording",
        "The journal of the running game is damaged; the game goes on from its last readable action. "
        "The damaged file is kept as {kept}.",
    ),
    NoticeKind.TORN: QT_TRANSLATE_NOOP(
        "Wording", "The last action was not written in full into {file}; the game goes on from before it."
    ),
    NoticeKind.REWRITTEN: QT_TRANSLATE_NOOP(
        "Wording", "The file of the running tournament was gone; all that was played is written again into {file}."
    ),
    NoticeKind.NEWER: QT_TRANSLATE_NOOP(
        "Wording", "{file} was written by a newer version of the program; it is left as it is."
    ),
}

_SUBSTITUTIONS: Mapping[Trouble, object] = {
    Trouble.NOT_CHOSEN: QT_TRANSLATE_NOOP(
        "Wording",
        "External programs play only on the computer where they were chosen; the level {level} plays for {name}.",
    ),
    Trouble.NOT_STARTED: QT_TRANSLATE_NOOP(
        "Wording", "{name}'s program cannot be started; the level {level} plays instead."
    ),
    Trouble.ENDED: QT_TRANSLATE_NOOP("Wording", "{name}'s program has ended; the level {level} plays on."),
    Trouble.SILENT: QT_TRANSLATE_NOOP("Wording", "{name}'s program does not answer; the level {level} plays on."),
    Trouble.NOT_UNDERSTOOD: QT_TRANSLATE_NOOP(
        "Wording", "{name}'s program cannot be understood; the level {level} plays on."
    ),
    Trouble.ILLEGAL: QT_TRANSLATE_NOOP(
        "Wording", "{name}'s program has made an illegal move; the level {level} plays on."
    ),
}


def notice(given: Notice | Substitution) -> str:
    """One sentence about a file that was damaged, is newer, or cannot be read or written, or about a program."""
    if isinstance(given, Substitution):
        return translated(_SUBSTITUTIONS[given.trouble], name=given.name, level=level_name(given.level))
    if given.kind not in _NOTICES:
        return file_trouble(given)
    kept = "" if given.kept is None else isolated(given.kept.name)
    return translated(_NOTICES[given.kind], file=one_line(str(given.path)), kept=kept)
