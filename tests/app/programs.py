"""Programs that can sit at the table: our own, and some that are of no use."""

import shlex
import sys
from pathlib import Path


def ours(level: str) -> str:
    """The command of our own program for a seat."""
    return shlex.join([sys.executable, "-m", "freedoko_qt", "seat", "--player", level])


def written(folder: Path, on_ask: str) -> str:
    """The command of a program that says it is ready, and does something when it is asked."""
    path = folder / "engine.py"
    path.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if 'hello' in message:\n"
        "        print(json.dumps({'ready': 'Test'}), flush=True)\n"
        "    elif 'ask' in message:\n"
        f"        {on_ask}\n"
        "    elif 'quit' in message:\n"
        "        break\n"
    )
    return shlex.join([sys.executable, str(path)])


FIRST = "print(json.dumps(message['legal'][0]), flush=True)"
"""Does the first thing that is legal."""

DIES = "sys.exit(3)"
SILENT = "time.sleep(60)"
BABBLES = "print('tea?', flush=True)"
CHEATS = "print(json.dumps({'play': 'CA', 'seat': (message['legal'][0]['seat'] + 1) % 4}), flush=True)"
COMPLAINS = "print(json.dumps({'error': 'no'}), flush=True)"
HUGE = "print('x' * 1_000_000, flush=True)"
