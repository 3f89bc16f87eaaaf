"""Hands so bad or so good that the cards are dealt again."""

from freedoko_qt.engine.rules.option import OptionRows, flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

_HANDS = (
    "throw_with_nines or throw_with_kings or throw_with_nines_and_kings or throw_with_richness"
    " or throw_when_fox_highest_trump or throw_with_poorness or throw_with_aces_and_tens or throw_with_long_suit"
    " or throw_with_nine_of_each_suit or throw_with_four_nines_and_kings or throw_when_jack_highest_trump"
)
ANY_HAND = f"({_HANDS})"
ANY_THROW = f"({_HANDS} or throw_with_one_trump or (poverty and not poverty_shift))"


class ThrowingRules(OptionRows):
    """Hands so bad or so good that the cards are dealt again."""

    throw_with_nines: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with many nines"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever has a great many nines may throw in the hand; then the cards are dealt again.",
        ),
        needs="with_nines",
    )
    min_number_of_throwing_nines: int = number(
        5, 3, 8,
        QT_TRANSLATE_NOOP("Rules", "Nines for throwing in"),
        QT_TRANSLATE_NOOP("Rules", "You need at least this many nines to throw in your hand."),
        needs="throw_with_nines",
    )
    throw_with_kings: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with many kings"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever has a great many kings may throw in the hand; then the cards are dealt again.",
        ),
    )
    min_number_of_throwing_kings: int = number(
        6, 3, 8,
        QT_TRANSLATE_NOOP("Rules", "Kings for throwing in"),
        QT_TRANSLATE_NOOP("Rules", "You need at least this many kings to throw in your hand."),
        needs="throw_with_kings",
    )
    throw_with_nines_and_kings: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with nines and kings"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Nines and kings are counted together: whoever has too many of them may throw in the hand.",
        ),
        needs="with_nines",
    )
    min_number_of_throwing_nines_and_kings: int = number(
        7, 5, 16,
        QT_TRANSLATE_NOOP("Rules", "Nines and kings for throwing in"),
        QT_TRANSLATE_NOOP("Rules", "You need at least this many nines and kings together to throw in your hand."),
        needs="throw_with_nines_and_kings",
    )
    throw_with_richness: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in a rich hand"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever has very many card points in the hand, all those aces and tens, may throw it in.",
        ),
    )
    min_richness_for_throwing: int = number(
        70, 61, 128,
        QT_TRANSLATE_NOOP("Rules", "Card points of a rich hand"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You need at least this many card points in your hand to throw it in for having too many. An average hand "
            "has 60.",
        ),
        needs="throw_with_richness",
    )
    throw_when_fox_highest_trump: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in without a trump above the fox"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever could not even catch a fox, having no trump above the ace of diamonds, may throw in the hand.",
        ),
    )
    throw_when_jack_highest_trump: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in: no trump above the jack of diamonds"),
        QT_TRANSLATE_NOOP("Rules", "Whoever has no trump above the jack of diamonds may throw in the hand."),
    )
    throw_with_poorness: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in a hand of few card points"),
        QT_TRANSLATE_NOOP("Rules", "Whoever has very few card points in the hand may throw it in."),
    )
    most_eyes_for_throwing: int = number(
        25, 5, 50,
        QT_TRANSLATE_NOOP("Rules", "Card points of a poor hand"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You may have at most this many card points to throw in your hand for having too few. An average hand has "
            "60.",
        ),
        needs="throw_with_poorness",
    )
    throw_with_aces_and_tens: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with many aces and tens"),
        QT_TRANSLATE_NOOP("Rules", "Aces and tens are counted together: whoever has too many may throw in the hand."),
    )
    min_number_of_throwing_aces_and_tens: int = number(
        7, 5, 10,
        QT_TRANSLATE_NOOP("Rules", "Aces and tens for throwing in"),
        QT_TRANSLATE_NOOP("Rules", "You need at least this many aces and tens together to throw in your hand."),
        needs="throw_with_aces_and_tens",
    )
    throw_with_nine_of_each_suit: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with a nine of each suit"),
        QT_TRANSLATE_NOOP("Rules", "Whoever has a nine of each of the four suits may throw in the hand."),
        needs="with_nines",
    )
    throw_with_four_nines_and_kings: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with four nines and four kings"),
        QT_TRANSLATE_NOOP("Rules", "Whoever has four nines and four kings, or more of them, may throw in the hand."),
        needs="with_nines",
    )
    throw_with_long_suit: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with a long plain suit"),
        QT_TRANSLATE_NOOP("Rules", "Whoever has a great many cards of one plain suit may throw in the hand."),
    )
    min_number_of_throwing_plain_cards: int = number(
        7, 5, 8,
        QT_TRANSLATE_NOOP("Rules", "Cards of a long plain suit"),
        QT_TRANSLATE_NOOP("Rules", "You need at least this many cards of one plain suit to throw in your hand."),
        needs="throw_with_long_suit",
    )
    throw_with_one_trump: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in with at most one trump"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "With only one trump or none at all a poverty is not passed on, the cards are dealt again.",
        ),
        needs="poverty_shift",
    )
    throw_is_mandatory: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Throwing in is compulsory"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If somebody has a hand that may be thrown in, the cards are dealt again in any case. Switched off, the "
            "player decides.",
        ),
        needs=ANY_HAND,
    )
