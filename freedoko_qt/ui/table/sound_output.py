"""Plays sounds on the device of the computer: a thread of its own opens it, so that the window never waits for it."""

import atexit
import logging
from array import array
from collections.abc import Collection, Generator
from functools import cache
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, TypeAlias

from freedoko_qt.resources import asset

if TYPE_CHECKING:
    from miniaudio import Backend, PlaybackDevice

Samples: TypeAlias = "array[float]"
"""One channel; full scale is -1 to 1."""

PLAYER = "miniaudio"
"""The package that plays sounds; it is not there for every kind of computer."""
RATE = 44_100
PERIOD = 40  # milliseconds that are mixed at once
LATEST = 0.4  # seconds after which a sound is not worth hearing any more
REST = 10.0  # seconds without a sound after which the device may sleep
FIRST = 0.15  # seconds in which the table is painted that is heard for the first time
RETRY = 30.0  # seconds before a device that could not be opened is tried again

log = logging.getLogger(__name__)


def can_play() -> bool:
    """True if the package that plays sounds is installed; there may still be no device."""
    return find_spec(PLAYER) is not None


class Mixer:
    """Adds the sounds that play at the same time; one thread adds, that of the device takes."""

    def __init__(self) -> None:
        self._added: SimpleQueue[Samples] = SimpleQueue()
        self._playing: list[Samples] = []

    def add(self, sound: Samples) -> None:
        """Let a sound be heard from now on, beside those that play already."""
        self._added.put(sound)

    def mixed(self, count: int) -> Samples:
        """The next `count` samples, fewer if nothing is left; the device clips what is too loud.

        To be called by the thread of the device only.
        """
        while not self._added.empty():
            self._playing.append(self._added.get())
        parts = [sound[:count] for sound in self._playing]
        self._playing = [sound[count:] for sound in self._playing if len(sound) > count]
        return parts[0] if len(parts) == 1 else array("f", map(sum, zip_longest(*parts, fillvalue=0.0)))

    def stream(self) -> Generator[Samples, int, None]:
        """The samples for a device, which says each time how many it wants."""
        count = yield array("f")
        while True:
            count = yield self.mixed(count)


class SoundOutput:
    """Plays sounds by name; where there is no device nothing is heard, which is only logged.

    `backends`: the names of those of miniaudio's that are tried; by default all that lead to a loudspeaker.
    """

    def __init__(self, backends: Collection[str] | None = None) -> None:
        self._backends = backends
        self._orders: SimpleQueue[tuple[str, float, float] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="sounds", daemon=True)
        self._mixer = Mixer()
        self._device: PlaybackDevice | None = None
        self._tried = -RETRY  # when a device was looked for in vain
        self.played = 0
        """The number of sounds that a device has got."""

    def play(self, name: str, volume: float) -> None:
        """Play a sound from its beginning, so loud (0 to 1); returns at once.

        Starts the thread with the first sound. A sound that waits longer than LATEST, e.g. for the device to open, is
        left out.
        """
        if self._thread.ident is None:
            self._thread.start()
            atexit.register(self.close)  # a device must not ask Python for samples when there is none any more
        self._orders.put((name, volume, monotonic()))

    def close(self) -> None:
        """Stop the thread and the device.

        Waits until the thread has ended; nothing can be played afterwards. Called by itself when the interpreter exits.
        """
        if self._thread.is_alive():
            self._orders.put(None)
            self._thread.join()

    def _work(self) -> None:
        """Work off the queue; stop the device when it has been idle for a while."""
        sleep(FIRST)  # what plays sounds takes long to import, and both would be late
        while True:
            try:
                order = self._orders.get(timeout=REST)
            except Empty:
                self._stop()
                continue
            if order is None:
                self._stop()
                return
            name, volume, time = order
            if self._started() and monotonic() - time < LATEST:
                self._mixer.add(samples(name, volume))
                self.played += 1

    def _started(self) -> bool:
        """Have the device run, opened when it is first needed; False if there is none."""
        if self._device is not None and self._device.running:
            return True
        if monotonic() - self._tried < RETRY:
            return False
        try:
            from miniaudio import MiniaudioError, PlaybackDevice, SampleFormat
        except ImportError as error:
            self._fail(error)
            return False
        try:
            if self._device is None:
                self._device = PlaybackDevice(SampleFormat.FLOAT32, 1, RATE, PERIOD, backends=self._usable_backends())
            stream = self._mixer.stream()
            next(stream)
            self._device.start(stream)
        except MiniaudioError as error:
            self._fail(error)
        return self._device is not None

    def _usable_backends(self) -> list["Backend"]:
        from miniaudio import Backend

        if self._backends is not None:
            return [Backend[name] for name in self._backends]
        unusable = {Backend.NULL}
        if not Path("/dev/snd").exists():
            unusable.add(Backend.ALSA)  # without a card it complains at length on the terminal
        return [one for one in Backend if one not in unusable]

    def _stop(self) -> None:
        if self._device is None:
            return
        from miniaudio import MiniaudioError

        try:
            self._device.stop()
        except MiniaudioError as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        log.info("No sounds: %s", error)
        self._device, self._tried = None, monotonic()


@cache
def sound_output() -> SoundOutput:
    """The one output for all sounds of the program.

    Made on first use and kept until the program ends.
    """
    return SoundOutput()


@cache
def samples(name: str, volume: float) -> Samples:
    """A sound of the program, so loud.

    Raises `OSError` or `wave.Error` where the file is missing or broken; the result is kept, so it must not be changed.
    """
    import wave  # only now: the table can be seen before it is heard

    with wave.open(str(asset("sounds", f"{name}.wav"))) as file:
        recorded = array("h", file.readframes(file.getnframes()))
    factor = volume / 32_768
    return array("f", (factor * value for value in recorded))
