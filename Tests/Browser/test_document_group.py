"""Documents of an app: made, edited, found again after a reload, renamed and deleted in the browser."""

import os

import pytest
from playwright.sync_api import expect

from conftest import Server, run_command
from frames import wait_until


@pytest.fixture
def server(tmp_path):
    """Runs the app with a home of its own."""
    environment = os.environ | {"BANYAN_HOME": str(tmp_path / "home"), "SWIFT_BACKTRACE": "enable=no"}
    server = Server(
        [*run_command("Tests/Browser/Apps/Papers.swift"), "--no-watch"],
        tmp_path / "server.log", env=environment)
    yield server
    server.stop()


@pytest.fixture
def file(tmp_path):
    """Returns what is in a file among the documents."""
    def contents(name):
        path = tmp_path / "home/Documents" / name
        return path.read_text() if path.exists() else None
    return contents


def new_document(page):
    page.get_by_role("button", name="New Document").click()
    expect(page.get_by_role("heading", name="Untitled").first).to_be_visible()


def shows(page, text):
    expect(page.get_by_text(f"Paper: {text}", exact=True)).to_be_visible()


def test_a_document_is_edited_and_there_after_a_reload(server, open_page, file):
    page = open_page(server.url)
    new_document(page)
    page.get_by_role("textbox", name="Text").fill("Hello")
    shows(page, "Hello")
    wait_until(lambda: file("Untitled.txt") == "Hello")
    page.reload()
    shows(page, "Hello")
    expect(page.get_by_role("heading", name="Untitled").first).to_be_visible()


def test_keys_undo_and_redo_except_in_a_field(server, open_page):
    page = open_page(server.url)
    new_document(page)
    stamp = page.get_by_role("button", name="Stamp")
    stamp.click()
    shows(page, "Nothing yet ✓")
    stamp.focus()
    page.keyboard.press("Control+z")
    shows(page, "Nothing yet")
    page.keyboard.press("Control+Shift+Z")
    shows(page, "Nothing yet ✓")
    field = page.get_by_role("textbox", name="Text")
    field.focus()
    page.keyboard.press("End")
    page.keyboard.type("!")
    shows(page, "Nothing yet ✓!")
    page.keyboard.press("Control+z")
    # The field has taken back what was typed there, and the stamp stays.
    shows(page, "Nothing yet ✓")


def test_a_document_is_renamed_and_deleted(server, open_page, file):
    page = open_page(server.url)
    new_document(page)
    page.go_back()
    expect(page.get_by_role("heading", name="Untitled")).to_have_count(0)
    page.get_by_text("Untitled", exact=True).click(button="right")
    page.get_by_role("menuitem", name="Rename").click()
    page.get_by_role("textbox", name="Name").fill("Plan")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(page.get_by_text("Plan", exact=True)).to_be_visible()
    wait_until(lambda: file("Plan.txt") == "Nothing yet")
    assert file("Untitled.txt") is None
    page.get_by_text("Plan", exact=True).click(button="right")
    page.get_by_role("menuitem", name="Delete").click()
    expect(page.get_by_text("No Documents")).to_be_visible()
    assert file("Plan.txt") is None
