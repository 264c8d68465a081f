"""The document with which a browser begins: it reports the size of its window before the app's window opens."""

import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import Server, run_command

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1"
WINDOWS = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "narrow": {"viewport": {"width": 420, "height": 900}},
    "phone": {"viewport": {"width": 393, "height": 852}, "user_agent": PHONE, "is_mobile": True, "has_touch": True},
}


@pytest.fixture(scope="module")
def sizes_server(tmp_path_factory):
    server = Server(run_command("Tests/Browser/Apps/FirstSizes.swift"), tmp_path_factory.mktemp("sizes") / "log")
    yield server
    server.stop()


def seen(size):
    return f"Seen: {size}; appeared: {size}"


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS.keys())
def test_a_view_is_given_the_size_of_the_window_and_no_other(sizes_server, open_page, window):
    page = open_page(sizes_server.url, **window)
    size = "{width} × {height}".format(**window["viewport"])
    expect(page.get_by_text("Seen:")).to_have_text(seen(size))


def test_the_size_of_the_window_before_is_not_that_of_the_next(sizes_server, open_page):
    page = open_page(sizes_server.url, **WINDOWS["desktop"])
    page.set_viewport_size({"width": 500, "height": 600})
    expect(page.get_by_text("Seen:")).to_contain_text("1280 × 720, 500 × 600")
    page.close()
    page = open_page(sizes_server.url, context=page.context)
    # Both windows show the object that the app was made with.
    expect(page.get_by_text("Seen:")).to_have_text("Seen: 1280 × 720, 500 × 600, 1280 × 720; appeared: 1280 × 720")


def test_the_content_comes_in_the_colors_that_the_person_prefers(sizes_server, open_page):
    page = open_page(sizes_server.url, color_scheme="dark")
    expect(page.get_by_text("Dark", exact=True)).to_be_visible()


def test_a_browser_without_scripts_is_led_to_the_plain_page(sizes_server, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(sizes_server.url)
    page.wait_for_url("**/?plain")
    expect(page.get_by_text("Seen:")).to_have_text(seen("390 × 844"))
    context.close()


def test_the_address_and_the_history_are_as_requested(gallery_server, open_page):
    page = open_page(gallery_server.url)
    assert page.evaluate("history.length") == 2
    page = open_page(f"{gallery_server.url}/Text")
    assert page.url == f"{gallery_server.url}/Text" and page.evaluate("history.length") == 2
    expect(page).to_have_title("Text")


def test_a_greeting_that_is_lost_is_sent_again(sizes_server, browser):
    context = browser.new_context(**WINDOWS["narrow"])
    page = context.new_page()
    sockets = []

    def cut_first(socket):
        sockets.append(socket)
        if len(sockets) > 1:
            socket.connect_to_server()
        else:
            socket.on_message(lambda message: socket.close(code=1011))

    page.route_web_socket("**/banyan/socket*", cut_first)
    page.goto(sizes_server.url)
    expect(page.get_by_text("Seen:")).to_have_text(seen("420 × 900"))
    assert len(sockets) == 2
    context.close()


def test_who_is_no_browser_gets_the_whole_page(sizes_server):
    def document(path, agent):
        request = urllib.request.Request(sizes_server.url + path, headers={"User-Agent": agent})
        return urllib.request.urlopen(request, timeout=300).read().decode()

    assert [seen("390 × 844") in document(*asked) for asked in [
        ("/", "curl/8"), ("/", "Mozilla/5.0 (compatible; Googlebot/2.1)"), ("/?plain", PHONE), ("/", PHONE)]] == [True, True, True, False]
