"""The server's first page: if the server knows the typeface, every element stays in place, and the browser reports no shift."""

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
PLACES = """() => Object.fromEntries([...document.querySelectorAll('main [id^=b]:not(.absent)')].filter((e) => e.checkVisibility())
  .filter((e) => !e.matches('.picker[data-picker=menu], .labeled:has(> .picker[data-picker=menu])') && !e.parentElement.closest('[data-anchor]'))
  .map((e) => [e.id, ['x', 'y', 'width', 'height'].map((name) => e.getBoundingClientRect()[name])]))"""

# The layout shifts that the browser itself reports.
WATCH = """
  window.shifts = [];
  new PerformanceObserver((list) => { for (const each of list.getEntries()) shifts.push(each.value); })
    .observe({ type: 'layout-shift', buffered: true });
"""


@contextmanager
def bare(context, url):
    """Returns the page as the server sends it, for the person of a context, without scripts."""
    def without_scripts(route):
        response = route.fetch()
        route.fulfill(response=response, body=re.sub("<script[^>]*></script>", "", response.text()))

    page = context.new_page()
    # Refusing the scripts is not enough: the browser may have cached them.
    page.route(lambda address: address.rstrip("/") == url.rstrip("/"), without_scripts)
    page.goto(url)
    # The script would have removed it.
    assert page.locator("style#first").count() == 1
    yield page
    page.close()


def moved(context, url, open_page):
    """Opens a page with and without its script: returns the elements that differ in the second, and the reported shifts."""
    with bare(context, url) as page:
        before = page.evaluate(PLACES)
    page = open_page(url, context=context)
    settle(page)
    after, shifts = page.evaluate(PLACES), page.evaluate("shifts")
    page.close()
    assert len(before) > 3 and before.keys() <= after.keys()
    return elsewhere(before, after), sum(shifts)


def elsewhere(before, after):
    """Returns the elements that moved by more than half a point."""
    return {
        name: (before[name], after[name]) for name in before
        if any(abs(old - new) > 0.5 for old, new in zip(before[name], after[name]))}


def known_person(open_page, url, **options):
    """A returning visitor: the server knows their typeface and window size."""
    page = open_page(url, **options)
    settle(page)
    page.context.add_init_script(WATCH)
    return page


@pytest.fixture(scope="module", params=EXAMPLES if WHOLE else EXAMPLES[2:])
def example(request, tmp_path_factory):
    server = Server(run_command(request.param), tmp_path_factory.mktemp("example") / "log")
    yield server
    server.stop()


@pytest.mark.parametrize("width", WIDTHS)
def test_on_the_first_screen_of_an_example_everything_is_where_it_stays(example, open_page, width):
    page = known_person(open_page, example.url, viewport={"width": width, "height": 800})
    others, shift = moved(page.context, page.url, open_page)
    assert others == {} and shift <= 0.001


@pytest.mark.parametrize("width", WIDTHS)
def test_on_each_page_of_the_gallery_everything_is_where_it_stays(gallery_server, open_page, width):
    page = known_person(open_page, gallery_server.url, viewport={"width": width, "height": 800})
    # Only the page can report the time zone, remote pictures load later, and the animation page never rests.
    others = ("Accessibility", "Images", "Animation")
    titles = [title for title in page_titles(page) if title not in others] if WHOLE else SOME_PAGES
    assert len(titles) >= 39 or not WHOLE
    found = {}
    for title in titles:
        # The server knows the size of elements that the browser lays out from the person's last visit.
        choose_page(page, title)
        settle(page)
        moves, shift = moved(page.context, page.url, open_page)
        if moves or shift > 0.001:
            found[title] = moves, shift
    assert found == {}


def test_controls_have_at_once_the_sizes_that_the_person_s_page_has_said(run, open_page):
    server = run("Tests/Browser/Apps/Centered.swift")
    page = known_person(open_page, server.url, viewport={"width": 390, "height": 800})
    others, shift = moved(page.context, page.url, open_page)
    assert others == {} and shift <= 0.001
    # Somebody else is told what is likely.
    with bare(page.context.browser.new_context(viewport={"width": 390, "height": 800}), server.url) as stranger:
        assert elsewhere(stranger.evaluate(PLACES), page.evaluate(PLACES)) != {}
