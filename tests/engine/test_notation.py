"""Games as text: what can be read is as it was written; the rest is reported in one sentence (RECORDS.md 2 to 6)."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laid_games import QUIET, announce, answered, lay, play, reserve, rollout
from random_games import PLAYERS, random_game, random_rules, steps

from freedoko_qt.engine.actions import (
    Accept,
    Action,
    Announce,
    AnnounceSwines,
    Call,
    Genscher,
    Play,
    Reserve,
    Return,
    Selector,
    SelectorKind,
    Shift,
    SwineKind,
)
from freedoko_qt.engine.cards import CARDS, Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.errors import BadNotation, BadRules, GameError, IllegalAction
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import (
    action_from_dict,
    action_to_dict,
    card_of,
    game_from_record,
    record_of,
    result_of,
    selector_of,
    table_from_dict,
    table_to_dict,
)
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import Side, WinningStreak

Record = dict[str, Any]

ACTIONS: list[tuple[Action, Record]] = [
    (Reserve(0, Reservation.HEALTHY), {"seat": 0, "reserve": "healthy"}),
    (
        Reserve(1, Reservation.MARRIAGE, Selector(SelectorKind.TRUMP)),
        {"seat": 1, "reserve": "marriage", "selector": "first_trump"},
    ),
    (
        Reserve(2, Reservation.SOLO_QUEEN, None, True, True, True),
        {"seat": 2, "reserve": "solo_queen", "swines": True, "hyperswines": True, "offer_duty_solo": True},
    ),
    (Shift(2, (Card.D9, Card.DK, Card.S9)), {"seat": 2, "shift": ["D9", "DK", "S9"]}),
    (Shift(2, (Card.D9,), 1), {"seat": 2, "shift": ["D9"], "to": 1}),
    (
        Reserve(3, Reservation.SOLO_JACK, bid=Call.NO_90, lust=True),
        {"seat": 3, "reserve": "solo_jack", "lust": True, "bid": "no_90"},
    ),
    (Accept(3, False), {"seat": 3, "accept": False}),
    (Return(0, (Card.S9, Card.SK, Card.H9)), {"seat": 0, "return": ["S9", "SK", "H9"]}),
    (Announce(1, Call.NO_90), {"seat": 1, "announce": "no_90"}),
    (Announce(1, Call.RE, True), {"seat": 1, "announce": "re", "forced": True}),
    (AnnounceSwines(1), {"seat": 1, "swines": True}),
    (AnnounceSwines(1, SwineKind.SUPERSWINES), {"seat": 1, "superswines": True}),
    (AnnounceSwines(1, SwineKind.HYPERSWINES), {"seat": 1, "hyperswines": True}),
    (AnnounceSwines(1, SwineKind.HEIDMANN), {"seat": 1, "heidmann": True}),
    (Genscher(1, 3), {"seat": 1, "genscher": 3}),
    (Genscher(1, None), {"seat": 1, "genscher": None}),
    (Play(1, Card.CT), {"seat": 1, "play": "CT"}),
]


@pytest.mark.parametrize(("action", "entry"), ACTIONS)
def test_every_kind_of_action_is_written_and_read(action: Action, entry: Record) -> None:
    assert action_to_dict(action) == entry
    assert action_from_dict(entry) == action


def test_cards_and_conditions_by_their_names() -> None:
    assert [card_of(str(card)) for card in CARDS] == list(CARDS)
    assert str(selector_of("second_color")) == "second_color"
    with pytest.raises(BadNotation, match="'1C' is not a card"):
        card_of("1C")
    with pytest.raises(BadNotation, match="'first_love' is not a condition of a marriage"):
        selector_of("first_love")


@pytest.mark.parametrize(
    "table",
    [
        Table(),
        Table(first=2, bock_factor=4, duty_soli=(DutySoli(2, 1, 0), DutySoli(), DutySoli(1), DutySoli())),
        Table(first=1, duty_round=True, round=6, totals=(3, -3, 0, 0), bock_queue=(1, 2), pot=17),
        Table(round=2, streak=WinningStreak(Side.CONTRA, 3)),
        Table(convention=True),
    ],
)
def test_tables_are_written_and_read(table: Table) -> None:
    assert table_from_dict(json.loads(json.dumps(table_to_dict(table)))) == table


@cache
def written_evening() -> str:
    """A whole game with announcements, a forced one among them, as a line of a file."""
    game = answered(PRESETS["standard"].rules, lay("CA CQ DA", "CT SQ", "CT CQ", "CA SJ"), table=Table(round=1))
    announce(game, 1, "contra")
    play(game, "CA CT CT CA")
    announce(game, 0, "re")
    return json.dumps(record_of(rollout(game), PLAYERS))


def evening() -> Record:
    """The same as a record of one's own."""
    return json.loads(written_evening())


def test_a_record_has_the_whole_game() -> None:
    record = evening()
    assert list(record) == ["record", "rules", "table", "seed", "hands", "actions", "players", "result"]
    assert record["actions"][5:10] == [
        {"seat": 0, "play": "CA"},
        {"seat": 1, "play": "CT"},
        {"seat": 2, "play": "CT"},
        {"seat": 3, "play": "CA"},
        {"seat": 0, "announce": "re", "forced": True},
    ]
    assert record["result"]["contract"] == "normal"
    assert "bock_triggers" in record["result"]


def test_a_running_game_has_no_result() -> None:
    game = answered(QUIET, lay())
    assert "result" not in record_of(game, PLAYERS)
    assert result_of(game) is None


def test_a_game_thrown_in_has_its_reason() -> None:
    game = answered(QUIET, lay("C9 C9 S9 S9 H9"), reserve(0, "throw_nines"))
    assert result_of(game) == {"redeal": "throw_nines", "seat": 0}


def test_without_bock_a_result_has_no_triggers() -> None:
    game = rollout(answered(PRESETS["ddv"].rules, lay()))
    result = result_of(game)
    assert result is not None
    assert "bock_triggers" not in result


def test_keys_that_are_not_known_are_passed_over() -> None:
    record = evening() | {"party": "Wednesday", "game": 3, "last": False}
    assert record_of(game_from_record(record), PLAYERS) == evening()


# What cannot be read


def without(key: str) -> Callable[[Record], None]:
    return lambda record: record.pop(key)


def changed(*path: Any, to: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        part: Any = record
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = to

    return change


BAD: list[tuple[str, Callable[[Record], None], type[GameError], str]] = [
    ("newer format", changed("record", to=2), BadNotation, "a record of format 1 was expected, not 2"),
    ("no format", without("record"), BadNotation, "a record of format 1 was expected, not None"),
    ("no rules", without("rules"), BadNotation, "lacks its rules, table or hands"),
    ("rules by name", changed("rules", to="standard"), BadNotation, "lacks its rules, table or hands"),
    ("rules as a list", changed("rules", to=[]), BadNotation, "lacks its rules, table or hands"),
    ("wrong rule", changed("rules", "counting", to="double"), BadRules, "The rule 'counting' must be one of"),
    ("rule of a wrong kind", changed("rules", "solo", to=1), BadRules, "The rule 'solo' must be true or false, not 1"),
    ("no table", without("table"), BadNotation, "lacks its rules, table or hands"),
    ("table as a list", changed("table", to=[1]), BadNotation, "the record has no proper table"),
    ("fifth seat first", changed("table", "first", to=4), BadNotation, "the record has no proper table"),
    ("endless bock", changed("table", "bock_factor", to=float("inf")), BadNotation, "the record has no proper table"),
    ("a bock factor of many digits", changed("table", "bock_factor", to=10**16), BadNotation, "no proper table"),
    ("sums of many digits", changed("table", "totals", to=["9" * 4000] * 4), BadNotation, "no proper table"),
    ("more soli than games", changed("table", "duty_soli", to=[[2**31, 0, 0]] * 4), BadNotation, "no proper table"),
    ("three debtors", changed("table", "duty_soli", to=[[0, 0, 0]] * 3), BadNotation, "no proper table"),
    ("endless sums", changed("table", "totals", to=[float("inf")] * 4), BadNotation, "no proper table"),
    ("no hands", without("hands"), BadNotation, "lacks its rules, table or hands"),
    ("three hands", lambda record: record["hands"].pop(), BadNotation, "no four hands of cards"),
    ("a card that is none", changed("hands", 0, 0, to="C1"), BadNotation, "no four hands of cards"),
    ("a card too often", changed("hands", 0, 0, to="D9"), BadNotation, "the hands are not a whole deck"),
    ("a card too few", lambda record: record["hands"][0].pop(), BadNotation, "the hands are not a whole deck"),
    (
        "hands of different size",
        lambda record: record["hands"][0].append(record["hands"][1].pop()),
        BadNotation,
        "the hands are not of one size",
    ),
    ("no actions", without("actions"), BadNotation, "the record has no actions"),
    ("actions as text", changed("actions", to="CT"), BadNotation, "the record has no actions"),
    ("an action that is a number", changed("actions", 0, to=7), BadNotation, "7 is not an action"),
    ("an action that is nothing", changed("actions", 0, to=None), BadNotation, "None is not an action"),
    ("an action of nobody", changed("actions", 0, to={"play": "CT"}), BadNotation, "is not an action"),
    ("a seat that is true", changed("actions", 0, "seat", to=True), BadNotation, "is not an action"),
    ("an empty action", changed("actions", 0, to={"seat": 0}), BadNotation, "is not an action"),
    ("an unknown call", changed("actions", 4, "announce", to="no_45"), BadNotation, "is not an action"),
    ("a card that is a list", changed("actions", 5, "play", to=["CA"]), BadNotation, "is not an action"),
    ("an action out of turn", changed("actions", 0, "seat", to=2), IllegalAction, "not_your_turn"),
    ("a card not held", changed("actions", 5, "play", to="S9"), IllegalAction, "is not legal: not_in_hand"),
    ("an action too many", lambda record: record["actions"].append(record["actions"][-1]), IllegalAction, "game_over"),
]


@pytest.mark.parametrize(("spoil", "error", "sentence"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_a_bad_record_is_refused_with_a_sentence(
    spoil: Callable[[Record], None], error: type[GameError], sentence: str
) -> None:
    record = evening()
    spoil(record)
    with pytest.raises(error) as caught:
        game_from_record(record)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["[]", "7", '"game"', "null", "true"])
def test_what_is_no_object_is_no_record(text: str) -> None:
    with pytest.raises(BadNotation, match="a record of format 1 was expected"):
        game_from_record(json.loads(text))


JUNK: list[Any] = [None, True, -1, 0, 4, 10**30, 1.5, float("inf"), float("nan"), "", "CQ", "healthy", [], {}, [[]]]
JUNK += [{"seat": 0}, ["CQ"], {"seat": 0, "reserve": "healthy"}]


def places(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a record."""
    inner: list[tuple[Any, ...]] = []
    if isinstance(part, dict):
        inner = [place for key, value in part.items() for place in places(value, (*path, key))]
    elif isinstance(part, list):
        inner = [place for key, value in enumerate(part) for place in places(value, (*path, key))]
    return [path, *inner]


def mutated(record: Any, random: Random) -> Any:
    """The record with something replaced, taken out, put in twice or exchanged."""
    place = random.choice(places(record))
    if not place:
        return deepcopy(random.choice(JUNK))
    part = record
    for key in place[:-1]:
        part = part[key]
    match random.randrange(4):
        case 0:
            part[place[-1]] = deepcopy(random.choice(JUNK))
        case 1:
            del part[place[-1]]
        case 2 if isinstance(part, list):
            part.insert(place[-1], deepcopy(part[random.randrange(len(part))]))
        case _:
            other = random.choice(list(part) if isinstance(part, dict) else range(len(part)))
            part[place[-1]], part[other] = part[other], part[place[-1]]
    return record


@settings(max_examples=250)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_a_spoiled_record_is_a_game_or_a_game_error_never_anything_else(seed: int, times: int) -> None:
    random = Random(seed)
    record = evening()
    for _ in range(times):
        record = mutated(record, random)
    try:
        game = game_from_record(record)
    except GameError as error:
        assert str(error)
    else:
        assert isinstance(game, Game)


def test_records_of_any_moment_are_read_to_an_equal_game() -> None:
    random = Random("any moment")
    for _ in range(6):
        for number, game in enumerate(steps(random_game(random_rules(random), random), random)):
            if number % 7 == 0:
                record = record_of(game, PLAYERS)
                assert record_of(game_from_record(json.loads(json.dumps(record))), PLAYERS) == record
