"""Words for the advantage of a card over another one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.ai.heuristics.advantages import advantage_of
from freedoko_qt.ai.heuristics.card_advantage import Advantage, CardAdvantage
from freedoko_qt.engine.actions import Action, Play
from freedoko_qt.engine.cards import BySeat
from freedoko_qt.engine.view import SeatView

from .cards import card_name, suit_name
from .translating import translated

_SENTENCES: dict[Advantage, object] = {
    Advantage.FRESH_ACE: QT_TRANSLATE_NOOP("Wording", "Cash the ace while the others still have to follow."),
    Advantage.LONGER_OUTSIDE: QT_TRANSLATE_NOOP(
        "Wording", "The others have more {suit} left than {other_suit}, so it is less likely to be trumped."
    ),
    Advantage.UNBEATABLE: QT_TRANSLATE_NOOP(
        "Wording", "No opponent can beat the {card} any more; the {other} could still be beaten."
    ),
    Advantage.PARTNER_RUFFS: QT_TRANSLATE_NOOP(
        "Wording", "{name} no longer has to follow {suit} and can trump it for your side."
    ),
    Advantage.AVOIDS_RUFF: QT_TRANSLATE_NOOP(
        "Wording", "{name} no longer has to follow {other_suit} and could trump the {other}."
    ),
    Advantage.AVOIDS_HIGHER: QT_TRANSLATE_NOOP("Wording", "The {rival} is still out and could take the {other}."),
    Advantage.EMPTIES_SUIT: QT_TRANSLATE_NOOP("Wording", "Then you are out of {suit} and can trump later."),
    Advantage.SHORTENS_SUIT: QT_TRANSLATE_NOOP(
        "Wording", "Then you have only one more card of {suit} and can soon trump."
    ),
    Advantage.PROTECTS_ACES: QT_TRANSLATE_NOOP(
        "Wording", "Every trump that falls now is one less to trump your aces."
    ),
    Advantage.DRAWS_TRUMPS: QT_TRANSLATE_NOOP(
        "Wording", "You have more trumps than the others on average: draw theirs."
    ),
    Advantage.OPENS_NO_SUIT: QT_TRANSLATE_NOOP(
        "Wording", "A small trump gives little away and opens no plain suit."
    ),
    Advantage.FINDS_BRIDE: QT_TRANSLATE_NOOP("Wording", "Whoever takes this trick plays with {name}."),
    Advantage.CATCHES_FOX: QT_TRANSLATE_NOOP("Wording", "That is {name}'s fox: catch it."),
    Advantage.FOX_HOME: QT_TRANSLATE_NOOP("Wording", "Nobody can catch the fox any more: bring it home."),
    Advantage.FOX_HOME_BUT_FOR_ONE: QT_TRANSLATE_NOOP(
        "Wording", "Bring the fox home: only the {rival} could still catch it."
    ),
    Advantage.LAST_TAKES: QT_TRANSLATE_NOOP(
        "Wording", "Nobody plays after you: the {points} card points are yours."
    ),
    Advantage.ACE_TAKES: QT_TRANSLATE_NOOP("Wording", "The ace takes the trick as long as the others can follow."),
    Advantage.RICH_TRICK: QT_TRANSLATE_NOOP("Wording", "That makes {points} card points: the trick is worth having."),
    Advantage.BEATS_FOE: QT_TRANSLATE_NOOP(
        "Wording", "{name} is ahead and plays against you: the {card} will probably hold."
    ),
    Advantage.BEATS_LIKELY_FOE: QT_TRANSLATE_NOOP(
        "Wording", "{name} is ahead and more likely plays against you: the {card} will probably hold."
    ),
    Advantage.RUFFS: QT_TRANSLATE_NOOP(
        "Wording", "You need not follow: with a trump the {points} card points are probably yours."
    ),
    Advantage.FORCES_HIGHER: QT_TRANSLATE_NOOP("Wording", "Whoever wants the trick has to beat the {card} first."),
    Advantage.FEEDS_GROOM: QT_TRANSLATE_NOOP(
        "Wording", "Whoever takes this trick plays with you: give card points."
    ),
    Advantage.FOX_TO_PARTNER: QT_TRANSLATE_NOOP(
        "Wording", "{name} is sure of the trick with the {lying}: bring the fox home."
    ),
    Advantage.FOX_TO_PARTNER_BUT_FOR_ONE: QT_TRANSLATE_NOOP(
        "Wording", "{name} is ahead with the {lying}: bring the fox home, only the {rival} could catch it."
    ),
    Advantage.FEEDS_SURE_PARTNER: QT_TRANSLATE_NOOP(
        "Wording", "{name} has the trick for your side: the {card} adds {own} card points."
    ),
    Advantage.FEEDS_PARTNER: QT_TRANSLATE_NOOP(
        "Wording", "{name} will probably take it for your side: the {card} adds {own} card points."
    ),
    Advantage.FEEDS_PARTNER_AHEAD: QT_TRANSLATE_NOOP(
        "Wording", "{name} is ahead and plays with you: the {card} adds {own} card points."
    ),
    Advantage.FEEDS_LIKELY_PARTNER: QT_TRANSLATE_NOOP(
        "Wording", "{name} is ahead and may be your partner: the {card} adds {own} card points."
    ),
    Advantage.LEAVES_TO_SURE_PARTNER: QT_TRANSLATE_NOOP(
        "Wording", "{name} has the trick for your side: save the {other}."
    ),
    Advantage.LEAVES_TO_PARTNER: QT_TRANSLATE_NOOP(
        "Wording", "{name} will probably take it for your side: save the {other}."
    ),
    Advantage.FEEDS_NEXT: QT_TRANSLATE_NOOP(
        "Wording", "{name} is still to play and can take it for your side: the {card} adds {own} card points."
    ),
    Advantage.POOR_TRICK: QT_TRANSLATE_NOOP("Wording", "There is little in this trick: save the {other} for more."),
    Advantage.OTHER_BEATEN: QT_TRANSLATE_NOOP("Wording", "The {other} would probably be beaten."),
    Advantage.AVOIDS_DOPPELKOPF: QT_TRANSLATE_NOOP(
        "Wording", "{name} is ahead: with the {other} it would be a Doppelkopf."
    ),
    Advantage.GIVES_FEWER_EYES: QT_TRANSLATE_NOOP(
        "Wording", "{name} is ahead: the {card} gives away fewer card points than the {other}."
    ),
    Advantage.MAKES_DOPPELKOPF: QT_TRANSLATE_NOOP(
        "Wording", "With the {card} that makes {points} card points: a Doppelkopf."
    ),
    Advantage.MORE_EYES_SURELY_HOME: QT_TRANSLATE_NOOP(
        "Wording", "The trick is yours: the {card} brings {own} card points home, the {other} only {less}."
    ),
    Advantage.MORE_EYES_HOME: QT_TRANSLATE_NOOP(
        "Wording", "The trick is as good as yours: the {card} brings {own} card points home, the {other} only {less}."
    ),
    Advantage.HARDER_TO_BEAT: QT_TRANSLATE_NOOP("Wording", "The {card} is harder to beat than the {other}."),
    Advantage.IS_ENOUGH: QT_TRANSLATE_NOOP("Wording", "The {card} is enough: save the {other}."),
    Advantage.RISKS_FEWER_EYES: QT_TRANSLATE_NOOP(
        "Wording", "If the trick is lost, the {card} costs you {fewer} fewer card points than the {other}."
    ),
    Advantage.FOX_WOULD_BE_CAUGHT: QT_TRANSLATE_NOOP("Wording", "{name} would catch your fox."),
    Advantage.SPARES_FOX: QT_TRANSLATE_NOOP("Wording", "An opponent could catch the fox."),
    Advantage.SPARES_HIGHER_EQUAL: QT_TRANSLATE_NOOP(
        "Wording", "Both count the same: keep the higher one, the {other}."
    ),
    Advantage.SPARES_HIGHER: QT_TRANSLATE_NOOP("Wording", "The {other} is higher and may win a trick later."),
    Advantage.SPARES_HIGHEST: QT_TRANSLATE_NOOP("Wording", "Save the {other}: it is sure of a trick later."),
    Advantage.SPARES_WINNER: QT_TRANSLATE_NOOP("Wording", "The {other} can win a trick later."),
    Advantage.SPARES_BETTER_WINNER: QT_TRANSLATE_NOOP("Wording", "The {other} is more likely to win a trick later."),
    Advantage.SPARES_TRUMP: QT_TRANSLATE_NOOP("Wording", "It costs you no trump."),
    Advantage.HIDES_SIDE: QT_TRANSLATE_NOOP("Wording", "The {other} would show everybody that you are Re."),
    Advantage.SHOWS_SIDE: QT_TRANSLATE_NOOP("Wording", "The {card} shows your partner that you are Re."),
}

_WHERE_OTHER_COUNTS_NOTHING: dict[Advantage, object] = {
    Advantage.MORE_EYES_SURELY_HOME: QT_TRANSLATE_NOOP(
        "Wording", "The trick is yours: the {card} brings {own} card points home, the {other} none."
    ),
    Advantage.MORE_EYES_HOME: QT_TRANSLATE_NOOP(
        "Wording", "The trick is as good as yours: the {card} brings {own} card points home, the {other} none."
    ),
}
"""The sentences that would otherwise name a nought."""


def card_reason(
    view: SeatView, best: Action | None, other: Action | None, partners: BySeat[float] | None, names: Sequence[str]
) -> str | None:
    """The advantage of the card of an action over that of another one, in a sentence; None if none is known.

    `partners`: by seat, the chance to be a partner; None where there are no sides.
    """
    if not (isinstance(best, Play) and isinstance(other, Play)):
        return None
    advantage = advantage_of(view, best.card, other.card, partners)
    return None if advantage is None else advantage_words(advantage, names)


def advantage_words(advantage: CardAdvantage, names: Sequence[str]) -> str:
    """The advantage in one sentence; `names` are those of the players, by seat."""
    card, other = advantage.card, advantage.other
    named = {"lying": advantage.lying, "rival": advantage.rival, "card": card, "other": other}
    sentences = _SENTENCES if other.eyes else _SENTENCES | _WHERE_OTHER_COUNTS_NOTHING
    return translated(
        sentences[advantage.kind],
        **{word: "" if one is None else card_name(one) for word, one in named.items()},
        name="" if advantage.seat is None else names[advantage.seat],
        suit=suit_name(card.suit),
        other_suit=suit_name(other.suit),
        own=card.eyes,
        less=other.eyes,
        fewer=other.eyes - card.eyes,
        points=advantage.eyes,
    )
