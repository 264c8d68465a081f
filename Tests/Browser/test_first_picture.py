"""The content as it first comes: if the server knows the typeface, every element stays in place, and the browser reports no shift."""

import os
import re
from contextlib import contextmanager
import pytest

from conftest import Server, choose_page, page_titles, run_command
from frames import settle

WHOLE = os.environ.get("BANYAN_FRAMES") == "whole"
# The small part uses the last two, and `Scripts/soak --frames` all of them.
EXAMPLES = ["Examples/Counter.swift", "Examples/ReadingList.swift", "Examples/Bakery", "Examples/Screens"]
WIDTHS = [390, 834, 1280] if WHOLE else [390]
# The gallery pages of the small part.
SOME_PAGES = ["Text", "Buttons", "Stacks", "Grids", "Lists", "Forms", "Sheets"]

# Each element that is seen, by its number. How long rows are that have not come the page guesses from those that it has; what the value of a
# picker is shown in, the script makes, and it scrolls to where a view begins that does not begin at its top.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('main *:not(.absent)')].map((e) => [e.banyan ?? /^b(\\d+)$/.exec(e.id)?.[1], e])
  .filter(([number, e]) => number != null && e.checkVisibility())
  .filter(([, e]) => !e.matches('.picker[data-picker=menu], .labeled:has(> .picker[data-picker=menu])') && !e.parentElement.closest('[data-anchor]'))
  .map(([number, e]) => ['b' + number, ['x', 'y', 'width', 'height'].map((name) => e.getBoundingClientRect()[name])]))"""

# The layout shifts that the browser itself reports, each with when it came, the batches until then, and what moved from where to where.
WATCH = """
  window.shifts = [];
  const placeOf = (box) => [box.x, box.y, box.width, box.height];
  const nameOf = (node) => node ? `${node.nodeName} ${node.id ?? ''} ${node.className ?? ''} ${(node.textContent ?? '').slice(0, 20)}` : 'gone';
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      const moved = sources.map((each) => [nameOf(each.node), placeOf(each.previousRect), placeOf(each.currentRect)]);
      shifts.push([value, startTime, typeof lastBatch === 'undefined' ? null : lastBatch, ...moved]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""


@contextmanager
def bare(context, url):
    """Returns the plain page for the person of a context, without scripts. It is laid out for 390 x 844 points."""
    def without_scripts(route):
        response = route.fetch()
        route.fulfill(response=response, body=re.sub("<script[^>]*></script>", "", response.text()))

    page = context.new_page()
    # Refusing the scripts is not enough: the browser may have cached them.
    page.route(lambda address: address.endswith("?plain"), without_scripts)
    page.goto(f"{url}?plain")
    # The script would have removed it.
    assert page.locator("style#first").count() == 1
    yield page
    page.close()


# Notes where everything stands when the first batch has brought the content.
FIRST = f"""
  document.addEventListener('DOMContentLoaded', () => {{
    const own = apply;
    window.apply = (data) => {{
      const isEnd = own(data);
      window.first ??= ({PLACES})();
      return isEnd;
    }};
  }});
"""


def moved(context, url, open_page):
    """Opens a page: returns the elements that have moved since its content came, and the reported shifts if they can be seen together."""
    page = open_page(url, context=context)
    settle(page)
    before, after, shifts = page.evaluate("first"), page.evaluate(PLACES), page.evaluate("shifts")
    page.close()
    assert len(before) > 3 and before.keys() <= after.keys()
    return elsewhere(before, after), shifts if sum(value for value, *_ in shifts) > 0.001 else []


def new_context(page, script):
    """Returns the context of somebody else with a window of the same size."""
    context = page.context.browser.new_context(viewport=page.viewport_size)
    context.add_init_script(script)
    return context


def elsewhere(before, after):
    """Returns the elements that moved by more than half a point."""
    return {
        name: (before[name], after.get(name)) for name in before
        if name not in after or any(abs(old - new) > 0.5 for old, new in zip(before[name], after[name]))}


def known_person(open_page, url, **options):
    """A returning visitor: the server knows their typeface."""
    page = open_page(url, **options)
    settle(page)
    page.context.add_init_script(WATCH + FIRST)
    return page


@pytest.fixture(scope="module", params=EXAMPLES if WHOLE else EXAMPLES[2:])
def example(request, tmp_path_factory):
    server = Server(run_command(request.param), tmp_path_factory.mktemp("example") / "log")
    yield server
    server.stop()


@pytest.mark.parametrize("width", WIDTHS)
def test_on_the_first_screen_of_an_example_everything_is_where_it_stays(example, open_page, width):
    page = known_person(open_page, example.url, viewport={"width": width, "height": 800})
    assert moved(page.context, page.url, open_page) == ({}, [])


@pytest.mark.parametrize("width", WIDTHS)
def test_on_each_page_of_the_gallery_everything_is_where_it_stays(gallery_server, open_page, width):
    page = known_person(open_page, gallery_server.url, viewport={"width": width, "height": 800})
    # Only the page can report the time zone, permissions, and the progress of films and web pages; remote pictures load later, and
    # the animation page never rests.
    others = ("Accessibility", "Animation", "Images", "Location", "Video and sound", "Web pages")
    every = page_titles(page)
    assert set(every) >= {*others, *SOME_PAGES}
    titles = [title for title in every if title not in others] if WHOLE else SOME_PAGES
    assert len(titles) >= 39 or not WHOLE
    found = {}
    for title in titles:
        # The server knows the size of elements that the browser lays out from the person's last visit.
        choose_page(page, title)
        settle(page)
        moves, shifts = moved(page.context, page.url, open_page)
        if moves or shifts:
            found[title] = moves, shifts
    assert found == {}


# The transitions that have begun, each with the element's class and the property.
SLIDES = """
  window.slides = [];
  document.addEventListener('transitionrun', ({ target, propertyName }) => slides.push([target.className, propertyName]));
"""


def test_nothing_slides_to_its_place_when_a_page_is_first_drawn(gallery_server, open_page):
    """The browser may style what has come before the page is ready: a row's hidden actions then slid across the row."""
    page = known_person(open_page, gallery_server.url, viewport={"width": 834, "height": 800})
    choose_page(page, "Editing rows")
    settle(page)
    page.context.add_init_script(SLIDES)
    # It happened in a third of the times.
    for _ in range(10):
        page = open_page(page.url, context=page.context)
        settle(page)
        assert page.evaluate("slides") == []
    page.locator("main:not([data-afresh])").wait_for()
    page.get_by_role("button", name="Actions").last.click()
    settle(page)
    assert ["actions", "translate"] in page.evaluate("slides")


# Writes a document in pieces, as a slow network brings it, and returns after each what can be seen, and which elements have not ended.
IN_PIECES = """async (pieces) => {
  const seen = () => Object.fromEntries([...document.querySelectorAll('main [id^=b]:not(.absent)')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((e) => [e.id, ['x', 'y', 'width', 'height'].map((name) => e.getBoundingClientRect()[name])]));
  const states = [];
  document.open();
  for (const [index, piece] of pieces.entries()) {
    document.write(piece);
    if (index === 0) await Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map((e) => e.sheet || new Promise((resolve) => e.onload = resolve)));
    const open = [];
    for (let e = document.querySelector('main'); e; e = e.lastElementChild) open.push(e.id);
    states.push([seen(), open]);
  }
  document.close();
  return [states, seen()];
}"""


@pytest.mark.parametrize("title", ["Grids", "Lists"])
def test_nothing_that_has_come_moves_while_the_rest_of_a_plain_page_comes(gallery_server, open_page, title):
    page = known_person(open_page, gallery_server.url, viewport={"width": 390, "height": 844})
    choose_page(page, title)
    settle(page)
    whole = re.sub("<script[^>]*></script>", "", page.request.get(f"{page.url}?plain").text())
    # One tag after the other would take long. At the end much ends at once.
    start = whole.index("<main")
    tags = [match.start() for match in re.finditer("<", whole) if match.start() > start]
    cuts = sorted({*tags[::max(1, len(tags) // 50)], *tags[-12:]})
    pieces = [whole[begin:end] for begin, end in zip([0] + cuts, cuts + [len(whole)])]
    slow = page.context.new_page()
    slow.route("**/pieces", lambda route: route.fulfill(body="<!DOCTYPE html>", content_type="text/html"))
    slow.goto(gallery_server.url + "/pieces")
    states, last = slow.evaluate(IN_PIECES, pieces)
    # What has not ended may still grow.
    moved = [(number, elsewhere({name: box for name, box in seen.items() if name not in open}, last)) for number, (seen, open) in enumerate(states)]
    assert [each for each in moved if each[1]] == []
    # Something can be seen as soon as half has come.
    assert len(states[len(states) // 2][0]) > 5


def test_controls_have_at_once_the_sizes_that_the_person_s_page_has_reported(run, open_page):
    server = run("Tests/Browser/Apps/Centered.swift")
    page = known_person(open_page, server.url, viewport={"width": 390, "height": 800})
    assert moved(page.context, page.url, open_page) == ({}, [])
    # Somebody else is told what is likely.
    stranger = open_page(server.url, context=new_context(page, FIRST))
    assert elsewhere(stranger.evaluate("first"), page.evaluate(PLACES)) != {}
    stranger.context.close()
