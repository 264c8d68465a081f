"""Gestures, with the real mouse except where time counts."""

import pytest
from playwright.sync_api import expect

from frames import expect_remembered, remember_texts, rest, settle

SENT = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    // A number, the last batch, the code, the element, and what the code says.
    if (message[0]) window.sent.push([message[2], message[4]]);
    send.call(this, message);
  };
}"""


# Presses an element as often as is said, all at one moment: between what a mouse does, a busy machine may let more time pass than
# a short press or a double one may take.
TAP = """(element, count) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const mouse = { bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  const middle = { clientX: x + width / 2, clientY: y + height / 2 };
  for (let number = 0; number < count; number++) {
    for (const type of ['pointerdown', 'pointerup']) element.dispatchEvent(new PointerEvent(type, { ...mouse, ...middle }));
  }
}"""


@pytest.fixture
def page(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Gestures.swift").url)
    settle(page)
    return page


def middle(page, text):
    settle(page)
    place = page.get_by_text(text, exact=True).bounding_box()
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def expect_log(page, *lines):
    expect(page.get_by_text("Log: ")).to_have_text("Log: " + ", ".join(lines))


def test_a_drag_is_followed_and_its_state_returns(page):
    """O13."""
    x, y = middle(page, "Drag me")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y)
    page.mouse.move(x + 40, y - 30, steps=5)
    expect(page.get_by_text("Offset: 40 -30")).to_be_visible()
    # The pointer may leave the element.
    page.mouse.move(x + 300, y + 200)
    expect(page.get_by_text("Offset: 300 200")).to_be_visible()
    expect(page.get_by_text("Position: 0 0")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("Offset: 0 0")).to_be_visible()
    expect(page.get_by_text("Position: 300 200")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == ""


def test_moves_are_sent_only_of_what_is_dragged_and_once_for_each_picture(page):
    """MI13."""
    page.evaluate(SENT)
    x, y = middle(page, "Around")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y, steps=5)
    page.mouse.up()
    assert page.evaluate("sent") == [[8, 1], [8, 3]]
    x, y = middle(page, "Drag me")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y, steps=9)
    assert page.evaluate("sent.slice(2)") == [[8, 1]]
    # Several moves between two frames count as one.
    page.evaluate("""([x, y]) => {
      const target = document.elementFromPoint(x, y);
      for (let way = 1; way <= 100; way++) {
        target.dispatchEvent(new PointerEvent('pointermove', {
          bubbles: true, pointerId: 1, isPrimary: true, clientX: x + way, clientY: y }));
      }
    }""", [x, y])
    expect(page.get_by_text("Offset: 100 0")).to_be_visible()
    assert page.evaluate("sent.slice(3)") == [[8, 2]]
    page.mouse.up()


def test_a_long_press_counts_when_its_time_is_over(page):
    x, y = middle(page, "Press me")
    remember_texts(page)
    page.mouse.move(x, y)
    page.mouse.down()
    # For three tenths of a second.
    expect_remembered(page, "Pressed")
    expect_log(page, "held")
    expect(page.get_by_text("Press me")).to_be_visible()
    page.mouse.up()
    page.get_by_text("Press me").evaluate(TAP, 1)
    page.get_by_text("Around").evaluate(TAP, 2)
    expect_log(page, "held", "double")


def test_a_button_takes_a_click_and_its_surroundings_a_click_beside(page):
    page.get_by_role("button", name="Inside").click()
    expect_log(page, "button")
    page.get_by_text("Around").click()
    expect_log(page, "button", "tap")
    page.get_by_role("button", name="Beside").click()
    expect_log(page, "button", "tap", "also", "beside")
    page.get_by_role("button", name="Inside").focus()
    page.keyboard.press("Enter")
    expect_log(page, "button", "tap", "also", "beside", "button")
    # A screen reader's action is a click without a pointer.
    page.get_by_text("Around").evaluate("e => e.parentElement.parentElement.click()")
    expect_log(page, "button", "tap", "also", "beside", "button", "tap")


def test_a_button_in_a_style_shows_that_it_is_pressed(page):
    """N08."""
    x, y = middle(page, "Styled")
    page.mouse.move(x, y)
    page.mouse.down()
    expect(page.get_by_text("down")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("up", exact=True)).to_be_visible()
    expect_log(page, "styled")


def test_the_pointer_moves_the_focus_to_what_takes_it_and_from_nothing_else(page):
    """O08."""
    memo = page.get_by_role("textbox", name="Memo")
    memo.click()
    expect(memo).to_be_focused()
    expect_log(page, "")
    page.get_by_text("Here").click()
    expect_log(page, "row")
    page.keyboard.type("kept")
    expect(memo).to_have_value("kept")
    page.get_by_text("Target").click()
    expect(page.get_by_text("Focused")).to_be_visible()
    expect_log(page, "row", "row")
    # Text can be selected where no element has a focus to lose.
    page.get_by_text("Focused").evaluate("e => document.activeElement.blur()")
    page.get_by_text("Here").dblclick()
    assert page.evaluate("getSelection().toString().trim()") == "Here"


def test_a_drag_that_begins_on_a_button_is_no_press(page):
    """O13."""
    pull = page.get_by_role("button", name="Pull")
    x, y = middle(page, "Pull")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=3)
    page.mouse.up()
    expect_log(page, "dragged")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 200, y, steps=3)
    page.mouse.up()
    expect_log(page, "dragged", "dragged")
    pull.focus()
    page.keyboard.press("Enter")
    expect_log(page, "dragged", "dragged", "pulled")
    pull.click()
    expect_log(page, "dragged", "dragged", "pulled", "pulled")


def test_a_finger_that_scrolls_does_not_tap(run, open_page):
    """MG16."""
    page = open_page(run("Tests/Browser/Apps/Gestures.swift").url, has_touch=True)
    settle(page)
    scroller = page.locator(".scroll")
    place = scroller.bounding_box()
    x, y = place["x"] + 200, place["y"] + 20
    page.touchscreen.tap(x, y)
    expect_log(page, "scroller")
    session = page.context.new_cdp_session(page)
    for way in range(0, 160, 20):
        session.send("Input.dispatchTouchEvent", {
            "type": "touchMove" if way else "touchStart", "touchPoints": [{"x": x - way, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => document.querySelector('.scroll').scrollLeft > 50")
    # A touch of what still moves stops it, and is no tap.
    rest(page, ".scroll")
    page.touchscreen.tap(x, y)
    expect_log(page, "scroller", "scroller")


def test_text_is_shown_in_its_dynamic_size(page):
    """O16."""
    assert page.get_by_text("Large").evaluate("e => getComputedStyle(e).fontSize") == "28px"


def test_what_lies_in_front_takes_presses_where_there_is_something_of_it(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Fronts.swift").url)
    for name, expected in [
        ("spaced", "pressed 1, unseen"),
        ("measured", "pressed 2, unseen"),
        ("over", "pressed 3, unseen"),
        ("faded", "pressed 4, unseen"),
        # A view with a gesture or a background is hit in its whole area.
        ("heard", "pressed 4, seen"),
        ("painted", "pressed 4, seen"),
        ("backed", "pressed 4, seen"),
        ("faded", "pressed 4, seen"),
        ("heard", "pressed 4, unseen"),
        ("faded", "pressed 5, unseen"),
    ]:
        page.mouse.click(*middle(page, name))
        expect(page.get_by_text("pressed ")).to_have_text(expected)


def test_a_view_receives_where_the_pointer_is_and_gives_it_a_shape(run, open_page, tmp_path):
    file = tmp_path / "Pointed.swift"
    file.write_text("""
        import SwiftUI

        struct ContentView: View {
          @State private var place = "away"
          var body: some View {
            VStack(spacing: 0) {
              Color.red.frame(width: 200, height: 100)
                .onContinuousHover { phase in
                  switch phase {
                  case .active(let location): place = "at \\(Int(location.x)) \\(Int(location.y))"
                  case .ended: place = "left"
                  }
                }
                .pointerStyle(.grabIdle)
              Text(place).frame(width: 200)
              Spacer()
            }
          }
        }
        """)
    page = open_page(run(file).url)
    settle(page)
    area = page.locator(".fill")
    box = area.bounding_box()
    assert area.evaluate("area => getComputedStyle(area).cursor") == "grab"
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    expect(page.get_by_text("at 20 30", exact=True)).to_be_visible()
    page.mouse.move(box["x"] + 150, box["y"] + 60, steps=5)
    expect(page.get_by_text("at 150 60", exact=True)).to_be_visible()
    page.mouse.move(box["x"] + 150, box["y"] + 300)
    expect(page.get_by_text("left", exact=True)).to_be_visible()
