"""The files that `banyan picture` writes."""

import struct
import subprocess
import unittest
from pathlib import Path

from test_run import PATIENCE, ToolTest, tool

VIEW = """
import SwiftUI

struct ContentView: View {
  @State private var color = Color.red
  @Environment(\\.colorScheme) private var scheme
  var body: some View {
    Text(1234.5, format: .number).task { color = .blue }
    (scheme == .dark ? Color.green : color).ignoresSafeArea()
  }
}
"""

FONT = """
import SwiftUI

struct ContentView: View {
  var body: some View { Text("Lessons").font(.custom("NAME", size: 40)) }
}
"""
DEJAVU = Path("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")


def is_drawing_installed() -> bool:
    return any(Path("/usr/lib").glob("*/libpangocairo-1.0.so.0"))


@unittest.skipUnless(is_drawing_installed(), "needs libpangocairo-1.0-0")
class WhatAPictureShows(ToolTest):
    def draw(self, name: str, *arguments: str) -> bytes:
        source = self.write("View.swift", VIEW)
        file = self.folder / name
        done = subprocess.run(
            [tool(), "picture", source, "-o", str(file), *arguments], capture_output=True, text=True,
            timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout, f"{file}\n")
        return file.read_bytes()

    def test_a_png_has_the_window_s_size_in_pixels(self):
        data = self.draw("a.png", "--size", "200x100")
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack(">II", data[16:24]), (400, 200))
        self.assertNotEqual(data, self.draw("b.png", "--size", "200x100", "--dark"))
        self.assertNotEqual(data, self.draw("c.png", "--size", "200x100", "--locale", "de_DE"))
        self.assertNotEqual(data, self.draw("d.png", "--size", "200x100", "--type-size", "xxxLarge"))
        self.assertEqual(data, self.draw("e.png", "--size", "200x100"))

    def test_documents_are_pdf_and_svg(self):
        self.assertEqual(self.draw("a.pdf")[:5], b"%PDF-")
        self.assertIn(b"<svg ", self.draw("a.svg"))

    @unittest.skipUnless(DEJAVU.exists(), "needs fonts-dejavu-core")
    def test_fonts_in_the_folder_are_used(self):
        font = DEJAVU.read_bytes()
        for old, new in [("DejaVu Serif", "Lesson Serif"), ("DejaVuSerif", "LessonSerif")]:
            font = font.replace(old.encode("utf-16-be"), new.encode("utf-16-be")).replace(old.encode(), new.encode())
        pictures = []
        for name in ("LessonSerif", "Lesson Serif", "DejaVu Serif", "Missing"):
            self.write("App/View.swift", FONT.replace("NAME", name))
            (self.folder / "App/lesson.ttf").write_bytes(font)
            file = self.folder / "font.png"
            subprocess.run(
                [tool(), "picture", self.folder / "App", "--size", "200x100", "-o", file], capture_output=True,
                timeout=PATIENCE, check=True)
            pictures.append(file.read_bytes())
        self.assertEqual(pictures[0], pictures[2])
        self.assertEqual(pictures[1], pictures[2])
        self.assertNotEqual(pictures[3], pictures[2])


if __name__ == "__main__":
    unittest.main()
