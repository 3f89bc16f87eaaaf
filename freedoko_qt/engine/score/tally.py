"""The score of a game played at a real table, from the score keeper's entries (RECORDS.md 10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..cards import ALL_EYES
from ..contracts import Contract
from ..errors import BadNotation
from ..rules import Rules
from ..teams import Side, WinningStreak
from .bock import FinishedGame, bock_triggers
from .score import ScoreLine, ScoreReason, SpecialPoint
from .score_lines import value_of, winner_and_lines
from .scoring import scores_of
from .side_result import SideResult
from .special_points import count_in
from .special_rules import SPECIAL_RULES, Special, SpecialRule

_TRICKS = 12

_GAMES: Mapping[str, Contract] = {
    **{contract.value: contract for contract in Contract if contract is not Contract.RAMSCH},
    "silent": Contract.SILENT_MARRIAGE,
    "trump": Contract.SOLO_DIAMONDS,
    "queen": Contract.SOLO_QUEEN,
    "jack": Contract.SOLO_JACK,
    "meatless": Contract.SOLO_MEATLESS,
    "null": Contract.SOLO_NULL,
}

_LEVELS: Mapping[object, int] = {None: 0, "re": 1, "contra": 1, 90: 2, 60: 3, 30: 4, 0: 5}

_BY_KEY: Mapping[str, tuple[Special, SpecialRule]] = {
    rule.tally_key: (special, rule) for special, rule in SPECIAL_RULES.items()
}
"""The special points by their names in a tally."""

_KEYS = {
    "re_eyes", "contra_eyes", "re_tricks", "contra_tricks", "re_announcement", "contra_announcement",
    "re_special", "contra_special", "game",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class SideTally:
    """The eyes, tricks, announcements and special points of a side."""

    eyes: int
    tricks: int
    """Only none or some matters."""
    level: int
    """The highest level announced, 0 (nothing), 1 (Re or Kontra alone) to 5 (black)."""
    specials: Mapping[str, int]
    preannounced: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """A finished game as entered by the score keeper.

    `id` names the game in messages and may be empty.
    """

    id: str
    contract: Contract
    sides: Mapping[Side, SideTally]
    bock_factor: int = 1
    streak: WinningStreak = WinningStreak()
    """The wins in a row before this game."""


@dataclass(frozen=True, slots=True)
class TallyScore:
    """The score of a game; `re` and `contra` are what each seat of the side writes (Re alone: the soloist).

    All in game points; `value` is before the factor of a solo.
    """

    id: str
    winner: Side | None
    value: int
    re: int
    contra: int
    lines: tuple[ScoreLine, ...]
    bock_triggers: tuple[str, ...]
    """The option ids that bring a bock round, as far as that follows from a tally."""


def score_tally(rules: Rules, tally: Tally) -> TallyScore:
    """The winner, every point, the value and what each seat writes down.

    The rules may be as they were chosen. Special points that they do not give are passed over.
    """
    rules = rules.in_force()
    results = {side: _side_result(side, entered) for side, entered in tally.sides.items()}
    specials = [point for side in Side for point in _specials(rules, tally, side)]
    winner, lines = winner_and_lines(rules, results, specials, tally.contract, tally.bock_factor)
    value = value_of(rules, lines)
    alone = tally.contract.is_alone
    re, *_, contra = scores_of(
        rules, value, winner, [True, not alone, False, False], alone=alone, bock_factor=tally.bock_factor
    )
    heart_trick = any(entered.specials.get("heart_trick") for entered in tally.sides.values())
    triggers = bock_triggers(rules, FinishedGame(tally.contract, results, winner, heart_trick, value, tally.streak))
    return TallyScore(tally.id, winner, value, re, contra, tuple(lines), triggers)


def _side_result(side: Side, entered: SideTally) -> SideResult:
    first = ScoreReason.RE_SAID if side is Side.RE else ScoreReason.CONTRA_SAID
    return SideResult(
        eyes=entered.eyes,
        tricks=entered.tricks,
        level=entered.level,
        denials=tuple(range(2, entered.level + 1)),
        doublers=(first,) if entered.level else (),
        preannounced=entered.preannounced,
    )


def _specials(rules: Rules, tally: Tally, side: Side) -> list[SpecialPoint]:
    """The special points entered for a side that the rules give in this contract."""
    if not count_in(rules, tally.contract):
        return []
    found = []
    for name, number in tally.sides[side].specials.items():
        special, rule = _BY_KEY[name]
        once = rule.twice and not getattr(rules, rule.twice)
        if getattr(rules, rule.option):
            found += [SpecialPoint(side, special)] * (min(number, 1) if once else number)
    return found


def specials_to_enter(rules: Rules, contract: Contract) -> Mapping[str, tuple[Special, int]]:
    """The special points that the rules give in a contract: by the name in a tally, and how often in a game.

    Empty in contracts in which special points do not count.
    """
    rules = rules.in_force()
    if not count_in(rules, contract):
        return {}
    return {
        name: (special, 1 if rule.twice and not getattr(rules, rule.twice) else rule.most)
        for name, (special, rule) in _BY_KEY.items()
        if getattr(rules, rule.option)
    }


def tally_of(entry: object) -> Tally:
    """The game of a JSON object; keys beside those of a score sheet are passed over.

    The keys are those of `_KEYS`, and perhaps `id`, `bock_factor` (1) and `pre_first_card` (0), the number of sides
    that announced before the first card, Re's first. Raises `BadNotation`, in one sentence, if a key is missing or a
    value is out of range or contradicts another one.
    """
    if not isinstance(entry, dict):
        raise BadNotation(f"a game must be a JSON object, not {entry!r}")
    if missing := sorted(_KEYS - entry.keys()):
        raise BadNotation(f"{_name(entry)}: {', '.join(missing)} must be given")
    if not isinstance(entry["game"], str) or entry["game"] not in _GAMES:
        raise BadNotation(f"{_name(entry)}: {entry['game']!r} is not a game; there are {', '.join(_GAMES)}")
    if _number(entry, "re_eyes", ALL_EYES) + _number(entry, "contra_eyes", ALL_EYES) != ALL_EYES:
        raise BadNotation(f"{_name(entry)}: the card points of both sides must make {ALL_EYES}")
    early = _number(entry, "pre_first_card", 2) if "pre_first_card" in entry else 0
    callers = [side for side in Side if _level(entry, side)]
    if early > len(callers):
        raise BadNotation(f"{_name(entry)}: pre_first_card is {early}, but only {len(callers)} sides announced")
    return Tally(
        id=str(entry.get("id", "")),
        contract=_GAMES[entry["game"]],
        sides={side: _side(entry, side, preannounced=side in callers[:early]) for side in Side},
        bock_factor=_number(entry, "bock_factor", 1 << 16) if "bock_factor" in entry else 1,
    )


def _side(entry: Mapping[str, Any], side: Side, *, preannounced: bool) -> SideTally:
    eyes, tricks = _number(entry, f"{side}_eyes", ALL_EYES), _number(entry, f"{side}_tricks", _TRICKS)
    if eyes and not tricks:
        raise BadNotation(f"{_name(entry)}: {side}_eyes is {eyes}, but {side}_tricks is 0")
    specials = entry[f"{side}_special"]
    if not isinstance(specials, dict):
        raise BadNotation(f"{_name(entry)}: {side}_special must be a JSON object, not {specials!r}")
    for name in specials:
        if name not in _BY_KEY:
            raise BadNotation(f"{_name(entry)}: {name!r} is not a special point; there are {', '.join(_BY_KEY)}")
    counted = {name: _number(specials, name, _BY_KEY[name][1].most, of=_name(entry)) for name in specials}
    return SideTally(eyes, tricks, _level(entry, side), counted, preannounced)


def _level(entry: Mapping[str, Any], side: Side) -> int:
    value = entry[f"{side}_announcement"]
    if isinstance(value, bool | float | list | dict) or value not in _LEVELS:
        raise BadNotation(f"{_name(entry)}: {side}_announcement must be null, 're', 90, 60, 30 or 0, not {value!r}")
    return _LEVELS[value]


def _number(entry: Mapping[str, Any], key: str, most: int, *, of: str = "") -> int:
    value = entry[key]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadNotation(f"{of or _name(entry)}: {key} must be a whole number from 0 to {most}, not {value!r}")
    return value


def _name(entry: Mapping[str, Any]) -> str:
    return str(entry.get("id") or "the game")
