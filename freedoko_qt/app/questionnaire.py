"""Eight questions about the rules at one's own table, and the rule set that the answers make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from freedoko_qt.app.card_picture import CardFan, CardPicture, PictureCard, cards, dollen
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.rules import DEFAULT_PRESET, PRESETS, Rules
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

NEAR = 1
"""Most answers that may differ from a preset whose options fill in what is not asked; else the default preset does."""


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """An answer in words and as a picture, and the values of options that it means."""

    words: str
    picture: CardPicture
    values: Mapping[str, object]

    def holds(self, rules: Rules) -> bool:
        """True if it describes these rules."""
        return all(getattr(rules, option) == value for option, value in self.values.items())


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """A question with the answers of which one is given; its texts are sources of the context "Questionnaire"."""

    words: str
    answers: tuple[RuleAnswer, ...]


def _picture(*groups: CardFan, crossed: bool = False) -> CardPicture:
    return CardPicture(groups, crossed)


_NINES = cards(Card.C9, Card.S9, Card.H9, Card.D9)
_FOXES = cards(Card.DA, Card.DA)
_POOR = cards(Card.DJ, Card.DT, Card.D9)
_NEW = cards(None, None, None, sign="→")
_SUITS = cards(Card.CA, Card.SA, Card.HA, Card.DA)
_QUEENS, _JACKS = cards(Card.CQ, Card.SQ), cards(Card.CJ, Card.SJ)
_BOCK = cards(None, badge="×2", sign="→")


def _written(winners: str, losers: str) -> CardPicture:
    return _picture(cards(Card.CQ, Card.CQ, badge=winners), cards(None, None, badge=losers))


NINES = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "Do you play with nines?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Yes: 48 cards, twelve tricks"),
            _picture(_NINES),
            {"with_nines": True},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "No: 40 cards, ten tricks"),
            _picture(_NINES, crossed=True),
            {"with_nines": False},
        ),
    ),
)
TENS = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "Both ♥10 are in one trick. Which one wins?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "The second; in the last trick the first"),
            _picture(dollen(1), dollen(0, "…")),
            {"dollen": True, "dollen_second_over_first": True, "dollen_contrary_in_last_trick": True},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "The second, always"),
            _picture(dollen(1)),
            {"dollen": True, "dollen_second_over_first": True, "dollen_contrary_in_last_trick": False},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "The first, always"),
            _picture(dollen(0)),
            {"dollen": True, "dollen_second_over_first": False, "dollen_contrary_in_last_trick": False},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "They are not trumps: hearts like the others"),
            _picture(cards(Card.HA, Card.HT, Card.HK)),
            {"dollen": False},
        ),
    ),
)
SWINES = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "Both foxes in one hand: are they swines, the highest trumps?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Yes, announced when the first is played"),
            _picture(cards(Card.SJ), CardFan((PictureCard(Card.DA, "!"),)), cards(Card.DA, sign="…")),
            {"swines": True, "swines_announcement_begin": False, "swine_only_second": False, "hyperswines": False},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Yes, announced before the game"),
            _picture(cards(Card.DA, Card.DA, badge="!")),
            {"swines": True, "swines_announcement_begin": True, "swine_only_second": False, "hyperswines": False},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Yes, and hyperswines beat them"),
            _picture(cards(Card.D9, Card.D9), cards(Card.DA, Card.DA, sign=">")),
            {"swines": True, "hyperswines": True},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "No swines"),
            _picture(_FOXES, crossed=True),
            {"swines": False},
        ),
    ),
)
POVERTY = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "Somebody has hardly any trumps. What becomes of the poverty?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Three cards are passed on, any three come back"),
            _picture(_POOR, cards(Card.SK, Card.H9, Card.DK, sign="⇄")),
            {"poverty": True, "poverty_shift": True, "poverty_shift_only_trump": False},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Only the trumps are passed on, as many cards come back"),
            _picture(cards(Card.DJ, Card.DT), cards(Card.SK, Card.H9, sign="⇄")),
            {"poverty": True, "poverty_shift": True, "poverty_shift_only_trump": True},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "The cards are dealt again"),
            _picture(_POOR, _NEW),
            {"poverty": True, "poverty_shift": False},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "There is no poverty"),
            _picture(_POOR, crossed=True),
            {"poverty": False},
        ),
    ),
)
_USUAL = {
    "solo": True,
    "solo_jack": True,
    "solo_queen": True,
    "solo_king": False,
    "solo_queen_jack": False,
    "solo_king_jack": False,
    "solo_king_queen": False,
    "solo_koehler": False,
    "solo_color": True,
    "solo_meatless": True,
    "number_of_duty_soli": 0,
}
SOLI = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "Which solos do you play?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Queens, jacks, each suit, meatless"),
            _picture(_QUEENS, _JACKS, _SUITS),
            _USUAL | {"color_solo_colors": ("C", "S", "H", "D")},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Queens, jacks, trumps, meatless"),
            _picture(_QUEENS, _JACKS, cards(Card.DA, Card.DT)),
            _USUAL | {"color_solo_colors": ("D",)},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Kings and mixed ones, too"),
            _picture(_QUEENS, _JACKS, cards(Card.CK, Card.CQ, Card.CJ)),
            _USUAL
            | {
                "solo_king": True,
                "solo_queen_jack": True,
                "solo_king_jack": True,
                "solo_king_queen": True,
                "solo_koehler": True,
                "color_solo_colors": ("C", "S", "H", "D"),
            },
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Everybody has to play one"),
            _picture(cards(Card.CQ, Card.SQ, Card.HQ, Card.DQ, badge="1")),
            {"solo": True, "number_of_rounds_limited": True, "number_of_duty_soli": 1},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "No solos"),
            _picture(_QUEENS, _JACKS, crossed=True),
            {"solo": False},
        ),
    ),
)
RE_AND_KONTRA = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "What are Re and Kontra worth?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Two points each"),
            _picture(cards(Card.CQ, badge="+2")),
            {"announcement_re_doubles": False, "re_contra_points": 2},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "They double the game, but no special points"),
            _picture(cards(Card.CQ, badge="×2"), cards(Card.DA, badge="+1")),
            {"announcement_re_doubles": True, "re_contra_doubling_scope": "base"},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "They double everything"),
            _picture(cards(Card.CQ, badge="×2"), cards(Card.DA, badge="×2")),
            {"announcement_re_doubles": True, "re_contra_doubling_scope": "everything"},
        ),
    ),
)
POINTS = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "Who scores points?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "The winners plus, the losers minus"),
            _written("+3", "−3"),
            {"counting": "plus_minus"},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Only the winners"),
            _written("+3", "0"),
            {"counting": "plus"},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Only the losers"),
            _written("0", "−3"),
            {"counting": "minus"},
        ),
    ),
)
_AFTER_FEW = {
    "bock": True,
    "bock_after_120_120": True,
    "bock_after_black_game": True,
    "bock_after_heart_trick": False,
    "bock_after_lost_re_contra": False,
}
BOCK = RuleQuestion(
    QT_TRANSLATE_NOOP("Questionnaire", "Are there bock rounds, in which games count double?"),
    (
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "No bock"),
            _picture(cards(None, None, None, None, badge="×2"), crossed=True),
            {"bock": False},
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "After 120 : 120 and after black"),
            _picture(cards(Card.CQ, badge="120"), cards(None, badge="120"), _BOCK),
            _AFTER_FEW,
        ),
        RuleAnswer(
            QT_TRANSLATE_NOOP("Questionnaire", "Also after a heart trick and a lost Re or Kontra"),
            _picture(cards(Card.HA, Card.HA, Card.HK, Card.H9), _BOCK),
            _AFTER_FEW | {"bock_after_heart_trick": True, "bock_after_lost_re_contra": True},
        ),
    ),
)

QUESTIONS = (NINES, TENS, SWINES, POVERTY, SOLI, RE_AND_KONTRA, POINTS, BOCK)


def rules_of(answers: Sequence[RuleAnswer]) -> Rules:
    """The rules that the answers describe, one to each question, and for the rest those of a preset.

    `answers` in any order; of two that set the same option the later one wins.
    """
    rules = PRESETS[_begun_with(answers)].rules
    for answer in answers:
        for option, value in answer.values.items():
            rules = rules.changed(option, value)
    return rules


def _begun_with(answers: Sequence[RuleAnswer]) -> str:
    """The preset that nearly all answers describe; the default one where there is none."""

    def differing(preset: str) -> int:
        return sum(not one.holds(PRESETS[preset].rules) for one in answers)

    nearest = min(PRESETS, key=differing)
    return nearest if differing(nearest) <= NEAR else DEFAULT_PRESET
