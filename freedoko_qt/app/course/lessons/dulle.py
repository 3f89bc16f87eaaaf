"""Lesson 4: the dulle."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.card_picture import CardPicture, cards
from freedoko_qt.app.course.exercise import card_exercise
from freedoko_qt.app.course.lesson import Lesson, Paragraph
from freedoko_qt.app.course.position import Position
from freedoko_qt.engine.cards import Card

LESSON = Lesson(
    "dulle",
    QT_TRANSLATE_NOOP("Course", "The dulle"),
    (
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "The ten of hearts is the highest trump of all; it is called the dulle. There are two of them. Nothing "
                "beats a dulle, and if both are played to one trick, the first one wins.",
            ),
            CardPicture((cards(Card.HT, Card.HT),)),
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "So do not waste it. Keep it for a trick that is worth it: one with many card points, one with the "
                "others' fox in it, or one that a queen of clubs would take from you.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP(
                "Course",
                "If a queen is enough, take the queen. And if your partner's dulle is already there, give card points "
                "instead of your own dulle.",
            )
        ),
        Paragraph(
            QT_TRANSLATE_NOOP("Course", "Once both dullen have been played, the queens of clubs are the highest."),
            CardPicture((cards(Card.CQ, Card.CQ),)),
        ),
    ),
    (
        card_exercise(
            Position(
                (
                    "HT SQ DK D9 CK C9 SK SK S9 HA HK H9",
                    "CQ CQ HQ HQ SJ HJ DJ DK CA CT C9 ST",
                    "HT DQ CJ SJ HJ DJ DT CT CK HA HK H9",
                    "SQ DQ CJ DA DA DT D9 CA SA SA ST S9",
                ),
                first=1,
                done="1:re HQ DT DT",
            ),
            "SQ",
            QT_TRANSLATE_NOOP(
                "Course",
                "The queen of hearts is winning, and nobody plays after you. Your queen of spades is enough; the "
                "dulle will be needed later.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT CQ DJ DT CK C9 SK SK S9 HA HK H9",
                    "HQ DQ SJ HJ DT D9 CA CT CK C9 ST H9",
                    "HT CQ SQ HQ DQ CJ HJ DK CA CT HA HK",
                    "SQ CJ SJ DJ DA DA DK D9 SA SA ST S9",
                ),
                first=2,
                done="2:re HT DJ",
            ),
            "DT",
            QT_TRANSLATE_NOOP(
                "Course",
                "Your partner's dulle cannot be beaten any more. Yours would only come second: give the ten of "
                "diamonds, ten card points for you both.",
            ),
        ),
        card_exercise(
            Position(
                (
                    "HT SQ DJ D9 CK C9 SK SK S9 HA HK H9",
                    "CQ HQ HQ DQ SJ HJ DT CA CT CK C9 SA",
                    "HT CQ SQ DQ CJ HJ DJ DA CA CT HA HK",
                    "CJ SJ DA DT DK DK D9 SA ST ST S9 H9",
                ),
                first=1,
                done="1:re 2:no_90 CQ DA DK",
            ),
            "HT",
            QT_TRANSLATE_NOOP(
                "Course",
                "The others have played a queen of clubs and a fox. Only the dulle beats that queen: it takes the "
                "trick and catches the fox. That is what it is for.",
            ),
        ),
    ),
    Position(
        (
            "HT HT SQ DQ CJ HJ DT DK CA CK S9 HK",
            "CQ HQ DQ CJ DJ DA D9 C9 SA ST HA H9",
            "SQ SJ DJ DT CT CT C9 SA ST SK SK HK",
            "CQ HQ SJ HJ DA DK D9 CA CK S9 HA H9",
        ),
        reserved="",
    ),
)
