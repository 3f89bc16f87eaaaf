"""The language of the program: installing and removing translators while it runs."""

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from freedoko_qt.app.qt_path import qt_path
from freedoko_qt.app.settings import Language, Letters, Suits
from freedoko_qt.app.wording.translating import WORDS_OF
from freedoko_qt.resources import translation


def code_of(language: Language) -> str:
    """The code of a language, "de" or "en"; automatic: German where the system speaks it, else English."""
    if language is not Language.AUTO:
        return language.value
    spoken = QLocale.system().uiLanguages()[:1]
    return "de" if spoken and spoken[0].startswith("de") else "en"


def spoken_letters(letters: Letters) -> Letters:
    """The letters on the cards; automatic: those that people know whose language is spoken just now.

    By the default QLocale, which `Translators.speak` sets.
    """
    if letters is not Letters.AUTO:
        return letters
    german = QLocale().language() is QLocale.Language.German
    return Letters.GERMAN if german else Letters.INTERNATIONAL


class Translators(QObject):
    """The translators of the program and of Qt's own words (the buttons of its dialogs)."""

    incomplete = Signal()
    """Words of the program in the language that is spoken now could not be loaded; the log says which."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self.installed: list[QTranslator] = []
        self._spoken: tuple[str, Suits] | None = None

    def speak(self, language: Language, suits: Suits = Suits.FRENCH) -> None:
        """Install the translators of a language and deck; Qt sends `LanguageChange` to every window.

        Does nothing if they are installed already. The locale of numbers and dates changes, too. `incomplete` follows
        if a file is missing.
        """
        code = code_of(language)
        if (code, suits) == self._spoken:
            return
        self._spoken = code, suits
        self.close()
        QLocale.setDefault(QLocale(code))
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._install(Path(folder, f"qtbase_{code}.qm"))
        # The last one is asked first.
        missing = [name for name in WORDS_OF[suits] if not self._install(translation(code, name))]
        if missing:
            logging.getLogger(__name__).warning("No words in %r: %s", code, ", ".join(missing))
            self.incomplete.emit()

    def close(self) -> None:
        """Remove the translators."""
        for translator in self.installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self.installed.clear()

    def _install(self, file: Path | None) -> bool:
        """Install a translation file, if it can be loaded."""
        translator = QTranslator(self)
        loaded = file is not None and translator.load(qt_path(file))
        if loaded:
            self._application.installTranslator(translator)
            self.installed.append(translator)
        return loaded
