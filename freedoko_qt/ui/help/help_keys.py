"""The keys, for the help."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

KEYS: tuple[tuple[object, object], ...] = (
    (QT_TRANSLATE_NOOP("Help", "1 to 9, 0, A, B, C"), QT_TRANSLATE_NOOP("Help", "play the card in this place")),
    (QT_TRANSLATE_NOOP("Help", "← →, then Enter"), QT_TRANSLATE_NOOP("Help", "choose a card and play it")),
    (QT_TRANSLATE_NOOP("Help", "N"), QT_TRANSLATE_NOOP("Help", "announce")),
    (QT_TRANSLATE_NOOP("Help", "H"), QT_TRANSLATE_NOOP("Help", "hint: what to do now, and why")),
    (QT_TRANSLATE_NOOP("Help", "Space"), QT_TRANSLATE_NOOP("Help", "go on at once")),
    (QT_TRANSLATE_NOOP("Help", "L"), QT_TRANSLATE_NOOP("Help", "show the last trick")),
    (
        QT_TRANSLATE_NOOP("Help", "Ctrl+Z"),
        QT_TRANSLATE_NOOP("Help", "take back what you did last, where the rules allow it"),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "M"),
        QT_TRANSLATE_NOOP("Help", "the rest is mine: take all remaining tricks, where they are sure"),
    ),
    (QT_TRANSLATE_NOOP("Help", "Ctrl+G"), QT_TRANSLATE_NOOP("Help", "give up the rest of the game")),
    (QT_TRANSLATE_NOOP("Help", "F"), QT_TRANSLATE_NOOP("Help", "play out fast, when nothing is left to decide")),
    (QT_TRANSLATE_NOOP("Help", "T"), QT_TRANSLATE_NOOP("Help", "show the trumps and the order of the cards")),
    (QT_TRANSLATE_NOOP("Help", "O"), QT_TRANSLATE_NOOP("Help", "lay everybody's cards open, where the rules allow it")),
    (QT_TRANSLATE_NOOP("Help", "P"), QT_TRANSLATE_NOOP("Help", "score sheet so far")),
    (QT_TRANSLATE_NOOP("Help", "G"), QT_TRANSLATE_NOOP("Help", "curve of the tournament")),
    (QT_TRANSLATE_NOOP("Help", "R"), QT_TRANSLATE_NOOP("Help", "the rules you play by")),
    (QT_TRANSLATE_NOOP("Help", "F9"), QT_TRANSLATE_NOOP("Help", "open or close the side panel")),
    (
        QT_TRANSLATE_NOOP("Help", "Ctrl+P, Ctrl+L, Ctrl+T, Ctrl+O"),
        QT_TRANSLATE_NOOP("Help", "its pages: score sheet, log, trumps, what is still out"),
    ),
    (QT_TRANSLATE_NOOP("Help", "F6"), QT_TRANSLATE_NOOP("Help", "from the table to the side panel, and back")),
    (QT_TRANSLATE_NOOP("Help", "S"), QT_TRANSLATE_NOOP("Help", "sound on or off")),
    (QT_TRANSLATE_NOOP("Help", "W"), QT_TRANSLATE_NOOP("Help", "the table in words: lists that a screen reader reads")),
    (QT_TRANSLATE_NOOP("Help", "F4"), QT_TRANSLATE_NOOP("Help", "trainer: questions to practise with")),
    (QT_TRANSLATE_NOOP("Help", "Ctrl+K"), QT_TRANSLATE_NOOP("Help", "course: Doppelkopf in twelve lessons")),
    (
        QT_TRANSLATE_NOOP("Help", "F7"),
        QT_TRANSLATE_NOOP("Help", "statistics over all tournaments, and what costs you points"),
    ),
    (QT_TRANSLATE_NOOP("Help", "F8"), QT_TRANSLATE_NOOP("Help", "list for an evening with real cards")),
    (QT_TRANSLATE_NOOP("Help", "F10"), QT_TRANSLATE_NOOP("Help", "open the menus")),
    (QT_TRANSLATE_NOOP("Help", "F1"), QT_TRANSLATE_NOOP("Help", "this help, and back")),
    (QT_TRANSLATE_NOOP("Help", "F2"), QT_TRANSLATE_NOOP("Help", "settings")),
    (QT_TRANSLATE_NOOP("Help", "Ctrl+F"), QT_TRANSLATE_NOOP("Help", "full screen")),
    (QT_TRANSLATE_NOOP("Help", "Ctrl+N"), QT_TRANSLATE_NOOP("Help", "new tournament")),
    (
        QT_TRANSLATE_NOOP("Help", "Enter on a line of the score sheet"),
        QT_TRANSLATE_NOOP("Help", "that game step by step: ← → a card, ↑ ↓ a trick, Esc back"),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "V, B, K in a finished game"),
        QT_TRANSLATE_NOOP("Help", "its review; its branches; keep its deal"),
    ),
    (QT_TRANSLATE_NOOP("Help", "F5"), QT_TRANSLATE_NOOP("Help", "tournaments: search, continue, duplicate, delete")),
    (QT_TRANSLATE_NOOP("Help", "F3"), QT_TRANSLATE_NOOP("Help", "deals to play again, and the one of the day")),
    (QT_TRANSLATE_NOOP("Help", "Ctrl+R"), QT_TRANSLATE_NOOP("Help", "open a file of recorded games")),
    (QT_TRANSLATE_NOOP("Help", "Ctrl+V"), QT_TRANSLATE_NOOP("Help", "open the text of a game that you have copied")),
    (QT_TRANSLATE_NOOP("Help", "Ctrl+Q"), QT_TRANSLATE_NOOP("Help", "quit; the game is kept")),
)
