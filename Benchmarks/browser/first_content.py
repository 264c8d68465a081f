#!/usr/bin/env python3
"""The time from a request to the first content, for a browser and for the plain page, which comes with its content.

    .venv/bin/python Benchmarks/browser/first_content.py PORT [--delay 0.04] [--rounds 9]

A server listens on the port. The delay is that of the network in each direction, in seconds. A new visitor has an empty
cache; one who returns has the client's files. The time is that of the first contentful paint, a median over rounds that take turns.
"""

import argparse
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Browser"))

import os  # noqa: E402

from playwright.sync_api import sync_playwright  # noqa: E402

from conftest import PATIENCE  # noqa: E402
from slow_network import SlowNetwork  # noqa: E402

PAINTED = """() => new Promise((resolve) => new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
}).observe({ type: 'paint', buffered: true }))"""


def time_to_content(context, url):
    page = context.new_page()
    page.goto(url)
    time = page.evaluate(PAINTED)
    page.close()
    return time


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("--delay", type=float, default=0.04)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    network = SlowNetwork(options.port, options.delay)
    kinds = {"first document": network.url, "plain page": f"{network.url}/?plain"}
    times = {(kind, visitor): [] for kind in kinds for visitor in ("new", "returning")}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["BANYAN_CHROMIUM"], args=["--no-sandbox"], timeout=PATIENCE)
        for _ in range(options.rounds):
            for kind, url in kinds.items():
                context = browser.new_context(viewport={"width": 390, "height": 844})
                for visitor in ("new", "returning"):
                    times[kind, visitor].append(time_to_content(context, url))
                context.close()
        browser.close()
    network.close()
    for (kind, visitor), all in times.items():
        print(f"{kind}, {visitor} visitor: {statistics.median(all):.0f} ms ({min(all):.0f} to {max(all):.0f})")


if __name__ == "__main__":
    main()
