"""Re, Kontra and the denials: until when, and what they bind to."""

from __future__ import annotations

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import Line, choice, fill, flag, number, together
from freedoko_qt.engine.rules.ruleset import Rules


def _limits(rules: Rules) -> Words:
    if rules.announcement_time_base == "cards_on_table":
        limits = rules.announcement_limit_table
        template = Words(
            "Re und Kontra darf man sagen, bis die {re}. Karte des Spiels gefallen ist, keine 90 bis zur {no_90}., "
            "keine 60 bis zur {no_60}., keine 30 bis zur {no_30}. und schwarz bis zur {black}. Karte.",
            "Re and Kontra may be said until card {re} of the game has fallen, no 90 until card {no_90}, no 60 until "
            "card {no_60}, no 30 until card {no_30} and black until card {black}.",
        )
        numbers = [str(limit) for limit in limits]
    else:
        template = Words(
            "Für Re und Kontra muss man noch {re} Karten auf der Hand haben, für keine 90 noch {no_90}, für keine 60 "
            "noch {no_60}, für keine 30 noch {no_30} und für schwarz noch {black}.",
            "To say Re or Kontra one must still hold {re} cards, for no 90 {no_90}, for no 60 {no_60}, for no 30 "
            "{no_30} and for black {black}.",
        )
        numbers = [
            str(limit)
            for limit in (
                rules.announcement_no_120,
                rules.announcement_no_90,
                rules.announcement_no_60,
                rules.announcement_no_30,
                rules.announcement_no_0,
            )
        ]
    return fill(template, **dict(zip(("re", "no_90", "no_60", "no_30", "black"), numbers, strict=True)))


def _replies(rules: Rules) -> Words | None:
    if rules.knocking:
        return None
    if not rules.announcement_reply:
        return Words(
            "Ist die Frist vorbei, darf auch eine Ansage der Gegner nicht mehr erwidert werden.",
            "Once the time is over, an announcement of the other side may not be answered any more either.",
        )
    n = rules.reply_delay_cards
    cards = Words("eine Karte", "one card") if n == 1 else fill(Words("{n} Karten", "{n} cards"), n=n)
    until = Words(
        "Eine Ansage der Gegner darf man noch {cards} nach ihrer Frist mit Re oder Kontra erwidern.",
        "An announcement of the other side may be answered with Re or Kontra until {cards} after its limit.",
    )
    point = Words(
        "Eine solche Erwiderung bringt den Gewinnern einen Punkt.", "Such an answer brings the winners a point."
    )
    return together(fill(until, cards=cards), point if rules.announcement_strict_limit else None)


def _open_marriage(rules: Rules) -> Words:
    if not rules.announce_before_marriage_resolved:
        return Words(
            "In einer Hochzeit wird erst angesagt, wenn sie geklärt ist.",
            "In a marriage nothing is announced before it is cleared.",
        )
    if rules.undetermined_announcement == "bride_only":
        return Words(
            "In einer ungeklärten Hochzeit darf nur der Hochzeiter ansagen.",
            "While a marriage is not cleared only the player with both queens may announce.",
        )
    return Words(
        "Auch in einer ungeklärten Hochzeit dürfen alle ansagen, die anderen aber nur Kontra: Wird einer von ihnen der "
        "Partner, gilt es als Re, und wenn Re schon gesagt war, als keine 90.",
        "Everybody may announce even while a marriage is not cleared, the others only Kontra: if one of them becomes "
        "the partner, it counts as Re, and as no 90 if Re was said already.",
    )


def _forced(rules: Rules) -> Words | None:
    if not rules.announcement_first_trick_thirty_points:
        return None
    must = Words(
        "Wer den ersten Stich mit mindestens 30 Augen gewinnt, muss ansagen.",
        "Whoever wins a first trick of at least 30 eyes must announce.",
    )
    level = {
        True: Words("Verpflichtet ist man nur zu Re oder Kontra.", "One is forced only to Re or Kontra."),
        False: Words(
            "Verpflichtet ist man zur nächsten Stufe der eigenen Partei.",
            "One is forced to the next level of the own side.",
        ),
    }[rules.announcement_first_trick_thirty_points_only_re_contra]
    first = Words(
        "Die Pflicht entfällt, wenn schon jemand angesagt hat.", "There is no duty if somebody has announced."
    )
    marriage = {
        True: Words(
            "Sie gilt auch in der Hochzeit, wenn dieser Stich den Partner gefunden hat.",
            "It also holds in a marriage, if that trick found the partner.",
        ),
        False: Words("In der Hochzeit gilt sie nicht.", "It does not hold in a marriage."),
    }[rules.announcement_first_trick_thirty_points_in_marriage]
    only_first = rules.announcement_first_trick_thirty_points_only_first
    return together(must, level, first if only_first else None, marriage)


CALLS: tuple[Line, ...] = (
    flag(
        "knocking",
        Words(
            "Statt Re oder Kontra zu sagen, klopft man: Die Partei bleibt geheim, und jeder darf für sich klopfen.",
            "Instead of saying Re or Kontra one knocks: the side stays secret, and everybody may knock.",
        ),
    ),
    _limits,
    flag(
        "announcement_till_full_trick",
        Words(
            "Eine Karte, die schon auf dem Tisch liegt, zählt dabei noch als gehalten, bis der nächste Stich beginnt.",
            "A card already on the table still counts as held until the next trick begins.",
        ),
    ),
    number(
        "announcement_last",
        Words(
            "Sind weniger als {n} Stiche noch zu beenden, darf gar nichts mehr angesagt werden.",
            "Once fewer than {n} tricks are left to finish, nothing at all may be announced.",
        ),
        Words("Weitere Grenzen gibt es dafür nicht.", "There is no further limit to that."),
    ),
    choice(
        "denial_without_announcement",
        {
            "forbidden": Words(
                "Eine Absage setzt voraus, dass die eigene Partei Re oder Kontra gesagt hat.",
                "A denial needs a Re or Kontra of the own side before it.",
            ),
            "if_lower_levels_still_open": Words(
                "Stufen dürfen übersprungen werden, solange sie selbst noch erlaubt sind; sie gelten als gesagt.",
                "Levels may be skipped as long as they are still allowed themselves; they count as said.",
            ),
            "free": Words(
                "Jede Absage ist bis zu ihrer eigenen Frist erlaubt, auch aus heiterem Himmel; das Übersprungene gilt "
                "als gesagt.",
                "Every denial is allowed up to its own limit, even out of the blue; what is skipped counts as said.",
            ),
        },
    ),
    _replies,
    flag(
        "announcement_strict_limit",
        Words(
            "Re und Kontra verpflichten: Wer ansagt, braucht mit seiner Partei 121 Augen, und auch eine Erwiderung "
            "setzt ein Ziel.",
            "Re and Kontra bind: a side that announces needs 121 eyes, and a reply sets a target, too.",
        ),
    ),
    _open_marriage,
    flag(
        "marriage_shifts_limits",
        Words(
            "Nach einer Hochzeit verschieben sich die Fristen um so viele Stiche, wie die Klärung nach dem ersten kam.",
            "After a marriage the limits move back by as many tricks as it was cleared after the first.",
        ),
        Words("Eine Hochzeit verschiebt die Fristen nicht.", "A marriage does not move the limits."),
    ),
    _forced,
)
