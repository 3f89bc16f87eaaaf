"""What players chose in finished games, how often, and what it earned: a choice that loses on average is a mistake."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from freedoko_qt.engine.actions import Accept, Announce, Call
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.play.announcements import levels_are_own
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.score.score import Score
from freedoko_qt.engine.score.scoring import LEVEL_EYES, said_only

NORMAL_95 = 1.96
"""So many standard deviations lie on each side of the mean in an interval of 95 %."""

THROWN_IN = "thrown_in"
POVERTY_TAKEN, POVERTY_LEFT, POVERTY_TAKER = "poverty_taken", "poverty_left", "poverty_taker"


_LATE_SIDES = {Contract.GENSCHER, Contract.MARRIAGE, Contract.MARRIAGE_SOLO}
"""The games whose sides come about after somebody may have said something."""


@dataclass(frozen=True, slots=True)
class LedgerChoice:
    """What one seat chose in one game."""

    name: str
    """The game that was played, or what was announced; ``_duty`` behind it where the rules demanded it."""
    points: float | None = None
    """Above the mean of the table; of an announcement only what it changed. None where nobody chose or scored."""
    kept: bool | None = None
    """Of an announcement, whether it came true."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger."""

    name: str
    number: int
    """How often it was chosen."""
    points: float | None
    """The mean of what it earned."""
    ci95: float | None
    """Half the width of the 95 % interval of that mean; None for less than two."""
    kept: float | None
    """The share that came true, 0 to 1; None for what promises nothing."""


def entries(choices: Iterable[LedgerChoice]) -> list[Entry]:
    """The choices summed up by name, the most frequent first."""
    by_name: dict[str, list[LedgerChoice]] = {}
    for choice in choices:
        by_name.setdefault(choice.name, []).append(choice)
    return sorted((_entry(name, made) for name, made in by_name.items()), key=lambda entry: (-entry.number, entry.name))


def _entry(name: str, made: list[LedgerChoice]) -> Entry:
    points = [choice.points for choice in made if choice.points is not None]
    kept = [choice.kept for choice in made if choice.kept is not None]
    return Entry(
        name,
        len(made),
        points=fmean(points) if points else None,
        ci95=NORMAL_95 * stdev(points) / len(points) ** 0.5 if len(points) > 1 else None,
        kept=fmean(kept) if kept else None,
    )


def game_choices(game: Game) -> list[LedgerChoice]:
    """The type of a finished game with the points of who chose it; a poverty also with those of who took it."""
    poor = next((made.seat for made in game.reserved if made and made.reservation is Reservation.POVERTY), None)
    if game.score is None or game.contract is None:
        return [LedgerChoice(THROWN_IN if game.contract is not Contract.POVERTY else POVERTY_LEFT)]
    earned = _above_mean(game.score.scores)
    if game.taker is not None and game.soloist is not None:
        return [LedgerChoice(POVERTY_TAKEN, earned[game.soloist]), LedgerChoice(POVERTY_TAKER, earned[game.taker])]
    if any(isinstance(action, Accept) for action in game.actions) and poor is not None:
        return [LedgerChoice(POVERTY_LEFT, earned[poor])]
    if game.genscher is not None and game.contract is Contract.GENSCHER:
        return [LedgerChoice(Contract.GENSCHER, earned[game.genscher.seat])]
    return [LedgerChoice(game.contract, None if game.soloist is None else earned[game.soloist])]


def announcement_choices(game: Game) -> list[LedgerChoice]:
    """Every announcement of a finished game, but for those made together with a solo."""
    score = game.score
    if score is None:
        return []
    made = [number for number, action in enumerate(game.actions) if isinstance(action, Announce)]
    return [_choice(game, score, number) for number in made]


def are_separable(rules: Rules, score: Score, said: Sequence[Announce]) -> bool:
    """True if each announcement is worth what it is whatever the cards were: all that was said, and no bid with it.

    Replies rest on the other side, levels of one's own on nobody; sides that come about later change what was said.
    """
    if len(said) <= 1:
        return True
    is_plain = not rules.knocking and all(made.call.level for made in said)
    late = {Contract.GENSCHER} if not rules.announce_before_marriage_resolved else _LATE_SIDES
    return is_plain and score.contract not in late


def separate_announcements(
    rules: Rules, score: Score, said: Sequence[Announce], early: Collection[Announce]
) -> list[LedgerChoice]:
    """The announcements that `can_be_told_apart`, by rules in force; `early`: those from before the first card."""
    return [
        _separate_choice(rules, score, made, [one for one in said if not _rests_on(score, one, made)], early)
        for made in said
    ]


def _separate_choice(
    rules: Rules, score: Score, made: Announce, left: Sequence[Announce], early: Collection[Announce]
) -> LedgerChoice:
    earned = _above_mean(score.scores)[made.seat] - _above_mean(said_only(rules, score, left, early))[made.seat]
    return LedgerChoice(_name(made), earned, _is_kept(score, made))


def _rests_on(score: Score, one: Announce, made: Announce) -> bool:
    """True if an announcement is another one, or one of its side that is higher."""
    is_higher = 0 < made.call.level < one.call.level
    return one is made or (is_higher and score.side_of(one.seat) is score.side_of(made.seat))


def _choice(game: Game, score: Score, number: int) -> LedgerChoice:
    made = game.actions[number]
    assert isinstance(made, Announce)
    return LedgerChoice(_name(made), _difference(game, score, number), _is_kept(score, made))


def _name(made: Announce) -> str:
    return f"{made.call}_duty" if made.forced else made.call.value


def _above_mean(scores: Sequence[int]) -> list[float]:
    mean = fmean(scores)
    return [points - mean for points in scores]


def _is_kept(score: Score, made: Announce) -> bool:
    """True if a denial came true, or the side that said anything else has won."""
    side = score.side_of(made.seat)
    if not made.call.is_denial:
        return score.winner is side
    if made.call is Call.BLACK:
        return all(score.side_of(winner) is side for winner in score.tricks)
    return score.eyes_of(side.other) < LEVEL_EYES[made.call.level - 1]


def _difference(game: Game, score: Score, number: int) -> float:
    """What the seat got more than it had got by the same cards without this announcement."""
    seat = game.actions[number].seat
    silent = without_actions(game, _resting_on(game, score, number)).score
    return 0.0 if silent is None else _above_mean(score.scores)[seat] - _above_mean(silent.scores)[seat]


def _resting_on(game: Game, score: Score, number: int) -> set[int]:
    """The announcement with this number among the actions, and all later ones of its side that are higher."""
    made = game.actions[number]
    own = levels_are_own(game)
    return {number} | {
        later
        for later, action in enumerate(game.actions[number:], number)
        if isinstance(made, Announce)
        and isinstance(action, Announce)
        and 0 < made.call.level < action.call.level
        and (action.seat == made.seat if own else score.side_of(action.seat) is score.side_of(made.seat))
    }


def without_actions(game: Game, dropped: Container[int]) -> Game:
    """The same cards once more without the actions of these numbers, and without what may not be said then."""
    bare = Game(game.given_rules, game.dealt, game.table, seed=game.seed)
    for number, action in enumerate(game.actions):
        bare.duty_seat = None  # the game goes on as it did, whoever would now have had to announce
        if number not in dropped and not (isinstance(action, Announce) and not bare.is_legal(action)):
            bare.apply(action)
    return bare
