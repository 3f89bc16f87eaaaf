"""The deck and the tens of hearts."""

from freedoko_qt.engine.rules.option import OptionRows, flag
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


class CardRules(OptionRows):
    """The deck and the tens of hearts."""

    with_nines: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "With nines"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "With nines there are 48 cards and twelve tricks, without them 40 cards and ten tricks. When you change "
            "this, the limits of the announcements move along by two cards.",
        ),
    )
    dollen: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Tens of hearts are dullen"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Both tens of hearts are trumps and beat even the queens of clubs, in the suit solos too. Otherwise they "
            "are plain hearts.",
        ),
    )
    dollen_second_over_first: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Second dulle beats the first"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If both dullen are in one trick, the one played later wins. Switched off, the first one wins, as with any "
            "two equal cards.",
        ),
        needs="dollen",
    )
    dollen_contrary_in_last_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "The other way round in the last trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "In the last trick it is the other way round for two dullen: if the second usually beats the first, there "
            "the first one wins.",
        ),
        needs="dollen",
    )
    dollen_first_over_second_with_swines: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "After swines the first dulle wins"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "As soon as swines have been announced, the first of two dullen in one trick wins again.",
        ),
        needs="dollen and swines and (dollen_second_over_first or dollen_contrary_in_last_trick)",
    )
    second_charlie_wins: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Second Charlie beats the first"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If both jacks of clubs are in one trick as trumps, the one played later beats the other; in every trick "
            "and in every game in which they are trumps.",
        ),
    )
    king_over_ten: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "King of trumps above the ten"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "In the order of trumps the kings of diamonds rank above the tens of diamonds, and in a suit solo the "
            "kings of its suit above its tens. Plain suits stay as they are.",
        ),
    )
    heidmann: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Heidmann"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever holds both jacks of spades may announce a Heidmann when playing the first: from then on the jacks "
            "rank above the queens, below the dullen and swines. Not in solos that were called, nor in a poverty.",
        ),
    )
