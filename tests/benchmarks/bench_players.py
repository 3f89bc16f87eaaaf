"""The frequency and earnings of each reservation and call of players of a level among themselves.

    python tests/benchmarks/bench_players.py --level beginner --rules ddv --games 1000 --seed 1

Points are a seat's score less the mean of the four scores; in brackets half the 95 % interval.
"""

import argparse
from collections import defaultdict
from statistics import mean, stdev

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.actions import Accept, Announce, AnnounceSwines, Genscher, Reserve
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Table


def words(game: Game) -> set[tuple[str, int]]:
    """The calls and their seats: each once a seat; of the reservations only the one that came to be."""
    said = set()
    thrower = None if game.thrown_in is None else game.thrown_in.seat
    for action in game.actions:
        match action:
            case Reserve(seat, reservation, swines=swines) if seat in (game.soloist, thrower):
                said.add((f"reservation {reservation}", seat))
                if swines:
                    said.add(("swines", seat))
            case Announce(seat, call):
                said.add((f"call {call}{' (duty)' if action.forced else ''}", seat))
            case Accept(seat, True):
                said.add(("poverty taken", seat))
            case AnnounceSwines(seat, kind):
                said.add((kind.value, seat))
            case Genscher(seat, partner) if partner is not None:
                said.add(("genscher", seat))
    if game.score is not None and game.score.soloist is not None and not game.score.contract.is_solo:
        said.add((f"alone in {game.score.contract}", game.score.soloist))
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="beginner")
    parser.add_argument("--rules", default="ddv")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = preset_or_file(args.rules)
    earned: dict[str, list[float]] = defaultdict(list)
    for number in range(args.games):
        seed = seed_of(args.seed, number)
        players = [make_player(args.level, seed_of(seed, seat)) for seat in SEATS]
        game = play(Game.deal(rules, seed, Table(first=SEATS[number % 4])), players)
        scores = (0, 0, 0, 0) if game.score is None else game.score.scores
        for word, seat in words(game):
            earned[word].append(scores[seat] - sum(scores) / 4)
    print(f"{args.level} among themselves, {args.rules}, {args.games} games, seed {args.seed}")
    for word, points in sorted(earned.items()):
        half = 1.96 * stdev(points) / len(points) ** 0.5 if len(points) > 1 else float("nan")
        print(f"{word:32s} {len(points):6d} {mean(points):+7.2f} ({half:.2f})")


if __name__ == "__main__":
    main()
