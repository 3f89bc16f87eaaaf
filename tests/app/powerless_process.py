"""A process that plays in a folder it cannot write: resumes what is there, begins something new, and prints both.

Three lines: the actions of the resumed game, how many of the new one are done, and the kinds of all notices.
"""

import os
import sys
from pathlib import Path

from moves import carry_out

from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.setup import TournamentSetup

ACTIONS = 12
NOBODY = 65534


def play(match: Match) -> None:
    for _ in range(ACTIONS):
        carry_out(match)


if os.geteuid() == 0:  # to whom no folder is closed
    os.seteuid(NOBODY)
history = History(Path(sys.argv[1]))
notices: list[Notice] = []
(summary,), unreadable = history.catalogue()
resumed = Match.resume(history, summary.id, notices.append)
assert resumed is not None
assert resumed.game is not None
print(len(resumed.game.actions))
play(resumed)
resumed.close()
begun = Match.begin(history, TournamentSetup(seed=2), notices.append)
play(begun)
assert begun.game is not None
print(len(begun.game.actions))
begun.close()
print(*[notice.kind for notice in (*unreadable, *notices)])
