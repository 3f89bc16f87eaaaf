"""The second copy of a deal, in which an expert has the person's cards."""

import csv
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from io import StringIO
from pathlib import Path

import pytest
from kept_games import NAMES, setup_of, spoken, tournament_games
from pytestqt.qtbot import QtBot

from freedoko_qt.ai.style import Style
from freedoko_qt.app.duplicate.copy_files import Copies
from freedoko_qt.app.duplicate.duplicate_deal import key_of, seating
from freedoko_qt.app.duplicate.runner import DuplicateRunner
from freedoko_qt.app.history import History
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.settings import Language
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.sheet.exports import csv_text, plain_text
from freedoko_qt.app.sheet.printed_sheet import html_parts
from freedoko_qt.app.sheet.sheet import Sheet, compared, sheet_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS

from laid_games import answered, lay, reserve  # isort: skip

FAST = "casual"
SETUP = replace(setup_of("ddv", seed=7, rounds=1), levels=(FAST, "beginner", FAST), duplicate=True)
PATIENCE = 60_000  # milliseconds
OpenCopyist = Callable[[], DuplicateRunner]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return tournament_games(SETUP)


@pytest.fixture
def folder(data_dir: Path) -> Path:
    return data_dir / "duplicates"


@pytest.fixture
def open_runner(qapp: object, folder: Path) -> Iterator[OpenCopyist]:
    """Makes copyists who share a folder, each as in a new run of the program, and sends them home at the end."""
    made: list[DuplicateRunner] = []

    def make() -> DuplicateRunner:
        made.append(DuplicateRunner(Copies(folder), level=FAST))
        return made[-1]

    yield make
    for runner in made:
        runner.close()


def played(
    runner: DuplicateRunner, qtbot: QtBot, games: list[Game], setup: TournamentSetup = SETUP
) -> tuple[Game, ...]:
    """The copies of these games, once all have been played."""
    runner.expect(setup, games)
    qtbot.waitUntil(lambda: None not in runner.copies(setup, games), timeout=PATIENCE)
    return tuple(copy for copy in runner.copies(setup, games) if copy is not None)


def sheet(setup: TournamentSetup, games: list[Game]) -> Sheet:
    return sheet_of(setup, games, datetime(2026, 11, 21, 20, 5), "Kegelclub")


# The copy


def test_a_copy_has_the_cards_and_the_table_of_its_game(open_runner, qtbot, games) -> None:
    assert any(game.table.totals != games[0].table.totals for game in games[:4])
    for game, copy in zip(games[:4], played(open_runner(), qtbot, games[:4]), strict=True):
        assert (copy.dealt, copy.table, copy.given_rules, copy.seed) == (
            game.dealt, game.table, game.given_rules, game.seed,
        )  # fmt: skip
        assert copy.phase is Phase.OVER
        assert game.actions != copy.actions, "the person plays by chance"


def test_bock_and_a_solo_that_is_owed_are_those_of_the_game(open_runner, qtbot) -> None:
    setup = replace(setup_of("standard", seed=3, rounds=2), duplicate=True)
    last = [game for game in tournament_games(setup) if game.score is not None][-1]
    bock = Game(last.given_rules, last.dealt, last.table._replace(bock_factor=2, bock_queue=(2,)), seed=last.seed)
    while bock.turn is not None:
        bock.apply(bock.legal()[0])
    assert bock.score is not None
    (copy,) = played(open_runner(), qtbot, [bock], setup)
    assert copy.score is None or copy.score.bock_factor == 2
    ddv = tournament_games(SETUP)
    owed = next(game for game in ddv if game.table.duty_round)
    (copy,) = played(open_runner(), qtbot, [owed])
    assert copy.table.duty_round
    assert copy.score is not None
    assert copy.score.duty_solo


def test_equal_games_have_equal_copies_on_any_machine(open_runner, qtbot, games, folder, tmp_path) -> None:
    first = played(open_runner(), qtbot, games[:3])
    elsewhere = DuplicateRunner(Copies(tmp_path / "elsewhere"), level=FAST)
    again = played(elsewhere, qtbot, games[:3])
    elsewhere.close()
    assert [copy.actions for copy in again] == [copy.actions for copy in first]
    names = [sorted(path.name for path in one.glob("*.json")) for one in (folder, tmp_path / "elsewhere")]
    assert names[0] == names[1]
    for name in names[0]:
        assert (folder / name).read_bytes() == (tmp_path / "elsewhere" / name).read_bytes()


def test_what_the_person_did_changes_no_copy_but_the_deal_and_the_players_do(games) -> None:
    players = seating(SETUP)
    other = games[0].replayed(3)
    assert key_of(other, players) == key_of(games[0], players)
    keys = {key_of(game, players) for game in games[:4]}
    keys.add(key_of(games[0], seating(SETUP, FAST)))
    keys.add(key_of(games[0], seating(replace(SETUP, styles=(Style.BOLD, *SETUP.styles[1:])))))
    keys.add(key_of(games[0], seating(replace(SETUP, levels=("strong", *SETUP.levels[1:])))))
    assert len(keys) == 7


def test_the_three_others_sit_there_again_and_one_of_ours_for_a_program() -> None:
    setup = replace(
        SETUP, levels=("beginner", "program:fox", "nobody"), styles=(Style.BOLD, Style.CAREFUL, Style.BALANCED)
    )
    assert seating(setup) == (
        ("expert", Style.BALANCED), ("beginner", Style.BOLD), ("strong", Style.CAREFUL), ("casual", Style.BALANCED),
    )  # fmt: skip


# On disk


def test_a_hand_that_was_thrown_in_has_no_copy(open_runner, games) -> None:
    assert open_runner().copies(SETUP, [games[0], redeal(), games[1]]) == (None, None)


def redeal() -> Game:
    """A hand that was thrown in because of its nines."""
    hand = lay("C9 C9 S9 S9 H9 DK SK CK HK DJ HJ ST")
    return answered(PRESETS["standard"].rules, hand, reserve(0, "throw_nines"))


def test_what_was_cut_off_is_played_the_next_time(open_runner, qtbot, games, folder) -> None:
    runner = open_runner()
    runner.expect(SETUP, games[:3])
    qtbot.waitUntil(lambda: runner.copies(SETUP, games[:1])[0] is not None, timeout=PATIENCE)
    runner.close()
    there = len(list(folder.glob("*.json")))
    assert 1 <= there <= 3
    later = open_runner()
    assert sum(copy is not None for copy in later.copies(SETUP, games[:3])) == there
    copies = played(later, qtbot, games[:3])
    assert len(list(folder.glob("*.json"))) == 3
    assert [copy.actions for copy in open_runner().copies(SETUP, games[:3])] == [copy.actions for copy in copies]


@pytest.mark.parametrize(
    "damage",
    [
        b"{",
        b"\xff\xfe",
        b'{"freedoko-qt": "duplicate", "format": 1, "content": {"actions": 5}}',
        b'{"freedoko-qt": "duplicate", "format": 1, "content": {"actions": []}}',
        b'{"freedoko-qt": "duplicate", "format": 1, "content": {"actions": [{"seat": 0, "play": "XX"}]}}',
        b'{"freedoko-qt": "duplicate", "format": 1, "content": {"actions": [{"seat": 2, "play": "HT"}]}}',
    ],
)
def test_a_damaged_copy_is_set_aside_and_named_and_played_anew(open_runner, qtbot, games, folder, damage) -> None:
    first = played(open_runner(), qtbot, games[:1])
    (path,) = folder.glob("*.json")
    path.write_bytes(damage)
    notices: list[Notice] = []
    runner = open_runner()
    runner.noticed.connect(notices.append)
    assert runner.copies(SETUP, games[:1]) == (None,)
    assert [(notice.kind, notice.path) for notice in notices] == [(NoticeKind.DAMAGED, path)]
    assert notices[0].kept is not None
    assert notices[0].kept.read_bytes() == damage
    assert [copy.actions for copy in played(runner, qtbot, games[:1])] == [first[0].actions]


def test_a_copy_of_a_newer_version_is_left_alone(open_runner, qtbot, games, folder) -> None:
    played(open_runner(), qtbot, games[:1])
    (path,) = folder.glob("*.json")
    newer = json.dumps({"freedoko-qt": "duplicate", "format": 99, "content": {}}).encode()
    path.write_bytes(newer)
    notices: list[Notice] = []
    runner = open_runner()
    runner.noticed.connect(notices.append)
    assert len(played(runner, qtbot, games[:1])) == 1
    assert [notice.kind for notice in notices] == [NoticeKind.NEWER]
    assert path.read_bytes() == newer


def test_the_copies_are_no_tournaments(open_runner, qtbot, games, data_dir) -> None:
    played(open_runner(), qtbot, games[:2])
    history = History(data_dir / "tournaments")
    assert history.catalogue() == ((), ())
    assert [one.name for one in data_dir.iterdir()] == ["duplicates"]


# In the setup


def test_an_older_setup_compares_nothing_and_a_wrong_one_is_none() -> None:
    values = json.loads(json.dumps(SETUP.to_dict()))
    assert TournamentSetup.from_dict(values) == SETUP
    del values["duplicate"]
    assert TournamentSetup.from_dict(values) == replace(SETUP, duplicate=False)


# On the list


def test_both_stand_on_the_list_with_the_difference(open_runner, qtbot, games) -> None:
    copies = played(open_runner(), qtbot, games[:3])
    found = compared(sheet(SETUP, games[:3]), copies)
    for line, game, copy in zip(found.lines, games, copies, strict=False):
        assert game.score is not None
        assert copy.score is not None
        assert (line.own, line.expert) == (game.score.scores[0], copy.score.scores[0])
        assert line.gain == line.own - line.expert
    assert found.gain == sum(line.own - (line.expert or 0) for line in found.lines)


def test_where_only_plus_is_written_the_comparison_counts_what_was_lost_too() -> None:
    setup = replace(setup_of("standard", seed=3, rounds=1), duplicate=True)
    games = [game for game in tournament_games(setup) if game.score is not None]
    found = compared(sheet(setup, games), games)
    assert found.countings[0] == "plus"
    assert [line.expert for line in found.lines] == [line.own for line in found.lines]
    assert any(line.own < 0 for line in found.lines)
    assert found.gain == 0
    text = plain_text(found)
    assert "Käthe against the expert with the same cards: 0. Counted plus and minus." in text
    head = next(row for row in text.splitlines() if row.startswith("No."))
    assert head.split()[-11:] == [*NAMES, *NAMES, "Käthe", "Expert", "Difference"]
    assert "".join(html_parts(found)).count('<th colspan="3"></th>') == 2


def made(games: list[Game], experts: list[int | None]) -> Sheet:
    """A list in which the expert has written this."""
    plain = sheet(SETUP, games)
    lines = (line._replace(expert=expert) for line, expert in zip(plain.lines, experts, strict=True))
    return replace(plain, lines=tuple(lines), compares=True)


def test_the_text_and_the_spreadsheet_have_both(qapp, games) -> None:
    found = made(games[:2], [-1, None])
    first, second = found.lines
    rows = plain_text(found).splitlines()
    assert rows[4].split()[-3:] == ["Käthe", "Expert", "Difference"]
    assert rows[5].split()[-3:] == [f"{first.own}".replace("-", "−"), "−1", f"{first.own + 1:+d}".replace("-", "−")]
    assert rows[6].split()[-2:] == [f"{second.own}".replace("-", "−"), "…"]
    gain = f"{first.own + 1:+d}".replace("-", "−") if first.own != -1 else "0"
    assert f"Käthe against the expert with the same cards: {gain}. The expert is still playing." in rows
    table = csv_text(found).splitlines()
    assert table[3].endswith(",Käthe,Expert,Difference")
    assert table[4].endswith(f",{first.own},-1,{first.own + 1}")
    assert table[5].endswith(f",{second.own},,")
    assert table[6].endswith(f",{first.own + 1}")
    assert len({len(row) for row in csv.reader(StringIO(csv_text(found), newline=""))}) == 1


def test_the_comparison_in_german(qapp, games) -> None:
    with spoken(qapp, Language.GERMAN):
        text = plain_text(made(games[:2], [sheet(SETUP, games).lines[0].own, None]))
        nothing = plain_text(made(games[:2], [None, None]))
    assert "\nKäthe gegen den Experten mit denselben Karten: 0. Der Experte spielt noch.\n" in text
    assert "\nDer Experte spielt noch.\n" in nothing


def test_a_list_without_comparison_says_nothing_of_it(games) -> None:
    text = plain_text(sheet(SETUP, games[:2]))
    assert "Expert" not in text
    assert "Expert" not in csv_text(sheet(SETUP, games[:2]))


def test_a_copy_that_was_thrown_in_counts_nothing(games) -> None:
    (line,) = compared(sheet(SETUP, games[:1]), [redeal()]).lines
    assert (line.expert, line.gain) == (0, line.own)
