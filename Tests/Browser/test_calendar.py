"""The calendar of a date picker: days chosen with the pointer and the keyboard, months turned."""

import pytest
from playwright.sync_api import expect

from frames import settle

DAY = 86_400


@pytest.fixture
def page(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Month.swift").url)
    # Until the server has the metrics of the page's typeface, each answer may move what is there.
    settle(page)
    return page


def day(page, name):
    return page.get_by_role("button", name=name, exact=True)


def expect_days(page, count):
    expect(page.get_by_text("Seconds: ")).to_have_text(f"Seconds: {count * DAY}")


def test_a_day_is_chosen_with_the_pointer(page):
    day(page, "Monday, November 23, 2026").click()
    expect_days(page, 2)
    page.get_by_role("button", name="Next Month").click()
    expect(page.get_by_text("December 2026", exact=True)).to_be_visible()
    expect_days(page, 2)
    day(page, "Tuesday, December 1, 2026").click()
    expect_days(page, 10)


def test_arrow_keys_choose_the_day_beside_and_take_the_focus_there(page):
    day(page, "Saturday, November 21, 2026").focus()
    # The keys mean something once the server knows where the focus is.
    page.locator("[aria-keyshortcuts=ArrowRight]").wait_for(state="attached")
    page.keyboard.press("ArrowRight")
    expect_days(page, 1)
    expect(day(page, "Sunday, November 22, 2026")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect_days(page, 15)
    expect(day(page, "Sunday, December 6, 2026")).to_be_focused()


def test_all_days_of_a_week_are_in_a_line(page):
    tops = {
        round(day(page, name).bounding_box()["y"])
        for name in ("Sunday, November 15, 2026", "Saturday, November 21, 2026")
    }
    assert len(tops) == 1
