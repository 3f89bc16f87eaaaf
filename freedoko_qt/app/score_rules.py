"""The rules behind a point of the score, for the page of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from freedoko_qt.engine.score.score import ScoreReason
from freedoko_qt.engine.score.special_rules import SPECIAL_RULES, Special

_WON = ("draw_counts_as_no_120",)
_SAID = ("denial_points",)
_AGAINST = ("points_against_denial",)
_BROKEN = ("broken_denial_value",)
_CALLED = ("announcement_re_doubles",)

RULES_OF: Mapping[ScoreReason | Special, tuple[str, ...]] = {
    ScoreReason.WON: _WON,
    ScoreReason.NO_90: _WON,
    ScoreReason.NO_60: _WON,
    ScoreReason.NO_30: _WON,
    ScoreReason.BLACK: _WON,
    ScoreReason.NO_90_SAID: _SAID,
    ScoreReason.NO_60_SAID: _SAID,
    ScoreReason.NO_30_SAID: _SAID,
    ScoreReason.BLACK_SAID: _SAID,
    ScoreReason.LEVEL_REPLY_SAID: ("announcement_reply",),
    ScoreReason.AGAINST_NO_90: _AGAINST,
    ScoreReason.AGAINST_NO_60: _AGAINST,
    ScoreReason.AGAINST_NO_30: _AGAINST,
    ScoreReason.AGAINST_BLACK: _AGAINST,
    ScoreReason.BROKEN_NO_90: _BROKEN,
    ScoreReason.BROKEN_NO_60: _BROKEN,
    ScoreReason.BROKEN_NO_30: _BROKEN,
    ScoreReason.BROKEN_BLACK: _BROKEN,
    ScoreReason.SELBER_DOOF: ("selber_doof_points",),
    ScoreReason.COWARDICE: ("cowardice", "cowardice_points"),
    ScoreReason.RAMSCH: ("poverty_refused",),
    ScoreReason.SOLO: ("solo_point",),
    ScoreReason.AGAINST_SOLO: ("against_solo_point",),
    ScoreReason.PREANNOUNCEMENT: ("preannouncement_bonus",),
    ScoreReason.RE_SAID: _CALLED,
    ScoreReason.CONTRA_SAID: _CALLED,
    ScoreReason.KNOCK_SAID: _CALLED,
    ScoreReason.REPLY_SAID: _CALLED,
    ScoreReason.BOCK: ("bock_scope",),
    Special.AGAINST_QUEENS: ("against_queens_point",),
    **{special: rule.explained_by or (rule.option,) for special, rule in SPECIAL_RULES.items()},
}
"""The options that explain each point; the page has a sentence for the first of them."""

RULES_OF_VALUE = ("counting",)
"""The options on who writes the value of a game, and how often."""
RULES_OF_BOCK = ("bock_multiplier",)
"""The options on the effect of bock."""
