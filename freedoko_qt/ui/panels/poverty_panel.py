"""The questions of a poverty: what to lay down, whether to take it, what to give back."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from freedoko_qt.engine.actions import Accept, Return, Shift
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.view import SeatView

from ..parts.captions import write_choices
from ..parts.focus import give_focus
from ..parts.label import Label
from ..parts.no_wheel import NoWheelComboBox
from ..table.table_view import TableView
from .panel import Panel


class PovertyPanel(Panel):
    """The panel of the poverty: picking cards of the own hand, or yes and no."""

    chosen = Signal(object)
    """A `Shift`, `Accept` or `Return` that is legal."""

    def __init__(self, table: TableView) -> None:
        self._picker = table.picker  # before the panel hides for the first time
        super().__init__(table)
        self._picker.changed.connect(self._on_picked)
        self._picker.confirmed.connect(self._on_confirmed)
        self._view: SeatView | None = None
        self._names: Sequence[str] = ()
        self._legal: dict[tuple[Card, ...], list[Shift | Return]] = {}
        self.bind(self.setAccessibleName, lambda self: self.tr("Poverty question"))
        self.first = self.word(NoWheelComboBox(self), name=lambda self: self.tr("Who is asked first"))
        self.first_label = self.make_label(lambda self: self.tr("Ask first:"), buddy=self.first)
        self.count = Label(self, "strong", wraps=True)
        self.buttons.addWidget(self.count, 1)
        self.buttons.addStretch()  # where nothing is counted
        self.buttons.addWidget(self.first_label)
        self.buttons.addWidget(self.first)
        self._refuse = self.add_button(lambda self: self.tr("Leave them"), lambda: self.answer(accept=False))
        self.accept = self.add_button(lambda self: self.tr("Take the cards"), lambda: self.answer(accept=True))
        self.confirm = self.add_button(None, self._on_confirmed, primary=True)

    def ask(self, view: SeatView, names: Sequence[str]) -> None:
        """Open the panel for a view in which this seat is asked something about a poverty.

        `names` by seat. While cards are to be picked, the hand on the table picks them. `chosen` follows, after the
        panel is hidden.
        """
        self._view, self._names = view, tuple(names)
        self._legal = {}
        for action in view.legal:
            if isinstance(action, Shift | Return):
                self._legal.setdefault(tuple(sorted(action.cards)), []).append(action)
        self.first.setCurrentIndex(0)
        accepting = view.phase is Phase.ACCEPT
        self.on_top = accepting  # what is offered lies in the middle of the table
        self._refuse.setVisible(accepting)
        self.accept.setVisible(accepting)
        self.confirm.setVisible(not accepting)
        self.count.setVisible(not accepting)
        for widget in (self.first_label, self.first):
            widget.setVisible(len(self._askable) > 1)
        if not accepting:
            self._picker.open(self._legal)
        self._update_text()
        self.open()
        if accepting:
            give_focus(self._refuse)
        elif self.confirm.isEnabled():
            give_focus(self.confirm)

    def hide(self) -> None:
        self._picker.close()
        super().hide()

    @property
    def _askable(self) -> list[int]:
        """The seats of which the poor one may choose who is asked first, beginning at the left."""
        shifts = next(iter(self._legal.values()), [])
        seats = {action.to for action in shifts if isinstance(action, Shift) and action.to is not None}
        return sorted(seats, key=lambda seat: (seat - shifts[0].seat) % 4)

    def _update_text(self) -> None:
        view = self._view
        self.confirm.setText(self.tr("Pass on"))
        write_choices(self.first, [self._names[seat] for seat in self._askable], self._askable)
        if view is None or view.poverty is None and view.phase is not Phase.SHIFT:
            return
        name = self._names[view.soloist] if view.soloist is not None else ""
        match view.phase:
            case Phase.SHIFT:
                self.title.setText(self.tr("Poverty: which cards do you pass on?"))
                self.explanation.setText(
                    self.tr(
                        "All your trumps go along. Whoever takes them is your partner and gives as many cards back."
                    )
                )
            case Phase.ACCEPT:
                laid = view.poverty.laid if view.poverty is not None else 0
                self.title.setText(self.tr("Poverty of {name}: do you take the cards?").format(name=name))
                self.explanation.setText(
                    self.tr(
                        "%n card(s) lie on the table. If you take them you play together and give as many back.",
                        "",
                        laid,
                    )
                )
            case Phase.RETURN:
                self.title.setText(self.tr("Which cards do you give back to {name}?").format(name=name))
                self.explanation.setText(self.tr("Choose them in your hand, best so that you run out of a suit."))
                self.confirm.setText(self.tr("Give back"))
        self._on_picked()

    def _on_picked(self) -> None:
        number = self.tr("{picked} of %n card(s) chosen", "", self._picker.number)
        self.count.setText(number.format(picked=len(self._picker.picked)))
        self.confirm.setEnabled(self._picker.is_complete)

    def answer(self, *, accept: bool) -> None:
        """Take the offered cards or leave them, as a click on the button does; `chosen` follows."""
        if self._view is not None:
            self.hide()
            self.chosen.emit(Accept(self._view.seat, accept))

    def _on_confirmed(self) -> None:
        actions = self._legal.get(self._picker.picked)
        if actions:
            first = self.first.currentData()
            self.hide()
            self.chosen.emit(next(one for one in actions if isinstance(one, Return) or one.to == first))
