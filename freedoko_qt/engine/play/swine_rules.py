"""Swines and hyperswines by the rules alone: which cards they are, and when they are announced."""

from ..cards import Card
from ..contracts import Contract, hyperswine_card, swine_card
from ..rules import Rules


def special_card(rules: Rules, contract: Contract, *, hyper: bool) -> Card | None:
    """The card whose pair can be swines (or hyperswines) under the rules in this contract, or None."""
    allowed, in_solo, in_poverty = (
        (rules.hyperswines, rules.hyperswines_in_solo, rules.hyperswines_in_poverty)
        if hyper
        else (rules.swines, rules.swines_in_solo, rules.swines_in_poverty)
    )
    if contract.is_solo:
        allowed = allowed and in_solo
    elif contract is Contract.POVERTY:
        allowed = allowed and in_poverty
    if not allowed:
        return None
    return hyperswine_card(rules, contract) if hyper else swine_card(contract)


def at_begin(rules: Rules, *, hyper: bool) -> bool:
    """True if they are announced before the first card."""
    return rules.hyperswines_announcement_begin if hyper else rules.swines_announcement_begin


def only_at_begin(rules: Rules) -> bool:
    """True if swines and hyperswines are announced before the first card or not at all."""
    return at_begin(rules, hyper=False) and (not rules.hyperswines or at_begin(rules, hyper=True))
