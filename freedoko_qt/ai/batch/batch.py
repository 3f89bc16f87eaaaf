"""Legal cards and playing of cards in a batch (vectorised `engine.game`)."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.actions import SelectorKind

from . import calls
from .state import BatchState
from .tables import CARDS, EYES, MARRIAGE, MARRIAGE_SOLO, NONE, QUEENS_MAKE_SIDES, RAMSCH, Array

SELECTORS: tuple[SelectorKind, ...] = tuple(SelectorKind)
OPENS: Array = np.array([
    [True] * 5,
    [False] * 4 + [True],
    [True] * 4 + [False],
    *([klass == suit for klass in range(5)] for suit in range(3)),
])  # fmt: skip
"""True if a trick led with a class is of the kind a selector names; bool, shape (selectors, 5)."""


class Batch(BatchState):
    """Games that advance together, one card at a time."""

    def legal(self) -> Array:
        """Legal cards of the seats to move, bool, shape (n, 24); none where an announcement comes first.

        Equals `game.plays()` of each game. The array is a new one, which the caller may change.
        """
        cards: Array = self.followers().copy()
        bound = self.pending >= 0
        if bound.any():
            cards &= ~bound[:, None] | (np.arange(CARDS) == self.pending[:, None])
        if self.cards_played in calls.FORCED_AT and (self.duty >= 0).any():
            cards &= ~calls.is_duty(self, self.turn)[:, None]
        return cards

    def play(self, cards: Array) -> None:
        """Play a legal card in every game; `cards` are codes, shape (n,).

        Legality is not tested. A seat that has to announce must have done so; swines are announced by
        `rollout.play_card`.
        """
        rows, seat, position, trick = self.rows, self.turn, self.position, self.trick
        at = (4 * rows + seat) * CARDS + cards  # one flat index is faster than three
        self.hands.reshape(-1)[at] -= 1
        self.played.reshape(-1)[at] += 1
        self.cards[:, trick, position] = cards
        self.pending[:] = NONE
        self.duty[:] = NONE
        self._followers = None
        if position == 0:
            self.leaders[:, trick] = seat
        else:
            led = self.classes[rows, self.cards[:, trick, 0]]
            other = np.flatnonzero(self.classes[rows, cards] != led)
            self.void[other, seat[other], led[other]] = True
        if position == 3:
            self._take_trick()
        else:
            self.cards_played += 1
            self.turn = (seat + 1) % 4

    def _take_trick(self) -> None:
        rows, trick = self.rows, self.trick
        winner = (self.leader + self.best_position(4)) % 4
        self.winners[:, trick] = winner
        eyes = EYES[self.cards[:, trick]].sum(1)
        self.eyes[rows, winner] += eyes
        self.taken[rows, winner] += 1
        led = self.classes[rows, self.cards[:, trick, 0]]
        self.was_led[rows, led] = True
        self.leader, self.turn = winner, winner.copy()
        self.cards_played += 1
        self._clarify(led, winner)
        if trick < 2:
            self._oblige(eyes, winner)
        if self.over and (ramsch := self.contract == RAMSCH).any():
            self.re[ramsch] = self.eyes[ramsch] == self.eyes[ramsch].max(1, keepdims=True)

    def _clarify(self, led: Array, winner: Array) -> None:
        open_ = (self.contract == MARRIAGE) & (self.clarified == 0)
        if not open_.any():
            return
        rules = self.rules
        opens = OPENS[self.selector]
        fits = open_ & opens[self.rows, led]
        self.fitting += fits
        decisive = fits & (self.fitting >= self.start.selector_number)
        partner = decisive & (winner != self.soloist)
        held = self.hands.sum(1) > 0
        classes = np.zeros((self.n, 5), bool)
        for klass in range(5):
            classes[:, klass] = (held & (self.classes == klass)).any(1)
        alone = (
            (decisive & (rules["marriage_first_one_decides"] > 0))
            | (self.trick >= rules["marriage_determination"])
            | ~(classes & opens).any(1)
        )
        alone &= open_ & ~partner
        self.clarified[partner | alone] = self.trick
        self.re[self.rows[partner], winner[partner]] = True
        calls.convert_to_re(self, self.rows[partner], winner[partner])
        self.contract[alone] = MARRIAGE_SOLO
        self.set_order()

    def _oblige(self, eyes: Array, winner: Array) -> None:
        rules = self.rules
        married = (self.contract == MARRIAGE) & (self.clarified == self.trick)
        obliged = QUEENS_MAKE_SIDES[self.contract] | (
            married & (rules["announcement_first_trick_thirty_points_in_marriage"] > 0)
        )
        obliged &= rules["announcement_first_trick_thirty_points"] > 0
        enough = rules["announcement_first_trick_eyes"]
        obliged &= eyes >= enough
        if self.trick == 2:
            first = EYES[self.cards[:, 0]].sum(1) >= enough
            always = rules.chosen("forced_in_second_trick", "always")
            obliged &= always | (first & rules.chosen("forced_in_second_trick", "after_first"))
        self.duty = np.where(obliged, winner, NONE)
