"""What moves without the person: bodies for the values in between, effects of symbols; and where a stack's search field is."""

import pytest
from playwright.sync_api import expect

from frames import end_motion, hold_motion, settle


@pytest.fixture
def page(run, open_page):
    return open_page(run("Tests/Browser/Apps/Moving.swift").url, viewport={"width": 390, "height": 700})


def test_the_body_of_an_animatable_modifier_runs_for_the_values_in_between(page):
    """MC06, MC07."""
    page.evaluate("""() => {
      window.seen = [];
      const text = [...document.querySelectorAll('.text')].find((e) => e.textContent.startsWith('Number'));
      new MutationObserver(() => seen.push(Number(text.textContent.split(' ')[1])))
        .observe(text, { childList: true, characterData: true, subtree: true });
    }""")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("Number 100")).to_be_visible()
    seen = page.evaluate("seen")
    assert seen == sorted(seen) and len(seen) > 3, seen


def test_nothing_is_in_between_for_who_wants_less_motion(run, open_page):
    page = open_page(run("Tests/Browser/Apps/Moving.swift").url, reduced_motion="reduce")
    page.evaluate("""() => {
      window.seen = [];
      const text = [...document.querySelectorAll('.text')].find((e) => e.textContent.startsWith('Number'));
      new MutationObserver(() => seen.push(text.textContent))
        .observe(text, { childList: true, characterData: true, subtree: true });
    }""")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("Number 100")).to_be_visible()
    assert set(page.evaluate("seen")) == {"Number 100"}


def animation(page, name):
    """The names of the animations of a symbol, and how long they take."""
    return page.get_by_test_id(name).locator(".symbol").evaluate(
        "e => e.getAnimations().map((a) => [a.animationName, a.effect.getTiming().duration, a.effect.getTiming().iterations])")


def test_a_symbol_bounces_each_time_a_value_changes(page):
    """MF14."""
    assert animation(page, "bell") == []
    page.get_by_role("button", name="Ring").click()
    page.wait_for_function("() => document.querySelector('[data-effect^=bounceUp]')")
    assert animation(page, "bell") in ([["bounce-up-odd", 500, 1]], [])
    page.get_by_role("button", name="Ring").click()
    page.wait_for_function("() => document.querySelector('[data-effect=\"bounceUp even\"]')")


def test_a_symbol_pulses_as_long_as_it_is_active(page):
    """MF14."""
    # Twice as fast as usual, without end, which no number of JSON says.
    [[name, duration, count]] = animation(page, "wifi")
    assert (name, duration, count) == ("pulse-even", 750, None) or count == float("inf")
    page.get_by_role("button", name="Connect").click()
    page.wait_for_function("() => !document.querySelector('[data-effect^=pulse]')")
    assert animation(page, "wifi") == []


def test_new_text_comes_as_its_content_transition_specifies(page):
    """MF13."""
    text = page.get_by_test_id("turns")
    page.get_by_role("button", name="Ring").click()
    expect(text).to_have_text("Turns 1")
    seen = "e => [e, ...e.querySelectorAll('*')].flatMap((x) => x.getAnimations()).map((a) => Object.keys(a.effect.getKeyframes()[0]))"
    assert text.evaluate(seen) == []
    hold_motion(page)
    page.get_by_role("button", name="Turn").click()
    expect(text).to_have_text("Turns 2")
    # The shift of what is beside it is another animation.
    assert [{"--come", "translate"} <= set(keys) for keys in text.evaluate(seen)].count(True) == 1
    # The old text leaves over the new one, for the eyes only.
    old = "e => [e, ...e.querySelectorAll('*')].map((x) => getComputedStyle(x, '::after').content).filter((x) => x.includes('Turns'))"
    assert text.evaluate(old) == ['"Turns 1" / ""']
    end_motion(page)
    page.wait_for_function("() => !document.querySelector('[data-old]')")


def test_a_geometry_effect_has_perspective(page):
    """MC09."""
    page.get_by_role("button", name="Tilt").click()
    page.wait_for_function("() => [...document.querySelectorAll('.box')].some((e) => e.style.transform.startsWith('matrix3d'))")
    entries = page.evaluate("""() => [...document.querySelectorAll('.box')]
      .map((e) => e.style.transform).find((t) => t.startsWith('matrix3d')).slice(9, -1).split(',').map(Number)""")
    turned = 2 ** -0.5
    # Browsers keep six digits.
    assert entries[0] == pytest.approx(turned, rel=1e-4) and entries[3] == pytest.approx(turned / 500, rel=1e-4)
    assert entries[5] == 1 and entries[15] == 1


def test_the_search_field_of_a_stack_is_below_its_bar(page):
    settle(page)
    bar = page.get_by_text("Movements", exact=True).first.bounding_box()
    field = page.get_by_role("searchbox").bounding_box()
    assert page.get_by_role("searchbox").count() == 1
    assert field["y"] >= bar["y"] + bar["height"]
