"""Where the person is, as the browser tells it with their permission."""

import re

from playwright.sync_api import expect

from frames import come_back, lose_connection

HERE = {"latitude": 52.5, "longitude": 13.25, "accuracy": 20}


def value(page, title):
    """Returns the value beside a title in the list."""
    return page.locator(".list").last.locator(".row", has_text=re.compile(f"^{title}"))


def press(page, *titles):
    for title in titles:
        page.get_by_role("button", name=title, exact=True).click()


def test_a_person_who_allows_it_is_found_and_followed(gallery):
    page = gallery("Location", geolocation=HERE, permissions=["geolocation"])
    expect(value(page, "Status")).to_contain_text("authorizedWhenInUse")
    press(page, "Where am I?")
    expect(value(page, "Location")).to_contain_text("52.5, 13.25 ± 20 m")
    page.context.set_geolocation({"latitude": 48.0, "longitude": 11.5, "accuracy": 5})
    expect(value(page, "Location")).to_contain_text("52.5, 13.25")
    press(page, "Follow")
    expect(value(page, "Location")).to_contain_text("48.0, 11.5 ± 5 m")
    page.context.set_geolocation({"latitude": -33.5, "longitude": 151.25, "accuracy": 5})
    expect(value(page, "Location")).to_contain_text("-33.5, 151.25")
    press(page, "Stop")


def test_a_person_who_does_not_allow_it_is_not_found(gallery):
    page = gallery("Location")
    expect(value(page, "Status")).to_contain_text("notDetermined")
    # This browser, which nobody looks at, refuses instead of asking.
    press(page, "Ask for permission")
    expect(value(page, "Status")).to_contain_text("denied")
    press(page, "Where am I?")
    expect(value(page, "Problem")).to_contain_text("kCLErrorDomain error 1")
    expect(value(page, "Location")).to_contain_text("not known")


def test_permission_that_is_given_later_is_noticed(gallery):
    page = gallery("Location", geolocation=HERE)
    expect(value(page, "Status")).to_contain_text("notDetermined")
    page.context.grant_permissions(["geolocation"])
    expect(value(page, "Status")).to_contain_text("authorizedWhenInUse")
    press(page, "Where am I?")
    expect(value(page, "Location")).to_contain_text("52.5, 13.25")


def test_a_page_that_does_not_ask_loads_no_script_for_it(gallery):
    page = gallery("Text")
    assert not page.locator("main[data-location]").count()
    assert not page.locator("script[src*=location]").count()


def test_a_page_that_was_away_goes_on(gallery):
    page = gallery("Location", geolocation=HERE, permissions=["geolocation"])
    expect(value(page, "Status")).to_contain_text("authorizedWhenInUse")
    press(page, "Follow")
    expect(value(page, "Location")).to_contain_text("52.5, 13.25")
    page.evaluate("() => socket.close()")
    page.wait_for_selector("main[data-connected]")
    page.context.set_geolocation({"latitude": 1.5, "longitude": 2.5, "accuracy": 5})
    expect(value(page, "Location")).to_contain_text("1.5, 2.5")


TELL = """(latitude) => sendLocation({
  coords: { latitude, longitude: 0, accuracy: 5 }, timestamp: Date.now() })"""


def test_of_the_places_that_nobody_receives_the_last_is_sent(gallery):
    page = gallery("Location", geolocation=HERE, permissions=["geolocation"])
    expect(value(page, "Status")).to_contain_text("authorizedWhenInUse")
    press(page, "Follow")
    expect(value(page, "Location")).to_contain_text("52.5, 13.25")
    lose_connection(page)
    for latitude in (1, 2, 3):
        page.evaluate(TELL, latitude)
    assert page.evaluate("unacknowledged.filter(({ code, isSent }) => code === codes.location && !isSent).length") == 1
    come_back(page)
    expect(value(page, "Location")).to_contain_text("3.0, 0.0 ± 5 m")
