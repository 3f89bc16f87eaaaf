"""Tournaments that are set up already: rules and length, to be taken as they are or changed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.rule_sets import preset_set
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.tournament_length import EVENING, LengthKind, TournamentLength
from freedoko_qt.app.wording.translating import spoken


@dataclass(frozen=True, slots=True)
class Template:
    """A tournament by its rules and its length; the players are left open."""

    words: tuple[object, object]
    """Its name and one line on it, as `QT_TRANSLATE_NOOP` gives them."""
    preset: str
    length: TournamentLength | None = None
    """None: as the rules have it."""

    @property
    def name(self) -> str:
        """The name in the current language."""
        return spoken("Templates", self.words[0])

    @property
    def meaning(self) -> str:
        """The meaning in the current language."""
        return spoken("Templates", self.words[1])

    def applied(self, setup: TournamentSetup) -> TournamentSetup:
        """The setup with this tournament for the same people.

        Names, levels and the seed stay; cards may be taken back where the rules allow it.
        """
        return replace(setup.playing(preset_set(self.preset), self.length), take_back=True)


TEMPLATES = (
    Template(
        (
            QT_TRANSLATE_NOOP("Templates", "DDV: 24 games, four of them duty solos"),
            QT_TRANSLATE_NOOP(
                "Templates", "A session of the German association: 20 normal games and one duty solo each."
            ),
        ),
        "ddv",
    ),
    Template(
        (
            QT_TRANSLATE_NOOP("Templates", "doko.wtf: 16 games and solos"),
            QT_TRANSLATE_NOOP(
                "Templates", "Four rounds of normal games; every solo is extra, and everybody has to play one."
            ),
        ),
        "doko_wtf",
    ),
    Template(
        (
            QT_TRANSLATE_NOOP("Templates", "Mittwochsregeln evening"),
            QT_TRANSLATE_NOOP(
                "Templates", "Without nines, solos are bid for. The rules leave the end open: here five rounds."
            ),
        ),
        "mittwoch",
        EVENING,
    ),
    Template(
        (
            QT_TRANSLATE_NOOP("Templates", "Quick four"),
            QT_TRANSLATE_NOOP("Templates", "Four games by FreeDoko's rules, solos included."),
        ),
        "standard",
        TournamentLength(LengthKind.GAMES, 4),
    ),
)
"""Every template, in the order in which they are offered."""
