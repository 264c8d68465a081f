"""Compares what Chromium finds by itself on a page with what the layout has planned.

Frames that a page takes from the server prove nothing about the plan. Chromium's own results are the places of characters, the
sizes to which content overflows, and the sizes of controls that the page lays out. The plan is in three places: a text's frame on
the page, with a mark if it is one line or cut; the layout's own code, which `TextRuler` asks where lines end; and the table of the
look, for the sizes of controls.
"""

import re
import unicodedata
from collections import Counter

from conftest import ROOT
from typesetting import FILES, lines, style

# How far a length may be from the plan, in points.
TOLERANCE = 1
# The share of elements of a kind that have to be as planned: of texts, and of every other kind.
SHARES = {"text": 0.98}
SHARE = 0.95

LOOK = ROOT / "Sources/BanyanHost/Appearance/Look.swift"
# A selector of controls, the pseudo-element that is drawn if it is not the control, and the names of its width and height.
CONTROLS = [
    [".toggle:not([data-look], [data-size])", "::after", "toggle.width", "toggle.height"],
    [".toggle[data-size=small]:not([data-look])", "::after", "toggle.smallWidth", "toggle.smallHeight"],
    [".toggle[data-size=mini]:not([data-look])", "::after", "toggle.miniWidth", "toggle.miniHeight"],
    [".slider:not([data-size])", "", None, "control.sliderHeight"],
    [".slider[data-size=small]", "", None, "control.smallSliderHeight"],
    [".slider[data-size=mini]", "", None, "control.miniSliderHeight"],
    [".stepper", "", "control.stepperWidth", "control.stepperHeight"],
    [".color", "", "control.colorWell", "control.colorWell"],
    [".picker[data-picker=segmented]", "", None, "picker.segmentsHeight"],
    [".picker[data-picker=wheel]", "", None, "picker.wheelHeight"],
    [".picker[data-picker=palette]", "", None, "picker.paletteSide"],
    [".progress[aria-valuenow]:not([data-look=circular])", "::after", None, "control.progressHeight"],
    [".progress:not([aria-valuenow], [data-look], [data-size])", "::before", "control.spinner", "control.spinner"],
    [".progress[data-size=large]:not([aria-valuenow])", "::before", "control.largeSpinner", "control.largeSpinner"],
    [".gauge:is([data-look=ring], [data-look=circle])", "", "gauge.ring", "gauge.ring"],
]

FIND = """([scope, tolerance, controls]) => {
  const found = { texts: [], others: [], dates: [] };
  const roots = [...document.querySelectorAll(scope)];
  const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)])
    .filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }));
  const around = function* (e) { for (; e && e.tagName !== 'MAIN'; e = e.parentElement) yield e; };
  const some = (e, is) => [...around(e)].some(is);
  const name = (e) => (e.getAttribute('aria-label') || e.innerText || e.placeholder || '').trim().replace(/\\s+/g, ' ').slice(0, 40);
  const points = (e, property) => {
    const value = e.style.getPropertyValue(property);
    return value.endsWith('px') ? parseFloat(value) : null;
  };
  const round = (value) => Math.round(value * 10) / 10;
  const isTurned = (e) => some(e, (each) => {
    const style = getComputedStyle(each);
    return ['rotate', 'scale', 'transform'].some((name) => style[name] !== 'none');
  });
  // Names for assistive technology only are in an element of one pixel.
  const isConcealed = (e) => some(e, (each) => {
    const { width, height } = each.getBoundingClientRect();
    return (width < 2 || height < 2) && getComputedStyle(each).overflowX !== 'visible';
  });
  const sides = { x: ['left', 'right'], y: ['top', 'bottom'] };
  const overflow = (e, axis) => getComputedStyle(e)[axis === 'x' ? 'overflowX' : 'overflowY'];
  // The part of a box that is not scrolled out of sight.
  const seenPart = (e, box) => {
    const part = { ...box };
    for (const outer of around(e)) {
      const frame = outer.getBoundingClientRect();
      for (const axis of ['x', 'y']) {
        if (overflow(outer, axis) === 'visible') continue;
        const [start, end] = sides[axis];
        part[start] = Math.max(part[start], frame[start]);
        part[end] = Math.min(part[end], frame[end]);
      }
    }
    return part;
  };
  // The nearest element that cuts a box along an axis, although nothing scrolls there and no view asks for it.
  const cutBy = (e, box) => {
    const axes = new Set(['x', 'y']);
    for (const outer of around(e)) {
      const frame = outer.getBoundingClientRect();
      for (const axis of [...axes]) {
        const value = overflow(outer, axis);
        const isAsked = outer.style.overflow || outer.style.clipPath || outer.matches('[data-placed~=x], [data-placed~=y]');
        if (isAsked || value === 'auto' || value === 'scroll') axes.delete(axis);
        else if (value !== 'visible') {
          const [start, end] = sides[axis];
          if (box[start] < frame[start] - tolerance || box[end] > frame[end] + tolerance) return outer.classList[0] ?? outer.localName;
        }
      }
    }
    return null;
  };

  const range = document.createRange();
  const linesOf = (e, size) => {
    const lines = [];
    let runs = 0;
    for (const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT); walker.nextNode();) {
      const node = walker.currentNode;
      if (node.data.trim()) runs++;
      for (let at = 0; at < node.length;) {
        range.setStart(node, at);
        range.setEnd(node, at += node.data.codePointAt(at) > 0xffff ? 2 : 1);
        const box = [...range.getClientRects()].at(-1);
        if (!box) continue;
        const middle = (box.top + box.bottom) / 2;
        let line = lines.at(-1);
        if (!line || middle > line.middle + size / 2) lines.push(line = { string: '', middle, left: Infinity, right: -Infinity });
        line.string += range.toString();
        // The space at which a line ends hangs over.
        if (!range.toString().trim()) continue;
        line.left = Math.min(line.left, box.left);
        line.right = Math.max(line.right, box.right);
      }
    }
    return { lines: lines.filter((line) => line.right > line.left), runs };
  };
  const boxes = [];
  for (const e of all('.text')) {
    if (e.parentElement.closest('.text') || isConcealed(e)) continue;
    const style = getComputedStyle(e);
    const size = parseFloat(style.fontSize);
    const isCut = e.dataset.placed === 'cut';
    const frame = e.getBoundingClientRect();
    const { lines, runs } = linesOf(e, size);
    const shown = lines.filter((line) => !isCut || line.middle < frame.bottom);
    if (!shown.length) continue;
    const box = {
      left: Math.min(...shown.map((line) => line.left)), right: Math.max(...shown.map((line) => line.right)),
      top: shown[0].middle - size * .35, bottom: shown.at(-1).middle + size * .35 };
    const text = {
      name: name(e), string: e.textContent, lines: shown.map((line) => line.string), widest: Math.max(...shown.map((line) => line.right - line.left)),
      plan: e.closest('.navbar, .tab') ? 'bar' : e.dataset.placed ?? null, most: parseInt(e.style.getPropertyValue('--n')),
      width: points(e, '--w'), height: points(e, '--h'), own: frame.width, fits: e.hasAttribute('data-fit'), isTurned: isTurned(e),
      size, leading: parseFloat(style.lineHeight) / size, weight: parseInt(style.fontWeight), italic: style.fontStyle !== 'normal',
      family: /^(?:-apple-system, BlinkMacSystemFont, )?"Served ([^"]+)"/.exec(style.fontFamily)?.[1],
      holdsPictures: e.querySelector('.symbol, img') != null,
      isPlain: runs === 1 && style.letterSpacing === 'normal' && style.fontVariantNumeric === 'normal' && style.fontVariantCaps === 'normal',
      hasEllipsis: [e, e.parentElement].some((each) => {
        const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(each);
        return textOverflow === 'ellipsis' && overflowX !== 'visible' && each.scrollWidth > each.clientWidth + tolerance
          || webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + size / 2;
      }) };
    found.texts.push(text);
    if (text.isTurned) continue;
    if (!isCut && !text.hasEllipsis) text.cutBy = cutBy(e.parentElement, box);
    boxes.push({ e, text, box: seenPart(e.parentElement, box) });
  }
  // Where an app puts views over each other, their texts may meet.
  const layers = '.zstack, .decorated, .layout, .geometry, .canvas, .map';
  const floats = (e) => ['sticky', 'absolute', 'fixed'].includes(getComputedStyle(e).position);
  boxes.forEach(({ e, text, box }, index) => {
    for (const other of boxes.slice(index + 1)) {
      const meet = (start, end) => Math.min(box[end], other.box[end]) - Math.max(box[start], other.box[start]) > tolerance;
      if (!meet('left', 'right') || !meet('top', 'bottom')) continue;
      if (some(e, (each) => floats(each) && !each.contains(other.e)) || some(other.e, (each) => floats(each) && !each.contains(e))) continue;
      if (!some(e, (each) => each.contains(other.e) && each.matches(layers))) text.meets = other.text.name;
    }
  });

  // A control in a row ends where the row's content ends, or with a few points of its own edge after it.
  const outside = (e, frame) => {
    const row = e.closest('.row');
    if (!row) return {};
    const style = getComputedStyle(row);
    const { left, right } = row.getBoundingClientRect();
    const over = Math.max(left + parseFloat(style.paddingLeft) - frame.left, frame.right - right + parseFloat(style.paddingRight));
    return over > 6 + tolerance ? { row: `ends ${round(over)} before it` } : {};
  };
  const add = (kind, e, faults) => found.others.push({ kind, name: name(e), faults });
  for (const e of all('.image[data-placed]:not([data-sizing])')) {
    const symbol = e.querySelector(':scope > .symbol');
    if (!symbol || isTurned(e)) continue;
    // A symbol is drawn a little larger than a title's line, and a little smaller than a body's.
    const [box, frame] = [symbol, e].map((each) => each.getBoundingClientRect());
    const isInPlace = ['x', 'y'].every((axis) => Math.abs(sides[axis].reduce((sum, side) => sum + box[side] - frame[side], 0)) <= tolerance);
    add('symbol', e, isInPlace && box.height < frame.height * 1.06 && box.height > frame.height * .9 ? {}
      : { size: `is ${round(box.width)} x ${round(box.height)} in ${round(frame.width)} x ${round(frame.height)}` });
  }
  for (const [selector, drawn, ...plan] of controls) {
    for (const e of all(selector)) {
      if (isConcealed(e) || isTurned(e)) continue;
      const style = getComputedStyle(e, drawn || null);
      const frame = e.getBoundingClientRect();
      const faults = outside(e, frame);
      ['width', 'height'].forEach((axis, index) => {
        const length = drawn ? parseFloat(style[axis]) : frame[axis];
        if (plan[index] != null && Math.abs(length - plan[index]) > tolerance) faults[axis] = `is ${round(length)} instead of ${plan[index]}`;
      });
      add(e.matches('input') ? 'input ' + e.type : e.dataset.picker ? e.dataset.picker + ' picker' : e.classList[0], e, faults);
    }
  }
  // A date picker is as wide as what it shows of its value.
  for (const e of all('.date')) {
    if (isConcealed(e) || isTurned(e)) continue;
    const { width, height } = e.getBoundingClientRect();
    const style = getComputedStyle(e);
    found.dates.push({ name: name(e), texts: [e.dataset.date, e.dataset.time].filter((text) => text != null), width, height,
      size: parseFloat(style.fontSize), family: /"Served ([^"]+)"/.exec(style.fontFamily)?.[1] });
  }
  // Fields are as high as their text needs, and show their whole value.
  for (const e of all('input:is([type=text], [type=search], [type=password], [type=number], [type=email], [type=tel], [type=url]), select')) {
    if (isConcealed(e) || isTurned(e)) continue;
    const faults = outside(e, e.getBoundingClientRect());
    const kept = e.style.cssText;
    const height = points(e, '--h');
    e.style.removeProperty('--h');
    const own = e.getBoundingClientRect().height;
    e.style.cssText = kept;
    if (height != null && Math.abs(own - height) > tolerance) faults.height = `is ${round(height)}, and needs ${round(own)}`;
    if (e.scrollHeight > e.clientHeight + tolerance) faults.height = `is ${e.clientHeight}, and needs ${e.scrollHeight}`;
    if (e.matches('select') && e.scrollWidth > e.clientWidth + tolerance) faults.width = `is ${e.clientWidth}, and needs ${e.scrollWidth}`;
    const cut = cutBy(e.parentElement, e.getBoundingClientRect());
    if (cut) faults.cut = `is cut by ${cut}`;
    add(e.matches('select') ? 'menu picker' : 'field', e, faults);
  }
  // An element that does not scroll is as large as its content.
  for (const e of all('.row, .navbar, .toolbar, .tabs, .list, .form, .scroll, .header, .footer, .groupbox, .gauge, .controls, .menu, dialog')) {
    if (isConcealed(e)) continue;
    const axes = e.dataset.axes ?? (e.matches('.list, .form, .scroll, dialog') ? 'y' : '');
    const faults = {};
    for (const [axis, own, all] of [['x', e.clientWidth, e.scrollWidth], ['y', e.clientHeight, e.scrollHeight]]) {
      if (own && !axes.includes(axis) && overflow(e, axis) !== 'clip' && all > own + tolerance) faults[axis === 'x' ? 'width' : 'height'] = `is ${own}, and needs ${all}`;
    }
    found.others.push({ kind: e.matches('dialog') ? 'dialog' : e.classList[0], name: e.matches('.row') ? name(e) : '', faults });
  }
  return found;
}"""


def look():
    """Returns the numbers of the table of the look, by the names of their groups and their own."""
    numbers, group = {}, ""
    for line in LOOK.read_text().splitlines():
        if match := re.match(r"  package struct (\w)(\w+)", line):
            group = match[1].lower() + match[2]
        elif match := re.match(r"    package var (\w+) = ([\d.]+)$", line):
            numbers[f"{group}.{match[1]}"] = float(match[2])
    return numbers


def seen(line):
    """Returns a line without spaces at its ends, and without marks that are not seen."""
    return "".join(each for each in line if unicodedata.category(each) != "Cf").strip()


def is_served(string):
    """Returns whether pages load a typeface that has the letters of a text. Other letters are as wide as each machine has them."""
    return all(ord(each) < 0x530 or 0x1E00 <= ord(each) < 0x2300 for each in string)


class Oracle:
    """Counts the elements of pages by kind, and keeps the faults of those that are not as planned."""

    def __init__(self, ruler):
        self.ruler, self.look = ruler, look()
        self.controls = [[*each[:2], *(name and self.look[name] for name in each[2:])] for each in CONTROLS]
        self.counts, self.right, self.faults = Counter(), Counter(), {}
        self._names = Counter()

    def look_at(self, page, title, scope="main"):
        found = page.evaluate(FIND, [scope, TOLERANCE, self.controls])
        self._break_into_lines(found["texts"])
        for text in found["texts"]:
            self._add("text", title, text["name"], text_faults(text))
        for date in found["dates"]:
            self._add("date", title, date["name"], self._date_faults(date))
        for each in found["others"]:
            self._add(each["kind"], title, each["name"], each["faults"])

    def _date_faults(self, date):
        """Returns what is not as planned about a date picker, whose texts have room around them and one gap in between."""
        if not all(map(is_served, date["texts"])):
            return {}
        lines = self.ruler.ask({**style(date["family"], date["size"]), "tabular": True}, [{"string": text} for text in date["texts"]])
        inset, gap = self.look["control.dateHorizontalInset"], self.look["control.dateGap"]
        width = sum(line["width"] + 2 * inset for line in lines) + gap * (len(lines) - 1)
        height = max(self.look["control.dateHeight"], lines[0]["height"] + 2 * self.look["control.dateVerticalInset"])
        planned = {"width": width, "height": height}
        return {side: f"is {date[side]:.1f} instead of {length:.1f}" for side, length in planned.items() if abs(date[side] - length) > TOLERANCE}

    def _add(self, kind, title, name, faults):
        self.counts[kind] += 1
        self.right[kind] += not faults
        place = f"{title}: {kind} {name}".strip()
        self._names[place] += 1
        if self._names[place] > 1:
            place += f" ({self._names[place]})"
        self.faults.update({f"{place}: {word}": text for word, text in faults.items()})

    def _break_into_lines(self, texts):
        """Asks the layout's own code where lines end, as far as it knows the typeface."""
        asked = {}
        for text in texts:
            text["lines planned"] = None
            text["isServed"] = is_served(text["string"])
            text["isPlain"] &= text["isServed"] and not text["holdsPictures"]
            if text["family"] in FILES and text["isPlain"] and text["plan"] != "cut" and not text["fits"]:
                key = text["family"], text["size"], text["weight"], text["italic"], text["leading"]
                asked.setdefault(key, []).append(text)
        for key, group in asked.items():
            widths = [None if text["plan"] in ("line", "bar") else text["width"] or text["own"] + 0.02 for text in group]
            questions = [{"string": text["string"], "width": width} for text, width in zip(group, widths)]
            for text, answer in zip(group, self.ruler.ask(style(*key), questions)):
                text["lines planned"], text["width planned"] = lines(text["string"], answer["starts"]), answer["width"]

    @property
    def kinds_below_their_share(self):
        return {kind for kind, count in self.counts.items() if self.right[kind] < SHARES.get(kind, SHARE) * count}


def text_faults(text):
    """Returns what is not as planned about a text: a word for each fault, with its measures."""
    faults, plan = {}, text["lines planned"]
    # Bars cut their titles. The page cuts a text that does not fit in its smallest size.
    may_be_cut = text["plan"] in ("cut", "bar") or text["fits"]
    if text["hasEllipsis"] and not may_be_cut:
        faults["ellipsis"] = "is not planned"
    count = {"line": 1, "bar": 1, "cut": text["most"]}.get(text["plan"])
    if count is None and text["height"] and not text["fits"] and text["isPlain"]:
        count = round(text["height"] / (text["leading"] * text["size"]))
    if count is None and plan:
        count = len(plan)
    if count is not None and count != len(text["lines"]):
        faults["lines"] = f"are {len(text['lines'])} instead of {count}"
    elif plan and text["plan"] not in ("line", "bar") and [*map(seen, plan)] != [*map(seen, text["lines"])]:
        faults["ends"] = f"are those of {text['lines']} instead of {plan}"
    if text["isServed"] and not may_be_cut and not text["isTurned"] and "lines" not in faults:
        least, most = 0, float("inf")
        if text["width"] is not None:
            most = text["width"]
            least = most if text["plan"] == "line" and text["isPlain"] else 0
        elif plan:
            least = most = text["width planned"]
        if not least - TOLERANCE <= text["widest"] <= most + TOLERANCE:
            faults["width"] = f"is {text['widest']:.1f} instead of {most:.1f}"
    if text.get("cutBy"):
        faults["cut"] = f"by {text['cutBy']}"
    if text.get("meets"):
        faults["meets"] = text["meets"]
    return faults
