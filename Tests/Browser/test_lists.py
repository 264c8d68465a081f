"""Lists by mouse, keyboard and finger: selecting, deleting and moving rows, and the actions beside them."""

import pytest
from conftest import choose_page
from frames import settle, wait_until
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def row(page, name):
    return page.locator(".item", has=page.get_by_text(name, exact=True))


def texts(page, section):
    """Returns the labels of the rows of a section, in order."""
    rows = page.locator(".section", has=page.get_by_text(section, exact=True)).locator(".item")
    return [text.split("\n")[0] for text in rows.all_inner_texts()]


def finger(page, locator, moves, start=0.5):
    """Puts a finger on an element, in the middle of its height and at a fraction of its width, and
    moves it by distances, one after the other."""
    # What still moves would not be under the finger any more.
    settle(page)
    box = locator.bounding_box()
    x, y = box["x"] + box["width"] * start, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind, points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", [{"x": x, "y": y}])
    for dx, dy in moves:
        x, y = x + dx, y + dy
        touch("touchMove", [{"x": x, "y": y}])
    touch("touchEnd", [])


def test_a_click_selects_a_row(gallery):
    page = gallery("Selection")
    planets = page.get_by_role("tree", name="Planets")
    expect(planets.get_by_role("treeitem", name="Earth")).to_have_attribute("aria-selected", "true")
    planets.get_by_role("treeitem", name="Mars").click()
    expect(planets.get_by_role("treeitem", name="Mars")).to_have_attribute("aria-selected", "true")
    expect(planets.get_by_role("treeitem", name="Earth")).to_have_attribute("aria-selected", "false")
    expect(page.get_by_text("Chosen: Mars")).to_be_visible()


def test_arrow_keys_select_rows(gallery):
    page = gallery("Selection")
    planets = page.get_by_role("tree", name="Planets")
    planets.focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("Chosen: Venus")).to_be_visible()
    venus = planets.get_by_role("treeitem", name="Venus")
    expect(planets).to_have_attribute("aria-activedescendant", venus.get_attribute("id"))
    page.keyboard.press("End")
    expect(page.get_by_text("Chosen: Mars")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("Chosen: Mercury")).to_be_visible()


def test_the_ring_around_the_current_row_is_for_the_keyboard(gallery):
    page = gallery("Selection")
    planets = page.get_by_role("tree", name="Planets")
    planets.get_by_role("treeitem", name="Mars").click()
    current = planets.locator(".item[data-current]")
    expect(planets).to_be_focused()
    expect(current).to_have_css("box-shadow", "none")
    expect(planets).to_have_css("outline-style", "none")
    page.keyboard.press("ArrowUp")
    expect(current).to_contain_text("Earth")
    expect(current).not_to_have_css("box-shadow", "none")


def test_several_rows_are_selected_by_mouse_and_keyboard(gallery):
    page = gallery("Selection")
    toppings = page.get_by_role("tree", name="Toppings")
    toppings.get_by_role("treeitem", name="Onions").click(modifiers=["ControlOrMeta"])
    expect(page.get_by_text("On the pizza: Olives, Onions")).to_be_visible()
    toppings.get_by_role("treeitem", name="Mozzarella").click(modifiers=["Shift"])
    expect(page.get_by_text("On the pizza: Mozzarella, Onions")).to_be_visible()
    toppings.get_by_role("treeitem", name="Feta").click()
    expect(page.get_by_text("On the pizza: Mozzarella, Onions")).to_be_visible()
    toppings.get_by_role("treeitem", name="Olives").click()
    page.keyboard.press("Control+ArrowDown")
    page.keyboard.press(" ")
    expect(page.get_by_text("On the pizza: Olives, Peppers")).to_be_visible()
    page.keyboard.press("Shift+ArrowDown")
    expect(page.get_by_text("On the pizza: Onions, Peppers")).to_be_visible()
    page.keyboard.press("ControlOrMeta+a")
    expect(page.get_by_text("On the pizza: Mozzarella, Olives, Onions, Peppers")).to_be_visible()


def test_the_delete_key_deletes_all_chosen_rows(run, open_page, tmp_path):
    file = tmp_path / "Chosen.swift"
    file.write_text("""
        import SwiftUI
        struct ContentView: View {
          @State private var names = ["Ada", "Grace", "Edsger", "Alan"]
          @State private var chosen: Set<String> = []
          var body: some View {
            List(selection: $chosen) {
              ForEach(names, id: \\.self) { Text($0).deleteDisabled($0 == "Alan") }
                .onDelete { names.remove(atOffsets: $0) }
            }
            Text("Left: \\(names.joined(separator: " "))")
          }
        }
        """)
    page = open_page(run(file).url)
    page.get_by_role("treeitem", name="Ada").click()
    page.get_by_role("treeitem", name="Edsger").click(modifiers=["ControlOrMeta"])
    page.keyboard.press("Delete")
    expect(page.get_by_text("Left: Grace Alan", exact=True)).to_be_visible()
    page.get_by_role("treeitem", name="Grace").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Backspace")
    expect(page.get_by_text("Left: Alan", exact=True)).to_be_visible()


def test_rows_are_deleted_while_the_list_is_edited(gallery):
    page = gallery("Editing rows")
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(3)
    row(page, "Milk").get_by_role("button", name="Remove").click()
    row(page, "Milk").get_by_role("button", name="Delete").click()
    expect(row(page, "Milk")).to_have_count(0)
    assert wait_until(lambda: texts(page, "Errands") == ["Bread", "Stamps", "Tulips"], page), texts(page, "Errands")
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)


def test_a_press_on_a_link_chooses_its_row_while_the_list_is_edited(run, open_page, tmp_path):
    file = tmp_path / "Links.swift"
    file.write_text("""
        import SwiftUI
        struct ContentView: View {
          @State private var chosen: Set<String> = []
          var body: some View {
            NavigationStack {
              List(["Rye", "Spelt"], id: \\.self, selection: $chosen) { NavigationLink($0, value: $0) }
                .navigationDestination(for: String.self) { Text("About \\($0)") }
                .navigationTitle("Chosen: \\(chosen.sorted().joined(separator: " "))")
                .toolbar { EditButton() }
            }
          }
        }
        """)
    page = open_page(run(file).url)
    rye = page.get_by_role("treeitem", name="Rye")
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Done", exact=True).wait_for()
    rye.get_by_role("button").click()
    expect(rye).to_have_attribute("aria-selected", "true")
    page.get_by_role("treeitem", name="Spelt").get_by_role("button").click()
    expect(page.get_by_role("heading", name="Chosen: Rye Spelt", exact=True)).to_be_visible()
    rye.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Chosen: Spelt", exact=True)).to_be_visible()
    page.get_by_role("button", name="Done", exact=True).click()
    page.get_by_role("button", name="Edit", exact=True).wait_for()
    rye.get_by_role("button").click()
    expect(page.get_by_text("About Rye")).to_be_visible()


def test_rows_are_moved_by_their_handles(gallery):
    page = gallery("Editing rows")
    page.get_by_role("button", name="Edit", exact=True).click()
    handle = row(page, "Bread").get_by_role("button", name="Reorder")
    handle.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".section .item").first).to_contain_text("Milk")
    expect(handle).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".section .item").first).to_contain_text("Bread")
    settle(page)
    box = row(page, "Tulips").bounding_box()
    handle.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + box["height"] - 2, steps=5)
    page.mouse.up()
    expect(page.locator(".section .item").first).to_contain_text("Milk")
    moved = ["Milk", "Stamps", "Tulips", "Bread"]
    assert wait_until(lambda: texts(page, "Errands") == moved, page), texts(page, "Errands")


def test_actions_are_found_with_the_keyboard(gallery):
    page = gallery("Editing rows")
    more = row(page, "Ada").get_by_role("button", name="Actions")
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    delete = row(page, "Ada").get_by_role("button", name="Delete")
    expect(delete).to_be_focused()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    expect(delete).to_be_hidden()
    page.keyboard.press("Enter")
    expect(delete).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Ada deleted")).to_be_visible()
    expect(row(page, "Ada")).to_have_count(0)


def test_a_row_that_can_be_deleted_offers_it(gallery):
    page = gallery("Editing rows")
    row(page, "Stamps").hover()
    row(page, "Stamps").get_by_role("button", name="Actions").click()
    row(page, "Stamps").get_by_role("button", name="Delete").click()
    expect(row(page, "Stamps")).to_have_count(0)
    expect(row(page, "Bread").get_by_role("button", name="Actions")).to_have_count(0)


def test_a_finger_swipes_rows(gallery):
    page = gallery("Editing rows", **PHONE)
    finger(page, row(page, "Ada"), [(-15, 0)] * 5)
    delete = row(page, "Ada").get_by_role("button", name="Delete")
    expect(delete).to_be_visible()
    # This isn't a tap: the browser makes no click from a touch within 300 ms of another.
    delete.click()
    expect(row(page, "Ada")).to_have_count(0)
    # Over more than three fifths of the row.
    finger(page, row(page, "Grace"), [(15, 0)] * 16, start=0.1)
    expect(page.get_by_text("Grace flagged")).to_be_visible()
    finger(page, row(page, "Milk"), [(0, 12)] * 4)
    expect(row(page, "Milk").get_by_role("button", name="Delete")).to_have_count(0)


def test_a_list_is_loaded_again_by_button_and_finger(gallery):
    page = gallery("Lists", **PHONE)
    page.get_by_role("button", name="Refresh").tap()
    expect(page.get_by_text("Loaded 1 times.")).to_be_attached()
    finger(page, page.get_by_text("Inset grouped"), [(0, 20)] * 8)
    expect(page.get_by_text("Loaded 2 times.")).to_be_attached()


def test_searching_with_the_keyboard(gallery):
    page = gallery("Search")
    field = page.get_by_role("searchbox", name="Search trees")
    field.press_sequentially("be")
    found = page.locator(".list").last.get_by_role("listitem")
    expect(found).to_have_text(["Beech", "Show all trees"])
    field.press("Enter")
    expect(page.get_by_text("Searched for be")).to_be_visible()
    page.get_by_role("button", name="Show all trees").click()
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()
    field.focus()
    page.get_by_role("button", name="Oak").click()
    expect(field).to_have_value("Oak")
    expect(page.get_by_text("Searched for Oak")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(field).to_have_value("")


NUMBERS = """() => {
  const view = document.querySelector('[aria-label=Numbers]').getBoundingClientRect();
  return [...document.querySelectorAll('[aria-label=Numbers] .item')]
    .filter((row) => row.getBoundingClientRect().bottom > view.top && row.getBoundingClientRect().top < view.bottom)
    .map((row) => +row.innerText.match(/Number (\\d+)/)[1]);
}"""


def shown_numbers(page, condition):
    """Returns the visible rows of the long list, as soon as they are the expected ones, and all that are between."""
    return page.wait_for_function(f"""() => {{
      const rows = ({NUMBERS})();
      return rows.length > 5 && rows.every((row, index) => row === rows[0] + index) && ({condition})(rows) && rows;
    }}""").json_value()


def test_a_list_of_a_hundred_thousand_rows_scrolls(gallery):
    page = gallery("Long lists")
    numbers = page.get_by_role("tree", name="Numbers")
    assert shown_numbers(page, "rows => rows[0] === 0")
    for top in (20_000, 2_000_000, 300_000):
        numbers.evaluate("(e, top) => e.scrollTo(0, top)", top)
        rows = shown_numbers(page, f"rows => Math.abs(rows[0] * 44 - {top}) < {top} / 8 + 500")
        assert rows == list(range(rows[0], rows[0] + len(rows)))
    page.get_by_role("button", name="Middle").click()
    shown_numbers(page, "rows => rows.includes(50000)")
    assert int(page.get_by_test_id("made").inner_text().split()[0]) < 120


def test_keys_reach_rows_that_are_not_there(gallery):
    page = gallery("Long lists")
    numbers = page.get_by_role("tree", name="Numbers")
    numbers.focus()
    page.keyboard.press("End")
    shown_numbers(page, "rows => rows.includes(99999)")
    expect(numbers.get_by_role("treeitem", name="Number 99999")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_test_id("chosen")).to_have_text("1 chosen")
    page.keyboard.press("Shift+Home")
    shown_numbers(page, "rows => rows.includes(0)")
    expect(page.get_by_test_id("chosen")).to_have_text("100,000 chosen")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("chosen")).to_have_text("1 chosen")
    expect(row(page, "Number 1")).to_have_attribute("aria-selected", "true")
    # The current row has been scrolled away; the next key goes on from it.
    numbers.evaluate("e => e.scrollTo(0, 2000000)")
    shown_numbers(page, "rows => rows[0] > 1000")
    page.keyboard.press("ArrowDown")
    shown_numbers(page, "rows => rows.includes(2)")
    expect(row(page, "Number 2")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ControlOrMeta+a")
    expect(page.get_by_test_id("chosen")).to_have_text("100,000 chosen")


def test_keys_reach_rows_that_come_after_other_batches(gallery_server, open_page, slow_network):
    page = open_page(slow_network(gallery_server, 0.05))
    choose_page(page, "Long lists")
    numbers = page.get_by_role("tree", name="Numbers")
    # The focus is acknowledged before the rows have arrived.
    numbers.focus()
    page.keyboard.press("End")
    shown_numbers(page, "rows => rows.includes(99999)")
    expect(page.get_by_test_id("chosen")).to_have_text("1 chosen")


def test_a_row_far_down_is_deleted_and_moved(gallery):
    page = gallery("Long lists")
    numbers = page.get_by_role("tree", name="Numbers")
    page.get_by_role("button", name="Middle").click()
    shown_numbers(page, "rows => rows.includes(50000)")
    row(page, "Number 50000").click()
    numbers.focus()
    page.keyboard.press("Delete")
    expect(row(page, "Number 50000")).to_have_count(0)
    settle(page)
    box = row(page, "Number 50001").bounding_box()
    row(page, "Number 50002").hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 2, steps=5)
    page.mouse.up()
    page.wait_for_function(f"() => {{ const rows = ({NUMBERS})(); return rows.indexOf(50002) === rows.indexOf(50001) - 1; }}")


LINE = """(text) => {
  const row = text.closest('.row'), style = getComputedStyle(row, '::after'), box = row.getBoundingClientRect();
  const next = row.nextElementSibling && getComputedStyle(row.nextElementSibling, '::before').content;
  return [box.left + parseFloat(style.left), box.right - parseFloat(style.right), style.height, next];
}"""


def test_the_line_below_a_row_is_where_a_view_in_it_specifies(gallery):
    page = gallery("Lists")
    for _ in range(2):
        name = page.get_by_text("Ada", exact=True)
        star = page.locator(".row", has=name).locator(".image").last
        name.scroll_into_view_if_needed()
        begin, end, height, following = name.evaluate(LINE)
        assert abs(begin - name.bounding_box()["x"]) < 0.1
        box = star.bounding_box()
        assert abs(end - (box["x"] + box["width"])) < 0.1
        assert (height, following) == ("1px", "none")
        # The next row's own line is drawn by default.
        other = page.get_by_text("A color of its own", exact=True)
        assert other.evaluate(LINE)[3] != "none"
        # The same on a page that includes it from the start.
        page.reload()
        page.wait_for_selector("main[data-connected]")
        page.get_by_text("Ada", exact=True).wait_for()
        settle(page)


def test_a_control_without_its_label_leaves_the_rest_of_a_row_to_others(run, open_page, tmp_path):
    file = tmp_path / "Rows.swift"
    file.write_text("""
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            List {
              HStack {
                Text("Wool socks of the island")
                Spacer()
                Stepper("Quantity", value: .constant(1)).labelsHidden()
              }
            }
          }
        }
        """)
    page = open_page(run(file).url, viewport={"width": 390, "height": 844})
    settle(page)
    row = page.get_by_role("listitem").bounding_box()
    stepper = page.get_by_role("group", name="Quantity").bounding_box()
    assert row["x"] + row["width"] - (stepper["x"] + stepper["width"]) == pytest.approx(16, abs=2)
    assert page.get_by_text("Wool socks of the island").bounding_box()["height"] < 30


ROWS = "Tests/Browser/Apps/RowButtons.swift"


def press_beside(page, text):
    """Presses a row beside what is in it."""
    text = page.get_by_text(text, exact=True)
    box = text.bounding_box()
    page.mouse.click(box["x"] + box["width"] + 40, box["y"] + box["height"] / 2)


def test_a_row_with_one_automatic_button_is_that_button(run, open_page):
    page = open_page(run(ROWS).url)
    settle(page)
    page.get_by_text("One button", exact=True).click()
    press_beside(page, "One button")
    page.get_by_role("button", name="Press").click()
    expect(page.get_by_text("Pressed: one, one, one", exact=True)).to_be_visible()
    # Several buttons, a styled one, and one that is off stand for themselves alone.
    for text in ["Two buttons", "Styled button", "Button that is off"]:
        page.get_by_text(text, exact=True).click()
        press_beside(page, text)
    page.get_by_role("button", name="Right").click()
    page.get_by_role("button", name="Bordered").click()
    expect(page.get_by_text("Pressed: one, one, one, right, bordered", exact=True)).to_be_visible()
    # Another control or a gesture in the row keeps its own presses.
    page.get_by_role("switch", name="Switch").click()
    expect(page.get_by_role("switch", name="Switch")).to_be_checked()
    page.get_by_text("Tapped text", exact=True).click()
    page.get_by_text("Button and switch", exact=True).click()
    expect(page.get_by_text("Pressed: one, one, one, right, bordered, text, beside", exact=True)).to_be_visible()


def names(page):
    return [text.split("\n")[0] for text in page.locator(".item[data-edits]").all_inner_texts()]


def test_a_row_asks_again_before_it_is_deleted_while_the_list_is_edited(run, open_page):
    page = open_page(run(ROWS).url)
    expect(page.get_by_role("button", name="Reorder")).to_have_count(0)
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.get_by_role("button", name="Reorder")).to_have_count(3)
    grace = row(page, "Grace")
    grace.get_by_role("button", name="Remove").click()
    delete = grace.get_by_role("button", name="Delete", exact=True)
    expect(delete).to_be_focused()
    # Another press of the sign, or the Escape key, lets the row stay.
    grace.get_by_role("button", name="Remove").click()
    expect(delete).to_be_hidden()
    grace.get_by_role("button", name="Remove").click()
    expect(delete).to_be_focused()
    page.keyboard.press("Escape")
    expect(delete).to_be_hidden()
    expect(grace.get_by_role("button", name="Remove")).to_be_focused()
    assert names(page) == ["Ada", "Grace", "Edsger"]
    page.keyboard.press("Enter")
    delete.click()
    expect(grace).to_have_count(0)
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("button", name="Reorder")).to_have_count(0)
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
    assert names(page) == ["Ada", "Edsger"]


def test_a_mouse_drags_a_row_itself_while_the_list_is_not_edited(run, open_page):
    page = open_page(run(ROWS).url)
    settle(page)
    ada, edsger = row(page, "Ada").bounding_box(), row(page, "Edsger").bounding_box()
    x = ada["x"] + 60
    page.mouse.move(x, ada["y"] + ada["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, edsger["y"] + edsger["height"] - 2, steps=6)
    page.mouse.up()
    assert wait_until(lambda: names(page) == ["Grace", "Edsger", "Ada"], page), names(page)


def test_a_finger_holds_a_row_to_drag_it_while_the_list_is_not_edited(run, open_page):
    page = open_page(run(ROWS).url, **PHONE)
    settle(page)
    ada, edsger = row(page, "Ada").bounding_box(), row(page, "Edsger").bounding_box()
    x, y = ada["x"] + 60, ada["y"] + ada["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for y in points]})

    touch("touchStart", y)
    page.wait_for_selector(".item[data-dragged]")
    for step in range(1, 7):
        touch("touchMove", y + (edsger["y"] + edsger["height"] - 2 - y) * step / 6)
    touch("touchEnd")
    assert wait_until(lambda: names(page) == ["Grace", "Edsger", "Ada"], page), names(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_buttons_have_the_colors_of_their_tint_and_role(run, open_page, scheme):
    page = open_page(run(ROWS).url, color_scheme=scheme)
    row(page, "Ada").hover()
    colors = page.evaluate("""() => {
      const color = (name) => [...document.querySelectorAll('.button')].find((each) => each.textContent === name);
      const resolved = (value) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = value;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      const names = ['Flag', 'Plain', 'Forget', 'Group', 'Erase'];
      return [names.map((name) => getComputedStyle(color(name)).backgroundColor), ['var(--orange)', 'var(--green)'].map(resolved)];
    }""")
    (flag, plain, forget, group, erase), (orange, green) = colors
    assert [flag, group] == [orange, green]
    assert plain == {"light": "rgb(102, 102, 107)", "dark": "rgb(90, 90, 95)"}[scheme]
    assert forget == erase == {"light": "rgb(215, 0, 21)", "dark": "rgb(211, 47, 34)"}[scheme]
