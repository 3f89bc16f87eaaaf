"""How long a tournament lasts, and its duty soli."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, number
from freedoko_qt.engine.rules.solo import ANY_SOLO, PICTURE_SOLO

DutyOrder = Literal["left_of_dealer", "clockwise_from_dealer"]
DUTY_ORDERS = {
    "left_of_dealer": Words("Links vom Geber", "Left of the dealer"),
    "clockwise_from_dealer": Words("Beim Geber", "With the dealer"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class TournamentRules:
    """How long a tournament lasts, and its duty soli."""

    number_of_rounds_limited: bool = flag(
        False,
        Words("Begrenzte Rundenzahl", "Limited number of rounds"),
        Words(
            "Das Turnier endet nach einer festen Zahl von Runden.",
            "The tournament ends after a fixed number of rounds.",
        ),
    )
    number_of_rounds: int = number(
        20, 1, 1000,
        Words("Runden", "Rounds"),
        Words(
            "So viele Runden werden gespielt. In einer Runde gibt jeder einmal.",
            "This many rounds are played. In a round everybody deals once.",
        ),
        needs="number_of_rounds_limited",
    )
    points_limited: bool = flag(
        False,
        Words("Begrenzter Punktevorrat", "Limited pot of points"),
        Words(
            "Das Turnier endet, wenn ein gemeinsamer Vorrat an Punkten aufgebraucht ist.",
            "The tournament ends when a common pot of points is used up.",
        ),
        needs="counting != 'plus_minus'",
    )
    points: int = number(
        40, 1, 100000,
        Words("Punkte im Vorrat", "Points in the pot"),
        Words(
            "So groß ist der Vorrat zu Beginn; was aufgeschrieben wird, geht davon ab.",
            "The size of the pot at the start; what is written down is taken from it.",
        ),
        needs="points_limited",
    )
    games_per_session: int = number(
        80, 1, 4000,
        Words("Spiele je Abend", "Games in a session"),
        Words(
            "So viele Spiele hat ein Spielabend nach Plan. Beim DDV sind es 24 am Vierertisch, die vier "
            "Pflichtsoli eingeschlossen.",
            "An evening is planned for this many games. At a DDV table of four it is 24, the four duty "
            "soli included.",
        ),
    )
    games_per_round_without_solo: bool = flag(
        True,
        Words("Soli zählen nicht zur Runde", "Soli do not fill the round"),
        Words(
            "Zu einer Runde gehören vier normale Spiele; Soli, nach denen noch einmal gegeben wird, "
            "kommen dazu. Ausgeschaltet füllt auch ein Solo die Runde.",
            "A round has four normal games; soli after which the same player deals again come on top. "
            "Switched off, a solo fills the round as well.",
        ),
    )
    number_of_duty_soli: int = number(
        0, 0, 4000,
        Words("Pflichtsoli", "Duty soli"),
        Words(
            "So viele Soli muss jeder im Turnier spielen. Was am Ende noch fehlt, wird in einer "
            "Zusatzrunde vorgeführt.",
            "Everybody must play this many soli in the tournament. What is missing at the end is played "
            "in an extra round.",
        ),
        needs=f"solo and {ANY_SOLO} and (number_of_rounds_limited or points_limited)",
        off=0,
    )
    number_of_duty_color_soli: int = number(
        0, 0, 4000,
        Words("Pflichtsoli: davon Farbsoli", "Duty soli: suit soli among them"),
        Words(
            "So viele der Pflichtsoli müssen Farbsoli sein.",
            "This many of the duty soli must be suit soli.",
        ),
        needs="number_of_duty_soli > 0 and solo_color",
        off=0,
    )
    number_of_duty_picture_soli: int = number(
        0, 0, 4000,
        Words("Pflichtsoli: davon Bildersoli", "Duty soli: picture soli among them"),
        Words(
            "So viele der Pflichtsoli müssen Bildersoli sein, also mit Königen, Damen oder Buben als Trumpf.",
            "This many of the duty soli must be picture soli, that is with kings, queens or jacks as trumps.",
        ),
        needs=f"number_of_duty_soli > 0 and {PICTURE_SOLO}",
        off=0,
    )
    lust_solo_needs_duty_played: bool = flag(
        True,
        Words("Lustsolo erst nach den Pflichtsoli", "A lust solo only after one's duty soli"),
        Words(
            "Solange du noch Pflichtsoli schuldig bist, gilt jedes passende Solo als Pflichtsolo. "
            "Lustsoli kommen danach.",
            "As long as you owe duty soli, every fitting solo counts as one. Lust soli come afterwards.",
        ),
        needs="number_of_duty_soli > 0",
    )
    duty_solo_player_leads: bool = flag(
        True,
        Words("Pflichtsolist spielt auf", "The player of a duty solo leads"),
        Words(
            "Wer ein Pflichtsolo spielt, kommt selbst heraus.",
            "Whoever plays a duty solo leads to the first trick.",
        ),
        needs="number_of_duty_soli > 0",
    )
    silent_marriage_is_duty_solo: bool = flag(
        False,
        Words("Stille Hochzeit gilt als Pflichtsolo", "A silent marriage counts as a duty solo"),
        Words(
            "Wer mit beiden Kreuz-Damen still allein spielt, hat damit ein Pflichtsolo erfüllt.",
            "Whoever plays alone in silence with both queens of clubs has played a duty solo by that.",
        ),
        needs="number_of_duty_soli > 0",
    )
    offer_duty_solo: bool = flag(
        True,
        Words("Vorgeführter darf anderen den Vortritt lassen", "A forced player may let others go first"),
        Words(
            "Wer am Ende ein Pflichtsolo spielen muss, darf vorher fragen, ob ein anderer freiwillig ein "
            "Solo spielen will.",
            "Whoever must play a duty solo at the end may first ask whether somebody else wants to play a "
            "solo.",
        ),
        needs="number_of_duty_soli > 0",
    )
    duty_solo_order: DutyOrder = choice(
        "left_of_dealer", DUTY_ORDERS,
        Words("Reihenfolge beim Vorführen", "Order of the forced soli"),
        Words(
            "Bei wem die ausstehenden Pflichtsoli beginnen; weiter geht es im Uhrzeigersinn.",
            "With whom the missing duty soli begin; it goes on clockwise.",
        ),
        needs="number_of_duty_soli > 0",
    )
    forced_solo_dealer_stays: bool = flag(
        False,
        Words("Nach vorgeführtem Solo noch einmal geben", "The same dealer again after a forced solo"),
        Words(
            "Auch nach einem erzwungenen Pflichtsolo gibt derselbe Spieler noch einmal.",
            "After a forced duty solo, too, the same player deals again.",
        ),
        needs="number_of_duty_soli > 0",
    )
