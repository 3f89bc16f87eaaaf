"""Estimates about the current trick for the seat to move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from freedoko_qt.engine.actions import HIGHEST_PAIRS, AnnounceSwines
from freedoko_qt.engine.cards import EYES, SEATS, BySeat, Card
from freedoko_qt.engine.contracts import TRUMP
from freedoko_qt.engine.play.swine_rules import special_card
from freedoko_qt.engine.trick import eyes_of
from freedoko_qt.engine.view import SeatView

from .deductions import Deductions, deductions_of, is_alone, is_open_marriage, settles_partner

POINT_IN_EYES = 12
"""Value of a game point, in eyes."""

WINNER_IN_EYES = 9
"""Value of a card that surely wins a later trick, in eyes."""

FOX_IN_EYES, SINGLE_IN_EYES = -2.0, -2.0
"""Value of keeping a fox, and of keeping the only card of a plain suit, in eyes; negative: better get rid of them."""

THROWN_FOX_IN_EYES = 9
"""Cost of losing a fox in a lost trick, and gain of giving it to a partner, in eyes."""

FEW_TRUMPS = 6
"""Number of unseen trumps up to which ♣J is kept for the last trick."""
CHARLIE_IN_EYES, LOST_CHARLIE_IN_EYES = POINT_IN_EYES / 3, -1.0
"""Value of keeping ♣J then, in eyes: if it is the highest trump, and if not."""

RESCUE_CHANCE = 0.6
"""Chance that a partner who can win the trick from an opponent does so."""

MIN_EYES_TO_COME, EXTRA_EYES_FROM_PARTNER = 3, 5
"""Eyes that a seat still to play adds, and how many more if its own side wins the trick."""


class Situation:
    """One decision about a card: the view, deductions from it, and estimates for each playable card.

    `among`: the playable cards that come into question; None for all. `partners`: the chance of each seat to be a
    partner, if it is known better than by deductions.
    """

    def __init__(
        self,
        view: SeatView,
        memory: int | None = None,
        among: Iterable[Card] | None = None,
        partners: BySeat[float] | None = None,
    ) -> None:
        self.view = view
        self.deductions: Deductions = deductions_of(view, memory)
        if partners is not None:
            self.deductions = replace(self.deductions, trust=tuple(2 * chance - 1 for chance in partners))
        self.playable = view.playable if among is None else tuple(among)
        self.eyes = eyes_of(view.trick)
        self.led: int | None = view.order.classes[view.trick[0]] if view.trick else None
        self.later = tuple((view.seat + step) % 4 for step in range(1, 4 - len(view.trick)))
        self.winning = view.winning_seat
        self._chances: dict[Card, float] = {}
        self._keeps: dict[Card, float] = {}

    @property
    def is_last(self) -> bool:
        """True if this seat plays the last card of the trick."""
        return not self.later

    @cached_property
    def alone(self) -> bool:
        """True if this seat plays against three."""
        return is_alone(self.view)

    @cached_property
    def foxes_count(self) -> bool:
        """True if catching a fox earns a point in this game."""
        contract = self.view.contract
        return self.view.rules.extrapoint_catch_fox and contract is not None and not contract.is_alone

    @cached_property
    def own_swines(self) -> Card | None:
        """Card that this seat could announce as a swine right before playing it."""
        contract = self.view.contract
        kinds = [action.kind for action in self.view.legal if isinstance(action, AnnounceSwines)]
        highest = [kind for kind in kinds if kind in HIGHEST_PAIRS]
        if contract is None or not highest:
            return None
        return special_card(self.view.rules, contract, kind=highest[0])

    def is_trump(self, card: Card) -> bool:
        """True if a card is a trump in this contract."""
        return self.view.order.classes[card] == TRUMP

    def is_fox(self, card: Card) -> bool:
        """True if a card is an ace of diamonds that can be caught."""
        swine = self.view.swines is not None or self.own_swines == Card.DA
        return card == Card.DA and self.foxes_count and not swine

    @cached_property
    def best_card(self) -> Card:
        """Winning card of the unfinished trick, which must not be empty."""
        assert self.winning is not None and self.view.leader is not None
        return self.view.trick[(self.winning - self.view.leader) % 4]

    def takes_lead(self, card: Card) -> bool:
        """True if the card would be winning the trick."""
        return card == self.own_swines or self.view.takes_lead(card)

    @cached_property
    def partner_winning(self) -> float:
        """Chance that a partner is winning the trick and no opponent beats that card."""
        if self.winning is None or self.led is None:
            return 0.0
        friend = self.deductions.partner_chance(self.winning)
        return friend * self.deductions.holds(self.best_card, self.led, self.later)

    def chance(self, card: Card) -> float:
        """Chance that the own side wins the trick if this card is played, 0 to 1."""
        if card not in self._chances:
            self._chances[card] = self._chance(card)
        return self._chances[card]

    def _chance(self, card: Card) -> float:
        deductions = self.deductions
        led = self.view.order.classes[card] if self.led is None else self.led
        if self.takes_lead(card):
            best, friend = card, 1.0
            if card == self.own_swines:
                return 1.0
        else:
            best = self.best_card
            friend = 0.0 if self.winning is None else deductions.partner_chance(self.winning)
        stays = deductions.holds(best, led, self.later)
        rescue = 0.0
        if stays < 1 or friend < 1:
            for seat in self.later:
                rescue = max(
                    rescue, RESCUE_CHANCE * deductions.partner_chance(seat) * deductions.beats(seat, best, led)
                )
        return friend * stays + (1 - friend * stays) * rescue

    def keep(self, card: Card) -> float:
        """Value of keeping the card for later, in eyes."""
        if card not in self._keeps:
            self._keeps[card] = self._keep_trump(card) if self.is_trump(card) else self._keep_plain(card)
        return self._keeps[card]

    def _keep_trump(self, card: Card) -> float:
        deductions = self.deductions
        out = deductions.unseen_of(TRUMP)
        if self.is_fox(card):
            return FOX_IN_EYES
        if card == self.own_swines:
            return float(WINNER_IN_EYES)
        beaten = 1 - deductions.unseen_above(card) / out if out else 1.0
        worth = WINNER_IN_EYES * (beaten * beaten)
        if card == Card.CJ and self.view.rules.extrapoint_charlie and self.foxes_count and out <= FEW_TRUMPS:
            worth += CHARLIE_IN_EYES if beaten == 1 else LOST_CHARLIE_IN_EYES
        return worth

    def _keep_plain(self, card: Card) -> float:
        order, deductions = self.view.order, self.deductions
        klass = order.classes[card]
        others = tuple((self.view.seat + step) % 4 for step in SEATS[1:])
        worth = 0.0
        if deductions.unseen_above(card) == 0:
            worth = WINNER_IN_EYES * deductions.holds(card, klass, others)
        same = sum(order.classes[other] == klass for other in self.view.hand)
        has_trumps = any(self.is_trump(other) for other in self.view.hand)
        if same == 1 and has_trumps and worth < 2:
            worth += SINGLE_IN_EYES
        return worth

    def gain(self, card: Card) -> float:
        """Gain of the own side by playing the card, in eyes."""
        chance = self.chance(card)
        table = self.eyes + self._expected_later(chance)
        worth = chance * table + (chance - 0.5) * EYES[card]
        if self.is_fox(card):
            worth -= (1 - chance) * POINT_IN_EYES
        worth += chance * POINT_IN_EYES * self.foreign_foxes
        if self.foxes_count and self.view.rules.extrapoint_doppelkopf:
            total = self.eyes + EYES[card]
            if total >= self.view.rules.doppelkopf_points - 4 * len(self.later):
                worth += (2 * chance - 1) * POINT_IN_EYES / (1 + len(self.later))
        return worth - self.keep(card)

    def _expected_later(self, chance: float) -> float:
        """Eyes that the seats still to play will add: partners give, opponents hold back."""
        return sum(
            MIN_EYES_TO_COME
            + EXTRA_EYES_FROM_PARTNER
            * (
                chance * self.deductions.partner_chance(seat)
                + (1 - chance) * (1 - self.deductions.partner_chance(seat))
            )
            for seat in self.later
        )

    @cached_property
    def foreign_foxes(self) -> float:
        """Expected number of opponents' foxes in the trick."""
        if not self.view.trick or self.view.leader is None or not self.is_fox(Card.DA):
            return 0.0
        return sum(
            1 - self.deductions.partner_chance((self.view.leader + position) % 4)
            for position, card in enumerate(self.view.trick)
            if card == Card.DA
        )

    def best(self, cards: Iterable[Card]) -> Card | None:
        """Return the card of the highest gain, the first of equals; None if there are no cards."""
        return max(cards, key=self.gain, default=None)

    def cheapest(self, cards: Iterable[Card]) -> Card | None:
        """Return the card that is cheapest to lose; None if there are no cards."""

        def cost(card: Card) -> float:
            return EYES[card] / 2 + self.keep(card) + THROWN_FOX_IN_EYES * self.is_fox(card)

        return min(cards, key=cost, default=None)

    @cached_property
    def winners(self) -> tuple[Card, ...]:
        """Playable cards that would be winning the trick."""
        return tuple(card for card in self.playable if self.takes_lead(card))

    @cached_property
    def losers(self) -> tuple[Card, ...]:
        """Playable cards that would not be winning the trick."""
        return tuple(card for card in self.playable if not self.takes_lead(card))

    @property
    def clarifies(self) -> bool:
        """True if this trick can settle the partner in an open marriage."""
        return settles_partner(self.view)

    @property
    def is_bride(self) -> bool:
        """True if this seat is the bride of an open marriage."""
        return is_open_marriage(self.view) and self.view.soloist == self.view.seat
