"""Points for what happens in single tricks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, number

SoliWithPoints = Literal["none", "trump_solo", "color_soli", "all"]
SOLI_WITH_POINTS = {
    "none": Words("In keinem", "In none"),
    "trump_solo": Words(
        "Im Karosolo und in der stillen Hochzeit", "In the diamonds solo and the silent marriage"
    ),
    "color_soli": Words("In allen Farbsoli", "In all suit soli"),
    "all": Words("In allen", "In all"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class SpecialPointRules:
    """Points for what happens in single tricks."""

    extrapoint_doppelkopf: bool = flag(
        True,
        Words("Doppelkopf", "Doppelkopf"),
        Words(
            "Ein Stich aus lauter Assen und Zehnen bringt der Partei, die ihn macht, einen Punkt.",
            "A trick of nothing but aces and tens brings a point to the side that takes it.",
        ),
    )
    doppelkopf_points: int = number(
        40, 40, 44,
        Words("Augen für einen Doppelkopf", "Eyes of a Doppelkopf"),
        Words(
            "So viele Augen muss ein Stich mindestens haben, um ein Doppelkopf zu sein. 40 sind vier "
            "Zehnen, 44 sind vier Asse.",
            "A trick must have at least this many eyes to be a Doppelkopf. 40 are four tens, 44 are four "
            "aces.",
        ),
        needs="extrapoint_doppelkopf",
    )
    extrapoint_catch_fox: bool = flag(
        True,
        Words("Fuchs gefangen", "Fox caught"),
        Words(
            "Wer ein Karo-Ass der Gegner fängt, bekommt einen Punkt. Schweine sind keine Füchse.",
            "Catching an ace of diamonds of the other side brings a point. A swine is no fox.",
        ),
    )
    extrapoint_catch_fox_last_trick: bool = flag(
        False,
        Words("Fuchs im letzten Stich gefangen", "Fox caught in the last trick"),
        Words(
            "Wird der Fuchs im letzten Stich gefangen, gibt es dafür noch einen Punkt dazu.",
            "If the fox is caught in the last trick, there is another point for it.",
        ),
        needs="extrapoint_catch_fox",
    )
    extrapoint_fox_last_trick: bool = flag(
        False,
        Words("Fuchs macht den letzten Stich", "Fox wins the last trick"),
        Words(
            "Gewinnt ein Fuchs den letzten Stich, bekommt seine Partei einen Punkt.",
            "If a fox wins the last trick, its side gets a point.",
        ),
    )
    extrapoint_double_fox_last_trick: bool = flag(
        False,
        Words("Beide Füchse im letzten Stich", "Both foxes in the last trick"),
        Words(
            "Gewinnt ein Fuchs den letzten Stich und der zweite Fuchs derselben Partei liegt dabei, gibt "
            "es noch einen Punkt.",
            "If a fox wins the last trick and the second fox of the same side lies in it, there is "
            "another point.",
        ),
        needs="extrapoint_fox_last_trick",
    )
    extrapoint_charlie: bool = flag(
        True,
        Words("Karlchen", "Karlchen"),
        Words(
            "Gewinnt ein Kreuz-Bube den letzten Stich, bekommt seine Partei einen Punkt.",
            "If a jack of clubs wins the last trick, its side gets a point.",
        ),
    )
    extrapoint_catch_charlie: bool = flag(
        True,
        Words("Karlchen gefangen", "Karlchen caught"),
        Words(
            "Wer im letzten Stich einen Kreuz-Buben der Gegner sticht, bekommt einen Punkt.",
            "Beating a jack of clubs of the other side in the last trick brings a point.",
        ),
        needs="extrapoint_charlie",
    )
    extrapoint_double_charlie: bool = flag(
        False,
        Words("Doppeltes Karlchen", "Double Karlchen"),
        Words(
            "Gewinnt ein Kreuz-Bube den letzten Stich und der zweite derselben Partei liegt dabei, gibt "
            "es zwei Punkte statt nur einen.",
            "If a jack of clubs wins the last trick and the second one of the same side lies in it, there "
            "are two points instead of one.",
        ),
        needs="extrapoint_charlie",
    )
    extrapoint_catch_double_charlie: bool = flag(
        False,
        Words("Beide Karlchen gefangen", "Both Karlchen caught"),
        Words(
            "Werden im letzten Stich beide Kreuz-Buben der Gegner gestochen, gibt es zwei Punkte statt "
            "nur einen.",
            "If both jacks of clubs of the other side are beaten in the last trick, there are two points "
            "instead of one.",
        ),
        needs="extrapoint_double_charlie",
    )
    extrapoint_catch_charlie_only_with_diamond_queen: bool = flag(
        False,
        Words("Karlchen nur mit der Karo-Dame fangen", "Karlchen is caught only by the queen of diamonds"),
        Words(
            "Ein gefangenes Karlchen zählt nur, wenn eine Karo-Dame den letzten Stich gewinnt.",
            "A Karlchen caught counts only if a queen of diamonds wins the last trick.",
        ),
        needs="extrapoint_catch_charlie",
    )
    extrapoint_dolle_jabs_dolle: bool = flag(
        False,
        Words("Dulle sticht Dulle", "Dulle beats dulle"),
        Words(
            "Sticht eine Dulle die Dulle der Gegner, gibt es einen Punkt.",
            "If a dulle beats a dulle of the other side, there is a point.",
        ),
        needs="dollen and (dollen_second_over_first or dollen_contrary_in_last_trick)",
    )
    extrapoint_heart_trick: bool = flag(
        False,
        Words("Herzstich", "Heart trick"),
        Words(
            "Ein Stich aus vier Herzkarten, die kein Trumpf sind, bringt einen Punkt. Ohne Neunen und mit "
            "Dullen gibt es davon nur vier: die Asse und die Könige.",
            "A trick of four hearts that are no trumps brings a point. Without nines and with dullen "
            "there are only four of them: the aces and the kings.",
        ),
        needs="dollen and not with_nines",
    )
    special_points_in_solo: SoliWithPoints = choice(
        "none", SOLI_WITH_POINTS,
        Words("Sonderpunkte im Solo", "Special points in a solo"),
        Words(
            "In welchen Soli Doppelkopf, Fuchs, Karlchen und die anderen Sonderpunkte zählen. Üblich ist: "
            "in keinem.",
            "In which soli Doppelkopf, fox, Karlchen and the other special points count. Usually in none.",
        ),
    )
    loser_may_win_by_specials: bool = flag(
        True,
        Words("Spiel über Sonderpunkte drehbar", "Special points may turn a game"),
        Words(
            "Haben die Verlierer mehr Sonderpunkte, als das Spiel wert ist, müssen die Gewinner zahlen. "
            "Ausgeschaltet ist ein gewonnenes Spiel nie weniger wert als 0.",
            "If the losers have more special points than the game is worth, the winners pay. Switched "
            "off, a game won is never worth less than 0.",
        ),
    )
