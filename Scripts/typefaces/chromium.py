"""Chromium with a page that sets text as Banyan's pages do."""

import os
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

# The shorthand `font` would reset the values of these longhands.
LONGHANDS = (
    "font-kerning: none; font-variant-ligatures: none; text-rendering: geometricPrecision;"
    "white-space: pre-wrap; overflow-wrap: break-word; margin: 0; padding: 0;")


@contextmanager
def chromium_page(**options):
    """A page without content, in English."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("BANYAN_CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox"])
        page = browser.new_page(**options)
        page.set_content('<!doctype html><html lang="en"><body style="margin: 0"></body></html>')
        yield page
        browser.close()
