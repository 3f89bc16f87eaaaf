"""Actions and events equal those of their own kind with the same content, and nothing else."""

import pytest

from freedoko_qt.engine.actions import Accept, Announce, Call, Claim, Return, Shift
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.events import Claimed, PovertyAnswered, Reserved

CARDS = (Card.DA, Card.HK)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Accept(0, True), Claim(0, True)),
        (Shift(1, CARDS), Return(1, CARDS)),
        (Reserved(2, True), PovertyAnswered(2, True)),
        (Claimed(2, True), Claim(2, True)),
        (Claim(2, True), (2, True)),
        (Announce(2, Call.RE), (2, Call.RE)),
    ],
)
def test_two_kinds_with_the_same_content_differ(one, other) -> None:
    assert one != other and other != one
    assert other not in {one}


def test_two_of_one_kind_are_equal_if_their_content_is() -> None:
    assert Claim(1, True) == Claim(1, True) and hash(Claim(1, True)) == hash(Claim(1, True))
    assert Claim(1, True) != Claim(1, False) and Claim(1, True) != Claim(0, True)


def test_an_announcement_equals_the_one_that_was_chosen_whenever_it_was_made() -> None:
    made = Announce(1, Call.RE, forced=True, held=11)
    assert made == Announce(1, Call.RE) and {made} == {Announce(1, Call.RE)}
    assert made != Announce(1, Call.NO_90)
