"""Both queens of clubs in one hand, and Genscher."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.rules.option import Words, flag, number


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class MarriageRules:
    """Both queens of clubs in one hand, and Genscher."""

    marriage_determination: int = number(
        12, 1, 12,
        Words("Hochzeit: letzter Klärungsstich", "A marriage is cleared up to trick"),
        Words(
            "Bis zu diesem Stich kann bei einer Hochzeit ein Partner gefunden werden. Danach spielt, wer "
            "beide Kreuz-Damen hat, allein weiter.",
            "Up to this trick a marriage can find its partner. After that the player with both queens of "
            "clubs goes on alone.",
        ),
    )
    marriage_first_foreign: bool = flag(
        True,
        Words("Hochzeit: erster Fremder", "Marriage: first foreign trick"),
        Words(
            "Bei der Hochzeit darf man wählen: Wer als Erster von den anderen einen Stich macht, wird "
            "Partner.",
            "A marriage may be declared so: whoever of the others first takes a trick becomes the partner.",
        ),
    )
    marriage_first_trump: bool = flag(
        True,
        Words("Hochzeit: erster fremder Trumpfstich", "Marriage: first foreign trump trick"),
        Words(
            "Bei der Hochzeit darf man wählen: Wer von den anderen als Erster einen mit Trumpf "
            "angespielten Stich macht, wird Partner.",
            "A marriage may be declared so: whoever of the others first takes a trick led with a trump "
            "becomes the partner.",
        ),
    )
    marriage_first_color: bool = flag(
        True,
        Words("Hochzeit: erster fremder Farbstich", "Marriage: first foreign suit trick"),
        Words(
            "Bei der Hochzeit darf man wählen: Wer von den anderen als Erster einen mit einer Fehlfarbe "
            "angespielten Stich macht, wird Partner.",
            "A marriage may be declared so: whoever of the others first takes a trick led with a plain "
            "suit becomes the partner.",
        ),
    )
    marriage_first_single_color: bool = flag(
        True,
        Words("Hochzeit: erster Stich einer bestimmten Farbe", "Marriage: first trick of one suit"),
        Words(
            "Bei der Hochzeit darf man eine Farbe nennen, Kreuz, Pik oder Herz: Wer von den anderen als "
            "Erster einen Stich macht, der mit ihr angespielt wurde, wird Partner.",
            "A marriage may be declared with clubs, spades or hearts: whoever of the others first takes a "
            "trick led with that suit becomes the partner.",
        ),
    )
    marriage_selectors_free: bool = flag(
        False,
        Words("Hochzeit: freie Bedingungen", "Marriage: free conditions"),
        Words(
            "Auch der zweite fremde Farbstich, der zweite fremde Trumpfstich und Ähnliches darf genannt "
            "werden, solange die Hochzeit rechtzeitig geklärt wird.",
            "The second foreign suit trick, the second foreign trump trick and the like may be named, "
            "too, as long as the marriage is cleared in time.",
        ),
    )
    marriage_first_one_decides: bool = flag(
        False,
        Words("Erster passender Stich entscheidet immer", "The first fitting trick decides in any case"),
        Words(
            "Gewinnt der Hochzeiter selbst den ersten passenden Stich, bleibt er allein. Ausgeschaltet "
            "wartet man auf den ersten passenden Stich eines anderen.",
            "If the player with the marriage wins the first fitting trick, that player stays alone. "
            "Otherwise one waits for somebody else's trick.",
        ),
    )
    special_points_before_marriage_solo: bool = flag(
        True,
        Words("Sonderpunkte vor der Klärung bleiben", "Special points before the clearing stay"),
        Words(
            "Findet eine Hochzeit keinen Partner, zählen die Sonderpunkte der ersten Stiche trotzdem. "
            "Ausgeschaltet gibt es dann, wie im Solo, gar keine.",
            "If a marriage finds no partner, the special points of the first tricks count all the same. "
            "Switched off, there are none then, as in a solo.",
        ),
        needs="special_points_in_solo == 'none'",
    )
    genscher: bool = flag(
        True,
        Words("Genscher", "Genscher"),
        Words(
            "Wer beide Karo-Könige hat, darf neu wählen, mit wem er spielt, wenn er den ersten legt: "
            "Diese zwei sind dann Re. Alle Absagen verfallen, Re und Kontra bleiben. Nicht in Solo und "
            "Armut.",
            "Whoever has both kings of diamonds may choose a new partner when playing the first: these "
            "two are Re then. All denials lapse, Re and Kontra stay. Not in a solo or a poverty.",
        ),
        needs="with_nines or not hyperswines",
    )
