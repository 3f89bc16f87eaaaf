"""What a game is worth, and what each player writes down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, number

Counting = Literal["plus", "minus", "plus_minus"]
COUNTINGS = {
    "plus": Words("Nur Plus", "Only plus"),
    "minus": Words("Nur Minus", "Only minus"),
    "plus_minus": Words("Plus und Minus", "Plus and minus"),
}
DoublingScope = Literal["base", "base_and_against", "everything"]
SCOPES = {
    "base": Words("Grundwert und Absagen", "Basic value and denials"),
    "base_and_against": Words("Auch gegen die Alten", "Against the queens, too"),
    "everything": Words("Alles", "Everything"),
}
AgainstDenial = Literal["off", "highest_only", "cumulative"]
AGAINST_DENIAL = {
    "off": Words("Keine", "None"),
    "highest_only": Words("Nur für die höchste Absage", "Only for the highest denial"),
    "cumulative": Words("Für jede Stufe", "For every level"),
}
BrokenValue = Literal["achieved_only", "as_announced"]
BROKEN_VALUES = {
    "achieved_only": Words("Nur was erreicht wurde", "Only what was reached"),
    "as_announced": Words("Auch was versprochen war", "What was promised, too"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class ScoringRules:
    """What a game is worth, and what each player writes down."""

    counting: Counting = choice(
        "plus", COUNTINGS,
        Words("Zählweise", "Way of counting"),
        Words(
            "Wer am Ende etwas aufschreibt. Bei „Plus und Minus“ ergibt jede Zeile null, und ein Solist "
            "bekommt oder zahlt dreifach.",
            "Who writes down something at the end. With “plus and minus” each line sums up to zero, and a "
            "soloist gets or pays three times.",
        ),
    )
    check_zero_sum: bool = flag(
        False,
        Words("Quersumme prüfen", "Check the cross-sum"),
        Words(
            "Unter der Liste wird geprüft, ob jede Zeile null ergibt und ob alle vier Stände gerade oder "
            "alle ungerade sind.",
            "Below the list it is checked that each line sums up to zero and that all four totals are "
            "even, or all odd.",
        ),
        needs="counting == 'plus_minus'",
    )
    announcement_re_doubles: bool = flag(
        True,
        Words("Re und Kontra verdoppeln", "Re and Kontra double"),
        Words(
            "Re und Kontra verdoppeln die Punkte, beide zusammen vervierfachen sie also. Ausgeschaltet "
            "kommen für jede der beiden Ansagen feste Punkte dazu.",
            "Re and Kontra each double the points, so both together make four times. Switched off, each "
            "adds a fixed number of points.",
        ),
    )
    re_contra_doubling_scope: DoublingScope = choice(
        "base", SCOPES,
        Words("Was Re und Kontra verdoppeln", "What Re and Kontra double"),
        Words(
            "Ob nur der Grundwert mit den Absagen verdoppelt wird, auch der Punkt gegen die Alten, oder "
            "alles einschließlich der Sonderpunkte.",
            "Whether only the basic value with the denials is doubled, or also the point against the "
            "queens, or everything with all special points.",
        ),
        needs="announcement_re_doubles",
    )
    announcement_contra_doubles_against_re: bool = flag(
        False,
        Words("Gegen die Alten wird mitverdoppelt", "Against the queens is doubled, too"),
        Words(
            "Der Punkt „gegen die Alten“ wird durch Re und Kontra mitverdoppelt. Beispiel: Re angesagt, "
            "Kontra gewinnt mit 130 Augen: 4 Punkte statt 3.",
            "The point “against the queens” is doubled by Re and Kontra, too. Example: Re announced, "
            "Kontra wins with 130 eyes: 4 points instead of 3.",
        ),
        needs="announcement_re_doubles",
    )
    re_contra_points: int = number(
        2, 0, 4,
        Words("Punkte für Re und Kontra", "Points for Re and Kontra"),
        Words(
            "So viele Punkte kommen für Re und ebenso für Kontra zum Wert des Spiels, wenn sie nicht "
            "verdoppeln.",
            "This many points are added to the value of the game for Re, and as many for Kontra, where "
            "they do not double.",
        ),
        needs="not announcement_re_doubles",
    )
    denial_points: int = number(
        1, 1, 4,
        Words("Punkte je Absage", "Points for a denial"),
        Words(
            "So viele Punkte bringt jede angesagte Stufe den Gewinnern, gleich wer sie angesagt hat. "
            "„Keine 60“ sind zwei Stufen.",
            "Each level announced brings the winners this many points, whoever announced it. “No 60” "
            "makes two levels.",
        ),
    )
    points_against_denial: AgainstDenial = choice(
        "highest_only", AGAINST_DENIAL,
        Words("Punkte gegen eine Absage", "Points against a denial"),
        Words(
            "Wer trotz einer Absage der Gegner 30 Augen mehr holt, als er dürfte, bekommt etwas dafür: "
            "120 gegen keine 90, 90 gegen keine 60, 60 gegen keine 30, 30 gegen schwarz.",
            "Whoever gets 30 eyes more than a denial of the other side allows is paid for it: 120 against "
            "no 90, 90 against no 60, 60 against no 30, 30 against black.",
        ),
        needs="not selber_doof_points",
        off="off",
    )
    selber_doof_points: bool = flag(
        False,
        Words("Selber-Doof-Punkte", "Own-fault points"),
        Words(
            "Wer trotz der höchsten Ansage der Gegner noch 30, 60 oder 90 Augen über deren Grenze holt, "
            "bekommt 1, 2 oder 3 Punkte: 150 Augen gegen ein Re sind einer. Ersetzt die Punkte gegen eine "
            "Absage.",
            "Whoever passes the limit of the other side's highest announcement by 30, 60 or 90 eyes gets "
            "1, 2 or 3 points: 150 eyes against a Re make one. Replaces the points against a denial.",
        ),
    )
    broken_denial_value: BrokenValue = choice(
        "achieved_only", BROKEN_VALUES,
        Words("Wert einer gebrochenen Absage", "Value of a broken denial"),
        Words(
            "Was die Gegner bekommen, wenn jemand seine Absage nicht schafft: nur was wirklich erreicht "
            "wurde, oder auch die versprochenen Stufen, als wären sie eingetreten.",
            "What the other side gets when a denial is not made: only what was really reached, or the "
            "promised levels as well, as if they had come true.",
        ),
    )
    contra_only_lowers_re_target: bool = flag(
        True,
        Words("Nur Kontra gesagt: 120 reichen für Re", "Only Kontra said: 120 are enough for Re"),
        Words(
            "Hat nur Kontra angesagt, gewinnt Re schon mit 120 Augen. Ausgeschaltet braucht Re immer 121.",
            "If only Kontra was announced, Re wins with 120 eyes. Switched off, Re always needs 121.",
        ),
        needs="not announcement_strict_limit",
    )
    draw_counts_as_no_120: bool = flag(
        True,
        Words("120 zu 120 gilt als keine 120", "120 to 120 counts as no 120"),
        Words(
            "Gewinnt Kontra mit genau 120 Augen, zählt der Punkt für das gewonnene Spiel. Ausgeschaltet "
            "bekommt Kontra dann nur den Punkt gegen die Alten.",
            "If Kontra wins with exactly 120 eyes, the point for the game counts. Switched off, Kontra "
            "then gets only the point against the queens.",
        ),
    )
    preannouncement_bonus: int = number(
        0, 0, 1,
        Words("Ansage vor der ersten Karte", "Announcing before the first card"),
        Words(
            "So viele Punkte kommen für die Gewinner dazu, wenn Re oder Kontra schon vor der allerersten "
            "Karte gesagt wurde; für jede Partei einmal.",
            "This many points are added for the winners if Re or Kontra was said before the very first "
            "card; once for each side.",
        ),
    )
    preannouncement_bonus_for_bride: bool = flag(
        False,
        Words("Vorab-Punkt auch für den Hochzeiter", "This bonus in a marriage, too"),
        Words(
            "Auch wer bei einer Hochzeit beide Kreuz-Damen hat, bekommt den Punkt für eine Ansage vor der "
            "ersten Karte.",
            "The player with both queens of clubs in a marriage gets the point for an announcement before "
            "the first card, too.",
        ),
        needs="preannouncement_bonus > 0",
    )
    against_queens_point: int = number(
        1, 0, 2,
        Words("Gegen die Alten", "Against the queens"),
        Words(
            "So viele Punkte bekommt Kontra dazu, wenn es ein normales Spiel gewinnt.",
            "Kontra gets this many points more for winning a normal game.",
        ),
    )
    solo_point: int = number(
        0, 0, 1,
        Words("Punkt für ein Solo", "Point for a solo"),
        Words(
            "So viele Punkte ist jedes Solo mehr wert, gleich wer es gewinnt.",
            "Every solo is worth this many points more, whoever wins it.",
        ),
    )
    against_solo_point: int = number(
        0, 0, 1,
        Words("Punkt gegen ein Solo", "Point against a solo"),
        Words(
            "So viele Punkte kommen dazu, wenn die drei anderen ein Solo gewinnen.",
            "This many points are added if the three others win against a solo.",
        ),
    )
    solo_factor: int = number(
        3, 1, 3,
        Words("Faktor für den Solisten", "Factor of the soloist"),
        Words(
            "So oft schreibt der Solist den Wert des Spiels auf, jeder andere nur einmal.",
            "The soloist writes down the value of the game this many times, each of the others only once.",
        ),
    )
    solo_always_counts_triple: bool = flag(
        False,
        Words("Solo zählt immer dreifach", "A solo always counts three times"),
        Words(
            "Wo nur Gewinner oder nur Verlierer aufschreiben, schreiben auch die drei Gegner eines "
            "Solisten dreifach auf.",
            "Where only winners or only losers write down points, the three opponents of a soloist write "
            "three times the value, too.",
        ),
        needs="solo and counting != 'plus_minus'",
    )
