"""A batch plays what the engine plays: the same actions give the same choices, tricks, sides and scores."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from batch_games import batch_of, begun, column, many_games, random_rules, side_by_side

from freedoko_qt.ai.batch import calls, scoring, sides, swines
from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.tables import CODE, NONE
from freedoko_qt.engine.actions import Announce, AnnounceSwines, Genscher, SwineKind
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.play.known_sides import known_sides
from freedoko_qt.engine.rules import Rules, mended
from freedoko_qt.engine.teams import Side

SIDE = {None: 0, Side.RE: 1, Side.CONTRA: 2}
MANY_POVERTIES = {"poverty_max_trumps": 5}
"""A refused poverty is the only way to a Ramsch."""


def engine_choices(game: Game, seat: int) -> tuple[list[Card], list[int], list[bool]]:
    """Cards (for the seat to move), columns of calls, and swines of each kind that the engine allows a seat."""
    legal = game.legal(seat)
    return (
        sorted(game.plays()) if seat == game.turn else [],
        sorted(column(action.call) for action in legal if isinstance(action, Announce)),
        [AnnounceSwines(seat, kind) in legal for kind in SwineKind],
    )


def assert_equal_choices(games: list[Game], batch: Batch) -> None:
    """Every seat may do the same in both and knows the same of the sides."""
    cards = batch.legal()
    genscher = swines.may_genscher(batch)
    for seat in SEATS:
        seats = np.full(batch.n, seat)
        possible = calls.possible_calls(batch, seats)
        may_say = np.array([swines.may_announce(batch, batch.rows, seats, kind=kind) for kind in SwineKind])
        known = sides.known_sides(batch, batch.rows, seats)
        for row, game in enumerate(games):
            own = list(np.flatnonzero(cards[row])) if seat == game.turn else []
            columns = [int(c) for c in np.flatnonzero(possible[row]) if c]
            assert (own, columns, may_say[:, row].tolist()) == engine_choices(game, seat), game.rules
            assert list(known[row]) == [SIDE[side] for side in known_sides(game, seat)]
            if seat == game.turn:
                assert bool(genscher[row]) == any(isinstance(a, Genscher) for a in game.legal())
    public = sides.known_sides(batch, batch.rows, None)
    for row, game in enumerate(games):
        assert list(public[row]) == [SIDE[side] for side in known_sides(game, None)]
        assert batch.contract[row] == CODE[game.contract]
        assert batch.soloist[row] == (NONE if game.soloist is None else game.soloist)
        assert game.turn is None or batch.turn[row] == game.turn


def assert_equal_ends(games: list[Game], batch: Batch) -> None:
    """Tricks, sides, eyes, value and what each seat writes are the same."""
    scores = scoring.score(batch)
    for row, game in enumerate(games):
        score = game.score
        assert score is not None
        played = len(score.tricks) if game.stopped is None else game.stopped
        assert tuple(batch.winners[row, :played]) == score.tricks[:played]
        assert tuple(np.flatnonzero(batch.re[row])) == score.re
        assert game.stopped is not None or tuple(batch.eyes[row]) == score.eyes
        assert {1: Side.RE, -1: Side.CONTRA, 0: None}[int(scores.winner[row])] == score.winner
        assert (int(scores.value[row]), tuple(scores.points[row])) == (score.value, score.scores), (score, game.rules)


def assert_equal_games(games: list[Game], chance: Random) -> None:
    """Every decision until the end, and the ends, are the same."""
    batch = batch_of(games)
    for _ in side_by_side(games, batch, chance):
        if not batch.over:
            assert_equal_choices(games, batch)
    assert_equal_ends(games, batch)


def drawn(number: int, rules: Callable[[], Rules], chance: Random, fits: Callable[[Game], bool]) -> list[Game]:
    """So many random games that fit, at their first card."""
    games = list[Game]()
    while len(games) < number:
        game = begun(rules(), chance)
        if fits(game):
            games.append(game)
    return games


@pytest.mark.parametrize("with_nines", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_under_random_rules_are_those_of_the_engine(seed: int, with_nines: bool) -> None:
    assert_equal_games(many_games(seed, 40, with_nines=with_nines), Random(seed))


def house_rules(chance: Random, **wanted: object) -> Rules:
    """A random rule set with nulls, Ramsch and counter-Genscher, and with these values."""
    usual = {
        "solo": True, "solo_null": True, "poverty": True, "poverty_shift": True, "poverty_refused": "ramsch",
        "poverty_return_info": "cards", "genscher": True, "counter_genscher": True, "genscher_late": False,
        "hyperswines": False,
    }  # fmt: skip
    return mended(random_rules(chance, with_nines=True).replace(**usual, **wanted))[0]


@pytest.mark.parametrize("contract", [Contract.SOLO_NULL, Contract.RAMSCH, Contract.GENSCHER])
def test_games_of_house_rules_are_those_of_the_engine(contract: Contract) -> None:
    def fits(game: Game) -> bool:
        return game.contract is contract or (contract is Contract.GENSCHER and holds_pairs(game))

    chance = Random(f"house {contract}")
    wanted = MANY_POVERTIES if contract is Contract.RAMSCH else {}
    games = drawn(12, lambda: house_rules(chance, **wanted), chance, fits)
    assert_equal_games(games, chance)
    assert sum(game.contract is contract for game in games) > 5


@pytest.mark.parametrize("with_nines", [True, False])
def test_games_with_a_heidmann_are_those_of_the_engine(with_nines: bool) -> None:
    def fits(game: Game) -> bool:
        return holds_pair(game, Card.SJ) and not game.contract.is_solo

    chance = Random(f"heidmann {with_nines}")
    games = drawn(20, lambda: random_rules(chance, with_nines=with_nines).changed("heidmann", True), chance, fits)
    assert_equal_games(games, chance)
    assert sum(game.heidmann is not None for game in games) > 5


def is_ramsch_with_foxes(game: Game) -> bool:
    """True for a Ramsch in which somebody holds both foxes."""
    return game.contract is Contract.RAMSCH and holds_pair(game, Card.DA)


def test_swines_say_nothing_in_a_ramsch() -> None:
    chance = Random("swines in a ramsch")
    wanted = {"swines": True, "counts_as_announced": ("swines",), "swines_announcement_begin": True}
    games = drawn(3, lambda: house_rules(chance, **MANY_POVERTIES, **wanted), chance, is_ramsch_with_foxes)
    assert_equal_games(games, chance)
    assert any(game.swines is not None for game in games)


def test_a_second_fox_is_no_swine_in_a_ramsch_by_the_trick_of_another() -> None:
    chance = Random("second foxes in a ramsch")
    wanted = {"swines": True, "swines_announcement_begin": False, "swine_only_second": True}
    games = drawn(3, lambda: house_rules(chance, **MANY_POVERTIES, **wanted), chance, is_ramsch_with_foxes)
    assert_equal_games(games, chance)


def holds_pair(game: Game, card: Card) -> bool:
    """True if somebody holds a card twice."""
    return any(hand.count(card) == 2 for hand in game.hands)


def holds_pairs(game: Game) -> bool:
    """True for a normal game in which somebody holds both kings of diamonds, and somebody both queens of hearts."""
    return game.contract is Contract.NORMAL and holds_pair(game, Card.DK) and holds_pair(game, Card.HQ)
