"""The commands of menus and keys, as one table."""

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenuBar, QWidget

from .look.window_style import follow_window_style
from .parts.popups import Menu
from .parts.tip import tip
from .parts.translated import Translated


class Command(NamedTuple):
    """A line of a menu: its name, its keys, whether it is switched on and off, and why rules may forbid it."""

    id: str
    text: object
    keys: str = ""
    checkable: bool = False
    forbidden: object = ""


SEPARATOR = Command("", "")

MENUS: tuple[tuple[object, tuple[Command, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("MenuBar", "&Game"),
        (
            Command("new", QT_TRANSLATE_NOOP("MenuBar", "&New tournament…"), "Ctrl+N"),
            Command("first_page", QT_TRANSLATE_NOOP("MenuBar", "Start &page"), "Ctrl+W"),
            Command("tournaments", QT_TRANSLATE_NOOP("MenuBar", "Tourna&ments"), "F5"),
            Command("deals", QT_TRANSLATE_NOOP("MenuBar", "&Deals"), "F3"),
            Command("record", QT_TRANSLATE_NOOP("MenuBar", "&Open a record…"), "Ctrl+R"),
            Command("paste_record", QT_TRANSLATE_NOOP("MenuBar", "Open a &copied record"), "Ctrl+V"),
            SEPARATOR,
            Command("trainer", QT_TRANSLATE_NOOP("MenuBar", "Tra&iner"), "F4"),
            Command("statistics", QT_TRANSLATE_NOOP("MenuBar", "S&tatistics"), "F7"),
            Command("evenings", QT_TRANSLATE_NOOP("MenuBar", "Real &evenings"), "F8"),
            SEPARATOR,
            Command("rules", QT_TRANSLATE_NOOP("MenuBar", "&Rules…"), "R"),
            Command("settings", QT_TRANSLATE_NOOP("MenuBar", "&Settings…"), "F2"),
            SEPARATOR,
            Command("quit", QT_TRANSLATE_NOOP("MenuBar", "&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("MenuBar", "&Table"),
        (
            Command("announce", QT_TRANSLATE_NOOP("MenuBar", "&Announce"), "N"),
            Command(
                "hint",
                QT_TRANSLATE_NOOP("MenuBar", "&Hint"),
                "H",
                forbidden=QT_TRANSLATE_NOOP("MenuBar", "Under these rules nobody may ask for a hint."),
            ),
            Command("last_trick", QT_TRANSLATE_NOOP("MenuBar", "&Last trick"), "L", checkable=True),
            Command(
                "take_back",
                QT_TRANSLATE_NOOP("MenuBar", "Take &back"),
                "Ctrl+Z",
                forbidden=QT_TRANSLATE_NOOP("MenuBar", "Under these rules nothing is taken back."),
            ),
            SEPARATOR,
            Command("rest_is_mine", QT_TRANSLATE_NOOP("MenuBar", "The &rest is mine"), "M"),
            Command("give_up", QT_TRANSLATE_NOOP("MenuBar", "&Give up…"), "Ctrl+G"),
            Command("play_fast", QT_TRANSLATE_NOOP("MenuBar", "Play out &fast"), "F"),
            SEPARATOR,
            Command("go_on", QT_TRANSLATE_NOOP("MenuBar", "Go &on")),  # Space, where no button has it
        ),
    ),
    (
        QT_TRANSLATE_NOOP("MenuBar", "&View"),
        (
            Command("sheet", QT_TRANSLATE_NOOP("MenuBar", "&Score sheet"), "P"),
            Command("curve", QT_TRANSLATE_NOOP("MenuBar", "&Curve"), "G"),
            Command("trumps", QT_TRANSLATE_NOOP("MenuBar", "&Trumps"), "T", checkable=True),
            Command(
                "all_hands",
                QT_TRANSLATE_NOOP("MenuBar", "&All hands"),
                "O",  # A is the key of a card
                checkable=True,
                forbidden=QT_TRANSLATE_NOOP("MenuBar", "Under these rules nobody may look at all hands."),
            ),
            SEPARATOR,
            Command("side_panel", QT_TRANSLATE_NOOP("MenuBar", "Side &panel"), "F9", checkable=True),
            Command("side_sheet", QT_TRANSLATE_NOOP("MenuBar", "Score sh&eet at the side"), "Ctrl+P", checkable=True),
            Command("side_log", QT_TRANSLATE_NOOP("MenuBar", "&Log at the side"), "Ctrl+L", checkable=True),
            Command("side_order", QT_TRANSLATE_NOOP("MenuBar", "Trumps at the s&ide"), "Ctrl+T", checkable=True),
            Command(
                "side_out",
                QT_TRANSLATE_NOOP("MenuBar", "&What is still out"),
                "Ctrl+O",
                checkable=True,
                forbidden=QT_TRANSLATE_NOOP("MenuBar", "Under these rules nobody is shown what is still out."),
            ),
            SEPARATOR,
            Command("sounds", QT_TRANSLATE_NOOP("MenuBar", "S&ound"), "S", checkable=True),
            Command("words", QT_TRANSLATE_NOOP("MenuBar", "Table in wor&ds"), "W", checkable=True),
            Command("full_screen", QT_TRANSLATE_NOOP("MenuBar", "&Full screen"), "Ctrl+F", checkable=True),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("MenuBar", "&Help"),
        (
            Command("help", QT_TRANSLATE_NOOP("MenuBar", "&Help"), "F1"),
            Command("guide", QT_TRANSLATE_NOOP("MenuBar", "&Guided game")),
            Command("course", QT_TRANSLATE_NOOP("MenuBar", "&Course"), "Ctrl+K"),
            Command("about", QT_TRANSLATE_NOOP("MenuBar", "&About FreeDoko Qt")),
        ),
    ),
)


KEYS = {command.id: command.keys for _, commands in MENUS for command in commands}
"""The keys of the commands, by their names; empty where there are none."""


class MenuBar(Translated, QMenuBar):
    """The menus; `action("sheet")` is the action of a command."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        follow_window_style(self)
        self.bind(self.setAccessibleName, lambda self: self.tr("Menus"))
        self._menus: list[tuple[Menu, object]] = []
        self._actions: dict[str, tuple[QAction, Command]] = {}
        self._forbidden: set[str] = set()
        for title, commands in MENUS:
            menu = Menu(self)
            menu.setToolTipsVisible(True)
            self.addMenu(menu)
            self._menus.append((menu, title))
            for command in commands:
                if command is SEPARATOR:
                    menu.addSeparator()
                else:
                    self._actions[command.id] = self._make(command, parent), command
                    menu.addAction(self._actions[command.id][0])
        QShortcut(QKeySequence(Qt.Key.Key_F10), self, autoRepeat=False).activated.connect(self._enter)
        self._update_text()

    def action(self, command: str) -> QAction:
        """The action of a command, by its id.

        KeyError for an unknown id. `Commands` connects it.
        """
        return self._actions[command][0]

    def forbid(self, command: str, *, forbidden: bool) -> None:
        """Grey a command that the rules forbid and say so, or no longer.

        A command that is allowed again stays disabled until it is enabled: `Commands` knows whether the page has it.
        """
        if forbidden:
            self._forbidden.add(command)
            self.action(command).setEnabled(False)
        else:
            self._forbidden.discard(command)
        self._explain(command)

    @property
    def forbidden(self) -> frozenset[str]:
        """The commands that the rules forbid."""
        return frozenset(self._forbidden)

    def why_not(self, keys: QKeySequence) -> str:
        """The reason why the rules forbid the command of these keys; empty where they do not."""
        return next((self.action(one).toolTip() for one in self._forbidden if self.action(one).shortcut() == keys), "")

    def _enter(self) -> None:
        """Open the first menu, by the key that does so elsewhere."""
        self.setActiveAction(self.actions()[0])

    def _update_text(self) -> None:
        for menu, title in self._menus:
            menu.setTitle(self.tr(str(title)))
            menu.setAccessibleName(menu.title().replace("&", ""))
        for action, command in self._actions.values():
            action.setText(self.tr(str(command.text)))
            self._explain(command.id)

    def _explain(self, command_id: str) -> None:
        """Say at a command why the rules forbid it, if they do."""
        action, command = self._actions[command_id]
        action.setToolTip(tip(self.tr(str(command.forbidden))) if command_id in self._forbidden else "")

    @staticmethod
    def _make(command: Command, parent: QObject) -> QAction:
        action = QAction(parent)
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setAutoRepeat(False)
        if command.keys:
            action.setShortcut(QKeySequence(command.keys))
        return action
