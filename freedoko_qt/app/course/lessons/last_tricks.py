"""Lesson 12: the last tricks."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "last_tricks",
    QT_TRANSLATE_NOOP("Course", "The last tricks"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Towards the end extra points are waiting. Whoever takes the last trick with a jack of clubs, called "
                "Charlie, gets one.",
            ),
            CardPicture((cards(Card.CJ),)),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "So keep Charlie for the end. Before that, get rid of your other cards and draw the trumps that could "
                "beat him: queens and dullen.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "A trick with 40 card points or more is a Doppelkopf and earns a point, too. It takes four aces or "
                "tens.",
            ),
            CardPicture((cards(Card.CA, Card.CT, Card.CT, Card.CA),)),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Count the trumps, for there are 26. Whoever knows what is left plays the last tricks best. Begin "
                "with the dullen and queens; that is easier.",
            )
        ),
    ),
    (
        card_exercise(
            Position(
                (
                    "HT CQ CJ SJ SJ HJ DJ DT D9 D9 CK S9",
                    "SQ SQ DQ HJ DA DA DK SA SA ST ST SK",
                    "HT CQ CJ DJ DT DK CA CT C9 SK HA HK",
                    "HQ HQ DQ CA CT CK C9 S9 HA HK H9 H9",
                ),
                first=2,
                done=(
                    "CA C9 CK DA SA SK S9 S9 SK DT HQ HT D9 DK HT HQ CQ DQ DT HJ DJ H9 D9 SQ DQ DK H9 DJ SQ CJ HK "
                    "HJ ST CT CK SJ SJ DA C9 HA"
                ),
            ),
            "CQ",
            QT_TRANSLATE_NOOP(
                "Course",
                "Nobody has a trump left but you, so both tricks are yours. The queen first: Charlie has to take the "
                "last trick to earn his point.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "CQ HQ HQ CJ CJ SJ HJ DJ DK D9 CA SK",
                    "CQ SQ DJ DA DK D9 CT CK CK HA HK H9",
                    "HT DQ HJ DT CA C9 C9 SA SA SK HK H9",
                    "HT SQ DQ SJ DA DT CT ST ST S9 S9 HA",
                ),
                done=(
                    "DK D9 HT DT SA S9 SK DA HA H9 HA DJ CJ DK DQ HT S9 D9 DJ SK CQ HJ SJ SJ H9 HK SQ CQ HQ SQ DT "
                    "DQ HK CA DA HQ HJ CK C9 ST"
                ),
            ),
            "CA",
            QT_TRANSLATE_NOOP(
                "Course", "Nobody else has a trump left. Your ace takes this trick, and Charlie waits for the last one."
            ),
        ),
        card_exercise(
            Position(
                (
                    "CQ SQ HJ DJ DK CA CK SK S9 HA HK H9",
                    "HT HT HQ DQ CJ SJ DT CT C9 ST S9 H9",
                    "CQ DQ CJ SJ DK D9 D9 CA CK ST HA HK",
                    "SQ HQ HJ DJ DA DA DT CT C9 SA SA SK",
                ),
                first=1,
                done="2:re CT CA CT",
            ),
            "CA",
            QT_TRANSLATE_NOOP(
                "Course",
                "Your partner's ace takes the trick. With your ace there are 42 card points in it: a Doppelkopf, and a "
                "point for it.",
            ),
        ),
    ),
    Position(
        (
            "HT CQ SQ SQ HQ CJ DJ DT D9 CA SK HK",
            "HQ DQ CJ SJ DA DT D9 SA S9 HK H9 H9",
            "CQ DQ HJ DJ DA DK CK C9 C9 SK S9 HA",
            "HT SJ HJ DK CA CT CT CK SA ST ST HA",
        ),
        reserved="",
    ),
)
