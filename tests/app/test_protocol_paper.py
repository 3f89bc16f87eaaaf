"""The seat protocol as RECORDS.md tells it: our player sits through the conversation of the paper."""

from typing import Any

from papers import RECORDS, examples

from freedoko_qt.ai.player import make_player
from freedoko_qt.app.seat_protocol.lines import choice_of, fact_to_dict, message_of, ready_of, written
from freedoko_qt.app.seat_protocol.messages import EventMessage
from freedoko_qt.app.seat_protocol.protocol_player import ProtocolPlayer
from freedoko_qt.engine.notation import action_to_dict

HOST = examples(RECORDS, "host")
READY, *ANSWERS = examples(RECORDS, "player")
ASKED = [line["legal"] for line in HOST if "ask" in line]


def test_every_event_of_the_host_is_read_and_written_again() -> None:
    for line in HOST:
        message = message_of(written(line))
        if isinstance(message, EventMessage):
            assert fact_to_dict(message.fact) == line["event"]


def test_the_answers_of_the_player_are_among_what_it_was_asked() -> None:
    assert ready_of(written(READY)) == "Somebody's player 1.0"
    seat = HOST[0]["seat"]
    chosen = [choice_of(written(answer), seat) for answer in ANSWERS]
    assert [action_to_dict(action) for action in chosen if action] == ANSWERS
    assert all(answer in legal for answer, legal in zip(ANSWERS, ASKED, strict=True))


def test_our_own_player_sits_through_it() -> None:
    sitting = ProtocolPlayer("ours", lambda number: make_player("beginner", number))
    ready, *answers = sitting.replies(map(written, HOST))
    assert ready == written({"ready": "ours"})
    entries: list[dict[str, Any]] = [entry for legal in ASKED for entry in legal]
    assert len(answers) == len(ASKED)
    assert {answer for answer in answers} <= {written(entry) for entry in entries}
