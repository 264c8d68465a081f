"""The focus: moved by the person and by the program, in one browser."""

import pytest
from playwright.sync_api import expect

APP = "Tests/Browser/Apps/Focus.swift"


@pytest.fixture
def page(run, open_page):
    page = open_page(run(APP).url)
    has_focus(page)
    return page


def has_focus(page):
    """Waits until the first field has the focus, and the app knows, which is where each script begins."""
    expect(field(page, "Name")).to_be_focused()
    expect(page.get_by_text("Focus: name")).to_be_visible()


def field(page, name):
    return page.get_by_role("textbox", name=name)


def button(page, name):
    return page.get_by_role("button", name=name)


def test_what_appears_with_the_focus_has_it_at_once(page):
    """O09."""
    expect(field(page, "Name")).to_be_focused()
    expect(page.get_by_text("Focus: name")).to_be_visible()
    expect(page.get_by_text("Title: the name")).to_be_visible()
    page.keyboard.type("Ada")
    expect(page.get_by_text("Hello, Ada")).to_be_visible()


def test_the_tab_key_moves_the_focus_and_what_shows_it_in_one_update(page):
    """O08, O12."""
    page.keyboard.press("Tab")
    expect(field(page, "Email")).to_be_focused()
    expect(page.get_by_text("Focus: email")).to_be_visible()
    expect(page.get_by_text("Title: none")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_text("Focus: nothing")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_text("Moves: name, email, nothing, email", exact=True)).to_be_visible()


def test_a_button_moves_the_focus_to_a_field_that_appears(page):
    """O09."""
    button(page, "Take notes").click()
    expect(field(page, "Notes")).to_be_focused()
    expect(page.get_by_text("Focus: notes")).to_be_visible()
    page.keyboard.type("Oats")
    button(page, "To name").click()
    expect(field(page, "Name")).to_be_focused()
    expect(field(page, "Notes")).to_have_value("Oats")
    expect(page.get_by_text("Moves: name, notes, name", exact=True)).to_be_visible()


def test_return_moves_the_focus_to_the_next_field_and_then_away(page):
    """O09."""
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(field(page, "Email")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Focus: nothing")).to_be_visible()
    page.wait_for_function("() => document.activeElement === document.body")
    expect(page.get_by_text("Hello, Ada")).to_be_visible()


def test_a_click_on_a_button_leaves_the_focus_where_it_is(page):
    """O08."""
    button(page, "Pressed 0").click()
    expect(button(page, "Pressed 1")).to_be_visible()
    expect(field(page, "Name")).to_be_focused()
    expect(page.get_by_text("Moves: name", exact=True)).to_be_visible()


def test_a_field_that_goes_takes_its_focus_with_it(page):
    """O08."""
    button(page, "Take notes").click()
    expect(field(page, "Notes")).to_be_focused()
    button(page, "No notes").click()
    expect(field(page, "Notes")).to_have_count(0)
    expect(page.get_by_text("Focus: nothing")).to_be_visible()
    field(page, "Email").click()
    expect(page.get_by_text("Focus: email")).to_be_visible()


def test_a_view_that_is_made_focusable_is_reached_by_key_and_by_click(page):
    """O08."""
    card = page.get_by_text("Card: false")
    card.click()
    expect(page.get_by_text("Card: true")).to_be_visible()
    expect(page.get_by_text("Focus: nothing")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_text("Card: false")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_text("Card: true")).to_be_visible()


def test_focus_that_the_program_moves_never_costs_a_letter(run, open_page, slow_network):
    """R05, O09."""
    page = open_page(slow_network(run(APP), 0.2))
    button(page, "Take notes").click()
    page.keyboard.type("Ada Lovelace", delay=5)
    expect(field(page, "Notes")).to_be_focused()
    # Text typed before the focus moved stays in its field, and is not lost.
    typed = field(page, "Name").input_value() + field(page, "Notes").input_value()
    assert typed == "Ada Lovelace"
    expect(page.get_by_text(f"Hello, {field(page, 'Name').input_value()}", exact=True)).to_be_visible()


def test_focus_that_the_program_moves_is_at_the_end_of_the_text(page):
    field(page, "Filled").evaluate("e => e.blur()")
    button(page, "To filled").click()
    expect(field(page, "Filled")).to_be_focused()
    page.keyboard.type("!")
    expect(field(page, "Filled")).to_have_value("filled!")


def test_focus_that_comes_meanwhile_does_not_keep_out_what_the_program_writes(run, open_page, slow_network):
    """R05."""
    page = open_page(slow_network(run(APP), 0.3))
    button(page, "Fill more").click()
    # The response to the click is still under way when the person moves the focus there, and types nothing.
    field(page, "Filled").click()
    page.get_by_role("switch", name="Light").focus()
    expect(field(page, "Filled")).to_have_value("filled more")
    expect(page.get_by_role("switch", name="Light")).to_be_checked()


def test_the_persons_own_newer_move_counts(run, open_page, slow_network):
    """O09."""
    page = open_page(slow_network(run(APP), 0.3))
    has_focus(page)
    page.keyboard.press("Tab")
    expect(page.get_by_text("Focus: email")).to_be_visible()
    # The response to the click is still under way when the person moves the focus elsewhere.
    button(page, "To name").click()
    field(page, "Other").click()
    expect(page.get_by_text("Moves: name, email, name, nothing", exact=True)).to_be_visible()
    expect(field(page, "Other")).to_be_focused()
    page.keyboard.type("x")
    expect(field(page, "Name")).to_have_value("")
