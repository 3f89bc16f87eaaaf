"""Parties that FreeDoko has saved: read, added up, and refused in one sentence when damaged."""

import tracemalloc
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from freedoko_qt.app.import_freedoko import LARGEST_FILE, Party, import_party, read_party
from freedoko_qt.app.sheet.party import sheet_of_party
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.teams import CONTRA, RE

RULES = "with nines = 1\ncounting = {counting}\nnumber of rounds = 2\nsolo always counts triple = 0\nunheard of = 7\n"


def player(name: str, kind: str) -> str:
    """A player; one without a name goes by a name that stands in a comment."""
    named = f"name = {name}" if name else "name = \n# name = Sven"
    return (
        f"{{\n{named}\nvoice = male\ntype = {kind}\ncolor = \n\ndatabase\n{{\n   ranking =\t3\n\ngames\n{{\n"
        f"   normal =\t1 / 2 / 3\n}}\n\n}}\n}}\n\n"
    )


def game(number: int, values: str, specials: str = "won = re, re, -, -, 1\n", triggers: str = "") -> str:
    """A game that is over; `values` replace those of a plain game of the first and third seat."""
    lines = {
        "seed": "4711",
        "players number": "4",
        "startplayer number": str(number % 4),
        "soloplayer number": "-",
        "gametype": "normal",
        "duty solo": "0",
        "swines player number": "-",
        "hyperswines player number": "-",
        "teams": "re, contra, re, contra",
        "highest announcement re": "no announcement",
        "highest announcement contra": "no announcement",
        "trick points": "80, 40, 60, 60",
        "winnerteam": "re",
        "points": "2",
    } | dict(line.split(" = ") for line in values.splitlines())
    written = "".join(f"{name} = {value}\n" for name, value in lines.items())
    bock = f"bock triggers\n{{\n{triggers}}}\n" if triggers else ""
    return f"#  game {number}\n{{\n{written}special points\n{{\n{specials}}}\n{bock}}}\n"


def party(*games: str, counting: str = "plus-minus", sums: tuple[int, ...] = (0, 0, 0, 0)) -> str:
    names = ("Käthe", "Mara", "Gerd", "")
    players = "".join(player(name, "ai" if number else "human") for number, name in enumerate(names))
    points = "".join(f"{name or 'Sven'}: {points}\n" for name, points in zip(names, sums, strict=True))
    return (
        "#!FreeDoko\n# FreeDoko party (version 0.7.12)\n\nfirst seed = 4711\nfirst startplayer = 0\n\n"
        f"rules \n{{\n{RULES.format(counting=counting)}}}\n\nplayers\n{{\n{players}}}\n\n"
        f"game summaries\n{{\n# round 0\n{''.join(games)}}}\n\npoints\n{{\n{points}}}\n"
    )


SUMS = (-2, -4, 10, -4)
THREE = party(
    game(0, "", "won = re, re, -, -, 1\ncaught fox = re, re, 2, 1, 1\n"),
    game(
        1,
        "gametype = solo queen-jack\nsoloplayer number = 2\nduty solo = 1\nteams = contra, contra, re, contra\n"
        "points = 3\ntrick points = 20, 30, 170, 20",
    ),
    game(
        2,
        "winnerteam = no team\npoints = -1\ntrick points = 60, 60, 60, 60\nhighest announcement re = no 90",
        "charlie = contra, contra, 1, -, 1\n",
        "equal points\nre lost\ncontra lost\n",
    ),
    sums=SUMS,
)


def test_who_played_by_which_rules() -> None:
    read = read_party(THREE)
    assert read.names == ("Käthe", "Mara", "Gerd", "Sven")
    assert (read.rules.counting, read.rules.number_of_rounds) == ("plus_minus", 2)


def test_what_each_game_was_and_counted() -> None:
    fox, solo, draw = read_party(THREE).games
    assert (fox.contract, fox.soloist, fox.re, fox.winner) == (Contract.NORMAL, None, (0, 2), RE)
    assert (fox.eyes, fox.value, fox.scores) == ((80, 40, 60, 60), 2, (2, -2, 2, -2))
    assert (solo.contract, solo.soloist, solo.duty_solo, solo.re) == (Contract.SOLO_QUEEN_JACK, 2, True, (2,))
    assert solo.scores == (-3, -3, 9, -3)
    assert (draw.winner, draw.scores) == (None, (-1, 1, -1, 1))
    assert draw.bock_triggers == ("bock_after_120_120", "bock_after_lost_re_contra")


def test_the_sums_of_its_list_are_those_of_freedoko() -> None:
    listed = sheet_of_party(read_party(THREE), datetime(2026, 11, 21), "party")
    assert listed.sums("plus_minus") == SUMS
    assert [(line.number, line.soloist, line.duty) for line in listed.lines] == [
        (1, None, False),
        (2, 2, True),
        (3, None, False),
    ]


@pytest.mark.parametrize(
    ("counting", "winner", "scores"),
    [
        ("plus", "re", (6, 0, 0, 0)),
        ("plus", "contra", (0, 2, 2, 2)),
        ("minus", "re", (0, -2, -2, -2)),
        ("minus", "contra", (-6, 0, 0, 0)),
        ("plus-minus", "re", (6, -2, -2, -2)),
        ("plus-minus", "contra", (-6, 2, 2, 2)),
    ],
)
def test_a_solo_is_written_as_the_rules_count(counting: str, winner: str, scores: tuple[int, ...]) -> None:
    lines = "gametype = solo meatless\nsoloplayer number = 0\nteams = re, contra, contra, contra\n"
    lines += f"winnerteam = {winner}"
    (solo,) = read_party(party(game(0, lines), counting=counting)).games
    assert solo.scores == scores
    assert solo.winner is (RE if winner == "re" else CONTRA)


def test_every_game_type_is_known() -> None:
    names = [
        "normal", "poverty", "genscher", "marriage", "marriage solo", "marriage silent", "solo jack", "solo queen",
        "solo king", "solo queen-jack", "solo king-jack", "solo king-queen", "solo koehler", "solo club", "solo spade",
        "solo heart", "solo diamond", "solo meatless",
    ]  # fmt: skip
    games = read_party(party(*(game(number, f"gametype = {name}") for number, name in enumerate(names)))).games
    assert len({one.contract for one in games}) == len(names)


def test_files_of_windows_and_of_old_versions_are_read(tmp_path: Path) -> None:
    file = tmp_path / "party"
    file.write_bytes(THREE.replace("\n", "\r\n").replace("rules \r", "Rules\r").encode("latin-1"))
    assert import_party(file) == read_party(THREE)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "This is not a party of FreeDoko"),
        ("{}", "This is not a party of FreeDoko"),
        ("with nines = 1\n", "This is not a party of FreeDoko"),
        (THREE[:-30], "ends in the middle of a block"),
        ("}\n" + THREE, "a block ends that has not begun"),
        (THREE.replace(RULES.format(counting="plus-minus"), "unheard of = 7\n"), "names no rule"),
        (party(game(0, ""), game(1, "points = many")), "in its game 2"),
        (party(game(0, ""), game(1, f"points = {'9' * 4000}")), "in its game 2"),
        (party(game(0, "trick points = -1, 9999999999999999, 0, 0")), "in its game 1"),
        (party(game(0, "teams = re, contra")), "in its game 1"),
        (party(game(0, "gametype = skat")), "in its game 1"),
        (party(game(0, "trick points = 240")), "in its game 1"),
        (party(game(0, "startplayer number = 9")), "in its game 1"),
    ],
)
def test_what_is_none_or_damaged_is_refused_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadSave, match=words) as refusal:
        read_party(text)
    assert str(refusal.value).endswith(".")
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "party"
    with file.open("wb") as sparse:
        sparse.truncate(LARGEST_FILE + 1)
    with pytest.raises(BadSave, match="too large"):
        import_party(file)


def test_a_file_of_nothing_but_nested_blocks_needs_little_memory() -> None:
    tracemalloc.start()
    with pytest.raises(BadSave, match="too deep"):
        read_party("{\n" * 500_000)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20_000_000


def test_damage_anywhere_ends_in_a_party_or_one_sentence() -> None:
    random = Random(3)
    refused = 0
    for _ in range(300):
        at = random.randrange(len(THREE))
        cut = at + random.randrange(1, 40)
        text = THREE[:at] + random.choice(["", "9" * 5000, "{\n" * 3000, "\n}\n", "=", "\x00", "-"]) + THREE[cut:]
        try:
            read = read_party(text)
        except BadSave as error:
            refused += 1
            assert "\n" not in str(error)
        else:
            assert isinstance(read, Party)
            assert all(len(score.scores) == 4 for score in read.games)
    assert refused > 30
