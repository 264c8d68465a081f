"""The same script of events gives the same trace on every host: the browser's half."""

import json

from playwright.sync_api import expect

from conftest import ROOT

STEPS = json.loads((ROOT / "Tests/Traces/trace.json").read_text())


def perform(page, act):
    match act:
        case ["open"]:
            pass
        case ["tap", name]:
            page.get_by_role("button", name=name, exact=True).click()
        case ["switch", name]:
            page.get_by_role("switch", name=name).click()
        case ["type", name, text]:
            page.get_by_role("textbox", name=name).press_sequentially(text)


def test_the_same_script_of_events_gives_the_same_trace_on_every_host(run, open_page):
    """R01."""
    server = run("Tests/Traces/TraceScreen.swift")
    page = open_page(server.url)
    shown = page.locator(".text").filter(has_text=": ")
    for step in STEPS:
        perform(page, step["act"])
        expect(shown).to_have_text(step["texts"])
        printed = [server.process.stdout.readline().rstrip("\n") for _ in step["prints"]]
        assert printed == step["prints"], step["act"]
    server.stop()
    assert server.process.stdout.read() == ""
