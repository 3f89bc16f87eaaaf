"""A person at the window: sees what is there, and uses only mouse and keys."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QPushButton, QWidget

from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.places import places
from freedoko_qt.app.settings import Language, Speed, TextSize
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.phase import Phase
from freedoko_qt.ui.application import Program
from freedoko_qt.ui.main_window import MainWindow

PATIENCE = 20_000  # milliseconds
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
MOST_DECISIONS = 10_000
"""The number of questions in one game after which something must be wrong."""


def arguments(**values: object) -> Namespace:
    """The arguments of the command line, all others as if they had not been given."""
    nothing = {"data_dir": None, "language": "en", "autoplay": None, "seed": 1, "screenshots": None}
    return Namespace(**{**nothing, **values})


@contextmanager
def opened(application: QApplication, data_dir: Path, **values: object) -> Iterator[Program]:
    """The program with its window open, without animation; closed at the end.

    Settings, language and text size are set back to those of the tests at the end, and everything is closed, also after
    a failed test. `values`: further arguments of the command line.
    """
    program = Program(application, places(data_dir), arguments(data_dir=data_dir, **values))
    program.settings.change(speed=Speed.INSTANT)
    program.window.show()
    QTest.qWaitForWindowExposed(program.window)
    QTest.qWait(0)
    try:
        yield program
    finally:
        program.settings.change(language=Language.ENGLISH, text_size=TextSize.NORMAL)
        program.window.close()
        program.close()
        QTest.qWait(0)


@contextmanager
def come_back(qtbot, application: QApplication, data_dir: Path, tournament: Tournament) -> Iterator["Person"]:
    """A person who goes on with a tournament that was left at the points of its last game.

    It is written into the history of `data_dir` before the program starts.
    """
    History(data_dir / "tournaments").save(tournament)
    with opened(application, data_dir) as program:
        person = Person(qtbot, program.window)
        person.click(button(program.window.start_page, "Continue"))
        yield person


class Person:
    """Plays at a window, with the mouse or with keys alone.

    `press` and `click` end when files asked for by them are read; `wait` also waits for the disk and the animations.
    With `keys` what it decides is done without the mouse.
    """

    def __init__(self, qtbot, window: MainWindow, *, keys: bool = False) -> None:
        self.qtbot = qtbot
        self.window = window
        self._keys = keys

    @property
    def table(self) -> QWidget:
        return self.window.game.page.table

    @property
    def to_play(self) -> bool:
        """True if it is the person's turn to play a card, and the table shows it."""
        view = self.window.session.view
        return (
            self.window.page is self.window.game.page
            and view is not None
            and view.my_turn
            and view.phase is Phase.PLAY
            and self.table.view == view
            and not self.table.choreographer.is_busy
        )

    @property
    def question(self) -> QWidget | None:
        """The question that lies over the table."""
        return self.window.game.page.questions.open_panel

    @property
    def game_is_shown(self) -> bool:
        """True if the score of a game is shown."""
        return self.window.session.score is not None and self.window.page is not self.window.game.page

    def set_language(self, language: Language) -> None:
        """Choose a language, and process the events that follow."""
        self.window.context.settings_file.change(language=language)
        QApplication.processEvents()

    def wait(self) -> None:
        """Until what was done is on disk and shown, and there is something to do.

        Raises pytest-qt's TimeoutError after PATIENCE milliseconds.
        """
        _ = self.window.session.history  # waits for the disk
        QApplication.processEvents()
        self.qtbot.waitUntil(
            lambda: self.to_play or self.question is not None or self.game_is_shown, timeout=PATIENCE
        )

    def begin(self) -> None:
        """Start a tournament from the first page.

        By keys the button that starts must have the focus.
        """
        if self._keys:
            self.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
            self.press(Qt.Key.Key_Return)
        else:
            self.click(self.window.start_page.start)

    def reach_quiet_card(self) -> None:
        """Decide until a card is to be played, and the others have announced what they want."""
        self.reach_card()
        self.qtbot.waitUntil(lambda: self.to_play and not self.window.session.is_thinking)
        self.wait()

    def reach_card(self) -> None:
        """Decide until a card is to be played; nothing is done if one is already."""
        while not self.to_play:
            self.decide()
            self.wait()

    def reach_first_card(self) -> None:
        """Start a tournament from the first page, and decide until a card is to be played."""
        self.begin()
        self.wait()
        self.reach_card()

    def play_game(self) -> None:
        """Play until the score is shown.

        Raises AssertionError after MOST_DECISIONS decisions.
        """
        for _ in range(MOST_DECISIONS):
            self.wait()
            if self.game_is_shown:
                return
            self.decide()
        raise AssertionError(f"the game does not come to an end: {self.question}")

    def decide(self) -> None:
        """Answer the question that is asked, or play the first card that is allowed.

        Nothing is waited for. It must be the person's turn, or a question open.
        """
        view = self.window.session.view
        if self.question is not None:
            self.answer(self.question)
        elif view.duty:
            self.announce()
        else:
            self.play(next(card for card in self.table.stage.hand.cards if card in view.playable))
        QApplication.processEvents()

    def answer(self, panel: QWidget) -> None:
        """Say what is proposed; where nothing is, no.

        Cards that the question wants are picked instead, and the question stays open.
        """
        buttons = [one for one in panel.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
        if self.table.picker.wants_cards:
            self.pick_cards()
            return
        primary = [one for one in buttons if one.property("primary")] or buttons
        if self._keys:
            self.press(Qt.Key.Key_Return)
        else:
            self.click(primary[0])

    def pick_cards(self) -> None:
        """Pick cards from the left until there are enough."""
        hand, picker = self.table.stage.hand, self.table.picker
        for place, item in enumerate(hand.items):
            if picker.wants_cards and item not in hand.picked:
                if self._keys:
                    while hand.focused is not item:
                        self.press(Qt.Key.Key_Right)
                    self.press(Qt.Key.Key_Space)
                else:
                    self.click_card(place)

    def announce(self) -> None:
        if self._keys:
            self.press(Qt.Key.Key_N)
            self.press(Qt.Key.Key_Return)
        else:
            self.click(self.table.bar.buttons[0])

    def play(self, card: Card) -> None:
        """Click on the visible part of a card, or press the key of its place."""
        cards = self.table.stage.hand.cards
        place = cards.index(card)
        if self._keys:
            QTest.keyClick(self._focus, "1234567890abc"[place])
            return
        self.click_card(place)

    def click_card(self, place: int) -> None:
        """Click on the visible part of the card at a place of the hand."""
        rect = self.table.stage.hand.goals()[place].place.rect
        point = self.table.mapFromScene(rect.topLeft()) + QPoint(9, 40)
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def next_game(self) -> None:
        """Read the score and go on."""
        if self._keys:
            self.press(Qt.Key.Key_Return)
        else:
            self.click(self.window.game.sheet.on)
        QApplication.processEvents()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self._focus, key, modifier)
        until_read(self.window)

    def hold(self, key: Qt.Key) -> None:
        """Go on holding a key that has been pressed before."""
        for _ in range(6):
            QApplication.sendEvent(self._focus, QKeyEvent(QEvent.Type.KeyPress, key, NO_MODIFIER, "\r", autorep=True))

    def click(self, widget: QWidget) -> None:
        """Click into the middle of a widget, which must be visible and usable."""
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        until_read(self.window)

    @property
    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window


def shown(qtbot, dialog: QDialog) -> QDialog:
    """A dialog by itself, on the screen.

    qtbot closes it at the end of the test.
    """
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.qWait(0)
    return dialog


def until_read(window: MainWindow) -> None:
    """Until what was asked for is read, and what was done is on disk."""
    while window.context.reader.is_reading:
        QTest.qWait(1)
    window.context.writer.settle()


def press(
    person: Person, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NO_MODIFIER
) -> None:
    """Press keys one after the other; each has done its work before the next one."""
    for key in keys:
        person.press(key, modifier)
        QApplication.processEvents()


def button(parent: QWidget, text: str) -> QAbstractButton:
    """The button with this text.

    `&` in its text is ignored. Raises AssertionError unless there is exactly one, visible or not.
    """
    found = [one for one in parent.findChildren(QAbstractButton) if one.text().replace("&", "") == text]
    assert len(found) == 1, f"{len(found)} buttons with the text {text!r}"
    return found[0]
