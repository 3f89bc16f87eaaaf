"""Help in short: the keys, and Doppelkopf in a minute."""

from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from .translated import Translated

KEYS: tuple[tuple[object, object], ...] = (
    (
        QT_TRANSLATE_NOOP("HelpDialog", "1 to 9, 0, A, B, C"),
        QT_TRANSLATE_NOOP("HelpDialog", "play the card in this place"),
    ),
    (QT_TRANSLATE_NOOP("HelpDialog", "← →, then Enter"), QT_TRANSLATE_NOOP("HelpDialog", "choose a card and play it")),
    (QT_TRANSLATE_NOOP("HelpDialog", "N"), QT_TRANSLATE_NOOP("HelpDialog", "announce")),
    (QT_TRANSLATE_NOOP("HelpDialog", "H"), QT_TRANSLATE_NOOP("HelpDialog", "hint: what to do now, and why")),
    (QT_TRANSLATE_NOOP("HelpDialog", "Space"), QT_TRANSLATE_NOOP("HelpDialog", "go on at once")),
    (QT_TRANSLATE_NOOP("HelpDialog", "L"), QT_TRANSLATE_NOOP("HelpDialog", "show the last trick")),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Ctrl+Z"),
        QT_TRANSLATE_NOOP("HelpDialog", "take your last card back, where the rules allow it"),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "T"),
        QT_TRANSLATE_NOOP("HelpDialog", "show the trumps and the order of the cards"),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "O"),
        QT_TRANSLATE_NOOP("HelpDialog", "lay everybody's cards open, where the rules allow it"),
    ),
    (QT_TRANSLATE_NOOP("HelpDialog", "P"), QT_TRANSLATE_NOOP("HelpDialog", "score sheet so far")),
    (QT_TRANSLATE_NOOP("HelpDialog", "G"), QT_TRANSLATE_NOOP("HelpDialog", "curve of the tournament")),
    (QT_TRANSLATE_NOOP("HelpDialog", "R"), QT_TRANSLATE_NOOP("HelpDialog", "the rules by which is played")),
    (QT_TRANSLATE_NOOP("HelpDialog", "Ctrl+L"), QT_TRANSLATE_NOOP("HelpDialog", "show or hide the log")),
    (QT_TRANSLATE_NOOP("HelpDialog", "F2"), QT_TRANSLATE_NOOP("HelpDialog", "settings")),
    (QT_TRANSLATE_NOOP("HelpDialog", "Ctrl+F"), QT_TRANSLATE_NOOP("HelpDialog", "full screen")),
    (QT_TRANSLATE_NOOP("HelpDialog", "Ctrl+N"), QT_TRANSLATE_NOOP("HelpDialog", "new tournament")),
    (QT_TRANSLATE_NOOP("HelpDialog", "Ctrl+Q"), QT_TRANSLATE_NOOP("HelpDialog", "leave; the game is kept")),
)

RULES: tuple[tuple[object, object], ...] = (
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Aim"),
        QT_TRANSLATE_NOOP(
            "HelpDialog",
            "Two play against two. All cards together count 240 eyes; Re needs 121 of them to win. "
            "Ace 11, ten 10, king 4, queen 3, jack 2, nine 0.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Sides"),
        QT_TRANSLATE_NOOP(
            "HelpDialog",
            "Who holds a queen of clubs is Re, the other two are Kontra. Nobody says so: you find out "
            "by the cards that are played and by what is announced.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Trumps"),
        QT_TRANSLATE_NOOP(
            "HelpDialog",
            "From the highest: ten of hearts, the queens, the jacks (clubs, spades, hearts, diamonds each), "
            "then ace, ten, king and nine of diamonds. In the other suits: ace, ten, king, nine.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Following"),
        QT_TRANSLATE_NOOP(
            "HelpDialog",
            "Play a card of the suit that was led; all trumps are one suit. Without one you may play any card. "
            "Of two equal cards the first wins.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Announcements"),
        QT_TRANSLATE_NOOP(
            "HelpDialog",
            "Re and Kontra raise the value of the game; no 90, no 60, no 30 and black promise even more. "
            "Each has its latest card.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Special points"),
        QT_TRANSLATE_NOOP(
            "HelpDialog",
            "Fox: the opponents' ace of diamonds caught. Karlchen: the jack of clubs wins the last trick. "
            "Doppelkopf: a trick of 40 eyes or more.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Marriage"),
        QT_TRANSLATE_NOOP(
            "HelpDialog",
            "With both queens of clubs you announce a marriage: who wins the trick you name is your partner. "
            "If you say nothing you play alone in secret.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("HelpDialog", "Solo"),
        QT_TRANSLATE_NOOP("HelpDialog", "You play alone against three and decide what is trump."),
    ),
)


class HelpDialog(Translated, QDialog):
    """A page of text beside the game; it stops nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QTextBrowser(self)
        self._text.setOpenLinks(False)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, parent=self)
        self._buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.addWidget(self._text)
        layout.addWidget(self._buttons)
        self.resize(600, 560)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        self._text.setAccessibleName(self.tr("Keys and rules in short"))
        keys = "".join(
            f"<tr><td style='padding:3px 18px 3px 0'><b>{self._said(key)}</b></td>"
            f"<td style='padding:3px 0'>{self._said(meaning)}</td></tr>"
            for key, meaning in KEYS
        )
        rules = "".join(f"<p><b>{self._said(name)}.</b> {self._said(text)}</p>" for name, text in RULES)
        first, second = escape(self.tr("Keys")), escape(self.tr("Doppelkopf in short"))
        self._text.setHtml(f"<h2>{first}</h2><table cellspacing='0'>{keys}</table><h2>{second}</h2>{rules}")

    def _said(self, source: object) -> str:
        return escape(self.tr(str(source)))
