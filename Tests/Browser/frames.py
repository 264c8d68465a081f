"""Compares the positions of elements on a page with the server's layout, and waits for a page."""

import time

from conftest import PATIENCE

FRAMES = """() => {
  const wrong = [];
  const flows = (e) => e.matches('.vstack, .hstack, .scroll, .passage, .window, .header, .footer');
  const isRow = (e) => e.matches('.hstack') || e.matches('.scroll[data-axes=x]');
  const boxes = new Map();
  let count = 0;
  const pointsOf = (e, name) => parseFloat(e.style.getPropertyValue(name)) || 0;
  // Where a parent's content begins.
  const padded = (e) => e.matches('.scroll, .window, .header, .footer, dialog');
  const inner = (e) => {
    const box = boxes.get(e) ?? e.getBoundingClientRect();
    const style = getComputedStyle(e);
    if (e.matches('.row, .row > :is(.button, .link):not([data-placed])')) {
      const edges = ['paddingLeft', 'paddingTop', 'paddingRight', 'paddingBottom'].map((name) => parseFloat(style[name]));
      return { x: box.x + edges[0], y: box.y + edges[1], width: box.width - edges[0] - edges[2], height: box.height - edges[1] - edges[3], isRow: true };
    }
    const edges = ['paddingLeft', 'paddingTop', 'paddingRight', 'paddingBottom'].map((name) => padded(e) ? parseFloat(style[name]) : 0);
    const whole = e.matches('.scroll, .window');
    return { x: box.x + edges[0] - e.scrollLeft, y: box.y + edges[1] - e.scrollTop,
             width: box.width - (whole ? 0 : edges[0] + edges[2]), height: box.height - (whole ? 0 : edges[1] + edges[3]) };
  };
  // How long an element is of which no length is told: as long as what is placed in it.
  const hugging = (e, name) => {
    const text = e.style.getPropertyValue(name);
    if (text.endsWith('px') || text === '0') return parseFloat(text);
    const own = e.getBoundingClientRect()[name === '--w' ? 'width' : 'height'];
    if (text === '100%' || e.hasAttribute('data-assumed')) return own;
    const parts = [...e.children].filter((c) => c.hasAttribute('data-placed') && c.checkVisibility())
      .map((c) => pointsOf(c, name === '--w' ? '--l' : '--t') + hugging(c, name));
    if (!parts.length) return own;
    return flows(e) && isRow(e) === (name === '--w') ? parts.reduce((sum, each) => sum + each) : Math.max(...parts);
  };
  const visit = (parent) => {
    let end = 0;
    for (const e of parent.children) {
      if (!e.hasAttribute('data-placed')) { visit(e); continue; }
      const around = inner(parent);
      const real = e.getBoundingClientRect();
      if (!e.checkVisibility()) continue;
      if (e.matches('dialog')) {
        // Where it stands is the page's to say, how large it is the server's, as long as there is room.
        const told = [pointsOf(e, '--w'), pointsOf(e, '--h')];
        if (Math.abs(told[0] - real.width) > 0.5 || Math.abs(told[1] - real.height) > 0.5) wrong.push(e.id + ' dialog: ' + told + ' is ' + [real.width, real.height]);
        count++;
        visit(e);
        continue;
      }
      const number = (name) => pointsOf(e, name);
      const length = (name, all, own) => {
        const text = e.style.getPropertyValue(name);
        return text === '100%' ? all : text.endsWith('px') || text === '0' ? parseFloat(text) : own;
      };
      let [x, y] = [number('--l'), number('--t')];
      const width = length('--w', around.width, hugging(e, '--w'));
      const height = length('--h', around.height, hugging(e, '--h'));
      // What is in a row stands in its middle, after what the page has put there.
      if (around.isRow && parent.matches('.row')) {
        y = (around.height - height) / 2;
        const before = parent.querySelector(':scope > .minus');
        if (before) x += before.offsetWidth + 12;
      } else if (around.isRow) {
        const heights = [...parent.children].filter((c) => c.hasAttribute('data-placed')).map((c) => pointsOf(c, '--t') + c.getBoundingClientRect().height);
        y += (around.height - Math.max(...heights)) / 2;
      }
      if (flows(parent)) {
        if (isRow(parent)) { x += end; end = x + width; } else { y += end; end = y + height; }
      }
      // In a parent that is written from the right, all that is told from the leading edge.
      if (getComputedStyle(parent).direction === 'rtl') x = around.width - x - width;
      const style = getComputedStyle(e);
      const moved = style.translate === 'none' ? [0, 0] : style.translate.split(' ').map(parseFloat);
      const box = { x: around.x + x + moved[0], y: around.y + y + (moved[1] || 0), width, height };
      boxes.set(e, box);
      count++;
      const isTurned = ['rotate', 'scale', 'transform'].some((name) => style[name] !== 'none');
      if (isTurned) continue;
      const differs = ['x', 'y', 'width', 'height'].filter((name) => Math.abs(box[name] - real[name]) > 0.5);
      if (differs.length) wrong.push([e.id + ' ' + e.className + ' ' + (e.textContent || '').slice(0, 30), ...differs.map((n) => n + ' ' + box[n] + ' is ' + real[n])].join('; '));
      if (e.matches('.text') && !e.hasAttribute('data-fit') && !e.matches('[data-placed=cut]')) {
        const range = document.createRange();
        range.selectNodeContents(e);
        const drawn = range.getBoundingClientRect();
        // The space at which a line ends hangs over: a third of the type's size at most.
        const space = Math.max(8, parseFloat(style.fontSize) / 3);
        if (drawn.width > real.width + (e.matches('[data-placed=line]') ? 0.5 : space) || drawn.height > real.height + 8) wrong.push(e.id + ' text: ' + drawn.width + ' x ' + drawn.height + ' in ' + real.width + ' x ' + real.height + ': ' + e.textContent.slice(0, 40));
      }
      visit(e);
    }
  };
  visit(document.querySelector('main'));
  return { count, wrong };
}"""


def misplaced(page):
    """Returns the misplaced elements with their errors, and the number of elements compared."""
    found = page.evaluate(FRAMES)
    return found["wrong"], found["count"]


def settle(page):
    """Waits until the server knows all sizes, the page has its response, and only endless animations still run.

    What the page keeps back counts too: reports that wait for the answer to earlier ones or for fonts, and batches that wait
    for a part of the client.
    """
    page.wait_for_function("""() => new Promise((resolve) => {
      let last = '';
      const look = () => {
        const isMoving = document.getAnimations().some((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity);
        const now = lastBatch + ' ' + eventNumber + ' ' + acknowledged;
        const isWaiting = reports.size > 0 || late.length > 0 || document.fonts.status === 'loading';
        if (now === last && eventNumber === acknowledged && !isWaiting && !isMoving) resolve(true);
        else { last = now; requestAnimationFrame(() => requestAnimationFrame(look)); }
      };
      look();
    })""")


def rest(page, selector):
    """Waits until what is scrolled in an element stands still."""
    page.wait_for_function("""(selector) => new Promise((resolve) => {
      const element = document.querySelector(selector);
      let last, count = 0;
      const look = () => {
        const now = `${element.scrollLeft} ${element.scrollTop}`;
        count = now === last ? count + 1 : 0;
        last = now;
        if (count < 10) requestAnimationFrame(look);
        else resolve(true);
      };
      look();
    })""", arg=selector)


def hold_motion(page):
    """Lets what begins to move from now on stand where it begins, until `end_motion`."""
    page.evaluate("""() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...all) {
        const animation = animate.apply(this, all);
        animation.pause();
        return animation;
      };
    }""")


def end_motion(page):
    """Lets everything that does not move without end be where it moves to."""
    page.evaluate("""() => document.getAnimations()
      .filter((each) => each.timeline instanceof DocumentTimeline && each.effect.getComputedTiming().endTime < Infinity)
      .forEach((each) => each.finish())""")


def hold_timers(page, *words):
    """Keeps from now on the timers of a page in whose functions one of some words is, until `end_timers`.

    So a test does not depend on what happens before a moment is over.
    """
    page.evaluate("""(words) => {
      const { setTimeout, clearTimeout } = window;
      const held = new Map();
      let last = 0;
      window.setTimeout = (call, delay, ...rest) => {
        if (!delay || !words.some((each) => String(call).includes(each))) return setTimeout(call, delay, ...rest);
        held.set(--last, call);
        return last;
      };
      window.clearTimeout = (timer) => {
        if (!held.delete(timer)) clearTimeout(timer);
      };
      window.endTimers = () => {
        const calls = [...held.values()];
        held.clear();
        for (const call of calls) call();
      };
    }""", list(words))


def end_timers(page):
    """Lets the time be over of all timers that are held, and were not cleared."""
    page.evaluate("() => endTimers()")


def remember_texts(page):
    """Keeps what the page shows from now on, for however short a time."""
    page.evaluate("""() => {
      const main = document.querySelector('main');
      window.remembered = [];
      new MutationObserver(() => remembered.push(main.textContent))
        .observe(main, { subtree: true, childList: true, characterData: true });
    }""")


def expect_remembered(page, text):
    """Waits until a text has been shown, which may have gone since."""
    page.wait_for_function("(text) => remembered.some((each) => each.includes(text))", arg=text)


def wait_until(is_so, page=None):
    """Returns whether a condition holds in time, checked after each frame of a page, or every ten milliseconds."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if is_so():
            return True
        if page is None:
            time.sleep(0.01)
        else:
            page.evaluate("() => new Promise(requestAnimationFrame)")
    return is_so()


def lose_connection(page):
    """Ends the page's connection as if nobody looked at the page, which does not come back then."""
    page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      socket.close();
    }""")
    page.wait_for_selector("main:not([data-connected])")


def come_back(page):
    """Lets the page be looked at again, and waits until it is connected."""
    page.evaluate("""() => {
      delete document.hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    page.wait_for_selector("main[data-connected]")
