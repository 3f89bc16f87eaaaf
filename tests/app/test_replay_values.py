"""A finished game, stepped through, described, and gone on with in another way."""

import json

import pytest
from kept_games import NAMES, record, setup_of, spoken, tournament_games

from freedoko_qt.app.opponents import seed_at
from freedoko_qt.app.replay.game_text import text_of
from freedoko_qt.app.replay.practice import another_seat, done_better, same_deal, tried
from freedoko_qt.app.replay.replay import GameReplay
from freedoko_qt.app.settings import Language
from freedoko_qt.app.wording import card_name
from freedoko_qt.engine.actions import Play
from freedoko_qt.engine.errors import GameError
from freedoko_qt.engine.events import CardPlayed, ContractChosen, GameScored, TrickTaken
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import game_from_record, result_of
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.table import DutySoli, Table

from laid_games import QUIET, RE_AND_KONTRA, answered, lay, rollout, reserve  # isort: skip

SETUP = setup_of("ddv", seed=7, rounds=1)


@pytest.fixture(scope="module")
def game() -> Game:
    """A game in which the seats are asked, then play their first allowed card; 0 and 2 are Re."""
    return rollout(answered(QUIET, lay(*RE_AND_KONTRA)))


@pytest.fixture
def replay(game: Game) -> GameReplay:
    return GameReplay.of(record(game))


def test_every_position_is_what_the_game_was_then(replay: GameReplay, game: Game) -> None:
    assert replay.last == len(game.actions) == 4 + 48
    for number in range(replay.last + 1):
        then = game.replayed(number)
        found = replay.at(number, seat=2)
        assert (found.number, found.view) == (number, then.view(2))
        assert found.hands == tuple(map(tuple, then.hands))


def test_the_events_are_those_up_to_there(replay: GameReplay) -> None:
    assert replay.at(0, 0).events == ()
    before_play = replay.at(4, 0).events
    assert isinstance(before_play[-1], ContractChosen)
    assert isinstance(replay.at(5, 0).events[-1], CardPlayed)
    assert isinstance(replay.at(8, 0).events[-1], TrickTaken)
    assert isinstance(replay.at(52, 0).events[-1], GameScored)
    for number in range(replay.last):
        now, after = replay.at(number, 0).events, replay.at(number + 1, 0).events
        assert after[: len(now)] == now


def test_a_seat_sees_no_more_than_it_saw(replay: GameReplay) -> None:
    assert replay.at(10, 1).view.hand == replay.at(10, 1).hands[1]
    assert replay.at(10, 1).view.score is None
    assert replay.at(replay.last, 1).view.score is not None


def test_numbers_beyond_the_ends_are_the_ends(replay: GameReplay) -> None:
    assert replay.at(-3, 0) == replay.at(0, 0)
    assert replay.at(99, 0) == replay.at(52, 0)


def test_one_goes_by_tricks_and_back(replay: GameReplay) -> None:
    assert replay.stops == (0, *range(4, 53, 4))
    assert [replay.trick_after(number) for number in (0, 1, 4, 5, 8, 50, 52)] == [4, 4, 8, 8, 12, 52, 52]
    assert [replay.trick_before(number) for number in (0, 3, 4, 5, 8, 9, 52)] == [0, 0, 0, 4, 4, 8, 48]


def test_a_hand_thrown_in_can_be_looked_at() -> None:
    thrown = answered(QUIET, lay("C9 C9 S9 S9 H9 DK SK CK HK DJ HJ ST"), reserve(0, "throw_nines"))
    assert thrown.thrown_in is not None
    found = GameReplay.of(record(thrown))
    assert found.stops == (0, found.last)
    assert found.trick_after(0) == found.last == 4
    assert "Käthe" in text_of(found)


def test_every_kind_of_game_is_stepped_through_to_its_score() -> None:
    for played in tournament_games(SETUP):
        found = GameReplay.of(record(played))
        assert found.at(found.last, 3).view == played.view(3)
        steps, number = 0, 0
        while number != found.last:
            number = found.trick_after(number)
            steps += 1
        assert steps == len(found.stops) - 1


@pytest.mark.parametrize("change", [{"actions": []}, {"rules": {}, "hands": None}, {"record": 7}])
def test_what_is_no_whole_game_is_refused(game: Game, change: dict[str, object]) -> None:
    with pytest.raises(GameError):
        GameReplay.of(record(game) | change)


def test_names_come_from_the_record_or_from_outside(game: Game, replay: GameReplay) -> None:
    assert replay.names == NAMES
    assert GameReplay.of(record(game), ("A", "B", "C", "D")).names == ("A", "B", "C", "D")
    assert GameReplay.of(record(game) | {"players": []}).names == ("1", "2", "3", "4")


# As text


def test_the_text_describes_the_game_and_holds_its_record(qapp: object, replay: GameReplay, game: Game) -> None:
    with spoken(qapp, Language.ENGLISH):
        lines = text_of(replay).splitlines()
    assert lines[0].startswith("Käthe: ♣Q ♦Q ♠J ")
    assert lines[5:10] == [
        "You are healthy.",
        "Frieda is healthy.",
        "Karl is healthy.",
        "Dolores is healthy.",
        "A normal game is played.",
    ]
    trick = game.tricks[0]
    assert lines[10:13] == ["", "You play the queen of clubs.", f"Frieda plays the {card_name(trick.cards[1])}."]
    assert sum(line.startswith(("You take trick", *(f"{name} takes trick" for name in NAMES))) for line in lines) == 12
    assert "Game won (Kontra): +1" in lines or "Game won (Re): +1" in lines
    assert game_from_record(json.loads(lines[-1])).score == game.score


def test_the_text_speaks_german(qapp: object, replay: GameReplay) -> None:
    with spoken(qapp, Language.GERMAN):
        lines = text_of(replay).splitlines()
    assert lines[0].startswith("Käthe: ♣D ♦D ♠B ")
    assert lines[5:7] == ["Du bist gesund.", "Frieda ist gesund."]
    assert lines[9] == "Es wird ein Normalspiel gespielt."
    assert lines[11] == "Du spielst Kreuz-Dame."


# Once more


def test_going_on_from_a_position_leaves_the_record_alone(replay: GameReplay, game: Game) -> None:
    before = json.dumps(replay.record)
    for position in (0, 4, 5, 30, 51):
        again = tried(replay, position, SETUP).game()
        assert again.view(again.turn or 0) == game.replayed(position).view(again.turn or 0)
        while again.turn is not None:
            again.apply(Play(again.turn, again.plays()[-1]) if again.phase is Phase.PLAY else again.legal()[0])
        assert again.score is not None
    assert json.dumps(replay.record) == before
    assert replay.game.score == game.score
    assert replay.at(replay.last, 0).view == game.view(0)


def test_the_players_have_the_chance_that_they_had() -> None:
    played = tournament_games(SETUP)[0]
    again = tried(GameReplay.of(record(played)), 8, SETUP).game()
    assert again.seed == played.seed is not None
    assert [seed_at(again, seat) for seat in range(4)] == [seed_at(played, seat) for seat in range(4)]


def test_the_same_deal_begins_anew(replay: GameReplay, game: Game) -> None:
    again = same_deal(replay, SETUP).game()
    assert (again.dealt, again.table, again.given_rules) == (game.dealt, game.table, game.given_rules)
    assert (again.actions, again.phase) == ([], Phase.RESERVATION)
    assert same_deal(replay, SETUP).game() is not again


def test_with_another_seat_all_move_round() -> None:
    table = Table(
        first=1,
        duty_soli=(DutySoli(0), DutySoli(1), DutySoli(2), DutySoli(3)),
        round=2,
        totals=(10, 11, 12, 13),
    )
    dealt = Game.deal(QUIET, 5, table)
    replay = GameReplay.of(record(rollout(answered(QUIET, dealt.dealt, table=table))))
    moved = another_seat(replay, SETUP, 3)
    assert moved.hands == (dealt.dealt[3], dealt.dealt[0], dealt.dealt[1], dealt.dealt[2])
    assert (moved.table.first, moved.table.totals) == (2, (13, 10, 11, 12))
    assert [duty.total for duty in moved.table.duty_soli] == [3, 0, 1, 2]
    assert moved.game().turn == 2
    assert another_seat(replay, SETUP, 0) == same_deal(replay, SETUP)


def test_the_same_actions_from_another_seat_make_the_same_game(replay: GameReplay, game: Game) -> None:
    """Whoever sits where, the cards are worth the same."""
    again = another_seat(replay, SETUP, 1).game()
    while again.turn is not None:
        again.apply(Play(again.turn, again.plays()[0]) if again.phase is Phase.PLAY else again.legal()[0])
    result, first = result_of(again), result_of(game)
    assert result is not None
    assert first is not None
    assert result["eyes"] == [*first["eyes"][1:], first["eyes"][0]]
    assert result["scores"] == [*first["scores"][1:], first["scores"][0]]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_better_card_is_played_in_the_place_of_its_seat(replay: GameReplay, seat: int) -> None:
    position = next(n for n, one in enumerate(replay.game.actions) if n > 3 and one.seat == seat)
    before = replay.game_at(position)
    better = before.plays()[-1]
    practice = done_better(replay, SETUP, position, seat, Play(seat, better))
    game = practice.game()
    assert game.actions[-1] == Play(0, better)
    assert len(game.actions) == position + 1
    before.apply(Play(seat, better))
    assert game.hands[0] == before.hands[seat]
    assert done_better(replay, SETUP, position, seat, None).game().turn == 0
