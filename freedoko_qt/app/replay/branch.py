"""Branches of a record: other continuations that were tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.language import spoken_letters
from freedoko_qt.app.plain import isolated
from freedoko_qt.app.replay.practice import Practice, moved
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.settings import Letters
from freedoko_qt.app.wording import card_short, choice_name
from freedoko_qt.engine.actions import Action, Claim, Play
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_to_dict, game_from_record, record_of


@dataclass(frozen=True, slots=True)
class Branch:
    """Another course of a game, from its deal to its end; seats are those of the record."""

    seat: int
    """The seat whose cards the person had, 0 to 3."""
    actions: tuple[Action, ...]
    name: str = ""
    """The person's name for it; empty: it is called by where it parts."""


def branch_of(practice: Practice, game: Game) -> Branch:
    """The branch that a practice makes.

    Seats are turned back to those of the record.
    """
    return Branch(practice.seat, tuple(moved(action, -practice.seat % 4) for action in game.actions))


def branch_replay(replay: GameReplay, branch: Branch) -> GameReplay:
    """A branch of a game step by step, as a record of its own; raises GameError if it is none of this game.

    The branch is played card by card, so GameError also comes from an illegal action in it.
    """
    record: Mapping[str, Any] = {**replay.record, "actions": [action_to_dict(action) for action in branch.actions]}
    game = game_from_record(record)
    return GameReplay.of(record_of(game, record.get("players", [])), replay.names)


def parting(replay: GameReplay, branch: Branch) -> int:
    """The number of actions that a game and its branch have in common; all of them if they do not part."""
    steps = enumerate(zip(replay.game.actions, branch.actions, strict=False))
    shorter = min(replay.last, len(branch.actions))
    return next((number for number, (one, other) in steps if one != other), shorter)


def moment_words(replay: GameReplay, position: int) -> str:
    """The words for a moment of a game: "Trick 4"."""
    trick = trick_at(replay.game.actions, position)
    if not trick:
        return QCoreApplication.translate("Branch", "Before the cards")
    return QCoreApplication.translate("Branch", "Trick {number}").format(number=trick)


def branch_name(replay: GameReplay, branch: Branch) -> str:
    """The name of a branch: "Trick 4: ♥10 instead of ♠A", unless the person has named it.

    In the current language. A name of the person's is isolated, as it may be in any script.
    """
    position = parting(replay, branch)
    if branch.name or position == min(replay.last, len(branch.actions)):
        return isolated(branch.name) or moment_words(replay, position)
    done, before = branch.actions[position], replay.game.actions[position]
    words = QCoreApplication.translate("Branch", "{when}: {done} instead of {before}")
    if done.seat != branch.seat:
        words = QCoreApplication.translate("Branch", "{when}, {who}: {done} instead of {before}")
    return words.format(
        when=moment_words(replay, position), who=replay.names[done.seat], done=_said(done), before=_said(before)
    )


def trick_at(actions: Sequence[Action], position: int) -> int:
    """The trick of a position, from 1; 0 before the first card is due."""
    plays = [number for number, action in enumerate(actions) if isinstance(action, Play)]
    if not plays or position < plays[0]:
        return 0
    return sum(play < position for play in plays) // 4 + 1


def _said(action: Action) -> str:
    """An action, as short as can be."""
    match action:
        case Play(_, card):
            return card_short(card, spoken_letters(Letters.AUTO))
        case Claim():
            return QCoreApplication.translate("Branch", "the rest claimed")
    return choice_name(action)
