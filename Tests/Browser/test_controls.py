"""Controls: used with the mouse, with the keyboard alone, and as assistive technology finds them."""

from playwright.sync_api import expect

from conftest import choose_page
from cutting_network import CuttingNetwork
from frames import end_timers, hold_timers, settle


def test_a_menu_is_chosen_from_with_mouse_and_keyboard(gallery):
    page = gallery("Pickers")
    bread = page.get_by_role("combobox", name="Bread", exact=True)
    expect(bread).to_have_value("Rye")
    bread.select_option("Spelt")
    page.get_by_text("Chosen: Spelt, 2").wait_for()
    expect(bread).to_have_value("Spelt")
    bread.focus()
    page.keyboard.press("ArrowDown")
    page.get_by_text("Chosen: Wheat, 2").wait_for()
    expect(page.get_by_role("combobox", name="Off", exact=True)).to_be_disabled()


def test_a_menu_follows_its_options_and_the_app(gallery):
    page = gallery("Pickers")
    bread = page.get_by_role("combobox", name="Bread", exact=True)
    page.get_by_role("radiogroup", name="Bread, segmented").get_by_role("radio", name="Wheat").click()
    expect(bread).to_have_value("Wheat")
    assert bread.locator("option").all_inner_texts() == ["Rye", "Spelt", "Wheat"]


def test_segments_are_one_stop_of_the_tab_key_and_follow_the_arrows(gallery):
    page = gallery("Pickers")
    group = page.get_by_role("radiogroup", name="Bread, segmented")
    radios = [group.get_by_role("radio", name=name) for name in ("Rye", "Spelt", "Wheat")]
    assert [radio.get_attribute("tabindex") for radio in radios] == ["0", "-1", "-1"]
    radios[0].focus()
    page.keyboard.press("ArrowRight")
    expect(radios[1]).to_be_focused()
    expect(radios[1]).to_be_checked()
    page.get_by_text("Chosen: Spelt, 2").wait_for()
    page.keyboard.press("End")
    expect(radios[2]).to_be_checked()
    expect(radios[2]).to_be_focused()
    page.get_by_text("Chosen: Wheat, 2").wait_for()


def test_every_style_of_picker_is_a_named_group(gallery):
    page = gallery("Pickers")
    for style in ("segmented", "inline", "radio group", "wheel", "palette"):
        group = page.get_by_role("radiogroup", name=f"Bread, {style}", exact=True)
        group.get_by_role("radio", name="Spelt", exact=True).click()
        page.get_by_text("Chosen: Spelt, 2").wait_for()
        group.get_by_role("radio", name="Rye", exact=True).click()
        page.get_by_text("Chosen: Rye, 2").wait_for()


def test_a_slider_is_dragged_and_reports_when(gallery):
    page = gallery("Sliders and steppers")
    slider = page.get_by_role("slider", name="Volume", exact=True)
    box = slider.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2, steps=5)
    page.get_by_text(", moving").wait_for()
    page.mouse.move(box["x"] + box["width"] + 50, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    page.get_by_text("Volume 1.00", exact=True).wait_for()
    expect(slider).to_have_value("1")
    # The others are of the same number.
    expect(page.get_by_role("slider", name="Green")).to_have_value("1")
    expect(page.get_by_role("slider", name="Off")).to_be_disabled()


def test_a_slider_of_steps_is_moved_by_keys(gallery):
    page = gallery("Sliders and steppers")
    slider = page.get_by_role("slider", name="Rating")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Rating 4").wait_for()
    page.keyboard.press("End")
    page.get_by_text("Rating 5").wait_for()
    expect(slider).to_have_value("5")
    page.keyboard.press("Home")
    page.get_by_text("Rating 1").wait_for()


def test_a_stepper_stops_at_its_bounds(gallery):
    page = gallery("Sliders and steppers")
    stepper = page.get_by_role("group", name="Guests")
    less = stepper.get_by_role("button", name="Decrement")
    less.click()
    page.get_by_text("Guests: 1").wait_for()
    expect(less).to_be_disabled()
    more = stepper.get_by_role("button", name="Increment")
    more.focus()
    page.keyboard.press("Enter")
    page.get_by_text("Guests: 2").wait_for()
    expect(less).to_be_enabled()


def test_switches_boxes_and_pressed_buttons_have_their_roles(gallery):
    page = gallery("Toggles")
    switch = page.get_by_role("switch", name="Automatic")
    box = page.get_by_role("checkbox", name="Checkbox")
    expect(box).to_be_checked()
    box.click()
    expect(switch).not_to_be_checked()
    page.get_by_role("switch", name="Button", exact=True).press("Space")
    expect(box).to_be_checked()
    page.get_by_role("button", name="Star").press("Enter")
    expect(switch).not_to_be_checked()
    # The label is hidden, but still names the control.
    page.get_by_role("switch", name="Hidden").click()
    expect(switch).to_be_checked()


def test_a_button_without_a_title_has_a_name(gallery):
    page = gallery("Buttons")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("Pressed 1 times").wait_for()
    page.get_by_role("button", name="Again", exact=True).click()
    page.get_by_text("Pressed 3 times").wait_for()


def test_a_choice_shows_at_once_on_a_slow_network(gallery_server, open_page):
    network = CuttingNetwork(gallery_server.port)
    page = open_page(network.url)
    choose_page(page, "Pickers")
    radio = page.get_by_role("radiogroup", name="Bread, segmented").get_by_role("radio", name="Spelt")
    network.hold()
    radio.click()
    assert radio.get_attribute("aria-checked") == "true"
    assert page.get_by_text("Chosen: Rye, 2").is_visible()
    network.release()
    page.get_by_text("Chosen: Spelt, 2").wait_for()
    expect(radio).to_be_checked()
    network.close()


def test_a_date_is_typed_and_one_out_of_range_is_not_taken(gallery):
    page = gallery("Dates and colors", timezone_id="America/New_York")
    day = page.get_by_label("Day", exact=True)
    expect(day).to_have_value("2026-09-21")
    day.fill("2026-09-22")
    page.get_by_text("29,834,773").wait_for()
    expect(page.get_by_label("Date and time", exact=True)).to_have_value("2026-09-22T14:13")
    page.get_by_label("Time", exact=True).fill("15:13")
    page.get_by_text("29,834,833").wait_for()
    bounded = page.get_by_label("In 2026", exact=True)
    bounded.fill("2031-01-01")
    bounded.blur()
    expect(bounded).to_have_value("2026-09-22")
    expect(page.get_by_label("Off", exact=True)).to_be_disabled()


def test_a_color_is_chosen(gallery):
    page = gallery("Dates and colors")
    crust = page.get_by_label("Crust", exact=True)
    expect(crust).to_have_value("#ff8000")
    crust.fill("#0000ff")
    page.get_by_text("Color (0.0, 0.0, 1.0, 1.0)").wait_for()


def test_a_group_is_expanded_by_key(gallery):
    page = gallery("Groups")
    steps = page.get_by_role("button", name="Steps", exact=True)
    expect(steps).to_have_attribute("aria-expanded", "false")
    steps.press("Enter")
    page.get_by_text("Mix and bake").wait_for()
    expect(steps).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Ingredients", exact=True).click()
    expect(page.get_by_text("Flour", exact=True)).to_have_count(1)


def test_gauges_describe_what_they_show(gallery):
    page = gallery("Progress and gauges")
    gauge = page.get_by_role("meter", name="Temperature")
    values = [gauge.get_attribute(f"aria-value{name}") for name in ("min", "now", "max")]
    assert values == ["20", "38", "80"]
    page.get_by_role("slider", name="Done").press("End")
    expect(gauge).to_have_attribute("aria-valuenow", "80")
    expect(page.get_by_role("progressbar", name="Circular")).to_have_attribute("aria-valuenow", "100")


def test_groups_have_names(gallery):
    page = gallery("Groups")
    expect(page.get_by_role("group", name="Dough")).to_be_visible()
    expect(page.get_by_role("group", name="Edit").get_by_role("button")).to_have_count(3)


def test_a_link_is_copied_where_nothing_can_be_shared(gallery):
    page = gallery("Groups", permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    # The note is there for two seconds only.
    hold_timers(page, "note.remove")
    page.get_by_role("button", name="Share…", exact=True).click()
    page.get_by_role("status").get_by_text("Copied").wait_for()
    end_timers(page)
    page.get_by_role("button", name="Paste", exact=True).click()
    page.get_by_text("pasted https://swift.org/").wait_for()


def test_an_outline_in_front_lets_presses_through(run, open_page, tmp_path):
    file = tmp_path / "Outlines.swift"
    file.write_text("""
        import SwiftUI

        @main struct OutlinesApp: App {
          var body: some Scene { WindowGroup { ContentView() } }
        }

        struct ContentView: View {
          @State private var count = 0
          var body: some View {
            Text("pressed \\(count)")
            button("outline").overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2))
            button("passed").overlay(Rectangle().fill(.red.opacity(0.2)).allowsHitTesting(false))
            button("covered").overlay(Circle().fill(.red.opacity(0.2)))
          }

          func button(_ name: String) -> some View {
            Button { count += 1 } label: { Text(name).frame(width: 120, height: 60) }
          }
        }
        """)
    page = open_page(run(file).url)
    settle(page)
    for name, count in [("outline", 1), ("passed", 2), ("covered", 2), ("outline", 3)]:
        place = page.get_by_text(name, exact=True).bounding_box()
        page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        expect(page.get_by_text(f"pressed {count}")).to_be_visible()
