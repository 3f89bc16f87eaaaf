"""The worth of the cards that players choose if the network plays on, beside those of the rules of thumb.

    python tests/benchmarks/bench_cards.py --levels strong expert --rules standard --games 40 --seed 77

Positions of games of four casual players, up to six of each game, where there is a choice. In 300 deals that fit what
the seat knows every card is played, and the network plays all four hands to the end. Points a decision above casual's
card, 95 % interval: far fewer games than a match needs, but of one decision alone.
"""

import argparse
from collections import defaultdict
from statistics import mean, stdev

import numpy as np

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.rollout import card_values, points_per_unit
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.beliefs.sampling import sample_games
from freedoko_qt.ai.networks.policies import greedy_policy, shared_policy
from freedoko_qt.ai.networks.weights import action_value_network
from freedoko_qt.ai.player import make_player
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.actions import AnnounceSwines, Play
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

FROM_A_GAME = 6
DEALS = 300


def card_of(level: str, view: SeatView, seed: int) -> Card | None:
    """The card a player of the level plays now; None if it does something else."""
    action = make_player(level, seed).decide(view)
    return action.card if isinstance(action, Play) else None


def worth(view: SeatView, rng: np.random.Generator) -> Array:
    """Points of each card of the seat to move, shape (24,)."""
    games = sample_games(view, rng, DEALS, action_value_network())
    values: Array = card_values(
        games, games.rows, rng, 1, shared_policy(greedy_policy(action_value_network().slot_logits))
    ).mean(0)
    return values * points_per_unit(view.rules)


def positions(whole: Game, rng: np.random.Generator) -> list[Game]:
    """Some moments of a game at which a card is played and there is more than one."""
    moments = [number for number, action in enumerate(whole.actions) if isinstance(action, Play | AnnounceSwines)]
    chosen = [whole.replayed(int(number)) for number in rng.permutation(moments)[:FROM_A_GAME]]
    return [game for game in chosen if len(game.plays()) > 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--levels", nargs="+", default=["strong", "expert"])
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=77)
    args = parser.parse_args()
    rules, rng = preset_or_file(args.rules), np.random.default_rng(args.seed)
    gained: dict[str, list[float]] = defaultdict(list)
    for number in range(args.games):
        seed = seed_of(args.seed, number)
        players = [make_player("casual", seed_of(seed, seat)) for seat in SEATS]
        whole = play(Game.deal(rules, seed, Table(first=SEATS[number % 4])), players)
        for game in positions(whole, rng):
            assert game.turn is not None
            view = game.view(game.turn)
            values = worth(view, rng)
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
