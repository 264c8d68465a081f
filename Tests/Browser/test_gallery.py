"""Every page of the gallery: in phone, tablet and desktop windows, light and dark."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import choose_page, page_titles

SIZES = {"phone": (390, 844), "tablet": (834, 1112), "desktop": (1280, 800)}
# The size at which axe-core runs: its results hardly depend on the size.
EXAMINED = "desktop"
# The content is never wider than the window.
OUTSIDE = """() => {
  return [document.querySelector('main'), document.scrollingElement]
    .filter(each => each.scrollWidth > each.clientWidth + 1)
    .map(each => `${each.localName} is ${each.scrollWidth} wide, and shows ${each.clientWidth}`)
}"""


def violations(page):
    """Returns axe-core's findings, by rule and element."""
    return [
        f"{rule['id']}: {node['html'][:160]}" + contrast(node)
        for rule in Axe().run(page).response["violations"] for node in rule["nodes"]]


def contrast(node):
    """Returns the contrast of an element, if the finding is about contrast."""
    data = (node["any"] or [{}])[0].get("data")
    if not isinstance(data, dict) or "contrastRatio" not in data:
        return ""
    return f" ({data['fgColor']} on {data['bgColor']}: {data['contrastRatio']})"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_page(gallery_server, open_page, size, scheme):
    width, height = SIZES[size]
    page = open_page(
        gallery_server.url, viewport={"width": width, "height": height}, color_scheme=scheme)
    found = {}
    for title in page_titles(page):
        choose_page(page, title)
        violated = page.evaluate(OUTSIDE)
        if size == EXAMINED:
            violated += violations(page)
        if violated:
            found[title] = violated
    assert found == {}


def test_every_symbol_is_drawn(gallery_server, open_page):
    page = open_page(gallery_server.url)
    for title in page_titles(page):
        choose_page(page, title)
    assert re.findall(r"There is no symbol named '.*'", gallery_server.log) == []
