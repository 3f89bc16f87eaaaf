"""The card that a person would play among cards without a significant difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from types import MappingProxyType
from typing import TypeAlias

from freedoko_qt.engine.cards import EYES, Card, Rank
from freedoko_qt.engine.contracts import TRUMP
from freedoko_qt.engine.view import SeatView

from .choice_facts import (
    FULL_EYES,
    has_fewer_eyes,
    is_highest_trump,
    is_plain_ace,
    ruffing_opponent,
    ruffing_partner,
)
from .following import EVEN, LIKELY, SURE
from .heuristic_player import chosen_card
from .leading import is_fresh_ace
from .situation import Situation
from .unlearned import UNLEARNED

Cards: TypeAlias = list[Card]
Filter: TypeAlias = Callable[[Situation, Cards], Cards]

EQUAL_POINTS = 0.05
"""Points by which a card may be behind the best and still be played for it; more than a little costs strength."""
ADVISED_POINTS = 0.1
"""Points by which the usual choice may be behind the best and be advised for it; such choices are called equal."""
PARTNER_POINTS = 0.15
"""Points by which a card may be behind to be played for one that a partner minds; more where that may be chance."""
MISTAKE = 0.3
"""Points by which a mistake is behind the best choice; a choice that is less far behind is close to it."""
CERTAIN: Mapping[Card, float] = MappingProxyType({})
"""Doubt about no card."""
ROUNDING = 1e-6
"""Difference of equal values that comes from rounding alone."""


def usual_card(
    view: SeatView,
    points: Mapping[Card, float],
    margin: float,
    doubt: Mapping[Card, float] = CERTAIN,
    *,
    others: float = inf,
) -> Card:
    """Choose among the best card and those that are behind it by no more points than the margin.

    `points`: expected points of each playable card; `doubt`: standard errors of how far the cards are behind. Cards
    that a partner would mind are left out first, if others are close to them; a margin of 0 means that nothing is
    close. Of equals that differ only in cost the dearer ones drop out; then the card of the rules of thumb is chosen if
    it is among the rest, else theirs among those that are behind by no more than `others` as well.
    """
    situation = Situation(view)
    minded = _partner_filters(situation)
    close = _close_to_best(situation, points, margin, doubt)
    if len(close) == 1:
        return close[0]
    # Cards are equal to the best one that no partner minds, be it the best of all or not.
    unminded = max(points[card] for card in _kept(situation, close, minded))
    filters = minded + (TIE_BREAKS if view.contract not in UNLEARNED else ())

    def equals(limit: float) -> Cards:
        near = [card for card in view.playable if _is_close_behind(points[card], unminded, limit)]
        return _kept(situation, near, filters)

    first, _ = chosen_card(situation)
    if first in equals(margin):
        return first
    return chosen_card(Situation(view, among=equals(min(margin, others))))[0]


def _close_to_best(
    situation: Situation, points: Mapping[Card, float], margin: float, doubt: Mapping[Card, float]
) -> Cards:
    """The best card, and those that may be played for it if a partner minds it; arguments as in `usual_card`."""
    least = PARTNER_POINTS if margin else 0.0
    has_partner = bool(_partner_filters(situation))
    best = _best_but_for_wasted(situation, points) if margin and has_partner else max(points.values())

    def limit(card: Card) -> float:
        return max(margin, min(max(least, doubt.get(card, 0.0)), MISTAKE))

    return [card for card in situation.playable if _is_close_behind(points[card], best, limit(card))]


def _is_close_behind(points: float, best: float, limit: float) -> bool:
    """True if some points are behind others by no more than a limit, and not ahead of them."""
    return -ROUNDING <= best - points <= limit + ROUNDING


def is_minded(view: SeatView, card: Card) -> bool:
    """True of a playable card that a partner would mind, if others are as good."""
    situation = Situation(view)
    return any(card not in keep(situation, list(view.playable)) for keep in _partner_filters(situation))


def _partner_filters(situation: Situation) -> tuple[Filter, ...]:
    """Filters of what a partner would mind; none where there is no partner, or no experience."""
    is_learned = situation.view.contract not in UNLEARNED
    return PARTNER_FILTERS if is_learned and not situation.alone else ()


def _best_but_for_wasted(situation: Situation, points: Mapping[Card, float]) -> float:
    """Points of the best card; if it is wasted, those of the best that is not, unless that one is a mistake."""
    best = max(points.values())
    others = max((points[card] for card in situation.playable if not _is_wasted(situation, card)), default=-inf)
    return others if best - others <= MISTAKE + ROUNDING else best


def _is_wasted(situation: Situation, card: Card) -> bool:
    """True of what a partner minds the most: a fox that rather falls, and a plain ten led for opponents to take.

    A ten that a partner is going to trump is not wasted.
    """
    if situation.is_fox(card):
        return situation.chance(card) < EVEN
    is_plain_ten = _is_exposed_ten(situation, card) and not situation.is_trump(card)
    return is_plain_ten and ruffing_partner(situation, card) is None


def _kept(situation: Situation, cards: Cards, filters: Sequence[Filter]) -> Cards:
    """Ask some filters in turn; at least one card is left."""
    for keep in filters:
        cards = keep(situation, cards)
    return cards


def _takes_fox(situation: Situation, cards: Cards) -> Cards:
    """Leave no fox in the trick, the partner's or the others', to opponents in the last seat."""
    is_lost = situation.is_last and situation.is_fox(Card.DA) and _goes_to_opponents(situation)
    return _without(cards, lambda card: is_lost and Card.DA in situation.view.trick and not situation.takes_lead(card))


def _keeps_fox(situation: Situation, cards: Cards) -> Cards:
    """Play no fox that may be lost."""
    return _without(cards, lambda card: situation.is_fox(card) and situation.chance(card) < SURE)


def _keeps_full_cards(situation: Situation, cards: Cards) -> Cards:
    """Give no ten and no ace to a trick that rather goes to opponents, be it that one of them trumps an ace."""
    is_lead = situation.led is None
    return _without(cards, lambda card: not is_lead and EYES[card] >= FULL_EYES and situation.chance(card) < EVEN)


def _leads_no_ten(situation: Situation, cards: Cards) -> Cards:
    """Lead no ten that may be beaten by a card of its suit, or that an opponent is going to trump."""
    return _without(cards, lambda card: _is_exposed_ten(situation, card))


def _is_exposed_ten(situation: Situation, card: Card) -> bool:
    """True of a ten to lead below a higher card, or into a suit that a probable opponent trumps."""
    if situation.led is not None or card.rank is not Rank.TEN:
        return False
    return situation.deductions.unseen_above(card) > 0 or ruffing_opponent(situation, card) is not None


def _leads_no_king(situation: Situation, cards: Cards) -> Cards:
    """Lead no king of trumps that rather goes to opponents where a trump that counts less will do."""
    if situation.led is not None:
        return cards
    lost = [card for card in cards if situation.is_trump(card) and situation.chance(card) < EVEN]
    least = min((EYES[card] for card in lost), default=0)
    return _without(cards, lambda card: card in lost and EYES[card] >= EYES[Card.DK] > least)


def _leads_fresh_ace(situation: Situation, cards: Cards) -> Cards:
    """Lead an ace as long as the others have to follow."""
    is_lead = situation.led is None
    return _without(cards, lambda card: is_lead and not is_fresh_ace(situation, card))


def _keeps_aces(situation: Situation, cards: Cards) -> Cards:
    """Throw no ace that is still good on a trick that may not be the partner's."""
    classes = situation.view.order.classes

    def is_thrown(card: Card) -> bool:
        is_thrown = situation.led is not None and classes[card] != situation.led
        return is_plain_ace(situation, card) and is_thrown and situation.partner_winning < LIKELY

    return _without(cards, is_thrown)


def _takes_with_ace(situation: Situation, cards: Cards) -> Cards:
    """Take a plain suit with the ace, not with a card that an opponent's second ace may beat."""
    classes, chance = situation.view.order.classes, situation.chance
    taking = [card for card in cards if classes[card] == situation.led and situation.takes_lead(card)]
    surest = max((chance(card) for card in taking if is_plain_ace(situation, card)), default=0.0)
    return _without(cards, lambda card: card in taking and chance(card) < surest)


def _spares_higher(situation: Situation, cards: Cards) -> Cards:
    """Throw no card where a lower one of its class does not take the trick either and counts the same.

    On a trick that rather goes to opponents the lower one may count less, too.
    """
    if situation.led is None:
        return cards
    thrown = [card for card in cards if not situation.takes_lead(card)]
    classes, strengths = situation.view.order.classes, situation.view.order.strengths

    def is_dearer(card: Card) -> bool:
        lower = [one for one in thrown if classes[one] == classes[card] and strengths[one] < strengths[card]]
        is_lost = situation.chance(card) <= 1 - LIKELY
        return any(EYES[one] == EYES[card] or (is_lost and has_fewer_eyes(one, card)) for one in lower)

    return _without(cards, lambda card: card in thrown and is_dearer(card))


def _leaves_to_partner(situation: Situation, cards: Cards) -> Cards:
    """Take no trick from the partner who has it for sure, but to bring home a full card that may be beaten later."""
    if situation.partner_winning < SURE or all(map(situation.takes_lead, cards)):
        return cards

    def comes_home(card: Card) -> bool:
        return EYES[card] >= FULL_EYES and not is_highest_trump(situation, card)

    return _without(cards, lambda card: situation.takes_lead(card) and not comes_home(card))


def _feeds_partner(situation: Situation, cards: Cards) -> Cards:
    """Give the most of what will win nothing later to the partner's sure trick: of the suit led, or of trumps."""
    if situation.partner_winning < SURE:
        return cards
    above, trumps_out = situation.deductions.unseen_above, situation.deductions.unseen_of(TRUMP)
    thrown = [card for card in cards if not situation.takes_lead(card)]
    trumps = [card for card in thrown if situation.is_trump(card)]
    suit = [card for card in thrown if situation.view.order.classes[card] == situation.led and above(card) > 0]

    def given(card: Card) -> int:
        # A trump that may win later is worth more than its eyes.
        may_win = card.rank in (Rank.QUEEN, Rank.JACK) or 2 * above(card) <= trumps_out
        return 0 if card in trumps and may_win else EYES[card]

    return _without_dearer(cards, trumps or suit, lambda card: (-given(card),))


def _goes_to_opponents(situation: Situation) -> bool:
    """True if an opponent, all but certainly, is winning the trick and nobody else plays after the seat."""
    if situation.winning is None:
        return False
    chance = situation.deductions.partner_chance
    return all(chance(seat) <= 1 - SURE for seat in (situation.winning, *situation.later))


def _without(cards: Cards, is_left_out: Callable[[Card], bool]) -> Cards:
    """Leave out cards, unless that leaves none."""
    return [card for card in cards if not is_left_out(card)] or cards


def _gives_least(situation: Situation, cards: Cards) -> Cards:
    """Give as few card points as possible to a trick that goes to known opponents."""
    if not _goes_to_opponents(situation):
        return cards
    losing = [card for card in cards if not situation.takes_lead(card)]
    return _without_dearer(cards, losing, lambda card: (EYES[card],))


def _wins_cheaply(situation: Situation, cards: Cards) -> Cards:
    """Take a sure trick with the trump that is worth the least later, or brings home card points that may be lost.

    Of several that are worth the same the lowest.
    """
    strengths = situation.view.order.strengths

    def cost(card: Card) -> tuple[float, ...]:
        is_in_danger = EYES[card] >= EYES[Card.DK] and situation.deductions.unseen_above(card) > 0
        return situation.keep(card) - EYES[card] * is_in_danger, strengths[card]

    taking = [card for card in cards if situation.is_trump(card) and situation.takes_lead(card)]
    sure = [card for card in taking if situation.led is not None and situation.chance(card) >= SURE]
    return _without_dearer(cards, sure, cost)


def _without_dearer(cards: Cards, alike: Cards, cost: Callable[[Card], tuple[float, ...]]) -> Cards:
    """Leave out those of some cards that cost more than the cheapest of them."""
    least = min(map(cost, alike), default=())
    return [card for card in cards if card not in alike or cost(card) == least]


PARTNER_FILTERS: tuple[Filter, ...] = (
    _takes_fox,
    _keeps_fox,
    _keeps_full_cards,
    _leads_no_ten,
    _leads_no_king,
    _leads_fresh_ace,
    _keeps_aces,
    _takes_with_ace,
    _spares_higher,
    _leaves_to_partner,
    _feeds_partner,
    _wins_cheaply,
)
"""Filters that leave out what a partner would mind, in the order in which they are asked."""
TIE_BREAKS: tuple[Filter, ...] = (_gives_least, _wins_cheaply)
"""Filters that leave out the dearer ones of equal cards, in the order in which they are asked; a soloist's, too."""
