"""What a network is told: a seat's knowledge as a row of small numbers, from a view or from a batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from freedoko_qt.engine.actions import Announce
from freedoko_qt.engine.announcements import deadlines
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.marriage import fits
from freedoko_qt.engine.rules import OPTIONS, Kind, Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

from .batch import calls
from .batch.games import GENSCHER, MARRIAGE, NORMAL, SELECTORS, Batch
from .batch.rulebook import RuleBook
from .batch.sides import CONTRA, RE, known_sides
from .batch.tables import CARDS, CLASSES, CODE, EYES, NOBODY, SPECIALS_COUNT, Array, order_index
from .slots import CARD_AT, CLASS_AT, RANK_EYES, SLOTS, TRUMP_SLOTS

RULE_OPTIONS = (
    "dollen", "dollen_second_over_first", "dollen_contrary_in_last_trick", "dollen_first_over_second_with_swines",
    "swines", "swine_only_second", "hyperswines", "genscher", "marriage_first_one_decides", "knocking",
    "announcement_reply", "denial_without_announcement", "announcement_strict_limit", "extrapoint_doppelkopf",
    "doppelkopf_points", "extrapoint_catch_fox", "extrapoint_catch_fox_last_trick", "extrapoint_fox_last_trick",
    "extrapoint_double_fox_last_trick", "extrapoint_charlie", "extrapoint_catch_charlie", "extrapoint_double_charlie",
    "extrapoint_catch_double_charlie", "extrapoint_catch_charlie_only_with_diamond_queen",
    "extrapoint_dolle_jabs_dolle", "extrapoint_heart_trick", "loser_may_win_by_specials", "counting",
    "announcement_re_doubles", "re_contra_doubling_scope", "re_contra_points", "denial_points",
    "points_against_denial", "selber_doof_points", "broken_denial_value", "contra_only_lowers_re_target",
    "preannouncement_bonus", "against_queens_point", "solo_point", "against_solo_point", "solo_factor",
    "solo_always_counts_triple", "marriage_determination", "announcement_last",
)  # fmt: skip
"""The options that matter for play and score, in the order of the input."""

_FAMILIES: tuple[tuple[Contract, ...], ...] = (
    (Contract.NORMAL,), (Contract.MARRIAGE,), (Contract.MARRIAGE_SOLO,), (Contract.SILENT_MARRIAGE,),
    (Contract.POVERTY,), (Contract.GENSCHER,),
    (Contract.SOLO_CLUBS, Contract.SOLO_SPADES, Contract.SOLO_HEARTS, Contract.SOLO_DIAMONDS),
    (Contract.SOLO_QUEEN,), (Contract.SOLO_JACK,), (Contract.SOLO_KING,),
    (Contract.SOLO_QUEEN_JACK, Contract.SOLO_KING_JACK, Contract.SOLO_KING_QUEEN),
    (Contract.SOLO_KOEHLER,), (Contract.SOLO_MEATLESS,), (Contract.SOLO_TEN,), (Contract.SOLO_ACE,),
    (Contract.SOLO_PURE_CLUBS, Contract.SOLO_PURE_SPADES, Contract.SOLO_PURE_HEARTS, Contract.SOLO_PURE_DIAMONDS),
)  # fmt: skip
_FAMILY: Array = np.array([next(i for i, some in enumerate(_FAMILIES) if one in some) for one in Contract])
_FAMILY_ROWS: Array = np.eye(len(_FAMILIES), dtype=np.uint8)[_FAMILY]


@dataclass(slots=True)
class Knowledge:
    """What seats know, a row for each; seats count clockwise from the own one (0), -1 is nobody."""

    total: int
    trick: int
    """How many tricks are finished, equal in all rows; so is ``position``, the place of the next card."""
    position: int
    leader: Array
    """The seat that leads, or led, the trick."""
    rules: Array
    """As ``rule_numbers`` gives them."""
    order: Array
    contract: Array
    """As the seat sees it: a silent marriage may look like a normal game."""
    soloist: Array
    selector: Array
    selector_number: Array
    fitting: Array
    """How many tricks were of the selector's kind."""
    open_marriage: Array
    taker: Array
    swines: Array
    hyperswines: Array
    own: Array
    """The hand, shape (rows, 24)."""
    held_by_partner: Array
    """Cards that a poverty's partner must still hold, shape (rows, 24)."""
    played: Array
    """By seat, shape (rows, 4, 24)."""
    on_table: Array
    """The cards of the trick of the seats 1 to 3, shape (rows, 3)."""
    lead: Array
    winning: Array
    """The seat that is winning the trick."""
    void: Array
    """By seat and class, shape (rows, 4, 5)."""
    was_led: Array
    eyes: Array
    taken: Array
    sides: Array
    """0 unknown, 1 Re, 2 Kontra."""
    own_shown: Array
    """Whether everybody knows the own side."""
    levels: Array
    replied: Array
    time_left: Array
    possible: Array
    """What the seat may announce, shape (rows, 7)."""
    specials: Array
    """Whether special points count."""


@lru_cache(maxsize=256)
def rule_numbers(rules: Rules) -> tuple[int, ...]:
    """The rules in force as numbers from 0 to 255, a choice as one of several ones."""
    numbers: list[int] = [int(rules.with_nines)]
    for name in RULE_OPTIONS:
        option, value = OPTIONS[name], getattr(rules, name)
        if option.kind is Kind.ENUM:
            numbers += [int(value == choice) for choice in option.choices]
        elif name == "doppelkopf_points":
            numbers.append(int(value > option.low))
        else:
            numbers.append(int(value))
    return tuple(numbers)


def known_in_batch(batch: Batch, rows: Array, seats: Array | None = None) -> Knowledge:
    """What one seat in each of some games knows; without ``seats`` the one to move."""
    seats = batch.turn[rows] if seats is None else seats
    at = rows[:, None]
    around = (seats[:, None] + np.arange(4)) % 4

    def relative(seat: Array) -> Array:
        return np.where(seat < 0, NOBODY, (seat - seats) % 4)

    contract, soloist = batch.contract[rows], batch.soloist[rows]
    unseen = batch.hidden[rows] & (soloist != seats)
    contract, soloist = np.where(unseen, NORMAL, contract), np.where(unseen, NOBODY, soloist)
    position, trick = batch.position, batch.trick
    on_table = np.full((len(rows), 4), NOBODY)
    for place in range(position):
        on_table[np.arange(len(rows)), (batch.leader[rows] + place - seats) % 4] = batch.cards[rows, trick, place]
    winning = np.full(len(rows), NOBODY)
    lead = winning
    if position:
        winning = relative((batch.leader[rows] + batch.best_position(position)[rows]) % 4)
        lead = batch.cards[rows, trick, 0]
    sides = known_sides(batch, rows, seats)
    public = known_sides(batch, rows, None)
    played = batch.played[at, around]
    order = order_index(
        contract, batch.rules["dollen"][rows],
        batch.swines[rows] >= 0, batch.hyperswines[rows] >= 0, nines=batch.nines,
    )  # fmt: skip
    return Knowledge(
        total=batch.total,
        trick=trick,
        position=position,
        leader=relative(batch.leader[rows]),
        rules=batch.rules.per_set("numbers", [rule_numbers(one) for one in batch.rules.sets])[rows],
        order=order,
        contract=contract,
        soloist=relative(soloist),
        selector=batch.selector[rows],
        selector_number=batch.start.selector_number[rows],
        fitting=batch.fitting[rows],
        open_marriage=calls.side_open(batch)[rows],
        taker=relative(batch.start.taker[rows]),
        swines=relative(batch.swines[rows]),
        hyperswines=relative(batch.hyperswines[rows]),
        own=batch.hands[rows, seats],
        held_by_partner=_held_by_partner(batch, rows, seats),
        played=played,
        on_table=on_table[:, 1:],
        lead=lead,
        winning=winning,
        void=batch.void[at, around],
        was_led=batch.was_led[rows],
        eyes=batch.eyes[at, around],
        taken=batch.taken[at, around],
        sides=sides[np.arange(len(rows))[:, None], around],
        own_shown=public[np.arange(len(rows)), seats] > 0,
        levels=batch.levels[at, around],
        replied=batch.replies[at, around] > 0,
        time_left=calls.time_left(batch, _spread(batch, rows, seats))[rows],
        possible=calls.possible(batch, _spread(batch, rows, seats))[rows],
        specials=SPECIALS_COUNT[batch.rules["special_points_in_solo"][rows], contract],
    )


def _spread(batch: Batch, rows: Array, seats: Array) -> Array:
    everywhere = batch.turn.copy()
    everywhere[rows] = seats
    return everywhere


def _held_by_partner(batch: Batch, rows: Array, seats: Array) -> Array:
    start = batch.start
    held = np.zeros((len(rows), CARDS), np.int8)
    poor, taker = start.soloist[rows], start.taker[rows]
    for own, other, given in (
        (poor, taker, start.laid[rows] - start.returned[rows]),
        (taker, poor, start.returned[rows]),
    ):
        mine = np.flatnonzero((own == seats) & (taker >= 0))
        held[mine] = np.maximum(given[mine] - batch.played[rows[mine], other[mine]], 0)
    return held


def known_in_view(view: SeatView) -> Knowledge:
    """What the seat of a view knows; cards are being played. One row."""
    seat, contract = view.seat, view.contract or Contract.NORMAL

    def relative(other: int | None) -> Array:
        return np.array([NOBODY if other is None else (other - seat) % 4])

    def by_seat(values: Sequence[int]) -> Array:
        return np.array([[*values[seat:], *values[:seat]]])

    lead = view.trick[0] if view.trick else None
    classes = view.order.classes
    played, void, was_led = np.zeros((1, 4, CARDS), np.int8), np.zeros((1, 4, 5), bool), np.zeros((1, 5), bool)
    for leader, cards in (*((t.leader, t.cards) for t in view.tricks), (view.leader or 0, view.trick)):
        for place, card in enumerate(cards):
            one = (leader + place - seat) % 4
            played[0, one, card] += 1
            void[0, one, classes[cards[0]]] |= classes[card] != classes[cards[0]]
    for trick in view.tricks:
        was_led[0, classes[trick.cards[0]]] = True
    on_table = np.full((1, 4), NOBODY)
    for place, card in enumerate(view.trick):
        on_table[0, ((view.leader or 0) + place - seat) % 4] = card
    levels, replied = _said(view)
    taker = view.poverty.taker if view.poverty is not None else None
    side = {None: 0, Side.RE: RE, Side.CONTRA: CONTRA}
    selector = view.selector
    fitting = sum(fits(view.order, selector, trick) for trick in view.tricks[: view.clarified]) if selector else 0
    rules = view.rules
    order = order_index(
        np.array([CODE[contract]]), np.array([rules.dollen]),
        np.array([view.swines is not None]), np.array([view.hyperswines is not None]), nines=rules.with_nines,
    )  # fmt: skip
    return Knowledge(
        total=view.tricks_total,
        trick=len(view.tricks),
        position=len(view.trick),
        leader=relative(view.table.first if view.leader is None else view.leader),
        rules=np.array([rule_numbers(rules)], np.int16),
        order=order,
        contract=np.array([CODE[contract]]),
        soloist=relative(view.soloist),
        selector=np.array([NOBODY if selector is None else SELECTORS.index(selector.kind)]),
        selector_number=np.array([1 if selector is None else selector.number]),
        fitting=np.array([fitting]),
        open_marriage=np.array([CODE[contract] == MARRIAGE and view.clarified is None]),
        taker=relative(taker),
        swines=relative(view.swines),
        hyperswines=relative(view.hyperswines),
        own=_counts(view.hand)[None],
        held_by_partner=_given_in_view(view, played)[None],
        played=played,
        on_table=on_table[:, 1:],
        lead=np.array([NOBODY if lead is None else int(lead)]),
        winning=relative(view.winning_seat),
        void=void,
        was_led=was_led,
        eyes=by_seat(view.eyes),
        taken=by_seat(view.tricks_taken),
        sides=by_seat([side[one] for one in view.sides]),
        own_shown=np.array([view.public_sides[seat] is not None]),
        levels=by_seat(levels),
        replied=by_seat(replied) > 0,
        time_left=np.array([_clock(view)]) - np.array([deadlines(rules)[1:]]),
        possible=_possible(view),
        specials=SPECIALS_COUNT[RuleBook([rules])["special_points_in_solo"], [CODE[contract]]],
    )


def _counts(cards: tuple[Card, ...]) -> Array:
    return np.bincount(np.array(cards, np.int64), minlength=CARDS).astype(np.int8)


def _given_in_view(view: SeatView, played: Array) -> Array:
    poverty = view.poverty
    if poverty is None or poverty.taker is None or view.seat not in (poverty.poor, poverty.taker):
        return np.zeros(CARDS, np.int8)
    returned = _counts(poverty.returned_cards or ())
    if view.seat == poverty.taker:
        given, other = returned, poverty.poor
    else:
        given, other = _counts(poverty.laid_cards or ()) - returned, poverty.taker
    result: Array = np.maximum(given - played[0, (other - view.seat) % 4], 0)
    return result


def _said(view: SeatView) -> tuple[list[int], list[int]]:
    """The highest level and whether there was a reply, by seat."""
    levels, replied = [0] * 4, [0] * 4
    for made in view.announcements:
        levels[made.seat] = max(levels[made.seat], made.call.level)
        replied[made.seat] |= not made.call.level
    return levels, replied


def _clock(view: SeatView) -> int:
    rules, finished = view.rules, len(view.tricks)
    shift = view.clarified - 1 if view.clarified and rules.marriage_shifts_limits else 0
    if rules.announcement_time_base == "cards_on_table":
        return 4 * shift - 4 * finished - len(view.trick)
    if rules.announcement_till_full_trick:
        return view.tricks_total - finished + (not view.trick and finished > 0) + shift
    return len(view.hand) + shift


def _possible(view: SeatView) -> Array:
    possible = np.zeros((1, calls.CALLS), bool)
    for action in view.legal:
        if isinstance(action, Announce):
            possible[0, action.call.level or calls.REPLY] = True
    possible[0, 0] = not view.duty
    return possible


def encode(known: Knowledge) -> Array:
    """The input of the network as bytes, shape (rows, INPUTS); times ``SCALE`` it is what the weights multiply."""
    return np.concatenate(
        [part.astype(np.uint8, copy=False) for parts in _parts(known) for part in parts], axis=1
    )


def _parts(known: Knowledge) -> tuple[tuple[Array, ...], tuple[Array, ...], tuple[Array, ...]]:
    """Ones and counts up to two, small numbers, eyes."""
    n = len(known.order)
    planes = _planes(known)
    left = np.zeros((n, 16), np.uint8)
    left[:, known.total - known.trick - 1] = 1
    left[:, 12 + known.position] = 1
    # After a Genscher what was said before has shrunk to Re or Kontra; when it was said is no longer told apart.
    levels = np.where((known.contract == GENSCHER)[:, None], np.minimum(known.levels + known.replied, 1), known.levels)
    flags = (
        planes.reshape(n, -1),
        _by_role(known, known.void[:, 1:]).reshape(n, 15),
        _by_role(known, known.was_led[:, None])[:, 0],
        _by_role(known, _led(known)[:, None])[:, 0],
        left,
        _one_hot(known.winning - 1, 3),
        _one_hot(known.soloist, 4),
        _one_hot(known.taker, 4),
        _one_hot(known.swines, 4),
        _one_hot(known.hyperswines, 4),
        known.sides == RE,
        known.sides == CONTRA,
        known.own_shown[:, None],
        (levels[:, :, None] > np.arange(5)).reshape(n, 20),
        known.replied & (known.contract != GENSCHER)[:, None],
        known.possible,
        _FAMILY_ROWS[known.contract],
        _one_hot(np.where(known.open_marriage, known.selector, NOBODY), len(SELECTORS)),
        known.open_marriage[:, None],
        known.specials[:, None],
        _one_hot(known.leader, 4),
    )
    small = (
        known.rules,
        known.taken,
        np.clip(known.time_left + 8, 0, 20),
        ((known.selector_number - known.fitting) * known.open_marriage).clip(0, 3)[:, None],
        RANK_EYES[known.contract],
        _numbers_by_role(planes[:, :, 0] + planes[:, :, 1]),
        _numbers_by_role(planes[:, :, 2] + planes[:, :, 3]),
    )
    table = EYES[known.on_table] * (known.on_table >= 0)
    hand = (known.own * EYES).sum(1)
    return flags, small, (known.eyes, table.sum(1)[:, None], hand[:, None])


def _planes(known: Knowledge) -> Array:
    """For each place of a card: own and unseen ones, played by each seat, on the table; shape (rows, SLOTS, 12)."""
    n = len(known.order)
    planes = np.zeros((n, CARDS + 1, 12), np.uint8)
    unseen = 2 - known.own - known.played.sum(1, dtype=np.int8)
    planes[:, :CARDS, 0], planes[:, :CARDS, 1] = known.own >= 1, known.own >= 2
    planes[:, :CARDS, 2], planes[:, :CARDS, 3] = unseen >= 1, unseen >= 2
    for seat in range(4):
        planes[:, :CARDS, 4 + seat] = known.played[:, seat]
    for seat in range(3):
        lying = np.flatnonzero(known.on_table[:, seat] >= 0)
        planes[lying, known.on_table[lying, seat], 8 + seat] = 1
    planes[:, :CARDS, 11] = known.held_by_partner
    at = CARD_AT[known.order] + (CARDS + 1) * np.arange(n)[:, None]
    return planes.reshape(-1, 12).take(at, axis=0)


def _by_role(known: Knowledge, by_class: Array) -> Array:
    """From classes (last axis) to the places of the plain suits and, last, the trumps."""
    padded = np.concatenate([by_class, np.zeros((*by_class.shape[:2], 1), bool)], axis=2)
    return np.take_along_axis(padded, CLASS_AT[known.order].astype(np.int64)[:, None], 2)


def _led(known: Knowledge) -> Array:
    """The class that was led, shape (rows, 5)."""
    classes = CLASSES[known.order, known.lead]
    result: Array = (classes[:, None] == np.arange(5)) & (known.lead >= 0)[:, None]
    return result


def _numbers_by_role(plane: Array) -> Array:
    """How many cards of each plain suit and of trumps, shape (rows, 5)."""
    return plane @ _ROLE_OF_SLOT


_ROLE_OF_SLOT: Array = np.zeros((SLOTS, 5), np.uint8)
_ROLE_OF_SLOT[:TRUMP_SLOTS, 4] = 1
_ROLE_OF_SLOT[TRUMP_SLOTS:] = np.repeat(np.eye(4, 5, dtype=np.uint8), 6, axis=0)


def _one_hot(index: Array, width: int) -> Array:
    """Rows with a one at the index, without any where it is negative."""
    result: Array = index[:, None] == np.arange(width)
    return result


def _scale() -> Array:
    view = Game.deal(Rules(), 0).view(0)
    widths = [sum(part.shape[1] for part in parts) for parts in _parts(known_in_view(view))]
    return np.repeat(np.array([1, 1 / 8, 1 / 64], np.float32), widths)


SCALE: Array = _scale()
INPUTS = len(SCALE)
