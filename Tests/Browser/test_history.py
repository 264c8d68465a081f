"""The page's address identifies the window's place, and the browser's back and forward buttons lead there."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from frames import wait_until


@pytest.fixture
def shown(gallery_server):
    """Waits until a page shows a place: its address, and its title."""

    def wait(page, path, title):
        page.wait_for_function(
            "([path, title]) => decodeURIComponent(location.pathname).split(';')[0] === path"
            " && document.title === title", arg=[path, title])

    return wait


def test_pages_are_entries_of_the_history(gallery, shown):
    page = gallery("Navigation")
    shown(page, "/Navigation", "Navigation")
    page.get_by_role("button", name="Mars").click()
    shown(page, "/Navigation/Mars", "Mars")
    page.go_back()
    shown(page, "/Navigation", "Navigation")
    expect(page.get_by_role("heading", name="Navigation", level=1)).to_be_visible()
    page.go_forward()
    shown(page, "/Navigation/Mars", "Mars")
    expect(page.get_by_text("2 moons")).to_be_visible()


def test_the_way_back_in_the_page_is_that_of_the_browser(gallery, shown):
    page = gallery("Navigation")
    page.get_by_role("button", name="Mars").click()
    shown(page, "/Navigation/Mars", "Mars")
    length = page.evaluate("history.length")
    page.get_by_role("button", name="Navigation", exact=True).click()
    shown(page, "/Navigation", "Navigation")
    page.go_forward()
    shown(page, "/Navigation/Mars", "Mars")
    assert page.evaluate("history.length") == length


def test_several_levels_are_left_at_once(gallery, shown):
    page = gallery("Navigation")
    page.get_by_role("button", name="Venus").click()
    shown(page, "/Navigation/Venus", "Venus")
    page.locator("footer").get_by_role("button", name="Earth").click()
    expect(page).to_have_title("Earth")
    page.evaluate("history.go(-2)")
    shown(page, "/Navigation", "Navigation")
    page.evaluate("history.go(2)")
    expect(page).to_have_title("Earth")
    expect(page.get_by_text("2 deep").last).to_be_visible()


def test_a_page_of_a_link_has_a_name_and_is_found_again_while_it_can_be(gallery, shown):
    page = gallery("Navigation")
    page.get_by_role("button", name="A page of its own").click()
    shown(page, "/Navigation/Bars", "Bars")
    page.go_back()
    shown(page, "/Navigation", "Navigation")
    page.go_forward()
    shown(page, "/Navigation/Bars", "Bars")
    # Another page can only get as far as the link.
    page.reload()
    shown(page, "/Navigation", "Navigation")
    page.go_back()
    shown(page, "/Navigation", "Navigation")


def test_a_reload_and_a_bookmark_lead_to_the_same_place(gallery, gallery_server, open_page, shown):
    page = gallery("Navigation")
    page.get_by_role("button", name="Mars").click()
    shown(page, "/Navigation/Mars", "Mars")
    page.reload()
    shown(page, "/Navigation/Mars", "Mars")
    page.go_back()
    shown(page, "/Navigation", "Navigation")
    page.go_forward()
    shown(page, "/Navigation/Mars", "Mars")
    other = open_page(page.url)
    shown(other, "/Navigation/Mars", "Mars")
    expect(other.get_by_text("2 moons")).to_be_visible()
    other.get_by_role("button", name="Navigation", exact=True).click()
    shown(other, "/Navigation", "Navigation")


def test_tabs_are_places(gallery, gallery_server, open_page, shown):
    page = gallery("Tabs")
    page.get_by_role("tab", name="Cake").click()
    shown(page, "/Tabs/Cake", "Tabs")
    page.go_back()
    shown(page, "/Tabs/Bread", "Tabs")
    expect(page.get_by_role("button", name="Bake another")).to_be_visible()
    page.go_forward()
    expect(page.get_by_text("Cheesecake")).to_be_visible()
    other = open_page(gallery_server.url + "/Tabs/Cake")
    expect(other.get_by_text("Cheesecake")).to_be_visible()


@pytest.mark.parametrize("path", [
    "/nonsense", "/Navigation/Pluto;Planet=pluto", "/Navigation/-;Planet=%7B%7D", "/Navigation/Bars"])
def test_an_address_that_leads_nowhere_is_corrected(path, gallery_server, open_page):
    page = open_page(gallery_server.url + path)
    known = "/Navigation" if path.startswith("/Navigation") else "/"
    page.wait_for_function("path => location.pathname === path", arg=known)
    # The log takes one such line a second, whichever client caused it.
    def is_logged():
        if f"No page has the address {unquote(path)}" in unquote(gallery_server.log):
            return True
        page.goto(gallery_server.url + path)
        page.wait_for_function("path => location.pathname === path", arg=known)

    assert wait_until(is_logged, page)


@pytest.mark.parametrize("path", ["/favicon.ico", "/%FF", "/a;%FF", "/%00", "/%3Cscript%3E", "/" + "a/" * 40])
def test_what_is_no_address_is_not_found(path, gallery_server, browser):
    context = browser.new_context()
    assert context.request.get(gallery_server.url + path).status == 404
    context.close()
