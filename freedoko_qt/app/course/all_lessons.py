"""The course: its lessons in the order in which they are best read."""

from freedoko_qt.app.course.lesson import Lesson
from freedoko_qt.app.course.lessons import (
    aces,
    announcing,
    denials,
    dulle,
    fox,
    last_tricks,
    marriage,
    poverty,
    sides,
    smearing,
    solos,
    trumps,
)

LESSONS: tuple[Lesson, ...] = tuple(
    module.LESSON
    for module in (
        trumps,
        sides,
        fox,
        dulle,
        aces,
        smearing,
        announcing,
        denials,
        marriage,
        poverty,
        solos,
        last_tricks,
    )
)
