"""A file that is saved while `banyan run` shows it."""

import signal

import pytest
from playwright.sync_api import expect

from conftest import run_command

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

    def __init__(self, path):
        self.path = path
        self.save("First")

    def save(self, title, source=COUNTER):
        self.path.write_text(source.replace("TITLE", title))

    def save_beside_and_rename(self, title):
        """As most editors save."""
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
    for each in (page, late):
        expect(each.get_by_text("Mended 0")).to_be_visible()
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
    page = open_page(watched.url)
    source.save("Trap", COUNTER.replace("count = 0", "count = [Int]().first!"))
    expect(page.get_by_role("alert")).to_contain_text("the new program has ended at once (signal ")
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
    assert watched.process.wait(timeout=60) == 0


def test_a_program_whose_tool_was_killed_ends(source, watched, open_page):
    page = open_page(watched.url)
    watched.process.kill()
    # Its output ends with the last process that has it.
    assert watched.process.stdout.read() == ""
    expect(page.locator(".banner")).to_have_text("Reconnecting…")


def test_a_program_in_an_endless_loop_whose_tool_was_killed_ends(source, watched, open_page):
    page = open_page(watched.url)
    page.get_by_role("button", name="Hang").click()
    watched.process.kill()
    assert watched.process.stdout.read() == ""
