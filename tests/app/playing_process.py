"""A process that plays by itself in a folder until it is killed, and prints everything that it has shown.

One line for each action: the name of the tournament, which deal of it, which action of that, and the action; for each
score the name, the deal, "score", and what each seat wrote. With a third argument it kills itself right before so many
operations on files of the folder have been done: that is how a kill comes in the middle of writing.
"""

import json
import sys
from pathlib import Path

from kill_points import kill_self_before
from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.history import History
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.events import GameScored
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.phase import Phase

ROUNDS = 2
LEVELS = ("beginner", "beginner", "beginner")


def main(folder: Path, seed: int) -> None:
    application = QCoreApplication([])
    session = Session(History(folder), autoplay=True)

    def report(event: object) -> None:
        game = session.game
        assert game is not None
        deal = len(session.games) - (game.phase is Phase.OVER)
        say(session.tournament_id, deal, len(game.actions) - 1, action_to_dict(game.actions[-1]))
        if game.score is not None:
            say(session.tournament_id, deal, "score", game.score.scores)

    def begin() -> None:
        session.start(TournamentSetup(rounds=ROUNDS, levels=LEVELS, seed=seed + len(list(folder.glob("*.json")))))

    session.happened.connect(report)
    session.happened.connect(session.ready)
    session.happened.connect(lambda event: session.next_game() if isinstance(event, GameScored) else None)
    session.redrawn.connect(lambda: session.ready() if session.score is None else session.next_game())
    session.tournament_finished.connect(begin)
    running, _ = session.history.last_running()
    if running is None or not session.resume(running.id):
        begin()
    application.exec()


def say(*values: object) -> None:
    print(json.dumps(values), flush=True)


if len(sys.argv) > 3:
    kill_self_before(int(sys.argv[3]), Path(sys.argv[1]))
main(Path(sys.argv[1]), int(sys.argv[2]))
