"""The end of a tournament: who has won, and how it went."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.plain import NARROW
from freedoko_qt.app.seats import HUMAN
from freedoko_qt.app.sheet.highlights import Highlight
from freedoko_qt.app.sheet.sheet import Sheet
from freedoko_qt.app.writer import Do, at_once
from freedoko_qt.engine.cards import SEATS

from ..cards.deck import Deck
from ..parts.avatar_view import AvatarView
from ..parts.counted_label import CountedLabel
from ..parts.curve import framed
from ..parts.label import ElidedLabel, Label
from ..parts.layouts import STRETCH, grid, hbox, wrapping_row
from ..parts.screen_reader import announce
from .celebration import TIME, Celebration
from .help_words import help_words
from .result_sheet import TournamentSheet


class StandingsPage(TournamentSheet):
    """A sheet with the four places, the curve and the list."""

    new_tournament = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None, do: Do = at_once) -> None:
        super().__init__(ElidedLabel(role="hero", longest=NARROW), parent, do)
        self._avatars: Sequence[Avatar | None] = (None,) * len(SEATS)
        self._places = [Label(self, "place", longest=NARROW) for _ in SEATS]
        self._people = [ElidedLabel(self, "strong", longest=NARROW) for _ in SEATS]
        self._pictures = [AvatarView(self, lines=2.2) for _ in SEATS]
        self.points = [CountedLabel(self) for _ in SEATS]
        for label in self.points:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._new = self.make_button(lambda self: self.tr("New tournament"), self.new_tournament, primary=True)
        self._back = self.make_button(lambda self: self.tr("To the start page"), self.left)
        self._arrange()
        self.celebration = Celebration(self)
        self._update_text()

    def show_tournament(self, sheet: Sheet, avatars: Sequence[Avatar | None] = (None,) * len(SEATS)) -> None:
        """Show the end of this tournament, with the pictures of the players."""
        self._avatars = avatars
        self.refresh(sheet)
        self._new.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.title.text())

    def celebrate(self, deck: Deck, factor: float) -> None:
        """Celebrate who has won it; `factor`: how long that takes."""
        self.celebration.celebrate(Highlight.TOURNAMENT, self.title.text(), deck, round(TIME * factor))

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
            won = self.tr("A draw at the top")
        elif winners == [HUMAN]:
            won = self.tr("You have won the tournament!")
        else:
            won = self.tr("{name} has won the tournament").format(name=sheet.names[winners[0]])
        games = self.tr("After %n game(s)", "", len(sheet.lines))
        self._show_title(won, " · ".join([games, *help_words(sheet.help_used)]))
        sums = sheet.sums(sheet.countings[0])
        for row, (seat, place) in enumerate(self.places):
            self._places[row].setText(f"{place}.")
            self._people[row].setText(sheet.names[seat])
            self._pictures[row].show_avatar(self._avatars[seat])
            self.points[row].show_number(sums[seat])

    def _arrange(self) -> None:
        card = QFrame(self)
        card.setObjectName("card")
        ranks = grid(on=card, margins=(24, 16, 24, 16), spacing=(16, 8), stretch=(0, 0, 1))
        for row, words in enumerate(zip(self._places, self._pictures, self._people, self.points, strict=True)):
            for column, widget in enumerate(words):
                ranks.addWidget(widget, row, column)
        card.setMinimumWidth(260)
        upper = hbox(card, (framed(self.curve, self), 1), spacing=12)
        ways = hbox(STRETCH, self._switch, self._back, self._new)
        buttons = wrapping_row((self._export, 1), ways)
        self._lay_out(
            (upper, 3),
            (self.list, 2),
            self._legend,
            self._comparison,
            self.cross_sum,
            buttons,
            spacing=12,
        )
