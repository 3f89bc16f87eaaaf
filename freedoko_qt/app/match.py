"""A tournament in progress: its games one after the other, each step on disk before the next."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from freedoko_qt.app.aid import NO_AID, Aid
from freedoko_qt.app.engines import public, public_record
from freedoko_qt.app.history import History, Tournament
from freedoko_qt.app.journal import Journal, JournalText, read_journal
from freedoko_qt.app.lock import InUse, Lock
from freedoko_qt.app.rule_sets import clean_name
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.storage import NewerFormat, Notice, NoticeKind, kept_aside, unwritable
from freedoko_qt.app.wording import player_name
from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Play
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.errors import BadSave, GameError
from freedoko_qt.engine.events import Event, ThrownIn
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import (
    action_from_dict,
    action_to_dict,
    game_from_record,
    opened,
    record_of,
)
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.scoring import Score
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.tournament import following, opening

log = logging.getLogger(__name__)

Report = Callable[[Notice], None]


class Match:
    """Plays the games of a tournament and keeps its files.

    A game is in the journal, action by action; when it is over its record goes into the file of the
    tournament, and only then may the journal of the next game take its place. So the two together always
    tell at which action the tournament stands. What cannot be read or written is reported, and play goes on.
    """

    def __init__(self, history: History, kept: Tournament, games: list[Game], lock: Lock, report: Report) -> None:
        self._history = history
        self._kept = kept
        self._lock = lock
        self._report = report
        self._journal: Journal | None = None
        self._unsaved = False
        self._failing: set[Path] = set()
        self.rules = kept.setup.rules_in_play
        self.games = games
        """The games that are over, redeals among them."""
        self.game: Game | None = games[-1] if games else None
        """The game on the table, running or just over."""
        self._aid = NO_AID
        self._hinted_at: int | None = None
        """After how many actions of the running game a hint was given last: once more it is the same one."""

    @classmethod
    def begin(cls, history: History, setup: TournamentSetup, report: Report) -> Match:
        """A new tournament with its first game dealt; `setup` has a seed."""
        kept = history.begin(setup)
        while not (lock := Lock(history.lock(kept.id))).take():  # begun in another window in this very second
            kept = history.begin(setup)
        match = cls(history, kept, [], lock, report)
        match._save()
        match.next_game()
        return match

    @classmethod
    def resume(cls, history: History, name: str, report: Report) -> Match | None:
        """The tournament at the action at which it was left; None if its file cannot be read, which is reported.

        Raises InUse if another window plays it, NewerFormat or OSError if its journal is not for us to read
        (and so must not be written over).
        """
        lock = Lock(history.lock(name))
        if not lock.take():
            raise InUse(f"{name} is being played in another window")
        try:
            loaded = history.load_games(name)
            if loaded.notice is not None:
                report(loaded.notice)
            if loaded.value is None:
                lock.release()
                return None
            match = cls(history, *loaded.value, lock, report)
            if not match._kept.finished:
                match._sit_down()
        except (GameError, OSError):
            lock.release()
            raise
        return match

    @property
    def name(self) -> str:
        """The name under which the tournament is kept."""
        return self._kept.id

    @property
    def kept(self) -> Tournament:
        """The tournament as it is on disk."""
        return self._kept

    @property
    def setup(self) -> TournamentSetup:
        """Who plays, and how long."""
        return self._kept.setup

    @property
    def following(self) -> Table | None:
        """The table of the game after the last one that is over; None when the tournament is over."""
        if not self.games:
            return opening(self.rules)
        last = self.games[-1]
        return following(self.rules, last.table, _outcome(last))

    def next_game(self) -> bool:
        """Deal the next game; returns whether there is one."""
        table = self.following
        if table is None:
            return False
        self.game = Game.deal(self.rules, seed_of(self._seed, len(self.games)), table)
        self._aid, self._hinted_at = NO_AID, None
        self._write_anew(self.game)
        return True

    def apply(self, action: Action) -> list[Event]:
        """Do an action and put it on disk. Raises IllegalAction and changes nothing."""
        game = self.game
        if game is None:
            return []
        events = game.apply(action)
        self._write_down(game)
        if game.phase is Phase.OVER:
            self._finish(game)
        return events

    def take_back(self, seat: int) -> bool:
        """Go back in the running game to where a seat was to play its last card; returns whether there is one.

        What it announced with that card is taken back, too, and everything that came after it. It is counted.
        """
        game = self.game
        number = None if game is None or game.phase is Phase.OVER else earlier(game, seat)
        if game is None or number is None:
            return False
        self.game = game.replayed(number)
        self._aid += Aid(undone=1)
        self._hinted_at = None
        self._write_anew(self.game)
        return True

    def count_hint(self) -> None:
        """A hint for the running game has been given to the person."""
        game = self.game
        if game is None or game.phase is Phase.OVER or self._hinted_at == len(game.actions):
            return
        self._hinted_at = len(game.actions)
        self._aid += Aid(hints=1)
        self._write_anew(game)

    def rename(self, title: str) -> None:
        """Give the tournament a title, or none."""
        self._kept = replace(self._kept, title=clean_name(title))
        self._save()

    def close(self) -> None:
        """Let go of the files."""
        if self._unsaved:
            self._save()
        self._forget_journal()
        self._lock.release()

    def _sit_down(self) -> None:
        """Go on where it was left."""
        self._kept = self._history.sat_down(self._kept)
        self._take_up_journal()
        self._save()
        if self.game is None:
            self.next_game()

    @property
    def _seed(self) -> int:
        return self._kept.setup.seed or 0

    @property
    def _players(self) -> list[dict[str, str]]:
        kinds = ("human", *map(public, self.setup.levels))
        return [{"name": player_name(name), "kind": kind} for name, kind in zip(self.setup.names, kinds, strict=True)]

    def _write_down(self, game: Game) -> None:
        """Bring the journal up to the last action of the running game.

        Not while the game before is in the journal only, for this one would take its place.
        """
        if self._unsaved or not os.path.exists(self._history.path(self.name)):  # taken away while we play
            self._save()
        if self._unsaved:
            return
        path = self._history.journal(self.name)
        if self._journal is None:
            record = record_of(game, self._players)
            actions = record.pop("actions")
            header = {"deal": len(self.games), "game": record, "before": self._kept.records[-1:], **self._aid.noted()}
            self._journal = Journal(path, header, actions)
            self._try(self._journal.write, path)
        else:
            self._try(partial(self._journal.append, action_to_dict(game.actions[-1])), path)

    def _write_anew(self, game: Game) -> None:
        """Begin the journal again: its first line is another one."""
        self._forget_journal()
        self._write_down(game)

    def _forget_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _finish(self, game: Game) -> None:
        """Keep a game that is over, and with it whether the tournament is."""
        self._keep(game, record_of(game, self._players) | self._aid.noted())
        self._kept = self._history.played(replace(self._kept, finished=self.following is None))
        self._save()
        if self._kept.finished and not self._unsaved:
            self._save()  # now the backup, too, can do without the journal
            self._forget_journal()
            path = self._history.journal(self.name)
            self._try(partial(path.unlink, missing_ok=True), path)

    def _keep(self, game: Game, record: dict[str, Any]) -> None:
        self.games.append(game)
        self._kept = replace(self._kept, records=(*self._kept.records, record))

    def _save(self) -> None:
        self._unsaved = not self._try(partial(self._history.save, self._kept), self._history.path(self.name))

    def _try(self, write: Callable[[], object], path: Path) -> bool:
        """Write something; a failure is reported, but not again before it has worked in between."""
        try:
            write()
        except OSError as error:
            log.warning("%s was not written: %s", path, error)
            if path not in self._failing:
                self._failing.add(path)
                self._report(unwritable(path, error))
            return False
        self._failing.discard(path)
        return True

    def _take_up_journal(self) -> None:
        """Put the running game on the table as its journal tells it; raises NewerFormat or OSError."""
        path = self._history.journal(self.name)
        try:
            text = read_journal(path)
            if _deal(text) == len(self.games) + 1:
                self._take_up_game_before(text)
            game, damaged = _replayed(text)
            if _deal(text) < len(self.games):
                return  # that of a game that is over and kept
            if _deal(text) > len(self.games):
                raise BadSave("this journal is of a later game")
            if game.seed != seed_of(self._seed, len(self.games)):
                raise BadSave("this journal is of another tournament")
        except FileNotFoundError:
            return
        except NewerFormat:
            raise
        except GameError as error:
            log.warning("%s: %s", path, error)
            self._report(kept_aside(path))
            self.next_game()
            return
        if damaged:
            self._report(kept_aside(path, NoticeKind.CUT))
        elif text.torn:
            self._report(Notice(NoticeKind.TORN, path))
        self.game = game
        self._aid = Aid.of(text.header)
        self._write_down(game)
        if game.phase is Phase.OVER:
            self._finish(game)

    def _take_up_game_before(self, text: JournalText) -> None:
        """Keep a game that is over and missing in the file of the tournament, since that is a backup."""
        match text.header.get("before"):
            case [dict(record)]:
                game = game_from_record(record)
                _outcome(game)
                self._keep(game, public_record(record))


def earlier(game: Game, seat: int) -> int | None:
    """How many actions had been done when a seat was to play its last card, what it said with it not counted.

    None if it has not played any.
    """
    number = len(game.actions)
    while number and not _is_card_of(game.actions[number - 1], seat):
        number -= 1
    if not number:
        return None
    number -= 1
    while number and _is_said_by(game.actions[number - 1], seat):
        number -= 1
    return number


def _is_card_of(action: Action, seat: int) -> bool:
    return isinstance(action, Play) and action.seat == seat


def _is_said_by(action: Action, seat: int) -> bool:
    return isinstance(action, Announce | AnnounceSwines) and action.seat == seat


def _outcome(game: Game) -> Score | ThrownIn:
    outcome = game.score or game.thrown_in
    if outcome is None:
        raise BadSave("a game among those that are over is not over")
    return outcome


def _deal(text: JournalText) -> int:
    """The number, from 0, of the deal that a journal is of."""
    deal = text.header.get("deal")
    if type(deal) is not int:
        raise BadSave("this journal tells no deal")
    return deal


def _replayed(text: JournalText) -> tuple[Game, bool]:
    """The game of a journal as far as it can be played, and whether something of it cannot.

    Raises GameError if not even the deal can be read.
    """
    record = text.header.get("game")
    if not isinstance(record, dict):
        raise BadSave("this journal has no game")
    game = opened(record)
    for entry in text.entries:
        try:
            game.apply(action_from_dict(entry))
        except GameError:
            return game, True
    return game, text.damaged
