"""Navigation stacks, from the person's point of view."""

from playwright.sync_api import expect


def test_the_focus_goes_into_a_page_and_back_to_its_link(gallery):
    page = gallery("Navigation")
    link = page.get_by_role("button", name="Mars")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Mars", level=1)).to_be_focused()
    back = page.get_by_role("button", name="Navigation", exact=True)
    page.keyboard.press("Shift+Tab")
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(link).to_be_focused()
    expect(page).to_have_title("Navigation")


def test_a_covered_page_is_out_of_reach_and_keeps_its_state(gallery):
    page = gallery("Navigation")
    page.get_by_role("button", name="Two pages at once").click()
    expect(page).to_have_title("Earth")
    expect(page.get_by_role("button", name="Two pages at once")).to_have_count(0)
    page.get_by_role("button", name="Visited 0 times").click()
    page.get_by_role("button", name="Earth").last.click()
    # By its role: while a page slides in, the page below is still visible and has the same name.
    page.get_by_role("button", name="Earth").and_(page.locator("[data-role=back]")).click()
    expect(page.get_by_role("button", name="Visited 1 times")).to_be_visible()


def test_items_stand_in_their_bars(gallery):
    page = gallery("Navigation")
    page.get_by_role("button", name="A page of its own").click()
    bar = page.locator(".navbar:visible").last
    expect(bar).to_contain_text("In the middle")
    expect(bar.get_by_role("button", name="Save")).to_be_visible()
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_hidden()
    page.get_by_placeholder("Note").click()
    done.click()
    expect(page.get_by_placeholder("Note")).to_have_value(".")
    bar.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Navigation", level=1)).to_be_visible()


def test_columns_become_one_where_there_is_little_room(gallery):
    page = gallery("Text")
    sidebar = page.get_by_role("heading", name="Gallery")
    expect(sidebar).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(sidebar).to_be_hidden()
    page.get_by_role("button", name="Gallery").click()
    expect(sidebar).to_be_visible()


def test_columns_follow_the_width_of_the_window_and_not_of_a_frame(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Columns.swift").url, viewport={"width": 1000, "height": 700})
    sidebar, detail = page.get_by_text("Sidebar", exact=True), page.get_by_text("Detail", exact=True)
    expect(sidebar).to_be_visible()
    expect(detail).to_be_visible()
    # As on Apple's systems, the size class in a sheet is compact.
    page.get_by_role("button", name="Present").click()
    expect(page.get_by_text("Sheet Sidebar", exact=True)).to_be_visible()
    expect(page.get_by_text("Sheet Detail", exact=True)).to_be_hidden()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 600, "height": 700})
    expect(sidebar).to_be_visible()
    expect(detail).to_be_visible()
    page.set_viewport_size({"width": 599, "height": 700})
    expect(sidebar).to_be_visible()
    expect(detail).to_be_hidden()
