"""Apps in windows of the desktop: `banyan run --host desktop`, on a screen that nobody sees.

Run with `python3 -m unittest discover -s Tests/ToolTests`. Without GTK, Xvfb or xdotool the tests are skipped.
"""

import ctypes
import http.server
import os
import shutil
import struct
import subprocess
import tempfile
import threading
import time
import unittest
import zlib
from pathlib import Path

from test_run import PATIENCE, ToolTest, tool

COUNTER = """
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") {
        count += 1
        print("count \\(count)")
      }
      Text("Count is \\(count)")
    }
    .frame(width: 900, height: 640)
    .background(count.isMultiple(of: 2) ? Color.red : Color.blue)
  }
}
"""

TIMER = """
import SwiftUI

struct ContentView: View {
  @State private var ticks = 0

  var body: some View {
    Text("\\(ticks)").task {
      while !Task.isCancelled, ticks < 3 {
        try? await Task.sleep(for: .milliseconds(50))
        ticks += 1
        print("tick \\(ticks)")
      }
    }
  }
}
"""

FIELD = """
import SwiftUI

struct ContentView: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .frame(width: 900, height: 640)
      .onChange(of: name) { print("name \\(name)") }
      .onSubmit { print("submitted \\(name)") }
  }
}
"""

MENUS = """
import SwiftUI

@main struct Notes: App {
  @State private var isRed = true

  var body: some Scene {
    WindowGroup {
      (isRed ? Color.red : Color.blue)
    }
    .commands {
      CommandGroup(replacing: .newItem) { Button("New") { print("new") } }
      CommandMenu("Color") {
        Button("Change") {
          isRed.toggle()
          print("changed")
        }
        .keyboardShortcut("k")
      }
    }
  }
}
"""

FILES = """
import SwiftUI
import UniformTypeIdentifiers

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("kept".utf8))
  }
}

struct ContentView: View {
  @State private var isOpening = false
  @State private var isSaving = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Open") { isOpening = true }.frame(width: 900, height: 320)
      Button("Save") { isSaving = true }.frame(width: 900, height: 320)
    }
    .background(Color.red)
    .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
      print("read \\((try? String(contentsOf: result.get(), encoding: .utf8)) ?? "nothing")")
    }
    .fileExporter(
      isPresented: $isSaving, document: Note(), contentType: .plainText, defaultFilename: "Note"
    ) { _ in }
  }
}
"""

PICTURES = """
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      AsyncImage(url: URL(string: "ADDRESS/blue.png")).frame(width: 900, height: 320)
      AsyncImage(url: URL(string: "ADDRESS/missing.png")) { phase in
        if phase.error == nil { Color.red } else { Color.green }
      }
    }
  }
}
"""

ROWS = """
import SwiftUI

struct ContentView: View {
  @State private var letters = ["a", "b", "c"]
  @State private var selection: String?

  var body: some View {
    List(selection: $selection) {
      ForEach(letters, id: \\.self) { letter in
        Text(letter)
          .swipeActions(edge: .leading) { Button("Flag") { print("flagged \\(letter)") } }
      }
      .onDelete {
        letters.remove(atOffsets: $0)
        print("left \\(letters)")
      }
    }
    .listStyle(.plain)
  }
}
"""


def has_library(name: str) -> bool:
    try:
        ctypes.CDLL(name)
        return True
    except OSError:
        return False


class Screen:
    """A screen that nobody sees, and the pixels on it."""

    def __init__(self, folder: str):
        self.folder = folder
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "900x640x24", "-fbdir", folder],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            self.display = ":" + numbers.readline().strip()

    def end(self):
        self.process.terminate()
        self.process.wait()

    def pixel(self, x: int, y: int) -> tuple[int, int, int]:
        data = Path(self.folder, "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        start = header[0] + header[19] * 12 + y * header[12] + 4 * x
        blue, green, red = data[start:start + 3]
        return red, green, blue


class DesktopTest(ToolTest):
    @classmethod
    def setUpClass(cls):
        for program in ["Xvfb", "xdotool"]:
            if not shutil.which(program):
                raise unittest.SkipTest(f"install {program.lower()} to test windows of the desktop")
        if not has_library("libgtk-4.so.1"):
            raise unittest.SkipTest("install libgtk-4-1 to test windows of the desktop")
        super().setUpClass()

    def start_on_screen(self, source: str) -> subprocess.Popen:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.screen = Screen(folder.name)
        self.addCleanup(self.screen.end)
        self.environment = {
            **os.environ, "DISPLAY": self.screen.display, "GDK_BACKEND": "x11",
            "GTK_A11Y": "none"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        process = subprocess.Popen(
            [tool(), "run", "--host", "desktop", self.write("Main.swift", source)],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

        def end():
            if process.poll() is None:
                process.terminate()
            process.communicate(timeout=PATIENCE)

        self.addCleanup(end)
        return process

    def xdotool(self, *arguments: str) -> str:
        return subprocess.run(
            ["xdotool", *arguments], env=self.environment, capture_output=True, text=True,
            timeout=PATIENCE).stdout

    def wait(self, what: str, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                self.fail(f"waited in vain until {what}")
            time.sleep(0.02)

    def test_a_press_reaches_the_app_and_shows_its_result(self):
        process = self.start_on_screen(COUNTER)
        self.wait("the window is red", lambda: self.screen.pixel(10, 600)[0] > 200)
        self.xdotool("mousemove", "450", "308", "click", "1")
        self.assertEqual(process.stdout.readline(), "count 1\n")
        self.wait("the window is blue", lambda: self.screen.pixel(10, 600)[2] > 200)

    def test_keys_press_the_button_with_the_focus(self):
        process = self.start_on_screen(COUNTER)
        self.wait("the window is red", lambda: self.screen.pixel(10, 600)[0] > 200)
        # Without a window manager, keys go to the window under the pointer.
        self.xdotool("mousemove", "450", "600")
        self.xdotool("key", "Tab", "space")
        self.assertEqual(process.stdout.readline(), "count 1\n")

    def test_menus_of_commands_are_in_a_bar(self):
        process = self.start_on_screen(MENUS)
        self.wait("the window is red", lambda: self.screen.pixel(10, 600) == (255, 59, 48))
        self.assertEqual(self.screen.pixel(600, 15), (255, 255, 255))
        self.xdotool("mousemove", "30", "16", "click", "1")
        self.wait("the menu is open", lambda: self.screen.pixel(180, 60) == (255, 255, 255))
        self.xdotool("mousemove", "60", "58", "click", "1")
        self.assertEqual(process.stdout.readline(), "new\n")
        # F10 opens the first menu, and arrows lead to the others.
        self.xdotool("key", "F10")
        self.wait("the first menu is open", lambda: self.screen.pixel(180, 60) == (255, 255, 255))
        self.xdotool("key", "Right")
        self.wait("the other menu is open", lambda: self.screen.pixel(240, 60) == (255, 255, 255))
        self.xdotool("key", "Down")
        self.wait("a ring is around the item", lambda: self.screen.pixel(56, 58)[0] < 150)
        self.xdotool("key", "space")
        self.assertEqual(process.stdout.readline(), "changed\n")
        # The app prints this before the menu is closed.
        self.wait("the menu is closed", lambda: self.screen.pixel(240, 60) == (0, 122, 255))
        self.xdotool("key", "ctrl+k")
        self.assertEqual(process.stdout.readline(), "changed\n")

    def dialog(self) -> str:
        """Waits for a dialog or popover of the toolkit, which is a second window, and moves the pointer over it."""
        found: list[str] = []

        def search() -> bool:
            found[:] = self.xdotool("search", "--onlyvisible", ".").split()
            return len(found) > 1

        self.wait("a dialog is open", search)
        # Without a window manager, keys go to the window under the pointer.
        self.xdotool("mousemove", "450", "150")
        return found[-1]

    def test_a_dialog_of_the_toolkit_asks_for_files(self):
        process = self.start_on_screen(FILES)
        self.wait("the window is red", lambda: self.screen.pixel(10, 600)[0] > 200)
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "hello.txt").write_text("hello")
            self.xdotool("mousemove", "450", "160", "click", "1")
            self.dialog()
            self.xdotool("key", "slash", "type", f"{folder}/hello.txt".lstrip("/"))
            self.xdotool("key", "--delay", "300", "Return")
            self.assertEqual(process.stdout.readline(), "read hello\n")

    def test_a_dialog_of_the_toolkit_asks_where_to_keep_a_file(self):
        self.start_on_screen(FILES)
        self.wait("the window is red", lambda: self.screen.pixel(10, 600)[0] > 200)
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder, "kept.txt")
            self.xdotool("mousemove", "450", "480", "click", "1")
            self.dialog()
            self.xdotool("key", "ctrl+a", "type", f"{folder}/kept.txt")
            self.xdotool("key", "Return")
            self.wait("the file is there", lambda: kept.exists() and kept.read_text() == "kept")

    def test_pictures_of_the_web_are_loaded(self):
        def chunk(kind: bytes, data: bytes) -> bytes:
            return (struct.pack(">I", len(data)) + kind + data
                    + struct.pack(">I", zlib.crc32(kind + data)))

        # 40 by 40 pixels of the same blue.
        row = b"\0" + 40 * bytes([0, 0, 255])
        picture = (b"\x89PNG\r\n\x1a\n"
                   + chunk(b"IHDR", struct.pack(">IIBBBBB", 40, 40, 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(40 * row)) + chunk(b"IEND", b""))

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200 if self.path == "/blue.png" else 404)
                self.end_headers()
                self.wfile.write(picture)

            def log_message(self, format, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.start_on_screen(
            PICTURES.replace("ADDRESS", f"http://127.0.0.1:{server.server_port}"))
        self.wait("the picture is there", lambda: self.screen.pixel(450, 160) == (0, 0, 255))
        # It has as many points as pixels.
        self.assertEqual(
            [self.screen.pixel(x, 160) for x in (425, 432, 467, 475)],
            [(255, 255, 255), (0, 0, 255), (0, 0, 255), (255, 255, 255)])
        self.wait("the other is reported", lambda: self.screen.pixel(450, 500) == (52, 199, 89))

    def test_a_secondary_click_shows_the_actions_of_a_row(self):
        process = self.start_on_screen(ROWS)
        self.wait("there are lines between the rows",
                  lambda: self.screen.pixel(800, 44) not in [(0, 0, 0), (255, 255, 255)])
        self.xdotool("mousemove", "300", "60", "click", "3")
        self.dialog()
        self.xdotool("mousemove", "300", "85", "click", "1")
        self.assertEqual(process.stdout.readline(), "flagged b\n")
        # The first row is selected, and the Delete key deletes it.
        self.xdotool("mousemove", "300", "20", "click", "1", "key", "Delete")
        self.assertEqual(process.stdout.readline(), 'left ["b", "c"]\n')

    def test_tasks_run_while_nobody_does_anything(self):
        process = self.start_on_screen(TIMER)
        lines = [process.stdout.readline() for _ in range(3)]
        self.assertEqual(lines, ["tick 1\n", "tick 2\n", "tick 3\n"])

    def test_a_field_receives_text(self):
        process = self.start_on_screen(FIELD)
        self.wait("the window is white", lambda: self.screen.pixel(10, 600)[0] > 200)
        self.xdotool("mousemove", "450", "320", "click", "1")
        self.xdotool("key", "a", "b", "Return")
        lines = [process.stdout.readline() for _ in range(3)]
        self.assertEqual(lines, ["name a\n", "name ab\n", "submitted ab\n"])

    def test_without_a_display_the_program_says_what_it_needs(self):
        environment = {
            name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        done = subprocess.run(
            [tool(), "run", "--host", "desktop", self.write("Main.swift", COUNTER)],
            env=environment, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 1)
        self.assertIn("banyan: the host desktop finds no display", done.stderr)


if __name__ == "__main__":
    unittest.main()
