"""Takes six frames of each of twelve motions into one picture, to be looked at.

    python film_strips.py ADDRESS PICTURE.png [reduce]

ADDRESS is that of Apps/Motions.swift (`banyan run`). The page's animations are paused, and set to six times from beginning to
end. With `reduce`, the page prefers reduced motion, so that all frames show the end.
"""

import base64
import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from frames import hold_motion, settle

CHROMIUM = os.environ.get("BANYAN_CHROMIUM", shutil.which("chromium-headless-shell") or "/usr/bin/chromium")
NAMES = ["move", "grow", "turn", "paint", "fade", "slide", "leave", "reorder", "hero", "trim", "gradient", "number"]
TIMES = [0, 200, 400, 600, 800, 990]
# A motion that the page plays by a style sheet is held as well.
AT = """(time) => document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline)
  .forEach((each) => { each.pause(); each.currentTime = time; })"""


def film(page):
    """Returns the PNG of a table with a line for each motion and a column for each time."""
    page.get_by_role("button", name="Play").wait_for()
    settle(page)
    hold_motion(page)
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => lastBatch > 0 && eventNumber === acknowledged && !unacknowledged.length")
    # The identifier is that of a stack in the middle of its cell.
    places = {}
    for name in NAMES:
        box = page.get_by_test_id(name).bounding_box()
        places[name] = box["x"] + box["width"] / 2 - 60, box["y"] + box["height"] / 2 - 40
    shots = []
    for time in TIMES:
        page.evaluate(AT, time)
        shots.append("data:image/png;base64," + base64.b64encode(page.screenshot()).decode())
    frame = "<td><div style='width: 120px; height: 80px; background: url({}) -{}px -{}px'></div>"
    rows = [f"<tr><td>{name}" + "".join(frame.format(shot, *places[name]) for shot in shots) for name in NAMES]
    table = page.context.new_page()
    table.set_viewport_size({"width": 900, "height": 1100})
    table.set_content(f"<table style='font: 14px sans-serif'><tr><td><td>{'<td>'.join(f'{time} ms' for time in TIMES)}{''.join(rows)}</table>")
    return table.screenshot()


if __name__ == "__main__":
    address, path, *rest = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_context(
            viewport={"width": 640, "height": 480}, reduced_motion="reduce" if rest == ["reduce"] else "no-preference").new_page()
        page.goto(address)
        page.wait_for_selector("main[data-connected]")
        Path(path).write_bytes(film(page))
        browser.close()
