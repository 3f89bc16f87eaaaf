"""Information sets as arrays, from a view or for many games of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from freedoko_qt.engine.actions import Announce, SwineKind
from freedoko_qt.engine.contracts import Contract, has_dollen
from freedoko_qt.engine.play.marriage import fits
from freedoko_qt.engine.rules import OPTIONS, OptionKind, Rules
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.time_left import time_left
from freedoko_qt.engine.view import SeatView

from ..batch import calls
from ..batch.array_record import ArrayRecord
from ..batch.batch import SELECTORS, Batch
from ..batch.rulebook import RuleBook
from ..batch.sides import known_sides
from ..batch.tables import (
    CARDS,
    CODE,
    CONTRA,
    MARRIAGE,
    NONE,
    NORMAL,
    RE,
    SPECIALS_COUNT,
    UNKNOWN,
    Array,
    counts,
    has_usual_hyperswines,
    order_index,
    seat_number,
)
from ..batch.unusual_orders import strengths_of
from .view_arrays import played_and_void

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
"""Options that matter for play and score, in the order of the input."""


@dataclass(slots=True)
class InfoSetBatch(ArrayRecord):
    """Information sets, one per row; seats count clockwise from the own one (0), -1 is none.

    Arrays have shape (rows,) unless another one is given; cards, contracts and classes are codes as in `batch.tables`.
    Rows may differ in rules, contract and moment.
    """

    tricks_left: Array
    """Number of tricks that are not finished."""
    position: Array
    """Position of the next card in its trick, 0 to 3."""
    leader: Array
    """Seat that leads, or led, the current trick."""
    rules: Array
    """The result of `rule_numbers`, int16, shape (rows, numbers)."""
    order: Array
    """Index of the order of the cards (`tables.order_index`)."""
    strengths: Array
    """Strength of each card as it is now, shape (rows, 24)."""
    contract: Array
    """Contract as the seat sees it: a foreign silent marriage looks like a normal game."""
    soloist: Array
    """Soloist, bride or poor player, as far as the seat knows."""
    selector: Array
    """Kind of the selector of a marriage, an index into `SELECTORS`; -1 for none."""
    selector_number: Array
    """1 for the first, 2 for the second trick of that kind."""
    fitting: Array
    """Number of tricks of the selector's kind so far."""
    open_marriage: Array
    """True in a marriage before its clarification."""
    taker: Array
    """Seat that took the poverty."""
    swines: Array
    """Seat that has announced swines."""
    hyperswines: Array
    own: Array
    """Own hand, counts, shape (rows, 24)."""
    held_by_partner: Array
    """Exchanged cards the partner of a poverty must still hold, counts, shape (rows, 24)."""
    played: Array
    """Cards played by each seat, counts, shape (rows, 4, 24)."""
    on_table: Array
    """Cards of seats 1 to 3 in the current trick, shape (rows, 3)."""
    lead: Array
    """First card of the current trick, -1 for none."""
    winning: Array
    """Seat that is winning the trick."""
    void: Array
    """True for classes a seat has failed to follow, shape (rows, 4, 5)."""
    was_led: Array
    """True for classes led in finished tricks, shape (rows, 5)."""
    eyes: Array
    """Eyes taken by each seat, shape (rows, 4)."""
    taken: Array
    """Number of tricks taken by each seat, shape (rows, 4)."""
    sides: Array
    """Known sides: 0 unknown, 1 Re, 2 Kontra; shape (rows, 4)."""
    own_shown: Array
    """True if everybody knows the own side."""
    levels: Array
    """Level announced by each seat as it counts now, 0 to 5, shape (rows, 4)."""
    replied: Array
    """True for seats that have replied, shape (rows, 4)."""
    time_left: Array
    """Cards or tricks before each deadline of the seat (`calls.time_left`), shape (rows, 5)."""
    possible: Array
    """Legal calls by column (`calls.CALL_COLUMNS`), bool, shape (rows, 7)."""
    specials: Array
    """True if special points count."""


@lru_cache(maxsize=256)
def rule_numbers(rules: Rules) -> tuple[int, ...]:
    """Encode the rules in force as numbers from 0 to 255, a choice as one-hot.

    The first number is 1 with nines; then those of `RULE_OPTIONS` follow.
    """
    numbers: list[int] = [int(rules.with_nines)]
    for name in RULE_OPTIONS:
        option, value = OPTIONS[name], getattr(rules, name)
        if option.kind is OptionKind.ENUM:
            numbers += [int(value == choice) for choice in option.choices]
        elif name == "doppelkopf_points":
            numbers.append(int(value > option.low))
        else:
            numbers.append(int(value))
    return tuple(numbers)


def rule_column(name: str) -> int:
    """Index of an option in `rule_numbers`, of a choice the first.

    Raises ValueError if the option is none of `RULE_OPTIONS`.
    """
    before = [OPTIONS[one] for one in RULE_OPTIONS[: RULE_OPTIONS.index(name)]]
    return 1 + sum(len(option.choices) if option.kind is OptionKind.ENUM else 1 for option in before)


def info_sets_of_batch(batch: Batch, rows: Array, seats: Array | None = None) -> InfoSetBatch:
    """Return the information sets of one seat (by default the one to move) of each of some games.

    `rows`: indices of games, shape (rows,); `seats`: a seat of each, shape (rows,).
    """
    seats = batch.turn[rows] if seats is None else seats
    at = rows[:, None]
    around = (seats[:, None] + np.arange(4)) % 4

    def relative(seat: Array) -> Array:
        return np.where(seat < 0, NONE, (seat - seats) % 4)

    everywhere = batch.turn.copy()
    everywhere[rows] = seats
    left = calls.time_left(batch, everywhere)
    contract, soloist = batch.contract[rows], batch.soloist[rows]
    unseen = batch.hidden[rows] & (soloist != seats)
    contract, soloist = np.where(unseen, NORMAL, contract), np.where(unseen, NONE, soloist)
    sides = known_sides(batch, rows, seats)
    public = known_sides(batch, rows, None)
    lead, on_table, winning = _trick_in_batch(batch, rows, seats)
    order = order_index(
        contract, batch.rules.dollen(rows, contract),
        batch.swines[rows] >= 0, batch.usual_hyperswines[rows], nines=batch.nines,
    )  # fmt: skip
    return InfoSetBatch(
        strengths=batch.strengths[rows],
        tricks_left=np.full(len(rows), batch.total - batch.trick),
        position=np.full(len(rows), batch.position),
        leader=relative(batch.leader[rows]),
        rules=batch.rules.per_set("numbers", rule_numbers)[rows],
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
        played=batch.played[at, around],
        on_table=on_table,
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
        time_left=left[rows],
        possible=calls.possible_calls(batch, everywhere, left)[rows],
        specials=SPECIALS_COUNT[batch.rules["special_points_in_solo"][rows], contract],
    )


def _trick_in_batch(batch: Batch, rows: Array, seats: Array) -> tuple[Array, Array, Array]:
    """Return the lead, the cards of seats 1 to 3, and the winning seat of the current trick."""
    on_table, none = np.full((len(rows), 4), NONE), np.full(len(rows), NONE)
    if not batch.position:
        return none, on_table[:, 1:], none
    leader, cards = batch.leader[rows], batch.cards[rows, batch.trick]
    for place in range(batch.position):
        on_table[np.arange(len(rows)), (leader + place - seats) % 4] = cards[:, place]
    winning = (leader + batch.best_position(batch.position)[rows] - seats) % 4
    return cards[:, 0], on_table[:, 1:], winning


def _held_by_partner(batch: Batch, rows: Array, seats: Array) -> Array:
    start = batch.start
    held = np.zeros((len(rows), CARDS), np.int8)
    poor, taker = start.soloist[rows], start.taker[rows]
    if taker.max() < 0:
        return held
    for own, other, given in (
        (poor, taker, start.laid[rows] - start.returned[rows]),
        (taker, poor, start.returned[rows]),
    ):
        mine = np.flatnonzero((own == seats) & (taker >= 0))
        held[mine] = np.maximum(given[mine] - batch.played[rows[mine], other[mine]], 0)
    return held


def info_set_of_view(view: SeatView) -> InfoSetBatch:
    """Return the information set of a view during play, as a batch of one row.

    It equals the row that `info_sets_of_batch` makes for the same moment of a batch.
    """
    seat, contract = view.seat, view.contract or Contract.NORMAL

    def relative(other: int | None) -> Array:
        return np.array([NONE if other is None else (other - seat) % 4])

    def by_seat(values: Sequence[int]) -> Array:
        return np.array([[*values[seat:], *values[:seat]]])

    lead = view.trick[0] if view.trick else None
    played, void = (np.roll(seen, -seat, axis=0)[None] for seen in played_and_void(view))
    was_led = np.zeros((1, 5), bool)
    was_led[0, [view.order.classes[trick.cards[0]] for trick in view.tricks]] = True
    on_table = np.full((1, 4), NONE)
    for place, card in enumerate(view.trick):
        on_table[0, ((view.leader or 0) + place - seat) % 4] = card
    taker = view.poverty.taker if view.poverty is not None else None
    side = {None: UNKNOWN, Side.RE: RE, Side.CONTRA: CONTRA}
    selector = view.selector
    fitting = sum(fits(view.order, selector, trick) for trick in view.tricks[: view.clarified]) if selector else 0
    rules = view.rules
    order, strengths = _order_in_view(view, contract)
    return InfoSetBatch(
        strengths=strengths,
        tricks_left=np.array([view.tricks_total - len(view.tricks)]),
        position=np.array([len(view.trick)]),
        leader=relative(view.table.first if view.leader is None else view.leader),
        rules=np.array([rule_numbers(rules)], np.int16),
        order=order,
        contract=np.array([CODE[contract]]),
        soloist=relative(view.soloist),
        selector=np.array([NONE if selector is None else SELECTORS.index(selector.kind)]),
        selector_number=np.array([1 if selector is None else selector.number]),
        fitting=np.array([fitting]),
        open_marriage=np.array([CODE[contract] == MARRIAGE and view.clarified is None]),
        taker=relative(taker),
        swines=relative(view.swines),
        hyperswines=relative(view.hyperswines),
        own=counts(view.hand)[None],
        held_by_partner=_given_in_view(view, played)[None],
        played=played,
        on_table=on_table[:, 1:],
        lead=np.array([NONE if lead is None else int(lead)]),
        winning=relative(view.winning_seat),
        void=void,
        was_led=was_led,
        eyes=by_seat(view.eyes),
        taken=by_seat(view.tricks_taken),
        sides=by_seat([side[one] for one in view.sides]),
        own_shown=np.array([view.public_sides[seat] is not None]),
        levels=by_seat(view.levels),
        replied=by_seat([reply is not None for reply in view.replies]),
        time_left=np.array([time_left(view)]),
        possible=_possible(view),
        specials=SPECIALS_COUNT[RuleBook([rules])["special_points_in_solo"], [CODE[contract]]],
    )


def _order_in_view(view: SeatView, contract: Contract) -> tuple[Array, Array]:
    """Index of the order of the cards, shape (1,), and the strengths of all cards in it, shape (1, 24)."""
    rules, code = view.rules, np.array([CODE[contract]])
    usual_hyperswines = view.hyperswines is not None and has_usual_hyperswines(rules)
    order = order_index(
        code, np.array([has_dollen(rules, contract)]), np.array([view.swines is not None]),
        np.array([usual_hyperswines]), nines=rules.with_nines,
    )  # fmt: skip
    holders = {kind: np.array([seat_number(getattr(view, kind))]) for kind in SwineKind}
    return order, strengths_of(RuleBook([rules]), code, order, holders)


def _given_in_view(view: SeatView, played: Array) -> Array:
    poverty = view.poverty
    if poverty is None or poverty.taker is None or view.seat not in (poverty.poor, poverty.taker):
        return np.zeros(CARDS, np.int8)
    returned = counts(poverty.returned_cards or ())
    if view.seat == poverty.taker:
        given, other = returned, poverty.poor
    else:
        given, other = counts(poverty.laid_cards or ()) - returned, poverty.taker
    result: Array = np.maximum(given - played[0, (other - view.seat) % 4], 0)
    return result


def _possible(view: SeatView) -> Array:
    possible = np.zeros((1, calls.CALL_COLUMNS), bool)
    for action in view.legal:
        if isinstance(action, Announce):
            possible[0, action.call.level or calls.REPLY_COLUMN] = True
    possible[0, 0] = not view.duty
    return possible
