"""A game that is played on in another way is kept beside its record, which stays as it is."""

import json
from dataclasses import replace

import pytest
from kept_games import record, setup_of, spoken

from freedoko_qt.app.notice import NoticeKind
from freedoko_qt.app.practice_match import PracticeMatch
from freedoko_qt.app.replay.branch import Branch, branch_name, branch_of, branch_replay, moment_words, parting
from freedoko_qt.app.replay.branch_file import Branches
from freedoko_qt.app.replay.practice import Practice, dealt, same_deal, tried
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.settings import Language
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.game import Game, Move
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS

from laid_games import QUIET, RE_AND_KONTRA, announce, answered, lay, play_on, rollout  # isort: skip

SETUP = setup_of("ddv", seed=7, rounds=1)
FOURTH_TRICK = 4 + 3 * 4
"""The actions before the fourth trick: four reservations and three tricks."""


@pytest.fixture(scope="module")
def replay() -> GameReplay:
    """A game in which everybody plays the first card that is allowed."""
    return GameReplay.of(record(rollout(answered(QUIET, lay(*RE_AND_KONTRA)))))


@pytest.fixture
def branches(data_dir) -> Branches:
    return Branches(data_dir / "branches")


def otherwise(practice: Practice) -> Game:
    """The practice played to its end with the last card that is allowed."""
    game = practice.game()
    while game.turn is not None:
        game.apply(Play(game.turn, game.plays()[-1]) if game.phase is Phase.PLAY else game.legal()[0])
    return game


def branch_from(replay: GameReplay, position: int, seat: int = 0) -> Branch:
    practice = tried(replay, position, SETUP, seat)
    return branch_of(practice, otherwise(practice))


@pytest.mark.parametrize("played", ["ddv", "mittwoch", ""])
@pytest.mark.parametrize("chosen", ["ddv", "mittwoch"])
def test_a_practice_is_played_by_the_name_of_its_own_rules(chosen: str, played: str) -> None:
    """Whatever the person plays tournaments by."""
    rules = PRESETS[played].rules if played else PRESETS["ddv"].rules.replace(genscher=True)
    match = PracticeMatch(dealt(Game.deal(rules, 1), setup_of(chosen, seed=7)))
    assert match.setup.preset == (played or None)


def test_the_first_card_after_an_announcement_that_was_given_is_taken_back_without_it() -> None:
    game = answered(QUIET, lay(*RE_AND_KONTRA))
    announce(game, 0, "re")
    match = PracticeMatch(replace(dealt(game, SETUP), actions=tuple(game.actions)))
    assert match.game is not None
    card = Play(0, match.game.plays()[0])
    move = match.game.attempt(card)
    assert isinstance(move, Move)
    match.make(move)
    assert match.take_back(0) == card
    assert match.game.actions == game.actions
    assert match.take_back(0) is None


# What a branch is


def test_a_branch_has_the_game_up_to_where_it_parts_and_a_score_of_its_own(replay: GameReplay) -> None:
    practice = tried(replay, FOURTH_TRICK, SETUP)
    played = otherwise(practice)
    branch = branch_of(practice, played)
    position = parting(replay, branch)
    assert position >= FOURTH_TRICK
    assert list(branch.actions[:position]) == replay.game.actions[:position]
    assert branch.actions[position] != replay.game.actions[position]
    assert branch_replay(replay, branch).game.score == played.score
    assert sum(played.score.eyes) == 240


def test_played_from_another_seat_it_names_the_seats_of_the_record(replay: GameReplay) -> None:
    practice = tried(replay, FOURTH_TRICK, SETUP, seat=3)
    played = otherwise(practice)
    branch = branch_of(practice, played)
    course = branch_replay(replay, branch).game
    assert branch.seat == 3
    assert branch.actions[:FOURTH_TRICK] == tuple(replay.game.actions[:FOURTH_TRICK])
    assert course.dealt == replay.game.dealt
    assert course.score.scores == (*played.score.scores[1:], played.score.scores[0])


def test_a_branch_of_a_branch_is_one_of_the_same_game(replay: GameReplay) -> None:
    first = branch_replay(replay, branch_from(replay, FOURTH_TRICK))
    practice = tried(first, first.last - 8, SETUP)
    game = practice.game()
    while game.turn is not None:
        game.apply(Play(game.turn, game.plays()[0]))
    again = branch_of(practice, game)
    assert parting(replay, again) == parting(replay, branch_from(replay, FOURTH_TRICK))
    assert branch_replay(replay, again).game.dealt == replay.game.dealt


def test_what_is_no_course_of_the_game_is_refused(replay: GameReplay) -> None:
    with pytest.raises(GameError):
        branch_replay(replay, Branch(0, tuple(reversed(replay.game.actions))))
    with pytest.raises(GameError):
        branch_replay(replay, Branch(0, tuple(replay.game.actions[:20])))


# What it is called


def test_it_is_called_by_when_it_parts_and_by_what_was_done_instead(qapp: object, replay: GameReplay) -> None:
    position = FOURTH_TRICK
    seat = replay.game_at(position).turn
    practice = tried(replay, position, SETUP, seat)
    branch = branch_of(practice, otherwise(practice))
    done, before = branch.actions[position].card, replay.game.actions[position].card
    assert done != before
    with spoken(qapp, Language.ENGLISH):
        said = branch_name(replay, branch)
    assert said.startswith("Trick 4: ")
    assert " instead of " in said
    with spoken(qapp, Language.GERMAN):
        assert branch_name(replay, branch).startswith("Stich 4: ")
        assert " statt " in branch_name(replay, branch)
    assert branch_name(replay, replace(branch, name="Lieber stechen")) == "Lieber stechen"


def test_where_another_seat_parts_it_is_named(qapp: object, replay: GameReplay) -> None:
    position = next(number for number in range(FOURTH_TRICK, 60) if replay.game_at(number).turn == 2)
    branch = replace(branch_from(replay, position, seat=2), seat=0)
    with spoken(qapp, Language.ENGLISH):
        assert ", Karl: " in branch_name(replay, branch)


def test_an_announcement_instead_of_a_card(qapp: object, replay: GameReplay) -> None:
    practice = tried(replay, 4, SETUP)
    game = practice.game()
    announce(game, 0, "re")
    rollout(game)
    with spoken(qapp, Language.ENGLISH):
        assert branch_name(replay, branch_of(practice, game)) == "Trick 1: Re instead of ♣Q"
        assert moment_words(replay, 2) == "Before the cards"
        assert moment_words(replay, 8) == "Trick 2"


# On disk


def test_branches_are_read_as_they_were_kept(replay: GameReplay, branches: Branches) -> None:
    first, second = branch_from(replay, FOURTH_TRICK), replace(branch_from(replay, 4, seat=1), name="Von links")
    assert branches.load(replay).value is None
    assert branches.add(replay, first).value == first
    assert branches.add(replay, second).value == second
    assert branches.load(replay).value == (first, second)
    assert branches.change(replay, lambda known: known[1:]).value == (second,)
    assert branches.load(replay).value == (second,)


def test_those_of_two_windows_are_kept(replay: GameReplay, branches: Branches, data_dir) -> None:
    one, other = branches, Branches(data_dir / "branches")
    first, second, third = (branch_from(replay, position) for position in (FOURTH_TRICK, 4, 8))
    one.add(replay, first)
    other.add(replay, second)
    one.change(replay, lambda known: tuple(branch for branch in known if branch != first))
    one.add(replay, third)
    assert other.load(replay).value == (second, third)


def test_what_went_as_the_game_or_as_another_branch_is_not_kept_again(replay: GameReplay, branches: Branches) -> None:
    same = same_deal(replay, SETUP)
    game = same.game()
    for action in replay.game.actions:
        game.apply(action)
    assert branches.add(replay, branch_of(same, game)).value is None
    first = replace(branch_from(replay, FOURTH_TRICK), name="Mit Namen")
    branches.add(replay, first)
    assert branches.add(replay, replace(first, name="")).value == first
    assert branches.load(replay).value == (first,)


def test_other_games_have_other_branches(replay: GameReplay, branches: Branches) -> None:
    game = answered(QUIET, lay(*RE_AND_KONTRA))
    announce(game, 0, "re")
    play_on(game, 1)
    other = GameReplay.of(record(rollout(game)))
    branches.add(replay, branch_from(replay, FOURTH_TRICK))
    assert branches.load(other).value is None
    assert branches.path(other) != branches.path(replay)


@pytest.mark.parametrize("damage", ["no json", "other game", "no seat"])
def test_a_damaged_file_is_set_aside_and_named(replay: GameReplay, branches: Branches, damage: str) -> None:
    branches.add(replay, branch_from(replay, FOURTH_TRICK))
    path = branches.path(replay)
    values = json.loads(path.read_text())
    del values["check"]
    match damage:
        case "other game":
            values["content"]["branches"][0]["actions"][30]["play"] = "CQ"
        case "no seat":
            values["content"]["branches"][0]["seat"] = 4
    path.write_text("{" if damage == "no json" else json.dumps(values))
    loaded = branches.load(replay)
    assert loaded.value is None
    assert loaded.notice.kind is NoticeKind.DAMAGED
    assert loaded.notice.kept.exists()


def test_what_a_newer_version_has_written_is_left_alone(replay: GameReplay, branches: Branches) -> None:
    branches.add(replay, branch_from(replay, FOURTH_TRICK))
    path = branches.path(replay)
    path.write_text(path.read_text().replace('"format": 1', '"format": 99'))
    before = path.read_bytes()
    kept = branches.add(replay, branch_from(replay, 4))
    assert kept.value is None
    assert kept.notice.kind is NoticeKind.NEWER
    assert path.read_bytes() == before
