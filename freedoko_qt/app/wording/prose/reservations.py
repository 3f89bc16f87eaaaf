"""Reservations, their order, hands thrown in, and the poverty."""

from __future__ import annotations

from collections.abc import Mapping

from freedoko_qt.app.wording.prose.phrases import OR, Line, Phrase, choice, fill, flag, listed, together
from freedoko_qt.engine.before_play.poverty import SHIFTED
from freedoko_qt.engine.before_play.reservations import THROWS
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

_KINDS: Mapping[str, Phrase] = {
    "duty_solo": QT_TRANSLATE_NOOP("Prose", "a duty solo"),
    "lust_solo": QT_TRANSLATE_NOOP("Prose", "a voluntary solo"),
    "solo": QT_TRANSLATE_NOOP("Prose", "a solo"),
    "throwing": QT_TRANSLATE_NOOP("Prose", "a hand that is thrown in"),
    "poverty": QT_TRANSLATE_NOOP("Prose", "a poverty"),
    "marriage": QT_TRANSLATE_NOOP("Prose", "a marriage"),
}


def ranked(rules: Rules) -> list[str]:
    """The reservations of the rules, highest first, as the rules together rank them."""
    thrown = any(getattr(rules, option) for option, _ in THROWS.values())
    there = {"throwing": thrown, "poverty": rules.poverty, "marriage": True}
    if rules.duty_solo_before_lust_solo:  # only in force where there are duty soli
        there |= {"duty_solo": True, "lust_solo": True}
    names = ["solo" if kind == "duty_solo" and not there.get(kind) else kind for kind in rules.reservation_priority]
    there["solo"] = rules.solo
    order = [kind for kind in names if there.get(kind)]
    if rules.throwing_before_solo:
        order.sort(key=lambda kind: kind != "throwing")
    if rules.marriage_before_poverty:
        order.remove("marriage")
        order.insert(order.index("poverty"), "marriage")
    return order


def _ranking(rules: Rules) -> Phrase:
    order = ranked(rules)
    if len(order) == 1:
        return QT_TRANSLATE_NOOP("Prose", "Among several, the one whose turn came first counts.")
    return fill(
        QT_TRANSLATE_NOOP(
            "Prose",
            "Among several reservations the highest counts, from the top: {kinds}; among equals, the one whose turn "
            "came first.",
        ),
        kinds=listed([_KINDS[kind] for kind in order], ", "),
    )


def _redealt_before_solo(rules: Rules) -> Phrase | None:
    if rules.throwing_before_solo and rules.poverty and (rules.throw_with_one_trump or not rules.poverty_shift):
        return QT_TRANSLATE_NOOP("Prose", "A poverty after which the cards are dealt again goes before a solo, too.")
    return None


RESERVATIONS: tuple[Line, ...] = (
    flag(
        "ask_reservations",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Before the game each in turn, from the player left of the dealer, says “healthy” or “reservation”.",
        ),
        QT_TRANSLATE_NOOP(
            "Prose",
            "Before the game only those speak up, in turn from the player left of the dealer, who have something "
            "special.",
        ),
    ),
    _ranking,
    _redealt_before_solo,
    choice(
        "reservation_change",
        {
            "never": QT_TRANSLATE_NOOP("Prose", "A reservation is binding."),
            "until_next_spoke": QT_TRANSLATE_NOOP(
                "Prose",
                "A reservation may be withdrawn or changed until the next player has spoken.",
            ),
            "free": QT_TRANSLATE_NOOP(
                "Prose",
                "A reservation may be withdrawn or raised until the first card is played.",
            ),
        },
    ),
)

_THROWS: tuple[tuple[str, str, str], ...] = (
    (
        "throw_with_nines",
        "min_number_of_throwing_nines",
        QT_TRANSLATE_NOOP("Prose", "at least {n} nines"),
    ),
    (
        "throw_with_kings",
        "min_number_of_throwing_kings",
        QT_TRANSLATE_NOOP("Prose", "at least {n} kings"),
    ),
    (
        "throw_with_nines_and_kings",
        "min_number_of_throwing_nines_and_kings",
        QT_TRANSLATE_NOOP("Prose", "at least {n} nines and kings together"),
    ),
    (
        "throw_with_richness",
        "min_richness_for_throwing",
        QT_TRANSLATE_NOOP("Prose", "at least {n} card points"),
    ),
    (
        "throw_when_fox_highest_trump",
        "",
        QT_TRANSLATE_NOOP("Prose", "no trump above the ace of diamonds"),
    ),
    (
        "throw_when_jack_highest_trump",
        "",
        QT_TRANSLATE_NOOP("Prose", "no trump above the jack of diamonds"),
    ),
    (
        "throw_with_poorness",
        "most_eyes_for_throwing",
        QT_TRANSLATE_NOOP("Prose", "at most {n} card points"),
    ),
    (
        "throw_with_aces_and_tens",
        "min_number_of_throwing_aces_and_tens",
        QT_TRANSLATE_NOOP("Prose", "at least {n} aces and tens together"),
    ),
    (
        "throw_with_nine_of_each_suit",
        "",
        QT_TRANSLATE_NOOP("Prose", "a nine of each suit"),
    ),
    (
        "throw_with_four_nines_and_kings",
        "",
        QT_TRANSLATE_NOOP("Prose", "four nines and four kings"),
    ),
    (
        "throw_with_long_suit",
        "min_number_of_throwing_plain_cards",
        QT_TRANSLATE_NOOP("Prose", "at least {n} cards of one plain suit"),
    ),
)


def _throwing(rules: Rules) -> Phrase:
    hands = [
        fill(hand, n=getattr(rules, least) if least else 0) for option, least, hand in _THROWS if getattr(rules, option)
    ]
    if not hands:
        return QT_TRANSLATE_NOOP("Prose", "No hand may be thrown in.")
    if rules.throw_is_mandatory and rules.solo:
        sentence = QT_TRANSLATE_NOOP(
            "Prose",
            "A hand with {hands} must be thrown in or played as a solo; if it is thrown in, the cards are dealt again.",
        )
    elif rules.throw_is_mandatory:
        sentence = QT_TRANSLATE_NOOP("Prose", "A hand with {hands} must be thrown in; then the cards are dealt again.")
    else:
        sentence = QT_TRANSLATE_NOOP("Prose", "A hand with {hands} may be thrown in; then the cards are dealt again.")
    return fill(sentence, hands=listed(hands, OR))


THROWING: tuple[Line, ...] = (_throwing,)


def _poverty(rules: Rules) -> Phrase:
    if not rules.poverty:
        return QT_TRANSLATE_NOOP("Prose", "There is no poverty.")
    most = {
        0: QT_TRANSLATE_NOOP("Prose", "no trump"),
        1: QT_TRANSLATE_NOOP("Prose", "at most one trump"),
    }.get(rules.poverty_max_trumps, QT_TRANSLATE_NOOP("Prose", "at most {n} trumps"))
    poor = fill(
        QT_TRANSLATE_NOOP("Prose", "Whoever has {trumps}{foxes} may declare a poverty."),
        trumps=fill(most, n=rules.poverty_max_trumps),
        foxes=QT_TRANSLATE_NOOP("Prose", ", not counting foxes,") if rules.poverty_fox_do_not_count else "",
    )
    more = QT_TRANSLATE_NOOP("Prose", "One more is allowed if a nine of diamonds is among them.")
    return together(poor, more if rules.poverty_one_more_with_nine else None)


def _redealt(rules: Rules) -> Phrase | None:
    if rules.poverty and not rules.poverty_shift:
        return QT_TRANSLATE_NOOP("Prose", "Then the cards are dealt again.")
    if rules.throw_with_one_trump:
        return QT_TRANSLATE_NOOP("Prose", "With one trump or none at all the cards are dealt again then.")
    return None


def _shift(rules: Rules) -> Phrase | None:
    if not rules.poverty_shift:
        return None
    many = rules.poverty_max_trumps + rules.poverty_one_more_with_nine > SHIFTED
    if rules.poverty_shift_only_trump:
        cards = QT_TRANSLATE_NOOP("Prose", "exactly the trumps,")
    elif rules.poverty_fox_shift_extra:
        cards = {
            False: QT_TRANSLATE_NOOP("Prose", "three cards and the foxes on top, all trumps among them,"),
            True: QT_TRANSLATE_NOOP("Prose", "at least three cards and the foxes on top, all trumps among them,"),
        }[many]
    elif rules.poverty_fox_do_not_count or many:
        cards = QT_TRANSLATE_NOOP("Prose", "at least three cards, all trumps among them,")
    else:
        cards = QT_TRANSLATE_NOOP("Prose", "three cards, all trumps among them,")
    laid = QT_TRANSLATE_NOOP("Prose", "The poor player passes on {cards} face down.")
    foxes = QT_TRANSLATE_NOOP("Prose", "Foxes among them are face up.")
    return together(fill(laid, cards=cards), foxes if rules.poverty_fox_shift_open else None)


def _two_poverties(rules: Rules) -> Phrase | None:
    if rules.unmet("two_poverties") or rules.two_poverties == "first":
        return None
    return QT_TRANSLATE_NOOP("Prose", "If two declare a poverty, all cards are dealt again.")


POVERTY: tuple[Line, ...] = (
    _poverty,
    _redealt,
    _shift,
    choice(
        "poverty_offer_order",
        {
            "clockwise": QT_TRANSLATE_NOOP("Prose", "The others are asked clockwise, from the left neighbour on."),
            "chosen_first": QT_TRANSLATE_NOOP(
                "Prose",
                "The one chosen by the poor player is asked first; from there it goes on clockwise.",
            ),
            "opposite_first": QT_TRANSLATE_NOOP(
                "Prose",
                "The one sitting opposite is asked first; from there it goes on clockwise.",
            ),
        },
    ),
    flag(
        "poverty_shift",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Whoever takes the cards gives back as many and plays Re with the poor player.",
        ),
    ),
    choice(
        "poverty_return_info",
        {
            "number_of_trumps": QT_TRANSLATE_NOOP("Prose", "Everybody is told how many trumps go back."),
            "yes_no": QT_TRANSLATE_NOOP("Prose", "Everybody is told only whether trumps go back."),
            "none": QT_TRANSLATE_NOOP("Prose", "Nothing is said about the cards given back."),
            "cards": QT_TRANSLATE_NOOP("Prose", "The cards given back are shown to everybody."),
            "trumps": QT_TRANSLATE_NOOP("Prose", "The trumps among the cards given back are shown to everybody."),
        },
    ),
    _two_poverties,
    choice(
        "poverty_refused",
        {
            "redeal": QT_TRANSLATE_NOOP("Prose", "If nobody takes the cards, all are dealt again."),
            "play_normal": QT_TRANSLATE_NOOP(
                "Prose",
                "If nobody takes the cards, the poor player gets them back, and a normal game is played.",
            ),
            "ramsch": QT_TRANSLATE_NOOP(
                "Prose",
                "If nobody takes the cards, the poor player gets them back, and a Ramsch is played: trumps as ever, "
                "everybody alone, nothing announced and no special points. Whoever has taken the most card points pays "
                "each of the others one point; all who tie for it pay.",
            ),
        },
    ),
)
