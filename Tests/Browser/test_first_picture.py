"""What the server sends first: everything is where it stays, if it knows the typeface; else it is put right once."""

import os
from contextlib import contextmanager

import pytest

from conftest import Server, choose_page, page_opener, page_titles, run_command
from frames import misplaced, settle

WHOLE = os.environ.get("BANYAN_FRAMES") == "whole"
DESKTOP = {"width": 1280, "height": 720}
# What the small part looks at; in `Scripts/soak --frames` it is every page, and every screen that an example begins with.
SOME_PAGES = ["Forms", "Frames", "Geometry", "Images", "Lists", "Stacks", "Text", "Text fields"]
EXAMPLES = ["Examples/Counter.swift", "Examples/ReadingList.swift", "Examples/Bakery", "Examples/Screens"]

# Each element that is seen, by its number. How long rows are that have not come the page guesses from those that it has.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('main [id^=b]:not(.absent)')].filter((e) => e.checkVisibility())
  .map((e) => [e.id, ['x', 'y', 'width', 'height'].map((name) => e.getBoundingClientRect()[name])]))"""

FAR = [1e9] * 4

# What the browser itself says has moved, and how often the server has placed something elsewhere.
WATCH = """
  window.shifts = [];
  new PerformanceObserver((list) => { for (const each of list.getEntries()) shifts.push(each.value); })
    .observe({ type: 'layout-shift', buffered: true });
  window.corrections = new Set();
  new MutationObserver((changes) => {
    const placed = changes.filter(({ target, oldValue }) => target.matches('[data-placed]') && oldValue !== target.getAttribute('style'));
    if (placed.length) corrections.add(lastBatch);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'], attributeOldValue: true });
"""

# Texts that are drawn over others.
OVERLAPS = """() => {
  const drawn = [...document.querySelectorAll('main .text')].filter((e) => e.checkVisibility()).map((e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [e.textContent, range.getBoundingClientRect()];
  });
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
  return drawn.flatMap(([text, box], i) => drawn.slice(i + 1).filter(([, other]) => over(box, other)).map(([other]) => [text, other]));
}"""


@contextmanager
def bare(context, url):
    """The page as the server sends it, to the person of a context, without any script."""
    page = context.new_page()
    page.route("**/*.js", lambda route: route.abort())
    page.goto(url)
    yield page
    page.close()


def moved(context, url, open_page):
    """Opens a page without its script and with it: what is elsewhere in the second, what the browser says has shifted, and how often
    the server has placed something anew."""
    with bare(context, url) as page:
        before = page.evaluate(PLACES)
    page = open_page(url, context=context)
    settle(page)
    after, shifts, corrections = page.evaluate(PLACES), page.evaluate("shifts"), page.evaluate("corrections.size")
    page.close()
    assert len(before) > 3
    return differing(before, after), sum(shifts), corrections


def differing(before, after):
    """What is half a point or more from where it was, or is seen in one of two pictures only."""
    return {
        name: (before.get(name), after.get(name)) for name in before | after
        if any(abs(old - new) > 0.5 for old, new in zip(before.get(name, FAR), after.get(name, FAR)))
        or (name in before) != (name in after)}


def known_person(open_page, url, **options):
    """Somebody who has been here: what their typeface is and how large their window, the server knows."""
    page = open_page(url, **options)
    settle(page)
    page.context.add_init_script(WATCH)
    return page


@pytest.mark.parametrize("width", [390, 834, 1280])
def test_on_a_page_of_the_gallery_everything_is_where_it_stays(gallery_server, open_page, width):
    page = known_person(open_page, gallery_server.url, viewport={"width": width, "height": 800})
    found = {}
    for title in page_titles(page) if WHOLE else SOME_PAGES:
        choose_page(page, title)
        settle(page)
        elsewhere, shift, _ = moved(page.context, page.url, open_page)
        if elsewhere or shift > 0.001:
            found[title] = (elsewhere, shift)
    assert found == {}


@pytest.fixture(scope="module", params=EXAMPLES if WHOLE else EXAMPLES[2:])
def example(request, tmp_path_factory):
    server = Server(run_command(request.param), tmp_path_factory.mktemp("example") / "log")
    yield server
    server.stop()


@pytest.mark.parametrize("width", [390, 834, 1280] if WHOLE else [390])
def test_on_the_first_screen_of_an_example_everything_is_where_it_stays(example, open_page, width):
    page = known_person(open_page, example.url, viewport={"width": width, "height": 800})
    elsewhere, shift, _ = moved(page.context, page.url, open_page)
    assert elsewhere == {} and shift <= 0.001


@pytest.fixture(scope="module")
def typefaces(tmp_path_factory):
    server = Server(run_command("Tests/Browser/Apps/Typefaces.swift"), tmp_path_factory.mktemp("typefaces") / "log")
    yield server
    server.stop()


@pytest.fixture
def stranger(start_browser, tmp_path):
    """A browser whose system font is one that the server has no table of."""
    (tmp_path / "fonts.conf").write_text(f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><dir>/usr/share/fonts</dir><cachedir>{tmp_path}/cache</cachedir>
        <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
        </fontconfig>""")
    browser = start_browser(env={**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")})
    with page_opener(browser) as open_page:
        yield browser, open_page
    browser.close()


def test_a_typeface_that_nobody_has_met_is_put_right_once(typefaces, stranger):
    browser, open_page = stranger
    context = browser.new_context(viewport=DESKTOP)
    context.add_init_script(WATCH)
    with bare(context, typefaces.url) as page:
        # Until then it is taken for a wide one: nothing is drawn over anything else.
        assert page.evaluate(OVERLAPS) == []
    page = open_page(typefaces.url, context=context)
    settle(page)
    assert misplaced(page)[0] == []
    assert page.evaluate("corrections.size") == 1
    # The same person once more: nothing is to be put right.
    elsewhere, shift, corrections = moved(context, typefaces.url, open_page)
    assert elsewhere == {} and corrections == 0 and shift <= 0.001
    context.close()


def test_a_typeface_that_is_known_is_put_right_never_again(typefaces, open_page):
    page = known_person(open_page, typefaces.url, viewport=DESKTOP)
    assert misplaced(page)[0] == []
    elsewhere, shift, corrections = moved(page.context, typefaces.url, open_page)
    assert elsewhere == {} and corrections == 0 and shift <= 0.001


def test_a_page_that_lies_about_its_widths_harms_itself_alone(typefaces, open_page, browser):
    honest = known_person(open_page, typefaces.url, viewport=DESKTOP)
    before = honest.evaluate(PLACES)
    liar = browser.new_context(viewport=DESKTOP)
    liar.add_init_script("""
      const measure = CanvasRenderingContext2D.prototype.measureText;
      CanvasRenderingContext2D.prototype.measureText = function (text) {
        const real = measure.call(this, text);
        return { width: real.width * 2, fontBoundingBoxAscent: real.fontBoundingBoxAscent, fontBoundingBoxDescent: real.fontBoundingBoxDescent,
                 actualBoundingBoxAscent: real.actualBoundingBoxAscent };
      };""")
    page = open_page(typefaces.url, context=liar)
    settle(page)
    assert differing(before, page.evaluate(PLACES)) != {}
    page.get_by_role("button", name="Count 0").click()
    page.get_by_role("button", name="Count 1").wait_for()
    # Who was here, who comes back and who comes for the first time see what was there before.
    assert differing(before, honest.evaluate(PLACES)) == {}
    honest.reload()
    honest.wait_for_selector("main[data-connected]")
    settle(honest)
    assert differing(before, honest.evaluate(PLACES)) == {}
    other = open_page(typefaces.url, viewport=DESKTOP)
    settle(other)
    assert differing(before, other.evaluate(PLACES)) == {}
    liar.close()


@pytest.mark.parametrize("width", [390, 1280])
def test_scripts_and_fonts_that_no_table_has_are_laid_out(typefaces, open_page, width):
    page = open_page(typefaces.url, viewport={"width": width, "height": 720})
    settle(page)
    assert page.evaluate(OVERLAPS) == []
    assert misplaced(page)[0] == []
    assert "error" not in typefaces.log.lower()
