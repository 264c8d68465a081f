"""`banyan new`, and what `banyan run`, `build` and `test` do in the package that it makes."""

import http.client
import re
import subprocess
import unittest
import urllib.request
from pathlib import Path

from test_run import PATIENCE, ToolTest, tool


class NewTests(ToolTest):
    def banyan(self, *arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess:
        return subprocess.run(
            [tool(), *arguments], cwd=folder or self.folder, capture_output=True, text=True, timeout=PATIENCE)

    def make(self, name: str, *options: str) -> Path:
        made = self.banyan("new", name, *options)
        self.assertEqual(made.returncode, 0, made.stderr)
        return self.folder / name

    def test_each_kind_has_its_files(self):
        for kind, source in {"app": "ContentView", "tool": "OrdersView", "tested": "GameView"}.items():
            with self.subTest(kind):
                package = self.make(f"My{kind}", f"--{kind}")
                for name in ["Package.swift", "README.md", "Dockerfile", ".dockerignore", ".gitignore",
                             ".gitlab-ci.yml", ".github/workflows/test.yml", f"Sources/My{kind}/My{kind}App.swift",
                             f"Sources/My{kind}/{source}.swift",
                             f"Sources/My{kind}/Assets.xcassets/AppIcon.appiconset/AppIcon.png"]:
                    self.assertTrue((package / name).is_file(), name)
                texts = [file.read_text() for file in package.rglob("*") if file.is_file() and file.suffix != ".png"]
                # `${{ vars.NAME }}` is GitHub's.
                left = [re.findall(r"PackageName|(?<!\{)\{[a-z]+\}", text) for text in texts if "Package" in text]
                self.assertEqual(sum(left, []), [])

    def test_a_name_that_is_taken_or_none_for_a_module_is_explained(self):
        self.make("Mine")
        taken = self.banyan("new", "Mine")
        self.assertEqual(
            (taken.returncode, taken.stderr),
            (1, f"banyan: there is already something at {self.folder.resolve()}/Mine; choose another name\n"))
        wrong = self.banyan("new", "my-app")
        self.assertEqual(
            (wrong.returncode, wrong.stderr),
            (1, "banyan: 'my-app' is no name for a module: use letters, digits and _, and begin with a letter, "
                "as in 'MyApp'\n"))
        self.assertEqual([path.name for path in self.folder.iterdir()], ["Mine"])

    def test_a_new_package_is_tested_and_runs(self):
        package = self.make("Mine")
        view = package / "Sources/Mine/ContentView.swift"

        tested = self.banyan("test", folder=package)
        self.assertEqual(tested.returncode, 0, tested.stdout + tested.stderr)
        self.assertIn("Test run with 2 tests", tested.stdout)
        # The package's own folder stays as it is.
        self.assertFalse((package / ".build").exists())

        page = self.page(str(package))
        self.assertIn("Change this text", page)
        self.assertIn('<link rel="icon" href="/banyan/pictures/AppIcon">', page)
        view.write_text(view.read_text().replace("Change this text", "Changed"))
        while "Changed" not in self.page_of_same_visitor():
            if self.process.poll() is not None:
                self.fail(self.process.communicate()[1])

        view.write_text(view.read_text() + "let wrong: Int = true\n")
        failed = self.banyan("test", folder=package)
        self.assertEqual(failed.returncode, 1)
        self.assertIn(f"{view.resolve()}:", failed.stdout + failed.stderr)

    def page_of_same_visitor(self) -> str:
        """Returns the page; nothing while the program is replaced. Without the cookie each request would be another visitor's."""
        request = urllib.request.Request(self.address, headers={"Cookie": self.cookie})
        try:
            with urllib.request.urlopen(request) as response:
                return response.read().decode()
        except (OSError, http.client.HTTPException):
            # An answer that breaks off is no URLError.
            return ""


if __name__ == "__main__":
    unittest.main()
