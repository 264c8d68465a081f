"""Sheets, alerts and menus: the focus, the keyboard, and the elements that can't be reached."""

import pytest
from playwright.sync_api import expect

from frames import settle


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def item(page, name):
    return page.get_by_role("menuitem", name=name, exact=True)


@pytest.fixture
def sheets(gallery):
    return gallery("Sheets")


@pytest.fixture
def alerts(gallery):
    return gallery("Alerts")


@pytest.fixture
def menus(gallery):
    return gallery("Menus")


@pytest.mark.parametrize("opener", ["gallery", "gallery_anew"])
def test_the_focus_moves_into_a_sheet_and_back(request, opener):
    sheets = request.getfixturevalue(opener)("Sheets")
    button(sheets, "Sheet").focus()
    sheets.keyboard.press("Enter")
    dialog = sheets.get_by_role("dialog", name="Sheet 1")
    expect(dialog).to_be_focused()
    sheets.keyboard.press("Tab")
    expect(button(sheets, "Another")).to_be_focused()
    sheets.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button(sheets, "Sheet")).to_be_focused()
    expect(sheets.get_by_text("Dismissed 1 times")).to_be_visible()


def test_the_rest_is_inert_while_something_is_presented(sheets):
    button(sheets, "Sheet").click()
    expect(sheets.get_by_role("dialog")).to_be_visible()
    assert not sheets.evaluate("""() => {
      document.querySelector('.list button').focus();
      return document.activeElement.matches('.list button');
    }""")
    # The press lands beside the sheet, which closes it, and has no other effect.
    sheets.mouse.click(250, 90)
    expect(sheets.get_by_role("dialog")).to_have_count(0)
    expect(sheets.get_by_text("Dismissed 1 times")).to_be_visible()


def test_sheets_nest_and_escape_closes_the_one_in_front(sheets):
    button(sheets, "Sheet").click()
    button(sheets, "Another").click()
    expect(sheets.get_by_role("dialog", name="Sheet 2")).to_be_focused()
    sheets.keyboard.press("Escape")
    expect(sheets.get_by_role("dialog", name="Sheet 2")).to_have_count(0)
    expect(sheets.get_by_role("dialog", name="Sheet 1")).to_be_visible()
    button(sheets, "Done").click()
    expect(sheets.get_by_role("dialog")).to_have_count(0)


def test_a_sheet_that_may_not_be_dismissed_stays_when_escape_is_pressed_again_and_again(sheets):
    button(sheets, "Form").click()
    dialog = sheets.get_by_role("dialog", name="Note")
    expect(dialog).to_be_focused()
    for _ in range(3):
        sheets.keyboard.press("Escape")
    sheets.get_by_label("Title").fill("Bread")
    expect(dialog).to_be_visible()
    button(sheets, "Save").click()
    expect(dialog).to_have_count(0)
    expect(sheets.get_by_text("Bread")).to_be_visible()


def test_an_alert_has_a_name_and_its_buttons_take_the_focus(alerts):
    button(alerts, "Question").focus()
    alerts.keyboard.press("Enter")
    expect(alerts.get_by_role("alertdialog", name="Delete the note?")).to_be_visible()
    # Return does not immediately trigger an action that can't be undone.
    expect(button(alerts, "Cancel")).to_be_focused()
    alerts.keyboard.press("Tab")
    expect(button(alerts, "Delete")).to_be_focused()
    alerts.keyboard.press("Enter")
    expect(alerts.get_by_role("alertdialog")).to_have_count(0)
    expect(alerts.get_by_text("Answer: deleted")).to_be_visible()
    expect(button(alerts, "Question")).to_be_focused()


def test_escape_presses_the_button_that_cancels(alerts):
    button(alerts, "Question").click()
    expect(alerts.get_by_role("alertdialog")).to_be_visible()
    alerts.keyboard.press("Escape")
    expect(alerts.get_by_text("Answer: kept")).to_be_visible()
    button(alerts, "Message").click()
    expect(button(alerts, "OK")).to_be_focused()
    alerts.keyboard.press("Escape")
    expect(alerts.get_by_role("alertdialog")).to_have_count(0)


def test_a_field_in_an_alert_can_be_filled_in(alerts):
    button(alerts, "Name").last.click()
    expect(alerts.get_by_role("textbox", name="Name")).to_be_focused()
    alerts.keyboard.type("Ada")
    button(alerts, "OK").click()
    expect(alerts.get_by_text("Answer: Ada")).to_be_visible()


def test_a_press_beside_a_choice_cancels_it_but_not_an_alert(alerts):
    button(alerts, "Question").click()
    expect(alerts.get_by_role("alertdialog")).to_be_visible()
    alerts.mouse.click(20, 400)
    expect(alerts.get_by_role("alertdialog")).to_be_visible()
    button(alerts, "Cancel").click()
    button(alerts, "Choice").click()
    expect(alerts.get_by_role("dialog", name="Share the note")).to_be_visible()
    alerts.mouse.click(20, 400)
    expect(alerts.get_by_role("dialog")).to_have_count(0)
    expect(alerts.get_by_text("Answer: kept")).to_be_visible()


def test_a_menu_is_used_by_keyboard_alone(menus):
    button(menus, "Actions").focus()
    menus.keyboard.press("ArrowDown")
    expect(item(menus, "Copy")).to_be_focused()
    expect(menus.locator("[aria-haspopup=menu]", has_text="Actions")).to_have_attribute("aria-expanded", "true")
    menus.keyboard.press("ArrowDown")
    # Share is disabled.
    expect(item(menus, "Move to")).to_be_focused()
    menus.keyboard.press("End")
    expect(item(menus, "Delete")).to_be_focused()
    menus.keyboard.press("ArrowDown")
    expect(item(menus, "Copy")).to_be_focused()
    # Letters are of one word if they come soon after one another, which a busy machine cannot promise.
    menus.evaluate("() => Object.defineProperty(Event.prototype, 'timeStamp', { value: 0, configurable: true })")
    menus.keyboard.type("mu")
    expect(menus.get_by_role("menuitemcheckbox", name="Muted")).to_be_focused()
    menus.keyboard.press("Home")
    menus.keyboard.press("Enter")
    expect(menus.get_by_role("menu")).to_have_count(0)
    expect(menus.get_by_text("Chosen: Copy")).to_be_visible()
    expect(button(menus, "Actions")).to_be_focused()


def test_a_menu_in_a_menu_opens_and_closes_beside_it(menus):
    button(menus, "Actions").focus()
    menus.keyboard.press("Enter")
    expect(item(menus, "Copy")).to_be_focused()
    menus.keyboard.press("ArrowDown")
    menus.keyboard.press("ArrowRight")
    expect(item(menus, "Inbox")).to_be_focused()
    menus.keyboard.press("ArrowLeft")
    expect(item(menus, "Inbox")).to_have_count(0)
    expect(item(menus, "Move to")).to_be_focused()
    menus.keyboard.press("Enter")
    expect(item(menus, "Inbox")).to_be_focused()
    menus.keyboard.press("ArrowDown")
    expect(item(menus, "Archive")).to_be_focused()
    menus.keyboard.press("Enter")
    expect(menus.get_by_role("menu")).to_have_count(0)
    expect(menus.get_by_text("Chosen: Archive")).to_be_visible()


def test_escape_and_tab_leave_a_menu_and_choose_nothing(menus):
    for key in ["Escape", "Tab"]:
        button(menus, "Actions").focus()
        menus.keyboard.press("ArrowUp")
        expect(item(menus, "Delete")).to_be_focused()
        menus.keyboard.press(key)
        expect(menus.get_by_role("menu")).to_have_count(0)
        expect(button(menus, "Actions")).to_be_focused()
    expect(menus.get_by_text("Chosen: nothing yet")).to_be_visible()


def test_a_switch_in_a_menu_is_an_item_that_is_checked(menus):
    button(menus, "Actions").click()
    pinned = menus.get_by_role("menuitemcheckbox", name="Pinned")
    expect(pinned).not_to_be_checked()
    pinned.click()
    expect(menus.get_by_role("menu")).to_have_count(0)
    button(menus, "Actions").click()
    expect(pinned).to_be_checked()


def test_a_second_click_opens_the_menu_of_a_thing_where_it_was(menus):
    milk = menus.get_by_text("Milk", exact=True)
    place = milk.bounding_box()
    milk.click(button="right", position={"x": 5, "y": 5})
    expect(item(menus, "Buy Milk")).to_be_visible()
    settle(menus)
    menu = menus.get_by_role("menu").bounding_box()
    assert abs(menu["x"] - place["x"] - 5) < 12 and abs(menu["y"] - place["y"] - 5) < 12
    item(menus, "Buy Milk").click()
    expect(menus.get_by_text("Chosen: Buy Milk")).to_be_visible()


def test_the_menu_of_a_thing_is_reached_by_keyboard(menus):
    bread = menus.get_by_role("group").filter(has_text="Bread")
    bread.focus()
    menus.keyboard.press("Shift+F10")
    expect(item(menus, "Buy Bread")).to_be_focused()
    menus.keyboard.press("Escape")
    expect(menus.get_by_role("menu")).to_have_count(0)
    expect(bread).to_be_focused()


def test_a_finger_that_rests_opens_the_menu_and_is_no_tap(gallery):
    page = gallery("Menus", has_touch=True)
    preview = button(page, "With a preview")
    box = preview.bounding_box()
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 30, "y": box["y"] + 10}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(item(page, "Open")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_text("This is how it looks.")).to_be_visible()
    expect(page.get_by_text("Chosen: nothing yet")).to_be_visible()


def test_a_popover_stands_beside_its_button_and_is_a_sheet_on_a_phone(gallery):
    wide = gallery("Popovers", viewport={"width": 1280, "height": 800})
    card, place = wide.get_by_role("dialog"), button(wide, "Above").bounding_box()
    button(wide, "Above").click()
    expect(card).to_have_attribute("data-beside", "")
    settle(wide)
    box = card.bounding_box()
    assert box["width"] < 420 and box["y"] < place["y"]
    wide.keyboard.press("Escape")
    expect(card).to_have_count(0)
    phone = gallery("Popovers", viewport={"width": 390, "height": 844})
    button(phone, "Popover").click()
    expect(phone.get_by_role("dialog")).not_to_have_attribute("data-beside", "")
    settle(phone)
    assert phone.get_by_role("dialog").bounding_box()["width"] == 390


def test_a_sheet_of_two_heights_is_resized_at_its_upper_edge(gallery):
    page = gallery("Popovers", viewport={"width": 390, "height": 844})
    button(page, "Half a sheet").click()
    expect(page.get_by_text("half", exact=True)).to_be_visible()
    button(page, "Resize").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("whole", exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("half", exact=True)).to_be_visible()


def test_what_is_behind_a_low_sheet_can_be_used_and_behind_a_high_one_not(run, open_page, tmp_path):
    file = tmp_path / "Behind.swift"
    file.write_text("""
        import SwiftUI

        struct ContentView: View {
          @State private var isShown = false
          @State private var taps = 0
          @State private var detent = PresentationDetent.height(200)
          var body: some View {
            VStack {
              Button("Tap") { taps += 1 }
              Text("\\(taps) taps")
              Button("Show") { isShown = true }
              Spacer()
            }
            .sheet(isPresented: $isShown) {
              Button("Higher") { detent = .medium }
              Button("Lower") { detent = .height(200) }
                .presentationDetents([.height(200), .medium], selection: $detent)
                .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
            }
          }
        }
        """)
    page = open_page(run(file).url, viewport={"width": 390, "height": 844})
    button(page, "Show").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    button(page, "Tap").click()
    expect(page.get_by_text("1 taps", exact=True)).to_be_visible()
    # A press beside the sheet does not close it.
    page.mouse.click(200, 400)
    button(page, "Higher").click()
    expect(dialog).not_to_have_attribute("data-behind", "")
    assert dialog.evaluate("dialog => dialog.matches(':modal')")
    # The button with the focus keeps it, in the same sheet.
    button(page, "Lower").click()
    expect(dialog).to_have_attribute("data-behind", "")
    assert not dialog.evaluate("dialog => dialog.matches(':modal')")
    expect(dialog).to_be_visible()
    button(page, "Tap").click()
    expect(page.get_by_text("2 taps", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
