"""What a program learns about scrolling in a page."""

import pytest
from playwright.sync_api import expect

from frames import settle

PROGRAM = """
    import SwiftUI

    struct ContentView: View {
      @State private var offset = 0
      @State private var height = 0
      @State private var phases: [String] = []
      @State private var seen: [String] = []
      var body: some View {
        ScrollViewReader { proxy in
          Text(verbatim: "\\(offset) of \\(height)")
          Text("phases: " + phases.joined(separator: " "))
          Text("last row: " + seen.joined(separator: " "))
          Button("Last") { withAnimation { proxy.scrollTo(49, anchor: .bottom) } }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<50, id: \\.self) { number in
                if number == 49 {
                  Text("Row 49").frame(height: 40).onScrollVisibilityChange { seen.append($0 ? "seen" : "gone") }
                } else {
                  Text("Row \\(number)").frame(height: 40)
                }
              }
            }
          }
          .frame(height: 400)
          .onScrollGeometryChange(for: CGRect.self) { geometry in
            CGRect(origin: geometry.contentOffset, size: geometry.contentSize)
          } action: { _, place in
            offset = Int(place.minY)
            height = Int(place.height)
          }
          .onScrollPhaseChange { _, phase in phases.append("\\(phase)") }
        }
      }
    }
    """


@pytest.fixture
def page(run, open_page, tmp_path):
    file = tmp_path / "Scrolling.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url, viewport={"width": 390, "height": 844})
    settle(page)
    return page


def test_a_scroll_view_reports_where_it_is_and_what_moves_it(page):
    expect(page.get_by_text("0 of 2000", exact=True)).to_be_visible()
    place = page.locator(".scroll").bounding_box()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + 100)
    page.mouse.wheel(0, 300)
    expect(page.get_by_text("300 of 2000", exact=True)).to_be_visible()
    expect(page.get_by_text("phases: interacting idle", exact=True)).to_be_visible()
    expect(page.get_by_text("last row:")).not_to_contain_text("seen")
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_text("1600 of 2000", exact=True)).to_be_visible()
    expect(page.get_by_text("phases: interacting idle animating idle", exact=True)).to_be_visible()
    expect(page.get_by_text("last row: seen", exact=True)).to_be_visible()
