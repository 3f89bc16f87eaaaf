"""Questions to the computer players that are no longer asked."""

from freedoko_qt.ai.arena import play
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.thinker import Thinker, advise_while
from freedoko_qt.engine.cards import SEATS
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.view import SeatView

PATIENCE = 60_000  # milliseconds, for a slow machine


def close_choice() -> SeatView:
    """A decision about which a hint takes several steps."""
    whole = play(Game.deal(PRESETS["ddv"].rules, 3), [make_player("casual", seat) for seat in SEATS])
    game = whole.replayed(34)
    assert game.turn is not None
    return game.view(game.turn)


def test_a_hint_that_nobody_waits_for_is_not_finished() -> None:
    asked = list[None]()

    def is_wanted() -> bool:
        asked.append(None)
        return len(asked) < 2

    assert advise_while(close_choice(), is_wanted) is None
    assert len(asked) == 2


def test_a_hint_about_a_position_that_is_gone_is_not_given(qtbot) -> None:
    thinker, view, heard = Thinker(), close_choice(), list[object]()
    thinker.advised.connect(heard.append)
    thinker.ask_advice(view)
    thinker.forget()
    with qtbot.waitSignal(thinker.affirmed, timeout=PATIENCE):
        thinker.ask_whether(lambda: True)
    assert not heard
    with qtbot.waitSignal(thinker.advised, timeout=PATIENCE):
        thinker.ask_advice(view)
    thinker.close()
    assert heard == [advise_while(view, lambda: True)]
