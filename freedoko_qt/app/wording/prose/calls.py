"""Re, Kontra and the denials: until when, and what they bind to."""

from __future__ import annotations

from freedoko_qt.app.wording.prose.phrases import OR, Line, Phrase, choice, fill, flag, listed, together
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

_ON_TABLE = {
    "no_90": QT_TRANSLATE_NOOP("Prose", "no 90 until card {n}"),
    "no_60": QT_TRANSLATE_NOOP("Prose", "no 60 until card {n}"),
    "no_30": QT_TRANSLATE_NOOP("Prose", "no 30 until card {n}"),
    "black": QT_TRANSLATE_NOOP("Prose", "black until card {n}"),
}
_IN_HAND = {
    "no_90": QT_TRANSLATE_NOOP("Prose", "{n} for no 90"),
    "no_60": QT_TRANSLATE_NOOP("Prose", "{n} for no 60"),
    "no_30": QT_TRANSLATE_NOOP("Prose", "{n} for no 30"),
    "black": QT_TRANSLATE_NOOP("Prose", "{n} for black"),
}
_FORBIDDEN = {
    "no_90": QT_TRANSLATE_NOOP("Prose", "no 90"),
    "no_60": QT_TRANSLATE_NOOP("Prose", "no 60"),
    "no_30": QT_TRANSLATE_NOOP("Prose", "no 30"),
    "black": QT_TRANSLATE_NOOP("Prose", "black"),
}


def _cards(number: int | str) -> Phrase:
    """Some cards, in digits where the number is a text."""
    if str(number) == "1":
        return QT_TRANSLATE_NOOP("Prose", "one card")
    return fill(QT_TRANSLATE_NOOP("Prose", "{n} cards"), n=number)


def _limits(rules: Rules) -> Phrase:
    re: Phrase
    if rules.announcement_time_base == "cards_on_table":
        alone = QT_TRANSLATE_NOOP("Prose", "Re and Kontra may be said until card {re} of the game has been played.")
        first = QT_TRANSLATE_NOOP(
            "Prose",
            "Re and Kontra may be said until card {re} of the game has been played, {denials}.",
        )
        on_table, *limits = rules.announcement_limit_table
        of_denial, re = _ON_TABLE, str(on_table)
    else:
        alone = QT_TRANSLATE_NOOP("Prose", "To say Re or Kontra you must still hold {re}.")
        first = QT_TRANSLATE_NOOP("Prose", "To say Re or Kontra you must still hold {re}, {denials}.")
        of_denial, re = _IN_HAND, _cards(str(rules.announcement_no_120))
        limits = [
            rules.announcement_no_90, rules.announcement_no_60, rules.announcement_no_30, rules.announcement_no_0
        ]  # fmt: skip
    denials = [
        fill(of_denial[name], n=str(limit))
        for name, limit in zip(of_denial, limits, strict=True)
        if name in rules.permitted_denials
    ]
    if not denials:
        nothing = QT_TRANSLATE_NOOP("Prose", "Nothing else is announced.")
        return together(fill(alone, re=re), nothing)
    sentence = fill(first, re=re, denials=listed(denials))
    forbidden = [words for name, words in _FORBIDDEN.items() if name not in rules.permitted_denials]
    if not forbidden:
        return sentence
    return together(sentence, fill(QT_TRANSLATE_NOOP("Prose", "Not allowed: {denials}."), denials=listed(forbidden)))


_COUNTING = {
    "solo": QT_TRANSLATE_NOOP("Prose", "a solo"),
    "marriage": QT_TRANSLATE_NOOP("Prose", "a marriage"),
    "poverty": QT_TRANSLATE_NOOP("Prose", "a poverty"),
}


def counting(rules: Rules) -> set[str]:
    """The games, and swines, that count as announced and exist under these rules."""
    there = {"solo": rules.solo, "marriage": True, "poverty": rules.poverty_shift, "swines": rules.swines}
    return {name for name in rules.counts_as_announced if there[name]}


def _counting_contracts(rules: Rules) -> Phrase | None:
    counted = counting(rules)
    contracts = [words for name, words in _COUNTING.items() if name in counted]
    played = fill(
        QT_TRANSLATE_NOOP("Prose", "Playing {contracts} counts as saying Re."),
        contracts=listed(contracts, OR),
    )
    swines = QT_TRANSLATE_NOOP(
        "Prose", "Announcing swines counts as saying Re or Kontra, which shows the side."
    )
    phrases = (played if contracts else None, swines if "swines" in counted else None)
    return together(*phrases) if any(phrases) else None


def _contra_limit(rules: Rules) -> Phrase | None:
    if not rules.contra_has_own_limit:
        return None
    if rules.announcement_time_base == "cards_on_table":
        until = QT_TRANSLATE_NOOP("Prose", "For Kontra alone it is card {n}.")
        return fill(until, n=str(rules.announcement_contra_on_table))
    held = _cards(str(rules.announcement_contra))
    return fill(QT_TRANSLATE_NOOP("Prose", "For Kontra alone it is {cards}."), cards=held)


def _replies(rules: Rules) -> Phrase | None:
    if rules.knocking:
        return None
    if not rules.announcement_reply:
        return QT_TRANSLATE_NOOP(
            "Prose",
            "After the limit not even an announcement by the other side may be answered.",
        )
    until = {
        True: QT_TRANSLATE_NOOP(
            "Prose",
            "An announcement by the other side may be answered with Re or Kontra until {cards} after its limit.",
        ),
        False: QT_TRANSLATE_NOOP(
            "Prose",
            "An announcement by the other side may be answered with Re or Kontra until its own limit.",
        ),
    }[rules.reply_delay_cards > 0]
    point = QT_TRANSLATE_NOOP("Prose", "Such an answer is binding, too, and earns the winners a point.")
    on = QT_TRANSLATE_NOOP("Prose", "After that the side may go on with denials while their time lasts.")
    return together(
        fill(until, cards=_cards(rules.reply_delay_cards)),
        point if rules.announcement_strict_limit else None,
        on if rules.denials_after_reply else None,
    )


def _last(rules: Rules) -> Phrase | None:
    if rules.announcement_last == 1:
        return None
    return fill(
        QT_TRANSLATE_NOOP("Prose", "Once fewer than {n} tricks are left to finish, nothing at all may be announced."),
        n=rules.announcement_last,
    )


def _open_marriage(rules: Rules) -> Phrase:
    if not rules.announce_before_marriage_resolved:
        return QT_TRANSLATE_NOOP("Prose", "In a marriage nothing is announced before it is cleared.")
    if rules.undetermined_announcement == "bride_only":
        return QT_TRANSLATE_NOOP(
            "Prose",
            "While a marriage is not cleared only the player with both queens may announce.",
        )
    return QT_TRANSLATE_NOOP(
        "Prose",
        "In a marriage everybody may announce even before it is cleared, the others only Kontra: if one of them "
        "becomes the partner, it counts as Re, and as no 90 if Re was said already.",
    )


def _moved_limits(rules: Rules) -> Phrase | None:
    if rules.unmet("marriage_shifts_limits"):
        return None
    if not rules.marriage_shifts_limits:
        return QT_TRANSLATE_NOOP("Prose", "A marriage does not move the limits.")
    match rules.marriage_determination:
        case 2:
            return QT_TRANSLATE_NOOP(
                "Prose", "If a marriage is cleared only in the second trick, the limits move back by one trick."
            )
        case 3:
            return QT_TRANSLATE_NOOP(
                "Prose",
                "If a marriage is cleared only in the second or third trick, the limits move back by one or two "
                "tricks.",
            )
        case _:
            return QT_TRANSLATE_NOOP(
                "Prose",
                "If a marriage is cleared only in the second or third trick, the limits move back by one or two "
                "tricks, and so on.",
            )


def _forced(rules: Rules) -> Phrase | None:
    if not rules.announcement_first_trick_thirty_points:
        return None
    must = fill(
        QT_TRANSLATE_NOOP("Prose", "Whoever wins a first trick of at least {n} card points must announce."),
        n=rules.announcement_first_trick_eyes,
    )
    second = {
        "no": None,
        "always": QT_TRANSLATE_NOOP("Prose", "The same goes for the second trick."),
        "after_first": QT_TRANSLATE_NOOP("Prose", "The same goes for the second trick, if the first was rich, too."),
    }[rules.forced_in_second_trick]
    late = QT_TRANSLATE_NOOP("Prose", "The duty applies even after the limit.")
    level = {
        True: QT_TRANSLATE_NOOP("Prose", "The duty is only to say Re or Kontra."),
        False: QT_TRANSLATE_NOOP("Prose", "The duty is to say the next level of one's own side."),
    }[rules.announcement_first_trick_thirty_points_only_re_contra]
    first = QT_TRANSLATE_NOOP("Prose", "There is no duty if somebody has announced.")
    marriage = {
        True: QT_TRANSLATE_NOOP("Prose", "This duty also applies in a marriage, if that trick found the partner."),
        False: QT_TRANSLATE_NOOP("Prose", "This duty does not apply in a marriage."),
    }[rules.announcement_first_trick_thirty_points_in_marriage]
    only_first = rules.announcement_first_trick_thirty_points_only_first
    return together(
        must, second, level, late if rules.forced_after_limit else None, first if only_first else None, marriage
    )


CALLS: tuple[Line, ...] = (
    _counting_contracts,
    flag(
        "knocking",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Instead of saying Re or Kontra you knock: the side stays secret, and everybody may knock. What applies to "
            "Re and Kontra applies to a knock.",
        ),
    ),
    _limits,
    _contra_limit,
    flag(
        "announcement_till_full_trick",
        QT_TRANSLATE_NOOP("Prose", "A card already on the table still counts as held until the next trick begins."),
    ),
    _last,
    choice(
        "denial_without_announcement",
        {
            "forbidden": QT_TRANSLATE_NOOP(
                "Prose",
                "A denial needs a Re or Kontra of one's own side before it; levels may be skipped while they are still "
                "allowed.",
            ),
            "if_lower_levels_still_open": QT_TRANSLATE_NOOP(
                "Prose",
                "Levels may be skipped as long as they are still allowed themselves; they count as said.",
            ),
            "free": QT_TRANSLATE_NOOP(
                "Prose",
                "Every denial is allowed up to its own limit, even if nothing was said before; what is skipped counts "
                "as said.",
            ),
        },
    ),
    _replies,
    flag(
        "announcement_strict_limit",
        QT_TRANSLATE_NOOP("Prose", "Re and Kontra are binding: a side that announces needs 121 card points."),
    ),
    _open_marriage,
    _moved_limits,
    _forced,
)
