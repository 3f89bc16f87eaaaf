"""Sizes from the environment with which no window can be used are not for Qt to see."""

import os

import pytest

from freedoko_qt.ui.qt_environment import USABLE, remove_unusable

UNUSABLE = ["0", "-1", "1e9", "1e-9", "nan", "inf", "-inf", "1e999", "100000", " 0 "]


@pytest.mark.parametrize("number", UNUSABLE)
@pytest.mark.parametrize("name", USABLE)
def test_an_unusable_size_is_removed(name: str, number: str, monkeypatch: pytest.MonkeyPatch, caplog) -> None:
    monkeypatch.setenv(name, number)
    remove_unusable()
    assert name not in os.environ
    assert name in caplog.text


@pytest.mark.parametrize("factors", ["HDMI-1=0", "2;0", "eDP-1=1;HDMI-1=nan", ";;1e9;"])
def test_the_size_of_each_screen_counts(factors: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_SCREEN_SCALE_FACTORS", factors)
    remove_unusable()
    assert "QT_SCREEN_SCALE_FACTORS" not in os.environ


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("QT_SCALE_FACTOR", "1.5"),
        ("QT_SCALE_FACTOR", "4"),
        ("QT_SCALE_FACTOR", "two"),  # which Qt ignores
        ("QT_SCREEN_SCALE_FACTORS", "eDP-1=2;HDMI-1=1.25"),
        ("QT_SCREEN_SCALE_FACTORS", ""),
        ("QT_FONT_DPI", "288"),
    ],
)
def test_other_sizes_stay(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    remove_unusable()
    assert os.environ[name] == value
