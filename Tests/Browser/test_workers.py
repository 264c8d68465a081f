"""An app in several processes, of which some end."""

import http.client
import os
import re
import signal
import subprocess
import time
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import GALLERY, PATIENCE, Server, choose_page, run_command

APP = """
import Foundation
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Count \\(count)")
      Text(verbatim: "Process \\(getpid())")
      TextField("Name", text: $name)
      Text("Name \\(name)")
      Button("Count") { count += 1 }
      Button("Trap") { count = [Int]()[count] }
      Button("Trap later") {
        Task {
          try? await Task.sleep(for: .milliseconds(20))
          count = [Int]()[count]
        }
      }
      Button("Hang") { while count >= 0 {} }
    }
  }
}
"""


@pytest.fixture(scope="module")
def start_app(tmp_path_factory):
    """Starts the app, built once, with so many workers."""
    folder = tmp_path_factory.mktemp("workers")
    (folder / "Ending.swift").write_text(APP)
    servers = []

    def start(count, *arguments):
        command = [*run_command(folder / "Ending.swift"), "--no-watch", "--workers", str(count)]
        # The visitors of a worker wait for as long as it looks for the reason why it has trapped.
        environment = os.environ | {"SWIFT_BACKTRACE": "enable=no"}
        server = Server([*command, *arguments], folder / f"server-{len(servers)}.log", env=environment)
        servers.append(server)
        return server

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop()


class Visitor:
    """Somebody with a page that is to notice nothing."""

    def __init__(self, page):
        self.page = page
        self.count = 0
        # A page that was loaded anew does not have it.
        page.evaluate("() => { globalThis.isSame = true; }")

    @property
    def process(self):
        return int(self.page.get_by_text("Process ").inner_text().split()[1])

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def use(self):
        """Counts, which shows that nothing has been lost before."""
        self.press("Count")
        self.count += 1
        self.expect_unharmed()

    def expect_unharmed(self):
        expect(self.page.get_by_text(f"Count {self.count}", exact=True)).to_be_visible()
        assert self.page.evaluate("() => globalThis.isSame") is True, "the page was loaded anew"

    def wait_for_another_process(self, before):
        expect(self.page.get_by_text(f"Process {before}")).to_have_count(0)
        self.page.wait_for_selector("main[data-connected]")


@pytest.fixture
def visit(open_page):
    return lambda server: Visitor(open_page(server.url))


def test_visitors_are_in_different_processes_none_of_which_has_the_socket(start_app, visit):
    server = start_app(2)
    visitors = [visit(server) for _ in range(4)]
    assert len({visitor.process for visitor in visitors}) == 2
    assert server.process.pid not in {visitor.process for visitor in visitors}
    for visitor in visitors:
        visitor.use()
    tab = visitors[0].page.context.new_page()
    tab.goto(server.url)
    expect(tab.get_by_text(f"Process {visitors[0].process}")).to_be_visible()


def test_a_trap_is_one_visitors_ten_times_in_a_row(start_app, visit):
    server = start_app(2)
    bystanders = [visit(server) for _ in range(4)]
    for _ in range(5):
        culprit = visit(server)
        culprit.page.get_by_role("textbox", name="Name").fill("Ada")
        expect(culprit.page.get_by_text("Name Ada")).to_be_visible()
        for _ in range(2):
            culprit.use()
            before = culprit.process
            culprit.press("Trap")
            culprit.wait_for_another_process(before)
            culprit.expect_unharmed()
            expect(culprit.page.get_by_role("textbox", name="Name")).to_have_value("Ada")
            for bystander in bystanders:
                bystander.use()
        culprit.page.context.close()
    assert server.log.count("A worker has ended") == 10
    for bystander in bystanders:
        expect(bystander.page.locator(".banner")).to_have_count(0)


def test_who_has_ended_two_workers_is_alone_and_after_the_third_hears_so(start_app, visit):
    server = start_app(1)
    bystander, culprit = visit(server), visit(server)
    assert bystander.process == culprit.process
    for _ in range(2):
        before = culprit.process
        culprit.press("Trap")
        culprit.wait_for_another_process(before)
        bystander.wait_for_another_process(before)
    bystander.use()
    culprit.use()
    assert bystander.process != culprit.process
    before = bystander.process
    culprit.press("Trap")
    expect(culprit.page.get_by_text("The app has ended several times")).to_be_visible()
    assert "banyan" not in culprit.page.content()
    bystander.use()
    assert bystander.process == before
    status = culprit.page.goto(server.url).status
    assert status == 503


def test_a_trap_some_time_after_an_event_harms_nobody_else(start_app, visit):
    server = start_app(2)
    bystanders = [visit(server) for _ in range(2)]
    culprit = visit(server)
    culprit.use()
    before = culprit.process
    culprit.press("Trap later")
    culprit.wait_for_another_process(before)
    culprit.use()
    for bystander in bystanders:
        bystander.use()


def test_what_is_killed_loses_nothing_that_was_seen(start_app, visit):
    server = start_app(2)
    visitors = [visit(server) for _ in range(4)]
    for visitor in visitors:
        visitor.page.get_by_role("textbox", name="Name").fill("Grace")
        expect(visitor.page.get_by_text("Name Grace")).to_be_visible()
    for _ in range(3):
        for visitor in visitors:
            visitor.use()
        before = visitors[0].process
        os.kill(before, signal.SIGKILL)
        visitors[0].wait_for_another_process(before)
        for visitor in visitors:
            visitor.expect_unharmed()
            visitor.use()
            expect(visitor.page.get_by_text("Name Grace")).to_be_visible()


def test_all_workers_may_be_killed_at_once(start_app, visit):
    server = start_app(2)
    visitors = [visit(server) for _ in range(2)]
    for visitor in visitors:
        visitor.use()
    processes = [visitor.process for visitor in visitors]
    assert len(set(processes)) == 2
    for process in processes:
        os.kill(process, signal.SIGKILL)
    for visitor, before in zip(visitors, processes):
        visitor.wait_for_another_process(before)
        visitor.use()


def test_a_worker_that_hangs_is_ended(start_app, visit):
    server = start_app(1, "--limit", "workerAnswerTime=1s")
    bystander, culprit = visit(server), visit(server)
    for visitor in (bystander, culprit):
        visitor.use()
    before = culprit.process
    culprit.press("Hang")
    for visitor in (culprit, bystander):
        visitor.wait_for_another_process(before)
        visitor.use()
    assert "does not answer" in server.log


def test_what_the_front_answers_and_how_it_ends(start_app, visit):
    server = start_app(2, "--metrics-port", "0")
    metrics = re.search(r"Metrics on (\S+)", server.process.stdout.readline())[1]
    visitors = [visit(server) for _ in range(3)]

    def answer(path):
        connection = http.client.HTTPConnection("localhost", server.port, timeout=60)
        connection.request("GET", path)
        return connection.getresponse().status

    assert [answer(f"/banyan/{name}") for name in ("alive", "ready", "socket", "nothing")] == [204, 204, 403, 404]
    text = urllib.request.urlopen(metrics, timeout=60).read().decode()
    values = {name: re.search(rf"^banyan_{name} (\d+)$", text, re.MULTILINE)[1]
              for name in ("visitors", "windows", "sockets")}
    assert 'banyan_worker_ends_total 0' in text and 'banyan_keep_seconds_count' in text
    assert values == {"visitors": "3", "windows": "3", "sockets": "3"}
    workers = {visitor.process for visitor in visitors}
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=60) == 0
    # They were this one's children, or init's by now: nothing has their number.
    end = time.monotonic() + PATIENCE / 1000
    while any(os.path.exists(f"/proc/{worker}") for worker in workers):
        assert time.monotonic() < end


def test_pages_of_tls_and_their_pictures_come_from_workers(start_server, browser, tmp_path):
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-keyout", key, "-out", certificate], check=True, capture_output=True)
    server = start_server(*GALLERY, "--workers", "2", "--tls-certificate", certificate, "--tls-key", key)
    context = browser.new_context(ignore_https_errors=True)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("main[data-connected]")
    choose_page(page, "Images")
    page.wait_for_function(
        "() => [...document.querySelectorAll('main img')].some((picture) => picture.naturalWidth > 1)")
    (cookie,) = context.cookies(server.url)
    assert cookie["name"] == f"__Host-banyan-{server.port}" and cookie["secure"]
    context.close()


def test_what_does_not_go_together_is_said(tmp_path):
    (tmp_path / "Ending.swift").write_text(APP)
    command = [str(part) for part in run_command(tmp_path / "Ending.swift")]
    for arguments, words in ((["--workers", "0"], "1 to 64"), (["--workers", "2"], "--no-watch")):
        ended = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=600)
        assert ended.returncode != 0 and words in ended.stderr, ended.stderr
