"""Positions of elements on the gallery's pages and in the examples: at three widths, with two sizes of text, light and dark.

A full run takes half an hour, so the tests run a small part of it, and `Scripts/soak --frames` all of it.
"""

import os

import pytest

from conftest import Server, choose_page, page_opener, page_titles, run_command
from frames import misplaced, settle
from test_first_picture import known_person, moved

WHOLE = os.environ.get("BANYAN_FRAMES") == "whole"
WIDTHS = [390, 834, 1280] if WHOLE else [390]
SCHEMES = ["light", "dark"] if WHOLE else ["dark"]
# In points: the text size that a person may have set in the browser.
TEXT_SIZES = [16, 21] if WHOLE else [21]
EXAMPLES = ["Examples/Counter.swift", "Examples/ReadingList.swift", "Examples/Bakery", "Examples/Screens"]
# The cases of the small part.
SOME_PAGES = ["Fonts", "Forms", "Stacks", "Text"]


@pytest.fixture(scope="module", params=TEXT_SIZES, ids=lambda size: f"text of {size}")
def sized_browser(request, start_browser):
    browser = start_browser(f"--blink-settings=defaultFontSize={request.param}")
    yield browser, request.param
    browser.close()


@pytest.fixture(params=[(width, scheme) for width in WIDTHS for scheme in SCHEMES], ids=lambda each: f"{each[0]} {each[1]}")
def open_sized(request, sized_browser):
    """Opens a URL in a window with a size, color scheme and text size."""
    browser, text_size = sized_browser
    width, scheme = request.param
    with page_opener(browser) as open_page:
        def open_sized_page(url):
            page = open_page(url, viewport={"width": width, "height": 800}, color_scheme=scheme)
            assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == f"{text_size}px"
            return page
        yield open_sized_page


def test_every_page_of_the_gallery(gallery_server, open_sized):
    page = open_sized(gallery_server.url)
    found = {}
    for title in page_titles(page) if WHOLE else SOME_PAGES:
        choose_page(page, title)
        settle(page)
        wrong, _ = misplaced(page)
        if wrong:
            found[title] = wrong
    assert found == {}


@pytest.fixture(scope="module", params=EXAMPLES)
def example(request, tmp_path_factory):
    server = Server(run_command(request.param), tmp_path_factory.mktemp("example") / "log")
    yield server
    server.stop()


@pytest.mark.skipif(not WHOLE, reason="only in Scripts/soak --frames")
def test_every_screen_of_an_example(example, open_sized):
    """Its first screen, and those that its rows lead to."""
    page = open_sized(example.url)
    settle(page)
    found = {"first": misplaced(page)[0]}
    rows = page.locator(".list .button[data-role=navigation]")
    for index in range(rows.count()):
        name = rows.nth(index).inner_text()
        rows.nth(index).click()
        settle(page)
        found[name] = misplaced(page)[0]
        if not rows.first.is_visible():
            page.go_back()
            rows.first.wait_for()
            settle(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("width", [390, 834, 1280])
def test_everything_is_where_it_stays_as_soon_as_it_comes(gallery_server, open_page, width):
    """For a returning visitor: the server knows their typeface."""
    page = known_person(open_page, gallery_server.url, viewport={"width": width, "height": 800})
    assert moved(page.context, gallery_server.url, open_page) == ({}, [])
