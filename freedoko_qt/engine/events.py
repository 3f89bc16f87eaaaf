"""Events: public facts about a game, without any hidden information."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .actions import Call, Selector, SwineKind
from .cards import Card
from .contracts import Contract, Reservation
from .distinct import distinct
from .teams import Side
from .trick import Trick

if TYPE_CHECKING:
    from .score.score import Score


@distinct
class Reserved(NamedTuple):
    """A seat has answered; the kind of a reservation is public only when it comes to be."""

    seat: int
    healthy: bool


@distinct
class SoloBid(NamedTuple):
    """A seat names its solo and what it bids with it, or raises; or it is asked to raise and stays at what it bid."""

    seat: int
    solo: Contract
    call: Call | None
    stays: bool = False


@distinct
class ContractChosen(NamedTuple):
    """All have answered: this is being played; `soloist` is the seat that called it (marriage and poverty too).

    `duty` is True for a solo that is taken off what the seat owes (RULES.md 16).
    """

    contract: Contract
    soloist: int | None
    selector: Selector | None
    duty: bool


@distinct
class ThrownIn(NamedTuple):
    """The hands are thrown in and dealt anew; `reason` is the reservation, or None for a poverty refused."""

    seat: int
    reason: Reservation | None


@distinct
class CardsShifted(NamedTuple):
    """The poor player has laid down so many cards; `foxes` of them lie open (None: the rules hide them)."""

    seat: int
    number: int
    foxes: int | None
    to: int | None = None
    """The seat that the poor player has chosen to be asked first."""


@distinct
class PovertyAnswered(NamedTuple):
    """A seat takes the poverty, or not."""

    seat: int
    accepted: bool


@distinct
class CardsReturned(NamedTuple):
    """The taker has given back so many cards; how many of them are trumps is None where the rules hide it."""

    seat: int
    number: int
    trumps: int | None
    any_trump: bool | None
    cards: tuple[Card, ...] | None = None
    """Those that are shown to everybody: all, or the trumps; None where none are."""


@distinct
class SwinesAnnounced(NamedTuple):
    """A seat holds the swines of a kind from now on."""

    seat: int
    kind: SwineKind


@distinct
class Announced(NamedTuple):
    """A seat has announced, for `side` (None where knocking hides it); `forced` if it was a duty."""

    seat: int
    call: Call
    side: Side | None
    forced: bool


@distinct
class PartnerChosen(NamedTuple):
    """Genscher: a seat has chosen its partner anew, or kept the old one (None)."""

    seat: int
    partner: int | None


@distinct
class CardPlayed(NamedTuple):
    """A card lies on the table."""

    seat: int
    card: Card


@distinct
class TrickTaken(NamedTuple):
    """The fourth card decided a trick; `number` counts from 1."""

    number: int
    trick: Trick


@distinct
class Claimed(NamedTuple):
    """The soloist has ended the game early: `takes` all remaining tricks or gives them away."""

    seat: int
    takes: bool


@distinct
class NullLost(NamedTuple):
    """The soloist has taken a trick in a null, which ends the game."""

    seat: int


@distinct
class MarriageClarified(NamedTuple):
    """The bride has found her partner, or plays alone (None)."""

    bride: int
    partner: int | None


@distinct
class GameScored(NamedTuple):
    """The game is over."""

    score: "Score"


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
