"""Views that are dragged with the real mouse, and files and texts that are dropped on a page."""

import pytest
from playwright.sync_api import expect

from conftest import choose_page
from frames import settle, wait_until

TRAY = "Drop files, texts or links here"
# Keeps what the server is told of drags.
TOLD = """() => {
  const { send } = window;
  window.told = [];
  window.send = (element, code, body, report) => {
    if (code === codes.drag) window.told.push([body[0], body.length]);
    send(element, code, body, report);
  };
}"""
# Drags something from outside of the page over an element and drops it there, as a browser does; returns which of the events the page
# has kept from the browser.
DROP = """(target, { files, data, events }) => {
  const dataTransfer = new DataTransfer();
  for (const { name, type, text, size } of files) {
    dataTransfer.items.add(new File([size ? new Uint8Array(size) : text], name, { type }));
  }
  for (const [type, text] of Object.entries(data)) dataTransfer.setData(type, text);
  const { x, y } = target.getBoundingClientRect();
  return events.filter((name) => !target.dispatchEvent(new DragEvent(name, {
    bubbles: true, cancelable: true, composed: true, dataTransfer, clientX: x + 1, clientY: y + 1 })));
}"""


@pytest.fixture
def page(gallery):
    return gallery("Drag and drop")


def drop_in(target, *files, data=None, events=("dragenter", "dragover", "drop")):
    return target.evaluate(DROP, {"files": files, "data": data or {}, "events": events})


def file(name, text="", type="text/plain", size=0):
    return {"name": name, "text": text, "type": type, "size": size}


def middle(page, text):
    box = page.get_by_text(text, exact=True).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_value_is_dragged_to_the_basket(page):
    page.get_by_text("Apples", exact=True).drag_to(page.get_by_text("An empty basket"))
    expect(page.get_by_text("Basket: Apples")).to_be_visible()
    page.get_by_text("Cheese", exact=True).drag_to(page.get_by_text("Basket: Apples"))
    expect(page.get_by_text("Basket: Apples, Cheese")).to_be_visible()


def test_a_place_shows_that_something_can_be_dropped_there(page):
    x, y = middle(page, "Bread")
    to_x, to_y = middle(page, TRAY)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=3)
    page.mouse.move(to_x + 2, to_y)
    expect(page.get_by_text("Let go")).to_be_visible()
    page.mouse.move(x, y - 30, steps=3)
    expect(page.get_by_text(TRAY)).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("An empty basket")).to_be_visible()
    # The next drag is another.
    page.get_by_text("Bread", exact=True).drag_to(page.get_by_text(TRAY))
    expect(page.get_by_text("“Bread”")).to_be_visible()
    expect(page.get_by_text(TRAY)).to_be_visible()


def test_moves_are_sent_only_where_a_delegate_wants_them(page):
    page.evaluate(TOLD)
    page.mouse.move(*middle(page, "Apples"))
    page.mouse.down()
    x, y = middle(page, "An empty basket")
    for step in range(6):
        page.mouse.move(x + 4 * step, y)
    page.mouse.up()
    expect(page.get_by_text("Basket: Apples")).to_be_visible()
    assert [phase for phase, _ in page.evaluate("told")] == [1, 3, 4]
    page.evaluate("told.length = 0")
    x, y = middle(page, "Apples")
    to_x, to_y = middle(page, "Venus")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y)

    def has_sent_moves():
        for way in (-2, 2):
            page.mouse.move(to_x + way, to_y)
        return [phase for phase, _ in page.evaluate("told")].count(3) > 2

    # The planets take only what is dragged among them, but their delegates may want to hear of it.
    assert wait_until(has_sent_moves)
    page.mouse.up()
    expect(page.get_by_text("Planets: Mercury, Venus, Earth, Mars")).to_be_visible()


def test_another_view_is_shown_below_the_pointer(page):
    page.evaluate("""() => {
      DataTransfer.prototype.setDragImage = (element) => {
        window.lifted = [element.textContent, getComputedStyle(element).visibility, element.getBoundingClientRect().bottom < 0];
      };
    }""")
    expect(page.get_by_text("Some Apples")).to_be_hidden()
    page.get_by_text("Apples", exact=True).drag_to(page.get_by_text("An empty basket"))
    expect(page.get_by_text("Basket: Apples")).to_be_visible()
    assert page.evaluate("window.lifted") == ["Some Apples", "visible", True]
    expect(page.get_by_text("Some Apples")).to_have_count(1)


def test_files_are_dropped_and_read(page):
    text = "0123456789" * 10_000
    kept = drop_in(page.get_by_text(TRAY), file("note.txt", "Hello"), file("long.txt", text))
    assert kept == ["dragenter", "dragover", "drop"]
    expect(page.get_by_text("note, 5 bytes")).to_be_visible()
    expect(page.get_by_text("long, 100000 bytes")).to_be_visible()
    expect(page.get_by_text(TRAY)).to_be_visible()


def test_a_file_that_is_too_large_is_not_sent(page):
    page.evaluate(TOLD)
    drop_in(page.get_by_text(TRAY), file("large.txt", size=11 << 20))
    expect(page.get_by_text("“large.txt” is too large")).to_be_visible()
    assert sum(length for _, length in page.evaluate("told")) < 200
    drop_in(page.get_by_text(TRAY), file("small.txt", "a"))
    expect(page.get_by_text("small, 1 bytes")).to_be_visible()


def test_links_and_long_texts_are_dropped(page):
    link = {"text/uri-list": "# a comment\r\nhttps://swift.org/\r\n", "text/plain": "Swift"}
    drop_in(page.get_by_text(TRAY), data=link)
    expect(page.get_by_text("“https://swift.org/”")).to_be_visible()
    drop_in(page.get_by_text("An empty basket"), data={"text/plain": "pears"})
    expect(page.get_by_text("Basket: pears")).to_be_visible()
    # As a file, within the limits of files.
    drop_in(page.get_by_text(TRAY), data={"text/plain": "x" * 70_000})
    expect(page.get_by_text("Text, 70000 bytes")).to_be_visible()


def test_what_leaves_the_page_again_is_over_nothing(page):
    tray = page.get_by_text(TRAY)
    drop_in(tray, file("note.txt", "Hello"), events=("dragenter", "dragover"))
    over = page.get_by_text("Let go")
    expect(over).to_be_visible()
    over.evaluate("(e) => e.dispatchEvent(new DragEvent('dragleave', { bubbles: true, dataTransfer: new DataTransfer() }))")
    expect(tray).to_be_visible()


def test_a_file_dropped_elsewhere_does_not_take_the_page_away(page):
    heading = page.get_by_text("From elsewhere")
    kept = drop_in(heading, file("note.txt", "Hello"))
    assert kept == ["dragenter", "dragover", "drop"]
    # Text may go wherever the browser takes it.
    assert drop_in(heading, data={"text/plain": "a"}) == []
    drop_in(page.get_by_text(TRAY), file("note.txt", "Hello"))
    expect(page.get_by_text("note, 5 bytes")).to_be_visible()


def test_files_are_dropped_where_the_page_is_sent_everything_anew(gallery_anew):
    page = gallery_anew("Drag and drop")
    settle(page)
    drop_in(page.get_by_text(TRAY), file("long.txt", "0123456789" * 30_000))
    expect(page.get_by_text("long, 300000 bytes")).to_be_visible()
    page.get_by_text("Apples", exact=True).drag_to(page.get_by_text("An empty basket"))
    expect(page.get_by_text("Basket: Apples")).to_be_visible()


def test_files_are_dropped_over_a_slow_connection(gallery_server, open_page, slow_network):
    page = open_page(slow_network(gallery_server, 0.05))
    choose_page(page, "Drag and drop")
    drop_in(page.get_by_text(TRAY), file("long.txt", "0123456789" * 30_000))
    expect(page.get_by_text("long, 300000 bytes")).to_be_visible()
