"""A file that is saved while `banyan run` serves it."""

import signal

import pytest
from playwright.sync_api import expect

from conftest import run_command
from frames import hold_timers, wait_until

COUNTER = """
import SwiftUI
struct ContentView: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("TITLE \\(count)")
      Button("Count") { count += 1 }
      Button("Hang") { while count == 0 {} }
      Button("Trap") { count = [Int]()[count] }
    }
  }
}
"""


class Source:
    """A file that is edited."""

    def __init__(self, path, source=COUNTER):
        self.path = path
        self.source = source
        self.save("First")

    def save(self, title, source=None):
        self.path.write_text((source or self.source).replace("TITLE", title))

    def save_beside_and_rename(self, title):
        """Saves as most editors do."""
        other = self.path.with_name("Counter.swift~")
        other.write_text(COUNTER.replace("TITLE", title))
        other.rename(self.path)


@pytest.fixture
def source(tmp_path):
    return Source(tmp_path / "Counter.swift")


@pytest.fixture
def watched(source, start_server):
    return start_server(*run_command(source.path))


def test_a_saved_file_is_shown_by_the_page_that_is_open(source, watched, open_page):
    """insight H1, H15."""
    page = open_page(watched.url)
    expect(page.get_by_text("First 0")).to_be_visible()
    source.save("Second")
    expect(page.get_by_text("Second 0")).to_be_visible()
    source.save_beside_and_rename("Third")
    expect(page.get_by_text("Third 0")).to_be_visible()
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("Third 1")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)


def test_what_does_not_compile_leaves_the_page_as_it_is_and_stands_over_it(source, watched, open_page):
    """insight H2."""
    page = open_page(watched.url)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 1")).to_be_visible()
    source.save("Broken", COUNTER.replace("count += 1", "count += wrong"))
    problems = page.get_by_role("alert")
    expect(problems).to_contain_text("Counter.swift:8:34: error: cannot find 'wrong' in scope")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 2")).to_be_visible()
    late = open_page(watched.url, context=page.context)
    expect(late.get_by_role("alert")).to_contain_text("cannot find 'wrong' in scope")
    source.save("Mended")
    for each, text in ((page, "Mended 2"), (late, "Mended 0")):
        expect(each.get_by_text(text)).to_be_visible()
        expect(each.get_by_role("alert")).to_have_count(0)


def test_problems_can_be_hidden(source, watched, open_page):
    page = open_page(watched.url)
    source.save("Broken", "import SwiftUI\nlet x: Int = \"\"\n")
    page.get_by_role("alert").get_by_role("button", name="Hide").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("First 0")).to_be_visible()


def test_a_program_that_has_trapped_comes_back_with_the_next_save(source, watched, open_page):
    page = open_page(watched.url)
    page.get_by_role("button", name="Trap").click()
    while "starts again with the next save" not in watched.log:
        page.evaluate("() => null")
    assert "The program has ended (signal " in watched.log
    source.save("Mended")
    expect(page.get_by_text("Mended 0")).to_be_visible()


def test_a_new_program_that_traps_at_once_leaves_the_one_before(source, watched, open_page):
    """insight H1."""
    page = open_page(watched.url)
    source.save("Trap", COUNTER.replace("count = 0", "count = [Int]().first!"))
    expect(page.get_by_role("alert")).to_contain_text("the new program ended at once (signal ")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 1")).to_be_visible()


def test_a_program_in_an_endless_loop_is_ended_for_the_next(source, watched, open_page):
    page = open_page(watched.url)
    page.get_by_role("button", name="Hang").click()
    source.save("Mended")
    expect(page.get_by_text("Mended 0")).to_be_visible()


def test_the_signal_that_ends_the_tool_ends_its_program(source, watched, open_page):
    page = open_page(watched.url)
    source.save("Second")
    expect(page.get_by_text("Second 0")).to_be_visible()
    watched.process.send_signal(signal.SIGTERM)
    assert watched.process.wait(timeout=300) == 0


def test_a_program_whose_tool_was_killed_ends(source, watched, open_page):
    page = open_page(watched.url)
    watched.process.kill()
    # The output closes with the last process that has it.
    assert watched.process.stdout.read() == ""
    expect(page.locator(".banner")).to_have_text("Reconnecting…")


def test_a_program_in_an_endless_loop_whose_tool_was_killed_ends(source, watched, open_page):
    page = open_page(watched.url)
    page.get_by_role("button", name="Hang").click()
    watched.process.kill()
    assert watched.process.stdout.read() == ""


STATEFUL = """
import SwiftUI
@Observable final class Model { var items: [String] = [] }
struct Row: View {
  let name: String
  @State private var isOn = false
  var body: some View { Toggle("Row \\(name)", isOn: $isOn) }
}
struct ContentView: View {
  @State private var count = 0
  @State private var name = ""
  @State private var model = Model()
  @State private var isOpen = false
  var body: some View {
    ScrollView {
      VStack {
        Text("TITLE \\(count) \\(model.items.count)")
        Button("Count") { count += 1; model.items.append("x\\(count)") }
        TextField("Name", text: $name)
        Text("Hello \\(name).")
        ForEach(model.items, id: \\.self) { Row(name: $0) }
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet TITLE") }
        ForEach(0..<60) { Text("Line \\($0)") }
      }
    }
  }
}
"""


def mark(page):
    """Marks the page, so that a reload can be noticed."""
    page.evaluate("() => { window.isSame = true; }")


def hold_notices(page):
    """Keeps what the page says of a save, which it does for six seconds."""
    hold_timers(page, "bar.remove")


def is_same(page):
    return page.evaluate("() => window.isSame === true")


def test_state_text_scroll_and_focus_go_on_in_the_page_that_is_open(tmp_path, start_server, open_page):
    """insight H11, H14."""
    source = Source(tmp_path / "Stateful.swift", STATEFUL)
    server = start_server(*run_command(source.path))
    page = open_page(server.url)
    mark(page)
    page.get_by_role("button", name="Count").click()
    page.get_by_role("switch", name="Row x1").click()
    page.get_by_role("textbox").fill("Ann")
    expect(page.get_by_text("Hello Ann.")).to_be_visible()
    hold_notices(page)
    page.evaluate("() => { document.querySelector('.scroll').scrollTop = 40; }")
    source.save("Second")
    expect(page.get_by_text("Second 1 1")).to_be_visible()
    expect(page.get_by_text("Hello Ann.")).to_be_visible()
    expect(page.get_by_role("switch", name="Row x1")).to_have_attribute("aria-checked", "true")
    assert is_same(page)
    assert page.evaluate("() => document.querySelector('.scroll').scrollTop") == 40
    expect(page.get_by_role("textbox")).to_be_focused()
    expect(page.get_by_role("status")).to_contain_text("5 states kept")
    assert "5 states kept" in server.log
    page.keyboard.type("e")
    expect(page.get_by_text("Hello Anne.")).to_be_visible()
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("Second 2 2")).to_be_visible()


def test_a_sheet_that_is_open_shows_what_is_saved(tmp_path, start_server, open_page):
    source = Source(tmp_path / "Stateful.swift", STATEFUL)
    server = start_server(*run_command(source.path))
    page = open_page(server.url)
    mark(page)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("Sheet First")).to_be_visible()
    source.save("Second")
    expect(page.get_by_text("Sheet Second")).to_be_visible()
    assert is_same(page)


def test_an_edited_first_value_is_shown_and_reported(source, watched, open_page):
    """insight H7, H11."""
    page = open_page(watched.url)
    hold_notices(page)
    page.get_by_role("button", name="Count").click()
    source.save("Second", COUNTER.replace("count = 0", "count = 10"))
    expect(page.get_by_text("Second 10")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("ContentView.count (first value edited)")


def test_a_file_may_ask_to_start_anew(source, watched, open_page):
    """insight H12."""
    page = open_page(watched.url)
    page.get_by_role("button", name="Count").click()
    source.save("Second", "// banyan: reset\n" + COUNTER)
    expect(page.get_by_text("Second 0")).to_be_visible()


def test_everything_starts_anew_where_that_is_asked_for(source, start_server, open_page):
    """insight H12."""
    server = start_server(*run_command(source.path), "--fresh")
    page = open_page(server.url)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 1")).to_be_visible()
    source.save("Second")
    expect(page.get_by_text("Second 0")).to_be_visible()


def test_a_program_that_traps_with_the_state_of_before_starts_without(source, watched, open_page):
    """insight H13."""
    page = open_page(watched.url)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 1")).to_be_visible()
    source.save("Second", COUNTER.replace("VStack {", "VStack {\n let _ = [7][count]"))
    expect(page.get_by_text("Second 0")).to_be_visible()
    # This is said when the program already serves.
    assert wait_until(lambda: "It was started again without that state." in watched.log, page), watched.log


def test_globals_start_anew_which_is_reported_once(tmp_path, start_server, open_page):
    """insight H9."""
    source = Source(tmp_path / "Counter.swift", "nonisolated(unsafe) var total = 0\n" + COUNTER.replace(
        "count += 1 }", "count += 1; total += 1 }").replace("TITLE \\(count)", "TITLE \\(count) of \\(total)"))
    server = start_server(*run_command(source.path))
    page = open_page(server.url)
    hold_notices(page)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 1 of 1")).to_be_visible()
    for title in ("Second", "Third"):
        source.save(title)
        expect(page.get_by_text(f"{title} 1 of 0")).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text("1 state kept")
    assert server.log.count("Globals and static properties are reset with each save.") == 1
