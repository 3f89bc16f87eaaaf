"""Somebody's own rule sets: one file each, to be saved, renamed and deleted, brought in and given away."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from freedoko_qt.app.storage import (
    MARK,
    Cause,
    Notice,
    NoticeKind,
    check_mark,
    decoded,
    discard,
    documents,
    export,
    keep,
    load,
    marked,
)
from freedoko_qt.engine.errors import BadRules, BadSave
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules, differences, mended, to_dict
from freedoko_qt.engine.rules.values import checked

KIND = "rules"
LONGEST_NAME = 40  # characters
LARGEST_FILE = 1_000_000
"""Bytes; no rule file comes near it."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A whole set of rules with its name: one that comes with the program, or somebody's own."""

    rules: Rules
    preset: str | None = None
    """Which preset it is; None: somebody's own."""
    name: str = ""
    """What its owner calls it; empty: it has no name yet, or is a preset."""
    unknown: tuple[str, ...] = ()
    """The lines of the file it came from that nobody understood."""
    mended: tuple[str, ...] = ()
    """The options that were changed when it was read, since they did not go together."""


def preset_set(preset: str) -> RuleSet:
    """A rule set that comes with the program."""
    return RuleSet(PRESETS[preset].rules, preset=preset)


def is_same(one: RuleSet, other: RuleSet) -> bool:
    """Whether two sets are the same by name, whatever their rules."""
    return one.preset == other.preset and one.name.casefold() == other.name.casefold()


def nearest_preset(rules: Rules) -> str:
    """The preset from which a rule set differs least."""
    return min(PRESETS, key=lambda preset: len(differences(rules, PRESETS[preset].rules)))


def clean_name(text: str) -> str:
    """What can be the name of a set: one line, without spaces at its ends; empty if nothing is left."""
    kept = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:LONGEST_NAME].strip()


class RuleSets:
    """The own rule sets in a folder. Names differ in more than capital letters."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[tuple[RuleSet, ...], tuple[Notice, ...]]:
        """Every set by its name, and what is to be told about files that are none."""
        loaded = [load(path, KIND, _stored) for path in documents(self._folder)]
        sets = sorted((one.value for one in loaded if one.value), key=lambda one: one.name.casefold())
        return tuple(sets), tuple(one.notice for one in loaded if one.notice)

    def save(self, rule_set: RuleSet) -> Notice | None:
        """Write a set under its name, in place of one that has it; returns what went wrong."""
        path = self._path(rule_set.name)
        found = load(path, KIND, _stored)  # a damaged file is set aside by that
        return found.notice if found.is_left_alone else keep(path, KIND, _content(rule_set))

    def rename(self, rule_set: RuleSet, name: str) -> Notice | None:
        """Give a set another name, which no other set must have; returns what went wrong."""
        path, target = self._path(rule_set.name), self._path(name)
        if path != target and target.exists():
            return Notice(NoticeKind.UNCHANGED, target, cause=Cause.TAKEN)
        notice = self.save(replace(rule_set, name=name))
        return notice if notice is not None or path == target else self.delete(rule_set.name)

    def delete(self, name: str) -> Notice | None:
        """Throw a set away; returns what went wrong."""
        return discard(self._path(name))

    def _path(self, name: str) -> Path:
        """A file name that every system takes, the same only for names that differ in capitals alone."""
        letters = (
            letter if letter.isalnum() or ord(letter) > 0x7F else f"%{ord(letter):02x}"
            for letter in clean_name(name).casefold()
        )
        return self._folder / f"own-{''.join(letters)}.json"


def exported(rule_set: RuleSet) -> str:
    """The text of a file to give away; the commands of the program take it as `--rules FILE` too."""
    return json.dumps(marked(KIND, _content(rule_set)), ensure_ascii=False, indent=1) + "\n"


def export_file(rule_set: RuleSet, path: Path) -> Notice | None:
    """Write a set to a file of somebody's choice; returns what went wrong."""
    return export(path, exported(rule_set))


def import_file(path: Path) -> RuleSet:
    """The rule set of a file, named by itself or as the file. Raises OSError, BadRules or NewerFormat."""
    if path.stat().st_size > LARGEST_FILE:
        raise BadRules("This file is too large for a rule set.")
    rule_set = read_rules(path.read_bytes().decode(errors="replace"))
    return rule_set if rule_set.name else replace(rule_set, name=clean_name(path.stem))


def read_rules(text: str) -> RuleSet:
    """The rule set of a text: an exported file, any JSON object of options, a code, or a file of FreeDoko.

    What is impossible in it is mended. Raises BadRules if it is none of these, and NewerFormat.
    """
    from freedoko_qt.engine.rules.code import decode
    from freedoko_qt.engine.rules.freedoko_file import read_freedoko_file

    try:
        values = decoded(text.removeprefix("\ufeff"))
    except BadSave:
        if text.lstrip().upper().startswith("FDQ"):
            return _mended(RuleSet(decode(text)))
        read = read_freedoko_file(text)
        return RuleSet(read.rules, unknown=read.unknown, mended=read.mended)
    if not isinstance(values, dict):
        raise BadRules("This is not a rule set: it must be an object of rules and their values.")
    if MARK in values:
        values = check_mark(KIND, values)
    return _from_object(values.get("content", values))


def _content(rule_set: RuleSet) -> dict[str, Any]:
    content = {"name": rule_set.name, "rules": to_dict(rule_set.rules)}
    return content | ({"unknown": list(rule_set.unknown)} if rule_set.unknown else {})


def _stored(content: dict[str, Any]) -> RuleSet:
    """A set of the folder, which must have a name."""
    rule_set = _from_object(content)
    if not rule_set.name:
        raise BadSave("this rule set has no name")
    return rule_set


def _from_object(read: object) -> RuleSet:
    """The set of a JSON object: options, or an object that has them under "rules". Raises BadRules."""
    if not isinstance(read, dict):
        raise BadRules("This is not a rule set: it must be an object of rules and their values.")
    options = read.get("rules", read)
    if not isinstance(options, dict):
        raise BadRules("This is not a rule set: its rules must be an object of rules and their values.")
    values, unknown = _understood(options)
    if not values:
        raise BadRules("This is not a rule set: it names no rule.")
    named = read is not options and isinstance(read.get("name"), str)
    told = read.get("unknown") if read is not options else None
    return _mended(
        RuleSet(
            Rules(**values),
            name=clean_name(read["name"]) if named else "",
            unknown=tuple(_lines([*told, *unknown] if isinstance(told, list) else unknown)),
        )
    )


def _understood(options: Mapping[str, object]) -> tuple[dict[str, Any], list[object]]:
    """The values that their options can have, and the rest as lines to be told."""
    values: dict[str, Any] = {}
    unknown: list[object] = []
    for name, value in options.items():
        try:
            values[name] = checked(OPTIONS[name], value)
        except (KeyError, BadRules):
            unknown.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return values, unknown


def _lines(told: list[object]) -> Iterable[str]:
    """The texts among these values, in a form that can be written to a file."""
    return (line.encode(errors="replace").decode() for line in told if isinstance(line, str))


def _mended(rule_set: RuleSet) -> RuleSet:
    rules, touched = mended(rule_set.rules)
    return replace(rule_set, rules=rules, mended=touched)
