"""Pages that are read from right to left: what scrolls sideways begins at the right, and so does what is beside a row."""

import pytest
from playwright.sync_api import expect

from frames import settle

ARABIC = {"locale": "ar", "viewport": {"width": 390, "height": 844}}

# The numbers that are seen in a scroll view.
SHOWN = """(view) => {
  const {left, right} = view.getBoundingClientRect();
  return [...view.querySelectorAll('.text')].filter((text) => {
    const box = (text.closest('.box') ?? text).getBoundingClientRect();
    return box.right > left + 1 && box.left < right - 1;
  }).map((text) => +text.textContent);
}"""


@pytest.fixture
def cards(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Cards.swift").url, **ARABIC)
    expect(page.locator("main")).to_have_attribute("dir", "rtl")
    return page


def expect_shown(page, numbers, name="cards"):
    page.wait_for_function(
        f"([name, numbers]) => JSON.stringify(({SHOWN})(document.querySelector(`[data-testid=${{name}}]`))) === JSON.stringify(numbers)",
        arg=[name, numbers])


def test_rows_come_where_a_sideways_list_is_scrolled_to(cards):
    view = cards.get_by_test_id("cards")
    expect_shown(cards, [0, 1, 2, 3])
    for distance, first in [(400, 3), (12_000, 100), (300_000, 2500), (480, 4), (0, 0)]:
        view.evaluate("(e, distance) => { e.scrollLeft = -distance; }", distance)
        settle(cards)
        expect_shown(cards, list(range(first, first + 4)))


def test_a_row_is_brought_to_the_edge_where_reading_begins(cards):
    cards.get_by_role("button", name="Far").click()
    expect_shown(cards, [3000, 3001, 3002, 3003])
    expect(cards.get_by_text("At 3000", exact=True)).to_be_visible()


def test_a_scroll_view_that_begins_at_its_end_begins_there(cards):
    expect_shown(cards, list(range(16, 26)), "letters")
