"""Light and dark."""

from playwright.sync_api import expect

BLACK, WHITE = "rgb(0, 0, 0)", "rgb(255, 255, 255)"


def expect_color(page, text, color):
    expect(page.get_by_text(text, exact=True)).to_have_css("color", color)


def test_what_surrounds_a_window_reaches_its_views_and_they_may_choose_otherwise(run, open_page):
    """S24."""
    page = open_page(run("Tests/Browser/Apps/Colors.swift").url, color_scheme="dark")
    expect_color(page, "window is dark", WHITE)
    expect_color(page, "bright row is light", BLACK)
    page.emulate_media(color_scheme="light")
    expect_color(page, "window is light", BLACK)
    expect_color(page, "box is dark", WHITE)
    expect_color(page, "row is dark", WHITE)
    expect_color(page, "bright row is light", BLACK)
    page.get_by_role("button", name="Light").click()
    expect_color(page, "box is light", BLACK)
    expect_color(page, "row is light", BLACK)
