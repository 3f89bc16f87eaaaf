"""The real program, driven by random actions until it is killed; it prints what happens.

    python window_process.py FOLDER SEED RECORDS [OPERATIONS]

RECORDS is a file to be imported; with OPERATIONS it kills itself before so many operations on files of FOLDER. It
prints a line each, as JSON:

    ["chore", its name]                            is about to be done
    ["action", tournament, deal, number, action]   the table has shown it
    ["score", tournament, deal, scores]
    ["stands", tournament, deal, number]           the table was drawn anew, with so many actions
    ["takes_back", tournament, deal, number]       is about to go back to so many actions
    ["adds"]                                       a tournament is about to be begun, copied or imported
    ["added", tournament, the one that it is a copy of or ""]
    ["sets"]                                       a setting is about to be changed
    ["set", whether the side panel is open]
"""

import json
import sys
from pathlib import Path
from random import Random

from evening import Person, arguments, until_read
from PySide6.QtCore import QTimer

from freedoko_qt.app.match import last_action
from freedoko_qt.app.settings import Speed
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.application import Program, begin

sys.path.append(str(Path(__file__).parents[1] / "app"))
from kill_points import kill_self_before

LEVELS = ("beginner", "beginner", "beginner")
MOST_TOURNAMENTS = 6
CHORES = ("take_back", "hint", "duplicate", "import", "settings", "review", "get_up")
CHORE = 0.03
"""The number of times that one of them is done, where there is time for it."""
PAUSE = 5  # milliseconds between two things that are done


def say(*values: object) -> None:
    print(json.dumps(values), flush=True)


class RandomPerson:
    """Plays, and now and then does something else."""

    def __init__(self, program: Program, seed: int, records: Path) -> None:
        self._window = program.window
        self._session = program.session
        self._person = Person(None, program.window)
        self._random = Random(seed)
        self._records = records
        self._session.happened.connect(self._on_happened)
        self._session.redrawn.connect(self._on_redrawn)
        self._timer = QTimer(program, interval=PAUSE)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _on_happened(self, _: object) -> None:
        game = self._session.game
        say("action", *self._place, len(game.actions) - 1, action_to_dict(game.actions[-1]))
        if game.score is not None:
            say("score", *self._place, game.score.scores)

    def _on_redrawn(self) -> None:
        say("stands", *self._place, len(self._session.game.actions))

    @property
    def _place(self) -> tuple[str, int]:
        game = self._session.game
        return self._session.tournament_id, len(self._session.games) - (game.phase is Phase.OVER)

    def _step(self) -> None:
        person, window = self._person, self._window
        if window.context.reader.is_reading:
            return
        if window.game.is_at_table and self._random.random() < CHORE:
            chore = self._random.choice(CHORES)
            say("chore", chore)
            getattr(self, f"_{chore}")()
        elif person.game_is_shown and window.game.is_at_sheet:
            self._go_on_from_sheet()
        elif not window.game.is_at_table:
            self._sit_down()
        elif person.question is not None or person.to_play:
            person.decide()

    def _go_on_from_sheet(self) -> None:
        if self._session.last_game:
            self._window.show_start()
            self._begin()
        else:
            self._person.next_game()

    def _sit_down(self) -> None:
        self._window.show_start()
        if self._window.current.can_be_resumed:
            self._window.game.go_on()
        else:
            self._begin()

    def _begin(self) -> None:
        say("adds")
        self._window.current.start(TournamentSetup(rounds=2, levels=LEVELS, seed=self._random.randrange(10**6)))

    def _take_back(self) -> None:
        game = self._session.game
        back = last_action(game, 0)
        if back is not None and game.phase is not Phase.OVER:
            say("takes_back", *self._place, back.number)
            self._window.menu.action("take_back").trigger()

    def _hint(self) -> None:
        self._window.menu.action("hint").trigger()

    def _settings(self) -> None:
        say("sets")
        self._window.menu.action("side_panel").toggle()
        self._session.writer.settle()
        say("set", self._window.context.settings_file.settings.side_panel)

    def _duplicate(self) -> None:
        self._window.controllers.tournaments.show()
        page = self._window.controllers.tournaments.page
        if page.table.rowCount() < MOST_TOURNAMENTS:
            source, before = page.table.chosen.id, self._names
            say("adds")
            page.buttons["duplicate"].click()
            self._say_added(before, source)
        self._window.controllers.tournaments.page.back.click()

    def _import(self) -> None:
        self._window.controllers.tournaments.show()
        if self._window.controllers.tournaments.page.table.rowCount() < MOST_TOURNAMENTS:
            before = self._names
            say("adds")
            self._window.controllers.tournaments.open_file(self._records)
            until_read(self._window)
            self._say_added(before, "")
        self._window.controllers.tournaments.page.back.click()

    @property
    def _names(self) -> set[str]:
        return {one.id for one in self._session.history.catalogue()[0]}

    def _say_added(self, before: set[str], source: str) -> None:
        (added,) = self._names - before
        say("added", added, source)

    def _review(self) -> None:
        self._window.controllers.records.show_statistics()
        self._window.controllers.records.backlog.begin()
        self._window.controllers.records.statistics.back.click()

    def _get_up(self) -> None:
        self._window.current.leave()
        self._window.show_start()


def main(folder: Path, seed: int, records: Path) -> None:
    application, program = begin(arguments(data_dir=folder))
    program.settings.change(speed=Speed.INSTANT)
    program.window.show()
    person = RandomPerson(program, seed, records)  # noqa: F841  (it lives as long as the program)
    application.exec()


if len(sys.argv) > 4:
    kill_self_before(int(sys.argv[4]), Path(sys.argv[1]))
main(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
