"""The output of `banyan run`.

Run with `python3 -m unittest discover -s Tests/ToolTests`. The tool is taken from BANYAN_TOOL,
or from .build.
"""

import os
import random
import re
import signal
import socket
import subprocess
import tempfile
import unittest
import urllib.error
import urllib.request
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
# The time in seconds that anything may take. No test fails for slowness: a busy machine gets the time it needs.
PATIENCE = 300


def tool() -> str:
    if "BANYAN_TOOL" in os.environ:
        return os.environ["BANYAN_TOOL"]
    built = ROOT / ".build/debug/banyan"
    if not built.exists():
        raise unittest.SkipTest("build the tool first: Scripts/build --build-tests")
    return str(built)


def free_port() -> int:
    """A port that stays free until a program has it: the system gives it to nobody who asks for any port."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
            return port
        except OSError:
            continue


class ToolTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The first run builds the library; that time belongs to no test.
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "None.swift")
            file.write_text("let nothing = 0\n")
            subprocess.run([tool(), "run", str(file)], capture_output=True)

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def write(self, name: str, source: str) -> str:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source)
        return str(file)

    def fail_to_run(self, *arguments: str) -> str:
        """Runs the tool, which must exit with 1 and print nothing to standard output."""
        done = subprocess.run(
            [tool(), "run", *arguments], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(done.stdout, "")
        return done.stderr

    def start(self, *arguments: str) -> tuple[subprocess.Popen, int]:
        port = free_port()
        process = subprocess.Popen(
            [tool(), "run", "--port", str(port), *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

        def end():
            if process.poll() is None:
                process.kill()
            # The program ends with the tool, and the output of both closes.
            process.communicate(timeout=PATIENCE)

        self.addCleanup(end)
        return process, port

    def page(self, *arguments: str) -> str:
        """Returns the served page, as text."""
        process, port = self.start(*arguments)
        # A program that fails closes its output, so this waits no longer than the program lives.
        if "Listening on" not in process.stdout.readline():
            self.fail(f"ended with {process.wait()}: {process.communicate()[1]}")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as response:
            self.process = process
            self.address = f"http://127.0.0.1:{port}"
            self.cookie = response.headers["set-cookie"].split(";")[0]
            return response.read().decode()


class WhatIsShown(ToolTest):
    def test_app(self):
        file = self.write("App.swift", """
            import SwiftUI
            @main struct Demo: App {
              var body: some Scene { WindowGroup { Text("from the app") } }
            }
            #Preview { Text("from the preview") }
            """)
        self.assertIn("from the app", self.page(file))

    def test_first_preview(self):
        file = self.write("Previews.swift", """
            import SwiftUI
            struct ContentView: View { var body: some View { Text("from the view") } }
            #Preview("One") {
              @Previewable @State var text = "from the first preview"
              Text(text)
            }
            #Preview("Two") { Text("from the second preview") }
            """)
        self.assertIn("from the first preview", self.page(file))

    def test_documents(self):
        """Each app has a folder for documents of its own, which is there when it starts."""
        source = """
            import SwiftUI
            @main struct Demo: App {
              var body: some Scene {
                WindowGroup { Text("Documents: \\(URL.documentsDirectory.path)") }
              }
            }
            """
        data = self.folder / "data"
        with mock.patch.dict(os.environ, XDG_DATA_HOME=str(data)):
            pages = [self.page(self.write(name, source)) for name in ("One.swift", "Two.swift")]
        folders = [re.search(r"Documents: ([^<]+)", page)[1] for page in pages]
        self.assertNotEqual(*folders)
        for folder in folders:
            self.assertEqual(Path(folder).parents[1], data / "banyan/homes")
            self.assertTrue(Path(folder).is_dir(), folder)

    def test_preview_provider(self):
        file = self.write("Provider.swift", """
            import SwiftUI
            struct Row: View { let title: String; var body: some View { Text(title) } }
            struct RowPreviews: PreviewProvider {
              static var previews: some View { Text("from the provider"); Row(title: "row") }
            }
            struct Second_Previews: PreviewProvider {
              static var previews: some View { Text("from the second") }
            }
            """)
        self.assertIn("from the provider", self.page(file))

    def test_content_view(self):
        file = self.write("Views.swift", """
            import SwiftUI
            struct ContentView: View { var body: some View { Text("from ContentView") } }
            struct Last: View { var body: some View { Text("from the last") } }
            """)
        self.assertIn("from ContentView", self.page(file))

    def test_last_view_without_arguments(self):
        file = self.write("Views.swift", """
            import SwiftUI
            struct First: View { var body: some View { Text("from the first") } }
            struct Second: View {
              var title = "from the second"
              @State private var count = 0
              @Environment(\\.self) private var environment
              var body: some View { Text(title) }
            }
            struct Needy: View { let title: String; var body: some View { Text(title) } }
            private struct Hidden: View { var body: some View { Text("hidden") } }
            struct Model: Equatable { var name = "no view" }
            """)
        self.assertIn("from the second", self.page(file))

    def test_words_that_are_not_code(self):
        file = self.write("Words.swift", """
            import SwiftUI
            // @main struct Commented: App {}
            #if os(iOS)
            struct Phone: View { var body: some View { Text("from the phone") } }
            #endif
            struct Shown: View { var body: some View { Text("from @main \\("{")") } }
            #if os(watchOS)
            struct Watch: View { var body: some View { Text("from the watch") } }
            #endif
            """)
        self.assertIn("from @main {", self.page(file))

    def test_folder(self):
        self.write("Model/Store.swift", """
            import Foundation
            @Observable final class Store {
              var title = "from the store"
              func load(_ url: URL) async throws -> Data {
                try await URLSession.shared.data(from: url).0
              }
            }
            """)
        self.write("Model/Cart.swift", """
            import Foundation
            final class Cart: ObservableObject {
              @Published var count = 7
            }
            """)
        self.write("Views/ContentView.swift", """
            import SwiftUI
            struct ContentView: View {
              @State private var store = Store()
              @StateObject private var cart = Cart()
              var body: some View { Text(store.title + " \\(cart.count)") }
            }
            """)
        self.write(".hidden/Broken.swift", "this is not Swift")
        self.assertIn("from the store 7", self.page(str(self.folder)))

    def test_pictures_beside_the_file(self):
        (self.folder / "leaf.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
        file = self.write("Picture.swift", """
            import SwiftUI
            struct ContentView: View { var body: some View { Image("leaf") } }
            """)
        self.assertIn("/banyan/pictures/leaf", self.page(file))
        request = urllib.request.Request(
            self.address + "/banyan/pictures/leaf", headers={"Cookie": self.cookie})
        with urllib.request.urlopen(request) as response:
            self.assertEqual(response.headers["Content-Type"], "image/svg+xml")

    def test_a_picture_that_is_written_as_a_literal(self):
        (self.folder / "leaf.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
        file = self.write("Literal.swift", """
            import SwiftUI
            struct ContentView: View {
              var body: some View { Image(uiImage: #imageLiteral(resourceName: "leaf")) }
            }
            """)
        self.assertIn('src="/banyan/pictures/leaf"', self.page(file))

    def test_what_else_stands_beside_the_file_is_nobodys(self):
        (self.folder / "Pictures").mkdir()
        for name in ("leaf.svg", "other.svg", "Pictures/passport.png"):
            (self.folder / name).write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
        self.page(self.write("Picture.swift", """
            import SwiftUI
            struct ContentView: View { var body: some View { Image("leaf") } }
            """))

        def status(name, **headers):
            request = urllib.request.Request(f"{self.address}/banyan/pictures/{name}", headers=headers)
            try:
                with urllib.request.urlopen(request) as response:
                    return response.status
            except urllib.error.HTTPError as error:
                return error.code

        names = ["leaf", "leaf.svg", "other", "other.svg", "Pictures/passport.png"]
        self.assertEqual([status(name) for name in names], [403] * 5)
        self.assertEqual([status(name, Cookie=self.cookie) for name in names], [200] + [404] * 4)

    def test_swift_version(self):
        file = self.write("Version.swift", """
            import SwiftUI
            struct ContentView: View {
              #if swift(>=6)
              var body: some View { Text("mode six") }
              #else
              var body: some View { Text("mode five") }
              #endif
            }
            """)
        self.assertIn("mode five", self.page(file))
        self.assertIn("mode six", self.page(file, "--swift-version", "6"))


class RegionAlways(ToolTest):
    """What an app's own code finds as its locale."""

    SOURCE = """
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            Text("Locale: \\(Locale.current.identifier) \\(Locale.current.currencyCode ?? "none") \\(price)!")
          }
          var price: String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .currency
            return formatter.string(from: 9.5) ?? ""
          }
        }
        """

    def found(self, language: str | None, *arguments: str, **environment: str) -> str:
        file = self.write("Locale.swift", self.SOURCE)
        with mock.patch.dict(os.environ, {"LC_ALL": "", "LANG": "C", **environment}):
            process, port = self.start(file, *arguments)
            self.assertIn("Listening on", process.stdout.readline())
            headers = {"accept-language": language} if language else {}
            request = urllib.request.Request(f"http://127.0.0.1:{port}/", headers=headers)
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                page = response.read().decode()
            process.kill()
        return re.search(r"Locale: ([^!]+)!", page)[1].replace("\u00a0", " ")

    def test_one_visitor(self):
        self.assertEqual(self.found(None), "en_US USD $9.50")
        self.assertEqual(self.found("de-AT,en;q=0.5"), "de_AT EUR € 9,50")
        self.assertEqual(self.found("fr"), "fr_FR EUR 9,50 €")
        self.assertEqual(self.found(None, LANG="en_GB.UTF-8"), "en_GB GBP £9.50")

    def test_several_visitors(self):
        self.assertEqual(self.found("de-AT", "--no-development"), "en_US USD $9.50")
        self.assertEqual(self.found("de-AT", "--no-development", LANG="en_GB.UTF-8"), "en_GB GBP £9.50")


class Workers(ToolTest):
    def test_workers_need_no_other_option(self):
        file = self.write("View.swift", """
            import SwiftUI
            struct ContentView: View { var body: some View { Text("from a worker") } }
            """)
        self.assertIn("from a worker", self.page(file, "--workers", "2"))


class WhatErrorsMean(ToolTest):
    def test_a_missing_import(self):
        file = self.write("View.swift", "struct ContentView: View { var body: some View { Text(\"a\") } }\n")
        self.assertIn(
            f"{file}:1:21: error: cannot find type 'View' in scope: add 'import SwiftUI'", self.fail_to_run(file))

    def test_members_that_do_not_exist_in_an_expression_that_is_too_complex(self):
        """The compiler tries all that could be meant, until it gives up."""
        file = self.write("View.swift", """import SwiftUI
struct ContentView: View {
  @State private var a = 1.0
  var body: some View {
    VStack {
      ForEach(0..<3) { i in
        Text("a" + "b" + String(i) + "c" + "d").foregroundColour(.red).padding(horizontal: 4 + 2 * a - 1.5 + -3 * 2.5)
          .offset(x: -a * 2 + 3 - 4.5 * a + 1 + 2 - 3 * -1.5, y: 1 + 2.5 * 3 - a * 4 + 5 - 6)
      }
    }
  }
}
""")
        self.assertIn(
            "this expression uses what does not exist: .foregroundColour in line 7, .padding(horizontal:) in line 7",
            self.fail_to_run(file))


class ThePlatform(ToolTest):
    SOURCE = """
        import SwiftUI
        #if os(macOS)
        let system = "a Mac"
        #elseif os(iOS)
        let system = "a phone"
        #else
        let system = "something else"
        #endif
        #if canImport(UIKit)
        import UIKit
        typealias Picture = UIImage
        #elseif canImport(AppKit)
        import AppKit
        typealias Picture = NSImage
        #endif
        #if targetEnvironment(simulator)
        let device = "simulated"
        #else
        let device = "real"
        #endif
        struct ContentView: View {
          var version: String {
            if #available(iOS 17, *) { "seventeen" } else { "older" }
          }
          var body: some View {
            Text("\\(system), \\(device), \\(Picture.self), \\(version)")
            #if DEBUG
            Text("debugged")
            #endif
          }
        }
        """

    def test_code_that_asks_for_an_apple_system_is_answered_ios(self):
        page = self.page(self.write("Systems.swift", self.SOURCE))
        self.assertIn("a phone, simulated, UIImage, seventeen", page)
        self.assertIn("debugged", page)

    def test_the_platform_can_be_specified(self):
        file = self.write("Systems.swift", self.SOURCE)
        self.assertIn(
            "a Mac, real, NSImage, seventeen", self.page(file, "--platform", "macOS"))
        self.assertIn(
            "something else, real, UIImage, seventeen", self.page(file, "--platform", "linux"))
        self.assertEqual(
            self.fail_to_run(file, "--platform", "iPadOS"),
            "banyan: there is no platform 'iPadOS'; there are: iOS, macOS, linux\n")

    def test_an_error_names_the_authors_line(self):
        source = "import SwiftUI\n#if os(iOS)\nlet a: Int = 1\n#else\n?\n#endif\nlet b: Int = \"\"\n"
        file = self.write("Bad.swift", source)
        output = self.fail_to_run(file)
        self.assertIn(f"{file}:7:14: error: ", output)
        self.assertNotIn("Sources", output)
        # As the person wrote the path.
        done = subprocess.run(
            [tool(), "run", "Bad.swift"], capture_output=True, text=True, cwd=self.folder)
        self.assertIn("\nBad.swift:7:14: error: ", done.stderr)

    def test_a_trap_names_the_authors_line(self):
        file = self.write("Trap.swift", """
            import SwiftUI
            #if os(iOS)
            let none: Int? = nil
            #endif
            struct ContentView: View {
              let first = none!
              let file = #filePath
              var body: some View { Text("") }
            }
            """)
        process, _ = self.start(file)
        _, output = process.communicate(timeout=PATIENCE)
        self.assertNotEqual(process.returncode, 0)
        self.assertIn(f"{file}:7", output)


class TheBundle(ToolTest):
    SOURCE = """
        import SwiftUI
        struct ContentView: View {
          let facts = [
            Bundle.main.url(forResource: "list", withExtension: "json")
              .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no list",
            Bundle.main.path(forResource: "deep", ofType: "txt") == nil ? "no deep" : "deep",
            Bundle.main.path(forResource: "deep", ofType: "txt", inDirectory: "Data/Deep") == nil
              ? "no folder" : "folder",
            Bundle.module.url(forResource: "list.json", withExtension: nil) == nil ? "no module" : "module",
            Bundle.main.object(forInfoDictionaryKey: "Key") as? String ?? "no key",
            Bundle.main.bundleIdentifier ?? "no identifier",
            NSLocalizedString("greeting", comment: ""),
            NSDataAsset(name: "Levels").map { String(decoding: $0.data, as: UTF8.self) } ?? "no data",
            UIImage(named: "leaf") == nil ? "no leaf" : "leaf",
            UIImage(named: "flower") == nil ? "no flower" : "flower",
          ]
          var body: some View { Text(facts.joined(separator: ", ")) }
        }
        """

    def write_resources(self, folder: str):
        self.write(f"{folder}/list.json", "[1]")
        self.write(f"{folder}/Data/Deep/deep.txt", "")
        self.write(f"{folder}/leaf.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")
        self.write(f"{folder}/en.lproj/Localizable.strings", '"greeting" = "Good day";')
        assets = f"{folder}/Assets.xcassets"
        self.write(f"{assets}/Flower.imageset/Contents.json", "{}")
        self.write(f"{assets}/Levels.dataset/levels.json", "[7]")
        self.write(f"{assets}/Levels.dataset/Contents.json",
            '{"data": [{"filename": "levels.json", "idiom": "universal"}]}')

    def test_what_lies_in_the_folder_is_in_the_bundle(self):
        # Foundation searches a folder named Resources as well as the one beside it.
        self.write_resources("App/Resources")
        self.write("App/Info.plist", """<?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
              <key>Key</key><string>of the list</string>
              <key>CFBundleIdentifier</key><string>org.example.app</string>
            </dict></plist>
            """)
        self.write("App/ContentView.swift", self.SOURCE)
        page = self.page(str(self.folder / "App"))
        self.assertIn(
            "[1], deep, folder, module, of the list, org.example.app, Good day, [7], leaf, no flower",
            page)

    def test_an_xcode_project_has_what_its_target_has(self):
        self.write_resources("Demo")
        self.write("Demo/Extra/ContentView.swift", self.SOURCE)
        self.write("Demo/Extra/Other.swift", "this is not Swift")
        self.write("Demo/secret.json", "[]")
        self.write("Demo.xcodeproj/project.pbxproj", """// !$*UTF8*$!
            { rootObject = R; objects = {
              R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
              S = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>";
                    exceptions = (E); explicitFolders = (Data); };
              E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                    membershipExceptions = (Extra/Other.swift, leaf.svg); };
              T = { isa = PBXNativeTarget; name = Demo; buildPhases = (); buildConfigurationList = L;
                    productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S); };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME)";
                    INFOPLIST_KEY_Key = "from settings"; }; };
            }; }
            """)
        page = self.page(str(self.folder))
        self.assertIn(
            "[1], no deep, folder, module, from settings, org.example.Demo, Good day, [7], no leaf, no flower",
            page)


class PackagesOfAProject(ToolTest):
    PROJECT = """// !$*UTF8*$!
        { rootObject = R; objects = {
          R = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (S, P); sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
          P = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Kit; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Demo; buildPhases = (); buildConfigurationList = L;
                productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
                packageProductDependencies = (D); };
          D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        }; }
        """

    def write_project(self, kit: str):
        self.write("Demo.xcodeproj/project.pbxproj", self.PROJECT)
        self.write("Demo/ContentView.swift", """
            import Kit
            import SwiftUI
            struct ContentView: View {
              @State private var model = Model()
              var body: some View { Badge(model: model) }
            }
            """)
        manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "%s", platforms: [.iOS(.v17)],
              products: [.library(name: "%s", targets: ["%s"])], dependencies: [%s],
              targets: [.target(name: "%s", dependencies: [%s], resources: [.process("Data")])])
            """
        self.write("Packages/Kit/Package.swift", manifest % (
            "Kit", "Kit", "Kit", '.package(path: "../Core")', "Kit", '"Core"'))
        self.write("Packages/Kit/Sources/Kit/Kit.swift", kit)
        self.write("Packages/Kit/Sources/Kit/Data/words.txt", "from the package")
        self.write("Packages/Core/Package.swift", manifest % ("Core", "Core", "Core", "", "Core", ""))
        self.write("Packages/Core/Sources/Core/Core.swift", """
            public enum Core { public static var answer: Int { 42 } }
            """)
        self.write("Packages/Core/Sources/Core/Data/none.txt", "")

    KIT = """
        import Core
        import SwiftUI
        @Observable public final class Model { public var count = Core.answer; public init() {} }
        public struct Badge: View {
          let model: Model
          public init(model: Model) { self.model = model }
          public var body: some View {
            let words = Bundle.module.url(forResource: "words", withExtension: "txt")
              .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
        #if os(iOS)
            Text("\\(words) says \\(model.count)")
        #endif
          }
        }
        """

    def test_an_app_imports_the_packages_in_its_projects_folder(self):
        self.write_project(self.KIT)
        self.assertIn("from the package says 42", self.page(str(self.folder)))

    def test_an_error_in_a_package_names_the_authors_line(self):
        self.write_project(self.KIT.replace("Core.answer", "Core.question"))
        output = self.fail_to_run(str(self.folder))
        self.assertRegex(output, r"Packages/Kit/Sources/Kit/Kit\.swift:4:\d+: error: .*question")

    def test_a_package_that_another_has_broken_is_compiled_the_next_time_too(self):
        self.write_project(self.KIT)
        self.page(str(self.folder))
        # A program that is run twice at a time has two folders.
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        self.write("Packages/Core/Sources/Core/Core.swift", """
            public enum Core { public static var question: Int { 42 } }
            """)
        for _ in range(2):
            self.assertRegex(
                self.fail_to_run(str(self.folder)),
                r"Packages/Kit/Sources/Kit/Kit\.swift:4:\d+: error: .*answer")


class FrameworksOfAProject(ToolTest):
    PROJECT = """// !$*UTF8*$!
        { rootObject = R; objects = {
          R = { isa = PBXProject; mainGroup = G; targets = (T, F); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (S, P); sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
          P = { isa = PBXFileSystemSynchronizedRootGroup; path = Parts; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Demo; buildPhases = (); buildConfigurationList = L;
                productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
                dependencies = (D); };
          D = { isa = PBXTargetDependency; target = F; };
          F = { isa = PBXNativeTarget; name = Parts; buildPhases = (); buildConfigurationList = L;
                productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (P); };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        }; }
        """

    def test_an_app_imports_the_frameworks_of_its_project(self):
        self.write("Demo.xcodeproj/project.pbxproj", self.PROJECT)
        self.write("Demo/ContentView.swift", """
            import Parts
            import SwiftUI
            struct ContentView: View {
              var body: some View { Badge() }
            }
            """)
        # Xcode's template for a framework has a header that imports Foundation for the whole framework.
        self.write("Parts/Words.swift", 'let words = ["of", "a", "framework"] as NSArray')
        self.write("Parts/Badge.swift", """
            import SwiftUI
            public struct Badge: View {
              public init() {}
              public var body: some View {
            #if SWIFT_PACKAGE || !os(iOS)
                Text("of a package")
            #else
                Text(words.componentsJoined(by: " "))
            #endif
              }
            }
            """)
        self.assertIn("of a framework", self.page(str(self.folder)))


class OldCode(ToolTest):
    def test_values_of_uikit_are_read_in_globals(self):
        """Apple's classes belong to the main actor, and older code is not checked."""
        file = self.write("View.swift", """
            import SwiftUI
            import UIKit
            let width = UIScreen.main.bounds.width
            struct ContentView: View {
              var body: some View {
                Text("\\(Int(width)) points").onTapGesture {
                  UIApplication.shared
                    .sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
              }
            }
            """)
        self.assertIn("390 points", self.page(file))

    def test_methods_are_called_by_selectors(self):
        """A method of Objective-C, which may be private, of a class that may stand in a function."""
        file = self.write("View.swift", """
            import Foundation
            import SwiftUI
            @objcMembers final class Bell: NSObject {
              var count = 0
              init(_ name: Notification.Name) {
                super.init()
                NotificationCenter.default.addObserver(
                  self, selector: #selector(
                    ring(_:)
                  ), name: name, object: nil)
              }
              @objc private func ring(_ notification: Notification) { count += 1 }
            }
            struct ContentView: View {
              @State private var text = "silent"
              var body: some View {
                Text(text).onAppear {
                  let bell = Bell(Notification.Name("ring"))
                  NotificationCenter.default.post(name: Notification.Name("ring"), object: nil)
                  text = "rang \\(bell.count) time"
                }
              }
            }
            """)
        self.assertIn("rang 1 time", self.page(file))

    def test_an_unknown_method_is_named_in_its_line(self):
        file = self.write("View.swift", """import SwiftUI
            class A: NSObject {
              func f() -> Selector {
                #selector(
                  A.nothing)
              }
            }
            struct ContentView: View { var body: some View { Text("a") } }
            """)
        output = self.fail_to_run(file)
        self.assertIn(f"{file}:5:", output)
        self.assertIn("nothing", output)


class Logs(ToolTest):
    SOURCE = """
        %s
        import SwiftUI
        #if !canImport(os) || !canImport(OSLog)
        #error("the modules are not found")
        #endif
        let logger = Logger(subsystem: "org.example", category: "tests")
        struct ContentView: View {
          let name = "Ada"
          var body: some View {
            Text("shown").onAppear {
              logger.debug("for \\(name), \\(2) times")
              os_log("old %%{private}@", type: .info, name)
              os_log(.error, "new")
            }
          }
        }
        """

    def test_logs_of_apple_are_written_and_nothing_in_them_is_hidden_from_the_author(self):
        for imports in ("import os", "import os.log", "import OSLog", "import OSLog\n    import os"):
            with self.subTest(imports=imports):
                self.assertIn("shown", self.page(self.write("View.swift", self.SOURCE % imports)))
                self.process.send_signal(signal.SIGTERM)
                _, output = self.process.communicate(timeout=PATIENCE)
                self.assertRegex(output, r"debug org\.example.*category=tests.* for Ada, 2 times\n")
                self.assertRegex(output, r"info default.* old Ada\n")
                self.assertRegex(output, r"error default.* new\n")


class OtherModules(ToolTest):
    def test_modules_with_another_name_are_found_by_apples(self):
        # On Apple's systems the keychain comes with Foundation.
        self.write("app/Keychain.swift", """
            import Foundation
            #if !canImport(Security) || !canImport(StoreKit) || !canImport(SystemConfiguration)
            #error("the modules are not found")
            #endif
            func kept(_ secret: String) -> String? {
              let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
              ]
              let item = query.merging([kSecValueData as String: Data(secret.utf8)]) { $1 }
              SecItemAdd(item as CFDictionary, nil)
              let wanted = query.merging([kSecReturnData as String: kCFBooleanTrue!]) { $1 }
              var found: CFTypeRef?
              SecItemCopyMatching(wanted as CFDictionary, &found)
              return (found as? Data).flatMap { String(data: $0, encoding: .utf8) }
            }
            """)
        self.write("app/ContentView.swift", """
            import Security
            import StoreKit
            import SwiftUI
            import SystemConfiguration
            struct ContentView: View {
              @Environment(\\.requestReview) private var requestReview
              @State private var products = [Product]()
              var body: some View {
                Text("kept: \\(kept("a secret") ?? "nothing"), \\(products.count) products")
                Text(isReachable ? "reachable" : "alone")
              }
              private var isReachable: Bool {
                guard let host = SCNetworkReachabilityCreateWithName(nil, "localhost") else { return false }
                var flags = SCNetworkReachabilityFlags()
                return SCNetworkReachabilityGetFlags(host, &flags) && flags.contains(.reachable)
              }
            }
            """)
        page = self.page(str(self.folder / "app"))
        self.assertIn("kept: a secret, 0 products", page)
        self.assertIn("reachable", page)


class SceneDelegates(ToolTest):
    """Projects made with Xcode's template of 2019 or later."""
    APP_DELEGATE = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool { print("launched"); return true }

          func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            return UISceneConfiguration(
              name: "Default Configuration", sessionRole: connectingSceneSession.role)
          }

          func applicationWillTerminate(_ application: UIApplication) { print("terminates") }
        }
        """
    SCENE_DELEGATE = """
        import UIKit
        import SwiftUI

        class %s: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
          ) {
            if let windowScene = scene as? UIWindowScene {
              let window = UIWindow(windowScene: windowScene)
              window.rootViewController = UIHostingController(rootView: Text("from the scene"))
              self.window = window
              window.makeKeyAndVisible()
            }
          }
          func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
          func sceneDidDisconnect(_ scene: UIScene) { print("disconnected") }
        }
        """
    LIST = """<?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>UIApplicationSceneManifest</key><dict>
            <key>UISceneConfigurations</key><dict>
              <key>UIWindowSceneSessionRoleApplication</key><array><dict>
                <key>UISceneConfigurationName</key><string>Default Configuration</string>
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).%s</string>
              </dict></array>
            </dict>
          </dict>
        </dict></plist>
        """

    def test_a_scene_delegate_that_the_list_names_makes_the_window(self):
        self.write("App/AppDelegate.swift", self.APP_DELEGATE)
        self.write("App/Scene.swift", self.SCENE_DELEGATE % "WindowMaker")
        self.write("App/Info.plist", self.LIST % "WindowMaker")
        self.assertIn("from the scene", self.page(str(self.folder / "App")))
        self.process.send_signal(signal.SIGTERM)
        shown, output = self.process.communicate(timeout=PATIENCE)
        self.assertEqual(
            shown.splitlines(), ["launched", "active", "disconnected", "terminates"], output)

    def test_files_without_a_list_have_the_class_of_the_template(self):
        self.write("App/AppDelegate.swift", self.APP_DELEGATE)
        self.write("App/SceneDelegate.swift", self.SCENE_DELEGATE % "SceneDelegate")
        self.assertIn("from the scene", self.page(str(self.folder / "App")))

    def test_a_class_that_is_not_there_is_named(self):
        self.write("App/AppDelegate.swift", self.APP_DELEGATE)
        self.write("App/Scene.swift", self.SCENE_DELEGATE % "SceneDelegate")
        self.write("App/Info.plist", self.LIST % "Missing")
        self.assertIn(
            "There is no class “$(PRODUCT_MODULE_NAME).Missing”, which is to be the scene delegate.",
            self.page(str(self.folder / "App")))


class WhatCompiles(ToolTest):
    def test_every_example_shows_itself(self):
        for file in sorted((ROOT / "Examples").glob("*.swift")):
            with self.subTest(file=file.name):
                self.assertIn("<main", self.page(str(file)))


class WhatIsReported(ToolTest):
    def test_compile_error(self):
        file = self.write("Bad.swift", "import SwiftUI\nstruct A: View {\n  let x: Int = \"\"\n}\n")
        output = self.fail_to_run(file)
        self.assertIn(f"{file}:3:16: error: ", output)
        self.assertNotIn("BanyanEntryPoint", output)

    def test_missing_file(self):
        self.assertEqual(
            self.fail_to_run("Nowhere.swift"),
            "banyan: there is no file or folder at Nowhere.swift\n")

    def test_folder_without_swift(self):
        self.assertEqual(
            self.fail_to_run(str(self.folder)),
            f"banyan: there is no Swift file in {self.folder}\n")

    def test_not_swift(self):
        file = self.write("notes.txt", "")
        self.assertEqual(self.fail_to_run(file), f"banyan: {file} is not a Swift file\n")

    def test_no_view(self):
        file = self.write("Model.swift", "struct Model: Equatable { var name = \"\" }\n")
        self.assertIn("banyan: there is no view here", self.fail_to_run(file))

    def test_views_with_arguments(self):
        file = self.write("Rows.swift", """
            import SwiftUI
            struct Row: View { let x: Int; var body: some View { Text("") } }
            struct Card: View { @Binding var y: Int; var body: some View { Text("") } }
            """)
        self.assertIn(
            "banyan: every view here needs arguments: Row, Card.", self.fail_to_run(file))

    def test_options(self):
        file = self.write("Empty.swift", "")
        self.assertEqual(
            self.fail_to_run(file, "--host", "telegraph"),
            "banyan: there is no host 'telegraph'; there are: browser, desktop\n")
        for name in ("--port", "--metrics-port"):
            self.assertIn("banyan: 'many' is not a port", self.fail_to_run(file, name, "many"))
        self.assertIn(
            "banyan: there is no Swift version '4'",
            self.fail_to_run(file, "--swift-version", "4"))

    def test_port_in_use(self):
        file = self.write("View.swift", """
            import SwiftUI
            struct ContentView: View { var body: some View { Text("") } }
            """)
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            lines = self.fail_to_run(file, "--port", str(port)).splitlines()
        self.assertEqual(len(lines), 2, lines)
        self.assertTrue(lines[1].startswith(f"banyan: port {port} is in use"), lines)


class HowItRuns(ToolTest):
    VIEW = """
        import SwiftUI
        struct ContentView: View { var body: some View { Text("here") } }
        """

    def test_interrupt(self):
        self.page(self.write("View.swift", self.VIEW))
        self.process.send_signal(signal.SIGINT)
        _, output = self.process.communicate(timeout=PATIENCE)
        self.assertIn(self.process.returncode, (0, 130, -signal.SIGINT))
        self.assertNotIn("crashed", output)
        self.assertNotIn("banyan:", output)

    def test_a_delegate_is_notified_of_the_app_from_launch_to_termination(self):
        file = self.write("Delegate.swift", """
            import SwiftUI
            import UIKit
            class AppDelegate: NSObject, UIApplicationDelegate {
              func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
              ) -> Bool { print("launched"); return true }
              func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
              func applicationWillTerminate(_ application: UIApplication) { print("terminates") }
            }
            @main struct Demo: App {
              @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
              var body: some Scene { WindowGroup { Text("from the app") } }
            }
            """)
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(signal=number.name):
                self.assertIn("from the app", self.page(file))
                self.process.send_signal(number)
                shown, output = self.process.communicate(timeout=PATIENCE)
                self.assertEqual(shown.splitlines(), ["launched", "active", "terminates"], output)
                self.assertEqual(self.process.returncode, 0)

    def test_the_server_has_its_options(self):
        file = self.write("View.swift", self.VIEW)
        process, _ = self.start(file, "--address", "localhost", "--metrics-port", "0")
        lines = [process.stdout.readline() for _ in range(2)]
        self.assertTrue(lines[0].startswith("Listening on http://localhost:"), lines)
        self.assertTrue(lines[1].startswith("Metrics on http://127.0.0.1:"), lines)
        limited, _ = self.start(file, "--limit", "graceTime=soon")
        shown, output = limited.communicate(timeout=PATIENCE)
        self.assertEqual((shown, limited.returncode), ("", 64))
        self.assertIn("graceTime", output)

    def test_trap_names_the_line(self):
        file = self.write("Trap.swift", """
            import SwiftUI
            struct ContentView: View {
              let first = [Int]().first!
              var body: some View { Text("") }
            }
            """)
        process, _ = self.start(file)
        _, output = process.communicate(timeout=PATIENCE)
        self.assertNotEqual(process.returncode, 0)
        self.assertIn("Trap.swift:4", output)

    def test_package(self):
        self.write("Package.swift", """\
// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "Demo", targets: [.executableTarget(name: "Demo")])
""")
        self.write("Sources/Demo/Demo.swift", """
            @main enum Demo {
              static func main() { print(CommandLine.arguments.dropFirst().joined(separator: " ")) }
            }
            """)
        options = ["--behind-proxy", "--limit=graceTime=10m", "--no-development"]
        process, port = self.start(str(self.folder), *options, "--", "--colour", "-x", "a b")
        shown, _ = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 0)
        self.assertEqual(shown, f"--host browser --port {port} {' '.join(options)} --colour -x a b\n")


if __name__ == "__main__":
    unittest.main()
