"""Every word for a value of the engine, in the language that is spoken at the moment of the call.

All texts are of the translation context "Wording"; the sources are English. A module is imported when its first word
is wanted, and the engine with it: the first picture needs few of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .advice import Hint, choice_name, hint, reason_words, why
    from .cards import card_name, card_names, card_short, equal_cards, letter, rank_name, sign, suit_name
    from .contracts import call_name, contract_name, reservation_name, selector_name, side_name
    from .events import sentence
    from .messages import refusal, waiting
    from .money import amount, euros
    from .notices import notice
    from .players import (
        level_explanation,
        level_name,
        level_strength,
        player_name,
        shown_name,
        strength,
        style_explanation,
        style_name,
    )
    from .scores import headline, score_line, score_reason, signed, trigger_name
    from .speech import speech
    from .translating import capitalised, date_words, language_code, locale, long_date

__all__ = [
    "Hint",
    "amount",
    "call_name",
    "capitalised",
    "card_name",
    "card_names",
    "card_short",
    "choice_name",
    "contract_name",
    "date_words",
    "equal_cards",
    "euros",
    "headline",
    "hint",
    "language_code",
    "locale",
    "long_date",
    "letter",
    "level_explanation",
    "level_name",
    "level_strength",
    "notice",
    "player_name",
    "rank_name",
    "reason_words",
    "refusal",
    "reservation_name",
    "score_line",
    "score_reason",
    "selector_name",
    "sentence",
    "shown_name",
    "side_name",
    "sign",
    "signed",
    "speech",
    "strength",
    "style_explanation",
    "style_name",
    "suit_name",
    "trigger_name",
    "waiting",
    "why",
]

_MODULES = {
    "advice": ("Hint", "choice_name", "hint", "reason_words", "why"),
    "cards": ("card_name", "card_names", "card_short", "equal_cards", "letter", "rank_name", "sign", "suit_name"),
    "contracts": ("call_name", "contract_name", "reservation_name", "selector_name", "side_name"),
    "events": ("sentence",),
    "messages": ("refusal", "waiting"),
    "money": ("amount", "euros"),
    "notices": ("notice",),
    "players": (
        "level_explanation", "level_name", "level_strength", "player_name", "shown_name", "strength",
        "style_explanation", "style_name",
    ),
    "scores": ("headline", "score_line", "score_reason", "signed", "trigger_name"),
    "speech": ("speech",),
    "translating": ("capitalised", "date_words", "language_code", "locale", "long_date"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    """Import a word from its module. Raises AttributeError for a name that is none of theirs."""
    if name not in _HOMES:
        raise AttributeError(name)
    word = globals()[name] = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    return word
