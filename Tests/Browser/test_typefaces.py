"""Typefaces that are new to the server, pages that lie about theirs, and scripts that no table covers."""

import pytest
from playwright.sync_api import expect

from conftest import PATIENCE, Server, run_command
from frames import misplaced, settle
from test_first_picture import PLACES, bare, elsewhere

DELAY = 0.1
# The size that the server assumes for an unknown window, so that only the typeface is new.
# That of a plain page.
VIEWPORT = {"width": 390, "height": 844}

# Another typeface for all text, instead of the system's.
SYSTEM = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --system: "FAMILY" !important; }');
  document.adoptedStyleSheets = [sheet];
"""

# The positions of all elements after each batch and at each frame, if they differ from those before. On a busy machine, the next batch
# may come before a frame.
WATCH = """
  window.seen = [];
  const places = PLACES;
  const isStyled = () => document.readyState !== 'loading'
    && [...document.querySelectorAll('link[rel=stylesheet]')].every((each) => each.sheet);
  const note = () => {
    const all = isStyled() ? places() : {};
    if (!Object.keys(all).length) return;
    const now = JSON.stringify(all, (_, value) => typeof value === 'number' ? Math.round(value * 4) / 4 : value);
    if (seen.at(-1) !== now) seen.push(now);
  };
  const look = () => {
    note();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.addEventListener('DOMContentLoaded', () => {
    const own = window.apply;
    window.apply = (data) => {
      const isEnd = own(data);
      note();
      return isEnd;
    };
  });
""".replace("PLACES", PLACES)

# Scales every length that a page measures of its typeface.
LIE = """
  const measure = CanvasRenderingContext2D.prototype.measureText;
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    const real = measure.call(this, text);
    return Object.fromEntries(['width', 'fontBoundingBoxAscent', 'fontBoundingBoxDescent', 'actualBoundingBoxAscent']
      .map((name) => [name, real[name] * FACTOR]));
  };
"""


# Texts that are drawn beyond their places. Spaces at the ends of lines are no part of a text in several, and a line is higher than
# strokes may stand out of it.
SPILLED = """() => [...document.querySelectorAll('main .text')].flatMap((e) => {
  const range = document.createRange();
  range.selectNodeContents(e);
  const [drawn, box] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
  const room = e.dataset.placed === 'line' ? 1 : 8;
  const isWider = drawn.right > box.right + room || drawn.left < box.left - room;
  const isHigher = drawn.bottom > box.bottom + 14;
  return isWider || isHigher ? [[e.textContent.slice(0, 20), drawn.width, drawn.height, box.width, box.height]] : [];
})"""


@pytest.fixture(scope="module")
def widths(tmp_path_factory):
    server = Server([*run_command("Tests/Browser/Apps/Widths.swift"), "--system-typeface"], tmp_path_factory.mktemp("widths") / "log")
    yield server
    server.stop()


@pytest.fixture
def new_person(browser):
    """A visitor whose pages run a script first."""
    contexts = []

    def person(script):
        context = browser.new_context(viewport=VIEWPORT)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(script)
        contexts.append(context)
        return context

    yield person
    for context in contexts:
        context.close()


def places(page):
    settle(page)
    return page.evaluate(PLACES)


@pytest.mark.parametrize("family", ["Liberation Serif", "Noto Serif", "Noto Sans"])
def test_a_typeface_that_nobody_has_met_is_corrected_once(widths, slow_network, open_page, new_person, family):
    url = slow_network(widths, DELAY)
    person = new_person(SYSTEM.replace("FAMILY", family) + WATCH)
    with bare(person, url) as page:
        first = page.evaluate(PLACES)
        # Too wide at most: each text has room for what is in it.
        assert page.evaluate(SPILLED) == [] and page.locator("main .text").count() == 6
    page = open_page(url, context=person)
    settle(page)
    seen = page.evaluate("seen")
    assert len(seen) == 2
    after = page.evaluate(PLACES)
    assert elsewhere(first, after) != {}
    assert misplaced(page)[0] == []
    page.close()
    # From then on the server knows the typeface before the page reports it.
    page = open_page(url, context=person)
    settle(page)
    assert page.evaluate("seen.length") == 1
    assert elsewhere(page.evaluate(PLACES), after) == {}


# With 1.2, the texts of the line just fit beside each other.
@pytest.mark.parametrize("factor", [0, 0.1, 1.2])
def test_a_page_that_lies_about_its_widths_harms_only_its_own_person(widths, open_page, new_person, factor):
    honest = open_page(widths.url, viewport=VIEWPORT)
    truth = places(honest)
    liar = open_page(widths.url, context=new_person(LIE.replace("FACTOR", str(factor))))
    reported = places(liar)
    assert reported != truth
    # The lying page gets the typeface it reported, and the whole app.
    width = lambda page: page.get_by_text("A first reading", exact=True).bounding_box()["width"]
    assert width(liar) == pytest.approx(width(honest) * factor, rel=0.02, abs=0.1)
    liar.get_by_role("button", name="Count 0").dispatch_event("click")
    expect(liar.get_by_role("button", name="Count 1")).to_have_count(1)
    # So does the next page of the same visitor, and no other's. What the server has placed is where it was; the widths of texts
    # the first page leaves to the browser, which does not lie.
    again = places(open_page(widths.url, context=liar.context))
    assert again["b1"][:2] == reported["b1"][:2] != truth["b1"][:2]
    assert elsewhere(places(open_page(widths.url, viewport=VIEWPORT)), truth) == {}
    assert elsewhere(places(honest), truth) == {}


# In sizes as of text everything is wider than at a thousand pixels, as in typefaces with optical sizes.
OPTICAL = """
  const measure = CanvasRenderingContext2D.prototype.measureText;
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } = measure.call(this, text);
    const size = parseFloat(/([\\d.]+)px/.exec(this.font)[1]);
    return { width: width * (size < 20 ? 1.1 : size < 100 ? 1.05 : 1), fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent };
  };
"""


def test_where_sizes_disagree_there_is_room_for_the_widest(widths, open_page, new_person):
    width = lambda page: page.get_by_text("A first reading", exact=True).bounding_box()["width"]
    honest = open_page(widths.url, context=new_person(SYSTEM.replace("FAMILY", "Liberation Serif")))
    settle(honest)
    optical = open_page(widths.url, context=new_person(SYSTEM.replace("FAMILY", "Liberation Serif") + OPTICAL))
    settle(optical)
    assert width(optical) == pytest.approx(width(honest) * 1.1, rel=0.002)


def test_scripts_that_no_table_has_stay_in_their_places(start_server, open_page):
    server = start_server(*run_command("Tests/Browser/Apps/OddText.swift"))
    for _ in range(2):
        page = open_page(server.url, viewport=VIEWPORT)
        settle(page)
        assert page.locator("main .text").count() == 17 * 4
        assert page.evaluate(SPILLED) == []
    for kind in ["Thai", "Lao", "Khmer", "Myanmar", "Tamil", "Arabic", "Georgian"]:
        assert server.log.count(f"The widths of {kind} letters are estimated") == 1
