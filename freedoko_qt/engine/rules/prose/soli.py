"""Marriage, Genscher and soli: who plays with whom, or alone."""

from __future__ import annotations

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import OR, Line, always, choice, fill, flag, listed, number, together
from freedoko_qt.engine.rules.ruleset import OPTIONS, Rules

_SELECTORS: tuple[tuple[str, Words], ...] = (
    ("marriage_first_foreign", Words("den ersten Stich", "the first trick")),
    ("marriage_first_trump", Words("den ersten Trumpfstich", "the first trump trick")),
    ("marriage_first_color", Words("den ersten Farbstich", "the first plain-suit trick")),
    (
        "marriage_first_single_color",
        Words("den ersten Stich einer genannten Farbe", "the first trick of a named suit"),
    ),
)
_FREE = Words(
    "irgendeinen anderen ersten oder zweiten Stich einer Art",
    "any other first or second trick of a kind",
)


def _marriage(rules: Rules) -> Words:
    named = [trick for option, trick in _SELECTORS if getattr(rules, option)]
    return fill(
        Words(
            "Wer beide Kreuz-Damen hat, darf eine Hochzeit melden; Partner wird, wer von den anderen {tricks} macht"
            "{chosen}.",
            "Whoever has both queens of clubs may declare a marriage; the partner is whoever of the others takes "
            "{tricks}{chosen}.",
        ),
        tricks=listed([*named, _FREE] if rules.marriage_selectors_free else named, OR),
        chosen=Words(", wie es bei der Meldung bestimmt wird", ", as named when it is declared")
        if len(named) > 1 or rules.marriage_selectors_free or rules.marriage_first_single_color
        else "",
    )


MARRIAGE: tuple[Line, ...] = (
    _marriage,
    number(
        "marriage_determination",
        Words(
            "Ist in den ersten {n} Stichen kein Partner gefunden, spielt der Hochzeiter allein weiter.",
            "If no partner is found within the first {n} tricks, the player with the marriage goes on alone.",
        ),
        Words(
            "Ist im ersten Stich kein Partner gefunden, spielt der Hochzeiter allein weiter.",
            "If no partner is found in the first trick, the player with the marriage goes on alone.",
        ),
    ),
    flag(
        "marriage_first_one_decides",
        Words(
            "Macht er den ersten passenden Stich selbst, bleibt er ebenfalls allein.",
            "Winning the first fitting trick also leaves that player alone.",
        ),
        Words(
            "Macht er einen passenden Stich selbst, wartet man auf den nächsten.",
            "If that player wins a fitting trick, one waits for the next.",
        ),
    ),
    flag(
        "special_points_before_marriage_solo",
        Words(
            "Bleibt er allein, zählen die Sonderpunkte der Stiche bis dahin trotzdem.",
            "If the player stays alone, the special points of the tricks so far count all the same.",
        ),
        Words(
            "Bleibt er allein, verfallen die Sonderpunkte der Stiche bis dahin wie im Solo.",
            "If the player stays alone, the special points of the tricks so far lapse as in a solo.",
        ),
    ),
    always(
        Words(
            "Wer mit beiden Kreuz-Damen schweigt, spielt still allein gegen die drei anderen.",
            "Whoever keeps silent with both queens of clubs plays alone against the three others, in silence.",
        )
    ),
    flag(
        "genscher",
        Words(
            "Genscher: Wer beide Karo-Könige hat, darf neu wählen, mit wem er spielt, wenn er den ersten legt; diese "
            "zwei sind dann Re, alle Absagen verfallen, Re und Kontra bleiben. Das gilt nicht in Solo und Armut.",
            "Genscher: whoever has both kings of diamonds may choose a new partner when playing the first; these two "
            "are Re then, all denials lapse, Re and Kontra stay. This does not hold in a solo or a poverty.",
        ),
        Words("Genscher gibt es nicht.", "There is no Genscher."),
    ),
)

_KINDS = (
    "solo_queen",
    "solo_jack",
    "solo_king",
    "solo_queen_jack",
    "solo_king_jack",
    "solo_king_queen",
    "solo_koehler",
    "solo_meatless",
    "solo_ten",
    "solo_ace",
)
_MIXED = Words(
    "jede andere Mischung aus Königen, Damen und Buben",
    "any other mixture of kings, queens and jacks",
)
_PURE = Words(
    "reines Farbsolo, in dem nur die Karten einer Farbe Trumpf sind",
    "the pure suit solo, in which nothing but the cards of one suit is trump",
)


def _kinds(rules: Rules) -> Words:
    kinds = [_lower(OPTIONS[option].label) for option in _KINDS if getattr(rules, option)]
    if rules.solo_color:
        suits = OPTIONS["color_solo_colors"].choices
        kinds.insert(
            0,
            fill(
                Words("Farbsolo in {suits}", "the suit solo in {suits}"),
                suits=listed([_lower(suits[suit]) for suit in rules.color_solo_colors], OR),
            ),
        )
    if rules.solo_free_mix:
        kinds += [_MIXED, _PURE]
    if not rules.solo or not kinds:
        return Words("Soli gibt es nicht.", "There are no soli.")
    return fill(
        Words(
            "Ein Spieler darf allein gegen die drei anderen spielen; erlaubt sind: {kinds}.",
            "A player may play alone against the three others; permitted are: {kinds}.",
        ),
        kinds=listed(kinds),
    )


def _lower(words: Words) -> Words:
    """English in the middle of a sentence; what is a German name in English keeps its capital."""
    return words if words.de == words.en else Words(words.de, words.en.lower())


def _trumps(rules: Rules) -> Words | None:
    if not rules.solo:
        return None
    color = {
        True: Words(
            "Im Farbsolo ist Trumpf, was auch sonst Trumpf ist.",
            "In the suit solo trumps are the same as ever.",
        ),
        False: Words(
            "Im Farbsolo ist statt Karo die gewählte Farbe Trumpf.",
            "In a suit solo the chosen suit is trump instead of diamonds.",
        ),
    }[rules.color_solo_colors == ("D",)]
    others = Words(
        "In den anderen Soli sind nur die genannten Karten Trumpf, im Fleischlosen keine.",
        "In the other soli only the cards named are trumps, in the meatless solo none.",
    )
    koehler = Words(
        "Köhler heißt das Solo mit Königen, Damen und Buben.",
        "Köhler is the solo with kings, queens and jacks.",
    )
    return together(color if rules.solo_color else None, others, koehler if rules.solo_koehler else None)


def _bidding(rules: Rules) -> Words | None:
    if not rules.solo_bidding:
        return None
    words = Words(
        "Wollen mehrere ein Solo spielen, wird gereizt: Die höhere Ansage bekommt es, und sie gilt als gemacht.",
        "If several want a solo, they bid: the higher announcement gets it, and counts as made.",
    )
    if not rules.solo_rank:
        return together(
            words,
            Words("Bei gleicher Ansage entscheidet der Sitz.", "With equal announcements the seat decides."),
        )
    soli = OPTIONS["solo_rank"].choices
    rank = fill(
        Words(
            "Bei gleicher Ansage gilt die Rangfolge {soli}, alle übrigen danach, und zuletzt der Sitz.",
            "With equal announcements this order holds: {soli}, then all others, and at last the seat.",
        ),
        soli=Words(
            ", ".join(soli[solo].de for solo in rules.solo_rank),
            ", ".join(_lower(soli[solo]).en for solo in rules.solo_rank),
        ),
    )
    return together(words, rank)


SOLO: tuple[Line, ...] = (
    _kinds,
    _trumps,
    _bidding,
    flag(
        "lustsolo_player_leads",
        Words("Der Solist spielt selbst auf.", "The soloist leads to the first trick."),
        Words(
            "In einem freiwilligen Solo spielt auf, wer links vom Geber sitzt.",
            "In a voluntary solo the player left of the dealer leads.",
        ),
    ),
    choice(
        "solo_dealer_stays",
        {
            "never": Words("Auch nach einem Solo geht das Geben weiter.", "The deal moves on after a solo, too."),
            "duty_only": Words(
                "Nach einem Pflichtsolo gibt derselbe Spieler noch einmal, nach einem Lustsolo nicht.",
                "After a duty solo the same player deals again, after a lust solo not.",
            ),
            "duty_and_lust": Words(
                "Nach einem Solo gibt derselbe Spieler noch einmal.",
                "After a solo the same player deals again.",
            ),
        },
    ),
    flag(
        "solo_may_claim",
        Words(
            "Der Solist darf abkürzen: seine Karten zeigen, wenn ihm alle übrigen Stiche sicher sind, oder sie "
            "abgeben.",
            "The soloist may shorten the game: show the cards when all remaining tricks are sure, or give them away.",
        ),
    ),
)
