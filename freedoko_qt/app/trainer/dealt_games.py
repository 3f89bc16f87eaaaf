"""Positions worth a question, from deals that the computer plays with itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.batch.rollout import points_per_unit
from freedoko_qt.ai.encoding.info_set import info_set_of_view
from freedoko_qt.ai.heuristics.announcements import possible_calls
from freedoko_qt.ai.inference import infer
from freedoko_qt.ai.networks.weights import action_value_network
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.review.analysis import judgement_steps, seed_of
from freedoko_qt.app.review.review import DecisionKind, ReviewedDecision
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.trainer.exercise import Exercise, Source
from freedoko_qt.app.trainer.questions import Analysis, Difficulty, QuestionKind, asked, trumps_out
from freedoko_qt.engine import dealing
from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Genscher, is_solo
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.view import SeatView

LEVELS = ("strong", "casual", "strong", "casual")
"""The levels of the players by seat."""
TRAINER = 0x7261
"""Goes into the seed of a deal: it is not one of any tournament."""
TRIED = 2
"""The number of cards of a deal that are judged: each takes a second or more."""
LATEST = 8
"""The most tricks after which partners are asked for."""
FEWEST = 3
"""The fewest cards among which one is asked for, and in hand where trumps are counted."""
SILENT_DEALS = 2
"""One of so many deals may ask about an announcement that should not be made, since far more of them are such."""
HANDS = 40
"""The number of hands that are looked through for a solo at a time: few are worth one."""
LEAD = {Difficulty.EASY: 1.5, Difficulty.MEDIUM: 0.7, Difficulty.HARD: 0.35}
"""The lead of the best card, in points, that the network expects where a question is looked for first."""

Wanted = Mapping[QuestionKind, Difficulty]


def made(rules: Rules, number: int, wanted: Wanted) -> Iterator[Exercise | None]:
    """Questions from the deal with a number, as hard as they are wanted where there are such.

    None comes after each piece of work that brought nothing, so that a caller can stop there.

    The same rules and number give the same questions. A step takes up to seconds: not for the window's thread.
    """
    if QuestionKind.SOLO in wanted:
        yield from _first(_soli(rules, number), wanted[QuestionKind.SOLO])
    if not wanted.keys() - {QuestionKind.SOLO}:
        return
    game = _played(rules, number)
    positions = _positions(game)
    turn = number % max(1, len(positions))
    positions = positions[turn:] + positions[:turn]
    yield None
    for kind, level in wanted.items():
        match kind:
            case QuestionKind.TRUMPS:
                yield from _first(_trumps(positions), level)
            case QuestionKind.PARTNER:
                yield from _first(_partners(positions), level)
            case QuestionKind.CALL:
                yield from _calls(_announced_first(game, positions), level, silent=number % SILENT_DEALS == 0)
            case QuestionKind.CARD:
                yield from _cards(positions, level)


def exercise(game: Game, kind: QuestionKind, analysis: Analysis, source: Source = Source.DEALT) -> Exercise | None:
    """The question of a kind about a game as it stands; None where nothing can be learned from it.

    Public, so that other modules make questions of their own games; the game is not changed.
    """
    question = asked(kind, game.view(HUMAN), analysis)
    if not question.is_fair:
        return None
    return Exercise(kind, question.difficulty, source, record_of(game, ()), analysis)


def judged(game: Game, kind: DecisionKind) -> ReviewedDecision:
    """The analysis of the choices in a game as it stands, the same as in a review.

    There must be a choice of this kind. A card takes seconds.
    """
    *_, said = _judgement_steps(game, kind)
    assert said is not None
    return said


def partner_chances(game: Game) -> Analysis:
    """The chance that each seat is a partner; None where there is nothing to ask, or it is no secret.

    By seat, from 0 to 1.
    """
    view = game.view(HUMAN)
    if view.side is None or view.contract not in (Contract.NORMAL, Contract.MARRIAGE):
        return None
    inferred = infer(view, seed_of(record_of(game, ()), HUMAN))
    return None if inferred is None else inferred.partners


def is_plain(actions: Iterable[Action | None]) -> bool:
    """True if neither swines nor a Genscher are among these actions: they are asked about in no question."""
    return not any(isinstance(action, AnnounceSwines | Genscher) for action in actions)


def _played(rules: Rules, number: int) -> Game:
    seed = dealing.seed_of(TRAINER, number)
    players = [make_player(level, dealing.seed_of(seed, seat)) for seat, level in enumerate(LEVELS)]
    return play(Game.deal(rules, seed, Table(first=SEATS[number % 4])), players)


def _positions(game: Game) -> list[Game]:
    """The game whenever the person's seat was to play a card, or announced something instead."""
    turns = [moment for moment, action in enumerate(game.actions) if action.seat == HUMAN]
    positions = [game.replayed(moment) for moment in turns]
    return [one for one in positions if one.view(HUMAN).my_turn and one.view(HUMAN).playable]


def _announced_first(game: Game, positions: Iterable[Game]) -> list[Game]:
    """The game whenever the person's seat announced something, be it its turn or not; then the other positions."""
    moments = [
        moment for moment, action in enumerate(game.actions) if action.seat == HUMAN and isinstance(action, Announce)
    ]
    return [*map(game.replayed, moments), *(one for one in positions if len(one.actions) not in moments)]


def _judgement_steps(game: Game, kind: DecisionKind) -> Iterator[ReviewedDecision | None]:
    return judgement_steps(len(game.actions), game.view(HUMAN), None, kind)


def _first(candidates: Iterable[Exercise | None], level: Difficulty) -> Iterator[Exercise | None]:
    """The first one that is as hard as wanted, and None for each before it."""
    for one in candidates:
        if one is not None and one.difficulty is level:
            yield one
            return
        yield None


def _trumps(positions: Iterable[Game]) -> Iterator[Exercise | None]:
    views = ((game, game.view(HUMAN)) for game in positions if game.tricks)
    return (
        exercise(game, QuestionKind.TRUMPS, None)
        for game, view in views
        if len(view.hand) >= FEWEST and trumps_out(view)
    )


def _partners(positions: Iterable[Game]) -> Iterator[Exercise | None]:
    for game in positions:
        chances = partner_chances(game) if len(game.tricks) <= LATEST else None
        yield None if chances is None else exercise(game, QuestionKind.PARTNER, chances)


def _calls(positions: Iterable[Game], level: Difficulty, *, silent: bool) -> Iterator[Exercise | None]:
    """The first question near the limit about an announcement that should be made, however hard.

    If there is none, and only if `silent`, the one about an announcement that should not be made whose difficulty is
    closest to that wanted.
    """
    others = list[Exercise]()
    for game in positions:
        if not possible_calls(game.view(HUMAN)):
            continue
        said = judged(game, DecisionKind.ANNOUNCEMENT)
        found = exercise(game, QuestionKind.CALL, said)
        is_near = found is not None and found.question().is_near
        if found is not None and is_near and said.best.action is not None:
            yield found
            return
        yield None
        if found is not None and is_near:
            others.append(found)
    if silent and others:
        yield min(others, key=lambda one: abs(one.difficulty - level))


def _cards(positions: Iterable[Game], level: Difficulty) -> Iterator[Exercise | None]:
    """Cards where the network sees one as far ahead as is wanted."""
    views = [(game, game.view(HUMAN)) for game in positions]
    free = [(game, view) for game, view in views if len(view.playable) >= FEWEST and is_plain(view.legal)]
    free.sort(key=lambda one: abs(_lead(one[1]) - LEAD[level]))
    for game, _ in islice(free, TRIED):
        for said in _judgement_steps(game, DecisionKind.CARD):
            yield None if said is None else exercise(game, QuestionKind.CARD, said)


def _lead(view: SeatView) -> float:
    """The lead of the best card that the network expects, in points."""
    *_, second, best = sorted(
        action_value_network().estimate(info_set_of_view(view)).cards[0, list(view.playable)].tolist()
    )
    return float(best - second) * points_per_unit(view.rules)


def _soli(rules: Rules, number: int) -> Iterator[Exercise | None]:
    """Hands that may be played alone: in every other deal those that should be, else those that tempt to it."""
    is_solo_wanted = number % 2 == 0
    for attempt in range(HANDS):
        game = Game.deal(rules, dealing.seed_of(TRAINER, number, attempt), Table(first=HUMAN))
        if any(map(is_solo, game.legal(HUMAN))):
            said = judged(game, DecisionKind.RESERVATION)
            found = exercise(game, QuestionKind.SOLO, said) if is_solo(said.best.action) == is_solo_wanted else None
            yield found if found is not None and (is_solo_wanted or found.question().is_near) else None
