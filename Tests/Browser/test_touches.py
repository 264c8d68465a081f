"""Two fingers, and presses on stacks with nothing but space at that place."""

import pytest
from playwright.sync_api import expect

from frames import end_timers, hold_timers, settle
from test_lists import PHONE, finger


@pytest.fixture
def page(run, open_page):
    return open_page(run("Tests/Browser/Apps/Touches.swift").url)


def expect_log(page, *lines):
    expect(page.get_by_text("Log: ")).to_have_text("Log: " + ", ".join(lines))


def plate(page):
    settle(page)
    place = page.get_by_test_id("plate").bounding_box()
    return place["x"], place["y"]


def touch(session, kind, *points):
    session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})


def test_two_fingers_magnify_and_rotate(page):
    x, y = plate(page)
    session = page.context.new_cdp_session(page)
    # Apart by 60 points, then by 120 at a right angle.
    first, second = (x + 60, y + 100), (x + 120, y + 100)
    touch(session, "touchStart", first)
    touch(session, "touchStart", first, second)
    touch(session, "touchMove", first, (x + 60, y + 160))
    expect(page.get_by_text("Scale 1.00 angle 90")).to_be_visible()
    touch(session, "touchMove", first, (x + 60, y + 220))
    expect(page.get_by_text("Scale 2.00 angle 90")).to_be_visible()
    touch(session, "touchEnd")
    expect_log(page, "magnified")
    assert page.evaluate("visualViewport.scale") == 1


def test_where_the_fingers_began_is_a_share_of_the_view(page):
    x, y = plate(page)
    session = page.context.new_cdp_session(page)
    first, second = (x + 100, y + 150), (x + 140, y + 150)
    touch(session, "touchStart", first)
    touch(session, "touchStart", first, second)
    # The first move is where the gesture begins: its middle is at half the width and three quarters of the height.
    touch(session, "touchMove", (x + 90, y + 150), (x + 150, y + 150))
    expect(page.get_by_text("Anchor 0.5 0.8")).to_be_visible()
    touch(session, "touchEnd")
    expect_log(page, "magnified")


def test_one_finger_taps(page):
    x, y = plate(page)
    session = page.context.new_cdp_session(page)
    touch(session, "touchStart", (x + 60, y + 60))
    touch(session, "touchEnd")
    expect_log(page, "tapped")


def test_a_trackpad_magnifies(page):
    x, y = plate(page)
    page.mouse.move(x + 60, y + 60)
    # Turns of the wheel are one gesture if the next one comes before this time is over.
    hold_timers(page, "endWheel")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -40)
    page.mouse.wheel(0, -29)
    page.keyboard.up("Control")
    expect(page.get_by_text("Scale 1.99 angle 0")).to_be_visible()
    end_timers(page)
    expect_log(page, "magnified")
    assert page.evaluate("visualViewport.scale") == 1
    # The wheel alone is none of it.
    page.mouse.wheel(0, -40)
    page.get_by_test_id("plate").click()
    expect_log(page, "magnified", "tapped")


def middle(page, text):
    settle(page)
    place = page.get_by_text(text, exact=True).bounding_box()
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def test_a_stack_with_a_gesture_is_not_pressed_between_its_views(page):
    page.get_by_text("In front", exact=True).click()
    expect_log(page, "front")
    # In its middle there is nothing but a spacer, and behind it a button.
    page.mouse.click(*middle(page, "Behind"))
    expect_log(page, "front", "behind")
    # Beside its views there is nothing at all.
    x, y = middle(page, "Below")
    page.mouse.click(x + 120, y)
    page.get_by_text("Below", exact=True).click()
    expect_log(page, "front", "behind", "front")


def test_a_content_shape_is_pressed_everywhere(page):
    left, right = middle(page, "Whole"), middle(page, "row")
    page.mouse.click((left[0] + right[0]) / 2, left[1])
    expect_log(page, "row")


def test_what_a_finger_drags_on_a_page_does_not_turn_it(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Pages.swift").url, **PHONE)
    finger(page, page.get_by_role("slider"), [(-15, 0)] * 6, start=0.9)
    finger(page, page.get_by_test_id("cards"), [(-15, 0)] * 6)
    finger(page, page.get_by_text("Dragged"), [(-15, 0)] * 6)
    finger(page, page.get_by_text("First"), [(-15, 0)] * 6)
    expect(page.get_by_text("Second")).to_be_visible()
