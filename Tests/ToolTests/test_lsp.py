"""What an editor shows in a file, a folder, an Xcode project and a package after `banyan lsp`."""

import subprocess
import time
import unittest
from pathlib import Path

from language_server import LanguageServer
from test_run import PATIENCE, ToolTest, tool

VIEW = """import SwiftUI
struct ContentView: View {
  var body: some View { Text("a").padding() }
}
"""
TYPED = VIEW.replace(".padding()", ".fo")
WRONG = VIEW.replace(".padding()", ".padding(wrong)")
PROJECT = """// !$*UTF8*$!
    { rootObject = R; objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Demo; buildPhases = (); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
    }; }
    """


class EditorTests(ToolTest):
    def test_a_file(self):
        self.write("ContentView.swift", VIEW)
        self.check("ContentView.swift", opened=".", file="ContentView.swift")

    def test_a_folder(self):
        self.write("App/ContentView.swift", VIEW)
        self.write("App/Other.swift", "let other = 1\n")
        self.check("App", opened="App", file="App/ContentView.swift")

    def test_an_xcode_project(self):
        self.write("Demo.xcodeproj/project.pbxproj", PROJECT)
        self.write("Demo/ContentView.swift", VIEW)
        self.check("Demo.xcodeproj", opened=".", file="Demo/ContentView.swift")

    def test_a_package(self):
        subprocess.run([tool(), "new", "Mine"], cwd=self.folder, check=True, capture_output=True)
        self.write("Mine/Sources/Mine/ContentView.swift", VIEW)
        self.check("Mine", opened="Mine", file="Mine/Sources/Mine/ContentView.swift")

    def check(self, path: str, opened: str, file: str):
        """A name that is half typed is completed, SwiftUI's comments explain one, and errors are shown without a build."""
        built = subprocess.run(
            [tool(), "lsp", path], cwd=self.folder, capture_output=True, text=True, timeout=PATIENCE)
        folder = (self.folder / opened).resolve()
        self.assertEqual((built.returncode, built.stdout.splitlines()[-1:]), (0, [f"Open {folder} in an editor."]), built.stderr)
        with LanguageServer(folder) as server:
            server.open(self.folder / file, VIEW)
            explained = server.explanation(VIEW, "Text")
            server.change(TYPED)
            server.completions(TYPED, ".fo")
            start = time.monotonic()
            offered = server.completions(TYPED, ".fo")
            print(f"{self.id().split('.')[-1]}: {(time.monotonic() - start) * 1_000:.0f} ms for a completion once warm")
            server.change(WRONG)
            self.assertEqual(
                ({label for label in offered if label.startswith("font(")}, "See Apple's documentation of `Text`." in explained,
                 server.errors()),
                ({"font(font: Font?)"}, True, ["Cannot find 'wrong' in scope"]))


if __name__ == "__main__":
    unittest.main()
