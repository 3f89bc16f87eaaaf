"""Hands with few trumps."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

OfferOrder = Literal["clockwise", "chosen_first", "opposite_first"]
OFFER_ORDERS = {
    "clockwise": QT_TRANSLATE_NOOP("Rules", "Clockwise from the left"),
    "chosen_first": QT_TRANSLATE_NOOP("Rules", "The one chosen by the poor player"),
    "opposite_first": QT_TRANSLATE_NOOP("Rules", "The one sitting opposite"),
}
ReturnInfo = Literal["number_of_trumps", "yes_no", "none", "cards", "trumps"]
RETURN_INFOS = {
    "number_of_trumps": QT_TRANSLATE_NOOP("Rules", "The number of trumps"),
    "yes_no": QT_TRANSLATE_NOOP("Rules", "Whether there are trumps"),
    "none": QT_TRANSLATE_NOOP("Rules", "Nothing"),
    "cards": QT_TRANSLATE_NOOP("Rules", "The cards, shown openly"),
    "trumps": QT_TRANSLATE_NOOP("Rules", "The trumps, shown openly"),
}
TwoPoverties = Literal["first", "redeal"]
TWO_POVERTIES = {
    "first": QT_TRANSLATE_NOOP("Rules", "That of whoever was asked first counts"),
    "redeal": QT_TRANSLATE_NOOP("Rules", "New deal"),
}
Refusal = Literal["redeal", "play_normal", "ramsch"]
REFUSALS = {
    "redeal": QT_TRANSLATE_NOOP("Rules", "New deal"),
    "play_normal": QT_TRANSLATE_NOOP("Rules", "Play a normal game"),
    "ramsch": QT_TRANSLATE_NOOP("Rules", "Ramsch"),
}


class PovertyRules(OptionRows):
    """Hands with few trumps."""

    poverty: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Poverty"),
        QT_TRANSLATE_NOOP("Rules", "Whoever has hardly any trumps may declare a poverty."),
    )
    poverty_max_trumps: int = number(
        3, 0, 5,
        QT_TRANSLATE_NOOP("Rules", "Trumps in a poverty"),
        QT_TRANSLATE_NOOP("Rules", "With at most this many trumps you may declare a poverty."),
        needs="poverty",
    )
    poverty_one_more_with_nine: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "One more trump with a nine of diamonds"),
        QT_TRANSLATE_NOOP(
            "Rules", "With one trump more you may declare a poverty, too, if a nine of diamonds is among your trumps."
        ),
        needs="poverty and with_nines",
    )
    poverty_shift: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Passing on a poverty"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The poor player passes on the trumps, face down. Whoever takes them gives back as many cards and plays Re "
            "with the poor player. Switched off, a poverty means a new deal.",
        ),
        needs="poverty",
    )
    poverty_shift_only_trump: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Pass on trumps only"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Exactly the trumps are passed on, so with two trumps two cards. Switched off, it is always three "
            "cards, all trumps among them.",
        ),
        needs="poverty_shift",
    )
    poverty_fox_do_not_count: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Foxes do not count"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Foxes are overlooked when the trumps of a poverty are counted: three trumps and a fox are still a "
            "poverty.",
        ),
        needs="poverty",
    )
    poverty_fox_shift_extra: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Pass on foxes on top"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The foxes are laid on top of the three cards; as many more cards are given back.",
        ),
        needs="poverty_shift and poverty_fox_do_not_count and not poverty_shift_only_trump",
    )
    poverty_fox_shift_open: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Pass on foxes openly"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Everybody at the table sees the foxes that are passed on. The other cards stay hidden.",
        ),
        needs="poverty_shift",
    )
    poverty_offer_order: OfferOrder = choice(
        "clockwise", OFFER_ORDERS,
        QT_TRANSLATE_NOOP("Rules", "To whom a poverty is offered"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whom the poor player asks first. If that player refuses, it goes on clockwise from there.",
        ),
        needs="poverty_shift",
    )
    poverty_return_info: ReturnInfo = choice(
        "number_of_trumps", RETURN_INFOS,
        QT_TRANSLATE_NOOP("Rules", "What the table learns when cards go back"),
        QT_TRANSLATE_NOOP("Rules", "What everybody learns about the cards that the poor player gets back."),
        needs="poverty_shift",
    )
    two_poverties: TwoPoverties = choice(
        "first", TWO_POVERTIES,
        QT_TRANSLATE_NOOP("Rules", "Two poverties at once"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What happens when two players declare a poverty and nothing goes before it. With the first one the other "
            "player has a normal hand.",
        ),
        needs="poverty_shift",
    )
    poverty_refused: Refusal = choice(
        "redeal", REFUSALS,
        QT_TRANSLATE_NOOP("Rules", "Nobody takes the poverty"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What happens when all three refuse the cards. Ramsch: everybody plays alone, trumps as ever, and whoever "
            "takes the most card points pays each of the others one point; so do all who tie for it.",
        ),
        needs="poverty_shift",
    )
