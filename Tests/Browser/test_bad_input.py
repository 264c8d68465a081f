"""Mistakes of programs: the server logs a line, and all visitors still see the rest of the page."""

import pytest
from playwright.sync_api import expect

from frames import misplaced, settle

SAID = {
    "picture": ["no-such-picture", "no.such.symbol"],
    "sizes": ["Invalid frame dimension (negative or non-finite)."],
    "rows": ["the ID 1 occurs multiple times"],
    "long": [],
    "endless": ["Endless contains itself without end: Endless > Endless."],
    "restless": ["An update does not settle"],
    "no number": ["The layout Answering answers a size of nan by 30.0: invalid lengths count as 0."],
    "no places": [],
}
SHOWN = {
    "picture": "pictures", "sizes": "sizes", "rows": "other", "long": "long",
    "endless": "Endless contains itself without end", "restless": "Count",
    "no number": "below", "no places": "inside",
}


@pytest.fixture
def server(run):
    return run("Tests/Browser/Apps/BadInput.swift")


@pytest.mark.parametrize("topic", SAID)
def test_bad_input_is_logged_and_nobody_is_stopped(server, open_page, topic):
    page = open_page(server.url)
    other = open_page(server.url, context=page.context.browser.new_context())
    page.get_by_role("button", name=topic, exact=True).click()
    expect(page.get_by_text(SHOWN[topic]).first).to_be_visible()
    page.get_by_role("button", name="Count 0").click()
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    other.get_by_role("button", name="Count 0").click()
    expect(other.get_by_role("button", name="Count 1")).to_be_visible()
    page.get_by_role("button", name="nothing", exact=True).click()
    expect(page.get_by_text("nothing is wrong")).to_be_visible()
    page.reload()
    expect(page.get_by_text("nothing is wrong")).to_be_visible()
    for line in SAID[topic]:
        assert line in server.log


@pytest.mark.parametrize("topic", ["no number", "no places"])
def test_a_layout_that_makes_no_sense_is_shown_and_logged_once(server, open_page, topic):
    page = open_page(server.url)
    page.get_by_role("button", name=topic, exact=True).click()
    below = page.get_by_text("below", exact=True)
    expect(below).to_be_visible()
    for count in range(3):
        page.get_by_role("button", name=f"Count {count}").click()
        expect(page.get_by_role("button", name=f"Count {count + 1}")).to_be_visible()
    settle(page)
    assert misplaced(page)[0] == []
    inside, under = page.get_by_text("inside", exact=True).bounding_box(), below.bounding_box()
    assert inside["y"] + inside["height"] <= under["y"] and inside["width"] > 20
    for line in SAID[topic]:
        assert server.log.count(line) == 1


def test_rows_of_the_same_id_come_and_stay(server, open_page):
    page = open_page(server.url)
    page.get_by_role("button", name="rows", exact=True).click()
    page.get_by_role("button", name="Add a row").click()
    for name in ["one", "other", "third"]:
        expect(page.get_by_text(name, exact=True)).to_be_visible()
