"""Guests in the games a network learns from: rules of thumb that are watched, and seats that play in their own way."""

import numpy as np
import pytest
from laid import all_healthy

from freedoko_qt.ai import arena
from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rulebook import RuleBook
from freedoko_qt.ai.batch.tables import Array
from freedoko_qt.ai.encoding.card_encoding import SLOT_OF_CARD, SLOTS
from freedoko_qt.ai.encoding.features import INPUTS, LAYOUT, encode
from freedoko_qt.ai.encoding.info_set import info_set_of_view
from freedoko_qt.ai.networks.action_value_network import OUTPUTS
from freedoko_qt.ai.player import make_player
from freedoko_qt.ai.search.evaluation import rollout_evaluator
from freedoko_qt.ai.training.demonstrations import Demonstrations, casual_demonstrations, recorded_demonstrations
from freedoko_qt.ai.training.self_play import Exploration, Guests, play_batch
from freedoko_qt.ai.training.start_positions import draw_start
from freedoko_qt.engine.actions import Announce, Call, Play
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import record_of
from freedoko_qt.engine.rules import PRESETS

CALLS = slice(1 + SLOTS, 1 + SLOTS + 7)


def lowest(rows: Array) -> Array:
    """Plays the lowest card, trumps last, and says what it can."""
    outputs = np.zeros((len(rows), OUTPUTS), np.float32)
    outputs[:, 1 : 1 + SLOTS] = np.arange(SLOTS)
    outputs[:, CALLS] = np.arange(7)
    return outputs


def highest(rows: Array) -> Array:
    """Plays the highest card and says nothing."""
    return -lowest(rows)


@pytest.mark.parametrize("seats", [(0,), (1, 3), (0, 1, 2)])
def test_guests_play_in_their_own_way_and_only_the_cards_of_others_are_judged(seats: tuple[int, ...]) -> None:
    rng, theirs = np.random.default_rng(5), np.isin(np.arange(4), seats)
    book = RuleBook([PRESETS["ddv"].rules], np.zeros(60, np.int64))
    start = draw_start(book, rng, with_nines=True, soli=0.1)
    batch = Batch(book, start)
    order, hands, leaders = batch.order.copy(), batch.hands.copy(), batch.leader.copy()
    judge = rollout_evaluator()
    samples = play_batch(
        batch, lowest, rng, Exploration(0, 0, labelled=1.0, evaluator=judge, guests=Guests(highest, theirs))
    )
    for game in range(batch.n):
        held = SLOT_OF_CARD[order[game]][hands[game, leaders[game]] > 0]
        led = SLOT_OF_CARD[order[game], batch.cards[game, 0, 0]]
        assert led == (held.min() if theirs[leaders[game]] else held.max())
    assert samples.said.max() == 0, "all announce as the guests do"
    alone = play_batch(Batch(book, start), lowest, rng, Exploration(0, 0, labelled=1.0, evaluator=judge))
    assert alone.said.max() > 0
    judged = samples.is_labelled.sum() / alone.is_labelled.sum()
    assert judged == pytest.approx((4 - theirs.sum()) / 4, abs=0.1)
    # What becomes of all is kept: who learned from one side only would think a seat better off than the others.
    assert len(samples.rows) == pytest.approx(len(alone.rows), rel=0.1)


def test_decisions_of_the_rules_of_thumb_are_possible_ones() -> None:
    seen = casual_demonstrations(6, [1, 2], {"ddv": 0.5, "standard": 0.5}, without_nines=0.2)
    assert seen.rows.shape == (len(seen.slots), INPUTS)
    played, spoken = np.flatnonzero(seen.slots >= 0), np.flatnonzero(seen.calls >= 0)
    legal, possible = seen.rows[:, LAYOUT["legal"]], seen.rows[:, LAYOUT["possible"]]
    assert (legal[played, seen.slots[played]] == 1).all()
    assert (legal[played].sum(1) > 1).all()
    assert (possible[spoken, seen.calls[spoken]] == 1).all()
    assert (seen.calls > 0).any() and (seen.calls == 0).any()
    assert (seen.slots[seen.calls > 0] < 0).all(), "who announces is asked for a card afterwards"


PLAYERS = [{"name": name, "kind": kind} for name, kind in zip("ABCD", ("one", "other", "one", "third"), strict=True)]


def test_decisions_of_recorded_games_are_those_of_the_players_asked_for() -> None:
    game = arena.play(Game.deal(PRESETS["ddv"].rules, 11), [make_player("casual", seat) for seat in range(4)])
    record = record_of(game, PLAYERS)
    found = Demonstrations.of(recorded_demonstrations(record, {"one"}))
    again = game.replayed(0)
    rows, places = [], []
    for action in game.actions:
        view = again.view(action.seat)
        if isinstance(action, Play) and action.seat in (0, 2) and len(view.playable) > 1:
            known = info_set_of_view(view)
            rows.append(encode(known)[0])
            places.append(SLOT_OF_CARD[known.order[0], action.card])
        again.apply(action)
    cards = found.take(np.flatnonzero(found.slots >= 0))
    assert np.array_equal(cards.rows, rows)
    assert cards.slots.tolist() == places
    assert len(Demonstrations.of(recorded_demonstrations(record, {"nobody"})).rows) == 0


def test_what_is_announced_out_of_turn_counts_where_the_seat_was_to_play_before() -> None:
    game = all_healthy(Game.deal(PRESETS["ddv"].rules, 12))
    leader = game.turn
    assert leader is not None
    for _ in range(2):
        view = game.view(game.turn or 0)
        game.apply(Play(view.seat, view.playable[0]))
    (call,) = (
        one.call for one in game.legal(leader) if isinstance(one, Announce) and one.call in (Call.RE, Call.CONTRA)
    )
    game.apply(Announce(leader, call))
    while game.turn is not None:
        view = game.view(game.turn)
        game.apply(Play(view.seat, view.playable[0]))
    record = record_of(game, [{"name": "", "kind": "here" if seat == leader else "there"} for seat in range(4)])
    calls = Demonstrations.of(recorded_demonstrations(record, {"here"})).calls
    assert calls[0] == call.level > 0
    assert calls[1:].max() == 0, "nothing else was announced"
    assert Demonstrations.of(recorded_demonstrations(record, {"there"})).calls.max() == 0
    assert (
        Demonstrations.of(recorded_demonstrations(record | {"arranged": ["announcements"]}, {"here"})).calls.max() == -1
    )
