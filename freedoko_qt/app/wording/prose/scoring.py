"""The value of a game and who writes it down."""

from __future__ import annotations

from freedoko_qt.app.wording.prose.phrases import Line, Phrase, choice, fill, flag, number, together
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


def _target(rules: Rules) -> Phrase:
    if rules.announcement_strict_limit:
        return QT_TRANSLATE_NOOP("Prose", "If nothing was announced, Re wins with 121 card points, with fewer Kontra.")
    if rules.contra_only_lowers_re_target:
        return QT_TRANSLATE_NOOP(
            "Prose",
            "Re wins with 121 card points, and with 120 if only Kontra was announced; otherwise Kontra wins.",
        )
    return QT_TRANSLATE_NOOP("Prose", "Re wins with 121 card points, otherwise Kontra wins.")


def _kept_denial(rules: Rules) -> Phrase | None:
    if rules.unmet("denial_points"):
        return None
    return QT_TRANSLATE_NOOP(
        "Prose",
        "Whoever makes a denial must keep it, otherwise the others win. If both sides fail, nobody wins, and each side "
        "has only what it has reached, and its special points.",
    )


_SCOPES = {
    "base": QT_TRANSLATE_NOOP(
        "Prose",
        "Re and Kontra each double the value with the denials; points against the queens and special points are added "
        "afterwards.",
    ),
    "base_and_against": QT_TRANSLATE_NOOP(
        "Prose",
        "Re and Kontra each double the value with the denials and the points against the queens; special points are "
        "added afterwards.",
    ),
    "everything": QT_TRANSLATE_NOOP("Prose", "Re and Kontra each double everything, the special points, too."),
}


def _game_won(rules: Rules) -> Phrase:
    won = QT_TRANSLATE_NOOP(
        "Prose",
        "A game won counts one point, and one more each if the others stay below 90, below 60, below 30 card points or "
        "without any trick.",
    )
    draw = QT_TRANSLATE_NOOP("Prose", "If Kontra wins with exactly 120 card points, there is no point for the game.")
    return together(won, None if rules.draw_counts_as_no_120 or rules.unmet("draw_counts_as_no_120") else draw)


def _re_contra(rules: Rules) -> Phrase | None:
    if rules.announcement_re_doubles:
        scope = rules.re_contra_doubling_scope
        if scope == "base" and rules.announcement_contra_doubles_against_re:
            scope = "base_and_against"
        return _SCOPES[scope]
    points: Phrase
    match rules.re_contra_points:
        case 0:
            return QT_TRANSLATE_NOOP("Prose", "Re and Kontra earn no points.")
        case 1:
            points = QT_TRANSLATE_NOOP("Prose", "one point")
        case n:
            points = fill(QT_TRANSLATE_NOOP("Prose", "{n} points"), n=n)
    return fill(
        QT_TRANSLATE_NOOP("Prose", "Re and Kontra earn the winners {points} each."),
        points=points,
    )


def _cowardice(rules: Rules) -> Phrase | None:
    turns = {
        "off": None,
        "partners": QT_TRANSLATE_NOOP(
            "Prose",
            "Cowardice: if the losers of a game of two against two have fewer than 60 card points though nothing was "
            "announced, fewer than 30 after a Re or Kontra of the winners, or no trick after a no 90, they get the "
            "points.",
        ),
        "all": QT_TRANSLATE_NOOP(
            "Prose",
            "Cowardice, in solos, too: if the losers have fewer than 60 card points though nothing was announced, "
            "fewer than 30 after a Re or Kontra of the winners, or no trick after a no 90, they get the points.",
        ),
    }[rules.cowardice]
    if turns is None:
        return None
    stays = {
        True: QT_TRANSLATE_NOOP(
            "Prose",
            "Special points stay where they are; nothing turns in a silent marriage, a marriage played alone or after "
            "a Genscher.",
        ),
        False: QT_TRANSLATE_NOOP(
            "Prose",
            "Special points stay where they are; nothing turns in a silent marriage or a marriage played alone.",
        ),
    }[rules.genscher]
    more = QT_TRANSLATE_NOOP("Prose", "Each further level left unsaid is one more point.")
    return together(turns, stays, more if rules.cowardice_points else None)


def _preannouncement(rules: Rules) -> Phrase | None:
    if not rules.preannouncement_bonus:
        return None
    bonus = {
        True: QT_TRANSLATE_NOOP(
            "Prose",
            "An announcement before the first card earns the winners a point, once for each side.",
        ),
        False: QT_TRANSLATE_NOOP(
            "Prose",
            "An announcement before the first card earns the winners a point, once for each side, but only in games "
            "that have special points.",
        ),
    }[rules.special_points_in_solo == "all"]
    bride = QT_TRANSLATE_NOOP("Prose", "This does not apply to the player with a marriage.")
    return together(bonus, None if rules.preannouncement_bonus_for_bride else bride)


def _counting(rules: Rules) -> Phrase:
    who = {
        "plus": QT_TRANSLATE_NOOP("Prose", "Only the winners score the value, as plus"),
        "minus": QT_TRANSLATE_NOOP("Prose", "Only the losers score the value, as minus"),
        "plus_minus": QT_TRANSLATE_NOOP("Prose", "The winners score the value as plus, the losers as minus"),
    }[rules.counting]
    times = {
        1: QT_TRANSLATE_NOOP("Prose", "a soloist once like everybody else"),
        2: QT_TRANSLATE_NOOP("Prose", "a soloist twice"),
        3: QT_TRANSLATE_NOOP("Prose", "a soloist three times"),
    }[rules.solo_factor]
    opponents = (
        QT_TRANSLATE_NOOP("Prose", " and the opponents likewise") if rules.solo_always_counts_triple else ""
    )
    return fill(
        QT_TRANSLATE_NOOP("Prose", "{who}; {times}{opponents}."), who=who, times=times, opponents=opponents
    )


SCORING: tuple[Line, ...] = (
    _target,
    _kept_denial,
    _game_won,
    number(
        "denial_points",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Each level announced from no 90 to black earns the winners {n} points, whoever said it.",
        ),
        QT_TRANSLATE_NOOP(
            "Prose",
            "Each level announced from no 90 to black earns the winners a point, whoever said it.",
        ),
    ),
    choice(
        "points_against_denial",
        {
            "off": QT_TRANSLATE_NOOP(
                "Prose",
                "Having 30 card points more than a denial of the other side allows earns nothing.",
            ),
            "highest_only": QT_TRANSLATE_NOOP(
                "Prose",
                "120 card points against no 90, 90 against no 60, 60 against no 30 or 30 against black earn a point, "
                "only for the highest denial.",
            ),
            "cumulative": QT_TRANSLATE_NOOP(
                "Prose",
                "120 card points against no 90, 90 against no 60, 60 against no 30 and 30 against black earn a point "
                "each.",
            ),
        },
    ),
    flag(
        "selber_doof_points",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Own fault: each 30 card points above the limit set by the other side's highest announcement earn a point.",
        ),
    ),
    choice(
        "broken_denial_value",
        {
            "achieved_only": QT_TRANSLATE_NOOP(
                "Prose",
                "If a denial fails, only what was really reached counts.",
            ),
            "as_announced": QT_TRANSLATE_NOOP(
                "Prose",
                "If a denial fails, the winners get the levels promised, too.",
            ),
        },
    ),
    _cowardice,
    flag(
        "against_queens_doubles",
        QT_TRANSLATE_NOOP("Prose", "If Kontra wins and nobody has played alone, all points of the game count twice."),
    ),
    number(
        "against_queens_point",
        QT_TRANSLATE_NOOP(
            "Prose", "If Kontra wins and nobody has played alone, there are {n} points against the queens."
        ),
        QT_TRANSLATE_NOOP(
            "Prose", "If Kontra wins and nobody has played alone, there is a point against the queens."
        ),
        QT_TRANSLATE_NOOP("Prose", "There is no point against the queens."),
    ),
    number(
        "solo_point",
        QT_TRANSLATE_NOOP("Prose", "A solo is worth {n} points more."),
        QT_TRANSLATE_NOOP("Prose", "A solo is worth a point more."),
        QT_TRANSLATE_NOOP("Prose", "A solo earns no point of its own."),
    ),
    number(
        "against_solo_point",
        QT_TRANSLATE_NOOP("Prose", "Winning against a solo earns {n} more points."),
        QT_TRANSLATE_NOOP("Prose", "Winning against a solo earns one more point."),
        QT_TRANSLATE_NOOP("Prose", "Winning against a solo earns no further point."),
    ),
    _preannouncement,
    _re_contra,
    _counting,
    flag(
        "check_zero_sum",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Each line must add up to zero, and all four totals are all even or all odd: this is checked.",
        ),
    ),
)
