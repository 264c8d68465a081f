"""Fixtures of the browser tests: a server, a page in a real Chromium, a slow network.

The tests need the Python packages in requirements.txt, and Chromium: Debian's chromium-headless-shell, which
is the engine without windows and takes half the time, or else its chromium. BANYAN_CHROMIUM
selects another; BANYAN_DEMO and BANYAN_GALLERY are the paths of the built
BrowserDemo and Gallery.
"""

import os
import queue
import random
import re
import shutil
import socket
import subprocess
import threading
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import expect, sync_playwright

from slow_network import SlowNetwork

# The time in milliseconds that anything may take. No test fails for slowness: a busy machine gets the time it needs. Longest
# takes the backtrace of a program that was ended, which reads its own debugging information.
PATIENCE = 300_000
expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).resolve().parents[2]
os.environ.setdefault(
    "BANYAN_CHROMIUM", shutil.which("chromium-headless-shell") or "/usr/bin/chromium")
# Each server checks its views' tree after each update.
os.environ["BANYAN_CHECKS"] = "1"
LISTENING = re.compile(r"Listening on (https?://\S+?:(\d+))")


def free_port():
    """A port for a server that is told it, or comes back to it.

    The system gives none of these to whoever asks for any port, or makes a connection, so that it stays free meanwhile.
    """
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
            return port
        except OSError:
            continue


class Server:
    """A running server command."""

    def __init__(self, command, log, **options):
        self.log_path = log
        with open(log, "w") as errors:
            self.process = subprocess.Popen(
                [str(part) for part in command], stdout=subprocess.PIPE, stderr=errors, text=True,
                **options)
        # A server that fails closes its output, so this waits no longer than the server lives.
        for line in self.process.stdout:
            if match := LISTENING.search(line):
                self.url, self.port = match[1], int(match[2])
                return
        raise RuntimeError(f"{command} ended without listening:\n{Path(log).read_text()}")

    @property
    def log(self):
        return Path(self.log_path).read_text()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE / 1000)


class Transcript:
    """Reads a server's output as it comes."""

    def __init__(self, server):
        self.url = server.url
        self.lines = queue.Queue()
        threading.Thread(target=self._listen, args=(server.process.stdout,), daemon=True).start()

    def _listen(self, output):
        for line in output:
            self.lines.put(line.rstrip("\n"))

    def until(self, last):
        """Returns the lines up to one that matches, without it."""
        found = []
        while True:
            try:
                line = self.lines.get(timeout=PATIENCE / 1000)
            except queue.Empty:
                pytest.fail(f"after {found} came no {last!r}")
            if line == last:
                return found
            found.append(line)


@pytest.fixture
def start_server(tmp_path):
    """Starts a command and waits until it listens; stops it after the test."""
    servers = []

    def start(*command, **options):
        server = Server(command, tmp_path / f"server-{len(servers)}.log", **options)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def demo(start_server):
    """Starts the demo with one of its screens."""
    program = os.environ.get("BANYAN_DEMO", ROOT / ".build/debug/BrowserDemo")
    return lambda screen, *arguments: start_server(program, screen, *arguments)


def run_command(path):
    """Returns the `banyan run` command for a file or folder of the repository."""
    tool = os.environ.get("BANYAN_TOOL", ROOT / ".build/debug/banyan")
    return [tool, "run", ROOT / path, "--port", "0"]


@pytest.fixture
def run(start_server):
    """Runs a Swift file or folder of the repository with `banyan run`."""
    return lambda path: start_server(*run_command(path))


@pytest.fixture(scope="session")
def start_browser():
    """Starts a browser with the given arguments."""
    with sync_playwright() as playwright:
        yield lambda *arguments, **options: patient(playwright.chromium.launch(
            executable_path=os.environ["BANYAN_CHROMIUM"],
            args=["--no-sandbox", *arguments], timeout=PATIENCE, **options))


def patient(browser):
    """Returns a browser whose pages give everything the time that it takes, in whatever context they are opened."""
    make_context = browser.new_context

    def new_context(**options):
        context = make_context(**options)
        context.set_default_timeout(PATIENCE)
        return context

    browser.new_context = new_context
    return browser


@pytest.fixture(scope="session")
def browser(start_browser):
    browser = start_browser()
    yield browser
    browser.close()


@contextmanager
def page_opener(browser):
    """A function that opens a URL as a new visitor, or as the visitor of `context`.

    It waits until the page is connected. After the test, script errors and security policy violations fail it.
    """
    contexts, problems = [], []

    def watch(page):
        page.on("pageerror", lambda error: problems.append(str(error)))
        # The page reports mutations that it could not apply here, and reloads itself.
        page.on("console", lambda message: problems.append(message.text)
                if "Content Security Policy" in message.text or "Error:" in message.text else None)

    def open_page(url, context=None, connected=True, **options):
        if context is None:
            context = browser.new_context(**options)
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        page = context.new_page()
        watch(page)
        page.goto(url)
        if connected:
            page.wait_for_selector("main[data-connected]")
            # The server now learns how large the window is, and with which typeface the page shows text once its fonts have come. A
            # click before its answer might meet what stood there until then.
            page.wait_for_function(
                "() => eventNumber === acknowledged && !reports.size && !late.length && document.fonts.status === 'loaded'", polling=10)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def route(page, address, handler, **options):
    """Handles the requests of a page that is open.

    For a moment, its document may still send requests past the handler, so the page is loaded again."""
    page.route(address, handler, **options)
    page.reload()


@pytest.fixture
def open_page(browser):
    with page_opener(browser) as open_page:
        yield open_page


GALLERY = [os.environ.get("BANYAN_GALLERY", ROOT / ".build/debug/Gallery"), "--port", "0"]


@pytest.fixture(scope="session")
def gallery_server(tmp_path_factory):
    """The gallery, one server for all tests."""
    server = Server(GALLERY, tmp_path_factory.mktemp("gallery") / "server.log")
    # A server for one person takes the locale of the first who comes.
    urllib.request.urlopen(urllib.request.Request(server.url, headers={"Accept-Language": "en-US"})).read()
    yield server
    server.stop()


@pytest.fixture
def gallery(gallery_server, open_page):
    """Opens a page of the gallery by its title, as a new visitor."""

    def open_gallery(title, **options):
        page = open_page(gallery_server.url, **options)
        choose_page(page, title)
        return page

    return open_gallery


@pytest.fixture
def gallery_anew(start_server, open_page):
    """The same, with so little kept for the page that it often receives a snapshot."""

    def open_gallery(title):
        page = open_page(start_server(*GALLERY, "--limit", "unacknowledgedByteCount=1").url)
        choose_page(page, title)
        return page

    return open_gallery


def page_titles(page):
    """Returns the titles of the gallery's pages, in the order of its list."""
    titles = []
    scroll_list(page, None)
    while new := [title for title in shown_titles(page) if title not in titles]:
        titles += new
        scroll_list(page, titles[-1])
    return titles


def shown_titles(page):
    return page.locator(".list").first.locator(".row").all_inner_texts()


def scroll_list(page, title):
    """Scrolls the gallery's list to its beginning or to an existing row, and waits until the rows around it have come."""
    page.evaluate(
        """async (title) => {
          const list = document.querySelector('.list');
          const row = [...list.querySelectorAll('.row')].find((row) => row.innerText === title);
          const isThere = () => [...list.querySelectorAll('.absent')].every((gap) => {
            const {top, bottom} = gap.getBoundingClientRect();
            const box = list.getBoundingClientRect();
            return !gap.offsetHeight || bottom < box.top || top > box.bottom;
          });
          if (!row) list.scrollTop = 0;
          else if (list.offsetHeight) row.scrollIntoView({block: 'start'});
          for (let i = 0; i < 100 && !isThere(); i++) await new Promise(requestAnimationFrame);
        }""", title)


def choose_page(page, title):
    """Opens another page of the gallery, and waits until it is there and nothing of it moves any more."""
    from frames import settle

    # Where there is room for one column only, the back button leads to the list; how much room there
    # is becomes known only when the page has sent its width.
    row = page.locator(".list").first.get_by_text(title, exact=True)
    back = page.locator("[data-role~=column]:visible").first
    for attempt in range(1, 20):
        try:
            # It may go before it is pressed: with the answer to the press before, or because the window turns out to be wide.
            if back.is_visible():
                back.click(timeout=1_500 * attempt)
            seen = None
            if not row.count():
                scroll_list(page, None)
            while not row.count() and (last := shown_titles(page)[-1]) != seen:
                seen = last
                scroll_list(page, last)
            row.click(timeout=1_500 * attempt)
            break
        except PlaywrightTimeoutError:
            continue
    page.get_by_role("heading", name=title, exact=True).first.wait_for()
    settle(page)


@pytest.fixture
def slow_network():
    """Adds a delay, in seconds, in each direction between a browser and a server; returns the address to open."""
    networks = []

    def delay(server, seconds):
        network = SlowNetwork(server.port, seconds)
        networks.append(network)
        return network.url

    yield delay
    for network in networks:
        network.close()
