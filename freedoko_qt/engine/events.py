"""Events: public facts about a game, without any hidden information."""

from dataclasses import dataclass
from typing import TypeAlias

from .actions import Call, Selector, SwineKind
from .cards import Card
from .contracts import Contract, Reservation
from .play.trick import Trick
from .score.score import Score
from .teams import Side


@dataclass(frozen=True, slots=True)
class Reserved:
    """A seat has answered; the kind of a reservation is public only when it comes to be."""

    seat: int
    healthy: bool


@dataclass(frozen=True, slots=True)
class SoloBid:
    """A seat names its solo and what it bids with it, or raises; or it is asked to raise and stays at what it bid."""

    seat: int
    solo: Contract
    call: Call | None
    stays: bool = False


@dataclass(frozen=True, slots=True)
class ContractChosen:
    """All have answered: this is being played; ``soloist`` is the seat that called it (marriage and poverty too).

    ``duty`` is True for a solo that is taken off what the seat owes (RULES.md 16).
    """

    contract: Contract
    soloist: int | None
    selector: Selector | None
    duty: bool


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """The hands are thrown in and dealt anew; ``reason`` is the reservation, or None for a poverty refused."""

    seat: int
    reason: Reservation | None


@dataclass(frozen=True, slots=True)
class CardsShifted:
    """The poor player has laid down so many cards; ``foxes`` of them lie open (None: the rules hide them)."""

    seat: int
    number: int
    foxes: int | None
    to: int | None = None
    """The seat that the poor player has chosen to be asked first."""


@dataclass(frozen=True, slots=True)
class PovertyAnswered:
    """A seat takes the poverty, or not."""

    seat: int
    accepted: bool


@dataclass(frozen=True, slots=True)
class CardsReturned:
    """The taker has given back so many cards; how many of them are trumps is None where the rules hide it."""

    seat: int
    number: int
    trumps: int | None
    any_trump: bool | None
    cards: tuple[Card, ...] | None = None
    """Those that are shown to everybody: all, or the trumps; None where none are."""


@dataclass(frozen=True, slots=True)
class SwinesAnnounced:
    """A seat holds the swines of a kind from now on."""

    seat: int
    kind: SwineKind


@dataclass(frozen=True, slots=True)
class Announced:
    """A seat has announced, for ``side`` (None where knocking hides it); ``forced`` if it was a duty."""

    seat: int
    call: Call
    side: Side | None
    forced: bool


@dataclass(frozen=True, slots=True)
class PartnerChosen:
    """Genscher: a seat has chosen its partner anew, or kept the old one (None)."""

    seat: int
    partner: int | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The fourth card decided a trick; ``number`` counts from 1."""

    number: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class Claimed:
    """The soloist has ended the game early: ``takes`` all remaining tricks or gives them away."""

    seat: int
    takes: bool


@dataclass(frozen=True, slots=True)
class NullLost:
    """The soloist has taken a trick in a null, which ends the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarriageClarified:
    """The bride has found her partner, or plays alone (None)."""

    bride: int
    partner: int | None


@dataclass(frozen=True, slots=True)
class GameScored:
    """The game is over."""

    score: Score


Event: TypeAlias = (
    Reserved
    | SoloBid
    | ContractChosen
    | ThrownIn
    | CardsShifted
    | PovertyAnswered
    | CardsReturned
    | SwinesAnnounced
    | Announced
    | PartnerChosen
    | CardPlayed
    | TrickTaken
    | Claimed
    | NullLost
    | MarriageClarified
    | GameScored
)
