"""What the cards that players choose are worth in the true deal, beside those of the rules of thumb.

    python tests/benchmarks/bench_cards.py --levels strong expert --rules standard --games 90 --seed 77

Positions of games of four casual players, up to six of each game, where there is a choice. The oracle, who sees all
hands, judges every card. Points a decision above casual's card, 95 % interval. The luck of the later cards is left out
of it, as it is not in a match; but it is the same oracle by which the expert looks ahead.
"""

import argparse
from collections import defaultdict
from statistics import mean, stdev

import numpy as np

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.tables import Array, counts
from freedoko_qt.ai.judging import by_oracle
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.playouts import points_a_unit
from freedoko_qt.ai.trained import network, oracle
from freedoko_qt.ai.worlds import possible_games
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.actions import AnnounceSwines, Play
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

FROM_A_GAME = 6
UNTOLD = (None, Contract.POVERTY, Contract.GENSCHER)
"""Games whose hands at the first card, or sides, are not those that were dealt."""


def card_of(level: str, view: SeatView, seed: int) -> Card | None:
    """The card a player of the level plays now; None if it does something else."""
    action = make_player(level, seed).decide(view)
    return action.card if isinstance(action, Play) else None


def worth(game: Game) -> Array:
    """Points of each card of the seat to move as all hands lie, shape (24,)."""
    assert game.turn is not None
    dealt = np.array([[counts(hand) for hand in game.dealt]]).astype(np.int8)
    judge = by_oracle(network().outputs, oracle().expect)
    batch = possible_games(game.view(game.turn), dealt)
    return judge(batch, batch.rows, np.random.default_rng(1))[0] * points_a_unit(game.rules)


def positions(whole: Game, rng: np.random.Generator) -> list[Game]:
    """Some moments of a game at which a card is played and there is more than one."""
    moments = [number for number, action in enumerate(whole.actions) if isinstance(action, Play | AnnounceSwines)]
    chosen = [whole.replayed(int(number)) for number in rng.permutation(moments)[:FROM_A_GAME]]
    return [game for game in chosen if len(game.plays()) > 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--levels", nargs="+", default=["strong", "expert"])
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--games", type=int, default=90)
    parser.add_argument("--seed", type=int, default=77)
    args = parser.parse_args()
    rules, rng = preset_or_file(args.rules), np.random.default_rng(args.seed)
    gained: dict[str, list[float]] = defaultdict(list)
    for number in range(args.games):
        seed = seed_of(args.seed, number)
        players = [make_player("casual", seed_of(seed, seat)) for seat in SEATS]
        whole = play(Game.deal(rules, seed, Table(first=SEATS[number % 4])), players)
        for game in [] if whole.contract in UNTOLD else positions(whole, rng):
            assert game.turn is not None
            view, values = game.view(game.turn), worth(game)
            usual = card_of("casual", view, seed)
            for level in args.levels:
                card = card_of(level, view, seed)
                if usual is not None and card is not None:
                    gained[level].append(values[card] - values[usual])
    for level, points in gained.items():
        half = 1.96 * stdev(points) / len(points) ** 0.5
        print(f"{level:10} {len(points):5} decisions  {mean(points):+.3f} +-{half:.3f}")


if __name__ == "__main__":
    main()
