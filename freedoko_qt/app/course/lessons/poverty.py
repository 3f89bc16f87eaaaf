"""Lesson 10: the poverty."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import LEAVE, TAKE, LessonExercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "poverty",
    QT_TRANSLATE_NOOP("Course", "The poverty"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "With three trumps or fewer you can do very little. Where the rules know the poverty, you may say so "
                "before the game.",
            ),
            CardPicture((cards(Card.HJ, Card.DK, Card.D9),)),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "You pass on three cards face down, all your trumps among them. One after the other is asked; whoever "
                "takes them gives three cards back, and you two are Re.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Take a poverty only with a strong hand: you draw the trumps alone, and your partner helps with aces "
                "and tens. Give back weak plain cards, so that you run out of suits.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course", "If nobody takes it, the cards are dealt again. In tournaments there is no poverty."
            )
        ),
    ),
    (
        LessonExercise(
            QuestionKind.SOLO,
            Position(
                (
                    "HJ DK D9 CT CK C9 SA ST SK S9 HK H9",
                    "HT SQ HQ DQ SJ DT CA CK C9 SK HK H9",
                    "HT CQ CQ HQ CJ HJ DJ DJ DA DT CA CT",
                    "SQ DQ CJ SJ DA DK D9 SA ST S9 HA HA",
                ),
                reserved="",
            ),
            "poverty",
            QT_TRANSLATE_NOOP(
                "Course",
                "Three small trumps and no hope of a trick with them: say “poverty”. Perhaps somebody with a strong "
                "hand takes you along.",
            ),
            others="healthy",
        ),
        LessonExercise(
            QuestionKind.SOLO,
            Position(
                (
                    "HT HT CQ SQ SQ HQ DQ CJ SJ DJ DA CA",
                    "HQ DQ CJ HJ DT DK D9 CT CK ST S9 HA",
                    "CQ SJ DJ DA DT CT C9 C9 SK HA HK H9",
                    "HJ DK D9 CA CK SA SA ST SK S9 HK H9",
                ),
                first=3,
                reserved="poverty healthy healthy healthy",
                done="D9+DK+HJ",
            ),
            TAKE,
            QT_TRANSLATE_NOOP(
                "Course",
                "Dullen, queens and a fox: with this hand you draw the trumps alone, and three more of them come to "
                "you. Take it.",
            ),
            others=LEAVE,
        ),
        LessonExercise(
            QuestionKind.SOLO,
            Position(
                (
                    "DQ DJ DK D9 CT CK C9 ST SK S9 HK H9",
                    "CQ HQ CJ SJ SJ DA DT DT CT SA HA H9",
                    "HT HT CQ SQ SQ HQ DQ CJ HJ DJ DA CA",
                    "HJ DK D9 CA CK C9 SA ST SK S9 HA HK",
                ),
                first=3,
                reserved="poverty healthy healthy healthy",
                done="D9+DK+HJ",
            ),
            LEAVE,
            QT_TRANSLATE_NOOP(
                "Course",
                "Four small trumps are no match for the two others. Leave it to somebody else: if all refuse, there "
                "is a new deal.",
            ),
            others=TAKE,
        ),
    ),
    Position(
        (
            "HT CQ SQ SQ HQ CJ SJ DJ DA DT CA CK",
            "DQ CJ SJ DT DK D9 CA CK SA SK HK H9",
            "HT CQ HQ DQ HJ DJ DA CT ST SK S9 HA",
            "HJ DK D9 CT C9 C9 SA ST S9 HA HK H9",
        ),
        first=3,
        reserved="",
    ),
)
