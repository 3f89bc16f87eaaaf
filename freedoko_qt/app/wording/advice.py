"""Words for an advice: what to do, why, and what can be expected of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.ai.heuristics.announcements import call_grounds
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.engine.actions import (
    Accept,
    Action,
    Announce,
    AnnounceSwines,
    Genscher,
    Play,
    Reserve,
    Return,
    Shift,
    SwineKind,
    is_solo,
)
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Reservation

from .advantages import card_reason
from .cards import card_name, card_names
from .contracts import call_name, reservation_name, selector_name
from .scores import decimal, signed_decimal
from .translating import translated

if TYPE_CHECKING:
    from freedoko_qt.ai.advice import Advice
    from freedoko_qt.app.seat_advice import SeatAdvice
    from freedoko_qt.engine.cards import BySeat
    from freedoko_qt.engine.view import SeatView

_REASONS: Mapping[Reason, object] = {
    Reason.ONLY_CHOICE: QT_TRANSLATE_NOOP("Wording", "There is no other choice."),
    Reason.BAD_HAND: QT_TRANSLATE_NOOP("Wording", "New cards are better than these."),
    Reason.STRONG_SOLO: QT_TRANSLATE_NOOP("Wording", "Your hand is strong enough to play alone."),
    Reason.LOSES_LESS_ALONE: QT_TRANSLATE_NOOP("Wording", "Alone you lose less with this hand."),
    Reason.CALLED_TO_BE_WON: QT_TRANSLATE_NOOP(
        "Wording", "A solo is called to be won; here one would pay only because losers write nothing."
    ),
    Reason.LESS_ALONE: QT_TRANSLATE_NOOP("Wording", "A solo would earn less with this hand."),
    Reason.HARDLY_PAYS_ALONE: QT_TRANSLATE_NOOP(
        "Wording", "A solo may be worth more here, but one is called only where it is far better."
    ),
    Reason.SPENDS_DUTY: QT_TRANSLATE_NOOP("Wording", "You owe a duty solo, and this hand will do."),
    Reason.DUTY_SOLO: QT_TRANSLATE_NOOP("Wording", "The duty solo is due, and this one suits your hand best."),
    Reason.FINDS_PARTNER: QT_TRANSLATE_NOOP("Wording", "The marriage finds you a partner."),
    Reason.PLAYS_SILENTLY: QT_TRANSLATE_NOOP("Wording", "Your hand is strong enough to play alone in secret."),
    Reason.FEW_TRUMPS: QT_TRANSLATE_NOOP("Wording", "There is little to win with so few trumps."),
    Reason.NOTHING_SPECIAL: QT_TRANSLATE_NOOP("Wording", "Your hand is not good enough for more."),
    Reason.TAKES_POVERTY: QT_TRANSLATE_NOOP("Wording", "You have enough trumps for two."),
    Reason.TAKING_UNDERRATED: QT_TRANSLATE_NOOP(
        "Wording", "You have enough trumps for two; in practice that earns more than these deals show."
    ),
    Reason.LEAVES_POVERTY: QT_TRANSLATE_NOOP("Wording", "You do not have enough trumps for two."),
    Reason.CLEARS_SUITS: QT_TRANSLATE_NOOP("Wording", "Clears a suit where it can, and parts with the least."),
    Reason.STRONG_ENOUGH: QT_TRANSLATE_NOOP("Wording", "On average it earns more than saying nothing."),
    Reason.FOES_UNDERRATED: QT_TRANSLATE_NOOP("Wording", "The other side is stronger than these deals show."),
    Reason.PROMISES_TOO_MUCH: QT_TRANSLATE_NOOP(
        "Wording", "By convention that would promise a stronger hand."
    ),
    Reason.CAN_WAIT: QT_TRANSLATE_NOOP("Wording", "By convention a denial waits as long as it can."),
    Reason.WAITS_IN_SOLO: QT_TRANSLATE_NOOP("Wording", "You can still say it later, and will know more then."),
    Reason.MUST_ANNOUNCE: QT_TRANSLATE_NOOP("Wording", "You have to announce, and this promises the least."),
    Reason.SHOWS_SWINES: QT_TRANSLATE_NOOP("Wording", "They become the highest trumps."),
    Reason.LIFTS_JACKS: QT_TRANSLATE_NOOP("Wording", "Jacks above queens suit this hand."),
    Reason.BETTER_PARTNER: QT_TRANSLATE_NOOP("Wording", "There is more to win with this partner."),
    Reason.KEEPS_PARTNER: QT_TRANSLATE_NOOP("Wording", "No other partner is clearly better."),
    Reason.DUCKS: QT_TRANSLATE_NOOP("Wording", "Stay below, and get rid of a high card."),
    Reason.HOPES_FOR_HIGHER: QT_TRANSLATE_NOOP("Wording", "Most likely somebody plays a higher card."),
    Reason.LEADS_BELOW_SOLOIST: QT_TRANSLATE_NOOP("Wording", "A low card, so that the soloist may have to beat it."),
    Reason.LEAVES_TO_SOLOIST: QT_TRANSLATE_NOOP("Wording", "Leave the trick to the soloist."),
    Reason.SPENDS_HIGH: QT_TRANSLATE_NOOP("Wording", "The soloist is out of this trick: spend a high card."),
    Reason.GIVES_AWAY: QT_TRANSLATE_NOOP("Wording", "Somebody else takes this trick: give card points away."),
    Reason.TAKES_FEW: QT_TRANSLATE_NOOP("Wording", "The trick is yours: with few card points and a strong card."),
    Reason.MORE_POINTS: QT_TRANSLATE_NOOP("Wording", "Earns the most in the deals that were tried."),
}

_ANNOUNCE_SWINES: Mapping[SwineKind, object] = {
    SwineKind.SWINES: QT_TRANSLATE_NOOP("Wording", "Announce swines."),
    SwineKind.SUPERSWINES: QT_TRANSLATE_NOOP("Wording", "Announce superswines."),
    SwineKind.HYPERSWINES: QT_TRANSLATE_NOOP("Wording", "Announce hyperswines."),
    SwineKind.HEIDMANN: QT_TRANSLATE_NOOP("Wording", "Announce a Heidmann."),
}
_SWINES: Mapping[SwineKind, object] = {
    SwineKind.SWINES: QT_TRANSLATE_NOOP("Wording", "swines"),
    SwineKind.SUPERSWINES: QT_TRANSLATE_NOOP("Wording", "superswines"),
    SwineKind.HYPERSWINES: QT_TRANSLATE_NOOP("Wording", "hyperswines"),
    SwineKind.HEIDMANN: QT_TRANSLATE_NOOP("Wording", "Heidmann"),
}

_POINTS = QT_TRANSLATE_NOOP("Wording", "Expected: about {points} points.")
_POINTS_EXACT = QT_TRANSLATE_NOOP("Wording", "Expected: {points} points.")
_POINTS_SPREAD = QT_TRANSLATE_NOOP("Wording", "Expected: {points} ± {spread} points.")
_CLOSE = QT_TRANSLATE_NOOP("Wording", "Narrowly behind: {what}, {points} points.")
_HEALTHY = QT_TRANSLATE_NOOP("Wording", "If you say “healthy”: {points} points.")
_NEXT = QT_TRANSLATE_NOOP("Wording", "Next best: {what}, {points} points.")
_MORE = QT_TRANSLATE_NOOP("Wording", "On paper worth more: {what}, {points} points.")
_EQUAL = QT_TRANSLATE_NOOP("Wording", "Equally good, as far as one can tell: {what}, {points} points.")
_SAME = QT_TRANSLATE_NOOP("Wording", "Equally good: {what}, {points} points.")
_EXACT = QT_TRANSLATE_NOOP("Wording", "For sure: every deal that still fits was played to its end.")
_WIN = QT_TRANSLATE_NOOP("Wording", "Chance of winning: {percent}%.")
_PARTNER = QT_TRANSLATE_NOOP("Wording", "Most likely your partner: {name} ({percent}%).")

LIKELIER = 0.1
"""The least difference of two chances of a partner from which on one of them is named."""
RICH = 25
"""Card points a trick from which on a side is clearly ahead: 20 are the average."""

_SIDE_AHEAD = QT_TRANSLATE_NOOP("Wording", "After {tricks} tricks your side already has {points} card points.")
_HIGH_TRUMPS = QT_TRANSLATE_NOOP("Wording", "You hold {trumps} trumps, {high} of them very high.")
_SPREAD = QT_TRANSLATE_NOOP(
    "Wording",
    "±: so far the number may be off by the chance of the deals that were tried. It leaves out what the computer "
    "misjudges about the other players and the rest of the game.",
)
_NARROWLY = QT_TRANSLATE_NOOP("Wording", "It is close. {reason}")
_USUALLY = QT_TRANSLATE_NOOP("Wording", "Equally good; this is the usual card. {reason}")
_NO_DIFFERENCE = QT_TRANSLATE_NOOP("Wording", "It makes no difference which of the two you play.")
_ASKS_ANYBODY = QT_TRANSLATE_NOOP("Wording", "It makes no difference whom you ask first.")


@dataclass(frozen=True, slots=True)
class Hint:
    """An advice in words: whole sentences, empty where there is nothing to say."""

    what: str
    """The advice: "Play the ace of spades."."""
    reason: str
    numbers: tuple[str, ...]
    """The points with the runner-up, and the chances."""
    card: Card | None
    """The card that is advised; None where it is something else."""
    note: str = ""
    """The meaning and the limits of ±, where the numbers have one."""

    @property
    def text(self) -> str:
        """Everything, for those who cannot see it."""
        return " ".join((self.what, self.reason, *self.numbers))


def reason_words(reason: Reason) -> str:
    """The reason for an advice, in one sentence."""
    return translated(_REASONS[reason])


def hint(advised: SeatAdvice, names: Sequence[str]) -> Hint:
    """An advice in words; `names` are those of the players, by seat.

    In the current language; make it anew when the language changes.
    """
    view, advice = advised.view, advised.advice
    best = advice.best.action
    sure = (translated(_EXACT),) if advice.exact else ()
    numbers = (*_points(advice, names), *sure, *_chances(advice, view, names))
    card = best.card if isinstance(best, Play) else None
    note = translated(_SPREAD) if any("±" in one for one in numbers) else ""
    return Hint(_advised(best, view, names), _reason(advised, names), numbers, card, note)


def why(
    view: SeatView,
    best: Action | None,
    other: Action | None,
    *,
    reason: Reason | None,
    partners: BySeat[float] | None,
    names: Sequence[str],
) -> str | None:
    """The reason why an action is better than another one; None if no difference is known.

    `reason`: the one that came with the advice; None for a card.
    """
    if reason is None:
        return card_reason(view, best, other, partners, names)
    return _call_reason(view) if reason is Reason.STRONG_ENOUGH else reason_words(reason)


def _call_reason(view: SeatView) -> str:
    """The facts that speak for an announcement, in a sentence."""
    grounds, tricks = call_grounds(view), len(view.tricks)
    if tricks > 1 and grounds.eyes >= RICH * tricks:
        return translated(_SIDE_AHEAD, points=grounds.eyes, tricks=tricks)
    if grounds.high > 1 and 2 * grounds.trumps > len(view.hand):
        return translated(_HIGH_TRUMPS, trumps=grounds.trumps, high=grounds.high)
    return reason_words(Reason.STRONG_ENOUGH)


def _reason(advised: SeatAdvice, names: Sequence[str]) -> str:
    """The reason for the best choice, and how much there is in it."""
    advice, second = advised.advice, advised.advice.runner_up
    other = None if second is None else second.action
    match advice.best.action, other:
        case Shift(_, cards), Shift(_, same) if cards == same:
            return translated(_ASKS_ANYBODY) if advice.equal else reason_words(Reason.MORE_POINTS)
    said = why(
        advised.view, advice.best.action, other, reason=advice.reason, partners=advice.partners, names=names
    )
    if advice.reason is None and advice.equal:
        return translated(_NO_DIFFERENCE) if said is None else translated(_USUALLY, reason=said)
    said = said or reason_words(Reason.MORE_POINTS)
    return translated(_NARROWLY, reason=said) if advice.close or advice.equal else said


def _points(advice: Advice, names: Sequence[str]) -> list[str]:
    best, second = advice.best, advice.runner_up
    if best.spread is None and second is None:
        return []  # nothing was compared, so there are no points
    points, spread = signed_decimal(best.points), decimal(best.spread or 0.0)
    if spread == decimal(0.0):
        said = [translated(_POINTS_EXACT if advice.exact else _POINTS, points=points)]
    else:
        said = [translated(_POINTS_SPREAD, points=points, spread=spread)]
    if second is not None:
        if advice.equal:
            source = _SAME if advice.exact else _EQUAL
        elif second.points > best.points:
            source = _MORE
        else:
            source = _CLOSE if advice.close else _NEXT
        said.append(translated(source, what=_compared(second.action, names), points=signed_decimal(second.points)))
    if is_solo(best.action):
        healthy = [one for one in advice.choices[2:] if _is_healthy(one.action)]
        said += [translated(_HEALTHY, points=signed_decimal(one.points)) for one in healthy]
    return said


def _is_healthy(action: Action | None) -> bool:
    return isinstance(action, Reserve) and action.reservation is Reservation.HEALTHY


def _compared(action: Action | None, names: Sequence[str]) -> str:
    """The second best, and of partners which one, and of cards that are passed on who is asked first."""
    match action:
        case Genscher(_, int(partner)):
            return translated(QT_TRANSLATE_NOOP("Wording", "Genscher with {name}"), name=names[partner])
        case Shift(_, cards, int(to)):
            source = QT_TRANSLATE_NOOP("Wording", "{cards} (to {name} first)")
            return translated(source, cards=card_names(cards), name=names[to])
        case _:
            return choice_name(action)


def _chances(advice: Advice, view: SeatView, names: Sequence[str]) -> list[str]:
    said = []
    if advice.win is not None:
        said.append(translated(_WIN, percent=percent_of(advice.win)))
    others = [seat for seat in SEATS if seat != view.seat]
    _, second, likely = sorted(others, key=lambda seat: advice.partners[seat])
    if advice.partners[likely] >= advice.partners[second] + LIKELIER and not view.knows_partner:
        said.append(translated(_PARTNER, name=names[likely], percent=percent_of(advice.partners[likely])))
    return said


def percent_of(chance: float) -> int:
    """The percentage of a chance; if it is not sure neither 0 nor 100."""
    return min(max(round(100 * chance), 1), 99)


def _advised(action: Action | None, view: SeatView, names: Sequence[str]) -> str:
    """The advice as a sentence."""
    match action:
        case None:
            return translated(QT_TRANSLATE_NOOP("Wording", "Announce nothing."))
        case Play(_, card):
            return translated(QT_TRANSLATE_NOOP("Wording", "Play the {card}."), card=card_name(card))
        case Announce(seat, call):
            said = call_name(call, view.sides[seat])
            return translated(QT_TRANSLATE_NOOP("Wording", "Announce: {call}."), call=said)
        case AnnounceSwines(_, kind):
            return translated(_ANNOUNCE_SWINES[kind])
        case Genscher(_, int(partner)):
            return translated(QT_TRANSLATE_NOOP("Wording", "Play with {name}."), name=names[partner])
        case Genscher():
            return translated(QT_TRANSLATE_NOOP("Wording", "Keep your partner."))
        case Reserve():
            return _reserved(action)
        case _:
            return _of_poverty(action, names)


def _reserved(action: Reserve) -> str:
    match action.reservation:
        case Reservation.HEALTHY:
            return translated(QT_TRANSLATE_NOOP("Wording", "Say “healthy”."))
        case Reservation.MARRIAGE if action.selector is not None:
            condition = selector_name(action.selector)
            source = QT_TRANSLATE_NOOP("Wording", "Declare the marriage: {condition}.")
            return translated(source, condition=condition)
        case Reservation.POVERTY:
            return translated(QT_TRANSLATE_NOOP("Wording", "Declare the poverty."))
        case kind if kind.is_solo and action.offer_duty_solo:
            source = QT_TRANSLATE_NOOP("Wording", "Play alone: {solo}, but let the others go first.")
            return translated(source, solo=reservation_name(kind))
        case kind if kind.is_solo:
            return translated(QT_TRANSLATE_NOOP("Wording", "Play alone: {solo}."), solo=reservation_name(kind))
        case kind:
            return translated(QT_TRANSLATE_NOOP("Wording", "Say “{answer}”."), answer=reservation_name(kind))


def _of_poverty(action: Action, names: Sequence[str]) -> str:
    match action:
        case Shift(_, cards, int(to)):
            source = QT_TRANSLATE_NOOP("Wording", "Pass on: {cards}. Ask {name} first.")
            return translated(source, cards=card_names(cards), name=names[to])
        case Shift(_, cards):
            return translated(QT_TRANSLATE_NOOP("Wording", "Pass on: {cards}."), cards=card_names(cards))
        case Accept(_, accept=True):
            return translated(QT_TRANSLATE_NOOP("Wording", "Take the poverty."))
        case Accept():
            return translated(QT_TRANSLATE_NOOP("Wording", "Do not take the poverty."))
        case Return(_, cards):
            return translated(QT_TRANSLATE_NOOP("Wording", "Give back: {cards}."), cards=card_names(cards))
    raise ValueError(f"no advice is {action}")


def choice_name(action: Action | None) -> str:
    """The name of what can be chosen, or was: "ace of spades", "Re", "no announcement".

    Raises ValueError for an action that is never a choice, such as a claim.
    """
    match action:
        case None:
            return translated(QT_TRANSLATE_NOOP("Wording", "no announcement"))
        case Play(_, card):
            return card_name(card)
        case Announce(_, call):
            return call_name(call)
        case Reserve(_, reservation):
            return reservation_name(reservation)
        case AnnounceSwines(_, kind):
            return translated(_SWINES[kind])
        case Genscher(_, int()):
            return translated(QT_TRANSLATE_NOOP("Wording", "Genscher"))
        case Genscher():
            return translated(QT_TRANSLATE_NOOP("Wording", "no Genscher"))
        case Accept(_, accept=True):
            return translated(QT_TRANSLATE_NOOP("Wording", "the poverty taken"))
        case Accept():
            return translated(QT_TRANSLATE_NOOP("Wording", "the poverty not taken"))
        case Shift(_, cards) | Return(_, cards):
            return card_names(cards)
    raise ValueError(f"nothing is compared with {action}")
