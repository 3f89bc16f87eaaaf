"""The names of the program on every system: the one source of desktop entries, packages and installers."""

from __future__ import annotations

from typing import NamedTuple

NAME = "FreeDoko Qt"
COMMAND = "freedoko-qt"
ID = "io.github.freedoko_qt.FreeDokoQt"
"""The name of the desktop entry without its ending, of the icon, of the metainfo and of the Flatpak."""

DEVELOPERS = "The FreeDoko Qt developers"
EMAIL = "freedoko-qt@users.noreply.github.com"
HOMEPAGE = "https://github.com/freedoko-qt/freedoko-qt"
LICENCE = "GPL-3.0-or-later"
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
"""Pixels; the icons of assets/icons."""


class LocalText(NamedTuple):
    """A text in both languages."""

    en: str
    de: str


SUMMARY = LocalText("Play Doppelkopf by any house rules", "Doppelkopf nach jeder Hausregel spielen")
KEYWORDS = LocalText("Doppelkopf;Doko;Cards;Trick;", "Doppelkopf;Doko;Karten;Kartenspiel;Stich;")


class FileType(NamedTuple):
    """A kind of file that is opened by a double-click."""

    mime: str
    suffix: str
    """The ending of the name, with its dot."""
    parent: str
    """The MIME type that every such file has too."""
    words: LocalText


RECORDS = FileType(
    "application/x-freedoko-qt-tournament",
    ".dokogames",
    "text/plain",
    LocalText("Doppelkopf tournament", "Doppelkopfturnier"),
)
RULE_SET = FileType(
    "application/x-freedoko-qt-rules",
    ".dokorules",
    "application/json",
    LocalText("Doppelkopf rule set", "Doppelkopf-Regelwerk"),
)
FILE_TYPES = (RECORDS, RULE_SET)
