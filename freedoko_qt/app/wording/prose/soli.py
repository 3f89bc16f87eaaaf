"""Marriage, Genscher and soli: who plays with whom, or alone."""

from __future__ import annotations

from collections.abc import Mapping

from freedoko_qt.app.wording.prose.phrases import OR, Line, Phrase, always, fill, flag, listed, together
from freedoko_qt.engine.contracts import SOLI, allows_solo
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

_SELECTORS: tuple[tuple[str, Phrase], ...] = (
    ("marriage_first_foreign", QT_TRANSLATE_NOOP("Prose", "the first trick")),
    ("marriage_first_trump", QT_TRANSLATE_NOOP("Prose", "the first trump trick")),
    ("marriage_first_color", QT_TRANSLATE_NOOP("Prose", "the first plain-suit trick")),
    (
        "marriage_first_single_color",
        QT_TRANSLATE_NOOP("Prose", "the first trick of a named suit"),
    ),
)
_FREE = QT_TRANSLATE_NOOP("Prose", "any other first or second trick of a kind")


def _marriage(rules: Rules) -> Phrase:
    named = [trick for option, trick in _SELECTORS if getattr(rules, option)]
    return fill(
        QT_TRANSLATE_NOOP(
            "Prose",
            "Whoever has both queens of clubs may declare a marriage; the partner is whichever of the others takes "
            "{tricks}{chosen}.",
        ),
        tricks=listed([*named, _FREE] if rules.marriage_selectors_free else named, OR),
        chosen=QT_TRANSLATE_NOOP("Prose", ", as named when it is declared")
        if len(named) > 1 or rules.marriage_selectors_free or rules.marriage_first_single_color
        else "",
    )


def _until(rules: Rules) -> Phrase:
    match rules.marriage_determination:
        case 1:
            return QT_TRANSLATE_NOOP(
                "Prose",
                "If no partner is found in the first trick, the player with the marriage goes on alone.",
            )
        case tricks if tricks >= (12 if rules.with_nines else 10):
            return QT_TRANSLATE_NOOP(
                "Prose",
                "If no partner is found up to the end, the player with the marriage has played alone.",
            )
        case tricks:
            within = QT_TRANSLATE_NOOP(
                "Prose",
                "If no partner is found within the first {n} tricks, the player with the marriage goes on alone.",
            )
            return fill(within, n=tricks)


def _genscher(rules: Rules) -> Phrase | None:
    if rules.unmet("genscher"):
        return None
    if not rules.genscher:
        return QT_TRANSLATE_NOOP("Prose", "There is no Genscher.")
    chosen = {
        "DK": QT_TRANSLATE_NOOP(
            "Prose",
            "Genscher: whoever has both kings of diamonds may choose a new partner when playing the first; these two "
            "are Re then.",
        ),
        "HQ": QT_TRANSLATE_NOOP(
            "Prose",
            "Genscher: whoever has both queens of hearts may choose a new partner when playing the first; these two "
            "are Re then.",
        ),
    }[rules.genscher_card]
    counter = {
        "DK": QT_TRANSLATE_NOOP("Prose", "After that somebody else with both queens of hearts may choose again."),
        "HQ": QT_TRANSLATE_NOOP("Prose", "After that somebody else with both kings of diamonds may choose again."),
    }[rules.genscher_card]
    late = QT_TRANSLATE_NOOP("Prose", "That is allowed only in the last two tricks.")
    lapsing = {
        "nothing": QT_TRANSLATE_NOOP("Prose", "All announcements stay with who said them."),
        "denials": QT_TRANSLATE_NOOP("Prose", "All denials lapse, Re and Kontra stay."),
        "all": QT_TRANSLATE_NOOP("Prose", "All announcements lapse."),
    }[rules.genscher_lapses]
    nowhere = QT_TRANSLATE_NOOP("Prose", "In a solo or a poverty there is no Genscher.")
    return together(
        chosen,
        counter if rules.counter_genscher else None,
        late if rules.genscher_late else None,
        lapsing,
        nowhere,
    )


def _own_trick(rules: Rules) -> Phrase:
    if rules.marriage_first_one_decides:
        return QT_TRANSLATE_NOOP("Prose", "If that player wins the first fitting trick, that player plays on alone.")
    if rules.marriage_determination == 1:
        return QT_TRANSLATE_NOOP("Prose", "Winning it oneself finds no partner either.")
    return QT_TRANSLATE_NOOP("Prose", "If that player wins a fitting trick, the next one decides.")


MARRIAGE: tuple[Line, ...] = (
    _marriage,
    _until,
    _own_trick,
    flag(
        "special_points_before_marriage_solo",
        QT_TRANSLATE_NOOP(
            "Prose",
            "If the player stays alone, the special points of the tricks so far count all the same.",
        ),
        QT_TRANSLATE_NOOP(
            "Prose",
            "If the player stays alone, the special points of the tricks so far lapse as in a solo.",
        ),
    ),
    always(
        QT_TRANSLATE_NOOP(
            "Prose",
            "A player with both queens of clubs who says nothing plays alone against the three others: that is a "
            "silent marriage.",
        )
    ),
    _genscher,
)

_SOLI: Mapping[str, str] = {
    "solo_clubs": QT_TRANSLATE_NOOP("Prose", "clubs solo"),
    "solo_spades": QT_TRANSLATE_NOOP("Prose", "spades solo"),
    "solo_hearts": QT_TRANSLATE_NOOP("Prose", "hearts solo"),
    "solo_diamonds": QT_TRANSLATE_NOOP("Prose", "diamonds solo"),
    "solo_queen": QT_TRANSLATE_NOOP("Prose", "queen solo"),
    "solo_jack": QT_TRANSLATE_NOOP("Prose", "jack solo"),
    "solo_king": QT_TRANSLATE_NOOP("Prose", "king solo"),
    "solo_queen_jack": QT_TRANSLATE_NOOP("Prose", "queen-jack solo"),
    "solo_king_jack": QT_TRANSLATE_NOOP("Prose", "king-jack solo"),
    "solo_king_queen": QT_TRANSLATE_NOOP("Prose", "king-queen solo"),
    "solo_koehler": QT_TRANSLATE_NOOP("Prose", "Köhler"),
    "solo_meatless": QT_TRANSLATE_NOOP("Prose", "meatless"),
    "solo_ten": QT_TRANSLATE_NOOP("Prose", "ten solo"),
    "solo_ace": QT_TRANSLATE_NOOP("Prose", "ace solo"),
    "solo_pure_clubs": QT_TRANSLATE_NOOP("Prose", "pure clubs solo"),
    "solo_pure_spades": QT_TRANSLATE_NOOP("Prose", "pure spades solo"),
    "solo_pure_hearts": QT_TRANSLATE_NOOP("Prose", "pure hearts solo"),
    "solo_pure_diamonds": QT_TRANSLATE_NOOP("Prose", "pure diamonds solo"),
    "solo_null": QT_TRANSLATE_NOOP("Prose", "null"),
}
_SUITS: Mapping[str, str] = {
    "C": QT_TRANSLATE_NOOP("Prose", "clubs"),
    "S": QT_TRANSLATE_NOOP("Prose", "spades"),
    "H": QT_TRANSLATE_NOOP("Prose", "hearts"),
    "D": QT_TRANSLATE_NOOP("Prose", "diamonds"),
}
_MIXED = QT_TRANSLATE_NOOP("Prose", "any other mixture of kings, queens and jacks")
_PURE = QT_TRANSLATE_NOOP("Prose", "the pure suit solo, in which nothing but the cards of one suit is trump")


_OF_SEVERAL_RANKS = ("solo_queen_jack", "solo_king_jack", "solo_king_queen", "solo_koehler")
_WITHOUT_TRUMPS = ("solo_meatless", "solo_null")
_MIXTURES = ("solo_jack", "solo_queen", "solo_king", *_OF_SEVERAL_RANKS)


def _kinds(rules: Rules) -> Phrase:
    kinds: list[Phrase] = [name for option, name in _SOLI.items() if getattr(rules, option, False)]
    if rules.solo_color:
        kinds.insert(
            0,
            fill(
                QT_TRANSLATE_NOOP("Prose", "the suit solo in {suits}"),
                suits=listed([_SUITS[suit] for suit in rules.color_solo_colors], OR),
            ),
        )
    if rules.solo_pure_color:
        kinds.append(_PURE)
    if rules.solo_free_mix:
        kinds += [_PURE] if all(getattr(rules, option) for option in _MIXTURES) else [_MIXED, _PURE]
    if not rules.solo or not kinds:
        return QT_TRANSLATE_NOOP("Prose", "No solos are called.")
    return fill(
        QT_TRANSLATE_NOOP("Prose", "A player may play alone against the three others; permitted are: {kinds}."),
        kinds=listed(kinds),
    )


_DOLLEN_KEPT: Mapping[str, str] = {
    "diamonds": QT_TRANSLATE_NOOP(
        "Prose",
        "Only in the diamonds solo are the tens of hearts dullen; in the hearts solo they are trumps below the ace, in "
        "the others plain hearts.",
    ),
    "none": QT_TRANSLATE_NOOP(
        "Prose",
        "No ten of hearts is a dulle there: in the hearts solo it is a trump below the ace, else a plain heart.",
    ),
}


def _trumps(rules: Rules) -> Phrase | None:
    if not rules.solo:
        return None
    color = {
        True: QT_TRANSLATE_NOOP("Prose", "In the suit solo trumps are as in a normal game."),
        False: QT_TRANSLATE_NOOP("Prose", "In a suit solo the chosen suit is trump instead of diamonds."),
    }[rules.color_solo_colors == ("D",)]
    dollen = _DOLLEN_KEPT.get(rules.dollen_in_color_solo) if rules.dollen and rules.solo_color else None
    named = {
        True: QT_TRANSLATE_NOOP("Prose", "In the other solos only the cards named are trumps."),
        False: QT_TRANSLATE_NOOP("Prose", "In a solo only the cards named are trumps."),
    }[rules.solo_color]
    ranks = QT_TRANSLATE_NOOP("Prose", "Kings rank above queens, queens above jacks.")
    koehler = QT_TRANSLATE_NOOP("Prose", "Köhler is the solo with kings, queens and jacks.")
    meatless = QT_TRANSLATE_NOOP("Prose", "In the meatless solo there are no trumps.")
    mixed = rules.solo_free_mix or any(getattr(rules, option) for option in _OF_SEVERAL_RANKS)
    some = mixed or any(
        getattr(rules, option, False) for option in (*_SOLI, "solo_pure_color") if option not in _WITHOUT_TRUMPS
    )
    return together(
        color if rules.solo_color else None,
        dollen,
        named if some else None,
        ranks if mixed else None,
        koehler if rules.solo_koehler else None,
        meatless if rules.solo_meatless else None,
        _null(rules) if rules.solo_null else None,
    )


def _null(rules: Rules) -> Phrase | None:
    ranks = {
        True: QT_TRANSLATE_NOOP(
            "Prose", "In a null there are no trumps, and the suits rank ace, king, queen, jack, ten, nine."
        ),
        False: QT_TRANSLATE_NOOP(
            "Prose", "In a null there are no trumps, and the suits rank ace, king, queen, jack, ten."
        ),
    }[rules.with_nines]
    value = QT_TRANSLATE_NOOP(
        "Prose",
        "The soloist loses by taking a single trick, and the game ends there. It is worth one point, whatever the card "
        "points; there are no denials and no special points.",
    )
    return together(ranks, value)


def soli_by_rank(rules: Rules) -> tuple[list[str], bool]:
    """The soli that the rules rank and allow, highest first; and whether they allow any besides."""
    allowed = [contract.value for contract in SOLI if allows_solo(rules, contract)]
    ranked = [solo for solo in rules.solo_rank if solo in allowed]
    return ranked, len(ranked) < len(allowed)


def _bidding(rules: Rules) -> Phrase | None:
    if not rules.solo_bidding:
        return None
    ranked, more = soli_by_rank(rules)
    words = QT_TRANSLATE_NOOP(
        "Prose",
        "If several want a solo, they bid: the higher announcement gets it, and counts as made.",
    )
    on = QT_TRANSLATE_NOOP("Prose", "Bidding goes on in turn until nobody raises.") if rules.bidding_goes_on else None
    if not ranked:
        return together(
            words,
            on,
            QT_TRANSLATE_NOOP("Prose", "With equal announcements the seat decides."),
        )
    order = {
        True: QT_TRANSLATE_NOOP(
            "Prose",
            "With equal announcements the order is: {soli}, then all others, and finally the seat.",
        ),
        False: QT_TRANSLATE_NOOP(
            "Prose", "With equal announcements the order is: {soli}, and finally the seat."
        ),
    }[more]
    return together(words, on, fill(order, soli=listed([_SOLI[solo] for solo in ranked], ", ")))


def _leader(rules: Rules) -> Phrase | None:
    if rules.unmet("lustsolo_player_leads"):
        return None
    if rules.lustsolo_player_leads:
        return QT_TRANSLATE_NOOP("Prose", "The soloist leads to the first trick.")
    if rules.number_of_duty_soli:
        return QT_TRANSLATE_NOOP("Prose", "In a voluntary solo the player left of the dealer leads.")
    return QT_TRANSLATE_NOOP("Prose", "In a solo the player left of the dealer leads.")


def deal_can_stay(rules: Rules) -> bool:
    """True if there are solos after which the same player deals again."""
    stays = rules.solo_dealer_stays
    return stays == "duty_and_lust" or (stays == "duty_only" and rules.number_of_duty_soli > 0)


def _deal_after(rules: Rules) -> Phrase | None:
    if not rules.solo:
        return None
    if not deal_can_stay(rules):
        return QT_TRANSLATE_NOOP("Prose", "The deal moves on after a solo, too.")
    if rules.solo_dealer_stays == "duty_and_lust":
        return QT_TRANSLATE_NOOP("Prose", "After a solo the same player deals again.")
    return QT_TRANSLATE_NOOP("Prose", "After a duty solo the same player deals again, but not after a voluntary one.")


def _silent_marriage(rules: Rules) -> Phrase | None:
    if not rules.silent_marriage_repeats_deal:
        return None
    if rules.solo_dealer_stays == "duty_only":
        return QT_TRANSLATE_NOOP(
            "Prose", "After a silent marriage the same player deals again only if it was a duty solo."
        )
    if rules.solo:
        return QT_TRANSLATE_NOOP("Prose", "That also applies to a silent marriage.")
    return QT_TRANSLATE_NOOP("Prose", "After a silent marriage the same player deals again.")


SOLO: tuple[Line, ...] = (
    _kinds,
    _trumps,
    _bidding,
    _leader,
    _deal_after,
    _silent_marriage,
    flag(
        "solo_may_claim",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Whoever plays alone may shorten the game: show the cards when all remaining tricks are sure, or give the "
            "rest away.",
        ),
    ),
)
