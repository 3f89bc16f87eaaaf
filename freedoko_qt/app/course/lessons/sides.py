"""Lesson 2: who plays with whom."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import LessonExercise, card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "sides",
    QT_TRANSLATE_NOOP("Course", "Who plays with whom"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Two play against two, but at first nobody knows who belongs together. The players with a queen of "
                "clubs are Re; the other two are Kontra.",
            ),
            CardPicture((cards(Card.CQ, Card.CQ),)),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Which side you are on you see in your own hand. Who your partner is comes out in the game: somebody "
                "plays a queen of clubs, or announces Re or Kontra.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP("Course", "There are 240 card points in all. Re needs 121 of them to win, Kontra 120.")
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Once you know your partner, do not take tricks away from each other. What one of you wins counts for "
                "both.",
            )
        ),
    ),
    (
        LessonExercise(
            QuestionKind.PARTNER,
            Position(
                (
                    "CQ SQ DQ HJ DJ D9 CA CK ST S9 HK H9",
                    "HT HT HQ CJ SJ DT DK CA CT C9 ST SK",
                    "HQ DQ CJ HJ DA DA DT DK CT CK HK H9",
                    "CQ SQ SJ DJ D9 C9 SA SA SK S9 HA HA",
                ),
                first=1,
                done="DK DT CQ",
            ),
            "3",
        ),
        LessonExercise(
            QuestionKind.PARTNER,
            Position(
                (
                    "SQ HQ SJ DJ DT CT CK C9 SK S9 HK H9",
                    "HT HT CQ DQ DJ DT CA CK C9 SA SK S9",
                    "HQ DQ CJ HJ DK D9 CA CT ST HA HA HK",
                    "CQ SQ CJ SJ HJ DA DA DK D9 SA ST H9",
                ),
                first=1,
                done="1:re DJ HQ CQ",
            ),
            "2",
        ),
        card_exercise(
            Position(
                (
                    "HT CQ DK D9 CK C9 SK SK S9 HA HK H9",
                    "HT HQ CJ SJ DT D9 CA CT C9 ST ST HK",
                    "CQ HQ HJ HJ DA DA DT DK CA CT CK H9",
                    "SQ SQ DQ DQ CJ SJ DJ DJ SA SA S9 HA",
                ),
                first=1,
                done="2:re D9 CQ DJ",
            ),
            "DK",
            QT_TRANSLATE_NOOP(
                "Course",
                "Your partner has played a queen of clubs, and you are last: the trick is yours together. Do not beat "
                "it with the ten of hearts; add the king, which counts four.",
            ),
        ),
    ),
    Position(
        (
            "CQ SQ DQ CJ DJ DA DK D9 CA SK S9 HK",
            "HQ HQ SJ HJ DT CA CT C9 C9 ST HA H9",
            "CQ HJ DJ DA DT CT CK CK ST S9 HK H9",
            "HT HT SQ DQ CJ SJ DK D9 SA SA SK HA",
        ),
        reserved="",
    ),
)
