"""Inter, which pages load from the server: when, how much of it, and that text is as the layout has planned it."""

import re

import pytest

from conftest import Server, run_command
from frames import misplaced, settle
from test_first_picture import PLACES, bare, elsewhere

# The size that the server assumes for an unknown window.
VIEWPORT = {"width": 1280, "height": 720}
SAFARI = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15"

# Each paragraph's lines, as the browser breaks them.
LINES = """() => [...document.querySelectorAll('main .text')].map((e) => {
  const node = document.createTreeWalker(e, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange(), lines = [];
  let top = null;
  for (let at = 0; at < node.length; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const box = [...range.getClientRects()].at(-1);
    if (!box) continue;
    if (top === null || box.top > top + 3) { lines.push(''); top = box.top; }
    lines[lines.length - 1] += node.data[at];
  }
  return lines;
})"""

# Which faces are used is known by the bytes of the fonts that have been loaded.
FONTS = """() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  .map(({ name, encodedBodySize }) => [/inter-([a-z-]+)-/.exec(name.split('/').at(-1))[1], encodedBodySize])"""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    server = Server(run_command("Tests/Browser/Apps/Scripts.swift"), tmp_path_factory.mktemp("scripts") / "log")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def system(tmp_path_factory):
    """The same app, in the typeface of the person's system."""
    command = [*run_command("Tests/Browser/Apps/Scripts.swift"), "--system-typeface"]
    server = Server(command, tmp_path_factory.mktemp("system") / "log")
    yield server
    server.stop()


def test_a_page_loads_the_scripts_that_it_shows(scripts, open_page):
    page = open_page(scripts.url, viewport=VIEWPORT)
    settle(page)
    assert page.evaluate(FONTS) == [["latin", 27584]]
    added = {}
    for name in ["Polish", "Greek", "Russian", "Vietnamese", "Keys", "Italic"]:
        before = page.evaluate(FONTS)
        page.get_by_role("button", name=name).click()
        page.get_by_role("button", name=name).blur()
        settle(page)
        page.wait_for_function("document.fonts.status === 'loaded'")
        added[name] = page.evaluate(FONTS)[len(before):]
    assert added == {
        "Polish": [["latin-extended", 12932]], "Greek": [["greek", 27980]], "Russian": [["cyrillic", 30572]],
        "Vietnamese": [["latin-further", 70896]], "Keys": [["symbols", 44640]], "Italic": [["latin-italic", 30224]]}


def test_a_first_page_is_not_corrected(scripts, browser, open_page):
    context = browser.new_context(viewport={"width": 390, "height": 844})
    # Each page is a new visitor's.
    with bare(context, scripts.url) as page:
        page.wait_for_function("document.fonts.status === 'loaded'")
        planned = page.evaluate(PLACES)
        context.clear_cookies()
    page = open_page(scripts.url, context=context)
    settle(page)
    assert elsewhere(planned, page.evaluate(PLACES)) == {}
    assert misplaced(page)[0] == []
    context.close()


def test_each_weight_breaks_where_the_layout_does(scripts, open_page):
    page = open_page(scripts.url, viewport=VIEWPORT)
    settle(page)
    paragraphs = page.evaluate(LINES)[-10:-1]
    heights = page.locator("main .text").evaluate_all(
        "all => all.map((e) => parseFloat(e.style.getPropertyValue('--h')) / parseFloat(getComputedStyle(e).lineHeight))")[-10:-1]
    # Bold text is wider, so it has more lines.
    assert [len(each) for each in paragraphs] == [round(each) for each in heights]
    assert sorted(len(each) for each in paragraphs) == [len(each) for each in paragraphs]
    assert len({tuple(each) for each in paragraphs}) > 1
    assert misplaced(page)[0] == []


def test_text_can_be_read_while_the_font_is_on_its_way(scripts, browser):
    context = browser.new_context(viewport=VIEWPORT)
    page = context.new_page()
    waiting = []
    page.route("**/*.woff2", lambda route: waiting.append(route))
    # The page is not loaded before the font is.
    page.goto(scripts.url, wait_until="commit")
    page.wait_for_selector("main[data-connected]")
    assert page.evaluate("document.fonts.status") == "loading" and waiting
    text = page.get_by_role("button", name="Polish")
    assert text.is_visible() and text.bounding_box()["width"] > 20
    before = page.evaluate(PLACES)
    for route in waiting:
        route.continue_()
    page.wait_for_load_state()
    settle(page)
    tops = lambda places: {name: place[1] for name, place in places.items()}
    assert tops(page.evaluate(PLACES)) == tops(before)
    context.close()


def test_apples_machines_and_those_who_ask_for_it_keep_the_systems_typeface(scripts, system, open_page):
    page = open_page(system.url, viewport=VIEWPORT)
    settle(page)
    assert page.evaluate(FONTS) == []
    assert not re.search("woff2|Served Inter", page.content())
    # This browser only says that it is Apple's: it has no such typeface, so it loads Inter when it has laid out the page.
    page = open_page(scripts.url, viewport=VIEWPORT, user_agent=SAFARI)
    settle(page)
    assert 'as="font"' not in page.content()
    assert page.evaluate(FONTS) == [["latin", 27584]]
    assert misplaced(page)[0] == []
