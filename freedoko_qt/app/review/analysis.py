"""Judges the decisions of a finished game, each with the view of that moment alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from freedoko_qt.ai.advice import Advice
from freedoko_qt.ai.advising import DEALS, ROUNDS, about_calls, about_poverty, advise, advise_in_steps
from freedoko_qt.ai.card_actions import without_announcements
from freedoko_qt.ai.heuristics.announcements import announcement, possible_calls
from freedoko_qt.ai.inference import deal_values
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.review.review import DecisionKind, Review, ReviewedDecision, SeatReview, card_of
from freedoko_qt.app.sealed import checksum, packed
from freedoko_qt.engine.actions import Accept, Action, Announce, AnnounceSwines, Play, Reserve, Return, Shift
from freedoko_qt.engine.cards import SEATS, by_seat
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.play.swine_rules import at_begin
from freedoko_qt.engine.view import SeatView

ANALYSIS_VERSION = 21
"""Raise it whenever a game would be judged otherwise: kept reviews are then made anew."""


def seed_of(record: Mapping[str, Any], seat: int) -> int:
    """The seed of a seat's judgements: made of what that seat was dealt, for it knows no more."""
    return int(checksum(packed({"seat": seat, "rules": record["rules"], "hand": record["hands"][seat]})), 16)


def moments(replay: GameReplay, seat: int) -> list[int]:
    """The positions at which the seat had something to decide that is judged.

    Announcements that it missed are not among them.
    """
    return [moment for moment, view, done in _turns(replay, seat) if _kind(view, done) is not None]


def review_steps(replay: GameReplay, begun: Review, first: int, rounds: int = ROUNDS) -> Iterator[Review]:
    """The review after each further step, one seat before the others; what has been judged stays as it is.

    A card takes several steps, of which only the last one brings another review, so that a caller can stop before it.
    Steps take up to seconds: not for the window's thread. Raises nothing for a record that `GameReplay` could replay.
    """
    review = begun
    opening = _first_card(replay)
    if review.worth is None and opening is not None:
        review = replace(review, worth=deal_values(replay.game_at(opening)))
        yield review
    for seat in (first, *(seat for seat in SEATS if seat != first)):
        if review.seats[seat].complete:
            continue
        for judged in _of_seat(replay, seat, review.seats[seat], rounds):
            if judged != review.seats[seat]:
                seats = [judged if one == seat else review.seats[one] for one in SEATS]
                review = replace(review, seats=by_seat(seats))
            yield review


def _first_card(replay: GameReplay) -> int | None:
    actions = enumerate(replay.game.actions)
    return next((moment for moment, action in actions if isinstance(action, Play)), None)


def _of_seat(replay: GameReplay, seat: int, known: SeatReview, rounds: int) -> Iterator[SeatReview]:
    """The review of a seat after each step towards its decisions; at last the dearest announcement it did not make."""
    decisions = list(known.decisions)
    judged = {decision.moment for decision in decisions}
    for moment, view, done in _turns(replay, seat):
        kind = _kind(view, done)
        if kind is not None and moment not in judged:
            for last_step in judgement_steps(moment, view, done, kind, rounds=rounds):
                decisions += [] if last_step is None else [last_step]
                yield SeatReview(tuple(decisions))
    missed = list[ReviewedDecision]()
    for one in _missed(replay, seat):
        missed.append(one)
        yield SeatReview(tuple(decisions))
    dearest = max(missed, key=lambda decision: decision.lost, default=None)
    if dearest is not None and dearest.is_mistake:
        decisions.append(dearest)
    yield SeatReview(tuple(sorted(decisions, key=lambda one: one.moment)), complete=True)


def _turns(replay: GameReplay, seat: int) -> Iterator[tuple[int, SeatView, Action]]:
    """Each action of a seat: the number of actions before it, its view then, and the action."""
    game = replay.game_at(0)
    for moment, action in enumerate(replay.game.actions):
        if action.seat == seat:
            yield moment, game.view(seat), action
        game.apply(action)


def _kind(view: SeatView, done: Action) -> DecisionKind | None:
    """The kind of decision of an action; None where there was no choice, or none that is judged."""
    if view.my_turn and len(view.legal) > 1:
        match done:
            case Reserve() if view.phase is Phase.RESERVATION:
                kinds = {answer.reservation for answer in view.legal if isinstance(answer, Reserve)}
                return DecisionKind.RESERVATION if len(kinds) > 1 else None
            case Shift() | Accept() | Return():
                return DecisionKind.POVERTY
            case AnnounceSwines() if at_begin(view.rules, kind=done.kind):
                return None  # it never harms
            case Play() | AnnounceSwines() if len(view.playable) > 1:
                return DecisionKind.CARD
    is_call = isinstance(done, Announce) and len(_compared(view, done)) > int(view.duty)
    return DecisionKind.ANNOUNCEMENT if is_call else None


def judgement(
    moment: int, view: SeatView, done: Action | None, kind: DecisionKind, *, rounds: int = ROUNDS
) -> ReviewedDecision:
    """The worth of an action beside what else might have been done; equal views and actions are judged alike.

    Only what `view` shows is used, so hidden cards do not matter. There must be a choice. The computation is that of a
    hint, in more deals where it is not clear whether `done` is a mistake.
    """
    *_, last_step = judgement_steps(moment, view, done, kind, rounds=rounds)
    assert last_step is not None  # there is a choice
    return last_step


def judgement_steps(
    moment: int, view: SeatView, done: Action | None, kind: DecisionKind, *, rounds: int = ROUNDS
) -> Iterator[ReviewedDecision | None]:
    """Judge an action in steps, so that a caller can stop: None after each piece of work, the judgement at last."""
    match kind:
        case DecisionKind.ANNOUNCEMENT:
            steps: Iterator[Advice | None] = iter([about_calls(view, _compared(view, done), number=rounds * DEALS)])
        case DecisionKind.CARD:
            steps = advise_in_steps(without_announcements(view), rounds=rounds, judged=card_of(done, view))
        case DecisionKind.POVERTY:
            steps = iter([about_poverty(view, done)])
        case _:
            steps = iter([advise(view)])
    for advice in steps:
        yield None if advice is None else _judged(moment, view, done, kind, advice)


def _judged(moment: int, view: SeatView, done: Action | None, kind: DecisionKind, advice: Advice) -> ReviewedDecision:
    taken = next((n for n, one in enumerate(advice.choices) if _same(view, one.action, done)), None)
    return ReviewedDecision(
        moment, view.seat, kind, done, advice.choices, taken, advice.reason, advice.win, advice.exact, advice.partners
    )


def _same(view: SeatView, one: Action | None, other: Action | None) -> bool:
    """True if two actions are the same choice: of reservations the kind counts, of cards the card."""
    match one, other:
        case Reserve(), Reserve():
            return one.reservation is other.reservation
        case ((Play() | AnnounceSwines()), (Play() | AnnounceSwines())):
            return card_of(one, view) is card_of(other, view)
        case _:
            return one == other


def _compared(view: SeatView, done: Action | None) -> list[Announce]:
    """The announcements with which one is compared, and silence, is compared.

    No more than what was said: that may be said later, and if it never is, it was missed.
    """
    return [call for call in possible_calls(view) if done in (None, call) or _level(call) < _level(done)]


def _level(call: Action | None) -> int:
    """0 for saying nothing, and for a reply."""
    return call.call.level if isinstance(call, Announce) else 0


def _missed(replay: GameReplay, seat: int) -> Iterator[ReviewedDecision]:
    """The announcements that the seat might have made and never did, each when it could be made last.

    Silence is judged whenever the seat plays a card; what is said later, or more than that, was not missed.
    """
    last: dict[Announce, tuple[int, SeatView]] = {}
    for moment, view, done in _turns(replay, seat):
        if isinstance(done, Play) and not view.duty and (said := announcement(view)) is not None:
            assert isinstance(said.action, Announce)
            if not _is_said(replay.game, moment, said.action):
                last[said.action] = moment, view
    for moment, view in last.values():
        yield judgement(moment, view, None, DecisionKind.ANNOUNCEMENT)


def _is_said(game: Game, moment: int, call: Announce) -> bool:
    """True if a seat says as much as that after all."""
    later = (action for action in game.actions[moment:] if isinstance(action, Announce))
    return any(made.seat == call.seat and made.call.level >= call.call.level for made in later)
