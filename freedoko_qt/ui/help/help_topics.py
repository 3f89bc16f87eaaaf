"""The help as plain values in the current language: topics, each with sections of words."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.wording.players import convention_explanation
from freedoko_qt.app.wording.prose import prose
from freedoko_qt.app.wording.translating import spoken

from .help_keys import KEYS
from .help_texts import IN_A_MINUTE, PROGRAM, WORDS

_TITLES = (
    QT_TRANSLATE_NOOP("Help", "How to play here"),
    QT_TRANSLATE_NOOP("Help", "Keys"),
    QT_TRANSLATE_NOOP("Help", "Doppelkopf in a minute"),
    QT_TRANSLATE_NOOP("Help", "The rules we play now"),
    QT_TRANSLATE_NOOP("Help", "Words"),
)
_BY_THESE = QT_TRANSLATE_NOOP("Help", "The rules you are playing by now, or will in the next tournament: {name}.")

_CONVENTION = QT_TRANSLATE_NOOP("Help", "Announcements by convention")


class SectionStyle(Enum):
    """The style of a topic's sections."""

    PARTS = auto()
    """A heading and a paragraph each, listed in the contents."""
    LINES = auto()
    """A line each, as in a table."""


@dataclass(frozen=True, slots=True)
class HelpSection:
    """A few words under a heading."""

    title: str
    words: str

    def mentions(self, text: str) -> bool:
        """True if a text occurs in it, in small or capital letters."""
        return text.casefold() in f"{self.title}\n{self.words}".casefold()


@dataclass(frozen=True, slots=True)
class Topic:
    """A page of the help."""

    title: str
    sections: tuple[HelpSection, ...]
    style: SectionStyle = SectionStyle.PARTS
    introduction: str = ""

    def html(self, points: float) -> str:
        """The page, in letters of `points` points.

        Everything is escaped; each section is an anchor named by its number, from 0.
        """
        parts = [f"<h1 style='font-size:{1.5 * points:.1f}pt; margin-bottom:10px'>{escape(self.title)}</h1>"]
        if self.introduction:
            parts.append(f"<p style='font-size:{points:.1f}pt'>{escape(self.introduction)}</p>")
        if self.style is SectionStyle.LINES:
            rows = "".join(self._row(number, section, points) for number, section in enumerate(self.sections))
            parts.append(f"<table cellspacing='0' style='margin-top:8px'>{rows}</table>")
        else:
            parts += [self._part(number, section, points) for number, section in enumerate(self.sections)]
        return "".join(parts)

    @staticmethod
    def _part(number: int, section: HelpSection, points: float) -> str:
        return (
            f"<h2 style='font-size:{1.15 * points:.1f}pt; margin-top:14px; margin-bottom:3px'>"
            f"<a name='{number}'></a>{escape(section.title)}</h2>"
            f"<p style='font-size:{points:.1f}pt; line-height:135%; margin-top:0'>{escape(section.words)}</p>"
        )

    @staticmethod
    def _row(number: int, section: HelpSection, points: float) -> str:
        size = f"font-size:{points:.1f}pt"
        return (
            f"<tr><td style='padding:5px 22px 5px 0; {size}'><a name='{number}'></a><b>{escape(section.title)}</b></td>"
            f"<td style='padding:5px 0; {size}'>{escape(section.words)}</td></tr>"
        )


def topics(rule_set: RuleSet, *, convention: bool = False) -> tuple[Topic, ...]:
    """All pages, with the rules of the game now played, and the convention if it is agreed on there.

    Texts are translated when this is called; call it again when the language or the rules change.
    """
    rules = spoken("Help", _BY_THESE).format(name=set_name(rule_set))
    agreed = (HelpSection(spoken("Help", _CONVENTION), convention_explanation()),) if convention else ()
    program, keys, minute, played, words = (spoken("Help", title) for title in _TITLES)
    return (
        Topic(program, _sections(PROGRAM)),
        Topic(keys, _sections(KEYS), SectionStyle.LINES),
        Topic(minute, _sections(IN_A_MINUTE)),
        Topic(played, (*_rules(rule_set), *agreed), introduction=rules),
        Topic(words, tuple(sorted(_sections(WORDS), key=_place)), SectionStyle.LINES),
    )


def _sections(texts: Iterable[tuple[object, object]]) -> tuple[HelpSection, ...]:
    return tuple(HelpSection(spoken("Help", title), spoken("Help", words)) for title, words in texts)


def _rules(rule_set: RuleSet) -> tuple[HelpSection, ...]:
    return tuple(HelpSection(one.title, " ".join(one.sentences)) for one in prose(rule_set.rules) if one.sentences)


def _place(section: HelpSection) -> str:
    """Its place in the alphabet."""
    return section.title.casefold()
