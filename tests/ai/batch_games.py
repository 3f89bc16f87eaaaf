"""Engine games and a batch side by side, the same actions in both."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from laid import choice

from freedoko_qt.ai.batch import calls, swines
from freedoko_qt.ai.batch.batch import SELECTORS, Batch
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.batch.state import BatchStart
from freedoko_qt.ai.batch.tables import CODE, NONE
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.heuristics_batch import unlearned_cards
from freedoko_qt.engine.actions import Announce, AnnounceSwines, Call, Genscher, Play, Reserve, SwineKind
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Option, OptionKind, Rules, mended
from freedoko_qt.engine.table import Table


def any_value(option: Option, chance: Random) -> Any:
    """A random value of an option."""
    match option.kind:
        case OptionKind.BOOL:
            return chance.random() < 0.5
        case OptionKind.INT:
            return chance.randint(option.low, option.high)
        case OptionKind.ENUM:
            return chance.choice(list(option.choices))
        case OptionKind.SET:
            words = [word for word in option.choices if chance.random() < 0.5]
            return tuple(words if len(words) >= option.low else option.choices)
        case OptionKind.LIST:
            words = list(option.choices)
            chance.shuffle(words)
            return tuple(words)
        case OptionKind.INTS:
            return tuple(chance.randint(option.low, min(option.high, 30)) for _ in option.default)


def random_rules(chance: Random, *, with_nines: bool) -> Rules:
    """A preset with a few or with all options at random."""
    rules = chance.choice(list(PRESETS.values())).rules
    share = chance.choice((0.0, 0.1, 0.5, 1.0))
    values = {name: any_value(option, chance) for name, option in OPTIONS.items() if chance.random() < share}
    values["with_nines"] = with_nines
    values = {name: values.get(name, getattr(rules, name)) for name in OPTIONS}
    values["unsupported"] = OPTIONS["unsupported"].default
    return mended(Rules(**values))[0]


def _answer(game: Game, chance: Random) -> None:
    """A random action before the first card, rarely one that deals anew."""
    legal = game.legal()
    wanted = [a for a in legal if not (isinstance(a, Reserve) and a.reservation.is_throw)] or legal
    if game.phase is Phase.RESERVATION and chance.random() < 0.6:
        shy = [a for a in wanted if isinstance(a, Reserve) and a.reservation is Reservation.HEALTHY]
        rare = [a for a in wanted if isinstance(a, Reserve) and a.reservation in ("marriage", "poverty")]
        wanted = (rare if rare and chance.random() < 0.8 else shy) or wanted
    game.apply(chance.choice(wanted))


def begun(rules: Rules, chance: Random) -> Game:
    """A random game that has come as far as the first card."""
    while True:
        table = Table(first=chance.choice(SEATS), bock_factor=chance.choice((1, 1, 2, 4)))
        game = Game.deal(rules, chance.getrandbits(60), table)
        while game.phase not in (Phase.PLAY, Phase.OVER):
            _answer(game, chance)
        if game.phase is Phase.PLAY:
            return game


def counts(cards: Any) -> list[int]:
    """The number of each card."""
    return [list(cards).count(card) for card in Card]


def or_none(values: list[int | None]) -> Any:
    """Seats as an array, -1 for None."""
    return np.array([NONE if value is None else value for value in values])


def start_of(games: list[Game]) -> BatchStart:
    """The batch's beginning of games that wait for the first card."""
    return BatchStart(
        hands=np.array([[counts(hand) for hand in game.hands] for game in games], np.int8),
        contract=np.array([CODE[game.contract] for game in games]),
        soloist=or_none([game.soloist for game in games]),
        leader=np.array([game.leader for game in games]),
        selector=or_none([None if g.selector is None else SELECTORS.index(g.selector.kind) for g in games]),
        selector_number=np.array([1 if g.selector is None else g.selector.number for g in games]),
        taker=or_none([game.taker for game in games]),
        swines=or_none([game.swines for game in games]),
        superswines=or_none([game.superswines for game in games]),
        hyperswines=or_none([game.hyperswines for game in games]),
        heidmann=or_none([game.heidmann for game in games]),
        bock=np.array([game.table.bock_factor for game in games]),
        laid=np.array([counts(game.laid) for game in games], np.int8),
        returned=np.array([counts(game.returned) for game in games], np.int8),
    )


def batch_of(games: list[Game]) -> Batch:
    """A batch of games that wait for the first card."""
    batch = Batch(RuleBook([game.rules for game in games]), start_of(games))
    for row, game in enumerate(games):
        for made in game.announcements:  # bids; what counts as Re by being played the batch knows itself
            if made.forced:
                continue
            calls.announce(batch, np.array([row]), np.array([made.seat]), np.array([column(made.call)]))
    return batch


def column(call: Call) -> int:
    """The batch's column of a call."""
    return call.level or calls.REPLY_COLUMN


def side_by_side(games: list[Game], batch: Batch, chance: Random) -> Iterator[None]:
    """Play both at random to the end, stopping before each card when everything has been announced."""
    for _ in range(4 * batch.total):
        for _ in range(chance.choice((1, 1, 2, 3))):
            _say(games, batch, chance)
        _must_say(games, batch, chance)
        yield
        legal = batch.legal()
        # A game that is over early goes on in the batch, where it cannot matter any more.
        cards = [chance.choice(game.plays() or [*np.flatnonzero(legal[row])]) for row, game in enumerate(games)]
        for game, card in zip(games, cards, strict=True):
            if game.turn is not None:
                game.apply(Play(game.turn, card))
        batch.play(np.array(cards, dtype=np.int64))
    yield


def _say(games: list[Game], batch: Batch, chance: Random) -> None:
    """Each game: perhaps one announcement, swines or Genscher of anybody."""
    n = len(games)
    for kind in SwineKind:
        where, seats = np.zeros(n, bool), np.zeros(n, np.int64)
        for row, game in enumerate(games):
            able = [s for s in SEATS if AnnounceSwines(s, kind) in game.legal(s)]
            if able and chance.random() < 0.7:
                where[row], seats[row] = True, chance.choice(able)
                game.apply(AnnounceSwines(int(seats[row]), kind))
        swines.announce(batch, where, seats, kind=kind)
    rows, seats, columns = [], [], []
    talk = [(0.02, 0.1, 0.3)[game.dealt[0][0] % 3] for game in games]
    for row, game in enumerate(games):
        seat = chance.choice(SEATS)
        able = [a for a in game.legal(seat) if isinstance(a, Announce)]
        if able and chance.random() < talk[row]:
            action = chance.choice(able)
            game.apply(action)
            rows.append(row)
            seats.append(seat)
            columns.append(column(action.call))
    calls.announce(batch, np.array(rows, int), np.array(seats, int), np.array(columns, int))
    where, partners = np.zeros(n, bool), np.full(n, NONE)
    for row, game in enumerate(games):
        able = [a for a in game.legal() if isinstance(a, Genscher)]
        if able and chance.random() < 0.7:
            action = chance.choice(able)
            game.apply(action)
            where[row], partners[row] = True, NONE if action.partner is None else action.partner
    swines.choose_partner(batch, where, partners)


def _must_say(games: list[Game], batch: Batch, chance: Random) -> None:
    for row, game in enumerate(games):
        if game.turn is not None and not game.plays():
            action = chance.choice([a for a in game.legal() if isinstance(a, Announce)])
            game.apply(action)
            calls.announce(batch, np.array([row]), np.array([action.seat]), np.array([column(action.call)]))


def many_games(seed: int, number: int, *, with_nines: bool) -> list[Game]:
    """Begun games, each under rules of its own."""
    chance = Random(seed_of(seed, number))
    return [begun(random_rules(chance, with_nines=with_nines), chance) for _ in range(number)]


def reasons_in_both(games: list[Game], chance: Random) -> set[Reason]:
    """Play games in both, in which rules of thumb have to choose the same card at each turn; returns their reasons."""
    for game in games:
        for hand in game.hands:
            hand.sort()
    batch, seen = batch_of(games), set[Reason]()
    for _ in side_by_side(games, batch, chance):
        if batch.over:
            break
        chosen = unlearned_cards(batch)
        for row, game in enumerate(games):
            if game.phase is Phase.PLAY:
                wanted, reason = choice(game)
                assert Card(int(chosen[row])) == wanted, (reason, game.trick)
                seen.add(reason)
    return seen
