"""A rule set as a short code to paste into a message: what differs from the nearest preset.

`FDQ2-` (or an older number) and groups of Crockford's base 32, in which O reads as 0, I and L as 1. The bytes
behind them: the number of the preset, for each option that differs two bytes for its id and then its value, and
two bytes of check sum at the end.
"""

from __future__ import annotations

from base64 import b32decode
from binascii import crc32, crc_hqx
from collections.abc import Iterator, Mapping
from typing import Any

from freedoko_qt.engine.errors import MALFORMED, BadRules
from freedoko_qt.engine.rules.option import Option, OptionKind
from freedoko_qt.engine.rules.option_values import checked
from freedoko_qt.engine.rules.presets import BEGINNER, DDV, DOKO_WTF, MITTWOCH, PRESETS, STANDARD
from freedoko_qt.engine.rules.ruleset import OPTIONS, Rules, differences

VERSION = 2
"""The version of the codes; raise it when a preset or the order of an option's choices changes."""

_OLDER: Mapping[int, tuple[Rules, ...]] = {
    1: (
        STANDARD.rules,
        DDV.rules,
        BEGINNER.rules,
        DOKO_WTF.rules.replace(
            show_all_hands=True,
            card_hint=True,
            duty_solo_before_lust_solo=True,
            silent_marriage_repeats_deal=False,
            silent_marriage_is_duty_solo=False,
            announcement_last=7,
            extrapoint_catch_double_charlie=False,
        ),
        MITTWOCH.rules.replace(
            show_all_hands=True,
            card_hint=True,
            ask_reservations=False,
            bidding_goes_on=False,
            denials_after_reply=False,
        ),
    )
}
"""The presets as they were when codes of a version were written, by version."""

_PRESETS: Mapping[int, tuple[Rules, ...]] = {**_OLDER, VERSION: tuple(preset.rules for preset in PRESETS.values())}

_PREFIX = "FDQ"
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_USUAL = str.maketrans(_DIGITS, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
"""The table from these digits to those of RFC 4648."""
_MISREAD = str.maketrans("OIL", "011", "- \t\r\n")
_GROUP = 5
_SUM_BYTES = 2
_LONGEST_NUMBER = 9  # bytes
_KEY_MASK = 0x7FFF
_TRUE = 0x8000
"""Set in the key of a switch that is on."""


def key_of(option_id: str) -> int:
    """The number, 15 bits, that stands for an option whatever its place in the table."""
    return crc32(option_id.encode()) >> 9 & _KEY_MASK


_BY_KEY = {key_of(name): option for name, option in OPTIONS.items()}


def encode(rules: Rules) -> str:
    """The code of a rule set, as short as any preset makes it.

    `decode` reads it, and codes of older versions, whose presets are kept.
    """
    payloads = (_payload(number, preset, rules) for number, preset in enumerate(_PRESETS[VERSION]))
    payload = min(payloads, key=len)
    digits = _to_digits(payload + crc_hqx(payload, VERSION).to_bytes(_SUM_BYTES))
    groups = [digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP)]
    return "-".join([f"{_PREFIX}{VERSION}", *groups])


def decode(text: str) -> Rules:
    """The rule set of a code, however it is spaced and written.

    Raises BadRules, in one sentence, if it is no code, of an unknown version, incomplete, or names what is not there.
    """
    prefix, _, digits = "".join(text.split()).upper().partition("-")
    if not prefix.startswith(_PREFIX):
        raise BadRules(f"This is not a rule code: it does not begin with {_PREFIX}{VERSION}-.")
    version = prefix.removeprefix(_PREFIX)
    if version not in map(str, _PRESETS):
        raise BadRules("This rule code is of a version that this program does not know.")
    read = _from_digits(digits.translate(_MISREAD))
    payload, check = read[:-_SUM_BYTES], read[-_SUM_BYTES:]
    if not payload or crc_hqx(payload, int(version)).to_bytes(_SUM_BYTES) != check:
        raise BadRules("This rule code is not whole: its check sum is wrong.")
    try:
        return _rules(iter(payload), _PRESETS[int(version)])
    except (*MALFORMED, StopIteration) as error:
        raise BadRules("This rule code names a rule or a value that this program does not know.") from error


def _payload(number: int, preset: Rules, rules: Rules) -> bytes:
    parts = [bytes([number])]
    for name in differences(rules, preset):
        option, value = OPTIONS[name], getattr(rules, name)
        key = key_of(name) | (_TRUE if value is True else 0)
        parts += [key.to_bytes(2), _value_to_bytes(option, value)]
    return b"".join(parts)


def _value_to_bytes(option: Option, value: Any) -> bytes:
    choices = list(option.choices)
    match option.kind:
        case OptionKind.BOOL:
            return b""
        case OptionKind.INT:
            return _varint(value)
        case OptionKind.ENUM:
            return bytes([choices.index(value)])
        case OptionKind.SET | OptionKind.LIST:
            return bytes([len(value), *(choices.index(choice) for choice in value)])
        case OptionKind.INTS:
            return bytes(value)


def _rules(read: Iterator[int], presets: tuple[Rules, ...]) -> Rules:
    preset = presets[next(read)]
    values = {}
    for high in read:
        key = high << 8 | next(read)
        option = _BY_KEY[key & _KEY_MASK]
        values[option.id] = checked(option, _value_from_bytes(option, read, on=key & _TRUE > 0))
    return preset.replace(**values)


def _value_from_bytes(option: Option, read: Iterator[int], *, on: bool) -> Any:
    choices = list(option.choices)
    match option.kind:
        case OptionKind.BOOL:
            return on
        case OptionKind.INT:
            return _from_varint(read)
        case OptionKind.ENUM:
            return choices[next(read)]
        case OptionKind.SET | OptionKind.LIST:
            return [choices[next(read)] for _ in range(next(read))]
        case OptionKind.INTS:
            return [next(read) for _ in option.default]


def _varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; the eighth is set where more follow."""
    parts = []
    while number > 0x7F:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*parts, number])


def _from_varint(read: Iterator[int]) -> int:
    number = 0
    for place in range(_LONGEST_NUMBER):
        part = next(read)
        number |= (part & 0x7F) << 7 * place
        if part < 0x80:
            return number
    raise BadRules("no number of a rule is so large")


def _to_digits(data: bytes) -> str:
    """Five bits a digit, the highest first; the last digit is filled up with zeros."""
    count = -(-8 * len(data) // 5)
    number = int.from_bytes(data) << (5 * count - 8 * len(data))
    return "".join(_DIGITS[number >> 5 * place & 0x1F] for place in reversed(range(count)))


def _from_digits(digits: str) -> bytes:
    """The bytes of some digits; raises BadRules for a letter that is none."""
    for digit in digits:
        if digit not in _DIGITS:
            raise BadRules(f"This is not a rule code: '{digit}' does not belong into one.")
    whole = digits + _DIGITS[0] * (-len(digits) % 8)
    return b32decode(whole.translate(_USUAL))[: 5 * len(digits) // 8]
