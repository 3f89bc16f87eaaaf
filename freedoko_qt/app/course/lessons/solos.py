"""Lesson 11: solos."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import LessonExercise, card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.app.trainer.questions import QuestionKind
from freedoko_qt.engine.cards import Card

GAME = Position(
    (
        "CJ CJ SJ SJ HJ DJ CA CA CT SA SA HA",
        "HT SQ HQ HJ DT DK CK C9 ST ST S9 HK",
        "HT CQ HQ DQ DJ DA DT CT CK C9 S9 HK",
        "CQ SQ DQ DA DK D9 D9 SK SK HA H9 H9",
    ),
    reserved="",
)
"""The game of the lesson, whose deal is also asked about."""

LESSON = Lesson(
    "solos",
    QT_TRANSLATE_NOOP("Course", "Solos"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "In a solo you play alone against three, and you choose what is trump. You say so before the game. "
                "Won or lost, the points count three times for you.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "In a jack solo only the jacks are trumps, in a queen solo only the queens. All other cards are plain "
                "suits from the ace down. In a meatless solo there are no trumps at all.",
            ),
            CardPicture(
                (
                    cards(Card.CJ, Card.CJ, Card.SJ, Card.SJ),
                    cards(Card.CA, Card.CA, Card.CT),
                    cards(Card.SA, Card.SA),
                )
            ),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "You need the highest trumps, and suits that run from the ace. Draw the trumps of the others first.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "Against a soloist the other three play together: smear to each other, and give the soloist nothing.",
            )
        ),
    ),
    (
        LessonExercise(
            QuestionKind.SOLO,
            GAME,
            "solo_jack",
            QT_TRANSLATE_NOOP(
                "Course",
                "Six jacks, the highest among them, and five aces: with the jack solo nearly every trick is yours.",
            ),
            others="healthy solo_queen solo_meatless",
        ),
        card_exercise(
            Position(
                (
                    "SJ DA DT DK D9 CT C9 ST SK S9 HK H9",
                    "CQ CQ SQ SQ HQ HQ DQ DQ DT CK C9 HK",
                    "SJ DJ DJ DK CA CA CT CK SA SK S9 HA",
                    "HT HT CJ CJ HJ HJ DA D9 SA ST HA H9",
                ),
                first=1,
                reserved="solo_queen healthy healthy healthy",
                done="CK CA CJ",
            ),
            "CT",
            QT_TRANSLATE_NOOP(
                "Course",
                "Here clubs are a plain suit, and an ace from your side takes the trick from the soloist. Smear the "
                "ten.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "SJ DA DT DK D9 CT C9 ST SK S9 HK H9",
                    "HT CQ CQ SQ SQ HQ HQ DQ DQ CA CA C9",
                    "HJ DJ DT DK CT CK CK ST SK S9 HA H9",
                    "HT CJ CJ SJ HJ DJ DA D9 SA SA HA HK",
                ),
                first=1,
                reserved="solo_queen healthy healthy healthy",
                done="CA CK CJ",
            ),
            "C9",
            QT_TRANSLATE_NOOP(
                "Course",
                "The soloist's ace takes this trick. Give the nine; the ten may still win a trick or help a partner.",
            ),
        ),
    ),
    GAME,
)
