"""The inspector beside an app, as `banyan run --inspect` shows both."""

import subprocess

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import Server, run_command
from frames import settle, wait_until

COUNTER = """
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var name = "Ada"
  var body: some View {
    VStack {
      Text("Count \\(count)")
      Button("Add") { count += 1 }
      Greeting(name: name)
      Idle(count: count)
    }
  }
}

struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \\(name)") }
}

struct Idle: View {
  let count: Int
  var body: some View { Text("The same") }
}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("inspected")
    (folder / "Counter.swift").write_text(COUNTER)
    server = Server([*run_command(folder / "Counter.swift"), "--inspect", "--no-watch"], folder / "server.log")
    yield server
    server.stop()


# Keeps what the page and its two frames say to each other.
LISTEN = """
  window.heard = [];
  addEventListener('message', ({ data }) => heard.push(String(data)));
"""


@pytest.fixture
def open_both(browser, open_page):
    """Opens the page with an app and its inspector."""
    contexts = []

    def open_both(url, **options):
        contexts.append(browser.new_context(**options))
        contexts[-1].add_init_script(LISTEN)
        return open_page(url + "/banyan/inspect", context=contexts[-1], connected=False)

    yield open_both
    for context in contexts:
        context.close()


class Inspection:
    """The page with both, and its frames."""

    def __init__(self, page):
        self.page = page
        self.app = page.frame_locator("#app")
        self.inspector = page.frame_locator("#inspector")
        self.settle()

    def settle(self):
        """Waits until the inspector has been told what was chosen in it and which page it is beside, as that would change again
        what is chosen meanwhile, and until nothing is under way in either frame: what the app's page says of itself when it
        opens is an event, too, and would come between others.
        """
        expect(self.inspector.get_by_role("radio", name="Updates")).to_be_visible()
        app, inspector = (self.page.locator(name).element_handle().content_frame() for name in ("#app", "#inspector"))
        inspector.wait_for_function("""() => {
          const last = (name) => heard.findLastIndex((each) => each.startsWith(`banyan:${name}?`));
          return last('restore') >= 0 && last('window') > last('restore');
        }""")
        for frame in (app, inspector):
            frame.wait_for_selector("main[data-connected]")
            settle(frame)

    def go(self, name):
        self.inspector.get_by_role("radio", name=name).click()

    def add(self, count=1):
        for _ in range(count):
            self.app.get_by_role("button", name="Add").click()

    def begin_picking(self):
        self.inspector.get_by_role("button", name="Pick").click()
        expect(self.inspector.get_by_role("button", name="Picking…")).to_be_visible()
        # The inspector shows changes before the page around it receives them.
        self.page.wait_for_function("() => picking")

    def line(self, words):
        return self.inspector.get_by_role("button", name=words)


@pytest.fixture
def inspect(server, open_both):
    def inspect(**options):
        return Inspection(open_both(server.url, **options))

    return inspect


def test_an_event_is_a_line_that_opens_as_what_it_caused(inspect):
    """insight I1, I2, I3."""
    inspection = inspect()
    inspection.add()
    expect(inspection.app.get_by_text("Count 1")).to_be_visible()
    line = inspection.line('tap Button "Add"')
    expect(line).to_have_count(1)
    line.focus()
    inspection.page.keyboard.press("Enter")
    expect(inspection.inspector.get_by_text("wrote ContentView.count 0 -> 1")).to_be_visible()
    expect(inspection.inspector.get_by_text('Text "Count 0" becomes "Count 1"')).to_be_visible()


def test_equal_events_are_one_line(inspect):
    """insight I2."""
    inspection = inspect()
    inspection.add(5)
    expect(inspection.line('tap Button "Add"')).to_have_count(1)
    expect(inspection.inspector.get_by_text("×5", exact=True)).to_be_visible()


def test_an_element_that_is_picked_leads_to_its_view_and_a_view_to_the_page(inspect):
    """insight I5."""
    inspection = inspect()
    inspection.begin_picking()
    inspection.app.get_by_text("Hello, Ada").click()
    expect(inspection.inspector.get_by_text("AnyView[ContentView] > ContentView > Greeting", exact=True)).to_be_visible()
    expect(inspection.inspector.get_by_role("button", name='Text "Hello, Ada"')).to_be_visible()
    expect(inspection.page.locator(".shown > span")).to_have_text('Text "Hello, Ada"')
    inspection.line("Idle: ran").click()
    expect(inspection.page.locator(".shown > span")).to_have_text("Idle")

    def is_around_it():
        place = inspection.app.get_by_text("The same").bounding_box()
        shown = inspection.page.locator(".shown").bounding_box()
        return abs(place["x"] - shown["x"]) < 2 and abs(place["y"] - shown["y"]) < 2

    assert wait_until(is_around_it, inspection.page)


def test_picking_ends_with_escape(inspect):
    inspection = inspect()
    inspection.begin_picking()
    inspection.app.get_by_role("button", name="Add").focus()
    inspection.page.keyboard.press("Escape")
    expect(inspection.inspector.get_by_role("button", name="Pick", exact=True)).to_be_visible()
    inspection.add()
    expect(inspection.app.get_by_text("Count 1")).to_be_visible()


def test_what_changes_flashes_and_what_ran_for_nothing_from_the_third_time_on(inspect):
    """insight I4."""
    inspection = inspect()
    inspection.page.evaluate("""() => {
      window.flashed = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const box of addedNodes) window.flashed.push(box.className);
      }).observe(document.getElementById('overlay'), { childList: true });
    }""")
    flashed = lambda name: inspection.page.evaluate("(name) => flashed.filter((each) => each === name).length", name)
    for count in range(1, 4):
        inspection.add()
        expect(inspection.app.get_by_text(f"Count {count}")).to_be_visible()
        inspection.page.wait_for_function("(count) => flashed.filter((each) => each === 'changed').length >= count", arg=count)
        if count < 3:
            assert flashed("idle") == 0
    inspection.page.wait_for_function("() => flashed.includes('idle')")
    assert flashed("changed") == 3


def test_a_state_is_set(inspect):
    """insight I13."""
    inspection = inspect()
    inspection.go("Tree")
    inspection.line("ContentView: ran").click()
    field = inspection.inspector.get_by_role("textbox", name="count, Int")
    expect(field).to_have_value("0")
    field.fill("41")
    field.press("Enter")
    expect(inspection.app.get_by_text("Count 41")).to_be_visible()
    field.fill("many")
    field.press("Enter")
    expect(inspection.inspector.get_by_text("no Int")).to_be_visible()
    inspection.go("Updates")
    expect(inspection.line("set ContentView.count in the inspector")).not_to_have_count(0)


def test_a_page_that_is_loaded_again_shows_what_was_chosen(inspect):
    """insight I14."""
    inspection = inspect()
    inspection.go("Data")
    inspection.inspector.get_by_role("textbox", name="Filter").fill("count")
    expect(inspection.inspector.get_by_text("ContentView.count")).to_be_visible()
    expect(inspection.inspector.get_by_text("ContentView.name")).to_have_count(0)
    # The inspector shows changes before the page around it receives them, which is what keeps them.
    inspection.page.wait_for_function("() => kept.includes('filter=count')")
    inspection.page.reload()
    expect(inspection.inspector.get_by_role("textbox", name="Filter")).to_have_value("count")
    expect(inspection.inspector.get_by_text("ContentView.count")).to_be_visible()


def test_the_width_is_changed_with_keys(inspect):
    inspection = inspect()
    width = lambda: inspection.page.locator("#inspector").bounding_box()["width"]
    before = width()
    inspection.page.get_by_role("separator").focus()
    inspection.page.keyboard.press("ArrowLeft")
    assert wait_until(lambda: width() > before, inspection.page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(inspect, scheme):
    inspection = inspect(color_scheme=scheme)
    inspection.add(3)
    expect(inspection.inspector.get_by_text("×3", exact=True)).to_be_visible()
    for name in ["Updates", "Tree", "Views", "Data", "Findings"]:
        inspection.go(name)
        if name == "Updates":
            inspection.line('tap Button "Add"').click()
        if name == "Tree":
            inspection.line("ContentView: ran").click()
            expect(inspection.inspector.get_by_role("textbox", name="count, Int")).to_be_visible()
        # What moves, or flashes over the app, has other colors than it has afterwards.
        inspection.settle()
        expect(inspection.page.locator("#overlay > :not(.shown)")).to_have_count(0)
        violations = Axe().run(inspection.page).response["violations"]
        found = [(v["id"], v["nodes"][0]["target"]) for v in violations if v["impact"] in ("serious", "critical")]
        assert found == [], name


def test_the_app_stands_in_a_frame_of_the_same_server_only(server, open_page):
    """insight I1."""
    page = open_page(server.url)
    for path in ["/", "/banyan/inspector/"]:
        headers = page.request.get(server.url + path).headers
        assert "frame-ancestors 'self'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "SAMEORIGIN"


@pytest.mark.parametrize("options, words", [
    (["--no-development"], "only if nothing but this machine can reach it"),
    (["--address", "0.0.0.0"], "only if nothing but this machine can reach it"),
    (["--address", "0.0.0.0", "--development"], "only if nothing but this machine can reach it"),
])
def test_it_is_refused_where_others_could_look(tmp_path, options, words):
    """insight I1."""
    (tmp_path / "Counter.swift").write_text(COUNTER)
    command = [*run_command(tmp_path / "Counter.swift"), "--inspect", "--no-watch", *options]
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=300)
    assert result.returncode == 1
    assert words in result.stderr


def test_without_it_there_is_neither_page_nor_frame(start_server, open_page, tmp_path):
    """insight C2."""
    (tmp_path / "Counter.swift").write_text(COUNTER)
    page = open_page(start_server(*run_command(tmp_path / "Counter.swift"), "--no-watch").url)
    for path in ["/banyan/inspect", "/banyan/inspect.js", "/banyan/inspector/"]:
        assert page.request.get(page.url.rstrip("/") + path).status == 404
    headers = page.request.get(page.url).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-frame-options"] == "DENY"


def test_an_earlier_screen_is_shown_to_look_at(inspect):
    """insight I11."""
    inspection = inspect()
    for count in range(1, 4):
        inspection.add()
        expect(inspection.app.get_by_text(f"Count {count}")).to_be_visible()
        expect(inspection.line('tap Button "Add"')).to_have_count(1)
        # The next one's screen must not replace this one's, which the page around it should keep.
        inspection.page.wait_for_function(
            "(words) => [...steps.values()].at(-1)?.textContent.includes(words)", arg=f"Count {count}")
    inspection.line('tap Button "Add"').click()
    inspection.inspector.get_by_role("button", name="Show the screen after it").click()
    inspection.inspector.get_by_role("button", name="The step before").click()
    earlier = inspection.app.locator("[data-past]")
    expect(earlier.get_by_text("Count 2")).to_be_visible()
    expect(inspection.page.locator("#past")).to_contain_text("After #")
    expect(inspection.inspector.get_by_text("AnyView[ContentView] > ContentView.count", exact=True)).to_be_visible()
    inspection.inspector.get_by_role("button", name="Now").click()
    expect(earlier).to_have_count(0)
    expect(inspection.app.get_by_text("Count 3")).to_be_visible()


def test_a_field_has_the_font_that_is_set_for_it(inspect):
    inspection = inspect()
    field = inspection.inspector.get_by_role("textbox", name="Filter")
    expect(field).to_have_css("font-size", "13px")


# Lines of the source, which only the tool knows that compiles it

MISTAKEN = """
import SwiftUI

struct ContentView: View {
  @State private var number = 0
  var body: some View {
    Button("More") { number += 1 }
    Kept(number: number)
  }
}

struct Kept: View {
  @State var number: Int
  var body: some View { Text("TITLE \\(number)") }
}
"""


class Watched:
    """A file under `banyan run --inspect`, with the page of its inspector."""

    def __init__(self, file, server, page):
        self.file = file
        self.server = server
        self.inspection = Inspection(page)

    def save(self, title):
        self.file.write_text(MISTAKEN.replace("TITLE", title))

    def line(self, words):
        return self.inspection.inspector.get_by_role("button", name=words, exact=True)

    def find_the_mistake(self):
        self.inspection.app.get_by_role("button", name="More").click()
        self.inspection.go("Findings 1")


@pytest.fixture
def watched(tmp_path, start_server, open_both):
    def watched(*arguments, **options):
        file = tmp_path / "Shop.swift"
        file.write_text(MISTAKEN.replace("TITLE", "First"))
        server = start_server(*run_command(file), "--inspect", *arguments)
        return Watched(file, server, open_both(server.url, **options))

    return watched


def test_a_line_opens_in_the_editor(watched, tmp_path):
    """insight I10, I15."""
    editor = tmp_path / "editor"
    opened = tmp_path / "opened"
    editor.write_text(f'#!/bin/sh\necho "$@" > {opened}.new\nmv {opened}.new {opened}\n')
    editor.chmod(0o755)
    watched = watched("--editor", f"{editor} -g {{file}}:{{line}}")

    def is_opened(line):
        while not opened.exists():
            watched.inspection.page.evaluate("() => null")
        assert opened.read_text() == f"-g {watched.file}:{line}\n"
        opened.unlink()

    watched.find_the_mistake()
    watched.line("Shop.swift:13, line of Kept.number").click()
    is_opened(13)
    watched.inspection.go("Tree")
    watched.inspection.line("ContentView: ran").click()
    watched.line("Shop.swift:4, line of ContentView").focus()
    watched.inspection.page.keyboard.press("Enter")
    is_opened(4)
    # After a save the lines are those of the new text.
    watched.file.write_text("// A line more.\n" + MISTAKEN.replace("TITLE", "Second"))
    expect(watched.inspection.app.get_by_text("Second 0")).to_be_visible()
    watched.inspection.page.reload()
    watched.inspection.settle()
    watched.inspection.line("ContentView: ran").click()
    watched.line("Shop.swift:5, line of ContentView").click()
    is_opened(5)


def test_a_line_is_copied_where_there_is_no_editor(watched, monkeypatch):
    """insight I15."""
    monkeypatch.setenv("EDITOR", "vim")
    monkeypatch.delenv("VISUAL", raising=False)
    watched = watched(permissions=["clipboard-read", "clipboard-write"])
    watched.find_the_mistake()
    watched.line("Shop.swift:13, line of Kept.number").click()
    expect(watched.line("Copied, line of Kept.number")).to_be_visible()
    watched.inspection.page.wait_for_function(
        "async (words) => await navigator.clipboard.readText() === words", arg=f"{watched.file}:13")


def test_what_does_not_compile_is_reported_beside_the_inspector_and_goes_with_the_next_save(watched):
    """insight H2, I14: both go on, and a save that compiles leaves the inspector where it was."""
    watched = watched()
    inspection = watched.inspection
    inspection.go("Data")
    # The page before has a filter too.
    expect(inspection.inspector.get_by_text("ContentView.number")).to_be_visible()
    inspection.inspector.get_by_role("textbox", name="Filter").fill("number")
    watched.file.write_text(MISTAKEN.replace("number += 1", "number += wrong"))
    expect(inspection.app.get_by_role("alert")).to_contain_text("Shop.swift:7:32: error: cannot find 'wrong' in scope")
    inspection.app.get_by_role("button", name="More").click()
    expect(inspection.inspector.get_by_text("ContentView.number")).to_be_visible()
    watched.save("Second")
    expect(inspection.app.get_by_role("alert")).to_have_count(0)
    expect(inspection.app.get_by_text("Second 0")).to_be_visible()
    expect(inspection.inspector.get_by_role("textbox", name="Filter")).to_have_value("number")
    expect(inspection.inspector.get_by_text("ContentView.number")).to_be_visible()
