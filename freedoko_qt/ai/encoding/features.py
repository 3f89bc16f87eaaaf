"""Network inputs: information sets as rows of small integers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules

from ..batch.batch import SELECTORS
from ..batch.tables import (
    CARDS,
    CLASSES,
    CONTRA,
    EYES,
    GENSCHER,
    NONE,
    RE,
    STRENGTHS,
    Array,
    any_card,
    sum_of_seats,
)
from .card_encoding import CARD_IN_SLOT, CLASS_IN_SLOT, SLOTS, TRUMP_RANK_EYES, TRUMP_SLOTS
from .info_set import InfoSetBatch, info_set_of_view

_FAMILIES: tuple[tuple[Contract, ...], ...] = (
    (Contract.NORMAL, Contract.RAMSCH), (Contract.MARRIAGE,), (Contract.MARRIAGE_SOLO,), (Contract.SILENT_MARRIAGE,),
    (Contract.POVERTY,), (Contract.GENSCHER,),
    (Contract.SOLO_CLUBS, Contract.SOLO_SPADES, Contract.SOLO_HEARTS, Contract.SOLO_DIAMONDS),
    (Contract.SOLO_QUEEN,), (Contract.SOLO_JACK,), (Contract.SOLO_KING,),
    (Contract.SOLO_QUEEN_JACK, Contract.SOLO_KING_JACK, Contract.SOLO_KING_QUEEN),
    (Contract.SOLO_KOEHLER,), (Contract.SOLO_MEATLESS, Contract.SOLO_NULL), (Contract.SOLO_TEN,), (Contract.SOLO_ACE,),
    (Contract.SOLO_PURE_CLUBS, Contract.SOLO_PURE_SPADES, Contract.SOLO_PURE_HEARTS, Contract.SOLO_PURE_DIAMONDS),
)  # fmt: skip
_FAMILY: Array = np.array([next(i for i, some in enumerate(_FAMILIES) if one in some) for one in Contract])
_FAMILY_ROWS: Array = np.eye(len(_FAMILIES), dtype=np.uint8)[_FAMILY]

PLANES = 12
"""Number of inputs per slot."""

TABLE_PLANE = 8
"""First of the three planes of the cards that seats 1 to 3 have on the table."""


def encode(info: InfoSetBatch) -> Array:
    """Encode information sets as bytes, uint8, shape (rows, INPUTS), to be multiplied by `SCALE`.

    The columns are those of `LAYOUT`.
    """
    parts = [part for some in _parts(info) for part in some.values()]
    return np.concatenate(parts, axis=1, dtype=np.uint8, casting="unsafe")


def _parts(info: InfoSetBatch) -> tuple[dict[str, Array], dict[str, Array], dict[str, Array]]:
    """Return the parts of the input in three groups by scale: flags and counts up to 2, small numbers, eyes."""
    planes, classes = _planes(info), _classes(info)
    above, standing = _rank_features(info, planes, classes["led"])
    return _flags(info, planes, {**standing, **classes}), _small_numbers(info, planes, above), _eyes(info)


def _flags(info: InfoSetBatch, planes: Array, by_slot: dict[str, Array]) -> dict[str, Array]:
    """`by_slot`: the flags of cards and classes, which belong to them."""
    n = len(info.order)
    left = np.zeros((n, 16), np.uint8)
    left[np.arange(n), info.tricks_left - 1] = 1
    left[np.arange(n), 12 + info.position] = 1
    # After a Genscher earlier announcements count as Re or Kontra.
    levels = np.where((info.contract == GENSCHER)[:, None], np.minimum(info.levels + info.replied, 1), info.levels)
    return {
        "places": planes.reshape(n, -1),
        **by_slot,
        "left": left,
        "winning": _one_hot(info.winning - 1, 3),
        "soloist": _one_hot(info.soloist, 4),
        "taker": _one_hot(info.taker, 4),
        "swines": _one_hot(info.swines, 4),
        "hyperswines": _one_hot(info.hyperswines, 4),
        "re": info.sides == RE,
        "contra": info.sides == CONTRA,
        "own_shown": info.own_shown[:, None],
        "levels": (levels[:, :, None] > np.arange(5)).reshape(n, 20),
        "replied": info.replied & (info.contract != GENSCHER)[:, None],
        "possible": info.possible,
        "family": _FAMILY_ROWS[info.contract],
        "selector": _one_hot(np.where(info.open_marriage, info.selector, NONE), len(SELECTORS)),
        "open_marriage": info.open_marriage[:, None],
        "specials": info.specials[:, None],
        "leader": _one_hot(info.leader, 4),
    }


def _small_numbers(info: InfoSetBatch, planes: Array, above: Array) -> dict[str, Array]:
    return {
        "rules": info.rules,
        "taken": info.taken,
        "time_left": np.clip(info.time_left + 8, 0, 20),
        "to_fit": ((info.selector_number - info.fitting) * info.open_marriage).clip(0, 3)[:, None],
        "rank_eyes": TRUMP_RANK_EYES[info.contract],
        "own_number": _counts_by_slot_class(planes[:, :, 0] + planes[:, :, 1]),
        "unseen_number": _counts_by_slot_class(planes[:, :, 2] + planes[:, :, 3]),
        "above": above,
    }


def _eyes(info: InfoSetBatch) -> dict[str, Array]:
    table = sum_of_seats(EYES[info.on_table] * (info.on_table >= 0))
    hand = info.own.astype(np.float32) @ EYES.astype(np.float32)
    return {
        "eyes": info.eyes,
        "on_table": table[:, None],
        "in_hand": hand[:, None],
        "of_sides": _eyes_of_sides(info),
    }


def _eyes_of_sides(info: InfoSetBatch) -> Array:
    """Eyes known to be taken by the own and by the other side, shape (rows, 2)."""
    own = info.sides[:, :1]
    mine = (info.sides == own) & (own > 0)
    mine[:, 0] = True
    theirs = (info.sides > 0) & (own > 0) & ~mine
    return np.stack([sum_of_seats(info.eyes * mine), sum_of_seats(info.eyes * theirs)], axis=1)


def _planes(info: InfoSetBatch) -> Array:
    """Planes of each slot: own and unseen copies, played by each seat, on the table; shape (rows, SLOTS, PLANES)."""
    n = len(info.order)
    planes = np.zeros((n, CARDS + 1, PLANES), np.uint8)
    unseen = 2 - info.own - sum_of_seats(info.played)
    planes[:, :CARDS, 0], planes[:, :CARDS, 1] = info.own >= 1, info.own >= 2
    planes[:, :CARDS, 2], planes[:, :CARDS, 3] = unseen >= 1, unseen >= 2
    for seat in range(4):
        planes[:, :CARDS, 4 + seat] = info.played[:, seat]
    for seat in range(3):
        lying = np.flatnonzero(info.on_table[:, seat] >= 0)
        planes[lying, info.on_table[lying, seat], TABLE_PLANE + seat] = 1
    planes[:, :CARDS, 11] = info.held_by_partner
    at = CARD_IN_SLOT.take(info.order, axis=0) + (CARDS + 1) * np.arange(n)[:, None]
    return planes.reshape(-1, PLANES).take(at, axis=0)


def _rank_features(info: InfoSetBatch, planes: Array, led: Array) -> tuple[Array, dict[str, Array]]:
    """Number of unseen cards above each slot, and flags of own cards: highest of their class, legal, winning the trick.

    Each of shape (rows, SLOTS). The highest may still be trumped; of two ♥10 or ♣J the first is assumed to win.
    """
    n = len(planes)
    own = planes[:, :, 0] > 0
    unseen = (planes[:, :, 2] + planes[:, :, 3]).astype(np.float32)
    above = unseen @ _OUTRANKS
    follows = own & (led.astype(np.float32) @ CLASS_OF_SLOT.T > 0)
    legal = np.where(np.any(follows, axis=1)[:, None], follows, own)
    lying = planes[:, :, TABLE_PLANE : TABLE_PLANE + 3]
    best = np.zeros((n, SLOTS), np.float32)
    rows = np.flatnonzero(info.winning > 0)
    best[rows] = lying[rows, :, info.winning[rows] - 1]
    beaten = best @ _OUTRANKS_OR_IS > 0
    unusual = np.flatnonzero(any_card(info.strengths != STRENGTHS[info.order]))
    if len(unusual):
        outranks = _outranks(info, unusual)
        above[unusual] = (unseen[unusual, :, None] * outranks).sum(1)
        beaten[unusual] = (best[unusual, :, None] * (outranks | np.eye(SLOTS, dtype=bool))).any(1)
    of_class = (best @ CLASS_OF_SLOT) @ CLASS_OF_SLOT.T > 0
    trumps = (np.arange(SLOTS) < TRUMP_SLOTS) & (info.winning > 0)[:, None]
    return above, {"high": own & (above == 0), "legal": legal, "wins": legal & ~beaten & (of_class | trumps)}


def _outranks(info: InfoSetBatch, rows: Array) -> Array:
    """True if the card of a slot outranks that of another one in its class, shape (rows, SLOTS, SLOTS)."""
    padded = np.pad(info.strengths[rows], ((0, 0), (0, 1)))
    strengths = np.take_along_axis(padded, CARD_IN_SLOT[info.order[rows]].astype(np.int64), 1)
    one_class = CLASS_OF_SLOT @ CLASS_OF_SLOT.T > 0
    result: Array = one_class & (strengths[:, :, None] > strengths[:, None])
    return result


def _classes(info: InfoSetBatch) -> dict[str, Array]:
    """Flags of the classes, plain suits by slot and trumps last: missed by each of the others, led before, led now."""
    n, led = len(info.order), CLASSES[info.order, info.lead]
    flags = np.zeros((n, 6, 5), bool)  # the last class stands for none
    flags[:, :5, :3], flags[:, :5, 3] = info.void[:, 1:].swapaxes(1, 2), info.was_led
    flags[:, :5, 4] = (led[:, None] == np.arange(5)) & (info.lead >= 0)[:, None]
    at = CLASS_IN_SLOT.take(info.order, axis=0) + 6 * np.arange(n)[:, None]
    by_slot = flags.reshape(-1, 5).take(at, axis=0)
    void = by_slot[:, :, :3].swapaxes(1, 2).reshape(n, -1)
    return {"void": void, "was_led": by_slot[:, :, 3], "led": by_slot[:, :, 4]}


def _counts_by_slot_class(plane: Array) -> Array:
    """Number of cards of each plain suit and of trumps, shape (rows, 5)."""
    return plane.astype(np.float32) @ CLASS_OF_SLOT


CLASS_OF_SLOT: Array = np.zeros((SLOTS, 5), np.float32)
"""One-hot class of each slot: plain suits, trumps last; shape (SLOTS, 5)."""
CLASS_OF_SLOT[:TRUMP_SLOTS, 4] = 1
CLASS_OF_SLOT[TRUMP_SLOTS:] = np.repeat(np.eye(4, 5), 6, axis=0)

_OUTRANKS: Array = (np.triu(CLASS_OF_SLOT @ CLASS_OF_SLOT.T, 1) > 0).astype(np.float32)
"""1 if the card of the row's slot outranks that of the column's within its class; shape (SLOTS, SLOTS)."""
_OUTRANKS_OR_IS: Array = _OUTRANKS + np.eye(SLOTS, dtype=np.float32)


def _one_hot(index: Array, width: int) -> Array:
    """One-hot rows, shape (rows, width); all zero where the index is negative."""
    result: Array = index[:, None] == np.arange(width)
    return result


def _layout() -> tuple[Mapping[str, slice], Array]:
    """Return the columns of each part, and the factors of all columns."""
    places: dict[str, slice] = {}
    scale: list[float] = []
    for parts, factor in zip(_parts(info_set_of_view(Game.deal(Rules(), 0).view(0))), (1, 1 / 8, 1 / 64), strict=True):
        for name, part in parts.items():
            places[name] = slice(len(scale), len(scale) + part.shape[1])
            scale += [factor] * part.shape[1]
    return MappingProxyType(places), np.array(scale, np.float32)


LAYOUT, SCALE = _layout()
"""Columns of each part of the input by name, and the factors of all columns."""

INPUTS = len(SCALE)
