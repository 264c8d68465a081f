"""Web pages in frames, apart from the app's page."""

import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from frames import wait_until
from raw_socket import Visit

PAGE = b"""<!doctype html><title>Site</title><p>Another site</p><a href="/next">Next</a>
<script>document.cookie = 'visited=yes'</script>"""


@pytest.fixture
def site():
    """Another site, with what it was asked for: path, referrer and where it is shown."""
    asked = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append((self.path, self.headers["Referer"], self.headers["Sec-Fetch-Dest"]))
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(PAGE)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    server.asked = asked
    server.url = f"http://127.0.0.1:{server.server_port}"
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def web(gallery):
    page = gallery("Web pages")
    expect(page.get_by_text("there", exact=True)).to_be_visible()
    return page


def frame(page, index=0):
    return page.frame_locator(f".webpage >> nth={index} >> iframe")


def test_a_page_that_the_app_has_written_is_shown_with_its_styles_and_scripts(web):
    text = frame(web).locator("#text")
    expect(text).to_have_text("Flour, water, salt. Half an hour in the oven.")
    assert text.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(253, 246, 227)"
    expect(frame(web, 1).locator("b")).to_have_text("bread")


def test_such_a_page_is_of_no_origin(web):
    text = frame(web).locator("#text")
    assert text.evaluate("() => origin") == "null"
    for forbidden in ("parent.document.title", "document.cookie", "localStorage.length"):
        assert text.evaluate(
            "(_, code) => { try { (0, eval)(code); return 'allowed'; } catch (error) { return error.name; } }",
            forbidden) == "SecurityError"


def test_another_site_is_shown_and_sent_nothing_of_the_page(web, site):
    web.get_by_label("Address").fill(site.url)
    web.get_by_role("button", name="Go").click()
    expect(frame(web).locator("p")).to_have_text("Another site")
    expect(web.get_by_text("there", exact=True)).to_be_visible()
    assert site.asked[0] == ("/", None, "iframe")
    # It has an origin of its own, and its links lead on in the frame.
    assert frame(web).locator("p").evaluate("() => origin") == site.url
    frame(web).locator("a").click()
    expect(frame(web).locator("p")).to_have_text("Another site")
    address = web.url
    web.get_by_role("button", name="Again").click()
    expect(web.get_by_text("there", exact=True)).to_be_visible()
    assert web.url == address


def test_a_page_of_the_app_itself_is_not_shown(browser, gallery_server):
    context = browser.new_context()
    page = context.new_page()
    reported = []
    page.on("console", lambda message: reported.append(message.text))
    page.goto(f"{gallery_server.url}/Web-pages;Web%20pages")
    page.wait_for_selector("main[data-connected]")
    page.get_by_label("Address").fill(gallery_server.url)
    page.get_by_role("button", name="Go").click()
    assert wait_until(lambda: any("frame-ancestors 'none'" in text for text in reported), page)
    context.close()


# Foundation accepts the second, and browsers do not.
@pytest.mark.parametrize("address", ["javascript:alert(1)", "https://a:99999/"])
def test_an_address_that_is_none_empties_the_frame_and_the_page_stays(web, address):
    web.evaluate("() => { window.stayed = true; }")
    web.get_by_label("Address").fill(address)
    web.get_by_role("button", name="Go").click()
    expect(web.locator(".webpage >> nth=0 >> iframe")).to_have_count(0)
    web.get_by_role("button", name="Write").click()
    expect(frame(web).locator("#text")).to_be_visible()
    assert web.evaluate("() => window.stayed")


def test_what_a_visitor_loads_is_theirs_alone(web, gallery):
    other = gallery("Web pages")
    expect(frame(other).locator("#text")).to_be_visible()
    web.get_by_label("Address").fill("javascript:alert(1)")
    web.get_by_role("button", name="Go").click()
    expect(web.locator(".webpage >> nth=0 >> iframe")).to_have_count(0)
    # The other's page is still the one that was written for them.
    other.get_by_role("button", name="Again").click()
    expect(other.get_by_text("there", exact=True)).to_be_visible()
    expect(frame(other).locator("#text")).to_be_visible()
    assert web.locator(".webpage >> nth=0 >> iframe").count() == 0


def request(url, cookie):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers={"Cookie": cookie})) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.headers


def test_what_the_app_has_written_is_for_its_visitor(web, gallery_server):
    url = web.locator(".webpage >> nth=0 >> iframe").get_attribute("src")
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in web.context.cookies())
    status, headers = request(url, cookie)
    assert status == 200 and headers["Content-Security-Policy"].startswith("sandbox allow-scripts")
    assert "allow-same-origin" not in headers["Content-Security-Policy"]
    assert request(url, "")[0] == 403
    assert request(url, Visit(gallery_server).cookie)[0] == 404
    # Nor is it a file to keep, which are other ones.
    assert request(url.replace("/pages/", "/files/"), cookie)[0] == 404


def test_a_page_without_frames_loads_nothing_for_them(gallery):
    page = gallery("Text")
    assert not page.locator("script[src*=frames], link[href*=frames]").count()
