"""A tournament as a file of records: given away, checked by `freedoko-qt replay`, and taken in again."""

import json
import tracemalloc
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest
from evenings import names
from kept_games import setup_of, spoken, tournament, tournament_games
from moves import carry_out
from PySide6.QtCore import QCoreApplication

from freedoko_qt.__main__ import main
from freedoko_qt.ai.player import make_player
from freedoko_qt.app.history import History
from freedoko_qt.app.kept_tournament import Tournament
from freedoko_qt.app.match import Match
from freedoko_qt.app.record_file import LARGEST_FILE, export_file, exported, import_file, read
from freedoko_qt.app.replay.game_text import text_of
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.settings import Language
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.sheet.sheet import sheet_of
from freedoko_qt.engine.errors import BadNotation, GameError
from freedoko_qt.engine.rules import PRESETS, to_dict

SEED = 77
SETUP = TournamentSetup(seed=9, rounds=1, names=("Käthe", "Frieda", "Karl", "Dolores"))


def played(folder: Path, games: int) -> Tournament:
    """A tournament with so many games that are over, or all."""
    history = History(folder, now=lambda: datetime(2026, 11, 21, 20, 0, 0))
    match = Match.begin(history, SETUP, pytest.fail)
    players = [make_player("beginner", seat) for seat in range(4)]
    while (game := match.game) is not None and len(match.games) < games:
        assert game.turn is not None
        after = carry_out(match, players[game.turn].decide(game.view(game.turn)))
        if after.turn is None and not match.next_game():
            break
    match.rename("Advent")
    match.close()
    kept = history.load(match.id).value
    assert kept is not None
    return kept


@pytest.fixture
def kept(data_dir: Path) -> Tournament:
    return played(data_dir, games=2)


def test_it_comes_back_as_it_was(kept: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "advent.records"
    assert export_file(kept, file) is None
    again = import_file(file, SEED)
    assert (again.title, again.begun, again.setup, again.finished) == ("Advent", kept.begun, SETUP, False)
    assert len(again.records) == 2
    for one, other in zip(again.records, kept.records, strict=True):
        assert {**one, **other} == one


def test_taken_in_it_can_be_played_on(kept: Tournament, data_dir: Path) -> None:
    history = History(data_dir)
    taken = history.take_in(read(exported(kept), SEED)).value
    assert taken is not None
    assert set(names(history)) == {kept.id, taken.id}
    match = Match.resume(history, taken.id, pytest.fail)
    original = Match.resume(history, kept.id, pytest.fail)
    assert match is not None
    assert original is not None
    assert [game.actions for game in match.games] == [game.actions for game in original.games]
    assert match.next_game()
    assert match.game is not None
    assert original.game is not None
    assert match.game.dealt == original.game.dealt
    match.close()
    original.close()


@pytest.mark.parametrize("preset", ["ddv", "standard", "mittwoch"])
@pytest.mark.parametrize("first", [1, 2, 3])
def test_rounds_are_counted_from_whoever_led_in_the_first_game(preset: str, first: int, data_dir: Path) -> None:
    setup, history = setup_of(preset, seed=3), History(data_dir)
    games = tournament_games(setup, first)
    assert games[0].table.first == first
    whole = exported(tournament("", setup, games))
    assert read(whole, SEED).finished
    for count, after in enumerate(games[1:], 1):
        taken = history.take_in(read("".join(whole.splitlines(keepends=True)[:count]), SEED)).value
        assert taken is not None
        assert not taken.finished
        match = Match.resume(history, taken.id, pytest.fail)
        assert match is not None
        assert match.next_table == after.table
        match.close()
    lines = sheet_of(setup, games, datetime.min).lines
    rounds = [game.table.round for game in games if game.score is not None]
    assert [line.round_over for line in lines] == [one != other for one, other in pairwise([*rounds, None])]


@pytest.mark.parametrize("games", [2, 20])
def test_replay_finds_it_right(games: int, data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = played(data_dir, games)
    assert kept.finished is (games == 20)
    file = tmp_path / "advent.jsonl"
    assert export_file(kept, file) is None
    assert main(["replay", str(file)]) == 0
    assert f"{len(kept.records)} right, 0 wrong" in capsys.readouterr().out
    assert import_file(file, SEED).finished is kept.finished


def test_records_from_elsewhere_state_players_and_rules(kept: Tournament) -> None:
    records = [json.loads(line) for line in exported(kept).splitlines()]
    del records[0]["tournament"]
    again = read("\n".join(map(json.dumps, records)), SEED)
    assert again.title == "Advent"
    assert again.setup.names == ("", "Frieda", "Karl", "Dolores")
    assert again.setup.levels == SETUP.levels
    assert again.setup.rules_in_play == SETUP.rules_in_play
    assert again.setup.seed == SEED
    assert [record["actions"] for record in again.records] == [record["actions"] for record in kept.records]


@pytest.mark.parametrize(
    "change",
    [None, [], {}, {"soloist": "1"}, {"soloist": 9}, {"eyes": [0, 0, 0, "x"]}, {"scores": [99, 99, 99, 10**400]}],
)
def test_results_are_those_of_the_rules_whatever_the_text_says(change: object, kept: Tournament) -> None:
    first, second = map(json.loads, exported(kept).splitlines())
    stated = {**first["result"], **change} if isinstance(change, dict) and change else change
    again = read(f"{json.dumps({**first, 'result': stated})}\n{json.dumps(second)}\n", SEED)
    assert [record["result"] for record in again.records] == [record["result"] for record in kept.records]


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "nonsense", "[1]", '{"record": 1}', '{"record": 2}', "[" * 100_000, "\x00\ufffd"],
)
def test_what_is_none_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(GameError) as refusal:
        read(text, SEED)
    assert str(refusal.value).endswith(".")
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "change",
    [
        {"party": "another"},
        {"actions": []},
        {"actions": [{"seat": 0, "play": "C9"}]},
        {"hands": []},
        {"rules": 3},
    ],
)
def test_a_record_that_does_not_fit_is_named(change: dict[str, object], kept: Tournament) -> None:
    first, second = exported(kept).splitlines()
    with pytest.raises(GameError, match=r"line 2|more than one") as refusal:
        read(f"{first}\n{json.dumps({**json.loads(second), **change})}\n", SEED)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "stated",
    [
        {},
        {"title": 1},
        {"title": "", "begun": "", "setup": {}},
        {"title": "", "begun": "yesterday", "setup": SETUP.to_dict()},
    ],
)
def test_a_first_record_with_a_malformed_tournament_is_refused(stated: dict[str, object], kept: Tournament) -> None:
    record = json.loads(exported(kept).splitlines()[0]) | {"tournament": stated}
    with pytest.raises(GameError):
        read(json.dumps(record), SEED)


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "ddv"},
        {"preset": None, "rules_name": "DDV tournament"},
        {"preset": None, "rules_name": "ddv-turnier"},
        {"rules_name": "DDV-Turnier"},
        {"preset": "ddv", "rules": to_dict(PRESETS["ddv"].rules)},
    ],
)
def test_no_other_rules_go_by_the_name_of_a_preset(change: dict[str, object], kept: Tournament) -> None:
    first, second = exported(kept).splitlines()
    record = json.loads(first)
    record["tournament"]["setup"] |= change
    rule_set = read(f"{json.dumps(record)}\n{second}\n", SEED).setup.rule_set
    assert set_name(rule_set) in ("Your own rules", "Kitchen table")
    assert rule_set.preset in (None, SETUP.preset)


def test_a_file_that_cannot_be_written_is_reported(kept: Tournament, tmp_path: Path) -> None:
    notice = export_file(kept, tmp_path / "no" / "folder")
    assert notice is not None
    assert notice.path == tmp_path / "no" / "folder"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_text_of_a_game_is_read_like_a_record(
    language: Language, qapp: QCoreApplication, kept: Tournament, tmp_path: Path
) -> None:
    """As it was copied, and as another program may have kept it: with a mark at its beginning and other line ends."""
    with spoken(qapp, language):
        text = text_of(GameReplay.of(kept.records[1]))
    assert not text.startswith("{")
    file = tmp_path / "game.txt"
    for kept_as in (text, "\ufeff" + text.replace("\n", "\r\n"), f"\n\n{text}\n\n"):
        file.write_bytes(kept_as.encode())
        again = import_file(file, SEED)
        assert again.records == (kept.records[1],)
        assert again.setup.names[1:] == SETUP.names[1:]


def test_a_text_whose_record_was_cut_off_is_refused(qapp: QCoreApplication, kept: Tournament) -> None:
    text = text_of(GameReplay.of(kept.records[1]))
    for cut in (text[:-20], text[: text.index('{"record"')]):
        with pytest.raises(GameError):
            read(cut, SEED)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "records"
    with file.open("wb") as sparse:
        sparse.truncate(LARGEST_FILE + 1)
    with pytest.raises(GameError, match="too large"):
        import_file(file, SEED)


def test_without_a_game_that_is_over_there_is_nothing_to_take_in(kept: Tournament) -> None:
    with pytest.raises(GameError):
        read(exported(replace(kept, records=())), SEED)


def test_a_file_of_millions_of_lines_is_no_list_of_millions() -> None:
    """A list of them would need half a gigabyte."""
    tracemalloc.start()
    with pytest.raises(BadNotation, match="Line 10000001 is no record"):
        read("\n" * 10_000_000 + "[]", seed=1)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 50_000_000


def test_lines_are_counted_whatever_ends_them() -> None:
    with pytest.raises(BadNotation, match="Line 5 is no record"):
        read("words\r\n\rmore words\n" + '\r\n{"a": \u2028 1\n', seed=1)
