"""State of a batch: the arrays of many games, and simple questions about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy as np

from freedoko_qt.engine.actions import SwineKind
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import TRUMP
from freedoko_qt.engine.play.announcements import counts_as_announced
from freedoko_qt.engine.play.deadlines import deadlines

from . import unusual_orders
from .array_record import ArrayRecord
from .rulebook import RuleBook
from .tables import (
    CARDS,
    CLASSES,
    CONTRA,
    DOLLE,
    HAS_SECRET_SIDES,
    MARRIAGE,
    NONE,
    NORMAL,
    NULL,
    QUEENS_MAKE_SIDES,
    RAMSCH,
    RE,
    SILENT,
    Array,
    any_card,
    has_usual_hyperswines,
    order_index,
)


@dataclass(slots=True)
class BatchStart(ArrayRecord):
    """Games before the first card; `-1` for no seat and no selector.

    Arrays have shape (n,) unless another one is given; swines and the Heidmann are the seats that have announced them.
    """

    hands: Array
    """Copies of each card by seat, after the exchange of a poverty, int8, shape (n, 4, 24)."""
    contract: Array
    """Codes of the contracts; a silent marriage has its own."""
    soloist: Array
    """Soloist, bride or poor player."""
    leader: Array
    """Seat that leads the first trick."""
    selector: Array
    """Index of the selector's kind in `SELECTORS`."""
    selector_number: Array
    """1 for the first, 2 for the second trick of that kind."""
    taker: Array
    """Seat that took the poverty."""
    swines: Array
    superswines: Array
    hyperswines: Array
    heidmann: Array
    bock: Array
    """Bock factor of each game (`Table.bock_factor`)."""
    laid: Array
    """Cards laid down by the poor player, counts, int8, shape (n, 24)."""
    returned: Array
    """Cards that the taker has given back, counts, int8, shape (n, 24)."""

    @classmethod
    def of(cls, hands: Array) -> BatchStart:
        """Start normal games, or silent marriages, that seat 0 leads.

        `hands`: counts, int8, shape (n, 4, 24). All rows have the bock factor 1.
        """
        n = len(hands)
        queens = hands[:, :, Card.CQ]
        silent = queens.max(1) == 2
        none = np.full(n, NONE)
        return cls(
            hands=hands,
            contract=np.where(silent, SILENT, NORMAL),
            soloist=np.where(silent, queens.argmax(1), NONE),
            leader=np.zeros(n, np.int64),
            selector=none.copy(),
            selector_number=np.ones(n, np.int64),
            taker=none.copy(),
            swines=none.copy(),
            superswines=none.copy(),
            hyperswines=none.copy(),
            heidmann=none.copy(),
            bock=np.ones(n, np.int64),
            laid=np.zeros((n, CARDS), np.int8),
            returned=np.zeros((n, CARDS), np.int8),
        )


class BatchState:
    """State of games that advance together; every array has one row per game.

    `n` is the number of games, `rows` their indices. Seats are absolute, -1 is none; classes are 0 to 3 for the
    plain suits, 4 for trumps. `hands` and `played` are counts, int8, shape (n, 4, 24); `cards` have shape (n,
    tricks, 4), `leaders` and `winners` (n, tricks), with no meaning for tricks to come; `eyes`, `taken`
    (tricks) and `levels` (n, 4); `limits` and `contra_limits` (n, 6), the deadlines of the levels 0 to 5 as in
    `engine.play.deadlines`.
    """

    def __init__(self, rules: RuleBook, start: BatchStart) -> None:
        n = len(start.hands)
        self.rules, self.start, self.n = rules, start, n
        self.rows = np.arange(n)
        self.hands = start.hands.copy()
        self.total = int(start.hands[0, 0].sum())
        self.nines = self.total == 12
        self.contract, self.soloist = start.contract.copy(), start.soloist.copy()
        self.selector = start.selector.copy()
        self.clarified = np.zeros(n, np.int64)
        """Number of the trick that settled a marriage; 0 until then."""
        self.queens = start.hands[:, :, Card.CQ].copy()
        """Number of ♣Q dealt to each seat."""
        seats = np.arange(4)
        alone = (start.soloist[:, None] == seats) | (start.taker[:, None] == seats)
        self.re = np.where(QUEENS_MAKE_SIDES[self.contract][:, None], self.queens > 0, alone)
        self.swines, self.superswines = start.swines.copy(), start.superswines.copy()
        self.hyperswines, self.heidmann = start.hyperswines.copy(), start.heidmann.copy()
        self.pending = np.full(n, NONE)
        """Card that the seat to move has to play, after swines, Heidmann or Genscher."""
        self.genschers = np.full((n, 2), NONE)
        """Seats that have chosen or kept a partner by Genscher and counter-Genscher."""
        self.leader, self.turn = start.leader.copy(), start.leader.copy()
        self.cards_played = 0
        self.cards = np.full((n, self.total, 4), NONE, np.int8)
        """Cards played, by trick and position."""
        self.leaders = np.zeros((n, self.total), np.int8)
        self.winners = np.zeros((n, self.total), np.int8)
        self.played = np.zeros((n, 4, CARDS), np.int8)
        self.void = np.zeros((n, 4, 5), bool)
        """True for classes that a seat has failed to follow."""
        self.was_led = np.zeros((n, 5), bool)
        """True for classes led before this trick."""
        self.fitting = np.zeros(n, np.int64)
        """Number of tricks that have met the condition of a marriage."""
        self.eyes, self.taken = np.zeros((n, 4), np.int16), np.zeros((n, 4), np.int8)
        self.levels = np.zeros((n, 4), np.int8)
        """Level announced by each seat as it counts now, 0 to 5."""
        self.replies = np.zeros((n, 4), np.int8)
        """Level answered by a reply, 1 to 5; `calls.PLAIN_REPLY` if replies name no level."""
        self.shown_side = np.zeros((n, 4), np.int8)
        """Side shown by an announcement: 0 none, 1 Re, 2 Kontra."""
        self.early = np.zeros((n, 4), bool)
        """True if the seat announced before the first card."""
        self.duty = np.full(n, NONE)
        """Seat that has to announce before its next card."""
        self.limits = rules.per_set("deadlines", lambda one: deadlines(one).limits)
        self.contra_limits = rules.per_set("contra", lambda one: deadlines(one).contra_limits)
        self._followers: Array | None = None
        self._count_announced()
        self.set_order()

    def _count_announced(self) -> None:
        """Note what counts as announced before the first card."""
        rules, start = self.rules, self.start
        counted = rules.by_contract("counted", counts_as_announced)[self.rows, self.contract] > 0
        self.levels[counted[:, None] & (start.soloist[:, None] == np.arange(4))] = 1
        counts = rules.per_set("swines count", lambda one: ["swines" in one.counts_as_announced])
        self._swines_count = counts[:, 0] > 0
        for holders in (start.swines, start.superswines, start.hyperswines):
            rows = np.flatnonzero(holders >= 0)
            self.count_swines(rows, holders[rows])

    def count_swines(self, rows: Array, seats: Array) -> None:
        """Note the Re or Kontra that lies in swines of some seats, by row, where the rules count it.

        `rows`, `seats`: games and the seat of each that has announced swines, shape (rows,).
        """
        counts = self._swines_count[rows] & (self.contract[rows] != RAMSCH)
        counts &= (self.contract[rows] != MARRIAGE) | (self.clarified[rows] > 0) | (self.soloist[rows] == seats)
        counts &= (self.levels[rows, seats] == 0) & (self.replies[rows, seats] == 0)
        rows, seats = rows[counts], seats[counts]
        re, knocking = self.re[rows, seats], self.rules["knocking"][rows] > 0
        replied = ((self.re[rows] == re[:, None]) & (self.replies[rows] > 0)).any(1)
        first = ~replied | (knocking & HAS_SECRET_SIDES[self.contract[rows]])
        self.levels[rows[first], seats[first]] = 1
        self.shown_side[rows[~knocking], seats[~knocking]] = np.where(re, RE, CONTRA)[~knocking]

    def take(self, rows: Array) -> Self:
        """Select games by row, in their present state; rows may repeat.

        `rows`: shape (taken,). What is played in the new batch does not change this one.
        """
        some = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(some, name, value.take(rows, axis=0) if isinstance(value, np.ndarray) else value)
        some.rules, some.start = self.rules.take(rows), self.start.take(rows)
        some.n, some.rows = len(rows), np.arange(len(rows))
        return some

    def set_order(self) -> None:
        """Update the card order from contracts, announced swines and Heidmann."""
        self.order = order_index(
            self.contract,
            self.rules.dollen(self.rows, self.contract),
            self.swines >= 0,
            self.usual_hyperswines,
            nines=self.nines,
        )
        self.classes = CLASSES[self.order]
        holders = {kind: getattr(self, kind) for kind in SwineKind}
        self.strengths = unusual_orders.strengths_of(self.rules, self.contract, self.order, holders)

    @property
    def usual_hyperswines(self) -> Array:
        """True where hyperswines are announced that the tables by order know."""
        announced: Array = self.hyperswines >= 0
        usual = self.rules.by_contract("usual hyperswines", lambda rules, _: has_usual_hyperswines(rules))
        return announced & (usual[:, 0] > 0)

    @property
    def position(self) -> int:
        """Position of the next card in its trick, 0 to 3."""
        return self.cards_played % 4

    @property
    def trick(self) -> int:
        """Number of finished tricks."""
        return self.cards_played // 4

    def held(self, seats: Array) -> Array:
        """Number of cards in the hand of one seat of each game, shape (n,).

        `seats`: shape (n,).
        """
        has_played = (seats - self.leader) % 4 < self.position
        result: Array = self.total - self.trick - has_played
        return result

    @property
    def over(self) -> bool:
        """True if the last card has been played."""
        return self.cards_played == 4 * self.total

    @property
    def hidden(self) -> Array:
        """True for silent marriages that only the soloist knows of; shape (n,)."""
        result: Array = (self.contract == SILENT) & (self.hands[self.rows, self.soloist, Card.CQ] > 0)
        return result

    @property
    def lost_nulls(self) -> Array:
        """True for nulls whose soloist has taken a trick; shape (n,).

        These games are over, whatever is played on.
        """
        result: Array = (self.contract == NULL) & (self.taken[self.rows, self.soloist] > 0)
        return result

    def followers(self) -> Array:
        """Cards of the seats to move that follow the lead, bool, shape (n, 24).

        The array is cached until the next card and must not be changed.
        """
        if self._followers is None:
            hand = self.hands.reshape(-1, CARDS).take(4 * self.rows + self.turn, axis=0) > 0
            if self.position:
                lead = self.cards[:, self.trick, 0]
                fitting = hand & (self.classes == self.classes[self.rows, lead][:, None])
                hand = np.where(any_card(fitting)[:, None], fitting, hand)
            self._followers = hand
        return self._followers

    def second_dolle_wins(self) -> Array:
        """True if the second ♥10 in the current trick beats the first; shape (n,)."""
        rules = self.rules
        contrary = rules["dollen_contrary_in_last_trick"] if self.trick == self.total - 1 else 0
        wins = rules["dollen_second_over_first"] != contrary
        lapsed = (self.swines >= 0) & (rules["dollen_first_over_second_with_swines"] > 0)
        result: Array = wins & ~lapsed & DOLLE[self.order]
        return result

    def second_charlie_wins(self) -> Array:
        """True if the second of two ♣J beats the first; shape (n,)."""
        result: Array = (self.rules["second_charlie_wins"] > 0) & (self.classes[:, Card.CJ] == TRUMP)
        return result

    def best_position(self, number: int) -> Array:
        """Position, 0 to 3, of the winning one of the first `number` cards of the current trick; shape (n,).

        `number` is at least 1.
        """
        cards = self.cards[:, self.trick]
        rows, second = self.rows, {Card.HT: self.second_dolle_wins(), Card.CJ: self.second_charlie_wins()}
        best = np.zeros(self.n, np.int64)
        card = cards[:, 0]
        klass, strength = self.classes[rows, card], self.strengths[rows, card]
        for position in range(1, number):
            card = cards[:, position]
            new_class, new = self.classes[rows, card], self.strengths[rows, card]
            higher = new > strength
            for risky, wins in second.items():
                higher |= (new == strength) & wins & (card == risky)
            beats = np.where(new_class == klass, higher, new_class == TRUMP)
            best = np.where(beats, position, best)
            klass, strength = np.where(beats, new_class, klass), np.where(beats, new, strength)
        return best
