"""The identity of visitors who come back after their windows were released."""

import re
import urllib.request

import pytest

from conftest import GALLERY
from cutting_network import CuttingNetwork
from frames import wait_until


@pytest.fixture
def forgetful_gallery(start_server):
    """A gallery that releases visitors at once, behind a network that can be cut, and a function that counts."""
    server = start_server(
        *GALLERY, "--metrics-port", "0", "--limit", "graceTime=0s", "--limit", "idleVisitorTime=1ms",
        "--limit", "adoptionTime=1h")
    url = re.search(r"Metrics on (\S+)", server.process.stdout.readline())[1]

    def counts():
        text = urllib.request.urlopen(url, timeout=300).read().decode()
        return [int(re.search(rf"^banyan_{name} (\d+)", text, re.MULTILINE)[1])
                for name in ("visitors", "windows", "sockets")]

    network = CuttingNetwork(server.port)
    yield network, counts
    network.close()


def test_tabs_whose_visitor_was_let_go_come_back_as_one_and_stay(forgetful_gallery, open_page):
    network, counts = forgetful_gallery
    first = open_page(network.url)
    tabs = [first, *(open_page(network.url, context=first.context) for _ in range(2))]
    assert wait_until(lambda: counts() == [1, 3, 3], first), counts()
    cookies = first.context.cookies()
    for tab in tabs:
        tab.evaluate("sessionStorage.loads = 1")
        tab.add_init_script("sessionStorage.loads = +sessionStorage.loads + 1")
    network.go_down()
    assert wait_until(lambda: counts() == [0, 0, 0]), counts()
    network.come_up()
    for tab in tabs:
        tab.bring_to_front()
        tab.wait_for_function("() => sessionStorage.loads >= 2")
        tab.wait_for_selector("main[data-connected]")
    assert [tab.evaluate("sessionStorage.loads") for tab in tabs] == ["2"] * 3, "each was loaded once more"
    assert wait_until(lambda: counts() == [1, 3, 3], first), counts()
    assert first.context.cookies() == cookies
