"""The address book of Examples/Contacts, opened as a folder, used as a person would."""

import pytest
from playwright.sync_api import expect

from conftest import Server, run_command

# The pictures that the browser has loaded, by their names in the catalog.
LOADED = """() => [...document.querySelectorAll('main img')]
  .filter((image) => image.complete && image.naturalWidth && image.checkVisibility())
  .map((image) => image.src.split('/').pop())"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(run_command("Examples/Contacts"), tmp_path_factory.mktemp("contacts") / "server.log")
    yield server
    server.stop()


@pytest.fixture
def contacts(server, open_page):
    return open_page(server.url)


def rows(page):
    return page.get_by_role("listitem").locator("visible=true")


def test_each_contact_has_the_picture_of_an_image_literal(contacts):
    expect(rows(contacts)).to_have_count(4)
    contacts.wait_for_function(f"() => ({LOADED})().length === 4")
    assert contacts.evaluate(LOADED) == ["Runa", "Tomas", "Nobody", "Ifeoma"]


def test_a_contact_is_found_opened_edited_and_deleted(contacts):
    contacts.get_by_placeholder("Name or work").fill("pilot")
    expect(rows(contacts)).to_have_count(1)
    expect(rows(contacts)).to_contain_text("Harbor pilot")
    rows(contacts).first.click()
    expect(contacts.get_by_role("link", name="ifeoma@example.com")).to_have_attribute(
        "href", "mailto:ifeoma@example.com")
    contacts.get_by_role("button", name="Edit", exact=True).click()
    contacts.get_by_label("Work", exact=True).fill("Harbor master")
    contacts.get_by_role("button", name="Save", exact=True).click()
    expect(contacts.get_by_text("Harbor master").locator("visible=true").first).to_be_visible()
    contacts.get_by_role("button", name="Delete Contact").click()
    contacts.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(contacts.get_by_text("No Results for “pilot”")).to_be_visible()
    contacts.get_by_placeholder("Name or work").fill("")
    expect(rows(contacts)).to_have_count(3)
