"""What the macros expand to.

Each Swift file here stands beside a file with the text that the compiler makes of its macros, in
their order. The files must compile. What the macros say of code that is wrong is in
Tests/CompileFail.

Run with `python3 -m unittest discover -s Tests/Macros`, after `Scripts/build --build-tests`.
"""

import re
import subprocess
import sys
import unittest
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parents[1] / "Scripts"))
import built_library

FILES = sorted(FOLDER.glob("*.swift"))


def expansions(file: Path) -> str:
    done = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "Demo",
         "-Xfrontend", "-dump-macro-expansions", *built_library.compiler_arguments(), str(file)],
        capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(done.stderr)
    # Each has its file's name, which is made of the whole program's, and lines around it.
    texts = re.split(r"^@__swiftmacro_.*\n-+\n", done.stderr, flags=re.M)[1:]
    text = "\n".join(re.sub(r"^-+\n", "", text, flags=re.M) for text in texts)
    return re.sub(r"\$s4Demo\w*?_\d+(PreviewRegistry)fMu_", r"\1", text)


class MacrosTest(unittest.TestCase):
    maxDiff = None

    def test_each_file_expands_to_the_text_beside_it(self):
        self.assertTrue(FILES)
        for file in FILES:
            with self.subTest(file=file.name):
                self.assertEqual(expansions(file), file.with_suffix(".expanded").read_text())


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        for file in FILES:
            file.with_suffix(".expanded").write_text(expansions(file))
    else:
        unittest.main()
