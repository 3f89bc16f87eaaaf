"""A language whose words cannot be loaded: it is said in the window, and in the log."""

import logging
from pathlib import Path

import pytest
from evening import opened

SAID = "Not all texts of this language can be loaded; the log file says why."


@pytest.fixture
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer on which a checkout cannot keep what it compiles."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))


@pytest.mark.usefixtures("no_cache")
def test_a_window_without_german_says_so(qapp, data_dir, caplog) -> None:
    with opened(qapp, data_dir, language="de") as program:
        assert program.window.notices.text == SAID
        assert not program.window.notices.isHidden()
    warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert any("No translation into 'de'" in warning for warning in warnings)
    assert any("No words in 'de'" in warning for warning in warnings)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_window_with_all_its_words_says_nothing(qapp, data_dir, language) -> None:
    with opened(qapp, data_dir, language=language) as program:
        assert program.window.notices.text == ""
