"""The rule sets that come with the program, in the language of the moment."""

from PySide6.QtCore import QCoreApplication

from freedoko_qt.app import wording
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.engine.rules import PRESETS, Words


def preset_name(preset: str | None) -> str:
    """The name of a rule set; None is somebody's own."""
    if preset is None:
        return QCoreApplication.translate("Presets", "Your own rules")
    return _told(PRESETS[preset].label)


def preset_description(preset: str | None) -> str:
    """One sentence on a rule set."""
    if preset is None:
        return QCoreApplication.translate("Presets", "The rules of your last tournament.")
    return _told(PRESETS[preset].description)


def set_name(rule_set: RuleSet) -> str:
    """The name of a rule set, be it a preset or somebody's own."""
    return rule_set.name or preset_name(rule_set.preset)


def changed_name(rule_set: RuleSet) -> str:
    """The name of a rule set that was changed and not saved."""
    return QCoreApplication.translate("Presets", "{name} (changed)").format(name=set_name(rule_set))


def _told(words: Words) -> str:
    return words.de if wording.language_code() == "de" else words.en
