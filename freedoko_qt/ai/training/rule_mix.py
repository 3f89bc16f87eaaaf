"""Random rule sets for training."""

from __future__ import annotations

from typing import Any

import numpy as np

from freedoko_qt.engine.rules import OPTIONS, PRESETS, Option, OptionGroup, OptionKind, Rules, mended

MIXED_GROUPS = {
    OptionGroup.CARDS, OptionGroup.SWINES, OptionGroup.POVERTY, OptionGroup.MARRIAGE, OptionGroup.SOLO,
    OptionGroup.CALLS, OptionGroup.SPECIAL_POINTS, OptionGroup.SCORING,
}  # fmt: skip
MIXED_OPTIONS = tuple(name for name, option in OPTIONS.items() if option.group in MIXED_GROUPS and name != "with_nines")

PRESET_SHARES = {"ddv": 0.12, "standard": 0.12, "doko_wtf": 0.06, "mittwoch": 0.06, "beginner": 0.04}
"""Shares of the presets; the rest are mixed rules."""


def _any_value(option: Option, rng: np.random.Generator) -> Any:
    match option.kind:
        case OptionKind.BOOL:
            return bool(rng.random() < 0.5)
        case OptionKind.INT:
            return int(rng.integers(option.low, option.high + 1))
        case OptionKind.ENUM:
            return list(option.choices)[rng.integers(len(option.choices))]
        case OptionKind.SET | OptionKind.LIST:
            return option.default
        case OptionKind.INTS:
            return tuple(sorted(int(rng.integers(option.low, 30)) for _ in option.default))


def mixed_rules(rng: np.random.Generator, *, with_nines: bool) -> Rules:
    """Return a preset with random values for some, up to half, of its options.

    Only options of `MIXED_GROUPS` are mixed; the others keep the preset's values.
    """
    rules = list(PRESETS.values())[rng.integers(len(PRESETS))].rules.changed("with_nines", with_nines)
    share = rng.choice([0.1, 0.25, 0.5])
    values = {name: getattr(rules, name) for name in OPTIONS}
    values |= {name: _any_value(OPTIONS[name], rng) for name in MIXED_OPTIONS if rng.random() < share}
    return mended(Rules(**values))[0]


def draw_rules(rng: np.random.Generator, presets: dict[str, float], *, with_nines: bool) -> Rules:
    """Draw a preset by its share, else mixed rules.

    `presets`: share of each by name, together at most 1.
    """
    rest = rng.random()
    for name, share in presets.items():
        rest -= share
        if rest < 0:
            return PRESETS[name].rules.changed("with_nines", with_nines)
    return mixed_rules(rng, with_nines=with_nines)


def parse_shares(text: str) -> dict[str, float]:
    """Parse preset shares such as `ddv=0.3,standard=0.3`.

    Raises ValueError if the text has another form; names are not checked.
    """
    return {name: float(share) for name, share in (part.split("=") for part in text.split(","))}
