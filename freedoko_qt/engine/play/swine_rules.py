"""Swines of every kind by the rules alone: their cards, and the time of their announcement (RULES.md 8)."""

from ..actions import SwineKind
from ..cards import Card
from ..contracts import Contract, hyperswine_card, superswine_card, swine_card
from ..rules import Rules


def special_card(rules: Rules, contract: Contract, *, kind: SwineKind) -> Card | None:
    """The card whose pair can be swines of a kind, or a Heidmann, under the rules in this contract, or None."""
    if kind is SwineKind.HEIDMANN:
        allowed = rules.heidmann and not contract.is_solo and contract is not Contract.POVERTY
        return Card.SJ if allowed else None
    allowed, in_solo, in_poverty = rules.swines, rules.swines_in_solo, rules.swines_in_poverty
    if kind is not SwineKind.SWINES:
        allowed = rules.superswines if kind is SwineKind.SUPERSWINES else rules.hyperswines
        in_solo, in_poverty = rules.hyperswines_in_solo, rules.hyperswines_in_poverty
    if contract.is_solo:
        allowed = allowed and in_solo
    elif contract is Contract.POVERTY:
        allowed = allowed and in_poverty
    if not allowed:
        return None
    match kind:
        case SwineKind.SWINES:
            return swine_card(contract)
        case SwineKind.SUPERSWINES:
            return superswine_card(rules, contract)
        case _:
            return hyperswine_card(rules, contract)


def below(rules: Rules, kind: SwineKind) -> SwineKind | None:
    """The kind that has to be announced before this one."""
    if kind in (SwineKind.SWINES, SwineKind.HEIDMANN):
        return None
    return SwineKind.SUPERSWINES if kind is SwineKind.HYPERSWINES and rules.superswines else SwineKind.SWINES


def at_begin(rules: Rules, *, kind: SwineKind) -> bool:
    """True if they are announced before the first card."""
    match kind:
        case SwineKind.SWINES:
            return rules.swines_announcement_begin
        case SwineKind.SUPERSWINES | SwineKind.HEIDMANN:
            return False
        case _:
            return rules.hyperswines_announcement_begin


def only_at_begin(rules: Rules) -> bool:
    """True if nothing of the kind is announced after the first card."""
    if rules.heidmann or (rules.hyperswines and not rules.hyperswines_announcement_begin):
        return False
    return rules.swines_announcement_begin
