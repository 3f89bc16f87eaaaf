"""A process that plays games in a folder, where file operations may fail, and prints the state of the last one."""

import sys
from pathlib import Path

from moves import carry_out

from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.notice import Notice
from freedoko_qt.app.setup import TournamentSetup

ACTIONS = 30


def main(folder: Path, games: int) -> None:
    notices: list[Notice] = []
    match = Match.begin(History(folder), TournamentSetup(seed=1, rounds=games), notices.append)
    for _ in range(games):
        while match.game is not None and match.game.turn is not None:
            carry_out(match)
        assert match.next_game()
    for _ in range(ACTIONS):
        carry_out(match)
    assert match.game is not None
    print(match.id, len(match.games), len(match.game.actions), len(notices))
    match.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
