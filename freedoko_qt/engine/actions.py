"""The actions of a seat: small frozen values, one class for each kind."""

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from .cards import Card
from .contracts import Reservation
from .distinct import distinct


class Call(StrEnum):
    """An announcement.

    Replies that name a level exist only under strict limits; there `REPLY` does not (RULES.md 10).
    """

    RE = "re"
    CONTRA = "contra"
    KNOCK = "knock"
    NO_90 = "no_90"
    NO_60 = "no_60"
    NO_30 = "no_30"
    BLACK = "black"
    REPLY = "reply"
    NO_120_REPLY = "no_120_reply"
    NO_90_REPLY = "no_90_reply"
    NO_60_REPLY = "no_60_reply"
    NO_30_REPLY = "no_30_reply"
    BLACK_REPLY = "black_reply"

    @property
    def level(self) -> int:
        """1 for Re, Kontra and a knock, 2 to 5 for no 90 to black, 0 for a reply."""
        return _LEVELS.get(self, 0)

    @property
    def is_denial(self) -> bool:
        """True if this denies the other side eyes (no 90, no 60, no 30, black)."""
        return self.level >= 2

    @property
    def answered_level(self) -> int:
        """For a reply under strict limits the level it answers, 1 to 5; else 0."""
        return LEVEL_REPLIES.index(self) + 1 if self in LEVEL_REPLIES else 0


_LEVELS = {
    Call.RE: 1,
    Call.CONTRA: 1,
    Call.KNOCK: 1,
    Call.NO_90: 2,
    Call.NO_60: 3,
    Call.NO_30: 4,
    Call.BLACK: 5,
}

DENIALS = (Call.NO_90, Call.NO_60, Call.NO_30, Call.BLACK)
"""The denials, levels 2 to 5."""

LEVEL_REPLIES = (
    Call.NO_120_REPLY,
    Call.NO_90_REPLY,
    Call.NO_60_REPLY,
    Call.NO_30_REPLY,
    Call.BLACK_REPLY,
)
"""The replies under strict limits to the levels 1 to 5."""


class SelectorKind(StrEnum):
    """The tricks that can find the partner of a marriage."""

    FOREIGN = "foreign"
    TRUMP = "trump"
    COLOR = "color"
    CLUBS = "clubs"
    SPADES = "spades"
    HEARTS = "hearts"


class Selector(NamedTuple):
    """The condition of a marriage: the first (second, ...) trick of a kind that another seat wins.

    `number` is 1 or 2; the second of a kind may be named only where `marriage_selectors_free` is on (RULES.md 6).
    """

    kind: SelectorKind
    number: int = 1

    def __str__(self) -> str:
        return f"{ORDINALS[self.number - 1]}_{self.kind}"


ORDINALS = ("first", "second", "third")


@distinct
class Reserve(NamedTuple):
    """The answer to the question before the game.

    A marriage has a `selector`. `swines` and `hyperswines` are to be announced if the contract lets them be some,
    and `offer_duty_solo` lets a voluntary solo of another seat go before the forced one (RULES.md 5 and 8).
    """

    seat: int
    reservation: Reservation
    selector: Selector | None = None
    swines: bool = False
    hyperswines: bool = False
    offer_duty_solo: bool = False
    bid: Call | None = None
    """The announcement made together with a solo where soli are bid for."""
    lust: bool = False
    """A solo that is to be none of those still owed."""


@distinct
class Shift(NamedTuple):
    """The cards that the poor player lays down (sorted by number)."""

    seat: int
    cards: tuple[Card, ...]
    to: int | None = None
    """The seat asked first, where the poor player may choose; None: the left neighbour."""


@distinct
class Accept(NamedTuple):
    """The answer of a seat that is offered the cards of a poverty."""

    seat: int
    accept: bool


@distinct
class Return(NamedTuple):
    """The cards that the taker of a poverty gives back, as many as were laid down (sorted by number)."""

    seat: int
    cards: tuple[Card, ...]


class Announce(NamedTuple):
    """Re, Kontra, a denial, a knock or a reply; the game notes whether it was a duty, and when it was made.

    `forced` and `held` are left out when two announcements are compared, so that a chosen one equals the one made.
    """

    seat: int
    call: Call
    forced: bool = False
    held: int | None = None
    """Number of cards that the seat held; None if it has not been made in a game yet."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Announce) and self[:2] == other[:2]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:2])


class SwineKind(StrEnum):
    """The pairs in one hand that can be announced to change the order of the trumps."""

    SWINES = "swines"
    SUPERSWINES = "superswines"
    HYPERSWINES = "hyperswines"
    HEIDMANN = "heidmann"


HIGHEST_PAIRS = (SwineKind.SWINES, SwineKind.SUPERSWINES, SwineKind.HYPERSWINES)
"""Those that become the highest trumps, each above the one before it; a Heidmann lifts the jacks."""

EARLY_SWINES = (SwineKind.SWINES, SwineKind.HYPERSWINES)
"""Those that the rules can have announced before the first card."""


@distinct
class AnnounceSwines(NamedTuple):
    """The announcement of swines of a kind, or of a Heidmann."""

    seat: int
    kind: SwineKind = SwineKind.SWINES


@distinct
class Genscher(NamedTuple):
    """The choice of a new partner before the first card of a pair, ♦K or ♥Q; None keeps the partner (RULES.md 9)."""

    seat: int
    partner: int | None


@distinct
class Play(NamedTuple):
    """The play of a card."""

    seat: int
    card: Card


@distinct
class Claim(NamedTuple):
    """The shortening of a game by its soloist, who takes all remaining tricks or gives them away.

    Legal only where `solo_may_claim` is on (DDV 5.4, RULES.md 15).
    """

    seat: int
    takes: bool


Action: TypeAlias = Reserve | Shift | Accept | Return | Announce | AnnounceSwines | Genscher | Play | Claim


def is_solo(action: Action | None) -> bool:
    """True if an action is the reservation of a solo."""
    return isinstance(action, Reserve) and action.reservation.is_solo
