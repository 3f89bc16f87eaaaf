"""Lesson 9: the marriage."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import LessonExercise, card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.cards import Card

GAME = Position(
    (
        "HT CQ CQ SQ HJ DJ D9 CA CK SK S9 HK",
        "HQ SJ HJ DT DK CA CT C9 ST ST HK H9",
        "HT HQ DQ CJ DJ DA DT CT CK C9 S9 H9",
        "SQ DQ CJ SJ DA DK D9 SA SA SK HA HA",
    ),
    reserved="",
)
"""The game of the lesson, whose deal is also asked about."""

LESSON = Lesson(
    "marriage",
    QT_TRANSLATE_NOOP("Course", "The marriage"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "If you hold both queens of clubs, nobody is left to play with you. So you say “marriage” before the "
                "game and look for a partner.",
            ),
            CardPicture((cards(Card.CQ, Card.CQ),)),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "The first of the others to take a trick is your partner. If all of the first three tricks are yours, "
                "you play alone.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "So do not lead high: let somebody else win. And if another one has the marriage and your hand is "
                "good, take that first trick.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "You may also keep silent. Then you play alone against three, and nobody knows: only for very strong "
                "hands.",
            )
        ),
    ),
    (
        LessonExercise(
            QuestionKind.SOLO,
            GAME,
            "marriage",
            QT_TRANSLATE_NOOP(
                "Course",
                "Both queens of clubs, but too many weak cards to stand alone against three. Say that you have a "
                "marriage, and you will find a partner.",
            ),
            others="healthy",
        ),
        card_exercise(
            Position(
                (
                    "HT SQ SQ HQ DQ DJ D9 CA C9 SK HA HK",
                    "CJ SJ HJ DA DK CT CT ST S9 HA HK H9",
                    "HT CQ CQ HQ DT DK D9 CA CK C9 ST S9",
                    "DQ CJ SJ HJ DJ DA DT CK SA SA SK H9",
                ),
                first=2,
                reserved="marriage healthy healthy healthy",
                done="C9 CK",
            ),
            "CA",
            QT_TRANSLATE_NOOP(
                "Course",
                "The first trick that somebody else takes decides. With the ace you win it, and you play with the "
                "queens of clubs.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT CQ CQ SQ HQ DJ D9 CT C9 SK HK H9",
                    "HT CJ SJ DT D9 CA CK SA SA SK S9 HA",
                    "HQ HJ DA DA DT DK CA CT C9 S9 HA HK",
                    "SQ DQ DQ CJ SJ HJ DJ DK CK ST ST H9",
                ),
                first=1,
                reserved="healthy healthy healthy marriage",
                done="CA C9 CK",
            ),
            "CT",
            QT_TRANSLATE_NOOP(
                "Course", "With this ace your partner is found, and the trick belongs to you both. Give the ten."
            ),
        ),
    ),
    GAME,
)
