"""Sizes and symbols that a person notices, in a window of a phone's size."""

import pytest
from frames import settle
from playwright.sync_api import expect

PROGRAM = """
    import SwiftUI

    struct ContentView: View {
      @State private var size = 2
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Sidebar") {
              List { Text("Row") }.listStyle(.sidebar).navigationTitle("A title that is far too long for one line")
            }
            NavigationLink("Picker") {
              Form {
                HStack {
                  Text("Size")
                  Spacer()
                  Picker("Choice", selection: $size) { Text("Small").tag(1); Text("Medium").tag(2) }.pickerStyle(.menu)
                }
              }
            }
            NavigationLink("Bottom") {
              Text("Bottom shown").toolbar {
                ToolbarItem(placement: .bottomBar) { HStack { Spacer(); Button("Last") {} } }
              }
            }
            NavigationLink("None") {
              Text("None shown").toolbar { ToolbarItem(placement: .bottomBar) { if size == 1 { Text("Never") } } }
            }
            NavigationLink("Symbols") {
              VStack {
                Image(systemName: "star").font(.system(size: 40))
                Image(systemName: "star").imageScale(.large).font(.system(size: 40))
                Image(systemName: "star").imageScale(.small).font(.system(size: 40))
                Image(systemName: "square").resizable().frame(width: 100, height: 100)
              }
            }
            NavigationLink("Dialog") {
              Text("Dialog shown")
                .confirmationDialog("Delete?", isPresented: .constant(true)) { Button("Delete", role: .destructive) {} }
                .dialogSuppressionToggle(isSuppressed: .constant(false))
            }
          }
        }
      }
    }
    """
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def show(run, open_page, tmp_path):
    """Shows a page of the program."""
    file = tmp_path / "Looks.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url, viewport=PHONE)
    settle(page)

    def show(name):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator(".page + .page").wait_for()
        settle(page)
        return page

    return show


def test_a_large_title_stays_on_one_line_and_a_sidebar_has_the_rows_of_a_grouped_list(show):
    page = show("Sidebar")
    title = page.get_by_role("heading", level=1)
    assert title.evaluate("e => [e.clientHeight < 45, e.scrollWidth > e.clientWidth]") == [True, True]
    row = page.get_by_text("Row", exact=True).locator("xpath=..")
    box = row.bounding_box()
    assert (box["x"], box["width"]) == (16, 358)


def test_a_menu_picker_beside_a_text_hugs_its_value_at_the_end_of_the_row(show):
    page = show("Picker")
    text, picker = page.get_by_text("Size", exact=True).bounding_box(), page.locator(".picker").bounding_box()
    assert text["x"] == 32
    assert picker["x"] > 200
    assert abs(picker["x"] + picker["width"] - 358) < 2


def test_a_spacer_in_a_bottom_bar_pushes_what_follows_to_the_end(show):
    page = show("Bottom")
    last = page.get_by_role("button", name="Last", exact=True).bounding_box()
    assert round(last["x"] + last["width"]) == 374


def test_a_bottom_bar_without_content_is_not_there(show):
    page = show("None")
    expect(page.get_by_text("None shown")).to_be_visible()
    expect(page.locator(".toolbar")).to_be_hidden()


def test_symbols_are_scaled_in_their_font_and_fill_what_they_are_resized_to(show):
    page = show("Symbols")
    symbols = page.locator(".page:visible .image > .symbol")
    widths = [round(symbols.nth(index).bounding_box()["width"], 1) for index in range(4)]
    assert widths == [50, 62.5, 37.5, 120]


def test_the_toggle_of_a_dialog_is_as_wide_as_its_buttons(show):
    page = show("Dialog")
    # It may come after the page from which it is presented, and be scaled while it comes.
    page.get_by_role("switch").wait_for()
    settle(page)
    edges = "e => { const box = e.getBoundingClientRect(); return [box.left, box.right] }"
    button = page.get_by_role("button", name="Delete", exact=True).evaluate(edges)
    assert page.get_by_role("switch").evaluate(edges) == button
