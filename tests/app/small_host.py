"""A small host of the seat protocol, for who writes one: it imports nothing of the program and knows no rule.

It deals, has every seat play a normal game, and passes on what each of them does. Whose turn it is, and when the game
is over, it asks a seat.
"""

import json
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from subprocess import PIPE, Popen
from typing import Any

Line = dict[str, Any]

SEATS = range(4)
TABLE = {"first": 0, "bock_factor": 1, "duty_round": False, "duty_soli": [[0, 0, 0]] * 4}


class Seat:
    """A program that plays for one seat."""

    def __init__(self, process: Popen[str]) -> None:
        self._process = process

    def say(self, line: Line) -> None:
        """Send something that is not answered."""
        assert self._process.stdin is not None
        print(json.dumps(line), file=self._process.stdin, flush=True)

    def ask(self, line: Line) -> Line:
        """Say something and return the answer."""
        assert self._process.stdout is not None
        self.say(line)
        answer: Line = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer


def dealt(seed: int) -> list[list[str]]:
    """Four hands of twelve cards."""
    cards = [suit + rank for suit in "CSHD" for rank in "9JQKTA"] * 2
    Random(seed).shuffle(cards)
    return [cards[12 * seat : 12 * seat + 12] for seat in SEATS]


def play_game(commands: Sequence[Sequence[str]], rules: Line, hands: list[list[str]], seed: int) -> list[Line]:
    """Play a game between four programs and return all that was done."""
    done: list[Line] = []
    with ExitStack() as stack:
        seats = [Seat(stack.enter_context(Popen([*one], stdin=PIPE, stdout=PIPE, text=True))) for one in commands]
        for number, seat in enumerate(seats):
            hello = {"hello": 1, "seat": number, "hand": hands[number]}
            seat.ask(hello | {"rules": rules, "table": TABLE, "seed": seed})
        while (turn := seats[0].ask({"legal": True})["turn"]) is not None:
            healthy = {"ask": "reserve", "legal": [{"reserve": "healthy"}]}
            answer = seats[turn].ask(healthy if len(done) < 4 else {"ask": "play"})
            done.append({"seat": turn} | answer)
            for number, seat in enumerate(seats):
                if number != turn:
                    seat.say({"event": done[-1]})
        for seat in seats:
            seat.say({"quit": True})
    return done
