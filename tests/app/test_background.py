"""Work on a thread of its own."""

from PySide6.QtTest import QTest

from freedoko_qt.app.background import Background


def test_only_the_last_request_is_answered(qtbot) -> None:
    background, results = Background(), []
    background.done.connect(results.append)
    background.ask(lambda: "first")
    background.ask(lambda: "second")
    qtbot.waitUntil(lambda: bool(results))
    QTest.qWait(20)
    background.close()
    assert results == ["second"]


def test_once_closed_it_does_nothing_more(qtbot) -> None:
    background, done = Background(), []
    background.ask(lambda: None)
    background.close()
    background.ask(lambda: done.append("too late"))
    QTest.qWait(20)
    assert not done
    background.deleteLater()  # with a thread at work this is the end of the program
    QTest.qWait(0)
