"""The window plays by itself, as `--autoplay` lets it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from evening import opened
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from freedoko_qt.app.places import places
from freedoko_qt.app.settings import Settings
from freedoko_qt.app.settings_file import SettingsFile
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.cards.card_row import CardRow


def sums(games) -> tuple[int, ...]:
    """The points of each seat after these games."""
    scores = [game.score.scores for game in games if game.score is not None]
    return tuple(map(sum, zip(*scores, strict=True)))


def play(qtbot, program) -> None:
    with qtbot.waitSignal(program.autoplay.finished, timeout=120_000):
        pass


def test_pictures_of_two_games(qtbot, qapp, data_dir, tmp_path) -> None:
    with opened(qapp, data_dir, autoplay=2, screenshots=tmp_path / "pictures") as program:
        play(qtbot, program)
        assert len([game for game in program.session.games if game.score]) == 2
        hands = program.window.page.findChildren(CardRow)
        places_of_hands = [QRect(hand.mapTo(program.window, QPoint()), hand.size()) for hand in hands]
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names == [
        "game-001-score.png",
        "game-001-table.png",
        "game-002-score.png",
        "game-002-table.png",
        "start.png",
    ]
    assert QImage(str(tmp_path / "pictures" / "start.png")).width() >= 640
    score = QImage(str(tmp_path / "pictures" / "game-002-score.png"))
    assert len(places_of_hands) == 4
    assert all(len(colors_in(score.copy(place))) > 50 for place in places_of_hands), "cards, and no empty boxes"


def colors_in(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["standard", "ddv"])
def test_a_tournament_of_two_rounds_to_its_standings(qtbot, qapp, data_dir, preset) -> None:
    setup = TournamentSetup(preset=preset, rules=PRESETS[preset].rules, rounds=2)
    SettingsFile(places(data_dir).settings).set(Settings(setup=setup))
    with opened(qapp, data_dir, autoplay=100) as program:
        window = program.window
        standings = []

        def finished() -> None:
            standings.append(sums(window.session.games))
            program.autoplay.stop()  # at once, or the next tournament begins

        window.session.tournament_finished.connect(finished)
        qtbot.waitUntil(lambda: bool(standings), timeout=120_000)
        window.game.show_standings()
        lines = window.page.list
        assert lines.rowCount() >= 8
        shown = [int(lines.lines.index(lines.rowCount() - 1, 3 + seat).data().replace("−", "-")) for seat in range(4)]
        assert tuple(shown) == standings[0] == sums(window.session.games)
        if preset == "ddv":
            assert sum(shown) == 0


def test_the_command_plays_and_leaves_with_status_0(tmp_path) -> None:
    """As a newcomer would type it; what the computer plays with itself stays out of the user's own folder."""
    pictures = tmp_path / "pictures"
    arguments = ["--autoplay", "1", "--seed", "3", "--screenshots", str(pictures)]
    run = subprocess.run([sys.executable, "-m", "freedoko_qt", *arguments], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert (pictures / "game-001-score.png").is_file()
    kept = [path for path in Path(os.environ["XDG_DATA_HOME"]).rglob("*.json")] if "XDG_DATA_HOME" in os.environ else []
    assert kept == []
