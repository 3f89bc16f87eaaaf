"""The library of deals: the one of the day, and those that were kept, to be played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.deals.days import last_days, streak
from freedoko_qt.app.deals.deal import KeptDeal, deal_of_day, exported, rule_set_of
from freedoko_qt.app.deals.deal_files import Deals
from freedoko_qt.app.deals.experts import Experts
from freedoko_qt.app.given_names import clean_name
from freedoko_qt.app.identity import RECORDS
from freedoko_qt.app.rule_sets import RuleSet
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.cards import SEATS, by_seat
from freedoko_qt.engine.contracts import Contract, card_order

from ..cards.card_row import CardRow
from ..cards.deck import Deck
from ..parts.captions import write_choices
from ..parts.flow_columns import FlowColumns
from ..parts.layouts import STRETCH, hbox
from ..parts.line_edit import LineEdit
from ..parts.list_page import ListAction, ListPage
from ..parts.no_wheel import NoWheelComboBox
from ..parts.save_dialog import ask_where
from ..parts.screen_reader import set_accessible_name
from ..rules.rule_set_choice import RuleSetChoice
from .day_deal import DAYS, DayDealPanel
from .deals_table import DealsTable, day_words, deal_name, points_words


class DealsPage(ListPage[KeptDeal]):
    """Each deal can be played with the cards of any seat and by other rules; nothing of it counts."""

    practised = Signal(object)
    """A Practice is to be played."""
    replay_wanted = Signal(object)
    """The record of a game is to be looked at."""
    tournaments_wanted = Signal()
    """A game is to be looked for whose deal can be kept."""

    def __init__(self, deals: Deals, experts: Experts, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._file, self.experts, self._deck = deals, experts, deck
        self._setup = TournamentSetup()
        self._own_sets: Sequence[RuleSet] = ()
        self._deal_of_day = deal_of_day(deals.now().date(), self._setup.rule_set)
        self._deleted: KeptDeal | None = None
        self._noted: KeptDeal | None = None
        """The deal whose note is in the line."""
        self.note = self.word(
            LineEdit(parent=self), hint=lambda self: self.tr("A note on this deal"), name=lambda self: self.tr("Note")
        )
        self.day = self.make_button(
            lambda self: self.tr("Play"),
            self._play_day,
            name=lambda self: self.tr("Play the deal of the day"),
        )
        self.day_panel = DayDealPanel(self.day, self)
        self.nothing.offer(self.make_button(lambda self: self.tr("To the tournaments"), self.tournaments_wanted))
        self.table: DealsTable = DealsTable(self)
        self.seat = NoWheelComboBox(self)
        self.rules = RuleSetChoice(self._setup.rule_set, (), deck, self)
        self._hand = CardRow(deck, self)
        self._connect()
        self._lay_out()
        self._bind_texts()
        self._update_text()

    def show_all(self, setup: TournamentSetup, own_sets: Sequence[RuleSet]) -> None:
        """Read the library again; `setup` has the players, and the rules of the deal of the day."""
        self._setup, self._own_sets = setup, own_sets
        self.line.hide()
        self.refresh()
        if self._deal_of_day.points is not None and self._deal_of_day.par is None and not self.experts.playing:
            self._seat_experts(self._deal_of_day)  # who has played the deal of the day wants to know what it was worth
            self._update_text()
        (self.day if self.table.chosen is None else self.table).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_deck(self, deck: Deck) -> None:
        """Draw the cards with this deck."""
        self._deck = deck
        self._update_text()

    def refresh(self, chosen: str = "") -> None:
        """Read the library again; the line of this deal is marked.

        Files that are new are read while the window's events go on. Problems with them are shown.
        """
        deals, notices = self._file.all()
        self._show_notices(notices)
        today = self._file.now().date()
        new = deal_of_day(today, self._setup.rule_set)
        self._deal_of_day = next((deal for deal in deals if deal.day == new.day), new)
        self.table.show_things(deals, chosen)
        self.day_panel.show_days(last_days(deals, today, DAYS), streak(deals, today))
        self._on_marked()

    # What is shown

    def _on_marked(self) -> None:
        """Another deal is marked: its rules and its note."""
        deal = self.table.chosen
        if deal is not None:
            self.rules.offer(rule_set_of(deal.given_rules), self._own_sets)
            if not self.note.isModified():  # what is being written is of the deal for which it was begun
                self._noted = deal
                self.note.setText(deal.note)
        self._update_text()

    def _update_text(self) -> None:
        """Show what fits the deal that is marked, and the one of the day."""
        deal = self.table.chosen
        if deal is not None:
            self.nothing.hide()  # before the others come: both together are higher than a low window
        for widget in (self.table, self._hand, self.note, self.on, self.seat, self.rules, *self.buttons.values()):
            widget.setVisible(deal is not None)
        self.nothing.setVisible(deal is None)
        self._say_nothing(
            self.tr("Deals that you keep will appear here: open a game step by step, and keep its cards.")
        )
        is_played = self._deal_of_day.points is not None
        words = self.tr("{date}: not yet played.")
        if is_played:
            words = self.tr("{date}: you scored {points}, experts {par}.")
        points, par = points_words(self._deal_of_day.points), points_words(self._deal_of_day.par_points)
        self.day_panel.words.setText(words.format(date=day_words(self._deal_of_day), points=points, par=par))
        experts = self.buttons["experts"]
        experts.setText(self.tr("Let experts play"))
        if deal is not None:
            if deal.id == self.experts.playing:
                experts.setText(self.tr("Stop the experts"))
            elif deal.par is not None:
                experts.setText(self.tr("Watch the experts"))
            order = card_order(deal.game.rules, Contract.NORMAL)
            hand = deal.game.dealt[max(self.seat.currentIndex(), 0)]
            self._hand.show_cards(self._deck, sorted(hand, key=order.sort_key))
            has_cards = deal.game.rules.with_nines == self.rules.chosen.rules.in_force().with_nines
            self.on.setEnabled(has_cards)
            self.on.setToolTip("" if has_cards else self.tr("These rules are played with other cards."))

    # What is done with one of them

    def _play(self, deal: KeptDeal) -> None:
        if self.on.isEnabled():
            self.practised.emit(deal.practice(self._setup, self.seat.currentIndex(), self.rules.chosen))

    def _play_day(self) -> None:
        deal = self._deal_of_day
        if not deal.id:
            kept = self._file.add(deal)
            self._show_notices([kept.notice])
            deal = deal if kept.value is None else kept.value
        self.practised.emit(deal.practice(self._setup, 0, rule_set_of(deal.given_rules)))

    def _let_experts_play(self, deal: KeptDeal) -> None:
        if deal.id == self.experts.playing:
            self.experts.stop()
            self.line.hide()
        elif deal.par is not None:
            self.replay_wanted.emit(deal.par)
        else:
            self._seat_experts(deal)
        self._update_text()

    def _seat_experts(self, deal: KeptDeal) -> None:
        self.experts.begin(deal.id, deal.game, by_seat(map(wording.player_name, self._setup.names)))
        self.say(lambda: self.tr("Four experts sit down."))

    def _on_advanced(self, name: str, trick: int) -> None:
        if trick and name == self.experts.playing:
            self.say(lambda: self.tr("Four experts play: trick {number}.").format(number=trick))

    def _on_experts_done(self, name: str, record: object) -> None:
        deal = next((deal for deal in self.table.things if deal.id == name), None)
        if deal is None or not isinstance(record, dict):
            return
        played = replace(deal, par=record)
        self._show_notices([self._file.change(deal, par=record)])
        self.refresh()
        par = points_words(played.par_points)
        self.say(lambda: self.tr("Among experts the first seat scores {points}.").format(points=par))

    def _rename(self, deal: KeptDeal, name: str) -> None:
        self._change(deal, name=clean_name(name))

    def _write_note(self) -> None:
        self.note.setModified(False)
        deal, note = self._noted, self.note.text().strip()
        if deal is not None and note != deal.note:
            self._show_notices([self._file.change(deal, note=note)])
            self.refresh()

    def _change(self, deal: KeptDeal, **values: str) -> None:
        self._show_notices([self._file.change(deal, **values)])
        self.refresh(deal.id)

    def _delete(self, deal: KeptDeal) -> None:
        self._show_notices([self._file.delete(deal)])
        self._deleted = deal
        self.refresh()
        self.say(lambda: self.tr("“{name}” is deleted.").format(name=deal_name(deal)), undo=True)

    def _undo(self) -> None:
        if self._deleted is not None:
            self.line.hide()
            deal, self._deleted = self._deleted, None
            self._change(deal)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copy(self, deal: KeptDeal) -> None:
        QGuiApplication.clipboard().setText(exported([deal]))
        self.say(lambda: self.tr("The deal is on the clipboard."))

    def _ask_where(self) -> None:
        kind, title = self.tr("Records (*.dokogames)"), self.tr("Export the deals")
        shown = [deal for row, deal in enumerate(self.table.things) if not self.table.isRowHidden(row)]
        then = partial(self.export, shown)
        ask_where(self, title, kind=kind, name=self.tr("Deals"), suffix=RECORDS.suffix, then=then)

    def export(self, deals: Sequence[KeptDeal], path: Path) -> None:
        """Write deals into a file."""
        self._say_saved(path, self._file.export(path, deals))

    # The rest

    def _bind_texts(self) -> None:
        self.bind(self._title.setText, lambda self: self.tr("Deals"))
        self.word(
            self.search,
            hint=lambda self: self.tr("Search: name, note, rules, date"),
            name=lambda self: self.tr("Search the deals"),
        )
        self.bind(self.open.setToolTip, lambda self: self.tr("Add the deals in a file"))
        self.bind(self.on.setText, lambda self: self.tr("Play"))
        self.bind(
            self._name_buttons,
            lambda self: {
                "delete": (self.tr("Delete"), self.tr("Delete this deal from the library")),
                "rename": (self.tr("Rename"), self.tr("Give it another name")),
                "copy": (self.tr("Copy"), self.tr("The deal as text, to be pasted elsewhere")),
                "export": (self.tr("Export…"), self.tr("Save all the deals shown as a file")),
                "experts": ("", self.tr("How four experts play this deal, card by card")),
            },
        )
        self.bind(
            partial(write_choices, self.seat),
            lambda self: [self.tr("Cards of seat {number}").format(number=seat + 1) for seat in SEATS],
        )
        self.bind(partial(set_accessible_name, self.seat), lambda self: self.tr("Whose cards you play"))
        self.bind(partial(set_accessible_name, self.rules), lambda self: self.tr("Which rules you play by"))

    def _connect(self) -> None:
        actions: dict[str, ListAction[KeptDeal]] = {
            "delete": ListAction("delete", "Del", self._delete),
            "rename": ListAction("rename", "Ctrl+E", lambda _: self.table.ask_name()),
            "copy": ListAction("copy", "Ctrl+C", self._copy),
            "export": ListAction("save", "Ctrl+S", lambda _: self._ask_where()),
            "experts": ListAction("trainer", "Ctrl+B", self._let_experts_play),
        }
        self._connect_list(self._play, self._rename, self._undo, actions)
        self.note.editingFinished.connect(self._write_note)
        self.table.marked.connect(self._on_marked)
        self.seat.activated.connect(self._update_text)
        self.rules.chosen_anew.connect(self._update_text)
        self.experts.advanced.connect(self._on_advanced)
        self.experts.done.connect(self._on_experts_done)

    def _lay_out(self) -> None:
        actions = FlowColumns(self, usual=len(self.buttons), stretched=False)
        actions.show_widgets(list(self.buttons.values()))
        chosen = FlowColumns(self, usual=2, stretched=False)
        chosen.show_widgets([self.seat, self.rules])
        note = hbox((self._hand, 3), (self.note, 2))
        bottom = hbox(self.back, STRETCH, (chosen, 0, Qt.AlignmentFlag.AlignVCenter), self.on)
        self._column(self.day_panel, (self.table, 1), (self.nothing, 1), note, self.line, actions, bottom)
