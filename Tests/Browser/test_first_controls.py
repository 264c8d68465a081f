"""What a plain page shows of controls and preferences before the script runs: in a window of its size, a returning visitor sees nothing change."""

import pytest
from playwright.sync_api import expect

from conftest import choose_page
from frames import settle
from test_first_picture import bare, elsewhere, known_person

# Each element with a number that is seen, and the faces of menus.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('main *:not(.absent)')].map((e) => [e.banyan ?? /^b(\\d+)$/.exec(e.id)?.[1], e])
  .map(([number, e]) => [number ?? (e.className === 'face' ? 'face of ' + (e.parentElement.banyan ?? e.parentElement.id.slice(1)) : null), e])
  .filter(([name, e]) => name != null && e.checkVisibility())
  .map(([name, e]) => [name, ['x', 'y', 'width', 'height'].map((name) => e.getBoundingClientRect()[name])]))"""


# Where each text is, in order.
TEXT_PLACES = """() => [...document.querySelectorAll('main .text')].filter((e) => e.checkVisibility()).map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [e.textContent, x, y, width, height];
})"""


def first_and_last(context, url, open_page, read):
    """Opens a page, and the plain one without its script: returns what is read in both, and the reported shifts."""
    with bare(context, url) as page:
        before = page.evaluate(read)
    page = open_page(url, context=context)
    settle(page)
    after, shifts = page.evaluate(read), page.evaluate("shifts")
    page.close()
    return before, after, sum(value for value, *_ in shifts)


def test_menus_of_pickers_show_their_values_where_they_stay(gallery_server, open_page):
    page = known_person(open_page, gallery_server.url, viewport={"width": 390, "height": 844})
    choose_page(page, "Pickers")
    settle(page)
    before, after, shift = first_and_last(page.context, page.url, open_page, PLACES)
    assert sum(name.startswith("face") for name in before) == 4
    assert before.keys() == after.keys() and elsewhere(before, after) == {} and shift <= 0.001


def test_a_menu_has_all_its_options_once_the_script_has_run(gallery_server, open_page):
    page = open_page(gallery_server.url)
    choose_page(page, "Pickers")
    settle(page)
    names = "() => [...document.querySelectorAll('.face')].map((e) => [e.value, e.options.length, e.disabled])"
    values = page.evaluate(names)
    assert [value for value, *_ in values] == ["Rye", "Size 2", "Size 2", "Rye"]
    assert [count for _, count, _ in values] == [3, 5, 5, 3]
    assert [off for *_, off in values] == [False, False, False, True]
    with bare(page.context, page.url) as first:
        assert [(value, off) for value, _, off in first.evaluate(names)] == [(value, off) for value, _, off in values]
    again = open_page(page.url, context=page.context)
    settle(again)
    assert again.evaluate(names) == values
    again.locator(".face").first.select_option("Wheat")
    expect(again.get_by_text("Chosen: Wheat, 2")).to_be_visible()


@pytest.mark.parametrize("title", ["Text", "Stacks", "Frames", "Grids", "Fonts", "Forms"])
def test_the_browser_finds_the_widths_that_the_first_page_leaves_out(gallery_server, open_page, title):
    page = known_person(open_page, gallery_server.url, viewport={"width": 390, "height": 844})
    choose_page(page, title)
    settle(page)
    # In a batch each text is told its width.
    batched = page.evaluate(TEXT_PLACES)
    with bare(page.context, page.url) as first:
        own = first.evaluate(TEXT_PLACES)
        lines = "() => [...document.querySelectorAll('.text[data-placed=line]')].filter((e) => !e.computedStyleMap().get('--w').toString().endsWith('px')).length"
        assert first.evaluate(lines) > 5
    # Some texts follow the time, one is cut in its middle by the script, and small capitals are measured as capitals.
    pairs = [(text, one, other) for (text, *one), (same, *other) in zip(batched, own) if text == same != "Small Capitals"]
    assert len(pairs) >= 8
    assert [pair for pair in pairs if any(abs(a - b) > 0.05 for a, b in zip(*pair[1:]))] == []


SCROLLED = "() => [...document.querySelectorAll('.scroll[data-anchor], .picker[data-picker=wheel]')].map((e) => [e.scrollLeft, e.scrollTop])"


def test_what_does_not_begin_at_its_top_is_where_it_begins(run, open_page):
    page = known_person(open_page, run("Tests/Browser/Apps/Beginnings.swift").url, viewport={"width": 390, "height": 844})
    before, after, shift = first_and_last(page.context, page.url, open_page, SCROLLED)
    assert [[left > 0, top > 0] for left, top in after] == [[False, True], [False, True], [True, False], [False, False], [False, True]]
    assert before == after and shift <= 0.001
    before, after, _ = first_and_last(page.context, page.url, open_page, PLACES)
    assert elsewhere(before, after) == {}


TEXTS = "() => [...document.querySelectorAll('main .text')].filter((e) => e.checkVisibility()).map((e) => e.textContent)"


def test_the_next_page_begins_with_what_the_last_has_reported_of_the_person(gallery_server, open_page):
    page = known_person(
        open_page, gallery_server.url, viewport={"width": 390, "height": 844}, timezone_id="Asia/Tokyo",
        reduced_motion="reduce", color_scheme="dark", device_scale_factor=2)
    choose_page(page, "Accessibility")
    settle(page)
    before, after, shift = first_and_last(page.context, page.url, open_page, TEXTS)
    for text in ["Time zone: Asia/Tokyo", "Motion: little", "Pixels of a point: 2"]:
        assert text in before
    assert before == after and shift <= 0.001


def test_who_prefers_something_else_by_now_is_shown_that(gallery_server, open_page):
    page = open_page(gallery_server.url, viewport={"width": 390, "height": 1200}, reduced_motion="reduce")
    choose_page(page, "Accessibility")
    expect(page.get_by_text("Motion: little")).to_be_visible()
    settle(page)
    url, context = page.url, page.context
    page.close()
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(url)
    expect(page.get_by_text("Motion: as usual")).to_be_visible()


# Keeps what the page sends.
LISTEN = """
  window.sent = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    sent.push(data);
    return send.call(this, data);
  };
"""

# The events with code 23, each with the number of sizes in it.
MEASURED = """() => sent.filter((data) => data instanceof Uint8Array).map((bytes) => {
  let place = 0;
  const number = () => {
    let value = 0, shift = 0;
    while (bytes[place] > 127) { value |= (bytes[place++] & 127) << shift; shift += 7; }
    return value | bytes[place++] << shift;
  };
  if (sent.indexOf(bytes) === 0 || !number() || (number(), bytes[place++] !== 23)) return 0;
  const target = number();
  let count = 0;
  while (place < bytes.length) { if (!target) number(); for (let i = 0; i < 4; i++) number(); count++; }
  return count;
}).filter(Boolean)"""


def test_sizes_that_a_page_finds_at_once_are_one_event(run, browser):
    url = run("Tests/Browser/Apps/ManyControls.swift").url
    context = browser.new_context(viewport={"width": 390, "height": 800})
    context.add_init_script(LISTEN)
    found = []
    # Nothing is left to report on the person's next page.
    for _ in range(2):
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("main[data-connected]")
        settle(page)
        found.append(page.evaluate(MEASURED))
    assert found == [[40], []]
    context.close()


LOADED = "Tests/Browser/Apps/Loaded.swift"


def test_a_page_that_is_only_loaded_changes_no_value(run, open_page):
    page = open_page(run(LOADED).url)
    page.get_by_role("button", name="Press").click()
    expect(page.get_by_text("Pressed ")).to_have_text("Pressed 1, changed:")


# What a person does while the page has no script yet.
EARLY = """
  document.addEventListener('readystatechange', () => {
    const field = document.querySelector('.field');
    if (!field || document.readyState !== 'interactive') return;
    field.value = 'bread';
    document.querySelector('.slider').value = '0.5';
  });
"""


def test_what_is_changed_before_the_script_runs_counts(run, browser, open_page):
    context = browser.new_context()
    context.add_init_script(EARLY)
    # Only the page for browsers without scripts has content before one runs.
    page = open_page(run(LOADED).url + "?plain", context=context)
    expect(page.get_by_text("Pressed ")).to_have_text("Pressed 0, changed: bread, 0.5")
    context.close()
