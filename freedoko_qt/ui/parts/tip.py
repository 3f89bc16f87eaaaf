"""Tool tips: plain text, wrapped at a readable width."""

from textwrap import fill

from PySide6.QtGui import QKeySequence, Qt

from freedoko_qt.app.plain import ELLIPSIS, shortened

LETTERS = 100  # of a line
LONGEST_TIP = 4_000  # letters


def tip(text: str) -> str:
    """A text as a tool tip that shows it as it is written, whatever Qt takes for HTML in it.

    At most `LONGEST_TIP` letters. HTML only where Qt would take the text for some.
    """
    cut = text if len(text) <= LONGEST_TIP else text[: LONGEST_TIP - 1] + ELLIPSIS
    written = "\n".join(fill(line, LETTERS) if len(line) > LETTERS else line for line in cut.splitlines())
    return Qt.convertFromPlainText(written) if Qt.mightBeRichText(written) else written


def with_keys(meaning: str, keys: QKeySequence | str) -> str:
    """The text for the tool tip of a control: its meaning, and its keys, if any, as they are called on this system."""
    called = key_name(keys)
    return f"{meaning} ({called})" if called else meaning


def key_name(keys: QKeySequence | str) -> str:
    """The keys as they are called on this system and in the current language."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def whole(text: str, *longest: int) -> str:
    """The tool tip for what `shortened` has cut; empty if it has cut nothing."""
    return tip(text) if shortened(text, *longest) != text else ""
