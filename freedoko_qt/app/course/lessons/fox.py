"""Lesson 3: the fox."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "fox",
    QT_TRANSLATE_NOOP("Course", "The fox"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "The ace of diamonds is called the fox. It counts eleven card points, but it is a low trump: every "
                "queen and every jack beats it.",
            ),
            CardPicture((cards(Card.DA),)),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "If the others catch your fox, they get a point for it. So never lead it, and keep it out of tricks "
                "that they will take.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Bring it home when it is safe: as the last to play, if it takes the trick, or in a trick that your "
                "partner is sure to win. Trumping a plain suit in the last seat is ideal.",
            ),
            CardPicture((cards(Card.CK, Card.C9, Card.C9), cards(Card.DA, sign="+"))),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "And if the others' fox is on the table, catch it. The lowest card that takes the trick will do.",
            )
        ),
    ),
    (
        card_exercise(
            Position(
                (
                    "HT SQ HQ DJ DA D9 CK C9 ST SK S9 HK",
                    "SQ HQ CJ HJ DK DK CT CK C9 SK S9 HK",
                    "CQ CQ DQ DQ HJ DA DT D9 CT SA H9 H9",
                    "HT CJ SJ SJ DJ DT CA CA SA ST HA HA",
                ),
                first=1,
                done="DK D9 DT",
            ),
            "DA",
            QT_TRANSLATE_NOOP(
                "Course",
                "So far there are only small trumps, and you are last: your fox takes the trick itself and is home.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "SQ HQ DQ DA D9 CK SK SK S9 HA HK H9",
                    "HT CQ CQ DQ SJ HJ HJ DA CA CT C9 SA",
                    "HT SQ HQ CJ CJ SJ DJ D9 CT CK HA HK",
                    "DJ DT DT DK DK CA C9 SA ST ST S9 H9",
                ),
                first=1,
                done="1:re HT CJ DK",
            ),
            "D9",
            QT_TRANSLATE_NOOP(
                "Course",
                "The other side's ten of hearts takes this trick. Give it the nine, which counts nothing, and keep the "
                "fox.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT SQ HQ DJ CK C9 SK SK S9 HA HK H9",
                    "CQ HQ DQ SJ HJ DA D9 CA CT CK C9 SA",
                    "HT CQ SQ DQ CJ HJ DA DT CA CT HA HK",
                    "CJ SJ DJ DT DK DK D9 SA ST ST S9 H9",
                ),
                first=1,
                done="1:re 2:no_90 D9 DA DK",
            ),
            "DJ",
            QT_TRANSLATE_NOOP(
                "Course",
                "The others' fox takes the trick so far. You are last: the jack of diamonds is enough to catch it, and "
                "your high trumps stay in your hand.",
            ),
        ),
    ),
    Position(
        (
            "HT SQ HQ CJ DJ DA DA CK C9 SA SK HK",
            "SQ HQ DQ HJ DK CA CT C9 SA SK S9 H9",
            "CQ CJ HJ DT DK D9 D9 CA CT CK HK H9",
            "HT CQ DQ SJ SJ DJ DT ST ST S9 HA HA",
        ),
        reserved="",
    ),
)
