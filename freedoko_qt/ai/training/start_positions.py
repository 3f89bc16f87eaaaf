"""Start positions for training: hands at the first card, with all game types often enough."""

from __future__ import annotations

import numpy as np

from freedoko_qt.engine.before_play.poverty import SHIFTED
from freedoko_qt.engine.cards import Card, Rank, deck
from freedoko_qt.engine.contracts import SOLI, TRUMP, Contract, allows_solo
from freedoko_qt.engine.play.marriage import selectors
from freedoko_qt.engine.rules import Rules

from ..batch.batch import SELECTORS
from ..batch.poverty_exchange import give, give_back, keep_values, least_valuable
from ..batch.rulebook import RuleBook
from ..batch.state import BatchStart
from ..batch.tables import CARDS, CLASSES, CODE, IS_SOLO, NONE, RANKS, STRENGTHS, Array, order_index

CONTRACT_SHARES = {
    Contract.MARRIAGE: 0.08,
    Contract.SILENT_MARRIAGE: 0.03,
    Contract.POVERTY: 0.07,
}
"""Shares of some game types; soli have a share of their own, the rest are normal games."""

SOLO_HANDS = 12
"""Maximum number of deals from which a soloist gets the best hand."""
POVERTY_DEALS = 40
"""Maximum number of deals among which a hand with few trumps is looked for."""
DUTY_SHARE = 0.4
"""Share of duty soli among soli."""


def random_hands(number: int, rng: np.random.Generator, *, with_nines: bool) -> Array:
    """Deal shuffled decks, counts, shape (number, 4, 24)."""
    cards = np.array(deck(with_nines=with_nines), np.int64)
    dealt = rng.permuted(np.broadcast_to(cards, (number, len(cards))), axis=1).reshape(number * 4, len(cards) // 4)
    flat = dealt + CARDS * np.arange(number * 4)[:, None]
    return np.bincount(flat.ravel(), minlength=number * 4 * CARDS).reshape(number, 4, CARDS).astype(np.int8)


def draw_start(book: RuleBook, rng: np.random.Generator, *, with_nines: bool, soli: float) -> BatchStart:
    """Draw a start position for every row of the book, with a share of soli where the rules permit them.

    `book`: rules that are all with nines or all without; `soli`: share of soli, 0 to 1.
    """
    n = len(book)
    contract = np.zeros(n, np.int64)
    for index, rules in enumerate(book.sets):
        rows = np.flatnonzero(book.which == index)
        contract[rows] = _contracts(rules, len(rows), rng, soli)
    start = BatchStart.of(random_hands(n, rng, with_nines=with_nines))
    start.contract, start.soloist = contract, np.full(n, NONE)
    start.leader = rng.integers(0, 4, n)
    _separate_queens(start, np.flatnonzero(contract == CODE[Contract.NORMAL]), rng, with_nines=with_nines)
    _join_queens(start, rng)
    _choose_selectors(book, start, rng)
    _choose_soloists(book, start, rng, with_nines=with_nines)
    _exchange(book, start, rng, with_nines=with_nines)
    return start


def _contracts(rules: Rules, number: int, rng: np.random.Generator, soli: float) -> Array:
    shares = dict(CONTRACT_SHARES)
    if not rules.poverty_shift:
        del shares[Contract.POVERTY]
    allowed = [contract for contract in SOLI if allows_solo(rules, contract)]
    # Families of soli are equally frequent, not single soli.
    families = {SOLI[contract].option for contract in allowed}
    for contract in allowed:
        same = sum(SOLI[other].option == SOLI[contract].option for other in allowed)
        shares[contract] = soli / len(families) / same
    shares[Contract.NORMAL] = 1 - sum(shares.values())
    return rng.choice([CODE[contract] for contract in shares], number, p=list(shares.values()))


def _separate_queens(start: BatchStart, rows: Array, rng: np.random.Generator, *, with_nines: bool) -> None:
    """Redeal normal games until no seat holds both ♣Q."""
    while len(rows := rows[start.hands[rows, :, Card.CQ].max(1) == 2]):
        start.hands[rows] = random_hands(len(rows), rng, with_nines=with_nines)


def _join_queens(start: BatchStart, rng: np.random.Generator) -> None:
    """Give both ♣Q of a marriage to one seat, in exchange for one of its cards."""
    married = np.isin(start.contract, (CODE[Contract.MARRIAGE], CODE[Contract.SILENT_MARRIAGE]))
    rows = np.flatnonzero(married)
    seat = start.hands[rows, :, Card.CQ].argmax(1)
    start.soloist[rows] = seat
    queens = start.hands[rows, :, Card.CQ].copy()
    queens[np.arange(len(rows)), seat] = 0
    apart = queens.any(1)
    rows, seat, other = rows[apart], seat[apart], queens[apart].argmax(1)
    own = start.hands[rows, seat].astype(np.float64)
    own[:, Card.CQ] = 0
    card = (own.cumsum(1) > rng.random((len(rows), 1)) * own.sum(1)[:, None]).argmax(1)
    for giver, taker, given in ((seat, other, card), (other, seat, np.full(len(rows), Card.CQ))):
        start.hands[rows, giver, given] -= 1
        start.hands[rows, taker, given] += 1


def _choose_selectors(book: RuleBook, start: BatchStart, rng: np.random.Generator) -> None:
    for index, rules in enumerate(book.sets):
        rows = np.flatnonzero((book.which == index) & (start.contract == CODE[Contract.MARRIAGE]))
        allowed = selectors(rules)
        chosen = rng.integers(0, len(allowed), len(rows))
        start.selector[rows] = np.array([SELECTORS.index(one.kind) for one in allowed])[chosen]
        start.selector_number[rows] = np.array([one.number for one in allowed])[chosen]


def _orders(book: RuleBook, start: BatchStart, rows: Array, *, with_nines: bool) -> Array:
    none = np.zeros(len(rows), np.int64)
    return order_index(start.contract[rows], book.dollen(rows, start.contract[rows]), none, none, nines=with_nines)


def solo_strength(hands: Array, order: Array) -> Array:
    """Approximate strength of each hand for a solo, shape (rows, 4): trumps by rank, plain winners, long suits.

    `hands`: counts, shape (rows, 4, 24); `order`: indices of card orders, shape (rows,).
    """
    classes, strengths = CLASSES[order], STRENGTHS[order].astype(np.float64)
    trump = classes == TRUMP
    number = np.maximum(trump.sum(1), 1)[:, None]
    height = np.where(trump, 1.6 - (100 - strengths) / number, 0)
    plain = np.where(trump, 0, np.select([RANKS == Rank.ACE, RANKS == Rank.TEN], [1.3, 0.5], 0.0))
    worth = (hands * (height + plain)[:, None]).sum(2)
    for suit in range(4):
        length = (hands * (classes == suit)[:, None]).sum(2)
        worth += np.where(length == 0, 0.5, np.maximum(length - 3, 0) * 0.25)
    result: Array = worth
    return result


def _choose_soloists(book: RuleBook, start: BatchStart, rng: np.random.Generator, *, with_nines: bool) -> None:
    rows = np.flatnonzero(IS_SOLO[start.contract])
    order = _orders(book, start, rows, with_nines=with_nines)
    tries = rng.integers(1, SOLO_HANDS + 1, len(rows))
    best = np.full(len(rows), -np.inf)
    for attempt in range(SOLO_HANDS):
        hands = random_hands(len(rows), rng, with_nines=with_nines)
        worth = solo_strength(hands, order)
        better = (worth.max(1) > best) & (attempt < tries)
        best[better] = worth.max(1)[better]
        start.hands[rows[better]] = hands[better]
        start.soloist[rows[better]] = worth.argmax(1)[better]
    duty = (book["duty_solo_player_leads"][rows] > 0) & (rng.random(len(rows)) < DUTY_SHARE)
    leads = (book["lustsolo_player_leads"][rows] > 0) | duty
    start.leader[rows[leads]] = start.soloist[rows[leads]]


def _exchange(book: RuleBook, start: BatchStart, rng: np.random.Generator, *, with_nines: bool) -> None:
    """Exchange the cards of poverties: the seat with most trumps takes it and gives plain cards back."""
    rows = np.flatnonzero(start.contract == CODE[Contract.POVERTY])
    if not len(rows):
        return
    order = _orders(book, start, rows, with_nines=with_nines)
    trump = CLASSES[order] == TRUMP
    most = book["poverty_max_trumps"][rows]
    for _ in range(POVERTY_DEALS):
        trumps = (start.hands[rows] * trump[:, None]).sum(2)
        rich = np.flatnonzero(trumps.min(1) > most)
        start.hands[rows[rich]] = random_hands(len(rich), rng, with_nines=with_nines)
    trumps = (start.hands[rows] * trump[:, None]).sum(2)
    poor = trumps.argmin(1)
    taker = np.where(np.arange(4) == poor[:, None], -np.inf, trumps + rng.normal(0, 2, trumps.shape)).argmax(1)
    laid = start.hands[rows, poor] * trump
    missing = np.where(book["poverty_shift_only_trump"][rows] > 0, 0, SHIFTED - laid.sum(1))
    laid += least_valuable(start.hands[rows, poor] - laid, rng.random(laid.shape), missing)
    give(start, rows, poor, taker, laid)
    keep = keep_values(order) + rng.normal(0, 1.5, trump.shape)
    give_back(start, rows, poor, taker, least_valuable(start.hands[rows, taker], keep, laid.sum(1)))
    pair = start.hands[rows, :, Card.DA] == 2
    said = (book["swines_announcement_begin"][rows] > 0) & (book["swines_in_poverty"][rows] > 0) & pair.any(1)
    start.swines[rows[said]] = pair[said].argmax(1)
