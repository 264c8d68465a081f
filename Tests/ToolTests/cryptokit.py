"""An app that imports CryptoKit, under `banyan run`. The first builds swift-crypto, so only Scripts/test --all runs this.

    python3 -m unittest Tests/ToolTests/cryptokit.py
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import test_run  # noqa: E402
from test_run import ROOT, ToolTest  # noqa: E402

# The examples of FIPS 180-4 and RFC 4231.
SHA256_OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
HMAC = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


class CryptoKit(ToolTest):
    SOURCE = """
        %s
        import SwiftUI

        struct ContentView: View {
          private let data = Data("abc".utf8)

          var body: some View {
            Text(SHA256.hash(data: data).map { String(format: "%%02x", $0) }.joined())
            Text(
              HMAC<SHA256>.authenticationCode(
                for: Data("what do ya want for nothing?".utf8),
                using: SymmetricKey(data: Data("Jefe".utf8))
              ).map { String(format: "%%02x", $0) }.joined())
            Text(opened ?? "closed")
          }

          private var opened: String? {
            let key = SymmetricKey(size: .bits256)
            guard let box = try? AES.GCM.seal(data, using: key),
              let opened = try? AES.GCM.open(box, using: key)
            else { return nil }
            return "opened: " + String(decoding: opened, as: UTF8.self)
          }
        }
        """

    def test_a_file_that_imports_cryptokit_has_it(self):
        library = ROOT / ".build/debug/libBanyan.so"
        before = library.stat().st_mtime_ns
        for imports in ("import CryptoKit", "#if canImport(CryptoKit)\n    import CryptoKit\n#endif"):
            with self.subTest(imports=imports):
                page = self.page(self.write("View.swift", self.SOURCE % imports))
                for text in (SHA256_OF_ABC, HMAC, "opened: abc"):
                    self.assertIn(text, page)
        self.assertEqual(library.stat().st_mtime_ns, before, "the library was built again")


class Packages(ToolTest):
    PROJECT = test_run.PackagesOfAProject.PROJECT

    def test_a_package_imports_one_that_imports_cryptokit(self):
        test_run.PackagesOfAProject.write_project(self, test_run.PackagesOfAProject.KIT)
        self.write("Packages/Core/Sources/Core/Core.swift", """
            import CryptoKit
            import Foundation
            public enum Core {
              public static var answer: Int { Int(Array(SHA256.hash(data: Data("abc".utf8)))[0]) }
            }
            """)
        self.assertIn(f"from the package says {int(SHA256_OF_ABC[:2], 16)}", self.page(str(self.folder)))
