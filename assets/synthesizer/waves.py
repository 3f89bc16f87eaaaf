"""The parts of sounds: tones, noise in a band of frequencies, and the curves of their loudness."""

import io
import wave
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]
"""Samples, one after the other; full scale is -1 to 1."""

RATE = 44_100
"""Samples a second."""
FADE_IN, FADE_OUT = 0.002, 0.02  # seconds; a shorter one would click
FULL = 32_767
USUAL = -30.0  # decibels, of nearly every sound
HEARD_AT_ONCE = 0.05  # seconds


def times(seconds: float) -> Wave:
    """The time of each sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def decay(time: Wave, half: float, *, attack: float = 0.0) -> Wave:
    """Loudness that rises within `attack` seconds and then halves every `half` seconds."""
    rise = np.clip(time / attack, 0, 1) if attack else 1.0
    return rise * np.exp2(-time / half)


def hump(time: Wave, top: float) -> Wave:
    """Loudness that swells until `top`, a share of the time, and is gone at the end."""
    share = time / time[-1]
    return np.sin(np.pi / 2 * np.where(share < top, share / top, (1 - share) / (1 - top))) ** 2


def tone(time: Wave, start: float, end: float | None = None) -> Wave:
    """A sine of so many hertz, gliding to `end`."""
    pitch = np.geomspace(start, start if end is None else end, len(time))
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def pluck(time: Wave, pitch: float, half: float) -> Wave:
    """A string of so many hertz that is plucked softly: its overtones are gone before it is."""
    overtones = range(1, 6)
    return sum(
        (tone(time, pitch * k) * decay(time, half / k, attack=0.006) / k**2 for k in overtones), np.zeros(len(time))
    )


def noise(time: Wave, low: float, high: float, seed: int) -> Wave:
    """Noise mostly between two frequencies, as loud as a sine at most."""
    raw = np.random.PCG64(seed).random_raw(len(time))
    flat = raw / 2.0**63 - 1
    pitch = np.maximum(np.fft.rfftfreq(len(time), 1 / RATE), 1.0)
    middle, width = np.log(low * high) / 2, np.log(high / low) / 2
    band = np.exp(-(((np.log(pitch) - middle) / width) ** 2))
    shaped = np.fft.irfft(np.fft.rfft(flat) * band, len(time))
    return shaped / np.abs(shaped).max()


def laid(onto: Wave, sound: Wave, at: float) -> Wave:
    """A sound laid onto another one at a time in seconds; what sticks out at the end is cut."""
    start = round(at * RATE)
    mixed = onto.copy()
    end = min(len(onto), start + len(sound))
    mixed[start:end] += sound[: end - start]
    return mixed


def loudness(sound: Wave) -> float:
    """The loudness to the ear: the loudest 50 ms in decibels of full scale, its pitches weighted by curve A."""
    window = round(HEARD_AT_ONCE * RATE)
    padded = np.concatenate([sound, np.zeros(window)])
    square = np.fft.rfftfreq(len(padded), 1 / RATE) ** 2
    weight = 1.2589 * 12194**2 * square**2  # IEC 61672-1, 1 at 1000 Hz
    weight /= (square + 20.6**2) * np.sqrt((square + 107.7**2) * (square + 737.9**2)) * (square + 12194**2)
    energy = np.cumsum(np.fft.irfft(np.fft.rfft(padded) * weight, len(padded)) ** 2)
    return 10 * float(np.log10((energy[window:] - energy[:-window]).max() / window + 1e-12))  # silence: -120


def finished(sound: Wave, loud: float = USUAL) -> Wave:
    """The sound between silence and silence, without an offset, as loud as `loudness` has it in decibels."""
    edge_in, edge_out = round(FADE_IN * RATE), round(FADE_OUT * RATE)
    window = np.ones(len(sound))
    window[:edge_in] = np.sin(np.linspace(0, np.pi / 2, edge_in)) ** 2
    window[-edge_out:] = np.cos(np.linspace(0, np.pi / 2, edge_out)) ** 2
    faded = sound * window
    faded -= window * faded.sum() / window.sum()
    return faded * 10 ** ((loud - loudness(faded)) / 20)


def packed(sound: Wave) -> bytes:
    """The sound as a WAV file."""
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * FULL).astype("<i2").tobytes())
    return buffer.getvalue()


def unpacked(data: bytes) -> Wave:
    """The sound in a WAV file of this kind, as `packed` makes it."""
    with wave.open(io.BytesIO(data)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / FULL
