"""The guided game for newcomers: a good hand, and in it nearly everything that makes a normal game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.guide.step import GuidedGame, GuideStep, plays
from freedoko_qt.app.learning_rules import learning_rules
from freedoko_qt.engine.actions import Announce, Call, Play, Reserve
from freedoko_qt.engine.cards import Card
from freedoko_qt.engine.contracts import Reservation

YOU, FRIEDA, KARL, DOLORES = range(4)

_STEPS = (
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Welcome"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "You sit at the bottom and hold twelve cards. In a trick everybody plays one card, and the highest takes "
            "all four. This game is explained step by step. You can always go back, and leave whenever you like.",
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Half the deck is trumps"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "The ten of hearts, all queens, all jacks and all diamonds are trumps, in this order. They beat the "
            "plain suits: clubs, spades and hearts. To see it, press “Order of the cards” below, or T, and once "
            "more to come back.",
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Healthy?"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Before the first card everybody is asked for a reservation, for instance to play alone. Your hand is "
            "made for a normal game: say that you are healthy.",
        ),
        wanted=Reserve(YOU, Reservation.HEALTHY),
        better=QT_TRANSLATE_NOOP("Wording", "A normal game is best with this hand: say that you are healthy."),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Who plays with whom?"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Two play against two. Whoever holds a queen of clubs is Re, the other two are Kontra. You hold one, so "
            "you are Re. Who has the other one? That comes out in the game.",
        ),
        others=tuple(Reserve(seat, Reservation.HEALTHY) for seat in (FRIEDA, KARL, DOLORES)),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "What it is about"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "The cards in the tricks count: an ace 11 card points, a ten 10, a king 4, a queen 3, a jack 2, a nine "
            "nothing. All cards together are 240. You and your partner are Re and win with 121.",
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Lead an ace"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "You lead. Whoever holds the suit that was led has to follow it. The first time most still can, and the "
            "ace takes the trick. Play your ace of clubs: click on it, or choose it with the arrow keys and press "
            "Enter.",
        ),
        wanted=Play(YOU, Card.CA),
        better=QT_TRANSLATE_NOOP(
            "Wording", "The ace of clubs first: later somebody may have no clubs left and take it with a trump."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Announce Re"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "All followed suit, and the trick is yours: 15 card points. Your hand is strong, so announce Re, with the "
            "button or with N and Enter. The game is then worth two points more, for whoever wins it. The other side "
            "would say Kontra.",
        ),
        others=plays(FRIEDA, "C9 C9 CK"),
        wanted=Announce(YOU, Call.RE),
        better=QT_TRANSLATE_NOOP("Wording", "First announce Re: after your next card it would be too late."),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Look for your partner"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Now all know that you are Re. Give your partner the chance to show up: lead a low trump, the jack of "
            "diamonds.",
        ),
        wanted=Play(YOU, Card.DJ),
        better=QT_TRANSLATE_NOOP(
            "Wording", "Lead the jack of diamonds: it costs little, and your partner can take the trick."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "It is Karl"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Karl has taken the trick with the other queen of clubs: he plays with you. Now the sides are known and "
            "marked at every seat.",
        ),
        others=plays(FRIEDA, "HJ CQ D9"),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "No 90"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Karl leads an ace, so he is strong, too. Promise that the others get less than 90 card points: announce "
            "“no 90”. That earns another point, and must be said while you still hold ten cards.",
        ),
        others=plays(KARL, "SA S9"),
        wanted=Announce(YOU, Call.NO_90),
        better=QT_TRANSLATE_NOOP(
            "Wording", "First announce “no 90”: more would be daring, and after this card it would be too late."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Smearing"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Spades were led, so you have to follow suit; all other cards are dimmed. Karl's ace will take the trick: "
            "give him the ten, it counts ten card points.",
        ),
        wanted=Play(YOU, Card.ST),
        better=QT_TRANSLATE_NOOP(
            "Wording", "The trick goes to your partner: give the ten, for the nine counts nothing."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Dulle and fox"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Karl leads the ten of hearts, the dulle. No card is higher. You hold a fox, an ace of diamonds: if the "
            "others catch it they get a point. Under Karl's dulle it is safe, so play it now.",
        ),
        others=plays(FRIEDA, "SK") + plays(KARL, "HT HJ"),
        wanted=Play(YOU, Card.DA),
        better=QT_TRANSLATE_NOOP(
            "Wording", "Play the fox: it is safe here and brings in eleven card points; later it might be caught."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Follow suit"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Karl leads hearts. You hold just one of them, the king: it has to be played. There are only six hearts "
            "besides the dullen, so somebody is often without.",
        ),
        others=plays(FRIEDA, "D9") + plays(KARL, "HA H9"),
        wanted=Play(YOU, Card.HK),
        better=QT_TRANSLATE_NOOP("Wording", "You have to follow suit: play the king of hearts."),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Take it with a trump"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Frieda had no hearts and took the trick with a trump. Now it is your turn: clubs were led, and you have "
            "none left. Nobody plays after you, so take the trick with the ten of diamonds.",
        ),
        others=plays(FRIEDA, "SJ") + plays(FRIEDA, "CA CT CT"),
        wanted=Play(YOU, Card.DT),
        better=QT_TRANSLATE_NOOP(
            "Wording", "Any trump takes this trick, so play the one with the most card points: the ten of diamonds."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "A Doppelkopf!"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "41 card points in one trick: from 40 up it is a Doppelkopf and earns a point. Now draw trumps from the "
            "others. Only a dulle is above your queen of clubs, and the last one is in your own hand.",
        ),
        wanted=Play(YOU, Card.CQ),
        better=QT_TRANSLATE_NOOP(
            "Wording", "Lead the queen of clubs: nobody can beat it, and the dulle is left for the next trick."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "And once more"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Karl gave you his ten of diamonds. Frieda and Dolores have a trump less each. Lead the dulle: perhaps a "
            "fox falls.",
        ),
        others=plays(FRIEDA, "DJ DT DK"),
        wanted=Play(YOU, Card.HT),
        better=QT_TRANSLATE_NOOP("Wording", "Lead the dulle: it takes any trick and draws trumps once more."),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Fox caught"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Frieda had only her fox left, and now it is yours: a point for you. She could have brought it home in the "
            "trick of hearts. You and Karl have 158 card points, so the others stay under 90 for sure.",
        ),
        others=plays(FRIEDA, "DA DK DQ"),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Think of the last trick"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Whoever takes the last trick with a jack of clubs, a Charlie, gets a point. You hold one, so save your "
            "trumps and throw the nine of spades.",
        ),
        wanted=Play(YOU, Card.S9),
        better=QT_TRANSLATE_NOOP("Wording", "Save your trumps for the end: the nine of spades counts nothing."),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Give little away"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Karl's trump was not high enough. Dolores took the trick and leads a queen that you cannot beat. Give her "
            "as few card points as you can, and keep your Charlie: play the jack of spades.",
        ),
        others=plays(FRIEDA, "SA CJ HQ") + plays(DOLORES, "SQ"),
        wanted=Play(YOU, Card.SJ),
        better=QT_TRANSLATE_NOOP(
            "Wording", "This trick is lost: play the jack of spades, it counts only two, and your Charlie stays."
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Keep the right card"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Once more a queen, and two cards are left. Give up the queen of diamonds: she is higher, but for the last "
            "trick only Charlie earns a point.",
        ),
        others=plays(FRIEDA, "ST HQ") + plays(DOLORES, "SQ"),
        wanted=Play(YOU, Card.DQ),
        better=QT_TRANSLATE_NOOP("Wording", "Keep the jack of clubs: it earns a point only in the last trick."),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Charlie"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Dolores leads hearts, and nobody has a higher trump any more. Your last card is Charlie: play it!",
        ),
        others=plays(FRIEDA, "SK H9") + plays(DOLORES, "HA"),
        wanted=Play(YOU, Card.CJ),
        better=QT_TRANSLATE_NOOP("Wording", "It is your last card: play it."),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Won!"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "You and Karl have 179 of the 240 card points; 121 would have been enough. That is one point. The others "
            "stayed under 90 card points: one more.",
        ),
        others=plays(FRIEDA, "CK HK"),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "What you announced"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "You kept your “no 90”: another point. For Re there are two. Had it gone wrong, the others would have "
            "them.",
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Special points"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "Doppelkopf, fox and Charlie earn a point each. That makes 8 in all: you and Karl score +8, Frieda and "
            "Dolores −8.",
        ),
    ),
    GuideStep(
        QT_TRANSLATE_NOOP("Wording", "Now you can play"),
        QT_TRANSLATE_NOOP(
            "Wording",
            "That was a whole game. In the next one you decide. The buttons at the right, or H and T, give you a hint "
            "and show the trumps; the menu Help, or F1, explains everything else. Have fun!",
        ),
    ),
)

FIRST_GAME = GuidedGame(learning_rules(), _STEPS)
