"""From each format of a file to the next: one pure function a step, applied one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Content = dict[str, Any]
Step = Callable[[Content], Content]


def _tournament_2(content: Content) -> Content:
    """A tournament can have a title, and knows itself when it was played last, whatever the clock says later."""
    return {**content, "title": "", "last_played": content.get("begun"), "sitting": 0}


def _settings_2(content: Content) -> Content:
    """The commands of external programs stand by themselves; they were in the levels of the last tournament."""
    match content.get("setup"):
        case {"levels": [*levels]}:
            from freedoko_qt.app.external_programs import old_command  # only here: few files are so old

            commands = [old_command(level) for level in levels if isinstance(level, str)]
            return {**content, "programs": [*dict.fromkeys(filter(None, commands))]}
    return {**content, "programs": []}


def _evening_2(content: Content) -> Content:
    """There can be money and fines, and who sits out can write; of a game it can be known that Kontra has won."""
    match content.get("games"):
        case [*games]:
            completed = [{**game, "contra": False} if isinstance(game, dict) else game for game in games]
            content = {**content, "games": completed}
    return {**content, "stakes": None, "fines": [], "sitting": "nothing"}


STEPS: Mapping[str, tuple[Step, ...]] = {
    "settings": (_settings_2,),
    "tournament": (_tournament_2,),
    "evening": (_evening_2,),
}
"""The steps from format 1 on of each kind of file; a kind that is not named here is still in format 1."""

NEWEST: Mapping[str, int] = {"journal": 2, "tournament": 3}
"""The newest format of a kind whose reader knows the older ones itself."""


def newest(kind: str) -> int:
    """The newest format that this program knows of a kind of file."""
    return NEWEST.get(kind, 1 + len(STEPS.get(kind, ())))


def migrated(kind: str, number: int, content: Content) -> Content:
    """The content of a file of an older format, 1 or more, as the newest format has it.

    `content` itself stays as it is. Steps check nothing: what reads the newest format does.
    """
    for step in STEPS.get(kind, ())[number - 1 :]:
        content = step(content)
    return content
