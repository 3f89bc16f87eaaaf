"""Special points: what single tricks bring."""

from __future__ import annotations

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import Line, choice, flag, number, together
from freedoko_qt.engine.rules.ruleset import Rules


def _foxes(rules: Rules) -> Words:
    if not rules.extrapoint_catch_fox:
        return Words("Ein gefangener Fuchs bringt nichts.", "A fox caught brings nothing.")
    caught = Words(
        "Ein gefangener Fuchs, also ein Karo-Ass der Gegner, bringt einen Punkt.",
        "A fox caught, that is an ace of diamonds of the other side, brings a point.",
    )
    last = Words("Im letzten Stich bringt er noch einen.", "In the last trick it brings another.")
    return together(caught, last if rules.extrapoint_catch_fox_last_trick else None)


def _charlies(rules: Rules) -> Words:
    if not rules.extrapoint_charlie:
        return Words("Für das Karlchen gibt es nichts.", "There is nothing for Karlchen.")
    wins = Words(
        "Ein Karlchen, also ein Kreuz-Bube, der den letzten Stich macht, bringt einen Punkt.",
        "A Karlchen, the jack of clubs, that wins the last trick brings a point.",
    )
    double = Words(
        "Liegt das zweite derselben Partei dabei, sind es zwei.",
        "If the second one of the same side lies in it, there are two.",
    )
    return together(wins, double if rules.extrapoint_double_charlie else None)


def _charlies_caught(rules: Rules) -> Words | None:
    if not rules.extrapoint_catch_charlie:
        return None
    caught = {
        False: Words(
            "Ein im letzten Stich gefangenes Karlchen bringt einen Punkt.",
            "A Karlchen caught in the last trick brings a point.",
        ),
        True: Words(
            "Ein im letzten Stich mit einer Karo-Dame gefangenes Karlchen bringt einen Punkt.",
            "A Karlchen caught by a queen of diamonds in the last trick brings a point.",
        ),
    }[rules.extrapoint_catch_charlie_only_with_diamond_queen]
    both = Words("Beide zusammen bringen zwei.", "Both together bring two.")
    return together(caught, both if rules.extrapoint_catch_double_charlie else None)


SPECIAL_POINTS: tuple[Line, ...] = (
    flag("extrapoint_doppelkopf", None, Words("Ein Doppelkopf bringt nichts.", "A Doppelkopf brings nothing.")),
    number(
        "doppelkopf_points",
        Words(
            "Ein Doppelkopf, ein Stich mit mindestens {n} Augen, bringt einen Punkt.",
            "A Doppelkopf, a trick of at least {n} eyes, brings a point.",
        ),
    ),
    _foxes,
    flag(
        "extrapoint_fox_last_trick",
        Words(
            "Ein Fuchs, der den letzten Stich macht, bringt einen Punkt.",
            "A fox winning the last trick brings a point.",
        ),
    ),
    flag(
        "extrapoint_double_fox_last_trick",
        Words(
            "Liegt der zweite Fuchs derselben Partei dabei, sind es zwei.",
            "If the second fox of the same side lies in it, there are two.",
        ),
    ),
    _charlies,
    _charlies_caught,
    flag(
        "extrapoint_dolle_jabs_dolle",
        Words(
            "Eine Dulle, die eine Dulle der Gegner sticht, bringt einen Punkt.",
            "A dulle that beats a dulle of the other side brings a point.",
        ),
    ),
    flag(
        "extrapoint_heart_trick",
        Words("Ein Herzstich ohne Trumpf bringt einen Punkt.", "A trick of four plain hearts brings a point."),
    ),
    choice(
        "special_points_in_solo",
        {
            "none": Words(
                "Wo einer allein gegen drei spielt, gibt es keine Sonderpunkte.",
                "Where one plays alone against three, there are no special points.",
            ),
            "trump_solo": Words(
                "Wo einer allein gegen drei spielt, gibt es Sonderpunkte nur im Karosolo, in der stillen Hochzeit und "
                "in der Hochzeit ohne Partner.",
                "Of the games of one against three only the diamonds solo, the silent marriage and the marriage "
                "without "
                "a partner have special points.",
            ),
            "color_soli": Words(
                "Wo einer allein gegen drei spielt, gibt es Sonderpunkte nur in den Farbsoli, in der stillen Hochzeit "
                "und in der Hochzeit ohne Partner.",
                "Of the games of one against three only the suit soli, the silent marriage and the marriage without a "
                "partner have special points.",
            ),
            "all": Words("Sonderpunkte gibt es auch in jedem Solo.", "There are special points in every solo, too."),
        },
    ),
    flag(
        "loser_may_win_by_specials",
        Words(
            "Haben die Verlierer mehr Sonderpunkte, als das Spiel wert ist, zahlen die Gewinner.",
            "If the losers have more special points than the game is worth, the winners pay.",
        ),
        Words(
            "Ein gewonnenes Spiel ist nie weniger wert als null.",
            "A game won is never worth less than nothing.",
        ),
    ),
)
