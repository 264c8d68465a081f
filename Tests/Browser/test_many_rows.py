"""What the page does for a thousand rows, counted: each is a copy of the first, and they leave together."""

APP = "Benchmarks/browser/RowsApp.swift"

# Counts what the client does to the document, and what it reads that makes the browser lay it out, while it applies a batch.
COUNT = """() => {
  const counts = {};
  let isApplying = false;
  const note = (name) => { if (isApplying) counts[name] = (counts[name] ?? 0) + 1; };
  const call = (type, name, as = name) => {
    const original = type.prototype[name];
    type.prototype[name] = function (...values) {
      // Shown where the server takes long.
      if (values[0] !== 'aria-busy') note(as);
      return original.apply(this, values);
    };
  };
  const property = (type, name, kind, as) => {
    const original = Object.getOwnPropertyDescriptor(type.prototype, name);
    const counted = { ...original, [kind](...values) { note(as); return original[kind].apply(this, values); } };
    Object.defineProperty(type.prototype, name, counted);
  };
  for (const name of ['cloneNode', 'insertBefore']) call(Node, name);
  for (const name of ['setAttribute', 'remove', 'replaceChildren']) call(Element, name);
  for (const name of ['setProperty', 'removeProperty']) call(CSSStyleDeclaration, name);
  property(CharacterData, 'data', 'set', 'data');
  for (const name of ['getBoundingClientRect', 'getClientRects']) call(Element, name, 'layout');
  for (const name of ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight', 'innerText']) property(HTMLElement, name, 'get', 'layout');
  for (const edge of ['Top', 'Left', 'Width', 'Height']) {
    for (const box of ['client', 'scroll']) property(Element, box + edge, 'get', 'layout');
  }
  const original = apply;
  apply = (batch) => {
    isApplying = true;
    try { return original(batch); } finally { isApplying = false; }
  };
  window.takeCounts = () => { const taken = { ...counts }; for (const name in counts) delete counts[name]; return taken; };
}"""
ROWS = "[...document.querySelectorAll('.scroll > .vstack > *')]"
# The texts and widths of rows that differ from those of the first row.
DIFFERING = f"""(start) => {{
  const rows = {ROWS};
  const texts = rows.map((row) => [...row.querySelectorAll('.text')]);
  const count = (value) => texts.slice(start).flatMap((row) => row.filter((text, at) => value(text) !== value(texts[0][at]))).length;
  return {{ data: count((text) => text.textContent), setProperty: count((text) => text.style.getPropertyValue('--w')) }};
}}"""
# The places of all else.
AROUND = """() => [...document.querySelectorAll('[data-placed]')].filter((e) => !e.closest('.scroll > .vstack > *'))
  .flatMap(({ style }) => ['--l', '--t', '--w', '--h'].map((name) => style.getPropertyValue(name)))"""


def press(page, name, count):
    page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_function(f"(count) => {ROWS}.length === count", arg=count)
    return page.evaluate("takeCounts()")


def test_a_new_row_is_a_copy_with_one_write_for_each_text_and_width_that_differs(run, open_page):
    page = open_page(run(APP).url)
    page.evaluate(COUNT)
    press(page, "Create", 1000)
    before = page.evaluate(AROUND)
    counts = press(page, "Append", 2000)
    around = sum(old != new for old, new in zip(before, page.evaluate(AROUND)))
    differing = page.evaluate(DIFFERING, 1000)
    assert around < 10 and differing["setProperty"] > 1000
    differing["setProperty"] += around
    assert counts == {"cloneNode": 1000, "insertBefore": 1, **differing}


def test_a_thousand_rows_leave_in_one_operation(run, open_page):
    page = open_page(run(APP).url)
    page.evaluate(COUNT)
    press(page, "Create", 1000)
    counts = press(page, "Clear", 0)
    # The column around them becomes smaller.
    assert counts.pop("setProperty") < 10
    assert counts == {"replaceChildren": 1}


def test_rows_that_cannot_be_seen_are_not_laid_out_and_what_can_be_seen_is_whole(run, open_page):
    page = open_page(run(APP).url)
    page.evaluate(COUNT)
    press(page, "Create", 1000)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    seen = f"{ROWS}.map((row) => row.querySelector('.text').checkVisibility({{ contentVisibilityAuto: true }}))"
    assert (page.evaluate(f"{seen}[0]"), page.evaluate(f"{seen}[999]")) == (True, False)
    # Each is as high as it would be, and so the last one is seen at the end.
    assert page.evaluate(f"new Set({ROWS}.map((row) => row.getBoundingClientRect().height)).size") == 1
    page.evaluate(f"{ROWS}[999].scrollIntoView()")
    page.wait_for_function(f"{seen}[999]")
