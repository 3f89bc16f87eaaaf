"""Swines and hyperswines."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

HyperswineRank = Literal["lowest", "ten", "king"]
HYPERSWINE_RANKS = {
    "lowest": QT_TRANSLATE_NOOP("Rules", "The nines, without nines the kings"),
    "ten": QT_TRANSLATE_NOOP("Rules", "The tens"),
    "king": QT_TRANSLATE_NOOP("Rules", "The kings"),
}


class SwineRules(OptionRows):
    """Swines and hyperswines."""

    swines: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Swines"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A player with both aces of diamonds may announce them as swines: then they are the highest trumps and no "
            "longer foxes.",
        ),
    )
    swines_announcement_begin: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Swines are announced before the game"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Swines are announced before the first card is played. Switched off, you announce them only when you play "
            "the first one.",
        ),
        needs="swines and not swine_only_second",
    )
    swine_only_second: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Only the second becomes a swine"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Your first ace of diamonds is still a fox. Only if your side brings it home, your second becomes a "
            "swine; announcing it gives away your side.",
        ),
        needs="swines and not swines_announcement_begin and not hyperswines",
    )
    swine_second_own_trick: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "The first fox must take its trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Your second ace of diamonds becomes a swine only if you took the trick with the first yourself; a trick "
            "of your partner is not enough.",
        ),
        needs="swine_only_second",
    )
    swines_in_solo: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Swines in a suit solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "There are swines in a suit solo, too: the two aces of the trump suit, so in a solo in clubs the aces "
            "of clubs.",
        ),
        needs="swines and solo_color",
    )
    swines_in_poverty: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Swines in a poverty"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "There may be swines in a poverty, too. Announced swines go with the cards that are passed on.",
        ),
        needs="swines and poverty_shift",
    )
    hyperswines: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Hyperswines"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever holds both nines of diamonds, or what is chosen for them, may announce them as hyperswines once "
            "swines are announced. They beat even the swines.",
        ),
        needs="swines and not swine_only_second",
    )
    hyperswine_rank: HyperswineRank = choice(
        "lowest", HYPERSWINE_RANKS,
        QT_TRANSLATE_NOOP("Rules", "The cards that are hyperswines"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Of which cards of the trump suit both make hyperswines. Where the tens of hearts are dullen, they are "
            "none in a hearts solo.",
        ),
        needs="hyperswines",
    )
    hyperswines_announcement_begin: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Hyperswines are announced before the game"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Hyperswines are announced before the first card is played. Switched off, you announce them when you play "
            "the first one.",
        ),
        needs="hyperswines and swines_announcement_begin",
    )
    hyperswines_in_solo: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Hyperswines in a suit solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "There are hyperswines in a suit solo, too: then the same cards of the trump suit.",
        ),
        needs="hyperswines and swines_in_solo",
    )
    hyperswines_in_poverty: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Hyperswines in a poverty"),
        QT_TRANSLATE_NOOP("Rules", "There may be hyperswines in a poverty, too."),
        needs="hyperswines and swines_in_poverty",
    )
    superswines: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Superswines between both"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Both tens of the trump suit, or its kings if the tens are hyperswines, are superswines above the swines, "
            "announced when the first is played. Hyperswines, announced like that, need them then. They exist where "
            "hyperswines do.",
        ),
        needs="hyperswines and not hyperswines_announcement_begin",
    )
    swines_and_hyperswines_joint: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Swines and hyperswines in one hand"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "One and the same player may have swines and hyperswines. Switched off, only somebody else may announce "
            "hyperswines; with superswines each of the three belongs to a different player.",
        ),
        needs="hyperswines",
    )
