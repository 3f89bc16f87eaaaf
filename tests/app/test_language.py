"""The language, switched while the program runs."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject

from freedoko_qt.app.language import Translators, code_of
from freedoko_qt.app.settings import Language


@pytest.fixture
def translators(qapp: QCoreApplication) -> Iterator[Translators]:
    before = QLocale()
    translators = Translators(qapp)
    yield translators
    translators.speak(Language.ENGLISH)
    QLocale.setDefault(before)


def cancel() -> str:
    """The text that Qt writes on its own button."""
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


def test_qt_speaks_along(translators: Translators) -> None:
    spoken = []
    for language in (Language.ENGLISH, Language.GERMAN, Language.ENGLISH):
        translators.speak(language)
        spoken.append(cancel())
    assert spoken == ["Cancel", "Abbrechen", "Cancel"]


def test_numbers_and_dates_follow(translators: Translators) -> None:
    translators.speak(Language.GERMAN)
    assert QLocale().toString(1.5) == "1,5"
    translators.speak(Language.ENGLISH)
    assert QLocale().toString(1.5) == "1.5"


def test_what_shows_words_gets_a_language_change(translators: Translators, qapp: QCoreApplication) -> None:
    class Listener(QObject):
        changes = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.changes += event.type() is QEvent.Type.LanguageChange
            return False

    listener = Listener()
    qapp.installEventFilter(listener)
    translators.speak(Language.GERMAN)
    qapp.removeEventFilter(listener)
    assert listener.changes > 0


def test_a_language_that_is_named_is_spoken_whatever_the_system_speaks() -> None:
    assert code_of(Language.GERMAN) == "de"
    assert code_of(Language.ENGLISH) == "en"


def test_automatic_is_a_language_that_the_program_has() -> None:
    system = QLocale.system().uiLanguages()[0]
    assert code_of(Language.AUTO) == ("de" if system.startswith("de") else "en")
