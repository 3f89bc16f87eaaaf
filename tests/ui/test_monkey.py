"""A monkey at the window: whatever it does, the evening goes on and nothing warns.

`FREEDOKO_MONKEY_STEPS=20000 pytest -s tests/ui/test_monkey.py` goes so far, and prints the longest times for which the
window did not come back to its events.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from evening import opened
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton, QWidget
from stops import Stops, watched

from freedoko_qt.app.settings import ClickMode, Language, Speed, Theme
from freedoko_qt.engine.cards import deck

STEPS = int(os.environ.get("FREEDOKO_MONKEY_STEPS", "500"))
KEYS = [
    *"1234567890abcnlpgwmf",
    *[Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab] * 2,
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F1, Qt.Key.Key_F2],
    *[Qt.Key.Key_F6, Qt.Key.Key_F9],
]
WITH_CONTROL = [
    *[Qt.Key.Key_N, Qt.Key.Key_F, Qt.Key.Key_G, Qt.Key.Key_W],
    *[Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_T, Qt.Key.Key_O],
]


class Monkey:
    """Clicks, types, resizes, and changes the settings, all by chance from a seed."""

    def __init__(self, program, seed: int, stops: Stops) -> None:
        self._program = program
        self._stops = stops
        self._window = program.window
        self._chance = Random(seed)

    def step(self) -> None:
        habits = [self.click] * 8 + [self.pull] * 4 + [self.press_button] * 8 + [self.play] * 20 + [self.type] * 12
        action = self._chance.choice([*habits, self.resize, self.change_settings, self.close_something])
        self._stops.action = f"{action.__name__} on {type(self._window.page).__name__}"
        action()
        QApplication.processEvents()

    def click(self) -> None:
        tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
        inside = [one for top in tops for one in top.findChildren(QWidget) if one.isVisible()]
        widget = self._chance.choice(inside or [self._window])
        spot = QPoint(self._chance.randrange(max(1, widget.width())), self._chance.randrange(max(1, widget.height())))
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot)

    def pull(self) -> None:
        """Pull whatever lies at the lower end of the table to anywhere; a key may come in between."""
        surface = self._window.game.page.table.viewport()
        middle = surface.rect().center()
        QTest.mousePress(surface, Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), surface.height() - 60))
        QTest.mouseMove(surface, middle)
        if self._chance.random() < 0.2:
            self.type()
        QTest.mouseMove(surface, middle * self._chance.random())
        if self._chance.random() < 0.9:
            QTest.mouseRelease(surface, Qt.MouseButton.LeftButton, pos=middle)

    def press_button(self) -> None:
        buttons = [one for one in self._window.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        if buttons:
            QTest.mouseClick(self._chance.choice(buttons), Qt.MouseButton.LeftButton)

    def play(self) -> None:
        """A card that is allowed, once the others have had a moment, so that games come to an end."""
        QTest.qWait(4)
        table, view = self._window.game.page.table, self._window.session.view
        if self._window.page is self._window.game.page and view is not None and view.playable:
            card = self._chance.choice(view.playable)
            if card in table.stage.hand.cards:
                table.play_number(table.stage.hand.cards.index(card))

    def type(self) -> None:
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self._window
        if self._chance.random() < 0.04:
            QTest.keyClick(target, self._chance.choice(WITH_CONTROL), Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(target, self._chance.choice(KEYS))

    def resize(self) -> None:
        if not self._window.isFullScreen():
            self._window.resize(self._chance.randrange(900, 1500), self._chance.randrange(600, 1000))

    def change_settings(self) -> None:
        self._program.settings.change(
            language=self._chance.choice([Language.GERMAN, Language.ENGLISH]),
            theme=self._chance.choice([Theme.LIGHT, Theme.DARK]),
            click_mode=self._chance.choice(list(ClickMode)),
            speed=self._chance.choice([Speed.INSTANT, Speed.INSTANT, Speed.FAST]),
            highest_first=self._chance.random() < 0.5,
        )

    def close_something(self) -> None:
        for dialog in self._window.findChildren(QDialog):
            dialog.close()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()


@pytest.fixture
def unheard() -> Iterator[QTimer]:
    """A person who closes what Qt's own dialogs say or ask: they would wait for an answer for ever."""
    timer = QTimer(interval=50)
    timer.timeout.connect(close_words_of_qt)
    timer.start()
    yield timer
    timer.stop()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the monkey's own: in Qt's dialogs for files it can make folders, rename and delete."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home)
    return home


def close_words_of_qt() -> None:
    words = QApplication.activeModalWidget()
    parent = words.parentWidget() if isinstance(words, QDialog) else None
    if parent is not None and isinstance(parent.window(), QPrintDialog | QFileDialog):
        words.close()


def test_a_printer_that_complains_does_not_stop_the_monkey(qtbot, unheard) -> None:
    dialog = QPrintDialog()
    qtbot.addWidget(dialog)
    assert QMessageBox.warning(dialog, "Print", "There is no such folder.") == QMessageBox.StandardButton.Ok
    assert QFileDialog.getSaveFileName(dialog, "Print to file") == ("", "")
    options = QDialog(dialog)
    assert options.exec() == QDialog.DialogCode.Rejected


@pytest.mark.usefixtures("unheard")
def test_a_file_that_is_there_already_does_not_stop_the_monkey(qtbot, tmp_path) -> None:
    (tmp_path / "rules.txt").touch()
    dialog = QFileDialog(directory=str(tmp_path), options=QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile("rules.txt")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.accept()
    assert dialog.isVisible()


@pytest.mark.usefixtures("home", "unheard")
@pytest.mark.parametrize("seed", range(4))
def test_the_monkey_breaks_nothing(qapp, data_dir, seed) -> None:
    with opened(qapp, data_dir, seed=seed) as program, watched() as stops:
        program.warm_up()  # as the program does once its window is there
        monkey = Monkey(program, seed, stops)
        for _ in range(STEPS):
            monkey.step()
            check(program.session.game)
        monkey.close_something()
        for game in program.session.games:
            assert game.replayed(len(game.actions)).score == game.score


def check(game) -> None:
    """Every card is there once: in a hand, in a trick, or on its way in a poverty."""
    if game is not None:
        cards = [card for hand in game.hands for card in hand] + [card for one in game.tricks for card in one.cards]
        cards += list(game.trick)
        missing = len(deck(with_nines=game.rules.with_nines)) - len(cards)
        assert missing in (0, len(game.laid))
