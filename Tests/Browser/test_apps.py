"""SwiftUI files, run by `banyan run` and used in a browser."""

import http.client

from playwright.sync_api import expect

from frames import settle
from raw_socket import Visit

WATCH = """() => {
  window.rows = [...document.querySelectorAll('[role=listitem]')];
  window.changes = [];
  // That an answer is late, which depends on the machine, is said there too.
  new MutationObserver((list) => window.changes.push(...list.filter((m) => m.attributeName !== 'aria-busy').map((m) => m.type + ' ' + m.target.nodeName)))
    .observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_a_tap_changes_one_text_and_none_of_the_rows(run, open_page):
    """S01."""
    page = open_page(run("Examples/Counter.swift").url)
    expect(page.get_by_role("listitem")).to_have_count(20)
    settle(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    # The figure 1 is narrower than 0, so the text gets another place and width.
    assert page.evaluate("window.changes") == ["characterData #text", "attributes SPAN", "attributes SPAN"]
    assert page.evaluate("rows.length") == 20
    assert page.evaluate(
        "rows.every((row, i) => row === document.querySelectorAll('[role=listitem]')[i])")


def test_typing_on_a_slow_network_is_exact(run, open_page, slow_network):
    """R05."""
    page = open_page(slow_network(run("Tests/Browser/Apps/Shared.swift"), 0.2))
    name = page.get_by_role("textbox", name="Name")
    typed = ("The quick brown fox jumps over the lazy dog. " * 5)[:200].strip()
    name.press_sequentially(typed, delay=5)
    assert name.input_value() == typed
    expect(page.get_by_text(f"Hello, {typed}", exact=True)).to_be_visible()
    assert name.input_value() == typed


def test_state_that_is_set_when_a_view_appears_is_in_the_first_page(run):
    """H02."""
    assert "Appeared: 1" in Visit(run("Tests/Browser/Apps/Shared.swift")).page


def test_the_page_is_readable_before_any_script_runs(run):
    server = run("Examples/Counter.swift")
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", "/")
    text = connection.getresponse().read().decode()
    for number in range(1, 21):
        assert f"Row {number}" in text


def test_a_later_view_of_a_pile_stands_over_an_earlier_one(run, open_page, tmp_path):
    file = tmp_path / "Pile.swift"
    file.write_text("""
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            ZStack { Circle().fill(.green).frame(width: 80, height: 80); Text("Go") }
          }
        }
        """)
    page = open_page(run(file).url)
    settle(page)
    place = page.get_by_text("Go").bounding_box()
    middle = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).textContent", middle) == "Go"
