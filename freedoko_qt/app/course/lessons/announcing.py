"""Lesson 7: announcing Re and Kontra."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import NOTHING, LessonExercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "announcing",
    QT_TRANSLATE_NOOP("Course", "Announcing Re and Kontra"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "By saying Re or Kontra you show which side you are on, and that you mean to win. The game is then "
                "worth two points more, for whoever wins it.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Announce when your hand is strong: a dulle, high queens, aces that will run, and few weak plain "
                "cards.",
            ),
            CardPicture((cards(Card.HT), cards(Card.CQ, Card.SQ, Card.SQ), cards(Card.CA), cards(Card.SA))),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "It also helps your partner, who now knows to whom to smear. With a weak hand say nothing: if you "
                "lose, the others score these points.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "There is a limit: while you still hold eleven cards, so before you play your second.",
            )
        ),
    ),
    (
        LessonExercise(
            QuestionKind.CALL,
            Position(
                (
                    "HT CQ SQ HQ CJ SJ DJ DA D9 CA SA SK",
                    "HQ DQ HJ DT CT CK C9 ST SK S9 HK H9",
                    "CQ HJ DJ DA DK D9 CA CT CK C9 HK H9",
                    "HT SQ DQ CJ SJ DT DK SA ST S9 HA HA",
                ),
            ),
            "re",
            QT_TRANSLATE_NOOP(
                "Course",
                "A dulle, a queen of clubs, more high trumps and two aces in short suits: this game you want to win, "
                "and your partner should know where you are.",
            ),
            others=NOTHING,
        ),
        LessonExercise(
            QuestionKind.CALL,
            Position(
                (
                    "HJ DJ DT DK D9 CK C9 ST SK S9 HK H9",
                    "SQ SQ HQ HQ DQ DT CT CK C9 SA S9 H9",
                    "CQ CQ CJ HJ DA DK D9 CA CT SA HA HK",
                    "HT HT DQ CJ SJ SJ DJ DA CA ST SK HA",
                ),
            ),
            NOTHING,
            QT_TRANSLATE_NOOP(
                "Course",
                "No dulle, no queen and no ace: with this hand you cannot promise to win. Say nothing and help your "
                "partner.",
            ),
            others="contra",
        ),
        LessonExercise(
            QuestionKind.CALL,
            Position(
                (
                    "HT HT SQ SQ HQ DQ CJ SJ DA CA CT SA",
                    "HQ DQ HJ DT CT CK C9 ST SK S9 HK H9",
                    "CQ CQ HJ DJ DA DK D9 CA CK C9 HK H9",
                    "CJ SJ DJ DT DK D9 SA ST SK S9 HA HA",
                ),
            ),
            "contra",
            QT_TRANSLATE_NOOP(
                "Course",
                "Both dullen, high queens and aces: you hold the strongest cards although you are not Re. Say Kontra.",
            ),
            others=NOTHING,
        ),
    ),
    Position(
        (
            "HT CQ SQ HQ CJ SJ DJ DA D9 CA SA SK",
            "HQ DQ HJ DT CT CK C9 ST SK S9 HK H9",
            "CQ HJ DJ DA DK D9 CA CT CK C9 HK H9",
            "HT SQ DQ CJ SJ DT DK SA ST S9 HA HA",
        ),
        reserved="",
    ),
)
