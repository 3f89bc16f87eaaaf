"""Positions with an undisputed answer, read from `textbook.toml`; what is hidden is dealt by a seed."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from laid import DDV, cards

from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.actions import Action, Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card, deck
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import card_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.table import Table

OWN = 0
ATTEMPTS = 2000


@dataclass(frozen=True)
class Position:
    """A position of the textbook."""

    name: str
    hands: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    """The cards each seat has left; the tricks before are played at random."""
    first: int = 0
    says: tuple[str, ...] = ()
    played: str = ""
    answers: str = ""
    never: str = ""

    def is_right(self, card: Card) -> bool:
        """True if a card is an answer."""
        return card in cards(self.answers) if self.answers else card not in cards(self.never)

    def game(self, seed: int) -> Game:
        """The game in which seat 0 is asked."""
        for attempt in range(ATTEMPTS):
            rng = Random(1000 * seed + attempt)
            game = self._to_the_end(rng) if self.end else self._begun(rng)
            if game is not None:
                return game
        raise AssertionError(f"no deal fits: {self.name}")

    def _begun(self, rng: Random) -> Game | None:
        game = Game(DDV, _dealt(self.hands, rng), Table(first=self.first))
        _announce(game, self.says)
        for word in self.played.split():
            assert game.turn is not None
            seat, _, call = word.partition(":")
            action = Announce(int(seat), Call(call)) if call else Play(game.turn, card_of(word))
            if not game.is_legal(action):
                return None  # somebody was dealt cards that have to be played before
            game.apply(action)
        return game if game.turn == OWN else None

    def _to_the_end(self, rng: Random) -> Game | None:
        """Play at random what nobody has to keep; None where a seat would have to play a kept card."""
        kept = [cards(hand) for hand in self.end]
        game = Game(DDV, _dealt(self.end, rng), Table(first=rng.choice(SEATS)))
        _announce(game, self.says)
        while len(game.hands[OWN]) > len(kept[OWN]) or game.trick:
            assert game.turn is not None
            left = list(game.hands[game.turn])
            for card in kept[game.turn]:
                left.remove(card)
            free = [card for card in game.plays() if card in left]
            if not free:
                return None
            game.apply(Play(game.turn, rng.choice(free)))
        return game if game.turn == OWN else None


def _dealt(given: tuple[str, ...], rng: Random) -> tuple[tuple[Card, ...], ...]:
    hands = [list(cards(hand)) for hand in (*given, "", "", "", "")[:4]]
    rest = list(deck(with_nines=True))
    for card in (card for hand in hands for card in hand):
        rest.remove(card)
    rng.shuffle(rest)
    for hand in hands:
        missing = 12 - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    return hands_of(hands)


def _announce(game: Game, says: tuple[str, ...]) -> None:
    entries = [(int(one[0]), one[2:]) for one in says]
    reserved = {seat: Reservation(word) for seat, word in entries if word in set(Reservation)}
    while game.phase is Phase.RESERVATION:
        assert game.turn is not None
        kind = reserved.get(game.turn, Reservation.HEALTHY)
        game.apply(next(a for a in game.legal() if isinstance(a, Reserve) and a.reservation is kind))
    for seat, word in entries:
        if word not in set(Reservation):
            game.apply(Announce(seat, Call(word)))


def chosen(game: Game, level: str, seed: int) -> Card:
    """The card that a player of a level plays, after whatever it announces."""
    player = make_player(level, seed)
    while True:
        assert game.turn is not None
        action: Action | None = player.decide(game.view(game.turn))
        assert action is not None
        if isinstance(action, Play):
            return action.card
        game.apply(action)


def positions() -> list[Position]:
    """All positions of the textbook."""
    path = Path(__file__).with_name("textbook.toml")
    entries: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return [
        Position(**{key: tuple(part) if isinstance(part, list) else part for key, part in entry.items()})
        for entry in entries
    ]
