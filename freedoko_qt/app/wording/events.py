"""A whole sentence for every event, for the log and the screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.engine.actions import SwineKind
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.events import (
    Announced,
    CardPlayed,
    CardsReturned,
    CardsShifted,
    Claimed,
    ContractChosen,
    Event,
    GameScored,
    MarriageClarified,
    NullLost,
    PartnerChosen,
    PovertyAnswered,
    Reserved,
    SoloBid,
    SwinesAnnounced,
    ThrownIn,
    TrickTaken,
)
from freedoko_qt.engine.teams import Side

from .cards import card_name, card_names
from .contracts import call_name, contract_name, selector_name
from .scores import headline, signed
from .thrown import THROWN
from .translating import translated

if TYPE_CHECKING:
    from freedoko_qt.engine.cards import Card
    from freedoko_qt.engine.score.score import Score
    from freedoko_qt.engine.view import SeatView


_SWINES: Mapping[SwineKind, tuple[object, object]] = {
    SwineKind.SWINES: (
        QT_TRANSLATE_NOOP("Wording", "{name} has the swines."),
        QT_TRANSLATE_NOOP("Wording", "You have the swines."),
    ),
    SwineKind.SUPERSWINES: (
        QT_TRANSLATE_NOOP("Wording", "{name} has the superswines."),
        QT_TRANSLATE_NOOP("Wording", "You have the superswines."),
    ),
    SwineKind.HYPERSWINES: (
        QT_TRANSLATE_NOOP("Wording", "{name} has the hyperswines."),
        QT_TRANSLATE_NOOP("Wording", "You have the hyperswines."),
    ),
    SwineKind.HEIDMANN: (
        QT_TRANSLATE_NOOP("Wording", "{name} has a Heidmann: jacks rank above queens now."),
        QT_TRANSLATE_NOOP("Wording", "You have a Heidmann: jacks rank above queens now."),
    ),
}


@dataclass(frozen=True, slots=True)
class _EventSentences:
    """Sentences for events, addressed to one seat."""

    names: Sequence[str]
    me: int

    def of(self, seat: int, other: object, own: object, **values: object) -> str:
        """The sentence about another seat, or the one about the seat that is addressed."""
        if seat == self.me:
            return translated(own, **values)
        return translated(other, name=self.names[seat], **values)

    def bid(self, event: SoloBid) -> str:
        """The sentence about a bid for a solo."""
        if event.stays:
            return self.of(
                event.seat,
                QT_TRANSLATE_NOOP("Wording", "{name} does not raise."),
                QT_TRANSLATE_NOOP("Wording", "You do not raise."),
            )
        if event.call is None:
            return self.of(
                event.seat,
                QT_TRANSLATE_NOOP("Wording", "{name} has a solo: {solo}."),
                QT_TRANSLATE_NOOP("Wording", "You have a solo: {solo}."),
                solo=contract_name(event.solo),
            )
        return self.of(
            event.seat,
            QT_TRANSLATE_NOOP("Wording", "{name} bids {call} with a solo: {solo}."),
            QT_TRANSLATE_NOOP("Wording", "You bid {call} with a solo: {solo}."),
            call=call_name(event.call, Side.RE),
            solo=contract_name(event.solo),
        )

    def sentence(self, event: Event) -> str:
        match event:
            case Reserved(seat, healthy=True):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} is healthy."),
                    QT_TRANSLATE_NOOP("Wording", "You are healthy."),
                )
            case Reserved(seat):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} has a reservation."),
                    QT_TRANSLATE_NOOP("Wording", "You have a reservation."),
                )
            case SoloBid():
                return self.bid(event)
            case ContractChosen():
                return self.contract(event)
            case ThrownIn(seat, reason):
                return self.of(seat, *THROWN[reason])
            case CardsShifted() | CardsReturned() | PovertyAnswered():
                return self.poverty(event)
            case PartnerChosen(seat, partner):
                return self.genscher(seat, partner)
            case MarriageClarified(bride, partner):
                return self.marriage(bride, partner)
            case Claimed(seat, takes):
                return self.claim(seat, takes=takes)
            case NullLost(seat):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} has taken a trick: the null is lost."),
                    QT_TRANSLATE_NOOP("Wording", "You have taken a trick: the null is lost."),
                )
            case GameScored(score):
                return self.score(score)
            case CardPlayed() | TrickTaken() | Announced() | SwinesAnnounced():
                return self.play(event)

    def play(self, event: CardPlayed | TrickTaken | Announced | SwinesAnnounced) -> str:
        match event:
            case CardPlayed(seat, card):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} plays the {card}."),
                    QT_TRANSLATE_NOOP("Wording", "You play the {card}."),
                    card=card_name(card),
                )
            case TrickTaken(number, trick):
                return self.of(
                    trick.winner,
                    QT_TRANSLATE_NOOP("Wording", "{name} takes trick {number} with {eyes} card points."),
                    QT_TRANSLATE_NOOP("Wording", "You take trick {number} with {eyes} card points."),
                    number=number,
                    eyes=trick.eyes,
                )
            case Announced(seat, call, side, forced=True):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} has to announce: {call}."),
                    QT_TRANSLATE_NOOP("Wording", "You have to announce: {call}."),
                    call=call_name(call, side),
                )
            case Announced(seat, call, side):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} announces: {call}."),
                    QT_TRANSLATE_NOOP("Wording", "You announce: {call}."),
                    call=call_name(call, side),
                )
            case SwinesAnnounced(seat, kind):
                return self.of(seat, *_SWINES[kind])

    def contract(self, event: ContractChosen) -> str:
        seat = event.soloist
        if event.contract is Contract.RAMSCH:
            return translated(QT_TRANSLATE_NOOP("Wording", "A Ramsch is played: the most card points lose."))
        if seat is None:
            return translated(QT_TRANSLATE_NOOP("Wording", "A normal game is played."))
        if event.selector is not None:
            return self.of(
                seat,
                QT_TRANSLATE_NOOP("Wording", "{name} has a marriage; what finds the partner: {selector}."),
                QT_TRANSLATE_NOOP("Wording", "You have a marriage; what finds the partner: {selector}."),
                selector=selector_name(event.selector),
            )
        if event.contract is Contract.POVERTY:
            return self.of(
                seat,
                QT_TRANSLATE_NOOP("Wording", "{name} has a poverty."),
                QT_TRANSLATE_NOOP("Wording", "You have a poverty."),
            )
        if event.duty:
            return self.of(
                seat,
                QT_TRANSLATE_NOOP("Wording", "{name} plays a duty solo: {contract}."),
                QT_TRANSLATE_NOOP("Wording", "You play a duty solo: {contract}."),
                contract=contract_name(event.contract),
            )
        return self.of(
            seat,
            QT_TRANSLATE_NOOP("Wording", "{name} plays alone: {contract}."),
            QT_TRANSLATE_NOOP("Wording", "You play alone: {contract}."),
            contract=contract_name(event.contract),
        )

    def poverty(self, event: CardsShifted | CardsReturned | PovertyAnswered) -> str:
        match event:
            case CardsShifted(to=first):
                return self.shifted(event) if first is None else f"{self.shifted(event)} {self.asked_first(first)}"
            case PovertyAnswered(seat, accepted=True):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} takes the poverty."),
                    QT_TRANSLATE_NOOP("Wording", "You take the poverty."),
                )
            case PovertyAnswered(seat):
                return self.of(
                    seat,
                    QT_TRANSLATE_NOOP("Wording", "{name} does not take the poverty."),
                    QT_TRANSLATE_NOOP("Wording", "You do not take the poverty."),
                )
            case CardsReturned():
                return self.returned(event)

    def shifted(self, event: CardsShifted) -> str:
        seat, number, foxes = event.seat, event.number, event.foxes
        if foxes is None:
            return self.of(
                seat,
                QT_TRANSLATE_NOOP("Wording", "{name} passes cards on: {number}."),
                QT_TRANSLATE_NOOP("Wording", "You pass cards on: {number}."),
                number=number,
            )
        return self.of(
            seat,
            QT_TRANSLATE_NOOP("Wording", "{name} passes cards on: {number}, with foxes: {foxes}."),
            QT_TRANSLATE_NOOP("Wording", "You pass cards on: {number}, with foxes: {foxes}."),
            number=number,
            foxes=foxes,
        )

    def asked_first(self, seat: int) -> str:
        return self.of(
            seat,
            QT_TRANSLATE_NOOP("Wording", "{name} is asked first."),
            QT_TRANSLATE_NOOP("Wording", "You are asked first."),
        )

    def returned(self, event: CardsReturned) -> str:
        """The sentence about cards given back in a poverty, with what the rules show of them."""
        if event.cards and len(event.cards) < event.number:
            words = (
                QT_TRANSLATE_NOOP("Wording", "{name} gives cards back: {number}, the trumps shown: {cards}."),
                QT_TRANSLATE_NOOP("Wording", "You give cards back: {number}, the trumps shown: {cards}."),
            )
        elif event.cards:
            words = (
                QT_TRANSLATE_NOOP("Wording", "{name} gives cards back openly: {cards}."),
                QT_TRANSLATE_NOOP("Wording", "You give cards back openly: {cards}."),
            )
        elif event.trumps is not None:
            words = (
                QT_TRANSLATE_NOOP("Wording", "{name} gives cards back: {number}, with trumps: {trumps}."),
                QT_TRANSLATE_NOOP("Wording", "You give cards back: {number}, with trumps: {trumps}."),
            )
        elif event.any_trump is None:
            words = (
                QT_TRANSLATE_NOOP("Wording", "{name} gives cards back: {number}."),
                QT_TRANSLATE_NOOP("Wording", "You give cards back: {number}."),
            )
        elif event.any_trump:
            words = (
                QT_TRANSLATE_NOOP("Wording", "{name} gives cards back: {number}, with trump."),
                QT_TRANSLATE_NOOP("Wording", "You give cards back: {number}, with trump."),
            )
        else:
            words = (
                QT_TRANSLATE_NOOP("Wording", "{name} gives cards back: {number}, without trump."),
                QT_TRANSLATE_NOOP("Wording", "You give cards back: {number}, without trump."),
            )
        cards = ", ".join(map(card_name, event.cards or ()))
        return self.of(event.seat, *words, number=event.number, cards=cards, trumps=event.trumps)

    def genscher(self, seat: int, partner: int | None) -> str:
        if partner is None:
            return self.of(
                seat,
                QT_TRANSLATE_NOOP("Wording", "{name} could change sides, but stays."),
                QT_TRANSLATE_NOOP("Wording", "You could change sides, but stay."),
            )
        if partner == self.me:
            return translated(
                QT_TRANSLATE_NOOP("Wording", "Genscher: {name} plays with you from now on."),
                name=self.names[seat],
            )
        return self.of(
            seat,
            QT_TRANSLATE_NOOP("Wording", "Genscher: {name} plays with {partner} from now on."),
            QT_TRANSLATE_NOOP("Wording", "Genscher: you play with {partner} from now on."),
            partner=self.names[partner],
        )

    def marriage(self, bride: int, partner: int | None) -> str:
        if partner is None:
            return self.of(
                bride,
                QT_TRANSLATE_NOOP("Wording", "{name} finds no partner and plays alone."),
                QT_TRANSLATE_NOOP("Wording", "You find no partner and play alone."),
            )
        if partner == self.me:
            return translated(
                QT_TRANSLATE_NOOP("Wording", "The marriage of {name}: you are the partner."),
                name=self.names[bride],
            )
        return self.of(
            bride,
            QT_TRANSLATE_NOOP("Wording", "The marriage of {name}: {partner} is the partner."),
            QT_TRANSLATE_NOOP("Wording", "Your marriage: {partner} is the partner."),
            partner=self.names[partner],
        )

    def claim(self, seat: int, *, takes: bool) -> str:
        if takes:
            return self.of(
                seat,
                QT_TRANSLATE_NOOP("Wording", "{name} shows the cards: all remaining tricks."),
                QT_TRANSLATE_NOOP("Wording", "You show your cards: all remaining tricks."),
            )
        return self.of(
            seat,
            QT_TRANSLATE_NOOP("Wording", "{name} gives away the remaining tricks."),
            QT_TRANSLATE_NOOP("Wording", "You give away the remaining tricks."),
        )

    def score(self, score: Score) -> str:
        return translated(
            QT_TRANSLATE_NOOP("Wording", "{headline}. Your points: {points}."),
            headline=headline(score),
            points=signed(score.scores[self.me]),
        )


def sentence(event: Event, names: Sequence[str], view: SeatView) -> str:
    """The sentence for an event, addressed to the seat of the view: for the log and the screen reader.

    `view` must already include the event. `names` are those of the players, by seat. Only what this seat may know is in
    it.
    """
    words = _EventSentences(names, view.seat).sentence(event)
    cards = _known_cards(event, view)
    if not cards:
        return words
    known = translated(QT_TRANSLATE_NOOP("Wording", "The cards: {cards}."), cards=card_names(cards))
    return f"{words} {known}"


def _known_cards(event: Event, view: SeatView) -> tuple[Card, ...]:
    """The cards of a poverty that this seat gives away or gets with an event."""
    poverty = view.poverty
    match event:
        case _ if poverty is None:
            return ()
        case CardsShifted(seat) | PovertyAnswered(seat, accepted=True) if seat == view.seat:
            return poverty.laid_cards or ()
        case CardsReturned():
            return poverty.returned_cards or ()
    return ()
