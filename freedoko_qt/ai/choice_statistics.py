"""Frequency and earnings of choices in finished games: a choice that loses on average is a mistake."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from freedoko_qt.engine.actions import Accept, Announce, Call
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.levels import LEVEL_EYES
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.score.scoring import scores_if_announced

from .intervals import NORMAL_95

THROWN_IN = "thrown_in"
POVERTY_TAKEN, POVERTY_LEFT, POVERTY_TAKER = "poverty_taken", "poverty_left", "poverty_taker"


_LATE_SIDES = {Contract.GENSCHER, Contract.MARRIAGE, Contract.MARRIAGE_SOLO}
"""Contracts whose sides may be settled after announcements."""


@dataclass(frozen=True, slots=True)
class MadeChoice:
    """One choice of one seat in one game."""

    name: str
    """The game type or the announcement; with `_duty` appended if the rules demanded it."""
    points: float | None = None
    """Points above the mean of the table, of an announcement the change it made; None if no seat chose or scored."""
    kept: bool | None = None
    """True if an announcement was kept; None for game types."""


@dataclass(frozen=True, slots=True)
class ChoiceStatistics:
    """A choice summed up over many games."""

    name: str
    number: int
    """Number of times it was chosen."""
    points: float | None
    """Mean points."""
    ci95: float | None
    """Half the width of the 95 % interval of the mean; None with fewer than two values."""
    kept: float | None
    """Share of announcements kept, 0 to 1; None for game types."""


def entries(choices: Iterable[MadeChoice]) -> list[ChoiceStatistics]:
    """Sum up choices by name, the most frequent first."""
    by_name: dict[str, list[MadeChoice]] = {}
    for choice in choices:
        by_name.setdefault(choice.name, []).append(choice)
    return sorted((_entry(name, made) for name, made in by_name.items()), key=lambda entry: (-entry.number, entry.name))


def _entry(name: str, made: list[MadeChoice]) -> ChoiceStatistics:
    points = [choice.points for choice in made if choice.points is not None]
    kept = [choice.kept for choice in made if choice.kept is not None]
    return ChoiceStatistics(
        name,
        len(made),
        points=fmean(points) if points else None,
        ci95=NORMAL_95 * stdev(points) / len(points) ** 0.5 if len(points) > 1 else None,
        kept=fmean(kept) if kept else None,
    )


def game_choices(game: Game) -> list[MadeChoice]:
    """Return the type of a finished game with the points of its chooser; of a poverty also those of its taker.

    `game` must be over.
    """
    poor = next((made.seat for made in game.reserved if made and made.reservation is Reservation.POVERTY), None)
    if game.score is None or game.contract is None:
        return [MadeChoice(THROWN_IN if game.contract is not Contract.POVERTY else POVERTY_LEFT)]
    earned = _above_mean(game.score.scores)
    if game.taker is not None and game.soloist is not None:
        return [MadeChoice(POVERTY_TAKEN, earned[game.soloist]), MadeChoice(POVERTY_TAKER, earned[game.taker])]
    if any(isinstance(action, Accept) for action in game.actions) and poor is not None:
        return [MadeChoice(POVERTY_LEFT, earned[poor])]
    if game.genscher is not None and game.contract is Contract.GENSCHER:
        return [MadeChoice(Contract.GENSCHER, earned[game.genscher.seat])]
    return [MadeChoice(game.contract, None if game.soloist is None else earned[game.soloist])]


def announcement_choices(game: Game) -> list[MadeChoice]:
    """Return every announcement of a finished game except those made with a solo.

    Each is valued by replaying the game without it and without what rests on it, which takes as long as the game's
    actions.
    """
    score = game.score
    if score is None:
        return []
    made = [number for number, action in enumerate(game.actions) if isinstance(action, Announce)]
    return [_choice(game, score, number) for number in made]


def are_separable(rules: Rules, score: Score, announcements: Sequence[Announce]) -> bool:
    """True if the value of each announcement can be computed from the score alone, without a replay.

    That needs all announcements of the game, no bids, and no replies, own levels or sides settled later.
    """
    if len(announcements) <= 1:
        return True
    is_plain = not rules.knocking and all(made.call.level for made in announcements)
    late = {Contract.GENSCHER} if not rules.announce_before_marriage_resolved else _LATE_SIDES
    return is_plain and score.contract not in late


def separate_announcements(
    rules: Rules, score: Score, announcements: Sequence[Announce], early: Collection[Announce]
) -> list[MadeChoice]:
    """Value each announcement of a score for which `are_separable` holds.

    `announcements`: all of the game, `early`: those of them before the first card; `rules` are rules in force.
    """
    return [
        _separate_choice(rules, score, made, [one for one in announcements if not _rests_on(score, one, made)], early)
        for made in announcements
    ]


def _separate_choice(
    rules: Rules, score: Score, made: Announce, left: Sequence[Announce], early: Collection[Announce]
) -> MadeChoice:
    without = scores_if_announced(rules, score, left, early)
    earned = _above_mean(score.scores)[made.seat] - _above_mean(without)[made.seat]
    return MadeChoice(_name(made), earned, _is_kept(score, made))


def _rests_on(score: Score, one: Announce, made: Announce) -> bool:
    """True if `one` is `made`, or a higher announcement of its side."""
    is_higher = 0 < made.call.level < one.call.level
    return one is made or (is_higher and score.side_of(one.seat) is score.side_of(made.seat))


def _choice(game: Game, score: Score, number: int) -> MadeChoice:
    made = game.actions[number]
    assert isinstance(made, Announce)
    return MadeChoice(_name(made), _difference(game, score, number), _is_kept(score, made))


def _name(made: Announce) -> str:
    return f"{made.call}_duty" if made.forced else made.call.value


def _above_mean(scores: Sequence[int]) -> list[float]:
    mean = fmean(scores)
    return [points - mean for points in scores]


def _is_kept(score: Score, made: Announce) -> bool:
    """True if a denial was kept, or the side of any other announcement won."""
    side = score.side_of(made.seat)
    if not made.call.is_denial:
        return score.winner is side
    if made.call is Call.BLACK:
        return all(score.side_of(winner) is side for winner in score.tricks)
    return score.eyes_of(side.other) < LEVEL_EYES[made.call.level - 1]


def _difference(game: Game, score: Score, number: int) -> float:
    """Points gained by an announcement, compared with the same cards without it."""
    seat = game.actions[number].seat
    silent = without_actions(game, _resting_on(game, score, number)).score
    return 0.0 if silent is None else _above_mean(score.scores)[seat] - _above_mean(silent.scores)[seat]


def _resting_on(game: Game, score: Score, number: int) -> set[int]:
    """Numbers of an action's announcement and of all later, higher ones of its side."""
    made = game.actions[number]
    own = game.levels_are_own
    return {number} | {
        later
        for later, action in enumerate(game.actions[number:], number)
        if isinstance(made, Announce)
        and isinstance(action, Announce)
        and 0 < made.call.level < action.call.level
        and (action.seat == made.seat if own else score.side_of(action.seat) is score.side_of(made.seat))
    }


def without_actions(game: Game, dropped: Container[int]) -> Game:
    """Replay a game without some actions, and without announcements that then are illegal.

    `dropped`: indices into `game.actions`. Raises IllegalAction if any other action becomes illegal by it.
    """
    bare = Game(game.given_rules, game.dealt, game.table, seed=game.seed)
    for number, action in enumerate(game.actions):
        bare.duty_seat = None  # a duty that arises only in the replay is ignored
        if number not in dropped and not (isinstance(action, Announce) and not bare.is_legal(action)):
            bare.apply(action)
    return bare
