"""Random games under random rules, and what has to hold at every step of any game."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from freedoko_qt.engine.actions import (
    Accept,
    Action,
    Announce,
    AnnounceSwines,
    Call,
    Claim,
    Genscher,
    Play,
    Reserve,
    Return,
    Shift,
    SwineKind,
)
from freedoko_qt.engine.cards import CARDS, SEATS, Card, Hand, by_seat, deck
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.dealing import deal, hands_of
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.events import Event
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.notation import action_from_dict, action_to_dict, game_from_record, record_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.record_check import differences
from freedoko_qt.engine.rules import OPTIONS, Option, OptionKind, Rules, mended
from freedoko_qt.engine.score.score_lines import value_of
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import Side, WinningStreak
from freedoko_qt.engine.view import SeatView

PLAYERS = [{"name": f"Player {seat}", "kind": "random"} for seat in SEATS]


def random_value(option: Option, random: Random) -> Any:
    """Any value that the option can have."""
    match option.kind:
        case OptionKind.BOOL:
            return random.random() < 0.5
        case OptionKind.INT:
            return random.randint(option.low, option.high)
        case OptionKind.ENUM:
            return random.choice(list(option.choices))
        case OptionKind.SET:
            number = random.randint(option.low, len(option.choices))
            chosen = random.sample(list(option.choices), number)
            return tuple(word for word in option.choices if word in chosen)
        case OptionKind.LIST:
            number = len(option.choices) if option.complete else random.randint(0, len(option.choices))
            return tuple(random.sample(list(option.choices), number))
        case OptionKind.INTS:
            return tuple(random.randint(option.low, option.high) for _ in option.default)


def random_rules(random: Random) -> Rules:
    """Any rule set that is possible."""
    return mended(Rules(**{name: random_value(option, random) for name, option in OPTIONS.items()}))[0]


def random_table(rules: Rules, random: Random) -> Table:
    """A table at which somebody is first, perhaps with bock or a solo that is owed."""
    duty = [DutySoli(), DutySoli(1, 0, 0), DutySoli(1, 1, 0), DutySoli(2, 0, 1), DutySoli(2, 1, 1)]
    soli = [random.choice(duty) if rules.in_force().solo else DutySoli() for _ in SEATS]
    return Table(
        first=random.randrange(4),
        bock_factor=random.choice((1, 1, 2, 4)),
        streak=WinningStreak(random.choice(list(Side)), random.randrange(4)),
        duty_round=random.random() < 0.1,
        duty_soli=by_seat(soli),
    )


def random_game(rules: Rules, random: Random) -> Game:
    """A new game at a random table; now and then with a hand of the rarer kinds, if one turns up."""
    wanted = random.choice((None, _is_poor, *(_holds_both(card) for card in (Card.CQ, Card.DA, Card.DK))))
    for _ in range(30):
        hands = deal(random.getrandbits(40), with_nines=rules.with_nines)
        if wanted is None or any(map(wanted, hands)):
            break
    return Game(rules, hands, random_table(rules, random))


def _is_poor(hand: Hand) -> bool:
    return sum(card_order(Rules(), Contract.NORMAL).is_trump(card) for card in hand) <= 3


def _holds_both(card: Card) -> Callable[[Hand], bool]:
    return lambda hand: hand.count(card) == 2


def random_action(game: Game, random: Random) -> Action:
    """Any legal action, in such a mixture that every kind of game comes up and all announcements with it."""
    seat = game.turn
    assert seat is not None
    if random.random() < 0.1:
        seat = random.choice([one for one in SEATS if game.legal(one)])
    legal = game.legal(seat)
    if game.phase is Phase.RESERVATION:
        return _random_answer(legal, random)
    plays = [action for action in legal if isinstance(action, Play)]
    return random.choice(plays if plays and random.random() < 0.8 else legal)


def _random_answer(legal: list[Action], random: Random) -> Action:
    """Seldom a solo, mostly what the hand allows besides, else healthy."""
    answers = [action for action in legal if isinstance(action, Reserve)]
    soli = [answer for answer in answers if answer.reservation.is_solo]
    others = [answer for answer in answers if not answer.reservation.is_solo]
    healthy = [answer for answer in others if answer.reservation is Reservation.HEALTHY]
    if soli and (not others or random.random() < 0.08):
        return random.choice(soli)
    return random.choice(healthy if healthy and random.random() < 0.3 else others)


def any_action(game: Game, random: Random) -> Action:
    """Anything a seat could ever want to do, allowed or not."""
    seat = random.randrange(4)
    some = tuple(sorted(random.choices(CARDS, k=random.randint(0, 4))))
    return random.choice(
        (
            Play(seat, random.choice(CARDS)),
            Play(seat if game.turn is None else game.turn, random.choice(CARDS)),
            Announce(seat, random.choice(list(Call))),
            AnnounceSwines(seat, random.choice(list(SwineKind))),
            Genscher(seat, random.choice((None, *SEATS))),
            Reserve(seat, random.choice(list(Reservation))),
            Accept(seat, accept=random.random() < 0.5),
            Shift(seat, some),
            Return(seat, some),
            Claim(seat, takes=random.random() < 0.5),
        )
    )


def state(game: Game) -> dict[str, Any]:
    """All that a game consists of, as values that later actions do not change; not what it only remembers."""
    values = {name: getattr(game, name) for name in Game.__slots__ if not name.startswith("_")}
    return {
        name: tuple(tuple(item) if isinstance(item, list) else item for item in value)
        if isinstance(value, list)
        else value
        for name, value in values.items()
    }


def check_step(game: Game) -> None:
    """The laws that hold after every action."""
    held = [card for hand in game.hands for card in hand]
    played = [card for trick in game.tricks for card in trick.cards]
    offered = game.laid if game.phase is Phase.ACCEPT else ()
    if game.thrown_in is None:
        assert sorted([*held, *played, *game.trick, *offered]) == sorted(deck(with_nines=game.rules.with_nines))
    assert len(game.trick) < 4
    if game.phase is Phase.OVER:
        assert game.turn is None
        assert (game.score is None) is not (game.thrown_in is None)
        assert not any(game.legal(seat) for seat in SEATS)
        return
    assert game.turn in SEATS
    assert game.legal()
    for seat in SEATS:
        legal = game.legal(seat)
        assert len(set(legal)) == len(legal)
        if seat != game.turn:
            assert all(isinstance(action, Announce | AnnounceSwines | Reserve) for action in legal)
            changed = [action for action in legal if isinstance(action, Reserve)]
            assert not changed or game.reserved[seat] is not None


def check_legal(game: Game, random: Random, *, tries: int) -> None:
    """Whatever is offered can be done, and writing it down loses nothing."""
    for seat in SEATS:
        legal = game.legal(seat)
        for action in legal:
            assert game.is_legal(action)
            assert game.refusal(action) is None
            assert action_from_dict(action_to_dict(action)) == action
        before = state(game)
        for action in random.sample(legal, min(tries, len(legal))):
            move = game.attempt(action)
            assert isinstance(move, Move)
            assert state(game) == before
            check_step(move.after)
            replayed = game.replayed(len(game.actions))
            assert replayed.apply(action) == move.events
            assert state(replayed) == state(move.after)


def check_illegal(game: Game, action: Action) -> None:
    """Anything that is not offered is refused, with a reason, and changes nothing."""
    legal = game.is_legal(action)
    assert legal is (game.refusal(action) is None)
    if isinstance(action, Shift | Return) or not legal:
        assert legal or action not in game.legal(action.seat)
    else:
        assert action in game.legal(action.seat)
    if legal:
        return
    before = state(game)
    assert game.attempt(action) is game.refusal(action)
    assert state(game) == before
    try:
        game.apply(action)
    except IllegalAction:
        assert state(game) == before
    else:
        raise AssertionError(f"{action} was taken")


def check_refusals(game: Game, random: Random) -> None:
    """After several refusals every seat knows the same as before, and the record is the same."""
    views, record = views_of(game), record_of(game, PLAYERS)
    for _ in range(4):
        action = any_action(game, random)
        check_illegal(game, action)
    assert views_of(game) == views
    assert record_of(game, PLAYERS) == record


def views_of(game: Game) -> list[SeatView]:
    """The views of the four seats."""
    return [game.view(seat) for seat in SEATS]


def check_undo(game: Game) -> None:
    """Taking the last action back and doing it again gives an equal game."""
    again = game.replayed(len(game.actions) - 1)
    again.apply(game.actions[-1])
    assert state(again) == state(game)
    assert views_of(again) == views_of(game)


def check_record(game: Game) -> None:
    """A record, written and read, is the same game and the same record."""
    record = record_of(game, PLAYERS)
    again = game_from_record(json.loads(json.dumps(record)))
    assert record_of(again, PLAYERS) == record
    assert state(again) == state(game)
    if game.phase is Phase.OVER:
        assert differences(record) == []


def public(game: Game) -> tuple[Game, list[Event]] | None:
    """The game of the same hands and actions with all that became public on the way; None if it cannot be."""
    events: list[Event] = []
    again = Game(game.given_rules, game.dealt, game.table, seed=game.seed)
    for action in game.actions:
        if not again.is_legal(action):
            return None
        events += again.apply(action)
    return again, events


def exchanged(game: Game, seat: int, random: Random) -> Game | None:
    """The deal with two cards exchanged that the seat cannot see; None where nothing is hidden."""
    hidden = [(one, card) for one in SEATS if one != seat for card in game.hands[one]]
    if not hidden:
        return None
    (one, card), (two, other) = random.choice(hidden), random.choice(hidden)
    hands = [list(hand) for hand in game.dealt]
    if one == two or card == other or card not in hands[one] or other not in hands[two]:
        return None
    hands[one][hands[one].index(card)], hands[two][hands[two].index(other)] = other, card
    changed = Game(game.given_rules, hands_of(hands), game.table, seed=game.seed)
    changed.actions = list(game.actions)
    return changed


def check_secrecy(game: Game, seat: int, random: Random, tries: int = 4) -> int:
    """A seat knows the same if hidden cards are exchanged and everybody saw and heard the same."""
    compared = 0
    for _ in range(tries):
        changed = exchanged(game, seat, random)
        if changed is None:
            continue
        here, there = public(game), public(changed)
        assert here is not None
        if there is None or here[1] != there[1]:
            continue
        compared += 1
        assert known(here[0], seat) == known(there[0], seat)
    return compared


def known(game: Game, seat: int) -> dict[str, Any]:
    """The parts of a view by name, so that a difference is reported in short.

    Two rules tell a seat its partner by what it may do, and are left out here: a second fox is a swine only if the
    own side won the first, and a knock of the own side lifts the duty to announce.
    """
    view, rules = game.view(seat), game.rules
    parts = {name: getattr(view, name) for name in SeatView.__dataclass_fields__}
    if rules.swine_only_second:
        parts["legal"] = tuple(action for action in view.legal if not isinstance(action, AnnounceSwines))
    if rules.knocking and rules.announcement_first_trick_thirty_points_only_re_contra:
        del parts["duty"], parts["legal"]
    return parts


def check_score(game: Game) -> None:
    """The laws that hold when the last card has been played."""
    score, rules = game.score, game.rules
    if score is None:
        return
    assert sum(trick.eyes for trick in game.tricks) == sum(score.eyes) == 240
    assert len(score.tricks) == game.tricks_total
    assert value_of(rules, list(score.lines)) == score.value
    if rules.counting == "plus_minus" and (not score.contract.is_alone or rules.solo_factor == 3):
        assert sum(score.scores) == 0
    if rules.counting != "plus_minus":
        assert sorted(map(bool, score.scores))[:1] == [False] or score.value == 0 or 0 in score.scores
    if score.contract is Contract.RAMSCH:
        assert [score.eyes[seat] for seat in score.re] == [max(score.eyes)] * len(score.re)
        assert all(game.view(seat).sides == (None, None, None, None) for seat in SEATS)
        return
    assert len(score.re) == (1 if score.contract.is_alone else 2)
    assert game.view(0).sides == game.view(1).sides == game.view(0).public_sides
    assert game.view(0).sides == tuple(score.side_of(seat) for seat in SEATS)


def steps(game: Game, random: Random) -> Iterator[Game]:
    """A random game, stopped after every action until it is over."""
    yield game
    while game.phase is not Phase.OVER:
        game.apply(random_action(game, random))
        yield game
