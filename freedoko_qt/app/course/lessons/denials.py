"""Lesson 8: denials."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import NOTHING, LessonExercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "denials",
    QT_TRANSLATE_NOOP("Course", "No 90 and more"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "After Re or Kontra you can promise more: with “no 90” the others must stay below 90 card points. "
                "Next come no 60, no 30, and black: not one trick for them.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Each such denial earns one more point if you keep it. If you break it, the game is lost, even with "
                "121 card points.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "So count first: with 151 card points for you the others stay below 90. Who is your partner? Which "
                "dullen and queens are still out?",
            ),
            CardPicture((cards(Card.HT, Card.HT), cards(Card.CQ, Card.CQ), cards(Card.SQ, Card.SQ))),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "The limits: no 90 while you hold ten cards, no 60 with nine, no 30 with eight, black with seven.",
            )
        ),
    ),
    (
        LessonExercise(
            QuestionKind.CALL,
            Position(
                (
                    "HT CQ SQ SQ HQ DQ CJ DJ DA CA SA SK",
                    "CJ DT CA CK C9 SA SK S9 HA HA HK H9",
                    "HT HQ HJ DA DT DK DK CT CT C9 S9 HK",
                    "CQ DQ SJ SJ HJ DJ D9 D9 CK ST ST H9",
                ),
                done="0:re CA C9 C9 CK SA S9 S9 ST",
            ),
            "no_90",
            QT_TRANSLATE_NOOP(
                "Course",
                "Both aces have run, and you hold the dulle and queens for nearly every trick to come. Less than 90 "
                "for the others is as good as certain, and with ten cards this is your last chance to say so.",
            ),
            others=NOTHING,
        ),
        LessonExercise(
            QuestionKind.CALL,
            Position(
                (
                    "CQ SQ HQ HJ DJ DK D9 CA C9 SK S9 HK",
                    "HT CQ CJ SJ DT CA CK SA SA SK HA HA",
                    "HT HQ HJ DA DA DT DK CT CT CK S9 HK",
                    "SQ DQ DQ CJ SJ DJ D9 C9 ST ST H9 H9",
                ),
                done="0:re CA CK CT C9",
            ),
            NOTHING,
            QT_TRANSLATE_NOOP(
                "Course",
                "The first trick is yours, but many weak plain cards are left, and both dullen are out. Stick to Re; "
                "that is enough here.",
            ),
            others="no_90",
        ),
        LessonExercise(
            QuestionKind.CALL,
            Position(
                (
                    "HT CQ SQ HQ CJ DJ DA D9 CA CK SA HA",
                    "SQ DQ CJ SJ HJ D9 CA C9 SA SK HA HK",
                    "HT CQ DQ SJ DJ DT DK CT CT ST S9 H9",
                    "HQ HJ DA DT DK CK C9 ST SK S9 HK H9",
                ),
                done="2:re CA C9 CT C9 2:no_90 SA SK ST S9 HA HK H9 HK",
            ),
            "no_60",
            QT_TRANSLATE_NOOP(
                "Course",
                "Your partner has promised no 90 already, your three aces have run, and you hold the dulle and high "
                "queens as well. Together you can say no 60, but only now, while you hold nine cards.",
            ),
            others=NOTHING,
        ),
    ),
    Position(
        (
            "HT HT CQ SQ SQ HQ CJ DJ DA CA SA SK",
            "DQ SJ HJ HJ DT CT CK C9 SK S9 HA HA",
            "CQ HQ DQ CJ DJ DT D9 CA C9 SA ST HK",
            "SJ DA DK DK D9 CT CK ST S9 HK H9 H9",
        ),
        reserved="",
    ),
)
