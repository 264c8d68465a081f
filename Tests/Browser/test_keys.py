"""Keyboard shortcuts, on the keyboards of other systems and scripts: their browsers are not here, so what they report is dispatched."""

import pytest
from playwright.sync_api import expect

PRESS = """(key) => document.body.dispatchEvent(
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }))"""
COMMAND_OPTION = {"metaKey": True, "altKey": True}


@pytest.fixture
def page(run, open_page):
    return open_page(run("Tests/Browser/Apps/Keys.swift").url)


def press(page, *keys):
    for key in keys:
        page.evaluate(PRESS, key)


def expect_log(page, *lines):
    expect(page.get_by_text("Log: ")).to_have_text("Log: " + ", ".join(lines))


def test_a_letter_that_option_makes_another_is_the_one_of_its_key(page):
    press(
        page,
        {"key": "†", "code": "KeyT", "keyCode": 84, **COMMAND_OPTION},
        # A key that waits for a letter to put an accent on.
        {"key": "Dead", "code": "KeyE", "keyCode": 69, **COMMAND_OPTION},
        # Firefox's Option key.
        {"key": "†", "code": "KeyT", "keyCode": 84, "modifierAltGraph": True, **COMMAND_OPTION},
        # A Dvorak keyboard has T where others have K.
        {"key": "†", "code": "KeyK", "keyCode": 84, **COMMAND_OPTION},
    )
    press(page, {"key": "s", "code": "KeyS", "keyCode": 83, "metaKey": True})
    expect_log(page, "turned", "erased", "turned", "turned", "saved")


def test_a_letter_of_another_script_is_also_the_latin_one_of_its_key(page):
    press(page, {"key": "ы", "code": "KeyS", "keyCode": 83, "ctrlKey": True})
    press(page, {"key": "ש", "code": "KeyA", "keyCode": 65, "ctrlKey": True})
    press(page, {"key": "е", "code": "KeyT", "keyCode": 84, **COMMAND_OPTION})
    expect_log(page, "saved", "turned")


def test_a_character_that_alt_graph_writes_is_no_shortcut(page):
    # Windows reports the key as Control and Alt together.
    press(page, {
        "key": "€", "code": "KeyE", "keyCode": 69, "ctrlKey": True, "altKey": True, "modifierAltGraph": True})
    press(page, {"key": "s", "code": "KeyS", "keyCode": 83, "ctrlKey": True})
    expect_log(page, "saved")


def field(page, name):
    return page.get_by_role("textbox", name=name)


def test_a_view_with_the_focus_gets_its_keys(page):
    page.keyboard.press("b")
    field(page, "Title").press("b")
    expect(field(page, "Title")).to_have_value("b")
    page.get_by_text("Board", exact=True).focus()
    for key in ["b", "Shift+X", "ArrowUp"]:
        page.keyboard.press(key)
    expect_log(page, "board", "X", "up", "\uf700")


def test_a_key_that_is_ignored_does_what_it_does_without_the_view(page):
    page.get_by_text("Board", exact=True).focus()
    page.keyboard.press("Escape")
    expect_log(page, "escape", "cancelled")
    # The browser's own keys do not come to a view that has not named them.
    page.keyboard.press("Tab")
    expect(field(page, "Message")).to_be_focused()


def test_a_field_writes_what_an_action_ignores(page):
    message = field(page, "Message")
    message.focus()
    page.keyboard.type("hi")
    page.keyboard.press("Shift+Enter")
    expect(message).to_have_value("hi\n")
    page.keyboard.type("you")
    page.keyboard.press("Enter")
    expect_log(page, "message of 6")
    expect(message).to_have_value("hi\nyou")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="One")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    board = page.get_by_text("Board", exact=True)
    expect(board).to_be_focused()
    expect(board).to_have_css("outline-style", "solid")


def test_the_tab_key_goes_through_a_section_before_it_goes_on(page):
    page.get_by_role("button", name="One").focus()
    for name in ["Two", "Three", "Four", "Last"]:
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=name)).to_be_focused()
    # The last shows no ring, unlike the others.
    expect(page.get_by_role("button", name="Last")).to_have_css("outline-style", "none")


def test_the_keys_for_undo_reach_the_window_unless_a_field_takes_them(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Undo.swift").url)
    count = lambda number: expect(page.get_by_text(f"Count {number}", exact=True)).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="Add").click()
    count(2)
    page.keyboard.press("ControlOrMeta+z")
    count(1)
    page.keyboard.press("ControlOrMeta+Shift+z")
    count(2)
    note = page.get_by_role("textbox", name="Note")
    note.click()
    page.keyboard.type("a")
    page.keyboard.press("ControlOrMeta+z")
    expect(note).to_have_value("")
    count(2)


def birds(page):
    return page.get_by_role("grid").or_(page.get_by_role("tree")).get_by_role("row").or_(page.get_by_role("treeitem"))


def click_bird(page, name):
    """Clicks a row, and waits until the list that has the focus has its keys."""
    birds(page).get_by_text(name).click()
    expect(page.locator("[aria-keyshortcuts$='+V']")).to_be_attached()


def expect_clipboard(page, text):
    """Waits until the clipboard has a text. The browser does not await what a function of `wait_for_function` returns."""
    page.evaluate(
        """async (text) => {
          while (await navigator.clipboard.readText() !== text) await new Promise(requestAnimationFrame);
        }""",
        text)


def test_a_focused_list_is_cut_copied_and_pasted_from(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Keys.swift").url, permissions=["clipboard-read", "clipboard-write"])
    click_bird(page, "Robin")
    page.keyboard.press("ControlOrMeta+c")
    expect_clipboard(page, "Robin")
    click_bird(page, "Wren")
    page.keyboard.press("ControlOrMeta+x")
    expect_clipboard(page, "Wren")
    expect(birds(page)).to_have_text(["Robin"])
    page.keyboard.press("ControlOrMeta+v")
    expect(birds(page)).to_have_text(["Robin", "Wren"])
    # A field pastes itself.
    field(page, "Title").focus()
    page.keyboard.press("ControlOrMeta+v")
    expect(field(page, "Title")).to_have_value("Wren")
    expect(birds(page)).to_have_text(["Robin", "Wren"])
    # What comes from another program
    page.evaluate("navigator.clipboard.writeText('Heron\\nKite')")
    click_bird(page, "Wren")
    page.keyboard.press("ControlOrMeta+v")
    expect(birds(page)).to_have_text(["Robin", "Wren", "Heron", "Kite"])


def test_pasting_into_a_view_needs_no_permission(page):
    field(page, "Title").fill("Crow")
    field(page, "Title").select_text()
    page.keyboard.press("ControlOrMeta+c")
    click_bird(page, "Wren")
    page.keyboard.press("ControlOrMeta+v")
    expect(birds(page)).to_have_text(["Robin", "Wren", "Crow"])
