"""The facts that statistics keep of a game: every choice, who made it, and its earnings."""

from random import Random

import pytest
from kept_games import record, setup_of, tournament_games

from freedoko_qt.ai.choice_statistics import announcement_choices
from freedoko_qt.app.sealed import decoded, packed
from freedoko_qt.app.statistics.facts import (
    GameFacts,
    RulesReader,
    SpecialFacts,
    facts_of,
    packed_facts,
    rules_of,
    unpacked_facts,
)
from freedoko_qt.engine.actions import Announce, Call
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.teams import Side

from laid_games import QUIET, announce, answered, lay, play, rollout, reserve  # isort: skip

COUNTED = (Special.FOX_CAUGHT, Special.CHARLIE, Special.CHARLIE_CAUGHT, Special.DOPPELKOPF)


def facts(game: Game) -> GameFacts:
    """The facts of a game that is played to its end."""
    found = facts_of(record(rollout(game)))
    assert found is not None
    return found


def solo_of_queens() -> Game:
    """Seat 1 holds what takes every trick as a queen solo, and has the lead."""
    hands = lay("D9", "CQ CQ SQ SQ HQ HQ DQ DQ CA CA SA SA")
    return answered(QUIET, hands, reserve(1, "solo_queen"), table=Table(first=1))


def test_a_solo_is_counted_plus_and_minus_whatever_the_list_says() -> None:
    game = solo_of_queens()
    announce(game, 1, "re")
    found = facts(game)
    assert QUIET.counting == "plus"
    assert (found.contract, found.soloist, found.winner) == (Contract.SOLO_QUEEN, 1, Side.RE)
    assert found.won(1)
    assert not found.won(0)
    value = found.points[0] * -1
    assert value > 0
    assert found.points == (-value, 3 * value, -value, -value)
    assert found.written == (0, 3 * value, 0, 0)
    assert found.first == 1


def test_an_announcement_is_kept_with_what_it_brought() -> None:
    game = solo_of_queens()
    announce(game, 1, "re")
    made = facts(game).calls
    bare = facts(solo_of_queens())
    assert [(one.seat, one.call, one.forced, one.kept) for one in made] == [(1, Call.RE, False, True)]
    assert made[0].earned == facts(game).points[1] - bare.points[1]
    assert bare.calls == ()


def test_a_fox_is_lost_by_one_and_caught_by_another() -> None:
    hands = lay("CQ DA", "CQ", "SQ", "HT")
    game = answered(QUIET, hands)
    play(game, "DA")
    play(game, str(min(game.plays(), key=lambda card: card.eyes)))
    play(game, str(min(game.plays(), key=lambda card: card.eyes)))
    play(game, "HT")
    assert SpecialFacts(Special.FOX_CAUGHT, 3, 0) in facts(game).specials


def test_the_tricks_give_back_the_points_of_the_score() -> None:
    """Many games by many rules: of each kind there are as many as were scored, for the right side."""
    found = set()
    for preset in ("standard", "ddv", "mittwoch"):
        for game in tournament_games(setup_of(preset, seed=4, rounds=3)):
            facts, score = facts_of(record(game)), game.score
            if facts is None or score is None:
                assert facts is None
                assert score is None
                continue
            for point in COUNTED:
                sides = sorted(special.side for special in score.specials if special.point is point)
                assert sorted(facts.side_of(one.seat) for one in facts.specials if one.point is point) == sides
                found |= {point} if sides else set()
            lost = [one for one in facts.specials if one.loser is not None]
            assert all(facts.side_of(one.seat) is not facts.side_of(one.loser) for one in lost if one.loser is not None)
            assert facts.written == score.scores
            assert sum(facts.points) == 0
            assert facts.side_of(0) is score.side_of(0)
    assert found == set(COUNTED)


def test_the_announcements_are_those_that_were_made() -> None:
    checked = 0
    for game in tournament_games(setup_of("ddv", seed=9, rounds=2)):
        facts = facts_of(record(game))
        assert facts is not None
        made = [action for action in game.actions if isinstance(action, Announce)]
        assert [(one.seat, one.call) for one in facts.calls] == [(one.seat, one.call) for one in made]
        assert [one.earned for one in facts.calls] == [choice.points for choice in announcement_choices(game)]
        checked += len(made)
    assert checked > 20


def test_a_hand_thrown_in_and_a_game_that_goes_on_have_no_facts() -> None:
    thrown = answered(
        PRESETS["standard"].rules,
        lay("C9 C9 S9 S9 H9 DK SK CK HK DJ HJ ST"),
        reserve(0, "throw_nines"),
    )
    assert thrown.thrown_in is not None
    assert facts_of(record(thrown)) is None
    assert facts_of(record(solo_of_queens())) is None


@pytest.mark.parametrize("change", [{"rules": None}, {"actions": 3}, {"hands": []}, {"record": 9}])
def test_what_is_no_record_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(GameError):
        facts_of(record(solo_of_queens()) | change)


def test_facts_come_back_from_a_line_of_text() -> None:
    random = Random(3)
    for game in tournament_games(setup_of("standard", seed=random.randrange(99), rounds=1)):
        facts = facts_of(record(game))
        if facts is not None:
            line = packed({"game": packed_facts(facts)})
            assert unpacked_facts(decoded(line)["game"]) == facts


def test_equal_rules_are_read_once() -> None:
    first, other = record(solo_of_queens()), record(Game.deal(PRESETS["ddv"].rules, 1))
    reader = RulesReader()
    rules = reader.read(first)
    assert rules == rules_of(first)
    assert reader.read(other) == rules_of(other) != rules
    assert reader.read(decoded(packed(first))) is rules
