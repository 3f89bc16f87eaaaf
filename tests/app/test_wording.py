"""Every value of the engine has its words, in whole sentences, in the current language."""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from freedoko_qt.ai.measured_strength import STRENGTH, MeasuredMatch
from freedoko_qt.app import wording
from freedoko_qt.app.notice import Notice, NoticeKind
from freedoko_qt.app.people import LEVELS, STYLES
from freedoko_qt.app.settings import Letters
from freedoko_qt.engine.actions import Call, Play, Reserve, Selector, SelectorKind, SwineKind
from freedoko_qt.engine.cards import Card, Rank, Suit
from freedoko_qt.engine.contracts import Contract, Reservation
from freedoko_qt.engine.events import (
    Announced,
    CardPlayed,
    CardsReturned,
    CardsShifted,
    ContractChosen,
    Event,
    GameScored,
    MarriageClarified,
    PartnerChosen,
    PovertyAnswered,
    Reserved,
    SwinesAnnounced,
    ThrownIn,
    TrickTaken,
)
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.phase import Phase
from freedoko_qt.engine.refusals import Refusal
from freedoko_qt.engine.rules import OPTIONS, PRESETS, Rules
from freedoko_qt.engine.score.score import Score, ScoreLine, ScoreReason
from freedoko_qt.engine.score.special_rules import Special
from freedoko_qt.engine.teams import Side
from freedoko_qt.engine.trick import Trick
from freedoko_qt.resources import compile_translation

NAMES = ("Käthe", "Frieda", "Karl", "Dolores")
FOLDER = Path(wording.__file__).parent


@pytest.fixture
def game() -> Game:
    """A game in which the seats 0 and 2 are Re and play any legal card."""
    return Game.deal(Rules(), 11)


def played_out(game: Game) -> Game:
    while game.phase is not Phase.OVER:
        game.apply(game.legal()[0])
    return game


def refusal_to_follow(reason: Refusal) -> str:
    """The words after a club was led."""
    game = Game.deal(Rules(), 11)
    while not (game.phase is Phase.PLAY and game.view(game.turn).trick):
        game.apply(next((action for action in game.legal() if action == Play(action.seat, Card.CA)), game.legal()[0]))
    return wording.refusal(reason, game.view(game.turn))


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (wording.card_name, Card),
        (wording.card_short, Card),
        (wording.suit_name, Suit),
        (wording.sign, Suit),
        (wording.rank_name, Rank),
        (wording.contract_name, Contract),
        (wording.reservation_name, Reservation),
        (wording.call_name, Call),
        (wording.side_name, Side),
        (refusal_to_follow, Refusal),
        (wording.score_reason, [*ScoreReason, *Special]),
        (wording.level_name, LEVELS),
        (wording.level_explanation, LEVELS),
        (wording.style_name, STYLES),
        (wording.style_explanation, STYLES),
        (wording.trigger_name, [name for name in OPTIONS if name.startswith("bock_after")]),
        (wording.selector_name, [Selector(kind, number) for kind in SelectorKind for number in (1, 2, 3)]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_value_has_words_of_its_own(words: Callable[[object], str], values: Iterable[object]) -> None:
    texts = [words(value) for value in values]
    assert len(texts) > 1
    assert all(text.strip() and "{" not in text for text in texts)
    assert len(set(texts)) == len(texts)


def test_cards_are_called_as_players_call_them() -> None:
    assert wording.card_name(Card.CQ) == "queen of clubs"
    assert [wording.card_short(card) for card in (Card.CQ, Card.HT, Card.D9)] == ["♣Q", "♥10", "♦9"]
    assert wording.card_short(Card.CQ, Letters.GERMAN) == "♣D"
    assert wording.card_short(Card.SJ, Letters.GERMAN) == "♠B"


def test_whoever_has_to_follow_is_told_the_suit() -> None:
    assert refusal_to_follow(Refusal.MUST_FOLLOW_SUIT) == "You have to follow suit: you still hold clubs."


def test_a_reply_names_the_side() -> None:
    assert wording.call_name(Call.REPLY, Side.RE) == "Re as a reply"
    assert wording.call_name(Call.REPLY) == "Reply"


def test_points_have_a_real_minus() -> None:
    assert [wording.signed(number) for number in (3, 0, -2)] == ["+3", "0", "−2"]


def test_a_line_of_the_score_shows_reason_side_and_number() -> None:
    fox = ScoreLine(Special.FOX_CAUGHT, Side.CONTRA, -1)
    re = ScoreLine(ScoreReason.RE_SAID, Side.RE, 2, times=True)
    assert wording.score_line(fox) == ("Fox caught (Kontra)", "−1")
    assert wording.score_line(re) == ("Re announced (Re)", "×2")


def test_a_player_without_a_name_is_you() -> None:
    assert wording.player_name("") == "You"
    assert wording.player_name("Hanne") == "Hanne"


def test_a_level_of_another_version_is_called_by_its_id() -> None:
    assert wording.level_name("oracle") == "oracle"
    assert wording.level_explanation("oracle") == ""


def test_a_measured_strength_is_shown_with_what_was_measured() -> None:
    measured = MeasuredMatch(0.724, 0.05, "beginner", "ddv", 1000, (1,), "2026-01-31")
    assert wording.strength(measured) == (
        "Against three of the level “Beginner” it earns 0.72 points a game more than the average of the table "
        f"(±0.05, measured in 1,000 deals under “{PRESETS['ddv'].label}”)."
    )


def test_no_strength_is_shown_that_was_not_measured() -> None:
    unmeasured = [level for level in ("random", "oracle", *LEVELS) if level not in STRENGTH]
    assert [wording.level_strength(level) for level in unmeasured] == [""] * len(unmeasured)


def all_events(score: Score) -> Iterator[tuple[Event, int]]:
    """Every form of every event, with the seat it tells of."""
    trick = Trick(1, (Card.CA, Card.CT, Card.CK, Card.C9), 1)
    selector = Selector(SelectorKind.TRUMP)
    throws = [reason for reason in Reservation if reason.is_throw]
    yield from ((Reserved(1, healthy), 1) for healthy in (True, False))
    yield ContractChosen(Contract.MARRIAGE, 1, selector, False), 1
    yield ContractChosen(Contract.POVERTY, 1, None, False), 1
    yield from ((ContractChosen(Contract.SOLO_QUEEN, 1, None, duty), 1) for duty in (True, False))
    yield from ((ThrownIn(1, reason), 1) for reason in (*throws, Reservation.POVERTY, None))
    yield from ((CardsShifted(1, 3, foxes), 1) for foxes in (None, 1))
    yield from ((PovertyAnswered(1, accepted), 1) for accepted in (True, False))
    yield CardsReturned(1, 3, 1, True), 1
    yield CardsReturned(1, 3, 1, True, (Card.CK, Card.DK, Card.HK)), 1
    yield from ((CardsReturned(1, 3, number, number > 0, (Card.DK,) * number), 1) for number in (0, 1))
    yield from ((CardsReturned(1, 3, None, trump), 1) for trump in (None, True, False))
    yield from ((SwinesAnnounced(1, kind), 1) for kind in SwineKind)
    yield from ((Announced(1, Call.NO_90, Side.RE, forced), 1) for forced in (True, False))
    yield from ((PartnerChosen(1, partner), 1) for partner in (None, 3))
    yield CardPlayed(1, Card.DA), 1
    yield TrickTaken(4, trick), 1
    yield from ((MarriageClarified(1, partner), 1) for partner in (None, 3))
    yield GameScored(score), 0


def test_a_sentence_says_whom_the_poor_one_asks_first(game: Game) -> None:
    sentences = [wording.sentence(CardsShifted(1, 3, None, 2), NAMES, game.view(listener)) for listener in (0, 1, 2)]
    assert sentences == [
        f"{NAMES[1]} passes cards on: 3. {NAMES[2]} is asked first.",
        f"You pass cards on: 3. {NAMES[2]} is asked first.",
        f"{NAMES[1]} passes cards on: 3. You are asked first.",
    ]


def test_every_event_is_a_sentence_for_others_and_for_the_seat_itself(game: Game) -> None:
    score = played_out(game.copy()).score
    assert score is not None
    sentences = []
    for event, seat in all_events(score):
        for listener in (0, 1):
            text = wording.sentence(event, NAMES, game.view(listener))
            assert text[0].isupper()
            assert text.endswith(".")
            assert "{" not in text
            if not isinstance(event, GameScored):
                assert (NAMES[seat] in text) == (listener != seat), text
                assert ("you" in text.lower()) == (listener == seat), text
            sentences.append(text)
    tellings = [text for text in sentences if "points" not in text]
    assert len(set(tellings)) == len(tellings)


def test_a_normal_game_has_a_sentence_for_all_seats(game: Game) -> None:
    event = ContractChosen(Contract.NORMAL, None, None, False)
    assert wording.sentence(event, NAMES, game.view(0)) == "A normal game is played."


def test_a_sentence_names_the_new_partner(game: Game) -> None:
    view = game.view(3)
    assert wording.sentence(PartnerChosen(1, 3), NAMES, view) == "Genscher: Frieda plays with you from now on."
    clarified = wording.sentence(MarriageClarified(1, 3), NAMES, view)
    assert clarified == "The marriage of Frieda: you are the partner."


def test_the_score_says_who_won_and_what_it_is_worth_to_the_listener(game: Game) -> None:
    score = played_out(game).score
    assert score is not None
    text = wording.sentence(GameScored(score), NAMES, game.view(2))
    assert str(score.eyes_of(Side.RE)) in text
    assert str(score.eyes_of(Side.CONTRA)) in text
    assert wording.signed(score.scores[2]) in text


def test_a_game_without_a_winner_says_so(game: Game) -> None:
    played = played_out(game).score
    assert played is not None
    score = played._replace(contract=Contract.NORMAL)
    re, contra = score.eyes_of(Side.RE), score.eyes_of(Side.CONTRA)
    assert wording.headline(score._replace(winner=None)) == f"Normal game: nobody wins, {re} to {contra} card points"
    assert wording.headline(score._replace(winner=Side.CONTRA)) == (
        f"Normal game: Kontra wins with {contra} to {re} card points"
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Reserved(1, True), "Healthy"),
        (Reserved(1, False), "Reservation"),
        (ContractChosen(Contract.SOLO_JACK, 1, None, False), "Jack solo"),
        (
            ContractChosen(Contract.MARRIAGE, 1, Selector(SelectorKind.TRUMP), False),
            "Marriage, first trump trick",
        ),
        (ContractChosen(Contract.NORMAL, None, None, False), None),
        (ThrownIn(1, Reservation.THROW_NINES), "Throw in: too many nines"),
        (ThrownIn(1, None), None),
        (PovertyAnswered(1, True), "I take it"),
        (PovertyAnswered(1, False), "Not me"),
        (SwinesAnnounced(1, SwineKind.SWINES), "Swines"),
        (SwinesAnnounced(1, SwineKind.SUPERSWINES), "Superswines"),
        (SwinesAnnounced(1, SwineKind.HYPERSWINES), "Hyperswines"),
        (SwinesAnnounced(1, SwineKind.HEIDMANN), "Heidmann"),
        (Announced(1, Call.CONTRA, Side.CONTRA, False), "Kontra"),
        (Announced(1, Call.REPLY, Side.CONTRA, False), "Kontra as a reply"),
        (Announced(1, Call.KNOCK, None, False), "Knock"),
        (PartnerChosen(1, 2), "Genscher"),
        (PartnerChosen(1, None), None),
        (CardPlayed(1, Card.DA), None),
    ],
)
def test_what_a_seat_says_aloud(event: Event, said: str | None) -> None:
    assert wording.speech(event) == said


def test_whom_the_game_waits_for(game: Game) -> None:
    assert wording.waiting(game.view(0), NAMES) == "Do you have a reservation?"
    assert wording.waiting(game.view(1), NAMES) == "Käthe is asked for a reservation."
    while game.phase is Phase.RESERVATION:
        game.apply(game.legal()[0])
    view = game.view(game.turn or 0)
    assert wording.waiting(view, NAMES) == "It is your turn."
    assert wording.waiting(replace(view, duty=True), NAMES) == "You have to announce before you lead."
    played_out(game)
    assert wording.waiting(game.view(0), NAMES) == ""


def test_whoever_is_outbid_is_waited_for_to_bid_more() -> None:
    game = Game.deal(PRESETS["mittwoch"].rules, 3)
    game.apply(Reserve(0, Reservation.SOLO_QUEEN))
    game.apply(Reserve(1, Reservation.SOLO_MEATLESS, bid=Call.RE))
    game.apply(Reserve(2, Reservation.HEALTHY))
    assert wording.waiting(game.view(0), NAMES) == f"{NAMES[3]} is asked for a reservation."
    game.apply(Reserve(3, Reservation.HEALTHY))
    assert wording.waiting(game.view(0), NAMES) == "Do you bid more?"
    assert wording.waiting(game.view(1), NAMES) == f"Does {NAMES[0]} bid more?"


# test_file_trouble.py has their words.
TROUBLE = {
    NoticeKind.CLOSED, NoticeKind.UNREADABLE, NoticeKind.UNWRITABLE, NoticeKind.WRITTEN, NoticeKind.UNCHANGED,
}  # fmt: skip


@pytest.mark.parametrize("kind", [kind for kind in NoticeKind if kind not in TROUBLE])
def test_a_notice_is_one_sentence_with_the_file_or_where_it_is_kept(kind: NoticeKind) -> None:
    file = Path("/home/k/settings.json")
    text = wording.notice(Notice(kind, file, file.with_name("settings.json.damaged-1")))
    assert kind is NoticeKind.OPEN or "settings.json" in text  # an evening is known by its date, not by a file
    assert text.endswith(".")
    assert "{" not in text


def test_a_translator_put_in_and_out_is_heard_at_once(qapp: QCoreApplication, tmp_path: Path) -> None:
    source = tmp_path / "wording.ts"
    texts = {"en": "de", "queen": "Dame", "clubs": "Kreuz", "{rank} of {suit}": "{suit}-{rank}"}
    messages = "".join(
        f"<message><source>{en}</source><translation>{de}</translation></message>" for en, de in texts.items()
    )
    source.write_text(
        '<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="de_DE">'
        f"<context><name>Wording</name>{messages}</context></TS>",
        encoding="utf-8",
    )
    compile_translation(source, tmp_path / "wording.qm")
    translator = QTranslator()
    assert translator.load(str(tmp_path / "wording.qm"))
    assert qapp.installTranslator(translator)
    try:
        assert wording.card_name(Card.CQ) == "Kreuz-Dame"
        assert wording.language_code() == "de"
    finally:
        qapp.removeTranslator(translator)
    assert wording.card_name(Card.CQ) == "queen of clubs"
    assert wording.language_code() == "en"


def marked_texts() -> set[tuple[str, str]]:
    """The context and source of every text that the modules mark with `QT_TRANSLATE_NOOP`."""
    texts = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP":
                context, text = (ast.literal_eval(argument) for argument in node.args)
                texts.add((context, text))
    return texts


def test_the_translators_tool_finds_every_text(tmp_path: Path) -> None:
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    found = tmp_path / "found.ts"
    files = [str(path) for path in FOLDER.glob("*.py")]
    run = subprocess.run([str(lupdate), *files, "-ts", str(found)], capture_output=True, text=True, check=False)
    if "error while loading shared libraries" in run.stderr:
        pytest.skip("lupdate does not run here")
    assert run.returncode == 0, run.stderr
    contexts = ElementTree.parse(found).getroot().findall("context")
    assert {
        (context.findtext("name"), message.findtext("source"))
        for context in contexts
        for message in context.findall("message")
    } == marked_texts()


def test_every_word_has_a_module() -> None:
    assert [name for name in wording.__all__ if not hasattr(wording, name)] == []
    assert not hasattr(wording, "no_such_word")
