"""The soli, who may play them, who leads and who deals next."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, ranking, subset
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

_PICTURES = (
    "solo_jack or solo_queen or solo_king or solo_queen_jack or solo_king_jack or solo_king_queen"
    " or solo_koehler or solo_free_mix"
)
PICTURE_SOLO = f"({_PICTURES})"
ANY_SOLO = f"({_PICTURES} or solo_color or solo_pure_color or solo_meatless or solo_null or solo_ten or solo_ace)"

SUITS = {
    "C": QT_TRANSLATE_NOOP("Rules", "Clubs"),
    "S": QT_TRANSLATE_NOOP("Rules", "Spades"),
    "H": QT_TRANSLATE_NOOP("Rules", "Hearts"),
    "D": QT_TRANSLATE_NOOP("Rules", "Diamonds"),
}
SOLI = {
    "solo_clubs": QT_TRANSLATE_NOOP("Rules", "Clubs solo"),
    "solo_spades": QT_TRANSLATE_NOOP("Rules", "Spades solo"),
    "solo_hearts": QT_TRANSLATE_NOOP("Rules", "Hearts solo"),
    "solo_diamonds": QT_TRANSLATE_NOOP("Rules", "Diamonds solo"),
    "solo_queen": QT_TRANSLATE_NOOP("Rules", "Queen solo"),
    "solo_jack": QT_TRANSLATE_NOOP("Rules", "Jack solo"),
    "solo_king": QT_TRANSLATE_NOOP("Rules", "King solo"),
    "solo_queen_jack": QT_TRANSLATE_NOOP("Rules", "Queen-jack solo"),
    "solo_king_jack": QT_TRANSLATE_NOOP("Rules", "King-jack solo"),
    "solo_king_queen": QT_TRANSLATE_NOOP("Rules", "King-queen solo"),
    "solo_koehler": QT_TRANSLATE_NOOP("Rules", "Köhler"),
    "solo_meatless": QT_TRANSLATE_NOOP("Rules", "Meatless"),
    "solo_ten": QT_TRANSLATE_NOOP("Rules", "Ten solo"),
    "solo_ace": QT_TRANSLATE_NOOP("Rules", "Ace solo"),
    "solo_pure_clubs": QT_TRANSLATE_NOOP("Rules", "Pure clubs solo"),
    "solo_pure_spades": QT_TRANSLATE_NOOP("Rules", "Pure spades solo"),
    "solo_pure_hearts": QT_TRANSLATE_NOOP("Rules", "Pure hearts solo"),
    "solo_pure_diamonds": QT_TRANSLATE_NOOP("Rules", "Pure diamonds solo"),
    "solo_null": QT_TRANSLATE_NOOP("Rules", "Null"),
}
DollenKept = Literal["all", "diamonds", "none"]
DOLLEN_KEPT = {
    "all": QT_TRANSLATE_NOOP("Rules", "In every suit solo"),
    "diamonds": QT_TRANSLATE_NOOP("Rules", "Only in the diamonds solo"),
    "none": QT_TRANSLATE_NOOP("Rules", "In no solo"),
}
DealStays = Literal["never", "duty_only", "duty_and_lust"]
DEAL_STAYS = {
    "never": QT_TRANSLATE_NOOP("Rules", "Never"),
    "duty_only": QT_TRANSLATE_NOOP("Rules", "Only after duty solos"),
    "duty_and_lust": QT_TRANSLATE_NOOP("Rules", "After every solo"),
}


class SoloRules(OptionRows):
    """The soli, who may play them, who leads and who deals next."""

    solo: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Solos"),
        QT_TRANSLATE_NOOP("Rules", "A player may play alone against the three others and choose what is trump."),
    )
    solo_jack: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Jack solo"),
        QT_TRANSLATE_NOOP("Rules", "Only the eight jacks are trumps, in the order clubs, spades, hearts, diamonds."),
        needs="solo",
    )
    solo_queen: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Queen solo"),
        QT_TRANSLATE_NOOP("Rules", "Only the eight queens are trumps, in the order clubs, spades, hearts, diamonds."),
        needs="solo",
    )
    solo_king: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "King solo"),
        QT_TRANSLATE_NOOP("Rules", "Only the eight kings are trumps, in the order clubs, spades, hearts, diamonds."),
        needs="solo",
    )
    solo_queen_jack: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Queen-jack solo"),
        QT_TRANSLATE_NOOP("Rules", "Queens and jacks are trumps, the queens above the jacks."),
        needs="solo",
    )
    solo_king_jack: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "King-jack solo"),
        QT_TRANSLATE_NOOP("Rules", "Kings and jacks are trumps, the kings above the jacks."),
        needs="solo",
    )
    solo_king_queen: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "King-queen solo"),
        QT_TRANSLATE_NOOP("Rules", "Kings and queens are trumps, the kings above the queens."),
        needs="solo",
    )
    solo_koehler: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Köhler"),
        QT_TRANSLATE_NOOP("Rules", "Kings, queens and jacks are trumps, in this order: 24 trumps."),
        needs="solo",
    )
    solo_color: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Suit solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Trumps are as in a normal game, but with a suit of your choice instead of diamonds. The solo in "
            "diamonds is also called trump solo.",
        ),
        needs="solo",
    )
    color_solo_colors: tuple[str, ...] = subset(
        ("C", "S", "H", "D"), SUITS,
        QT_TRANSLATE_NOOP("Rules", "Permitted suit solos"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A suit solo may be played in these suits. Only diamonds means: there is only the trump solo.",
        ),
        needs="solo_color",
    )
    dollen_in_color_solo: DollenKept = choice(
        "all", DOLLEN_KEPT,
        QT_TRANSLATE_NOOP("Rules", "Dullen in suit solos"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "In which suit solos the tens of hearts are the highest trumps. Elsewhere they are plain hearts, and in "
            "the hearts solo trumps below the ace.",
        ),
        needs="solo_color and dollen",
    )
    solo_pure_color: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Pure suit solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Only the cards of one suit are trumps, from the ace down to the nine; queens and jacks belong to their "
            "suits, and so do the tens of hearts.",
        ),
        needs="solo and not solo_free_mix",
    )
    solo_meatless: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Meatless"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "There are no trumps. In each suit the order is ace, ten, king, queen, jack, nine.",
        ),
        needs="solo",
    )
    solo_null: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Null"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "No trumps; in each suit the order is ace, king, queen, jack, ten, nine. The soloist must not take a "
            "trick: the first one loses and ends the game. It counts one point, without denials and special points.",
        ),
        needs="solo",
    )
    solo_ten: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Ten solo"),
        QT_TRANSLATE_NOOP("Rules", "Only the eight tens are trumps, in the order clubs, spades, hearts, diamonds."),
        needs="solo",
    )
    solo_ace: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Ace solo"),
        QT_TRANSLATE_NOOP("Rules", "Only the eight aces are trumps, in the order clubs, spades, hearts, diamonds."),
        needs="solo",
    )
    solo_free_mix: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Free mixed solos"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Nearly every solo is allowed: any mixture of kings, queens and jacks, even if switched off by itself, "
            "and the pure suit solo, in which nothing but the cards of one suit is trump.",
        ),
        needs="solo",
    )
    solo_bidding: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bidding for solos"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If several want to play a solo, it goes to the one who announces more with it: no 90 beats Re. With "
            "equal bids the order of solos decides, then the seat. The bid counts as announced.",
        ),
        needs="solo",
    )
    bidding_goes_on: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bidding until nobody raises"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever has called a solo and is outbid may raise, in turn and as often as they like: Re, no 90 and so on "
            "up to black. The solos are named for that, and what was said counts. Switched off, everybody bids once.",
        ),
        needs="solo_bidding",
    )
    solo_rank: tuple[str, ...] = ranking(
        ("solo_diamonds", "solo_queen", "solo_jack", "solo_meatless"), SOLI,
        QT_TRANSLATE_NOOP("Rules", "Order of solos"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "When bids are equal, the solo higher up wins. What is not in the list comes after it.",
        ),
        needs="solo_bidding",
        complete=False,
    )
    lustsolo_player_leads: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "The player of a voluntary solo leads"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever plays a voluntary solo leads to the first trick. Switched off, the player left of the dealer "
            "leads, as usual.",
        ),
        needs="solo",
    )
    solo_dealer_stays: DealStays = choice(
        "duty_and_lust", DEAL_STAYS,
        QT_TRANSLATE_NOOP("Rules", "The same dealer again after a solo"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "After which solos the same player deals again, so that the normal game is made up for.",
        ),
        needs="solo or silent_marriage_repeats_deal",
    )
    silent_marriage_repeats_deal: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "After a silent marriage, too"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A silent marriage is a solo like the others: where the same player deals again after a solo, so also "
            "after a silent marriage.",
        ),
        needs="solo_dealer_stays == 'duty_and_lust' or (solo_dealer_stays == 'duty_only' and number_of_duty_soli > 0)",
    )
    solo_may_claim: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "The soloist may shorten the game"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The soloist may show the cards when they win all the remaining tricks, or give those tricks away. Then "
            "the game is over at once.",
        ),
    )
