"""The user's own rule sets, one file each: saving, renaming, deleting, import and export."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from freedoko_qt.app.document import Document
from freedoko_qt.app.files import TooLarge, read_text
from freedoko_qt.app.given_names import clean_name, known_name
from freedoko_qt.app.notice import Cause, Notice, NoticeKind, closed
from freedoko_qt.app.sealed import MARK, check_mark, decoded, marked
from freedoko_qt.app.storage import Loaded, discard, documents, export, load
from freedoko_qt.app.writer import Do, at_once
from freedoko_qt.engine.errors import BadRules, BadSave
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules, differences, mended, to_dict
from freedoko_qt.engine.rules.option_values import checked
from freedoko_qt.engine.text import clean

KIND = "rules"
LARGEST_FILE = 200_000
"""Bytes, or letters of a text; no rule set comes near it."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A rule set with its name: one that comes with the program, or the user's own."""

    rules: Rules
    preset: str | None = None
    """The id of the preset; None: the user's own."""
    name: str = ""
    """Its owner's name for it; empty: it has none yet, or is a preset."""
    unknown: tuple[str, ...] = ()
    """The lines of its file that could not be read."""
    mended: tuple[str, ...] = ()
    """The options that were changed when it was read, since they contradicted others."""


def preset_set(preset: str) -> RuleSet:
    """A rule set that comes with the program."""
    return RuleSet(PRESETS[preset].rules, preset=preset)


def named_set(rules: Rules, preset: str | None, name: str) -> RuleSet:
    """A rule set by the names that stand beside it in a file; that of a preset only where the rules are its own.

    Raises TypeError if these are no names.
    """
    preset, name = known_name(preset, name)
    return RuleSet(rules, preset if preset is None or PRESETS[preset].rules == rules else None, name)


def is_same(one: RuleSet, other: RuleSet) -> bool:
    """True if two sets are the same by name, whatever their rules."""
    return one.preset == other.preset and one.name.casefold() == other.name.casefold()


def nearest_preset(rules: Rules) -> str:
    """The preset from which a rule set differs least."""
    return min(PRESETS, key=lambda preset: len(differences(rules, PRESETS[preset].rules)))


class RuleSets:
    """The own rule sets in a folder. Names differ in more than capital letters.

    Nothing is kept in memory. What goes wrong with a file is a Notice and never raised.
    """

    def __init__(self, folder: Path, do: Do = at_once) -> None:
        self._folder = folder
        self._do = do

    def all(self) -> tuple[tuple[RuleSet, ...], tuple[Notice, ...]]:
        """Every set by its name, and notices about files that are none."""
        return self._do(self._all)

    def _all(self) -> tuple[tuple[RuleSet, ...], tuple[Notice, ...]]:
        loaded = [load(path, KIND, _stored) for path in documents(self._folder)]
        sets = sorted((one.value for one in loaded if one.value), key=lambda one: one.name.casefold())
        return tuple(sets), (*closed(self._folder), *(one.notice for one in loaded if one.notice))

    def save(self, rule_set: RuleSet) -> Notice | None:
        """Write a set under its name, in place of one that has it; returns what went wrong.

        Changes of other windows to a set of this name are lost: see `save_changes`.
        """
        kept = self._do(partial(self._document(rule_set.name).update, lambda _: rule_set))
        return kept.notice if kept.value is None else None

    def save_changes(self, rule_set: RuleSet, before: RuleSet) -> Loaded[RuleSet]:
        """Write the changes made to a set since `before`, and return it merged with those of other windows.

        Only options that differ from `before` are written over those on disk; what does not go together then is
        changed. No value if nothing was written.
        """

        def merged(found: Loaded[RuleSet]) -> RuleSet:
            return rule_set if found.value is None else _with_changes(found.value, before.rules, rule_set.rules)

        return self._do(partial(self._document(rule_set.name).update, merged))

    def rename(self, rule_set: RuleSet, name: str) -> Notice | None:
        """Give a set another name, which no other set must have; returns what went wrong.

        `UNCHANGED` with the cause `TAKEN` if there is such a set. The new file is written before the old one goes.
        """
        path, target = self._path(rule_set.name), self._path(name)
        if path != target and target.exists():
            return Notice(NoticeKind.UNCHANGED, target, cause=Cause.TAKEN)
        found = load(path, KIND, _stored).value or rule_set
        notice = self.save(replace(found, name=name))
        return notice if notice is not None or path == target else self.delete(rule_set.name)

    def delete(self, name: str) -> Notice | None:
        """Delete a set; returns what went wrong."""
        return self._do(partial(discard, self._path(name)))

    def export(self, rule_set: RuleSet, path: Path) -> Notice | None:
        """Write a set to a file to give away; returns what went wrong."""
        return self._do(lambda: export(path, exported(rule_set)))

    def _document(self, name: str) -> Document[RuleSet]:
        return Document(self._path(name), KIND, _stored, _content)

    def _path(self, name: str) -> Path:
        """A file name that every system takes, the same only for names that differ in capitals alone."""
        letters = (
            letter if letter.isalnum() or ord(letter) > 0x7F else f"%{ord(letter):02x}"
            for letter in clean_name(name).casefold()
        )
        return self._folder / f"own-{''.join(letters)}.json"


def exported(rule_set: RuleSet) -> str:
    """The text of a file to give away; the commands of the program take it as `--rules FILE` too.

    Indented JSON with a line break at its end; what was unknown when it was read is given on.
    """
    return json.dumps(marked(KIND, _content(rule_set)), ensure_ascii=False, indent=1) + "\n"


def import_file(path: Path) -> RuleSet:
    """The rule set of a file, named by itself or as the file. Raises OSError, BadRules or NewerFormat.

    The message is an English sentence. The set is not saved.
    """
    try:
        rule_set = read_rules(read_text(path, LARGEST_FILE))
    except TooLarge as error:
        raise BadRules("This file is too large for a rule set.") from error
    return rule_set if rule_set.name else replace(rule_set, name=clean_name(path.stem))


def read_rules(text: str) -> RuleSet:
    """The rule set of a text: an exported file, any JSON object of options, a code, or a file of FreeDoko.

    What is impossible in it is mended. Raises BadRules if it is none of these, and NewerFormat.

    `unknown` has the lines that were not understood, `mended` the options changed because they did not go together.
    """
    from freedoko_qt.engine.rules.code import decode
    from freedoko_qt.engine.rules.freedoko_file import read_freedoko_file

    if len(text) > LARGEST_FILE:
        raise BadRules("This text is too long for a rule set.")
    try:
        values = decoded(text.removeprefix("\ufeff"))
    except BadSave:
        text = clean(text)
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
    noted = read.get("unknown") if read is not options else None
    return _mended(
        RuleSet(
            Rules(**values),
            name=clean_name(read["name"]) if named else "",
            unknown=tuple(_lines([*noted, *unknown] if isinstance(noted, list) else unknown)),
        )
    )


def _understood(options: Mapping[str, object]) -> tuple[dict[str, Any], list[object]]:
    """The values that their options can have, and the rest as lines to be shown."""
    values: dict[str, Any] = {}
    unknown: list[object] = []
    for name, value in options.items():
        try:
            values[name] = checked(OPTIONS[name], value)
        except (KeyError, BadRules):
            unknown.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return values, unknown


def _lines(values: list[object]) -> Iterable[str]:
    """The texts among these values."""
    return (line for line in values if isinstance(line, str))


def _with_changes(rule_set: RuleSet, before: Rules, after: Rules) -> RuleSet:
    """A set with the changes between two states applied; an impossible result is mended."""
    changed = {option: getattr(after, option) for option in differences(before, after)}
    return replace(_mended(replace(rule_set, rules=rule_set.rules.replace(**changed))), mended=())


def _mended(rule_set: RuleSet) -> RuleSet:
    rules, touched = mended(rule_set.rules)
    return replace(rule_set, rules=rules, mended=touched)
