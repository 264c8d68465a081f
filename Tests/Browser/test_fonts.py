"""Custom fonts, pictures for dark mode, and blend modes."""

import json
import struct
import urllib.error
import urllib.request
import zlib
from pathlib import Path

import pytest

from conftest import run_command
from frames import settle
from pixels import color_at

DEJAVU = Path("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
SOURCE = """
import SwiftUI

struct ContentView: View {
  @State private var isOther = false

  var body: some View {
    VStack {
      Text("Lessons in type").font(.custom("LessonSerif", size: 40)).accessibilityIdentifier("face")
      Text("Lessons in type").font(.custom("Lesson Serif", size: 40)).accessibilityIdentifier("family")
      Text("Lessons in type").font(.custom("Missing", size: 40)).accessibilityIdentifier("missing")
      HStack(spacing: 0) {
        Text("A system may have it").font(.custom("DejaVu Serif", size: 20))
        Text("beside it")
      }
      Image("Sky")
      Color.white.colorMultiply(.red).frame(width: 20, height: 20).accessibilityLabel("red")
        .accessibilityElement()
      Button("Other") { isOther = true }
      if isOther {
        Color.white.colorMultiply(Color(red: 0, green: 1, blue: 0)).frame(width: 20, height: 20)
          .accessibilityLabel("green").accessibilityElement()
      }
    }
  }
}
"""


def png(red, green, blue):
    """A picture of one color, 8 dots wide and high."""
    def part(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = (b"\0" + bytes((red, green, blue)) * 8) * 8
    return (b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0))
            + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b""))


@pytest.fixture
def lesson(tmp_path):
    """An app with a font and a picture."""
    if not DEJAVU.exists():
        pytest.skip("there is no DejaVu Serif to make a font of")
    folder = tmp_path / "Lesson"
    (folder / "Fonts").mkdir(parents=True)
    (folder / "ContentView.swift").write_text(SOURCE)
    # The same letters under a name that the system does not have.
    font = DEJAVU.read_bytes()
    for old, new in [("DejaVu Serif", "Lesson Serif"), ("DejaVuSerif", "LessonSerif")]:
        font = font.replace(old.encode("utf-16-be"), new.encode("utf-16-be")).replace(old.encode(), new.encode())
    (folder / "Fonts/lesson.ttf").write_bytes(font)
    pictures = folder / "Assets.xcassets/Sky.imageset"
    pictures.mkdir(parents=True)
    (pictures / "Contents.json").write_text(json.dumps({"images": [
        {"filename": "day.png", "idiom": "universal"},
        {"filename": "night.png", "idiom": "universal",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}))
    (pictures / "day.png").write_bytes(png(0, 0, 255))
    (pictures / "night.png").write_bytes(png(0, 0, 0))
    return folder


@pytest.fixture
def page(lesson, run, open_page):
    return open_page(run(lesson).url)


def wait_for_fonts_of_the_lesson(page):
    page.wait_for_function("""() => [...document.fonts].filter(font => font.status == 'loaded')
        .map(font => font.family.replaceAll('"', '')).filter(family => family.includes('Lesson')).sort()
        .join() == 'Lesson Serif,LessonSerif'""")


def test_a_font_in_the_folder_is_shown_and_measured(page):
    wait_for_fonts_of_the_lesson(page)
    settle(page)
    shown = page.evaluate("""
        () => [...document.querySelectorAll('.text')]
          .filter(text => text.textContent == 'Lessons in type')
          .map(text => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return [text.getBoundingClientRect().width, range.getBoundingClientRect().width];
          })
        """)
    (face, letters), (family, _), (missing, _) = shown
    assert face == family
    assert abs(face - letters) < 0.1
    assert abs(face - missing) > 1


def test_a_font_that_nobody_has_is_the_system_s_and_is_logged_once(lesson, run, open_page):
    server = run(lesson)
    for _ in range(2):
        page = open_page(server.url)
        settle(page)
        system, box, letters = page.evaluate("""() => {
          const text = [...document.querySelectorAll('.text')].filter((e) => e.textContent == 'Lessons in type')[2];
          const range = document.createRange();
          range.selectNodeContents(text);
          const canvas = document.createElement('canvas').getContext('2d');
          canvas.font = `40px ${getComputedStyle(document.body).fontFamily}`;
          canvas.fontKerning = 'none';
          canvas.textRendering = 'geometricPrecision';
          return [canvas.measureText(text.textContent).width, text.getBoundingClientRect().width, range.getBoundingClientRect().width];
        }""")
        assert abs(box - letters) < 0.1 and abs(box - system) < 0.1
    assert server.log.count("There is no font named 'Missing' in the app's folder") == 1
    assert "named 'LessonSerif'" not in server.log


def test_a_font_that_the_person_s_system_has_is_measured_on_the_page(lesson, run, open_page):
    server = run(lesson)
    pages = [open_page(server.url)]
    settle(pages[0])
    # The next page of the same person uses it from the start, because the server then knows it.
    pages.append(open_page(server.url, context=pages[0].context))
    for page in pages:
        box, letters, beside = page.evaluate("""() => {
          const text = [...document.querySelectorAll('.text')].find((e) => e.textContent == 'A system may have it');
          const range = document.createRange();
          range.selectNodeContents(text);
          return [text.getBoundingClientRect(), range.getBoundingClientRect(), text.nextElementSibling.getBoundingClientRect()]
            .map(({ left, right }) => [left, right]);
        }""")
        assert letters[1] - letters[0] > 150
        assert letters == pytest.approx(box, abs=0.1)
        assert beside[0] == pytest.approx(letters[1], abs=0.1)


def test_a_picture_is_another_in_dark_surroundings(page):
    def color():
        return page.evaluate("""
            async () => {
              const image = document.querySelector('.image img');
              await image.decode();
              const canvas = new OffscreenCanvas(1, 1).getContext('2d');
              canvas.drawImage(image, 0, 0);
              return [...canvas.getImageData(0, 0, 1, 1).data];
            }
            """)
    page.emulate_media(color_scheme="light")
    page.wait_for_function("() => document.querySelector('.image img').currentSrc.endsWith('Sky')")
    assert color() == [0, 0, 255, 255]
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => document.querySelector('.image img').currentSrc.includes('dark')")
    assert color() == [0, 0, 0, 255]
    assert page.evaluate("document.querySelector('.image img').getBoundingClientRect().width") == 8


def middle(page, name):
    """Returns the color in the middle of a named element, as a person sees it."""
    settle(page)
    box = page.get_by_label(name, exact=True).bounding_box()
    return color_at(page, box["x"] + 8, box["y"] + 8)


def test_colors_are_multiplied_in_what_is_there_and_in_what_comes(page):
    red, green, blue = middle(page, "red")
    assert red > 200 and green < 100 and blue < 100
    page.get_by_role("button", name="Other").click()
    page.get_by_label("green", exact=True).wait_for()
    assert middle(page, "green") == (0, 255, 0)


def test_a_font_comes_from_workers_to_their_visitors_and_to_nobody_else(lesson, start_server, open_page):
    server = start_server(*run_command(lesson), "--no-watch", "--workers", "2")
    page = open_page(server.url)
    wait_for_fonts_of_the_lesson(page)
    answers = page.evaluate(
        """async () => Promise.all(['lesson.ttf', 'other.ttf'].map(async name => {
          const answer = await fetch(`/banyan/fonts/${name}`);
          return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength];
        }))""")
    assert answers[0] == [200, "font/ttf", (lesson / "Fonts/lesson.ttf").stat().st_size]
    assert answers[1][0] == 404
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{server.url}/banyan/fonts/lesson.ttf", timeout=300)
    assert refused.value.code == 403
