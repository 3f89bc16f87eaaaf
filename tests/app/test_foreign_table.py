"""A player of ours at a foreign table, asked line by line."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from protocol_games import STANDARD, ForeignTable, at_the_first_card

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.seat_protocol.host import ask_of, hello_of, over_of
from freedoko_qt.app.seat_protocol.lines import choice_of, line_of, ready_of, written
from freedoko_qt.app.seat_protocol.messages import (
    Ask,
    AskKind,
    LegalQuery,
    Over,
    Withdrawn,
)
from freedoko_qt.app.seat_protocol.protocol_player import ProtocolPlayer
from freedoko_qt.engine.actions import Announce, Play
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_to_dict
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules


def replies(lines: Sequence[str], level: str = "beginner") -> list[dict[str, Any]]:
    sitting = ProtocolPlayer("Test 1", lambda number: make_player(level, number))
    return [json.loads(reply) for reply in sitting.replies(lines)]


def test_it_is_ready_and_chooses_what_the_level_chooses() -> None:
    table, remote = at_the_first_card()
    for _ in range(3):
        assert table.game.turn is not None
        table.do(Play(table.game.turn, table.game.plays()[0]))
    view = table.game.view(3)
    ask = line_of(ask_of(view))
    # The lines sent to the seat, its own answer among them: a game taken up in the middle.
    ready, answer = replies([*table.lines[3], ask])
    assert ready == {"ready": "Test 1"}
    wanted = make_player("beginner", 0).decide(view)
    assert wanted is not None
    assert answer == action_to_dict(wanted)
    assert remote.hello.seat == 3


def test_what_it_does_not_understand_it_says_and_goes_on() -> None:
    table, _ = at_the_first_card()
    table.do(Play(0, table.game.plays()[0]))
    broken = [*table.lines[1][:1], "?", *table.lines[1][1:], '{"event":{"seat":0,"play":"CA"}}']
    ready, error, answer, after = replies([*broken, line_of(ask_of(table.game.view(1))), "[]"])
    assert set(ready) == {"ready"}
    assert set(error) == set(after) == {"error", "line"}
    assert (error["line"], after["line"]) == (2, len(broken) + 2)
    assert answer["seat"] == 1


def test_an_event_that_cannot_be_is_not_answered_but_named(caplog: pytest.LogCaptureFixture) -> None:
    table, _ = at_the_first_card()
    events = ['{"event":{"seat":7}}', '{"event":[]}', '{"event":{"seat":1,"play":"ZZ"}}', '{"over":1}']
    (ready,) = replies([*table.lines[3], *events])
    assert set(ready) == {"ready"}
    number = len(table.lines[3])
    assert [record.getMessage().split(":")[0] for record in caplog.records] == [
        f"Line {number + step}" for step in (1, 2, 3, 4)
    ]


def test_what_was_done_instead_of_an_answer_stands_in_its_place() -> None:
    table, remote = at_the_first_card()
    for _ in range(3):
        assert table.game.turn is not None
        table.do(Play(table.game.turn, table.game.plays()[0]))
    before = remote.view()
    answered, instead = (Play(3, card) for card in before.playable[:2])
    remote.answer(answered)
    remote.observe(instead)
    table.game.apply(instead)
    assert remote.view() == table.game.view(3)


def test_an_answer_may_be_taken_back() -> None:
    _, remote = at_the_first_card()
    before = remote.view()
    announce = next(action for action in before.legal if isinstance(action, Announce))
    remote.answer(announce)
    assert remote.view() != before
    remote.observe(Withdrawn(3))
    assert remote.view() == before
    remote.observe(Withdrawn(3))
    assert remote.view() == before


def test_who_is_asked_without_the_legal_actions_knows_them() -> None:
    table, _ = at_the_first_card()
    answered = replies([*table.lines[0], line_of(ask_of(table.game.view(0)))])
    assert replies([*table.lines[0], '{"ask":"play"}']) == answered


def test_a_seat_answers_what_is_legal_and_whose_turn_it_is() -> None:
    table, _ = at_the_first_card()
    *_, answer = replies([*table.lines[3], line_of(LegalQuery())])
    legal = [action_to_dict(action) for action in table.game.legal(3)]
    assert answer == {"turn": table.game.turn, "legal": legal}


def test_before_a_hello_and_after_a_game_nothing_can_be_asked() -> None:
    table, _ = at_the_first_card()
    ask = '{"ask":"announce","legal":[]}'
    assert [set(reply) for reply in replies([ask])] == [{"error", "line"}]
    over = line_of(Over({}))
    assert [set(reply) for reply in replies([*table.lines[0], over, ask])] == [{"ready"}, {"error", "line"}]


def test_nothing_is_read_after_quit() -> None:
    table, _ = at_the_first_card()
    assert replies(['{"quit":true}', table.lines[0][0]]) == []


def asked(table: ForeignTable, seat: int, kind: AskKind, legal: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return replies([*table.lines[seat], line_of(Ask(kind, tuple(legal)))])[-1]


def test_the_legal_actions_of_the_host_are_what_counts() -> None:
    table, _ = at_the_first_card()
    cards = table.game.hands[0]
    only = {"play": str(cards[-1])}
    assert asked(table, 0, AskKind.PLAY, [only]) == only
    # By our rules this card is not even in the hand.
    foreign = {"seat": 0, "play": str(next(card for card in Card if card not in cards))}
    assert asked(table, 0, AskKind.PLAY, [foreign]) == foreign


def test_who_is_asked_to_announce_may_say_nothing() -> None:
    table, _ = at_the_first_card()
    announcements = [{"seat": 0, "announce": "black"}, {"announce": None}]
    assert asked(table, 0, AskKind.ANNOUNCE, announcements) == {"announce": None}


def test_a_partner_is_kept_where_nothing_else_is_wanted() -> None:
    table, _ = at_the_first_card()
    keep, change = {"seat": 0, "genscher": None}, {"seat": 0, "genscher": 2}
    assert asked(table, 0, AskKind.GENSCHER, [change, keep]) == keep


def test_a_host_may_send_events_and_questions_in_its_own_order() -> None:
    game = replace_first(STANDARD, 1)
    ask = Ask(AskKind.RESERVE, tuple(action_to_dict(action) for action in game.may_answer(0)))
    hello = line_of(hello_of(game, 0))
    _, early = replies([hello, line_of(ask)])  # seats 1 to 3 have answered before, but that is sent later
    assert early["reserve"] == "healthy"


def replace_first(rules: Rules, first: int) -> Game:
    game = Game.deal(rules, 5)
    return Game(rules, game.dealt, game.table._replace(first=first))


def test_whole_games_are_played_through() -> None:
    sitting = ProtocolPlayer("Test 1", lambda number: make_player("random", number))
    for seed, preset in enumerate(PRESETS.values()):
        table = ForeignTable(Game.deal(preset.rules, seed))
        game = table.game
        others = [make_player("random", seat) for seat in SEATS]
        (ready,) = sitting.replies(table.lines[1])
        assert ready_of(ready) == "Test 1"
        while game.turn is not None:
            read = len(table.lines[1])
            if game.turn == 1:
                (answer,) = sitting.replies([line_of(ask_of(game.view(1)))])
                action = choice_of(answer, 1)
            else:
                action = others[game.turn].decide(game.view(game.turn))
            assert action is not None
            table.do(action)
            new = [line for line in table.lines[1][read:] if action.seat != 1 or not is_own(line, 1)]
            assert [*sitting.replies(new)] == []
        assert game.phase is Phase.OVER
        assert [*sitting.replies([line_of(over_of(game))])] == []


def is_own(line: str, seat: int) -> bool:
    return json.loads(line)["event"]["seat"] == seat


def test_what_is_written_is_one_line() -> None:
    assert written({"ready": "a\nb"}).count("\n") == 0
