"""Kills a worker every few seconds while many visitors use the app, and reports the effect on them.

    ending_workers.py [--seconds N] [--visitors N] [--every N] [--workers N] [--seed N]

The app is that of test_workers.py. It fails if a page would have been reloaded or has lost its socket, if a change that a page has seen is lost, if the
front holds more when it is over than before, or if an answer took too long for somebody whose worker was not killed.
"""

import argparse
import os
import random
import re
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

from conftest import Server, run_command
from raw_socket import AFRESH, KEY, Visit, close_code, frame, read_frame, read_number

REPLACED = 4005
# The texts of a front whose worker has ended, and has found another.
LOST, FOUND = b"\x03", b"\x04"
RENUMBER = b"\x1a"
# The longest response time while a page's worker is alive: a person notices nothing shorter.
PATIENCE = 0.1


class Person(threading.Thread):
    """A visitor who presses a button again and again, and checks the responses."""

    def __init__(self, server, rest):
        super().__init__(daemon=True)
        self.visit = Visit(server)
        self.rest = rest
        self.over = threading.Event()
        self.button = self.visit.button("Count")
        self.seen = self.moves = self.presses = self.reconnections = 0
        self.delays, self.problems = [], []
        self.visit.connect()

    def run(self):
        try:
            while not self.over.wait(self.rest):
                self.press()
                self.presses += 1
                if self.presses != self.seen:
                    raise AssertionError(f"pressed {self.presses} times, and {self.seen} is shown")
        except Exception as error:
            self.problems.append(repr(error))

    def press(self):
        start, moves, number = time.monotonic(), self.moves, None
        while True:
            if number is None:
                message = self.visit.event(1, self.button)
                number = self.visit.last_event
                try:
                    self.visit.stream.sendall(message)
                except OSError:
                    # The next read notices this as well.
                    pass
            opcode, data = self.read()
            if opcode == 2:
                self.visit.last_batch, acknowledged, operations = self.visit.parts(data)
                self.visit.note_key(operations)
                self.note(operations)
            elif opcode == 1 and data == FOUND:
                acknowledged = self.greet_again()
            elif self.is_end(opcode, data):
                acknowledged = self.come_back()
            else:
                continue
            if acknowledged >= number:
                break
            # Unacknowledged events are sent again.
            if self.visit.last_event < number:
                number = None
        if moves == self.moves:
            self.delays.append(time.monotonic() - start)

    def read(self):
        try:
            return read_frame(self.visit.stream)
        except OSError:
            return None, b""

    @staticmethod
    def is_end(opcode, data):
        """Returns whether the page has to reconnect."""
        if opcode == 8 and close_code(data) != REPLACED:
            raise AssertionError(f"the page would have been loaded anew: {close_code(data)}")
        return opcode in (8, None)

    def note(self, operations):
        for text in re.findall(rb"Count (\d+)", operations):
            if int(text) < self.seen:
                raise AssertionError(f"{self.seen} was seen, and then {int(text)}")
            self.seen = int(text)

    def greet_again(self):
        """Greets another worker over the same socket, as the client does."""
        self.moves += 1
        try:
            self.visit.stream.sendall(frame(b"", opcode=1) + frame(self.visit.greeting()))
        except OSError:
            # The next read notices this as well.
            pass
        while True:
            opcode, data = self.read()
            if opcode == 2:
                return self.go_on(data)
            if opcode == 1 and data == FOUND:
                return self.greet_again()
            if self.is_end(opcode, data):
                return self.come_back()

    def come_back(self):
        """Resumes over another socket, as the client does."""
        while True:
            self.moves += 1
            self.reconnections += 1
            self.visit.stream.close()
            status, self.visit.stream = self.visit.upgrade()
            if status != 101:
                raise AssertionError(f"the page would have been loaded anew: {status}")
            try:
                self.visit.stream.sendall(frame(self.visit.greeting()))
            except OSError:
                continue
            opcode, data = self.read()
            if opcode == 1:
                # The worker has ended before it had the greeting.
                while opcode == 1 and data != FOUND:
                    opcode, data = self.read()
                return self.greet_again() if opcode == 1 else self.come_back()
            if not self.is_end(opcode, data):
                return self.go_on(data)

    def go_on(self, data):
        """Continues after the answer to a greeting: with its key, and with new element numbers."""
        self.visit.last_batch, acknowledged, operations = self.visit.parts(data)
        if operations[:1] != AFRESH:
            raise AssertionError(f"nothing anew: {operations[:20]}")
        self.visit.last_event = acknowledged
        operations = operations[1:]
        if operations[:1] == RENUMBER:
            count, operations = read_number(operations[1:])
            numbers = {}
            for _ in range(count):
                old, operations = read_number(operations)
                numbers[old], operations = read_number(operations)
            self.button = numbers[self.button]
        if operations[:1] == KEY:
            self.visit.key = operations[2:24].decode()
        self.note(operations)
        return acknowledged


class Outcome:
    """The outcome for visitors while workers were killed."""

    def __init__(self, people, kill_count, before, after):
        self.kill_count = kill_count
        self.before, self.after = before, after
        self.problems = [problem for person in people for problem in person.problems]
        self.moves = sum(person.moves for person in people)
        self.reconnections = sum(person.reconnections for person in people)
        self.seen = sum(person.seen for person in people)
        self.delays = sorted(delay for person in people for delay in person.delays)

    def delay(self, share):
        return self.delays[int(len(self.delays) * share)]


def children(process):
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == process:
            found.append(int(path.parent.name))
    return sorted(found)


def held(process):
    """Returns the number of open descriptors of a process."""
    return len(os.listdir(f"/proc/{process}/fd"))


def settle(front, workers, wanted=None):
    """Returns the number of descriptors of a front with all its workers; waits for a wanted number."""
    end = time.monotonic() + 300
    while True:
        count = held(front) if len(children(front)) == workers else None
        if count is not None and (wanted is None or count <= wanted) or time.monotonic() > end:
            return count
        time.sleep(0.1)


def wait_for_presses(people):
    """Waits until every visitor has seen the response to another press."""
    wanted = [person.presses + 1 for person in people]
    while any(person.presses < count and person.is_alive() for person, count in zip(people, wanted)):
        time.sleep(0.01)


def kill_workers(server, workers, visitors, kills, seed, every=None, rest=0.5):
    """Kills a random worker again and again while visitors press a button: each time after a number of seconds, or else when
    all visitors have seen the response to another press."""
    generator = random.Random(seed)
    front = server.process.pid
    people = [Person(server, rest) for _ in range(visitors)]
    before = settle(front, workers)
    for person in people:
        person.start()
    kill_count = 0
    for _ in range(kills):
        if every is None:
            wait_for_presses(people)
        else:
            time.sleep(every)
        try:
            os.kill(generator.choice(children(front)), signal.SIGKILL)
            kill_count += 1
        except (ProcessLookupError, IndexError):
            # Workers are being started.
            pass
    wait_for_presses(people)
    for person in people:
        person.over.set()
    for person in people:
        person.join()
    return Outcome(people, kill_count, before, settle(front, workers, before))


def main():
    # When it runs on its own; otherwise the tests set it.
    from test_workers import APP
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--visitors", type=int, default=200)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "Ending.swift"
        source.write_text(APP)
        server = Server(
            [*run_command(source), "--no-watch", "--workers", str(options.workers)],
            Path(folder) / "server.log", env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
        outcome = kill_workers(
            server, options.workers, options.visitors, int(options.seconds / options.every), options.seed, options.every)
        server.stop()
        log = server.log
    late = outcome.delay(0.99)
    print(f"{outcome.kill_count} workers killed, {outcome.moves} pages moved, {outcome.reconnections} of them over a new socket, {outcome.seen} presses seen, tap to answer of others: "
          f"median {outcome.delay(0.5) * 1000:.1f} ms, 99th percentile {late * 1000:.1f} ms; "
          f"descriptors of the front: {outcome.before}, then {outcome.after}; seed {options.seed}")
    for problem in outcome.problems[:10]:
        print(problem)
    if outcome.problems:
        print(log[-2000:])
    has_grown = outcome.after is None or outcome.after > outcome.before
    return 1 if outcome.problems or outcome.reconnections or has_grown or late > PATIENCE else 0


if __name__ == "__main__":
    sys.exit(main())
