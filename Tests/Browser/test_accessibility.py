"""axe-core finds no serious problem in the host's elements."""

import pytest
from playwright.sync_api import expect

from frames import settle

axe = pytest.importorskip("axe_playwright_python.sync_playwright")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["counter", "settings", "tasks", "states", "typing", "rows"])
def test_nothing_serious(demo, open_page, screen, scheme):
    page = open_page(demo(screen).url, color_scheme=scheme)
    settle(page)
    violations = axe.Axe().run(page).response["violations"]
    assert [v["id"] for v in violations if v["impact"] in ("serious", "critical")] == []


UNSEEN = "Tests/Browser/Apps/Unseen.swift"


def test_what_is_transparent_is_out_of_reach_until_it_is_seen(run, open_page):
    page = open_page(run(UNSEEN).url)
    button = page.get_by_role("button", name="Faint button")
    expect(button).to_have_count(0)
    assert "Faint" not in page.locator("main").aria_snapshot()
    button = page.get_by_role("button", name="Faint button", include_hidden=True)
    assert button.evaluate("(e) => { e.focus(); return document.activeElement === e; }") is False
    page.get_by_role("button", name="Fade").click()
    expect(page.get_by_role("button", name="Faint button")).to_be_visible()
    page.get_by_role("button", name="Faint button").click()
    page.get_by_role("button", name="Fade").click()
    # It is seen, and cannot be pressed, until it has faded.
    expect(page.get_by_role("button", name="Faint button")).to_have_count(0)
    page.keyboard.press("ControlOrMeta+k")
    expect(page.get_by_text("Pressed: faint, shortcut", exact=True)).to_be_visible()


def test_a_transparent_field_takes_what_is_typed_once_the_program_moves_the_focus_there(run, open_page):
    page = open_page(run(UNSEEN).url)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("textbox", name="Code")).to_be_focused()
    page.keyboard.type("42")
    expect(page.get_by_text("Code 42", exact=True)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("textbox", name="Code")).to_have_count(0)


def test_a_view_that_only_a_tap_presses_is_a_button(run, open_page):
    page = open_page(run(UNSEEN).url)
    row = page.get_by_role("button", name="Tapped row of texts")
    row.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Tapped color")).to_be_focused()
    page.keyboard.press(" ")
    expect(page.get_by_text("Pressed: row, color", exact=True)).to_be_visible()
    row.click()
    expect(page.get_by_text("Pressed: row, color, row", exact=True)).to_be_visible()
    # A view is none that needs two taps, has no name or one for the eyes alone, or contains a button.
    for name in ["Tapped twice", "Around a button"]:
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.locator("[data-tap]")).to_have_count(2)
    page.get_by_role("button", name="Lock").click()
    expect(page.get_by_role("button", name="Around a button")).to_have_count(1)
    page.get_by_role("button", name="Lock").click()
    expect(page.get_by_role("button", name="Around a button")).to_have_count(0)
    # A button under the pointer is fainter.
    page.mouse.move(0, 0)
    settle(page)
    violations = axe.Axe().run(page).response["violations"]
    assert [v["id"] for v in violations if v["impact"] in ("serious", "critical")] == []
