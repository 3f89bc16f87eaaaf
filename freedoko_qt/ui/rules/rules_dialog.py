"""The rules of a tournament: every option, the page of prose, and two sets side by side."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QPushButton, QStackedWidget, QWidget

from freedoko_qt.app.rule_sets import RuleSet, RuleSets
from freedoko_qt.app.wording.rules import option_labels
from freedoko_qt.engine.rules import Rules

from ..cards.deck import Deck
from ..look.word_size import dialog_size
from ..parts.dialog import ButtonBox, Dialog
from ..parts.layouts import hbox, order_tabs
from ..parts.message_label import MessageLabel
from ..parts.open_dialog import open_once
from ..parts.question_box import QuestionBox
from ..parts.single_keys import ENTER, is_escape
from ..parts.tip import key_name, tip
from ..parts.translated import Translated
from .comparison import ComparisonPage
from .draft import Draft
from .option_page import OptionPage
from .prose_page import ProsePage
from .questionnaire_dialog import QuestionnaireDialog
from .set_bar import SetBar
from .set_commands import SetCommands

SMALLEST = (560, 520)
SIZE, UPRIGHT = (940, 660), (600, 860)
ROOMY = 800
"""The width from which on the dialog is wide, not upright."""


class RulesDialog(Translated, Dialog):
    """Chooses and changes rules; while a tournament runs it shows them only.

    With `played` it is read-only and `chosen` is never emitted. Own sets are read from disk when it is made.
    """

    chosen = Signal(object)
    """The `RuleSet` by which is to be played."""

    def __init__(
        self,
        rule_set: RuleSet,
        rule_sets: RuleSets,
        deck: Deck,
        parent: QWidget | None = None,
        *,
        played: Rules | None = None,
    ) -> None:
        """`played`: the rules of a tournament that runs by this set, and is as long as was chosen for it."""
        super().__init__(parent)
        self._read_only = read_only = played is not None
        self._rule_sets, self._deck = rule_sets, deck
        self.draft = Draft(rule_set, self, played)
        self.commands = SetCommands(self.draft, rule_sets, self, read_only=read_only)
        self.bar = SetBar(self.draft, self.commands, deck, self, read_only=read_only)
        self.pages = QStackedWidget(self)
        self.options = OptionPage(self.draft, self.pages, read_only=read_only)
        self.bind(self.setWindowTitle, lambda self: self.tr("Rules"))
        self.status = MessageLabel(self, "hint")
        self._question: QMessageBox | None = None
        self._make_tabs()
        self._make_buttons()
        self._connect()
        self._lay_out()
        self.commands.read_own_sets()
        self.options.groups.setFocus(Qt.FocusReason.OtherFocusReason)
        if rule_set.mended:
            QTimer.singleShot(0, self._report)

    @cached_property
    def prose(self) -> ProsePage:
        """The page with the rules as a text, made when it is first wanted."""
        page = ProsePage(self.draft, self.pages)
        page.message.connect(self.status.say)
        self._add_page(page)
        return page

    @cached_property
    def comparison(self) -> ComparisonPage:
        """The page with two sets side by side, made when it is first wanted."""
        page = ComparisonPage(self.draft, self.commands, self.pages)
        page.followed.connect(self._follow)
        self._add_page(page)
        return page

    def _add_page(self, page: QWidget) -> None:
        self.pages.addWidget(page)
        order_tabs(page, after=self.tabs)

    def _make_tabs(self) -> None:
        """Make a tab with a key for each page."""
        self.tabs = self.make_tabs(
            lambda self: self.tr("All rules"),
            lambda self: self.tr("As a text"),
            lambda self: self.tr("Comparison"),
            name=lambda self: self.tr("Pages of the rules"),
        )
        self.pages.addWidget(self.options)
        numbers = range(1, self.tabs.count() + 1)
        for number in numbers:
            keys = QKeySequence(f"Ctrl+{number}")
            QShortcut(keys, self).activated.connect(lambda place=number - 1: self.tabs.setCurrentIndex(place))
        self.bind(self._name_keys, lambda self: [key_name(f"Ctrl+{number}") for number in numbers])
        self.tabs.currentChanged.connect(self._turn)

    def _turn(self, place: int) -> None:
        """Show the page of a tab."""
        of_tab: tuple[Callable[[], QWidget], ...] = (lambda: self.options, lambda: self.prose, lambda: self.comparison)
        self.pages.setCurrentWidget(of_tab[place]())

    def _name_keys(self, names: Sequence[str]) -> None:
        for place, name in enumerate(names):
            self.tabs.setTabToolTip(place, tip(name))

    def _make_buttons(self) -> None:
        self._buttons = ButtonBox(self, closes=self._read_only)
        self.play = self.make_button(lambda self: self.tr("Play by these rules"), enter=False, primary=True)
        self.play.setVisible(not self._read_only)
        if not self._read_only:
            self._buttons.addButton(self.play, QDialogButtonBox.ButtonRole.AcceptRole)
        for button in self._buttons.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter belongs to the fields: it must not choose unseen

    def _connect(self) -> None:
        self._buttons.accepted.connect(self._on_accepted)
        self._buttons.rejected.connect(self.reject)
        self.commands.message.connect(self.status.say)
        self.commands.questions_wanted.connect(self._ask_questions)
        self.draft.pushed.connect(self._show_pushed)

    def reject(self) -> None:
        """Close the dialog, after a question about unsaved changes.

        Returns at once: the question is a window of its own.
        """
        if self._read_only or not self.draft.is_changed:
            super().reject()
            return
        box = QuestionBox(
            lambda: self.tr("Rules"), lambda: self.tr("You have changed the rules. Discard the changes?"), self
        )
        self._question = box
        leave = partial(self.done, QDialog.DialogCode.Rejected)
        box.offer(lambda: self.tr("Discard"), lambda: self.tr("Keep editing"), leave)
        open_once(box)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button, and Ctrl+Enter plays; in a field it does neither.

        Escape ends a search before it leaves.
        """
        if is_escape(event) and self.options.search.text():
            self.options.end_search()
            return
        if event.key() not in ENTER:
            super().keyPressEvent(event)
            return
        focus = self.focusWidget()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and not self._read_only:
            self.play.click()
        elif isinstance(focus, QPushButton):
            focus.click()

    def _show_pushed(self, followers: tuple[str, ...]) -> None:
        if followers:
            self.status.say(
                lambda: self.tr("Changed along with it: {options}.").format(options=option_labels(followers))
            )
        else:
            self.status.say_nothing()

    def _report(self) -> None:
        self.commands.report(self.draft.kept)

    def _ask_questions(self) -> None:
        dialog = QuestionnaireDialog(self._deck, self._rule_sets, self)
        dialog.chosen.connect(self._on_questions_answered)
        open_once(dialog)

    def _on_questions_answered(self, rule_set: RuleSet) -> None:
        self.commands.read_own_sets()
        self.draft.take(rule_set)

    def _follow(self, option: str) -> None:
        self.tabs.setCurrentIndex(0)
        self.options.show_option(option)

    def _on_accepted(self) -> None:
        self.accept()
        self.chosen.emit(self.draft.rule_set)

    def _lay_out(self) -> None:
        bottom = hbox((self.status, 1), self._buttons)
        self.fill(self.bar, self.tabs, (self.pages, 1), bottom)
        self.setMinimumSize(*SMALLEST)
        wide = dialog_size(self, SIZE)
        self.resize(wide if wide.width() >= ROOMY else dialog_size(self, UPRIGHT))
