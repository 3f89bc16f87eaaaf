"""The ground of every test: no screen, no language, and nobody's own files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from freedoko_qt.app.settings import Language

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

# Before anything imports Qt, which reads these once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(LC_ALL="C.UTF-8", LANG="C.UTF-8")
os.environ.pop("LANGUAGE", None)

settings.register_profile("repeatable", derandomize=True, deadline=None, max_examples=60, database=None)
settings.load_profile("repeatable")


@pytest.fixture(scope="session", autouse=True)
def user_directories(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home of the tests' own, so that none of them meets the data, settings or cache of a user."""
    home = tmp_path_factory.mktemp("home")
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(home / kind.lower())
    return home


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty folder for one test's games, settings and log, as `--data-dir` names it."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@pytest.fixture(params=[Language.ENGLISH, Language.GERMAN], ids=["English", "German"])
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[Language]:
    """The program speaks one language and then the other."""
    from freedoko_qt.app.language import Translators

    translators = Translators(qapp)
    translators.speak(request.param)
    yield request.param
    translators.speak(Language.ENGLISH)
