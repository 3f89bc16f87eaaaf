"""Rule files of FreeDoko: one `name = value` a line, `#` before comments (0.7.12, its older names too)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rounds import GAMES_IN_A_ROUND
from freedoko_qt.engine.rules.option import Option, OptionKind
from freedoko_qt.engine.rules.option_values import checked
from freedoko_qt.engine.rules.ruleset import OPTIONS, Rules, mended

_OTHER_NAMES = {
    "append bock": "bock_append",
    "bock after 120-120": "bock_after_120_120",
    "bock after lost re/contra": "bock_after_lost_re_contra",
    "last announcement": "announcement_last",
    "announcement re/contra doubles": "announcement_re_doubles",
    "announcement first trick thirty points only re/contra": (
        "announcement_first_trick_thirty_points_only_re_contra"
    ),
}  # fmt: skip
"""The names of FreeDoko that differ from the id with spaces."""

_OLD_NAMES = {
    "throw with five nines": ("throw_with_nines", "min_number_of_throwing_nines", 5),
    "throw with six kings": ("throw_with_kings", "min_number_of_throwing_kings", 6),
}
"""The names until 0.7.2, which have the number in them."""

_BUILT_IN = {
    "take_back_tricks": False,
    "min_number_of_throwing_kings": 5,
    "genscher": False,
    "hyperswines_in_solo": True,
    "announcement_first_trick_thirty_points_in_marriage": True,
    "extrapoint_fox_last_trick": True,
    "bock_after_black_game": False,
    "number_of_rounds_limited": True,
}
"""FreeDoko's values for rules that a file does not name, where that is not what its own file has."""

_YES_NO = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}

_IDS = {name.replace("_", " "): name for name in OPTIONS} | _OTHER_NAMES


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of reading a rule file: the rules, the options that had to be mended, and the unknown lines."""

    rules: Rules
    mended: tuple[str, ...]
    unknown: tuple[str, ...]
    """Lines with an unknown name or a value that the rule cannot have, as they stand in the file."""


def read_freedoko_file(text: str) -> Imported:
    """The rules of a FreeDoko file.

    Rules that it does not name have FreeDoko's own values; of an impossible combination the nearest possible one is
    taken. Raises BadRules if no line of it names a rule.
    """
    values: dict[str, Any] = dict(_BUILT_IN)
    unknown, known = [], 0
    for line in text.removeprefix("\ufeff").splitlines():
        setting = line.partition("#")[0].strip()
        if setting in ("!end", "}"):
            break
        if not setting or setting == "{":
            continue
        found = _read(setting)
        if found:
            known += 1
            values |= found
        else:
            unknown.append(line.strip())
    if not known:
        raise BadRules("This is not a rule file of FreeDoko: no line of it names a rule.")
    rules, changed = mended(_with_consequences(values))
    return Imported(rules, tuple(name for name in changed if name in values), tuple(unknown))


def _read(setting: str) -> dict[str, Any]:
    """The options that a line sets; none if it is not understood."""
    name, separator, value = (part.strip() for part in setting.partition("="))
    name = " ".join(name.lower().split())
    try:
        if separator and name in _OLD_NAMES:
            option, number, least = _OLD_NAMES[name]
            return {option: _value(OPTIONS[option], value), number: least}
        if separator and name in _IDS:
            option = _IDS[name]
            return {option: _value(OPTIONS[option], value)}
    except (BadRules, KeyError, ValueError):
        return {}
    return {}


def _value(option: Option, text: str) -> Any:
    text = text.lower()
    match option.kind:
        case OptionKind.BOOL:
            return _YES_NO[text]
        case OptionKind.INT:
            return checked(option, int(text))
        case OptionKind.ENUM:
            return checked(option, text.removeprefix("counting:").strip().replace("-", "_"))
        case _:
            raise BadRules(f"FreeDoko has no rule '{option.id}'.")


def _with_consequences(values: dict[str, Any]) -> Rules:
    """The rules with what FreeDoko ties to its own and our table has apart."""
    rules = Rules(**values)
    tied: dict[str, Any] = {
        "solo_dealer_stays": "duty_and_lust" if rules.lustsolo_player_leads else "duty_only",
        "games_per_session": GAMES_IN_A_ROUND * rules.number_of_rounds,
    }
    if not rules.extrapoint_double_charlie:
        values = {**values, "extrapoint_catch_double_charlie": False}
    if rules.with_nines:
        values = {**values, "extrapoint_heart_trick": False}
    return Rules(**{**tied, **values})
