"""Measures how a browser and `TextRuler` set texts, and compares."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TYPEFACES = ROOT / "Sources/BanyanBrowser/Resources/Typefaces"
FILES = {family: TYPEFACES / (family.replace(" ", "") + ".typeface")
         for family in ("DejaVu Sans", "Inter", "Liberation Sans", "Noto Sans", "Roboto")}

# The shorthand `font` would reset the values of these longhands.
ASK = """async ([{family, weight, italic, size, leading}, texts]) => {
  const host = document.createElement('div');
  document.body.append(host);
  host.style.cssText = `font-family: "${family}"; font-weight: ${weight}; font-style: ${italic ? 'italic' : 'normal'};
    font-size: ${size}px; line-height: ${leading}; font-kerning: none; font-variant-ligatures: none;
    text-rendering: geometricPrecision; white-space: pre-wrap; overflow-wrap: break-word`;
  const boxes = texts.map(({string, width}) => {
    const box = document.createElement('div');
    box.style.cssText = `position: absolute; left: 0; top: 0; width: ${width === null ? 'max-content' : width + 'px'}`;
    box.append(string);
    host.append(box);
    return box;
  });
  const range = document.createRange();
  const answers = boxes.map((box, number) => {
    const node = box.firstChild;
    const {string, width} = texts[number];
    const places = [];
    for (let place = 0; place < string.length; place += string.codePointAt(place) > 0xffff ? 2 : 1) places.push(place);
    const top = (place) => {
      range.setStart(node, places[place]);
      range.setEnd(node, places[place + 1] ?? string.length);
      const rects = range.getClientRects();
      return rects.length ? rects[rects.length - 1].top : null;
    };
    const starts = [];
    const {width: boxWidth, height} = box.getBoundingClientRect();
    const lines = Math.round(height / (parseFloat(getComputedStyle(box).lineHeight)));
    let start = 0, line = lines > 1 ? top(0) : 0;
    // The first character of the next line is found by halves.
    while (starts.length < lines - 1) {
      let low = start, high = places.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (top(middle) > line + 1) high = middle; else low = middle;
      }
      if (high === places.length) break;
      starts.push(high);
      start = high;
      line = top(high);
    }
    return {width: boxWidth, height, starts};
  });
  host.remove();
  return answers;
}"""


class TextRuler:
    """The program that measures as Banyan does."""

    def __init__(self):
        command = os.environ.get("BANYAN_RULER", ROOT / ".build/debug/TextRuler")
        self.process = subprocess.Popen([command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=300)

    def ask(self, style, texts):
        answers = self._answer({"texts": {
            "file": str(FILES[style["family"]]), "weight": style["weight"], "isItalic": style["italic"],
            "size": style["size"], "leading": style["leading"], "hasTabularDigits": style.get("tabular"), "texts": texts}})
        for text, answer in zip(texts, answers):
            # The program counts bytes, the browser's places are counted in characters.
            places, count = {}, 0
            for place, character in enumerate(text["string"]):
                places[count] = place
                count += len(character.encode())
            places[count] = len(text["string"])
            for key in ("starts", "places"):
                answer[key] = [places[each] for each in answer[key]]
        return answers

    def ask_fingerprint(self, family):
        """The parts of a family's fingerprint: samples, and their widths."""
        return self._answer({"fingerprint": str(FILES[family])})

    def _answer(self, question):
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def style(family, size, weight=400, italic=False, leading=1.3):
    return {"family": family, "weight": weight, "italic": italic, "size": size, "leading": leading}


def ask_browser(page, style, texts, at_once=250):
    answers = []
    for start in range(0, len(texts), at_once):
        answers += page.evaluate(ASK, [style, texts[start:start + at_once]])
    return answers


def lines(string, starts):
    """Formats a paragraph's lines, for a failure message."""
    return [string[start:end] for start, end in zip([0, *starts], [*starts, len(string)])]


def differences(texts, ours, theirs):
    """Returns the texts that break differently, with the first lines that differ."""
    found = []
    for text, our, their in zip(texts, ours, theirs):
        if our["starts"] != their["starts"]:
            pairs = zip(lines(text["string"], our["starts"]), lines(text["string"], their["starts"]))
            found.append((text["width"], *next((a, b) for a, b in pairs if a != b)))
    return found
