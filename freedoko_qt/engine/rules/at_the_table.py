"""The things that may be seen and done at the table beside playing."""

from typing import Literal

from freedoko_qt.engine.rules.option import OptionRows, choice, flag, number
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

Penalty = Literal["impossible", "lost_black", "ddv_12", "highest"]
PENALTIES = {
    "impossible": QT_TRANSLATE_NOOP("Rules", "Not possible"),
    "lost_black": QT_TRANSLATE_NOOP("Rules", "The game counts as lost black"),
    "ddv_12": QT_TRANSLATE_NOOP("Rules", "12 penalty points (DDV)"),
    "highest": QT_TRANSLATE_NOOP("Rules", "The most of black, 12, or 6 and announcements"),
}


class TableRules(OptionRows):
    """The things that may be seen and done at the table beside playing."""

    show_if_valid: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Dim cards that may not be played"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Cards you may not play right now look faded. The table can forbid this help here; if you just do not "
            "like it, turn it off in your settings.",
        ),
    )
    show_all_hands: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Looking at all hands is allowed"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "During the game you may look at the cards of all four players. Good for learning, and of course "
            "forbidden in earnest.",
        ),
    )
    show_tricks_number: int = number(
        12, 1, 12,
        QT_TRANSLATE_NOOP("Rules", "How many tricks may be looked at again"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You may look again at this many of the latest tricks. With 1 it is only the last one, as in a "
            "tournament.",
        ),
    )
    show_tricks_in_trickpiles: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Show the number of tricks"),
        QT_TRANSLATE_NOOP("Rules", "Beside each pile you see how many tricks that player has taken."),
    )
    show_trickpiles_points: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Show the card points in the tricks"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Beside each pile you see how many card points are in it. Without this help you have to count for "
            "yourself.",
        ),
    )
    show_known_teams_in_game: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Show the sides that are known"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "As soon as everybody can know whether someone belongs to Re or Kontra, it is shown at the seat.",
        ),
    )
    show_soloplayer_in_game: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Mark the soloist"),
        QT_TRANSLATE_NOOP("Rules", "Whoever plays a solo, a marriage or a poverty has a sign at the seat."),
    )
    card_hint: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Asking for a hint is allowed"),
        QT_TRANSLATE_NOOP("Rules", "You may ask the computer which card it would play in your place."),
    )
    take_back_tricks: bool = flag(
        True,
        QT_TRANSLATE_NOOP("Rules", "Taking back is allowed"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You may take back what you played or said last, and choose again. In tournaments a card once played "
            "stays.",
        ),
    )
    revoke_penalty: Penalty = choice(
        "impossible", PENALTIES,
        QT_TRANSLATE_NOOP("Rules", "Playing a wrong card"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What happens at a real table when someone fails to follow suit. On the screen the program does not let "
            "it happen; the choice is only for the score sheet of a real evening.",
        ),
    )
    mutate: bool = flag(
        False,
        QT_TRANSLATE_NOOP("Rules", "Change rules at random"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A testing aid of FreeDoko that changes a rule after each game. It is listed only for completeness and "
            "has no effect.",
        ),
    )
    unsupported: int = number(
        0, 0, 255,
        QT_TRANSLATE_NOOP("Rules", "Unknown rules"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A counter of FreeDoko's network play for rules that a partner does not know. It has no effect here.",
        ),
    )
    number_of_players: int = number(
        4, 4, 4,
        QT_TRANSLATE_NOOP("Rules", "Players in the round"),
        QT_TRANSLATE_NOOP("Rules", "Doppelkopf is always played by four here."),
    )
    number_of_players_in_game: int = number(
        4, 4, 4,
        QT_TRANSLATE_NOOP("Rules", "Players in a game"),
        QT_TRANSLATE_NOOP("Rules", "Four players take part in every game; nobody sits out."),
    )
