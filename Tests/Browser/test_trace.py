"""The same script of events gives the same trace on every host: the browser's half.

One server runs all screens, and one visitor uses them. What the server prints after each step is
compared with the lines that `Tests/TraceTests/TraceTests.swift` compares it with.
"""

import json

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server, Transcript, page_opener, run_command
from frames import settle

SCRIPTS = {
    statement: steps
    for file in sorted((ROOT / "Tests/TraceTests/Scripts").glob("*.json"))
    for statement, steps in json.loads(file.read_text()).items()
}


@pytest.fixture(scope="module")
def transcript(tmp_path_factory):
    server = Server(run_command("Tests/TraceTests/Screens"), tmp_path_factory.mktemp("traces") / "server.log")
    yield Transcript(server)
    server.stop()


class Windows:
    """The visitor's windows, by their numbers."""

    def __init__(self, url, open_page):
        self.url, self.open_page = url, open_page
        self.pages = []

    def __getitem__(self, number):
        while len(self.pages) < number:
            context = self.pages[0].context if self.pages else None
            self.pages.append(self.open_page(self.url, context=context))
        page = self.pages[number - 1]
        # Chromium gives tabs in the background little time.
        page.bring_to_front()
        return page


@pytest.fixture(scope="module")
def windows(transcript, browser):
    with page_opener(browser) as open_page:
        yield Windows(transcript.url, open_page)


def perform(page, act):
    match act:
        case ["look"]:
            pass
        case ["tap", name]:
            page.get_by_role("button", name=name, exact=True).click()
        case ["click", name]:
            control(page, name).click()
        case ["focus", name]:
            control(page, name).focus()
        case ["blur", name]:
            control(page, name).blur()
        case ["tab"]:
            page.keyboard.press("Tab")
        case ["drag", name, x, y]:
            drag(page, name, int(x), int(y))
        case ["switch", name]:
            page.get_by_role("switch", name=name, exact=True).click()
        case ["type", name, text]:
            field = page.get_by_role("textbox", name=name, exact=True)
            field.press("End")
            field.press_sequentially(text)
        case _:
            raise ValueError(act)


def control(page, name):
    return page.get_by_role("textbox", name=name, exact=True).or_(
        page.get_by_role("button", name=name, exact=True))


def drag(page, name, x, y):
    settle(page)
    place = page.get_by_text(name, exact=True).bounding_box()
    start = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x, start[1] + y)
    page.mouse.up()


def expect_focus(page, name):
    if name:
        expect(control(page, name)).to_be_focused()
    else:
        page.wait_for_function("() => document.activeElement === document.body")


def expect_value(page, name, value):
    if value in ("on", "off"):
        expect(page.get_by_role("switch", name=name, exact=True)).to_be_checked(checked=value == "on")
    else:
        expect(page.get_by_role("textbox", name=name, exact=True)).to_have_value(value)


def mark(page):
    """Makes the server print a mark, after the effects of all earlier acts."""
    page.get_by_role("button", name="Mark", exact=True).dispatch_event("click")


def follow(statement, transcript, windows):
    for step in SCRIPTS[statement]:
        page = windows[step.get("window", 1)]
        perform(page, ["tap", statement] if step["act"] == ["open"] else step["act"])
        trace = []
        if "until" in step:
            trace = [*transcript.until(step["until"]), step["until"]]
        mark(page)
        trace += transcript.until("mark")
        assert trace == step["trace"], step["act"]
        expect(page.locator(".text")).to_have_text([*step["texts"], "Leave", "Mark"])
        for name, value in step.get("values", {}).items():
            expect_value(page, name, value)
        if "focus" in step:
            expect_focus(page, step["focus"])


@pytest.mark.parametrize("statement", SCRIPTS)
def test_the_same_script_of_events_gives_the_same_trace_on_every_host(statement, transcript, windows):
    """R01."""
    try:
        follow(statement, transcript, windows)
    finally:
        # The next script finds no screen, and receives nothing from this one.
        for number in range(len(windows.pages), 0, -1):
            page = windows[number]
            perform(page, ["tap", "Leave"])
            mark(page)
            transcript.until("mark")
            if number > 1:
                windows.pages.pop().close()
