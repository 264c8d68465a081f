"""The screens of Examples/Screens, used as a person would, and the bodies that run.

Every body of the example prints why it runs. A new visit prints a line of its own, which ends what
went before it.
"""

import os
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server, Transcript, choose_page, page_titles

VISIT = "ScreenList: @self, @identity, _chosen changed."
SCHEMES = ["light", "dark"]
# Counts the changes in the page, by the class of the enclosing element.
WATCH = """() => {
  window.changed = [];
  new MutationObserver(records => {
    for (const each of records) {
      const element = each.target.nodeType === 1 ? each.target : each.target.parentElement;
      window.changed.push(element.closest('.list') ? 'list' : element.className);
    }
  }).observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    program = os.environ.get("BANYAN_SCREENS", ROOT / ".build/debug/Screens")
    server = Server([program, "--port", "0"], tmp_path_factory.mktemp("screens") / "server.log")
    yield Transcript(server)
    server.stop()


class Screen:
    """One screen, opened by a new visitor."""

    def __init__(self, page, server):
        self.page, self.server = page, server
        server.until(VISIT)
        self.ran()

    def ran(self):
        """Returns the reasons why bodies have run since the last call."""
        # Some controls show at once what the server hears later.
        self.page.wait_for_function("() => !reports.size && eventNumber === acknowledged")
        urllib.request.urlopen(self.server.url).read()
        return self.server.until(VISIT)

    def press(self, name):
        # The page below a sliding page stays visible a little longer.
        expect(self.button(name)).to_have_count(1)
        self.button(name).click()

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def switch(self, name):
        return self.page.get_by_role("switch", name=name, exact=True)

    def field(self, name):
        return self.page.get_by_role("textbox", name=name, exact=True)

    def shows(self, *texts):
        for text in texts:
            expect(self.page.get_by_text(text, exact=True)).to_be_visible()

    def row(self, name):
        """Returns the text beside a label."""
        return self.page.locator(".labeled:visible", has=self.page.get_by_text(name, exact=True)).last

    def rows(self):
        """Returns the texts of the list's rows."""
        return self.page.locator(".list").last.get_by_role("listitem")


@pytest.fixture
def screen(server, open_page):
    """Opens a screen by its title."""

    def open_screen(title, **options):
        page = open_page(server.url, **options)
        choose_page(page, title)
        return Screen(page, server)

    return open_screen


# Stores


def test_a_tap_runs_one_body_and_changes_one_text(screen):
    """S01."""
    counter = screen("Counter")
    expect(counter.rows()).to_have_count(20)
    counter.page.evaluate(WATCH)
    counter.press("Count")
    counter.shows("1")
    assert counter.ran() == ["CounterView: _count changed."]
    assert counter.page.evaluate("window.changed") == ["text"]


def test_whoever_declares_an_object_runs_when_it_changes(screen):
    """S02."""
    shared = screen("Shared climate")
    shared.page.evaluate(WATCH)
    shared.press("Warmer")
    expect(shared.row("Temperature")).to_contain_text("19 °C")
    assert shared.ran() == [
        "SharedClimate: _climate changed.",
        "SharedGreenhouse: _climate changed.",
        "SharedBenches: _climate changed.",
        "SharedVents: _climate changed.",
    ]
    assert shared.page.evaluate("window.changed.length") == 1


def test_all_screens_of_a_stack_show_the_same(screen):
    """S06."""
    shared = screen("Shared climate")
    for number in (1, 2, 3):
        shared.press(f"Bay {number}")
        expect(shared.page).to_have_title(f"Bay {number}")
    shared.ran()
    shared.press("Warmer")
    expect(shared.row("Temperature")).to_contain_text("19 °C")
    assert shared.ran() == [
        "SharedClimate: _climate changed.",
        "SharedGreenhouse: _climate changed.",
        "Bay: _climate changed.",
        "Bay: _climate changed.",
        "Bay: _climate changed.",
        "SharedBenches: _climate changed.",
        "SharedVents: _climate changed.",
    ]
    for title in ("Bay 2", "Bay 1", "Shared climate"):
        shared.press(title)
        expect(shared.page).to_have_title(title)
        expect(shared.row("Temperature")).to_contain_text("19 °C")
    assert shared.ran() == []


def test_a_view_that_is_given_a_value_runs_when_it_changes(screen):
    """S03."""
    passed = screen("Passed climate")
    passed.press("Warmer")
    passed.shows("19 °C", "Dry")
    assert passed.ran() == [
        "PassedClimate: _climate changed.",
        "PassedGreenhouse: _climate changed.",
        "Thermometer: @self changed.",
    ]
    passed.switch("Mist").click()
    passed.shows("19 °C")
    expect(passed.page.get_by_text("Mist", exact=True)).to_have_count(2)
    assert passed.ran() == [
        "PassedClimate: _climate changed.",
        "PassedGreenhouse: _climate changed.",
        "MistSign: @self changed.",
    ]


def test_a_view_that_reads_nothing_of_an_observable_object_does_not_run(screen):
    """S04, S07."""
    observed = screen("Observed climate")
    observed.press("Warmer")
    expect(observed.row("Temperature")).to_contain_text("19 °C")
    assert observed.ran() == [
        "ObservedGreenhouse: @dependencies changed.",
        "Thermometer: @self changed.",
    ]
    observed.switch("Mist").press("Space")
    expect(observed.switch("Mist")).to_be_checked()
    assert observed.ran() == [
        "ObservedGreenhouse: @dependencies changed.",
        "MistSign: @self changed.",
    ]


def test_what_is_set_on_the_first_screen_does_not_reach_the_next(screen):
    """D20."""
    observed = screen("Observed climate")
    observed.shows("Ask Hana")
    observed.press("Potting room")
    observed.shows("Nobody to ask")
    observed.ran()
    observed.press("Warmer")
    expect(observed.row("Temperature")).to_contain_text("19 °C")
    assert observed.ran() == [
        "PottingRoom: @dependencies changed.",
        "ObservedGreenhouse: @dependencies changed.",
        "Thermometer: @self changed.",
    ]


def test_what_changes_in_one_tab_runs_no_view_of_another(screen):
    """S05, S10."""
    harbor = screen("Harbor")
    harbor.shows("High water at six", "Fog after dark")
    harbor.ran()
    harbor.press("Post a notice")
    harbor.shows("Notice 3")
    assert harbor.ran() == ["HarborTabs: _notices changed.", "QuayTab: _store changed."]
    harbor.page.get_by_role("tab", name="Boats").click()
    harbor.shows("Petrel", "Old Anna")
    assert harbor.ran() == [
        "BoatsTab: @self, @identity, _store changed.",
        "HarborTabs: _boats changed.",
        "BoatsTab: _store changed.",
    ]
    harbor.press("Moor a boat")
    harbor.shows("Boat 3")
    assert harbor.ran() == ["HarborTabs: _boats changed.", "BoatsTab: _store changed."]
    harbor.page.get_by_role("tab", name="Quay").click()
    harbor.shows("Notice 3")
    assert harbor.ran() == []


def test_a_list_waits_for_its_service_and_counts_what_comes(screen):
    """S08, S09."""
    loans = screen("Library loans")
    loans.shows("Nothing borrowed", "Waiting for the service")
    loans.ran()
    loans.press("Answer")
    loans.shows("2 Books", "Tides and Moons", "3 days left", "Nobody waits")
    assert loans.ran() == ["LoanList: @dependencies changed."]
    loans.press("Give back Sourdough")
    loans.shows("1 Book")
    loans.press("Give back Tides and Moons")
    loans.shows("Nothing borrowed")
    assert loans.ran() == ["LoanList: @dependencies changed."] * 2


def test_what_fails_is_reported_by_whoever_can_show_it(screen):
    """S08."""
    loans = screen("Library loans")
    loans.press("Answer")
    loans.shows("2 Books")
    loans.press("Ask again")
    loans.shows("Waiting for the service")
    loans.ran()
    loans.press("Fail")
    loans.shows("The library cannot be reached.", "2 Books")
    assert loans.ran() == ["LibraryLoans: _message changed."]
    loans.press("Close")
    expect(loans.page.get_by_text("The library cannot be reached.")).to_have_count(0)


# State, bindings, objects


def test_an_alert_clears_the_flag_that_shows_it(screen):
    """S12."""
    ferry = screen("Last ferry")
    ferry.press("When does it leave?")
    expect(ferry.page.get_by_role("alertdialog", name="The last ferry leaves at ten.")).to_be_visible()
    assert ferry.ran() == ["LastFerry: _isWarned changed."]
    expect(ferry.button("OK")).to_be_focused()
    ferry.page.keyboard.press("Enter")
    expect(ferry.page.get_by_role("alertdialog")).to_have_count(0)
    expect(ferry.row("Alert")).to_contain_text("not shown")
    assert ferry.ran() == ["LastFerry: _isWarned changed."]


def test_a_view_of_ones_own_closes_itself_through_a_binding(screen):
    """C01."""
    ferry = screen("Last ferry")
    ferry.press("Tell me in a banner")
    ferry.shows("The last ferry leaves at ten.", "shown")
    assert ferry.ran() == [
        "LastFerry: _isBannerShown changed.",
        "Banner<Text>: @self, @identity, _isPresented changed.",
    ]
    ferry.press("Got it")
    expect(ferry.button("Got it")).to_have_count(0)
    expect(ferry.row("Banner")).to_contain_text("not shown")
    assert ferry.ran() == ["LastFerry: _isBannerShown changed."]


def test_a_name_is_picked_and_typed_through_a_binding(screen):
    """S11, S13."""
    star = screen("Name a star")
    star.press("Next name after Vega")
    expect(star.field("Name")).to_have_value("Deneb")
    expect(star.page.get_by_text("The star is called Deneb")).to_be_visible()
    star.field("Name").fill("Wega")
    expect(star.page.get_by_text("The star is called Wega")).to_be_visible()
    another = star.button("Another button")
    expect(star.button("Next name after Wega")).to_have_attribute("aria-description", "lit")
    expect(another).to_have_attribute("aria-description", "unlit")
    star.ran()
    another.click()
    expect(another).to_have_attribute("aria-description", "lit")
    assert star.ran() == ["LitButton<Text>: _isLit changed."]


@pytest.mark.parametrize("whose, found, ran", [
    ("Own", ["Wren", "Heron", "Owl"], ["OwnBirds: _fetcher changed."]),
    ("Passed", ["Wren", "Heron"], ["FetchedLists: _passed changed.", "PassedBirds: _fetcher changed."]),
    ("Shared", ["Wren", "Heron", "Owl"], ["FetchedLists: _shared changed.", "SharedBirds: _fetcher changed."]),
])
def test_a_list_is_filled_when_its_objects_data_comes(screen, whose, found, ran):
    """S14, S15."""
    lists = screen("Fetched lists")
    lists.page.get_by_role("radio", name=whose, exact=True).click()
    expect(lists.page.get_by_role("radio", name=whose, exact=True)).to_be_checked()
    expect(lists.button("Answer")).to_be_enabled()
    lists.ran()
    expect(lists.rows()).to_have_count(0)
    lists.press("Answer")
    expect(lists.rows()).to_have_text(found)
    assert lists.ran() == ran


def test_a_list_that_fails_stays_empty(screen):
    """S14."""
    lists = screen("Fetched lists")
    lists.press("Fail")
    lists.shows("Nobody waits")
    expect(lists.rows()).to_have_count(0)


# Values in the environment


def colors(screen, text):
    """Of each place where a text stands, the background."""
    return screen.page.get_by_text(text, exact=True).evaluate_all(
        """places => places.map(place => {
          while (getComputedStyle(place).backgroundColor === 'rgba(0, 0, 0, 0)') place = place.parentElement;
          return getComputedStyle(place).backgroundColor;
        })""")


def test_two_palettes_are_two_values(screen):
    """S16."""
    palettes = screen("Palettes")
    meadow, night, warning = "rgb(209, 242, 217)", "rgb(31, 36, 82)", "rgb(179, 20, 26)"
    assert colors(palettes, "The pool is open.") == [meadow, meadow]
    palettes.switch("Night").click()
    expect(palettes.switch("Night")).to_be_checked()
    assert palettes.ran() == ["Palettes: _isNight changed.", "Notices: _calm changed."]
    assert colors(palettes, "The pool is open.") == [meadow, night]
    assert colors(palettes, "Nobody is watching.") == [warning, warning]


def test_three_objects_of_one_class_are_observed_by_one_view(screen):
    """S17."""
    radio = screen("Radio")
    radio.shows("Blue", "Weather", "Gardening")
    radio.ran()
    radio.press("More news")
    radio.shows("Traffic")
    assert radio.ran() == ["Radio: _news changed."]
    radio.press("More talk")
    radio.shows("Chess")
    assert radio.ran() == ["Radio: _talk changed."]


# Tabs

WAYS = {
    "Tabs by binding": {
        "gear": ["GearList: @self changed."],
        "trail": [],
    },
    "Tabs by object": {
        "gear": [
            "SharedTabs: _whereabouts changed.", "SharedTabBar: _whereabouts changed.",
            "GearList: @self changed.", "SharedTrail: _whereabouts changed."],
        "trail": [
            "SharedTabs: _whereabouts changed.", "SharedTabBar: _whereabouts changed.",
            "SharedTrail: _whereabouts changed."],
    },
    "Tabs by container": {
        "gear": ["ContainedTabBar: _whereabouts changed.", "GearList: @self changed."],
        "trail": ["ContainedTabBar: _whereabouts changed."],
    },
}


@pytest.mark.parametrize("way", WAYS)
def test_the_chosen_tab_is_written_by_a_button_and_by_a_tap(screen, way):
    """S19, S20."""
    tabs = screen(way)
    trail, gear = (tabs.page.get_by_role("tab", name=name) for name in ("Trail", "Gear"))
    expect(trail).to_have_attribute("aria-selected", "true")
    tabs.press("Pack the gear")
    expect(gear).to_have_attribute("aria-selected", "true")
    tabs.shows("Water")
    assert tabs.ran() == WAYS[way]["gear"]
    trail.click()
    expect(tabs.button("Pack the gear")).to_be_visible()
    assert tabs.ran() == WAYS[way]["trail"]
    trail.focus()
    tabs.page.keyboard.press("ArrowRight")
    expect(gear).to_have_attribute("aria-selected", "true")
    tabs.shows("Water")


# Objects in the environment, and presentations


def test_a_switch_writes_an_object_that_the_views_between_do_not_know(screen):
    """S21."""
    lighthouse = screen("Lighthouse")
    lighthouse.shows("Seen by those who look")
    lighthouse.switch("Burning").click()
    expect(lighthouse.switch("Burning")).to_be_checked()
    assert lighthouse.ran() == ["Lighthouse: _lamp changed.", "LampRoom: _lamp changed."]


@pytest.mark.parametrize("way", ["As it is", "With the book given again"])
def test_a_sheet_sees_the_objects_of_the_view_that_presents_it_and_keeps_its_own(screen, way):
    """S22, D19, D21, K13."""
    book = screen("Guest book")
    book.button(way).press("Enter")
    dialog = book.page.get_by_role("dialog", name="Guest book")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("The pen is green.")).to_be_visible()
    dialog.get_by_role("switch", name="Signed").click()
    expect(book.page.get_by_text("yes", exact=True)).to_be_attached()
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)
    expect(book.row("Signed")).to_contain_text("yes")
    expect(book.row("Pens out here")).to_contain_text("0")
    expect(book.button(way)).to_be_focused()


# A draft


def test_a_draft_is_cancelled_or_saved(screen):
    """S23, S25, S26."""
    workshop = screen("Workshop")
    page = workshop.page
    expect(page.get_by_role("link", name="hello@lindqvist.example")).to_have_attribute(
        "href", "mailto:hello@lindqvist.example")
    workshop.press("Edit")
    cover = page.get_by_role("dialog", name="Edit workshop")
    expect(cover).to_be_visible()
    expect(workshop.field("Name")).to_have_value("Lindqvist & Daughter")
    bar = cover.locator(".navbar")
    assert bar.get_by_role("button").all_inner_texts() == ["Cancel", "Save"]
    workshop.ran()
    workshop.field("Name").fill("Lindqvist")
    expect(workshop.field("Name")).to_have_value("Lindqvist")
    workshop.press("Cancel")
    expect(cover).to_have_count(0)
    workshop.shows("Lindqvist & Daughter")
    assert workshop.ran() == ["WorkshopEditor: _draft changed."]
    workshop.press("Edit")
    expect(workshop.field("Name")).to_have_value("Lindqvist & Daughter")
    workshop.ran()
    workshop.field("Email").fill("shop@lindqvist.example")
    workshop.server.until("WorkshopEditor: _draft changed.")
    workshop.press("Save")
    expect(cover).to_have_count(0)
    expect(page.get_by_role("link", name="shop@lindqvist.example")).to_have_attribute(
        "href", "mailto:shop@lindqvist.example")
    assert workshop.ran() == ["WorkshopDetails: _controller changed.", "LinkRow: @self changed."]
    choose_page(page, "Counter")
    choose_page(page, "Workshop")
    workshop.shows("shop@lindqvist.example")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_screen_is_dark_and_so_is_what_it_presents(screen, scheme):
    """S24, D19."""
    workshop = screen("Workshop", color_scheme=scheme)
    workshop.press("Edit")
    expect(workshop.row("Appearance")).to_contain_text("dark")
    cover = workshop.page.get_by_role("dialog", name="Edit workshop")
    assert cover.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(28, 28, 30)"


# Every screen


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_screen_can_be_used_by_everybody_and_fits_its_window(server, open_page, size, scheme):
    from test_gallery import OUTSIDE, SIZES, violations

    width, height = SIZES[size]
    page = open_page(server.url, viewport={"width": width, "height": height}, color_scheme=scheme)
    server.until(VISIT)
    found = {}
    for title in page_titles(page):
        choose_page(page, title)
        if violated := page.evaluate(OUTSIDE) + violations(page):
            found[title] = violated
    assert found == {}
