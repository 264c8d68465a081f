"""Measures the time from saving a file under `banyan run` to the changed page, and the compiler's share.

    Scripts/measure saves                thirty saves of one file of 300 lines
    Scripts/measure saves --files 20     one file of a folder of twenty, each of 300 lines
    Scripts/measure saves --states 1000  with a thousand states to carry over

Times mean something only on a machine that does nothing else. They begin when the file is written, and end when the
page shows the new text, in a Chromium without a window. The compiler's part is the time in which `swiftc` runs; what
remains is noticing the save, starting the program, handing over, and the page.

The build of this checkout is used: run `Scripts/build` before. Playwright is that of .venv, which `Scripts/test` makes.
"""

import argparse
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / ".venv/bin/python"

VIEW = """
struct Part{n}: View {{
  let name: String
  @State private var isOn = false

  var body: some View {{
    HStack {{
      Text(name).font(.headline)
      Spacer()
      Toggle("Part {n}", isOn: $isOn)
      if isOn {{ Text("on").foregroundStyle(.secondary) }}
    }}
    .padding(.horizontal)
  }}
}}
"""
ROWS = """
struct Row: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("Row \\(number): \\(count)") { count += 1 } }
}
"""
# The real compiler, with the times of each run that compiles.
SHIM = """#!/bin/sh
start=$(date +%s%N)
"{real}" "$@"
status=$?
[ "$1" = --version ] || echo "$start $(date +%s%N)" >> "{log}"
exit $status
"""


class Program:
    """The files that are saved."""

    def __init__(self, folder, options):
        self.folder = folder
        self.path = folder if options.files > 1 else folder / "ContentView.swift"
        self.edited = folder / "ContentView.swift"
        per_file = max(1, (options.lines - 20) // VIEW.count("\n"))
        parts = 0
        for number in range(1, options.files):
            (folder / f"Parts{number}.swift").write_text(
                "import SwiftUI\n" + "".join(VIEW.format(n=parts + n) for n in range(per_file)))
            parts += per_file
        own = "".join(VIEW.format(n=parts + n) for n in range(per_file))
        shown = "\n".join(f'        Part{n}(name: "{n}")' for n in range(parts + per_file)[:40])
        rows = f"        ForEach(0..<{options.states}, id: \\.self) {{ Row(number: $0) }}\n" if options.states else ""
        self.text = (
            "import SwiftUI\n\nstruct ContentView: View {\n  var body: some View {\n    ScrollView {\n      VStack {\n"
            f'        Text("TITLE")\n        Group {{\n{shown}\n        }}\n{rows}'
            "      }\n    }\n  }\n}\n" + (ROWS if options.states else "") + own)
        self.save("Save 0")

    def save(self, title):
        # As most editors do.
        beside = self.folder / ".ContentView.swift~"
        beside.write_text(self.text.replace("TITLE", title))
        beside.rename(self.edited)


class Run:
    """`banyan run`, with what it says."""

    def __init__(self, program, folder):
        shims = folder / "bin"
        shims.mkdir()
        self.compilations = folder / "compilations"
        self.compilations.touch()
        real = shutil.which("swiftc") or sys.exit("there is no swiftc")
        (shims / "swiftc").write_text(SHIM.format(real=real, log=self.compilations))
        (shims / "swiftc").chmod(0o755)
        tool = os.environ.get("BANYAN_TOOL", ROOT / ".build/debug/banyan")
        self.process = subprocess.Popen(
            [tool, "run", program.path, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=os.environ | {"PATH": f"{shims}:{os.environ['PATH']}"})
        self.output = []
        self.has_reported = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()
        line = next((line for line in self.process.stdout if "Listening on" in line), None)
        if not line:
            sys.exit("\n".join(self.output) or "banyan run has ended")
        self.url = line.split()[-1]

    def listen(self):
        for line in self.process.stderr:
            with self.has_reported:
                self.output.append(line.rstrip())
                self.has_reported.notify()

    def wait_for_report(self, count):
        """Waits until as many saves were reported, and returns the last report."""
        def reports():
            return [line for line in self.output if line.startswith(("Reloaded", "Running again"))]

        with self.has_reported:
            if not self.has_reported.wait_for(lambda: len(reports()) >= count, timeout=120):
                sys.exit("nothing was reported:\n" + "\n".join(self.output))
            return reports()[-1]

    def compiler_seconds(self, since):
        """Returns the time that the compiler has taken since a time."""
        lines = [line.split() for line in self.compilations.read_text().splitlines()]
        return sum((int(end) - int(start)) / 1e9 for start, end in lines if int(start) >= since)

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=60)


def percentile(values, share):
    """Returns the smallest value that a share of the values does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--saves", type=int, default=30)
    parser.add_argument("--lines", type=int, default=300, help="of each file")
    parser.add_argument("--files", type=int, default=1)
    parser.add_argument("--states", type=int, default=0, help="to carry over, besides those of the parts")
    options = parser.parse_args()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        if not PYTHON.exists() or Path(sys.executable) == PYTHON:
            sys.exit("Playwright is missing: Scripts/test makes .venv with it")
        os.execv(PYTHON, [PYTHON, __file__, *sys.argv[1:]])
    chromium = os.environ.get("BANYAN_CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        (folder / "app").mkdir()
        program = Program(folder / "app", options)
        run = Run(program, folder)
        try:
            browser = playwright.chromium.launch(executable_path=chromium)
            page = browser.new_page()
            page.goto(run.url)
            page.wait_for_selector("main[data-connected]")
            times = [measure(program, run, page, number) for number in range(1, options.saves + 1)]
            browser.close()
        finally:
            run.stop()
    report(times, program.text.count("\n"))


def measure(program, run, page, number):
    """Saves once, and returns the whole time, the compiler's, and what was reported."""
    title = f"Save {number}"
    since, start = time.time_ns(), time.monotonic()
    program.save(title)
    page.wait_for_function(
        "(title) => document.querySelector('main')?.textContent.includes(title)", arg=title, polling=5, timeout=120_000)
    whole = time.monotonic() - start
    # The next save comes when this one is over.
    return whole, run.compiler_seconds(since), run.wait_for_report(number)


def report(times, line_count):
    print("| save | seconds | compiler | rest | reported |\n| ---: | ---: | ---: | ---: | --- |")
    for number, (whole, compiler, output) in enumerate(times, 1):
        print(f"| {number} | {whole:.2f} | {compiler:.2f} | {whole - compiler:.2f} | {said} |")
    print(f"\n{len(times)} saves of a file of {line_count} lines.\n")
    print("| | median | 95 % | longest |\n| --- | ---: | ---: | ---: |")
    columns = {
        "save to page": [whole for whole, _, _ in times], "compiler": [compiler for _, compiler, _ in times],
        "rest": [whole - compiler for whole, compiler, _ in times],
    }
    for name, values in columns.items():
        print(f"| {name} | {statistics.median(values):.2f} | {percentile(values, 0.95):.2f} | {max(values):.2f} |")
    share = sum(columns["compiler"]) / sum(columns["save to page"])
    print(f"\nThe compiler takes {share:.0%} of the time.")


main()
