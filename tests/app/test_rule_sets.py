"""Own rule sets on disk, and files and codes that come from elsewhere."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from freedoko_qt.app.given_names import LONGEST_NAME, clean_name
from freedoko_qt.app.migrations import newest
from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.places import places
from freedoko_qt.app.rule_set_names import set_name
from freedoko_qt.app.rule_sets import (
    LARGEST_FILE,
    RuleSet,
    RuleSets,
    exported,
    import_file,
    nearest_preset,
    preset_set,
    read_rules,
)
from freedoko_qt.app.sealed import MARK, NewerFormat
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.engine.errors import BadRules, BadSave
from freedoko_qt.engine.rules import PRESETS, Rules, load_rules
from freedoko_qt.engine.rules.code import encode

MINE = RuleSet(PRESETS["ddv"].rules.changed("dollen", False), name="Käthes Runde")


@pytest.fixture
def rule_sets(data_dir: Path) -> RuleSets:
    return RuleSets(places(data_dir).rule_sets)


def names(rule_sets: RuleSets) -> list[str]:
    return [one.name for one in rule_sets.all()[0]]


def test_there_is_nothing_at_first(rule_sets: RuleSets, data_dir: Path) -> None:
    assert rule_sets.all() == ((), ())
    assert list(data_dir.iterdir()) == []


def test_a_saved_set_is_found_again(rule_sets: RuleSets) -> None:
    kept = replace(MINE, unknown=("foo = 3",))
    assert rule_sets.save(kept) is None
    assert rule_sets.all() == ((kept,), ())


def test_sets_stand_by_their_names(rule_sets: RuleSets) -> None:
    for name in ("zuhause", "Am Mittwoch", "beim Ömchen"):
        rule_sets.save(replace(MINE, name=name))
    assert names(rule_sets) == ["Am Mittwoch", "beim Ömchen", "zuhause"]


def test_saving_again_replaces_whatever_the_capitals(rule_sets: RuleSets) -> None:
    rule_sets.save(MINE)
    again = RuleSet(PRESETS["mittwoch"].rules, name="KÄTHES RUNDE")
    rule_sets.save(again)
    assert rule_sets.all()[0] == (again,)


@pytest.mark.parametrize("name", ["a/b", "..", "con", "x.json", "a%2fb", "🂡 ♥", "ein Name " * 4, "../../etc"])
def test_every_name_is_a_file_in_the_folder(rule_sets: RuleSets, data_dir: Path, name: str) -> None:
    rule_sets.save(replace(MINE, name=clean_name(name)))
    assert names(rule_sets) == [clean_name(name)]
    assert [path.parent for path in data_dir.rglob("*.json")] == [data_dir / "rules"]


def test_names_that_differ_are_different_files(rule_sets: RuleSets) -> None:
    for name in ("a/b", "a%2fb", "a-b", "a b", "ab"):
        rule_sets.save(replace(MINE, name=name))
    assert len(names(rule_sets)) == 5


def test_a_renamed_set_has_only_its_new_name(rule_sets: RuleSets) -> None:
    rule_sets.save(MINE)
    assert rule_sets.rename(MINE, "Donnerstag") is None
    assert rule_sets.all()[0] == (replace(MINE, name="Donnerstag"),)
    assert rule_sets.rename(replace(MINE, name="Donnerstag"), "DONNERSTAG") is None
    assert names(rule_sets) == ["DONNERSTAG"]


def test_no_set_is_renamed_onto_another(rule_sets: RuleSets) -> None:
    other = RuleSet(PRESETS["mittwoch"].rules, name="Mittwoch")
    rule_sets.save(MINE)
    rule_sets.save(other)
    notice = rule_sets.rename(MINE, "mittwoch")
    assert notice is not None
    assert notice.kind is NoticeKind.UNCHANGED
    assert rule_sets.all()[0] == (MINE, other)


def test_a_deleted_set_is_gone(rule_sets: RuleSets) -> None:
    rule_sets.save(MINE)
    assert rule_sets.delete(MINE.name) is None
    assert rule_sets.all() == ((), ())
    assert rule_sets.delete(MINE.name) is None


def test_a_damaged_file_is_set_aside_and_reported(rule_sets: RuleSets, data_dir: Path) -> None:
    rule_sets.save(MINE)
    (file,) = (data_dir / "rules").iterdir()
    file.write_text(file.read_text().replace("true", "false", 1))
    sets, notices = rule_sets.all()
    assert sets == ()
    assert [notice.kind for notice in notices] == [NoticeKind.DAMAGED]
    assert notices[0].kept is not None
    assert notices[0].kept.exists()


def test_a_file_of_a_newer_version_is_never_overwritten(rule_sets: RuleSets, data_dir: Path) -> None:
    rule_sets.save(MINE)
    (file,) = (data_dir / "rules").iterdir()
    newer = json.dumps(json.loads(file.read_text()) | {"format": newest("rules") + 1})
    file.write_text(newer)
    notice = rule_sets.save(MINE)
    assert notice is not None
    assert notice.kind is NoticeKind.NEWER
    assert file.read_text() == newer


def test_a_folder_that_cannot_be_written_is_reported(data_dir: Path) -> None:
    (data_dir / "rules").write_text("a file, where the folder ought to be")
    notice = RuleSets(data_dir / "rules").save(MINE)
    assert notice is not None
    assert notice.kind in (NoticeKind.UNWRITABLE, NoticeKind.UNREADABLE)


def test_an_impossible_set_on_disk_is_mended(rule_sets: RuleSets) -> None:
    impossible = Rules().replace(announcement_no_120=3)  # below the limits of the denials
    rule_sets.save(replace(MINE, rules=impossible))
    ((found,), _) = rule_sets.all()
    limits = [found.rules.announcement_no_120, found.rules.announcement_no_90, found.rules.announcement_no_60]
    assert limits == sorted(limits, reverse=True)
    assert set(found.mended) >= {"announcement_no_90", "announcement_no_60"}


def test_an_exported_file_comes_back_and_serves_the_commands(rule_sets: RuleSets, tmp_path: Path) -> None:
    path = tmp_path / "given away.json"
    assert rule_sets.export(MINE, path) is None
    assert import_file(path) == MINE
    assert load_rules(path.read_text(encoding="utf-8")) == MINE.rules


def test_a_stored_file_can_be_given_away_too(rule_sets: RuleSets, data_dir: Path) -> None:
    rule_sets.save(MINE)
    (file,) = (data_dir / "rules").iterdir()
    assert import_file(file) == MINE


def test_a_file_that_cannot_be_written_is_reported(rule_sets: RuleSets, tmp_path: Path) -> None:
    notice = rule_sets.export(MINE, tmp_path / "nowhere" / "x.json")
    assert notice is not None
    assert notice.kind is NoticeKind.UNWRITABLE


def test_a_file_of_freedoko_brings_its_lines_along(tmp_path: Path) -> None:
    path = tmp_path / "Stammtisch.rules"
    path.write_text(
        "# FreeDoko rules (version 0.7.12)\n  with nines = false\n  swines = false\n"
        "  marriage first foreign = no\n  marriage first trump = no\n"
        "  marriage first color = no\n  marriage first single color = no\n"
        "  flying pigs = true\n  bock = perhaps\n"
    )
    found = import_file(path)
    assert found.name == "Stammtisch"
    assert not found.rules.with_nines
    assert not found.rules.swines
    assert found.unknown == ("flying pigs = true", "bock = perhaps")
    assert found.rules.marriage_first_color, "some condition must be left"
    assert "marriage_first_color" in found.mended


def test_a_code_is_read_however_it_was_sent() -> None:
    assert read_rules(f"  {encode(MINE.rules).lower()}\n").rules == MINE.rules


def test_unknown_values_are_lines_too() -> None:
    found = read_rules('{"swines": false, "flying_pigs": true, "bock_multiplier": "many"}')
    assert found.rules == Rules(swines=False)
    assert found.unknown == ("flying_pigs = true", 'bock_multiplier = "many"')


def test_whatever_stands_in_a_file_can_be_kept(rule_sets: RuleSets) -> None:
    found = read_rules(r'{"rules": {"swines": false, "\ud800": 1}, "unknown": ["\udfff", 3], "name": "\ud800 x"}')
    assert found.name == "x"
    assert rule_sets.save(found) is None
    assert rule_sets.all()[0] == (found,)


@pytest.mark.parametrize(
    "text",
    ["", "Dear diary", "[]", "3", "{}", "\0", "FDQ1-", "FDQ9-000", '{"rules": 3}', '{"rules": {}}', '{"pigs": 1}'],
)
def test_what_is_no_rule_set_is_refused(text: str) -> None:
    with pytest.raises(BadRules):
        read_rules(text)


def test_other_files_of_the_program_are_refused() -> None:
    with pytest.raises(BadSave):
        read_rules(json.dumps({MARK: "settings", "format": 1, "content": {}}))
    with pytest.raises(NewerFormat):
        read_rules(exported(MINE).replace('"format": 1', f'"format": {newest("rules") + 1}'))


def test_the_largest_file_that_is_read_can_be_kept(rule_sets: RuleSets, tmp_path: Path) -> None:
    path = tmp_path / "film.json"
    values = {"with_nines": True, **{f"{number}": 0 for number in range(20_500)}}
    path.write_text(json.dumps(values, separators=(",", ":")))
    assert LARGEST_FILE * 0.9 < path.stat().st_size <= LARGEST_FILE
    rule_set = import_file(path)
    assert rule_sets.save(rule_set) is None
    assert rule_sets.all() == ((rule_set,), ())


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "film.json"
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(BadRules):
        import_file(path)


def test_a_pasted_text_is_no_longer_than_a_file() -> None:
    assert read_rules("dollen = 1\n")
    with pytest.raises(BadRules, match="too long"):
        read_rules("dollen = 1\n" * LARGEST_FILE)


@pytest.mark.parametrize(
    ("text", "name"),
    [("  Mein   Satz ", "Mein Satz"), ("a\nb\tc", "a b c"), ("\u200b", ""), (" ", ""), ("x" * 99, "x" * LONGEST_NAME)],
)
def test_a_name_is_one_tidy_line(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_the_nearest_preset_is_the_one_it_was_made_of() -> None:
    for preset in PRESETS:
        assert nearest_preset(PRESETS[preset].rules.changed("show_tricks_number", 7)) == preset


def test_a_setup_carries_an_own_set() -> None:
    setup = TournamentSetup(preset=None, rules=MINE.rules, rules_name=MINE.name)
    assert setup.rule_set == MINE
    assert TournamentSetup.from_dict(json.loads(json.dumps(setup.to_dict()))) == setup
    assert TournamentSetup().rule_set == preset_set("kitchen")


def test_a_setup_of_an_older_version_has_no_name_for_its_rules() -> None:
    values = TournamentSetup(preset=None, rules=MINE.rules).to_dict()
    del values["rules_name"]
    assert TournamentSetup.from_dict(values).rule_set == RuleSet(MINE.rules)
    with pytest.raises(BadSave):
        TournamentSetup.from_dict(values | {"rules_name": 3})


def test_a_preset_that_this_version_does_not_know_is_an_own_set_of_that_name() -> None:
    values = TournamentSetup(preset="ddv", rules=MINE.rules).to_dict()
    read = TournamentSetup.from_dict(values | {"preset": "of\nanother\u202e version"})
    assert read.rule_set == RuleSet(MINE.rules, name="of another version")
    assert set_name(read.rule_set) == "of another version"
    assert TournamentSetup.from_dict(json.loads(json.dumps(read.to_dict()))) == read


@pytest.mark.parametrize("preset", [False, 0, 1.5, [], {}])
def test_a_preset_that_is_no_name_is_no_setup(preset: object) -> None:
    with pytest.raises(BadSave):
        TournamentSetup.from_dict(TournamentSetup().to_dict() | {"preset": preset})
