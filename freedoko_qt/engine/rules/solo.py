"""Which soli there are, who may play them, who leads and who deals next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from freedoko_qt.engine.rules.option import Words, choice, flag, ranking, subset

_PICTURES = (
    "solo_jack or solo_queen or solo_king or solo_queen_jack or solo_king_jack or solo_king_queen"
    " or solo_koehler or solo_free_mix"
)
PICTURE_SOLO = f"({_PICTURES})"
ANY_SOLO = f"({_PICTURES} or solo_color or solo_meatless or solo_ten or solo_ace)"

SUITS = {
    "C": Words("Kreuz", "Clubs"),
    "S": Words("Pik", "Spades"),
    "H": Words("Herz", "Hearts"),
    "D": Words("Karo", "Diamonds"),
}
SOLI = {
    "solo_clubs": Words("Kreuzsolo", "Clubs solo"),
    "solo_spades": Words("Piksolo", "Spades solo"),
    "solo_hearts": Words("Herzsolo", "Hearts solo"),
    "solo_diamonds": Words("Karosolo", "Diamonds solo"),
    "solo_queen": Words("Damensolo", "Queen solo"),
    "solo_jack": Words("Bubensolo", "Jack solo"),
    "solo_king": Words("Königssolo", "King solo"),
    "solo_queen_jack": Words("Damen-Buben-Solo", "Queen-jack solo"),
    "solo_king_jack": Words("Königs-Buben-Solo", "King-jack solo"),
    "solo_king_queen": Words("Königs-Damen-Solo", "King-queen solo"),
    "solo_koehler": Words("Köhler", "Köhler"),
    "solo_meatless": Words("Fleischloser", "Meatless"),
    "solo_ten": Words("Zehnersolo", "Ten solo"),
    "solo_ace": Words("Ass-Solo", "Ace solo"),
}
DealStays = Literal["never", "duty_only", "duty_and_lust"]
DEAL_STAYS = {
    "never": Words("Nie", "Never"),
    "duty_only": Words("Nur nach Pflichtsoli", "Only after duty soli"),
    "duty_and_lust": Words("Nach jedem Solo", "After every solo"),
}


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class SoloRules:
    """Which soli there are, who may play them, who leads and who deals next."""

    solo: bool = flag(
        True,
        Words("Soli", "Soli"),
        Words(
            "Ein Spieler darf allein gegen die drei anderen spielen und dabei bestimmen, was Trumpf ist.",
            "A player may play alone against the three others and choose what is trump.",
        ),
    )
    solo_jack: bool = flag(
        True,
        Words("Bubensolo", "Jack solo"),
        Words(
            "Nur die acht Buben sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.",
            "Only the eight jacks are trumps, in the order clubs, spades, hearts, diamonds.",
        ),
        needs="solo",
    )
    solo_queen: bool = flag(
        True,
        Words("Damensolo", "Queen solo"),
        Words(
            "Nur die acht Damen sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.",
            "Only the eight queens are trumps, in the order clubs, spades, hearts, diamonds.",
        ),
        needs="solo",
    )
    solo_king: bool = flag(
        True,
        Words("Königssolo", "King solo"),
        Words(
            "Nur die acht Könige sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.",
            "Only the eight kings are trumps, in the order clubs, spades, hearts, diamonds.",
        ),
        needs="solo",
    )
    solo_queen_jack: bool = flag(
        True,
        Words("Damen-Buben-Solo", "Queen-jack solo"),
        Words(
            "Damen und Buben sind Trumpf, die Damen stehen über den Buben.",
            "Queens and jacks are trumps, the queens above the jacks.",
        ),
        needs="solo",
    )
    solo_king_jack: bool = flag(
        True,
        Words("Königs-Buben-Solo", "King-jack solo"),
        Words(
            "Könige und Buben sind Trumpf, die Könige stehen über den Buben.",
            "Kings and jacks are trumps, the kings above the jacks.",
        ),
        needs="solo",
    )
    solo_king_queen: bool = flag(
        True,
        Words("Königs-Damen-Solo", "King-queen solo"),
        Words(
            "Könige und Damen sind Trumpf, die Könige stehen über den Damen.",
            "Kings and queens are trumps, the kings above the queens.",
        ),
        needs="solo",
    )
    solo_koehler: bool = flag(
        True,
        Words("Köhler", "Köhler"),
        Words(
            "Könige, Damen und Buben sind Trumpf, in dieser Reihenfolge: 24 Trümpfe.",
            "Kings, queens and jacks are trumps, in this order: 24 trumps.",
        ),
        needs="solo",
    )
    solo_color: bool = flag(
        True,
        Words("Farbsolo", "Suit solo"),
        Words(
            "Trumpf ist wie im normalen Spiel, nur mit der gewählten Farbe statt Karo. Das Karosolo heißt "
            "auch Trumpfsolo.",
            "Trumps are as in a normal game, but with a suit of your choice instead of diamonds. The solo "
            "in diamonds is also called trump solo.",
        ),
        needs="solo",
    )
    color_solo_colors: tuple[str, ...] = subset(
        ("C", "S", "H", "D"), SUITS,
        Words("Erlaubte Farbsoli", "Permitted suit soli"),
        Words(
            "In diesen Farben darf ein Farbsolo gespielt werden. Nur Karo heißt: Es gibt nur das "
            "Trumpfsolo.",
            "A suit solo may be played in these suits. Only diamonds means: there is only the trump solo.",
        ),
        needs="solo_color",
    )
    solo_meatless: bool = flag(
        True,
        Words("Fleischloser", "Meatless"),
        Words(
            "Es gibt keinen Trumpf. In jeder Farbe gilt Ass, Zehn, König, Dame, Bube, Neun.",
            "There are no trumps. In each suit the order is ace, ten, king, queen, jack, nine.",
        ),
        needs="solo",
    )
    solo_ten: bool = flag(
        False,
        Words("Zehnersolo", "Ten solo"),
        Words(
            "Nur die acht Zehnen sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.",
            "Only the eight tens are trumps, in the order clubs, spades, hearts, diamonds.",
        ),
        needs="solo",
    )
    solo_ace: bool = flag(
        False,
        Words("Ass-Solo", "Ace solo"),
        Words(
            "Nur die acht Asse sind Trumpf, in der Reihenfolge Kreuz, Pik, Herz, Karo.",
            "Only the eight aces are trumps, in the order clubs, spades, hearts, diamonds.",
        ),
        needs="solo",
    )
    solo_free_mix: bool = flag(
        False,
        Words("Freie Mischsoli", "Free mixed soli"),
        Words(
            "Fast jedes Solo ist erlaubt: jede Mischung aus Königen, Damen und Buben, auch wenn sie "
            "einzeln ausgeschaltet ist, und das reine Farbsolo, in dem allein die Karten einer Farbe "
            "Trumpf sind.",
            "Nearly every solo is allowed: any mixture of kings, queens and jacks, even if switched off "
            "by itself, and the pure suit solo, in which nothing but the cards of one suit is trump.",
        ),
        needs="solo",
    )
    solo_bidding: bool = flag(
        False,
        Words("Soli reizen", "Bidding for soli"),
        Words(
            "Wollen mehrere ein Solo spielen, bekommt es, wer mehr dazu ansagt: keine 90 schlägt Re. Bei "
            "gleichem Gebot gilt die Rangfolge der Soli, dann der Sitz. Das Gebot gilt als angesagt.",
            "If several want to play a solo, it goes to the one who announces more with it: no 90 beats "
            "Re. With equal bids the order of soli decides, then the seat. The bid counts as announced.",
        ),
        needs="solo",
    )
    solo_rank: tuple[str, ...] = ranking(
        ("solo_diamonds", "solo_queen", "solo_jack", "solo_meatless"), SOLI,
        Words("Rangfolge der Soli", "Order of soli"),
        Words(
            "Beim Reizen schlägt bei gleichem Gebot das weiter oben stehende Solo. Was nicht in der Liste "
            "steht, kommt danach.",
            "When bids are equal, the solo higher up wins. What is not in the list comes after it.",
        ),
        needs="solo_bidding",
        complete=False,
    )
    lustsolo_player_leads: bool = flag(
        True,
        Words("Lustsolist spielt auf", "The player of a lust solo leads"),
        Words(
            "Wer freiwillig ein Solo spielt, kommt selbst heraus. Ausgeschaltet spielt wie sonst der "
            "Spieler links vom Geber auf.",
            "Whoever plays a voluntary solo leads to the first trick. Switched off, the player left of "
            "the dealer leads, as usual.",
        ),
        needs="solo",
    )
    solo_dealer_stays: DealStays = choice(
        "duty_and_lust", DEAL_STAYS,
        Words("Nach einem Solo noch einmal geben", "The same dealer again after a solo"),
        Words(
            "Nach welchen Soli derselbe Spieler noch einmal gibt, so dass das normale Spiel nachgeholt wird.",
            "After which soli the same player deals again, so that the normal game is made up for.",
        ),
        needs="solo",
    )
    solo_may_claim: bool = flag(
        False,
        Words("Solist darf abkürzen", "The soloist may shorten the game"),
        Words(
            "Der Solist darf seine Karten offenlegen, wenn er alle übrigen Stiche macht, oder die übrigen "
            "Stiche abgeben. Dann ist das Spiel sofort zu Ende.",
            "The soloist may show the cards when they win all the remaining tricks, or give those tricks "
            "away. Then the game is over at once.",
        ),
    )
