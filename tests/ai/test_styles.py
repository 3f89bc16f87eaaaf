"""Careful, balanced and bold players: the same knowledge, other thresholds."""

from itertools import pairwise

import pytest
from laid import all_healthy, laid

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import LEVELS, make_player
from freedoko_qt.ai.style import Style
from freedoko_qt.engine.actions import Announce, Reserve
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

DARING = (Style.CAREFUL, Style.BALANCED, Style.BOLD)
RULES = PRESETS["standard"].rules


class Watched:
    """Keeps every view of which a seat was asked."""

    def __init__(self, views: list[SeatView], seat: int) -> None:
        self._views, self._player = views, make_player("beginner", seat)

    def decide(self, view: SeatView):
        self._views.append(view)
        return self._player.decide(view)


@pytest.fixture(scope="module")
def views() -> list[SeatView]:
    """The views of seats in some games, when they may announce, and before the game."""
    seen: list[SeatView] = []
    for seed in range(25):
        play(Game.deal(RULES, seed), [Watched(seen, seat) for seat in range(4)])
    return [view for view in seen if view.phase is Phase.RESERVATION or can_announce(view)]


def can_announce(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and not view.duty and any(isinstance(one, Announce) for one in view.legal)


def dares(level: str, style: Style, view: SeatView) -> bool:
    """True if a player of this style announces, or plays alone."""
    action = make_player(level, 1, style).decide(view)
    return isinstance(action, Announce) or (isinstance(action, Reserve) and action.reservation.is_solo)


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("phase", [Phase.RESERVATION, Phase.PLAY])
def test_who_dares_more_dares_at_least_what_the_careful_dare(level: str, phase: Phase, views: list[SeatView]) -> None:
    asked = [view for view in views if view.phase is phase]
    careful, balanced, bold = ([dares(level, style, view) for view in asked] for style in DARING)
    for less, more in pairwise((careful, balanced, bold)):
        assert all(dared <= also for dared, also in zip(less, more, strict=True))
    assert sum(careful) < sum(bold) < len(asked)


def test_each_style_announces_at_other_moments(views: list[SeatView]) -> None:
    asked = [view for view in views if view.phase is Phase.PLAY]
    careful, balanced, bold = (sum(dares("casual", style, view) for view in asked) for style in DARING)
    assert 0 < careful < balanced < bold


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_a_style_moves_no_card(level: str) -> None:
    game = all_healthy(laid("DJ HJ DK D9 DT C9 CK CT SK S9 HK H9"))
    cards = {make_player(level, 1, style).decide(game.view(0)) for style in Style}
    assert len(cards) == 1


@pytest.mark.parametrize("style", Style)
def test_every_level_has_every_style(style: Style) -> None:
    for level in LEVELS:
        if level not in ("lookahead", "strong", "expert"):  # which take their style from casual, and their time
            game = play(Game.deal(RULES, 3), [make_player(level, seat, style) for seat in range(4)])
            assert game.phase is Phase.OVER


def test_who_looks_ahead_says_what_its_style_says(views: list[SeatView]) -> None:
    asked = [view for view in views if view.phase is Phase.PLAY]
    differs = [view for view in asked if dares("casual", Style.CAREFUL, view) != dares("casual", Style.BOLD, view)][:5]
    assert differs
    for view in differs:
        assert [dares("lookahead", style, view) for style in Style] == [dares("casual", style, view) for style in Style]
