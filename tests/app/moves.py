"""Moves made in a match without a table."""

from freedoko_qt.app.match import Match
from freedoko_qt.engine.actions import Action
from freedoko_qt.engine.game import Game, Move


def carry_out(match: Match, action: Action | None = None) -> Game:
    """Write an action of the game on the table and do it, the first legal one if none is named; the game after it."""
    assert match.game is not None
    move = match.game.attempt(match.game.legal()[0] if action is None else action)
    assert isinstance(move, Move)
    match.write_ahead(move)
    match.make(move)
    return move.after
