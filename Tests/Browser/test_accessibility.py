"""axe-core finds no serious problem in the host's elements."""

import pytest

from frames import settle

axe = pytest.importorskip("axe_playwright_python.sync_playwright")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["counter", "settings", "tasks", "states", "typing", "rows"])
def test_nothing_serious(demo, open_page, screen, scheme):
    page = open_page(demo(screen).url, color_scheme=scheme)
    settle(page)
    violations = axe.Axe().run(page).response["violations"]
    assert [v["id"] for v in violations if v["impact"] in ("serious", "critical")] == []
