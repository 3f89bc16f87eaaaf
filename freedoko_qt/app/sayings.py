"""The sayings of the players beside the game: a few words for each moment that matters, in the voice of each character.

None of them is mocking, and players who have lost badly are comforted.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, auto

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.people import Avatar
from freedoko_qt.app.wording.translating import spoken


class Moment(StrEnum):
    """The moments at which a player may say something."""

    SOLO_WON = auto()
    """Said by the player of the solo."""
    DOPPELKOPF = auto()
    """Said by whoever takes it."""
    FOX_CAUGHT = auto()
    """Said by whoever catches it."""
    BLACK = auto()
    """Said by one who has all tricks."""
    GOODBYE = auto()
    """At the end of the tournament."""
    COMFORT = auto()
    """Said by one who has won to those who have lost badly."""


SAYINGS: Mapping[Avatar, Mapping[Moment, object]] = {
    Avatar.FOX: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "A little cunning goes a long way."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "Quite a catch for one trick."),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "Sorry, cousin."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "I did not know I had it in me."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "Well played, everyone."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Tomorrow is another day."),
    },
    Avatar.HARE: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "That was fun. Who is next?"),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "Four full ones, lovely!"),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "Come here, little fox!"),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "Every last trick. I need a breather."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "Over already? I could go on for hours."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Shake it off: new cards, new luck."),
    },
    Avatar.BADGER: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "Good cards, good game."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "Forty and more. I'll take it."),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "That fox comes with me to the sett."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "Not one trick missing. You rarely see that."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "A good evening. Thank you, all."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Nothing to be done with cards like that."),
    },
    Avatar.OWL: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "I counted twice before I dared."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "A Doppelkopf. One waits a long time for that."),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "I saw that fox coming."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "All the tricks. Well, well."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "It was a pleasure. Until next time."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "It happens to the best of us."),
    },
    Avatar.BEAR: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "Slow and steady got there."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "What a feast!"),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "Got him. Gently, of course."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "All of them? I only wanted a few."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "Time for tea with honey. See you soon."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Never mind. The next one will be better."),
    },
    Avatar.HEDGEHOG: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "I hardly dared, you know."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "Four full cards at once, oh my!"),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "Now and then even I catch one."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "Not a single trick for the others. Fancy that."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "That was nice. I'll curl up now."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Chin up, it was only the cards."),
    },
    Avatar.CAT: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "All by myself, just how I like it."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "Now that makes me purr."),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "Wait first, then pounce."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "I licked the bowl clean."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "Enough for today. I'm off for a nap."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "We all land on our feet again."),
    },
    Avatar.DOG: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "Did you see that? Did you?"),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "The biggest bone of the evening!"),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "Sniffed him out!"),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "I fetched every single one."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "You are the best company. Same again soon?"),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Come on, we are all still friends."),
    },
    Avatar.FROG: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "Sometimes you just have to jump."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "What a catch!"),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "One flick, and I had him."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "I swallowed the lot."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "Back to the pond. Bye for now!"),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Missed the lily pad? Just jump again."),
    },
    Avatar.PIG: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "Lucky me!"),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "Ooh, nothing but good things!"),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "Sorry, fox, you were right there."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "Not a crumb left."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "That was lovely. Any snacks left?"),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "A hand like that is soon forgotten."),
    },
    Avatar.RAVEN: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "I like things that shine."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "Four treasures in one nest."),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "A fox for my collection."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "My nest is full."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "I'll fly home before dark. Cheers!"),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "The wind turns. It always does."),
    },
    Avatar.STAG: {
        Moment.SOLO_WON: QT_TRANSLATE_NOOP("Sayings", "I waited for the right moment."),
        Moment.DOPPELKOPF: QT_TRANSLATE_NOOP("Sayings", "A proud trick."),
        Moment.FOX_CAUGHT: QT_TRANSLATE_NOOP("Sayings", "That fox was in my part of the woods."),
        Moment.BLACK: QT_TRANSLATE_NOOP("Sayings", "One to remember."),
        Moment.GOODBYE: QT_TRANSLATE_NOOP("Sayings", "It was an honour."),
        Moment.COMFORT: QT_TRANSLATE_NOOP("Sayings", "Head high. It was well fought."),
    },
}


def saying(avatar: Avatar, moment: Moment) -> str:
    """The words of a character in the current language."""
    return spoken("Sayings", SAYINGS[avatar][moment])
