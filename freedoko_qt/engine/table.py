"""The state of the tournament before a game: who is first, bock, duty soli, sums so far."""

from typing import NamedTuple

from .cards import BySeat
from .teams import WinningStreak


class DutySoli(NamedTuple):
    """Soli a seat still has to play: in all, and of them colour and picture soli.

    Where all are over, the three are 0. Colour and picture soli are among `total` (RULES.md 16).
    """

    total: int = 0
    color: int = 0
    picture: int = 0

    @property
    def free(self) -> int:
        """Those that may be of any kind."""
        return self.total - self.color - self.picture


LARGEST_FACTOR = 1_000_000
"""The largest factor of a bock game: where every game doubles the next ones, sums stay numbers that can be read."""


class Table(NamedTuple):
    """The state of a tournament before a game (RECORDS.md 3); `first` is the seat left of the dealer.

    In a `duty_round` it is the seat forced to a solo.
    """

    first: int = 0
    bock_factor: int = 1
    """The factor of the game; where bock adds points, one more than the bock rounds that count now."""
    duty_round: bool = False
    duty_soli: BySeat[DutySoli] = (DutySoli(),) * 4
    round: int | None = None
    """The number of the round, from 1; None for a game outside a tournament."""
    round_games: int = 0
    """Games of this round already played, where any four make a round; else 0."""
    totals: BySeat[int] = (0, 0, 0, 0)
    bock_queue: tuple[int, ...] = ()
    """Factors of the coming games, this one's first."""
    streak: WinningStreak = WinningStreak()
    """The wins in a row before this game; empty where they bring no bock."""
    pot: int | None = None
    """Points left to be written, where they are limited."""
    convention: bool = False
    """True if an early Re or Kontra promises a strong hand (`freedoko_qt.ai.heuristics.convention`); not a rule."""

    @property
    def dealer(self) -> int:
        """The seat that deals."""
        return (self.first + 3) % 4
