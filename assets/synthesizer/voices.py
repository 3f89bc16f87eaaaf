"""The sounds of the table, a function each."""

from collections.abc import Callable, Mapping

import numpy as np

from .waves import USUAL, Wave, decay, finished, hump, laid, noise, pluck, times, tone

G4, A4, B4, D5 = 392.0, 440.0, 493.9, 587.3
D4, E4, F4 = 293.7, 329.6, 349.2
FLUTTERS = 15  # cards that one hears in the riffle


def card() -> Wave:
    """A card is laid on felt: a soft tap, and the breath of the paper."""
    time = times(0.1)
    body = tone(time, 190, 130) * decay(time, 0.008)
    knock = noise(time, 350, 1400, seed=1) * decay(time, 0.007)
    paper = noise(time, 1800, 7000, seed=2) * decay(time, 0.011, attack=0.003)
    return finished(0.4 * body + 0.7 * knock + 0.5 * paper)


def heavy() -> Wave:
    """A card is laid down with weight."""
    time = times(0.19)
    body = tone(time, 150, 80) * decay(time, 0.022)
    knock = noise(time, 180, 800, seed=3) * decay(time, 0.014)
    paper = noise(time, 1500, 6000, seed=4) * decay(time, 0.011, attack=0.003)
    return finished(0.8 * body + 0.8 * knock + 0.25 * paper, loud=USUAL + 1)


def trick() -> Wave:
    """Four cards slide over the felt and come to lie on a pile."""
    time = times(0.29)
    slide = noise(time, 900, 4200, seed=5) * hump(time, 0.45)
    grain = noise(time, 300, 900, seed=6) * hump(time, 0.55)
    return finished(laid(0.6 * slide + 0.3 * grain, 1.65 * card(), at=0.19))


def call() -> Wave:
    """Somebody says something: two plucked notes, the second one higher."""
    time = times(0.44)
    return finished(laid(pluck(time, E4, 0.09), pluck(time, A4, 0.09), at=0.11))


def won() -> Wave:
    """Three soft notes upwards."""
    return _notes(G4, B4, D5)


def lost() -> Wave:
    """Three soft notes downwards."""
    return _notes(A4, F4, D4)


def deal() -> Wave:
    """The cards are riffled: one flutters after the other, first slower, then faster."""
    time = times(0.5)
    sound = 0.12 * noise(time, 1500, 5000, seed=7) * hump(time, 0.6)
    flutter = times(0.03)
    for number, share in enumerate(np.linspace(0, 1, FLUTTERS) ** 0.8):
        paper = noise(flutter, 1100, 5200, seed=10 + number) * decay(flutter, 0.005, attack=0.002)
        knock = noise(flutter, 250, 800, seed=40 + number) * decay(flutter, 0.004)
        sound = laid(sound, (0.5 + 0.5 * share) * (0.5 * paper + 0.35 * knock), at=0.01 + 0.43 * float(share))
    return finished(sound)


def _notes(*pitches: float) -> Wave:
    time = times(0.63)
    sound = np.zeros(len(time))
    for number, pitch in enumerate(pitches):
        soft = (tone(time, pitch) + 0.18 * tone(time, 2 * pitch)) * decay(time, 0.1, attack=0.02)
        sound = laid(sound, soft, at=0.13 * number)
    return finished(sound)


VOICES: Mapping[str, Callable[[], Wave]] = {
    voice.__name__: voice for voice in (card, heavy, trick, call, won, lost, deal)
}
"""Every sound by the name of its file."""
