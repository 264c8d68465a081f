"""The output of `banyan doctor`, and the file of `banyan run --trace-file`."""

import json
import os
import re
import signal
import subprocess
import time
import urllib.request
from pathlib import Path
from unittest import mock

from test_run import PATIENCE, ToolTest, tool

COUNTER = """
import SwiftUI

final class Model: ObservableObject {
  @Published var taps = 0
}

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    NavigationStack {
      Button("Count") { count += 1 }
      NavigationLink("More") { Page() }
      Badge(n: count)
    }
  }
}

struct Badge: View {
  // %s
  @State var n: Int
  var body: some View { Text("\\(n)") }
}

struct Page: View {
  var body: some View {
    Toggle("Sound", isOn: .constant(true))
    Button("Erase", role: .destructive) { fatalError("pressed") }
  }
}
"""


RESOURCES = """import SwiftUI
struct ContentView: View {
  var body: some View {
    VStack {
      Image("aple")
      Image("apple")
      Text("a").foregroundStyle(Color("Brnad"))
      Text("b").foregroundStyle(Color("Brand"))
        .font(.custom("Nowhere Sans", size: 17))
      Text(Bundle.main.path(forResource: "fillm", ofType: "mp4") ?? "no film")
    }
  }
}
"""
COLOR = """
{ "colors": [{ "color": { "components": { "red": "1.0", "green": "0", "blue": "0", "alpha": "1" } }, "idiom": "universal" }] }
"""


class WhatTheDoctorReports(ToolTest):
    def test_resources_that_do_not_exist(self):
        self.write("app/Assets.xcassets/Brand.colorset/Contents.json", COLOR)
        self.write("app/apple.png", "")
        self.write("app/film.mp4", "")
        file = self.write("app/ContentView.swift", RESOURCES)
        status, output, complaints = self.examine(str(self.folder / "app"))
        self.assertEqual(status, 1, complaints)
        self.assertEqual(output.splitlines()[::3], [
            f"{file}:5: error: ContentView names the picture \"aple\", which does not exist: a placeholder is shown. "
            "The nearest are \"apple\" and \"apple.png\". [D29]",
            f"{file}:7: error: ContentView names the color \"Brnad\", which does not exist: gray is shown. "
            "The nearest is \"Brand\". [D29]",
            f"{file}:9: finding: ContentView names the font \"Nowhere Sans\", which does not exist: "
            "the system's typeface is shown where a person's system has no font of that name. The app has none. [D29]",
            f"{file}:10: finding: ContentView names the file \"fillm.mp4\", which does not exist: the program receives nil. "
            "The nearest are \"film.mp4\" and \"apple.png\". [D29]",
        ])

    def examine(self, *arguments: str) -> tuple[int, str, str]:
        done = subprocess.run(
            [tool(), "doctor", *arguments], capture_output=True, text=True, timeout=PATIENCE)
        return done.returncode, done.stdout, done.stderr

    def test_every_screen_is_looked_at(self):
        file = self.write("Counter.swift", COUNTER % "the number")
        status, output, complaints = self.examine(file)
        self.assertEqual(status, 1, complaints)
        self.assertEqual(output.splitlines(), [
            f"{file}:21: finding: Badge.n still is 0, as ContentView gave it first; ContentView gives 1 now. [D7]",
            "  Take it as a plain property or a Binding.",
            "  at AnyView[ContentView] > ContentView > NavigationStack[0] > Badge",
            f'{file}:27: error: Toggle "Sound" writes to a constant: nothing changes. [D6]',
            "  Bind it to a @State, or disable the control.",
            "  at AnyView[ContentView] > ContentView > NavigationStack[1] > Page#2",
        ])
        self.assertEqual(complaints.splitlines()[-2:], [
            "Tried 1 button, 1 link and 1 switch on 2 screens.",
            'Not tried: "Erase", which destroys something.',
        ])

    def test_what_the_app_writes_is_written_nowhere_that_stays(self):
        file = self.write("Diary.swift", """
            import SwiftUI
            struct ContentView: View {
              @State private var count = 0
              var body: some View {
                Button("Save \\(count)") {
                  let file = URL.documentsDirectory.appendingPathComponent("banyan-doctor-test.txt")
                  try! Data("saved".utf8).write(to: file)
                  FileHandle.standardError.write(Data("Saved \\(file.path)\\n".utf8))
                  count += 1
                }
              }
            }
            """)
        environment = {name: value for name, value in os.environ.items() if name != "BANYAN_HOME"}
        with mock.patch.dict(os.environ, environment, clear=True):
            status, output, complaints = self.examine(file)
        self.assertEqual((status, output), (0, "Nothing was seen to go wrong.\n"), complaints)
        saved = re.findall("Saved (.+)", complaints)
        # It is one button, whatever its name is after each press.
        self.assertEqual((len(saved), complaints.splitlines()[-1]), (3, "Tried 1 button on 1 screen."))
        written, = set(saved)
        self.assertEqual(Path(written).parts[-2:], ("Documents", "banyan-doctor-test.txt"))
        self.assertFalse(Path(written).parents[1].exists(), written)

    def test_a_line_that_the_app_has_not_ended_hides_nothing(self):
        file = self.write("Talker.swift", """
            import SwiftUI
            struct ContentView: View {
              var body: some View {
                Toggle("Sound", isOn: .constant(true))
                  .onAppear { FileHandle.standardOutput.write(Data("half a line".utf8)) }
              }
            }
            """)
        status, output, complaints = self.examine(file)
        self.assertEqual(status, 1, complaints)
        self.assertIn('error: Toggle "Sound" writes to a constant: nothing changes. [D6]', output)

    def test_a_signal_leaves_nothing_of_what_the_app_has_written(self):
        file = self.write("Diary.swift", """
            import SwiftUI
            struct ContentView: View {
              var body: some View {
                Button("Save") {
                  let file = URL.documentsDirectory.appendingPathComponent("diary.txt")
                  try! Data("saved".utf8).write(to: file)
                  FileHandle.standardError.write(Data("Saved \\(file.path)\\n".utf8))
                  // Long enough, and it ends even if the tool leaves it behind.
                  Thread.sleep(forTimeInterval: 1_000)
                }
              }
            }
            """)
        environment = {name: value for name, value in os.environ.items() if name != "BANYAN_HOME"}
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(signal=number.name):
                process = subprocess.Popen(
                    [tool(), "doctor", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                    env=environment)
                self.addCleanup(process.kill)
                # An app that fails closes its output, so this waits no longer than it lives.
                written = next((line.removeprefix("Saved ").strip() for line in process.stderr
                                if line.startswith("Saved ")), "")
                home = Path(written).parents[1]
                self.assertTrue(home.is_dir(), written)
                process.send_signal(number)
                process.communicate(timeout=PATIENCE)
                self.assertEqual(process.returncode, 128 + number)
                self.assertFalse(home.exists(), written)

    def test_what_is_meant_so_is_not_reported(self):
        file = self.write("Counter.swift", COUNTER % "banyan: ignore D7")
        script = self.write("script", "# Only the first page.\ntap Count\ntap More\nback\n")
        status, output, complaints = self.examine(file, "--script", script)
        self.assertEqual((status, output), (0, "Nothing was seen to go wrong.\n"), complaints)

    def test_a_script_that_cannot_be_followed_is_reported(self):
        file = self.write("Counter.swift", COUNTER % "the number")
        script = self.write("script", "tap Nothing\n")
        status, output, complaints = self.examine(file, "--script", script)
        self.assertEqual((status, output), (2, ""))
        self.assertIn(f"{script}:1: no element takes 'tap Nothing'", complaints)

    def test_what_does_not_compile_is_reported(self):
        status, output, complaints = self.examine(self.write("Bad.swift", "let x: Int = \"\"\n"))
        self.assertEqual((status, output), (2, ""))
        self.assertIn("Bad.swift:1:14: error: ", complaints)


class WhatATraceFileHas(ToolTest):
    def test_a_line_of_json_for_each_record(self):
        file = self.write("Counter.swift", COUNTER % "the number")
        trace = self.folder / "trace.json"
        self.page("--no-watch", "--trace-file", str(trace), file)
        lines = [json.loads(line) for line in trace.read_text().splitlines()]
        self.assertEqual(lines[0], {"format": "banyan-trace/1"})
        bodies = [line for line in lines if line.get("kind") == "body"]
        self.assertIn("ContentView", [body["text"] for body in bodies])
        self.assertEqual(
            [line["number"] for line in lines[1:]], list(range(1, len(lines))))
        badge = next(body for body in bodies if body["text"] == "Badge")
        self.assertEqual((badge["outcome"], badge["reads"]), ("first", "_n"))
