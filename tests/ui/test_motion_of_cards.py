"""The motion of cards: at an even pace, with weight where one beats with force, gliding where a hand is sorted anew."""

from collections.abc import Iterator
from itertools import islice
from math import hypot
from random import Random

import pytest
import views
from PySide6.QtCore import QPointF
from shiboken6 import delete

from freedoko_qt.app.settings import Speed
from freedoko_qt.engine.actions import AnnounceSwines, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Contract, Reservation, card_order
from freedoko_qt.engine.events import CardPlayed
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.ui.cards.deck import Deck
from freedoko_qt.ui.table.choreographer import FACTORS
from freedoko_qt.ui.table.hand_marks import HandMark
from freedoko_qt.ui.table.layout import Place
from freedoko_qt.ui.table.motion import CardMove, Goal, between, blow, jolt
from freedoko_qt.ui.table.script import deal, perform
from freedoko_qt.ui.table.table_state import HandOrder, beats_with_force
from freedoko_qt.ui.table.table_view import TableView

SWINES = PRESETS["standard"].rules.changed("swines", True)
START, END = Place(100, 200, 42, 8), Place(400, 300, 90)
SHARES = [step / 40 for step in range(41)]


@pytest.fixture
def table(qtbot) -> TableView:
    return views.shown_table(qtbot, Speed.NORMAL)


def moves(table: TableView, game: Game, event: object) -> Iterator[CardMove]:
    """The moves with which an event is shown, each carried out at once."""
    for cue in perform(table.stage, event, game.view(0), None, None, quiet=True):
        if isinstance(cue, CardMove):
            yield cue
            cue.finish()


def actions(game: Game, chance: Random) -> object:
    """Swines wherever they can be announced, else a healthy hand and any card."""
    legal = game.legal()
    swines = [action for action in legal if isinstance(action, AnnounceSwines)]
    plays = [action for action in legal if isinstance(action, Play)]
    healthy = [one for one in legal if isinstance(one, Reserve) and one.reservation is Reservation.HEALTHY]
    return chance.choice(swines or healthy or plays or legal)


# The pace


def test_every_card_is_on_its_way_for_180_to_300_milliseconds(table) -> None:
    game, chance = views.dealt(1, SWINES), Random(1)
    times = {cue.time for cue in deal(table.stage, game.view(0), None) if isinstance(cue, CardMove)}
    while game.phase is not Phase.OVER:
        for event in game.apply(actions(game, chance)):
            times |= {move.time for move in moves(table, game, event)}
    assert times
    assert all(180 <= time <= 300 for time in times)
    assert FACTORS[Speed.NORMAL] == 1
    assert FACTORS[Speed.INSTANT] == 0


def test_of_the_stack_that_is_dealt_one_card_is_seen(table) -> None:
    table.set_speed(Speed.NORMAL)
    table.deal(views.dealt().view(0))
    stage, clock = table.stage, table.choreographer.motion.clock
    items = [goal.item for hand in (stage.hand, *stage.seats) for goal in hand.goals()]
    source = items[-1].place
    for share in (0.0, 0.1, 0.3):
        clock.setCurrentTime(round(share * clock.duration()))
        waiting = [item for item in items if item.place == source]
        assert len(waiting) > 10
        assert sum(item.isVisible() for item in waiting) <= 1
        assert all(item.isVisible() for item in items if item not in waiting)
    table.skip()
    assert all(item.isVisible() for item in items)


def test_a_move_of_one_by_one_gives_each_card_its_whole_time(table) -> None:
    table.set_speed(Speed.NORMAL)
    table.deal(views.dealt().view(0))
    motion = table.choreographer.motion
    assert motion.is_running
    last = table.stage.hand.items[-1]
    began = last.place
    motion.clock.setCurrentTime(round(0.3 * motion.clock.duration()))
    assert last.place == began, "the others go first"
    assert table.skip()
    assert not motion.is_running


# Weight


def test_a_card_with_weight_ends_where_it_is_to_lie() -> None:
    assert blow(START, END, 0) == START
    assert blow(START, END, 1) == END
    assert blow(START, END, 0.75) == END, "it lies while the others still give way"


@pytest.mark.parametrize(("way", "share"), [(between, 1.0), (blow, 0.72)])
def test_a_landing_is_emitted_for_the_card_that_moved_and_not_for_those_around_it(table, way, share: float) -> None:
    table.show_view(views.healthy().view(0))
    motion, item = table.choreographer.motion, table.stage.hand.items[0]
    emitted: list[str] = []
    motion.landed.connect(lambda: emitted.append("landed"))
    motion.finished.connect(lambda: emitted.append("finished"))
    motion.start(CardMove((Goal(item, item.place.moved(90, -200), way),)), 1.0)
    clock = motion.clock
    clock.setCurrentTime(round((share - 0.05) * clock.duration()))
    assert emitted == []
    clock.setCurrentTime(round((share + 0.05) * clock.duration()))
    assert emitted[:1] == ["landed"]
    motion.clock.setCurrentTime(clock.duration())
    assert emitted == ["landed", "finished"]


def test_a_card_with_weight_rises_and_falls_faster_than_it_rose() -> None:
    heights = [blow(START, END, share).width / END.width for share in SHARES]
    top = heights.index(max(heights))
    assert 1.05 < heights[top] < 1.2
    landed = max(place for place, height in enumerate(heights) if height > 1)
    assert landed - top < top
    assert all(blow(START, END, share).y <= END.y for share in SHARES[top:])


@pytest.mark.parametrize("unit", [0.6, 1.0, 1.4, 4.0])
def test_the_others_give_way_by_three_pixels_at_most_and_come_back(unit) -> None:
    way, place = jolt(END, unit), Place(500, 380, 90)
    gone = [(way(place, place, share).x - place.x, way(place, place, share).y - place.y) for share in SHARES]
    assert 1 <= max(hypot(dx, dy) for dx, dy in gone) <= 3 + 1e-6
    assert max(dx for dx, _ in gone) > 0, "away from the card"
    assert min(dx for dx, _ in gone) >= -1e-6
    assert gone[0] == gone[20] == (0, 0), "not before it has landed"
    assert gone[-1] == pytest.approx((0, 0), abs=1e-6)


def strikes(rules: Rules) -> Iterator[tuple[Game, CardPlayed]]:
    """Cards of many games, each with the game just after it."""
    for seed in range(1, 60):
        game, chance = views.dealt(seed, rules), Random(seed)
        while game.phase is not Phase.OVER:
            for event in game.apply(actions(game, chance)):
                if isinstance(event, CardPlayed):
                    yield game, event


def before(game: Game) -> tuple[Card, ...]:
    """The cards of the trick without the last one."""
    return tuple(game.trick[:-1]) if game.trick else game.tricks[-1].cards[:-1]


def winner(game: Game) -> int:
    return game.view(0).winning_seat if game.trick else game.tricks[-1].winner


def test_a_dulle_or_a_swine_that_takes_the_trick_over_has_weight() -> None:
    seen = set()
    for game, played in strikes(SWINES):
        forceful = beats_with_force(game.view(0), played.seat, played.card)
        special = {Card.HT} | ({Card.DA} if game.swines is not None else set())
        assert forceful == (played.card in special and bool(before(game)) and winner(game) == played.seat)
        if forceful:
            seen.add(played.card)
        if seen == {Card.HT, Card.DA}:
            return
    raise AssertionError(f"only {seen} were seen")


@pytest.mark.parametrize("second_wins", [True, False])
def test_the_second_dulle_has_weight_where_it_beats_the_first(second_wins) -> None:
    rules = views.STANDARD.changed("dollen_second_over_first", second_wins)
    rules = rules.changed("dollen_contrary_in_last_trick", False)
    second = (one for one in strikes(rules) if one[1].card is Card.HT and Card.HT in before(one[0]))
    game, played = next(second)
    assert beats_with_force(game.view(0), played.seat, played.card) is second_wins


def test_a_heart_ten_that_is_no_dulle_has_none() -> None:
    tens = (one for one in strikes(views.STANDARD.changed("dollen", False)) if one[1].card is Card.HT)
    for game, played in islice(tens, 12):
        assert not beats_with_force(game.view(0), played.seat, played.card)


def test_on_the_table_the_card_strikes_and_the_others_of_the_trick_give_way(table) -> None:
    game, played = next(one for one in strikes(SWINES) if beats_with_force(one[0].view(0), one[1].seat, one[1].card))
    table.show_view(game.replayed(len(game.actions) - 1).view(0))
    goals = next(moves(table, game, played)).goals
    lying = table.stage.trick.items
    assert [goal.item for goal in goals if goal.way is blow] == [lying[played.seat]]
    giving_way = {goal.item for goal in goals if goal.way not in (blow, between)}
    assert giving_way == {item for position, item in lying.items() if position != played.seat}
    assert giving_way


def test_a_table_can_be_deleted_while_a_card_flies(qtbot) -> None:
    """As when the window is closed: then the script ends when nobody holds it any more."""
    table = TableView(Deck())
    game, played = next(strikes(SWINES))
    table.show_view(game.replayed(len(game.actions) - 1).view(0))
    script = perform(table.stage, played, game.view(0), None, None, quiet=True)
    assert isinstance(next(script), CardMove)
    delete(table)
    script.close()


# Sorting


def test_a_hand_that_is_sorted_anew_glides(table) -> None:
    table.set_speed(Speed.NORMAL)
    table.show_view(views.dealt().view(0))
    places = {item: item.place for item in table.stage.hand.items}
    table.set_hand_order(HandOrder(highest_first=False))
    assert {item: item.place for item in table.stage.hand.items} == places, "nothing jumps"
    table.hand_motion.finish()
    assert {item: item.place for item in table.stage.hand.items} != places


def test_the_hand_glides_into_the_order_of_a_solo(table) -> None:
    table.set_speed(Speed.NORMAL)
    game = views.dealt(8)
    while game.turn != 3:
        game.apply(next(a for a in game.legal() if a.reservation is Reservation.HEALTHY))
    table.show_view(game.view(0))
    places = {item: item.place for item in table.stage.hand.items}
    for event in game.apply(next(a for a in game.legal() if a.reservation is Reservation.SOLO_JACK)):
        table.enqueue(event, game.view(0))
    assert table.choreographer.motion.is_running
    assert {item: item.place for item in table.stage.hand.items} == places
    while table.skip():
        pass
    order = card_order(game.rules, Contract.SOLO_JACK)
    assert list(table.stage.hand.cards) == sorted(game.hands[0], key=order.sort_key)


def test_an_order_that_is_changed_while_a_card_moves_glides_too(table) -> None:
    table.set_speed(Speed.NORMAL)
    game = views.healthy()
    table.show_view(game.view(0))
    for event in game.apply(next(a for a in game.legal() if isinstance(a, Play))):
        table.enqueue(event, game.view(0))
    assert table.choreographer.motion.is_running
    table.set_hand_order(HandOrder(highest_first=False))
    table.skip()
    assert table.choreographer.motion.is_running, "the hand is sorted"
    places = [item.place for item in table.stage.hand.items]
    while table.skip():
        pass
    assert [item.place for item in table.stage.hand.items] != places


# The marks of the hand


def marked(table: TableView) -> list[tuple[QPointF, QPointF]]:
    """The middle of the line around each picked card, and that of the card."""
    hand = table.stage.hand
    rects = hand.marks.rects(HandMark.FRAME)
    return [(rect.center(), item.pos()) for rect, item in zip(rects, hand.picked, strict=True)]


def are_together(pairs: list[tuple[QPointF, QPointF]]) -> bool:
    return all((one - other).manhattanLength() <= 2 for one, other in pairs)


def test_a_mark_rises_with_its_card(table) -> None:
    table.show_view(views.own_turn(following=False).view(0))
    hand = table.stage.hand
    before = hand.items[3].pos()
    hand.picked = [hand.items[3]]
    table.hand_motion.lift()
    assert hand.items[3].pos() == before, "it sets out with the next picture"
    assert are_together(marked(table))
    table.hand_motion.finish()
    assert hand.items[3].pos() != before
    assert are_together(marked(table))


def test_marks_stay_with_their_cards_while_the_hand_closes_up(table) -> None:
    game = views.own_turn(following=False)
    table.show_view(game.view(0))
    hand, motion = table.stage.hand, table.choreographer.motion
    hand.picked = hand.items[1:-1:4]
    table.hand_motion.lift()
    table.hand_motion.finish()
    card = next(one for one in game.view(0).playable if one not in {item.card for item in hand.picked})
    views.enqueue(table, game, Play(0, card))
    assert motion.is_running
    for share in (0.0, 0.3, 0.7):
        motion.clock.setCurrentTime(round(share * motion.clock.duration()))
        assert are_together(marked(table)), share
    table.skip()
    assert are_together(marked(table))


# A change of the arrangement


@pytest.mark.parametrize("size", [(614, 560), (500, 720), (900, 566)], ids=str)
def test_a_card_on_its_way_comes_to_its_place_on_a_table_of_another_shape(table, qtbot, size) -> None:
    game = views.own_turn(following=False)
    table.show_view(game.view(0))
    views.enqueue(table, game, next(action for action in game.legal() if isinstance(action, Play)))
    assert table.choreographer.is_busy
    table.resize(*size)
    qtbot.waitUntil(lambda: not table.choreographer.is_busy)
    layout = table.stage.layout
    assert layout.size.toTuple() == size
    assert table.stage.trick.items[0].place == layout.seats[0].slot
    assert all(goal.item.place == goal.place for goal in table.stage.hand.goals())
