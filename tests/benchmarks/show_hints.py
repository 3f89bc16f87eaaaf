"""Hints as a person would read them, in English and German, with the positions they are about; as Markdown.

    python tests/benchmarks/show_hints.py --rules ddv standard --games 20 --seed 300 --each 2

Four casual players play; the first seat is advised wherever it has a choice. Of each reason a few are shown.
"""

import argparse
from collections import Counter

from PySide6.QtCore import QCoreApplication

from freedoko_qt.ai.advice import Advice
from freedoko_qt.ai.advising import advise
from freedoko_qt.ai.heuristics.advantages import advantage_of
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.app.language import Translators
from freedoko_qt.app.seat_advice import SeatAdvice
from freedoko_qt.app.settings import Language
from freedoko_qt.app.wording.advice import Hint, hint
from freedoko_qt.app.wording.contracts import contract_name
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

OWN = 0
NAMES = ("Hans", "Anna", "Ben", "Clara")
LANGUAGES = (Language.ENGLISH, Language.GERMAN)
SUITS, RANKS = "♣♠♥♦", {"T": "10"}


def written(cards: tuple[Card, ...]) -> str:
    return " ".join(SUITS[card.suit] + RANKS.get(card.name[1], card.name[1]) for card in cards)


def position(view: SeatView) -> str:
    """The cards that lie there and the announcements, in a few lines."""
    lines = [f"Hand: {written(tuple(sorted(view.hand, key=view.order.sort_key)))}"]
    if view.phase is Phase.PLAY and view.contract is not None:
        lines[0] = f"{contract_name(view.contract)}, trick {len(view.tricks) + 1}. {lines[0]}"
        if view.leader is not None:
            lay = [f"{NAMES[(view.leader + at) % 4]} {written((card,))}" for at, card in enumerate(view.trick)]
            lines.append(f"On the table: {', '.join(lay) or 'nothing, Hans leads'}")
        said = [f"{NAMES[made.seat]} {made.call.value}" for made in view.announcements]
        lines += [f"Announced: {', '.join(said)}"] if said else []
    return ". ".join(lines) + "."


def hints(view: SeatView, translators: Translators) -> tuple[str, list[Hint]]:
    """The reason by its name, and the hint in each language."""
    advice, said = advise(view), []
    assert advice is not None
    for language in LANGUAGES:
        translators.speak(language)
        said.append(hint(SeatAdvice(view, advice), NAMES))
    translators.speak(Language.ENGLISH)
    return f"{type(advice.best.action).__name__} {kind_of(view, advice)}", said


def kind_of(view: SeatView, advice: Advice) -> str:
    """The reason by its name; of a card what it has over the next best."""
    best, second = advice.best.action, advice.runner_up
    if advice.reason is not None:
        return advice.reason.value
    if not isinstance(best, Play) or second is None or not isinstance(second.action, Play):
        return "nothing"
    advantage = advantage_of(view, best.card, second.action.card, advice.partners)
    return "nothing" if advantage is None else advantage.kind.value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", nargs="+", default=["ddv", "standard"])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=300)
    parser.add_argument("--each", type=int, default=2, help="of each reason")
    args = parser.parse_args()
    application = QCoreApplication([])
    translators, shown = Translators(application), Counter[str]()
    for number in range(args.games):
        rules = args.rules[number % len(args.rules)]
        game = Game.deal(preset_or_file(rules), seed_of(args.seed, number), Table(first=SEATS[number % 4]))
        while game.turn is not None:
            view = game.view(game.turn)
            if view.seat == OWN and len(view.legal) > 1:
                reason, said = hints(view, translators)
                shown[reason] += 1
                if shown[reason] <= args.each:
                    print(f"**{reason}** ({rules}, deal {number}). {position(view)}\n")
                    print(*(f"> {one.text}\n>" for one in said), sep="\n", end="\n\n", flush=True)
            action = heuristic_decision(view).action
            assert action is not None
            game.apply(action)
    print(*(f"{reason}: {number}" for reason, number in shown.most_common()), sep="\n")


if __name__ == "__main__":
    main()
