"""A live window: events up, batches down."""

import pytest
from playwright.sync_api import expect

from conftest import free_port
from frames import settle

WATCH = """() => {
  window.rows = [...document.querySelectorAll('.text')];
  window.changes = [];
  // That an answer is late, which depends on the machine, is said there too.
  new MutationObserver((list) => window.changes.push(...list.filter((m) => m.attributeName !== 'aria-busy').map((m) => m.type)))
    .observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_a_count_changes_one_text_node(demo, open_page):
    page = open_page(demo("counter").url)
    settle(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("heading")).to_have_text("1")
    expect(page).to_have_title("Count 1")
    assert page.evaluate("window.changes") == ["characterData"]
    assert page.evaluate("rows.every((row, i) => row === document.querySelectorAll('.text')[i])")


def test_a_burst_loses_no_click(demo, open_page):
    page = open_page(demo("counter").url)
    page.evaluate("() => { const b = document.querySelector('.button'); for (let i = 0; i < 1000; i++) b.click(); }")
    expect(page.get_by_role("heading")).to_have_text("1000")


def test_a_visitors_tabs_share_the_app_and_visitors_do_not(demo, open_page):
    server = demo("shared")
    first = open_page(server.url)
    second = open_page(server.url, context=first.context)
    stranger = open_page(server.url)
    first.get_by_role("button").click()
    expect(first.get_by_text("Shared: 1")).to_be_visible()
    expect(second.get_by_text("Shared: 1")).to_be_visible()
    stranger.get_by_role("button").click()
    expect(stranger.get_by_text("Shared: 1")).to_be_visible()
    expect(first.get_by_text("Shared: 1")).to_be_visible()


def test_rows(demo, open_page):
    page = open_page(demo("rows").url)
    rows = page.get_by_role("listitem")
    page.get_by_role("button", name="Create").click()
    expect(rows).to_have_count(1000)
    page.evaluate("() => { window.second = document.querySelectorAll('.row')[1]; }")
    page.get_by_role("button", name="Swap").click()
    expect(rows.nth(1)).to_contain_text("999")
    assert page.evaluate("document.querySelectorAll('.row')[998] === window.second")
    page.get_by_role("button", name="Delete").first.click()
    expect(rows).to_have_count(999)
    page.get_by_role("button", name="Clear").click()
    expect(rows).to_have_count(0)


def test_switches(demo, open_page):
    page = open_page(demo("typing").url)
    stubborn = page.get_by_role("switch", name="Stubborn")
    stubborn.click()
    # The server leaves it off, so it returns to off once the server has seen the click.
    expect(stubborn).not_to_be_checked()
    page = open_page(demo("settings").url)
    sounds = page.get_by_role("switch", name="Sounds")
    sounds.focus()
    page.keyboard.press("Space")
    expect(sounds).to_be_checked()
    page.keyboard.press("Space")
    expect(sounds).not_to_be_checked()


def test_a_lost_server_brings_a_banner_and_a_new_one_a_new_page(demo, open_page):
    server = demo("counter", free_port())
    page = open_page(server.url)
    page.get_by_role("button").click()
    expect(page.get_by_role("heading")).to_have_text("1")
    server.stop()
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    demo("counter", server.port)
    expect(page.get_by_role("heading")).to_have_text("0")
    page.wait_for_selector("main[data-connected]")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("heading")).to_have_text("1")


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_a_point_has_the_pixels_that_the_screen_has(gallery, scale):
    page = gallery("Accessibility", device_scale_factor=scale)
    expect(page.get_by_text(f"Pixels of a point: {scale}", exact=True)).to_have_count(1)


@pytest.mark.parametrize("scale", [1.5, 2, 1])
def test_another_screen_has_other_pixels(gallery, scale):
    page = gallery("Accessibility", device_scale_factor=3)
    expect(page.get_by_text("Pixels of a point: 3", exact=True)).to_have_count(1)
    # A window of another size, because a browser without a screen draws nothing for a scale alone.
    size = {"width": 1000, "height": 700, "deviceScaleFactor": scale, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", size)
    expect(page.get_by_text(f"Pixels of a point: {scale}", exact=True)).to_have_count(1)
