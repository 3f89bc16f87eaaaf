"""A tournament in progress: its games one after the other, each move on disk before it is made."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from freedoko_qt.app.external_programs import public, public_record
from freedoko_qt.app.games import GameEnd, Games, end_of
from freedoko_qt.app.given_names import clean_name
from freedoko_qt.app.help_used import NO_HELP, HelpUsed
from freedoko_qt.app.history import History
from freedoko_qt.app.journal import JournalText, read_journal
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.lock import InUse, Lock
from freedoko_qt.app.match_files import MatchFiles, Report
from freedoko_qt.app.notice import Notice, NoticeKind, kept_aside
from freedoko_qt.app.sealed import NewerFormat
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.wording import player_name
from freedoko_qt.app.writer import Write, at_once
from freedoko_qt.engine.actions import Action, Announce, AnnounceSwines, Genscher, Play
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.errors import BadSave, GameError, IllegalAction
from freedoko_qt.engine.evening.tournament import first_table, next_table
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.notation import (
    action_from_dict,
    action_to_dict,
    game_from_record,
    opened,
    record_of,
)
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.table import Table

log = logging.getLogger(__name__)


class Match:
    """Plays the games of a tournament and has its files written, in this order: see MatchFiles.

    What cannot be read or written is reported, and play goes on.

    Made by `begin` or `resume`, which take the lock; `close` gives it back. `report` is called from whichever thread
    writes.
    """

    def __init__(
        self, history: History, kept: Tournament, games: Games, lock: Lock, *, report: Report, write: Write
    ) -> None:
        self._history = history
        self._kept = self._written = kept
        self._report = report
        self._write = write
        self._files = MatchFiles(history, kept, lock, report)
        self.rules = kept.setup.rules_in_play
        self.games = games
        """The games that are over, redeals among them."""
        self.game: Game | None = games[-1] if games else None
        """The game on the table, running or just over."""
        self._help_used = NO_HELP
        self._hinted_at: int | None = None
        """The number of actions of the running game at the last hint: once more it is the same one."""

    @classmethod
    def begin(cls, history: History, setup: TournamentSetup, report: Report, write: Write = at_once) -> Match:
        """A new tournament with its first game dealt; `setup` has a seed.

        Its files are written by `write`, which returns at once if it has a thread. Raises nothing if they cannot be:
        that is reported.
        """
        kept = history.begin(setup)
        # In this very second another window may have begun one, or have taken one in.
        while not (lock := Lock(history.lock(kept.id))).take() or history.path(kept.id).exists():
            lock.release()
            kept = history.begin(setup)
        match = cls(history, kept, Games(()), lock, report=report, write=write)
        match._save(kept)
        match.next_game()
        return match

    @classmethod
    def resume(cls, history: History, tournament_id: str, report: Report, write: Write = at_once) -> Match | None:
        """The tournament at the action at which it was left; None if its file cannot be read, which is reported.

        Raises InUse if another window plays it, NewerFormat or OSError if its journal is not for us to read
        (and so must not be written over).
        """
        lock = Lock(history.lock(tournament_id))
        if not lock.take():
            raise InUse(f"{tournament_id} is being played in another window")
        try:
            loaded = history.load_games(tournament_id)
            if loaded.notice is not None:
                report(loaded.notice)
            if loaded.value is None:
                lock.release()
                return None
            match = cls(history, *loaded.value, lock, report=report, write=write)
            if not match._kept.finished:
                match._sit_down()
        except (GameError, OSError):
            lock.release()
            raise
        return match

    @property
    def id(self) -> str:
        """The id of the tournament, by which its files are named."""
        return self._kept.id

    @property
    def tournament(self) -> Tournament:
        """The tournament as it is kept."""
        return self._kept

    @property
    def practice(self) -> None:
        """None: what is played here counts."""
        return None

    @property
    def sheet(self) -> Sheet:
        """The list of the tournament."""
        return self.games.sheet(self._kept)

    @property
    def is_over(self) -> bool:
        """True if the game on the table is over."""
        return self.game is not None and self.game.phase is Phase.OVER

    @property
    def setup(self) -> TournamentSetup:
        """The players, the rules and the length."""
        return self._kept.setup

    @property
    def next_table(self) -> Table | None:
        """The table of the game after the last one that is over; None when the tournament is over."""
        if self.games:
            return self._after(self.games.ends[-1])
        return first_table(self.rules, convention=self.setup.convention)

    def next_game(self) -> bool:
        """Deal the next game; returns whether there is one.

        The game before must be over. Its journal is replaced by that of the new one.
        """
        game = self._dealt()
        if game is None:
            return False
        self._help_used, self._hinted_at = NO_HELP, None
        self._put_on_table(game)
        return True

    def write_ahead(self, move: Move) -> None:
        """Write a move to disk, and the game if it ends; nothing else may be done until `make`.

        Raises IllegalAction, and writes nothing, if it is no move of the game on the table. The list has the finished
        game only after `make`.
        """
        if move.before is not self.game:
            raise IllegalAction(f"{move.action} was to be done in another position")
        self._write(partial(self._files.add, action_to_dict(move.action)))
        if move.after.phase is Phase.OVER:
            self._finish(move.after)

    def make(self, move: Move) -> None:
        """Put the game after a move on the table, written to disk before."""
        self.game = move.after
        if self.is_over:
            self._keep(move.after)

    def take_back(self, seat: int) -> Action | None:
        """Go back in the running game to before a seat's last action; returns that action, None if there is none.

        What it announced right before a card is taken back with it, and everything that came after. It is counted.

        The journal is written anew, shorter.
        """
        game = self.game
        back = None if game is None or game.phase is Phase.OVER else last_action(game, seat)
        if game is None or back is None:
            return None
        self._help_used += HelpUsed(undone=1)
        self._hinted_at = None
        self._put_on_table(game.replayed(back.number))
        return back.action

    def count_hint(self) -> None:
        """Count a hint given to the person in the running game, one for each action."""
        game = self.game
        if game is None or game.phase is Phase.OVER or self._hinted_at == len(game.actions):
            return
        self._hinted_at = len(game.actions)
        self._help_used += HelpUsed(hints=1)
        self._put_on_table(game)

    def rename(self, title: str) -> None:
        """Give the tournament a title, or none."""
        called = clean_name(title)
        self._kept, self._written = replace(self._kept, title=called), replace(self._written, title=called)
        self._write(partial(self._files.save, self._written))

    def close(self) -> None:
        """Close the files.

        The last write, if there is a thread: wait for it before the files are used by others.
        """
        self._write(self._files.close)

    def _sit_down(self) -> None:
        """Resume at the action at which it was left."""
        self._kept = self._history.played(self._kept)
        game = self._taken_up()
        self._save(self._kept)
        if game is not None:
            self._put_on_table(game)
            if game.phase is Phase.OVER:
                self._finish(game)
                self._keep(game)
        elif self.game is None:
            self.next_game()

    @property
    def _seed(self) -> int:
        return self._kept.setup.seed or 0

    @property
    def _players(self) -> list[dict[str, str]]:
        kinds = ("human", *map(public, self.setup.levels))
        return [{"name": player_name(name), "kind": kind} for name, kind in zip(self.setup.names, kinds, strict=True)]

    def _dealt(self) -> Game | None:
        """The next game; None if there is none."""
        table = self.next_table
        return None if table is None else Game.deal(self.rules, seed_of(self._seed, len(self.games)), table)

    def _after(self, end: GameEnd) -> Table | None:
        """The table of the game after one that ended so; None when the tournament is over."""
        opener = (self.games.ends or [end])[0].table.first
        return next_table(self.rules, end.table, end.outcome, opener=opener)

    def _put_on_table(self, game: Game) -> None:
        """Play this game, and have its journal begun."""
        self.game = game
        self._write(partial(self._files.begin_journal, record_of(game, self._players), self._help_used))

    def _finish(self, game: Game) -> None:
        """Have a game written that is over, and with it whether the tournament is."""
        records = (*self._kept.records, record_of(game, self._players) | self._help_used.noted())
        is_last = self._after(end_of(game)) is None
        self._written = self._history.played(replace(self._kept, records=records, finished=is_last))
        self._write(partial(self._files.finish, self._written))

    def _keep(self, game: Game) -> None:
        """Append a finished game that is on disk."""
        self.games.append(game, self._written.records[-1])
        self._kept = self._written

    def _save(self, kept: Tournament) -> None:
        self._kept = self._written = kept
        self._write(partial(self._files.save, kept))

    def _taken_up(self) -> Game | None:
        """The running game as its journal has it; None if there is none. Raises NewerFormat or OSError."""
        path = self._history.journal(self.id)
        try:
            text = read_journal(path)
            if _deal(text) == len(self.games) + 1:
                self._take_up_game_before(text)
            game, damaged = _replayed(text)
            if _deal(text) < len(self.games):
                return None  # that of a game that is over and kept
            if _deal(text) > len(self.games):
                raise BadSave("this journal is of a later game")
            if game.seed != seed_of(self._seed, len(self.games)):
                raise BadSave("this journal is of another tournament")
        except FileNotFoundError:
            return None
        except NewerFormat:
            raise
        except GameError as error:
            log.warning("%s: %s", path, error)
            self._report(kept_aside(path))
            return self._dealt()
        if damaged:
            self._report(kept_aside(path, NoticeKind.CUT))
        elif text.torn:
            self._report(Notice(NoticeKind.TORN, path))
        self._help_used = HelpUsed.of(text.header)
        return game

    def _take_up_game_before(self, text: JournalText) -> None:
        """Keep a game that is over and missing in the file of the tournament, since that is a backup."""
        match text.header.get("before"):
            case [dict(record)]:
                self.games.append(game_from_record(record), record)
                self._kept = replace(self._kept, records=(*self._kept.records, public_record(record)))


class LastAction(NamedTuple):
    """The last action of a seat, and the place to go back to."""

    action: Action
    number: int
    """The number of actions that stay, for `Game.replayed`."""


def last_action(game: Game, seat: int, given: int = 0) -> LastAction | None:
    """The last action of a seat, a card with what the seat said right before it; None if it has not acted yet.

    `given`: the number of actions that stay in any case.
    """
    own = [number for number, action in enumerate(game.actions) if number >= given and action.seat == seat]
    if not own:
        return None
    number, action = own[-1], game.actions[own[-1]]
    while isinstance(action, Play) and number > given and _is_said_by(game.actions[number - 1], seat):
        number -= 1
    return LastAction(action, number)


def _is_said_by(action: Action, seat: int) -> bool:
    return isinstance(action, Announce | AnnounceSwines | Genscher) and action.seat == seat


def _deal(text: JournalText) -> int:
    """The number, from 0, of the deal that a journal is of."""
    deal = text.header.get("deal")
    if type(deal) is not int:
        raise BadSave("this journal has no deal")
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
