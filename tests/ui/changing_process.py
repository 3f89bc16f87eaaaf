"""Somebody changes everything that the program keeps, and it is told what the window could do while files were synced.

    python changing_process.py FOLDER

A line for each sync: what was done, 1 if the window's own thread waited for the disk, else 0, and how often a timer of
the window went off meanwhile. In the end the window is closed while the last change is on its way.
"""

import os
import sys
from pathlib import Path
from threading import current_thread, main_thread

from evening import arguments, button
from exercises import at_own_turn, exercises
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from freedoko_qt.app.places import places
from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.app.settings import Theme
from freedoko_qt.app.trainer.book import Book
from freedoko_qt.app.trainer.book_file import book_file
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.ui.application import begin
from freedoko_qt.ui.main_window import MainWindow
from freedoko_qt.ui.rules.rules_dialog import RulesDialog
from freedoko_qt.ui.warm_up import MODULES, get_ready

INTERVAL = 5  # milliseconds
A_WHILE = 100  # milliseconds
PEOPLE = "Anna", "Bert", "Cleo", "Dora"
QUESTION = exercises()[QuestionKind.TRUMPS]


class Clock:
    """Ticks as long as the window's thread lets it."""

    def __init__(self) -> None:
        self.action = ""
        self.syncs: list[tuple[str, bool, int]] = []
        self._ticks = 0
        self._sync = os.fsync
        os.fsync = self._on_sync
        self._timer = QTimer(interval=INTERVAL)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        self._ticks += 1

    def _on_sync(self, file: int) -> None:
        action, before = self.action, self._ticks
        self._sync(file)
        self.syncs.append((action, current_thread() is main_thread(), self._ticks - before))


def change_settings(window: MainWindow) -> None:
    window.menu.action("side_panel").toggle()
    window.menu.action("sounds").toggle()


def answer_question(window: MainWindow) -> None:
    press(Qt.Key.Key_F4)
    page = window.controllers.trainer.page
    page.kinds.started.emit((QuestionKind.TRUMPS,))
    right = next(place for place, one in enumerate(page.exercise.question.answers) if one.is_right)
    QTest.mouseClick(page.exercise.panel.answers.buttons[right], Qt.MouseButton.LeftButton)
    assert page.exercise.panel.verdict.text()


def save_rules(window: MainWindow) -> None:
    dialog = RulesDialog(preset_set("ddv"), window.context.rule_sets, window.context.deck, window)
    dialog.commands.save_as("Ours")
    dialog.commands.save_as("Yours")
    dialog.commands.delete()
    dialog.deleteLater()


def keep_deal(window: MainWindow) -> None:
    assert window.controllers.deals.keep(at_own_turn(4), "Mine")


def write_evening(window: MainWindow) -> None:
    press(Qt.Key.Key_F8)
    page = window.controllers.records.evenings
    for name, line in zip(PEOPLE, page.new.names, strict=False):
        line.setText(name)
    QTest.mouseClick(page.new.start, Qt.MouseButton.LeftButton)
    QTest.qWait(A_WHILE)
    for name in PEOPLE[:2]:
        QTest.mouseClick(button(page.sheet.form.people, name), Qt.MouseButton.LeftButton)
    page.sheet.form.value.setValue(3)
    QTest.mouseClick(page.sheet.form.write, Qt.MouseButton.LeftButton)


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or QApplication.activeWindow(), key)


CHANGES = change_settings, answer_question, save_rules, keep_deal, write_evening


def main(folder: Path) -> None:
    book_file(places(folder).trainer).update(lambda _: Book((QUESTION,)))
    application, program = begin(arguments(data_dir=folder))
    for page in MODULES:  # so that each opens at once, as it does a while after the start
        get_ready(page)
    clock = Clock()
    program.window.show()
    QTest.qWaitForWindowExposed(program.window)
    for action in CHANGES:
        clock.action = action.__name__
        action(program.window)
        before = -1
        while before != len(clock.syncs):
            before = len(clock.syncs)
            QTest.qWait(10 * A_WHILE)
    clock.action = "close"
    program.settings.change(theme=Theme.DARK)
    program.close()
    for action, stops, ticks in clock.syncs:
        print(action, int(stops), ticks)


main(Path(sys.argv[1]))
