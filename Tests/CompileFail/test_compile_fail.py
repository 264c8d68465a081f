"""What must not compile, and what the compiler says of it.

Each Swift file here has code that is wrong, named Wrong, with the compiler's words in comments
beside it, and the same done right, named Right. The compiler checks the words itself: it accepts a
file only if it says each of them where they are written, and nothing else. The first line says
what the file shows, after the number of a statement if it is one.

Run with `python3 -m unittest discover -s Tests/CompileFail`, after `Scripts/build --build-tests`.
"""

import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parents[1] / "Scripts"))
import built_library

FILES = sorted(FOLDER.glob("*.swift"))


def complaints(file: Path) -> str:
    """Where the compiler's words are not those in the file."""
    verify = ["-verify", "-verify-ignore-unknown", "-verify-ignore-unrelated"]
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", str(file),
         *(word for option in verify for word in ("-Xfrontend", option)),
         *built_library.compiler_arguments()],
        capture_output=True, text=True)
    return done.stdout + done.stderr if done.returncode else ""


class CompileFailTest(unittest.TestCase):
    def test_the_compiler_reports_what_the_files_specify(self):
        self.assertTrue(FILES)
        with ThreadPoolExecutor(2) as threads:
            for file, found in zip(FILES, threads.map(complaints, FILES)):
                with self.subTest(file=file.name):
                    self.assertEqual(found, "")

    def test_each_file_has_both_sides(self):
        for file in FILES:
            with self.subTest(file=file.name):
                text = file.read_text()
                self.assertTrue(text.startswith("// "))
                self.assertRegex(text, "expected-(error|warning)")
                self.assertRegex(text, r"\b[Rr]ight\b")

    def test_other_words_are_noticed(self):
        text = (FOLDER / "ObjectFromEnvironmentHasNoBindings.swift").read_text()
        with tempfile.TemporaryDirectory() as folder:
            for name, old, new in [
                ("Words", "cannot find '$store'", "cannot see '$store'"),
                ("Silence", "@Bindable var store = store", ""),
                ("Nothing", "isOn: $store.isOn)  //", "isOn: .constant(true))  //"),
            ]:
                with self.subTest(name):
                    file = Path(folder, f"{name}.swift")
                    self.assertIn(old, text)
                    file.write_text(text.replace(old, new))
                    self.assertIn("error: ", complaints(file))


if __name__ == "__main__":
    unittest.main()
