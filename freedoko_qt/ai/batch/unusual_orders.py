"""Orders of trumps that the tables by order do not know: other hyperswines, superswines, kings above tens."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from freedoko_qt.engine.cards import Card, Rank
from freedoko_qt.engine.contracts import Contract, hyperswine_card, superswine_card, trump_suit
from freedoko_qt.engine.rules import Rules

from .rulebook import RuleBook
from .tables import HIGHEST_STRENGTH, NOBODY, Array, card_number, has_usual_hyperswines


def can_come_up(rules: Rules) -> bool:
    """True if a game under these rules may have such an order."""
    return rules.superswines or rules.king_over_ten or not has_usual_hyperswines(rules)


def kings_over_tens(rules: RuleBook, contract: Array, strengths: Array) -> None:
    """Put the kings of trump suits above their tens where the rules have it so; ``strengths``: shape (n, 24)."""
    kings = rules.by_contract("kings over tens", _king_over_ten)[np.arange(len(contract)), contract]
    rows = np.flatnonzero(kings >= 0)
    king, ten = kings[rows], kings[rows] + (Rank.TEN - Rank.KING)
    strengths[rows, king], strengths[rows, ten] = strengths[rows, ten], strengths[rows, king]


def _king_over_ten(rules: Rules, contract: Contract) -> int:
    """The king that stands above the ten of its trump suit; -1 for none."""
    suit = trump_suit(contract)
    if not rules.king_over_ten or suit is None or (rules.dollen and suit == Card.HT.suit):
        return NOBODY
    return 6 * suit + Rank.KING


def lift_superswines(rules: RuleBook, contract: Array, holders: Array, strengths: Array) -> None:
    """Put announced superswines above all trumps of the tables."""
    _lift(rules.by_contract("card of superswines", _number_of(superswine_card)), contract, holders, strengths, by=1)


def lift_hyperswines(rules: RuleBook, contract: Array, holders: Array, strengths: Array) -> None:
    """Put announced hyperswines above all trumps of the tables and above superswines."""
    _lift(rules.by_contract("card of hyperswines", _number_of(hyperswine_card)), contract, holders, strengths, by=2)


def _number_of(card_of: Callable[[Rules, Contract], Card | None]) -> Callable[[Rules, Contract], int]:
    return lambda rules, contract: card_number(card_of(rules, contract))


def _lift(cards: Array, contract: Array, holders: Array, strengths: Array, *, by: int) -> None:
    card = cards[np.arange(len(contract)), contract]
    rows = np.flatnonzero((holders >= 0) & (card >= 0))
    strengths[rows, card[rows]] = HIGHEST_STRENGTH + by
