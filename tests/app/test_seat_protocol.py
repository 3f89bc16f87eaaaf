"""The lines of a host, a remote seat that follows them, and a player of ours at a foreign table."""

import json
from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest
from protocol_games import (
    STANDARD,
    at_the_first_card,
    compare,
    mixed,
    random_table,
    rare_game,
    rare_rules,
)

from freedoko_qt.app.seat_protocol.host import ask_of, facts_for, hello_of
from freedoko_qt.app.seat_protocol.lines import choice_of, fact_to_dict, line_of, message_of, ready_of
from freedoko_qt.app.seat_protocol.messages import (
    Ask,
    AskKind,
    Declared,
    EventMessage,
    GivenBack,
    Laid,
    LegalQuery,
    Over,
    Quit,
    SideShown,
    Withdrawn,
)
from freedoko_qt.app.seat_protocol.remote_seat import RemoteSeat
from freedoko_qt.engine.actions import Accept, Announce, AnnounceSwines, Call, Play, Reserve, Return, Shift
from freedoko_qt.engine.cards import SEATS, Card, Hand
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.errors import BadNotation, GameError
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import card_of
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.table import Table
from freedoko_qt.engine.teams import Side

HEALTHY = Reservation.HEALTHY


def hand(names: str) -> Hand:
    return tuple(card_of(name) for name in names.split())


POOR = hand("D9 DJ HQ  CA CT CK C9  SA SK S9  HA HK")
"""Three trumps."""


def poor_game() -> Game:
    """Seat 0 is poor; the other cards lie as they come."""
    game = Game.deal(STANDARD, 1)
    rest = Counter(card for cards in game.dealt for card in cards) - Counter(POOR)
    others = [*rest.elements()][::5] + [card for at, card in enumerate(rest.elements()) if at % 5]
    return Game(STANDARD, (POOR, tuple(others[:12]), tuple(others[12:24]), tuple(others[24:])), Table())


# What a remote seat knows


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("preset", PRESETS)
def test_a_remote_seat_knows_what_its_seat_knows_in_every_preset(preset: str, seed: int) -> None:
    random, rules = Random(seed), PRESETS[preset].rules
    happened = compare(Game.deal(rules, random.getrandbits(40), random_table(rules, random)), random)
    assert happened["Reserve"] >= 1


@pytest.mark.parametrize("seed", range(12))
def test_a_remote_seat_knows_what_its_seat_knows_under_mixed_rules(seed: int) -> None:
    random, rules = Random(seed), mixed(seed)
    happened = compare(Game.deal(rules, random.getrandbits(40), random_table(rules, random)), random)
    assert happened["Reserve"] >= 1


def test_a_remote_seat_knows_what_its_seat_knows_in_poverties_and_other_rarities() -> None:
    happened = Counter[str]()
    for seed in range(45):
        random, rules = Random(seed), rare_rules(seed)
        happened += compare(rare_game(rules, random), random)
    rarities = ("exchange", "exchange with swines", "Genscher", "AnnounceSwines", "several reservations", "changed")
    for rarity in rarities:
        assert happened[rarity] > 0, rarity


@pytest.mark.parametrize("shown", ["cards", "trumps"])
def test_a_remote_seat_knows_what_its_seat_knows_of_a_ramsch_and_a_counter_genscher(shown: str) -> None:
    happened = Counter[str]()
    for seed in range(40):
        random, rules = Random(seed), rare_rules(seed).changed("poverty_refused", "ramsch")
        for option in ("poverty", "poverty_shift", "genscher", "counter_genscher"):
            rules = rules.changed(option, True)
        happened += compare(rare_game(rules.changed("poverty_return_info", shown), random), random)
    assert happened["exchange"] > 0


def test_a_remote_seat_knows_what_its_seat_knows_where_bidding_goes_on() -> None:
    happened = Counter[str]()
    for seed in range(40):
        random, rules = Random(seed), rare_rules(seed)
        for option in ("solo", "solo_bidding", "bidding_goes_on"):
            rules = rules.changed(option, True)
        happened += compare(Game.deal(rules, seed, random_table(rules, random)), random, soli=0.8)
    assert happened["raised"] > 0


# What is sent


def lines_for(game: Game, seat: int) -> list[dict[str, Any]]:
    return [fact_to_dict(fact) for fact in facts_for(game, seat)]


def test_a_hello_contains_the_own_hand_only() -> None:
    game = poor_game()
    content = json.loads(line_of(hello_of(game, 2)))
    assert content["hello"] == 1
    assert content["seat"] == 2
    assert content["hand"] == [str(card) for card in game.dealt[2]]
    assert content["seed"] is None
    assert set(content) == {"hello", "seat", "rules", "table", "seed", "hand"}


def test_the_kind_of_a_reservation_is_sent_when_it_holds() -> None:
    game = poor_game()
    game.apply(Reserve(0, Reservation.POVERTY))
    assert lines_for(game, 2) == [{"seat": 0, "reserve": "reservation"}]
    game.apply(Reserve(1, Reservation.SOLO_QUEEN))
    game.apply(Reserve(2, HEALTHY))
    game.apply(Reserve(3, HEALTHY))
    assert lines_for(game, 2) == [
        {"seat": 0, "reserve": "reservation"},
        {"seat": 1, "reserve": "reservation"},
        {"seat": 2, "reserve": "healthy"},
        {"seat": 3, "reserve": "healthy"},
        {"seat": 1, "reserve": "solo_queen"},
    ]
    assert lines_for(game, 1)[-1] == {"seat": 3, "reserve": "healthy"}  # it knows its own


def exchanged() -> Game:
    """Seat 2 has taken the poverty of seat 0 and given ♦9 and two plain cards back."""
    game = poor_game()
    for seat, kind in enumerate((Reservation.POVERTY, HEALTHY, HEALTHY, HEALTHY)):
        game.apply(Reserve(seat, kind))
    for action in (Shift(0, hand("HQ D9 DJ")), Accept(1, False), Accept(2, True)):
        game.apply(action)
    plain = [card for card in game.hands[2] if not game.order.is_trump(card)]
    game.apply(Return(2, tuple(sorted((Card.D9, *plain[:2])))))
    return game


def test_a_bystander_hears_how_many_cards_of_a_poverty_go_and_come() -> None:
    facts = facts_for(exchanged(), 3)[-4:]
    assert [type(fact) for fact in facts] == [Laid, Accept, Accept, GivenBack]
    lines = [fact_to_dict(fact) for fact in facts]
    assert lines[0] == {"seat": 0, "shift": 3}
    assert (lines[-1]["seat"], lines[-1]["return"]) == (2, 3)
    assert not {"HQ", "D9", "DJ"} & set(json.dumps(lines).split('"'))


def test_the_taker_is_sent_the_cards_and_the_poor_one_what_came_back() -> None:
    game = exchanged()
    (returned,) = (action for action in game.actions if isinstance(action, Return))
    assert facts_for(game, 2)[-4:] == (
        Accept(1, False), Accept(2, True), Shift(0, hand("HQ D9 DJ")), returned,
    )  # fmt: skip
    assert facts_for(game, 0)[-1] == returned


def test_too_much_or_too_little_of_a_poverty_from_a_host_does_not_matter() -> None:
    game = exchanged()
    before = game.replayed(len(game.actions) - 1)
    taker = RemoteSeat(hello_of(game, 2))
    for fact in facts_for(before, 2):
        if not isinstance(fact, Shift):  # the cards that it takes
            taker.observe(fact)
    assert taker.view(before.legal(2)) == before.view(2)
    bystander = RemoteSeat(hello_of(game, 3))
    for action in game.actions:
        bystander.observe(action)
    assert bystander.view(game.legal(3)) == game.view(3)


def test_a_denial_shows_the_side_of_its_seat() -> None:
    rules = STANDARD.changed("denial_without_announcement", "free")
    game = Game.deal(rules, 3)
    for seat in SEATS:
        game.apply(Reserve(seat, HEALTHY))
    game.apply(Announce(1, Call.NO_90))
    (fact,) = facts_for(game, 0)[-1:]
    side = Side.RE if game.re[1] else Side.CONTRA
    assert fact == Declared(Announce(1, Call.NO_90), side)
    assert fact_to_dict(fact) == {"seat": 1, "announce": "no_90", "side": side.value}


def test_swines_that_count_as_announced_show_the_side_of_their_seat() -> None:
    game = swines_said()
    assert facts_for(game, 0)[-2:] == (AnnounceSwines(1), SideShown(1, Side.RE))
    assert fact_to_dict(SideShown(1, Side.RE)) == {"seat": 1, "side": "re"}
    remote = RemoteSeat(hello_of(game, 0))
    for fact in facts_for(game, 0):
        remote.observe(fact)
    assert remote.view(game.legal(0)) == game.view(0)


def swines_said() -> Game:
    """A game in which seat 1, of Re, has just announced swines that count as that."""
    rules = STANDARD.changed("counts_as_announced", ("swines",))
    for seed in count():
        game = Game.deal(rules, seed)
        if game.dealt[1].count(Card.DA) == 2 and game.dealt[1].count(Card.CQ) == 1:
            for seat in SEATS:
                game.apply(Reserve(seat, HEALTHY))
            game.apply(AnnounceSwines(1))
            return game
    raise AssertionError


def test_every_message_is_read_as_it_was_written() -> None:
    game = exchanged()
    messages = [hello_of(game, 1), Over({"redeal": "poverty"}), Quit(), ask_of(game.view(game.turn or 0))]
    messages += [LegalQuery(), Ask(AskKind.PLAY, None), EventMessage(Withdrawn(1))]
    messages += [EventMessage(fact) for seat in SEATS for fact in facts_for(game, seat)]
    for message in messages:
        assert message_of(line_of(message)) == message


# What cannot have happened


def test_an_event_that_cannot_be_changes_nothing() -> None:
    table, remote = at_the_first_card()
    before = remote.view(())
    own = next(card for card in before.hand if before.hand.count(card) == 2)
    impossible = [
        Play(0, own),
        Play(1, Card.CA),
        Reserve(0, Reservation.SOLO_QUEEN),
        Laid(0, 3),
        Announce(0, Call.REPLY),
        GivenBack(3, 3),
        Accept(1, True),
    ]
    for fact in impossible:
        with pytest.raises(GameError):
            remote.observe(fact)
        assert remote.view(()) == before
    table.do(Play(0, table.game.plays()[0]))
    assert remote.view(()).trick == tuple(table.game.trick)


def test_who_did_not_follow_suit_cannot_play_it_later() -> None:
    table, remote = at_the_first_card()
    table.do(Play(0, table.game.plays()[0]))
    order = remote.view(()).order
    led = order.classes[table.game.trick[0]]
    unseen = [card for card in Card if card not in (*remote.hello.hand, *table.game.trick)]
    fitting = [card for card in unseen if order.classes[card] == led]
    remote.observe(Play(1, next(card for card in unseen if card not in fitting)))
    played = 0
    while remote.view(()).turn != 1 or played < 3:
        view = remote.view(())
        if view.my_turn:
            remote.answer(Play(3, view.playable[0]))
        else:
            play_first_possible(remote)
        played += 1
    with pytest.raises(BadNotation):
        remote.observe(Play(1, fitting[-1]))


def play_first_possible(remote: RemoteSeat) -> None:
    """The seat to move plays the first card that it may have."""
    seat = remote.view(()).turn
    assert seat is not None
    for card in Card:
        try:
            remote.observe(Play(seat, card))
        except GameError:
            continue
        return
    raise AssertionError("there is none")


def test_the_echo_of_the_own_answer_is_no_new_event() -> None:
    table, remote = at_the_first_card()
    for _ in range(3):
        assert table.game.turn is not None
        table.do(Play(table.game.turn, table.game.plays()[0]))
    own = Play(3, table.game.plays()[0])
    table.do(own)
    known = remote.view(())
    remote.observe(own)
    assert remote.view(()) == known


@pytest.mark.parametrize(
    "line",
    [
        "", "hello", "[]", "1", "{}", '{"hello":1}', '{"hello":2,"seat":0}', '{"event":1}', '{"event":{}}',
        '{"event":{"seat":4,"play":"CA"}}', '{"event":{"seat":0,"play":"C1"}}', '{"event":{"seat":0,"shift":-1.5}}',
        '{"event":{"seat":"0","shift":3}}', '{"event":{"seat":0,"return":3,"trumps":"all"}}', '{"legal":[]}',
        '{"ask":"tea","legal":[]}', '{"ask":"play","legal":[1]}', '{"over":1}', '{"quit":false}', "[" * 100_000,
        '{"hello":1,"seat":0,"rules":{},"table":{},"hand":["CA"]}',
        '{"hello":1,"seat":0,"rules":{"poverty":7},"table":{},"hand":[]}',
        '{"hello":1,"seat":0,"rules":{},"table":{},"seed":1.5,"hand":["HT","SJ","SK","SQ","ST","CT","DA","DA","DJ","HK","HA","HK"]}',
    ],
)  # fmt: skip
def test_a_line_that_is_no_message(line: str) -> None:
    with pytest.raises(GameError):
        message_of(line)


@pytest.mark.parametrize("line", ["", "{}", "null", '{"play":"ZZ"}', '{"error":"help"}', '{"seat":9,"play":"CA"}'])
def test_a_line_that_is_no_answer(line: str) -> None:
    with pytest.raises(BadNotation):
        choice_of(line, 0)
    with pytest.raises(BadNotation):
        ready_of(line)


def test_an_answer_may_leave_its_seat_out() -> None:
    assert choice_of('{"play":"CA"}', 2) == Play(2, Card.CA)
    assert choice_of('{"announce":null}', 2) is None
    assert ready_of('{"ready":"Doko 1"}') == "Doko 1"
