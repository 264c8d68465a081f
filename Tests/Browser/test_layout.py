"""Positions in the browser, compared with SwiftUI's rules: the gallery's pages on layout."""

import pytest
from playwright.sync_api import expect

from frames import rest, settle

DESKTOP = {"width": 1280, "height": 800}


def box(page, name):
    """Returns the frame of a view, in whole points."""
    found = page.get_by_test_id(name).bounding_box()
    return tuple(round(found[key]) for key in ("x", "y", "width", "height"))


def trailing_edge(page, name):
    """Returns the end of a view. The sum of origin and size, each rounded, may differ from it."""
    found = page.get_by_test_id(name).bounding_box()
    return round(found["x"] + found["width"])


def block(page, name):
    """Returns the frame of one of the page's blocks: its text has the name, and its background surrounds it."""
    found = page.get_by_test_id(name).locator("xpath=ancestor::*[@class='decorated'][1]").bounding_box()
    return tuple(round(found[key]) for key in ("x", "y", "width", "height"))


def offset(inner, outer):
    """Returns the origin of one frame within another."""
    return inner[0] - outer[0], inner[1] - outer[1]


def size(place):
    return place[2], place[3]


def test_a_spacer_takes_what_fixed_frames_leave(gallery):
    page = gallery("Stacks", viewport=DESKTOP)
    row, first, last = (box(page, name) for name in ("spaced", "first", "last"))
    assert (size(first), size(last)) == ((40, 30), (60, 30))
    assert first[0] == row[0] and last[0] + 60 == row[0] + row[2]


def test_flexible_frames_share_alike_and_align(gallery):
    page = gallery("Stacks", viewport=DESKTOP)
    row = box(page, "spaced")
    one, two, three = (block(page, f"share{number}") for number in (1, 2, 3))
    assert one[0] == row[0]
    assert three[0] + three[2] == row[0] + row[2]
    assert abs((two[0] + two[2] / 2) - (row[0] + row[2] / 2)) <= 1


def test_what_has_priority_or_a_fixed_size_stays_whole(gallery):
    page = gallery("Stacks", viewport=DESKTOP)
    for name in ("high", "fixed"):
        assert page.get_by_test_id(name).evaluate("e => e.scrollWidth <= e.clientWidth"), name
    # 300 points for both, with 8 between them; a truncated text takes whole letters of its share.
    assert 0 <= 300 - (box(page, "low")[2] + 8 + box(page, "high")[2]) <= 12


def test_guides_move_views_against_each_other(gallery):
    page = gallery("Stacks", viewport=DESKTOP)
    first = box(page, "guide0")
    assert box(page, "guide20")[0] - first[0] == 20
    assert box(page, "guideEnd")[0] - first[0] == 60


def test_an_offset_moves_what_is_seen_and_depth_decides_what_is_in_front(gallery):
    page = gallery("Stacks", viewport=DESKTOP)
    front = box(page, "front")
    assert offset(box(page, "offset"), front) == (20, 20)
    assert page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-testid]').dataset.testid",
        [front[0] + 40, front[1] + 40]) == "front"
    assert not page.get_by_test_id("hidden").is_visible()


def test_frames(gallery):
    page = gallery("Frames", viewport=DESKTOP)
    base = box(page, "base")
    assert size(base) == (200, 80)
    assert offset(block(page, "topLeading"), base) == (0, 0)
    corner = block(page, "bottomTrailing")
    assert corner[0] + corner[2] == base[0] + 200
    assert abs(corner[1] + corner[3] - base[1] - 80) <= 1
    middle = block(page, "middle")
    assert abs(middle[0] + middle[2] / 2 - base[0] - 100) <= 1
    assert abs(middle[1] + middle[3] / 2 - base[1] - 40) <= 1
    # At most 220 points wide, and its content at the trailing edge of that.
    capped = block(page, "capped")
    assert capped[0] + capped[2] == base[0] + 220


@pytest.mark.parametrize("name, expected", [
    ("fit", (100, 50)), ("fitTall", (50, 100)), ("fill", (120, 60)), ("wide", (280, 70))])
def test_proportions(gallery, name, expected):
    assert size(box(gallery("Frames", viewport=DESKTOP), name)) == expected


@pytest.mark.parametrize("name, expected", [("fitting", (60, 45)), ("filling", (80, 60))])
def test_a_picture_keeps_its_proportions(gallery, name, expected):
    page = gallery("Images", viewport=DESKTOP)
    # The picture has not arrived yet, and may be this wide before.
    page.wait_for_function(
        "([name, width, height]) => { const { clientWidth, clientHeight } ="
        " document.querySelector(`[data-testid=${name}]`); return clientWidth === width && clientHeight === height; }",
        arg=[name, *expected])
    assert size(box(page, name)) == expected


def test_positions_are_of_centers(gallery):
    page = gallery("Frames", viewport=DESKTOP)
    area, placed = box(page, "positions"), box(page, "positioned")
    assert abs(placed[0] + placed[2] / 2 - area[0] - 30) <= 1
    assert abs(placed[1] + placed[3] / 2 - area[1] - 30) <= 1


def test_cells_of_a_grid_stand_in_columns(gallery):
    page = gallery("Grids", viewport=DESKTOP)
    assert box(page, "rye")[0] == box(page, "loaf")[0] == box(page, "wideCell")[0]
    assert box(page, "ryeWeight")[0] == box(page, "loafWeight")[0]
    assert trailing_edge(page, "ryePrice") == trailing_edge(page, "loafPrice")
    tiles = [box(page.get_by_test_id("flexible"), f"tile{number}") for number in range(6)]
    assert len({tile[2] for tile in tiles}) == 1
    assert [tile[0] for tile in tiles[:3]] == [tile[0] for tile in tiles[3:]]


ROWS = """() => {
  const view = document.querySelector('[data-testid=rows]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid=rows] .button')]
    .filter(row => row.getBoundingClientRect().bottom > view.top + 40 && row.getBoundingClientRect().top < view.bottom)
    .map(row => +row.innerText.split('\\n')[0].replace(/\\D/g, ''));
}"""


def shown_rows(page, condition):
    """Returns the visible rows, as soon as they are the expected ones, and all that are between."""
    return page.wait_for_function(f"""() => {{
      const rows = ({ROWS})();
      return rows.length > 5 && rows.every((row, index) => row === rows[0] + index) && ({condition})(rows) && rows;
    }}""").json_value()


def test_a_hundred_thousand_rows_scroll(gallery):
    page = gallery("Lazy lists", viewport=DESKTOP)
    rows = page.get_by_test_id("rows")
    buttons = page.locator("[data-testid=rows] .button")
    assert shown_rows(page, "rows => rows[0] === 0")
    page.get_by_role("button", name="Row 3").click()
    for top in (3000, 6000, 300_000, 2_000_000):
        rows.evaluate("(e, top) => e.scrollTo(0, top)", top)
        near = shown_rows(page, f"rows => Math.abs(rows[0] * 42 - {top}) < {top} / 8 + 500")
        assert buttons.count() < 150
    page.get_by_role("button", name="Middle").click()
    assert 50_000 in shown_rows(page, "rows => rows.includes(50000)")
    page.get_by_role("button", name="End").click()
    assert shown_rows(page, "rows => rows.includes(99999)")[-1] == 99_999
    page.get_by_role("button", name="Top").click()
    shown_rows(page, "rows => rows.includes(3)")
    # The row kept its state while it was away.
    expect(page.locator("[data-testid=rows] .button", has_text="Row 3").first.locator("use")).to_have_attribute(
        "href", "#symbol-checkmark.circle.fill")


def test_what_is_seen_stays_while_rows_come_and_go(gallery):
    page = gallery("Lazy lists", viewport=DESKTOP)
    rows = page.get_by_test_id("rows")
    shown_rows(page, "rows => rows[0] === 0")
    rows.evaluate("e => e.scrollTo(0, 4000)")
    first = shown_rows(page, "rows => rows[0] > 60")
    place = "row => [...document.querySelectorAll('.button')].find(e => e.innerText.startsWith(row)).getBoundingClientRect().top"
    name = f"Row {first[3]}"
    top = page.evaluate(place, name)
    # Up and down again by less than a screen, which brings and takes rows.
    for distance in (-300, 600, -300):
        rows.evaluate("(e, distance) => e.scrollBy(0, distance)", distance)
        top -= distance
        page.wait_for_function("() => !document.querySelector('main[aria-busy]')")
        assert abs(page.evaluate(place, name) - top) < 2


def test_programs_scroll(gallery):
    page = gallery("Scrolling", viewport=DESKTOP)
    letters = page.get_by_test_id("letters")
    top = "e => Math.round(e.scrollTop)"
    page.get_by_role("button", name="To Z").click()
    page.wait_for_function("() => { const e = document.querySelector('[data-testid=letters]'); return e.scrollTop > 700; }")
    page.get_by_role("button", name="To A").click()
    page.wait_for_function("() => document.querySelector('[data-testid=letters]').scrollTop < 10")
    assert letters.evaluate(top) < 10
    conversation = page.get_by_test_id("conversation")
    assert conversation.evaluate("e => e.scrollHeight - e.clientHeight - e.scrollTop < 2 && e.scrollTop > 0")
    page.get_by_role("button", name="Next card").click()
    expect(page.get_by_test_id("at")).to_have_text("At card 1")
    rest(page, "[data-testid=cards]")
    page.get_by_test_id("cards").evaluate("e => e.scrollBy(464, 0)")
    expect(page.get_by_test_id("at")).to_have_text("At card 3")


def test_a_reader_follows_its_size(gallery):
    page = gallery("Geometry", viewport=DESKTOP)
    expect(page.get_by_test_id("sizeClass")).to_have_text("Regular")
    settle(page)
    bar = box(page, "bar")
    assert abs(box(page, "share")[2] - bar[2] / 2) <= 1
    page.get_by_role("button", name="A quarter").click()
    page.wait_for_function("width => Math.abs(document.querySelector('[data-testid=share]').clientWidth - width) < 2", arg=bar[2] / 4)
    page.set_viewport_size({"width": 500, "height": 800})
    expect(page.get_by_test_id("sizeClass")).to_have_text("Compact")
    # The list of pages is gone, so the whole window except the paddings is available.
    narrow = 500 - 2 * 20
    page.wait_for_function("width => Math.abs(document.querySelector('[data-testid=share]').clientWidth - width) < 2", arg=narrow / 4)


def test_a_place_in_what_scrolls_is_reported_while_it_scrolls(gallery):
    page = gallery("Geometry", viewport=DESKTOP)
    place = page.get_by_test_id("place")
    page.wait_for_function("() => /^[1-9]/.test(document.querySelector('[data-testid=place]')?.innerText)")
    settle(page)
    before = int(place.inner_text().split()[0])
    page.locator(".scroll").first.evaluate("e => e.scrollBy(0, 100)")
    expect(place).to_have_text(f"{before - 100} from the top")


def test_what_is_larger_than_its_frame_stands_out_of_it_on_both_sides(run, open_page, tmp_path):
    file = tmp_path / "Frames.swift"
    file.write_text("""
        import SwiftUI

        @main struct FramesApp: App {
          var body: some Scene { WindowGroup { ContentView() } }
        }

        struct ContentView: View {
          var body: some View {
            ZStack(alignment: .topLeading) {
              text(80).frame(width: 100, height: 20).position(x: 100, y: 100)
              row(80).frame(width: 100, height: 20).position(x: 100, y: 200)
              row(30).frame(width: 100, height: 80).position(x: 100, y: 300)
              row(30).frame(width: 100, height: 80, alignment: .bottom).position(x: 100, y: 400)
              text(30).position(x: 0, y: 0)
            }
            .ignoresSafeArea()
          }

          func text(_ height: CGFloat) -> some View {
            Color.red.frame(width: 60, height: height).overlay(Text("view"))
          }

          func row(_ height: CGFloat) -> some View {
            ScrollView(.horizontal) { text(height) }
          }
        }
        """)
    page = open_page(run(file).url, viewport=DESKTOP)
    settle(page)
    places = [found.bounding_box() for found in page.get_by_text("view").all()]
    assert [round(place["y"] + place["height"] / 2) for place in places] == [100, 200, 300, 425, 0]


def test_a_color_that_ignores_the_safe_area_goes_to_the_edges_of_the_window(run, open_page, tmp_path):
    """LE08."""
    file = tmp_path / "Edges.swift"
    file.write_text("""
        import SwiftUI

        @main struct EdgesApp: App {
          var body: some Scene { WindowGroup { ContentView() } }
        }

        struct ContentView: View {
          var body: some View {
            ZStack {
              Color.blue.accessibilityIdentifier("blue").ignoresSafeArea()
              Color.red.accessibilityIdentifier("red")
              Color.green.accessibilityIdentifier("green").ignoresSafeArea(edges: .top)
              Text("Middle").accessibilityIdentifier("text")
            }
          }
        }
        """)
    page = open_page(run(file).url, viewport={"width": 400, "height": 700})
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 50, "bottom": 30}})
    page.wait_for_function("() => getComputedStyle(document.querySelector('.window')).paddingTop === '50px'")
    page.evaluate("() => dispatchEvent(new Event('resize'))")
    page.wait_for_function("() => document.querySelector('[data-testid=red]').offsetHeight === 620")
    settle(page)
    assert [box(page, name) for name in ("blue", "red", "green")] == [(0, 0, 400, 700), (0, 50, 400, 620), (0, 0, 400, 670)]
    text = page.get_by_test_id("text").bounding_box()
    assert abs(text["y"] + text["height"] / 2 - 360) < 1
    assert page.evaluate("() => { const e = document.querySelector('.window'); return e.scrollHeight - e.clientHeight; }") == 0
