"""Orders of trumps that the tables do not know: other or more swines, kings above tens, jacks above queens."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from freedoko_qt.engine.actions import SwineKind
from freedoko_qt.engine.cards import Card, Rank, Suit, card
from freedoko_qt.engine.contracts import Contract, has_dollen, hyperswine_card, superswine_card, trump_suit
from freedoko_qt.engine.rules import Rules

from .rulebook import RuleBook
from .tables import HIGHEST_STRENGTH, NONE, STRENGTHS, Array, card_number, has_usual_hyperswines

_QUEENS, _JACKS = (np.array([card(suit, rank) for suit in Suit], np.int64) for rank in (Rank.QUEEN, Rank.JACK))


def can_come_up(rules: Rules) -> bool:
    """True if a game under these rules may have such an order."""
    return rules.superswines or rules.king_over_ten or rules.heidmann or not has_usual_hyperswines(rules)


def strengths_of(rules: RuleBook, contract: Array, order: Array, holders: Mapping[SwineKind, Array]) -> Array:
    """Strengths of all cards, shape (n, 24): those of the tables, with all that these do not know.

    `contract`, `order`: codes, shape (n,); `holders`: the seats that have announced superswines, hyperswines and
    a Heidmann, shape (n,), -1 for none.
    """
    strengths: Array = STRENGTHS[order]
    if any(map(can_come_up, rules.sets)):
        _put_kings_over_tens(rules, contract, strengths)
        _put_jacks_over_queens(np.flatnonzero(holders[SwineKind.HEIDMANN] >= 0), strengths)
        for by, (kind, card_of) in enumerate(_LIFTED.items(), 1):
            _lift(rules.by_contract(f"lifted {kind}", card_of), contract, holders[kind], strengths, by=by)
    return strengths


def _put_kings_over_tens(rules: RuleBook, contract: Array, strengths: Array) -> None:
    kings = rules.by_contract("kings over tens", _king_over_ten)[np.arange(len(contract)), contract]
    rows = np.flatnonzero(kings >= 0)
    king, ten = kings[rows], kings[rows] + (Rank.TEN - Rank.KING)
    strengths[rows, king], strengths[rows, ten] = strengths[rows, ten], strengths[rows, king]


def _put_jacks_over_queens(rows: Array, strengths: Array) -> None:
    queens, jacks = (rows[:, None], _QUEENS), (rows[:, None], _JACKS)
    strengths[queens], strengths[jacks] = strengths[jacks], strengths[queens]


def _king_over_ten(rules: Rules, contract: Contract) -> int:
    """The king that stands above the ten of its trump suit; -1 for none."""
    suit = trump_suit(contract)
    if not rules.king_over_ten or suit is None or (has_dollen(rules, contract) and suit == Card.HT.suit):
        return NONE
    return card(suit, Rank.KING)


def _lift(cards: Array, contract: Array, holders: Array, strengths: Array, *, by: int) -> None:
    """Put announced cards above all trumps of the tables."""
    lifted = cards[np.arange(len(contract)), contract]
    rows = np.flatnonzero((holders >= 0) & (lifted >= 0))
    strengths[rows, lifted[rows]] = HIGHEST_STRENGTH + by


def _superswine(rules: Rules, contract: Contract) -> int:
    return card_number(superswine_card(rules, contract))


def _hyperswine(rules: Rules, contract: Contract) -> int:
    """The hyperswine, -1 where the tables have it in its place."""
    in_place = has_usual_hyperswines(rules) and not rules.superswines
    return NONE if in_place else card_number(hyperswine_card(rules, contract))


_LIFTED = {SwineKind.SUPERSWINES: _superswine, SwineKind.HYPERSWINES: _hyperswine}
"""The cards to be put above all others, one kind above the other."""
