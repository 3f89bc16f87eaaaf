"""Words for the help that the person used."""

from freedoko_qt.app.help_used import HelpUsed
from freedoko_qt.app.wording.translating import CountedTexts


def help_words(help_used: HelpUsed) -> list[str]:
    """A few words for each kind of help that there was."""
    entries = (
        (help_used.undone, _HelpUsed.tr("%n take-back(s)", "", help_used.undone)),
        (help_used.hints, _HelpUsed.tr("%n hint(s) asked for", "", help_used.hints)),
    )
    return [words for number, words in entries if number]


class _HelpUsed(CountedTexts):
    """Texts about the help that was used."""
