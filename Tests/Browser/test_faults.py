"""Connections that are cut at random points change nothing but the time it takes (R03).

BANYAN_FAULTS is the number of cuts, BANYAN_SEED the seed of the cuts and the script.
"""

import os
import random

import pytest
from playwright.sync_api import expect

from cutting_network import CuttingNetwork, random_budget
from raw_socket import AFRESH, KEY, PING, Visit, close_code, frame, read_frame

FAULTS = int(os.environ.get("BANYAN_FAULTS", "10"))
SEED = int(os.environ.get("BANYAN_SEED", random.SystemRandom().randrange(1 << 32)))
# Without and with so little memory for unacknowledged batches that snapshots are often sent.
KEPT = [1 << 20, 600]


@pytest.fixture
def cutting_network():
    networks = []

    def make(server, budget):
        networks.append(CuttingNetwork(server.port, budget))
        return networks[-1]

    yield make
    for network in networks:
        network.close()


def script(seed):
    """An endless list of a person's actions: names of functions below, and their arguments."""
    generator = random.Random(seed)
    letters = "abcdefghijklmnopqrstuvwxyz    äöü✓"
    while True:
        kind = generator.choice(["type"] * 4 + ["loud", "count", "grow", "shrink", "switch", "back", "left", "clear"])
        yield kind, "".join(generator.choices(letters, k=generator.randrange(1, 6)))


def do(page, kind, text):
    """Performs one action on the page."""
    press = {"count": "Count", "grow": "Grow", "shrink": "Shrink"}
    name = page.get_by_role("textbox", name="Name")
    if kind in press:
        page.get_by_role("button", name=press[kind]).click()
    elif kind == "switch":
        page.get_by_role("switch", name="Switch").click()
    elif kind == "loud":
        loud = page.get_by_role("textbox", name="Loud")
        loud.focus()
        loud.press("End")
        page.keyboard.type(text)
    else:
        name.focus()
        if kind == "type":
            page.keyboard.type(text)
        elif kind == "back":
            page.keyboard.press("Backspace")
        elif kind == "left":
            page.keyboard.press("ArrowLeft")
        elif len(name.input_value()) > 120:
            name.fill("")


STATE = """() => ({
  elements: document.querySelector('main').innerText,
  fields: [...document.querySelectorAll('input')].map((f) => f.value),
  switch: document.querySelector('[role=switch]').getAttribute('aria-checked'),
  focus: document.activeElement.getAttribute('aria-label'),
  caret: [document.activeElement.selectionStart, document.activeElement.selectionEnd],
  numbers: [...document.querySelectorAll('main *')].map((e) => e.banyan ?? (+e.id.slice(1) || 0)),
})"""
# When the browser reports that it is online again, the page reconnects without a delay.
CONNECTED = "() => dispatchEvent(new Event('online')) && 'connected' in document.querySelector('main').dataset"
# No message is under way any more: the last event has been acknowledged.
SETTLED = """() => {
  const [switched, ...fields] = [document.querySelector('[role=switch]'), ...document.querySelectorAll('input')];
  const echo = [...document.querySelectorAll('.text')].find((e) => e.textContent.startsWith('Hello, '));
  return 'connected' in document.querySelector('main').dataset && !document.querySelector('main').ariaBusy
    && echo.textContent === 'Hello, ' + fields[0].value && fields[1].value === fields[1].value.toUpperCase();
}"""


def final_state(page, done):
    """Returns the state when all events and batches have been processed."""
    page.get_by_role("button", name="Count").click()
    # Its response comes after those to all earlier events.
    count = sum(kind == "count" for kind, _ in done) + 1
    expect(page.get_by_role("heading")).to_have_text(str(count))
    page.wait_for_function(SETTLED)
    return page.evaluate(STATE)


@pytest.mark.parametrize("kept", KEPT)
def test_a_person_types_and_taps_while_connections_are_cut(demo, open_page, cutting_network, kept):
    """R03, R05."""
    print(f"BANYAN_SEED={SEED} BANYAN_FAULTS={FAULTS}")
    server = demo("script", "0", f"unacknowledgedByteCount={kept}")
    network = cutting_network(server, random_budget(SEED))
    cut, whole = open_page(network.url, connected=False), open_page(server.url)
    steps = script(SEED)
    done = []
    while network.cuts < FAULTS:
        done.append(next(steps))
        do(cut, *done[-1])
        # Whoever went on for as long as it takes would have more to say again than any connection lets through.
        if len(done) % 20 == 0:
            cut.wait_for_function(CONNECTED)
    network.budget = lambda: None
    network.cut()
    state = final_state(cut, done)
    for step in done:
        do(whole, *step)
    assert state == final_state(whole, done), f"seed {SEED}: after {len(done)} steps and {network.cuts} cuts"
    print(f"{network.cuts} cuts, {len(done)} steps")


class Script:
    """A separate client that remembers its messages, and can lose its connection at any point."""

    def __init__(self, server, network=None):
        self.visit = Visit(server)
        self.port = network.port if network else server.port
        self.unanswered, self.log, self.stream = [], [], None

    def connect(self):
        """Claims the window, or resumes it, and sends unacknowledged messages again."""
        while True:
            try:
                status, self.stream = self.visit.upgrade(port=self.port)
                assert status == 101
                self.stream.sendall(frame(self.visit.greeting()))
                for message in self.unanswered:
                    self.stream.sendall(message[1])
                return
            except (ConnectionError, AssertionError, OSError):
                continue

    def send(self, code, element, body=b""):
        """Sends an event, and waits for its acknowledgement."""
        if self.stream is None:
            self.connect()
        self.visit.last_event += 1
        self.unanswered.append((self.visit.last_event, self.visit.event(code, element, body, event=self.visit.last_event)))
        self._try(lambda: self.stream.sendall(self.unanswered[-1][1]))
        while self.unanswered:
            self._try(self.receive)

    def _try(self, action):
        try:
            action()
        except (ConnectionError, OSError):
            self.connect()

    def receive(self):
        """Applies the next batch: each takes effect once."""
        opcode, data = read_frame(self.stream)
        # What is said next answers it.
        if opcode == PING:
            return
        if opcode != 2:
            assert opcode is None or close_code(data) == 4002, (opcode, data)
            raise ConnectionError
        number, acknowledged, operations = self.visit.parts(data)
        if number > self.visit.last_batch:
            assert number == self.visit.last_batch + 1 or operations[:1] == AFRESH, "a batch is missing"
            self.visit.last_batch = number
            self.visit.note_key(operations)
            self.log.append(operations)
        self.unanswered = [message for message in self.unanswered if message[0] > acknowledged]


def test_a_scripted_client_loses_nothing_and_does_nothing_twice(demo, cutting_network):
    """R03, R06."""
    print(f"BANYAN_SEED={SEED} BANYAN_FAULTS={FAULTS}")
    server = demo("script", "0")
    network = cutting_network(server, random_budget(SEED + 1))
    cut = Script(server, network)
    count, grow, shrink = (cut.visit.button(name) for name in ("Count", "Grow", "Shrink"))
    generator = random.Random(SEED)
    done = []
    while network.cuts < FAULTS:
        kind = generator.choice([count, grow, shrink, "on", "off", "type"])
        done.append(step_of(cut.visit, kind, generator))
        cut.send(*done[-1])
    # A page fetched earlier would have lost its window by now, because no socket opened in time.
    whole = Script(server)
    for step in done:
        whole.send(*step)
    assert received(cut) == received(whole), f"seed {SEED}: after {len(done)} steps and {network.cuts} cuts"
    print(f"{network.cuts} cuts, {len(done)} steps")


def step_of(visit, kind, generator):
    if kind in ("on", "off"):
        return 3 if kind == "on" else 2, visit.element('role="switch"')
    if kind == "type":
        text = "".join(generator.choices("abcdef äö", k=generator.randrange(0, 40)))
        return 4, visit.element('aria-label="Name"'), text.encode()
    return 1, kind


def received(client):
    """Returns the window's batches, without the keys."""
    return [operations for operations in client.log if operations and operations[:1] != KEY]
