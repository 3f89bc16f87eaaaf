"""A process that plays by itself in a folder until it is killed, and tells every action that it has shown.

One line for each: which deal of the tournament, which action of it, and the action.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.history import History
from freedoko_qt.app.session import Session
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.events import GameScored
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.phase import Phase

ROUNDS = 100


def main() -> None:
    application = QCoreApplication([])
    session = Session(History(Path(sys.argv[1])), autoplay=True)

    def tell(event: object) -> None:
        game = session.game
        assert game is not None
        deal = len(session.finished_games) - (game.phase is Phase.OVER)
        print(json.dumps([deal, len(game.actions) - 1, action_to_dict(game.actions[-1])]), flush=True)

    session.happened.connect(tell)
    session.happened.connect(session.ready)
    session.happened.connect(lambda event: session.next_game() if isinstance(event, GameScored) else None)
    session.redrawn.connect(lambda: session.ready() if session.score is None else session.next_game())
    if not session.resume_last():
        session.start(TournamentSetup(rounds=ROUNDS, seed=int(sys.argv[2])))
    application.exec()


main()
