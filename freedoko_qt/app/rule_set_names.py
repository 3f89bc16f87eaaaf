"""The names of rule sets in the current language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app.plain import isolated
from freedoko_qt.app.wording.translating import LANGUAGES, Translate, in_language, spoken
from freedoko_qt.engine.preset_words import PRESET_WORDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from freedoko_qt.app.rule_sets import RuleSet


def preset_label(preset: str, translate: Translate = spoken) -> str:
    """The name of a rule set of the program."""
    return translate("Rules", PRESET_WORDS[preset].label)


def preset_name(preset: str | None) -> str:
    """The name of a rule set; that of a person's own rules for None."""
    return QCoreApplication.translate("Presets", "Your own rules") if preset is None else preset_label(preset)


def preset_description(preset: str | None) -> str:
    """One sentence on a rule set."""
    if preset is None:
        return QCoreApplication.translate("Presets", "The rules of your last tournament.")
    return spoken("Rules", PRESET_WORDS[preset].description)


def set_name(rule_set: RuleSet) -> str:
    """The name of a rule set, a preset or a person's own.

    Isolated, as it may be in any script.
    """
    return isolated(rule_set.name) or preset_name(rule_set.preset)


def changed_name(rule_set: RuleSet) -> str:
    """The name of a rule set that was changed and not saved."""
    return QCoreApplication.translate("Presets", "{name} (changed)").format(name=set_name(rule_set))


def is_free_name(name: str, own_sets: Iterable[RuleSet]) -> bool:
    """True if no set has this name, neither a preset in any language nor one that is kept.

    Upper and lower case are the same.
    """
    taken = [preset_label(preset, in_language(code)) for preset in PRESET_WORDS for code in LANGUAGES]
    taken += [one.name for one in own_sets]
    return name.casefold() not in {one.casefold() for one in taken}
