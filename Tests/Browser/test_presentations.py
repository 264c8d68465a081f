"""What is presented: where the focus goes, what the keyboard does, what cannot be reached."""

import pytest
from playwright.sync_api import expect


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


@pytest.fixture
def sheets(gallery):
    return gallery("Sheets")


def test_the_focus_moves_into_a_sheet_and_back(sheets):
    button(sheets, "Sheet").focus()
    sheets.keyboard.press("Enter")
    dialog = sheets.get_by_role("dialog", name="Sheet 1")
    expect(dialog).to_be_focused()
    sheets.keyboard.press("Tab")
    expect(button(sheets, "Another")).to_be_focused()
    sheets.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button(sheets, "Sheet")).to_be_focused()
    expect(sheets.get_by_text("Dismissed 1 times")).to_be_visible()


def test_the_rest_is_inert_while_something_is_presented(sheets):
    button(sheets, "Sheet").click()
    expect(sheets.get_by_role("dialog")).to_be_visible()
    assert not sheets.evaluate("""() => {
      document.querySelector('.list button').focus();
      return document.activeElement.matches('.list button');
    }""")
    # The press lands beside the sheet, which closes it, and on nothing else.
    sheets.mouse.click(250, 90)
    expect(sheets.get_by_role("dialog")).to_have_count(0)
    expect(sheets.get_by_text("Dismissed 1 times")).to_be_visible()


def test_sheets_nest_and_escape_closes_the_one_in_front(sheets):
    button(sheets, "Sheet").click()
    button(sheets, "Another").click()
    expect(sheets.get_by_role("dialog", name="Sheet 2")).to_be_focused()
    sheets.keyboard.press("Escape")
    expect(sheets.get_by_role("dialog", name="Sheet 2")).to_have_count(0)
    expect(sheets.get_by_role("dialog", name="Sheet 1")).to_be_visible()
    button(sheets, "Done").click()
    expect(sheets.get_by_role("dialog")).to_have_count(0)


def test_a_sheet_that_says_so_stays_when_escape_is_pressed_again_and_again(sheets):
    button(sheets, "Form").click()
    dialog = sheets.get_by_role("dialog", name="Note")
    for _ in range(3):
        sheets.keyboard.press("Escape")
    sheets.get_by_label("Title").fill("Bread")
    expect(dialog).to_be_visible()
    button(sheets, "Save").click()
    expect(dialog).to_have_count(0)
    expect(sheets.get_by_text("Bread")).to_be_visible()
