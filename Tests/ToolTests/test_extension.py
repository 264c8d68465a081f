"""The extension for Visual Studio Code: the file that is installed, and what its commands do."""

import json
import shutil
import subprocess
import tempfile
import unittest
import zipfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Editors/VSCode"
SCHEMA = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
# Stands for the tool. It ends with what started it.
TOOL = """#!/bin/sh
case $1 in
  lsp) echo "Open /opened in an editor." ;;
  *)
    echo "$2:3:5: error: cannot find 'wrong' in scope" >&2
    echo "Listening on http://127.0.0.1:$APP_PORT/"
    exec sleep 600 ;;
esac
"""


class ExtensionTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name).resolve()
        made = subprocess.run(
            [ROOT / "Scripts/package", "--extension", self.folder], capture_output=True, text=True, check=True)
        self.archive = Path(made.stdout.strip())

    def test_it_has_the_files_that_its_manifests_name(self):
        with zipfile.ZipFile(self.archive) as archive:
            names = archive.namelist()
            manifest = json.loads(archive.read("extension/package.json"))
            package = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
            types = ElementTree.fromstring(archive.read("[Content_Types].xml"))
        identity = package.find(f"{SCHEMA}Metadata/{SCHEMA}Identity").attrib
        assets = [asset.attrib["Path"] for asset in package.iter(f"{SCHEMA}Asset")]
        target = package.find(f"{SCHEMA}Installation/{SCHEMA}InstallationTarget").attrib["Id"]
        self.assertEqual(
            (identity, target, self.archive.name),
            ({"Language": "en-US", "Id": manifest["name"], "Version": manifest["version"], "Publisher": manifest["publisher"]},
             "Microsoft.VisualStudio.Code", f"banyan-{manifest['version']}.vsix"))
        self.assertRegex(manifest["version"], r"^\d+\.\d+\.\d+$")
        self.assertEqual([asset for asset in assets if asset not in names], [])
        scripts = {f"extension/{file.name}" for file in SOURCES.glob("*.js")}
        others = {"[Content_Types].xml", "extension.vsixmanifest", "extension/package.json", "extension/README.md", "extension/LICENSE.txt"}
        self.assertEqual(set(names), scripts | others)
        self.assertIn(f"extension/{manifest['main'].removeprefix('./')}", scripts)
        extensions = {each.attrib["Extension"] for each in types}
        self.assertEqual({name.rpartition(".")[2] for name in names} - {"xml"}, extensions)

    @unittest.skipUnless(shutil.which("node"), "Node.js is not installed")
    def test_its_commands_show_an_app_and_its_errors(self):
        with zipfile.ZipFile(self.archive) as archive:
            archive.extractall(self.folder)
        tool = self.folder / "tool"
        tool.write_text(TOOL)
        tool.chmod(0o755)
        file = self.folder / "View.swift"
        file.write_text("")
        run = subprocess.run(
            ["node", Path(__file__).with_name("editor.js"), self.folder / "extension", self.folder],
            capture_output=True, text=True, timeout=300)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.maxDiff = None
        self.assertEqual(json.loads(run.stdout), {
            "commands": ["banyan.complete", "banyan.run", "banyan.runFolder", "banyan.stop"],
            "title": "View.swift", "hasScripts": True,
            "policy": "default-src 'none'; style-src 'unsafe-inline'; frame-src RELAY",
            # The relay's page has the app's, which then comes without its cookie and may be in a frame.
            "outer": [200, True],
            "first": [200, "the app", None, None, "default-src 'none'; script-src 'self'"],
            "refused": [403, 403, 403, 403, 403],
            "sockets": ["there and back", "refused"],
            "reported": [[str(file), [{
                "places": [2, 4, 2, 5], "text": "cannot find 'wrong' in scope", "severity": 0, "source": "banyan"}]]],
            "afterSave": 0, "afterStop": None,
            "asked": [["GET", "/", True, None, None, None], ["POST", "/more", True, "banyan=token", True, None]],
            "contexts": [["setContext", "banyan.isRunning", True], ["swift.restartLSPServer"], ["setContext", "banyan.isRunning", False]],
            "messages": ["Open the folder /opened to complete this program’s code."],
        })


if __name__ == "__main__":
    unittest.main()
