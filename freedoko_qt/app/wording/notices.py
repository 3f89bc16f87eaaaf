"""Words for what has to be told about a file."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.storage import Notice, NoticeKind

from .translating import translated

_NOTICES: Mapping[NoticeKind, object] = {
    NoticeKind.DAMAGED: QT_TRANSLATE_NOOP("Wording", "{file} is damaged or not ours; it is kept as {kept}."),
    NoticeKind.CUT: QT_TRANSLATE_NOOP(
        "Wording",
        "The journal of the running game is damaged; the game goes on from its last readable action. "
        "The damaged file is kept as {kept}.",
    ),
    NoticeKind.TORN: QT_TRANSLATE_NOOP(
        "Wording", "The last action was not written in full into {file}; the game goes on before it."
    ),
    NoticeKind.NEWER: QT_TRANSLATE_NOOP(
        "Wording", "{file} was written by a newer version of the program; it is left as it is."
    ),
    NoticeKind.UNREADABLE: QT_TRANSLATE_NOOP("Wording", "{file} cannot be read: {reason}."),
    NoticeKind.UNWRITABLE: QT_TRANSLATE_NOOP("Wording", "{file} cannot be written: {reason}."),
}


def notice(told: Notice) -> str:
    """One sentence about a file that was damaged, is newer, or cannot be read or written."""
    kept = "" if told.kept is None else told.kept.name
    return translated(_NOTICES[told.kind], file=told.path, kept=kept, reason=told.reason)
