"""Laid hands and short ways to play them: what the examples of the rule book are written with."""

from freedoko_qt.engine.actions import Announce, Call, Play, Reserve, Selector
from freedoko_qt.engine.cards import SEATS, Card, Hands, deck
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.dealing import hands_of
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.trick import Trick

QUIET = Rules(announcement_first_trick_thirty_points=False)
"""FreeDoko's rules without the forced announcement, so that any first trick can be played through."""

RE_AND_KONTRA = ("CQ", "DJ", "CQ", "SJ")
"""The seats 0 and 2 hold a ♣Q each."""


def cards(names: str) -> tuple[Card, ...]:
    """The cards with these names."""
    return tuple(Card[name] for name in names.split())


def lay(*named: str, with_nines: bool = True) -> Hands:
    """Four hands with the named cards first; the rest of the deck is dealt round, equal cards to different seats."""
    hands = [list(cards(names)) for names in named] + [[] for _ in range(4 - len(named))]
    rest = list(deck(with_nines=with_nines))
    size = len(rest) // 4
    for hand in hands:
        for card in hand:
            rest.remove(card)
    for number, card in enumerate(rest):
        open_to_more = [seat for step in SEATS if len(hands[seat := (number + step) % 4]) < size]
        hands[next((seat for seat in open_to_more if card not in hands[seat]), open_to_more[0])].append(card)
    return hands_of(hands)


def healthy(seat: int) -> Reserve:
    """Nothing to report."""
    return Reserve(seat, Reservation.HEALTHY)


def reserve(seat: int, what: str, selector: Selector | None = None, **more: bool) -> Reserve:
    """An answer to the question before the game."""
    return Reserve(seat, Reservation(what), selector, **more)


def answered(rules: Rules, hands: Hands, *answers: Reserve, table: Table | None = None) -> Game:
    """A game in which these answers have been given and all other seats are healthy."""
    game = Game(rules, hands, table)
    by_seat = {answer.seat: answer for answer in answers}
    for _ in SEATS:
        if game.phase == "reservation":
            assert game.turn is not None
            game.apply(by_seat.get(game.turn, healthy(game.turn)))
    return game


def play(game: Game, names: str) -> list[Event]:
    """Play these cards in turn; what happened, all together."""
    events: list[Event] = []
    for card in cards(names):
        assert game.turn is not None
        events += game.apply(Play(game.turn, card))
    return events


def play_on(game: Game, number: int) -> None:
    """Play so many cards, each the first that is allowed."""
    for _ in range(number):
        assert game.turn is not None
        game.apply(Play(game.turn, game.plays()[0]))


def play_until(game: Game, seat: int) -> None:
    """Play until it is a seat's turn."""
    while game.turn != seat:
        play_on(game, 1)


def until_held(game: Game, seat: int, number: int) -> Game:
    """Play until a seat has so many cards left."""
    while len(game.hands[seat]) > number:
        play_on(game, 1)
    return game


def rollout(game: Game) -> Game:
    """Play to the end."""
    while game.turn is not None:
        play_on(game, 1)
    return game


def announce(game: Game, seat: int, *calls: str) -> None:
    """Announce one after the other."""
    for call in calls:
        game.apply(Announce(seat, Call(call)))


def open_calls(game: Game, seat: int) -> list[str]:
    """The calls that a seat may make."""
    return [action.call.value for action in game.legal(seat) if isinstance(action, Announce)]


def taken(names: str, winner: int, leader: int = 0) -> Trick:
    """A finished trick, the leader's card first."""
    return Trick(leader, cards(names), winner)


def score_sheet(
    rules: Rules, *tricks: Trick, re: tuple[int, ...] = (0, 2), contract: Contract = Contract.NORMAL
) -> Game:
    """A game of which only the tricks matter."""
    game = Game(rules, lay(with_nines=rules.with_nines))
    game.contract = contract
    game.tricks = list(tricks)
    game.re = [seat in re for seat in SEATS]
    return game


_PLAIN_ROUNDS = ("CA C9 C9 CK", "CA CT CT CK", "SA S9 S9 SK", "SA ST ST SK", "HA H9 HK H9")
"""Five tricks of plain suits for seat 0 to win, the cards of the seats 0 to 3."""


def rounds_to(last: str, *, leader: int, re: tuple[int, int]) -> list[tuple[Card, ...]]:
    """Twelve tricks by seat that everybody can follow; the last holds these trumps, and this seat leads to it."""
    ending = cards(last)
    order = card_order(QUIET, Contract.NORMAL)
    rest = [card for card in order.trumps for _ in range(2)]
    for card in ending:
        rest.remove(card)
    columns: list[list[Card]] = [[], [], [], []]
    for seat in re:
        if ending[seat] != Card.CQ:
            rest.remove(Card.CQ)
            columns[seat].append(Card.CQ)
    strongest = rest.pop(0)
    sixth = (Card.HA, Card.HK, rest.pop(), rest.pop())
    for seat in (*SEATS, *SEATS):
        while len(columns[seat]) < (4 if seat == leader else 5) and rest:
            columns[seat].append(rest.pop(0))
    columns[leader].append(strongest)
    return [*map(cards, _PLAIN_ROUNDS), sixth, *zip(*columns, strict=True), ending]


def before_the_last_trick(
    rules: Rules,
    last: str,
    *answers: Reserve,
    leader: int = 0,
    re: tuple[int, int] = (0, 2),
    table: Table | None = None,
) -> Game:
    """A game of which only one trick is left, of these trumps of the seats 0 to 3; the leader is to lead to it."""
    *rounds, ending = rounds_to(last, leader=leader, re=re)
    game = answered(rules, hands_of(zip(*rounds, ending, strict=True)), *answers, table=table)
    for trick in rounds:
        play_round(game, trick)
    assert game.turn == leader
    return game


def play_round(game: Game, by_seat: tuple[Card, ...]) -> None:
    """One trick, each seat with its card."""
    for _ in SEATS:
        assert game.turn is not None
        game.apply(Play(game.turn, by_seat[game.turn]))


def whole_game(
    rules: Rules, last: str, *, leader: int = 0, re: tuple[int, int] = (0, 2), table: Table | None = None
) -> Game:
    """A game played to its end whose last trick holds these trumps of the seats 0 to 3."""
    return rollout(before_the_last_trick(rules, last, leader=leader, re=re, table=table))
