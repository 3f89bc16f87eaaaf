"""Kills a playing process again and again, and looks each time whether everything is there that it had shown.

    python tests/app/kill_harness.py 200
    python tests/app/kill_harness.py 100 1 0-60

The second one has seed 1 and a disk on which each sync takes up to 60 ms, and what was not synced is lost.

The witness is what the process has printed: every action after it was shown, and every score. What is on disk after the
kill, resumed in a copy of the folder, must hold all of it and at most the one action more that nobody has seen yet.
"""

import json
import shutil
import subprocess
import sys
import time
from collections import Counter
from enum import StrEnum
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from slow_disk import Disk, SlowDisk

from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.notice import Notice
from freedoko_qt.engine.notation import action_to_dict

PROCESS = Path(__file__).with_name("playing_process.py")
LAST_CARDS = 46
"""After so many cards the end of a game is near."""

Witnessed = dict[tuple[Any, ...], Any]
"""An action by tournament, deal and number; a score by tournament, deal and "score"."""


class Moment(StrEnum):
    """The moment at which the process is killed."""

    PLAY = "in the middle of play"
    START = "during the start"
    FILES = "between two steps of writing files"
    END = "about the end of a game"


class KillHarness:
    """Plays on in one folder, from kill to kill.

    What was lost, or is there unasked, is appended to `complaints` in one line each; nothing is raised.
    """

    def __init__(self, folder: Path, seed: int, disk: Disk | None = None) -> None:
        self.shown: Witnessed = {}
        """All that was ever there."""
        self.moments: Counter[Moment] = Counter()
        self.complaints: list[str] = []
        self._folder = folder
        self._disk = disk or Disk()
        self._seed = seed
        self._random = Random(seed)
        self._start = 1.0  # seconds until the first line

    def kill(self, moment: Moment) -> None:
        """Let the process play, kill it at such a moment, and look at what is left.

        Blocks until the process has ended. The folder is left as the process left it; what is checked is a copy.
        """
        self.moments[moment] += 1
        self.shown |= self._killed(moment)
        self._disk.cut_power()
        with TemporaryDirectory() as copy:
            shutil.copytree(self._folder, copy, dirs_exist_ok=True)
            back, notices = everything_in(Path(copy))
        lost = [place for place, value in self.shown.items() if back.get(place) != value]
        more = [place for place in back if place not in self.shown and place[-1] != "score"]
        if lost or len(more) > 1 or notices:
            number = self.moments.total()
            self.complaints.append(f"kill {number}, {moment}: lost {lost}, more {more}, reported {notices}")
        self.shown = back

    def _killed(self, moment: Moment) -> Witnessed:
        """Everything that a process printed until it was killed."""
        command = [sys.executable, str(PROCESS), str(self._folder), str(self._seed)]
        if moment is Moment.FILES:
            command.append(str(self._random.randrange(1, 40)))
        began = time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self._disk.environment())
        assert process.stdout is not None
        lines: list[str] = []
        match moment:
            case Moment.START:
                time.sleep(self._random.random() * self._start)
            case Moment.PLAY:
                lines = [process.stdout.readline() for _ in range(self._random.randrange(1, 150))]
            case Moment.END:
                cards = 0
                while cards < LAST_CARDS:
                    lines.append(process.stdout.readline())
                    self._start = min(self._start, time.monotonic() - began)
                    cards = cards + 1 if '"play"' in lines[-1] else 0 if '"reserve"' in lines[-1] else cards
                time.sleep(self._random.random() * 0.1)
        if moment is not Moment.FILES:
            process.kill()
        rest, _ = process.communicate()
        whole = "".join([*lines, rest]).splitlines(keepends=True)
        entries = [json.loads(line) for line in whole if line.endswith("\n")]
        return {tuple(place): value for *place, value in entries}


def everything_in(folder: Path) -> tuple[Witnessed, list[Notice]]:
    """Every action and every score of all tournaments, each resumed where it was left, and the notices.

    Every match is closed again.
    """
    history = History(folder)
    summaries, found_notices = history.catalogue()
    notices = list(found_notices)
    found: Witnessed = {}
    for summary in summaries:
        match = Match.resume(history, summary.id, notices.append)
        assert match is not None
        games = [*match.games] if match.game is None or match.game in match.games else [*match.games, match.game]
        match.close()
        for deal, game in enumerate(games):
            found |= {(summary.id, deal, number): action_to_dict(done) for number, done in enumerate(game.actions)}
            if game.score is not None:
                found[summary.id, deal, "score"] = list(game.score.scores)
    return found, notices


def main(kills: int, seed: int = 1, pause: str = "") -> int:
    with TemporaryDirectory() as place:
        folder, workshop = Path(place) / "played", Path(place) / "workshop"
        folder.mkdir()
        workshop.mkdir()
        harness = KillHarness(folder, seed, SlowDisk(folder, workshop, pause) if pause else None)
        for number in range(kills):
            harness.kill(list(Moment)[number % len(Moment)])
        lost = len(harness.complaints)
        games = sum(place[-1] == "score" for place in harness.shown)
        tournaments = len({place[0] for place in harness.shown})
    moments = ", ".join(f"{count} {moment}" for moment, count in harness.moments.items())
    print(*harness.complaints, sep="\n", end="", file=sys.stderr)
    print(
        f"{kills} kills ({moments}): {kills - lost} times everything was there, {lost} times not; "
        f"{len(harness.shown) - games} actions, {games} finished games, {tournaments} tournaments"
    )
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:]))
