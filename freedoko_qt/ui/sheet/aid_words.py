"""What help the person had, in words."""

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.help_used import HelpUsed


def aid_words(aid: HelpUsed) -> list[str]:
    """A few words for each kind of help that there was."""
    told = (
        (aid.undone, _Aid.tr("%n card(s) taken back", "", aid.undone)),
        (aid.hints, _Aid.tr("%n hint(s) asked for", "", aid.hints)),
    )
    return [words for number, words in told if number]


class _Aid:
    """A class, because lupdate finds a plural only in a call of `tr`."""

    @staticmethod
    def tr(source: str, comment: str, n: int) -> str:
        """The text in the form that goes with the number."""
        return QCoreApplication.translate("_Aid", source, comment, n)
