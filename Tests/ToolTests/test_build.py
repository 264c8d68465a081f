"""How the scripts and the tool call SwiftPM."""

import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Planned",
      traits: [.default(enabledTraits: ["Macros"]), "TLS", "SQLite", "PostgreSQL", "Macros"],
      targets: [.target(name: "Planned")])
    """


class BuildTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / "Scripts").mkdir()
        shutil.copy(ROOT / "Scripts/build", self.folder / "Scripts/build")
        (self.folder / "Sources/Planned").mkdir(parents=True)
        (self.folder / "Package.swift").write_text("\n".join(line.strip() for line in PACKAGE.strip().splitlines()))

    def orders(self, command):
        """Adds a file, builds, and returns each order in which the plan names traits."""
        number = len(list((self.folder / "Sources/Planned").iterdir()))
        (self.folder / f"Sources/Planned/File{number}.swift").write_text(f"let number{number} = {number}\n")
        subprocess.run(command, check=True, capture_output=True)
        plan = (self.folder / ".build/debug.yaml").read_text()
        return {tuple(re.findall(r'"-D(TLS|SQLite|PostgreSQL|Macros|default)"', line)) for line in plan.splitlines()} - {()}

    def test_a_new_file_leaves_the_arguments_of_all_others_as_they_are(self):
        orders = [self.orders([self.folder / "Scripts/build"]) for _ in range(4)]
        self.assertEqual(orders, [orders[0]] * 4)
        [order] = orders[0]
        self.assertLessEqual({"TLS", "SQLite", "PostgreSQL"}, set(order))
