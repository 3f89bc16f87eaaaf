"""Advice for a seat: the value of every choice, its uncertainty, and a reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import hypot

from freedoko_qt.engine.actions import Action, Genscher, Play
from freedoko_qt.engine.cards import BySeat
from freedoko_qt.engine.play.genscher import card_to_choose_with
from freedoko_qt.engine.view import SeatView

from .heuristics.equals import ADVISED_POINTS, MISTAKE
from .heuristics.reasons import Reason


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal choice and its expected value.

    Points are those of the rule set, per game and for this seat, without bock.
    """

    action: Action | None
    """The action; None to announce nothing."""
    points: float
    """Expected points of the game above the mean of the four seats."""
    spread: float | None
    """Half the width of the 95 % interval of the expected points; None if no deals were sampled."""
    behind: float = 0.0
    """Half the width of the 95 % interval of the difference to the best choice, in the same deals; 0 for the best."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices of a seat at one moment, the advised one first."""

    choices: tuple[Choice, ...]
    reason: Reason | None
    """The reason for the advised choice; None for a card that `heuristics.advantages` compares with another one."""
    win: float | None
    """Share of the deals, 0 to 1, in which the best choice earns points; None if no card or announcement was tried."""
    partners: BySeat[float]
    """Chance, by seat, of being on this seat's side; 1 for the seat itself."""
    exact: bool = False
    """True if all deals that fit were played to their end, so that nothing is left to chance."""

    @property
    def best(self) -> Choice:
        """The advised choice."""
        return self.choices[0]

    @property
    def runner_up(self) -> Choice | None:
        """The second best choice; None if there is only one."""
        return self.choices[1] if len(self.choices) > 1 else None

    @property
    def equal(self) -> bool:
        """True if the two best choices differ neither significantly nor by much.

        Compares their difference with the two half widths `behind`, and with `ADVISED_POINTS`.
        """
        second = self.runner_up
        if second is None:
            return False
        doubt = hypot(self.best.behind, second.behind)
        return abs(self.best.points - second.points) <= min(max(doubt, ADVISED_POINTS), MISTAKE)

    @property
    def close(self) -> bool:
        """True if the best choice is ahead, but not by much."""
        second = self.runner_up
        return second is not None and not self.equal and 0 <= self.best.points - second.points < MISTAKE

    def about_partner(self, view: SeatView) -> Advice:
        """Reduce the advice to the question of Genscher: each new partner, or the present one (the card alone).

        Unchanged if no card was evaluated because an announcement comes first.
        """
        seat, card = view.seat, card_to_choose_with(view)
        alone = None if card is None else Play(seat, card)
        kept = [replace(one, action=Genscher(seat, None)) for one in self.choices if alone and one.action == alone]
        if not kept:
            return self
        if isinstance(self.best.action, Genscher):
            partners = [one for one in self.choices if isinstance(one.action, Genscher)]
            return replace(self, choices=ranked([*partners, *kept], self.best.action))
        return replace(self, choices=tuple(kept), reason=Reason.KEEPS_PARTNER, win=None)


def ranked(choices: Iterable[Choice], best: Action | None) -> tuple[Choice, ...]:
    """Sort choices by their points, the advised one first."""
    return tuple(sorted(choices, key=lambda choice: (choice.action != best, -choice.points)))


def without_mistake(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Put the choice that earns most first if the one that is first is a mistake beside it."""
    first, highest = choices[0], max(choices, key=lambda choice: choice.points)
    is_mistake = highest.points - first.points > max(first.behind, MISTAKE)
    return ranked(choices, highest.action) if is_mistake else choices
