"""Positions of elements on pages, as the server has placed them by SwiftUI's rules, to half a point."""

import re

import pytest
from playwright.sync_api import expect

from conftest import choose_page, page_titles, run_command
from frames import hold_motion, misplaced, settle
from pixels import color_at

WIDTHS = [390, 834, 1280]
SCREENS = [
    "scaled to fit", "filled circle", "filled and clipped", "corner radius", "bounded button",
    "text between colors", "two texts in a row", "padded colors", "long text in a small frame",
    "scroll view beside spacer", "overlay larger than its view", "borders", "controls", "grid",
    "list rows", "form rows", "headers and badges", "links in rows", "page below its bar",
    "presentations", "animated frame", "overfilled pile",
    "filled picture that scrolls", "fonts of controls",
    "picture between texts", "text beside color", "bubble beside spacer", "least after most", "cards in a lazy grid", "geometry",
    "shrinking words",
]


@pytest.fixture(scope="module")
def layouts(tmp_path_factory):
    from conftest import Server

    server = Server(
        run_command("Tests/Browser/Apps/Layouts.swift"), tmp_path_factory.mktemp("layouts") / "log")
    yield server
    server.stop()


@pytest.mark.parametrize("width", WIDTHS)
def test_screens_that_style_sheets_get_wrong(layouts, open_page, width):
    page = open_page(layouts.url, viewport={"width": width, "height": 720})
    found = {}
    for screen in SCREENS:
        page.get_by_text(screen, exact=True).wait_for()
        settle(page)
        wrong, count = misplaced(page)
        assert count >= 8
        if wrong:
            found[screen] = wrong
        page.get_by_role("button", name="Next").click()
    assert found == {}


@pytest.mark.parametrize("width", WIDTHS)
def test_every_page_of_the_gallery(gallery_server, open_page, width):
    page = open_page(gallery_server.url, viewport={"width": width, "height": 800})
    found = {}
    for title in page_titles(page):
        choose_page(page, title)
        settle(page)
        wrong, _ = misplaced(page)
        if wrong:
            found[title] = wrong
    assert found == {}


PRESENTED = ["Card", "Greedy", "Half", "Cover", "Popover", "Pages"]


def present(page, name):
    """Opens one of the presentations, and waits until its animation has ended."""
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("dialog").wait_for()
    settle(page)


@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_presented_is_laid_out_in_the_size_that_it_is_given(layouts, open_page, width):
    page = open_page(layouts.url, viewport={"width": width, "height": 720})
    show(page, "presentations")
    found = {}
    for name in PRESENTED:
        present(page, name)
        wrong, _ = misplaced(page)
        assert page.locator("dialog [data-placed]").count() >= 3
        # A scroll view scrolls only content that is too large for it, and none is here.
        wrong += page.evaluate("""() => [...document.querySelectorAll('dialog')]
          .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => `${e.scrollWidth} in ${e.clientWidth}`)""")
        if wrong:
            found[name] = wrong
        page.keyboard.press("Escape") if name != "Cover" else page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert found == {}


def test_a_sheet_grows_with_what_is_in_it_and_a_popover_stays_beside_its_button(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 1280, "height": 720})
    show(page, "presentations")
    for name in ["Card", "Popover"]:
        present(page, name)
        dialog = page.get_by_role("dialog")
        before = dialog.bounding_box()
        page.get_by_role("button", name="Lengthen").click()
        # A card becomes wider, a popover in a frame higher.
        page.wait_for_function(
            "([dialog, before]) => dialog.offsetWidth > before.width + 10 || dialog.offsetHeight > before.height + 10",
            arg=[dialog.element_handle(), before])
        settle(page)
        assert misplaced(page)[0] == []
        if name == "Popover":
            button = page.get_by_role("button", name="Popover", include_hidden=True).bounding_box()
            box = dialog.bounding_box()
            assert box["y"] >= button["y"] + button["height"] or box["y"] + box["height"] <= button["y"]
        page.get_by_role("button", name="Lengthen").click()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_what_is_in_a_sheet_follows_its_height(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "presentations")
    present(page, "Half")
    assert misplaced(page)[0] == []
    half = page.locator("dialog .fill").bounding_box()["height"]
    page.get_by_role("button", name="Larger").click()
    page.get_by_role("button", name="Smaller").wait_for()
    settle(page)
    assert page.locator("dialog .fill").bounding_box()["height"] > half + 200
    assert misplaced(page)[0] == []
    # In a wide window the same sheet is a card, and its content is laid out anew.
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function("() => document.querySelector('dialog').offsetWidth === 560")
    settle(page)
    assert misplaced(page)[0] == []


def test_what_stands_beside_an_animated_frame_is_midway_at_half_the_time(layouts, open_page):
    """LM06."""
    page = open_page(layouts.url, viewport={"width": 1280, "height": 720})
    show(page, "animated frame")
    places = lambda: [page.get_by_test_id(name).bounding_box() for name in ["color", "beside"]]
    before = places()
    hold_motion(page)
    page.get_by_role("button", name="Widen").click()
    # The reader has the final size at once.
    expect(page.get_by_test_id("said")).to_have_text("200")
    page.evaluate("() => document.getAnimations().forEach((each) => { each.pause(); each.currentTime = 500; })")
    midway = places()
    page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    after = places()
    assert [round(box["width"]) for box in (before[0], midway[0], after[0])] == [100, 150, 200]
    for name in ["x", "y", "width", "height"]:
        for start, middle, end in zip(before, midway, after):
            assert abs((start[name] + end[name]) / 2 - middle[name]) <= 1


ROWS = ["list rows", "form rows", "headers and badges"]


def show(page, screen):
    """Steps through the screens to one of them."""
    while page.get_by_test_id("screen").inner_text() != screen:
        shown = page.get_by_test_id("screen").inner_text()
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page.get_by_test_id("screen")).not_to_have_text(shown)
    settle(page)


@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_in_rows_is_as_wide_as_the_rows_leave(layouts, open_page, width):
    page = open_page(layouts.url, viewport={"width": width, "height": 720})
    for screen in ROWS:
        show(page, screen)
        # No view that the server has placed in a row extends beyond it.
        assert page.evaluate("""() => [...document.querySelectorAll('.row [data-placed]')].filter((e) => {
          const row = e.closest('.row').getBoundingClientRect();
          const box = e.getBoundingClientRect();
          return box.left < row.left || box.right > row.right + 0.1 || box.top < row.top || box.bottom > row.bottom + 0.1;
        }).map((e) => e.outerHTML.slice(0, 200))""") == []
        assert page.locator(".row [data-placed]").count() > 10


def test_a_border_is_in_front_of_what_it_is_around(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "borders")
    for name in ["color", "editor"]:
        view = page.get_by_test_id(name)
        box = view.bounding_box()
        color = view.evaluate("(e) => getComputedStyle(e.closest('.box[style*=outline]')).outlineColor")
        red, green, blue = color_at(page, box["x"] + 2, box["y"] + box["height"] / 2)
        assert color == f"rgb({red}, {green}, {blue})"


def test_badges_stand_at_the_end_of_their_rows(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "headers and badges")
    # The distance between the end of a row and that of its badge, whose place is known relative to what contains it.
    assert page.evaluate("""() => [...document.querySelectorAll('.row > [data-badge][data-placed]')].map((e) => {
      const { left, width } = getComputedStyle(e, '::after');
      return Math.round(e.closest('.row').clientWidth - parseFloat(left) - parseFloat(width));
    })""") == [16, 16, 16, 16]
    # The badge of a link is between its label and its chevron, which keeps its own place.
    link = page.get_by_role("button", name="Archive")
    assert link.evaluate("""(e) => ['::before', '::after'].map((part) => {
      const { content, order, rotate } = getComputedStyle(e, part);
      return [content, order, rotate];
    })""") == [['"5"', "1", "none"], ['""', "2", "45deg"]]


def test_a_link_is_as_large_as_its_row_within_modifiers_of_its_own(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "links in rows")
    # The distance of the indicator from the end of the row, and whether the link has the color of other texts.
    assert page.evaluate("""() => [...document.querySelectorAll('.row [data-role=navigation]')].map((e) => {
      const { content, right } = getComputedStyle(e, '::after');
      const row = e.closest('.row');
      const end = row.getBoundingClientRect().right - e.getBoundingClientRect().right + parseFloat(right);
      return [content, Math.round(end), getComputedStyle(e).color === getComputedStyle(row).color];
    })""") == [['""', 18, True]] * 5
    assert page.get_by_role("button", name="Label").locator(".symbol").evaluate(
        "(e) => getComputedStyle(e).color === getComputedStyle(e.closest('.button')).color") is False
    row = page.get_by_role("listitem").filter(has_text=re.compile("^Menu$")).bounding_box()
    page.mouse.click(row["x"] + 3, row["y"] + 3)
    expect(page.get_by_text("Page 2", exact=True)).to_be_visible()


def test_a_bar_at_the_bottom_stays_below_a_page_that_scrolls(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "page below its bar")
    bar = page.locator(".page > .toolbar").bounding_box()
    assert round(bar["y"] + bar["height"]) == 720


def test_of_views_in_a_row_the_one_that_fits_is_shown(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "list rows")
    expect(page.get_by_text("Narrow", exact=True)).to_be_visible()
    expect(page.get_by_text("Wide", exact=True)).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.get_by_text("Wide", exact=True)).to_be_visible()
    expect(page.get_by_text("Narrow", exact=True)).to_be_hidden()
    settle(page)
    assert misplaced(page)[0] == []


def test_a_row_is_as_high_as_what_is_in_it_becomes(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "list rows")
    row = page.locator(".row").filter(has=page.get_by_role("button", name="Turn"))
    assert round(row.bounding_box()["height"]) == 44
    page.get_by_role("button", name="Turn").click()
    page.wait_for_function("(row) => row.offsetHeight > 60", arg=row.element_handle())
    settle(page)
    assert misplaced(page)[0] == []


def test_a_scroll_bar_takes_room_from_rows(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.list { border-inline-end: 15px solid !important; }');
      document.adoptedStyleSheets.push(sheet);
    }""")
    show(page, "list rows")
    time = page.get_by_text("12:40", exact=True)
    row = page.locator(".row").first
    page.wait_for_function(
        "([time, row]) => Math.abs(row.getBoundingClientRect().right - 34 - time.getBoundingClientRect().right) < 0.5",
        arg=[time.element_handle(), row.element_handle()])
    # The other rows may follow in a batch of their own.
    settle(page)
    assert misplaced(page)[0] == []


def test_a_picture_fits_in_a_stack_of_a_size(layouts, open_page):
    page = open_page(layouts.url)
    settle(page)
    box = page.locator(".fill").first.bounding_box()
    assert (round(box["width"]), round(box["height"])) == (150, 100)


def test_a_picture_that_fills_more_than_the_window_is_cut_on_both_sides(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "overfilled pile")
    fill = page.locator(".fill").first.bounding_box()
    assert fill["width"] > 500 and abs(fill["x"] + fill["width"] / 2 - 195) < 1
    middle = page.get_by_test_id("middle").bounding_box()
    assert abs(middle["x"] + middle["width"] / 2 - 195) < 1
    # There is nothing to scroll.
    page.mouse.move(195, 300)
    page.mouse.wheel(200, 0)
    assert page.locator("main").evaluate("(e) => e.scrollLeft") == 0


@pytest.mark.parametrize("width", WIDTHS)
def test_a_filled_picture_with_a_height_is_wider_than_the_window_and_nobody_scrolls_to_it(layouts, open_page, width):
    """LN05."""
    page = open_page(layouts.url, viewport={"width": width, "height": 720})
    show(page, "filled picture that scrolls")
    picture, below = (page.get_by_test_id(name).bounding_box() for name in ("picture", "below"))
    assert (round(picture["width"]), round(picture["height"])) == (max(800, width), round(max(200, width / 4)))
    for box in (picture, below):
        assert abs(box["x"] + box["width"] / 2 - width / 2) < 1
    assert misplaced(page)[0] == []
    # The content overflows on both sides, and there is nothing to scroll.
    page.mouse.move(width / 2, 300)
    page.mouse.wheel(200, 0)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("() => [...document.querySelectorAll('main, main *')].filter((e) => e.scrollLeft !== 0).length") == 0


def places(page, origin, names):
    """Returns the positions of elements relative to the corner of one of them."""
    boxes = {name: page.get_by_test_id(name).bounding_box() for name in [origin, *names]}
    corner = boxes[origin]
    return [tuple(round(number * 2) / 2 for number in (
        box["x"] - corner["x"], box["y"] - corner["y"], box["width"], box["height"])) for box in map(boxes.get, names)]


def test_programs_without_letters_are_exact(layouts, open_page):
    """LN12, LN15."""
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "least after most")
    assert places(page, "frame", ["most", "least"]) == [(-12.5, 0, 75, 50), (62.5, 0, 100, 50)]
    show(page, "cards in a lazy grid")
    shapes = [f"shape{number}" for number in range(3)]
    # The first cell is 136 points high, and stands in the middle of a line of 180.
    assert places(page, "card", shapes) == [(-108, 22, 80, 40), (-108, 70, 80, 40), (-108, 118, 80, 40)]
    carded = [f"carded{number}" for number in range(3)]
    assert places(page, "card", ["card", *carded]) == [(0, 0, 120, 180), (20, 22, 80, 40), (20, 70, 80, 40), (20, 118, 80, 40)]


def set_text(page, name):
    """Returns the width and height of a text's place, the number of lines that are drawn, and the size of their font."""
    return page.get_by_test_id(name).evaluate("""(text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = text.getBoundingClientRect();
      const tops = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
      return [width, height, tops.size, parseFloat(getComputedStyle(text).fontSize)];
    }""")


def test_a_word_is_broken_only_where_it_does_not_fit_in_the_smallest_font(layouts, open_page):
    """LB08."""
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "shrinking words")
    width, line, count, font = set_text(page, "whole")
    assert count == 1 and 65 < width < 100
    assert set_text(page, "broken")[1:] == pytest.approx([2 * line, 2, font], abs=0.5)
    # The word is as wide as the frame. The page's font shrinks in steps of 0.04, and a point or two may stand out.
    scale = 60 / width
    for name, height, lines in [("word", line * scale, 1), ("words", 2 * line * scale, 2), ("reserved", 2 * line, 1)]:
        *place, count, smaller = set_text(page, name)
        assert place == pytest.approx([60, height], abs=0.5) and count == lines, name
        assert scale - 0.04 <= smaller / font <= scale + 2 / width, name
    # At half its size it is wider than 30, and twice that holds it.
    *place, count, smaller = set_text(page, "smallest")
    assert place[0] <= 30.02 and place[1] == pytest.approx(line, abs=0.5) and count == 2
    assert smaller == pytest.approx(font / 2, abs=0.01)


def test_cells_of_a_lazy_grid_come_in_whole_lines(layouts, open_page):
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "cards in a lazy grid")
    last = page.get_by_text("499", exact=True)
    for _ in range(60):
        if last.count():
            break
        page.locator(".scroll").evaluate("(e) => e.scrollTo(0, e.scrollHeight)")
        page.wait_for_function("() => !document.querySelector('main[aria-busy]')")
        settle(page)
    assert last.count()
    assert misplaced(page)[0] == []
    # Four of what is left beside 40 points, and those: five in a line.
    tops = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.lazygrid:last-child .text')]
      .map((e) => [e.innerText, Math.round(e.getBoundingClientRect().top)]))""")
    numbers = sorted(map(int, tops))
    assert numbers[0] % 5 == 0 and len(numbers) > 20
    assert all(tops[str(number)] == tops[str(number - number % 5)] for number in numbers)


def test_controls_have_the_font_and_the_room_that_they_should(layouts, open_page):
    """LB17."""
    page = open_page(layouts.url, viewport={"width": 390, "height": 720})
    show(page, "fonts of controls")
    style = page.get_by_role("combobox").evaluate("(e) => [getComputedStyle(e).fontSize, getComputedStyle(e).fontStyle]")
    assert style == ["28px", "italic"]
    for index, height in enumerate([36, 50]):
        toggle, button = (page.locator(kind).nth(index).bounding_box() for kind in (".toggle", ".button[data-look]"))
        assert (toggle["width"], toggle["height"]) == (button["width"], button["height"])
        assert round(button["height"]) == height
    assert misplaced(page)[0] == []


def test_no_element_with_text_has_kerning(layouts, open_page):
    page = open_page(layouts.url)
    for _ in SCREENS:
        assert page.evaluate("""() => [...document.querySelectorAll('main *:not([type=range])')].filter((e) => {
          const style = getComputedStyle(e);
          return style.fontKerning !== 'none' || style.fontVariantLigatures !== 'none' || style.textRendering !== 'geometricprecision';
        }).map((e) => e.outerHTML.slice(0, 80))""") == []
        page.get_by_role("button", name="Next").click()
        settle(page)


def test_a_text_that_is_cut_shows_as_much_as_its_place_is_made_for(run, open_page, tmp_path):
    """LB06: the browser cuts no more than what the layout has cut, also where a line ends by itself."""
    file = tmp_path / "Cut.swift"
    file.write_text("""
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            VStack(spacing: 0) {
              ForEach(["one\\ntwo\\nx"], id: \\.self) { text in
                let lines = text.split(separator: "\\n", omittingEmptySubsequences: false)
                HStack(spacing: 0) {
                  Text(text).lineLimit(2).frame(width: 80, height: 60, alignment: .topLeading)
                  Text(lines.prefix(2).joined(separator: "\\n") + "…")
                    .frame(width: 80, height: 60, alignment: .topLeading)
                }
                .accessibilityElement(children: .contain).accessibilityIdentifier("pair \\(lines[0])")
              }
            }
          }
        }
        """)
    page = open_page(run(file).url, device_scale_factor=2)
    settle(page)
    box = page.get_by_test_id("pair one").bounding_box()
    cut, whole = (page.screenshot(clip={"x": box["x"] + x, "y": box["y"], "width": 80, "height": 60}) for x in (0, 80))
    assert cut == whole
