"""A bar of tabs."""

from bisect import bisect_left

from PySide6.QtWidgets import QTabBar, QWidget


class Tabs(QTabBar):
    """A bar of tabs of which some can be away; their places count those, too.

    A tab that is away is taken out: Qt would tell screen readers of a hidden one.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: dict[int, str] = {}
        self._shown: list[int] = []
        """The places of the tabs that are there."""
        self.setDrawBase(False)
        self.setExpanding(False)

    @property
    def place(self) -> int:
        """The place of the tab that is chosen."""
        return self._shown[self.currentIndex()]

    def turn_to(self, place: int) -> None:
        """Choose the tab of a place; ValueError if it is away."""
        self.setCurrentIndex(self._shown.index(place))

    def is_shown(self, place: int) -> bool:
        """True if the tab of this place is there."""
        return place in self._shown

    def set_text(self, place: int, text: str) -> None:
        """Set the text of a tab; one with a new place is shown."""
        is_new = place not in self._texts
        self._texts[place] = text
        if is_new:
            self.set_shown(place, True)
        elif self.is_shown(place):
            self.setTabText(self._shown.index(place), text)

    def set_shown(self, place: int, shown: bool) -> None:
        """Put a tab in its place, or take it away."""
        if shown == self.is_shown(place):
            return
        index = bisect_left(self._shown, place)
        if shown:
            self._shown.insert(index, place)
            self.insertTab(index, self._texts[place])
        else:
            del self._shown[index]
            self.removeTab(index)
