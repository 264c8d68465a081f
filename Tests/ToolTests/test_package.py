"""Programs that people start from their desktop: `banyan package --desktop`.

Run with `python3 -m unittest discover -s Tests/ToolTests`. Without GTK, Xvfb or dpkg the tests are skipped.
"""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from test_desktop import Screen, has_library
from test_run import PATIENCE, ToolTest, tool

SOURCE = """
import SwiftUI

struct ContentView: View {
  var body: some View {
    let text = Bundle.main.url(forResource: "word", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    Color.green.frame(width: 900, height: 640)
      .onAppear { print("shows", text ?? "nothing") }
  }
}
"""


class PackageTests(ToolTest):
    @classmethod
    def setUpClass(cls):
        for program in ["Xvfb", "dpkg-deb"]:
            if not shutil.which(program):
                raise unittest.SkipTest(f"install {program.lower()} to test packages for the desktop")
        if not has_library("libgtk-4.so.1"):
            raise unittest.SkipTest("install libgtk-4-1 to test packages for the desktop")
        super().setUpClass()

    def package(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [tool(), "package", *arguments], cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE)

    def first_line(self, script: Path) -> str:
        """Starts a program on a screen that nobody sees, away from the tool's folders; returns what it prints first."""
        with tempfile.TemporaryDirectory() as folder:
            screen = Screen(folder)
            self.addCleanup(screen.end)
            environment = {
                "PATH": "/usr/bin:/bin", "HOME": folder, "DISPLAY": screen.display, "GDK_BACKEND": "x11", "GTK_A11Y": "none"}
            process = subprocess.Popen(
                [str(script)], env=environment, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            try:
                return process.stdout.readline().strip()
            finally:
                process.terminate()
                process.communicate(timeout=PATIENCE)

    def test_a_folder_starts_from_anywhere_with_its_resources(self):
        (self.folder / "App").mkdir()
        self.write("App/Main.swift", SOURCE)
        self.write("App/word.txt", "a word")
        made = self.package("App", "--desktop", "Tea")
        self.assertEqual(made.returncode, 0, made.stderr)
        folder, package = map(Path, made.stdout.split())
        self.assertEqual(sorted(os.listdir(folder)), ["Tea", "Tea.desktop", "Tea.svg", "lib"])
        moved = shutil.move(folder, self.folder / "elsewhere")
        shutil.rmtree(self.folder / "App")
        self.assertEqual(self.first_line(Path(moved, "Tea")), "shows a word")

        unpacked = self.folder / "unpacked"
        subprocess.run(["dpkg-deb", "--extract", package, unpacked], check=True)
        self.assertEqual(
            sorted(str(file.relative_to(unpacked)) for file in unpacked.rglob("*") if "lib/Tea/lib" not in str(file)
                   and not file.is_dir()),
            ["usr/bin/Tea", "usr/lib/Tea/Tea", "usr/share/applications/Tea.desktop", "usr/share/pixmaps/Tea.svg"])
        self.assertEqual(self.first_line(unpacked / "usr/lib/Tea/Tea"), "shows a word")

    def test_a_name_that_no_package_can_have_is_refused(self):
        self.write("Main.swift", SOURCE)
        made = self.package("Main.swift", "--desktop", "My Tea")
        self.assertEqual(made.returncode, 1)
        self.assertIn("'My Tea' cannot be the name of a program and a package", made.stderr)


if __name__ == "__main__":
    unittest.main()
