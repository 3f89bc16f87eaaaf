"""The end before the last card: the soloist shortens the game (DDV 5.4), or nothing is left to decide."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, permutations, product
from random import Random

import pytest
from laid_games import QUIET, announce, answered, before_the_last_trick, lay, play, play_on, reserve
from random_games import random_action, random_game, random_rules

from freedoko_qt.engine.actions import Claim, Play, Selector, SelectorKind
from freedoko_qt.engine.cards import SEATS, Card, Hands
from freedoko_qt.engine.contracts import SOLI, Contract, allows_solo
from freedoko_qt.engine.dealing import deal
from freedoko_qt.engine.errors import IllegalAction
from freedoko_qt.engine.events import Claimed
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.notation import action_from_dict, action_to_dict
from freedoko_qt.engine.play.claims import takes_all
from freedoko_qt.engine.play.decided import is_decided
from freedoko_qt.engine.rules import PRESETS, Rules
from freedoko_qt.engine.score.special_points import special_points
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.trick import best_position, followers, second_dolle_wins

CLAIMING = QUIET.changed("solo_may_claim", True)
ALL_FROM_THE_TOP = "CA CA CT CT SA SA ST ST HA HA DA DA"
TAKES, GIVES = Claim(0, takes=True), Claim(0, takes=False)


def solo(hand: str, kind: str = "meatless", rules: Rules = CLAIMING) -> Game:
    """The solo of seat 0, who leads."""
    return answered(rules, lay(hand), reserve(0, f"solo_{kind}"))


def claims(game: Game, seat: int = 0) -> list[bool]:
    return [action.takes for action in game.legal(seat) if isinstance(action, Claim)]


def test_a_soloist_who_is_sure_of_all_tricks_may_take_them_or_give_them_away() -> None:
    assert claims(solo(ALL_FROM_THE_TOP)) == [True, False]
    assert claims(solo(ALL_FROM_THE_TOP), seat=1) == []


def test_a_soloist_who_is_not_sure_may_only_give_them_away() -> None:
    game = solo(ALL_FROM_THE_TOP.replace("DA DA", "DK DK"))
    assert claims(game) == [False]
    with pytest.raises(IllegalAction, match="no_claim"):
        game.apply(TAKES)


def test_taking_the_rest_leaves_the_others_without_a_trick() -> None:
    game = solo(ALL_FROM_THE_TOP)
    events = game.apply(TAKES)
    assert events[0] == Claimed(0, True)
    assert game.score is not None
    assert (game.score.winner, game.score.eyes, len(game.score.tricks)) == (Side.RE, (240, 0, 0, 0), 12)
    assert game.hands == [[], [], [], []]


def test_giving_it_away_keeps_what_has_been_taken() -> None:
    hands = lay(ALL_FROM_THE_TOP.replace("CT CT", "C9 C9"), "CT", "CT", "CK")
    game = answered(CLAIMING, hands, reserve(0, "solo_meatless"))
    play(game, "CA CT CT CK")
    game.apply(GIVES)
    assert game.score is not None
    assert game.score.winner is Side.CONTRA
    assert (game.score.eyes[0], sum(game.score.eyes)) == (35, 240)


def test_only_who_leads_may_shorten_the_game() -> None:
    game = solo(ALL_FROM_THE_TOP)
    play_on(game, 1)
    assert [claims(game, seat) for seat in range(4)] == [[], [], [], []]
    play_on(game, 3)
    assert claims(game) == [True, False]


@pytest.mark.parametrize(
    ("kind", "hand", "sure"),
    [
        # All eight queens are drawn by one of the own that cannot be beaten.
        ("queen", "CQ CQ SQ SQ HQ HQ DQ CA CA CT CT CK", True),
        ("queen", "CQ SQ SQ HQ HQ DQ DQ CA CA CT CT CK", True),
        ("queen", "SQ SQ HQ HQ DQ DQ CQ SA SA SK ST ST", True),
        ("queen", "SQ SQ HQ HQ DQ DQ SA SA SK ST ST CA", False),
        # One trump less than the others hold lets somebody ruff.
        ("jack", "CJ CJ SJ CA CA CT CT CK CK SA SA ST", False),
        # A ten below the second ace.
        ("meatless", "CA CT CT CK SA SA ST ST HA HA DA DA", False),
    ],
)
def test_what_a_soloist_can_be_sure_of(kind: str, hand: str, sure: bool) -> None:
    assert claims(solo(hand, kind)) == ([True, False] if sure else [False])


@pytest.mark.parametrize(("second_over_first", "sure"), [(False, [True, False]), (True, [False])])
def test_a_dolle_that_the_second_would_beat_is_not_sure(second_over_first: bool, sure: list[bool]) -> None:
    rules = CLAIMING.changed("dollen_second_over_first", second_over_first)
    game = before_the_last_trick(rules, "HT DJ HT DA", reserve(0, "solo_diamonds"))
    assert claims(game) == sure


def test_whoever_may_take_the_rest_would_win_every_trick_of_it() -> None:
    """The soloist leads trumps, then suits, each from the top; the others play whatever they may."""
    random = Random("claims")
    checked = 0
    for number in range(240):
        rules = CLAIMING.changed("with_nines", number % 2 == 0)
        kind = random.choice([kind for kind in SOLI if allows_solo(rules.in_force(), kind)])
        game = answered(rules, deal(number, with_nines=rules.with_nines), reserve(0, kind.value))
        while game.phase == "play":
            if True in claims(game):
                checked += 1
                assert takes_the_rest(game.copy(), random)
            game.apply(Play(game.turn or 0, random.choice(game.plays())))
    assert checked > 30


def takes_the_rest(game: Game, random: Random) -> bool:
    """True if seat 0 wins all that is left."""
    before = len(game.tricks)
    while game.phase == "play":
        plays = sorted(game.plays(), key=game.order.sort_key)
        game.apply(Play(game.turn or 0, random.choice(plays) if game.turn else plays[0]))
    return all(trick.winner == 0 for trick in game.tricks[before:])


def test_without_the_rule_and_outside_of_soli_nobody_shortens_a_game() -> None:
    assert claims(solo(ALL_FROM_THE_TOP, rules=QUIET)) == []
    assert claims(answered(CLAIMING, lay("CQ", "SQ", "CQ"))) == []
    assert claims(answered(CLAIMING, BRIDE, reserve(0, "marriage", Selector(SelectorKind.FOREIGN)))) == []


BRIDE: Hands = lay("CQ CQ HT HT")


def test_a_silent_marriage_may_be_shortened_like_a_solo() -> None:
    game = answered(PRESETS["ddv"].rules, BRIDE)
    assert game.contract is Contract.SILENT_MARRIAGE
    assert claims(game) == [False]


def test_what_was_never_played_brings_no_special_points() -> None:
    rules = CLAIMING.changed("special_points_in_solo", "all")
    game = answered(rules, lay(ALL_FROM_THE_TOP, "DT", "DT", "HT"), reserve(0, "solo_meatless"))
    game.apply(TAKES)
    assert any(trick.eyes >= 40 for trick in game.tricks)
    assert special_points(game) == []


def test_a_claim_is_written_and_read() -> None:
    assert action_from_dict(action_to_dict(TAKES)) == TAKES
    assert action_from_dict(action_to_dict(GIVES)) == GIVES


def test_a_soloist_is_sure_exactly_when_the_others_cannot_hold_anything_that_helps() -> None:
    """Two tricks before the end, against everything that the others could hold and play."""
    random = Random("sure")
    found = []
    for number in range(120):
        rules = CLAIMING.changed("with_nines", number % 2 == 0)
        kind = random.choice([kind for kind in SOLI if allows_solo(rules.in_force(), kind)])
        game = answered(rules, deal(number, with_nines=rules.with_nines), reserve(0, kind.value))
        play_on(game, 4 * (game.tricks_total - 2))
        if game.turn == 0:
            unseen = [card for hand in game.hands[1:] for card in hand]
            sure = all(wins_both(game, hands) for hands in lays(unseen))
            assert takes_all(game, 0) == sure
            found.append(sure)
    assert True in found
    assert False in found


def lays(cards: list[Card]) -> Iterator[list[tuple[Card, ...]]]:
    """All ways in which three seats can hold two each of six cards."""
    for first in combinations(range(6), 2):
        rest = [place for place in range(6) if place not in first]
        for second in combinations(rest, 2):
            third = [place for place in rest if place not in second]
            yield [tuple(cards[place] for place in places) for places in (first, second, third)]


def wins_both(game: Game, hands: Sequence[Sequence[Card]]) -> bool:
    """True if seat 0 can lead its two cards so that it wins both tricks, whatever the others play."""
    one, other = game.hands[0]
    ways = ((one, other), (other, one))
    return any(all(_wins(game, leads, others) for others in _plays(game, leads, hands)) for leads in ways)


def _plays(game: Game, leads: Sequence[Card], hands: Sequence[Sequence[Card]]) -> Iterator[list[tuple[Card, Card]]]:
    """In which order the others may play their cards."""
    choices = []
    for hand in hands:
        first = followers(game.order, hand, leads[0])
        choices.append([(card, hand[1] if card is hand[0] else hand[0]) for card in first])
    for order in product(*choices):
        yield list(order)


def _wins(game: Game, leads: Sequence[Card], others: list[tuple[Card, Card]]) -> bool:
    for place, lead in enumerate(leads):
        second = second_dolle_wins(game.rules, last_trick=place == 1, swines=False)
        trick = [lead, *(order[place] for order in others)]
        if best_position(game.order, trick, second_dolle_wins=second):
            return False
    return True


def test_the_last_card_of_everybody_decides_nothing() -> None:
    game = before_the_last_trick(QUIET, "HT DJ HT DA", reserve(0, "solo_diamonds"))
    assert is_decided(game)


def test_before_the_last_tricks_and_after_them_nothing_is_decided() -> None:
    game = solo(ALL_FROM_THE_TOP)
    assert not is_decided(game)
    game.apply(TAKES)
    assert not is_decided(game)


def test_that_the_rest_may_be_given_away_decides_nothing() -> None:
    game = solo(ALL_FROM_THE_TOP)
    play_on(game, 4 * 10)
    assert GIVES in game.legal()
    assert is_decided(game)


def test_what_can_still_be_announced_is_a_decision() -> None:
    late = QUIET.changed("announcement_no_120", 1).changed("announcement_last", 1)
    game = before_the_last_trick(late, "HT DJ HT DA", reserve(0, "solo_diamonds"))
    assert not is_decided(game)
    announce(game, 0, "re", "no_90", "no_60", "no_30", "black")
    announce(game, 1, "contra", "no_90", "no_60", "no_30", "black")
    assert is_decided(game)


def test_what_is_not_found_out_in_time_is_not_decided() -> None:
    game = solo(ALL_FROM_THE_TOP)
    play_on(game, 4 * 10)
    assert is_decided(game)
    assert not is_decided(game, budget=3)


def test_a_decided_game_writes_the_same_however_it_goes_on() -> None:
    """Compared with every way to the end, played on copies."""
    random = Random("decided")
    found = []
    for _ in range(40):
        game = random_game(random_rules(random).changed("announcement_last", 3), random)
        while game.turn is not None and len(game.hands[game.turn]) > 2:
            game.apply(random_action(game, random))
        if game.turn is not None:
            before = list(game.actions)
            decided = is_decided(game, budget=100_000)
            assert decided == (len(ends(game)) == 1)
            assert game.actions == before
            found.append(decided)
    assert 3 < sum(found) < len(found) - 3


def ends(game: Game) -> set[object]:
    """The scores that can be written at the end of a game, and the bock it can bring."""
    if game.score is not None:
        return {(game.score.scores, game.score.bock_triggers)}
    found = set()
    for seat in SEATS:
        for action in game.legal(seat):
            if not isinstance(action, Claim):
                on = game.copy()
                on.apply(action)
                found |= ends(on)
    return found


def test_what_is_decided_for_a_seat_is_so_however_the_unseen_cards_lie() -> None:
    """Compared with every distribution that the tricks leave open, and every way to the end of each."""
    random = Random("unseen")
    found = []
    for number in range(30):
        game = random_game(random_rules(random).changed("announcement_last", 3), random)
        while game.turn is not None and len(game.hands[game.turn]) > 1 + (number % 5 == 0):
            game.apply(random_action(game, random))
        if game.turn is None:
            continue
        seat = game.turn
        knows = None not in game.view(seat).sides
        decided = is_decided(game, seat, budget=100_000)
        assert decided == (knows and all(map(is_decided, dealt_anew(game, seat))))
        assert not decided or is_decided(game)
        found.append(decided)
    assert True in found
    assert False in found


def dealt_anew(game: Game, seat: int) -> Iterator[Game]:
    """The game with the unseen cards in every order in which nobody has failed to follow suit."""
    others = [one for one in SEATS if one != seat]
    cards = [card for one in others for card in game.hands[one]]
    ends = list(accumulate(len(game.hands[one]) for one in others))
    begins = [0, *ends]
    orders = permutations(cards)
    for hands in {tuple(tuple(sorted(order[a:b])) for a, b in zip(begins, ends, strict=False)) for order in orders}:
        other = game.copy()
        for one, hand in zip(others, hands, strict=True):
            other.hands[one] = [*hand]
        if all(follows(other, one) for one in others):
            yield other


def follows(game: Game, seat: int) -> bool:
    """True if a seat holds nothing of the classes it has not followed."""
    view = game.view(seat)
    tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(game.leader, view.trick)]
    for leader, cards in tricks:
        place = (seat - leader) % 4
        if place < len(cards) and cards[place] not in followers(game.order, [cards[place], *view.hand], cards[0]):
            return False
    return True


def test_to_a_seat_it_makes_no_difference_how_the_unseen_cards_lie() -> None:
    game = before_the_last_trick(QUIET, "HT DJ HT DA", reserve(0, "solo_diamonds"))
    assert is_decided(game, 0)
    game.hands[1], game.hands[3] = game.hands[3], game.hands[1]
    assert is_decided(game, 0)


def test_while_another_seat_may_hold_swines_the_rest_is_not_sure() -> None:
    rules = CLAIMING.changed("swines", True).changed("swines_in_solo", True).changed("dollen_second_over_first", False)
    rules = rules.changed("swines_announcement_begin", False)
    trumps = "HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ"
    assert claims(solo(trumps, "diamonds", rules)) == [False]
    assert claims(solo(trumps, "diamonds", rules.changed("swines", False))) == [True, False]


def test_while_another_seat_may_hold_a_heidmann_the_rest_is_not_sure() -> None:
    rules = CLAIMING.changed("swines", False).changed("heidmann", True).changed("dollen_second_over_first", False)
    queens = "HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ"
    assert claims(answered(rules.changed("heidmann", False), lay(queens))) == [True, False]
    game = answered(rules, lay(queens, "SJ SJ"))
    assert claims(game) == [False]
    play(game, "HT SJ")
    play_on(game, 2)
    assert claims(game) == [True, False]
