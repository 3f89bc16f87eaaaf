"""Match of a network against three players by rules of thumb, each deal played four times."""

from __future__ import annotations

from typing import Any

from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.score.score import above_mean
from freedoko_qt.engine.table import Table

from ..arena import play
from ..card_player import CardPlayer
from ..heuristics.heuristic_player import HeuristicPlayer
from ..intervals import NORMAL_95
from ..networks.action_value_network import ActionValueNetwork
from ..player import Player
from ..strategies import by_network

PRESETS_PLAYED, SEED = ("ddv", "standard"), 1


def benchmark_matches(network: ActionValueNetwork, deals: int) -> list[dict[str, Any]]:
    """Play and print a match under each of two presets; return them as entries for the card of the weights.

    `deals`: number of deals of each match, with four games each.
    """
    played = []
    for preset in PRESETS_PLAYED:
        mean, half = benchmark_match(network, preset, deals, SEED)
        print(f"        {preset}: {mean:+.3f} +-{half:.3f} against the rules of thumb", flush=True)
        played.append(
            {
                "against": "rules of thumb", "rules": preset, "deals": deals, "seed": SEED,
                "points": round(mean, 3), "interval": round(half, 3),
            }
        )  # fmt: skip
    return played


def benchmark_match(network: ActionValueNetwork, preset: str, deals: int, seed: int) -> tuple[float, float]:
    """Return points per game above the mean of the four, and half their 95 % interval.

    Each deal is played with the network once in each seat; a game thrown in counts 0. `preset`: its name.
    """
    rules, candidate = PRESETS[preset].rules, CardPlayer(by_network(network), 0)
    means = []
    for number in range(deals):
        points = 0.0
        for place in SEATS:
            players: list[Player] = [candidate if seat == place else HeuristicPlayer() for seat in SEATS]
            game = Game.deal(rules, seed_of(seed, number), Table(first=SEATS[number % 4]))
            score = play(game, players).score
            if score is not None:
                points += above_mean(score.scores, place)
        means.append(points / len(SEATS))
    mean = sum(means) / deals
    variance = sum((one - mean) ** 2 for one in means) / max(deals - 1, 1)
    return mean, NORMAL_95 * (variance / deals) ** 0.5
