"""One editor for each kind of setting: it shows a value, and tells what a person makes of it."""

from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from freedoko_qt.app.settings import Block, Settings
from freedoko_qt.app.setup import LONGEST_NAME, Avatar

from ..parts.avatar_button import AvatarButton
from ..parts.no_wheel import NoWheelComboBox
from ..parts.order_list import OrderList
from ..parts.picture_choice import PictureChoice
from ..parts.screen_reader import call
from ..parts.switch import Switch
from ..parts.translated import Translated
from .choice_pictures import SIZE, has_pictures, pictures_of
from .settings_table import Setting, setting_text

WIDEST = 270
"""Pixels for an editor beside the explanation."""


class SettingEditor(Translated, QWidget):
    """Shows and changes the value of one setting."""

    edited = Signal(object)
    """The value that a person has chosen."""
    is_wide = False
    """True if it needs a line of its own."""

    def __init__(self, setting: Setting, field: QWidget, parent: QWidget, named: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(field)
        self.setFocusProxy(field)
        named = named or field
        self.bind(partial(call, named), lambda self: setting_text(self.setting.label))
        self.bind(named.setAccessibleDescription, lambda self: setting_text(self.setting.explanation))

    def show_value(self, value: Any) -> None:
        """Show a value, without telling of a change."""
        raise NotImplementedError


class SwitchEditor(SettingEditor):
    """On or off."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        self.switch = Switch()
        super().__init__(setting, self.switch, parent)
        self.switch.toggled.connect(self._on_toggled)
        self._update_text()

    def show_value(self, value: bool) -> None:
        with QSignalBlocker(self.switch):
            self.switch.setChecked(value)
        self._update_text()

    def _on_toggled(self, checked: bool) -> None:
        self._update_text()
        self.edited.emit(checked)

    def _update_text(self) -> None:
        on = QCoreApplication.translate("SettingsDialog", "on")
        off = QCoreApplication.translate("SettingsDialog", "off")
        self.switch.setText(on if self.switch.isChecked() else off)


class SettingChoiceEditor(SettingEditor):
    """One of several words."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        self.combo = NoWheelComboBox()
        super().__init__(setting, self.combo, parent)
        self._values = tuple(setting.words)  # kept here: Qt would hand an enum back as plain text
        self.combo.addItems([""] * len(self._values))
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.combo.setMaximumWidth(WIDEST)
        self.combo.currentIndexChanged.connect(lambda place: self.edited.emit(self._values[place]))
        self._update_text()

    def choose(self, value: str) -> None:
        """Choose a value, as a person does."""
        self.combo.setCurrentIndex(self._values.index(value))

    def show_value(self, value: str) -> None:
        with QSignalBlocker(self.combo):
            self.combo.setCurrentIndex(self._values.index(value))

    def _update_text(self) -> None:
        for place, source in enumerate(self.setting.words.values()):
            self.combo.setItemText(place, setting_text(source))


class PictureEditor(SettingEditor):
    """One of several pictures."""

    is_wide = True

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        self.choice = PictureChoice(SIZE, pictures_of(setting.field, setting.words), parent)
        super().__init__(setting, self.choice, parent)
        self._values = {str(value): value for value in setting.words}
        self.choice.chosen.connect(lambda key: self.edited.emit(self._values[key]))
        self._update_text()

    def choose(self, value: str) -> None:
        """Choose a value, as a person does."""
        self.choice.pictures[value].click()

    def show_value(self, value: str) -> None:
        self.choice.show_choice(value if value in self._values else next(iter(self._values)))  # a deck that is gone

    def _update_text(self) -> None:
        self.choice.name_pictures({str(key): setting_text(word) for key, word in self.setting.words.items()})
        for picture in self.choice.pictures.values():
            picture.setAccessibleDescription(setting_text(self.setting.label))


class NameEditor(SettingEditor):
    """A few letters."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        self.line = QLineEdit()
        super().__init__(setting, self.line, parent)
        self.bind(self.line.setPlaceholderText, lambda self: QCoreApplication.translate("SettingsDialog", "You"))
        self.line.setMaxLength(LONGEST_NAME)
        self.line.setFixedWidth(WIDEST * 2 // 3)
        self.line.editingFinished.connect(lambda: self.edited.emit(self.line.text().strip()))

    def show_value(self, value: str) -> None:
        self.line.setText(value)


class AvatarEditor(SettingEditor):
    """One of the pictures."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        self.button = AvatarButton(Avatar.FOX, parent)
        super().__init__(setting, self.button, parent)
        self.button.chosen.connect(self.edited)
        self.bind(self._label, lambda self: (setting_text(self.setting.label), setting_text(self.setting.explanation)))

    def choose(self, value: Avatar) -> None:
        """Choose a picture, as a person does."""
        self.button.choose(value)

    def show_value(self, value: Avatar) -> None:
        self.button.show_avatar(value)

    def _label(self, texts: tuple[str, str]) -> None:
        self.button.set_label(*texts)


class OrderEditor(SettingEditor):
    """The order of the parts of the hand."""

    is_wide = True

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        self.order = OrderList(complete=True)
        super().__init__(setting, self.order, parent, self.order.list)
        self.order.edited.connect(lambda words: self.edited.emit(tuple(map(Block, words))))

    def show_value(self, value: tuple[Block, ...]) -> None:
        self.order.show_words(value)
        self._update_text()

    def _update_text(self) -> None:
        self.order.name_words({word: setting_text(source) for word, source in self.setting.words.items()})


def make_editor(setting: Setting, parent: QWidget) -> SettingEditor:
    """The editor that fits the values of a setting."""
    match getattr(Settings(), setting.field):
        case bool():
            return SwitchEditor(setting, parent)
        case Avatar():
            return AvatarEditor(setting, parent)
        case tuple():
            return OrderEditor(setting, parent)
        case _ if has_pictures(setting.field):
            return PictureEditor(setting, parent)
        case _ if setting.words:
            return SettingChoiceEditor(setting, parent)
    return NameEditor(setting, parent)
