"""What lies beneath the bar of a page, and what is in it."""

import pytest
from frames import settle
from pixels import color_at
from playwright.sync_api import expect

PROGRAM = """
    import SwiftUI

    struct ContentView: View {
      let red = Color(red: 1, green: 0, blue: 0)
      @State private var search = ""
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Style") {
              ScrollView { Text("Style shown").frame(maxWidth: .infinity) }.background(red).navigationTitle("Style")
            }
            NavigationLink("View") {
              Text("View shown").frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { red.ignoresSafeArea() }.navigationTitle("View")
            }
            NavigationLink("Stack") {
              ZStack { red.ignoresSafeArea(); Text("Stack shown") }
                .navigationTitle("Stack").navigationBarTitleDisplayMode(.inline)
            }
            NavigationLink("Inside") {
              ZStack { red; Text("Inside shown") }.navigationTitle("Inside")
            }
            NavigationLink("Small") {
              Text("Small shown").background(red).navigationTitle("Small")
            }
            NavigationLink("Container") {
              Text("Container shown").containerBackground(red, for: .navigation).navigationTitle("Container")
            }
            NavigationLink("Long") {
              Text("Long shown").navigationTitle("A title that is far too long for one line of a bar")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                  ToolbarItem { Button("Save") {} }
                  ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                }
            }
            NavigationLink("Deep") {
              NavigationLink("Deeper") {
                Text("Deeper shown").navigationTitle("Quite a long title here").navigationBarTitleDisplayMode(.inline)
              }
              .navigationTitle("The previous page")
            }
            NavigationLink("Search") {
              List { Text("Search shown") }.searchable(text: $search).navigationTitle("Search")
            }
            NavigationLink("Tabs") {
              TabView {
                Text("Tabs shown").tabItem { Label("One", systemImage: "star") }
                Text("Two").tabItem { Label("Two", systemImage: "heart") }
              }
              .navigationTitle("Tabs")
            }
          }
          .toolbar {
            Button("Like", systemImage: "heart") {}
            Button("Words") {}
            Menu("More", systemImage: "ellipsis") { Button("Share", systemImage: "square.and.arrow.up") {} }
            Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
          }
        }
      }
    }
    """
PHONE = {"width": 390, "height": 844}
WHITE, RED = (255, 255, 255), (255, 0, 0)


@pytest.fixture
def page(run, open_page, tmp_path):
    file = tmp_path / "Bars.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url, viewport=PHONE)
    settle(page)
    return page


def test_paint_goes_on_beneath_the_bar_where_it_ignores_the_safe_area(page):
    beneath = {}
    for name in ("Style", "View", "Stack", "Inside", "Small", "Container"):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_text(f"{name} shown").wait_for()
        settle(page)
        bar = page.locator(".navbar:visible").last.bounding_box()
        beneath[name] = color_at(page, 380, 2), color_at(page, 380, bar["y"] + bar["height"] - 2)
        page.go_back()
        page.get_by_text(f"{name} shown").wait_for(state="detached")
        settle(page)
    assert beneath == {
        "Style": (RED, RED), "View": (RED, RED), "Stack": (RED, RED), "Inside": (WHITE, WHITE), "Small": (WHITE, WHITE),
        "Container": (RED, RED)}


def test_a_label_in_a_bar_shows_its_icon_and_is_named_by_its_title(page):
    bar = page.locator(".navbar:visible")
    assert bar.get_by_role("button", name="Like", exact=True).bounding_box()["width"] < 40
    for text in ("Words", "Both"):
        assert bar.get_by_text(text, exact=True).bounding_box()["width"] > 30
    # The items of a menu have their titles.
    bar.get_by_role("button", name="More").click()
    item = page.get_by_role("menuitem", name="Share")
    expect(item).to_be_visible()
    settle(page)
    assert item.get_by_text("Share").bounding_box()["width"] > 30


def frames(page, selector):
    """Returns the frames of the elements of the page on top: x, y, width and height."""
    return page.evaluate("""(selector) => [...document.querySelector('.page:last-child').querySelectorAll(selector)]
      .map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])""", selector)


def test_a_long_title_is_cut_between_the_items_of_its_bar(page):
    page.get_by_role("button", name="Long", exact=True).click()
    page.get_by_text("Long shown").wait_for()
    settle(page)
    assert frames(page, ".navbar, .toolbar") == [[0, 0, 390, 44], [0, 800, 390, 44]]
    back, title, save = (frames(page, f".navbar > {part}")[0] for part in (
        ".hstack:first-child", ".vstack", ".hstack:last-child"))
    assert [round(title[0] - back[0] - back[2], 2), round(save[0] - title[0] - title[2], 2), save[0] + save[2]] == [8, 8, 374]
    assert page.get_by_role("heading", level=1).evaluate("(title) => title.scrollWidth > title.clientWidth")


def test_a_back_button_shows_as_much_as_fits_beside_the_title(page):
    page.get_by_role("button", name="Deep", exact=True).click()
    page.get_by_role("button", name="Deeper", exact=True).click()
    page.get_by_text("Deeper shown").wait_for()
    settle(page)
    back = page.locator(".page:last-child > .navbar [data-role=back]")
    expect(back).to_have_text("Back")
    x, _, width, _ = frames(page, ".navbar h1")[0]
    assert round(x + width / 2) == 195
    page.set_viewport_size({"width": 690, "height": 844})
    expect(back).to_have_text("The previous page")


def test_a_back_button_without_room_is_a_mark_with_a_name(page):
    page.get_by_role("button", name="Long", exact=True).click()
    page.get_by_text("Long shown").wait_for()
    settle(page)
    back = page.locator(".page:last-child > .navbar [data-role=back]")
    assert back.bounding_box()["width"] < 30
    expect(back).to_have_accessible_name("Back")


def test_bars_have_the_heights_of_the_look_and_tabs_share_theirs(page):
    page.get_by_role("button", name="Tabs", exact=True).click()
    page.get_by_text("Tabs shown").wait_for()
    settle(page)
    assert frames(page, ".navbar, .tabbar, .tab, .tabpage:not([data-selected=false])") == [
        [0, 0, 390, 96], [0, 795, 390, 49], [8, 795, 185, 49], [197, 795, 185, 49], [0, 96, 390, 699]]


def test_a_search_field_has_a_magnifier_and_the_background_of_its_list(page):
    page.get_by_role("button", name="Search", exact=True).click()
    page.get_by_text("Search shown").wait_for()
    settle(page)
    (x, y, width, height), = frames(page, "[type=search]")
    assert [x, y, width, round(height)] == [16, 104, 358, 36]
    field = page.get_by_role("searchbox")
    assert field.evaluate("(field) => getComputedStyle(field).backgroundImage.startsWith('url(')")
    assert color_at(page, 4, y + 4) == color_at(page, 4, 400) != WHITE
