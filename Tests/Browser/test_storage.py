"""Values stored for a visitor and for a tab."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def stored(run, monkeypatch, tmp_path):
    """The app, with user defaults of its own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return run("Tests/Browser/Apps/Stored.swift")


def test_app_storage_is_one_for_each_visitor_and_shared_by_their_tabs(stored, open_page):
    """O01, R02."""
    first = open_page(stored.url)
    second = open_page(stored.url, context=first.context)
    stranger = open_page(stored.url)
    first.get_by_role("textbox", name="Name").fill("Ada")
    for page in (first, second):
        expect(page.get_by_text("Name: Ada, in the model: Ada")).to_be_visible()
    stranger.get_by_role("button", name="Add to own").click()
    expect(stranger.get_by_text("Own: 1")).to_be_visible()
    expect(stranger.get_by_text("Name: nobody, in the model: nobody")).to_be_visible()
    # A page that comes later does not find it either.
    expect(open_page(stored.url).get_by_text("Name: nobody")).to_be_visible()
    first.reload()
    expect(first.get_by_text("Name: Ada, in the model: Ada")).to_be_visible()


def test_user_defaults_that_are_named_are_shared_by_all_visitors(stored, open_page):
    """O02."""
    first, stranger = open_page(stored.url), open_page(stored.url)
    first.get_by_role("button", name="Visit", exact=True).click()
    for page in (first, stranger):
        expect(page.get_by_text("Visits: 1")).to_be_visible()
    stranger.get_by_role("button", name="Forget visits").click()
    for page in (first, stranger):
        expect(page.get_by_text("Visits: 0")).to_be_visible()


def test_scene_storage_is_there_when_a_page_is_loaded_again(stored, open_page):
    """O06, O07."""
    page = open_page(stored.url)
    other = open_page(stored.url, context=page.context)
    stranger = open_page(stored.url)
    for count in (2, 3):
        page.get_by_role("button", name="Next page").click()
        page.get_by_role("button", name="Add to own").click()
        expect(page.get_by_text(f"Page: {count}")).to_be_visible()
    for count in (3, 4):
        page.reload()
        page.wait_for_selector("main[data-connected]")
        expect(page.get_by_text(f"Page: {count}")).to_be_visible()
        expect(page.get_by_text("Own: 0")).to_be_visible()
        page.get_by_role("button", name="Next page").click()
        expect(page.get_by_text(f"Page: {count + 1}")).to_be_visible()
    for tab in (other, stranger):
        tab.reload()
        tab.wait_for_selector("main[data-connected]")
        expect(tab.get_by_text("Page: 1")).to_be_visible()
    expect(open_page(stored.url, context=page.context).get_by_text("Page: 1")).to_be_visible()


def test_a_field_that_has_the_focus_when_its_page_is_loaded_again_keeps_its_text(stored, open_page):
    """O06, O07, O08."""
    page = open_page(stored.url)
    draft = page.get_by_role("textbox", name="Draft")
    text = ""
    for more in ("one", " two", " three"):
        draft.focus()
        draft.press("End")
        page.keyboard.type(more)
        text += more
        # Messages still under way when a page closes are lost with it.
        expect(page.get_by_text(f"Draft: {text}, focused: true", exact=True)).to_be_visible()
        page.reload()
        page.wait_for_selector("main[data-connected]")
        expect(draft).to_have_value(text)
        # A reloaded page has no focus, and the program knows.
        expect(page.get_by_text(f"Draft: {text}, focused: false", exact=True)).to_be_visible()


def test_the_token_of_another_visitors_window_gives_nothing(stored, open_page):
    """R04."""
    page, stranger = open_page(stored.url), open_page(stored.url)
    page.get_by_role("button", name="Next page").click()
    expect(page.get_by_text("Page: 2")).to_be_visible()
    token = page.evaluate("sessionStorage.getItem('banyan-window')")
    stranger.evaluate("(token) => sessionStorage.setItem('banyan-window', token)", token)
    for _ in range(2):
        stranger.reload()
        stranger.wait_for_selector("main[data-connected]")
        stranger.get_by_role("button", name="Add to own").click()
        expect(stranger.get_by_text("Own: 1")).to_be_visible()
        expect(stranger.get_by_text("Page: 1")).to_be_visible()
        page.close()
        stranger.evaluate("(token) => sessionStorage.setItem('banyan-window', token)", token)
