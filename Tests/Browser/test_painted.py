"""Pictures that are painted without a browser look like pages: the pages of the gallery, and the examples, light and dark.

What differs is listed in painted.toml, with the reasons.
"""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from conftest import ROOT
from painted import Comparison, differences, paint, problems

# A window as wide as a phone, and so high that most pages are seen as a whole.
SIZE = (390, 1000)
GALLERY = ROOT / "Examples/Gallery"
TITLES = re.findall(r'GalleryPage\("([^"]+)"', (GALLERY / "GalleryPage.swift").read_text())
# A video shows another of its pictures each time.
UNCOMPARED = {"Video and sound"}
# The shop needs its server, and the one with Hummingbird is a package that serves a view.
EXAMPLES = ["Bakery", "Contacts", "Counter.swift", "Gallery", "Members.swift", "ReadingList.swift", "Screens", "Tool"]
# The pages of the gallery, one at a time.
PAGE = """
import SwiftUI

@main
struct OnePage: App {
  private var page: GalleryPage? {
    GalleryPage.all.first { $0.title == ProcessInfo.processInfo.environment["PAGE"] }
  }

  var body: some Scene {
    WindowGroup {
      if let page { page.content }
    }
  }
}
"""
PARTS = """
import SwiftUI

struct ContentView: View {
  let leftOut = ProcessInfo.processInfo.environment["LEFT_OUT"]

  var body: some View {
    VStack(spacing: 20) {
      Text("The first of two lines").opacity(leftOut == "text" ? 0 : 1)
      Image(systemName: "star").opacity(leftOut == "symbol" ? 0 : 1)
      Divider().opacity(leftOut == "line" ? 0 : 1)
      ForEach(1...12, id: \\.self) { Text("Row \\($0), which is there in both pictures") }
    }
    .padding()
  }
}
"""


def is_drawing_installed():
    return any(Path("/usr/lib").glob("*/libpangocairo-1.0.so.0"))


pytestmark = pytest.mark.skipif(not is_drawing_installed(), reason="needs libpangocairo-1.0-0")


@pytest.fixture(scope="module")
def comparison(start_browser, tmp_path_factory):
    comparison = Comparison(start_browser, tmp_path_factory.mktemp("pictures"))
    yield comparison
    comparison.close()


def build(path):
    """Compiles a file or folder, and returns its program and the folder of its resources."""
    tool = os.environ.get("BANYAN_TOOL", ROOT / ".build/debug/banyan")
    done = subprocess.run([tool, "build", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    program = Path(done.stdout.strip().splitlines()[-1])
    return program, program.parent


def listed():
    """Returns the shares and numbers of places that are listed, by window and appearance."""
    table = tomllib.loads(Path(__file__).with_name("painted.toml").read_text())
    assert {cause for each in table["windows"].values() for cause in each["causes"]} == set(table["causes"])
    assert set(table["windows"]) <= {*TITLES, *(Path(name).stem for name in EXAMPLES)}
    return {f"{name} {scheme}": each[scheme] for name, each in table["windows"].items()
            for scheme in ("light", "dark") if scheme in each}


def compare_both(comparison, start_server, name, program, variables):
    server = start_server(program, "--port", "0", env={**os.environ, **variables})
    return {f"{name} {scheme}": comparison.compare(server.url, program, SIZE, scheme == "dark", variables)
            for scheme in ("light", "dark")}


def test_the_pages_of_the_gallery(comparison, start_server, tmp_path):
    folder = tmp_path / "OnePage"
    shutil.copytree(GALLERY / "Pages", folder / "Pages")
    shutil.copytree(GALLERY / "Resources", folder / "Resources")
    shutil.copy(GALLERY / "GalleryPage.swift", folder)
    (folder / "OnePage.swift").write_text(PAGE)
    program, resources = build(folder)
    found = {}
    for title in sorted(set(TITLES) - UNCOMPARED):
        found |= compare_both(
            comparison, start_server, title, program, {"PAGE": title, "BANYAN_RESOURCES": str(resources)})
    assert differences(found, listed()) == {}


def test_the_examples(comparison, start_server, tmp_path):
    found = {}
    for name in EXAMPLES:
        program, resources = build(ROOT / "Examples" / name)
        found |= compare_both(
            comparison, start_server, Path(name).stem, program,
            {"BANYAN_RESOURCES": str(resources), "BANYAN_HOME": str(tmp_path / name)})
    assert differences(found, listed()) == {}


def test_the_same_pixels_are_painted_twice(tmp_path):
    program, _ = build(ROOT / "Examples/ReadingList.swift")
    assert len({paint(program, tmp_path / f"{number}.png", SIZE) for number in range(2)}) == 1


def test_a_part_that_is_left_out_is_found(comparison, start_server, tmp_path):
    file = tmp_path / "Parts.swift"
    file.write_text(PARTS)
    program, _ = build(file)
    server = start_server(program, "--port", "0")
    found = {part: comparison.compare(server.url, program, SIZE, variables={"LEFT_OUT": part})
             for part in ("", "text", "symbol", "line")}
    assert problems(found.pop("")) == []
    assert {part: [place["name"] for place in each["places"]] for part, each in found.items()} == {
        "text": ["missing"], "symbol": ["missing"], "line": ["missing"]}
    assert all(problems(each) for each in found.values())
