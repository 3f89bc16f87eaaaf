"""The source of a command's rules: a preset by name, or a file."""

from __future__ import annotations

import sys
from pathlib import Path

from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules import PRESETS, Preset, Rules, load_rules, mended


def preset(name: str) -> Preset:
    """The preset of that name. Raises BadRules."""
    if name not in PRESETS:
        raise BadRules(f"There is no preset called '{name}'; there are {', '.join(PRESETS)}.")
    return PRESETS[name]


def preset_or_file(name: str) -> Rules:
    """The rules of the preset of that name, else of the JSON file there.

    What is impossible in a file is mended, and said on standard error. Raises BadRules if there is neither
    or the file holds no rules, OSError if it cannot be read.
    """
    if name in PRESETS:
        return PRESETS[name].rules
    path = Path(name)
    if not path.exists():
        known = ", ".join(PRESETS)
        raise BadRules(f"There is neither a preset nor a file called '{name}'; presets are {known}.")
    try:
        rules, changed = mended(load_rules(path.read_text(encoding="utf-8")))
    except UnicodeDecodeError as error:
        raise BadRules(f"{name}: This is not a rule set: it is not text.") from error
    except BadRules as error:
        raise BadRules(f"{name}: {error}") from error
    if changed:
        print(f"{name}: changed, since they did not go together: {', '.join(changed)}", file=sys.stderr)
    return rules
