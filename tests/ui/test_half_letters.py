"""Halves of surrogate pairs, in whatever a person or a file can write: shown, kept and given away all the same."""

import json
from pathlib import Path

from evening import Person, until_read

from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Cause
from freedoko_qt.app.places import places
from freedoko_qt.app.record_file import export_file
from freedoko_qt.app.rule_sets import RuleSet, exported
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.rules import PRESETS

HALF = "\ud800"


def texts(value: object) -> list[str]:
    """Every text in a JSON value."""
    match value:
        case str():
            return [value]
        case dict():
            return [*value, *(text for part in value.values() for text in texts(part))]
        case list():
            return [text for part in value for text in texts(part)]
    return []


def test_names_and_titles_from_anywhere_are_played_kept_and_given_away(qtbot, program, data_dir, tmp_path) -> None:
    setup = TournamentSetup(names=(f"me{HALF}", f"{HALF}", "Karl", "Dolores"), rounds=1, seed=3)
    settings = program.settings
    settings.change(player_name=f"{HALF}Käthe", setup=setup)
    person = Person(qtbot, program.window)
    program.window.current.start(setup)
    person.play_game()
    name = program.window.session.tournament_id
    program.window.session.rename(name, f"Monday{HALF}")
    history = History(places(data_dir).tournaments)
    gone = history.rename("none", HALF)
    assert gone is not None and gone.cause is Cause.MISSING
    kept = history.load(name).value
    assert kept is not None
    assert kept.setup.names[0] == "me\ufffd"
    assert export_file(kept, tmp_path / "given.dokogames") is None
    for path in data_dir.rglob("*.json"):
        assert not [text for text in texts(json.loads(path.read_text(encoding="utf-8"))) if HALF in text]


def test_a_file_of_games_with_half_letters_is_taken_in(qtbot, program, data_dir: Path, tmp_path: Path) -> None:
    person = Person(qtbot, program.window)
    person.begin()
    person.play_game()
    history = History(places(data_dir).tournaments)
    path = tmp_path / "evening.dokogames"
    assert export_file(history.load(program.window.session.tournament_id).value, path) is None
    record = json.loads(path.read_text(encoding="utf-8"))
    record["party"] = record["tournament"]["title"] = f"a{HALF}b"
    record["tournament"]["setup"]["names"] = [f"{one}{HALF}" for one in "abcd"]
    record["players"] = [{**one, "name": HALF} for one in record["players"]]
    record[HALF] = HALF
    path.write_text(json.dumps(record), encoding="utf-8")
    program.open_file(path)
    until_read(program.window)
    assert program.window.page is program.window.controllers.replays.page
    program.window.controllers.tournaments.show()
    program.window.controllers.tournaments.open_file(path)
    until_read(program.window)
    titles = {summary.title for summary in history.catalogue()[0]}
    assert "a\ufffdb" in titles


def test_copied_games_with_half_letters_are_no_games_or_shown(program, qapp) -> None:
    qapp.clipboard().setText('{"actions": ["\\ud800"], "players": "\\ud800"}')
    program.window.controllers.replays.open_copied()
    until_read(program.window)
    assert program.window.notices.text


def test_rules_with_half_letters_are_kept(program, tmp_path: Path) -> None:
    path = tmp_path / "ours.dokorules"
    values = json.loads(exported(RuleSet(PRESETS["ddv"].rules, name="ours")))
    values |= {"name": f"ours{HALF}", "unknown": [HALF]}
    values["rules"][HALF] = HALF
    path.write_text(json.dumps(values), encoding="utf-8")
    program.open_file(path)
    until_read(program.window)
    (kept,), notices = program.window.context.rule_sets.all()
    assert (kept.name, notices) == ("ours", ())
    program.window.dialogs.rules.close()
