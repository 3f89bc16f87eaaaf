"""The queue of animations at the table: moves of cards and pauses."""

from collections import deque
from collections.abc import Callable, Generator, Mapping
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from freedoko_qt.app.settings import Pause, Speed

from .motion import CardMove, Motion

FACTORS: Mapping[Speed, float] = {Speed.INSTANT: 0.0, Speed.FAST: 0.6, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
"""The factor of the time of a move."""


class Wait(NamedTuple):
    """A pause of `time` milliseconds (at normal speed)."""

    time: int


class Look(NamedTuple):
    """The pause after a full trick, as long as the settings say."""


Cue: TypeAlias = CardMove | Wait | Look
Script: TypeAlias = Generator[Cue, None, None]


class Holder(Enum):
    """The reason for holding the animations."""

    REVIEW = auto()
    """An earlier trick is being looked at."""
    TRUMPS = auto()
    """The order of the cards is being looked at."""
    CHANGE = auto()
    """A reservation is being changed."""
    AWAY = auto()
    """An unrelated page is shown."""


class Choreographer(QObject):
    """Plays scripts in order. A script is a generator: it yields a cue and goes on when the cue has ended.

    `idle` comes from the event loop when everything has been played. At instant speed nothing waits: scripts are
    played to their end within `play`.

    For the window's thread. Exceptions of a script come out of `play`, or of the event loop.
    """

    idle = Signal()
    waits = Signal(bool)
    """True if a full trick stays until the person clicks, False once it is over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self.pause = Pause.NORMAL
        self.hurried = False
        """True if nothing is waited for at the moment, whatever the speed."""
        self._scripts: deque[Script] = deque()
        self._script: Script | None = None
        self._stepping = False
        self.holders: set[Holder] = set()
        self._until_click = False
        self.motion = Motion(self)
        self.motion.finished.connect(self._go_on)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._report)

    @property
    def is_busy(self) -> bool:
        """True if something is being shown or waits to be."""
        return self._script is not None or bool(self._scripts)

    @property
    def is_pausing(self) -> bool:
        """True if a full trick stays until the time is over or the person clicks, or another pause runs."""
        return self._until_click or self._timer.isActive()

    @property
    def is_waiting_for_click(self) -> bool:
        """True if a full trick stays until the person clicks."""
        return self._until_click

    @property
    def factor(self) -> float:
        """The factor of all times; 0 at instant speed."""
        return 0.0 if self.hurried else FACTORS[self.speed]

    def play(self, script: Script) -> None:
        """Queue a script.

        At instant speed it is over when this returns, unless something holds.
        """
        self._scripts.append(script)
        self._rest.stop()
        self._go_on_if_free()

    def rest(self) -> None:
        """Emit `idle` from the event loop when the queue is empty.

        Not while something holds.
        """
        if not self.is_busy:
            self._rest.start(0)

    def skip(self) -> bool:
        """End the move or the pause that runs, and go on; False if there is none.

        Only one move or pause; what is queued behind it is still played.
        """
        if self.is_pausing:
            self._wait_for_click(False)
            self._timer.stop()
        elif self.motion.is_running:
            self.motion.finish()
        else:
            return False
        self._go_on()
        return True

    def finish_move(self, then: Callable[[], None]) -> None:
        """Finish the running move, do something that needs all cards at rest, and go on."""
        self.motion.finish()
        then()
        self._go_on_if_free()

    def hold(self, holder: Holder, held: bool) -> None:
        """Start no new cue while a holder is set.

        The move that runs comes to its end. `idle` follows a release when nothing is left.
        """
        if held:
            self.holders.add(holder)
        elif holder in self.holders:
            self.holders.remove(holder)
            self._go_on_if_free()
            self.rest()

    def clear(self) -> None:
        """Forget everything that was still to be shown.

        Scripts that have begun are closed, so that their `finally` runs. `idle` does not follow.
        """
        self.motion.drop()
        self._timer.stop()
        self._wait_for_click(False)
        self._scripts.clear()
        if self._script is not None:
            script, self._script = self._script, None
            script.close()

    def _go_on_if_free(self) -> None:
        if self.is_busy and not (self.motion.is_running or self.is_pausing or self._stepping):
            self._go_on()

    def _go_on(self) -> None:
        """Take cues until one of them needs time."""
        if self._stepping:
            return
        self._stepping = True
        try:
            while not self.holders and self._next():
                pass
        finally:
            self._stepping = False
        self.rest()

    def _next(self) -> bool:
        """Carry out the next cue; False when it needs time, or when there is none."""
        if self._script is None:
            if not self._scripts:
                return False
            self._script = self._scripts.popleft()
        cue = next(self._script, None)
        match cue:
            case None:
                self._script = None
            case CardMove():
                self.motion.start(cue, self.factor)
                return not self.motion.is_running
            case Wait(time) if self.factor:
                self._timer.start(round(time * self.factor))
                return False
            case Look() if self.factor:
                seconds = self.pause.seconds
                self._wait_for_click(seconds is None)
                if seconds is not None:
                    self._timer.start(round(seconds * 1000))
                return False
        return True

    def _wait_for_click(self, waits: bool) -> None:
        if waits is not self._until_click:
            self._until_click = waits
            self.waits.emit(waits)

    def _report(self) -> None:
        if not self.is_busy and not self.holders:
            self.idle.emit()
