"""The evening: bock rounds, how long it lasts, duty soli, and what may be seen at the table."""

from __future__ import annotations

from freedoko_qt.engine.rules.option import Words
from freedoko_qt.engine.rules.prose.telling import OR, Line, always, choice, fill, flag, listed, number
from freedoko_qt.engine.rules.ruleset import Rules

_TRIGGERS: tuple[tuple[str, Words], ...] = (
    ("bock_after_120_120", Words("120 zu 120 Augen", "120 to 120 eyes")),
    ("bock_after_lost_solo", Words("einem verlorenen Solo", "a lost solo")),
    ("bock_after_lost_re_contra", Words("einem verlorenen Re oder Kontra", "a lost Re or Kontra")),
    ("bock_after_heart_trick", Words("einem Herzstich ohne Trumpf", "a trick of four plain hearts")),
    ("bock_after_black_game", Words("einem schwarzen Spiel", "a game without a trick for one side")),
)


def _bock(rules: Rules) -> Words:
    if not rules.bock:
        return Words("Bockrunden gibt es nicht.", "There are no bock rounds.")
    triggers = [happened for option, happened in _TRIGGERS if getattr(rules, option)]
    if not triggers:
        return Words(
            "Bockrunden gibt es, aber nichts löst eine aus.",
            "There are bock rounds, but nothing sets one off.",
        )
    return fill(
        Words(
            "Nach {triggers} zählen die nächsten vier Spiele mehr.", "After {triggers} the next four games count more."
        ),
        triggers=listed(triggers, OR),
    )


BOCK: tuple[Line, ...] = (
    _bock,
    number(
        "bock_multiplier",
        Words("Ein Bockspiel zählt mal {n}.", "A bock game counts times {n}."),
        Words("Ein Bockspiel zählt einfach.", "A bock game counts once."),
    ),
    flag(
        "bock_append",
        Words(
            "Eine neue Bockrunde wird hinten angehängt.",
            "A new bock round is queued behind.",
        ),
        Words(
            "Bockrunden, die sich überlagern, multiplizieren sich.",
            "Bock rounds that overlap multiply.",
        ),
    ),
)


def _end(rules: Rules) -> Words:
    rounds = {
        1: Words("nach einer Runde", "after one round"),
    }.get(rules.number_of_rounds, fill(Words("nach {n} Runden", "after {n} rounds"), n=rules.number_of_rounds))
    pot = fill(
        Words("wenn ein Vorrat von {n} Punkten aufgebraucht ist", "when a pot of {n} points is used up"), n=rules.points
    )
    ends = ([rounds] if rules.number_of_rounds_limited else []) + ([pot] if rules.points_limited else [])
    if not ends:
        return Words("Gespielt wird, bis man genug hat.", "We play until we have had enough.")
    return fill(Words("Das Turnier endet {ends}.", "The tournament ends {ends}."), ends=listed(ends, OR))


def _duty_soli(rules: Rules) -> Words | None:
    duty, color, picture = (
        rules.number_of_duty_soli,
        rules.number_of_duty_color_soli,
        rules.number_of_duty_picture_soli,
    )
    if not duty:
        return Words("Pflichtsoli gibt es nicht.", "There are no duty soli.")
    soli = Words("ein Pflichtsolo", "one duty solo") if duty == 1 else Words("{n} Pflichtsoli", "{n} duty soli")
    kinds = [
        fill(Words("{n} in einer Farbe", "{n} in a suit"), n=color) if color else None,
        fill(Words("{n} mit Bildern", "{n} with pictures"), n=picture) if picture else None,
    ]
    among = [kind for kind in kinds if kind is not None]
    return fill(
        Words(
            "Jeder muss {soli} spielen{among}; was am Ende fehlt, wird in einer Zusatzrunde vorgeführt.",
            "Everybody must play {soli}{among}; what is missing at the end is played in an extra round.",
        ),
        soli=fill(soli, n=duty),
        among=fill(Words(", davon {kinds}", ", {kinds} among them"), kinds=listed(among)) if among else "",
    )


TOURNAMENT: tuple[Line, ...] = (
    _end,
    flag(
        "games_per_round_without_solo",
        Words(
            "Zu einer Runde gehören vier Spiele; Soli, nach denen noch einmal gegeben wird, kommen dazu.",
            "A round has four games; soli after which the same player deals again come on top.",
        ),
        Words("Zu einer Runde gehören vier Spiele, auch wenn Soli dabei sind.", "A round has four games, soli or not."),
    ),
    number(
        "games_per_session",
        Words("Ein Abend ist auf {n} Spiele angelegt.", "An evening is planned for {n} games."),
        Words("Ein Abend ist auf ein Spiel angelegt.", "An evening is planned for one game."),
    ),
    _duty_soli,
    flag(
        "lust_solo_needs_duty_played",
        Words(
            "Solange jemand Pflichtsoli schuldet, gilt jedes passende Solo als eines davon; Lustsoli kommen danach.",
            "As long as somebody owes duty soli, every fitting solo counts as one of them; lust soli come afterwards.",
        ),
        Words(
            "Auch wer noch Pflichtsoli schuldet, darf sein Solo zum Lustsolo erklären.",
            "Even whoever still owes duty soli may call a solo a lust solo.",
        ),
    ),
    flag(
        "duty_solo_player_leads",
        Words("Im Pflichtsolo spielt der Solist auf.", "In a duty solo the soloist leads."),
        Words("Das Pflichtsolo ändert nichts daran, wer aufspielt.", "A duty solo does not change who leads."),
    ),
    flag(
        "silent_marriage_is_duty_solo",
        Words("Eine stille Hochzeit gilt als Pflichtsolo.", "A silent marriage counts as a duty solo."),
        Words("Eine stille Hochzeit gilt nicht als Pflichtsolo.", "A silent marriage does not count as a duty solo."),
    ),
    flag(
        "offer_duty_solo",
        Words(
            "Wer vorgeführt wird, darf anderen mit einem Solo den Vortritt lassen.",
            "A player forced to a solo may let others go first with theirs.",
        ),
        Words("Wer vorgeführt wird, muss selbst spielen.", "A player forced to a solo must play it at once."),
    ),
    choice(
        "duty_solo_order",
        {
            "left_of_dealer": Words(
                "Vorgeführt wird vom Spieler links des Gebers an reihum.",
                "The forced soli begin with the player left of the dealer and go on clockwise.",
            ),
            "clockwise_from_dealer": Words(
                "Vorgeführt wird vom Geber an reihum.",
                "The forced soli begin with the dealer and go on clockwise.",
            ),
        },
    ),
    flag(
        "forced_solo_dealer_stays",
        Words(
            "Auch nach einem vorgeführten Solo gibt derselbe Spieler noch einmal.",
            "After a forced solo, too, the same player deals again.",
        ),
        Words("Nach einem vorgeführten Solo geht das Geben weiter.", "After a forced solo the deal moves on."),
    ),
)

_SHOWN: tuple[tuple[str, Words], ...] = (
    ("show_if_valid", Words("welche Karten erlaubt sind", "which cards may be played")),
    ("show_tricks_in_trickpiles", Words("wie viele Stiche jeder hat", "how many tricks each player has")),
    ("show_trickpiles_points", Words("wie viele Augen in den Stichen liegen", "how many eyes lie in them")),
    ("show_known_teams_in_game", Words("welche Parteien bekannt sind", "which sides are known")),
    ("show_soloplayer_in_game", Words("wer ein besonderes Spiel angemeldet hat", "who called a special game")),
)
_ALLOWED: tuple[tuple[str, Words], ...] = (
    ("show_all_hands", Words("alle Blätter ansehen", "look at all hands")),
    ("card_hint", Words("um einen Vorschlag bitten", "ask for a hint")),
    ("take_back_tricks", Words("einen ganzen Stich zurücknehmen", "take back a whole trick")),
)


def _shown(rules: Rules) -> Words:
    shown = [what for option, what in _SHOWN if getattr(rules, option)]
    if not shown:
        return Words("Der Tisch zeigt keine Hilfen.", "The table shows no help.")
    return fill(Words("Der Tisch zeigt, {shown}.", "The table shows {shown}."), shown=listed(shown))


def _allowed(rules: Rules) -> Words:
    allowed = [what for option, what in _ALLOWED if getattr(rules, option)]
    if not allowed:
        return Words(
            "Eine gespielte Karte bleibt liegen, und Hilfen gibt es nicht.",
            "A card played stays, and there is no help.",
        )
    return fill(Words("Man darf {allowed}.", "One may {allowed}."), allowed=listed(allowed))


TABLE: tuple[Line, ...] = (
    always(Words("Gespielt wird zu viert.", "Four players take part.")),
    number(
        "show_tricks_number",
        Words("Die letzten {n} Stiche darf man noch ansehen.", "The last {n} tricks may be looked at again."),
        Words("Nur den letzten Stich darf man noch ansehen.", "Only the last trick may be looked at again."),
    ),
    _shown,
    _allowed,
    choice(
        "revoke_penalty",
        {
            "impossible": Words("Falsch bedienen ist nicht möglich.", "A wrong card cannot be played."),
            "lost_black": Words(
                "Wer am echten Tisch falsch bedient, hat das Spiel schwarz verloren.",
                "Whoever plays a wrong card at a real table has lost the game black.",
            ),
            "ddv_12": Words(
                "Wer am echten Tisch falsch bedient, bekommt zwölf Strafpunkte.",
                "Whoever plays a wrong card at a real table gets twelve penalty points.",
            ),
        },
    ),
)
