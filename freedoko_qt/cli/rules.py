"""`freedoko-qt rules`: every option of the rules, as a table to read or as JSON; rules of a file as options."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap
from typing import Any

from freedoko_qt.app.wording.rules import condition, option_label, option_value
from freedoko_qt.app.wording.translating import LANGUAGES, Translate, in_language
from freedoko_qt.cli.rule_source import preset, rules_of_file
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Option, OptionGroup, Rules, to_dict
from freedoko_qt.engine.text import QT_TRANSLATE_NOOP

WIDTH = 100
INDENT = " " * 4
NEEDS = QT_TRANSLATE_NOOP("Rules", "Requires:")
BY_DEFAULT = QT_TRANSLATE_NOOP("Rules", "default: {}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--preset", metavar="NAME", help="show the values of this preset")
    source.add_argument(
        "--import", dest="file", metavar="FILE", help="show the values of this file, of FreeDoko or of this program"
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="print JSON for programs: a list of the options, or with --import their values as records have them",
    )
    parser.add_argument(
        "--language", choices=LANGUAGES, default=argparse.SUPPRESS, help="language of the table (English)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the options and return the exit status, 0.

    Raises BadRules for an unknown preset or wrong rules, OSError for a file that cannot be read.
    """
    if args.file and args.json:
        print(json.dumps(to_dict(rules_of_file(args.file)), indent=1))
        return 0
    rules = None
    if args.preset:
        rules = preset(args.preset).rules
    elif args.file:
        rules = rules_of_file(args.file)
    if args.json:
        print(json.dumps(described(rules), indent=1))
    else:
        print("\n".join(table(rules or Rules(), in_language(args.language or "en"))))
    return 0


def described(rules: Rules | None) -> list[dict[str, Any]]:
    """Every option as plain data; with rules given also its value in them.

    Each has the keys of the table: id, group, type, range, default, needs, label and explanation by language, its value
    in each preset.
    """
    presets = {name: to_dict(preset.rules) for name, preset in PRESETS.items()}
    values = to_dict(rules) if rules else {}
    languages = {code: in_language(code) for code in LANGUAGES}
    return [
        {
            "id": option.id,
            "group": option.group,
            "type": option.kind,
            "range": option.span,
            "default": to_dict(Rules())[option.id],
            "needs": option.needs,
            "label": {code: translate("Rules", option.label) for code, translate in languages.items()},
            "explanation": {code: translate("Rules", option.explanation) for code, translate in languages.items()},
            "presets": {name: values[option.id] for name, values in presets.items()},
            **({"value": values[option.id]} if rules else {}),
        }
        for option in OPTIONS.values()
    ]


def table(rules: Rules, translate: Translate) -> Iterator[str]:
    """The lines of the table: by group each option with its value, what it means and what it needs."""
    for group, options in groupby(OPTIONS.values(), key=lambda option: option.group):
        heading = translate("Rules", OptionGroup(group).label)
        yield from (heading, "=" * len(heading), "")
        for option in options:
            yield from entry(option, rules, translate)
            yield ""


def entry(option: Option, rules: Rules, translate: Translate) -> Iterator[str]:
    """The lines of one option."""
    value = getattr(rules, option.id)
    line = f"{option_label(option.id, translate)}: {option_value(option, value, translate)}"
    if value != option.default:
        line += f" ({translate('Rules', BY_DEFAULT).format(option_value(option, option.default, translate))})"
    yield f"{line}  [{option.id}]"
    yield from paragraph(translate("Rules", option.explanation))
    if option.needs:
        yield from paragraph(f"{translate('Rules', NEEDS)} {condition(option.needs, translate)}")


def paragraph(text: str) -> list[str]:
    """A text in indented lines."""
    return wrap(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False)
