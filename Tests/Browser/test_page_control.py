"""Apple's tutorial about UIKit: pages of a UIPageViewController, and the dots of a UIPageControl in front of them."""

from playwright.sync_api import expect

from frames import settle
from test_lists import PHONE, finger


def test_dots_and_fingers_turn_the_pages_of_a_controller(run, open_page):
    page = open_page(run("Tests/Browser/Apps/PageControl.swift").url, **PHONE)
    expect(page.get_by_text("Bread")).to_be_visible()
    page.get_by_role("button", name="Next Page").click()
    expect(page.get_by_text("Page 1")).to_be_visible()
    expect(page.get_by_text("Cake")).to_be_visible()
    expect(page.get_by_text("Bread")).not_to_be_visible()
    # The data source knows what comes after: the last page leads to the first.
    finger(page, page.get_by_text("Cake"), [(-15, 0)] * 6)
    expect(page.get_by_text("Tea")).to_be_visible()
    expect(page.get_by_text("Page 2")).to_be_visible()
    finger(page, page.get_by_text("Tea"), [(-15, 0)] * 6)
    expect(page.get_by_text("Bread")).to_be_visible()
    expect(page.get_by_text("Page 0")).to_be_visible()
    finger(page, page.get_by_text("Bread"), [(15, 0)] * 6)
    expect(page.get_by_text("Page 2")).to_be_visible()
    page.get_by_role("button", name="Previous Page").click()
    expect(page.get_by_text("Cake")).to_be_visible()


def test_the_dots_stand_in_the_corner(run, open_page):
    page = open_page(run("Tests/Browser/Apps/PageControl.swift").url, **PHONE)
    settle(page)
    back = page.get_by_role("button", name="Previous Page").bounding_box()
    on = page.get_by_role("button", name="Next Page").bounding_box()
    # Two halves of three dots with 18 points each.
    assert (back["width"], on["width"]) == (27, 27)
    assert on["x"] == back["x"] + 27
    assert on["x"] + on["width"] == PHONE["viewport"]["width"] - 16
