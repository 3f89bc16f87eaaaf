"""The settings: every change is seen at once, also while a game is running."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from freedoko_qt.app.settings import Back, ClickMode, Language, Letters, Pause, Settings, Speed, Theme

from .installed_decks import installed_decks
from .translated import Translated


@dataclass(frozen=True, slots=True)
class Choice:
    """A setting with one of several words."""

    field: str
    label: object
    words: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Flag:
    """A setting that is on or off."""

    field: str
    label: object


SECTIONS: tuple[tuple[object, tuple[Choice | Flag, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("SettingsDialog", "You"),
        (
            Choice(
                "language",
                QT_TRANSLATE_NOOP("SettingsDialog", "Language"),
                {
                    Language.AUTO: QT_TRANSLATE_NOOP("SettingsDialog", "As the system"),
                    Language.ENGLISH: QT_TRANSLATE_NOOP("SettingsDialog", "English"),
                    Language.GERMAN: QT_TRANSLATE_NOOP("SettingsDialog", "Deutsch"),
                },
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("SettingsDialog", "Look"),
        (
            Choice(
                "theme",
                QT_TRANSLATE_NOOP("SettingsDialog", "Colours"),
                {
                    Theme.SYSTEM: QT_TRANSLATE_NOOP("SettingsDialog", "As the system"),
                    Theme.LIGHT: QT_TRANSLATE_NOOP("SettingsDialog", "Light"),
                    Theme.DARK: QT_TRANSLATE_NOOP("SettingsDialog", "Dark"),
                },
            ),
            Choice(
                "deck",
                QT_TRANSLATE_NOOP("SettingsDialog", "Cards"),
                {
                    "french": QT_TRANSLATE_NOOP("SettingsDialog", "French"),
                    "fourcolour": QT_TRANSLATE_NOOP("SettingsDialog", "Four colours"),
                    "german": QT_TRANSLATE_NOOP("SettingsDialog", "German"),
                    "large": QT_TRANSLATE_NOOP("SettingsDialog", "Large signs"),
                },
            ),
            Choice(
                "back",
                QT_TRANSLATE_NOOP("SettingsDialog", "Backs of the cards"),
                {
                    Back.BLUE: QT_TRANSLATE_NOOP("SettingsDialog", "Blue"),
                    Back.RED: QT_TRANSLATE_NOOP("SettingsDialog", "Red"),
                },
            ),
            Choice(
                "letters",
                QT_TRANSLATE_NOOP("SettingsDialog", "Letters on the cards"),
                {
                    Letters.AUTO: QT_TRANSLATE_NOOP("SettingsDialog", "As the language"),
                    Letters.INTERNATIONAL: QT_TRANSLATE_NOOP("SettingsDialog", "A K Q J"),
                    Letters.GERMAN: QT_TRANSLATE_NOOP("SettingsDialog", "A K D B"),
                },
            ),
            Flag("sorted_hand", QT_TRANSLATE_NOOP("SettingsDialog", "Sort my hand")),
            Flag("highest_first", QT_TRANSLATE_NOOP("SettingsDialog", "Highest card on the left")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("SettingsDialog", "Play"),
        (
            Choice(
                "pause",
                QT_TRANSLATE_NOOP("SettingsDialog", "A full trick lies"),
                {
                    Pause.SHORT: QT_TRANSLATE_NOOP("SettingsDialog", "Half a second"),
                    Pause.NORMAL: QT_TRANSLATE_NOOP("SettingsDialog", "A second and a half"),
                    Pause.LONG: QT_TRANSLATE_NOOP("SettingsDialog", "Three seconds"),
                    Pause.UNTIL_CLICK: QT_TRANSLATE_NOOP("SettingsDialog", "Until I click"),
                },
            ),
            Choice(
                "speed",
                QT_TRANSLATE_NOOP("SettingsDialog", "Cards move"),
                {
                    Speed.SLOW: QT_TRANSLATE_NOOP("SettingsDialog", "Slowly"),
                    Speed.NORMAL: QT_TRANSLATE_NOOP("SettingsDialog", "Normally"),
                    Speed.FAST: QT_TRANSLATE_NOOP("SettingsDialog", "Fast"),
                    Speed.INSTANT: QT_TRANSLATE_NOOP("SettingsDialog", "Not at all"),
                },
            ),
            Choice(
                "click_mode",
                QT_TRANSLATE_NOOP("SettingsDialog", "A card is played by"),
                {
                    ClickMode.ONE_CLICK: QT_TRANSLATE_NOOP("SettingsDialog", "One click"),
                    ClickMode.LIFT: QT_TRANSLATE_NOOP("SettingsDialog", "A click that lifts it and a second one"),
                },
            ),
        ),
    ),
)


class SettingsDialog(Translated, QDialog):
    """All settings on one page; it does not stop the game."""

    changed = Signal(object)
    """The `Settings` as they are now, after each change."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._labels: list[tuple[QLabel, object]] = []
        self._choices: dict[str, tuple[QComboBox, Choice]] = {}
        self._flags: dict[str, tuple[QCheckBox, Flag]] = {}
        self._name = QLineEdit(self)
        self._name.setMaxLength(24)
        self._name_label = QLabel(self)
        self._name_label.setBuddy(self._name)
        self._name.editingFinished.connect(lambda: self._set("player_name", self._name.text().strip()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(8)
        form = QFormLayout()
        form.setHorizontalSpacing(18)
        form.setVerticalSpacing(9)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for number, (heading, rows) in enumerate(SECTIONS):
            title = self._label(heading, role="heading")
            form.addRow(title)
            if number == 0:
                form.addRow(self._name_label, self._name)
            for row in rows:
                self._add_row(form, _with_installed_decks(row))
        layout.addLayout(form)
        layout.addStretch()
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.RestoreDefaults | standard.Close, parent=self)
        self._buttons.rejected.connect(self.close)
        self._buttons.button(standard.RestoreDefaults).clicked.connect(self._restore_defaults)
        layout.addSpacing(6)
        layout.addWidget(self._buttons)
        self.show_settings(settings)
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Show these, without telling of a change."""
        self._settings = settings
        for combo, choice in self._choices.values():
            with QSignalBlocker(combo):
                values, value = list(choice.words), getattr(settings, choice.field)
                combo.setCurrentIndex(values.index(value) if value in values else 0)  # a deck that is gone
        for box, flag in self._flags.values():
            with QSignalBlocker(box):
                box.setChecked(getattr(settings, flag.field))
        self._name.setText(settings.player_name)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._name_label.setText(self.tr("Your &name"))
        self._name.setPlaceholderText(self.tr("You"))
        self._name.setAccessibleName(self.tr("Your name"))
        for label, source in self._labels:
            label.setText(self.tr(str(source)))
        for box, flag in self._flags.values():
            box.setText(self.tr(str(flag.label)))
        for combo, choice in self._choices.values():
            combo.setAccessibleName(self.tr(str(choice.label)))
            for place, source in enumerate(choice.words.values()):
                combo.setItemText(place, self.tr(str(source)))

    def _label(self, source: object, *, role: str = "") -> QLabel:
        label = QLabel(self)
        if role:
            label.setProperty("role", role)
        self._labels.append((label, source))
        return label

    def _add_row(self, form: QFormLayout, row: Choice | Flag) -> None:
        match row:
            case Choice():
                combo = QComboBox(self)
                combo.addItems([""] * len(row.words))
                values = tuple(row.words)  # kept here: Qt would hand an enum back as plain text
                combo.currentIndexChanged.connect(
                    lambda place, values=values, name=row.field: self._set(name, values[place])
                )
                label = self._label(row.label)
                label.setBuddy(combo)
                form.addRow(label, combo)
                self._choices[row.field] = combo, row
            case Flag():
                box = QCheckBox(self)
                box.toggled.connect(lambda checked, name=row.field: self._set(name, checked))
                form.addRow("", box)
                self._flags[row.field] = box, row

    def _set(self, name: str, value: Any) -> None:
        if getattr(self._settings, name) != value:
            self._settings = replace(self._settings, **{name: value})
            self.changed.emit(self._settings)

    def _restore_defaults(self) -> None:
        """Everything as at the first start, but for the window and the last tournament."""
        kept = self._settings
        self.show_settings(Settings(window_geometry=kept.window_geometry, setup=kept.setup))
        self.changed.emit(self._settings)


def _with_installed_decks(row: Choice | Flag) -> Choice | Flag:
    """The choice of the deck goes on with those of the system, under their own titles."""
    if not isinstance(row, Choice) or row.field != "deck":
        return row
    return replace(row, words={**row.words, **{deck.name: deck.title for deck in installed_decks()}})
