"""A project made with Xcode's template of 2019 or later, run as a folder."""

from playwright.sync_api import expect


def test_each_visitor_has_the_window_that_a_scene_delegate_makes(run, open_page):
    """P01: and what it puts into the environment of the views is theirs alone."""
    server = run("Tests/Browser/Apps/Notebook")
    page, other = open_page(server.url), open_page(server.url)
    expect(page).to_have_title("Notes")
    expect(page.get_by_text("Phases: active", exact=True)).to_be_visible()
    field = page.get_by_role("textbox", name="Note")
    field.fill("Bread")
    field.press("Enter")
    expect(page.get_by_role("listitem")).to_have_text(["Milk", "Bread"])
    expect(field).to_have_value("")
    expect(other.get_by_role("listitem")).to_have_text(["Milk"])
