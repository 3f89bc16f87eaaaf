"""The end of a tournament: who has won, and how it went."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.plain import NARROW
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.sheet.moments import Moment
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.engine.cards import SEATS

from ..cards.deck import Deck
from ..parts.avatar_view import AvatarView
from ..parts.counted_label import CountedLabel
from ..parts.curve import Curve
from ..parts.label import ElidedLabel, Label
from ..parts.translated import Translated
from .aid_words import aid_words
from .celebration import TIME, Celebration
from .comparison_line import ComparisonLine
from .counting_switch import CountingSwitch
from .cross_sum import CrossSum
from .games_table import GamesTable
from .legend_line import LegendLine
from .sheet_export import SheetExport


class StandingsPage(Translated, QFrame):
    """Four places, the curve and the list."""

    new_tournament = Signal()
    left = Signal()
    game_wanted = Signal(int)
    """The number of a game of the list, from 1, that is to be looked at."""
    copy_wanted = Signal(int)
    """The same, as the expert has played it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._avatars: Sequence[Avatar | None] = (None,) * len(SEATS)
        self.title = ElidedLabel(self, "hero", longest=NARROW)
        self.subtitle = Label(self, "hint", longest=NARROW)
        self._places = [Label(self, "place", longest=NARROW) for _ in SEATS]
        self._people = [ElidedLabel(self, "strong", longest=NARROW) for _ in SEATS]
        self._pictures = [AvatarView(self, lines=2.2) for _ in SEATS]
        self.points = [CountedLabel(self) for _ in SEATS]
        self.curve = Curve(self)
        self.list = GamesTable(self)
        self.list.game_wanted.connect(self.game_wanted)
        self.list.copy_wanted.connect(self.copy_wanted)
        self._switch = CountingSwitch(self)
        self._export = SheetExport(self)
        self.cross_sum, self._comparison, self._legend = CrossSum(self), ComparisonLine(self), LegendLine(self)
        self._switch.turn(self.list, self.curve, self._export, self._comparison, self._legend)
        self._new = self.make_button(
            lambda self: self.tr("New tournament"), self.new_tournament, enter=True, single=True, primary=True
        )
        self._back = self.make_button(lambda self: self.tr("To the first page"), self.left, enter=True, single=True)
        self._lay_out()
        self.celebration = Celebration(self)
        self._update_text()

    def show_tournament(self, sheet: Sheet, avatars: Sequence[Avatar | None] = (None,) * len(SEATS)) -> None:
        """Show the end of this tournament, with the pictures of the players."""
        self._avatars = avatars
        self.refresh(sheet)
        self._new.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, sheet: Sheet) -> None:
        """Show what is known of it now."""
        self._sheet = sheet
        self._switch.show_sheet(sheet)
        self.cross_sum.show_sheet(sheet)
        self._update_text()

    def celebrate(self, deck: Deck, factor: float) -> None:
        """Celebrate who has won it; `factor`: how long that takes."""
        self.celebration.celebrate(Moment.TOURNAMENT, self.title.text(), deck, round(TIME * factor))

    @property
    def places(self) -> list[tuple[int, int]]:
        """Seat and place, best first, counted as the rules do."""
        return [] if self._sheet is None else self._sheet.ranking(self._sheet.countings[0])

    def _update_text(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        winners = [seat for seat, place in self.places if place == 1]
        if len(winners) > 1:
            self.title.setText(self.tr("A draw at the top"))
        elif winners == [HUMAN]:
            self.title.setText(self.tr("You have won the tournament!"))
        else:
            self.title.setText(self.tr("{name} has won the tournament").format(name=sheet.names[winners[0]]))
        games = self.tr("After %n game(s)", "", len(sheet.lines))
        self.subtitle.setText(" · ".join([games, *aid_words(sheet.aid)]))
        sums = sheet.sums(sheet.countings[0])
        for row, (seat, place) in enumerate(self.places):
            self._places[row].setText(f"{place}.")
            self._people[row].setText(sheet.names[seat])
            self._pictures[row].show_avatar(self._avatars[seat])
            self.points[row].show_number(sums[seat])

    def _lay_out(self) -> None:
        card = QFrame(self)
        card.setObjectName("card")
        ranks = QGridLayout(card)
        ranks.setContentsMargins(22, 16, 22, 16)
        ranks.setHorizontalSpacing(16)
        ranks.setVerticalSpacing(10)
        ranks.setColumnStretch(2, 1)
        for row, words in enumerate(zip(self._places, self._pictures, self._people, self.points, strict=True)):
            for column, widget in enumerate(words):
                ranks.addWidget(widget, row, column)
        card.setMinimumWidth(260)
        upper = QHBoxLayout()
        upper.setSpacing(16)
        upper.addWidget(card)
        upper.addWidget(self.curve, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._export, 1)
        buttons.addWidget(self._switch)
        buttons.addWidget(self._back)
        buttons.addWidget(self._new)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.title)
        layout.addWidget(self.subtitle)
        layout.addLayout(upper, 3)
        layout.addWidget(self.list, 2)
        layout.addWidget(self._legend)
        layout.addWidget(self._comparison)
        layout.addWidget(self.cross_sum)
        layout.addLayout(buttons)
