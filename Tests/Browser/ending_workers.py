"""Kills a worker every few seconds while many visitors use the app, and says what became of them.

    ending_workers.py [--seconds N] [--visitors N] [--every N] [--workers N]

The app is that of test_workers.py. It fails if a page would have been loaded anew, if a change that a page has seen is lost, or if an
answer took too long for somebody whose worker was not killed.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from conftest import Server, run_command
from raw_socket import Visit, close_code, frame, read_frame, read_number
from test_workers import APP

REPLACED = 4005
RENUMBER = b"\x1a"
# What a page whose worker is there may wait: a person does not notice less.
PATIENCE = 0.1


class Person(threading.Thread):
    """Presses a button again and again, and sees what comes of it."""

    def __init__(self, server, end):
        super().__init__(daemon=True)
        self.visit = Visit(server)
        self.end = end
        self.button = self.visit.button("Count")
        self.process = int(re.search(r"Process (\d+)", self.visit.page)[1])
        self.seen = self.moves = self.presses = 0
        self.delays, self.problems = [], []
        self.visit.connect()

    def run(self):
        try:
            while time.monotonic() < self.end:
                self.press()
                self.presses += 1
                if self.presses != self.seen:
                    raise AssertionError(f"pressed {self.presses} times, and {self.seen} is shown")
                time.sleep(0.5)
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
                    pass
            try:
                opcode, data = read_frame(self.visit.stream)
            except OSError:
                opcode, data = None, b""
            if opcode == 2:
                self.visit.last_batch, acknowledged, operations = self.visit.parts(data)
                self.visit.note_key(operations)
                self.note(operations)
            elif opcode in (8, None):
                if opcode == 8 and close_code(data) != REPLACED:
                    raise AssertionError(f"the page would have been loaded anew: {close_code(data)}")
                acknowledged = self.come_back()
            else:
                continue
            if acknowledged >= number:
                break
            # What nobody has heard is said again.
            if self.visit.last_event < number:
                number = None
        if moves == self.moves:
            self.delays.append(time.monotonic() - start)

    def note(self, operations):
        for text in re.findall(rb"Count (\d+)", operations):
            if int(text) < self.seen:
                raise AssertionError(f"{self.seen} was seen, and then {int(text)}")
            self.seen = int(text)
        for text in re.findall(rb"Process (\d+)", operations):
            self.process = int(text)

    def come_back(self):
        """As the client does it: with its key, and elements that have other numbers."""
        self.moves += 1
        self.visit.stream.close()
        status, self.visit.stream = self.visit.upgrade()
        if status != 101:
            raise AssertionError(f"the page would have been loaded anew: {status}")
        self.visit.stream.sendall(frame(self.visit.greeting()))
        opcode, data = read_frame(self.visit.stream)
        if opcode != 2:
            raise AssertionError(f"the page would have been loaded anew: {close_code(data)}")
        self.visit.last_batch, acknowledged, operations = self.visit.parts(data)
        if operations[:1] != b"\x14":
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
        if operations[:1] == b"\x13":
            self.visit.key = operations[2:24].decode()
        self.note(operations)
        return acknowledged


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--visitors", type=int, default=200)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "Ending.swift"
        source.write_text(APP)
        server = Server(
            [*run_command(source), "--no-watch", "--workers", str(options.workers)],
            Path(folder) / "server.log", env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
        end = time.monotonic() + options.seconds
        people = [Person(server, end) for _ in range(options.visitors)]
        for person in people:
            person.start()
        kills = 0
        while time.monotonic() + options.every < end:
            time.sleep(options.every)
            children = subprocess.run(
                ["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True).stdout.split()
            os.kill(int(children[kills % len(children)]), signal.SIGKILL)
            kills += 1
        for person in people:
            person.join()
        server.stop()
        log = server.log
    delays = sorted(delay for person in people for delay in person.delays)
    problems = [problem for person in people for problem in person.problems]
    late = delays[int(len(delays) * 0.99)]
    print(f"{kills} workers killed, {sum(p.moves for p in people)} pages came back, {sum(p.seen for p in people)} presses seen, "
          f"tap to answer of others: median {delays[len(delays) // 2] * 1000:.1f} ms, 99th percentile {late * 1000:.1f} ms")
    for problem in problems[:10]:
        print(problem)
    if problems:
        print(log[-2000:])
    return 1 if problems or late > PATIENCE else 0


if __name__ == "__main__":
    sys.exit(main())
