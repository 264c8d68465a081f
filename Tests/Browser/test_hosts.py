"""Requirements on visitors, windows and the app (section R), with running apps."""

import pytest
from playwright.sync_api import expect

from conftest import Transcript
from raw_socket import Visit


def press(page, name):
    # Chromium gives tabs in the background little time.
    page.bring_to_front()
    page.get_by_role("button", name=name).click()


def test_visitors_and_tabs_share_what_belongs_to_both_and_nothing_else(run, open_page):
    """P01, R02."""
    server = run("Tests/Browser/Apps/Shared.swift")
    first = open_page(server.url)
    second = open_page(server.url, context=first.context)
    stranger = open_page(server.url)
    pages = {"first": first, "second": second, "stranger": stranger}

    def expect_counts(label, **counts):
        for name, page in pages.items():
            expect(page.get_by_text(f"{label}: ")).to_have_text(f"{label}: {counts[name]}")

    press(first, "Add to own")
    expect_counts("Own", first=1, second=0, stranger=0)
    press(first, "Add to all")
    expect_counts("Shared", first=1, second=1, stranger=0)
    press(stranger, "Add to all")
    press(stranger, "Add to all")
    expect_counts("Shared", first=1, second=1, stranger=2)
    # Without a singleton, two visitors share no state.
    for page in pages.values():
        press(page, "Sign")
    expect_counts("Everybody", first=3, second=3, stranger=3)
    expect_counts("Own", first=1, second=0, stranger=0)
    later = open_page(server.url, context=first.context)
    expect(later.get_by_text("Own: 0")).to_be_visible()
    expect(later.get_by_text("Shared: 1")).to_be_visible()
    expect(later.get_by_text("Everybody: 3")).to_be_visible()


def test_appearing_and_tasks_happen_once_for_the_page_and_the_socket_together(run, open_page):
    """R10."""
    server = run("Tests/Browser/Apps/Shared.swift")
    transcript = Transcript(server)
    visit = Visit(server)
    assert transcript.until("appeared") == [], "for the page alone"
    visit.connect()
    # A task starts after what is under way, which may be the first tap.
    assert transcript.until("task") == [], "nothing but the task for the socket"
    visit.activate(visit.button("Add to own"))
    assert transcript.until("own 1") == []
    page = open_page(server.url)
    assert transcript.until("task") == ["appeared"]
    page.get_by_role("button", name="Add to own").click()
    assert transcript.until("own 1") == []
    expect(page.get_by_text("Appeared: 1, tasks: 1")).to_be_visible()
    page.reload()
    assert transcript.until("task") == ["appeared"], "a page that is loaded again is a new one"
    page.wait_for_selector("main[data-connected]")
    page.get_by_role("button", name="Add to own").click()
    assert transcript.until("own 1") == []


def test_an_event_for_an_element_that_has_gone_is_dropped(run):
    """R06."""
    server = run("Tests/Browser/Apps/Rows.swift")
    transcript = Transcript(server)
    visit = Visit(server)
    visit.connect()
    remove, add, row, mark = (visit.button(name) for name in ("Remove", "Add", "Row 1", "Mark"))
    visit.activate(row)
    assert transcript.until("row 1") == []
    gone = []
    for number in range(2, 12):
        visit.activate(remove)
        gone.append(row)
        for element in gone:
            assert visit.activate(element) == b"", "nothing but the acknowledgement"
        visit.activate(mark)
        assert transcript.until("mark") == []
        visit.activate(add)
        # Numbers are never reused, so the new row's number is above all earlier ones.
        row = max(*gone, mark)
        lines = []
        while not lines:
            row += 1
            visit.activate(row)
            visit.activate(mark)
            lines = transcript.until("mark")
        assert lines == [f"row {number}"]
        for element in gone:
            assert visit.activate(element) == b""
        visit.activate(row)
        assert transcript.until(f"row {number}") == []


def test_a_click_on_what_the_server_has_removed_meanwhile_is_dropped(run, open_page):
    """R06."""
    server = run("Tests/Browser/Apps/Rows.swift")
    transcript = Transcript(server)
    page = open_page(server.url)
    # Both in one turn of the page, so that it can't know yet that the row is gone.
    page.evaluate("""() => {
      const buttons = [...document.querySelectorAll('button')];
      for (const name of ['Remove', 'Row 1', 'Mark']) buttons.find((b) => b.textContent === name).click();
    }""")
    assert transcript.until("mark") == []
    expect(page.get_by_role("button", name="Row 1")).to_have_count(0)
    press(page, "Add")
    press(page, "Row 2")
    assert transcript.until("row 2") == []


def test_a_missing_environment_object_is_shown_in_its_place_and_to_nobody_else(run, open_page):
    """B20, R08."""
    server = run("Tests/Browser/Apps/Shared.swift")
    first = open_page(server.url)
    second = open_page(server.url, context=first.context)
    stranger = open_page(server.url)
    first.bring_to_front()
    first.get_by_role("switch", name="Show the orphan").click()
    alert = first.get_by_role("alert")
    expect(alert).to_contain_text(
        "No ObservableObject of type Parent found. A View.environmentObject(_:) for Parent may be "
        "missing as an ancestor of this view.")
    expect(alert).to_contain_text("BoardScreen")
    for page in (first, second, stranger):
        press(page, "Add to own")
        expect(page.get_by_text("Own: 1")).to_be_visible()
    for page in (second, stranger):
        expect(page.get_by_role("alert")).to_have_count(0)
    # A new visitor finds the server working, and the first may remove the orphan again.
    expect(open_page(server.url).get_by_text("Own: 0")).to_be_visible()
    first.bring_to_front()
    first.get_by_role("switch", name="Show the orphan").click()
    expect(alert).to_have_count(0)


def test_an_object_that_is_missing_from_the_start_is_reported_in_the_first_page(run, tmp_path):
    """D15, R08."""
    file = tmp_path / "Missing.swift"
    file.write_text("""
        import SwiftUI
        @Observable final class Account { var name = "Ada" }
        struct Reader: View {
          @Environment(Account.self) private var account
          var body: some View { Text(account.name) }
        }
        struct ContentView: View {
          var body: some View { Text("above"); Reader(); Text("below") }
        }
        """)
    server = run(file)
    for _ in range(2):
        page = Visit(server).page
        assert page.index("above") < page.index("No Observable object of type Account") < page.index("below")


@pytest.mark.parametrize("origin", [
    "https://elsewhere.example", "http://localhost:{port}", "http://127.0.0.1:1", "http://127.0.0.1",
    "null", None,
])
def test_a_socket_of_a_foreign_page_is_refused_and_that_of_the_own_is_not(origin, run):
    """R07."""
    visit = Visit(run("Examples/Counter.swift"))
    foreign = origin and origin.format(port=visit.server.port)
    assert visit.upgrade(origin=foreign)[0] == 403
    # Only the origin matters: the same cookie and window from the page itself are accepted.
    assert visit.upgrade()[0] == 101
