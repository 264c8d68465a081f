"""The output of `banyan run` while its files are edited."""

import os
import shutil
import signal
import threading
import unittest
import urllib.request
from pathlib import Path
from unittest import mock

from test_run import PATIENCE, ToolTest

VIEW = """
import SwiftUI
struct ContentView: View { var body: some View { TEXT } }
"""


class WhenSomethingIsSaved(ToolTest):
    def wait_for_the_next(self):
        """Waits until a new program serves, instead of the previous one."""
        # A tool that fails closes its output, so this waits no longer than it lives.
        self.assertTrue(any(line.startswith("Running again") for line in self.process.stderr))

    def shown(self) -> str:
        with urllib.request.urlopen(self.address, timeout=PATIENCE) as response:
            return response.read().decode()

    def save(self, name: str, source: str):
        self.write(name, source)
        self.wait_for_the_next()

    def test_a_folder_s_files_that_are_new_renamed_and_gone(self):
        """insight H15."""
        self.write("ContentView.swift", VIEW.replace("TEXT", 'Text("one")'))
        self.assertIn("one", self.page(str(self.folder)))
        self.save("Parts/Part.swift", 'import SwiftUI\nlet part = Text("two")\n')
        self.save("ContentView.swift", VIEW.replace("TEXT", "part"))
        self.assertIn("two", self.shown())
        self.save("Parts/Part.swift", 'import SwiftUI\nlet part = Text("three")\n')
        self.assertIn("three", self.shown())
        (self.folder / "Parts/Part.swift").rename(self.folder / "Parts/Other.swift")
        self.wait_for_the_next()
        self.save("Parts/Other.swift", 'import SwiftUI\nlet part = Text("four")\n')
        self.assertIn("four", self.shown())

    def objects(self) -> dict[str, int]:
        """Returns when each of the program's object files was written, by the name of the source file."""
        caches = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
        folder, = (caches / "banyan").glob(f"{self.folder.name}-*")
        return {
            file.name.rpartition("-")[0]: file.stat().st_mtime_ns for file in folder.glob("Objects/*.o")}

    def recompiled(self, name: str, source: str) -> set[str]:
        """Saves a file, and returns the names of the files that were compiled."""
        before = self.objects()
        self.save(name, source)
        after = self.objects()
        self.assertEqual(before.keys(), after.keys())
        return {name for name in after if after[name] != before[name]}

    def test_only_what_has_changed_in_a_folder_is_compiled_and_what_depends_on_it(self):
        parts = ["One", "Two", "Three", "Four"]
        for part in parts:
            self.write(f"{part}.swift", f'import SwiftUI\nfunc text{part}() -> Text {{ Text("{part}") }}\n')
        self.write("Asked.swift", "#if os(iOS)\nlet asked = true\n#endif\n")
        shown = " ".join(f"text{part}()" for part in parts).replace(" ", "; ")
        self.write("ContentView.swift", VIEW.replace("TEXT", f"VStack {{ {shown} }}"))
        self.assertIn("Three", self.page(str(self.folder)))
        self.assertEqual(
            self.recompiled(
                "Three.swift", 'import SwiftUI\nfunc textThree() -> Text { Text("another") }\n'),
            {"Three"})
        self.assertIn("another", self.shown())
        # Whoever calls a function depends on its type.
        self.assertEqual(
            self.recompiled(
                "Three.swift", 'import SwiftUI\nfunc textThree() -> AnyView { AnyView(Text("third")) }\n'),
            {"Three", "ContentView"})
        self.assertIn("third", self.shown())

    def test_a_file_that_is_saved_twice_within_a_second_is_compiled_twice(self):
        for name in "ABC":
            self.write(f"{name}.swift", f"let unused{name} = 0\n")
        self.write("ContentView.swift", VIEW.replace("TEXT", "part"))
        part, saved = Path(self.write("Part.swift", "")), Path(self.write("saved", ""))

        def save(text: str, time: float):
            saved.write_text(f'import SwiftUI\nlet part = Text("{text}")\n')
            os.utime(saved, (time, time))
            saved.rename(part)

        save("one", 1_700_000_000.2)
        self.assertIn("one", self.page(str(self.folder)))
        save("two", 1_700_000_000.4)
        self.wait_for_the_next()
        self.assertIn("two", self.shown())
        save("three", 1_700_000_000.6)
        self.wait_for_the_next()
        self.assertIn("three", self.shown())

    def test_a_package_s_file_that_is_saved_twice_within_a_second_is_compiled_twice(self):
        self.write("Package.swift", """\
// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "Demo", targets: [.executableTarget(name: "Demo")])
""")
        self.write("Sources/Demo/main.swift", "print(word)\n")

        def printed(word: str, time: float) -> str:
            file = self.write("Sources/Demo/Words/Word.swift", f'let word = "{word}"\n')
            os.utime(file, (time, time))
            process, _ = self.start(str(self.folder))
            return process.communicate(timeout=PATIENCE)[0]

        self.assertEqual(printed("one", 1_700_000_000.2), "one\n")
        self.assertEqual(printed("two", 1_700_000_000.4), "two\n")

    def test_a_file_that_is_saved_while_it_is_compiled_is_compiled_again(self):
        file = self.write("App/View.swift", VIEW.replace("TEXT", 'Text("one")'))
        # What the compiler does if a file is saved meanwhile, at the first time.
        compiler = self.write("bin/swiftc", f"""#!/bin/sh
            if [ "$*" != "-frontend --version" ] && mkdir '{self.folder}/saved' 2>/dev/null; then
              sed -i s/one/two/ '{file}'
              echo "error: input file '{file}' was modified during the build" >&2
              exit 1
            fi
            exec '{shutil.which("swiftc")}' "$@"
            """)
        Path(compiler).chmod(0o755)
        with mock.patch.dict(os.environ, PATH=f"{self.folder}/bin:{os.environ['PATH']}"):
            self.assertIn("two", self.page(file))

    def test_a_program_that_is_never_ready_makes_way_for_the_next(self):
        hanging = """
            import SwiftUI
            @main struct Demo: App {
              static func main() {
                FileHandle.standardError.write(Data("Hanging\\n".utf8))
                // Long enough, and it ends even if the tool leaves it behind.
                Thread.sleep(forTimeInterval: 300)
              }
              var body: some Scene { WindowGroup { Text("") } }
            }
            """
        self.process, port = self.start(self.write("View.swift", hanging))
        self.address = f"http://127.0.0.1:{port}"
        self.assertIn("Hanging\n", self.process.stderr)
        self.save("View.swift", VIEW.replace("TEXT", 'Text("one")'))
        self.assertIn("one", self.shown())
        self.write("View.swift", hanging)
        self.assertIn("Hanging\n", self.process.stderr)
        self.save("View.swift", VIEW.replace("TEXT", 'Text("two")'))
        self.assertIn("two", self.shown())

    def test_ctrl_c_ends_the_tool_while_a_program_starts_and_none_serves(self):
        self.page(self.write("View.swift", VIEW.replace("TEXT", 'Text("one")')))
        # The app, and then what serves the page that says how it ended.
        for _ in range(2):
            self.shown()
            with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children") as children:
                program, = map(int, children.read().split())
            os.kill(program, signal.SIGKILL)
            self.assertTrue(any("The program has ended" in line for line in self.process.stderr))
        self.write("View.swift", """
            import SwiftUI
            @main struct Demo: App {
              static func main() {
                FileHandle.standardError.write(Data("Hanging\\n".utf8))
                // Long enough, and it ends even if the tool leaves it behind.
                Thread.sleep(forTimeInterval: 1_000)
              }
              var body: some Scene { WindowGroup { Text("") } }
            }
            """)
        self.assertTrue(any(line == "Hanging\n" for line in self.process.stderr))
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)
        self.assertEqual(self.process.returncode, 128 + signal.SIGINT)

    def test_a_project_s_settings_and_a_package_beside_it(self):
        self.write("Kit/Package.swift", """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
              name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
              targets: [.target(name: "Kit")])
            """.lstrip().replace("\n            ", "\n"))
        self.write("Kit/Sources/Kit/Kit.swift", 'public let word = "one"\n')
        self.write("App/Demo/ContentView.swift", """
            import Kit
            import SwiftUI
            struct ContentView: View {
              let key = Bundle.main.object(forInfoDictionaryKey: "Key") as? String ?? ""
              var body: some View { Text("\(word) and \(key)") }
            }
            """)
        project = """// !$*UTF8*$!
            { rootObject = R; objects = {
              R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;
                    packageReferences = (P); };
              G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
              S = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
              P = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
              D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
              T = { isa = PBXNativeTarget; name = Demo; buildPhases = (); buildConfigurationList = L;
                    productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
                    packageProductDependencies = (D); };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; INFOPLIST_KEY_Key = "before"; }; };
            }; }
            """
        self.write("App/Demo.xcodeproj/project.pbxproj", project)
        self.assertIn("one and before", self.page(str(self.folder / "App/Demo.xcodeproj")))
        self.save("Kit/Sources/Kit/Kit.swift", 'public let word = "two"\n')
        self.assertIn("two and before", self.shown())
        self.save("App/Demo.xcodeproj/project.pbxproj", project.replace("before", "after"))
        self.assertIn("two and after", self.shown())

    def test_nobody_is_refused_while_one_program_makes_way_for_the_next(self):
        """insight H1."""
        self.page(self.write("View.swift", VIEW.replace("TEXT", 'Text("one")')))
        next_serves = threading.Event()

        def wait():
            self.wait_for_the_next()
            next_serves.set()

        waiting = threading.Thread(target=wait)
        self.write("View.swift", VIEW.replace("TEXT", 'Text("two")'))
        waiting.start()
        while not next_serves.is_set():
            with urllib.request.urlopen(self.address + "/banyan/alive", timeout=PATIENCE) as response:
                self.assertEqual(response.status, 204)
        waiting.join()
        self.assertIn("two", self.shown())

    def test_a_picture(self):
        picture = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/>"
        (self.folder / "leaf.svg").write_text(picture)
        self.page(self.write("View.swift", VIEW.replace("TEXT", 'Image("leaf")')))
        self.save("leaf.svg", picture.replace("10", "20"))

    def test_what_the_app_writes_itself_starts_nothing(self):
        self.page(self.write("View.swift", VIEW.replace("TEXT", 'Text("one")')))
        for name in ("data.json", "notes.txt", ".View.swift.swp", "Other.swift"):
            self.write(name, "{}")
        self.save("View.swift", VIEW.replace("TEXT", 'Text("two")'))
        self.process.terminate()
        _, output = self.process.communicate(timeout=PATIENCE)
        self.assertNotIn("Compiling", output)

    def test_no_watch(self):
        file = self.write("View.swift", VIEW.replace("TEXT", 'Text("one")'))
        self.page(file, "--no-watch")
        with open(f"/proc/{self.process.pid}/cmdline") as command:
            program = command.read().split("\0")[0]
        self.assertEqual(program.split("/")[-1], "program", "the tool has become the program")


if __name__ == "__main__":
    unittest.main()


class WhatIsSaidOfTheProgram(ToolTest):
    """Lines in the terminal about what the running program does wrong."""

    def until(self, word: str) -> list[str]:
        """Returns the lines of the tool up to one with a word."""
        lines = []
        for line in self.process.stderr:
            lines.append(line.rstrip("\n"))
            if word in line:
                return lines
        self.fail(f"no line has {word}: {lines}")

    def test_resources_that_do_not_exist(self):
        self.write("app/Assets.xcassets/Brand.colorset/Contents.json", """
            { "colors": [{ "color": { "components": { "red": "1.0", "green": "0", "blue": "0", "alpha": "1" } } }] }
            """)
        self.write("app/apple.png", "")
        file = self.write("app/ContentView.swift", """import SwiftUI
struct ContentView: View {
  var body: some View {
    VStack {
      Text("a").foregroundStyle(Color("Brnad"))
      Image("aple")
    }
  }
}
""")
        self.page(str(self.folder / "app"))
        lines = self.until("Brnad") + self.until("aple")
        self.assertIn(
            f"{file}:5: warning: ContentView names the color \"Brnad\", which does not exist: gray is shown. "
            "The nearest is \"Brand\".", lines)
        self.assertRegex(lines[-1], "There is no picture named 'aple'; a placeholder is shown. The nearest is \"apple\".$")

    def test_a_body_that_publishes_whenever_it_runs(self):
        file = self.write("ContentView.swift", """import SwiftUI
final class Model: ObservableObject { @Published var count = 0 }
struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    let _ = { model.count += 1 }()
    Text("Count \\(model.count)")
  }
}
""")
        self.page(file)
        self.assertEqual(self.until("stopped")[-1], (
            f"{file}:6: warning: The body of ContentView changes Model.count whenever it runs, and so it would run again "
            "without an end: it was stopped after 10 rounds. Change it in an action, such as onAppear, onChange or task."))
