"""Pictures of an app's resources, and symbols in several colors."""

import json
import struct
import zlib

from frames import settle
from pixels import color_at

APP = """
import SwiftUI
struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    Image("Double")
    if isShown { Image("Double") }
    Button("Show") { isShown = true }
  }
}
"""


def png(width, height):
    """A picture of white dots."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + b"\xff" * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def test_a_picture_of_a_catalog_has_the_size_of_its_scale(run, open_page, tmp_path):
    folder = tmp_path / "App/Assets.xcassets/Double.imageset"
    folder.mkdir(parents=True)
    (folder / "any-name.png").write_bytes(png(220, 170))
    (folder / "Contents.json").write_text(json.dumps(
        {"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "any-name.png", "scale": "2x"}]}))
    (tmp_path / "App/ContentView.swift").write_text(APP)
    page = open_page(run(tmp_path / "App").url)
    page.get_by_role("button", name="Show").click()
    pictures = page.locator(".image > img")
    pictures.nth(1).wait_for()
    page.wait_for_function("() => [...document.images].every((each) => each.complete)")
    settle(page)
    sizes = pictures.evaluate_all("(all) => all.map((each) => [each.width, each.height])")
    # One picture is part of the page, the other came later.
    assert sizes == [[110, 85], [110, 85]]


FAR = """
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      AsyncImage(url: URL(string: "http://pictures.invalid/far.png"))
      Text("beside").accessibilityIdentifier("beside")
    }
  }
}
"""


def test_a_picture_from_elsewhere_has_its_room_when_it_comes(run, open_page, browser, tmp_path):
    (tmp_path / "Far.swift").write_text(FAR)
    context = browser.new_context(viewport={"width": 390, "height": 720})
    context.route("http://pictures.invalid/*", lambda route: route.fulfill(body=png(120, 80), content_type="image/png"))
    page = open_page(run(tmp_path / "Far.swift").url, context=context)
    picture = page.locator(".image:has(> img)")
    picture.wait_for()
    settle(page)
    box, beside = picture.bounding_box(), page.get_by_test_id("beside").bounding_box()
    assert (round(box["width"]), round(box["height"])) == (120, 80)
    assert abs(box["x"] + 120 - beside["x"]) < 0.5
    context.close()


COLORS = """
import SwiftUI
struct ContentView: View {
  @State private var isColored = false
  var body: some View {
    HStack {
      Image(systemName: "cloud.sun.fill").resizable().frame(width: 240, height: 240)
      Image(systemName: "plus.circle.fill").resizable().frame(width: 240, height: 240)
    }
    .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    .background(Color.black)
    .symbolRenderingMode(isColored ? .multicolor : nil)
    Button("Color") { isColored.toggle() }
  }
}
"""


def colors_of_symbols(page):
    """The colors of a cloud, a ray of the sun behind it, a disc, and the plus that is cut out of it."""
    def color(place, x, y):
        box = page.locator(".symbol").nth(place).bounding_box()
        return color_at(page, round(box["x"] + x * box["width"] / 24), round(box["y"] + y * box["height"] / 24))
    return [color(0, 11, 16), color(0, 15.5, 3.4), color(1, 12, 4.5), color(1, 12, 12)]


def test_a_symbol_has_several_colors_when_it_is_asked_for_them(run, open_page, tmp_path):
    (tmp_path / "Colors.swift").write_text(COLORS)
    page = open_page(run(tmp_path / "Colors.swift").url, color_scheme="light")
    settle(page)
    blue, black, white = (0, 0, 255), (0, 0, 0), (255, 255, 255)
    assert colors_of_symbols(page) == [blue, blue, blue, black]
    page.get_by_role("button", name="Color").click()
    page.wait_for_selector("[data-rendering=multicolor]")
    settle(page)
    assert colors_of_symbols(page) == [white, (255, 204, 0), (52, 199, 89), white]
    page.get_by_role("button", name="Color").click()
    page.wait_for_function("() => !document.querySelector('[data-rendering]')")
    settle(page)
    assert colors_of_symbols(page) == [blue, blue, blue, black]
