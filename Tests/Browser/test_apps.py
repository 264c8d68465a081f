"""SwiftUI files, run by `banyan run` and used in a browser."""

import http.client

from playwright.sync_api import expect

WATCH = """() => {
  window.rows = [...document.querySelectorAll('[role=listitem]')];
  window.changes = [];
  new MutationObserver((list) => window.changes.push(...list.map((m) => m.type + ' ' + m.target.nodeName)))
    .observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_a_tap_changes_one_text_and_none_of_the_rows(run, open_page):
    """S01."""
    page = open_page(run("Examples/Counter.swift").url)
    expect(page.get_by_role("listitem")).to_have_count(20)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    assert page.evaluate("changes") == ["characterData #text"]
    assert page.evaluate("rows.length") == 20
    assert page.evaluate(
        "rows.every((row, i) => row === document.querySelectorAll('[role=listitem]')[i])")


def test_visitors_have_state_of_their_own_and_tabs_share_that_of_the_app(run, open_page):
    """P01, R02."""
    server = run("Tests/Browser/Apps/Shared.swift")
    first = open_page(server.url)
    second = open_page(server.url, context=first.context)
    stranger = open_page(server.url)
    first.get_by_role("button", name="Add to all").click()
    first.get_by_role("button", name="Add to own").click()
    for page in (first, second):
        expect(page.get_by_text("Shared: 1")).to_be_visible()
    expect(first.get_by_text("Own: 1")).to_be_visible()
    expect(second.get_by_text("Own: 0")).to_be_visible()
    stranger.get_by_role("button", name="Add to own").click()
    expect(stranger.get_by_text("Own: 1")).to_be_visible()
    expect(stranger.get_by_text("Shared: 0")).to_be_visible()


def test_appearing_and_tasks_happen_once_for_the_page_and_the_socket_together(run, open_page):
    """R10."""
    page = open_page(run("Tests/Browser/Apps/Shared.swift").url)
    expect(page.get_by_text("Appeared: 1, tasks: 1")).to_be_visible()
    page.get_by_role("button", name="Add to own").click()
    expect(page.get_by_text("Own: 1")).to_be_visible()
    expect(page.get_by_text("Appeared: 1, tasks: 1")).to_be_visible()


def test_typing_on_a_slow_network_is_exact(run, open_page, slow_network):
    """R05."""
    page = open_page(slow_network(run("Tests/Browser/Apps/Shared.swift"), 0.2))
    name = page.get_by_role("textbox", name="Name")
    typed = ("The quick brown fox jumps over the lazy dog. " * 5)[:200].strip()
    name.press_sequentially(typed, delay=5)
    assert name.input_value() == typed
    expect(page.get_by_text(f"Hello, {typed}", exact=True)).to_be_visible()
    assert name.input_value() == typed


def test_a_missing_environment_object_is_shown_in_its_place_and_to_nobody_else(run, open_page):
    """B20, R08."""
    server = run("Tests/Browser/Apps/Shared.swift")
    first = open_page(server.url)
    second = open_page(server.url)
    first.get_by_role("switch", name="Show the orphan").click()
    alert = first.get_by_role("alert")
    expect(alert).to_contain_text(
        "No ObservableObject of type Parent found. A View.environmentObject(_:) for Parent may be "
        "missing as an ancestor of this view.")
    expect(alert).to_contain_text("BoardScreen")
    first.get_by_role("button", name="Add to own").click()
    expect(first.get_by_text("Own: 1")).to_be_visible()
    second.get_by_role("button", name="Add to own").click()
    expect(second.get_by_text("Own: 1")).to_be_visible()
    expect(second.get_by_role("alert")).to_have_count(0)


def test_a_socket_of_a_foreign_page_is_refused(run):
    """R07."""
    server = run("Examples/Counter.swift")
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", "/")
    page = connection.getresponse()
    page.read()
    cookie = page.getheader("Set-Cookie").split(";")[0]
    upgrade = {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Cookie": cookie,
        "Origin": "https://elsewhere.example",
    }
    connection.request("GET", "/banyan/socket", headers=upgrade)
    assert connection.getresponse().status == 403


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
    place = page.get_by_text("Go").bounding_box()
    middle = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).textContent", middle) == "Go"
