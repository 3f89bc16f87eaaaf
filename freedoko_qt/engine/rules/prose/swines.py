"""Swines and hyperswines."""

from __future__ import annotations

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import Line, fill, flag
from freedoko_qt.engine.rules.ruleset import Rules


def _swines(rules: Rules) -> Words:
    if not rules.swines:
        return Words(
            "Es gibt keine Schweine: Die Karo-Asse sind immer Füchse.",
            "There are no swines: the aces of diamonds are always foxes.",
        )
    if rules.swine_only_second:
        return Words(
            "Hält ein Spieler beide Karo-Asse, ist das erste ein Fuchs; bringt seine Partei es heim, darf er das "
            "zweite als Schwein ansagen, wenn er es spielt, und es ist der höchste Trumpf.",
            "If a player holds both aces of diamonds, the first is a fox; if the own side brings it home, the "
            "second may be announced as a swine when it is played, and is the highest trump.",
        )
    return Words(
        "Hält ein Spieler beide Karo-Asse, darf er sie als Schweine ansagen: Dann sind sie die höchsten Trümpfe und "
        "keine Füchse mehr.",
        "A player who holds both aces of diamonds may announce them as swines: then they are the highest trumps and "
        "no foxes any more.",
    )


def _hyperswines(rules: Rules) -> Words | None:
    if not rules.hyperswines:
        return None
    cards = {
        True: Words("beiden Karo-Neunen", "both nines of diamonds"),
        False: Words("beiden Karo-Könige", "both kings of diamonds"),
    }
    return fill(
        Words(
            "Sind Schweine angesagt, darf, wer die {cards} hält, sie als Hyperschweine ansagen, die sogar die Schweine "
            "stechen.",
            "Once swines are announced, whoever holds {cards} may announce them as hyperswines, which beat even the "
            "swines.",
        ),
        cards=cards[rules.with_nines],
    )


def _hyperswines_announced(rules: Rules) -> Words | None:
    if not rules.hyperswines:
        return None
    if rules.hyperswines_announcement_begin:
        return Words(
            "Auch Hyperschweine werden vor der ersten Karte angesagt.",
            "Hyperswines are announced before the first card, too.",
        )
    return Words(
        "Hyperschweine werden angesagt, wenn das erste gespielt wird.",
        "Hyperswines are announced when the first of them is played.",
    )


SWINES: tuple[Line, ...] = (
    _swines,
    flag(
        "swines_announcement_begin",
        Words("Angesagt werden sie vor der ersten Karte.", "They are announced before the first card."),
        Words(
            "Angesagt werden sie erst, wenn das erste gespielt wird.",
            "They are announced only when the first of them is played.",
        ),
    ),
    flag(
        "swines_in_solo",
        Words(
            "Auch im Farbsolo gibt es Schweine, dann mit den Assen der Trumpffarbe.",
            "There are swines in a suit solo, too, then with the aces of the trump suit.",
        ),
        Words("Im Solo gibt es keine Schweine.", "There are no swines in a solo."),
    ),
    flag(
        "swines_in_poverty",
        Words(
            "Auch in der Armut gibt es Schweine; angesagte wandern mit den Karten und verfallen, wenn sie getrennt "
            "werden.",
            "There are swines in a poverty, too; announced ones wander with the cards and lapse when they are parted.",
        ),
        Words("In der Armut gibt es keine Schweine.", "There are no swines in a poverty."),
    ),
    _hyperswines,
    _hyperswines_announced,
    flag(
        "hyperswines_in_solo",
        Words("Im Farbsolo gibt es auch Hyperschweine.", "There are hyperswines in a suit solo, too."),
        Words("Im Solo gibt es keine Hyperschweine.", "There are no hyperswines in a solo."),
    ),
    flag(
        "hyperswines_in_poverty",
        Words("In der Armut gibt es auch Hyperschweine.", "There are hyperswines in a poverty, too."),
        Words("In der Armut gibt es keine Hyperschweine.", "There are no hyperswines in a poverty."),
    ),
    flag(
        "swines_and_hyperswines_joint",
        Words(
            "Ein Spieler darf Schweine und Hyperschweine zugleich haben.",
            "One player may have swines and hyperswines at once.",
        ),
        Words(
            "Wer die Schweine hat, darf keine Hyperschweine ansagen.",
            "Whoever has the swines may not announce hyperswines.",
        ),
    ),
)
