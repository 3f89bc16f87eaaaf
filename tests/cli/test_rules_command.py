"""`freedoko-qt rules`, and where commands take their rules from."""

import json
from pathlib import Path

import pytest

from freedoko_qt.__main__ import main
from freedoko_qt.cli.rule_source import preset_or_file
from freedoko_qt.engine.errors import BadRules
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules, from_dict


def test_json_lists_every_option_with_all_that_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in listed] == list(OPTIONS)
    keys = ["id", "group", "type", "range", "default", "needs", "label", "explanation", "presets"]
    assert all(list(row) == keys for row in listed)
    by_id = {row["id"]: row for row in listed}
    assert by_id["with_nines"]["range"] == [False, True]
    assert by_id["with_nines"]["presets"] == {
        "kitchen": True,
        "standard": True,
        "ddv": True,
        "beginner": True,
        "doko_wtf": True,
        "mittwoch": False,
        "freedoko_manual": True,
    }
    assert by_id["announcement_no_90"]["range"] == [1, 12]
    assert by_id["announcement_no_90"]["presets"]["ddv"] == 10
    assert by_id["counting"]["range"] == ["plus", "minus", "plus_minus"]
    assert by_id["announcement_limit_table"]["default"] == [5, 9, 13, 17, 21]
    assert by_id["hyperswines"]["needs"] == "swines and not swine_only_second"
    assert by_id["extrapoint_charlie"]["label"] == {"de": "Karlchen", "en": "Charlie"}


def test_json_of_a_preset_adds_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json", "--preset", "mittwoch"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert all(row["value"] == row["presets"]["mittwoch"] for row in listed)


def test_the_table_tells_the_values_of_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--preset", "ddv"]) == 0
    printed = capsys.readouterr().out
    assert "Swines: no (default: yes)  [swines]" in printed
    assert "Limit for no 90: 10 (default: 9)  [announcement_no_90]" in printed
    assert "Way of counting: Plus and minus (default: Only plus)  [counting]" in printed
    assert all(f"[{name}]" in printed for name in OPTIONS)
    assert max(len(line) for line in printed.splitlines() if line.startswith(" ")) <= 100


def test_the_table_speaks_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--language", "de"]) == 0
    printed = capsys.readouterr().out
    assert "Sonderpunkte\n============" in printed
    assert "Erlaubte Farbsoli: Kreuz, Pik, Herz, Karo  [color_solo_colors]" in printed
    assert "Setzt voraus: „Farbsolo“" in printed


def test_an_unknown_preset_is_reported_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--preset", "skat"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "There is no preset called 'skat'; there are kitchen, standard, ddv, " in captured.err


@pytest.mark.parametrize("name", PRESETS)
def test_rules_come_from_a_preset(name: str) -> None:
    assert preset_or_file(name) == PRESETS[name].rules


def test_rules_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.json"
    file.write_text('{"rules": {"dollen": false}}', encoding="utf-8")
    assert preset_or_file(str(file)) == Rules(dollen=False)
    assert capsys.readouterr().err == ""


def test_an_impossible_file_is_mended_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.json"
    file.write_text('{"announcement_no_90": 12}', encoding="utf-8")
    assert preset_or_file(str(file)) == Rules(announcement_no_90=11)
    assert capsys.readouterr().err.rstrip().endswith("did not go together: announcement_no_90")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00", "no line of it names a rule"),
        (b"{", "not JSON"),
        (b'{"dollen": 3}', "'dollen' must be true or false, not 3"),
        (b'{"dullen": true}', "no rule called 'dullen'"),
    ],
)
def test_a_wrong_file_is_reported_with_its_name(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "ours.json"
    file.write_bytes(content)
    with pytest.raises(BadRules, match=said) as refused:
        preset_or_file(str(file))
    assert "ours.json" in str(refused.value)


@pytest.fixture
def of_freedoko(tmp_path: Path) -> Path:
    file = tmp_path / "ours.rules"
    file.write_text("with nines = false\ndollen = false\ntea = yes\n", encoding="utf-8")
    return file


def test_a_rule_file_of_freedoko_becomes_options(of_freedoko: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--import", str(of_freedoko), "--json"]) == 0
    printed = capsys.readouterr()
    rules = from_dict(json.loads(printed.out), strict=True)
    assert not rules.with_nines
    assert not rules.dollen
    assert printed.err.rstrip().endswith("nobody knows them: tea = yes")
    assert preset_or_file(str(of_freedoko)) == rules


def test_what_nobody_knows_in_a_file_is_named_in_one_short_line(
    of_freedoko: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with of_freedoko.open("a", encoding="utf-8") as file:
        file.writelines(f"tea {number} = \x1b[2J{'x' * 1000}\n" for number in range(100))
    assert main(["rules", "--import", str(of_freedoko), "--json"]) == 0
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.rstrip("\n").isprintable()
    assert len(said) < 2000


def test_an_imported_file_is_shown_as_a_table(of_freedoko: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--import", str(of_freedoko)]) == 0
    (line,) = (line for line in capsys.readouterr().out.splitlines() if line.endswith("[dollen]"))
    assert ": no" in line


def test_what_is_no_file_is_reported_and_not_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--import", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_neither_preset_nor_file() -> None:
    with pytest.raises(BadRules, match="neither a preset nor a file called 'skat'; presets are kitchen, standard, "):
        preset_or_file("skat")
