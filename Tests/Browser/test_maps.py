"""Maps: dragged and zoomed with the mouse, over a grid or pictures from a server."""

import os
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from conftest import GALLERY, choose_page

TILE = b"""<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
<rect width="256" height="256" fill="#dfe8d6" stroke="#8aa" stroke-width="2"/></svg>"""


@pytest.fixture
def tiles():
    """A server of pictures, with the paths that it was asked for."""
    paths = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            paths.append(self.path)
            self.send_response(200)
            self.send_header("Content-Type", "image/svg+xml")
            self.end_headers()
            self.wfile.write(TILE)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    server.paths = paths
    yield server
    server.shutdown()
    server.server_close()


def maps(page):
    return page.get_by_label("Map", exact=True)


def seen(page):
    """Returns the center of the first map, as the app was told it."""
    return page.get_by_text(re.compile(r"^-?\d+\.\d{3}, -?\d+\.\d{3}$"))


def drag(page, area, across, down):
    box = area.bounding_box()
    x, y = box["x"] + box["width"] * 0.15, box["y"] + box["height"] * 0.8
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across / 2, y + down / 2, steps=3)
    page.mouse.move(x + across, y + down, steps=3)
    page.mouse.up()


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_map_is_dragged_and_the_app_is_notified(gallery):
    page = gallery("Maps", viewport={"width": 900, "height": 900})
    title = page.get_by_text("Mill", exact=True)
    expect(seen(page)).to_be_visible()
    shown = seen(page).inner_text()
    x, y = middle(title)
    drag(page, maps(page).first, 80, -40)
    expect(page.get_by_text("yes", exact=True)).to_be_visible()
    expect(seen(page)).not_to_have_text(shown)
    page.wait_for_function(
        "([x, y]) => [...document.querySelectorAll('.text')].some((text) => {"
        " const box = text.getBoundingClientRect();"
        " return text.innerText === 'Mill' && Math.abs(box.x + box.width / 2 - x) < 2"
        " && Math.abs(box.y + box.height / 2 - y) < 2; })", arg=[x + 80, y - 40])
    page.get_by_role("button", name="Show everything").click()
    expect(page.get_by_text("no", exact=True)).to_be_visible()
    expect(seen(page)).to_have_text(shown)


def test_a_map_is_zoomed_with_its_buttons_and_a_double_click(gallery):
    page = gallery("Maps", viewport={"width": 900, "height": 1000})
    span = page.get_by_text(re.compile(r"^\d\.\d{3}°$"))
    expect(span).to_have_text("0.100°")
    page.get_by_role("button", name="Zoom in").last.click()
    expect(span).to_have_text("0.050°")
    page.get_by_role("button", name="Zoom out").last.click()
    expect(span).to_have_text("0.100°")
    box = maps(page).last.bounding_box()
    page.mouse.dblclick(box["x"] + 40, box["y"] + 40)
    expect(span).to_have_text("0.050°")


def test_a_marker_is_selected(gallery):
    page = gallery("Maps", viewport={"width": 900, "height": 900})
    spelt = page.get_by_text("Spelt", exact=True)
    expect(spelt).to_have_count(1)
    spelt.click()
    # The marker's title, and the value that the app shows.
    expect(spelt).to_have_count(2)


def test_the_ground_is_made_of_pictures_of_the_apps_server(start_server, open_page, tiles):
    address = f"http://127.0.0.1:{tiles.server_port}/{{z}}/{{x}}/{{y}}.svg"
    server = start_server(
        *GALLERY,
        env=os.environ | {"BANYAN_MAP_TILES": address, "BANYAN_MAP_ATTRIBUTION": "© somebody"})
    page = open_page(server.url, viewport={"width": 900, "height": 900})
    choose_page(page, "Maps")
    expect(page.get_by_text("© somebody").first).to_be_visible()
    picture = page.locator(f"img[src^='http://127.0.0.1:{tiles.server_port}/']")
    expect(picture.first).to_be_visible()
    assert picture.first.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 256
    assert all(re.fullmatch(r"/\d+/\d+/\d+\.svg", path) for path in tiles.paths)
    before = picture.count()
    drag(page, maps(page).first, 80, -40)
    expect(page.get_by_text("yes", exact=True)).to_be_visible()
    # What has been there stays, and is not asked for again.
    assert abs(picture.count() - before) < before


def test_a_person_who_allows_it_is_marked(gallery):
    page = gallery(
        "Maps", viewport={"width": 900, "height": 900}, permissions=["geolocation"],
        geolocation={"latitude": 52.52, "longitude": 13.4, "accuracy": 10})
    expect(page.get_by_label("Your location")).to_be_visible()
    page.get_by_role("button", name="My location").click()
    expect(seen(page)).to_have_text("52.520, 13.400")
