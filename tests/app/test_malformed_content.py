"""Content of the wrong shape in a file whose check sum is right: every reader of a game answers it with one error."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from freedoko_qt.app.games import Games
from freedoko_qt.app.history import History
from freedoko_qt.app.real_evenings.real_evening import Evening
from freedoko_qt.app.record_file import read
from freedoko_qt.app.sealed import document_text
from freedoko_qt.app.sheet.exports import plain_text
from freedoko_qt.app.statistics.facts import facts_of
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.notation import game_from_record
from freedoko_qt.engine.record_check import replay

GOLDEN = Path(__file__).with_name("golden") / "tournament-2.json"
CONTENT: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))["content"]
ODD = (None, [], {}, "x", -1, 10**400, 0.5, [[]])
GONE = object()


def malformed(value: Any) -> Iterator[Any]:
    """The value with one part of it, at any depth, odd or taken away; of lists the first and the last part."""
    yield from ODD
    if isinstance(value, dict):
        for key in list(value)[:30]:
            yield {name: part for name, part in value.items() if name != key}
            yield from ({**value, key: odd} for odd in malformed(value[key]))
    elif isinstance(value, list) and value:
        yield value[:-1]
        yield from ([odd, *value[1:]] for odd in malformed(value[0]))
        yield from ([*value[:-1], odd] for odd in malformed(value[-1]))


def test_an_evening_is_read_or_refused() -> None:
    golden = json.loads(GOLDEN.with_name("evening-2.json").read_text(encoding="utf-8"))["content"]
    tried = 0
    for content in malformed({**golden, "rules": {}}):
        if isinstance(content, dict):
            tried += 1
            with suppress(GameError):
                _ = plain_text(Evening.from_dict("x", content).sheet)
    assert tried > 200


def test_a_record_is_read_or_refused() -> None:
    tried = 0
    for record in malformed(CONTENT["records"][0]):
        if not isinstance(record, dict):
            continue
        tried += 1
        for reader in (game_from_record, facts_of, lambda one: Games([one]), lambda one: read(json.dumps(one), 1)):
            with suppress(GameError):
                reader(record)
        replay(record)
    assert tried > 500


def test_a_result_with_a_solo_that_was_not_called_is_refused() -> None:
    record = CONTENT["records"][0]
    called = {**record["result"], "contract": "solo_queen", "soloist": 1}
    silent = [entry for entry in record["actions"] if "reserve" not in entry]
    with pytest.raises(GameError):
        Games([{**record, "result": called, "actions": silent}])


def test_a_tournament_is_read_or_set_aside(tmp_path: Path) -> None:
    history = History(tmp_path)
    for content in malformed({**CONTENT, "records": [{**CONTENT["records"][0], "rules": {}}]}):
        if not isinstance(content, dict):
            continue
        path = history.path("one")
        path.write_text(document_text("tournament", content, None), encoding="utf-8")
        loaded = history.load_games("one")
        assert (loaded.value is None) == (loaded.notice is not None)
        path.unlink(missing_ok=True)
