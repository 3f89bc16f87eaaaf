"""What a game counts and who writes it down."""

from __future__ import annotations

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import Line, always, choice, fill, flag, number, together
from freedoko_qt.engine.rules.ruleset import Rules


def _target(rules: Rules) -> Words:
    if rules.announcement_strict_limit:
        return Words(
            "Ohne Ansagen gewinnt Re mit 121 Augen, sonst Kontra.",
            "Without announcements Re wins with 121 eyes, otherwise Kontra.",
        )
    if rules.contra_only_lowers_re_target:
        return Words(
            "Re gewinnt mit 121 Augen, und schon mit 120, wenn nur Kontra angesagt ist; sonst gewinnt Kontra.",
            "Re wins with 121 eyes, and with 120 if only Kontra was announced; otherwise Kontra wins.",
        )
    return Words(
        "Re gewinnt mit 121 Augen, sonst gewinnt Kontra.",
        "Re wins with 121 eyes, otherwise Kontra wins.",
    )


_SCOPES = {
    "base": Words(
        "Re und Kontra verdoppeln jeweils den Wert mit den Absagen; der Punkt gegen die Alten und die Sonderpunkte "
        "kommen "
        "danach dazu.",
        "Re and Kontra each double the value with the denials; the point against the queens and the special points are "
        "added afterwards.",
    ),
    "base_and_against": Words(
        "Re und Kontra verdoppeln jeweils den Wert mit den Absagen und dem Punkt gegen die Alten; die Sonderpunkte "
        "kommen "
        "danach dazu.",
        "Re and Kontra each double the value with the denials and the point against the queens; the special points are "
        "added afterwards.",
    ),
    "everything": Words(
        "Re und Kontra verdoppeln jeweils alles, auch die Sonderpunkte.",
        "Re and Kontra each double everything, the special points, too.",
    ),
}


def _game_won(rules: Rules) -> Words:
    won = Words(
        "Ein gewonnenes Spiel zählt einen Punkt und je einen mehr, wenn die anderen unter 90, unter 60, unter 30 "
        "Augen oder ganz ohne Stich bleiben.",
        "A game won counts one point, and one more each if the others stay below 90, below 60, below 30 eyes or "
        "without any trick.",
    )
    draw = Words(
        "Gewinnt Kontra mit genau 120 Augen, entfällt der Punkt für das Spiel.",
        "If Kontra wins with exactly 120 eyes, there is no point for the game.",
    )
    return together(won, None if rules.draw_counts_as_no_120 or rules.unmet("draw_counts_as_no_120") else draw)


def _re_contra(rules: Rules) -> Words | None:
    if rules.announcement_re_doubles:
        scope = rules.re_contra_doubling_scope
        if scope == "base" and rules.announcement_contra_doubles_against_re:
            scope = "base_and_against"
        return _SCOPES[scope]
    match rules.re_contra_points:
        case 0:
            return Words("Re und Kontra bringen keine Punkte.", "Re and Kontra bring no points.")
        case 1:
            points = Words("einen Punkt", "one point")
        case n:
            points = fill(Words("{n} Punkte", "{n} points"), n=n)
    return fill(
        Words("Re und Kontra bringen den Gewinnern je {points}.", "Re and Kontra bring the winners {points} each."),
        points=points,
    )


def _preannouncement(rules: Rules) -> Words | None:
    if not rules.preannouncement_bonus:
        return None
    bonus = Words(
        "Eine Ansage vor der ersten Karte bringt den Gewinnern einen Punkt, für jede Partei einmal.",
        "An announcement before the first card brings the winners a point, once for each side.",
    )
    bride = Words("Für den Hochzeiter gilt das nicht.", "This does not hold for the player with a marriage.")
    return together(bonus, None if rules.preannouncement_bonus_for_bride else bride)


def _counting(rules: Rules) -> Words:
    who = {
        "plus": Words(
            "Nur die Gewinner schreiben den Wert auf, als Plus", "Only the winners write down the value, as plus"
        ),
        "minus": Words(
            "Nur die Verlierer schreiben den Wert auf, als Minus",
            "Only the losers write down the value, as minus",
        ),
        "plus_minus": Words(
            "Die Gewinner schreiben den Wert als Plus auf, die Verlierer als Minus",
            "The winners write down the value as plus, the losers as minus",
        ),
    }[rules.counting]
    times = {
        1: Words("der Solist wie alle anderen einfach", "a soloist once like everybody else"),
        2: Words("der Solist doppelt", "a soloist twice"),
        3: Words("der Solist dreifach", "a soloist three times"),
    }[rules.solo_factor]
    opponents = (
        Words(" und seine Gegner ebenso", " and the opponents likewise") if rules.solo_always_counts_triple else ""
    )
    return fill(
        Words("{who}; {times}{opponents}.", "{who}; {times}{opponents}."), who=who, times=times, opponents=opponents
    )


SCORING: tuple[Line, ...] = (
    _target,
    always(
        Words(
            "Wer eine Absage macht, muss sie halten, sonst gewinnen die anderen; scheitern beide Parteien, gewinnt "
            "niemand.",
            "Whoever denies must keep it, otherwise the others win; if both sides fail, nobody wins.",
        )
    ),
    _game_won,
    number(
        "denial_points",
        Words(
            "Jede angesagte Stufe von keine 90 bis schwarz bringt den Gewinnern {n} Punkte, wer auch immer sie gesagt "
            "hat.",
            "Each level announced from no 90 to black brings the winners {n} points, whoever said it.",
        ),
        Words(
            "Jede angesagte Stufe von keine 90 bis schwarz bringt den Gewinnern einen Punkt, wer auch immer sie "
            "gesagt hat.",
            "Each level announced from no 90 to black brings the winners a point, whoever said it.",
        ),
    ),
    choice(
        "points_against_denial",
        {
            "off": Words(
                "Für eine gescheiterte Absage gibt es keine weiteren Punkte.",
                "There are no further points for a denial that failed.",
            ),
            "highest_only": Words(
                "120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen keine 30 oder 30 gegen schwarz bringen einen "
                "Punkt, "
                "nur für die höchste Absage.",
                "120 eyes against no 90, 90 against no 60, 60 against no 30 or 30 against black bring a point, only "
                "for "
                "the highest denial.",
            ),
            "cumulative": Words(
                "120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen keine 30 und 30 gegen schwarz bringen je einen "
                "Punkt.",
                "120 eyes against no 90, 90 against no 60, 60 against no 30 and 30 against black bring a point each.",
            ),
        },
    ),
    flag(
        "selber_doof_points",
        Words(
            "Selber doof: Für je 30 Augen über der Grenze, die die höchste Ansage der Gegner setzt, bekommt man "
            "einen Punkt.",
            "Own fault: for each 30 eyes above the limit set by the highest announcement of the other side one gets a "
            "point.",
        ),
    ),
    choice(
        "broken_denial_value",
        {
            "achieved_only": Words(
                "Gegen eine gescheiterte Absage zählt nur, was wirklich erreicht wurde.",
                "Against a denial that failed only what was really reached counts.",
            ),
            "as_announced": Words(
                "Gegen eine gescheiterte Absage bekommen die Gewinner auch die versprochenen Stufen.",
                "Against a denial that failed the winners get the levels promised, too.",
            ),
        },
    ),
    number(
        "against_queens_point",
        Words(
            "Gewinnt Kontra gegen zwei, gibt es {n} Punkte gegen die Alten.",
            "If Kontra wins against two, there are {n} points against the queens.",
        ),
        Words(
            "Gewinnt Kontra gegen zwei, gibt es einen Punkt gegen die Alten.",
            "If Kontra wins against two, there is a point against the queens.",
        ),
        Words("Gegen die Alten gibt es keinen Punkt.", "There is no point against the queens."),
    ),
    number(
        "solo_point",
        Words("Ein Solo ist {n} Punkte mehr wert.", "A solo is worth {n} points more."),
        Words("Ein Solo ist einen Punkt mehr wert.", "A solo is worth a point more."),
        Words("Ein Solo bringt keinen eigenen Punkt.", "A solo brings no point of its own."),
    ),
    number(
        "against_solo_point",
        Words("Gegen ein Solo zu gewinnen bringt {n} Punkte.", "Winning against a solo brings {n} points."),
        Words("Gegen ein Solo zu gewinnen bringt noch einen Punkt.", "Winning against a solo brings one more point."),
        Words(
            "Gegen ein Solo zu gewinnen bringt keinen Punkt dazu.", "Winning against a solo brings no further point."
        ),
    ),
    _preannouncement,
    _re_contra,
    _counting,
    flag(
        "check_zero_sum",
        Words(
            "Jede Zeile muss null ergeben, und alle vier Stände sind gerade oder alle ungerade: Das wird geprüft.",
            "Each line must sum up to zero, and all four totals are even or all odd: this is checked.",
        ),
    ),
)
