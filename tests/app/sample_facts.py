"""Facts of games that nobody has played, to be counted."""

from dataclasses import replace

from freedoko_qt.app.statistics.archive import Archive, TournamentFacts
from freedoko_qt.app.statistics.facts import GameFacts
from freedoko_qt.app.statistics.figures import Figures, figures
from freedoko_qt.app.statistics.selection import Filter, RatedPlayer, played_by
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.teams import Side

YOU = RatedPlayer("", None)
NORMAL = GameFacts(
    contract=Contract.NORMAL,
    duty=False,
    re=(0, 2),
    winner=Side.RE,
    points=(2, -2, 2, -2),
    written=(2, 0, 2, 0),
    first=0,
    calls=(),
    specials=(),
    mark="0",
)
LOST = replace(NORMAL, winner=Side.CONTRA, points=(-1, 1, -1, 1), written=(0, 1, 0, 1), first=1)
SOLO = replace(
    NORMAL,
    contract=Contract.SOLO_QUEEN,
    duty=True,
    re=(0,),
    points=(9, -3, -3, -3),
    written=(9, 0, 0, 0),
    first=3,
)
OTHERS_SOLO = replace(SOLO, re=(1,), points=(-2, 6, -2, -2), written=(0, 6, 0, 0), first=2)
SILENT = replace(SOLO, contract=Contract.SILENT_MARRIAGE, duty=False)


def tournament(*games: GameFacts, name: str = "a", **change: object) -> TournamentFacts:
    """These games as one tournament."""
    made = TournamentFacts(
        id=name,
        title="",
        begun="2026-11-21T12:00:00",
        names=("", "Frieda", "Karl", "Dolores"),
        levels=(None, "casual", "casual", "strong"),
        preset="standard",
        rules_name="",
        games=games,
    )
    return replace(made, **change)


def figures_of(*games: GameFacts, person: RatedPlayer = YOU, wanted: Filter | None = None) -> Figures:
    """The numbers of these games for the person in seat 0, or another one."""
    return figures(played_by(Archive((tournament(*games),)), person, wanted or Filter()))
