"""How Scripts/release turns what is unreleased into a section, and whether the tool and the changelog name one version."""

import re
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
loader = SourceFileLoader("release", str(ROOT / "Scripts/release"))
release = module_from_spec(spec_from_loader("release", loader))
loader.exec_module(release)

BEFORE = """# Changelog

## Unreleased

- A fix.

## 0.1.0 (2026-01-01)

The first.
"""


def refusal(*arguments):
    try:
        release.released(*arguments)
    except release.Refusal as refusal:
        return str(refusal)


class Releases(unittest.TestCase):
    def test_what_is_unreleased_becomes_a_section(self):
        self.assertEqual(
            release.released(BEFORE, "0.2.0", "2026-02-02", ["0.1.0"]),
            ("# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-02)\n\n- A fix.\n\n## 0.1.0 (2026-01-01)\n\nThe first.\n", "- A fix.\n"))

    def test_a_section_without_a_tag_takes_the_lines_added_since(self):
        self.assertEqual(
            release.released(BEFORE, "0.1.0", "2026-02-02", []),
            ("# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\nThe first.\n\n- A fix.\n", "The first.\n\n- A fix.\n"))

    def test_a_release_is_refused_with_the_reason(self):
        empty = BEFORE.replace("- A fix.\n\n", "")
        self.assertEqual(
            [refusal(BEFORE, "0.1.0", "", ["0.1.0"]), refusal(BEFORE, "0.3.0", "", ["0.1.0"]), refusal(empty, "0.1.1", "", ["0.1.0"]),
             refusal(BEFORE, "0.2", "", ["0.1.0"]), refusal(BEFORE, "0.2.0", "", [])],
            ["there is a tag 0.1.0 already", "after 0.1.0 comes one of 0.1.1, 0.2.0, 1.0.0, not 0.3.0",
             'nothing is under "Unreleased" in CHANGELOG.md', "0.2 is not a version such as 0.2.0",
             "0.1.0 has no tag yet; release it first"])

    def test_the_version_is_written_into_the_source(self):
        source = (ROOT / release.VERSION).read_text()
        self.assertIn('static let version = "9.8.7"', release.with_version(source, "9.8.7"))


class Version(unittest.TestCase):
    def test_the_tool_has_the_version_of_the_newest_section(self):
        changelog = (ROOT / release.CHANGELOG).read_text()
        source = (ROOT / release.VERSION).read_text()
        self.assertEqual(
            re.findall(r'static let version = "(.*)"', source), [release.HEADING.search(changelog)[1]])


if __name__ == "__main__":
    unittest.main()
