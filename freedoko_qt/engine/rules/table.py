"""What may be seen and done at the table beside playing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, number

Penalty = Literal["impossible", "lost_black", "ddv_12"]
PENALTIES = {
    "impossible": Words("Nicht möglich", "Not possible"),
    "lost_black": Words("Spiel gilt als schwarz verloren", "The game counts as lost black"),
    "ddv_12": Words("12 Strafpunkte (DDV)", "12 penalty points (DDV)"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class TableRules:
    """What may be seen and done at the table beside playing."""

    show_if_valid: bool = flag(
        True,
        Words("Unerlaubte Karten abblenden", "Dim cards that may not be played"),
        Words(
            "Karten, die du gerade nicht spielen darfst, erscheinen blass. Die Runde kann diese Hilfe "
            "hier verbieten; wer sie nicht mag, schaltet sie in seinen Einstellungen ab.",
            "Cards you may not play right now look faded. The table can forbid this help here; if you "
            "just do not like it, turn it off in your settings.",
        ),
    )
    show_all_hands: bool = flag(
        True,
        Words("Alle Blätter ansehen erlaubt", "Looking at all hands is allowed"),
        Words(
            "Du darfst dir während des Spiels die Karten aller vier Spieler zeigen lassen. Gut zum "
            "Lernen, im Ernst natürlich verboten.",
            "During the game you may look at the cards of all four players. Good for learning, and of "
            "course forbidden in earnest.",
        ),
    )
    show_tricks_number: int = number(
        12, 1, 12,
        Words("Wie viele Stiche man noch ansehen darf", "How many tricks may be looked at again"),
        Words(
            "So viele der zuletzt gemachten Stiche darfst du dir noch einmal ansehen. Bei 1 ist es, wie "
            "im Turnier, nur der letzte.",
            "You may look again at this many of the latest tricks. With 1 it is only the last one, as in "
            "a tournament.",
        ),
    )
    show_tricks_in_trickpiles: bool = flag(
        True,
        Words("Zahl der Stiche anzeigen", "Show the number of tricks"),
        Words(
            "Neben jedem Stapel steht, wie viele Stiche dieser Spieler schon hat.",
            "Beside each pile stands how many tricks that player has taken.",
        ),
    )
    show_trickpiles_points: bool = flag(
        True,
        Words("Augen der Stiche anzeigen", "Show the eyes in the tricks"),
        Words(
            "Neben jedem Stapel steht, wie viele Augen darin liegen. Ohne diese Hilfe musst du selbst "
            "mitzählen.",
            "Beside each pile stands how many eyes lie in it. Without this help you have to count for "
            "yourself.",
        ),
    )
    show_known_teams_in_game: bool = flag(
        True,
        Words("Bekannte Parteien anzeigen", "Show the sides that are known"),
        Words(
            "Sobald für alle feststeht, ob jemand zu Re oder zu Kontra gehört, steht es bei ihm am Platz.",
            "As soon as everybody can know whether someone belongs to Re or Kontra, it is shown at the seat.",
        ),
    )
    show_soloplayer_in_game: bool = flag(
        True,
        Words("Solospieler kennzeichnen", "Mark the soloist"),
        Words(
            "Wer ein Solo, eine Hochzeit oder eine Armut spielt, trägt ein Zeichen am Platz.",
            "Whoever plays a solo, a marriage or a poverty has a sign at the seat.",
        ),
    )
    card_hint: bool = flag(
        True,
        Words("Kartenvorschlag erlaubt", "Asking for a hint is allowed"),
        Words(
            "Du darfst den Computer fragen, welche Karte er an deiner Stelle spielen würde.",
            "You may ask the computer which card it would play in your place.",
        ),
    )
    take_back_tricks: bool = flag(
        True,
        Words("Stiche zurücknehmen erlaubt", "Taking back tricks is allowed"),
        Words(
            "Du darfst einen ganzen Stich zurücknehmen und anders spielen. In Turnieren gilt: Was liegt, "
            "das liegt.",
            "You may take back a whole trick and play it differently. In tournaments a card once played "
            "stays.",
        ),
    )
    revoke_penalty: Penalty = choice(
        "impossible", PENALTIES,
        Words("Falsch bedient", "Playing a wrong card"),
        Words(
            "Was am echten Tisch geschieht, wenn jemand nicht bedient, obwohl er müsste. Am Bildschirm "
            "lässt das Programm es gar nicht erst zu; die Wahl ist nur für den Spielzettel einer echten "
            "Runde.",
            "What happens at a real table when someone fails to follow suit. On the screen the program "
            "does not let it happen; the choice is only for the score sheet of a real evening.",
        ),
    )
    mutate: bool = flag(
        False,
        Words("Regeln zufällig ändern", "Change rules at random"),
        Words(
            "Eine Testhilfe aus FreeDoko, die nach jedem Spiel eine Regel würfelt. Sie steht nur der "
            "Vollständigkeit halber hier und hat keine Wirkung.",
            "A testing aid of FreeDoko that changes a rule after each game. It is listed only for "
            "completeness and has no effect.",
        ),
    )
    unsupported: int = number(
        0, 0, 255,
        Words("Unbekannte Regeln", "Unknown rules"),
        Words(
            "Ein Zähler aus FreeDokos Netzspiel für Regeln, die ein Mitspieler nicht kennt. Er hat hier "
            "keine Wirkung.",
            "A counter of FreeDoko's network play for rules that a partner does not know. It has no "
            "effect here.",
        ),
    )
    number_of_players: int = number(
        4, 4, 4,
        Words("Spieler in der Runde", "Players in the round"),
        Words("Doppelkopf wird hier immer zu viert gespielt.", "Doppelkopf is always played by four here."),
    )
    number_of_players_in_game: int = number(
        4, 4, 4,
        Words("Spieler im Spiel", "Players in a game"),
        Words(
            "In jedem Spiel sitzen vier Spieler am Tisch; niemand setzt aus.",
            "Four players take part in every game; nobody sits out.",
        ),
    )
