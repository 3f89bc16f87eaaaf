"""Lesson 5: aces, and trumping a plain suit."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "aces",
    QT_TRANSLATE_NOOP("Course", "Aces and trumping"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "There are eight clubs and eight spades, but only six plain hearts. When a suit is led for the first "
                "time, most players can still follow, and the ace takes the trick.",
            ),
            CardPicture((cards(Card.CA), cards(Card.SA), cards(Card.HA))),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "So lead your aces early: clubs and spades first, the suit of which you hold fewer before the other. "
                "Hearts are often trumped.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "If you have none of the suit that is led, you may trump. If you are last to play, take a trump with "
                "many card points, the fox or a ten, as long as it wins.",
            ),
            CardPicture((cards(Card.DA), cards(Card.DT))),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "If others play after you, somebody may trump higher: then be careful with cards that count a lot.",
            )
        ),
    ),
    (
        card_exercise(
            Position(
                (
                    "HT SQ HQ DQ DJ D9 CA CK SK S9 HK H9",
                    "CQ SQ HQ HJ DT DK CT C9 SA SK S9 H9",
                    "CQ CJ HJ DJ DA DT D9 CT CK C9 SA HK",
                    "HT DQ CJ SJ SJ DA DK CA ST ST HA HA",
                ),
            ),
            "CA",
            QT_TRANSLATE_NOOP(
                "Course",
                "Nobody has played clubs yet, so your ace will most likely run. Later somebody may have no clubs left "
                "and trump it.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT CQ HQ DJ DK D9 CA CK SA SK S9 HK",
                    "CQ SQ CJ SJ DT CA CT SA ST HA HA HK",
                    "HT HQ HJ HJ DA DA DT DK CT CK C9 S9",
                    "SQ DQ DQ CJ SJ DJ D9 C9 ST SK H9 H9",
                ),
                done="CA CT C9 C9",
            ),
            "SA",
            QT_TRANSLATE_NOOP(
                "Course",
                "The first ace has run, and spades have not been led yet: play the second ace at once, while all can "
                "still follow.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT SQ HQ DJ DA D9 SA ST SK S9 HK H9",
                    "HT CQ CJ SJ HJ DA DK CA CT CK SK HK",
                    "CQ DQ DJ DK D9 CA CT C9 ST S9 HA HA",
                    "SQ HQ DQ CJ SJ HJ DT DT CK C9 SA H9",
                ),
                first=1,
                done="CK C9 C9",
            ),
            "DA",
            QT_TRANSLATE_NOOP(
                "Course",
                "You have no clubs, and you are last: any trump takes the trick. Take the fox, for here it is safe and "
                "brings in eleven card points.",
            ),
        ),
    ),
    Position(
        (
            "HQ DQ CJ DJ DT D9 CA CK SA SK S9 HA",
            "HQ DQ CJ SJ SJ DA DT SA HA HK H9 H9",
            "HT CQ SQ HJ DJ DA DK D9 CK C9 C9 S9",
            "HT CQ SQ HJ DK CA CT CT ST ST SK HK",
        ),
        reserved="",
    ),
)
