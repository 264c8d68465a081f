"""An app in several processes, some of which end."""

import http.client
import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.request

import pytest
from playwright.sync_api import expect

import ending_workers
from conftest import GALLERY, PATIENCE, Server, choose_page, free_port, run_command
from ending_workers import children
from frames import wait_until
from raw_socket import Visit, expect_closed_socket_to_take_messages

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
    """Starts the app, built once, with a number of workers."""
    folder = tmp_path_factory.mktemp("workers")
    (folder / "Ending.swift").write_text(APP)
    servers = []

    def start(count, *arguments):
        command = [*run_command(folder / "Ending.swift"), "--no-watch", "--workers", str(count)]
        # Without this, a worker's visitors would wait until the backtrace of its trap is collected.
        environment = os.environ | {"SWIFT_BACKTRACE": "enable=no"}
        server = Server([*command, *arguments], folder / f"server-{len(servers)}.log", env=environment)
        servers.append(server)
        return server

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop()


class Visitor:
    """A visitor with a page that must not notice anything."""

    def __init__(self, page):
        self.page = page
        self.count = 0
        # A reloaded page would not have it.
        page.evaluate("() => { globalThis.isSame = true; }")
        self.socket_count = 0
        page.on("websocket", self.note_socket)

    def note_socket(self, socket):
        self.socket_count += 1

    @property
    def process(self):
        return int(self.page.get_by_text("Process ").inner_text().split()[1])

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def use(self):
        """Counts, which shows that no earlier count was lost."""
        self.press("Count")
        self.count += 1
        self.expect_unharmed()

    def expect_unharmed(self):
        expect(self.page.get_by_text(f"Count {self.count}", exact=True)).to_be_visible()
        assert self.page.evaluate("() => globalThis.isSame") is True, "the page was loaded anew"

    def wait_for_another_process(self, before):
        expect(self.page.get_by_text(f"Process {before}", exact=True)).to_have_count(0)
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
    expect(tab.get_by_text(f"Process {visitors[0].process}", exact=True)).to_be_visible()


def test_a_worker_inherits_no_socket_of_the_front(start_server):
    server = start_server(*GALLERY, "--workers", "2")
    front = server.process.pid

    def sockets(process):
        names = []
        for descriptor in os.listdir(f"/proc/{process}/fd"):
            try:
                names.append(os.readlink(f"/proc/{process}/fd/{descriptor}"))
            except FileNotFoundError:
                pass
        return {name for name in names if name.startswith("socket:")}

    visits = [Visit(server) for _ in range(3)]
    for each in visits:
        each.connect()
    waiting = http.client.HTTPConnection("127.0.0.1", server.port, timeout=300)
    waiting.request("GET", "/banyan/alive")
    waiting.getresponse().read()
    before = children(front)
    os.kill(before[0], signal.SIGKILL)
    assert wait_until(lambda: len(set(children(front)) - {before[0]}) == 2)
    of_front = sockets(front)
    # It listens, and has the connections of three visitors and one more.
    assert len(of_front) >= 5
    # Until it runs the program, a process has all that its parent has.
    assert wait_until(lambda: not any(sockets(worker) & of_front for worker in children(front)))


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


def test_messages_on_their_way_to_a_socket_that_a_worker_has_closed_do_not_fail(start_app):
    expect_closed_socket_to_take_messages(Visit(start_app(1)))


def test_who_has_ended_two_workers_is_alone_and_after_the_third_is_notified(start_app, visit):
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
    assert [visitor.socket_count for visitor in visitors] == [0] * 4, "a page has lost its socket"


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
        assert visitor.socket_count == 0


def test_workers_are_killed_again_and_again_while_people_tap(start_app):
    server = start_app(2)
    outcome = ending_workers.kill_workers(
        server, workers=2, visitors=6, kills=6, seed=20261123, rest=0.02)
    assert outcome.problems == [] and outcome.reconnections == 0
    assert outcome.kill_count > 0 and outcome.moves > 0 and outcome.seen >= 6 * 7
    assert outcome.after is not None and outcome.after <= outcome.before, "the front holds more than before"


def test_a_worker_that_hangs_is_ended(start_app, visit):
    server = start_app(1, "--limit", "workerAnswerTime=4s")
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
    # A front is ready if one of its workers answers within a second, which a busy machine may need for other things.
    server = start_app(2, "--metrics-port", "0", "--limit", "readyTime=300s")
    metrics = re.search(r"Metrics on (\S+)", server.process.stdout.readline())[1]
    visitors = [visit(server) for _ in range(3)]

    def answer(path):
        connection = http.client.HTTPConnection("localhost", server.port, timeout=300)
        connection.request("GET", path)
        return connection.getresponse().status

    assert [answer(f"/banyan/{name}") for name in ("alive", "ready", "socket", "nothing")] == [204, 204, 403, 404]
    text = urllib.request.urlopen(metrics, timeout=300).read().decode()
    values = {name: re.search(rf"^banyan_{name} (\d+)$", text, re.MULTILINE)[1]
              for name in ("visitors", "windows", "sockets")}
    assert 'banyan_worker_ends_total 0' in text and 'banyan_keep_seconds_count' in text
    assert values == {"visitors": "3", "windows": "3", "sockets": "3"}
    workers = {visitor.process for visitor in visitors}
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=300) == 0
    # They were children of this front, or of init by now: no process has their number.
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


BLOCKED = """
import Foundation
import SwiftUI

@main
struct Program {
  @MainActor
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    if environment["BANYAN_WORKER"] != nil, let block = environment["BLOCK"],
      FileManager.default.fileExists(atPath: block)
    {
      FileHandle.standardError.write(Data("There is no database.\\n".utf8))
      exit(7)
    }
    CounterApp.main()
  }
}

struct CounterApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
""" + APP.replace("import Foundation\nimport SwiftUI\n", "")


@pytest.fixture
def blocked(tmp_path):
    """The command of an app whose workers crash at launch while a file exists, its environment, and the file."""
    (tmp_path / "Blocked.swift").write_text(BLOCKED)
    block = tmp_path / "block"
    command = [str(part) for part in [*run_command(tmp_path / "Blocked.swift"), "--no-watch"]]
    # A front can listen there only if the path is short.
    with tempfile.TemporaryDirectory(dir="/tmp") as temporary:
        yield command, os.environ | {"SWIFT_BACKTRACE": "enable=no", "BLOCK": str(block), "TMPDIR": temporary}, block


def test_where_each_worker_ends_as_it_starts_the_front_ends_too(blocked):
    command, environment, block = blocked
    block.touch()
    ended = subprocess.run([*command, "--workers", "2"], capture_output=True, text=True, timeout=600, env=environment)
    assert ended.returncode == 1 and "Listening" not in ended.stdout
    assert ended.stderr.rstrip().endswith(
        "banyan: No worker can be started: 5 of them have ended before one was ready; the last one: exit code 7. "
        "Their output is above."), ended.stderr
    # One worker may have started while the last of those ended.
    assert 5 <= ended.stderr.count("There is no database.") <= 6
    assert os.listdir(environment["TMPDIR"]) == []


def test_while_workers_end_as_they_start_people_are_notified_and_lose_nothing(blocked, start_server, visit):
    command, environment, block = blocked
    server = start_server(*command, "--workers", "1", env=environment)
    visitor = visit(server)
    visitor.use()
    before = visitor.process
    block.touch()
    os.kill(before, signal.SIGKILL)
    expect(visitor.page.get_by_text("Reconnecting…")).to_be_visible()
    connection = http.client.HTTPConnection("localhost", server.port, timeout=600)
    connection.request("GET", "/")
    response = connection.getresponse()
    assert response.status == 503 and response.headers["retry-after"] == "8"
    assert response.read().decode() == "The app ends while it starts. It is being started again; try again soon.\n"
    connection.request("GET", "/banyan/ready")
    assert connection.getresponse().status == 503
    block.unlink()
    visitor.wait_for_another_process(before)
    visitor.use()
    expect(visitor.page.locator(".banner")).to_have_count(0)
    assert visitor.socket_count == 0


@pytest.fixture
def handover():
    """A file in memory."""
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        yield os.path.join(folder, "visitors")


def test_a_new_version_goes_on_with_the_visitors_of_the_one_before(tmp_path, start_server, visit, handover):
    source, port = tmp_path / "Ending.swift", free_port()
    command = [*run_command(source)[:-1], port, "--no-watch", "--workers", "2", "--handover", handover]
    source.write_text(APP)
    server = start_server(*command)
    visitors = [visit(server) for _ in range(3)]
    for visitor in visitors:
        visitor.page.get_by_role("textbox", name="Name").fill("Grace")
        expect(visitor.page.get_by_text("Name Grace")).to_be_visible()
        visitor.use()
    cookies = visitors[0].page.context.cookies()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=300) == 0
    assert os.stat(handover).st_mode & 0o777 == 0o600 and os.listdir(os.path.dirname(handover)) == ["visitors"]
    visitors[1].page.get_by_role("textbox", name="Name").press_sequentially(" H")
    source.write_text(APP.replace("Count \\(count)", "Sum \\(count)"))
    assert "Sum" in source.read_text()
    server = start_server(*command)
    assert not os.path.exists(handover)
    for visitor in visitors:
        expect(visitor.page.get_by_text("Sum 1", exact=True)).to_be_visible()
        visitor.press("Count")
        expect(visitor.page.get_by_text("Sum 2", exact=True)).to_be_visible()
        assert visitor.page.evaluate("() => globalThis.isSame") is True, "the page was loaded anew"
    expect(visitors[1].page.get_by_text("Name Grace H")).to_be_visible()
    assert visitors[0].page.context.cookies() == cookies
    assert "Continues with the visitors of the previous process: 3" in server.log


@pytest.mark.parametrize("damage", ["cut short", "of another user", "too old"])
def test_what_cannot_be_taken_up_is_reported_and_everybody_begins_anew(start_app, handover, damage):
    server = start_app(1, "--handover", handover)
    visit = Visit(server)
    visit.connect()
    server.stop()
    if damage == "cut short":
        os.truncate(handover, os.stat(handover).st_size - 1)
    elif damage == "of another user":
        os.chmod(handover, 0o644)
    else:
        os.utime(handover, (0, 0))
    server = start_app(1, "--handover", handover)
    # A cookie's name has the port.
    known = f"banyan-{server.port}={visit.cookie.partition('=')[2]}"
    status, cookie = page_request(server, known)
    assert status == 200 and cookie not in ("", known)
    assert ("The visitors of the previous process start over" in server.log) == (damage != "too old")


def test_visitors_are_not_left_on_a_disk(tmp_path):
    (tmp_path / "Ending.swift").write_text(APP)
    command = [*run_command(tmp_path / "Ending.swift"), "--no-watch", "--workers", "1", "--handover", "/proc/visitors"]
    ended = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600)
    assert ended.returncode == 1 and "/proc/visitors: its folder is not in memory (tmpfs)" in ended.stderr


def page_request(server, cookie=None):
    """Requests a page; returns the status and the cookie."""
    connection = http.client.HTTPConnection("localhost", server.port, timeout=300)
    connection.request("GET", "/", headers={"Cookie": cookie} if cookie else {})
    response = connection.getresponse()
    return response.status, (response.headers["set-cookie"] or "").split(";")[0]


def test_the_limit_of_a_visitor_holds_whatever_worker_they_are_in(start_app):
    server = start_app(2, "--limit", "windowCountPerVisitor=2")
    for _ in range(3):
        status, cookie = page_request(server)
        assert [status, page_request(server, cookie)[0], page_request(server, cookie)[0]] == [200, 200, 429]


def test_the_limit_of_an_address_holds_for_all_workers_together(start_app):
    server = start_app(2, "--limit", "windowCountPerAddress=3", "--limit", "adoptionTime=1h", "--metrics-port", "0")
    metrics = re.search(r"Metrics on (\S+)", server.process.stdout.readline())[1]
    assert [page_request(server)[0] for _ in range(3)] == [200, 200, 200]
    # Asked after what they have said of their windows, both workers have the front know of them.
    assert "\nbanyan_windows 3\n" in urllib.request.urlopen(metrics, timeout=300).read().decode()
    assert page_request(server)[0] == 429


def test_what_does_not_go_together_is_reported(tmp_path):
    (tmp_path / "Ending.swift").write_text(APP)
    command = [str(part) for part in run_command(tmp_path / "Ending.swift")]
    for arguments, words in ((["--workers", "0"], "1 to 64"), (["--workers", "2", "--inspect"], "leave out --workers")):
        ended = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=600)
        assert ended.returncode != 0 and words in ended.stderr, ended.stderr


SHARED_APP = """
import Foundation
import SwiftData
import SwiftUI

@Model
final class Note {
  var text: String

  init(_ text: String) { self.text = text }
}

struct ContentView: View {
  var body: some View { NoteList().modelContainer(for: Note.self) }
}

struct NoteList: View {
  @Query(sort: \\Note.text) private var notes: [Note]
  @Environment(\\.modelContext) private var context

  var body: some View {
    VStack {
      Text(verbatim: "Process \\(getpid())")
      Button("Add") { context.insert(Note("Milk")) }
      ForEach(notes) { note in
        Text("Note \\(note.text)")
        Button("Edit") { note.text = "Bread" }
        Button("Delete") { context.delete(note) }
      }
    }
  }
}
"""


def expect_notes(visitors, *texts):
    for visitor in visitors:
        expect(visitor.page.get_by_text("Note ")).to_have_text([f"Note {text}" for text in texts])


def change_notes(author, reader):
    """Lets two visitors of the app insert, change and delete a row; each has to see what the other does."""
    visitors = (author, reader)
    assert author.process != reader.process
    expect_notes(visitors)
    author.press("Add")
    expect_notes(visitors, "Milk")
    # The other way round, too.
    reader.press("Edit")
    expect_notes(visitors, "Bread")
    author.press("Delete")
    expect_notes(visitors)
    author.press("Add")
    expect_notes(visitors, "Milk")


def test_what_one_visitor_saves_is_seen_by_those_of_another_worker(start_server, open_page, tmp_path):
    (tmp_path / "Shared.swift").write_text(SHARED_APP)
    data = tmp_path / "data"
    command = [*run_command(tmp_path / "Shared.swift"), "--no-watch", "--workers", "2", "--data", str(data)]
    server = start_server(*command)
    change_notes(Visitor(open_page(server.url)), Visitor(open_page(server.url)))
    server.stop()
    expect_notes([Visitor(open_page(start_server(*command).url))], "Milk")
