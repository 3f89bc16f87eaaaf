"""The card among equals: what a person would play where the values do not tell."""

import numpy as np
import pytest
from laid import DDV, all_healthy, announced, healthy_but, laid, played

from freedoko_qt.ai.batch.batch import Batch
from freedoko_qt.ai.batch.rollout import EVERY_CARD, points_per_unit
from freedoko_qt.ai.batch.tables import CARDS, Array
from freedoko_qt.ai.heuristics.equals import ADVISED_POINTS, is_minded, usual_card
from freedoko_qt.ai.search.look_ahead import CardValues, look_ahead, sample_uniform_games
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.rules import Rules


def usual(game: Game, *equals: Card) -> Card:
    """The usual card if just these are equal, and all others far behind."""
    assert game.turn is not None
    view = game.view(game.turn)
    points = {card: 1.0 if card in equals else -1.0 for card in view.playable}
    return usual_card(view, points, 0.1)


def lost_trick(own: str) -> Game:
    """Seat 0 plays last to a trick of the announced Re, which it cannot take."""
    game = announced(all_healthy(laid(own, "CQ HT HT", "CJ SJ", "DK DT", first=1)), 1, Call.RE)
    return played(game, "HT CJ DK")


def won_trick(own: str, *cards: str) -> Game:
    """Seat 0 plays last to such a trick, which it can take."""
    first, *others = cards
    game = announced(all_healthy(laid(own, f"CQ HQ {first}", *others, first=1)), 1, Call.RE)
    return played(game, " ".join(cards))


def as_good_as_the_ace(rules: Rules, among: tuple[Card, ...] | None = None) -> list[Card]:
    """The cards that are worth as much as ♠A to a soloist for whom the look-ahead sees nothing but chance."""
    game = healthy_but(laid("SA SA ST ST SK SQ CT C9 HT HK D9 DJ", rules=rules), 0, Reservation.SOLO_MEATLESS)
    view, rng = game.view(0), np.random.default_rng(1)

    def noise(batch: Batch, rows: Array, rng: np.random.Generator, among: Array = EVERY_CARD) -> Array:
        return np.where(among, rng.normal(size=(len(rows), CARDS)), np.nan)

    values = look_ahead(view, sample_uniform_games(view, rng, 8), rng, noise, among=among).values
    of_card = dict(zip(view.playable, values.T, strict=True))
    return sorted(card for card in of_card if np.array_equal(of_card[card], of_card[Card.SA]))


def test_sure_winners_of_a_soloist_are_worth_the_same_in_whatever_order_they_are_led() -> None:
    """Between such cards a network sees differences of points, and would lead the queen from six higher ones."""
    assert as_good_as_the_ace(DDV) == [Card.SK, Card.ST, Card.SA]
    assert as_good_as_the_ace(DDV, among=(Card.SQ, Card.DJ)) == []  # none of them is tried


def test_the_order_of_sure_winners_matters_where_charlie_counts() -> None:
    assert as_good_as_the_ace(DDV.changed("special_points_in_solo", "all")) == [Card.SA]


def test_the_only_best_card_is_played_whatever_is_usual() -> None:
    assert usual(lost_trick("D9 DT CJ HQ SK SK S9 HK H9 HA CK C9"), Card.DT) is Card.DT


def test_the_card_of_the_rules_of_thumb_is_played_if_it_is_among_the_equals() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    assert usual(game, Card.CA, Card.D9, Card.SK) is Card.CA


def test_a_card_behind_by_less_than_the_doubt_is_an_equal() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    points = {card: 0.0 for card in game.view(0).playable} | {Card.SK: 1.0, Card.CA: 0.8}
    assert usual_card(game.view(0), points, 0.3) is Card.CA
    assert usual_card(game.view(0), points, 0.1) is Card.SK


@pytest.mark.parametrize("equals", [(Card.DT, Card.HQ), (Card.DA, Card.HQ), (Card.DT, Card.DA, Card.HQ)])
def test_known_opponents_get_as_few_card_points_as_possible(equals: tuple[Card, ...]) -> None:
    assert usual(lost_trick("D9 DT DA HQ SK SK S9 HK H9 HA CK C9"), *equals) is Card.HQ


def test_the_fox_is_kept() -> None:
    game = all_healthy(laid("DA DQ HQ SK SK S9 HK H9 HA CK C9 C9", "", "", "DJ", first=3))
    assert usual(played(game, "DJ"), Card.DA, Card.HQ) is Card.HQ


def test_a_sure_trick_is_taken_with_the_cheaper_trump() -> None:
    own = "SJ SQ HT D9 SK SK S9 HK H9 HA CK C9"
    assert usual(won_trick(own, "HJ", "DT", "DK"), Card.SJ, Card.SQ, Card.HT) is Card.SJ
    assert usual(won_trick(own, "HJ", "DT", "DK"), Card.SQ, Card.HT) is Card.SQ


def test_a_fox_that_takes_the_trick_comes_home_among_equals() -> None:
    own = "DA SJ SQ HT SK SK S9 HK H9 HA CK C9"
    assert usual(won_trick(own, "DK", "DT", "DK"), Card.DA, Card.SJ, Card.SQ) is Card.DA


def preferred(game: Game, best: Card, *close: Card, behind: float = 0.12) -> Card:
    """The usual card if one is the best, some are a little behind it, and all others far."""
    assert game.turn is not None
    view = game.view(game.turn)
    points = {card: -1.0 for card in view.playable} | dict.fromkeys(close, -behind) | {best: 0.0}
    return usual_card(view, points, 0.05)


def test_what_a_partner_minds_is_not_played_for_a_few_hundredths_of_a_point() -> None:
    led = all_healthy(laid("CA CK ST S9 DT HQ DQ DJ D9 DA HK H9"))
    lost = lost_trick("D9 DT DA HQ SK SK S9 HK H9 HA CK C9")
    clubs = laid("CT CK C9 DJ HJ HQ SK S9 HK H9 DK D9", "CK", "C9", "CQ CA", first=3)
    third = played(announced(all_healthy(clubs), 3, Call.RE), "CA")
    behind_jack = played(all_healthy(laid("DA DQ HQ SK SK S9 HK H9 HA CK C9 C9", "", "", "DJ", first=3)), "DJ")
    assert preferred(led, Card.DA, Card.HQ) is Card.HQ  # a fox is led
    assert preferred(led, Card.DT, Card.HQ) is Card.HQ
    assert preferred(led, Card.ST, Card.S9) is Card.S9
    assert preferred(led, Card.HQ, Card.CA) is Card.CA
    assert preferred(behind_jack, Card.DA, Card.HQ) is Card.HQ
    assert preferred(lost, Card.DT, Card.D9) is Card.D9
    assert preferred(third, Card.CT, Card.C9) is Card.C9


def test_it_is_played_for_more_points_than_that_and_where_nothing_is_left_to_chance() -> None:
    led = all_healthy(laid("CA CK ST S9 DT HQ DQ DJ D9 DA HK H9"))
    assert preferred(led, Card.DT, Card.HQ, behind=0.2) is Card.DT
    points = {card: -1.0 for card in led.view(0).playable} | {Card.HQ: 0.9, Card.DT: 1.0}
    assert usual_card(led.view(0), points, 0.0) is Card.DT


def test_a_plain_ten_is_led_below_a_higher_card_only_if_all_else_is_a_mistake() -> None:
    led = all_healthy(laid("CA CK ST S9 DT HQ DQ DJ D9 DA HK H9"))
    assert preferred(led, Card.ST, Card.S9, behind=0.28) is Card.S9
    assert preferred(led, Card.ST, Card.S9, behind=0.32) is Card.ST
    points = {card: -1.0 for card in led.view(0).playable} | {Card.ST: 0.0, Card.HQ: -0.02, Card.CA: -0.28}
    assert usual_card(led.view(0), points, 0.05) is Card.HQ  # the ten is not led, and no ace is for so many points
    highest = all_healthy(laid("CA CK ST S9 DT HQ DQ DJ D9 SA SA H9"))
    assert preferred(highest, Card.ST, Card.CA, behind=0.28) is Card.ST


def test_a_fox_that_rather_falls_is_played_only_if_all_else_is_a_mistake() -> None:
    own, spades = "DA DQ HQ DK SK S9 HK H9 HA CK C9 C9", "SK S9 HK H9 HA CK C9 C9"
    behind_opponent = played(announced(all_healthy(laid(own, "", "", "CQ CQ DJ", first=3)), 3, Call.RE), "DJ")
    assert preferred(behind_opponent, Card.DA, Card.DK, behind=0.28) is Card.DK
    assert preferred(behind_opponent, Card.DA, Card.DK, behind=0.32) is Card.DA
    before_partner = announced(all_healthy(laid(f"DA DQ CQ DK {spades}", "CT", "CQ", "DJ", first=3)), 2, Call.RE)
    assert preferred(played(before_partner, "DJ"), Card.DA, Card.DK, behind=0.28) is Card.DA


def test_but_for_the_partner_to_trump_it_may_be() -> None:
    own = "CQ HQ SA ST DJ HJ DK CK C9 C9 HK H9"
    game = announced(all_healthy(laid(own, "S9 S9", "CQ HK", "SK SK SA ST")), 2, Call.RE)
    void = played(game, "SA S9 HK SK")
    assert preferred(void, Card.ST, Card.DJ, behind=0.2) is Card.ST


def test_no_ten_is_led_for_opponents_to_trump() -> None:
    own = "HQ HT SA SA ST DJ HJ DK CK C9 HK H9"
    game = announced(all_healthy(laid(own, "S9 S9", "CQ CQ HK", "SK SK ST")), 2, Call.RE)
    assert preferred(played(game, "SA S9 HK SK"), Card.ST, Card.DJ, behind=0.28) is Card.DJ


def test_the_partners_sure_trick_is_not_taken_but_to_bring_a_full_card_home() -> None:
    own, spades = "CQ HQ CJ CK CT C9 HK H9 HA DJ HJ DT", "SA SA ST ST SK SK"
    game = announced(all_healthy(laid(own, "S9 S9", "CQ DK", spades, first=1)), 2, Call.RE)
    ruffed = played(game, "S9 DK SK")
    assert preferred(ruffed, Card.CJ, Card.CT) is Card.CT
    assert preferred(ruffed, Card.DT, Card.CT) is Card.DT


def test_an_ace_is_not_thrown_on_the_others_trick() -> None:
    own = "CA C9 SK SK DJ HJ HQ SQ DK D9 S9 ST"
    game = announced(all_healthy(laid(own, "", "CQ HK", "H9", first=2)), 2, Call.RE)
    assert preferred(played(game, "HK H9"), Card.CA, Card.C9) is Card.C9


def test_a_full_card_that_will_be_trumped_is_kept_even_if_it_is_the_highest_so_far() -> None:
    own, spadeless = "SA SA ST SK HQ DQ CJ DJ D9 C9 CK HK", "CQ DA H9"
    game = announced(all_healthy(laid(own, spadeless, "S9 ST HK", "S9 SK HA")), 1, Call.RE)
    third = played(game, "SA DA S9 S9 H9 HK HA HK SK")
    assert preferred(third, Card.SA, Card.SK) is Card.SK


def test_of_trumps_that_count_the_same_the_lower_one_is_thrown() -> None:
    lost = lost_trick("D9 DA CJ DJ SQ DQ S9 HK H9 HA CK C9")
    assert preferred(lost, Card.CJ, Card.DJ) is Card.DJ
    assert preferred(lost, Card.SQ, Card.DQ) is Card.DQ
    assert preferred(lost, Card.SQ, Card.DJ) is Card.SQ


def test_contra_leads_no_king_of_trumps_where_a_jack_will_do() -> None:
    own = "HT DQ CJ SJ HJ DK D9 SK SK S9 HK H9"
    led = announced(all_healthy(laid(own, "", "", "CQ SQ")), 3, Call.RE)
    assert preferred(led, Card.DK, Card.HJ) is Card.HJ
    assert preferred(led, Card.DK, Card.D9) is Card.D9
    assert preferred(led, Card.DK, Card.SK) is Card.DK
    partner_in_last_seat = announced(all_healthy(laid(f"CQ {own[3:]}", "", "", "CQ HT HT")), 3, Call.RE)
    assert preferred(partner_in_last_seat, Card.DK, Card.HJ) is Card.DK


def test_the_dulle_is_not_spent_on_the_partners_sure_trick() -> None:
    own = "CQ HT DJ DT SK SK S9 HK H9 HA CK C9"
    game = announced(all_healthy(laid(own, "D9", "CQ HQ", "DQ", first=1)), 2, Call.RE)
    sure = played(game, "D9 HQ DQ")
    assert preferred(sure, Card.HT, Card.DJ) is Card.DJ
    assert preferred(sure, Card.HT, Card.DT) is Card.DT


@pytest.mark.parametrize("trick", ["HJ DA DQ", "DA HJ DQ"])
def test_no_fox_is_left_to_opponents_in_the_last_seat(trick: str) -> None:
    own, first, second = "CQ SQ DJ D9 SK SK S9 HK H9 HA CK C9", *trick.split()[:2]
    game = announced(all_healthy(laid(own, first, f"CQ {second}", "DQ", first=1)), 2, Call.RE)
    assert preferred(played(game, trick), Card.DJ, Card.SQ) is Card.SQ


def test_the_partners_sure_trick_gets_the_king_of_a_suit_not_the_nine() -> None:
    own = "CQ HT DJ DT SK SK ST S9 HK H9 CK C9"
    game = announced(all_healthy(laid(own, "H9", "CQ HA", "HK", first=1)), 2, Call.RE)
    assert preferred(played(game, "H9 HA HK"), Card.H9, Card.HK) is Card.HK
    spades = announced(all_healthy(laid(own, "SA", "CQ SA", "ST", first=2)), 2, Call.RE)
    assert preferred(played(spades, "SA ST"), Card.SK, Card.ST) is Card.SK  # the next seat may trump


def test_the_partners_sure_trick_gets_the_most_of_the_low_trumps() -> None:
    own = "CQ DQ DJ DA DT DK D9 SK SK S9 HK H9"
    game = announced(all_healthy(laid(own, "D9", "CQ HQ", "DQ", first=1)), 2, Call.RE)
    sure = played(game, "D9 HQ DQ")
    assert preferred(sure, Card.DQ, Card.DA) is Card.DA
    assert preferred(sure, Card.DK, Card.DT) is Card.DT
    assert preferred(sure, Card.D9, Card.DK) is Card.DK
    assert preferred(sure, Card.DJ, Card.DK) is Card.DK
    assert preferred(sure, Card.DJ, Card.DQ) is Card.DJ  # for an eye no queen is given
    assert preferred(sure, Card.DJ, Card.SK) is Card.DJ


def test_a_sure_trick_is_taken_with_no_more_than_it_takes() -> None:
    own = "SJ SQ HT D9 SK SK S9 HK H9 HA CK C9"
    assert preferred(won_trick(own, "HJ", "DT", "DK"), Card.HT, Card.SQ) is Card.SQ
    assert preferred(won_trick(own, "HJ", "DT", "DK"), Card.SQ, Card.SJ) is Card.SJ


def test_nor_is_the_dulle_spent_where_a_queen_is_as_sure() -> None:
    own = "CQ HT SQ DJ HJ SK SK S9 HK H9 HA HA"
    game = all_healthy(laid(own, "D9 CK", "CQ CT", "HT C9", first=3))
    ruffed = played(game, "HT DJ D9 CQ C9")
    assert preferred(ruffed, Card.HT, Card.CQ) is Card.CQ


def test_of_trumps_with_only_own_cards_between_them_the_lower_one_is_thrown() -> None:
    assert preferred(lost_trick("SQ SQ HQ D9 S9 SK HK H9 HA CA CK C9"), Card.SQ, Card.HQ) is Card.HQ


def test_the_ace_takes_a_plain_suit_before_the_second_one_may() -> None:
    own = "CA CT HT SQ DQ DJ D9 SK S9 HK H9 DK"
    third = played(all_healthy(laid(own, "", "C9", "CK", first=2)), "C9 CK")
    last = played(all_healthy(laid(own, "C9", "CK", "C9", first=1)), "C9 CK C9")
    assert preferred(third, Card.CT, Card.CA) is Card.CA
    assert preferred(last, Card.CT, Card.CA) is Card.CT


def test_opponents_get_the_lower_card_of_a_class_where_it_counts_less() -> None:
    lost = lost_trick("D9 DK SJ HQ SK SK S9 HK H9 HA CK C9")
    assert preferred(lost, Card.DK, Card.D9) is Card.D9
    assert preferred(lost, Card.SJ, Card.D9) is Card.D9
    assert preferred(lost, Card.DK, Card.SJ) is Card.DK  # what is higher may be worth the eyes
    own = "CK C9 DQ HQ SK SK S9 HK H9 HA DJ D9"
    known = announced(all_healthy(laid(own, "", "CT", "CQ CQ CA", first=3)), 3, Call.RE)
    assert preferred(played(known, "CA"), Card.CK, Card.C9) is Card.C9
    unknown = all_healthy(laid(own, "", "CT", "CA", first=3))
    assert preferred(played(unknown, "CA"), Card.CK, Card.C9) is Card.CK


def sampled(game: Game, *better: float) -> CardValues:
    """Values of the playable cards in so many deals: ♠K is better than ♣A by so much in each, all others far worse."""
    cards = game.view(0).playable
    values = np.full((len(better), len(cards)), -9.0)
    values[:, cards.index(Card.SK)], values[:, cards.index(Card.CA)] = better, 0.0
    return CardValues(cards, values, np.full(len(better), 1 / len(better)), np.arange(len(better)))


def test_the_doubt_speaks_for_the_usual_card() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    view, doubtful, clear = game.view(0), sampled(game, 4.0, -3.0, 4.0, -3.0), sampled(game, 1.0, 1.1, 1.0, 1.1)
    assert doubtful.usual(view) is clear.usual(view) is clear.usual(view, 1.0) is Card.SK
    assert doubtful.usual(view, 1.0) is Card.CA
    assert clear.is_settled(view) and not doubtful.is_settled(view)


def test_what_a_partner_minds_is_known_whatever_it_is_worth() -> None:
    view = all_healthy(laid("CA CK ST S9 DT HQ DQ DJ D9 DA HK H9")).view(0)
    assert all(is_minded(view, card) for card in (Card.ST, Card.DA, Card.DT, Card.S9))
    assert not is_minded(view, Card.CA)


def test_two_samples_of_deals_count_the_same() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    both = sampled(game, 1.0, 3.0).joined(sampled(game, 0.0, 0.0, 0.0))
    king = both.values[:, both.cards.index(Card.SK)]
    assert both.mean(king) == pytest.approx(1.0)
    assert both.weights.sum() == pytest.approx(1.0)


@pytest.mark.parametrize(("behind", "hint"), [(Card.C9, Card.C9), (Card.S9, Card.SK)])
def test_a_hint_gives_up_more_for_the_first_card_of_the_rules_of_thumb(behind: Card, hint: Card) -> None:
    """By the rules of thumb ♣9 is the first card of all, ♠9 the first of ♠9 and ♠K; no player gives up as much."""
    view = all_healthy(laid("C9 CK HT SQ HQ DQ DJ D9 SK S9 HK H9")).view(0)
    points = {card: {Card.SK: 1.0, behind: 0.92}.get(card, -9.0) for card in view.playable}
    values = np.array([list(points.values())]) / points_per_unit(view.rules)
    tried = CardValues(view.playable, values, np.ones(1), np.zeros(1, int))
    assert usual_card(view, points, ADVISED_POINTS) is behind
    assert tried.usual(view, margin=ADVISED_POINTS) is hint
    assert tried.usual(view) is Card.SK


def test_a_card_is_as_good_as_the_best_that_a_partner_does_not_mind() -> None:
    """Where the best card is left out, it does not matter how far the others are behind that one."""
    game = all_healthy(laid("DA DQ HQ SK SK S9 HK H9 HA CK C9 C9", "", "", "DJ", first=3))
    view = played(game, "DJ").view(0)
    for behind in (0.14, 0.16):
        points = dict.fromkeys(view.playable, -9.0) | {Card.DA: 0.0, Card.HQ: -0.12, Card.DQ: -behind}
        assert usual_card(view, points, 0.05) is Card.DQ


def test_a_card_is_judged_if_it_is_surely_behind_or_surely_not_by_much() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    view = game.view(0)
    assert sampled(game, 1.0, 1.1, 1.0, 1.1).is_judged(view, Card.CA)
    assert sampled(game, 0.1, 0.12, 0.1, 0.12).is_judged(view, Card.CA)
    assert not sampled(game, 4.0, -3.0, 4.0, -3.0).is_judged(view, Card.CA)


def test_a_card_that_is_far_behind_is_not_looked_at_further() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    view = game.view(0)
    assert sampled(game, 4.0, -3.0, 4.0, -3.0).contenders(view) == [Card.CA, Card.SK]
    assert sampled(game, 1.0, 1.1, 1.0, 1.1).contenders(view) == [Card.SK]


def test_a_card_dropped_early_is_as_far_behind_as_it_was_then() -> None:
    game = all_healthy(laid("CA CK HT SQ HQ DQ DJ D9 SK S9 HK H9"))
    tried = sampled(game, 1.0, 3.0, 0.0, 0.0)
    ace, king = tried.cards.index(Card.CA), tried.cards.index(Card.SK)
    tried.values[2:, ace] = np.nan
    assert tried.means[king] == pytest.approx(1.0)
    assert tried.means[ace] == pytest.approx(1.0 - 2.0)
    assert tried.standard_error(tried.values[:, king] - tried.values[:, ace]) == pytest.approx(1.0)
