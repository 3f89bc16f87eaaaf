"""Words for the score: every point with its reason."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.rules import OPTIONS
from freedoko_qt.engine.score.score import Score, ScoreLine, ScoreReason
from freedoko_qt.engine.score.special_rules import SPECIAL_RULES, Special
from freedoko_qt.engine.teams import Side

from .contracts import contract_name, side_name
from .translating import locale, spoken, translated

_REASONS: Mapping[ScoreReason | Special, object] = {
    ScoreReason.WON: QT_TRANSLATE_NOOP("Wording", "Game won"),
    ScoreReason.NO_90: QT_TRANSLATE_NOOP("Wording", "Opponents under 90 card points"),
    ScoreReason.NO_60: QT_TRANSLATE_NOOP("Wording", "Opponents under 60 card points"),
    ScoreReason.NO_30: QT_TRANSLATE_NOOP("Wording", "Opponents under 30 card points"),
    ScoreReason.BLACK: QT_TRANSLATE_NOOP("Wording", "Opponents without a trick"),
    ScoreReason.RE_SAID: QT_TRANSLATE_NOOP("Wording", "Re announced"),
    ScoreReason.CONTRA_SAID: QT_TRANSLATE_NOOP("Wording", "Kontra announced"),
    ScoreReason.KNOCK_SAID: QT_TRANSLATE_NOOP("Wording", "Knocked"),
    ScoreReason.NO_90_SAID: QT_TRANSLATE_NOOP("Wording", "No 90 announced"),
    ScoreReason.NO_60_SAID: QT_TRANSLATE_NOOP("Wording", "No 60 announced"),
    ScoreReason.NO_30_SAID: QT_TRANSLATE_NOOP("Wording", "No 30 announced"),
    ScoreReason.BLACK_SAID: QT_TRANSLATE_NOOP("Wording", "Black announced"),
    ScoreReason.REPLY_SAID: QT_TRANSLATE_NOOP("Wording", "Reply announced"),
    ScoreReason.LEVEL_REPLY_SAID: QT_TRANSLATE_NOOP("Wording", "Reply to an announcement"),
    ScoreReason.AGAINST_NO_90: QT_TRANSLATE_NOOP("Wording", "120 card points against no 90"),
    ScoreReason.AGAINST_NO_60: QT_TRANSLATE_NOOP("Wording", "90 card points against no 60"),
    ScoreReason.AGAINST_NO_30: QT_TRANSLATE_NOOP("Wording", "60 card points against no 30"),
    ScoreReason.AGAINST_BLACK: QT_TRANSLATE_NOOP("Wording", "30 card points against black"),
    ScoreReason.SELBER_DOOF: QT_TRANSLATE_NOOP("Wording", "Own fault of the opponents"),
    ScoreReason.BROKEN_NO_90: QT_TRANSLATE_NOOP("Wording", "No 90 announced and not kept"),
    ScoreReason.BROKEN_NO_60: QT_TRANSLATE_NOOP("Wording", "No 60 announced and not kept"),
    ScoreReason.BROKEN_NO_30: QT_TRANSLATE_NOOP("Wording", "No 30 announced and not kept"),
    ScoreReason.BROKEN_BLACK: QT_TRANSLATE_NOOP("Wording", "Black announced and not kept"),
    ScoreReason.RAMSCH: QT_TRANSLATE_NOOP("Wording", "Most card points of another"),
    ScoreReason.COWARDICE: QT_TRANSLATE_NOOP("Wording", "Cowardice of the opponents"),
    ScoreReason.SOLO: QT_TRANSLATE_NOOP("Wording", "Solo"),
    ScoreReason.AGAINST_SOLO: QT_TRANSLATE_NOOP("Wording", "Won against a solo"),
    ScoreReason.PREANNOUNCEMENT: QT_TRANSLATE_NOOP("Wording", "Announced before the first card"),
    ScoreReason.BOCK: QT_TRANSLATE_NOOP("Wording", "Bock"),
    Special.AGAINST_QUEENS: QT_TRANSLATE_NOOP("Wording", "Against the queens"),
    **{special: rule.name for special, rule in SPECIAL_RULES.items()},
}

_LINE = QT_TRANSLATE_NOOP("Wording", "{reason} ({side})")
_WON = QT_TRANSLATE_NOOP("Wording", "{contract}: {side} wins with {eyes} to {others} card points")
_MOST = QT_TRANSLATE_NOOP("Wording", "{contract}: {eyes} card points are the most and lose")
_EVEN = QT_TRANSLATE_NOOP("Wording", "{contract}: all have the same, nobody loses")
_WON_NULL = QT_TRANSLATE_NOOP("Wording", "{contract}: {side} wins")
_PERCENTAGE = QT_TRANSLATE_NOOP("Wording", "{percent}%")
_TURNED = QT_TRANSLATE_NOOP(
    "Wording", "{contract}: {others} to {eyes} card points, too little announced: the points go to {side}"
)
_NO_WINNER = QT_TRANSLATE_NOOP("Wording", "{contract}: nobody wins, {eyes} to {others} card points")


def signed(number: int) -> str:
    """A number of points with its sign: "+3", "−2", "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def decimal(number: float) -> str:
    """A number with one decimal place: "0.4", in German "0,4"."""
    return locale().toString(number, "f", 1)


def signed_decimal(number: float) -> str:
    """Points that are expected: "+1.3", "−0.2", in German "+1,3"; "0.0" where it would be rounded to that."""
    said = decimal(abs(number))
    if said == decimal(0.0):
        return said
    return f"+{said}" if number > 0 else f"−{said}"


def percentage(share: float) -> str:
    """A part of the whole, from 0 to 1, in whole per cent: "19%", in German with a space that holds together."""
    return translated(_PERCENTAGE, percent=round(100 * share))


def score_reason(reason: ScoreReason | Special) -> str:
    """The reason of a point: "Fox caught"."""
    return translated(_REASONS[reason])


def score_line(line: ScoreLine) -> tuple[str, str]:
    """One line of the score: its reason with the side that earned it, and what it does ("+1", "×2").

    The points are those of the game's value, before the counting of the rules.
    """
    what = f"×{line.number}" if line.times else signed(line.number)
    if line.reason in (ScoreReason.BOCK, ScoreReason.RAMSCH):  # of no side
        return score_reason(line.reason), what
    return translated(_LINE, reason=score_reason(line.reason), side=side_name(line.side)), what


def headline(score: Score) -> str:
    """The game type and the winner."""
    re, contra = (score.eyes_of(side) for side in Side)
    contract = contract_name(score.contract)
    if score.contract is Contract.RAMSCH:
        return translated(_EVEN if score.winner is None else _MOST, contract=contract, eyes=max(score.eyes))
    if score.winner is None:
        return translated(_NO_WINNER, contract=contract, eyes=re, others=contra)
    if score.contract is Contract.SOLO_NULL:
        return translated(_WON_NULL, contract=contract, side=side_name(score.winner))
    winner, loser = (re, contra) if score.winner is Side.RE else (contra, re)
    won = _TURNED if score.is_turned else _WON
    return translated(won, contract=contract, side=side_name(score.winner), eyes=winner, others=loser)


def trigger_name(option_id: str) -> str:
    """The name of the rule that set off a bock round."""
    return spoken("Rules", OPTIONS[option_id].label)
