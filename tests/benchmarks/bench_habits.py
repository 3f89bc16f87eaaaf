"""The share of games in which players of a level show a habit that a partner minds; four of them in each game.

    python tests/benchmarks/bench_habits.py --levels casual strong expert --rules ddv --games 200 --seed 51

Per 100 normal games, all four seats together:

- fox: a fox that does not take the trick, behind a known opponent's card, with a smaller trump to play instead;
- ten: a plain ten led in tricks 1 to 6 while its ace is still out, but not for a probable partner to trump;
- full: a ten or an ace into a known opponent's trick in the last seat, with a card of fewer points to play instead.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.heuristics.choice_facts import is_known_opponent, ruffing_partner
from freedoko_qt.ai.heuristics.situation import Situation
from freedoko_qt.ai.player import make_player
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.cards import EYES, SEATS, Card, Rank
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

SMALL_RANKS = (Rank.NINE, Rank.JACK, Rank.KING)
FULL_EYES = EYES[Card.DT]
EARLY_TRICKS = 6


def leaves_to_opponent(s: Situation, card: Card) -> bool:
    """True if a known opponent goes on winning the trick, and no known partner plays after the seat."""
    if s.winning is None or s.takes_lead(card) or not is_known_opponent(s, s.winning):
        return False
    return all(s.deductions.trust[seat] < 1 for seat in s.later)


def loses_fox(s: Situation, card: Card) -> bool:
    small = any(s.is_trump(other) and other.rank in SMALL_RANKS for other in s.playable)
    return s.is_fox(card) and small and leaves_to_opponent(s, card)


def leads_ten(s: Situation, card: Card) -> bool:
    is_plain_ten = s.led is None and card.rank is Rank.TEN and not s.is_trump(card)
    is_early = len(s.view.tricks) < EARLY_TRICKS
    return is_plain_ten and is_early and s.deductions.unseen_above(card) > 0 and ruffing_partner(s, card) is None


def feeds_opponent(s: Situation, card: Card) -> bool:
    is_cheaper = any(EYES[other] < FULL_EYES for other in s.playable)
    return s.is_last and EYES[card] >= FULL_EYES and is_cheaper and leaves_to_opponent(s, card)


HABITS: dict[str, Callable[[Situation, Card], bool]] = {
    "fox": loses_fox,
    "ten": leads_ten,
    "full": feeds_opponent,
}


def played_cards(game: Game) -> Iterator[tuple[SeatView, Card]]:
    """Every card of a game, with what its seat saw before."""
    again = Game(game.given_rules, game.dealt, game.table, seed=game.seed)
    for action in game.actions:
        if isinstance(action, Play):
            yield again.view(action.seat), action.card
        again.apply(action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--levels", nargs="+", default=["casual", "strong", "expert"])
    parser.add_argument("--rules", default="ddv")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument("--show", action="store_true", help="print each case")
    args = parser.parse_args()
    rules = preset_or_file(args.rules)
    for level in args.levels:
        found, normal, begun = Counter[str](), 0, perf_counter()
        for number in range(args.games):
            seed = seed_of(args.seed, number)
            players = [make_player(level, seed_of(seed, seat)) for seat in SEATS]
            game = play(Game.deal(rules, seed, Table(first=SEATS[number % 4])), players)
            if game.contract is not Contract.NORMAL:
                continue
            normal += 1
            for view, card in played_cards(game):
                situation = Situation(view)
                shown = [name for name, shows in HABITS.items() if shows(situation, card)]
                found.update(shown)
                if shown and args.show:
                    hand, trick = (" ".join(card.name for card in cards) for cards in (view.hand, view.trick))
                    at = f"game {number}, trick {view.trick_number}"
                    print(f"  {shown[0]}: {at}, {card.name} of {hand} on {trick or '-'}")
        shares = "  ".join(f"{name} {100 * found[name] / max(normal, 1):5.1f}" for name in HABITS)
        seconds = perf_counter() - begun
        print(f"{level:9} {normal:4} normal games of {args.games}  {shares}  ({seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
