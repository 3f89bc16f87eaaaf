"""Both queens of clubs in one hand, and Genscher."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

Lapsing = Literal["nothing", "denials", "all"]
LAPSING = {
    "nothing": QT_TRANSLATE_NOOP("Rules", "Nothing"),
    "denials": QT_TRANSLATE_NOOP("Rules", "The denials, but not Re and Kontra"),
    "all": QT_TRANSLATE_NOOP("Rules", "Everything"),
}


GenscherCard = Literal["DK", "HQ"]
GENSCHER_CARDS = {
    "DK": QT_TRANSLATE_NOOP("Rules", "Both kings of diamonds"),
    "HQ": QT_TRANSLATE_NOOP("Rules", "Both queens of hearts"),
}


class MarriageRules(OptionRows):
    """Both queens of clubs in one hand, and Genscher."""

    marriage_determination: int = number(
        12, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "A marriage is cleared up to trick"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Up to this trick a marriage can find its partner. After that the player with both queens of clubs goes "
            "on alone.",
        ),
    )
    marriage_first_foreign: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Marriage: first trick of another"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A marriage may be declared like this: the first of the others to take a trick becomes the partner.",
        ),
    )
    marriage_first_trump: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Marriage: first trump trick of another"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A marriage may be declared like this: the first of the others to take a trick led with a trump becomes "
            "the partner.",
        ),
    )
    marriage_first_color: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Marriage: first suit trick of another"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A marriage may be declared like this: the first of the others to take a trick led with a plain suit "
            "becomes the partner.",
        ),
    )
    marriage_first_single_color: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Marriage: first trick of one suit"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A marriage may be declared with clubs, spades or hearts: the first of the others to take a trick led with "
            "that suit becomes the partner.",
        ),
    )
    marriage_selectors_free: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Marriage: free conditions"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The second suit trick of another, the second trump trick and the like may be named, too, as long as the "
            "marriage is cleared in time.",
        ),
    )
    marriage_first_one_decides: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "The first fitting trick decides in any case"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If the player with the marriage wins the first fitting trick, that player stays alone. Otherwise somebody "
            "else's first fitting trick decides.",
        ),
    )
    special_points_before_marriage_solo: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Special points before the clearing stay"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If a marriage finds no partner, the special points of the first tricks count all the same. Switched "
            "off, there are none then, as in a solo.",
        ),
        needs="special_points_in_solo == 'none'",
    )
    genscher: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Genscher"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever has both kings of diamonds may choose a new partner when playing the first: these two are Re "
            "then. Not in a solo or a poverty.",
        ),
        needs=(
            "not hyperswines or (with_nines and hyperswine_rank == 'lowest')"
            " or (hyperswine_rank == 'ten' and not superswines)"
        ),
    )
    genscher_card: GenscherCard = choice(
        "DK", GENSCHER_CARDS,
        QT_TRANSLATE_NOOP("Rules", "Cards of the Genscher"),
        QT_TRANSLATE_NOOP("Rules", "Of which card you need both, and choose with the first of them."),
        needs="genscher",
    )
    counter_genscher: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Counter-Genscher"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "After a Genscher somebody else may choose again in the same way, once: with both queens of hearts, or "
            "with both kings of diamonds where the Genscher is on the queens.",
        ),
        needs="genscher",
    )
    genscher_late: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Genscher only at the end"),
        QT_TRANSLATE_NOOP(
            "Rules", "A partner is chosen only by who still holds both cards for it in the last two tricks."
        ),
        needs="genscher",
    )
    genscher_lapses: Lapsing = choice(
        "denials", LAPSING,
        QT_TRANSLATE_NOOP("Rules", "What lapses with a Genscher"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What becomes of the announcements when somebody chooses a new partner; what stays goes with the player "
            "who said it.",
        ),
        needs="genscher",
    )
