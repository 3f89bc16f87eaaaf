"""The real program, ended as the arguments tell: `python crash_process.py FOLDER abort|fatal|early|look`."""

import os
import sys
from pathlib import Path

from evening import arguments, button
from PySide6.QtCore import QTimer, qFatal
from PySide6.QtTest import QTest

from freedoko_qt.app.setup import TournamentSetup
from freedoko_qt.ui.application import begin

folder, how = Path(sys.argv[1]), sys.argv[2]
if how == "early":
    begin(arguments(data_dir=folder, language="xx"))  # nobody can ask for it: a fault before there is a window

application, program = begin(arguments(data_dir=folder))
program.window.show()
match how:
    case "abort" | "fatal":
        program.session.start(TournamentSetup(names=("Mallory", "A", "B", "C"), seed=5))
        QTimer.singleShot(500, os.abort if how == "abort" else lambda: qFatal("Qt cannot go on"))
        application.exec()
    case "look":
        print(program.window.notices.text)
        button(program.window.notices, "Show the report").click()
        QTest.qWait(50)
        (dialog,) = (one for one in application.topLevelWidgets() if one.windowTitle() == "Program error")
        print(dialog.text.toPlainText())
        dialog.go_on.click()
        program.close()
