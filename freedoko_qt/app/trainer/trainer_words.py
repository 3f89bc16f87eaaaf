"""The words of the trainer: what is asked, what can be answered, and why an answer is right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from freedoko_qt.app.review import review_words as review
from freedoko_qt.app.settings import Letters
from freedoko_qt.app.trainer.exercise import Exercise, Source
from freedoko_qt.app.trainer.questions import Answer, Difficulty, Question, QuestionKind, trumps_out
from freedoko_qt.app.wording import call_name, capitalised, card_name, card_short, choice_name
from freedoko_qt.app.wording.advice import percent_of
from freedoko_qt.app.wording.scores import signed_decimal
from freedoko_qt.app.wording.translating import spoken
from freedoko_qt.engine.actions import Accept, Call
from freedoko_qt.engine.cards import SEATS, Card
from freedoko_qt.engine.contracts import Contract
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.view import SeatView

_KINDS: Mapping[QuestionKind, object] = {
    QuestionKind.PARTNER: QT_TRANSLATE_NOOP("Trainer", "Who plays with whom?"),
    QuestionKind.TRUMPS: QT_TRANSLATE_NOOP("Trainer", "How many trumps are out?"),
    QuestionKind.CALL: QT_TRANSLATE_NOOP("Trainer", "Announce or not?"),
    QuestionKind.SOLO: QT_TRANSLATE_NOOP("Trainer", "Which solo, or none?"),
    QuestionKind.CARD: QT_TRANSLATE_NOOP("Trainer", "Which card?"),
}
_PROMPTS: Mapping[QuestionKind, object] = {
    QuestionKind.PARTNER: QT_TRANSLATE_NOOP("Trainer", "Who plays with you?"),
    QuestionKind.TRUMPS: QT_TRANSLATE_NOOP("Trainer", "How many trumps are still out?"),
    QuestionKind.CALL: QT_TRANSLATE_NOOP("Trainer", "What do you announce now?"),
    QuestionKind.SOLO: QT_TRANSLATE_NOOP("Trainer", "What do you say before play?"),
    QuestionKind.CARD: QT_TRANSLATE_NOOP("Trainer", "Which card do you play?"),
}
_TAKING = QT_TRANSLATE_NOOP("Trainer", "Do you take the poverty?")
_ADVICE: Mapping[QuestionKind, object] = {
    QuestionKind.PARTNER: QT_TRANSLATE_NOOP("Trainer", "Where nobody can know it yet, the likeliest is right."),
    QuestionKind.TRUMPS: QT_TRANSLATE_NOOP("Trainer", "Neither in your hand nor played."),
    QuestionKind.CALL: QT_TRANSLATE_NOOP("Trainer", "What earns the most on average is right."),
    QuestionKind.SOLO: QT_TRANSLATE_NOOP("Trainer", "What earns the most on average is right."),
    QuestionKind.CARD: QT_TRANSLATE_NOOP("Trainer", "Click it, or choose it with the arrow keys and press Enter."),
}
_LEVELS: Mapping[Difficulty, object] = {
    Difficulty.EASY: QT_TRANSLATE_NOOP("Trainer", "easy"),
    Difficulty.MEDIUM: QT_TRANSLATE_NOOP("Trainer", "medium"),
    Difficulty.HARD: QT_TRANSLATE_NOOP("Trainer", "hard"),
}

RIGHT = QT_TRANSLATE_NOOP("Trainer", "Right.")
AS_GOOD = QT_TRANSLATE_NOOP("Trainer", "Right: as good as the best.")
HARDLY_WORSE = QT_TRANSLATE_NOOP("Trainer", "Right: hardly worse than the best.")
WRONG = QT_TRANSLATE_NOOP("Trainer", "Not right.")

OUT = QT_TRANSLATE_NOOP("Trainer", "Trumps still out: {number}.")
SUM = QT_TRANSLATE_NOOP("Trainer", "Of {total} trumps you hold {own}; already played: {played}.")
SEEN = QT_TRANSLATE_NOOP("Trainer", "Played: {cards}.")

IS_RE = QT_TRANSLATE_NOOP("Trainer", "You play Re.")
IS_CONTRA = QT_TRANSLATE_NOOP("Trainer", "You play Kontra.")
HAS_SAID = QT_TRANSLATE_NOOP("Trainer", "{name} has announced {call}.")
HAS_PLAYED = QT_TRANSLATE_NOOP("Trainer", "{name} has played the {card}.")
HAS_MARRIAGE = QT_TRANSLATE_NOOP("Trainer", "{name} has the marriage.")
HAS_FOUND = QT_TRANSLATE_NOOP("Trainer", "{name} has taken the trick that decides the partner.")
IS_SURE = QT_TRANSLATE_NOOP("Trainer", "So it is sure: {name}.")
CHANCES = QT_TRANSLATE_NOOP("Trainer", "Nobody can be sure yet. Going by what was said and played: {chances}.")
CHANCE = QT_TRANSLATE_NOOP("Trainer", "{name} {percent}%")
TEMPLATES = (
    RIGHT, AS_GOOD, HARDLY_WORSE, WRONG, OUT, SUM, SEEN, IS_RE, IS_CONTRA, HAS_SAID, HAS_PLAYED, HAS_MARRIAGE,
    HAS_FOUND, IS_SURE, CHANCES,
)  # fmt: skip
"""Every sentence that can say that an answer is right."""


def kind_name(kind: QuestionKind) -> str:
    """The name of a kind of question, in a list."""
    return spoken("Trainer", _KINDS[kind])


def level_name(level: Difficulty) -> str:
    """The word for a difficulty."""
    return spoken("Trainer", _LEVELS[level])


def origin(exercise: Exercise) -> str:
    """The words on where a question of the trainer comes from."""
    if exercise.source is Source.OWN:
        return spoken("Trainer", QT_TRANSLATE_NOOP("Trainer", "From one of your games: it cost you points here"))
    level = level_name(exercise.difficulty)
    if exercise.recall is not None:
        return spoken("Trainer", QT_TRANSLATE_NOOP("Trainer", "Once more · {level}"), level=level)
    return spoken("Trainer", QT_TRANSLATE_NOOP("Trainer", "A new question · {level}"), level=level)


def prompt(question: Question) -> str:
    """The sentence of a question."""
    is_poverty = isinstance(question.best.what, Accept)
    return spoken("Trainer", _TAKING if is_poverty else _PROMPTS[question.kind])


def advice(question: Question) -> str:
    """The advice on what counts as right, or how to answer."""
    return spoken("Trainer", _ADVICE[question.kind])


def answer_name(question: Question, answer: Answer, names: Sequence[str]) -> str:
    """The name of an answer; `names` are those of the players, by seat.

    Raises ValueError for an answer of another kind of question.
    """
    match question.kind, answer.what:
        case QuestionKind.PARTNER, int(seat):
            return names[seat]
        case QuestionKind.TRUMPS, int(number):
            return str(number)
        case _, Accept(accept=taken):
            yes, no = QT_TRANSLATE_NOOP("Trainer", "Yes, I take it"), QT_TRANSLATE_NOOP("Trainer", "No, I do not")
            return spoken("Trainer", yes if taken else no)
        case _, (int() as other):
            raise ValueError(f"{other} is no answer to a question of the kind {question.kind}")
        case _, action:
            return capitalised(choice_name(action))


def worth(question: Question, answer: Answer) -> str:
    """The worth of an answer as a number; empty where there is but one that is right."""
    match question.kind:
        case QuestionKind.TRUMPS:
            return ""
        case QuestionKind.PARTNER:
            return spoken("Trainer", QT_TRANSLATE_NOOP("Trainer", "{percent}%"), percent=_percent(question, answer))
        case _:
            return "" if question.judged is None else signed_decimal(answer.worth)


def verdict(question: Question, answer: Answer) -> str:
    """The word on an answer: right or not, and how far from the best."""
    if not answer.is_right:
        return spoken("Trainer", WRONG)
    if answer == question.best:
        return spoken("Trainer", RIGHT)
    decision = question.chosen(answer)
    return spoken("Trainer", HARDLY_WORSE if decision is not None and decision.lost else AS_GOOD)


def explanation(question: Question, answer: Answer, names: Sequence[str], letters: Letters) -> tuple[str, ...]:
    """The reason why it is right or not, in whole sentences: the same that a review says of such a decision.

    One or more; `names` are those of the players, by seat.
    """
    if question.why:
        return (spoken("Course", question.why),)
    decision = question.chosen(answer)
    if decision is not None:
        return review.explanation(decision, question.view, names)
    if question.kind is QuestionKind.TRUMPS:
        return tuple(_counted(question.view, letters))
    return tuple(_side_facts(question, names))


def _counted(view: SeatView, letters: Letters) -> Iterator[str]:
    """The count of the trumps, in words."""
    trumps = view.order.trumps
    played = Counter(card for card in view.played if card in trumps)
    own, out, gone = sum(card in trumps for card in view.hand), trumps_out(view), played.total()
    yield spoken("Trainer", OUT, number=out)
    yield spoken("Trainer", SUM, total=own + out + gone, own=own, played=gone)
    seen = [_counted_card(card, played[card], letters) for card in trumps if played[card]]
    if seen:
        yield spoken("Trainer", SEEN, cards=", ".join(seen))


def _counted_card(card: Card, number: int, letters: Letters) -> str:
    return card_short(card, letters) if number == 1 else f"{number}× {card_short(card, letters)}"


def _side_facts(question: Question, names: Sequence[str]) -> Iterator[str]:
    """The known facts about the sides, and what follows from them."""
    view = question.view
    yield spoken("Trainer", IS_RE if view.side is Side.RE else IS_CONTRA)
    for seat in SEATS:
        if seat != view.seat:
            yield from _shown(view, seat, names[seat])
    best = question.best
    if question.difficulty is Difficulty.EASY:
        yield spoken("Trainer", IS_SURE, name=answer_name(question, best, names))
    else:
        yield spoken("Trainer", CHANCES, chances=", ".join(_chances(question, names)))


def _shown(view: SeatView, seat: int, name: str) -> Iterator[str]:
    """The sentence on how a seat has shown its side."""
    if view.contract is Contract.MARRIAGE:
        if view.soloist == seat:
            yield spoken("Trainer", HAS_MARRIAGE, name=name)
        elif view.sides[seat] is Side.RE:
            yield spoken("Trainer", HAS_FOUND, name=name)
        return
    for made in view.announcements:
        if made.seat == seat and made.call is not Call.KNOCK:
            yield spoken("Trainer", HAS_SAID, name=name, call=call_name(made.call, view.sides[seat]))
            break
    if Card.CQ in _played_by(view, seat):
        yield spoken("Trainer", HAS_PLAYED, name=name, card=card_name(Card.CQ))


def _played_by(view: SeatView, seat: int) -> Iterator[Card]:
    for trick in view.tricks:
        yield trick.card_of(seat)
    place = 0 if view.leader is None else (seat - view.leader) % 4
    yield from view.trick[place : place + 1]


def _chances(question: Question, names: Sequence[str]) -> Iterator[str]:
    for answer in question.answers:
        if not _is_known(question, answer):
            percent = _percent(question, answer)
            yield spoken("Trainer", CHANCE, name=answer_name(question, answer, names), percent=percent)


def _percent(question: Question, answer: Answer) -> int:
    """The percentage; if it is not sure neither 0 nor 100."""
    return round(100 * answer.worth) if _is_known(question, answer) else percent_of(answer.worth)


def _is_known(question: Question, answer: Answer) -> bool:
    """True if the side of the seat that is answered is no secret any more."""
    is_shown = isinstance(answer.what, int) and question.view.sides[answer.what] is not None
    return is_shown or question.difficulty is Difficulty.EASY
