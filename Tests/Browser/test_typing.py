"""The person's own text takes precedence (R05)."""

import string

from playwright.sync_api import expect

LETTERS = (string.ascii_letters + string.digits) * 4


def test_typing_on_a_slow_network_is_exact(demo, open_page, slow_network):
    page = open_page(slow_network(demo("typing"), 0.2))
    name = page.get_by_role("textbox", name="Name")
    typed = LETTERS[:200]
    name.press_sequentially(typed, delay=5)
    assert name.input_value() == typed
    expect(page.get_by_text(f"Hello, {typed}", exact=True)).to_be_visible()
    expect(name).to_have_value(typed)
    assert name.evaluate("e => e.selectionStart") == 200


def test_what_the_server_makes_of_text_keeps_the_caret(demo, open_page):
    page = open_page(demo("typing").url)
    loud = page.get_by_role("textbox", name="Loud")
    loud.press_sequentially("abcd")
    expect(loud).to_have_value("ABCD")
    loud.press("ArrowLeft")
    loud.press("ArrowLeft")
    loud.press("x")
    expect(loud).to_have_value("ABXCD")
    assert loud.evaluate("e => e.selectionStart") == 3


def test_clearing_and_submitting(demo, open_page):
    page = open_page(demo("typing").url)
    name = page.get_by_role("textbox", name="Name")
    name.press_sequentially("Ada")
    name.press("Enter")
    expect(page.get_by_text("submitted")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(name).to_have_value("")


def test_a_move_keeps_focus_and_selection(demo, open_page):
    page = open_page(demo("typing").url)
    name = page.get_by_role("textbox", name="Name")
    name.press_sequentially("Ada Lovelace")
    name.evaluate("e => e.setSelectionRange(4, 8)")
    page.evaluate("() => document.querySelectorAll('.button')[1].click()")
    expect(page.locator(".vstack .vstack > :last-child, .box > .vstack > :last-child")).to_have_class("field")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Name"
    assert name.evaluate("e => [e.selectionStart, e.selectionEnd]") == [4, 8]


# A key that an input method takes, as Safari reports the one that ends a composition: after that end.
OF_INPUT_METHOD = """(element, key) => element.dispatchEvent(
  new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }))"""


def test_the_key_that_ends_a_composition_submits_nothing(demo, open_page):
    page = open_page(demo("typing").url)
    name = page.get_by_role("textbox", name="Name")
    name.fill("日本")
    name.evaluate(OF_INPUT_METHOD, "Enter")
    name.press_sequentially("語")
    expect(page.get_by_text("Hello, 日本語", exact=True)).to_be_visible()
    expect(page.get_by_text("submitted")).to_have_count(0)
    name.press("Enter")
    expect(page.get_by_text("submitted")).to_be_visible()


def test_the_key_that_ends_a_composition_presses_no_button(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Keys.swift").url)
    title = page.get_by_role("textbox", name="Title")
    title.evaluate(OF_INPUT_METHOD, "Enter")
    title.press("Enter")
    expect(page.get_by_text("Log: ")).to_have_text("Log: sent")
    title.press("Control+s")
    expect(page.get_by_text("Log: ")).to_have_text("Log: sent, saved")


def test_the_key_that_ends_a_composition_closes_no_sheet(gallery):
    page = gallery("Sheets")
    page.get_by_role("button", name="Sheet", exact=True).click()
    sheet = page.get_by_role("dialog", name="Sheet 1")
    sheet.evaluate(OF_INPUT_METHOD, "Escape")
    page.get_by_role("button", name="Another", exact=True).click()
    expect(page.get_by_role("dialog", name="Sheet 2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Sheet 2")).to_have_count(0)
    expect(sheet).to_be_visible()


def compose(element, type):
    """Begins or ends a composition of an input method, during which the server's values wait."""
    element.evaluate("(e, type) => e.dispatchEvent(new CompositionEvent(type, { bubbles: true }))", type)


def test_an_answer_to_what_was_composed_before_is_not_shown_later(run, open_page, tmp_path):
    """R05."""
    file = tmp_path / "ShortName.swift"
    file.write_text("""
        import SwiftUI
        struct ContentView: View {
          @State private var name = ""
          var body: some View {
            VStack {
              TextField("Name", text: $name)
                .onChange(of: name) { if name.count > 3 { name = String(name.prefix(3)) } }
              Text("Hello, \\(name)")
            }
          }
        }
        """)
    page = open_page(run(file).url)
    name = page.get_by_role("textbox", name="Name")
    hello = page.get_by_text("Hello, ")
    compose(name, "compositionstart")
    name.fill("Adam")
    expect(hello).to_have_text("Hello, Ada")
    assert name.input_value() == "Adam"
    name.fill("Ad")
    expect(hello).to_have_text("Hello, Ad")
    compose(name, "compositionend")
    assert name.input_value() == "Ad"
    # What the server makes of the text that is there in the end is shown.
    compose(name, "compositionstart")
    name.fill("Grace")
    expect(hello).to_have_text("Hello, Gra")
    compose(name, "compositionend")
    expect(name).to_have_value("Gra")
