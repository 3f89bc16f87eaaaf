"""No option without effect: each changes what may be done, what happens, the score or the tournament in some game."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_games import random_action, random_rules, random_value

from freedoko_qt import engine
from freedoko_qt.engine.actions import Action, Play, Reserve
from freedoko_qt.engine.cards import SEATS, Card, by_seat
from freedoko_qt.engine.contracts import Contract, card_order
from freedoko_qt.engine.dealing import deal, hands_of
from freedoko_qt.engine.evening.length import games_planned
from freedoko_qt.engine.evening.tournament import first_table, next_table
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.rules import OPTIONS, Rules, mended
from freedoko_qt.engine.score.tally import score_tally, tally_of
from freedoko_qt.engine.table import DutySoli, Table
from freedoko_qt.engine.teams import RE, Side, WinningStreak

ON_THE_SCREEN = {
    "show_if_valid",
    "show_all_hands",
    "show_tricks_number",
    "show_tricks_in_trickpiles",
    "show_trickpiles_points",
    "show_known_teams_in_game",
    "show_soloplayer_in_game",
    "card_hint",
    "take_back_tricks",
    "check_zero_sum",
}
"""Options of what the table shows and lets its players look up or take back; the game knows nothing of them."""

WITHOUT_EFFECT = {"mutate", "unsupported", "number_of_players", "number_of_players_in_game", "revoke_penalty"}
"""Constants of FreeDoko, and what happens to a wrong card, which cannot be played here."""

GAMES = 4000
ORDER = card_order(Rules(), Contract.NORMAL)

SMALL = {"number_of_rounds": 2, "points": 6, "number_of_duty_soli": 1}
"""So that tournaments end."""

HYPERSWINES = {
    "swines_announcement_begin": True,
    "swines": True,
    "swines_in_solo": True,
    "swines_in_poverty": True,
    "hyperswines": True,
    "swines_and_hyperswines_joint": True,
}
DIAMONDS_ONLY = {name: False for name in OPTIONS if name.startswith("solo_") and OPTIONS[name].kind == "bool"} | {
    "solo": True,
    "solo_color": True,
    "color_solo_colors": ("D",),
}
CLOSE = {"contra_only_lowers_re_target"}
"""Options that matter only with just 120 eyes after a certain announcement."""

POVERTY = {"poverty": True, "poverty_shift": True, "poverty_max_trumps": 3}
NORMAL = {"solo": False, "poverty": False, "genscher": False}
EARLY = {"knocking": False, "announcement_time_base": "cards_on_hand", "announcement_last": 1}
CONTEXT: dict[str, dict[str, Any]] = {
    "hyperswine_rank": HYPERSWINES,
    "superswines": {**HYPERSWINES, "hyperswines_announcement_begin": False},
    "hyperswines_in_solo": {**HYPERSWINES, **DIAMONDS_ONLY},
    "hyperswines_in_poverty": {**HYPERSWINES, **POVERTY},
    "poverty_shift_only_trump": POVERTY,
    "poverty_fox_shift_extra": {**POVERTY, "poverty_shift_only_trump": False, "poverty_fox_do_not_count": True},
    "preannouncement_bonus_for_bride": {
        "preannouncement_bonus": 1, "announce_before_marriage_resolved": True, **EARLY, **NORMAL,
    },
    "extrapoint_double_charlie": NORMAL,
    "extrapoint_catch_double_charlie": NORMAL,
    "special_points_before_marriage_solo": NORMAL,
    "forced_solo_dealer_stays": {"number_of_duty_soli": 2},
}
"""Other options with which an option shows itself in a few thousand games, beside its condition."""


def variants(name: str, random: Random) -> Iterator[tuple[Rules, Rules]]:
    """Pairs of possible rule sets that differ in one option that is in force in both."""
    option = OPTIONS[name]
    while True:
        one = random_rules(random)
        for other, value in {**SMALL, **CONTEXT.get(name, {})}.items():
            if other != name:
                one = one.changed(other, value)
        other_set = one.changed(name, random_value(option, random))
        if getattr(one, name) != getattr(other_set, name) and not one.unmet(name) and not other_set.unmet(name):
            yield one, other_set


def table_for(rules: Rules, random: Random) -> Table:
    """A table somewhere in the tournament."""
    table = first_table(rules, random.randrange(4))
    duty = [random.choice([one, DutySoli(), DutySoli(1, 0, 0)]) for one in table.duty_soli]
    if not rules.in_force().number_of_duty_soli:
        duty = [DutySoli()] * 4
    return Table(
        first=table.first,
        duty_round=any(one.total for one in duty) and random.random() < 0.3,
        duty_soli=by_seat(duty),
        round=random.choice((1, rules.number_of_rounds)),
        round_games=0 if rules.games_per_round_without_solo else random.randrange(4),
        bock_queue=(queue := random.choice(((), (2, 2), (1, 3)))),
        bock_factor=queue[0] if queue else 1,
        streak=WinningStreak(RE, 3 if queue else 0),
        pot=table.pot and random.randint(1, table.pot),
    )


def hands_for(rules: Rules, random: Random) -> Any:
    """A deal, often with a hand that holds pairs of the cards that matter or hardly any trump."""
    hands = [list(hand) for hand in deal(random.getrandbits(40), with_nines=rules.with_nines)]
    special = (Card.CQ, Card.DA, Card.DK, Card.D9, Card.CJ, Card.SJ)
    pairs = [card for card in special if rules.with_nines or card != Card.D9]
    for card in random.sample(pairs, random.choice((0, 2, 3))):
        give_pair(hands, card, random.randrange(4))
    if random.random() < 0.2:
        impoverish(hands, random.randrange(4), random)
    return hands_of(hands)


def give_pair(hands: list[list[Card]], card: Card, seat: int) -> None:
    for other in SEATS:
        while other != seat and card in hands[other]:
            given = next(mine for mine in hands[seat] if mine != card)
            hands[seat][hands[seat].index(given)], hands[other][hands[other].index(card)] = card, given


def impoverish(hands: list[list[Card]], seat: int, random: Random) -> None:
    """Leave a hand up to three trumps."""
    trumps = [card for card in hands[seat] if ORDER.is_trump(card)]
    for card in trumps[random.randrange(4) :]:
        other = (seat + random.randrange(1, 4)) % 4
        plain = [one for one in hands[other] if not ORDER.is_trump(one)]
        if plain:
            hands[seat][hands[seat].index(card)], hands[other][hands[other].index(plain[0])] = plain[0], card


KEPT = ((), (Card.CJ,), (Card.DA,), (Card.CJ, Card.DQ), (Card.HT,), (Card.HA, Card.HK, Card.H9, Card.HT))


def action_for(game: Game, kept: tuple[Card, ...], random: Random) -> Action:
    """A random action: often something special before the game, and some cards are kept for its end."""
    answers = [action for action in game.legal() if isinstance(action, Reserve)]
    if game.phase is Phase.RESERVATION and random.random() < 0.5:
        kind = random.choice(list(dict.fromkeys(answer.reservation.is_solo for answer in answers)))
        return random.choice([answer for answer in answers if answer.reservation.is_solo is kind])
    action = random_action(game, random)
    if isinstance(action, Play) and action.card in kept:
        others = [card for card in game.plays() if card not in kept]
        return Play(action.seat, random.choice(others)) if others else action
    return action


def differ(one: Rules, other: Rules, random: Random) -> bool:
    """True if the same deal, the same actions done, goes otherwise under two rule sets."""
    if games_planned(one) != games_planned(other) or first_table(one) != first_table(other):
        return True
    if one.with_nines != other.with_nines:
        return True
    table, hands = table_for(one, random), hands_for(one, random)
    here, there = Game(one, hands, table), Game(other, hands, table)
    kept = random.choice(KEPT)
    while True:
        if (here.turn, here.phase) != (there.turn, there.phase):
            return True
        asked = SEATS if not here.trick else (here.turn,)
        if any(here.legal(seat) != there.legal(seat) for seat in asked):
            return True
        if here.phase is Phase.OVER:
            break
        action = action_for(here, kept, random)
        if not there.is_legal(action) or here.apply(action) != there.apply(action):
            return True
    outcome, same = here.score or here.thrown_in, there.score or there.thrown_in
    assert outcome is not None and outcome == same
    opener = random.choice(SEATS)
    return next_table(one, table, outcome, opener=opener) != next_table(other, table, outcome, opener=opener)


def scores_differ(one: Rules, other: Rules, random: Random) -> bool:
    """True if a game that was close counts otherwise: for results that random games hardly ever come to."""
    eyes = random.choice((119, 120, 121))
    sheet: dict[str, Any] = {"game": "normal", "re_eyes": eyes, "contra_eyes": 240 - eyes}
    for side in Side:
        announced = random.choice((None, "re", 90))
        sheet |= {f"{side}_tricks": 6, f"{side}_announcement": announced, f"{side}_special": {}}
    return score_tally(one, tally_of(sheet)) != score_tally(other, tally_of(sheet))


def games_until_it_matters(name: str, seed: str) -> int | None:
    """The number of games after which an option has changed something; None if it never has."""
    random = Random(f"{name} {seed}")
    for number, (one, other) in zip(range(GAMES), variants(name, random), strict=False):
        if differ(one, other, random) or (name in CLOSE and scores_differ(one, other, random)):
            return number + 1
    return None


IN_GAMES = [name for name in OPTIONS if name not in ON_THE_SCREEN | WITHOUT_EFFECT]
ENGINE = "".join(path.read_text(encoding="utf-8") for path in Path(engine.__file__).parent.rglob("*.py"))


def is_read(name: str) -> bool:
    """True if some code of the engine asks for an option."""
    return re.search(rf"[.\"]{name}\b", ENGINE) is not None


def test_every_option_is_read() -> None:
    assert [name for name in IN_GAMES if not is_read(name)] == [], "these want code in the engine that reads them"


@pytest.mark.slow
@pytest.mark.parametrize("name", [*filter(is_read, IN_GAMES)])
def test_an_option_changes_something(name: str) -> None:
    assert games_until_it_matters(name, "") is not None, f"with {name} or without, {GAMES} games came out the same"


@pytest.mark.parametrize("name", sorted(ON_THE_SCREEN | WITHOUT_EFFECT))
def test_what_is_only_shown_changes_no_game(name: str) -> None:
    random = Random(name)
    value = getattr(Rules(), name)
    for _ in range(10):
        one = mended(Rules())[0]
        other = one.changed(name, random_value(OPTIONS[name], random))
        assert not differ(one, other, random), value
