"""The source of a command's rules: a preset by name, or a file."""

from __future__ import annotations

import sys
from pathlib import Path

from freedoko_qt.app.files import read_text
from freedoko_qt.app.plain import one_line, shortened
from freedoko_qt.app.rule_sets import LARGEST_FILE, RuleSet, read_rules
from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules import PRESETS, Preset, Rules, load_rules, mended


def preset(name: str) -> Preset:
    """The preset of that name.

    Raises BadRules if there is none.
    """
    if name not in PRESETS:
        raise BadRules(f"There is no preset called '{name}'; there are {', '.join(PRESETS)}.")
    return PRESETS[name]


def preset_or_file(name: str) -> Rules:
    """The rules of the preset of that name, else of the file there.

    Raises BadRules if there is neither, and what `rules_of_file` raises.
    """
    if name in PRESETS:
        return PRESETS[name].rules
    if not Path(name).exists():
        known = ", ".join(PRESETS)
        raise BadRules(f"There is neither a preset nor a file called '{name}'; presets are {known}.")
    return rules_of_file(name)


def rules_of_file(name: str) -> Rules:
    """The rules of a file: options as JSON, a code of rules, or a file of FreeDoko.

    What is impossible is mended, unknown lines of a FreeDoko file are left out; both is reported on standard error.
    Raises BadRules if the file holds no rules or, in JSON, a wrong one, OSError if it cannot be read.
    """
    try:
        text = read_text(Path(name), LARGEST_FILE).removeprefix("\ufeff")
        found = _of_json(text) if text.lstrip().startswith("{") else read_rules(text)
    except BadRules as error:
        raise BadRules(f"{name}: {error}") from error
    for what, concerned in (
        ("changed, since they did not go together", found.mended),
        ("left out, since nobody knows them", found.unknown),
    ):
        if concerned:
            print(f"{name}: {what}: {shortened(one_line(', '.join(concerned)))}", file=sys.stderr)
    return found.rules


def _of_json(text: str) -> RuleSet:
    rules, changed = mended(load_rules(text))
    return RuleSet(rules, mended=changed)
