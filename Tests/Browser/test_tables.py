"""Tables: their accessibility, and the ways to use them."""

import re

import pytest
from playwright.sync_api import expect

ACROSS = """() => [...document.querySelectorAll('[data-table=row]')].map((row) =>
  [...row.querySelectorAll('[data-table]')].map((cell) => {
    const {left, width} = cell.parentElement.getBoundingClientRect();
    return [Math.round(left), Math.round(width)];
  }))"""


@pytest.fixture
def tables(gallery):
    return gallery("Tables", viewport={"width": 1200, "height": 700})


def names(page):
    return [cells.split("\n")[0] for cells in page.get_by_role("row").all_inner_texts()[1:]]


def test_a_table_has_headers_rows_and_cells(tables):
    grid = tables.get_by_role("grid")
    expect(grid.get_by_role("row")).to_have_count(6)
    expect(grid.get_by_role("columnheader")).to_have_count(4)
    expect(grid.get_by_role("cell")).to_have_count(20)
    expect(grid.get_by_role("columnheader", name="Name")).to_have_attribute("aria-sort", "ascending")
    assert tables.locator(".list[data-table] [role=listitem], .list[data-table] [role=treeitem]").count() == 0


def test_cells_stand_below_their_header(tables):
    header, *rows = tables.evaluate(ACROSS)
    assert len(header) == 4 and len(rows) == 5
    assert header[1][1] == 80 and header[0][1] == header[3][1]
    for row in rows:
        assert row == header


def test_pressing_a_header_sorts(tables):
    assert names(tables) == ["Baguette", "Mountain loaf", "Oat roll", "Rye", "Spelt"]
    tables.get_by_role("button", name="Weight").click()
    header = tables.get_by_role("columnheader", name="Weight")
    expect(header).to_have_attribute("aria-sort", "ascending")
    assert names(tables) == ["Oat roll", "Baguette", "Spelt", "Rye", "Mountain loaf"]
    tables.get_by_role("button", name="Weight").click()
    expect(header).to_have_attribute("aria-sort", "descending")
    assert names(tables) == ["Mountain loaf", "Rye", "Spelt", "Baguette", "Oat roll"]
    assert tables.locator("[aria-sort]").count() == 1


def test_rows_are_chosen_with_the_pointer_and_with_keys(tables):
    rows = tables.get_by_role("row")
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
    expect(tables.get_by_text("Chosen: 1")).to_be_visible()
    tables.keyboard.press("Shift+ArrowDown")
    expect(tables.get_by_text("Chosen: 2")).to_be_visible()
    expect(rows.nth(2)).to_have_attribute("aria-selected", "true")
    assert rows.nth(2).get_attribute("role") == "row"


def test_on_a_telephone_there_is_the_first_column(gallery):
    page = gallery("Tables", viewport={"width": 390, "height": 844})
    expect(page.get_by_text("Baguette")).to_be_visible()
    assert page.get_by_role("columnheader").count() == 0
    assert page.get_by_text(re.compile("250 g")).count() == 0
