"""Checks of a sound: short, soft, of one format, without a click, and as the synthesizer makes it."""

import wave
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import numpy as np

from .voices import VOICES
from .waves import FULL, RATE, Wave, loudness, unpacked

SHORTEST, LONGEST = 0.06, 0.7  # seconds
SOFTEST, LOUDEST = -24.0, -9.0  # the peak, in decibels of full scale
QUIET = 2 / FULL  # of the first and the last sample
MOST_OFFSET = 0.5 / FULL
MOST_BYTES = 250_000
MOST_APART = 3.0  # decibels between the softest sound and the loudest one, as they are heard


def faults(folder: Path) -> Iterator[str]:
    """Tell everything that is wrong with the sounds in a folder."""
    files = {file.stem: file.read_bytes() for file in sorted(folder.glob("*.wav"))}
    for name in sorted(VOICES.keys() ^ files.keys()):
        yield f"{name}.wav is {'missing' if name in VOICES else 'no sound of the synthesizer'}"
    size = sum(map(len, files.values()))
    if size > MOST_BYTES:
        yield f"{size} bytes are more than {MOST_BYTES}"
    known = sorted(VOICES.keys() & files.keys())
    heard = [loudness(unpacked(files[name])) for name in known]
    if heard and max(heard) - min(heard) > MOST_APART:
        yield f"the loudest sound is {max(heard) - min(heard):.1f} dB above the softest"
    for name in known:
        yield from (f"{name}.wav {fault}" for fault in sound_faults(name, files[name]))


def sound_faults(name: str, data: bytes) -> Iterator[str]:
    """Tell what is wrong with one sound, given its file."""
    with wave.open(BytesIO(data)) as file:
        form = file.getframerate(), file.getnchannels(), 8 * file.getsampwidth()
    if form != (RATE, 1, 16):
        yield "has {} Hz, {} channels and {} bit".format(*form)
        return
    sound = unpacked(data)
    yield from _heard(sound)
    made = VOICES[name]()
    # One step of 16 bit may be rounded otherwise on another processor.
    if len(made) != len(sound) or np.abs(made - sound).max() > 1.6 / FULL:
        yield "is not what the synthesizer makes"


def _heard(sound: Wave) -> Iterator[str]:
    seconds, loudest = len(sound) / RATE, np.abs(sound).max()
    if not SHORTEST <= seconds <= LONGEST:
        yield f"takes {1000 * seconds:.0f} ms"
    peak = 20 * np.log10(max(loudest, 1 / FULL))
    if not SOFTEST <= peak <= LOUDEST:
        yield f"has its peak at {peak:.1f} dB"
    if max(abs(sound[0]), abs(sound[-1])) > QUIET:
        yield "begins or ends with a click"
    if abs(sound.mean()) > MOST_OFFSET:
        yield f"has an offset of {FULL * sound.mean():.1f}"
