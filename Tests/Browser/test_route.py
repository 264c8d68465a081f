"""A screen at a path of another server, which is a plain SwiftNIO server with a page of its own."""

import http.client
import urllib.request

import pytest
from playwright.sync_api import expect

from raw_socket import SOCKET

PATH = "/tools/counter"


@pytest.fixture
def mounted(demo):
    return lambda screen="counter": demo(screen, "0", PATH)


def test_a_route_is_live_beside_the_servers_own_pages(mounted, open_page):
    server = mounted()
    other = open_page(server.url, connected=False)
    expect(other.get_by_text("Somebody else's page")).to_be_visible()
    for path in (PATH, PATH + "/"):
        page = open_page(server.url + path)
        page.get_by_role("button", name="Increment").click()
        expect(page.get_by_role("heading")).to_have_text("1")
        expect(page).to_have_title("Count 1")
        # No request went outside of the route.
        addresses = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
        assert addresses and all(a.startswith(f"{server.url}{PATH}/banyan/") for a in addresses), addresses


def test_a_visitors_tabs_share_the_app_at_a_route_too(mounted, open_page):
    server = mounted("shared")
    first = open_page(server.url + PATH)
    second = open_page(server.url + PATH, context=first.context)
    stranger = open_page(server.url + PATH)
    first.get_by_role("button").click()
    expect(second.get_by_text("Shared: 1")).to_be_visible()
    expect(stranger.get_by_text("Shared: 0")).to_be_visible()
    (cookie,) = first.context.cookies(server.url + PATH)
    assert cookie["path"] == PATH and cookie["httpOnly"]
    assert first.context.cookies(server.url) == []


KEEP_SOCKETS = """
const Original = WebSocket;
WebSocket = class extends Original {
  constructor(address) { super(address); window.lastSocket = this; }
};
"""


def test_a_page_of_a_route_goes_on_after_its_socket_was_lost(mounted, open_page, browser):
    """R03."""
    context = browser.new_context()
    context.add_init_script(KEEP_SOCKETS)
    page = open_page(mounted().url + PATH, context=context)
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("heading")).to_have_text("1")
    page.evaluate("lastSocket.close(4999)")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("heading")).to_have_text("2")
    context.close()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_a_foreign_page_gets_no_socket_of_a_route(mounted, origin):
    """R07."""
    server = mounted()
    page = urllib.request.urlopen(server.url + PATH)
    cookie = page.headers["set-cookie"].split(";")[0]

    def upgrade(origin):
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        headers = {
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Cookie": cookie,
        } | ({"Origin": origin} if origin else {})
        connection.request("GET", PATH + SOCKET, headers=headers)
        return connection.getresponse().status

    assert upgrade(origin) == 403
    assert upgrade(server.url) == 101
