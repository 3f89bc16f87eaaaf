"""The table of rule options, rule sets, and the presets."""

from freedoko_qt.engine.preset_words import DEFAULT_PRESET
from freedoko_qt.engine.rules.conditions import named
from freedoko_qt.engine.rules.option import Option, OptionGroup, OptionKind
from freedoko_qt.engine.rules.presets import PRESETS, Preset
from freedoko_qt.engine.rules.ruleset import (
    OPTIONS,
    Rules,
    differences,
    from_dict,
    load_rules,
    mended,
    to_dict,
)

__all__ = [
    "DEFAULT_PRESET",
    "OPTIONS",
    "PRESETS",
    "OptionGroup",
    "OptionKind",
    "Option",
    "Preset",
    "Rules",
    "differences",
    "from_dict",
    "load_rules",
    "mended",
    "named",
    "to_dict",
]
