"""A drag moves what has followed it before the server answers, which then corrects it."""

import pytest

from frames import rest, settle
from test_lists import PHONE, finger

NAMES = ["free", "clamped", "half", "placed"]
PLACES = "(names) => names.map(name => Math.round(document.querySelector(`[data-testid=${name}]`).getBoundingClientRect().x))"
FRAME = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"


class Drag:
    """A drag of the page's yellow view, and how far other views are shifted."""

    def __init__(self, page):
        self.page = page
        page.get_by_text("Offset: 0").wait_for()
        settle(page)
        self.start = page.evaluate(PLACES, NAMES)
        box = page.get_by_text("Pull", exact=True).bounding_box()
        self.x, self.y = box["x"] + 20, box["y"] + 20
        page.mouse.move(self.x, self.y)
        page.mouse.down()

    def move(self, distance):
        self.page.mouse.move(self.x + distance, self.y)
        self.page.evaluate(FRAME)

    def answered(self, distance):
        """Moves, and waits for the answer."""
        self.move(distance)
        self.page.get_by_text(f"Offset: {distance}", exact=True).wait_for()

    @property
    def shifts(self):
        return [now - start for start, now in zip(self.start, self.page.evaluate(PLACES, NAMES))]


@pytest.fixture
def server(run):
    return run("Tests/Browser/Apps/Following.swift")


def test_what_has_followed_a_drag_does_so_without_an_answer(server, slow_network, open_page):
    """MI13: an offset and a position as they are, and an offset with a limit; one that moves half as far waits for its answer."""
    page = open_page(slow_network(server, 0.05))
    drag = Drag(page)
    drag.answered(10)
    drag.answered(30)
    assert drag.shifts == [30, 30, 15, 30]
    # No message arrives until the end.
    page.evaluate("() => { window.arrive = socket.onmessage; window.held = []; socket.onmessage = (each) => held.push(each); }")
    drag.move(45)
    assert drag.shifts == [45, 45, 15, 45]
    page.evaluate("() => { socket.onmessage = arrive; for (const each of held) arrive.call(socket, each); }")
    drag.answered(70)
    assert drag.shifts == [70, 50, 35, 70]
    page.evaluate("() => { window.held = []; socket.onmessage = (each) => held.push(each); }")
    drag.move(90)
    assert drag.shifts == [90, 50, 35, 90]
    drag.move(40)
    assert drag.shifts == [40, 40, 35, 40]
    page.mouse.up()
    page.evaluate("() => { socket.onmessage = arrive; for (const each of held) arrive.call(socket, each); }")
    page.get_by_text("Offset: 0").wait_for()
    settle(page)
    assert drag.shifts == [0, 0, 0, 0]


@pytest.mark.parametrize("delay", [0, 0.05])
def test_the_server_decides_where_a_drag_ends(server, slow_network, open_page, delay):
    """MI13, MG14."""
    drag = Drag(open_page(slow_network(server, delay)))
    for distance in [10, 30, 70, 90]:
        drag.answered(distance)
        assert drag.shifts == [distance, min(distance, 50), round(distance / 2), distance]
    drag.page.mouse.up()
    drag.page.get_by_text("Offset: 0").wait_for()
    settle(drag.page)
    assert drag.shifts == [0, 0, 0, 0]


def test_a_drag_in_a_scroll_view_does_not_block_it(server, open_page):
    """MG16: a finger that moves along scrolls, and one that moves across drags."""
    page = open_page(server.url, **PHONE)
    page.get_by_text("Pulled: 0").wait_for()
    card = page.get_by_test_id("card")
    scrolled = "e => e.closest('.scroll').scrollTop"
    finger(page, card, [(0, -10)] * 5)
    page.wait_for_function("() => document.querySelector('[data-testid=card]').closest('.scroll').scrollTop > 0")
    rest(page, ".scroll")
    assert page.get_by_text("Pulled: 0").count() == 1
    # A quick finger flings the card out of sight.
    card.evaluate("e => { e.closest('.scroll').scrollTop = 20; }")
    rest(page, ".scroll")
    before = card.evaluate(scrolled)
    finger(page, card, [(-10, 0)] * 5)
    page.get_by_text("Pulled: -50").wait_for()
    assert card.evaluate(scrolled) == before
