"""One trick: following suit, who wins it, what it counts."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .cards import EYES, BySeat, Card, by_seat
from .contracts import TRUMP, CardOrder
from .rules import Rules


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: the leader's card first, then clockwise; `winner` is a seat."""

    leader: int
    cards: tuple[Card, ...]
    winner: int

    @property
    def eyes(self) -> int:
        """The eyes of the four cards, 0 to 44."""
        return eyes_of(self.cards)

    def seat_of(self, position: int) -> int:
        """The seat that played the card at a position, 0 (the lead) to 3."""
        return (self.leader + position) % 4

    def card_of(self, seat: int) -> Card:
        """The card that a seat played."""
        return self.cards[(seat - self.leader) % 4]

    def seats_playing(self, card: Card) -> list[int]:
        """The seats that played a card, first to last."""
        return [self.seat_of(position) for position, played in enumerate(self.cards) if played == card]


def eyes_of(cards: Sequence[Card]) -> int:
    """The eyes of the cards together."""
    return sum(map(EYES.__getitem__, cards))


def shared_out(hands: Sequence[Sequence[Card]], leader: int, winner: int) -> list[Trick]:
    """The cards left in the hands as tricks that one seat wins, in whatever order they come.

    `leader` leads the first of them, `winner` all others. Raises ValueError if the hands differ in size.
    """
    tricks = []
    for cards in zip(*hands, strict=True):
        tricks.append(Trick(leader, cards[leader:] + cards[:leader], winner))
        leader = winner
    return tricks


def eyes_by_seat(tricks: Iterable[Trick]) -> BySeat[int]:
    """The eyes that each seat has taken, by seat."""
    eyes = [0, 0, 0, 0]
    for trick in tricks:
        eyes[trick.winner] += trick.eyes
    return by_seat(eyes)


def followers(order: CardOrder, hand: Sequence[Card], lead: Card | None) -> list[Card]:
    """The different cards of a hand that may be played to a lead (to none: every card), in the hand's order.

    Trumps are one suit. Whether something has to be announced first is not asked.
    """
    if lead is not None:
        classes = order.classes
        led = classes[lead]
        fitting = {card: None for card in hand if classes[card] == led}
        if fitting:
            return list(fitting)
    return list(dict.fromkeys(hand))


def best_position(order: CardOrder, cards: Sequence[Card], *, second_dolle_wins: bool) -> int:
    """The position, 0 to 3, of the winning one of the cards; `cards` has at least one, the lead first.

    Of equal cards the first wins, but for ♥10 with `second_dolle_wins`, and for ♣J by `second_charlie_wins`.
    """
    classes, strengths = order.classes, order.strengths
    best, best_card = 0, cards[0]
    best_class, best_strength = classes[best_card], strengths[best_card]
    for position in range(1, len(cards)):
        card = cards[position]
        klass = classes[card]
        if klass == best_class:
            strength = strengths[card]
            if strength > best_strength or (
                strength == best_strength
                and (
                    (second_dolle_wins and card == Card.HT and order.dolle)
                    or (order.second_charlie and card == Card.CJ)
                )
            ):
                best, best_card, best_strength = position, card, strength
        elif klass == TRUMP:
            best, best_card, best_class, best_strength = position, card, klass, strengths[card]
    return best


def second_dolle_wins(rules: Rules, *, last_trick: bool, swines: bool) -> bool:
    """True if the second ♥10 in a trick beats the first; `swines` if swines have been announced.

    By `dollen_second_over_first`, in the last trick perhaps the other way round (RULES.md 4).
    """
    if not rules.dollen or (swines and rules.dollen_first_over_second_with_swines):
        return False
    return rules.dollen_second_over_first != (last_trick and rules.dollen_contrary_in_last_trick)
