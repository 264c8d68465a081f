"""Windows of an app are tabs of the browser."""

from playwright.sync_api import expect


def open_window(page, name):
    with page.context.expect_page() as opened:
        page.get_by_role("button", name=name).click()
    window = opened.value
    window.wait_for_selector("main[data-connected]")
    return window


def test_a_window_of_a_value_is_a_tab_which_comes_to_the_front(gallery):
    """P02."""
    page = gallery("Windows")
    mars = open_window(page, "Open Mars")
    expect(mars).to_have_title("Planet")
    expect(mars.get_by_text("2 moons")).to_be_visible()
    mars.get_by_role("button", name="Visited 0 times").click()
    expect(mars.get_by_role("button", name="Visited 1 times")).to_be_visible()
    venus = open_window(page, "Open Venus")
    expect(venus.get_by_text("0 moons")).to_be_visible()
    page.get_by_role("button", name="Open Mars").click()
    mars.wait_for_function("() => document.visibilityState === 'visible'")
    expect(mars.get_by_role("button", name="Visited 1 times")).to_be_visible()
    assert len(page.context.pages) == 3


def test_a_window_is_closed_by_the_app(gallery):
    page = gallery("Windows")
    mars = open_window(page, "Open Mars")
    with mars.expect_event("close"):
        page.get_by_role("button", name="Close Mars").click()
    venus = open_window(page, "Open Venus")
    with venus.expect_event("close"):
        venus.get_by_role("button", name="Close").click()
    assert len(page.context.pages) == 1


def test_a_window_can_be_kept_as_a_bookmark(gallery, open_page):
    page = gallery("Windows")
    mars = open_window(page, "Open Mars")
    other = open_page(mars.url)
    expect(other.get_by_text("2 moons")).to_be_visible()
    # The person has opened that tab, so the app must not close it.
    other.get_by_role("button", name="Close").click()
    expect(other.get_by_role("status")).to_contain_text("closed")


def test_a_window_that_is_not_there_is_the_first(gallery_server, open_page):
    page = open_page(gallery_server.url + "/@nothing;1")
    expect(page).to_have_title("Gallery")


# A browser that blocks one page, as it does some time after a press.
BLOCK = """() => {
  const { open } = window;
  window.open = () => {
    window.open = open;
    return null;
  };
}"""


def test_a_page_that_the_browser_blocks_is_offered_again(gallery):
    page = gallery("Links and keys")
    page.context.route("https://www.swift.org/", lambda route: route.fulfill(body="Swift", content_type="text/html"))
    page.evaluate(BLOCK)
    page.get_by_role("button", name="Open it from an action").click()
    banner = page.get_by_role("status")
    expect(banner).to_contain_text("The browser has blocked a window.")
    with page.context.expect_page() as opened:
        banner.get_by_role("button", name="Open").click()
    expect(opened.value).to_have_url("https://www.swift.org/")
    # It cannot reach the page that opened it.
    assert opened.value.evaluate("opener") is None
    expect(banner).to_have_count(0)


def test_an_item_of_the_menu_bar_stands_at_the_head_of_a_window_also_of_a_narrow_one(run, open_page, tmp_path):
    file = tmp_path / "Extras.swift"
    file.write_text("""
        import SwiftUI

        @main struct ExtrasApp: App {
          @State private var count = 0

          var body: some Scene {
            MenuBarExtra("Water", systemImage: "drop") {
              Button("Drink \\(count)") { count += 1 }
            }
            MenuBarExtra("Timer", systemImage: "timer") { TextField("Minutes", text: .constant("5")) }
              .menuBarExtraStyle(.window)
          }
        }
        """)
    address = run(file).url
    for size in [{"width": 1200, "height": 800}, {"width": 390, "height": 844}]:
        page = open_page(address, viewport=size)
        bar = page.get_by_role("toolbar", name="Menus and extras")
        expect(bar).to_be_in_viewport()
        bar.get_by_role("button", name="Water").click()
        page.get_by_role("menuitem", name="Drink 0").click()
        bar.get_by_role("button", name="Water").click()
        page.get_by_role("menuitem", name="Drink 1").click()
        bar.get_by_role("button", name="Timer").click()
        expect(page.get_by_role("textbox", name="Minutes")).to_be_visible()
