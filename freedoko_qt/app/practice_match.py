"""A practice game with the interface of a tournament, without files."""

from __future__ import annotations

from dataclasses import replace

from freedoko_qt.app.deals.deal import are_alike, rule_set_of
from freedoko_qt.app.match import last_action
from freedoko_qt.app.replay.practice import Practice
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import Rules
from freedoko_qt.engine.table import Table

FREEDOMS = ("take_back_tricks", "card_hint", "show_all_hands")
"""The options that are on where nothing is at stake."""


class PracticeMatch:
    """Plays a practice, which may begin in the middle of its game.

    Nothing is written, and nothing is to be closed. What helps is allowed, whatever the rules say.
    """

    id = ""
    """It is kept nowhere."""
    games: tuple[Game, ...] = ()
    """None of its games counts."""
    tournament = sheet = None

    def __init__(self, practice: Practice) -> None:
        rules = practice.rules
        for freedom in FREEDOMS:
            rules = rules.changed(freedom, True)
        self.practice = practice
        self.rules: Rules = rules
        setup = practice.setup
        named = setup.rule_set if are_alike(setup.rules, practice.rules) else rule_set_of(practice.rules)
        is_theirs = setup.rules_in_play == practice.rules
        self.setup = setup if is_theirs else setup.playing(replace(named, rules=rules))
        self.game: Game | None = replace(practice, rules=rules).game()

    @property
    def is_over(self) -> bool:
        """True if the game is over."""
        return self.game is not None and self.game.phase is Phase.OVER

    @property
    def next_table(self) -> Table | None:
        """None: after the one game it is over."""
        return None

    def next_game(self) -> bool:
        """Return False: a practice is one game."""
        return False

    def write_ahead(self, move: Move) -> None:
        """Do nothing: a practice is not written."""

    def make(self, move: Move) -> None:
        """Put the game after a move on the table."""
        self.game = move.after

    def take_back(self, seat: int) -> Action | None:
        """Go back to before a seat's last action, but not to before the practice began.

        Also when the game is over; returns that action, None if there is none.
        """
        back = None if self.game is None else last_action(self.game, seat, given=len(self.practice.actions))
        if self.game is None or back is None:
            return None
        self.game = self.game.replayed(back.number)
        return back.action

    def count_hint(self) -> None:
        """Do nothing: hints are not counted."""

    def rename(self, title: str) -> None:
        """Do nothing: a practice has no title."""

    def close(self) -> None:
        """Do nothing: a practice has no files."""
