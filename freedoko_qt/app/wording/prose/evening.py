"""The evening: bock rounds, how long it lasts, duty soli, and what may be seen at the table."""

from __future__ import annotations

from collections.abc import Sequence

from freedoko_qt.app.wording.prose.phrases import OR, Line, Phrase, always, choice, fill, flag, listed
from freedoko_qt.app.wording.prose.soli import deal_can_stay
from freedoko_qt.engine.rules.ruleset import Rules
from freedoko_qt.engine.score.bock import BOCK_TRIGGERS
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


def _bock(rules: Rules) -> Phrase:
    if not rules.bock:
        return QT_TRANSLATE_NOOP("Prose", "There are no bock rounds.")
    triggers = [trigger.phrase for option, trigger in BOCK_TRIGGERS.items() if getattr(rules, option)]
    if not triggers:
        return QT_TRANSLATE_NOOP("Prose", "There are bock rounds, but nothing sets one off.")
    if rules.bock_games == 1:
        return fill(
            QT_TRANSLATE_NOOP("Prose", "After {triggers} the next game is a bock game."), triggers=listed(triggers, OR)
        )
    return fill(
        QT_TRANSLATE_NOOP("Prose", "After {triggers} the next {n} games are bock games."),
        triggers=listed(triggers, OR),
        n=rules.bock_games,
    )


def _bock_game(rules: Rules) -> Phrase | None:
    times, added, scope = rules.bock_multiplier, rules.bock_points, rules.bock_scope
    if not rules.bock:
        return None
    if scope == "adds":
        if added == 1:
            return QT_TRANSLATE_NOOP("Prose", "The winners of a bock game get a point more, whatever was announced.")
        more = QT_TRANSLATE_NOOP("Prose", "The winners of a bock game get {n} points more, whatever was announced.")
        return fill(more, n=added)
    if times == 1:
        return QT_TRANSLATE_NOOP("Prose", "A bock game counts once.")
    if times == 2 and scope == "everything":
        return QT_TRANSLATE_NOOP("Prose", "A bock game counts double.")
    counts = {
        "everything": QT_TRANSLATE_NOOP("Prose", "A bock game counts {n} times."),
        "base_and_against": QT_TRANSLATE_NOOP("Prose", "A bock game counts {n} times, but its special points once."),
        "base": QT_TRANSLATE_NOOP(
            "Prose", "A bock game counts {n} times, but its special points and the point against the queens once."
        ),
    }[scope]
    return fill(counts, n=times)


def _overlap(rules: Rules) -> Phrase | None:
    if rules.unmet("bock_in_bock"):
        return None
    return {
        "counts": QT_TRANSLATE_NOOP("Prose", "Bock rounds that overlap multiply.")
        if rules.unmet("bock_points")
        else QT_TRANSLATE_NOOP("Prose", "Where bock rounds overlap, each adds its points."),
        "ignored": QT_TRANSLATE_NOOP("Prose", "A reason during a bock round does nothing."),
        "restarts": QT_TRANSLATE_NOOP("Prose", "A reason during a bock round starts it again."),
    }[rules.bock_in_bock]


BOCK: tuple[Line, ...] = (
    _bock,
    flag(
        "bock_after_four_wins",
        QT_TRANSLATE_NOOP(
            "Prose",
            "Only games of two against two count in the row of wins; one that nobody wins ends it, and after its bock "
            "it starts again.",
        ),
    ),
    _bock_game,
    flag(
        "bock_for_each",
        QT_TRANSLATE_NOOP("Prose", "Several reasons in one game lead to as many rounds."),
        QT_TRANSLATE_NOOP("Prose", "Several reasons in one game lead to one round."),
    ),
    _overlap,
    flag(
        "bock_append",
        QT_TRANSLATE_NOOP("Prose", "A further bock round waits until the one before is over."),
    ),
)


def _end(rules: Rules) -> Phrase:
    one = QT_TRANSLATE_NOOP("Prose", "one round")
    many = fill(QT_TRANSLATE_NOOP("Prose", "{n} rounds"), n=rules.number_of_rounds)
    rounds = one if rules.number_of_rounds == 1 else many
    match rules.number_of_rounds_limited, rules.points_limited:
        case True, True:
            either = QT_TRANSLATE_NOOP(
                "Prose", "The tournament ends after {rounds}, or before that when a pot of {n} points is used up."
            )
            return fill(either, rounds=rounds, n=rules.points)
        case True, False:
            return fill(QT_TRANSLATE_NOOP("Prose", "The tournament ends after {rounds}."), rounds=rounds)
        case False, True:
            pot = QT_TRANSLATE_NOOP("Prose", "The tournament ends when a pot of {n} points is used up.")
            return fill(pot, n=rules.points)
        case _:
            enough = QT_TRANSLATE_NOOP("Prose", "We play for as long as we like; an evening counts as {n} games.")
            return fill(enough, n=rules.games_per_session)


def _among(rules: Rules, kinds: Sequence[Phrase]) -> Phrase:
    """The kinds of soli that must be among the duty soli."""
    duty = rules.number_of_duty_soli
    if rules.number_of_duty_color_soli == duty:
        one = QT_TRANSLATE_NOOP("Prose", ", which is to be a suit solo")
        return one if duty == 1 else QT_TRANSLATE_NOOP("Prose", ", only suit solos")
    if rules.number_of_duty_picture_soli == duty:
        one = QT_TRANSLATE_NOOP("Prose", ", which is to be a picture solo")
        return one if duty == 1 else QT_TRANSLATE_NOOP("Prose", ", only picture solos")
    return fill(QT_TRANSLATE_NOOP("Prose", ", {kinds} among them"), kinds=listed(kinds)) if kinds else ""


def _duty_soli(rules: Rules) -> Phrase | None:
    duty, color, picture = (
        rules.number_of_duty_soli,
        rules.number_of_duty_color_soli,
        rules.number_of_duty_picture_soli,
    )
    if not duty:
        return QT_TRANSLATE_NOOP("Prose", "There are no duty solos.")
    soli = QT_TRANSLATE_NOOP("Prose", "one duty solo") if duty == 1 else QT_TRANSLATE_NOOP("Prose", "{n} duty solos")
    of_suit = QT_TRANSLATE_NOOP("Prose", "one suit solo"), QT_TRANSLATE_NOOP("Prose", "{n} suit solos")
    of_pictures = QT_TRANSLATE_NOOP("Prose", "one picture solo"), QT_TRANSLATE_NOOP("Prose", "{n} picture solos")
    among = [
        one if n == 1 else fill(many, n=n) for (one, many), n in ((of_suit, color), (of_pictures, picture)) if n
    ]
    missing = QT_TRANSLATE_NOOP(
        "Prose",
        "Everybody must play {soli}{among}; what is missing at the end is played in an extra round.",
    )
    if rules.number_of_rounds_limited and not rules.games_per_round_without_solo:
        missing = QT_TRANSLATE_NOOP(
            "Prose",
            "Everybody must play {soli}{among}; what is missing is played in the last games.",
        )
    return fill(
        missing,
        soli=fill(soli, n=duty),
        among=_among(rules, among),
    )


def _round(rules: Rules) -> Phrase:
    if not rules.games_per_round_without_solo:
        return QT_TRANSLATE_NOOP("Prose", "A round has four games, solos or not.")
    if not deal_can_stay(rules) or not (rules.solo or rules.silent_marriage_repeats_deal):
        return QT_TRANSLATE_NOOP("Prose", "A round has four games.")
    return QT_TRANSLATE_NOOP(
        "Prose",
        "A round has four games; solos after which the same player deals again are extra.",
    )


TOURNAMENT: tuple[Line, ...] = (
    _end,
    _round,
    _duty_soli,
    flag(
        "lust_solo_needs_duty_played",
        QT_TRANSLATE_NOOP(
            "Prose",
            "As long as somebody owes duty solos, every fitting solo counts as one of them; voluntary solos come "
            "afterwards.",
        ),
        QT_TRANSLATE_NOOP("Prose", "A player who still owes duty solos may call a solo a voluntary one all the same."),
    ),
    flag(
        "duty_solo_player_leads",
        QT_TRANSLATE_NOOP("Prose", "In a duty solo the soloist leads."),
        QT_TRANSLATE_NOOP("Prose", "A duty solo does not change who leads."),
    ),
    flag(
        "silent_marriage_is_duty_solo",
        QT_TRANSLATE_NOOP("Prose", "A silent marriage counts as a duty solo."),
        QT_TRANSLATE_NOOP("Prose", "A silent marriage does not count as a duty solo."),
    ),
    flag(
        "offer_duty_solo",
        QT_TRANSLATE_NOOP("Prose", "A player forced to play a solo may let others go first with theirs."),
        QT_TRANSLATE_NOOP("Prose", "A player forced to play a solo must do so at once."),
    ),
    choice(
        "duty_solo_order",
        {
            "left_of_dealer": QT_TRANSLATE_NOOP(
                "Prose",
                "The forced solos begin with the player left of the dealer and go on clockwise.",
            ),
            "clockwise_from_dealer": QT_TRANSLATE_NOOP(
                "Prose",
                "The forced solos begin with the dealer and go on clockwise.",
            ),
        },
    ),
    flag(
        "forced_solo_dealer_stays",
        QT_TRANSLATE_NOOP("Prose", "After a forced solo, too, the same player deals again."),
        QT_TRANSLATE_NOOP("Prose", "After a forced solo the deal moves on."),
    ),
)

_SHOWN: tuple[tuple[str, Phrase], ...] = (
    ("show_if_valid", QT_TRANSLATE_NOOP("Prose", "which cards may be played")),
    ("show_tricks_in_trickpiles", QT_TRANSLATE_NOOP("Prose", "how many tricks each player has")),
    ("show_trickpiles_points", QT_TRANSLATE_NOOP("Prose", "how many card points are in the tricks")),
    ("show_known_teams_in_game", QT_TRANSLATE_NOOP("Prose", "which sides are known")),
    ("show_soloplayer_in_game", QT_TRANSLATE_NOOP("Prose", "who called a special game")),
)
_ALLOWED: tuple[tuple[str, Phrase], ...] = (
    ("show_all_hands", QT_TRANSLATE_NOOP("Prose", "look at all hands")),
    ("card_hint", QT_TRANSLATE_NOOP("Prose", "ask for a hint")),
    ("take_back_tricks", QT_TRANSLATE_NOOP("Prose", "take back what you did last")),
)


def _shown(rules: Rules) -> Phrase:
    shown = [what for option, what in _SHOWN if getattr(rules, option)]
    if not shown:
        return QT_TRANSLATE_NOOP("Prose", "The table shows no help.")
    return fill(QT_TRANSLATE_NOOP("Prose", "The table shows {shown}."), shown=listed(shown))


def _allowed(rules: Rules) -> Phrase:
    allowed = [what for option, what in _ALLOWED if getattr(rules, option)]
    if not allowed:
        return QT_TRANSLATE_NOOP("Prose", "A card played stays, and nobody gives hints.")
    return fill(QT_TRANSLATE_NOOP("Prose", "You may {allowed}."), allowed=listed(allowed))


def _looked_at(rules: Rules) -> Phrase:
    match rules.show_tricks_number:
        case 1:
            return QT_TRANSLATE_NOOP("Prose", "Only the last trick may be looked at again.")
        case tricks if tricks >= (12 if rules.with_nines else 10):
            return QT_TRANSLATE_NOOP("Prose", "All tricks may be looked at again.")
        case tricks:
            return fill(QT_TRANSLATE_NOOP("Prose", "The last {n} tricks may be looked at again."), n=tricks)


TABLE: tuple[Line, ...] = (
    always(QT_TRANSLATE_NOOP("Prose", "Four players take part.")),
    _looked_at,
    _shown,
    _allowed,
    choice(
        "revoke_penalty",
        {
            "impossible": QT_TRANSLATE_NOOP("Prose", "A wrong card cannot be played."),
            "lost_black": QT_TRANSLATE_NOOP(
                "Prose",
                "Whoever plays a wrong card at a real table has lost the game black.",
            ),
            "ddv_12": QT_TRANSLATE_NOOP(
                "Prose",
                "Whoever plays a wrong card at a real table gets twelve penalty points.",
            ),
            "highest": QT_TRANSLATE_NOOP(
                "Prose",
                "Whoever plays a wrong card at a real table pays the highest of three: the game lost black, twelve "
                "points, or six and what was announced.",
            ),
        },
    ),
)
