"""Pages whose connection is lost (R03, R04, R05)."""

import os
import re
import subprocess
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import ROOT, free_port
from cutting_network import CuttingNetwork
from frames import end_timers, hold_timers, settle, wait_until
from raw_socket import SOCKET

# State that a person would miss if the page were reloaded.
PLACE = """() => {
  const active = document.activeElement;
  const scroll = document.querySelector('.scroll');
  return {
    focus: active.getAttribute('aria-label'), text: active.value,
    caret: [active.selectionStart, active.selectionEnd], scroll: scroll.scrollTop,
    numbers: [...document.querySelectorAll('main *')].map((e) => e.banyan ?? (+e.id.slice(1) || 0)),
  };
}"""


@pytest.fixture
def network():
    networks = []

    def make(server):
        networks.append(CuttingNetwork(server.port))
        return networks[-1]

    yield make
    for each in networks:
        each.close()


def settle_in(page):
    """Writes something, puts the caret into it, and scrolls."""
    name = page.get_by_role("textbox", name="Name")
    name.fill("Ada Lovelace")
    expect(page.get_by_text("Hello, Ada Lovelace")).to_be_visible()
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_role("heading")).to_have_text("1")
    name.focus()
    name.evaluate("e => e.setSelectionRange(3, 5)")
    page.locator(".scroll").evaluate("e => { e.scrollTop = 333; }")
    return name


def write_while_nobody_reads(page, network):
    network.go_down()
    page.wait_for_selector("main:not([data-connected])")
    page.keyboard.type("m")
    page.get_by_role("button", name="Count").evaluate("e => e.click()")
    page.get_by_role("switch", name="Switch").evaluate("e => e.click()")


def expect_everything_received(page):
    page.wait_for_selector("main[data-connected]")
    expect(page.get_by_text("Hello, Adamovelace")).to_be_visible()
    expect(page.get_by_role("heading")).to_have_text("2")
    expect(page.get_by_role("switch", name="Switch")).to_be_checked()


@pytest.mark.parametrize("kept", [1 << 20, 1], ids=["what was missed", "everything anew"])
def test_a_page_goes_on_where_it_was_when_its_connection_is_back(demo, open_page, network, kept):
    """R03, R05."""
    wire = network(demo("script", "0", f"unacknowledgedByteCount={kept}"))
    page = open_page(wire.url)
    settle_in(page)
    write_while_nobody_reads(page, wire)
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    expect(page.get_by_text("Hello, Ada Lovelace")).to_be_visible()
    before = page.evaluate(PLACE)
    assert (before["focus"], before["text"], before["caret"], before["scroll"]) == (
        "Name", "Adamovelace", [4, 4], 333)
    wire.come_up()
    expect_everything_received(page)
    expect(page.get_by_role("status")).to_have_count(0)
    assert page.evaluate(PLACE) == before
    page.keyboard.type("!")
    expect(page.get_by_text("Hello, Adam!ovelace")).to_be_visible()


def test_a_field_that_is_left_keeps_its_caret_when_everything_is_anew(demo, open_page, network):
    """R03."""
    wire = network(demo("script", "0", "unacknowledgedByteCount=1"))
    page = open_page(wire.url)
    settle_in(page)
    page.get_by_role("textbox", name="Loud").focus()
    write_while_nobody_reads(page, wire)
    wire.come_up()
    page.wait_for_selector("main[data-connected]")
    expect(page.get_by_role("textbox", name="Loud")).to_have_value("M")
    name = page.get_by_role("textbox", name="Name")
    assert name.evaluate("e => [e.selectionStart, e.selectionEnd]") == [3, 5]


HEAR = """() => {
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', () => { window.hasHeard = true; });
    }
  };
}"""


def test_a_press_is_one_though_everything_comes_anew_meanwhile(demo, open_page, network):
    """R03."""
    wire = network(demo("script", "0", "unacknowledgedByteCount=1"))
    page = open_page(wire.url)
    page.evaluate(HEAR)
    # A page acknowledges what it has shown after a second, and lets what comes wait for the end of a press for a second.
    hold_timers(page, "sendApplied", "endPress")
    page.wait_for_function("() => !applyTimer")
    wire.cut()
    page.wait_for_function("() => window.hasHeard")
    # The result of the second is left out until the page acknowledges that of the first.
    page.get_by_role("button", name="Grow").evaluate("e => { e.click(); e.click(); }")
    expect(page.get_by_text("Grown 1")).to_be_visible()
    count = page.get_by_role("button", name="Count")
    count.evaluate("e => { e.isOld = true; window.hasHeard = false; }")
    count.hover()
    page.mouse.down()
    page.get_by_role("switch", name="Switch").evaluate("e => e.click()")
    page.wait_for_function("() => window.hasHeard")
    assert count.evaluate("e => e.isOld")
    page.mouse.up()
    expect(page.get_by_role("heading")).to_have_text("1")
    assert not count.evaluate("e => e.isOld")
    expect(page.get_by_text("Grown 2")).to_be_visible()


def test_a_short_loss_is_not_spoken_of(demo, open_page, network):
    """R03."""
    wire = network(demo("script"))
    page = open_page(wire.url)
    page.evaluate("""() => {
      window.said = [];
      new MutationObserver(() => said.push(...document.querySelectorAll('.banner')))
        .observe(document.body, { childList: true });
    }""")
    # A loss that is over before this time is: so it is short, however long a busy machine takes.
    hold_timers(page, "Reconnecting…")
    for count in range(1, 4):
        wire.cut()
        page.get_by_role("button", name="Count").click()
        expect(page.get_by_role("heading")).to_have_text(str(count))
        end_timers(page)
    assert page.evaluate("said.length") == 0


def test_a_page_that_nobody_looks_at_does_nothing_until_somebody_does(demo, open_page, network):
    """R03."""
    wire = network(demo("script"))
    page = open_page(wire.url)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.clock.install()
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    wire.cut()
    page.wait_for_selector("main:not([data-connected])")
    page.clock.run_for(120_000)
    assert asked == []
    page.evaluate("""() => {
      delete document.hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    page.wait_for_selector("main[data-connected]")
    assert len(asked) == 1


def stop_clock(page):
    """Stops the page's clock, which runs only when it is told to."""
    settle(page)
    # The timer that asks after a silence runs already, and would go on by the time of day.
    page.evaluate("() => clearTimeout(silence)")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)


def press_count(page, count):
    page.get_by_role("button", name="Count").evaluate("e => e.click()")
    expect(page.get_by_role("heading")).to_have_text(str(count))


def test_a_page_in_which_nobody_acts_notices_that_its_connection_is_dead(demo, open_page, network):
    """R03."""
    wire = network(demo("script"))
    page = open_page(wire.url)
    stop_clock(page)
    press_count(page, 1)
    # A connection over which an answer comes stays.
    for _ in range(3):
        page.clock.run_for(30_000)
        page.wait_for_function("() => !patience")
    assert wire.count == 1
    wire.hold()
    page.clock.run_for(40_000)
    page.wait_for_selector("main:not([data-connected])")
    page.clock.run_for(1_000)
    wire.release()
    page.wait_for_selector("main[data-connected]")
    press_count(page, 2)
    assert wire.count == 2


def test_a_page_that_is_online_again_asks_whether_its_connection_lives(demo, open_page, network):
    """R03."""
    wire = network(demo("script"))
    page = open_page(wire.url)
    stop_clock(page)
    wire.hold()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.clock.run_for(10_000)
    page.wait_for_selector("main:not([data-connected])")
    wire.release()
    page.clock.run_for(1_000)
    page.wait_for_selector("main[data-connected]")
    press_count(page, 1)


def test_a_page_gives_an_answer_that_takes_long_more_time_after_each_loss(demo, open_page, network):
    """R03."""
    wire = network(demo("script"))
    page = open_page(wire.url)
    stop_clock(page)
    wire.hold()
    page.get_by_role("button", name="Count").evaluate("e => e.click()")
    for count, time in [(2, 10_000), (3, 20_000)]:
        page.clock.run_for(time)
        page.wait_for_selector("main:not([data-connected])")
        # The page comes back within a second.
        page.clock.run_for(1_000)
        page.wait_for_function("() => socket?.readyState === WebSocket.OPEN")
        assert wire.count == count
    page.clock.run_for(35_000)
    wire.release()
    page.wait_for_selector("main[data-connected]")
    expect(page.get_by_role("heading")).to_have_text("1")
    assert wire.count == 3


def expect_fields_filled_in(page):
    """A new window, with what was typed in the fields of the old one: told to the app as well."""
    page.wait_for_selector("main[data-connected]")
    expect(page.get_by_role("heading")).to_have_text("0")
    name = page.get_by_role("textbox", name="Name")
    expect(name).to_have_value("Adam Lovelace")
    expect(name).to_be_focused()
    assert name.evaluate("e => [e.selectionStart, e.selectionEnd]") == [4, 4]
    expect(page.get_by_text("Hello, Adam Lovelace")).to_be_visible()
    expect(page.get_by_role("textbox", name="Loud")).to_have_value("ABC")
    expect(page.get_by_label("Secret")).to_have_value("")
    assert page.evaluate("sessionStorage.getItem('banyan-fields')") is None


def write(page):
    page.get_by_label("Secret").fill("hunter2")
    page.get_by_role("textbox", name="Loud").press_sequentially("abc")
    expect(page.get_by_role("textbox", name="Loud")).to_have_value("ABC")
    settle_in(page).evaluate("e => e.setSelectionRange(3, 3)")


def test_after_the_grace_time_a_new_window_has_what_was_typed(demo, open_page, network):
    """R03."""
    server = demo("script", "0", "graceTime=0s")
    wire = network(server)
    page = open_page(wire.url)
    write(page)
    token = page.evaluate("document.body.dataset.window")
    wire.go_down()
    page.wait_for_selector("main:not([data-connected])")
    page.keyboard.type("m")
    assert "hunter2" not in str(page.evaluate("({ ...sessionStorage })"))
    wire.come_up()
    page.wait_for_function("(token) => document.body.dataset.window !== token", arg=token)
    expect_fields_filled_in(page)


def test_after_the_server_started_anew_a_new_window_has_what_was_typed(demo, open_page):
    """R03."""
    server = demo("script", free_port())
    page = open_page(server.url)
    write(page)
    token = page.evaluate("document.body.dataset.window")
    server.stop()
    page.wait_for_selector("main:not([data-connected])")
    page.keyboard.type("m")
    demo("script", server.port)
    page.wait_for_function("(token) => document.body.dataset.window !== token", arg=token)
    expect_fields_filled_in(page)


def test_a_page_that_is_left_has_its_window_ended_at_once(demo, open_page):
    server = demo("shared")
    page = open_page(server.url)
    other = open_page(server.url, context=page.context)
    tokens = [page.evaluate("document.body.dataset.window")]
    page.reload()
    page.wait_for_selector("main[data-connected]")
    tokens.append(page.evaluate("document.body.dataset.window"))
    assert tokens[0] != tokens[1]
    other.get_by_role("button").click()
    expect(page.get_by_text("Shared: 1")).to_be_visible()


def test_somebody_with_the_page_but_not_its_key_cannot_have_the_window(demo, open_page):
    """R04."""
    page = open_page(demo("script").url)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_role("heading")).to_have_text("1")
    token = page.evaluate("document.body.dataset.window")
    code = page.evaluate("""([token, target]) => new Promise((resolve) => {
      const script = document.querySelector('script').src;
      const address = new URL(target, script);
      address.protocol = 'ws:';
      const socket = new WebSocket(address);
      const bytes = [token.length, ...new TextEncoder().encode(token), 0, 0, 0];
      socket.onopen = () => socket.send(new Uint8Array(bytes));
      socket.onclose = ({ code }) => resolve(code);
    })""", [token, SOCKET])
    assert code == 4001
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_role("heading")).to_have_text("2")


class Supervisor:
    """Restarts a server whenever it ends, as a service manager does."""

    def __init__(self, command, port):
        self.url, self.start_count, self.is_over = f"http://127.0.0.1:{port}", 0, False
        self.command = [str(part) for part in [*command, port]]
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._supervise, daemon=True)
        self.thread.start()
        assert self.ready.wait(timeout=300)

    def _supervise(self):
        environment = os.environ | {"SWIFT_BACKTRACE": "enable=no"}
        while not self.is_over:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
            self.process.stdout.readline()
            self.start_count += 1
            self.ready.set()
            self.process.wait()

    @property
    def peak(self):
        """The peak memory use of the current process, in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) // 1024

    def stop(self):
        self.is_over = True
        self.process.terminate()
        self.thread.join(timeout=300)


@pytest.fixture
def ending_server():
    """A server that crashes whenever this page connects, and is restarted."""
    program = os.environ.get("BANYAN_DEMO", ROOT / ".build/debug/BrowserDemo")
    supervisor = Supervisor([program, "ending"], free_port())
    yield supervisor
    supervisor.stop()


def test_a_page_that_ends_its_server_twice_does_not_do_it_again(ending_server, browser):
    context = browser.new_context()
    page = context.new_page()
    loads = []
    page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
    page.goto(ending_server.url)
    expect(page.get_by_text("This page has lost its app twice in a row.")).to_be_visible()
    # The page has come twice, has crashed two servers, and leaves the third alone.
    assert wait_until(lambda: ending_server.start_count >= 3, page)
    assert (len(loads), ending_server.start_count) == (2, 3)
    assert page.evaluate("sessionStorage.getItem('banyan-attempts')") == "1"
    assert ending_server.process.poll() is None and ending_server.peak < 512
    # The person may try again.
    with page.expect_event("load"):
        page.get_by_role("button", name="Reload").click()
    expect(page.get_by_text("This page has lost its app twice in a row.")).to_be_visible()
    assert wait_until(lambda: ending_server.start_count >= 5, page)
    assert (len(loads), ending_server.start_count) == (4, 5)
    context.close()


def test_a_page_of_an_older_version_loads_itself_again(demo, browser):
    server = demo("script")
    context = browser.new_context()
    context.add_init_script("""
      const Original = WebSocket;
      WebSocket = class extends Original {
        constructor(address) {
          if (!sessionStorage.wasOld) address.search = '?version=3';
          sessionStorage.wasOld = 'yes';
          super(address);
        }
      };
    """)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("main[data-connected]")
    assert page.evaluate("sessionStorage.getItem('banyan-attempts')") == "1"
    context.close()
