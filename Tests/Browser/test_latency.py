"""A distant server: the person's actions show at once, and the server's state counts in the end."""

import pytest
from playwright.sync_api import expect

from cutting_network import CuttingNetwork
from frames import end_timers, hold_timers, settle

DELAY = 0.4
BOTH = pytest.mark.parametrize("what, agrees", [("taken", True), ("refused", False)])


class Distance:
    """The way to a server whose answers come when they are let through: a test sees the page before, however slow it is."""

    def __init__(self, demo, open_page):
        self.demo, self.open_page = demo, open_page
        self.network = None

    def open(self, screen, **options):
        self.network = CuttingNetwork(self.demo(screen).port)
        page = self.open_page(self.network.url, **options)
        settle(page)
        self.network.hold()
        return page

    def answer(self, page):
        """Lets the answers through, and waits until the page shows the result of every event."""
        self.network.release()
        answered(page)
        self.network.hold()

    def close(self):
        if self.network:
            self.network.close()


@pytest.fixture
def distance(demo, open_page):
    distance = Distance(demo, open_page)
    yield distance
    distance.close()


def answered(page):
    """Waits until the server has acknowledged every event, and the page shows the result."""
    page.wait_for_function("() => eventNumber > 0 && eventNumber === acknowledged")
    page.wait_for_selector("main:not([aria-busy])")


def at_once(page, act, element, attribute):
    """Returns an attribute's value right after an action on its element."""
    return element.evaluate(f"(e) => {{ {act}; return e.getAttribute('{attribute}'); }}")


@BOTH
def test_a_switch(distance, what, agrees):
    page = distance.open("refusals")
    switch = page.get_by_role("switch", name=f"Toggle {what}")
    assert at_once(page, "e.click()", switch, "aria-checked") == "true"
    distance.answer(page)
    assert switch.get_attribute("aria-checked") == ("true" if agrees else "false")


@BOTH
@pytest.mark.parametrize("role, names, attribute", [
    ("radio", ("One", "Two"), "aria-checked"), ("treeitem", ("Red", "Green"), "aria-selected")])
def test_another_of_several(distance, what, agrees, role, names, attribute):
    """A picker's choice and a list's selection."""
    page = distance.open("refusals")
    first, second = (page.get_by_role(role, name=f"{name} {what}") for name in names)
    assert at_once(page, "e.click()", second, attribute) == "true"
    assert first.get_attribute(attribute) == "false"
    distance.answer(page)
    assert [each.get_attribute(attribute) == "true" for each in (first, second)] == [not agrees, agrees]


@BOTH
def test_a_group_that_is_closed(distance, what, agrees):
    page = distance.open("refusals")
    group = page.get_by_role("button", name=f"Group {what}")
    inside = page.get_by_text(f"Inside {what}", exact=True)
    assert at_once(page, "e.click()", group, "aria-expanded") == "false"
    assert not inside.is_visible()
    distance.answer(page)
    assert group.get_attribute("aria-expanded") == ("false" if agrees else "true")
    assert inside.is_visible() is not agrees
    if agrees:
        assert at_once(page, "e.click()", group, "aria-expanded") == "true"
        distance.answer(page)
        inside.wait_for()
        assert group.get_attribute("aria-expanded") == "true"
        assert page.locator("[data-collapsed]").count() == 0


@BOTH
def test_a_tab(distance, what, agrees):
    page = distance.open("refusals")
    tab = page.get_by_role("tab", name=f"Second {what}")
    assert at_once(page, "e.click()", tab, "aria-selected") == "true"
    assert page.get_by_text(f"Page of Second {what}").is_visible()
    assert not page.get_by_text(f"Page of First {what}").is_visible()
    distance.answer(page)
    assert tab.get_attribute("aria-selected") == ("true" if agrees else "false")
    assert tab.get_attribute("tabindex") == ("0" if agrees else "-1")
    assert page.get_by_text(f"Page of Second {what}").is_visible() is agrees
    assert page.get_by_text(f"Page of First {what}").is_visible() is not agrees


def test_the_last_of_several_changes_counts(distance):
    page = distance.open("refusals")
    switch = page.get_by_role("switch", name="Toggle taken")
    assert at_once(page, "e.click(); e.click(); e.click()", switch, "aria-checked") == "true"
    # Acknowledgements of earlier events change nothing that is visible.
    seen = page.evaluate_handle("""() => {
      const seen = [];
      const element = document.querySelectorAll('.toggle')[1];
      new MutationObserver(() => seen.push(element.getAttribute('aria-checked')))
        .observe(element, { attributeFilter: ['aria-checked'] });
      return seen;
    }""")
    distance.answer(page)
    assert set(seen.json_value()) <= {"true"}
    assert switch.get_attribute("aria-checked") == "true"


def sent(page):
    """Returns the codes of the events that a page sends from now on, with the texts of fields."""
    return page.evaluate_handle("""() => {
      const sent = [];
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (message) {
        sent.push([...new Uint8Array(message)]);
        send.call(this, message);
      };
      return sent;
    }""")


def test_who_writes_fast_is_reported_in_few_messages(demo, open_page, slow_network):
    page = open_page(slow_network(demo("typing"), DELAY))
    settle(page)
    name = page.get_by_role("textbox", name="Name")
    name.focus()
    answered_by = page.get_by_text("Hello, ", exact=True)
    expect(answered_by).to_be_visible()
    messages = sent(page)
    typed = "abcdefghijklmnopqrstuvwxyz" * 4
    name.evaluate("""(e, typed) => {
      for (const letter of typed) {
        e.value += letter;
        e.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      e.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }""", typed)
    page.get_by_text(f"Hello, {typed}", exact=True).wait_for()
    page.get_by_text("submitted").wait_for()
    texts = [bytes(message).decode("latin-1") for message in messages.json_value()]
    inputs = [index for index, text in enumerate(texts) if text.endswith(("a", typed))]
    # The first letter at once, the last text before the next action, and nothing in between.
    assert texts[inputs[0]].endswith("a") and texts[inputs[-1]].endswith(typed)
    assert len(inputs) == 2 and inputs[-1] + 1 < len(texts)


def press(page):
    for count in range(1, 4):
        page.get_by_role("button", name="Press taken").click()
        page.get_by_text(str(count), exact=True).wait_for()


def write(page):
    page.get_by_role("textbox", name="Name").press_sequentially("Ada", delay=200)
    page.get_by_text("Hello, Ada", exact=True).wait_for()


@pytest.mark.parametrize("screen, delay, act", [("refusals", 0, press), ("typing", DELAY, write)])
def test_what_is_answered_soon_or_typed_is_not_shown_to_be_under_way(
        demo, open_page, slow_network, screen, delay, act):
    page = open_page(slow_network(demo(screen), delay))
    page.evaluate("""() => {
      window.said = [];
      new MutationObserver(() => said.push(1)).observe(document.querySelector('main'), { attributeFilter: ['aria-busy'] });
    }""")
    if not delay:
        # An answer is soon if it comes before this time is over, however long a busy machine takes.
        hold_timers(page, "showBusy")
    act(page)
    if not delay:
        end_timers(page)
    assert page.evaluate("said") == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_late_answer_is_shown_to_be_under_way(distance, motion):
    page = distance.open("refusals", reduced_motion=motion)
    place = page.locator("main").bounding_box()
    seen = page.get_by_role("button", name="Press taken").evaluate("""async (button) => {
      const bar = document.querySelector('.busy');
      const isShown = () => bar.checkVisibility() && bar.getBoundingClientRect().height > 0;
      // The page measures from the press on, which itself takes a moment.
      const start = performance.now();
      button.click();
      const seen = { atOnce: isShown() };
      while (!isShown()) await new Promise(requestAnimationFrame);
      seen.isLate = performance.now() - start >= 299;
      seen.isSaid = document.querySelector('main').getAttribute('aria-busy');
      seen.moves = document.getAnimations().filter((each) => each.animationName === 'pass').length;
      const { x, y, width, height } = document.querySelector('main').getBoundingClientRect();
      return { ...seen, place: { x, y, width, height } };
    }""")
    moves = 0 if motion == "reduce" else 1
    assert seen == {"atOnce": False, "isLate": True, "isSaid": "true", "moves": moves, "place": place}
    distance.answer(page)
    page.get_by_text("1", exact=True).wait_for()
    expect(page.locator(".busy")).to_be_hidden()
    assert page.locator("main").get_attribute("aria-busy") is None
