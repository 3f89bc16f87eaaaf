"""The look of buttons, panels and text: one style sheet made from the palette and the size of the font."""

import re

from PySide6.QtGui import QColor, QPalette

from .theme import worn_colors

REFERENCE = 9.0
"""The size of ordinary text, in points, for which the lengths of the sheet are made."""


def style_sheet(palette: QPalette, points: float) -> str:
    """The style sheet for a palette; `points` is the size of ordinary text, with which all lengths grow."""
    table = worn_colors(palette)
    role = QPalette.ColorRole
    text, window = palette.color(role.WindowText), palette.color(role.Window)
    accent = palette.color(role.Highlight)
    values = {
        "accent": accent.name(),
        "accent_light": mixed(accent, QColor("white"), 0.14).name(),
        "accent_dark": mixed(accent, QColor("black"), 0.16).name(),
        "accent_text": palette.color(role.Link).name(),
        "on_accent": palette.color(role.HighlightedText).name(),
        "tint": mixed(window, accent, 0.18).name(),
        "text": text.name(),
        "quiet": mixed(text, window, 0.34).name(),
        "faint": mixed(text, window, 0.58).name(),
        "disabled": mixed(text, window, 0.46).name(),
        "line": mixed(window, text, 0.20).name(),
        "window": window.name(),
        "base": palette.color(role.Base).name(),
        "raised": mixed(window, palette.color(role.Base), 0.6).name(),
        "hover": mixed(window, text, 0.09).name(),
        "ink": table.ink,
        "light": table.light,
        "re": table.re,
        "re_ink": table.re_ink,
        "contra": table.contra,
        "contra_ink": table.contra_ink,
        "light_ink": table.light_ink,
        "light_edge": mixed(QColor(table.light), QColor("black"), 0.18).name(),
        "light_hover": mixed(QColor(table.light), QColor("white"), 0.25).name(),
        "veil": "rgba(255, 255, 255, 36)",
        "veil_hover": "rgba(255, 255, 255, 62)",
        "notice": mixed(window, QColor(table.light), 0.30).name(),
        "text_size": f"{points:.1f}pt",
        "hero": f"{points * 2.6:.1f}pt",
        "title": f"{points * 1.45:.1f}pt",
        "heading": f"{points * 1.02:.1f}pt",
        "hint": f"{points * 0.98:.1f}pt",
        "large": f"{points * 1.25:.1f}pt",
    }
    sheet = re.sub("<<([a-z_]+)>>", lambda name: values[name[1]], SHEET)
    return re.sub(r"(\d+)px", lambda length: f"{max(1, round(int(length[1]) * points / REFERENCE))}px", sheet)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two; `share` of the other one, 0 to 1."""
    return QColor(
        *(
            round(a * (1 - share) + b * share)
            for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
        )
    )


SHEET = """
QLabel, QPushButton, QCheckBox, QComboBox, QSpinBox, QLineEdit, QTableWidget, LongTable, QHeaderView, QTabBar,
QListWidget, Curve {
    font-size: <<text_size>>;
}
QLabel[role="hero"] { font-size: <<hero>>; font-weight: 700; }
QLabel[role="title"] { font-size: <<title>>; font-weight: 600; }
QLabel[role="heading"] { font-size: <<heading>>; font-weight: 600; color: <<quiet>>; }
QLabel[role="hint"] { font-size: <<hint>>; color: <<quiet>>; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="side"] { border-radius: 6px; padding: 1px 7px; font-weight: 600; }
QLabel[side="re"] { background: <<re>>; color: <<re_ink>>; }
QLabel[side="contra"] { background: <<contra>>; color: <<contra_ink>>; }
QLabel[role="place"] { font-size: <<title>>; color: <<quiet>>; }
QLabel[role="points"] { font-size: <<title>>; font-weight: 600; }
QLabel[role="hero"][onfelt="true"] { color: <<ink>>; }
QLabel[onfelt="true"] { color: <<ink>>; }
QLabel[role="subtitle"] { font-size: <<large>>; }
QLabel[role="result"] { font-size: <<large>>; font-weight: 600; }

#panel { background: <<window>>; border: 1px solid <<line>>; border-radius: 14px; padding: 14px 18px; }
ScoreSheet, StandingsPage, StatisticsPage, EveningsPage, KindsPage { padding: 16px 24px; }
QTabBar::tab {
    padding: 6px 12px; margin-right: 6px; border: none; border-bottom: 3px solid transparent; color: <<quiet>>;
    font-weight: 600;
}
QTabBar::tab:selected { border-bottom-color: <<accent>>; color: <<text>>; }
QTabBar::tab:hover { color: <<text>>; }
SidePanel QPushButton[choice="true"], ExercisePanel QPushButton[choice="true"] { padding: 3px 7px; min-height: 17px; }
SidePanel QPushButton[choice="true"]:focus, SidePanel QPushButton[choice="true"]:checked,
ExercisePanel QPushButton[choice="true"]:focus, ExercisePanel QPushButton[choice="true"]:checked { padding: 2px 6px; }
EyesSwitch QPushButton[choice="true"] { padding: 3px 4px; min-height: 17px; text-align: center; }
EyesSwitch QPushButton[choice="true"]:focus, EyesSwitch QPushButton[choice="true"]:checked { padding: 2px 3px; }
SidePanel { background: <<window>>; border: none; }
SidePanel[over="true"] { border: 1px solid <<line>>; border-radius: 10px; }
#card { background: <<raised>>; border: 1px solid <<line>>; border-radius: 12px; }
#hint { background: <<notice>>; border: 1px solid <<line>>; border-radius: 10px; padding: 7px 11px; }
#notice { background: <<notice>>; border-bottom: 1px solid <<line>>; }

QPushButton {
    padding: 6px 14px; border: 1px solid <<line>>; border-radius: 8px;
    background: <<raised>>; color: <<text>>; min-height: 20px; outline: none;
}
QPushButton:hover { background: <<hover>>; }
QPushButton:pressed { background: <<line>>; }
QPushButton:focus { border: 2px solid <<accent>>; padding: 5px 13px; }
QPushButton:disabled { color: <<faint>>; background: transparent; }
QPushButton[primary="true"] {
    background: <<accent>>; color: <<on_accent>>; border: 1px solid <<accent_dark>>; font-weight: 600;
    padding: 6px 20px;
}
QPushButton[primary="true"]:hover { background: <<accent_light>>; }
QPushButton[primary="true"]:pressed { background: <<accent_dark>>; }
QPushButton[primary="true"]:focus { border: 2px solid <<text>>; padding: 5px 19px; }
QPushButton[primary="true"]:disabled { background: <<line>>; color: <<faint>>; border-color: <<line>>; }
QPushButton[choice="true"] { text-align: left; padding: 5px 9px; }
QPushButton[choice="true"]:focus { padding: 4px 8px; }
QPushButton[choice="true"]:checked {
    background: <<tint>>; border: 2px solid <<accent>>; padding: 4px 8px;
}
QPushButton[choice="true"]:checked:focus { border-color: <<text>>; }
QPushButton[large="true"] { font-size: <<large>>; min-height: 28px; }
QComboBox[large="true"], QSpinBox[large="true"], QLineEdit[large="true"] { font-size: <<large>>; min-height: 26px; }
StatisticsPage QTextBrowser { font-size: <<text_size>>; }
QPushButton[flat="true"] { background: transparent; border: 1px solid transparent; padding: 3px 8px; }
QPushButton[flat="true"]:hover { background: <<hover>>; }
QPushButton[link="true"] { color: <<accent_text>>; min-height: 16px; }
QPushButton[flat="true"]:focus { border: 2px solid <<accent>>; padding: 2px 7px; }
QPushButton[compact="true"] { padding: 2px 12px; min-height: 16px; border-radius: 6px; }
QPushButton[compact="true"]:focus { border: 2px solid <<accent>>; padding: 1px 11px; }

QPushButton[onfelt="true"] {
    background: <<veil>>; color: <<ink>>; border: 1px solid transparent; border-radius: 8px;
}
QPushButton[onfelt="true"]:hover { background: <<veil_hover>>; }
QPushButton[onfelt="true"]:focus { border: 2px solid <<light>>; }
QPushButton[hero="true"] { font-size: <<large>>; padding: 11px 30px; border-radius: 12px; min-width: 190px; }
QPushButton[hero="true"]:focus { padding: 10px 29px; }
QPushButton[bright="true"] {
    background: <<light>>; color: <<light_ink>>; border: 1px solid <<light_edge>>; font-weight: 700;
}
QPushButton[bright="true"]:hover { background: <<light_hover>>; }
QPushButton[bright="true"]:focus { border: 2px solid <<ink>>; }

QLabel[role="group"] { font-size: <<large>>; font-weight: 600; padding: 10px 0px 6px 0px; }
QLabel[role="reason"] { font-size: <<hint>>; color: <<text>>; }
QLabel[role="strong"]:disabled, QLabel[role="hint"]:disabled { color: <<disabled>>; }
OptionRow, SettingRow { border: none; border-top: 1px solid <<line>>; border-left: 3px solid transparent; }
OptionRow[differs="true"] { border-left-color: <<accent>>; background: <<raised>>; }

QListWidget::indicator:unchecked, QCheckBox::indicator:unchecked {
    border: 1px solid <<faint>>; border-radius: 2px; background: <<base>>; width: 13px; height: 13px;
}

QTableWidget, LongTable, QTextBrowser, QPlainTextEdit { border: 1px solid <<line>>; border-radius: 8px; }
QTableWidget:focus, LongTable:focus, QTextBrowser:focus, QPlainTextEdit:focus { border-color: <<accent>>; }
QHeaderView::section {
    background: <<raised>>; color: <<quiet>>; border: none; border-bottom: 1px solid <<line>>;
    padding: 5px 8px; font-weight: 600;
}
QTableWidget::item, LongTable::item { padding: 3px 8px; }
SumsTable::item, InferredTable::item { padding: 3px 4px; }
SumsTable QHeaderView::section { padding: 5px 4px; }
InferredTable QHeaderView::section { padding: 5px 2px; }
ReviewList::item { padding: 2px 5px; }
"""
