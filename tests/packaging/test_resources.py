"""Pictures and translations in a checkout."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from freedoko_qt import resources
from freedoko_qt.app.system_report import system_report

GERMAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context><name>Card</name><message><source>jack</source><translation>{}</translation></message></context>
</TS>
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a cache of its own, whose only translation says one word."""
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "freedoko_de.ts").write_text(GERMAN.format("Bube"), encoding="utf-8")
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "freedoko_qt")
    monkeypatch.setattr(resources, "CHECKOUT", tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def word(path: Path | None) -> str:
    translator = QTranslator()
    assert translator.load(str(path))
    return translator.translate("Card", "jack")


def test_a_checkout_has_its_assets_beside_the_package() -> None:
    assert resources.asset("decks") == Path(__file__).resolve().parents[2] / "assets" / "decks"


@pytest.mark.parametrize("name", ["freedoko", "german_suits"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_languages_of_the_program(language: str, name: str) -> None:
    assert QTranslator().load(str(resources.translation(language, name)))


def test_a_language_without_texts(checkout: Path) -> None:
    assert resources.translation("fr") is None


def test_a_translation_is_compiled_once_and_again_when_its_source_changes(checkout: Path) -> None:
    first = resources.translation("de")
    assert word(first) == "Bube"
    assert first is not None
    written = first.stat().st_mtime_ns
    assert resources.translation("de") == first
    assert first.stat().st_mtime_ns == written

    (checkout / "translations" / "freedoko_de.ts").write_text(GERMAN.format("Unter"), encoding="utf-8")
    assert word(resources.translation("de")) == "Unter"


def test_no_program_is_run_for_a_translation(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's own tools want libraries that not every system has."""

    def refuse(*command: object, **options: object) -> None:
        raise AssertionError(command)

    monkeypatch.setattr("subprocess.Popen", refuse)
    assert word(resources.translation("de")) == "Bube"


def test_a_damaged_source_and_a_cache_that_cannot_be_written(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (checkout / "translations" / "freedoko_en.ts").write_text("<TS", encoding="utf-8")
    assert resources.translation("en") is None
    assert "freedoko_en.ts" in caplog.records[-1].getMessage()
    assert list((checkout / "cache").rglob("*")) == []

    (checkout / "a file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(checkout / "a file"))
    assert resources.translation("de") is None
    assert len(caplog.records) == 2


def test_a_report_names_a_checkout_whatever_its_folder_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "freedoko_qt" / "freedoko_qt")
    monkeypatch.setattr(resources, "CHECKOUT", tmp_path / "freedoko_qt")
    assert system_report(tmp_path, "offscreen").splitlines()[0].endswith(", checkout")
