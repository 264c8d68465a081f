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


def test_the_page_says_what_has_ended_the_program_and_starts_it_again(source, watched, open_page):
    page = open_page(watched.url)
    for _ in range(2):
        page.get_by_role("button", name="Trap").click()
        expect(page.get_by_text("The program has ended: Index out of range.")).to_be_visible()
        expect(page.get_by_text("Counter.swift:10, in ContentView.body")).to_be_visible()
        expect(page.get_by_text("> 10 |       Button(\"Trap\") { count = [Int]()[count] }")).to_be_visible()
        page.get_by_role("button", name="Start Again").click()
        expect(page.get_by_text("First 0")).to_be_visible()
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 1")).to_be_visible()


def test_a_body_that_traps_at_first_is_named_in_the_page_that_waits_for_it(tmp_path, start_server, open_page):
    source = Source(tmp_path / "Counter.swift", COUNTER.replace("VStack {", "let _ = [Int]()[count]\n    VStack {"))
    server = start_server(*run_command(source.path))
    page = open_page(server.url, connected=False)
    expect(page.get_by_text("Counter.swift:6, in ContentView.body")).to_be_visible()
    source.save("Mended", COUNTER)
    expect(page.get_by_text("Mended 0")).to_be_visible()


def test_what_has_ended_a_program_is_not_for_strangers(source, start_server, open_page):
    server = start_server(*run_command(source.path), "--no-development")
    page = open_page(server.url)
    page.get_by_role("button", name="Trap").click()
    expect(page.get_by_text("The program has ended.")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    assert "Index out of range" not in page.content()


def test_a_loop_without_end_is_named_in_the_page_and_in_the_terminal(tmp_path, start_server, open_page):
    stop = tmp_path / "stop"
    source = Source(tmp_path / "Counter.swift", COUNTER.replace(
        "while count == 0 {}", f"while !FileManager.default.fileExists(atPath: \"{stop}\") {{}}"))
    server = start_server(*run_command(source.path))
    page = open_page(server.url)
    for count in (1, 2):
        page.get_by_role("button", name="Hang").click()
        problems = page.get_by_role("alert")
        expect(problems).to_contain_text("ContentView.body has run for more than two seconds without an end.")
        expect(problems).to_contain_text("Counter.swift:9, in ContentView.body")
        expect(problems).to_contain_text(">  9 |       Button(\"Hang\")")
        # The loop goes on, and the program does when it has ended.
        stop.touch()
        expect(problems).to_have_count(0)
        stop.unlink()
        assert server.log.count("Counter.swift:9, in ContentView.body") == count
    assert "Backtrace took" not in server.log
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("First 1")).to_be_visible()
    page.get_by_role("button", name="Trap").click()
    expect(page.get_by_text("Counter.swift:10, in ContentView.body")).to_be_visible()


PRESENTER = """
import SwiftUI
struct ContentView: View {
  @State private var isSheet = false
  @State private var isAlert = false
  var body: some View {
    VStack {
      Text("TITLE")
      Button("Sheet") { isSheet = true }
      Button("Alert") { isAlert = true }
    }
    .sheet(isPresented: $isSheet) {
      VStack {
        Button("Close") { isSheet = false }
        Text("In the sheet")
      }
    }
    .alert("Sure?", isPresented: $isAlert) { Button("Yes") {} }
  }
}
"""


def is_in_front(problems):
    """Whether nothing stands before the text, and it can be used."""
    return problems.locator("pre").evaluate("""(text) => {
      const {left, top, width, height} = text.getBoundingClientRect();
      const bar = text.closest('.problems');
      return [[.1, .1], [.5, .5], [.9, .9]].every(([x, y]) =>
        bar.contains(document.elementFromPoint(left + x * width, top + y * height)));
    }""")


@pytest.mark.parametrize("name, inside, way_out", [("Sheet", "In the sheet", "Close"), ("Alert", "Sure?", "Yes")])
@pytest.mark.parametrize("width", [390, 1280])
def test_problems_stand_in_front_of_what_is_presented(
        tmp_path, start_server, open_page, name, inside, way_out, width):
    source = Source(tmp_path / "Counter.swift", PRESENTER)
    server = start_server(*run_command(source.path))
    page = open_page(server.url, viewport={"width": width, "height": 800})
    page.get_by_role("button", name=name).click()
    expect(page.get_by_text(inside)).to_be_visible()
    source.save("Broken", PRESENTER.replace("isSheet = true", "isSheet = wrong"))
    problems = page.locator(".problems[role=alert]")
    expect(problems).to_contain_text("cannot find 'wrong' in scope")
    assert wait_until(lambda: is_in_front(problems), page)
    # What is presented later comes in front of the rest, and not of them.
    page.get_by_role("button", name=way_out).click()
    expect(page.get_by_text(inside)).to_have_count(0)
    expect(problems).to_be_visible()
    page.get_by_role("button", name=name).click()
    expect(page.get_by_text(inside)).to_be_visible()
    assert wait_until(lambda: is_in_front(problems), page)
    problems.get_by_role("button", name="Hide").click()
    expect(problems).to_have_count(0)
    expect(page.get_by_text(inside)).to_be_visible()


def test_a_long_error_can_be_read_whole_on_a_phone(source, watched, open_page):
    page = open_page(watched.url, viewport={"width": 390, "height": 700}, has_touch=True)
    wrong = "\n".join(f"let number{number}: String = {number} // " + "long " * 40 for number in range(20))
    source.save("Broken", COUNTER + wrong)
    text = page.locator(".problems[role=alert] pre")
    expect(text).to_contain_text("number19")
    sizes = text.evaluate("""(text) => {
      text.scrollTop = text.scrollHeight;
      const {bottom, height} = text.getBoundingClientRect();
      return [text.scrollWidth - text.clientWidth, Math.round(text.scrollTop + text.clientHeight - text.scrollHeight),
        bottom <= innerHeight, height > 300];
    }""")
    assert sizes == [0, 0, True, True]


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
