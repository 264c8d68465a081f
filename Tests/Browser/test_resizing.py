"""A window that is resized while the server is far away: each frame that the person sees until its response arrives."""

import pytest
from playwright.sync_api import expect

from frames import misplaced, settle

DELAY = 0.15
SIZES = [(1280, 720), (700, 720), (1000, 720)]

# Looks at each frame that is drawn: how wide the window is, how wide what the browser lays out is, which texts are drawn over
# others, and which batch of the server's was the last.
WATCH = """() => {
  window.drawn = [];
  const seen = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    let { left, right, top, bottom } = range.getBoundingClientRect();
    // What a row or a list cuts is not seen.
    for (let outer = e.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX === 'visible') continue;
      const box = outer.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const overlaps = () => {
    const texts = [...document.querySelectorAll('main .text')].filter((e) => e.checkVisibility()).map((e) => [e.textContent, seen(e)]);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
    return texts.flatMap(([text, box], i) => texts.slice(i + 1).filter(([, other]) => over(box, other)).map(([other]) => [text, other]));
  };
  const look = () => {
    const shell = [...document.querySelectorAll('.list, .form, .navbar')].map((e) => e.getBoundingClientRect().width);
    drawn.push({ width: innerWidth, shell, overlaps: overlaps(), batch: lastBatch });
    window.looking = requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture(scope="module")
def layouts(tmp_path_factory):
    from conftest import Server, run_command

    server = Server(
        run_command("Tests/Browser/Apps/Layouts.swift"), tmp_path_factory.mktemp("layouts") / "log")
    yield server
    server.stop()


@pytest.mark.parametrize("screen", ["two texts in a row", "borders", "controls", "form rows", "headers and badges"])
def test_lists_and_forms_follow_at_once_and_the_rest_after_one_round_trip(layouts, slow_network, open_page, screen):
    page = open_page(slow_network(layouts, DELAY), viewport={"width": SIZES[0][0], "height": SIZES[0][1]})
    while page.get_by_test_id("screen").inner_text() != screen:
        shown = page.get_by_test_id("screen").inner_text()
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page.get_by_test_id("screen")).not_to_have_text(shown)
    settle(page)
    for width, height in SIZES[1:]:
        page.evaluate(WATCH)
        before = page.evaluate("lastBatch")
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(batch) => lastBatch > batch", arg=before)
        settle(page)
        page.evaluate("() => cancelAnimationFrame(looking)")
        frames = page.evaluate("drawn")
        between = [each for each in frames if each["width"] == width and each["batch"] == before]
        # There are some before the server can have answered, and lists and forms have their new widths in all of them.
        assert between
        assert {tuple(each["shell"]) for each in between} == {tuple(frames[-1]["shell"])}
        assert [each["overlaps"] for each in frames if each["overlaps"]] == []
        # One batch from the server updates the position of every element.
        assert len({each["batch"] for each in frames}) <= 2
        assert misplaced(page)[0] == []
