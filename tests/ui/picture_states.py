"""Brings the real window into its states and keeps a picture of each; run by test_pictures.py as a program.

`python picture_states.py FOLDER LANGUAGE THEME STATES SIZES`, STATES and SIZES with commas between them. Each
time it is a process of its own, since Qt reads the fonts and the ratio of the screen once, when it begins.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from evening import PATIENCE, arguments
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

sys.path.append(str(Path(__file__).parents[1] / "app"))
from moves import carry_out

from freedoko_qt.app.match import Match
from freedoko_qt.app.settings import Speed, Theme
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.evening.tournament import first_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.ui.application import Program, begin
from freedoko_qt.ui.main_window import MainWindow
from freedoko_qt.ui.table.choreographer import Holder
from freedoko_qt.ui.table.layout import TablePosition

REST = 1000
"""Milliseconds: what waits for less is a part of the picture."""
WIDTH = 240
"""Of a picture, in pixels."""
OWN = 0
RULES = PRESETS["standard"].rules.changed("poverty", True)
SETUP = TournamentSetup(preset=None, rules=RULES, rounds=5)


def arrange(window: MainWindow, own: Reservation, wanted: Callable[[Game], bool]) -> None:
    """Sit down at a tournament in whose first game seat 0 has said this, and which is as wanted now.

    All others are healthy, and everybody has played the first card that is allowed.
    """
    seed, game = next((seed, game) for seed in range(1, 9999) if (game := led_to(seed, own, wanted)))
    match = Match.begin(window.session.history, replace(SETUP, seed=seed), print)
    for action in game.actions:
        carry_out(match, action)
    match.close()
    window.session.leave()
    assert window.session.resume(match.id)


def led_to(seed: int, own: Reservation, wanted: Callable[[Game], bool]) -> Game | None:
    """The first game of the tournament with this seed once it is as wanted; None if it never is."""
    game = Game.deal(RULES, seed_of(seed, 0), first_table(RULES))
    while not wanted(game):
        said = own if game.turn == OWN else Reservation.HEALTHY
        legal = [one for one in game.legal() if isinstance(one, Play) or getattr(one, "reservation", None) is said]
        if not legal:
            return None
        game.apply(legal[0])
    return game


def own_turn(game: Game, *, tricks: int, lying: int) -> bool:
    """True if seat 0 is to play after so many tricks and cards."""
    return (
        game.phase is Phase.PLAY and game.turn == OWN and len(game.tricks) == tricks and len(game.trick) == lying
    )


def hold(window: MainWindow) -> None:
    """Nothing that happens from now on is shown: the computer may still announce something."""
    window.game.page.table.choreographer.hold(Holder.AWAY, True)


# The states


def start(window: MainWindow) -> None:
    """The first page of a first start."""
    window.show_start()


def reservation(window: MainWindow) -> None:
    """The person is asked first."""
    arrange(window, Reservation.HEALTHY, lambda game: Card.CQ in game.hands[OWN])
    until(lambda: window.game.page.questions.open_panel is not None)


def trick(window: MainWindow) -> None:
    """Three cards lie."""
    arrange(window, Reservation.HEALTHY, lambda game: own_turn(game, tricks=5, lying=3))
    hold(window)


def bubble(window: MainWindow) -> None:
    """The person has just announced Re; where everything is instant, nobody says it aloud."""
    table = window.game.page.table
    arrange(
        window,
        Reservation.HEALTHY,
        lambda game: own_turn(game, tricks=1, lying=2) and Announce(OWN, Call.RE) in game.legal(OWN),
    )
    table.set_speed(Speed.FAST)
    window.session.act(Announce(OWN, Call.RE))
    until(lambda: table.stage.bubbles[TablePosition.BOTTOM].visible)
    table.set_speed(Speed.INSTANT)
    hold(window)


def solo(window: MainWindow) -> None:
    """The person plays a solo of the queens."""
    arrange(window, Reservation.SOLO_QUEEN, lambda game: own_turn(game, tricks=4, lying=0))
    hold(window)


def poverty(window: MainWindow) -> None:
    """The person lays its trumps down."""
    arrange(window, Reservation.POVERTY, lambda game: game.phase is Phase.SHIFT)
    until(lambda: window.game.page.questions.open_panel is not None)


def score(window: MainWindow) -> None:
    """The last card of a game has been played."""
    arrange(window, Reservation.HEALTHY, lambda game: own_turn(game, tricks=len(game.dealt[OWN]) - 1, lying=3))
    window.session.act(window.session.game.legal(OWN)[0])
    until(lambda: window.game.is_at_sheet)


def rules(window: MainWindow) -> None:
    """The rules of the next tournament."""
    window.session.leave()
    window.show_start()
    window.dialogs.show_rules()


def settings(window: MainWindow) -> None:
    """The settings."""
    window.session.leave()
    window.show_start()
    window.dialogs.show_settings()


STATES = {one.__name__: one for one in (start, rules, settings, reservation, trick, bubble, solo, poverty, score)}


# The pictures


@dataclass(frozen=True)
class Camera:
    """Takes the pictures of one window."""

    program: Program
    folder: Path
    sizes: list[tuple[int, int]]

    def take(self, state: str) -> None:
        """One picture of a state in each size."""
        window = self.program.window
        STATES[state](window)
        for width, height in self.sizes:
            window.resize(width, height)
            settle()
            if dialogs():  # they open for the size that a window has then
                close_dialogs()
                STATES[state](window)
                settle()
            if state == "bubble":  # it has its time, which a slow machine needs for itself
                window.game.page.table.stage.bubbles[TablePosition.BOTTOM].appear()
            window.grab()  # what is drawn step by step begins when it is painted in a new size
            settle()
            picture = reduced(self._seen(window).toImage())
            picture.save(str(self.folder / f"{state}_{round(width * window.devicePixelRatioF())}.png"))
        close_dialogs()

    def _seen(self, window: MainWindow) -> QPixmap:
        """The window, and a dialog in the middle of it."""
        result = window.grab()
        for dialog in dialogs():
            dialog.resize(dialog.size().boundedTo(window.size()))
            settle()
            place = QRect(QPoint(), dialog.size())
            place.moveCenter(window.rect().center())
            painter = QPainter(result)
            painter.drawPixmap(place.topLeft(), dialog.grab())
            painter.end()
        return result


def dialogs() -> list[QDialog]:
    """The dialogs that are shown."""
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]


def close_dialogs() -> None:
    """Close them all."""
    for dialog in dialogs():
        dialog.close()


def reduced(image: QImage) -> QImage:
    """An image as it is compared: small, and with 5 bits for a colour, which makes a small file."""
    image.setDevicePixelRatio(1)
    small = image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    return small.convertToFormat(QImage.Format.Format_RGB555).convertToFormat(QImage.Format.Format_RGB888)


def settle() -> None:
    """Whatever is to be laid out or painted anew now, or after a short rest, is; a bubble stays longer."""
    QTest.qWait(0)
    until(lambda: not any(one.isActive() and one.isSingleShot() and one.interval() < REST for one in timers()))
    QTest.qWait(20)


def timers() -> list[QTimer]:
    """Everything in the windows that waits for its time."""
    return [one for window in QApplication.topLevelWidgets() for one in window.findChildren(QTimer)]


def until(reached: Callable[[], bool]) -> None:
    """Let the program run until this is so."""
    for _ in range(PATIENCE // 20):
        if reached():
            return
        QTest.qWait(20)
    raise AssertionError("that state is not reached")


def main(folder: str, language: str, theme: str, states: str, sizes: str) -> int:
    with TemporaryDirectory() as data_dir:
        application, program = begin(arguments(data_dir=Path(data_dir), language=language))
        application.setCursorFlashTime(0)
        look = program.settings.settings._replace(speed=Speed.INSTANT, theme=Theme(theme))
        program.settings.set(look)
        program.window.show()
        assert QTest.qWaitForWindowExposed(program.window)
        wanted = [(int(width), int(height)) for width, height in (one.split("x") for one in sizes.split(","))]
        camera = Camera(program, Path(folder), wanted)
        for state in states.split(","):
            camera.take(state)
        program.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
