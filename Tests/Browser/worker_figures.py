"""Measures an app in one process and with workers: how many taps a second it answers, and what a visitor takes.

    worker_figures.py PROGRAM [--seconds N] [--visitors N] [--clients N] [--idle N] [--workers N]...

PROGRAM is Examples/Bakery, built. Visitors without a browser press a button as fast as they are answered, several times at once, from
processes of their own. As these take time of the same processors, the time that the app takes for a tap is reported beside
the number of taps. Memory is what visitors who look at the page add to all processes of the app: shared pages count once.
"""

import argparse
import multiprocessing
import os
import tempfile
import time
from pathlib import Path

from conftest import Server
from ending_workers import children
from raw_socket import Visit, read_frame

# No limit of a visitor or an address is to be what is measured.
LIMITS = {
    "eventBurst": "1000000", "eventsPerSecond": "1000000", "openingBurstPerAddress": "100000", "openingsPerSecondPerAddress": "10000",
    "processorTimePerWindow": "10s", "processorTimePerVisitor": "10s", "processorTimePerAddress": "10s", "connectionCountPerAddress": "10000",
    "windowCountPerAddress": "20000", "visitorCountPerAddress": "20000", "waitingWindowCountPerAddress": "20000", "adoptionTime": "10m",
}
# The number of taps of a visitor that are on their way at the same time.
DEPTH = 4
TICKS = os.sysconf("SC_CLK_TCK")


class Tapper:
    """A visitor who always has some taps on their way."""

    def __init__(self, server):
        self.visit = Visit(server)
        self.button = self.visit.element('aria-label="More ')
        self.visit.connect()
        self.answered = 0

    def send(self, count):
        self.visit.stream.sendall(b"".join(self.visit.event(1, self.button) for _ in range(count)))

    def receive(self):
        """Reads until a tap is answered; returns how many have been."""
        before = self.answered
        while self.answered == before:
            opcode, data = read_frame(self.visit.stream)
            if opcode not in (2, 9):
                raise AssertionError(f"{opcode} {data!r}")
            if opcode == 2:
                self.visit.last_batch, self.answered, _ = self.visit.parts(data)
        return self.answered - before


class Place:
    """The address of a server, for another process."""

    def __init__(self, port):
        self.port = port


def tap(port, visitors, begin, over, results):
    """Taps as some visitors until it is over, and reports how many taps were answered."""
    tappers = [Tapper(Place(port)) for _ in range(visitors)]
    begin.wait()
    for tapper in tappers:
        tapper.send(DEPTH)
    count = 0
    while not over.is_set():
        for tapper in tappers:
            answered = tapper.receive()
            count += answered
            tapper.send(answered)
    results.put(count)


def processes(server):
    """Returns the processes of the app: the one that listens, and its workers."""
    return [server.process.pid, *children(server.process.pid)]


def processor_time(process):
    """Returns the seconds that a process has run."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(server):
    """Returns the bytes that the app takes; a page that several processes share counts once."""
    total = 0
    for process in processes(server):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1]) << 10
    return total


def start(program, workers, folder):
    options = [f"--limit={name}={value}" for name, value in LIMITS.items()]
    if workers:
        options += ["--workers", str(workers)]
    return Server([program, "--port", "0", *options], Path(folder) / f"{workers}.log", env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


def measure_taps(server, seconds, visitors, clients):
    """Returns the number of taps a second, and the seconds that the processes of the app have run for each."""
    begin, over, results = multiprocessing.Event(), multiprocessing.Event(), multiprocessing.Queue()
    shares = [visitors // clients + (index < visitors % clients) for index in range(clients)]
    load = [multiprocessing.Process(target=tap, args=(server.port, share, begin, over, results), daemon=True) for share in shares]
    for process in load:
        process.start()
    wait_for_sockets(server, visitors)
    before, start_time = [processor_time(process) for process in processes(server)], time.monotonic()
    begin.set()
    time.sleep(seconds)
    over.set()
    count = sum(results.get(timeout=300) for _ in load)
    elapsed = time.monotonic() - start_time
    after = [processor_time(process) for process in processes(server)]
    for process in load:
        process.join()
    return count / elapsed, [(last - first) / count for first, last in zip(before, after)]


def wait_for_sockets(server, count):
    """Waits until as many connections are open as there are visitors."""
    end = time.monotonic() + 120
    while sum(os.readlink(entry).startswith("socket:") for entry in descriptors(server)) < count:
        if time.monotonic() > end:
            raise TimeoutError("not all visitors have connected")
        time.sleep(0.1)


def descriptors(server):
    return [entry for entry in Path(f"/proc/{server.process.pid}/fd").iterdir() if entry.is_symlink()]


def measure_memory(server, visitors):
    """Returns the bytes that each visitor adds."""
    first = [Tapper(server) for _ in range(max(visitors // 10, 4))]
    before = memory(server)
    others = [Tapper(server) for _ in range(visitors)]
    # What pages have acknowledged is not kept, and each has changed something.
    for tapper in [*first, *others]:
        tapper.send(1)
        tapper.receive()
    return (memory(server) - before) / visitors


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--visitors", type=int, default=40)
    parser.add_argument("--clients", type=int, default=2)
    parser.add_argument("--idle", type=int, default=300)
    parser.add_argument("--workers", type=int, action="append")
    options = parser.parse_args()
    for workers in options.workers or [0, 1, 2]:
        with tempfile.TemporaryDirectory() as folder:
            server = start(options.program, workers, folder)
            rate, shares = measure_taps(server, options.seconds, options.visitors, options.clients)
            server.stop()
            server = start(options.program, workers, folder)
            size = measure_memory(server, options.idle)
            server.stop()
        name = "one process" if not workers else f"{workers} worker{'s' if workers > 1 else ''}"
        front, others = shares[0], shares[1:]
        times = f"{front * 1e6:.0f} µs of the process" if not workers else \
            f"{front * 1e6:.0f} µs of the front and {sum(others) * 1e6:.0f} µs of workers"
        print(f"{name}: {rate:.0f} taps a second, {times} for each; {size / 1024:.0f} KiB for each visitor", flush=True)


if __name__ == "__main__":
    main()
