"""Games with laid hands, for situations that a person can picture."""

from collections.abc import Iterable

from freedoko_qt.ai.heuristics.heuristic_player import chosen_card
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.heuristics.situation import Situation
from freedoko_qt.engine.actions import Action, Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card, deck
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import card_of
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.table import Table

DDV = PRESETS["ddv"].rules
STANDARD = PRESETS["standard"].rules


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as "CQ HT DA"."""
    return tuple(card_of(name) for name in text.split())


def laid(*hands: str, rules: Rules = DDV, first: int = 0, convention: bool = False) -> Game:
    """A game with these hands; what is missing in a hand is filled up with the rest of the deck, seat by seat."""
    given = [list(cards(hand)) for hand in (*hands, "", "", "", "")[:4]]
    rest = list(deck(with_nines=rules.with_nines))
    size = len(rest) // 4
    for card in (card for hand in given for card in hand):
        rest.remove(card)
    for hand in given:
        missing = size - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    return Game(rules, hands_of(given), Table(first=first, convention=convention))


def all_healthy(game: Game) -> Game:
    """Every seat says that it is healthy."""
    return after(game, (Reserve((game.table.first + step) % 4, Reservation.HEALTHY) for step in range(4)))


def after(game: Game, actions: Iterable[Action]) -> Game:
    """The game once these have been done."""
    for action in actions:
        game.apply(action)
    return game


def played(game: Game, text: str) -> Game:
    """The game once these cards have been played, each by the seat whose turn it is."""
    for card in cards(text):
        assert game.turn is not None
        game.apply(Play(game.turn, card))
    return game


def announced(game: Game, seat: int, call: Call) -> Game:
    """The game once a seat has announced."""
    return after(game, [Announce(seat, call)])


def healthy_but(game: Game, seat: int, reservation: Reservation) -> Game:
    """One seat says this, the others are healthy."""
    for step in SEATS:
        one = (game.table.first + step) % 4
        game.apply(Reserve(one, reservation if one == seat else Reservation.HEALTHY))
    return game


def married(game: Game, bride: int) -> Game:
    """One seat declares its marriage, the others are healthy."""
    for step in SEATS:
        one = (game.table.first + step) % 4
        kind = Reservation.MARRIAGE if one == bride else Reservation.HEALTHY
        answers = (action for action in game.legal(one) if isinstance(action, Reserve))
        game.apply(next(answer for answer in answers if answer.reservation is kind))
    return game


def choice(game: Game) -> tuple[Card, Reason]:
    """The card that rules of thumb choose for the seat to move, and why."""
    assert game.turn is not None
    return chosen_card(Situation(game.view(game.turn)))
