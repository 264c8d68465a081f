"""Fields of values, of long texts and of accounts."""

from playwright.sync_api import expect


def test_a_field_specifies_how_it_is_filled_in(gallery):
    page = gallery("Text fields")
    email = page.get_by_role("textbox", name="Email")
    attributes = ["inputmode", "autocomplete", "autocapitalize", "spellcheck", "placeholder"]
    assert [email.get_attribute(name) for name in attributes] == [
        "email", "email", "none", "false", "you@example.org"]
    assert page.get_by_label("Password").get_attribute("autocomplete") == "new-password"


def test_return_leads_from_field_to_field(gallery):
    page = gallery("Text fields")
    name = page.get_by_role("textbox", name="Name", exact=True)
    name.fill("Ada")
    name.press("Enter")
    expect(page.get_by_role("textbox", name="Email")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Password")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Hello, Ada.")).to_be_visible()
    expect(page.get_by_label("Password")).not_to_be_focused()


def test_a_value_is_shown_in_its_format_when_the_focus_leaves(gallery):
    page = gallery("Text fields")
    amount = page.get_by_role("textbox", name="Amount")
    expect(amount).to_have_value("€24.50")
    amount.fill("100")
    expect(page.get_by_text("Each pays €57.50")).to_be_visible()
    expect(amount).to_have_value("100")
    page.keyboard.press("Tab")
    expect(amount).to_have_value("€100.00")
    amount.fill("many")
    expect(amount).to_have_value("many")
    page.keyboard.press("Tab")
    expect(amount).to_have_value("€100.00")


def test_a_growing_field_has_lines_within_its_limits(gallery):
    page = gallery("Text fields")
    message = page.get_by_role("textbox", name="Message")
    height = lambda: message.bounding_box()["height"]
    low = height()
    message.press_sequentially("one\ntwo")
    assert height() == low
    expect(message).to_have_value("one\ntwo")
    message.press_sequentially("\nthree\nfour")
    page.wait_for_function(
        "([e, low]) => e.offsetHeight > low * 1.8", arg=[message.element_handle(), low])
    message.press_sequentially("\nfive\nsix\nseven")
    expect(message).to_have_value("one\ntwo\nthree\nfour\nfive\nsix\nseven")
    assert height() < low * 2.7
    notes = page.get_by_role("textbox", name="Notes")
    notes.fill("")
    notes.press_sequentially("a\nb")
    expect(notes).to_have_value("a\nb")


def test_return_begins_a_line_and_presses_no_button_in_a_field_of_several_lines(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Keys.swift").url)
    notes = page.get_by_role("textbox", name="Notes")
    notes.press_sequentially("a\nb")
    expect(notes).to_have_value("a\nb")
    page.get_by_role("textbox", name="Title").press("Enter")
    expect(page.get_by_text("Log: ")).to_have_text("Log: sent")
