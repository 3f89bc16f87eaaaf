"""The person's help, in words."""


from freedoko_qt.app.help_used import HelpUsed
from freedoko_qt.app.wording.translating import CountedTexts


def aid_words(aid: HelpUsed) -> list[str]:
    """A few words for each kind of help that there was."""
    told = (
        (aid.undone, _Aid.tr("%n card(s) taken back", "", aid.undone)),
        (aid.hints, _Aid.tr("%n hint(s) asked for", "", aid.hints)),
    )
    return [words for number, words in told if number]


class _Aid(CountedTexts):
    """Texts about the help that was used."""
