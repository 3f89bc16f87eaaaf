"""Widgets whose texts follow the language."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Self, TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ..look.icons import set_themed_icon
from .label import Label
from .push_button import PushButton, SingleClickButton
from .tip import key_name, with_keys
from .tip import tip as tool_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance

    from .tabs import Tabs

TextT = TypeVar("TextT")
WidgetT = TypeVar("WidgetT", bound=QWidget)


class Translated:
    """Mixed in before a widget class: a text that is bound is set at once, and again whenever the language changes.

    A text is a function of the widget that binds it, `lambda self: self.tr("Close")`: so it does not keep that widget
    alive. What is bound to must live as long as the widget; what depends on more than the language is `_update_text`.
    """

    _bound: tuple[Callable[[Any], object], ...] = ()

    def _update_text(self) -> None:
        """Set every text again that depends on more than the language."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for say in self._bound:
                say(self)
            self._update_text()
        super().changeEvent(event)  # type: ignore[misc]

    def bind(self, set_text: Callable[[TextT], object], text: Callable[[Self], TextT]) -> None:
        """Set a text, or several at once, by a method of the widget or of one in it.

        `set_text` is called at once, and again at every LanguageChange. A method of this widget is looked up by its
        name, so that the binding does not keep the widget alive.
        """
        if getattr(set_text, "__self__", None) is self:
            name = set_text.__name__
            self._bind(lambda owner: getattr(owner, name)(text(owner)))
        else:
            self._bind(lambda owner: set_text(text(owner)))

    def _bind(self, say: Callable[[Self], object]) -> None:
        self._bound = (*self._bound, say)
        say(self)

    def word(
        self,
        widget: WidgetT,
        text: Callable[[Self], str] | None = None,
        *,
        name: Callable[[Self], str] | None = None,
        about: Callable[[Self], str] | None = None,
        tip: Callable[[Self], str] | None = None,
        hint: Callable[[Self], str] | None = None,
    ) -> WidgetT:
        """Bind the text of a widget, its accessible name and description, its tool tip and its placeholder.

        Returns the widget, so that it can be made and named in one expression.
        """
        words = {
            "setText": text,
            "setAccessibleName": name,
            "setAccessibleDescription": about,
            "setToolTip": None if tip is None else lambda owner: tool_tip(tip(owner)),
            "setPlaceholderText": hint,
        }
        for setter, wording in words.items():
            if wording is not None:
                self.bind(getattr(widget, setter), wording)
        return widget

    def make_label(
        self,
        text: Callable[[Self], str],
        role: str = "",
        *,
        wraps: bool = False,
        parent: QWidget | None = None,
        buddy: QWidget | None = None,
    ) -> Label:
        """A label with a bound text; the key of its text leads to its buddy.

        A child of `parent`, else of this widget; it is not laid out.
        """
        label = self.word(Label(parent or self._widget, role, wraps=wraps), text)
        if buddy is not None:
            label.setBuddy(buddy.focusProxy() or buddy)  # QLabel leads to no widget that only passes the focus on
        return label

    def make_button(
        self,
        text: Callable[[Self], str] | None = None,
        clicked: Callable[..., object] | SignalInstance | None = None,
        *,
        name: Callable[[Self], str] | None = None,
        about: Callable[[Self], str] | None = None,
        tip: Callable[[Self], str] | None = None,
        parent: QWidget | None = None,
        enter: bool = True,
        repeats: bool = False,
        icon: str = "",
        **properties: bool | str,
    ) -> QPushButton:
        """A button with bound texts, a sign and a style.

        `enter`: whether that key presses it. `repeats`: whether a double click presses it twice, since it leads one
        step on. `properties`: for the style sheet, such as `primary`, and `keys`, by which `press_button` finds it.

        A child of `parent`, else of this widget; it is not laid out.
        """
        button = (PushButton if repeats else SingleClickButton)(parent or self._widget)
        for property_name, value in properties.items():
            button.setProperty(property_name, value)
        button.setAutoDefault(enter)
        if clicked is not None:
            button.clicked.connect(clicked)
        self.word(button, text, name=name, about=about, tip=tip)
        if icon:
            set_themed_icon(button, icon)
        return button

    def make_sign_button(
        self,
        icon: str,
        name: Callable[[Self], str],
        clicked: Callable[..., object] | SignalInstance,
        *,
        keys: str = "",
        flat: bool = False,
        repeats: bool = False,
    ) -> QPushButton:
        """A small button with a sign alone, whose name and keys are its tool tip; Enter does not press it.

        `repeats`: as in `make_button`.
        """
        return self.make_button(
            None,
            clicked,
            name=name,
            about=lambda self: key_name(keys),
            tip=lambda self: with_keys(name(self), keys),
            enter=False,
            repeats=repeats,
            icon=icon,
            compact=True,
            sign=True,
            flat=flat,
        )

    def make_tabs(self, *texts: Callable[[Self], str], name: Callable[[Self], str]) -> Tabs:
        """A bar with a tab for each bound text."""
        from .tabs import Tabs

        tabs = Tabs(self._widget)
        for place, text in enumerate(texts):
            self.bind(partial(tabs.set_text, place), text)
        return self.word(tabs, name=name)

    @property
    def _widget(self) -> QWidget:
        assert isinstance(self, QWidget)
        return self
