"""`banyan new`, and what `banyan run`, `build`, `test` and `lsp` do in the package that it makes."""

import json
import os
import re
import subprocess
import unittest
import urllib.error
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
                             f"Sources/My{kind}/{source}.swift"]:
                    self.assertTrue((package / name).is_file(), name)
                texts = [file.read_text() for file in package.rglob("*") if file.is_file()]
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

    def test_a_new_package_is_tested_runs_and_is_known_to_an_editor(self):
        package = self.make("Mine")
        view = package / "Sources/Mine/ContentView.swift"

        tested = self.banyan("test", folder=package)
        self.assertEqual(tested.returncode, 0, tested.stdout + tested.stderr)
        self.assertIn("Test run with 2 tests", tested.stdout)
        # The package's own folder stays as it is.
        self.assertFalse((package / ".build").exists())

        self.assertIn("Change this text", self.page(str(package)))
        view.write_text(view.read_text().replace("Change this text", "Changed"))
        while "Changed" not in self.page_of_same_visitor():
            if self.process.poll() is not None:
                self.fail(self.process.communicate()[1])

        self.assertEqual(self.completions_of_navigation(package, view), ["navigationTitle(_:)"])

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
        except urllib.error.URLError:
            return ""

    def completions_of_navigation(self, package: Path, view: Path) -> list[str]:
        """What an editor offers for `navigationTi`."""
        built = self.banyan("lsp", folder=package)
        self.assertEqual(built.returncode, 0, built.stderr)
        text = view.read_text().replace(".navigationTitle(", ".navigationTi(")
        with LanguageServer(package) as server:
            server.open(view, text)
            offset = text.index(".navigationTi(") + len(".navigationTi")
            line = text[:offset].count("\n")
            labels = server.completions(view, line, offset - text.rindex("\n", 0, offset) - 1)
        return sorted({re.sub(r"\(.*", "(_:)", label) for label in labels if label.startswith("navigationTi")})


class LanguageServer:
    """sourcekit-lsp in a folder."""

    def __init__(self, folder: Path):
        self.folder = folder.resolve()
        self.number = 0

    def __enter__(self):
        self.process = subprocess.Popen(
            ["sourcekit-lsp"], cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        self.request("initialize", {
            "processId": os.getpid(), "rootUri": self.folder.as_uri(),
            "capabilities": {"textDocument": {"completion": {"completionItem": {"snippetSupport": False}}}}})
        self.notify("initialized", {})
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def send(self, message: dict):
        content = json.dumps(message | {"jsonrpc": "2.0"}).encode()
        self.process.stdin.write(f"Content-Length: {len(content)}\r\n\r\n".encode() + content)
        self.process.stdin.flush()

    def notify(self, method: str, parameters: dict):
        self.send({"method": method, "params": parameters})

    def request(self, method: str, parameters: dict):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if "method" in message:
                # The server asks whether it may report progress, and the like.
                if "id" in message:
                    self.send({"id": message["id"], "result": None})
            elif message.get("id") == self.number:
                return message.get("result")

    def receive(self) -> dict:
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if length == 0:
            raise EOFError("sourcekit-lsp has ended")
        return json.loads(self.process.stdout.read(length))

    def open(self, file: Path, text: str):
        self.uri = file.resolve().as_uri()
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": self.uri, "languageId": "swift", "version": 1, "text": text}})

    def completions(self, file: Path, line: int, character: int) -> list[str]:
        found = self.request("textDocument/completion", {
            "textDocument": {"uri": file.resolve().as_uri()}, "position": {"line": line, "character": character}})
        return [item["label"] for item in (found or {}).get("items", [])]


if __name__ == "__main__":
    unittest.main()
