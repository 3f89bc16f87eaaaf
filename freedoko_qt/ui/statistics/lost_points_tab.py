"""Lost points: what costs the person points, by kind of decision from game to game, and the costliest habits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import fsum

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from freedoko_qt.app import wording
from freedoko_qt.app.review.habits import habit_words, kind_name
from freedoko_qt.app.review.lost_points import COSTLIEST, ENOUGH, EXAMPLES, SPAN, CostlyHabit, Example, LostPoints
from freedoko_qt.app.review.review import DecisionKind
from freedoko_qt.app.wording.scores import decimal, signed_decimal

from ..parts.curve import Curve, framed
from ..parts.drawings import bars
from ..parts.empty_page import EmptyPage
from ..parts.label import Label
from ..parts.layouts import STRETCH, hbox, stacked, vbox
from ..parts.scrolling import VerticalArea
from ..parts.tip import tip
from ..parts.translated import Translated
from ..review.review_list import short_choice
from .statistics_filters import day_words

SCALE = 100
"""A curve counts whole numbers: hundredths of a point."""


class LostPointsTab(Translated, QWidget):
    """The lost points and the habits behind them; a click on an example, or Enter, emits `wanted`."""

    wanted = Signal(object)
    """An Example."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lost_points: LostPoints | None = None
        self.nothing = EmptyPage(bars, self)
        self.words, self._span = Label(self, "strong", wraps=True), Label(self, "hint", wraps=True)
        self._heading = Label(self, "strong", wraps=True)
        self.curve = MeansCurve(self)
        body = QWidget(self)
        self._blocks = [HabitBlock(body) for _ in range(COSTLIEST)]
        for block in self._blocks:
            block.wanted.connect(self.wanted)
        vbox(*self._blocks, STRETCH, on=body, margins=(0, 0, 8, 0), spacing=12)
        self._area = VerticalArea(body, self)
        self._lay_out()
        self._update_text()

    @property
    def buttons(self) -> list[QPushButton]:
        """The examples that are shown."""
        return [button for block in self._blocks for button in block.buttons if not button.isHidden()]

    def show_lost_points(self, points: LostPoints) -> None:
        """Show what has been read.

        Fewer than `ENOUGH` games show how to get more.
        """
        self._lost_points = points
        self._update_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the halves one above the other where the tab is higher than wide."""
        is_upright = self.height() > self.width()
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.TopToBottom if is_upright else direction.LeftToRight)
        super().resizeEvent(event)

    def _update_text(self) -> None:
        points = self._lost_points
        if points is None or not points.are_enough:
            self._stack.setCurrentWidget(self.nothing)
            self.nothing.say("" if points is None else "\n\n".join(self._way_there(len(points.games))))
            return
        lost = fsum(map(points.lost, DecisionKind))
        said = self.tr("%n reviewed game(s): your decisions cost {lost} points a game.", "", len(points.games))
        self.words.setText(said.format(lost=decimal(lost)))
        self._span.setText(self.tr("Points lost a game, on average over the last {number} games").format(number=SPAN))
        self.curve.show_means([kind for kind in DecisionKind if points.lost(kind)] or [DecisionKind.CARD], points)
        costliest = points.costliest()
        self._heading.setText(
            self.tr("What costs you most")
            if costliest
            else self.tr("No mistake has come up twice, so nothing can be called a habit.")
        )
        for place, block in enumerate(self._blocks):
            block.show_habit(costliest[place] if place < len(costliest) else None)
        self._stack.setCurrentWidget(self._taught)

    def _way_there(self, number: int) -> Iterator[str]:
        """The way there, for a person who has too few games."""
        yield self.tr(
            "What costs you points, with examples to look at, will appear here once {number} of your games are "
            "reviewed."
        ).format(number=ENOUGH)
        yield self.tr("%n game(s) reviewed so far.", "", number) if number else self.tr("None reviewed yet.")
        yield self.tr(
            "Review your games: choose “Review” beside the points of a game, or look at a game of an earlier "
            "tournament and turn to its review."
        )

    def _lay_out(self) -> None:
        self._taught = QWidget(self)
        left = vbox(self.words, self._span, (framed(self.curve, self), 1), spacing=8)
        right = vbox(self._heading, (self._area, 1), spacing=8)
        self._halves = hbox((left, 1), (right, 1), on=self._taught, spacing=16)
        self._stack = stacked(self.nothing, self._taught, on=self)
        vbox(self._stack, on=self)


class HabitBlock(Translated, QWidget):
    """A habit: what it is, what it costs, and the examples."""

    wanted = Signal(object)
    """An Example."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._habit: CostlyHabit | None = None
        self._sentence, self._cost = Label(self, wraps=True), Label(self, "hint")
        self.buttons = [
            self.make_button(None, partial(self._want, place), flat=True, link=True, choice=True)
            for place in range(EXAMPLES)
        ]
        vbox(self._sentence, self._cost, *self.buttons, on=self, spacing=2)
        self.show_habit(None)

    def show_habit(self, habit: CostlyHabit | None) -> None:
        """Show this, or nothing."""
        self._habit = habit
        self.setVisible(habit is not None)
        examples = () if habit is None else habit.examples
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(examples))
        if habit is not None:
            self._sentence.setText(habit_words(habit.habit))
            cost = self.tr("%n time(s), {lost} points a game", "", habit.times)
            self._cost.setText(cost.format(lost=_fine(habit.lost)))
            for button, example in zip(self.buttons, examples, strict=False):
                self._name(button, example)

    def _name(self, button: QPushButton, example: Example) -> None:
        game, decision = example.game, example.decision
        done, best = decision.done, decision.best.action
        source = self.tr("{day}, game {number}: {done} instead of {best} ({points})")
        values = {"day": day_words(game.begun), "number": game.number, "points": signed_decimal(-decision.lost)}
        spoken = source.format(done=wording.choice_name(done), best=wording.choice_name(best), **values)
        button.setText(source.format(done=short_choice(done), best=short_choice(best), **values))
        button.setAccessibleName(spoken)
        button.setToolTip(tip(spoken))

    def _want(self, place: int) -> None:
        if self._habit is not None:
            self.wanted.emit(self._habit.examples[place])


class MeansCurve(Curve):
    """Points lost a game, a line for each kind of decision."""

    finest = SCALE // 10  # points are shown with one decimal place

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bind(self.setAccessibleName, lambda self: self.tr("Points lost a game by kind of decision"))

    def show_means(self, kinds: Sequence[DecisionKind], points: LostPoints) -> None:
        """Show these kinds, one row a game."""
        rows = zip(*(points.means(kind) for kind in kinds), strict=True)
        self._show_rows([*map(kind_name, kinds)], [tuple(round(SCALE * value) for value in row) for row in rows])

    def _number(self, value: int) -> str:
        return decimal(value / SCALE)


def _fine(points: float) -> str:
    """Points a game, "<0.1" for what would round to 0."""
    return f"<{decimal(0.1)}" if points < 0.05 else decimal(points)
