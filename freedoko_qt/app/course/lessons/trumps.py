"""Lesson 1: trumps and plain suits."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "trumps",
    QT_TRANSLATE_NOOP("Course", "Trumps and plain suits"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Doppelkopf has 48 cards; each is there twice. More than half of them, 26, are trumps. From the top: "
                "the ten of hearts, the queens, the jacks, then the rest of diamonds.",
            ),
            CardPicture(
                (
                    cards(Card.HT),
                    cards(Card.CQ, Card.SQ, Card.HQ, Card.DQ),
                    cards(Card.CJ, Card.SJ, Card.HJ, Card.DJ),
                    cards(Card.DA, Card.DT, Card.DK, Card.D9),
                )
            ),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course", "Among the queens, and among the jacks, the order is clubs, spades, hearts, diamonds."
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "What is left are the plain suits: clubs, spades and hearts. In each of them the ace is the highest, "
                "then come ten, king and nine.",
            ),
            CardPicture(
                (
                    cards(Card.CA, Card.CT, Card.CK, Card.C9),
                    cards(Card.SA, Card.ST, Card.SK, Card.S9),
                    cards(Card.HA, Card.HK, Card.H9),
                )
            ),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "You have to follow suit, and all trumps together are one suit. If you cannot follow, you may trump "
                "the trick or give any other card. Of two equal cards the first one wins.",
            )
        ),
    ),
    (
        card_exercise(
            Position(
                (
                    "HT SQ SJ D9 CK C9 SK SK S9 HA HK H9",
                    "CQ CQ HQ DQ SJ HJ DT CA CT C9 SA HK",
                    "HT SQ HQ DQ CJ HJ DJ DT D9 CT CK HA",
                    "CJ DJ DA DA DK DK CA SA ST ST S9 H9",
                ),
                first=1,
                done="HJ DT DK",
            ),
            "SJ",
            QT_TRANSLATE_NOOP(
                "Course",
                "The jack of hearts is winning. Your jack of spades is the next one above it and takes the trick; the "
                "queen and the ten of hearts stay for later.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT SQ HQ DJ D9 CA CK C9 SK S9 HK H9",
                    "HT CQ CJ SJ DT D9 CA CT SA SA SK HA",
                    "CQ HQ HJ DA DA DT DK CT CK S9 HA HK",
                    "SQ DQ DQ CJ SJ HJ DJ DK C9 ST ST H9",
                ),
                first=1,
                done="CT CK C9",
            ),
            "CA",
            QT_TRANSLATE_NOOP(
                "Course",
                "Clubs are plain here, and the ace is above the ten. You are last to play: the trick is yours for "
                "certain.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT SQ HQ DJ DT DK CT CK C9 SA SK S9",
                    "CJ SJ DT CA CK C9 ST SK HA HA HK HK",
                    "HT CQ CQ HQ DQ HJ HJ DA DA DK CT H9",
                    "SQ DQ CJ SJ DJ D9 D9 CA SA ST S9 H9",
                ),
                first=1,
                done="HK H9 H9",
            ),
            "DT",
            QT_TRANSLATE_NOOP(
                "Course",
                "Your ten of hearts is a trump, so you have no hearts to follow with. Nobody plays after you: the ten "
                "of diamonds takes the trick and adds ten card points.",
            ),
        ),
    ),
    Position(
        (
            "HT SQ HQ CJ HJ DJ DT D9 CA CK SK H9",
            "DQ CJ SJ DA DT D9 SA SA S9 HK HK H9",
            "CQ SQ HQ DQ DJ DA DK CK C9 C9 S9 HA",
            "HT CQ SJ HJ DK CA CT CT ST ST SK HA",
        ),
        reserved="",
    ),
)
