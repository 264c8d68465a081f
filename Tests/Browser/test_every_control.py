"""Every control, used in three ways: with the mouse, with the keyboard alone, and as assistive technology does.

The table has the place of each control in the gallery, and the expected result of using it, which is
the same in each way. The keyboard reaches a control with the Tab key. Assistive technology finds it in the
accessibility tree of Chromium, by its role, name and state, and acts without a pointer.
"""

from dataclasses import dataclass, field
from typing import Callable, Optional

import pytest
from playwright.sync_api import expect

from frames import wait_until

# The state properties of a node in the accessibility tree.
STATES = {"checked", "disabled", "expanded", "selected", "pressed", "hasPopup", "keyshortcuts"}
FOCUSED = "e => e === document.activeElement"


@dataclass
class Control:
    what: str
    page: str
    role: str
    name: str
    # The keys that use the control, once it has the focus. A role and a name are the expected focus then.
    keys: list
    # A text that is shown afterwards.
    shows: Optional[str] = None
    # A text that is no longer shown.
    hides: Optional[str] = None
    # The state in the accessibility tree, before and after.
    state: dict = field(default_factory=dict)
    after: Optional[dict] = None
    # The enclosing element, by role and name.
    inside: Optional[tuple[str, str]] = None
    # The element that the Tab key focuses, if it is not the control itself.
    stop: Optional[tuple[str, str]] = None
    # The elements used next, by role and name: items of a menu, buttons of an alert.
    then: list[tuple[str, str]] = field(default_factory=list)
    mouse: Callable = lambda page, element: element.click()
    assist: Callable = lambda page, element: element.evaluate("e => e.click()")
    # The role in Chromium's tree, if it differs.
    called: Optional[str] = None
    # The ways in which the control cannot be used, and why.
    without: dict[str, str] = field(default_factory=dict)

    def find(self, page):
        place = page.get_by_role(self.inside[0], name=self.inside[1], exact=True) if self.inside else page
        return place.get_by_role(self.role, name=self.name, exact=True).last

    def find_stop(self, page):
        if self.stop is None:
            return self.find(page)
        place = page.get_by_role(self.inside[0], name=self.inside[1], exact=True) if self.inside else page
        return place.get_by_role(self.stop[0], name=self.stop[1], exact=True).last


def choose(option):
    return lambda page, element: element.select_option(option)


def write(text):
    """Writes into a field with the mouse and the keys, because a mouse alone cannot write."""
    def act(page, element):
        element.click()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(text)
    return act


def set_value(value):
    """Sets a field's value at once, as dictation does."""
    return lambda page, element: element.evaluate(
        """(e, value) => {
          e.focus();
          e.value = value;
          e.dispatchEvent(new InputEvent('input', { bubbles: true }));
          e.dispatchEvent(new Event('change', { bubbles: true }));
        }""", value)


def slide_to_end(page, element):
    box = element.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] + 40, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


NATIVE = "the browser shows a window of its own, in which no test can press"
MENU = {"hasPopup": "menu", "expanded": False}
RADIO = {"checked": "false"}

CONTROLS = [
    Control("Button", "Buttons", "button", "Press", ["Enter"], "Pressed 1 times"),
    Control("Button with a symbol only", "Buttons", "button", "Add", ["Space"], "Pressed 1 times"),
    Control("Button in a style of one's own", "Buttons", "button", "Filled", ["Space"], "Pressed 1 times"),
    Control("Toggle, switch", "Toggles", "switch", "Automatic", ["Space"],
            state={"checked": "true"}, after={"checked": "false"}),
    Control("Toggle, checkbox", "Toggles", "checkbox", "Checkbox", ["Space"],
            state={"checked": "true"}, after={"checked": "false"}),
    Control("Toggle, button", "Toggles", "switch", "Button", ["Enter"],
            state={"checked": "true"}, after={"checked": "false"}),
    Control("Picker, menu", "Pickers", "combobox", "Bread", ["ArrowDown"], "Chosen: Spelt, 2",
            state=MENU, mouse=choose("Spelt"), assist=choose("Spelt")),
    *[Control(f"Picker, {style}", "Pickers", "radio", "Spelt", ["ArrowRight"], "Chosen: Spelt, 2",
              state=RADIO, after={"checked": "true"}, inside=("radiogroup", f"Bread, {style}"),
              stop=("radio", "Rye"))
      for style in ("segmented", "inline", "radio group", "wheel", "palette")],
    Control("Slider", "Sliders and steppers", "slider", "Volume", ["End"], "Volume 1.00",
            mouse=slide_to_end, assist=set_value("1")),
    Control("Slider with steps", "Sliders and steppers", "slider", "Rating", ["ArrowRight", "ArrowRight"],
            "Rating 5", mouse=slide_to_end, assist=set_value("5")),
    Control("Stepper", "Sliders and steppers", "button", "Increment", ["Enter"], "Guests: 3",
            inside=("group", "Guests: 2")),
    Control("DatePicker", "Dates and colors", "textbox", "Day", [*"09222026"],
            "Chosen: 29,834,773 minutes since 1970", called="Date", assist=set_value("2026-09-22"), without={"mouse": NATIVE}),
    Control("ColorPicker", "Dates and colors", "textbox", "Crust", [], "Color (0.0, 0.0, 1.0, 1.0)",
            called="ColorWell", assist=set_value("#0000ff"), without={"mouse": NATIVE, "keyboard": NATIVE}),
    Control("TextField", "Text fields", "textbox", "Name", [*"Ada", "Tab", "Tab", "Enter"], "Hello, Ada.",
            mouse=lambda page, element: (write("Ada")(page, element), page.get_by_label("Password").press("Enter")),
            assist=lambda page, element: (set_value("Ada")(page, element), page.get_by_label("Password").press("Enter"))),
    Control("TextField of a value", "Text fields", "textbox", "People", ["ControlOrMeta+a", "3"],
            "Each pays €9.39", mouse=write("3"), assist=set_value("3")),
    Control("SecureField", "Text fields", "textbox", "Password", [*"secret", "Enter"], "Hello, .",
            mouse=lambda page, element: (write("secret")(page, element), element.press("Enter")),
            assist=lambda page, element: (set_value("secret")(page, element), element.press("Enter"))),
    Control("Menu", "Menus", "button", "Actions", ["Enter", ("menuitem", "Copy"), "Enter"], "Chosen: Copy", state=MENU,
            then=[("menuitem", "Copy")]),
    Control("Menu in a menu", "Menus", "button", "Actions",
            ["Enter", ("menuitem", "Copy"), "ArrowDown", "ArrowRight", ("menuitem", "Inbox"), "ArrowDown", "Enter"],
            "Chosen: Archive", state=MENU,
            then=[("menuitem", "Move to"), ("menuitem", "Archive")]),
    Control("Menu with an action of its own", "Menus", "button", "More",
            ["Enter", ("menuitem", "Save as"), "ArrowDown", "Enter"], "Chosen: Save all", state=MENU, then=[("menuitem", "Save all")]),
    Control("Menu with an indicator", "Menus", "button", "With an indicator",
            ["Enter", ("menuitem", "First"), "Enter"], "Chosen: First", state=MENU, then=[("menuitem", "First")]),
    Control("contextMenu", "Menus", "button", "With a preview",
            ["Shift+F10", ("menuitem", "Open"), "Enter"], "Chosen: Open",
            then=[("menuitem", "Open")],
            mouse=lambda page, element: element.click(button="right"),
            assist=lambda page, element: element.dispatch_event("contextmenu")),
    Control("DisclosureGroup", "Groups", "button", "Steps", ["Enter"], "Mix and bake",
            state={"expanded": False}, after={"expanded": True}),
    Control("Section that can be hidden", "Lists", "button", "Shown and hidden", ["Enter"],
            state={"expanded": True}, after={"expanded": False}),
    Control("List, one selected", "Selection", "treeitem", "Mars", ["ArrowDown"], "Chosen: Mars",
            state={"selected": False}, after={"selected": True}, stop=("tree", "Planets")),
    Control("List, several selected", "Selection", "treeitem", "Onions", ["ArrowDown", "ArrowDown"],
            "On the pizza: Onions", state={"selected": False}, after={"selected": True},
            stop=("tree", "Toppings")),
    Control("EditButton", "Editing rows", "button", "Edit", ["Enter"], "Done"),
    Control("swipeActions", "Editing rows", "button", "Actions", ["Enter", ("button", "Delete"), "Tab", "Enter"],
            "Katherine archived", state={"expanded": False}, then=[("button", "Archive")]),
    Control("refreshable", "Lists", "button", "Refresh", ["Enter"], "Loaded 1 times."),
    Control("searchable", "Search", "searchbox", "Search trees", [*"oak", "Enter"], "Searched for oak",
            mouse=lambda page, element: (write("oak")(page, element), page.keyboard.press("Enter")),
            assist=lambda page, element: (set_value("oak")(page, element), element.press("Enter"))),
    Control("sheet", "Sheets", "button", "Sheet", ["Enter", ("dialog", "Sheet 1"), "Escape"], "Dismissed 1 times",
            then=[("button", "Done")]),
    Control("fullScreenCover", "Sheets", "button", "Full-screen cover",
            ["Enter", ("dialog", "Sheet 1"), "Tab", "Tab", "Enter"], "Dismissed 1 times", then=[("button", "Done")]),
    Control("alert", "Alerts", "button", "Question",
            ["Enter", ("button", "Cancel"), "Tab", "Enter"], "Answer: deleted", then=[("button", "Delete")]),
    Control("confirmationDialog", "Alerts", "button", "Choice",
            ["Enter", ("button", "Cancel"), "Shift+Tab", "Shift+Tab", "Shift+Tab", ("button", "Copy"), "Enter"],
            "Answer: copied", then=[("button", "Copy")]),
    Control("popover", "Popovers", "button", "Above", ["Enter"], "It is shown above the button."),
    Control("TabView", "Tabs", "tab", "Cake", ["ArrowRight"], "Cheesecake",
            state={"selected": False}, after={"selected": True}, stop=("tab", "Bread 3")),
    Control("NavigationLink", "Navigation", "button", "Mars", ["Enter"], "2 moons"),
    Control("navigation, back", "Navigation", "button", "Mars", ["Enter", ("heading", "Mars"), "Shift+Tab", "Enter"], "Planets",
            hides="2 moons", then=[("button", "Navigation")]),
    Control("Link", "Links and keys", "link", "Stay here", ["Enter"], "https://www.swift.org"),
    Control("keyboardShortcut", "Links and keys", "button", "Save", ["ControlOrMeta+s"], "1",
            state={"keyshortcuts": "Meta+S"}),
]


@pytest.fixture(params=CONTROLS, ids=lambda control: control.what)
def control(request):
    return request.param


def node(page, element):
    """Returns the role, name and state of an element in Chromium's accessibility tree."""
    element.evaluate("e => { window.probed = e }")
    session = page.context.new_cdp_session(page)
    probed = session.send("Runtime.evaluate", {"expression": "probed"})["result"]["objectId"]
    found = session.send(
        "Accessibility.getPartialAXTree", {"objectId": probed, "fetchRelatives": False})["nodes"][0]
    session.detach()
    assert not found["ignored"]
    state = {each["name"]: each["value"]["value"] for each in found["properties"] if each["name"] in STATES}
    return found["role"]["value"], found["name"]["value"], state


def expect_use(page, control):
    """Checks that the control has been used."""
    if control.shows:
        expect(page.get_by_text(control.shows, exact=True).last).to_be_visible()
    if control.hides:
        expect(page.get_by_text(control.hides, exact=True)).to_have_count(0)
    if control.after is not None:
        element = control.find(page)
        assert wait_until(lambda: node(page, element)[2] == control.after, page), node(page, element)


def skip_without(control, way):
    if way in control.without:
        pytest.skip(control.without[way])


def test_with_the_mouse(gallery, control):
    skip_without(control, "mouse")
    page = gallery(control.page)
    control.mouse(page, control.find(page))
    for role, name in control.then:
        page.get_by_role(role, name=name, exact=True).last.click()
    expect_use(page, control)


def test_with_the_keyboard_alone(gallery, control):
    skip_without(control, "keyboard")
    page = gallery(control.page)
    stop = control.find_stop(page)
    assert wait_until(lambda: page.keyboard.press("Tab") or stop.evaluate(FOCUSED), page)
    for key in control.keys:
        if isinstance(key, tuple):
            role, name = key
            expect(page.get_by_role(role, name=name, exact=True).last).to_be_focused()
        else:
            page.keyboard.press(key)
    expect_use(page, control)


def test_through_the_accessibility_tree(gallery, control):
    page = gallery(control.page)
    element = control.find(page)
    role, name, state = node(page, element)
    assert (role, name, state) == (control.called or control.role, control.name, control.state)
    control.assist(page, element)
    for role, name in control.then:
        page.get_by_role(role, name=name, exact=True).last.evaluate("e => e.click()")
    expect_use(page, control)
