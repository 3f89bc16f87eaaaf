"""Lesson 6: smearing."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "smearing",
    QT_TRANSLATE_NOOP("Course", "Smearing"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "To smear means to put many card points into a trick. Nines count nothing; this is what the other "
                "cards count:",
            ),
            CardPicture(
                (
                    cards(Card.SA, badge="11"),
                    cards(Card.ST, badge="10"),
                    cards(Card.SK, badge="4"),
                    cards(Card.SQ, badge="3"),
                    cards(Card.SJ, badge="2"),
                )
            ),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Smear when your partner is sure to take the trick. Give a ten, an ace or a fox: from now on its card "
                "points are yours.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP("Course", "If the others take it, give as little as you can: a nine, or else a jack.")
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "As the last to play you see who takes the trick. Otherwise ask yourself who still comes, and whether "
                "they could beat your partner.",
            )
        ),
    ),
    (
        card_exercise(
            Position(
                (
                    "CQ HJ DJ DT DK CK SK SK S9 HA HK H9",
                    "HQ CJ SJ HJ DJ DA D9 CA CT C9 SA ST",
                    "HT HT CQ HQ DQ CJ SJ DT CT CK HK H9",
                    "SQ SQ DQ DA DK D9 CA C9 SA ST S9 HA",
                ),
                first=1,
                done="2:re D9 HT DK",
            ),
            "DT",
            QT_TRANSLATE_NOOP(
                "Course",
                "Your partner's dulle takes this trick for certain. The ten of diamonds gives you both ten card "
                "points.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "CQ HJ DJ DK CT C9 SK SK S9 HA HK H9",
                    "HT HT HQ DQ CJ SJ DT CT CK ST S9 H9",
                    "CQ DQ SJ DK D9 D9 CA CA CK ST HA HK",
                    "SQ SQ HQ CJ HJ DJ DA DA DT C9 SA SA",
                ),
                first=1,
                done="2:re CK CA C9",
            ),
            "CT",
            QT_TRANSLATE_NOOP(
                "Course",
                "Your partner's ace takes the trick, and nobody plays after you. Give the ten of clubs: later it "
                "would hardly win a trick of its own.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT SQ SQ HQ CJ DJ CT C9 SK S9 HK H9",
                    "CQ CJ SJ HJ DT DK CA CT ST S9 HA HA",
                    "HT DQ SJ DJ DK D9 D9 CA CK CK SA HK",
                    "CQ HQ DQ HJ DA DA DT C9 SA ST SK H9",
                ),
                first=1,
                done="1:re CA CK C9",
            ),
            "C9",
            QT_TRANSLATE_NOOP(
                "Course",
                "This ace belongs to the other side. You have to follow suit: the nine counts nothing, the ten would "
                "be a gift.",
            ),
        ),
    ),
    Position(
        (
            "CQ DJ DA DT DT DK CA CT CK ST SK H9",
            "DQ SJ SJ HJ HJ DJ DA CT C9 SK S9 HK",
            "HT HT CQ SQ SQ HQ DK CA C9 SA HA HK",
            "HQ DQ CJ CJ D9 D9 CK SA ST S9 HA H9",
        ),
        reserved="",
    ),
)
