"""Tournaments that are over, for whatever reads them afterwards."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from moves import carry_out
from PySide6.QtCore import QCoreApplication, QLocale

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.language import Translators
from freedoko_qt.app.match import Match
from freedoko_qt.app.settings import Language
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.evening.tournament import first_table, next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS

sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))  # for `laid_games`

NAMES = ("Käthe", "Frieda", "Karl", "Dolores")


def setup_of(preset: str, seed: int = 1, rounds: int = 2, names: tuple[str, str, str, str] = NAMES) -> TournamentSetup:
    """A tournament by one of the rule sets that come with the program.

    `names`: the person first; KeyError for an unknown preset.
    """
    return TournamentSetup(names=names, preset=preset, rules=PRESETS[preset].rules, rounds=rounds, seed=seed)


def tournament_games(setup: TournamentSetup, first: int = 0) -> list[Game]:
    """The games of a whole tournament, played by chance: most are healthy, now and then a seat calls what it may.

    `first`: who leads in the first one.

    The same setup gives the same games.
    """
    random, rules, games = Random(setup.seed), setup.rules_in_play, list[Game]()
    table = first_table(rules, first)
    while table is not None:
        game = Game.deal(rules, seed_of(setup.seed or 0, len(games)), table)
        while game.turn is not None:
            legal = game.legal()
            quiet = game.phase is Phase.RESERVATION and random.random() < 0.95
            game.apply(legal[0] if quiet else random.choice(legal))
        games.append(game)
        outcome = game.score or game.thrown_in
        assert outcome is not None
        table = next_table(rules, table, outcome, opener=first)
    return games


def play_on(match: Match, *, games: int, actions: int) -> None:
    """Let beginners play a match until so many games are over and the next one has so many actions, and close it."""
    players = [make_player("beginner", seat) for seat in range(4)]
    while (game := match.game) is not None and (len(match.games) < games or len(game.actions) < actions):
        assert game.turn is not None
        action = players[game.turn].decide(game.view(game.turn))
        assert action is not None
        if carry_out(match, action).turn is None:
            assert match.next_game()
    match.close()


def record(game: Game, names: tuple[str, ...] = NAMES) -> dict[str, Any]:
    """The record of a game among these players."""
    return record_of(game, [{"name": name, "kind": "human"} for name in names])


def tournament(name: str, setup: TournamentSetup, games: list[Game], begun: str = "2026-11-21T12:00:00") -> Tournament:
    """A tournament as it is kept once these games are over.

    `name` is its id; nothing is written to disk.
    """
    return Tournament(name, begun, setup, tuple(map(record, games)), finished=True)


def reviewed_tournament() -> Tournament:
    """A tournament that is over, of which reviews are made up; the person has no name."""
    setup = setup_of("ddv", seed=1, rounds=2, names=("", "Frieda", "Karl", "Dolores"))
    return tournament("2026-11-10-200000", setup, tournament_games(setup), "2026-11-10T20:00:00")


def unfinished(games: int) -> Tournament:
    """A tournament by the rules of the DDV that goes on after so many games, of a player without a name.

    `games`: 0 to the number of games of one round; all of them have ended.
    """
    setup = setup_of("ddv", seed=7, rounds=1, names=("", *NAMES[1:]))
    return interrupted(setup, tournament_games(setup)[:games])


def interrupted(setup: TournamentSetup, games: list[Game]) -> Tournament:
    """A tournament that goes on after these games."""
    return replace(tournament("2026-11-18-200000", setup, games), finished=False)


def after_a_game(setup: TournamentSetup) -> Tournament:
    """A tournament that goes on after a game of casual players."""
    rules = setup.rules_in_play
    deal = Game.deal(rules, seed_of(setup.seed or 0, 0), first_table(rules))
    return interrupted(setup, [play(deal, [make_player("casual", seat) for seat in range(4)])])


@contextmanager
def spoken(application: QCoreApplication, language: Language) -> Iterator[None]:
    """A language, for as long as this lasts.

    English is spoken afterwards, whatever was before.
    """
    before, translators = QLocale(), Translators(application)
    translators.speak(language)
    try:
        yield
    finally:
        translators.speak(Language.ENGLISH)
        for translator in translators.installed:
            application.removeTranslator(translator)
        QLocale.setDefault(before)
