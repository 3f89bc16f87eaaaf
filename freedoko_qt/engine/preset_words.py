"""The names of the rule sets that come with the program, without loading their rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from freedoko_qt.engine.text import QT_TRANSLATE_NOOP


class PresetWords(NamedTuple):
    """The name and description of a preset, in English."""

    label: str
    description: str


PRESET_WORDS: Mapping[str, PresetWords] = {
    "kitchen": PresetWords(
        QT_TRANSLATE_NOOP("Rules", "Kitchen table"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What most tables play: swines, poverty and all common solos, Re and Kontra two points each, no bock.",
        ),
    ),
    "standard": PresetWords(
        QT_TRANSLATE_NOOP("Rules", "FreeDoko"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "What FreeDoko plays by default: with swines, poverty, Genscher, all solos and bock rounds.",
        ),
    ),
    "ddv": PresetWords(
        QT_TRANSLATE_NOOP("Rules", "DDV tournament"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The tournament rules of the German Doppelkopf association: 24 games, four of them duty solos.",
        ),
    ),
    "beginner": PresetWords(
        QT_TRANSLATE_NOOP("Rules", "For beginners"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The bare necessities for first evenings: no solos, no dullen, no swines, hardly any special points.",
        ),
    ),
    "doko_wtf": PresetWords(
        QT_TRANSLATE_NOOP("Rules", "doko.wtf"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "“Das Regelwerk”: Re and Kontra double, a denial counts two, hyperswines, nearly all solos.",
        ),
    ),
    "mittwoch": PresetWords(
        QT_TRANSLATE_NOOP("Rules", "Mittwochsregeln"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Without nines: bidding for solos, denials at any time, Re and Kontra double everything.",
        ),
    ),
    "freedoko_manual": PresetWords(
        QT_TRANSLATE_NOOP("Rules", "FreeDoko manual"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "As FreeDoko's manual says: Re and Kontra two points each, every denial passed counts, neither forced "
            "announcement nor bock, a voluntary solo is led from the dealer's left and moves the deal on, a marriage "
            "played alone has no special points.",
        ),
    ),
}
"""Name and description of each preset, by its id."""

DEFAULT_PRESET = "kitchen"
"""The preset with which one begins, in the window and on the command line."""
