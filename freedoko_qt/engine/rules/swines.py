"""Swines and hyperswines."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.rules.option import Words, flag


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class SwineRules:
    """Swines and hyperswines."""

    swines: bool = flag(
        True,
        Words("Schweine", "Swines"),
        Words(
            "Hält ein Spieler beide Karo-Asse, darf er sie als Schweine ansagen: Dann sind sie die "
            "höchsten Trümpfe und keine Füchse mehr.",
            "A player with both aces of diamonds may announce them as swines: then they are the highest "
            "trumps and no foxes any more.",
        ),
    )
    swines_announcement_begin: bool = flag(
        True,
        Words("Schweine vor dem Spiel ansagen", "Swines are announced before the game"),
        Words(
            "Schweine werden angesagt, bevor die erste Karte fällt. Ausgeschaltet sagst du sie erst an, "
            "wenn du das erste Schwein spielst.",
            "Swines are announced before the first card falls. Switched off, you announce them only when "
            "you play the first one.",
        ),
        needs="swines and not swine_only_second",
    )
    swine_only_second: bool = flag(
        False,
        Words("Nur das zweite wird ein Schwein", "Only the second becomes a swine"),
        Words(
            "Dein erstes Karo-Ass ist noch ein Fuchs. Nur wenn deine Partei es heimbringt, wird dein "
            "zweites zum Schwein; mit der Ansage verrätst du deine Partei.",
            "Your first ace of diamonds is still a fox. Only if your side brings it home, your second "
            "becomes a swine; announcing it gives away your side.",
        ),
        needs="swines and not swines_announcement_begin and not hyperswines",
    )
    swines_in_solo: bool = flag(
        True,
        Words("Schweine im Farbsolo", "Swines in a suit solo"),
        Words(
            "Auch im Farbsolo gibt es Schweine: Es sind dann die beiden Asse der Trumpffarbe, im "
            "Kreuzsolo also die Kreuz-Asse.",
            "There are swines in a suit solo, too: the two aces of the trump suit, so in a solo in clubs "
            "the aces of clubs.",
        ),
        needs="swines and solo_color",
    )
    swines_in_poverty: bool = flag(
        True,
        Words("Schweine in der Armut", "Swines in a poverty"),
        Words(
            "Auch wenn eine Armut geschoben wird, darf es Schweine geben. Angesagte Schweine wandern mit "
            "den geschobenen Karten.",
            "There may be swines in a poverty, too. Announced swines wander with the cards that are passed.",
        ),
        needs="swines and poverty_shift",
    )
    hyperswines: bool = flag(
        False,
        Words("Hyperschweine", "Hyperswines"),
        Words(
            "Wer beide Karo-Neunen hält (ohne Neunen die Karo-Könige), darf sie nach angesagten Schweinen "
            "als Hyperschweine ansagen. Sie stechen sogar die Schweine.",
            "Whoever holds both nines of diamonds (kings of diamonds without nines) may announce them as "
            "hyperswines once swines are announced. They beat even the swines.",
        ),
        needs="swines and not swine_only_second",
    )
    hyperswines_announcement_begin: bool = flag(
        True,
        Words("Hyperschweine vor dem Spiel ansagen", "Hyperswines are announced before the game"),
        Words(
            "Hyperschweine werden angesagt, bevor die erste Karte fällt. Ausgeschaltet sagst du sie erst "
            "an, wenn du das erste spielst.",
            "Hyperswines are announced before the first card falls. Switched off, you announce them when "
            "you play the first one.",
        ),
        needs="hyperswines and swines_announcement_begin",
    )
    hyperswines_in_solo: bool = flag(
        False,
        Words("Hyperschweine im Farbsolo", "Hyperswines in a suit solo"),
        Words(
            "Auch im Farbsolo gibt es Hyperschweine: die beiden Neunen der Trumpffarbe, ohne Neunen die "
            "Könige.",
            "There are hyperswines in a suit solo, too: the two nines of the trump suit, or its kings "
            "without nines.",
        ),
        needs="hyperswines and swines_in_solo",
    )
    hyperswines_in_poverty: bool = flag(
        True,
        Words("Hyperschweine in der Armut", "Hyperswines in a poverty"),
        Words(
            "Auch wenn eine Armut geschoben wird, darf es Hyperschweine geben.",
            "There may be hyperswines in a poverty, too.",
        ),
        needs="hyperswines and swines_in_poverty",
    )
    swines_and_hyperswines_joint: bool = flag(
        False,
        Words("Schweine und Hyperschweine in einer Hand", "Swines and hyperswines in one hand"),
        Words(
            "Ein und derselbe Spieler darf Schweine und Hyperschweine haben. Ausgeschaltet darf nur ein "
            "anderer die Hyperschweine ansagen.",
            "One and the same player may have swines and hyperswines. Switched off, only somebody else "
            "may announce hyperswines.",
        ),
        needs="hyperswines",
    )
