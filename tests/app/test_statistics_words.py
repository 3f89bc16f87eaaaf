"""The numbers in plain words, in both languages, and never more than they allow."""

from dataclasses import replace

import pytest
from kept_games import spoken
from sample_facts import LOST, NORMAL, OTHERS_SOLO, SOLO, figures_of

from freedoko_qt.app.settings import Language
from freedoko_qt.app.statistics.facts import CallFacts, GameFacts, SpecialFacts
from freedoko_qt.app.statistics.selection import RatedPlayer
from freedoko_qt.app.statistics.statistics_words import sentences
from freedoko_qt.app.wording.scores import percentage
from freedoko_qt.engine.actions import Call
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.teams import Side

YOU, KARL = RatedPlayer("Hanne", None), RatedPlayer("Karl", "casual")
LOST_SOLO = replace(SOLO, winner=Side.CONTRA, points=(-6, 2, 2, 2), written=(0, 2, 2, 2))


def said(*games: GameFacts, person: RatedPlayer = YOU) -> list[str]:
    """The sentences about games that seat 0 has played, or Karl in seat 2."""
    return sentences(person, figures_of(*games) if person is YOU else figures_of(*games, person=KARL))


def test_without_games_there_is_one_sentence() -> None:
    assert said() == ["No such game has been finished yet."]


def test_one_game_is_no_proof(qapp: object) -> None:
    with spoken(qapp, Language.ENGLISH):
        assert said(NORMAL) == [
            "You have played 1 game and earned 2.0 points in it.",
            "That is not enough to tell skill from luck.",
        ]
    with spoken(qapp, Language.GERMAN):
        assert said(NORMAL) == [
            "Du hast 1 Spiel gespielt und dabei 2,0 Punkte geholt.",
            "Das ist zu wenig, um Können von Glück zu unterscheiden.",
        ]


def test_a_part_of_the_whole_is_written_as_the_language_wants_it(qapp: object) -> None:
    with spoken(qapp, Language.ENGLISH):
        assert [percentage(share) for share in (0, 0.194, 1)] == ["0%", "19%", "100%"]
    with spoken(qapp, Language.GERMAN):
        assert percentage(0.194) == "19\N{NO-BREAK SPACE}%"


def test_the_soli_are_described_as_a_player_would(qapp: object) -> None:
    games = [SOLO] * 14 + [LOST_SOLO] * 5
    with spoken(qapp, Language.ENGLISH):
        sentences = said(*games)
        assert "Your solos earned 5.1 points a game; won: 14 of 19." in sentences
        assert "They pay off, and not only by chance." in sentences
    with spoken(qapp, Language.GERMAN):
        assert "Deine Soli haben 5,1 Punkte je Spiel gebracht; gewonnen: 14 von 19." in said(*games)


@pytest.mark.parametrize(
    ("won", "lost", "verdict"),
    [
        (30, 5, "They pay off, and not only by chance."),
        (2, 30, "They cost points, and not only by chance."),
        (4, 5, "These figures do not show whether they pay off."),
        (2, 0, "These figures do not show whether they pay off."),
    ],
)
def test_a_verdict_needs_an_interval_that_allows_it(won: int, lost: int, verdict: str) -> None:
    assert verdict in said(*[SOLO] * won, *[LOST_SOLO] * lost)


def test_a_single_solo_gets_no_verdict() -> None:
    sentences = said(SOLO)
    assert "Your only solo earned 9.0 points." in sentences
    assert not any("They" in one or "they" in one for one in sentences)


def test_a_gain_a_loss_and_what_is_open() -> None:
    gain = said(*[NORMAL] * 30, *[LOST] * 5)
    assert "In the long run it is a gain: with 95% certainty between 1.2 and 1.9 points a game." in gain
    loss = said(*[LOST] * 30, *[NORMAL] * 5)
    assert "In the long run it is a loss: with 95% certainty between −0.9 and −0.2 points a game." in loss
    level = said(*[LOST] * 20, *[NORMAL] * 10)
    assert (
        "Whether that is a gain in the long run remains open: with 95% certainty it is between −0.5 and 0.5." in level
    )


def test_lists_of_other_ways_of_counting_are_named() -> None:
    assert "Here all games are counted plus and minus, +1 together; the lists show +2." in said(NORMAL, LOST)
    zero = replace(NORMAL, written=NORMAL.points)
    assert not any("lists" in one for one in said(zero))


def test_a_difference_between_the_sides_is_only_claimed_where_it_is_more_than_chance() -> None:
    contra = replace(LOST, re=(1, 3), winner=Side.RE)
    few = said(NORMAL, contra)
    assert "As Re you earned 2.0 points a game, as Kontra −1.0." in few
    assert "That difference is more than chance." not in few
    mixed = [NORMAL, replace(NORMAL, points=(1, -1, 1, -1))] * 20
    other = [contra, replace(contra, points=(-2, 2, -2, 2))] * 20
    assert "That difference is more than chance." in said(*mixed, *other)


def test_announcements_and_denials_are_told_apart() -> None:
    re, no_90 = CallFacts(0, Call.RE, False, True, 2.0), CallFacts(0, Call.NO_90, False, False, -4.0)
    game = replace(NORMAL, calls=(re, no_90))
    sentences = said(game)
    assert "Your only Re or Kontra earned 2.0 points." in sentences
    assert "Your only denial earned −4.0 points." in sentences
    sentences = said(game, replace(NORMAL, calls=(re,)))
    assert "Your Re and Kontra earned 2.0 points each; games won: 2 of 2." in sentences


def test_foxes_and_their_friends_are_counted_as_one_says_them(qapp: object) -> None:
    specials = (
        SpecialFacts(Special.FOX_CAUGHT, 0, 1),
        SpecialFacts(Special.FOX_CAUGHT, 1, 0),
        SpecialFacts(Special.CHARLIE, 0, None),
        SpecialFacts(Special.CHARLIE_CAUGHT, 0, 3),
        SpecialFacts(Special.CHARLIE_CAUGHT, 3, 0),
        SpecialFacts(Special.DOPPELKOPF, 0, None),
    )
    with spoken(qapp, Language.GERMAN):
        assert said(replace(NORMAL, specials=specials))[-6:] == [
            "Du hast 1 Fuchs gefangen.",
            "Du hast 1 Fuchs verloren.",
            "Das Karlchen hat für dich 1 Mal den letzten Stich gemacht.",
            "Du hast 1 Karlchen gefangen.",
            "Du hast 1 Karlchen verloren.",
            "Du hast 1 Doppelkopf gemacht.",
        ]
        assert said(*[replace(NORMAL, specials=specials[:1] + specials[-1:])] * 2)[-2:] == [
            "Du hast 2 Füchse gefangen.",
            "Du hast 2 Doppelköpfe gemacht.",
        ]
    with spoken(qapp, Language.ENGLISH):
        assert said(replace(NORMAL, specials=specials))[-6] == "You have caught 1 fox."


def test_another_person_is_called_by_name(qapp: object) -> None:
    with spoken(qapp, Language.ENGLISH):
        sentences = said(NORMAL, LOST, OTHERS_SOLO, person=KARL)
        assert sentences[0] == "Karl has played 3 games and earned −0.3 points a game."
    with spoken(qapp, Language.GERMAN):
        sentences = said(NORMAL, LOST, OTHERS_SOLO, person=KARL)
        assert sentences[0] == "Karl hat 3 Spiele gespielt und im Schnitt −0,3 Punkte je Spiel geholt."


def test_the_place_is_only_named_where_the_intervals_are_apart() -> None:
    high = [replace(NORMAL, first=0), replace(SOLO, first=0)]
    low = [replace(LOST, first=1), replace(LOST_SOLO, first=1)]
    sentences = said(*high * 20, *low * 20)
    assert "You earned most left of the dealer (5.5 points a game) and least as the dealer (−3.5)." in sentences
    assert not any("dealer" in one for one in said(*high, *low))


def test_a_trend_is_only_mentioned_where_it_is_more_than_chance() -> None:
    better = said(*[LOST, LOST_SOLO] * 20, *[NORMAL, SOLO] * 20)
    assert better[-1] == "It is going better now: −3.5 points a game in the first half, then 5.5."
    worse = said(*[NORMAL, SOLO] * 20, *[LOST, LOST_SOLO] * 20)
    assert worse[-1] == "It used to go better: 5.5 points a game in the first half, then −3.5."
    assert not any("half" in one for one in said(*[NORMAL, LOST] * 40))
