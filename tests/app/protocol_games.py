"""Random games whose lines give every seat only what it may know."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np

from freedoko_qt.ai.training.rule_mix import mixed_rules
from freedoko_qt.app.seat_protocol.host import Host, hello_of
from freedoko_qt.app.seat_protocol.lines import line_of, message_of
from freedoko_qt.app.seat_protocol.messages import EventMessage, Hello
from freedoko_qt.app.seat_protocol.remote_seat import RemoteSeat
from freedoko_qt.engine.actions import Action, AnnounceSwines, Genscher, Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card, by_seat, deck
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules, mended
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.view import SeatView

STANDARD = PRESETS["standard"].rules


class ForeignTable:
    """A game, and beside it the four seats as remote ones, to whom every line goes as text.

    `lines` has every line sent to each seat.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: list[list[str]] = [[], [], [], []]
        self._hosts = [Host(game, seat) for seat in SEATS]
        self.remotes = [self._welcome(seat) for seat in SEATS]

    def _welcome(self, seat: int) -> RemoteSeat:
        self.lines[seat].append(line_of(hello_of(self.game, seat)))
        hello = message_of(self.lines[seat][-1])
        assert isinstance(hello, Hello)
        return RemoteSeat(hello)

    def do(self, action: Action) -> None:
        """Apply an action, and send each seat its lines.

        Raises AssertionError if a line does not come back as the message it was made of.
        """
        self.game.apply(action)
        for seat, (host, remote) in enumerate(zip(self._hosts, self.remotes, strict=True)):
            for fact in host.facts_of(action):
                self.lines[seat].append(line_of(EventMessage(fact)))
                message = message_of(self.lines[seat][-1])
                assert message == EventMessage(fact)
                if fact.seat == seat:
                    remote.answer(action)
                else:
                    remote.observe(fact)

    def views(self) -> Iterator[tuple[SeatView, SeatView]]:
        """Of each seat that may do something what it knows, and what the remote one knows."""
        for seat in SEATS:
            if legal := self.game.legal(seat):
                yield self.game.view(seat), self.remotes[seat].view(legal)


def compare(game: Game, random: Random, soli: float = 0.08) -> Counter[str]:
    """Play a game at random and compare every view; returns what kinds of things happened.

    `soli`: the share of the answers, where a seat has the choice, that are soli.

    The game is played to its end. Raises AssertionError where the view of a remote seat differs from that of its seat.
    """
    table, happened = ForeignTable(game), Counter[str]()
    while game.phase is not Phase.OVER:
        for known, guessed in table.views():
            assert guessed == known
        action = random_action(game, random, soli)
        happened[type(action).__name__] += 1
        table.do(action)
    happened[str(game.contract)] += 1
    happened["exchange"] += bool(game.returned)
    happened["exchange with swines"] += bool(game.returned) and bool(game.swines is not None or _noted(game))
    reserved = [answer.reservation for answer in game.reserved if answer is not None]
    happened["several reservations"] += len(reserved) - reserved.count(Reservation.HEALTHY) > 1
    said = [action.seat for action in game.actions if isinstance(action, Reserve)]
    happened["changed"] += len(said) > len(reserved) and not game.kept_bids
    happened["raised"] += max(said.count(seat) for seat in SEATS) > 2
    return happened


def _noted(game: Game) -> bool:
    return any(isinstance(action, Reserve) and action.swines for action in game.actions)


def random_action(game: Game, random: Random, soli: float = 0.08) -> Action:
    """Any legal action, more often one of the rarer ones than chance would have it, and now and then out of turn.

    For seat `game.turn`, or with a tenth of chance for another seat that may do something.
    """
    assert game.turn is not None
    seat = game.turn
    if random.random() < 0.1:
        seat = random.choice([one for one in SEATS if game.legal(one)])
    legal = game.legal(seat)
    if game.phase is Phase.RESERVATION:
        return _random_answer(legal, random, soli)
    rare = [action for action in legal if isinstance(action, AnnounceSwines | Genscher)]
    if rare and random.random() < 0.4:
        return random.choice(rare)
    plays = [action for action in legal if isinstance(action, Play)]
    return random.choice(plays if plays and random.random() < 0.8 else legal)


def _random_answer(legal: list[Action], random: Random, share_of_soli: float) -> Action:
    answers = [action for action in legal if isinstance(action, Reserve)]
    soli = [answer for answer in answers if answer.reservation.is_solo]
    others = [answer for answer in answers if not answer.reservation.is_solo]
    poverties = [answer for answer in others if answer.reservation is Reservation.POVERTY]
    noted = [answer for answer in others if answer.swines or answer.hyperswines]
    for some, share in ((poverties, 0.8), (noted, 0.5), (others, 1 - share_of_soli)):
        if some and random.random() < share:
            return random.choice(some)
    return random.choice(soli or others)


def random_table(rules: Rules, random: Random) -> Table:
    """A random seat is first; now and then a solo is owed."""
    owed = [DutySoli(), DutySoli(1, 0, 0), DutySoli(2, 1, 1)]
    soli = [random.choice(owed) if rules.in_force().solo else DutySoli() for _ in SEATS]
    return Table(
        first=random.randrange(4),
        duty_round=random.random() < 0.1,
        duty_soli=by_seat(soli),
    )


def mixed(seed: int) -> Rules:
    """A rule set such as the dialog could make."""
    return mixed_rules(np.random.default_rng(seed), with_nines=seed % 4 != 0)


RARE = (
    "poverty", "poverty_shift", "throw_with_one_trump", "swines", "hyperswines", "swines_in_poverty",
    "hyperswines_in_poverty", "swines_announcement_begin", "hyperswines_announcement_begin", "genscher",
)  # fmt: skip


def rare_rules(seed: int) -> Rules:
    """A mixed rule set in which most of the rarer things can happen."""
    random, rules = Random(seed), mixed(seed)
    for option in RARE:
        rules = rules.changed(option, random.random() < 0.8)
    rules = rules.changed("reservation_change", random.choice(("never", "until_next_spoke", "free")))
    return mended(rules)[0]


def rare_game(rules: Rules, random: Random) -> Game:
    """A deal in which one seat is poor, and another one holds both ♦A, ♦9 or ♦K."""
    order = card_order(rules.in_force(), Contract.NORMAL)
    cards = list(deck(with_nines=rules.with_nines))
    random.shuffle(cards)
    size, poor, other = len(cards) // 4, *random.sample(SEATS, 2)
    hands: dict[int, list[Card]] = {seat: [] for seat in SEATS}
    pair = random.choice((Card.DA, Card.DK, Card.D9 if rules.with_nines else Card.DA))
    owner = random.choice((poor, other))
    hands[owner] += [cards.pop(cards.index(pair)) for _ in range(2)]
    trumps = [card for card in cards if order.is_trump(card)]
    plain = [card for card in cards if not order.is_trump(card)]
    few = random.randint(0, 3) - sum(order.is_trump(card) for card in hands[poor])
    hands[poor] += [trumps.pop() for _ in range(few)]
    hands[poor] += [plain.pop() for _ in range(size - len(hands[poor]))]
    rest = trumps + plain
    random.shuffle(rest)
    for seat in SEATS:
        hands[seat] += [rest.pop() for _ in range(size - len(hands[seat]))]
    return Game(rules, hands_of(hands[seat] for seat in SEATS), random_table(rules, random))


def at_the_first_card() -> tuple[ForeignTable, RemoteSeat]:
    """A normal game before its first card, and the remote one of the last seat."""
    table = ForeignTable(Game.deal(STANDARD, 5))
    for seat in SEATS:
        table.do(Reserve(seat, Reservation.HEALTHY))
    return table, table.remotes[3]
