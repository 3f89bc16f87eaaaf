"""The random player."""

from random import Random

from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Claim, Genscher, Reserve
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView


class RandomPlayer:
    """Plays random legal cards and announces only what it must; a baseline for measuring.

    It is healthy whenever it may be. Equal seeds give equal games, not equal decisions for equal views.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: SeatView) -> Action | None:
        """Return a legal action of the seat to move; None if it is only asked for an announcement."""
        if not view.my_turn:
            return None
        may_wait: tuple[type, ...] = (Announce, AnnounceSwines, Claim, Genscher)
        if view.phase is not Phase.RESERVATION:
            may_wait += (Reserve,)  # changes of an earlier answer
        needed = [a for a in view.legal if not isinstance(a, may_wait)]
        healthy = [a for a in needed if isinstance(a, Reserve) and a.reservation is Reservation.HEALTHY]
        return self._random.choice(healthy or needed or list(view.legal))
