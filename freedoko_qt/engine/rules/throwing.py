"""Hands so bad or so good that the cards are dealt again."""

from __future__ import annotations

from dataclasses import dataclass

from freedoko_qt.engine.rules.option import Words, flag, number

_HANDS = (
    "throw_with_nines or throw_with_kings or throw_with_nines_and_kings or throw_with_richness"
    " or throw_when_fox_highest_trump"
)
ANY_HAND = f"({_HANDS})"
ANY_THROW = f"({_HANDS} or throw_with_one_trump or (poverty and not poverty_shift))"


@dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)
class ThrowingRules:
    """Hands so bad or so good that the cards are dealt again."""

    throw_with_nines: bool = flag(
        True,
        Words("Schmeißen mit vielen Neunen", "Throwing in with many nines"),
        Words(
            "Wer sehr viele Neunen auf der Hand hat, darf das Blatt hinwerfen; dann wird neu gegeben.",
            "Whoever has a great many nines may throw in the hand; then the cards are dealt again.",
        ),
        needs="with_nines",
    )
    min_number_of_throwing_nines: int = number(
        5, 3, 8,
        Words("Neunen zum Schmeißen", "Nines for throwing in"),
        Words(
            "So viele Neunen musst du mindestens haben, um zu schmeißen.",
            "You need at least this many nines to throw in your hand.",
        ),
        needs="throw_with_nines",
    )
    throw_with_kings: bool = flag(
        False,
        Words("Schmeißen mit vielen Königen", "Throwing in with many kings"),
        Words(
            "Wer sehr viele Könige auf der Hand hat, darf das Blatt hinwerfen; dann wird neu gegeben.",
            "Whoever has a great many kings may throw in the hand; then the cards are dealt again.",
        ),
    )
    min_number_of_throwing_kings: int = number(
        6, 3, 8,
        Words("Könige zum Schmeißen", "Kings for throwing in"),
        Words(
            "So viele Könige musst du mindestens haben, um zu schmeißen.",
            "You need at least this many kings to throw in your hand.",
        ),
        needs="throw_with_kings",
    )
    throw_with_nines_and_kings: bool = flag(
        False,
        Words("Schmeißen mit Neunen und Königen", "Throwing in with nines and kings"),
        Words(
            "Neunen und Könige werden zusammengezählt: Wer zu viele davon hat, darf schmeißen.",
            "Nines and kings are counted together: whoever has too many of them may throw in the hand.",
        ),
        needs="with_nines",
    )
    min_number_of_throwing_nines_and_kings: int = number(
        7, 5, 16,
        Words("Neunen und Könige zum Schmeißen", "Nines and kings for throwing in"),
        Words(
            "So viele Neunen und Könige zusammen musst du mindestens haben, um zu schmeißen.",
            "You need at least this many nines and kings together to throw in your hand.",
        ),
        needs="throw_with_nines_and_kings",
    )
    throw_with_richness: bool = flag(
        False,
        Words("Schmeißen mit Reichtum", "Throwing in a rich hand"),
        Words(
            "Wer sehr viele Augen auf der Hand hat, also lauter Asse und Zehnen, darf schmeißen.",
            "Whoever has very many eyes in the hand, all those aces and tens, may throw it in.",
        ),
    )
    min_richness_for_throwing: int = number(
        70, 61, 128,
        Words("Augen für Reichtum", "Eyes of a rich hand"),
        Words(
            "So viele Augen musst du mindestens auf der Hand haben, um mit Reichtum zu schmeißen. Im "
            "Durchschnitt hat eine Hand 60.",
            "You need at least this many eyes in your hand to throw it in as a rich one. An average hand "
            "has 60.",
        ),
        needs="throw_with_richness",
    )
    throw_when_fox_highest_trump: bool = flag(
        False,
        Words("Schmeißen ohne Trumpf über dem Fuchs", "Throwing in without a trump above the fox"),
        Words(
            "Wer mit seinen Trümpfen nicht einmal einen Fuchs fangen könnte, weil keiner höher ist als "
            "das Karo-Ass, darf schmeißen.",
            "Whoever could not even catch a fox, having no trump above the ace of diamonds, may throw in "
            "the hand.",
        ),
    )
    throw_with_one_trump: bool = flag(
        False,
        Words("Schmeißen mit höchstens einem Trumpf", "Throwing in with at most one trump"),
        Words(
            "Bei einer Armut mit nur einem oder gar keinem Trumpf wird neu gegeben statt geschoben.",
            "With only one trump or none at all a poverty is not passed on, the cards are dealt again.",
        ),
        needs="poverty_shift",
    )
    throw_is_mandatory: bool = flag(
        False,
        Words("Schmeißen ist Pflicht", "Throwing in is compulsory"),
        Words(
            "Hat jemand ein Blatt, das geschmissen werden darf, wird auf jeden Fall neu gegeben. "
            "Ausgeschaltet entscheidet der Spieler selbst.",
            "If somebody has a hand that may be thrown in, the cards are dealt again in any case. "
            "Switched off, the player decides.",
        ),
        needs=ANY_HAND,
    )
