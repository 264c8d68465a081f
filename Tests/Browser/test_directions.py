"""Pages that are read from right to left: what scrolls sideways begins at the right, and so does what is beside a row."""

import pytest
from playwright.sync_api import expect

from frames import settle
from test_lists import finger, row

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


def test_actions_beside_a_row_come_from_its_end(gallery):
    page = gallery("Editing rows", has_touch=True, **ARABIC)
    ada = row(page, "Ada")
    place = ada.get_by_text("Ada", exact=True).bounding_box()["x"]
    finger(page, ada, [(15, 0)] * 5)
    delete = ada.get_by_role("button", name="Delete")
    expect(delete).to_be_visible()
    settle(page)
    assert delete.bounding_box()["x"] == pytest.approx(ada.bounding_box()["x"], abs=1)
    assert ada.get_by_text("Ada", exact=True).bounding_box()["x"] > place + 70
    # This isn't a tap: the browser makes no click from a touch within 300 ms of another.
    delete.click()
    expect(row(page, "Ada")).to_have_count(0)
    finger(page, row(page, "Grace"), [(-15, 0)] * 16, start=0.9)
    expect(page.get_by_text("Grace flagged")).to_be_visible()


def test_keys_and_fingers_lead_to_the_tab_at_their_side(gallery):
    page = gallery("Tabs", has_touch=True, **ARABIC)
    page.locator(".tab").first.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Cheesecake")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    first, second = page.get_by_text("First page"), page.get_by_text("Second page")
    expect(first).to_be_visible()
    finger(page, first, [(15, 0)] * 6)
    expect(second).to_be_visible()
    settle(page)
    finger(page, second, [(-15, 0)] * 6)
    expect(first).to_be_visible()


def right(box):
    return box["x"] + box["width"]


def test_menus_open_to_the_left(gallery):
    page = gallery("Menus", locale="ar", viewport={"width": 1280, "height": 800})
    button = page.get_by_role("button", name="Actions", exact=True)
    button.click()
    settle(page)
    menus = page.locator("dialog[data-presentation=menu]")
    assert right(menus.bounding_box()) == pytest.approx(right(button.bounding_box()), abs=1)
    inner = page.get_by_role("menuitem", name="Move to", exact=True)
    inner.focus()
    page.keyboard.press("ArrowLeft")
    inbox = page.get_by_role("menuitem", name="Inbox", exact=True)
    expect(inbox).to_be_focused()
    settle(page)
    assert right(menus.last.bounding_box()) <= inner.bounding_box()["x"] + 3
    page.keyboard.press("ArrowRight")
    expect(inbox).to_have_count(0)


def test_a_direction_inside_leaves_what_is_around_where_it_is(run, open_page):
    """LL01, LL02: what stands around a part that is written from the other side does not turn."""
    page = open_page(run("Tests/Browser/Apps/Directions.swift").url, viewport={"width": 390, "height": 844})

    def places():
        """Where the parts begin and end in their column, from its left edge."""
        settle(page)
        column = page.get_by_test_id("column").bounding_box()
        boxes = [page.get_by_test_id(name).bounding_box() for name in ["padding", "frame", "padding inside", "first", "second", "text"]]
        return column["width"], [(box["x"] - column["x"], box["x"] - column["x"] + box["width"]) for box in boxes]

    width, before = places()
    assert [start for start, _ in before] == pytest.approx([30, 80, 25, 50, 30, 30], abs=0.1)
    page.get_by_role("button", name="Turn").click()
    page.wait_for_selector("[data-testid=column] [dir=ltr]")
    _, after = places()
    assert after == [(pytest.approx(width - end, abs=0.1), pytest.approx(width - start, abs=0.1)) for start, end in before]
