"""The width of text and the ends of its lines: a real Chromium against BanyanText.

`Scripts/typefaces/compare` does the same with thousands of paragraphs.
"""

import math

import pytest

from paragraphs import Paragraphs
from typesetting import FILES, TextRuler, ask_browser, differences, lines, style

FACES = [(family, weight, italic) for family in FILES for weight in (400, 700) for italic in (False, True)]


@pytest.fixture(scope="module")
def ruler():
    with TextRuler() as ruler:
        yield ruler


@pytest.fixture
def page(browser):
    context = browser.new_context()
    page = context.new_page()
    page.set_content('<!doctype html><html lang="en"><body style="margin: 0"></body></html>')
    yield page
    context.close()


def up(width):
    """Returns a width as a browser reports it: in whole 64ths."""
    return math.ceil(width * 64 - 1e-6) / 64


@pytest.mark.parametrize("family, weight, italic", FACES)
def test_a_line_is_as_wide_as_the_letters_in_it(page, ruler, family, weight, italic):
    strings = [Paragraphs(1).technical()[:count].rstrip() for count in (10, 40, 200)]
    texts = [{"string": string, "width": None} for string in [*strings, "Ærø Łódź Ελλάδα Киев 5 € – “x”…"]]
    for size in (11, 13.6, 17, 17.3, 34):
        each = style(family, size, weight, italic)
        ours = [up(answer["width"]) for answer in ruler.ask(each, texts)]
        assert ours == pytest.approx([answer["width"] for answer in ask_browser(page, each, texts)], abs=1 / 64), size


@pytest.mark.parametrize("kind, seed", [("plain", 1), ("technical", 2)])
def test_paragraphs_break_where_the_browser_breaks_them(page, ruler, kind, seed):
    paragraphs = Paragraphs(seed)
    strings = [getattr(paragraphs, kind)() for _ in range(40)]
    for each, width in [(style("Inter", 17), 200), (style("DejaVu Sans", 13), 353.5), (style("Roboto", 20), 720)]:
        texts = [{"string": string, "width": width} for string in strings]
        ours = ruler.ask(each, texts)
        theirs = ask_browser(page, each, texts)
        assert differences(texts, ours, theirs) == []
        assert [answer["height"] for answer in ours] == [answer["height"] for answer in theirs]
        # The box of a text is as narrow as its lines, and they end where they did.
        boxes = [{"string": text["string"], "width": min(width, up(answer["width"]))}
                 for text, answer in zip(texts, ours)]
        assert differences(boxes, ours, ask_browser(page, each, boxes)) == []


def test_a_box_as_wide_as_its_text_holds_it_on_one_line(page, ruler):
    strings = Paragraphs(3).plain().split(". ") + ["Delete", "iIl1 mmm", "12:30"]
    for size in (11, 12.5, 17, 22, 34):
        each = style("Noto Sans", size)
        widths = [up(answer["width"]) for answer in ruler.ask(each, [{"string": s, "width": None} for s in strings])]
        answers = ask_browser(page, each, [{"string": s, "width": w} for s, w in zip(strings, widths)])
        assert [answer["starts"] for answer in answers] == [[] for _ in strings]


TRICKY = [
    "long: abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz end", "soft\u00adhy\u00adphen\u00adated\u00adword here",
    "tabs\tand  two   spaces    before", "here—there –so 10–20 -5 é-1",
    "e\u0301te\u0301 cafe\u0301s na\u00efve \u00c5ngstro\u0308m", "non\u00a0breaking\u00a0spaces here and\u202fthere",
    "zero\u200bwidth\u200bspaces\u200band\u2060joiners", "https://a.example/b/c-d/e?f=1&g=2#h-i", "one\ntwo\n\nfour and more",
]


def test_words_that_are_too_long_and_characters_that_are_rare_break_alike(page, ruler):
    each = style("DejaVu Sans", 16)
    for width in (60, 97, 150.25):
        texts = [{"string": string, "width": width} for string in TRICKY]
        ours = [lines(text["string"], answer["starts"]) for text, answer in zip(texts, ruler.ask(each, texts))]
        theirs = [lines(text["string"], answer["starts"]) for text, answer in zip(texts, ask_browser(page, each, texts))]
        assert ours == theirs


def test_lines_may_end_where_they_may_in_the_browser(page, ruler):
    page.add_style_tag(content="div { overflow-wrap: normal !important }")
    paragraphs = Paragraphs(4)
    texts = [{"string": paragraphs.technical(), "width": 0} for _ in range(40)]
    each = style("Inter", 16)
    theirs = [lines(text["string"], answer["starts"]) for text, answer in zip(texts, ask_browser(page, each, texts))]
    assert [lines(text["string"], answer["places"]) for text, answer in zip(texts, ruler.ask(each, texts))] == theirs


SPANS = """([{family, leading}, texts]) => texts.map(({parts, width}) => {
  const box = document.createElement('div');
  box.style.cssText = `position: absolute; font-family: "${family}"; font-size: 17px; line-height: ${leading};
    width: ${width === null ? 'max-content' : width + 'px'};
    font-kerning: none; font-variant-ligatures: none; text-rendering: geometricPrecision; white-space: pre-wrap`;
  for (const {string, size, weight} of parts) {
    const span = document.createElement('span');
    span.style.cssText = `font-size: ${size}px; font-weight: ${weight}`;
    span.append(string);
    box.append(span);
  }
  document.body.append(box);
  const {width: boxWidth, height} = box.getBoundingClientRect();
  box.remove();
  return [boxWidth, height];
})"""


def test_texts_of_several_sizes_are_as_large_as_in_the_browser(page, ruler):
    each = style("Inter", 17)
    paragraphs = Paragraphs(5)
    texts = []
    for number in range(60):
        words = " ".join(paragraphs.plain() for _ in range(3)).split(" ")[:24]
        cut, end = 3 + number % 5, 9 + number % 11
        pieces = [" ".join(words[:cut]) + " ", " ".join(words[cut:end]), " " + " ".join(words[end:])]
        parts = [{"string": string, "size": size, "weight": weight}
                 for string, size, weight in zip(pieces, (17, (13, 22, 28)[number % 3], 17), (400, 700, 400))]
        start = len(pieces[0].encode())
        span = {"start": start, "end": start + len(pieces[1].encode()), "size": parts[1]["size"], "weight": 700}
        for width in (None, 150, 400):
            texts.append({"string": "".join(pieces), "parts": parts, "width": width, "spans": [span]})
    ours = [[up(answer["width"]) if text["width"] is None else text["width"], answer["height"]]
            for text, answer in zip(texts, ruler.ask(each, texts))]
    assert ours == page.evaluate(SPANS, [each, texts])


BASELINES = """([styles]) => styles.map(({family, weight, size, leading}) => {
  const box = document.createElement('div');
  box.style.cssText = `position: absolute; font-family: "${family}"; font-weight: ${weight}; font-size: ${size}px; line-height: ${leading};
    font-kerning: none; font-variant-ligatures: none; text-rendering: geometricPrecision`;
  const mark = '<i style="display: inline-block; width: 0; height: 0"></i>';
  box.innerHTML = `one${mark}<br>two${mark}`;
  document.body.append(box);
  const top = box.getBoundingClientRect().top;
  const found = [...box.querySelectorAll('i')].map((each) => each.getBoundingClientRect().bottom - top);
  box.remove();
  return found;
})"""


def test_text_that_is_not_set_by_the_longhands_is_not_as_wide(page, ruler):
    # So the test notices a style sheet with the shorthand, or a control that inherits nothing.
    each = style("Noto Sans", 17)
    text = {"string": "AVATAR. To. We. Ty.", "width": None}
    ours = up(ruler.ask(each, [text])[0]["width"])
    theirs = page.evaluate("""([string]) => {
      const box = document.createElement('div');
      box.style.cssText = 'position: absolute; font-kerning: none; white-space: pre; font: 17px "Noto Sans"';
      box.textContent = string;
      document.body.append(box);
      return box.getBoundingClientRect().width;
    }""", [text["string"]])
    assert ours - theirs > 1


MEASURE_SAMPLES = """([family, samples, em]) => {
  const canvas = document.createElement('canvas').getContext('2d');
  return ['normal 400', 'normal 700', 'italic 400'].flatMap((face) => {
    canvas.font = `${face} ${em}px "${family}"`;
    canvas.fontKerning = 'none';
    canvas.textRendering = 'geometricPrecision';
    return samples.map((sample) => Math.round(canvas.measureText(sample).width));
  });
}"""


@pytest.mark.parametrize("family", FILES)
def test_a_page_sends_the_fingerprint_that_the_server_expects(page, ruler, family):
    expected = ruler.ask_fingerprint(family)
    widths = page.evaluate(MEASURE_SAMPLES, [family, expected["samples"], expected["unitsPerEm"]])
    assert widths == expected["widths"]


def test_letters_stand_where_the_browser_puts_them(page, ruler):
    styles = [style(family, size, leading=leading) for family in FILES
              for size in (11, 12, 13.6, 15, 16, 17, 18.9, 20, 22, 28, 34) for leading in (1.1, 1.2, 1.25, 1.3, 1.6)]
    ours = []
    for each in styles:
        answer = ruler.ask(each, [{"string": "one\ntwo", "width": None}])[0]
        ours.append([answer["firstBaseline"], answer["lastBaseline"]])
    assert ours == page.evaluate(BASELINES, [styles])
