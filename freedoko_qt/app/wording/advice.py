"""Words for an advice: what to do, why, and what can be expected of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.engine.actions import Accept, Action, Announce, AnnounceSwines, Genscher, Play, Reserve, Return, Shift
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Reservation

from .cards import card_name, card_names
from .contracts import call_name, reservation_name, selector_name
from .scores import decimal, signed_decimal
from .translating import translated

if TYPE_CHECKING:
    from freedoko_qt.ai.advice import Advice
    from freedoko_qt.app.seat_advice import SeatAdvice
    from freedoko_qt.engine.view import SeatView

_REASONS: Mapping[Reason, object] = {
    Reason.ONLY_CHOICE: QT_TRANSLATE_NOOP("Wording", "There is no other choice."),
    Reason.BAD_HAND: QT_TRANSLATE_NOOP("Wording", "New cards are better than these."),
    Reason.STRONG_SOLO: QT_TRANSLATE_NOOP("Wording", "Your hand is strong enough to play alone."),
    Reason.LOSES_LESS_ALONE: QT_TRANSLATE_NOOP("Wording", "Alone you lose less with this hand."),
    Reason.SPENDS_DUTY: QT_TRANSLATE_NOOP("Wording", "You owe a duty solo, and this hand will do."),
    Reason.DUTY_SOLO: QT_TRANSLATE_NOOP("Wording", "The duty solo is due, and this one suits your hand best."),
    Reason.FINDS_PARTNER: QT_TRANSLATE_NOOP("Wording", "The marriage finds you a partner."),
    Reason.PLAYS_SILENTLY: QT_TRANSLATE_NOOP("Wording", "Your hand is strong enough to play alone in secret."),
    Reason.FEW_TRUMPS: QT_TRANSLATE_NOOP("Wording", "There is little to win with so few trumps."),
    Reason.NOTHING_SPECIAL: QT_TRANSLATE_NOOP("Wording", "Your hand is not good for more."),
    Reason.TAKES_POVERTY: QT_TRANSLATE_NOOP("Wording", "You have trumps enough for two."),
    Reason.LEAVES_POVERTY: QT_TRANSLATE_NOOP("Wording", "You do not have trumps enough for two."),
    Reason.CLEARS_SUITS: QT_TRANSLATE_NOOP("Wording", "Clears a suit where it can, and parts with the least."),
    Reason.STRONG_ENOUGH: QT_TRANSLATE_NOOP("Wording", "Your hand is strong enough for it."),
    Reason.FOES_UNDERRATED: QT_TRANSLATE_NOOP("Wording", "The other side is stronger than these deals show."),
    Reason.MUST_ANNOUNCE: QT_TRANSLATE_NOOP("Wording", "You have to announce, and this promises the least."),
    Reason.SHOWS_SWINES: QT_TRANSLATE_NOOP("Wording", "Makes them the highest trumps."),
    Reason.BETTER_PARTNER: QT_TRANSLATE_NOOP("Wording", "There is more to win with this partner."),
    Reason.KEEPS_PARTNER: QT_TRANSLATE_NOOP("Wording", "Nothing speaks clearly for another partner."),
    Reason.CASHES_WINNER: QT_TRANSLATE_NOOP("Wording", "Hardly anybody can beat this card any more."),
    Reason.FRESH_ACE: QT_TRANSLATE_NOOP("Wording", "The ace will probably hold: the others still have to follow."),
    Reason.RISKS_ACE: QT_TRANSLATE_NOOP("Wording", "The ace holds unless somebody trumps it."),
    Reason.DRAWS_TRUMPS: QT_TRANSLATE_NOOP("Wording", "Draws trumps from the others."),
    Reason.TO_PARTNER_VOID: QT_TRANSLATE_NOOP("Wording", "Your partner can trump this suit."),
    Reason.SHORT_SUIT: QT_TRANSLATE_NOOP("Wording", "Clears a short suit, to trump it later."),
    Reason.LEADS_LOW: QT_TRANSLATE_NOOP("Wording", "Gives few card points away if the others take it."),
    Reason.SMALL_TRUMP: QT_TRANSLATE_NOOP("Wording", "A small trump costs little, and the others have to follow."),
    Reason.HOPES_FOR_PARTNER: QT_TRANSLATE_NOOP("Wording", "Perhaps your partner gets the trick: give card points."),
    Reason.FINDS_BRIDE: QT_TRANSLATE_NOOP("Wording", "Who takes this trick plays with the marriage."),
    Reason.FEEDS_GROOM: QT_TRANSLATE_NOOP("Wording", "Who takes this trick is your partner: give card points."),
    Reason.FOX_HOME: QT_TRANSLATE_NOOP("Wording", "Brings the fox home."),
    Reason.FOX_TO_PARTNER: QT_TRANSLATE_NOOP("Wording", "The fox is safe in your partner's trick."),
    Reason.FEEDS_PARTNER: QT_TRANSLATE_NOOP("Wording", "The trick should go to your partner: give card points."),
    Reason.CATCHES_FOX: QT_TRANSLATE_NOOP("Wording", "Catches a fox."),
    Reason.ACE_TAKES: QT_TRANSLATE_NOOP("Wording", "The ace takes while the others still follow."),
    Reason.RICH_TRICK: QT_TRANSLATE_NOOP("Wording", "The trick is worth many card points."),
    Reason.LAST_SEAT_TAKES: QT_TRANSLATE_NOOP("Wording", "You play last: take it cheaply."),
    Reason.TRUMPS_IN: QT_TRANSLATE_NOOP("Wording", "You are out of the suit: trump in."),
    Reason.OVERTAKES: QT_TRANSLATE_NOOP("Wording", "It may hold, and the trick is worth the attempt."),
    Reason.CREATES_VOID: QT_TRANSLATE_NOOP("Wording", "Throws off the last card of a suit, to trump it later."),
    Reason.FORCES_TRUMP: QT_TRANSLATE_NOOP("Wording", "Who wants the trick has to trump it."),
    Reason.FORCES_HIGHER: QT_TRANSLATE_NOOP("Wording", "Who wants the trick has to play higher."),
    Reason.SAVES_EYES: QT_TRANSLATE_NOOP("Wording", "You play last: these card points are safe."),
    Reason.LEAVES_TO_PARTNER: QT_TRANSLATE_NOOP("Wording", "The trick should go to your partner: save strong cards."),
    Reason.SAVES_STRENGTH: QT_TRANSLATE_NOOP("Wording", "Saves your strong cards for another trick."),
    Reason.SAVES_BETTER: QT_TRANSLATE_NOOP("Wording", "The trick is not to be had: save a better card."),
    Reason.STAYS_LOW: QT_TRANSLATE_NOOP("Wording", "The trick is not to be had: give little."),
    Reason.MORE_POINTS: QT_TRANSLATE_NOOP("Wording", "Earns the most in the deals that were tried."),
}

_POINTS = QT_TRANSLATE_NOOP("Wording", "Expected: about {points} points.")
_POINTS_SPREAD = QT_TRANSLATE_NOOP("Wording", "Expected: {points} ± {spread} points.")
_NEXT = QT_TRANSLATE_NOOP("Wording", "Next best: {what}, {points} points.")
_MORE = QT_TRANSLATE_NOOP("Wording", "On paper worth more: {what}, {points} points.")
_EQUAL = QT_TRANSLATE_NOOP("Wording", "Equally good, as far as can be told: {what}, {points} points.")
_EXACT = QT_TRANSLATE_NOOP("Wording", "For sure: every deal that still fits was played to its end.")
_WIN = QT_TRANSLATE_NOOP("Wording", "Chance to win: {percent}%.")
_PARTNER = QT_TRANSLATE_NOOP("Wording", "Most likely your partner: {name} ({percent}%).")


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

    @property
    def text(self) -> str:
        """Everything, for those who cannot see it."""
        return " ".join((self.what, self.reason, *self.numbers))


def reason_words(reason: Reason) -> str:
    """The reason for an advice, in one sentence."""
    return translated(_REASONS[reason])


def hint(advised: SeatAdvice, names: Sequence[str]) -> Hint:
    """An advice in words; `names` are those of the players, by seat."""
    view, advice = advised.view, advised.advice
    best = advice.best.action
    sure = (translated(_EXACT),) if advice.exact else ()
    numbers = (*_points(advice, names), *sure, *_chances(advice, view, names))
    card = best.card if isinstance(best, Play) else None
    return Hint(_advised(best, view, names), reason_words(advice.reason), numbers, card)


def _points(advice: Advice, names: Sequence[str]) -> list[str]:
    best, second = advice.best, advice.runner_up
    if best.spread is None and second is None:
        return []  # nothing was compared, so nothing was reckoned
    points, spread = signed_decimal(best.points), decimal(best.spread or 0.0)
    if spread == decimal(0.0):
        said = [translated(_POINTS, points=points)]
    else:
        said = [translated(_POINTS_SPREAD, points=points, spread=spread)]
    if second is not None:
        source = _EQUAL if advice.equal else _NEXT if second.points <= best.points else _MORE
        said.append(translated(source, what=_compared(second.action, names), points=signed_decimal(second.points)))
    return said


def _compared(action: Action | None, names: Sequence[str]) -> str:
    """The second best, and of partners which one."""
    match action:
        case Genscher(_, int(partner)):
            return translated(QT_TRANSLATE_NOOP("Wording", "Genscher with {name}"), name=names[partner])
        case _:
            return choice_name(action)


def _chances(advice: Advice, view: SeatView, names: Sequence[str]) -> list[str]:
    said = []
    if advice.win is not None:
        said.append(translated(_WIN, percent=percent_of(advice.win)))
    others = [seat for seat in SEATS if seat != view.seat]
    is_known = view.side is not None and any(view.sides[seat] is view.side for seat in others)
    likely = max(others, key=lambda seat: advice.partners[seat])
    if advice.partners[likely] > 0 and not is_known:
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
        case AnnounceSwines(_, hyper=True):
            return translated(QT_TRANSLATE_NOOP("Wording", "Announce hyperswines."))
        case AnnounceSwines():
            return translated(QT_TRANSLATE_NOOP("Wording", "Announce swines."))
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
            return translated(QT_TRANSLATE_NOOP("Wording", "Stay healthy."))
        case Reservation.MARRIAGE if action.selector is not None:
            condition = selector_name(action.selector)
            source = QT_TRANSLATE_NOOP("Wording", "Announce the marriage: {condition}.")
            return translated(source, condition=condition)
        case Reservation.POVERTY:
            return translated(QT_TRANSLATE_NOOP("Wording", "Announce the poverty."))
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
            source = QT_TRANSLATE_NOOP("Wording", "Lay down: {cards}. Ask {name} first.")
            return translated(source, cards=card_names(cards), name=names[to])
        case Shift(_, cards):
            return translated(QT_TRANSLATE_NOOP("Wording", "Lay down: {cards}."), cards=card_names(cards))
        case Accept(_, accept=True):
            return translated(QT_TRANSLATE_NOOP("Wording", "Take the poverty."))
        case Accept():
            return translated(QT_TRANSLATE_NOOP("Wording", "Do not take the poverty."))
        case Return(_, cards):
            return translated(QT_TRANSLATE_NOOP("Wording", "Give back: {cards}."), cards=card_names(cards))
    raise ValueError(f"nobody is advised to {action}")


def choice_name(action: Action | None) -> str:
    """The name of what can be chosen, or was: "ace of spades", "Re", "no announcement"."""
    match action:
        case None:
            return translated(QT_TRANSLATE_NOOP("Wording", "no announcement"))
        case Play(_, card):
            return card_name(card)
        case Announce(_, call):
            return call_name(call)
        case Reserve(_, reservation):
            return reservation_name(reservation)
        case AnnounceSwines(_, hyper=True):
            return translated(QT_TRANSLATE_NOOP("Wording", "hyperswines"))
        case AnnounceSwines():
            return translated(QT_TRANSLATE_NOOP("Wording", "swines"))
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
