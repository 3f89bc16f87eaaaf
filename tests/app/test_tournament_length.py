"""The length of a tournament, and the templates, which say it in one word."""

import json
from dataclasses import replace

import pytest
from kept_games import NAMES, tournament_games

from freedoko_qt.app.external_programs import level_of
from freedoko_qt.app.rule_sets import RuleSet, preset_set
from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.app.templates import TEMPLATES, Template
from freedoko_qt.app.tournament_length import (
    EVENING,
    LengthKind,
    TournamentLength,
    fitting,
    is_possible,
    lasting,
    length_of,
    restated,
)
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import BadSave
from freedoko_qt.engine.evening.length import games_planned
from freedoko_qt.engine.rules import PRESETS

STANDARD, DDV, MITTWOCH = (PRESETS[name].rules for name in ("standard", "ddv", "mittwoch"))
LENGTHS = (
    TournamentLength(LengthKind.ROUNDS, 3),
    TournamentLength(LengthKind.GAMES, 8),
    TournamentLength(LengthKind.POINTS, 30),
    TournamentLength(LengthKind.ENDLESS),
)


def played(setup: TournamentSetup) -> int:
    """The number of games of a whole tournament that count."""
    return sum(game.score is not None for game in tournament_games(setup))


def template(preset: str) -> Template:
    (found,) = (one for one in TEMPLATES if one.preset == preset)
    return found


@pytest.mark.parametrize("length", LENGTHS)
def test_a_length_comes_back_from_the_rules_and_from_a_file(length: TournamentLength) -> None:
    setup = TournamentSetup().playing(preset_set("standard"), length)
    assert setup.length == length
    assert TournamentSetup.from_dict(json.loads(json.dumps(setup.to_dict()))) == setup
    shown = TournamentLength(LengthKind.ROUNDS, 2) if length.end is LengthKind.GAMES else length
    assert length_of(setup.rules_in_play) == shown
    assert setup.rules == STANDARD, "what was chosen is not changed"


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("games", [4, 8])
def test_so_many_games_are_played_whatever_soli_there_are(games: int, seed: int) -> None:
    setup = TournamentSetup(names=NAMES, seed=seed).playing(
        preset_set("standard"), TournamentLength(LengthKind.GAMES, games)
    )
    assert played(setup) == games


def test_a_pot_ends_it_when_it_is_used_up() -> None:
    setup = TournamentSetup(names=NAMES, seed=3).playing(
        preset_set("standard"), TournamentLength(LengthKind.POINTS, 30)
    )
    written = [sum(game.score.scores) for game in tournament_games(setup) if game.score is not None]
    assert sum(written) >= 30 > sum(written[:-1])


def test_other_rules_bring_their_own_length_or_leave_it() -> None:
    assert fitting(DDV, TournamentLength(LengthKind.ENDLESS)) is None
    assert fitting(STANDARD, TournamentLength(LengthKind.GAMES, 12)) == TournamentLength(LengthKind.GAMES, 12)
    assert fitting(STANDARD, None) == EVENING
    assert fitting(MITTWOCH, TournamentLength(LengthKind.POINTS, 40)) == EVENING, "plus and minus use no pot up"


def test_a_pot_needs_points_that_are_written_one_way() -> None:
    assert is_possible(STANDARD, LengthKind.POINTS)
    assert not is_possible(DDV, LengthKind.POINTS)


def test_a_pot_of_the_rules_still_ends_what_has_a_number_of_rounds() -> None:
    rules = STANDARD.changed("points_limited", True)
    assert lasting(rules, TournamentLength(LengthKind.ROUNDS, 9)).points_limited
    assert not lasting(rules, TournamentLength(LengthKind.ENDLESS)).points_limited
    assert length_of(rules) == TournamentLength(LengthKind.POINTS, 40)


@pytest.mark.parametrize(
    ("before", "end", "after"),
    [
        (TournamentLength(LengthKind.ROUNDS, 5), LengthKind.GAMES, TournamentLength(LengthKind.GAMES, 20)),
        (TournamentLength(LengthKind.GAMES, 8), LengthKind.ROUNDS, TournamentLength(LengthKind.ROUNDS, 2)),
        (TournamentLength(LengthKind.ENDLESS), LengthKind.ROUNDS, EVENING),
        (TournamentLength(LengthKind.POINTS, 9), LengthKind.GAMES, TournamentLength(LengthKind.GAMES, 20)),
        (TournamentLength(LengthKind.ROUNDS, 5), LengthKind.POINTS, TournamentLength(LengthKind.POINTS, 40)),
        (TournamentLength(LengthKind.POINTS, 9), LengthKind.ENDLESS, TournamentLength(LengthKind.ENDLESS)),
    ],
)
def test_another_end_is_as_near_as_can_be(before: TournamentLength, end: LengthKind, after: TournamentLength) -> None:
    assert restated(before, end, STANDARD) == after


def test_a_setup_of_an_older_version_lasts_as_it_did() -> None:
    values = TournamentSetup(rounds=3).to_dict()
    for name in ("games", "points", "endless", "take_back"):
        del values[name]
    setup = TournamentSetup.from_dict(values)
    assert (setup.length, setup.take_back) == (TournamentLength(LengthKind.ROUNDS, 3), True)


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"games": "4"}, {"points": -1}, {"endless": 1}, {"take_back": None}, {"rounds": 2.0}]
)
def test_a_wrong_length_is_no_setup(wrong: dict) -> None:
    with pytest.raises(BadSave):
        TournamentSetup.from_dict({**TournamentSetup().to_dict(), **wrong})


def test_taking_back_can_only_be_refused() -> None:
    assert TournamentSetup().rules_in_play.take_back_tricks
    assert not replace(TournamentSetup(), take_back=False).rules_in_play.take_back_tricks
    assert not TournamentSetup().playing(preset_set("ddv")).rules_in_play.take_back_tricks


def test_a_template_leaves_the_people_alone() -> None:
    before = TournamentSetup(names=NAMES, levels=("strong", level_of("fox"), "casual"), seed=8, take_back=False)
    for one in TEMPLATES:
        made = one.applied(before)
        assert (made.names, made.levels, made.styles, made.avatars) == (
            before.names, before.levels, before.styles, before.avatars,
        )
        assert (made.rule_set, made.seed, made.take_back) == (preset_set(one.preset), 8, True)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_session_of_the_association_has_24_games(seed: int) -> None:
    setup = template("ddv").applied(TournamentSetup(names=NAMES, seed=seed))
    rules = setup.rules_in_play
    assert games_planned(rules) == 24
    assert (rules.number_of_duty_soli, rules.number_of_duty_color_soli, rules.number_of_duty_picture_soli) == (1, 0, 0)
    games = [game for game in tournament_games(setup) if game.score is not None]
    assert len(games) == 24, "a duty solo is dealt again, a voluntary solo is one of the twenty"
    assert sum(game.score.duty_solo for game in games) == 4


def test_doko_wtf_has_sixteen_normal_games_and_the_soli() -> None:
    setup = template("doko_wtf").applied(TournamentSetup(names=NAMES, seed=2))
    games = [game for game in tournament_games(setup) if game.score is not None]
    in_rounds = [game for game in games if not game.table.duty_round]
    silent = [game.score.soloist for game in games if game.score.contract is Contract.SILENT_MARRIAGE]
    called = [game.score.soloist for game in games if game.score.duty_solo]
    assert sum(game.score.called_solo is None for game in in_rounds) == 16 + len(silent)
    assert {*called, *silent} == {0, 1, 2, 3}
    assert len(called) + len(silent) == 4, "a silent marriage is a solo here"


def test_the_evening_and_the_quick_four() -> None:
    evening = template("mittwoch").applied(TournamentSetup()).rules_in_play
    assert (evening.with_nines, evening.solo_bidding, evening.take_back_tricks) == (False, True, False)
    assert games_planned(evening) == 20
    assert played(template("standard").applied(TournamentSetup(names=NAMES, seed=1))) == 4


def test_own_rules_keep_their_name() -> None:
    mine = RuleSet(DDV.changed("bock", True), name="Am Mittwoch")
    setup = TournamentSetup(endless=True).playing(mine)
    assert (setup.rule_set, setup.length) == (mine, None)
