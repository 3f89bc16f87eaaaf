"""Every word for a value of the engine, in the language that is spoken at the moment of the call.

All texts are of the translation context "Wording"; the sources are English.
"""

from .cards import card_name, card_short, letter, rank_name, sign, suit_name
from .contracts import (
    call_name,
    contract_name,
    reservation_name,
    selector_name,
    side_name,
)
from .events import saying, sentence
from .levels import level_explanation, level_name, player_name
from .messages import refusal, waiting
from .notices import notice
from .scores import headline, score_line, score_reason, signed, trigger_name
from .translating import language_code

__all__ = [
    "call_name",
    "card_name",
    "card_short",
    "contract_name",
    "headline",
    "language_code",
    "letter",
    "level_explanation",
    "level_name",
    "notice",
    "player_name",
    "rank_name",
    "refusal",
    "reservation_name",
    "saying",
    "score_line",
    "score_reason",
    "selector_name",
    "sentence",
    "side_name",
    "sign",
    "signed",
    "suit_name",
    "trigger_name",
    "waiting",
]
