"""Swines and hyperswines: who may announce them, and what becomes of them in a poverty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import AnnounceSwines
from .announcements import is_duty
from .cards import SEATS, Card
from .contracts import Contract, hyperswine_card, swine_card
from .phase import Phase
from .rules import Rules

if TYPE_CHECKING:
    from .game import Game


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
    """Whether they are announced before the first card."""
    return rules.hyperswines_announcement_begin if hyper else rules.swines_announcement_begin


def only_at_begin(rules: Rules) -> bool:
    """Whether swines and hyperswines are announced before the first card or not at all."""
    return at_begin(rules, hyper=False) and (not rules.hyperswines or at_begin(rules, hyper=True))


def may_be_noted(game: Game, seat: int, *, hyper: bool) -> bool:
    """Whether a seat may name them in its reservation, judged by the trumps of a normal game."""
    if not at_begin(game.rules, hyper=hyper):
        return False
    card = special_card(game.rules, Contract.NORMAL, hyper=hyper)
    return card is not None and game.hands[seat].count(card) == 2


def may_announce(game: Game, seat: int, *, hyper: bool) -> bool:
    """Whether a seat may announce them now."""
    if game.contract is None or (game.cards_played and at_begin(game.rules, hyper=hyper)):
        return False
    if (game.hyperswines if hyper else game.swines) is not None:
        return False
    # A joint holder who opens with a hyperswine says swines, then hyperswines.
    if game.pending and not (hyper and game.swines == seat and game.pending == (swine_card(game.contract),)):
        return False
    rules = game.rules
    if hyper and (game.swines is None or (game.swines == seat and not rules.swines_and_hyperswines_joint)):
        return False
    card = special_card(rules, game.contract, hyper=hyper)
    if card is None:
        return False
    held = game.hands[seat].count(card)
    if at_begin(rules, hyper=hyper):
        # In a poverty before the poor one's cards, else before the first card.
        last_moment = Phase.SHIFT if game.contract is Contract.POVERTY else Phase.PLAY
        return held == 2 and game.phase is last_moment
    if game.phase is not Phase.PLAY or game.turn != seat or is_duty(game, seat):
        return False
    if not hyper and rules.swine_only_second:
        return held == 1 and _first_won_by_own_side(game, seat, card) and game.can_play(card)
    return held == 2 and game.can_play(card)


def announceable(game: Game, seat: int) -> list[bool]:
    """What a seat may announce now: swines (False), hyperswines (True)."""
    if game.swines is None:
        return [False] if may_announce(game, seat, hyper=False) else []
    return [True] if game.rules.hyperswines and may_announce(game, seat, hyper=True) else []


def _first_won_by_own_side(game: Game, seat: int, card: Card) -> bool:
    for trick in game.tricks:
        for position, played in enumerate(trick.cards):
            if played == card and trick.seat_of(position) == seat:
                side = game.side_of(seat)
                return trick.winner == seat or (side is not None and game.side_of(trick.winner) is side)
    return False


def announce(game: Game, seat: int, *, hyper: bool) -> None:
    """Note them; at play the card has to follow."""
    if hyper:
        game.hyperswines = seat
    else:
        game.swines = seat
    game.set_order()
    if game.contract is not None and not at_begin(game.rules, hyper=hyper):
        card = special_card(game.rules, game.contract, hyper=hyper)
        game.pending = () if card is None else (card,)


def announce_noted(game: Game) -> list[AnnounceSwines]:
    """Those named in the reservations that the contract lets count, in the order of the seats asked."""
    made = []
    for hyper in (False, True):
        for seat in (game.seat_after(game.table.first, step) for step in range(4)):
            reserve = game.reserved[seat]
            noted = reserve is not None and (reserve.hyperswines if hyper else reserve.swines)
            if noted and at_begin(game.rules, hyper=hyper) and may_announce(game, seat, hyper=hyper):
                announce(game, seat, hyper=hyper)
                made.append(AnnounceSwines(seat, hyper))
    return made


def wander(game: Game) -> None:
    """After a poverty's exchange announced swines belong to who holds both cards, and lapse when parted."""
    game.swines = _holder(game, game.swines, hyper=False)
    game.hyperswines = None if game.swines is None else _holder(game, game.hyperswines, hyper=True)
    game.set_order()


def _holder(game: Game, owner: int | None, *, hyper: bool) -> int | None:
    card = None if owner is None else special_card(game.rules, Contract.POVERTY, hyper=hyper)
    if card is None:
        return None
    return next((seat for seat in SEATS if game.hands[seat].count(card) == 2), None)
