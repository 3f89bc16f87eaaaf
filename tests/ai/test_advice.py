"""The advice behind a hint: every choice with the points expected of it."""

from dataclasses import replace
from math import hypot
from statistics import mean

import pytest
from laid import all_healthy, laid

from freedoko_qt.ai.advice import Advice
from freedoko_qt.ai.advising import MAX_SAMPLES, advise, advise_in_steps
from freedoko_qt.ai.arena import play
from freedoko_qt.ai.card_actions import without_announcements
from freedoko_qt.ai.heuristics.equals import MISTAKE
from freedoko_qt.ai.heuristics.heuristic_player import heuristic_decision
from freedoko_qt.ai.heuristics.reasons import Reason
from freedoko_qt.ai.player import make_player
from freedoko_qt.engine.actions import Accept, Announce, Call, Genscher, Play, Reserve, is_solo
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.dealing import seed_of
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import PRESETS
from freedoko_qt.engine.table import Table


def advised(game: Game, number: int = 20) -> Advice:
    assert game.turn is not None
    advice = advise(game.view(game.turn), number=number)
    assert advice is not None
    return advice


@pytest.mark.parametrize("preset", ["ddv", "standard", "mittwoch"])
def test_a_whole_game_can_be_advised(preset: str) -> None:
    whole = play(Game.deal(PRESETS[preset].rules, 5), [make_player("casual", seat) for seat in SEATS])
    for number in range(0, len(whole.actions), 7):
        game = whole.replayed(number)
        if game.turn is None:
            break
        advice, legal = advised(game), game.legal()
        assert advice.best.action is None or advice.best.action in legal
        assert [choice.points for choice in advice.choices[1:]] == sorted(
            (choice.points for choice in advice.choices[1:]), reverse=True
        )
        assert advice.partners[game.turn] == 1
        assert all(0 <= chance <= 1 for chance in advice.partners)
        if isinstance(advice.best.action, Play):
            assert {c.action.card for c in advice.choices if isinstance(c.action, Play)} == set(game.plays())
            assert advice.win is not None and 0 <= advice.win <= 1


def test_a_hand_full_of_queens_is_advised_a_queen_solo() -> None:
    game = laid("CQ CQ SQ SQ HQ HQ DQ DQ CA CA SA HA")
    answer = advised(game).best.action
    assert isinstance(answer, Reserve) and answer.reservation == "solo_queen"


@pytest.mark.parametrize("preset", ["standard", "doko_wtf", "mittwoch"])
def test_all_answers_before_the_game_are_compared(preset: str) -> None:
    hand = "DK D9 CA CT CK C9 C9 SA ST SK S9 HA" if preset != "mittwoch" else "DK DT CA CT CK CK SA ST SK HA"
    game = laid(hand, rules=PRESETS[preset].rules)
    advice = advised(game)
    points = {one.action.reservation: one.points for one in advice.choices if isinstance(one.action, Reserve)}
    assert points.keys() == {one.reservation for one in game.legal() if isinstance(one, Reserve)}
    assert advice.best.action in game.legal()
    assert points[Reservation.POVERTY] > max(points[Reservation.HEALTHY], 0)


def test_the_fox_is_brought_home_behind_the_partner() -> None:
    """The partner's ♥10 has the trick and the own seat is the last: the fox earns its eleven eyes."""
    hands = ("CQ HT HT CA SA HA CT ST HK DK D9 CJ", "C9 C9 S9 S9 H9 H9 DJ HJ", "CQ DA D9 SJ SJ DQ")
    game = all_healthy(laid(*hands, first=3))
    game.apply(Announce(0, Call.RE))
    game.apply(Play(3, next(card for card in game.plays() if game.order.is_trump(card))))
    game.apply(Play(0, Card.HT))
    game.apply(Play(1, Card.HJ))
    advice = advised(game, number=200)
    assert advice.partners == (1, 0, 1, 0)
    assert advice.best.action == Play(2, Card.DA)
    assert advice.reason is None  # what it has over the next best card is seen from the view


def test_before_a_marriage_is_clarified_no_seat_is_a_partner() -> None:
    game = laid("CQ CQ DA DT", rules=PRESETS["standard"].rules)
    game.apply(next(a for a in game.legal() if isinstance(a, Reserve) and a.reservation == "marriage"))
    while game.phase is not Phase.PLAY:
        game.apply(Reserve(game.turn or 0, Reservation.HEALTHY))
    assert advised(game).partners == (1, 0, 0, 0)
    game.apply(Play(0, game.plays()[0]))
    assert advised(game).partners == (0, 1, 0, 0)


def test_equal_views_are_advised_alike_whatever_the_seed_of_the_game() -> None:
    game = play_to(Game.deal(PRESETS["standard"].rules, 3), tricks=4)
    again = Game(game.given_rules, game.dealt, game.table, seed=9)
    for action in game.actions:
        again.apply(action)
    assert advised(game) == advised(again)


def steps_to_advice(rounds: int, *, is_judged: bool = False) -> list[int]:
    """The numbers of steps before advice, at some decisions of a game; `is_judged`: about a card that was played."""
    whole = play(Game.deal(PRESETS["ddv"].rules, 3), [make_player("casual", seat) for seat in SEATS])
    steps = list[int]()
    for moment in range(12, len(whole.actions), 9):
        game = whole.replayed(moment)
        assert game.turn is not None
        view = game.view(game.turn)
        judged = min(view.playable, default=None) if is_judged else None
        *before, advice = advise_in_steps(view, number=10, rounds=rounds, judged=judged)
        assert not any(before)
        assert advice is not None
        steps.append(len(before))
    return steps


def test_deals_are_looked_at_until_it_is_settled_which_card_is_advised() -> None:
    steps = steps_to_advice(rounds=3)
    assert 0 in steps
    assert 0 < max(steps) <= 3 - 1 + MAX_SAMPLES - 1


def test_other_deals_are_drawn_where_those_of_one_sample_do_not_settle_a_card() -> None:
    """The deals that explain what was played may be few in one sample, however often it is looked at."""
    steps = steps_to_advice(rounds=1)
    assert 0 in steps
    assert 0 < max(steps) <= MAX_SAMPLES - 1


def test_a_card_that_was_played_is_judged_by_one_sample_of_deals_unless_a_hint_may_yet_advise_it() -> None:
    steps = steps_to_advice(rounds=1, is_judged=True)
    assert steps.count(0) > len(steps) / 2


@pytest.mark.parametrize(("seed", "moment"), [(3, 22), (5, 16)])
def test_who_plays_the_card_of_a_hint_is_not_told_that_it_was_a_mistake(seed: int, moment: int) -> None:
    """The first sample of deals prefers another card by more than chance; the hint has seen more of them."""
    whole = play(Game.deal(PRESETS["ddv"].rules, seed), [make_player("casual", seat) for seat in SEATS])
    game = whole.replayed(moment)
    assert game.turn is not None
    view = without_announcements(game.view(game.turn))
    hint = advise(view, number=20, rounds=1)
    assert hint is not None and isinstance(hint.best.action, Play)
    *_, judged = advise_in_steps(view, number=20, rounds=1, judged=hint.best.action.card)
    assert judged is not None
    played = next(choice for choice in judged.choices if choice.action == hint.best.action)
    lost = judged.best.points - played.points
    assert lost < MISTAKE or lost <= played.behind


def test_a_seat_that_can_do_nothing_is_not_advised() -> None:
    game = Game.deal(PRESETS["ddv"].rules, 3)
    assert advise(game.view((game.turn or 0) + 1)) is None


def test_a_genscher_is_advised_with_what_every_partner_promises() -> None:
    whole = play(Game.deal(PRESETS["standard"].rules, 62), [make_player("casual", seat) for seat in SEATS])
    chosen = next(action for action in whole.actions if isinstance(action, Genscher))
    assert chosen.partner is not None
    game = whole.replayed(whole.actions.index(chosen))
    advice = advised(game)
    assert (advice.best.action, advice.reason) == (chosen, Reason.BETTER_PARTNER)
    assert {c.action.partner for c in advice.choices if isinstance(c.action, Genscher)} == {0, 1, 2, 3} - {chosen.seat}
    assert {c.action.card for c in advice.choices if isinstance(c.action, Play)} == set(game.plays())
    assert advice.win is not None and all(choice.spread is not None for choice in advice.choices)
    asked = advice.about_partner(game.view(chosen.seat))
    assert asked.best == advice.best
    assert {c.action for c in asked.choices} == {action for action in game.legal() if isinstance(action, Genscher)}


def by_rules_of_thumb(game: Game, moment: int) -> Game:
    """The game after so many actions of rules of thumb."""
    while len(game.actions) < moment:
        assert game.turn is not None
        action = heuristic_decision(game.view(game.turn)).action
        assert action is not None
        game.apply(action)
    return game


def test_no_partner_is_left_where_that_is_a_mistake() -> None:
    game = by_rules_of_thumb(Game.deal(PRESETS["standard"].rules, 116), 41)
    assert game.turn is not None
    assert isinstance(heuristic_decision(game.view(game.turn)).action, Genscher)
    advice = advised(game)
    assert isinstance(advice.best.action, Play) and advice.reason is None
    assert max(choice.points for choice in advice.choices) - advice.best.points < MISTAKE


def test_who_is_well_off_is_advised_to_keep_the_partner() -> None:
    whole = play(Game.deal(PRESETS["standard"].rules, 8), [make_player("casual", seat) for seat in SEATS])
    king = next(number for number, one in enumerate(whole.actions) if one == Play(0, Card.DK))
    game = whole.replayed(king)
    advice = advised(game)
    alone = next(choice for choice in advice.choices if choice.action == Play(0, Card.DK))
    asked = advice.about_partner(game.view(0))
    assert asked.choices == (replace(alone, action=Genscher(0, None)),)
    assert asked.reason is Reason.KEEPS_PARTNER


def test_who_takes_a_poverty_against_the_figures_is_told_why() -> None:
    game = Game.deal(PRESETS["kitchen"].rules, seed_of(3915, 6), Table(first=2))
    advice = advised(by_rules_of_thumb(game, 6))
    best, other = advice.choices
    assert isinstance(best.action, Accept) and best.action.accept
    assert other.points > best.points
    assert advice.reason is Reason.TAKING_UNDERRATED


def test_who_is_better_off_alone_on_paper_is_told_why_to_marry() -> None:
    game = Game.deal(PRESETS["standard"].rules, seed_of(3925, 6), Table(first=2))
    advice = advised(by_rules_of_thumb(game, 2))
    assert isinstance(advice.best.action, Reserve) and advice.best.action.reservation is Reservation.MARRIAGE
    assert is_solo(advice.choices[1].action) and advice.choices[1].points > advice.best.points
    assert advice.reason is Reason.HARDLY_PAYS_ALONE


def play_to(game: Game, *, tricks: int) -> Game:
    """The game after so many tricks of casual players."""
    players = [make_player("casual", seat) for seat in SEATS]
    while len(game.tricks) < tricks or game.phase is not Phase.PLAY:
        assert game.turn is not None
        action = players[game.turn].decide(game.view(game.turn))
        assert action is not None
        game.apply(action)
    return game


def test_what_is_best_is_behind_nothing_and_in_the_same_deals_the_rest_is_behind_more_surely() -> None:
    whole = play(Game.deal(PRESETS["ddv"].rules, 6), [make_player("casual", seat) for seat in SEATS])
    surer = list[float]()
    for number in range(8, len(whole.actions), 7):
        game = whole.replayed(number)
        if game.turn is None or len(game.view(game.turn).playable) < 2:
            continue
        advice = advised(game, 60)
        if advice.exact:
            continue
        choices = advice.choices
        best = max(choices, key=lambda choice: choice.points)
        assert best.behind == 0
        for choice in choices:
            if choice is not best:
                surer.append(choice.behind / hypot(choice.spread or 0, best.spread or 0))
    assert len(surer) > 6
    assert mean(surer) < 0.9


def test_in_the_last_tricks_nothing_is_left_to_chance() -> None:
    whole = play(Game.deal(PRESETS["ddv"].rules, 6), [make_player("casual", seat) for seat in SEATS])
    exact = 0
    for number, action in enumerate(whole.actions):
        game = whole.replayed(number)
        if not isinstance(action, Play) or len(game.tricks) < 10 or len(game.plays()) < 2:
            continue
        advice = advised(game)
        assert advice == advise(game.view(action.seat), number=60)
        assert advice.exact and all(choice.spread == choice.behind == 0 for choice in advice.choices)
        assert advice.partners[action.seat] == 1
        exact += 1
    assert exact > 1
    assert not advised(play_to(Game.deal(PRESETS["ddv"].rules, 6), tricks=3)).exact
