"""The sounds of the program: short, soft, without clicks, and what the synthesizer makes."""

from pathlib import Path

import numpy as np
import pytest

from assets.synthesizer import __main__ as script
from assets.synthesizer.check import faults, sound_faults
from assets.synthesizer.voices import VOICES
from assets.synthesizer.waves import RATE, Wave, loudness, packed, unpacked

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"


def test_the_sounds_have_no_fault() -> None:
    assert list(faults(SOUNDS)) == []
    assert {file.name for file in SOUNDS.iterdir()} == {f"{name}.wav" for name in VOICES}


def test_the_script_writes_what_it_finds_faultless(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script.write(tmp_path)
    assert script.check(tmp_path) == 0
    assert capsys.readouterr().out == "7 sounds, 0 faults\n"


def test_the_script_names_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script.write(tmp_path)
    (tmp_path / "card.wav").unlink()
    (tmp_path / "cough.wav").write_bytes(bytes(90_000))
    (tmp_path / "won.wav").write_bytes((tmp_path / "lost.wav").read_bytes())
    assert script.check(tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        "card.wav is missing",
        "cough.wav is no sound of the synthesizer",
        "326640 bytes are more than 250000",
        "won.wav is not what the synthesizer makes",
        "7 sounds, 4 faults",
    ]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda sound: 2 * sound, "has its peak at -6.5 dB"),
        (lambda sound: sound / 4, "has its peak at -24.5 dB"),
        (lambda sound: sound[200:], "begins or ends with a click"),
        (lambda sound: sound[: RATE // 50], "takes 20 ms"),
        (lambda sound: np.concatenate([sound, np.zeros(RATE)]), "takes 1100 ms"),
        (lambda sound: sound + 0.001 * np.hanning(len(sound)), "has an offset of 16.4"),
    ],
)
def test_a_check_sees_what_is_wrong_with_a_sound(spoil, said: str) -> None:
    found = list(sound_faults("card", packed(spoil(VOICES["card"]()))))
    assert said in found
    assert found[-1] == "is not what the synthesizer makes"


def test_the_check_hears_a_sound_that_is_louder_than_the_others(tmp_path: Path) -> None:
    script.write(tmp_path)
    (tmp_path / "call.wav").write_bytes(packed(1.6 * VOICES["call"]()))  # by 4.1 dB
    assert "the loudest sound is 4.1 dB above the softest" in list(faults(tmp_path))


def test_what_the_ear_takes_for_louder() -> None:
    time = np.arange(RATE) / RATE
    low, middle = (loudness(0.1 * np.sin(2 * np.pi * pitch * time)) for pitch in (100, 1000))
    assert middle == pytest.approx(-23, abs=0.1)  # of a sine the mean square is half of the peak's
    assert low == pytest.approx(middle - 19.1, abs=0.3)  # IEC 61672-1
    assert loudness(np.zeros(RATE)) == pytest.approx(-120)


def test_the_check_sees_another_format() -> None:
    stereo = bytearray(packed(VOICES["card"]()))
    stereo[22] = 2  # channels, in the header
    assert list(sound_faults("card", bytes(stereo))) == ["has 44100 Hz, 2 channels and 16 bit"]


@pytest.mark.parametrize("name", VOICES)
def test_a_sound_is_the_same_each_time(name: str) -> None:
    first, second = (packed(VOICES[name]()) for _ in range(2))
    assert first == second
    assert unpacked(first).size


def _pitch(sound: Wave) -> float:
    """The frequency that is loudest, in hertz."""
    return float(np.abs(np.fft.rfft(sound)).argmax() * RATE / sound.size)


def test_the_heavy_card_is_deeper_and_louder_and_a_won_game_rises() -> None:
    sounds = {name: voice() for name, voice in VOICES.items()}
    assert _pitch(sounds["heavy"]) < _pitch(sounds["card"])
    assert np.abs(sounds["heavy"]).max() > np.abs(sounds["card"]).max()
    for name, rises in (("won", True), ("lost", False), ("call", True)):
        first, last = (_pitch(part) for part in np.array_split(sounds[name], [sounds[name].size // 4])[:2])
        assert (last > first) is rises
