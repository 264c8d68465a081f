"""Custom layouts, and `ViewThatFits`, in a browser."""

import pytest
from playwright.sync_api import expect

from frames import misplaced, settle


@pytest.fixture
def page(run, open_page):
    return open_page(
        run("Tests/Browser/Apps/OwnLayouts.swift").url, viewport={"width": 390, "height": 720})


def tops(page, *texts):
    """Returns the vertical positions of texts on the page, all at one moment."""
    return page.evaluate("""(texts) => texts.map((wanted) => Math.round([...document.querySelectorAll('.text')]
      .find((text) => text.textContent === wanted).getBoundingClientRect().y))""", texts)


def expect_places(page):
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    settle(page)
    wrong, count = misplaced(page)
    assert wrong == [] and count > 20


def test_a_layout_of_the_app_s_own_places_its_views(page):
    expect_places(page)
    first, *others = tops(page, "Oak", "Birch", "Chestnut", "Hornbeam", "Lime", "Sycamore", "Alder")
    assert others[0] == first and others[-1] > first, "there are several lines"
    page.set_viewport_size({"width": 1200, "height": 720})
    page.wait_for_function("""() => {
      const tops = ['Oak', 'Alder'].map((name) => [...document.querySelectorAll('.text')]
        .find((text) => text.textContent === name).getBoundingClientRect().y);
      return tops[0] === tops[1];
    }""")
    expect_places(page)


def test_of_views_the_one_that_fits_is_shown(page):
    expect(page.get_by_role("button", name="Narrow")).to_be_visible()
    expect(page.get_by_role("button", name="Wide")).to_have_count(0)
    page.set_viewport_size({"width": 900, "height": 720})
    expect(page.get_by_role("button", name="Wide")).to_be_visible()
    expect(page.get_by_role("button", name="Narrow")).to_have_count(0)


def test_views_keep_what_they_are_when_one_layout_follows_another(page):
    page.get_by_role("button", name="Counted 0").click()
    counter = page.get_by_role("button", name="Counted 1")
    expect(counter).to_be_visible()
    element = counter.element_handle()
    before = page.get_by_text("Before", exact=True).element_handle()
    page.get_by_role("button", name="Turn").click()
    page.wait_for_function(
        """([counter, before]) => counter.getBoundingClientRect().y
          >= before.getBoundingClientRect().bottom""", arg=[element, before])
    expect(counter).to_be_visible()
    assert element.evaluate("(e) => e.isConnected")
    expect_places(page)


@pytest.fixture
def subviews(run, open_page):
    return open_page(
        run("Tests/Browser/Apps/Subviews.swift").url, viewport={"width": 390, "height": 720})


def test_a_container_arranges_its_subviews_and_they_keep_their_state(subviews):
    ash = subviews.get_by_role("button", name="Ash 0")
    ash.click()
    expect(subviews.get_by_role("button", name="Ash 1")).to_be_visible()
    before = tops(subviews, "Oak 0", "Elm 0", "Ash 1")
    assert before == sorted(before)
    subviews.get_by_role("button", name="Pin Ash").click()
    subviews.wait_for_function("""() => {
      const top = (name) => [...document.querySelectorAll('button')]
        .find((button) => button.textContent === name).getBoundingClientRect().y;
      return top('Ash 1') < top('Oak 0');
    }""")
    expect_places(subviews)


def test_an_effect_follows_where_a_view_is_in_what_is_scrolled(subviews):
    looks = """(name) => {
      const text = [...document.querySelectorAll('.text')].find((text) => text.textContent === name);
      const frame = text.getBoundingClientRect();
      let opacity = 1;
      for (let element = text; element; element = element.parentElement)
        opacity *= getComputedStyle(element).opacity;
      return [Math.round(frame.x), Math.round(opacity * 10) / 10];
    }"""
    # Before the window's size is known, the rows are placed as in a wider one, and each report of the page may move them.
    subviews.wait_for_function(f"() => ({looks})('Row 2')[0] < innerWidth")
    settle(subviews)
    (first, opaque), (second, _) = subviews.evaluate(f"() => ['Row 0', 'Row 2'].map({looks})")
    assert opaque == 1 and second > first + 10, "each row is further to the right"
    subviews.evaluate("""() => {
      const text = [...document.querySelectorAll('.text')]
        .find((text) => text.textContent === 'Row 2');
      let element = text;
      while (element.scrollHeight <= element.clientHeight || !/auto|scroll/.test(getComputedStyle(element).overflowY))
        element = element.parentElement;
      element.scrollTop = 100;
    }""")
    subviews.wait_for_function(
        f"(before) => ({looks})('Row 0')[1] === 0.2 && ({looks})('Row 2')[0] < before", arg=second)
