"""Which language is spoken: translators are put in and out while the program runs."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from freedoko_qt.app.settings import Language, Letters, Suits
from freedoko_qt.resources import translation


def code_of(language: Language) -> str:
    """The code of a language, "de" or "en"; automatic: German where the system speaks it, else English."""
    if language is not Language.AUTO:
        return language.value
    spoken = QLocale.system().uiLanguages()[:1]
    return "de" if spoken and spoken[0].startswith("de") else "en"


def spoken_letters(letters: Letters) -> Letters:
    """The letters on the cards; automatic: those that people know whose language is spoken just now."""
    if letters is not Letters.AUTO:
        return letters
    german = QLocale().language() is QLocale.Language.German
    return Letters.GERMAN if german else Letters.INTERNATIONAL


class Translators(QObject):
    """The translators of the program and of Qt's own words (the buttons of its dialogs)."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []
        self._spoken: tuple[str, Suits] | None = None

    def speak(self, language: Language, suits: Suits = Suits.FRENCH) -> None:
        """Speak another language from now on, or of other cards; every window is told by Qt (`LanguageChange`)."""
        code = code_of(language)
        if (code, suits) == self._spoken:
            return
        self._spoken = code, suits
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        QLocale.setDefault(QLocale(code))
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        files = [f"{folder}/qtbase_{code}.qm", translation(code)]
        if suits is Suits.GERMAN:
            files.append(translation(code, "german_suits"))  # the last one is asked first
        for file in files:
            translator = QTranslator(self)
            if file is not None and translator.load(str(file)):
                self._application.installTranslator(translator)
                self._installed.append(translator)
