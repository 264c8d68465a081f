"""Where elements are on pages: where the server has placed them, by SwiftUI's rules, to half a point."""

import pytest

from conftest import choose_page, page_titles, run_command
from frames import misplaced, settle

WIDTHS = [390, 834, 1280]
SCREENS = [
    "scaled to fit", "filled circle", "filled and clipped", "corner radius", "bounded button",
    "text between colors", "two texts in a row", "padded colors", "long text in a small frame",
    "scroll view beside spacer", "overlay larger than its view", "borders", "controls", "grid", "geometry",
]


@pytest.fixture(scope="module")
def layouts(tmp_path_factory):
    from conftest import Server

    server = Server(
        run_command("Tests/Browser/Apps/Layouts.swift"), tmp_path_factory.mktemp("layouts") / "log")
    yield server
    server.stop()


@pytest.mark.parametrize("width", WIDTHS)
def test_screens_that_style_sheets_get_wrong(layouts, open_page, width):
    page = open_page(layouts.url, viewport={"width": width, "height": 720})
    found = {}
    for screen in SCREENS:
        page.get_by_text(screen, exact=True).wait_for()
        settle(page)
        wrong, count = misplaced(page)
        assert count >= 8
        if wrong:
            found[screen] = wrong
        page.get_by_role("button", name="Next").click()
    assert found == {}


@pytest.mark.parametrize("width", WIDTHS)
def test_every_page_of_the_gallery(gallery_server, open_page, width):
    page = open_page(gallery_server.url, viewport={"width": width, "height": 800})
    found = {}
    for title in page_titles(page):
        choose_page(page, title)
        settle(page)
        wrong, _ = misplaced(page)
        if wrong:
            found[title] = wrong
    assert found == {}


def test_a_picture_fits_in_a_stack_of_a_size(layouts, open_page):
    page = open_page(layouts.url)
    settle(page)
    box = page.locator(".fill").first.bounding_box()
    assert (round(box["width"]), round(box["height"])) == (150, 100)


def test_no_element_with_text_has_kerning(layouts, open_page):
    page = open_page(layouts.url)
    for _ in SCREENS:
        assert page.evaluate("""() => [...document.querySelectorAll('main *:not([type=range])')].filter((e) => {
          const style = getComputedStyle(e);
          return style.fontKerning !== 'none' || style.fontVariantLigatures !== 'none' || style.textRendering !== 'geometricprecision';
        }).map((e) => e.outerHTML.slice(0, 80))""") == []
        page.get_by_role("button", name="Next").click()
        settle(page)
