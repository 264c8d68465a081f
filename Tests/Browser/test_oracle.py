"""The pages of the gallery and the examples are as the layout has planned them, as far as Chromium can tell by itself.

Each page is seen in four windows, which have each value of each property: a phone's and a desktop's size, two sizes of text, light and
dark, from the left and from the right. The file oracle.toml lists the exceptions.
With BANYAN_SHORTEN_ORACLE=1, a run takes out of the list what is right again.
"""

import json
import os
import tomllib
import urllib.request
from pathlib import Path

import pytest

from conftest import GALLERY, ROOT, Server, choose_page, page_opener, page_titles, run_command
from frames import settle
from oracle import Oracle
from typesetting import TextRuler

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
# The size of the window, that of the text, the color scheme, and the language.
WINDOWS = {
    "phone": (PHONE, 16, "light", "en-US"),
    "large text on a phone": (PHONE, 21, "dark", "he"),
    "desktop": (DESKTOP, 16, "dark", "he"),
    "large text on a desktop": (DESKTOP, 21, "light", "en-US"),
}
APPS = {
    "Gallery": GALLERY,
    "Screens": [os.environ.get("BANYAN_SCREENS", ROOT / ".build/debug/Screens"), "--port", "0"],
    "Counter": run_command("Examples/Counter.swift"),
    "ReadingList": run_command("Examples/ReadingList.swift"),
    "Contacts": run_command("Examples/Contacts"),
    "Bakery": [os.environ.get("BANYAN_BAKERY", ROOT / ".build/debug/Bakery"), "--port", "0"],
}
# Those with a list of pages.
WITH_PAGES = {"Gallery", "Screens"}
LIST, DETAIL = "main .split > :first-child", "main .split > :last-child"


@pytest.fixture(scope="module")
def ruler():
    with TextRuler() as ruler:
        yield ruler


@pytest.fixture
def open_window(start_browser, start_server):
    """Opens a command's app in one of the windows. The server is new, because it takes the language of its first visitor."""
    browsers = []

    def open_window(window, command):
        viewport, text_size, scheme, language = WINDOWS[window]
        url = start_server(*command).url
        urllib.request.urlopen(urllib.request.Request(url, headers={"Accept-Language": language})).read()
        return browser(text_size)(url, viewport=viewport, color_scheme=scheme, locale=language)

    openers = {}

    def browser(text_size):
        if text_size not in openers:
            opener = page_opener(start_browser(f"--blink-settings=defaultFontSize={text_size}"))
            openers[text_size] = opener.__enter__()
            browsers.append(opener)
        return openers[text_size]

    yield open_window
    for opener in browsers:
        opener.__exit__(None, None, None)


LIST_OF_FAULTS = Path(__file__).with_name("oracle.toml")


def listed(window):
    """Returns the names of the faults that are known in a window, and the kinds of which too few are as planned there."""
    table = tomllib.loads(LIST_OF_FAULTS.read_text())
    return [{name for name, windows in table[part].items() if window in windows} for part in ("faults", "kinds")]


def take_out(window, names):
    """Takes what is right again in a window out of the list."""
    lines = []
    for line in LIST_OF_FAULTS.read_text().splitlines():
        if line.startswith('"'):
            [(name, windows)] = tomllib.loads(line).items()
            windows = [each for each in windows if not (name in names and each == window)]
            if not windows:
                continue
            line = f"{json.dumps(name, ensure_ascii=False)} = {json.dumps(windows)}"
        lines.append(line)
    LIST_OF_FAULTS.write_text("\n".join(lines) + "\n")


def look_at_all(oracle, page, app):
    """Looks at all pages of an app, or at the first screen of one without a list of pages."""
    settle(page)
    if app not in WITH_PAGES:
        oracle.look_at(page, app)
        return
    oracle.look_at(page, f"{app}, list", LIST)
    for title in page_titles(page):
        choose_page(page, title)
        oracle.look_at(page, f"{app}, {title}", DETAIL)


@pytest.mark.parametrize("window", WINDOWS)
def test_pages_are_as_planned(open_window, ruler, window):
    oracle = Oracle(ruler)
    for app, command in APPS.items():
        look_at_all(oracle, open_window(window, command), app)
    known, known_kinds = listed(window)
    kinds = oracle.kinds_below_their_share
    if os.environ.get("BANYAN_SHORTEN_ORACLE"):
        take_out(window, known - oracle.faults.keys() | known_kinds - kinds)
        known, known_kinds = listed(window)
    wrong = [f"{json.dumps(name, ensure_ascii=False)} = [{json.dumps(window)}]  # {text}" for name, text in oracle.faults.items() if name not in known]
    wrong += [f"{name} is right again" for name in known - oracle.faults.keys()]
    wrong += [f"{kind}: {oracle.right[kind]} of {oracle.counts[kind]} are as planned" for kind in kinds ^ known_kinds]
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


# Faults that a style makes, by the text or control that gets it.
CHANGES = {
    ("Fonts", ".text", "Large title"): ("--w: 120px", {"width"}),
    ("Fonts", ".text", "Caption"): ("--w: 20px; overflow: hidden; text-overflow: ellipsis", {"width", "ellipsis"}),
    ("Fonts", ".text[data-placed='']:not([data-fit])", "What is written"): ("--w: 150px", {"lines", "cut"}),
    ("Stacks", ".text", "This text is long"): ("translate: 80px", {"meets"}),
    ("Toggles", ".toggle", "Automatic"): ("--wide: 30px", {"width"}),
}


def test_faults_are_found(gallery, ruler):
    found = {}
    for (title, selector, text), (style, _) in CHANGES.items():
        page = gallery(title, viewport=PHONE)
        before, after = Oracle(ruler), Oracle(ruler)
        before.look_at(page, title, DETAIL)
        page.locator(f"{DETAIL} {selector}:visible").filter(has_text=text).first.evaluate("(e, style) => { e.style.cssText += ';' + style; }", style)
        after.look_at(page, title, DETAIL)
        found[title, selector, text] = style, {name.rsplit(": ", 1)[1] for name in after.faults.keys() - before.faults}
    assert found == CHANGES
