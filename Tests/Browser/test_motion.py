"""Animated changes: which elements move, where they end, and the removal of elements."""

import re

import pytest

from frames import end_motion, hold_motion, misplaced, settle
from pixels import color_at

# Elements that move, by class and the names of their styles.
# Elements that follow scrolling, such as a large title, have no animation that ends.
MOVING = """() => document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline).filter(a => a.effect.target.className !== 'button').map(a => [
  a.effect.target.className, Object.keys(a.effect.getKeyframes()[0])
    .filter(name => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)).sort().join(' ')])"""
TURNING = """() => document.getAnimations().map(a => a.effect.getKeyframes()).find(frames => frames[0].rotate)
  .map(frame => [frame.rotate ?? 'none', frame.transformOrigin])"""
ENDED = """() => document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline)
  .every(a => a.effect.getTiming().iterations === Infinity || a.playState === 'finished')"""


@pytest.fixture
def transitions(gallery):
    return gallery("Transitions")


@pytest.fixture
def animation(gallery):
    return gallery("Animation")


def ghosts(page):
    return page.locator("[inert]").count()


def test_what_goes_is_seen_for_a_while_and_then_gone(transitions):
    """MD05, MI09."""
    assert transitions.get_by_text("Here", exact=True).count() == 9
    hold_motion(transitions)
    transitions.get_by_role("button", name="Hide").click()
    transitions.get_by_role("button", name="Show").wait_for()
    # All except the one without a transition, and hidden from assistive technology.
    assert transitions.locator("[inert][aria-hidden=true]").count() == 8
    end_motion(transitions)
    transitions.wait_for_function(ENDED)
    transitions.wait_for_function("() => !document.querySelector('[inert]')")
    assert transitions.get_by_text("Here", exact=True).count() == 0


def test_what_comes_does_so_by_its_transition(transitions):
    """MD06, MD07, MD09."""
    transitions.get_by_role("button", name="Hide").click()
    transitions.wait_for_function("() => !document.querySelector('[data-transition], [inert]')")
    settle(transitions)
    hold_motion(transitions)
    transitions.get_by_role("button", name="Show").click()
    transitions.get_by_role("button", name="Hide").wait_for()
    coming = transitions.evaluate(MOVING)
    assert [styles for kind, styles in coming if kind == "decorated"] == [
        "opacity", "translate", "scale", "translate", "opacity translate",
        "opacity translate", "scale", "rotate transformOrigin"]
    # It rotates around its corner all the time.
    assert transitions.evaluate(TURNING) == [["-90deg", "0% 0%"], ["none", "0% 0%"]]
    end_motion(transitions)
    transitions.wait_for_function(ENDED)
    assert transitions.get_by_text("Here", exact=True).count() == 9


def test_without_motion_everything_is_at_its_end_at_once(gallery):
    """MD16."""
    page = gallery("Transitions", reduced_motion="reduce")
    page.get_by_role("button", name="Hide").click()
    page.get_by_role("button", name="Show").wait_for()
    assert ghosts(page) == 0
    assert page.evaluate(MOVING) == []
    assert page.get_by_text("Here", exact=True).count() == 0


def test_rows_that_change_places_pass_from_one_to_the_other(transitions):
    before = transitions.get_by_text("Apples", exact=True).bounding_box()["y"]
    hold_motion(transitions)
    transitions.get_by_role("button", name="Turn around").click()
    transitions.wait_for_function(
        "() => document.getAnimations().some(a => a.effect.getKeyframes()[0].translate)")
    end_motion(transitions)
    transitions.wait_for_function(ENDED)
    after = transitions.get_by_text("Apples", exact=True).bounding_box()["y"]
    assert after > before + 50


def test_what_is_animated_from_the_start_on_moves_without_end(animation):
    """MI10."""
    forever = """document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline).filter(a => a.effect.getTiming().iterations === Infinity)
      .map(a => Object.keys(a.effect.getKeyframes()[0]).filter(n => ['opacity', 'scale'].includes(n))[0]).sort()"""
    assert animation.evaluate(forever) == ["opacity", "scale"]


def test_each_view_moves_by_its_own_animation(animation):
    hold_motion(animation)
    animation.get_by_role("button", name="Move").click()
    animation.wait_for_function(
        "() => document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline).filter(a => a.effect.getKeyframes()[0].translate).length === 8")
    delays = animation.evaluate(
        """document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline).filter(a => a.effect.getKeyframes()[0].translate)
          .map(a => a.effect.getTiming().delay)""")
    assert delays == [0, 0, 0, 0, 0, 0, 0, 500]


def test_a_part_of_a_line_grows(animation):
    ring = animation.locator(".fill[data-drawn]").first
    assert ring.evaluate("e => e.style.strokeDasharray") == "0.25, 2"
    hold_motion(animation)
    animation.get_by_role("button", name="Progress").click()
    animation.wait_for_function(
        "() => document.getAnimations().some(a => a.effect.getKeyframes()[0].strokeDasharray)")
    assert ring.evaluate("e => e.style.strokeDasharray") == "0.9, 2"


def test_views_that_are_one_to_the_person_pass_into_each_other(animation):
    hold_motion(animation)
    animation.get_by_role("button", name="Three", exact=True).click()
    animation.wait_for_function(
        """() => document.getAnimations().some(a => a.effect.target.dataset.match
          && a.effect.getKeyframes()[0].translate)""")
    assert ghosts(animation) == 0
    assert animation.locator("[data-match]").count() == 1


def test_a_matched_view_begins_where_the_other_was_and_ends_where_it_is_placed(animation):
    """ME04."""
    match = animation.locator("[data-match]")
    before = match.bounding_box()
    hold_motion(animation)
    animation.get_by_role("button", name="Three", exact=True).click()
    animation.wait_for_function("() => document.getAnimations().some(a => a.effect.target.dataset.match)")
    at = """(time) => document.getAnimations().filter(a => a.effect.target.dataset.match)
      .forEach((each) => { each.pause(); each.currentTime = time; })"""
    animation.evaluate(at, 0)
    first = match.bounding_box()
    assert all(abs(first[name] - before[name]) <= 1 for name in before), (before, first)
    animation.evaluate("() => document.getAnimations().filter(a => a.effect.target.dataset.match).forEach((each) => each.finish())")
    end_motion(animation)
    settle(animation)
    last, button = match.bounding_box(), animation.get_by_role("button", name="Three", exact=True).bounding_box()
    # The button's padding of ten points around it is what the capsule is behind.
    assert abs(last["width"] - button["width"] - 20) <= 1 and abs(last["x"] + 10 - button["x"]) <= 1
    assert misplaced(animation)[0] == []


# Returns the rotation of an element, or of an element around it.
ANGLE = """(element) => {
  for (let each = element; each; each = each.parentElement) if (each.style.rotate) return each.style.rotate;
  return '';
}"""
FRAMES = f"""(element) => new Promise((resolve) => {{
  const angle = {ANGLE}, seen = new Set();
  const look = () => (seen.add(angle(element)).size > 40 ? resolve(seen.size) : requestAnimationFrame(look));
  look();
}})"""


def test_a_timeline_moves_for_as_long_as_it_is_not_paused(animation):
    """MI11."""
    pendulum = animation.get_by_label("Pendulum")
    still = pendulum.evaluate(ANGLE)
    animation.get_by_role("button", name="Swing").click()
    # More frames than may be unacknowledged, so the page acknowledges them.
    assert pendulum.evaluate(FRAMES) == 41
    animation.get_by_role("button", name="Stop").click()
    animation.get_by_role("button", name="Swing").wait_for()
    assert pendulum.evaluate(ANGLE) == still
    # Any further frames would have arrived before the response to another event.
    animation.get_by_role("button", name="Two").click()
    animation.wait_for_function("() => !unacknowledged.length")
    assert pendulum.evaluate(ANGLE) == still


def test_what_goes_stays_where_it_was_while_its_stack_moves(run, open_page):
    """MD15."""
    page = open_page(run("Tests/Browser/Apps/Leaving.swift").url)
    square = """() => {
      const square = [...document.querySelectorAll('main *')].find(e => e.offsetWidth === 200 && e.offsetHeight === 200)
      const { x, y } = square.getBoundingClientRect()
      return [Math.round(x), Math.round(y)]
    }"""
    page.get_by_role("button", name="Hide").wait_for()
    settle(page)
    before = page.evaluate(square)
    hold_motion(page)
    page.get_by_role("button", name="Hide").click()
    page.get_by_role("button", name="Show").wait_for()
    page.wait_for_function("() => document.querySelector('[inert]')")
    page.evaluate("() => document.getAnimations().forEach(each => { each.pause(); each.currentTime = 0 })")
    assert page.evaluate(square) == before
    page.evaluate("() => document.getAnimations().forEach(each => each.finish())")
    page.wait_for_function("() => !document.querySelector('[inert], [style*=will-change]')")


NAMED = """(names) => Object.fromEntries(names.map(name => {
  const { x, y, width, height } = document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect()
  return [name, [x, y, width, height].map(length => Math.round(length * 10) / 10)]
}))"""
AT = """(time) => document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline)
  .forEach((each) => { each.pause(); each.currentTime = time; })"""


def seen_at(page, names, times):
    """Returns where elements are seen at some times of an animated change, in milliseconds."""
    seen = []
    for time in times:
        page.evaluate(AT, time)
        seen.append(page.evaluate(NAMED, names))
    return seen


def between(before, after, share):
    """Returns the frame at a share of the way."""
    return [round(old + (new - old) * share, 1) for old, new in zip(before, after)]


@pytest.mark.parametrize("button, moving", [("Grow", ["own"]), ("Grow all", ["plain", "own", "last"])])
def test_each_view_passes_to_its_new_frame_by_its_own_animation(run, open_page, button, moving):
    """MA06, MA07, MI04."""
    page = open_page(run("Tests/Browser/Apps/Tracks.swift").url)
    page.get_by_role("button", name="Grow all").wait_for()
    settle(page)
    names = ["plain", "own", "still", "last"]
    before = page.evaluate(NAMED, names)
    hold_motion(page)
    page.get_by_role("button", name=button, exact=True).click()
    page.wait_for_function("() => document.querySelector('[data-testid=still]').getBoundingClientRect().height === 120")
    seen = seen_at(page, names, [0, 250, 750])
    page.evaluate("() => document.getAnimations().forEach(each => each.finish())")
    end_motion(page)
    settle(page)
    after = page.evaluate(NAMED, names)
    expected = [
        {name: between(before[name], after[name], share) if name in moving else after[name] for name in names}
        for share in [0, 0.25, 0.75]]
    assert seen == expected
    assert misplaced(page)[0] == []


def test_what_leaves_a_container_of_any_kind_stays_where_it_stood(run, open_page):
    """MD15."""
    page = open_page(run("Tests/Browser/Apps/Tracks.swift").url)
    page.get_by_role("button", name="Leave").wait_for()
    settle(page)
    names = ["empty", "behind", "overlay", "stack"]
    before = page.evaluate(NAMED, names)
    hold_motion(page)
    page.get_by_role("button", name="Leave").click()
    page.wait_for_function("() => document.querySelectorAll('[inert]').length === 4")
    assert seen_at(page, names, [0, 500, 900]) == [before] * 3
    page.evaluate("() => document.getAnimations().forEach(each => each.finish())")
    page.wait_for_function("() => !document.querySelector('[inert], [style*=will-change]')")


LISTED = """
    import SwiftUI

    struct ContentView: View {
      @State private var names = ["A", "B", "C"]
      @State private var isRed = false
      var body: some View {
        Button("Drop") { withAnimation(.linear(duration: 1)) { _ = names.remove(at: 1) } }
        Button("Paint") { withAnimation(.linear(duration: 1)) { isRed.toggle() } }
        Rectangle().fill(isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0)).frame(width: 40, height: 40)
        List(names, id: \\.self) { Text($0).frame(height: $0 == "B" ? 80 : 30) }.frame(height: 400)
      }
    }
    """
ROWS = """() => [...document.querySelectorAll('.list .row')]
  .map(e => [e.textContent.trim(), Math.round(e.getBoundingClientRect().y), +getComputedStyle(e).opacity])"""


@pytest.fixture
def listed(run, open_page, tmp_path):
    file = tmp_path / "Listed.swift"
    file.write_text(LISTED)
    page = open_page(run(file).url)
    page.get_by_role("button", name="Paint").wait_for()
    settle(page)
    return page


def test_a_row_that_leaves_a_list_stays_while_those_below_move_up(listed):
    """MD15."""
    before = {name: y for name, y, _ in listed.evaluate(ROWS)}
    hold_motion(listed)
    listed.get_by_role("button", name="Drop").click()
    listed.wait_for_function("() => document.querySelector('[inert]')")
    listed.evaluate(AT, 500)
    height = before["C"] - before["B"]
    assert listed.evaluate(ROWS) == [["A", before["A"], 1], ["B", before["B"], 0.5], ["C", before["C"] - height / 2, 1]]
    end_motion(listed)
    listed.wait_for_function("() => !document.querySelector('[inert]')")
    assert listed.evaluate(ROWS) == [["A", before["A"], 1], ["C", before["B"], 1]]


def test_an_interrupted_curve_goes_on_below_the_next_one(listed):
    """MB22: half way there and back, the old curve has come to its end and the new one is half way."""
    red = "() => +getComputedStyle(document.querySelector('.fill')).backgroundColor.match(/[\\d.]+/)[0]"
    count = "(count) => document.getAnimations().filter(a => a.effect.target.className === 'fill').length === count"
    hold_motion(listed)
    listed.get_by_role("button", name="Paint").click()
    listed.wait_for_function(count, arg=1)
    listed.evaluate(AT, 500)
    half = listed.evaluate(red)
    listed.get_by_role("button", name="Paint").click()
    listed.wait_for_function(count, arg=2)
    seen = [half]
    for old, new in [(500, 0), (750, 250), (1000, 500), (1000, 1000)]:
        listed.evaluate("""(times) => document.getAnimations().filter(a => a.effect.target.className === 'fill')
          .forEach((each, index) => { each.currentTime = times[index]; })""", [old, new])
        seen.append(listed.evaluate(red))
    assert [round(each / 2.55) for each in seen] == [50, 50, 56, 50, 0]
    end_motion(listed)
    listed.wait_for_function(count, arg=0)


def test_a_part_of_an_outline_grows_to_the_whole_and_back(run, open_page):
    """MC05."""
    page = open_page(run("Tests/Browser/Apps/Tracks.swift").url)
    dashes = lambda: page.locator("[data-drawn]").evaluate("e => parseFloat(getComputedStyle(e).strokeDasharray)")
    settle(page)
    for ends in [(0.25, 0.625), (1, 0.625)]:
        assert dashes() == ends[0]
        hold_motion(page)
        page.get_by_role("button", name="Grow all").click()
        page.wait_for_function("() => document.getAnimations().some(a => a.effect.getKeyframes()[0].strokeDasharray)")
        page.evaluate(AT, 500)
        assert dashes() == ends[1]
        page.evaluate("() => document.getAnimations().forEach(each => each.finish())")
        end_motion(page)
        settle(page)


def test_a_gradient_passes_to_another_of_its_kind(run, open_page, tmp_path):
    """MC13."""
    file = tmp_path / "Gradient.swift"
    file.write_text("""
        import SwiftUI

        struct ContentView: View {
          @State private var isTurned = false
          var body: some View {
            LinearGradient(colors: isTurned ? [.white, .black] : [.black, .white], startPoint: .leading, endPoint: isTurned ? .bottomTrailing : .trailing)
              .frame(width: 100, height: 100)
            Button("Turn") { withAnimation(.linear(duration: 1)) { isTurned = true } }
          }
        }
        """)
    page = open_page(run(file).url)
    settle(page)
    hold_motion(page)
    page.get_by_role("button", name="Turn").click()
    page.wait_for_function("() => document.getAnimations().some(a => a.effect.getKeyframes()[0].backgroundImage)")
    for share in [0.25, 0.5, 0.75]:
        page.evaluate(AT, share * 1000)
        [image] = page.evaluate(
            "() => [...document.querySelectorAll('.fill')].map(e => getComputedStyle(e).backgroundImage).filter(i => i.includes('gradient'))")
        angle, first = re.match(r"linear-gradient\(([\d.]+)deg, color\(srgb ([\d.]+)", image).groups()
        # The gradient goes along its points, from the middle of one side to a corner.
        assert float(angle) == pytest.approx(90 + 26.57 * share, abs=0.9) and float(first) == pytest.approx(share, abs=0.02), image


GO_ON = """(time) => document.getAnimations().filter(a => a.timeline instanceof DocumentTimeline).forEach(each => {
  each.begun ??= window.begun ?? 0;
  each.currentTime = time - each.begun;
})"""
# A button that the pointer is over is paler.
SHOWN = """() => [...document.querySelectorAll('main :not(button, button *)')].map(e => getComputedStyle(e)).reduce(([opacity, angle], style) => [
  Math.min(opacity, +style.opacity), style.rotate === 'none' ? angle : parseFloat(style.rotate)], [1, 0])"""


# A spring of half a second to 100, and back to 0 after a quarter of a second. Without its velocity it would be at 71.3 and 52.7.
SPRING_BACK = [(250, 82.1), (300, 75.87), (350, 57.59), (500, 16.54)]


def turned_back(page, animated):
    """Presses the page's button, and again after a quarter of a second; then both animations of a property stand still."""
    page.get_by_role("button", name="Go").wait_for()
    settle(page)
    hold_motion(page)
    # The button under the pointer has a transition of its own, of its opacity too.
    running = """([name, count]) => document.getAnimations()
      .filter(a => !(a instanceof CSSTransition) && a.effect.getKeyframes()[0][name] !== undefined).length === count"""
    page.get_by_role("button", name="Go").click()
    page.wait_for_function(running, arg=[animated, 1])
    page.evaluate(GO_ON, 250)
    page.evaluate("() => { window.begun = 250 }")
    page.get_by_role("button", name="Back").click()
    page.wait_for_function(running, arg=[animated, 2])
    return page


def test_values_that_are_animated_again_keep_their_velocity(run, open_page, tmp_path):
    """MI03, MI05."""
    file = tmp_path / "Again.swift"
    file.write_text("""
        import SwiftUI

        struct ContentView: View {
          @State private var isOver = false
          var body: some View {
            Color.red.frame(width: 100, height: 100).opacity(isOver ? 0 : 1).rotationEffect(.degrees(isOver ? 100 : 0))
            Button(isOver ? "Back" : "Go") { withAnimation(.spring) { isOver.toggle() } }
          }
        }
        """)
    page = turned_back(open_page(run(file).url), "opacity")
    for time, place in SPRING_BACK:
        page.evaluate(GO_ON, time)
        opacity, angle = page.evaluate(SHOWN)
        assert opacity == pytest.approx(1 - place / 100, abs=0.02) and angle == pytest.approx(place, abs=2), time
    page.evaluate("() => document.getAnimations().forEach(each => each.finish())")
    end_motion(page)
    settle(page)
    assert page.evaluate(SHOWN) == [1, 0]


# In hundredths of the way: the color and the blur of an area, the color of a text, that of a line, the line's width, and the last
# color of a gradient.
PAINTED = """() => {
  const [area, ...rest] = [...document.querySelectorAll('.fill')].map(e => getComputedStyle(e));
  const blur = [...document.querySelectorAll('main *')].map(e => getComputedStyle(e).filter.match(/blur\\((.*)px/)).find(Boolean)[1];
  const red = (color) => {
    const [, space, number] = color.match(/^(rgb|color\\(srgb|oklab)[ (]+([\\d.]+)/);
    // The lightness of a gray in Oklab is the cube root of its light.
    return space === 'rgb' ? number / 2.55 : space === 'oklab' && number > 0 ? 105.5 * number ** (3 / 2.4) - 5.5 : number * 100;
  };
  const line = rest.find(({ stroke }) => stroke !== 'none');
  const gradient = rest.find(({ backgroundImage }) => backgroundImage !== 'none').backgroundImage;
  return [
    red(area.backgroundColor), blur * 10, red(getComputedStyle(document.querySelector('.text')).color), red(line.stroke),
    parseFloat(line.strokeWidth) * 10 - 100, red(gradient.slice(gradient.search(/(rgb|color)\\([^(]*$/))),
  ];
}"""


def test_colors_and_blurs_that_are_animated_again_keep_their_velocity(run, open_page, tmp_path):
    """MB19, MI03, MI05."""
    file = tmp_path / "Painted.swift"
    file.write_text("""
        import SwiftUI

        struct ContentView: View {
          @State private var isOver = false
          var body: some View {
            Rectangle().fill(color).blur(radius: isOver ? 10 : 0).frame(width: 100, height: 100)
            Text("Text").foregroundStyle(color)
            Circle().stroke(isOver ? .white : .black, lineWidth: isOver ? 20 : 10).frame(width: 50, height: 50)
            LinearGradient(colors: [.blue, isOver ? .white : .black], startPoint: .leading, endPoint: .trailing).frame(width: 50, height: 50)
            Button(isOver ? "Back" : "Go") { withAnimation(.spring) { isOver.toggle() } }
          }
          private var color: Color { Color(red: isOver ? 1 : 0, green: 0, blue: 0) }
        }
        """)
    page = turned_back(open_page(run(file).url), "filter")
    for time, place in SPRING_BACK:
        page.evaluate(GO_ON, time)
        *painted, gradient = page.evaluate(PAINTED)
        # A gradient has 60 steps for each second, and none in between.
        assert painted == pytest.approx([place] * 5, abs=0.7) and gradient == pytest.approx(place, abs=2), time
    page.evaluate("() => document.getAnimations().forEach(each => each.finish())")
    end_motion(page)
    settle(page)
    assert page.evaluate(PAINTED) == [0] * 6


def test_an_area_beyond_its_frame_is_seen_and_passes_to_another_color(run, open_page, tmp_path):
    """MC03."""
    file = tmp_path / "Beyond.swift"
    file.write_text("""
        import SwiftUI

        struct ContentView: View {
          @State private var isOver = false
          var body: some View {
            Circle().scale(isOver ? 3 : 1).fill(Color(red: isOver ? 1 : 0, green: 0, blue: 0)).frame(width: 40, height: 40).padding(60)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOver.toggle() } }
          }
        }
        """)
    page = open_page(run(file).url)
    settle(page)
    hold_motion(page)
    page.get_by_role("button", name="Go").click()
    # The server sends the outlines in between, while the page holds the color.
    page.wait_for_function("() => document.querySelector('.drawing path')?.getAttribute('d').startsWith('M80 20')")
    page.evaluate(AT, 500)
    assert page.locator(".drawing").evaluate("e => getComputedStyle(e).fill") == "rgb(128, 0, 0)"
    end_motion(page)
    settle(page)
    frame = page.locator(".fill").bounding_box()
    assert [color_at(page, frame["x"] + x, frame["y"] + 20) for x in [-35, 20, 75]] == [(255, 0, 0)] * 3
