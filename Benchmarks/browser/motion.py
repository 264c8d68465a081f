#!/usr/bin/env python3
"""Plays the animated pages of the Gallery in Chromium, and lists what its trace says about the page's scripts.

    Scripts/build --product Gallery
    python Benchmarks/browser/motion.py [--gallery .build/debug/Gallery]

For each page: the number of its scripts' tasks and the longest of them, those over 8 ms, and the layouts that a script forced.
The environment needs Playwright, as that of the browser tests has.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
LISTENING = re.compile(r"Listening on (http://\S+)")
CHROMIUM = os.environ.get("BANYAN_CHROMIUM", shutil.which("chromium-headless-shell") or "/usr/bin/chromium")
LIMIT = 8
# The pages whose buttons animate something, and the buttons that are pressed one after the other.
PLAYED = {
    "Animation": ["Move", "Move", "Progress", "Progress", "Two", "Three", "One", "Swing", "Stop"],
    "Transitions": ["Hide", "Show", "Add", "Add", "Turn around", "Remove the first"],
}
# The categories of the events below.
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.stack"]
SCRIPTS = {"FunctionCall", "EvaluateScript", "v8.callFunction", "v8.run"}
LAYOUTS = {"Layout", "UpdateLayoutTree"}


def open_page(browser, address, title):
    page = browser.new_context(locale="en-US", viewport={"width": 1000, "height": 1000}).new_page()
    page.byte_counts = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda message: page.byte_counts.append(len(message))))
    page.goto(address)
    page.wait_for_selector("main[data-connected]")
    row = page.locator(".list").first.get_by_text(title, exact=True)
    while not row.count():
        page.locator(".list").first.evaluate("(list) => list.scrollBy(0, 300)")
        page.wait_for_timeout(100)
    row.click()
    page.get_by_role("heading", name=title, exact=True).first.wait_for()
    page.wait_for_timeout(1000)
    return page


def play(browser, address, title):
    """Returns the events of a page's trace while its buttons are pressed, and the bytes that came for each."""
    counts = []
    page = open_page(browser, address, title)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for button in PLAYED[title]:
        page.byte_counts.clear()
        page.get_by_role("button", name=button, exact=True).click()
        page.wait_for_timeout(1200)
        counts.append(f"{button} {sum(page.byte_counts)}")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return events, counts


def is_ours(event):
    data = event.get("args", {}).get("data", {})
    return "/banyan/" in data.get("url", "") or "/banyan/" in data.get("fileName", "")


def places_in(event):
    """Returns the functions that forced a layout, the innermost first."""
    data = event.get("args", {}).get("beginData", {})
    return [each["functionName"] for each in data.get("stackTrace") or event["args"].get("data", {}).get("stackTrace") or []]


def read(events):
    """Returns the durations of the tasks of our scripts, in milliseconds, and the layouts inside of them."""
    whole = [each for each in events if each.get("ph") == "X" and "dur" in each]
    tasks = [each for each in whole if each["name"] in SCRIPTS and is_ours(each)]

    def holds(task, event):
        return event is not task and (task["pid"], task["tid"]) == (event["pid"], event["tid"]) and (
            task["ts"] <= event["ts"] < task["ts"] + task["dur"])

    outermost = [task for task in tasks if not any(holds(other, task) for other in tasks)]
    forced = [
        event for event in whole
        if event["name"] in LAYOUTS and any(holds(task, event) for task in outermost)]
    # The time of the thread, because other processes may hold the processor meanwhile.
    return [task.get("tdur", task["dur"]) / 1000 for task in outermost], forced


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--gallery", default=ROOT / ".build/debug/Gallery")
    arguments = parser.parse_args()
    server = subprocess.Popen([arguments.gallery, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = next(match[1] for line in server.stdout if (match := LISTENING.search(line)))
        print("page | tasks | longest, ms | over 8 ms | forced layouts | forced styles")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM)
            for title in PLAYED:
                events, counts = play(browser, address, title)
                durations, forced = read(events)
                names = [event["name"] for event in forced]
                print(" | ".join(str(each) for each in [
                    title, len(durations), round(max(durations), 1), sum(each > LIMIT for each in durations),
                    names.count("Layout"), names.count("UpdateLayoutTree")]))
                print("    bytes:", ", ".join(counts))
                for event in forced:
                    if event["name"] == "Layout":
                        print("   ", ", called by ".join(places_in(event)[:4]))
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
