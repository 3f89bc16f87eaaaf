"""Kills the real program again and again while it is used, and checks what is left: see window_process.py.

    python tests/ui/window_kills.py 200
    python tests/ui/window_kills.py 100 1 0-60

The second one has seed 1 and a disk on which each sync takes up to 60 ms, and what was not synced is lost.
Everything that was printed must be there, and of each tournament at most the one action more that was on its way.
"""

import json
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "app"))
from kill_harness import Witnessed, everything_in
from moves import carry_out
from slow_disk import Disk, SlowDisk

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.history import History
from freedoko_qt.app.match import Match
from freedoko_qt.app.places import places
from freedoko_qt.app.record_file import export_file
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup

PROCESS = Path(__file__).with_name("window_process.py")
MOST_LINES = 150
MOST_OPERATIONS = 80
PATIENCE = 120  # seconds for all of it


@dataclass
class Witness:
    """The lines that a program has printed, and the change that was on its way when it was killed."""

    shown: Witnessed = field(default_factory=dict)
    """The actions by tournament, deal and number; the scores by tournament, deal and "score"."""
    tournaments: set[str] = field(default_factory=set)
    dealt: set[str] = field(default_factory=set)
    """The tournaments of which a deal was shown."""
    standing: dict[tuple[str, int], int] = field(default_factory=dict)
    """With how many actions a deal was drawn: who gets up while one is written finds it there on coming back."""
    has_panel: bool | None = None
    """True if the side panel was open; None: that was being changed."""
    taking_back: tuple[str, int, int] | None = None
    adding: int = 0
    """The number of tournaments that were being added: while a slow disk is waited for, the next step comes."""
    before_adding: Witnessed | None = None
    """Copy of `shown` at the beginning of a new, copied or imported tournament, while that is under way."""
    done: Counter[str] = field(default_factory=Counter)

    def hear(self, lines: Iterable[list[Any]]) -> None:
        for kind, *values in lines:
            self.done[values[0] if kind == "chore" else kind] += 1
            match kind, values:
                case "action", [name, deal, number, action]:
                    self.shown[name, deal, number] = action
                case "score", [name, deal, scores]:
                    self.shown[name, deal, "score"] = scores
                case "stands", [name, deal, number]:
                    self.adding -= name not in self.dealt | self.tournaments
                    self.dealt.add(name)
                    self.standing[name, deal] = number
                    self.before_adding = None
                    self.taking_back = None
                    self._forget(name, deal, number)
                case "takes_back", [name, deal, number]:
                    self.taking_back = name, deal, number
                case "adds", []:
                    self.adding, self.before_adding = self.adding + 1, dict(self.shown)
                case "added", [name, source]:
                    self.adding -= 1
                    self.tournaments.add(name)
                    copied = {place: it for place, it in (self.before_adding or {}).items() if place[0] == source}
                    self.before_adding = None
                    self.shown |= {(name, *place[1:]): it for place, it in copied.items()}
                case "sets", []:
                    self.has_panel = None
                case "set", [has_panel]:
                    self.has_panel = has_panel

    def _forget(self, *since: Any) -> None:
        self.shown = {place: it for place, it in self.shown.items() if not is_from(place, *since)}

    def complaints(self, data: Path) -> list[str]:
        """Everything in this folder that is not as it was printed; the files there count as known from now on."""
        back, notices = everything_in(places(data).tournaments)
        names = {one.id for one in History(places(data).tournaments).catalogue()[0]}
        settings = SettingsFile(places(data).settings)
        found = [f"notice {notice}" for notice in (*notices, settings.notice) if notice is not None]
        lost = [place for place, it in self.shown.items() if back.get(place) != it and not self._is_taken(place)]
        found += [f"lost {place}" for place in lost]
        found += [f"lost {name}" for name in self.tournaments - names]
        unseen = names - {place[0] for place in self.shown}
        more = [place for place in back if place[0] not in unseen and not self._was_shown(place)]
        of_each = Counter(place[0] for place in more)
        if max(of_each.values(), default=0) > 1 or len(unseen - self.tournaments - self.dealt) > self.adding:
            found.append(f"more {more} {unseen}")
        if self.has_panel not in (None, settings.settings.side_panel):
            found.append(f"the side panel is {settings.settings.side_panel}")
        self.shown, self.tournaments, self.has_panel = back, names, settings.settings.side_panel
        self.taking_back, self.adding, self.before_adding, self.standing = None, 0, None, {}
        return found

    def _was_shown(self, place: tuple[Any, ...]) -> bool:
        if place in self.shown or place[-1] == "score":
            return True
        return place[2] < self.standing.get((place[0], place[1]), 0)

    def _is_taken(self, place: tuple[Any, ...]) -> bool:
        return self.taking_back is not None and is_from(place, *self.taking_back)


def is_from(place: tuple[Any, ...], name: str, deal: int, number: int) -> bool:
    """True if this is an action of a deal from this number on."""
    return place[:2] == (name, deal) and place[2] != "score" and place[2] >= number


class WindowKills:
    """Uses the program in one folder, from kill to kill; `workshop` is another one."""

    def __init__(self, data: Path, workshop: Path, seed: int, disk: Disk | None = None) -> None:
        self.witness = Witness()
        self.kills = 0
        self.complaints: list[str] = []
        self._data = data
        self._seed = seed
        self._random = Random(seed)
        self._disk = disk or Disk()
        self._records = workshop / "taken.dokogames"
        record_of_others(workshop / "others", self._records)

    def kill(self) -> None:
        """Let the program be used, kill it at a moment by chance, and look at what is left."""
        self.kills += 1
        self.witness.hear(self._lines_of_process())
        self._disk.cut_power()
        with TemporaryDirectory() as copy:
            shutil.copytree(self._data, copy, dirs_exist_ok=True)
            found = self.witness.complaints(Path(copy))
        self.complaints += [f"kill {self.kills}: {one}" for one in found]

    def _lines_of_process(self) -> list[list[Any]]:
        """The lines of a program until it was killed: after so many lines or so long, or by itself while writing."""
        command = [sys.executable, str(PROCESS), str(self._data), str(self._seed + self.kills), str(self._records)]
        by_itself = self._random.random() < 0.3
        if by_itself:
            command.append(str(self._random.randrange(1, MOST_OPERATIONS)))
        environment = {**self._disk.environment(), "QT_QPA_PLATFORM": "offscreen"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout is not None
        watchdog = Timer(PATIENCE, self._end, [process])
        watchdog.start()
        lines = []
        if not by_itself:
            lines = [process.stdout.readline() for _ in range(self._random.randrange(MOST_LINES))]
            time.sleep(self._random.random() * 0.05)
            process.kill()
        rest, _ = process.communicate()
        watchdog.cancel()
        whole = "".join([*lines, rest]).splitlines(keepends=True)
        return [json.loads(line) for line in whole if line.endswith("\n")]

    def _end(self, process: subprocess.Popen[str]) -> None:
        self.complaints.append(f"kill {self.kills}: it stood still")
        process.kill()


def record_of_others(folder: Path, file: Path) -> None:
    """A file with the games of a tournament."""
    history = History(folder)
    match = Match.begin(history, TournamentSetup(seed=5), print)
    players = [make_player("beginner", seat) for seat in range(4)]
    while match.game is not None and match.game.turn is not None:
        carry_out(match, players[match.game.turn].decide(match.game.view(match.game.turn)))
    match.close()
    assert export_file(match.tournament, file) is None


def main(kills: int, seed: int = 1, pause: str = "") -> int:
    with TemporaryDirectory() as place:
        data, workshop = Path(place) / "data", Path(place) / "workshop"
        data.mkdir()
        workshop.mkdir()
        harness = WindowKills(data, workshop, seed, SlowDisk(data, workshop, pause) if pause else None)
        for _ in range(kills):
            harness.kill()
    print(*harness.complaints, sep="\n", end="", file=sys.stderr)
    done = ", ".join(f"{number} {kind}" for kind, number in sorted(harness.witness.done.items()))
    print(f"{kills} kills through the window, {len(harness.complaints)} complaints; done: {done}")
    return 1 if harness.complaints else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:]))
