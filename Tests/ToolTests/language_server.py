"""A language server as an editor sees it."""

import json
import os
import subprocess
from pathlib import Path


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
        """Opens a file as an editor does that has another text for it than the disk."""
        self.uri = file.resolve().as_uri()
        self.version = 1
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": self.uri, "languageId": "swift", "version": self.version, "text": text}})

    def change(self, text: str):
        self.version += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [{"text": text}]})

    def at(self, text: str, words: str) -> dict:
        """The parameters of a request for the place behind some words of the open text."""
        before = text[:text.index(words) + len(words)]
        line = before.count("\n")
        return {
            "textDocument": {"uri": self.uri},
            "position": {"line": line, "character": len(before) - before.rfind("\n") - 1}}

    def completions(self, text: str, words: str) -> list[str]:
        """What is offered behind some words."""
        found = self.request("textDocument/completion", self.at(text, words))
        return [item["label"] for item in (found or {}).get("items", [])]

    def explanation(self, text: str, words: str) -> str:
        """What is shown for the name that ends there."""
        parameters = self.at(text, words)
        parameters["position"]["character"] -= 1
        found = self.request("textDocument/hover", parameters)
        return found["contents"]["value"] if found else ""

    def errors(self) -> list[str]:
        """The errors in the open file."""
        found = self.request("textDocument/diagnostic", {"textDocument": {"uri": self.uri}})
        return [each["message"] for each in (found or {}).get("items", []) if each["severity"] == 1]
