"""What is said before the game, what goes before what, hands thrown in, and the poverty."""

from __future__ import annotations

from collections.abc import Mapping

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import OR, Line, choice, fill, flag, listed, together
from freedoko_qt.engine.rules.ruleset import Rules

SHIFTED = 3
"""How many cards are passed on where the poor one has no more trumps."""

_KINDS: Mapping[str, Words] = {
    "duty_solo": Words("ein Pflichtsolo", "a duty solo"),
    "lust_solo": Words("ein Lustsolo", "a lust solo"),
    "solo": Words("ein Solo", "a solo"),
    "throwing": Words("ein Blatt, das geschmissen wird", "a hand that is thrown in"),
    "poverty": Words("eine Armut", "a poverty"),
    "marriage": Words("eine Hochzeit", "a marriage"),
}


def _is_thrown(rules: Rules) -> bool:
    return (
        rules.throw_with_nines
        or rules.throw_with_kings
        or rules.throw_with_nines_and_kings
        or rules.throw_with_richness
        or rules.throw_when_fox_highest_trump
    )


def ranked(rules: Rules) -> list[str]:
    """What there is to reserve, highest first, as the rules together rank it."""
    there = {"throwing": _is_thrown(rules), "poverty": rules.poverty, "marriage": True}
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


def _ranking(rules: Rules) -> Words:
    order = ranked(rules)
    if len(order) == 1:
        return Words("Unter mehreren gilt, wer zuerst gefragt wurde.", "Among several the first one asked holds.")
    return fill(
        Words(
            "Unter mehreren Vorbehalten gilt der höchste, von oben herab: {kinds}; unter gleichen gilt, wer zuerst "
            "gefragt wurde.",
            "Among several reservations the highest holds, from the top: {kinds}; among equals the first one asked.",
        ),
        kinds=Words(
            ", ".join(_KINDS[kind].de for kind in order),
            ", ".join(_KINDS[kind].en for kind in order),
        ),
    )


def _redealt_before_solo(rules: Rules) -> Words | None:
    if rules.throwing_before_solo and rules.poverty and (rules.throw_with_one_trump or not rules.poverty_shift):
        return Words(
            "Auch eine Armut, nach der neu gegeben wird, geht vor ein Solo.",
            "A poverty after which the cards are dealt anew goes before a solo, too.",
        )
    return None


RESERVATIONS: tuple[Line, ...] = (
    flag(
        "ask_reservations",
        Words(
            "Vor dem Spiel sagt jeder reihum, vom Spieler links des Gebers an, „gesund“ oder „Vorbehalt“.",
            "Before the game each in turn, from the player left of the dealer, says “healthy” or “reservation”.",
        ),
        Words(
            "Vor dem Spiel meldet sich reihum, vom Spieler links des Gebers an, nur, wer etwas Besonderes hat.",
            "Before the game only those speak up, in turn from the player left of the dealer, who have something "
            "special.",
        ),
    ),
    _ranking,
    _redealt_before_solo,
    choice(
        "reservation_change",
        {
            "never": Words("Ein Vorbehalt ist bindend.", "A reservation is binding."),
            "until_next_spoke": Words(
                "Ein Vorbehalt darf zurückgezogen oder geändert werden, bis der Nächste gesprochen hat.",
                "A reservation may be withdrawn or changed until the next player has spoken.",
            ),
            "free": Words(
                "Ein Vorbehalt darf zurückgezogen oder erhöht werden, bis die erste Karte fällt.",
                "A reservation may be withdrawn or raised until the first card falls.",
            ),
        },
    ),
)

_THROWS: tuple[tuple[str, str, Words], ...] = (
    (
        "throw_with_nines",
        "min_number_of_throwing_nines",
        Words("mindestens {n} Neunen", "at least {n} nines"),
    ),
    (
        "throw_with_kings",
        "min_number_of_throwing_kings",
        Words("mindestens {n} Königen", "at least {n} kings"),
    ),
    (
        "throw_with_nines_and_kings",
        "min_number_of_throwing_nines_and_kings",
        Words("zusammen mindestens {n} Neunen und Königen", "at least {n} nines and kings together"),
    ),
    (
        "throw_with_richness",
        "min_richness_for_throwing",
        Words("mindestens {n} Augen", "at least {n} eyes"),
    ),
    (
        "throw_when_fox_highest_trump",
        "",
        Words("keinem Trumpf über dem Karo-Ass", "no trump above the ace of diamonds"),
    ),
)


def _throwing(rules: Rules) -> Words:
    hands = [
        fill(hand, n=getattr(rules, least) if least else 0) for option, least, hand in _THROWS if getattr(rules, option)
    ]
    if not hands:
        return Words("Kein Blatt darf geschmissen werden.", "No hand may be thrown in.")
    if rules.throw_is_mandatory:
        sentence = Words(
            "Ein Blatt mit {hands} wird geschmissen, es sei denn, sein Spieler meldet ein Solo; dann wird neu gegeben.",
            "A hand with {hands} is thrown in, unless its player calls a solo; then the cards are dealt anew.",
        )
    else:
        sentence = Words(
            "Ein Blatt mit {hands} darf geschmissen werden; dann wird neu gegeben.",
            "A hand with {hands} may be thrown in; then the cards are dealt anew.",
        )
    return fill(sentence, hands=listed(hands, OR))


THROWING: tuple[Line, ...] = (_throwing,)


def _poverty(rules: Rules) -> Words:
    if not rules.poverty:
        return Words("Eine Armut gibt es nicht.", "There is no poverty.")
    most = {
        0: Words("keinen Trumpf", "no trump"),
        1: Words("höchstens einen Trumpf", "at most one trump"),
    }.get(rules.poverty_max_trumps, Words("höchstens {n} Trümpfe", "at most {n} trumps"))
    return fill(
        Words(
            "Wer {foxes}{trumps} hat, darf eine Armut melden.",
            "Whoever has {trumps}{foxes} may declare a poverty.",
        ),
        trumps=fill(most, n=rules.poverty_max_trumps),
        foxes=Words("neben Füchsen ", " beside foxes") if rules.poverty_fox_do_not_count else "",
    )


def _redealt(rules: Rules) -> Words | None:
    if rules.poverty and not rules.poverty_shift:
        return Words("Dann wird neu gegeben.", "Then the cards are dealt anew.")
    if rules.throw_with_one_trump:
        return Words(
            "Mit einem oder gar keinem Trumpf wird dann neu gegeben.",
            "With one trump or none at all the cards are dealt anew then.",
        )
    return None


def _shift(rules: Rules) -> Words | None:
    if not rules.poverty_shift:
        return None
    if rules.poverty_shift_only_trump:
        cards = Words("genau seine Trümpfe", "exactly the trumps")
    elif rules.poverty_fox_shift_extra:
        cards = Words(
            "drei Karten und die Füchse dazu, alle Trümpfe darunter,",
            "three cards and the foxes on top, all trumps among them,",
        )
    elif rules.poverty_fox_do_not_count or rules.poverty_max_trumps > SHIFTED:
        cards = Words(
            "mindestens drei Karten, alle Trümpfe darunter,",
            "at least three cards, all trumps among them,",
        )
    else:
        cards = Words("drei Karten, alle Trümpfe darunter,", "three cards, all trumps among them,")
    laid = Words("Der Arme legt {cards} verdeckt hin.", "The poor one lays down {cards} face down.")
    foxes = Words("Füchse darunter liegen offen.", "Foxes among them lie open.")
    return together(fill(laid, cards=cards), foxes if rules.poverty_fox_shift_open else None)


POVERTY: tuple[Line, ...] = (
    _poverty,
    _redealt,
    _shift,
    choice(
        "poverty_offer_order",
        {
            "clockwise": Words(
                "Gefragt wird reihum, von seinem linken Nachbarn an.",
                "The others are asked clockwise, from the left neighbour on.",
            ),
            "chosen_first": Words(
                "Gefragt wird zuerst, wen er aussucht, dann die anderen reihum.",
                "The one chosen by the poor player is asked first, then the others clockwise.",
            ),
            "opposite_first": Words(
                "Gefragt wird zuerst, wer ihm gegenübersitzt, dann die anderen reihum.",
                "The one sitting opposite is asked first, then the others clockwise.",
            ),
        },
    ),
    flag(
        "poverty_shift",
        Words(
            "Wer die Karten nimmt, gibt ebenso viele zurück und spielt mit dem Armen zusammen Re.",
            "Whoever takes the cards gives back as many and plays Re together with the poor one.",
        ),
    ),
    choice(
        "poverty_return_info",
        {
            "number_of_trumps": Words(
                "Dabei wird gesagt, wie viele Trümpfe zurückgehen.",
                "It is told how many trumps go back.",
            ),
            "yes_no": Words(
                "Dabei wird nur gesagt, ob Trümpfe zurückgehen.",
                "It is only told whether trumps go back.",
            ),
            "none": Words(
                "Über die zurückgegebenen Karten wird nichts gesagt.",
                "Nothing is told about the cards given back.",
            ),
        },
    ),
    choice(
        "poverty_refused",
        {
            "redeal": Words(
                "Nimmt niemand die Karten, wird neu gegeben.",
                "If nobody takes the cards, all are dealt anew.",
            ),
            "play_normal": Words(
                "Nimmt niemand die Karten, bekommt der Arme sie wieder, und es wird normal gespielt.",
                "If nobody takes the cards, the poor one gets them back, and a normal game is played.",
            ),
        },
    ),
)
