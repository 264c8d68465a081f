"""Parts of the client: loaded when the page needs them, before the elements are shown."""

import re

from playwright.sync_api import expect

from conftest import choose_page, route


def files_of(page):
    """Returns the client's files that a page requests from now on, without their hashes."""
    found = []

    def note(request):
        if match := re.search(r"/banyan/([a-z]+)-[^/]+\.(css|js)$", request.url):
            found.append(f"{match[1]}.{match[2]}")

    page.on("request", note)
    return found


def row(page, title):
    return page.locator(".list").first.get_by_text(title, exact=True)


def test_a_counter_loads_the_core_and_the_shapes_of_its_rows(demo, browser):
    page = browser.new_context().new_page()
    files = files_of(page)
    page.goto(demo("counter").url)
    page.wait_for_selector("main[data-connected]")
    page.get_by_role("button").first.click()
    assert files == ["style.css", "client.js", "shapes.js"]
    page.context.close()


def test_a_part_comes_with_the_first_element_that_needs_it(gallery_server, open_page):
    page = open_page(gallery_server.url)
    files = files_of(page)
    choose_page(page, "Sliders and steppers")
    expect(page.get_by_role("slider").first).to_be_visible()
    assert sorted(files) == ["controls.css", "controls.js", "spoken.js"]
    del files[:]
    choose_page(page, "Text")
    choose_page(page, "Sliders and steppers")
    assert files == []


def test_what_needs_a_part_waits_for_it(gallery_server, open_page):
    page = open_page(gallery_server.url)
    held = []
    route(page, "**/controls-*.css", lambda route: held.append(route))
    page.wait_for_selector("main[data-connected]")
    row(page, "Sliders and steppers").click()
    page.wait_for_selector("link[href*='/controls-']", state="attached")
    expect(page.get_by_role("slider")).to_have_count(0)
    while not held:
        # Any call to the page: the request is reported in between.
        page.evaluate("() => null")
    held[0].continue_()
    expect(page.get_by_role("slider").first).to_be_visible()
    assert page.get_by_role("slider").first.evaluate("e => getComputedStyle(e).appearance") == "none"


def test_style_sheets_stand_in_their_order(gallery_server, open_page):
    page = open_page(gallery_server.url)
    order = """() => [...document.querySelectorAll('link[rel=stylesheet]')]
      .map(({ href }) => /\\/banyan\\/([a-z]+)-/.exec(href)[1])"""
    before = page.evaluate(order)
    assert before == ["style", "looks", "containers", "lists", "navigation", "rows", "placed"]
    choose_page(page, "Sheets")
    choose_page(page, "Text fields")
    choose_page(page, "Sliders and steppers")
    choose_page(page, "Tabs")
    assert [name for name in page.evaluate(order) if name != "presentations"] == [
        "style", "looks", "fields", "containers", "lists", "navigation", "controls", "tabs", "rows",
        "placed"]


def test_a_part_that_does_not_come_makes_the_page_anew(gallery_server, open_page):
    page = open_page(gallery_server.url)
    route(page, "**/controls-*.js", lambda route: route.abort(), times=1)
    page.wait_for_selector("main[data-connected]")
    with page.expect_event("load"):
        row(page, "Sliders and steppers").click()
    page.wait_for_selector("main[data-connected]")
    choose_page(page, "Sliders and steppers")
    expect(page.get_by_role("slider").first).to_be_visible()
