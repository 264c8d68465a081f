"""Masks that are views, which are drawn into pictures."""

from frames import settle, wait_until
from pixels import color_at
from playwright.sync_api import expect

PROGRAM = """
    import SwiftUI

    struct ContentView: View {
      @State private var isWide = false
      let blue = Color(red: 0, green: 0, blue: 1)

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          blue.frame(width: 200, height: 60)
            .mask(alignment: .leading) { HStack(spacing: 20) { Rectangle().frame(width: 40); Circle().frame(width: 60) } }
          Button("Widen") { withAnimation(.linear(duration: 0.2)) { isWide = true } }.frame(width: 200, height: 40)
          blue.frame(width: 200, height: 60)
            .mask(alignment: .leading) { VStack { Rectangle() }.frame(width: isWide ? 120 : 40) }
          blue.frame(width: 200, height: 60).mask { Text("HHHHHHH").font(.system(size: 60, weight: .black)) }
          blue.frame(width: 200, height: 60).mask { Image(systemName: "square.fill").resizable().frame(width: 60, height: 60) }
          Button("Masked") {}.frame(width: 200, height: 60).background(blue).mask { VStack { Rectangle() } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    """
WHITE, BLUE = (255, 255, 255), (0, 0, 255)


def colors(page, *points):
    return [color_at(page, x, y) for x, y in points]


def test_a_view_is_seen_where_its_mask_is_opaque(run, open_page, tmp_path):
    file = tmp_path / "Masks.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url)
    expect(page.locator("[data-mask=drawn]")).to_have_count(5)
    settle(page)
    # A rectangle, a gap, a circle without its corner, and nothing beyond.
    assert colors(page, (20, 5), (50, 30), (90, 30), (62, 3), (150, 30)) == [BLUE, WHITE, BLUE, WHITE, WHITE]
    # Words have ink, and gaps between the letters.
    row = colors(page, *((x, 190) for x in range(0, 200, 3)))
    assert BLUE in row and WHITE in row
    assert colors(page, (100, 250), (30, 250)) == [BLUE, WHITE]
    # What masks is not there for those who read or press.
    expect(page.get_by_text("HHHHHHH")).to_be_hidden()
    page.get_by_role("button", name="Masked").click()


def test_a_mask_follows_the_view_that_it_is(run, open_page, tmp_path):
    file = tmp_path / "Masks.swift"
    file.write_text(PROGRAM)
    page = open_page(run(file).url)
    expect(page.locator("[data-mask=drawn]")).to_have_count(5)
    assert colors(page, (20, 130), (100, 130)) == [BLUE, WHITE]
    page.get_by_role("button", name="Widen").click()
    assert wait_until(lambda: colors(page, (20, 130), (100, 130), (150, 130)) == [BLUE, BLUE, WHITE], page)


TINTS = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Words") {}
            NavigationLink { Text("") } label: { Label { Text("Red") } icon: { Image(systemName: "star").foregroundStyle(.red) } }
            Label { Text("Green") } icon: { Image(systemName: "star").foregroundStyle(.green) }
            Label("Plain", systemImage: "star")
            Button("App") {}.buttonStyle(.bordered).tint(.accentColor)
            Button("None") {}.buttonStyle(.bordered)
          }
        }
      }
    }
    """


def test_an_icon_in_a_row_keeps_its_color_and_the_accent_color_is_a_tint(run, open_page, tmp_path):
    file = tmp_path / "Tints.swift"
    file.write_text(TINTS)
    page = open_page(run(file).url)
    icons = page.locator(".row .image")
    color = "e => getComputedStyle(e).color"
    assert icons.nth(0).evaluate(color) == "rgb(255, 59, 48)"
    assert icons.nth(1).evaluate(color) == "rgb(52, 199, 89)"
    assert icons.nth(2).evaluate(color) == "rgb(0, 105, 217)"
    painted = "e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
    tinted, usual = (page.get_by_role("button", name=name, exact=True).evaluate(painted) for name in ("App", "None"))
    assert tinted == usual
