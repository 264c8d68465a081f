"""A file that is edited in the page of `banyan play`."""

import base64
import functools
import http.server
import json
import os
import re
import subprocess
import threading
import urllib.error
import urllib.request
import zlib
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import ROOT, route
from frames import wait_until

COUNTER = """
import SwiftUI
struct ContentView: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("TITLE \\(count)")
      Button("Count") { count += 1 }
      Button("Hang") {
        while true {}
      }
      Button("Trap") { count = [Int]()[count] }
    }
  }
}
"""
PLAYGROUND = re.compile(r"Playground on (http://127\.0\.0\.1:(\d+)/([0-9a-f]{32})/)(\S*)")
COPIED = ROOT / "Tests/ExampleTests/Copied"
LESSONS = sorted((ROOT / "Sources/BanyanTool/Resources/Lessons").glob("*.swift"))
LESSONS_FROM_ZERO = [lesson for lesson in LESSONS if "// PART From zero" in lesson.read_text()]
LESSONS_ABOUT_DATA = [lesson for lesson in LESSONS if lesson not in LESSONS_FROM_ZERO]


class Tool:
    """A running `banyan play`."""

    def __init__(self, folder, *arguments):
        tool = os.environ.get("BANYAN_TOOL", ROOT / ".build/debug/banyan")
        self.log_path = folder / "play.log"
        with open(self.log_path, "w") as log:
            self.process = subprocess.Popen(
                [str(part) for part in (tool, "play", "--port", "0", *arguments)],
                stdout=subprocess.PIPE, stderr=log, text=True)
        # A failing command closes its output, so this waits no longer than it lives.
        for line in self.process.stdout:
            if match := PLAYGROUND.search(line):
                self.url, self.port, self.key = match[1], int(match[2]), match[3]
                self.address = self.url + match[4]
                return
        raise RuntimeError(self.log_path.read_text())

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=300)


class Playground:
    """The page, with its frame."""

    def __init__(self, page, file=None):
        self.page = page
        self.file = file
        # Taps before the app's script runs are lost.
        self.app = page.frame_locator("#app").frame_locator("#app").locator("main[data-connected]")
        self.text = page.locator("#text")
        self.status = page.locator("#status")

    def type(self, old, new):
        """Replaces some words in the text area, as a person would with keys."""
        self.page.evaluate(
            """([before, after]) => {
              const area = document.getElementById('text');
              const place = area.value.indexOf(before);
              area.focus();
              area.setSelectionRange(place, place + before.length);
              document.execCommand('insertText', false, after);
            }""", [old, new])

    def tab(self, name):
        self.page.get_by_role("tab", name=name).click()


@pytest.fixture
def play(tmp_path, open_page):
    """Opens the playground with a given text, or without a file."""
    tools = []

    def play(source=COUNTER.replace("TITLE", "First"), *arguments, codemirror=tmp_path / "none", **options):
        file = tmp_path / "Counter.swift"
        if source is not None:
            file.write_text(source)
        tool = Tool(tmp_path, *([file] if source is not None else []), "--codemirror", codemirror, *arguments)
        tools.append(tool)
        page = open_page(tool.address, connected=False, **options)
        playground = Playground(page, file)
        playground.tool = tool
        return playground

    yield play
    for tool in tools:
        tool.stop()


def test_what_is_typed_runs_with_the_state_kept(play):
    """insight P1, P2."""
    playground = play()
    playground.app.get_by_role("button", name="Count").click()
    expect(playground.app.get_by_text("First 1")).to_be_visible()
    playground.type("First", "Second")
    expect(playground.app.get_by_text("Second 1")).to_be_visible()
    assert 'Text("Second' in playground.file.read_text()
    expect(playground.status).to_have_text("Running")
    expect(playground.page.locator("#stale")).to_be_hidden()
    expect(playground.page.locator("#notice")).to_contain_text("1 state kept")


def test_an_error_stands_at_its_line_and_the_old_view_stays(play):
    """insight P1, P2, P5."""
    playground = play()
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    playground.type("count += 1", "count += wrong")
    expect(playground.status).to_have_text("1 error")
    expect(playground.page.locator(".numbers .at")).to_have_text("8")
    expect(playground.page.locator("pre .at .note")).to_have_text("cannot find 'wrong' in scope")
    expect(playground.page.locator("#stale")).to_have_text("Older than the text")
    playground.app.get_by_role("button", name="Count").click()
    expect(playground.app.get_by_text("First 1")).to_be_visible()
    playground.page.get_by_role("button", name="Line 8 error cannot find 'wrong' in scope").click()
    assert playground.page.evaluate(
        "() => { const area = document.getElementById('text'); return area.value.slice(area.selectionStart, area.selectionStart + 5); }"
    ) == "wrong"
    playground.type("wrong", "2")
    playground.app.get_by_role("button", name="Count").click()
    expect(playground.status).to_have_text("Running")
    expect(playground.page.locator(".numbers .at")).to_have_count(0)


def test_a_file_that_does_not_compile_at_first_opens_too(play):
    """insight P2."""
    playground = play(COUNTER.replace("count += 1", "wrong"))
    expect(playground.status).to_have_text("1 error")
    expect(playground.page.locator("#why")).to_contain_text("Nothing runs yet")
    playground.type("wrong", "count += 1")
    expect(playground.app.get_by_text("TITLE 0")).to_be_visible()


def test_nothing_runs_before_it_is_saved_where_a_person_wants_that(play):
    """insight P2."""
    playground = play()
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    playground.page.get_by_role("checkbox", name="Run as I type").uncheck()
    playground.type("First", "Second")
    expect(playground.status).to_have_text("Not saved")
    expect(playground.page.locator("#stale")).to_be_visible()
    assert "First" in playground.file.read_text()
    playground.page.keyboard.press("Control+s")
    expect(playground.app.get_by_text("Second 0")).to_be_visible()


def test_what_others_write_is_taken_over(play):
    """insight P1."""
    playground = play()
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    playground.file.write_text(COUNTER.replace("TITLE", "Outside"))
    expect(playground.app.get_by_text("Outside 0")).to_be_visible()
    expect(playground.text).to_have_value(COUNTER.replace("TITLE", "Outside"))
    expect(playground.page.locator("#conflict")).to_be_hidden()


@pytest.mark.parametrize("choice, kept", [("Keep mine", "Mine"), ("Take theirs", "Theirs")])
def test_what_was_changed_in_both_is_asked_about(play, choice, kept):
    """insight P1."""
    playground = play()
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    playground.page.get_by_role("checkbox", name="Run as I type").uncheck()
    playground.type("First", "Mine")
    playground.file.write_text(COUNTER.replace("TITLE", "Theirs"))
    expect(playground.page.get_by_role("alert")).to_contain_text("changed elsewhere")
    assert "Mine" in playground.text.input_value()
    playground.page.get_by_role("button", name=choice).click()
    expect(playground.page.locator("#conflict")).to_be_hidden()
    expect(playground.app.get_by_text(f"{kept} 0")).to_be_visible()
    assert kept in playground.file.read_text() and kept in playground.text.input_value()


def test_two_pages_have_one_text(play, open_page):
    """insight P1."""
    playground = play()
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    other = Playground(open_page(playground.tool.url, context=playground.page.context, connected=False))
    expect(other.text).to_have_value(re.compile("First"))
    playground.type("First", "Second")
    expect(other.text).to_have_value(re.compile("Second"))
    expect(other.app.get_by_text("Second 0")).to_be_visible()


def test_a_loop_without_end_is_ended_and_its_line_shown_and_the_editor_lives(play):
    """insight P3."""
    playground = play()
    playground.app.get_by_role("button", name="Hang").click()
    expect(playground.page.locator("#why")).to_contain_text("ran for more than two seconds without an end")
    expect(playground.status).to_have_text("Ended")
    expect(playground.page.locator(".numbers .at")).to_have_text("10")
    playground.type("while true {}", "count = 7")
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    expect(playground.page.locator("#over")).to_be_hidden()


def test_a_body_without_end_is_ended(play):
    """insight P3."""
    playground = play()
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    playground.type("VStack {", "let _ = { while true {} }()\n    VStack {")
    expect(playground.page.locator("#why")).to_contain_text("ContentView.body")
    expect(playground.status).to_have_text("Ended")
    expect(playground.page.locator(".numbers .at")).to_have_text("6")
    playground.type("let _ = { while true {} }()\n", "")
    expect(playground.app.get_by_text("First 0")).to_be_visible()


def test_an_app_that_wants_all_memory_ends_alone(play):
    """insight P3."""
    playground = play(COUNTER.replace("[Int]()[count]", "[Int](repeating: 1, count: 1 << 28).reduce(0, +)"))
    playground.app.get_by_role("button", name="Trap").click()
    expect(playground.page.locator("#why")).to_contain_text("more memory than the playground gives an app")
    playground.page.get_by_role("button", name="Run again").click()
    expect(playground.app.get_by_text("TITLE 0")).to_be_visible()


def test_a_trap_is_reported_at_its_line_and_the_program_runs_again_when_asked(play):
    """insight P3."""
    playground = play()
    playground.app.get_by_role("button", name="Trap").click()
    expect(playground.page.locator("#why")).to_contain_text("Index out of range")
    expect(playground.page.locator(".numbers .at")).to_have_text("12")
    playground.page.get_by_role("button", name="Run again").click()
    expect(playground.app.get_by_text("First 0")).to_be_visible()


def test_what_is_printed_and_found_and_what_ran_stands_below(play):
    """insight P1."""
    playground = play(
        COUNTER.replace('Text("TITLE \\(count)")', 'Text("First \\(count)")\n      Badge(n: count)')
        .replace("{ count += 1 }", '{ count += 1; print("counted") }')
        + "struct Badge: View {\n  @State var n: Int\n  var body: some View { Text(\"badge \\(n)\") }\n}\n")
    playground.app.get_by_role("button", name="Count").click()
    playground.tab("What ran")
    update = playground.page.locator(".update", has_text='tap Button "Count"')
    expect(update.locator(".ran.changed")).to_have_text("ContentView ran")
    update.locator("summary").click()
    expect(update.locator("pre")).to_contain_text("wrote ContentView.count 0 -> 1")
    playground.tab("Output")
    expect(playground.page.locator("#output")).to_contain_text("counted")
    playground.tab("Findings")
    finding = playground.page.get_by_role("button", name="Line 18 finding D7")
    expect(finding).to_contain_text("Badge.n still is 0")
    finding.focus()
    playground.page.keyboard.press("Enter")
    assert playground.page.evaluate("document.activeElement.id") == "text"


def test_the_inspector_opens_beside_the_app_and_leaves_it_as_it_is(play):
    """insight P1."""
    playground = play()
    playground.app.get_by_role("button", name="Count").click()
    expect(playground.app.get_by_text("First 1")).to_be_visible()
    inspector = playground.page.frame_locator("#app").frame_locator("#inspector")
    button = playground.page.get_by_role("button", name="Inspector")
    button.click()
    expect(inspector.get_by_role("radio", name="Updates")).to_be_visible()
    expect(inspector.get_by_role("button", name='tap Button "Count"')).to_be_visible()
    expect(playground.app.get_by_text("First 1")).to_be_visible()
    playground.app.get_by_role("button", name="Count").focus()
    playground.page.keyboard.press("Alt+i")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(inspector.get_by_role("radio", name="Updates")).to_be_hidden()
    expect(playground.app.get_by_text("First 1")).to_be_visible()


def test_a_line_of_the_inspector_opens_in_the_editor_beside_it(play):
    """insight I15, P1."""
    playground = play()
    playground.app.get_by_role("button", name="Count").click()
    playground.page.get_by_role("button", name="Inspector").click()
    inspector = playground.page.frame_locator("#app").frame_locator("#inspector")
    inspector.get_by_role("radio", name="Tree").click()
    inspector.get_by_role("button", name="ContentView: ran").click()
    inspector.get_by_role("button", name="Counter.swift:4, line of ContentView.count").click()
    expect(playground.text).to_be_focused()
    assert playground.text.evaluate("(area) => area.value.slice(area.selectionStart).split('\\n')[0]").strip() == (
        "@State private var count = 0")


def serious_violations(page):
    violations = Axe().run(page).response["violations"]
    return [(v["id"], v["nodes"][0]["target"]) for v in violations if v["impact"] in ("serious", "critical")]


# With CodeMirror

CODEMIRROR = Path("/usr/share/javascript/codemirror")


class Mirror:
    """The playground with CodeMirror as its editor."""

    def __init__(self, playground):
        self.playground = playground
        self.page = playground.page
        self.place = self.page.locator(".CodeMirror")
        expect(self.place).to_be_visible()

    def select(self, words):
        """Selects some words, which a person would do with the mouse."""
        self.page.evaluate(
            """(words) => {
              const mirror = document.querySelector('.CodeMirror').CodeMirror;
              const place = mirror.getValue().indexOf(words);
              mirror.focus();
              mirror.setSelection(mirror.posFromIndex(place), mirror.posFromIndex(place + words.length));
            }""", words)

    def type(self, old, new):
        self.select(old)
        self.page.keyboard.insert_text(new)

    @property
    def text(self):
        return self.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")


def test_a_playground_that_does_not_answer_shows_it(play):
    playground = play()
    route(playground.page, "**/run", lambda route: route.abort())
    expect(playground.status).to_have_text("Running")
    notice = playground.page.locator("#notice")
    playground.page.keyboard.press("Control+s")
    expect(notice).to_have_text("The playground is not responding.")
    playground.page.route("**/lessons", lambda route: route.abort())
    notice.evaluate("(notice) => { notice.textContent = ''; }")
    playground.page.get_by_role("button", name="Lessons").click()
    expect(notice).to_have_text("The playground is not responding.")


def test_a_text_that_could_not_be_read_is_not_replaced(play):
    """What is typed before the page has read the file must not be written to it."""
    playground = play()
    expect(playground.status).to_have_text("Running")
    source = playground.file.read_text()
    page, asked = playground.page, []
    page.on("request", lambda request: asked.append((request.method, request.url.rsplit("/", 1)[1])))
    page.route("**/text", lambda route: route.abort())
    # The app would be shown just when the next program ends it, which may cut off its scripts.
    route(page, "**/banyan/inspect*", lambda route: route.fulfill(content_type="text/html", body=""))
    expect(page.locator("#notice")).to_have_text("The playground is not responding.")
    playground.text.fill("Nothing")
    page.keyboard.press("Control+s")
    page.unroute("**/text")
    playground.file.write_text(source.replace("First", "Second"))
    expect(playground.text).to_have_value(source.replace("First", "Second"))
    assert playground.file.read_text() == source.replace("First", "Second")
    assert [request for request in asked if request == ("POST", "text")] == []


@pytest.fixture
def mirror(play):
    if not (CODEMIRROR / "lib/codemirror.js").exists():
        pytest.skip("Debian's libjs-codemirror is not installed")
    return lambda *arguments, **options: Mirror(play(*arguments, codemirror=CODEMIRROR, **options))


def test_what_is_typed_in_codemirror_runs(mirror):
    """insight P1, P2, P5."""
    mirror = mirror()
    app = mirror.playground.app
    app.get_by_role("button", name="Count").click()
    mirror.type("First", "Second")
    expect(app.get_by_text("Second 1")).to_be_visible()
    assert 'Text("Second' in mirror.playground.file.read_text()
    expect(mirror.place.locator(".cm-keyword", has_text="struct")).to_have_count(1)
    expect(mirror.page.get_by_role("textbox", name="Program text")).to_be_focused()


def test_codemirror_shows_errors_at_their_lines(mirror):
    """insight P5."""
    mirror = mirror()
    expect(mirror.playground.app.get_by_text("First 0")).to_be_visible()
    mirror.type("count += 1", "count += wrong")
    expect(mirror.place.locator(".note")).to_have_text("cannot find 'wrong' in scope")
    expect(mirror.place.locator(".CodeMirror-gutter-wrapper.at .CodeMirror-linenumber")).to_have_text("8")
    # What the program does is said again and again, and must not draw the note anew.
    mirror.place.locator(".note").evaluate("(note) => { note.dataset.same = ''; }")
    mirror.playground.app.get_by_role("button", name="Count").click()
    mirror.playground.tab("What ran")
    expect(mirror.page.locator(".update", has_text='tap Button "Count"')).to_have_count(1)
    expect(mirror.place.locator(".note[data-same]")).to_have_count(1)
    mirror.playground.tab("Problems")
    mirror.page.get_by_role("button", name="Line 8 error cannot find 'wrong' in scope").click()
    # The caret is before the word that is wrong.
    mirror.page.keyboard.press("Shift+Control+ArrowRight")
    mirror.page.keyboard.insert_text("2")
    expect(mirror.playground.status).to_have_text("Running")
    expect(mirror.place.locator(".note, .at")).to_have_count(0)
    assert "count += 2" in mirror.playground.file.read_text()


def test_codemirror_takes_over_what_others_write_and_undoes_only_what_was_typed(mirror):
    """insight P1, P5."""
    mirror = mirror()
    expect(mirror.playground.app.get_by_text("First 0")).to_be_visible()
    mirror.playground.file.write_text(COUNTER.replace("TITLE", "Outside"))
    expect(mirror.playground.app.get_by_text("Outside 0")).to_be_visible()
    mirror.select("Outside")
    mirror.page.keyboard.press("Control+z")
    assert mirror.text == COUNTER.replace("TITLE", "Outside")
    mirror.type("Outside", "Inside")
    expect(mirror.playground.app.get_by_text("Inside 0")).to_be_visible()
    mirror.page.keyboard.press("Control+z")
    expect(mirror.playground.app.get_by_text("Outside 0")).to_be_visible()
    assert mirror.text == mirror.playground.file.read_text() == COUNTER.replace("TITLE", "Outside")


def test_codemirror_is_used_and_left_with_keys(mirror):
    """insight P5."""
    mirror = mirror()
    expect(mirror.playground.app.get_by_text("First 0")).to_be_visible()
    page = mirror.page
    mirror.select("VStack {")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.type("Spacer(")
    assert "VStack {\n      Spacer()\n" in mirror.text, "it indents, and closes what is opened"
    page.keyboard.press("Control+/")
    assert "VStack {\n      // Spacer()\n" in mirror.text
    page.keyboard.press("Control+Home")
    page.keyboard.press("Tab")
    assert mirror.text.startswith("  \n"), "it indents"
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "divider"
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("textbox", name="Program text")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_codemirror(mirror, scheme):
    """insight P5."""
    [lesson] = [text for text in map(Path.read_text, LESSONS) if '"Raise the price"' in text]
    mirror = mirror(lesson + "\nlet unused: Int = { let x = 1; return 2 }()\n", color_scheme=scheme)
    mirror.playground.app.get_by_role("button", name="Raise the price").click()
    mirror.select("Raise the price")
    assert serious_violations(mirror.page) == []
    # At a bracket, and with a bracket that nothing closes.
    mirror.select("{")
    mirror.page.keyboard.press("ArrowRight")
    expect(mirror.place.locator(".CodeMirror-matchingbracket")).to_have_count(2)
    assert serious_violations(mirror.page) == []
    mirror.type("price += 1 }", "price += 1")
    expect(mirror.place.locator(".note")).not_to_have_count(0)
    assert serious_violations(mirror.page) == []


PREVIEWS = """#Preview("Wide") { ContentView() }
#Preview("Narrow") { ContentView().frame(width: 120) }
#Preview("Narrow") { Text("Another") }
"""


def test_each_preview_has_a_tab_and_keeps_its_state(play):
    """insight P7."""
    playground = play(COUNTER.replace("TITLE", "First") + PREVIEWS)
    page = playground.page

    def window(title):
        return page.frame_locator(f"iframe[title='{title}']").frame_locator("#app").locator("main[data-connected]")

    tabs = page.get_by_role("tablist", name="Previews").get_by_role("tab")
    expect(tabs).to_have_text(["Wide", "Narrow", "Narrow 2"])
    assert tabs.evaluate_all("(all) => all.map((each) => each.ariaSelected)") == ["true", "false", "false"]
    playground.app.get_by_role("button", name="Count").click()
    expect(playground.app.get_by_text("First 1")).to_be_visible()
    expect(page.get_by_role("button", name="Copy as test")).to_be_enabled()
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    for number in (1, 2):
        window("Narrow").get_by_role("button", name="Count").click()
        expect(window("Narrow").get_by_text(f"First {number}")).to_be_visible()
    expect(page.get_by_role("button", name="Copy as test")).to_be_disabled()
    expect(page.locator("#app")).to_be_hidden()
    tabs.nth(2).click()
    expect(window("Narrow 2").get_by_text("Another")).to_be_visible()
    playground.type('Text("First', 'Text("Second')
    tabs.nth(1).click()
    expect(window("Narrow").get_by_text("Second 2")).to_be_visible()
    tabs.first.click()
    expect(playground.app.get_by_text("Second 1")).to_be_visible()
    assert serious_violations(page) == []
    tabs.nth(1).click()
    playground.type(PREVIEWS, '#Preview("Wide") { ContentView() }')
    expect(page.locator("#previews")).to_be_hidden()
    expect(playground.app.get_by_text("Second 1")).to_be_visible()


def test_an_apps_previews_are_beside_it(play):
    """insight P7."""
    app = "@main struct CounterApp: App {\n  var body: some Scene { WindowGroup { Text(\"The app\") } }\n}\n"
    playground = play(COUNTER + app + '#Preview { ContentView() }\n')
    tabs = playground.page.get_by_role("tablist", name="Previews").get_by_role("tab")
    expect(tabs).to_have_text(["CounterApp", "Preview"])
    expect(playground.app.get_by_text("The app")).to_be_visible()
    tabs.nth(1).click()
    preview = playground.page.frame_locator("iframe[title='Preview']").frame_locator("#app")
    expect(preview.get_by_text("TITLE 0")).to_be_visible()


def test_a_file_s_documents_are_its_own(play):
    playground = play(COUNTER.replace("TITLE \\(count)", "Documents: \\(URL.documentsDirectory.path)"))
    expect(playground.app.get_by_text(re.compile(r"Documents: .*/banyan/homes/Counter-[^/]+/Documents$"))).to_be_visible()


# Access


@pytest.fixture(scope="module")
def tool(tmp_path_factory):
    folder = tmp_path_factory.mktemp("refusing")
    (folder / "View.swift").write_text(COUNTER)
    tool = Tool(folder, folder / "View.swift")
    tool.file = folder / "View.swift"
    yield tool
    tool.stop()


def ask(tool, path="", method="GET", body=None, key=None, **headers):
    """Returns the status of the response to a browser's request, with some headers changed."""
    own = f"http://127.0.0.1:{tool.port}"
    all_headers = {"Host": f"127.0.0.1:{tool.port}", "Sec-Fetch-Site": "none" if path == "" else "same-origin"}
    if method == "POST":
        all_headers |= {"Origin": own, "Content-Type": "application/json"}
    all_headers |= {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(
        f"{own}/{key or tool.key}/{path}", method=method, data=body,
        headers={name: value for name, value in all_headers.items() if value is not None})
    try:
        with urllib.request.urlopen(request, timeout=300) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


PLACES = [("", "GET"), ("events", "GET"), ("text", "GET"), ("play.js", "GET"), ("text", "POST"), ("run", "POST"), ("lesson", "POST"), ("link", "POST")]


@pytest.mark.parametrize("path, method", PLACES)
def test_nobody_else_is_let_in(tool, path, method):
    """insight P4: each refusal, at each place, for reading and for writing."""
    body = b"{}" if method == "POST" else None

    def status(**headers):
        return ask(tool, path, method, body, **headers)

    assert status() in ((200, 204) if method == "GET" or path == "run" else (400,))
    assert status(key="0" * 32) == 404
    assert status(key=tool.key[:-1]) == 404
    for name in (f"localhost:{tool.port}", "evil.example", f"evil.example:{tool.port}", "127.0.0.1"):
        assert status(Host=name) == 421, name
    for site in ("cross-site", "same-site", None):
        assert status(Sec_Fetch_Site=site) == 403, site
    for origin in ("http://evil.example", f"http://localhost:{tool.port}", "http://127.0.0.1:1", "null"):
        assert status(Origin=origin) == 403, origin
    for header in ("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"):
        assert status(**{header.replace("-", "_"): "10.0.0.1"}) == 403, header
    if method == "POST":
        assert status(Origin=None) == 403
        assert status(Content_Type="text/plain") == 415
    else:
        assert status(Sec_Fetch_Site="none") == (200 if path == "" else 403)


def test_the_page_is_for_no_frame(tool):
    """insight P4."""
    assert ask(tool, Sec_Fetch_Dest="iframe") == 403
    request = urllib.request.Request(tool.url, headers={"Sec-Fetch-Site": "none"})
    with urllib.request.urlopen(request, timeout=300) as response:
        policy = response.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy and "script-src 'self';" in policy
        assert response.headers["referrer-policy"] == "no-referrer"


def test_only_files_of_the_page_are_there(tool):
    """insight P4."""
    for path in ("../View.swift", "%2e%2e/View.swift", "codemirror/../../../../etc/passwd", "Lessons/01-State.swift"):
        assert ask(tool, path) == 404, path


def test_a_lesson_s_name_leads_nowhere_else(tool):
    """insight P4."""
    for name in ("../View.swift", "/etc/passwd", "None.swift"):
        assert ask(tool, "lesson", "POST", json.dumps({"lesson": name}).encode()) == 404, name


def test_a_page_of_another_port_reaches_nothing(tool, browser, tmp_path):
    """insight P4: a real browser, and a page of this machine as the app's own is, which even knows the key."""
    (tmp_path / "index.html").write_text("<!DOCTYPE html><title>Other</title>")
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=tmp_path)
    other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{other.server_port}/")
    before = tool.file.read_text()
    outcomes = page.evaluate(
        """async (url) => {
          const body = JSON.stringify({ text: 'taken over' });
          const outcome = (promise) => promise.then((answer) => answer.type, () => 'refused');
          const script = document.createElement('script');
          const loading = new Promise((done) => {
            script.onload = () => done('read');
            script.onerror = () => done('refused');
          });
          script.src = `${url}play.js`;
          document.body.append(script);
          return [
            await outcome(fetch(`${url}text`)),
            await outcome(fetch(`${url}text`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })),
            await outcome(fetch(`${url}text`, { method: 'POST', mode: 'no-cors', body })),
            await new Promise((done) => {
              const events = new EventSource(`${url}events`);
              events.onopen = () => done('read');
              events.onerror = () => done('refused');
            }),
            await loading,
          ];
        }""", tool.url)
    # The third may be sent, but is ignored; the test requires only that it has no effect.
    assert [outcome for outcome in outcomes if outcome not in ("refused", "opaque")] == []
    assert tool.file.read_text() == before
    context.close()
    other.shutdown()
    other.server_close()


# Copies


def copied(playground, name):
    playground.page.get_by_role("button", name=name).click()
    expect(playground.page.locator("#notice")).to_have_text("Copied.")
    return playground.page.evaluate("navigator.clipboard.readText()")


def use_the_apples(play):
    playground = play((COPIED / "Apples.swift").read_text(), permissions=["clipboard-read", "clipboard-write"])
    playground.app.get_by_role("button", name='Add "one"').click()
    playground.app.get_by_role("switch", name="Paid").click()
    playground.app.get_by_role("textbox", name="Name").press("A")
    playground.tab("What ran")
    expect(playground.page.locator(".update", has_text='type "A" into TextField')).to_be_visible()
    return playground


def test_what_was_done_can_be_copied_as_a_test(play):
    """insight P8: the test that is copied is one of ours, which passes."""
    assert copied(use_the_apples(play), "Copy as test") == (COPIED / "CopiedTests.swift").read_text()


def test_what_was_done_can_be_copied_for_somebody_else_to_read(play):
    """insight P8."""
    text = copied(use_the_apples(play), "Copy as issue")
    # On a busy machine, an update may be slow, and its duration is printed.
    sections = [each for each in re.findall("^## (.*)$", text, re.MULTILINE) if each != "What was printed"]
    assert sections == ["What I did", "What ran", "The file"]
    assert 'tap Button "Add "one""\n' in text and "wrote AppleOrder.isPaid false -> true" in text
    assert (COPIED / "Apples.swift").read_text() in text


def test_that_something_was_copied_stays_shown_while_the_app_prints(play):
    """insight P8."""
    playground = play(
        COUNTER.replace("{ count += 1 }", '{ count += 1; print("counted") }'),
        permissions=["clipboard-read", "clipboard-write"])
    # Before the page has heard of the file, it has nothing to copy, and what it hears first takes the place of “Copied.”.
    expect(playground.app.get_by_text("TITLE 0")).to_be_visible()
    expect(playground.status).to_have_text("Running")
    copied(playground, "Copy as issue")
    playground.app.get_by_role("button", name="Count").click()
    playground.tab("Output")
    expect(playground.page.locator("#output")).to_contain_text("counted")
    assert playground.page.locator("#notice").text_content() == "Copied."


# Links

LINKED = COUNTER.replace("TITLE", "Linked")
MARK = "#text="


def fragment(text):
    """The part of a link that holds a text."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def linked(playground):
    """The dialog with the text of a link."""
    return playground.page.get_by_role("dialog", name="The program of a link")


def shown_text(dialog):
    return dialog.get_by_role("region").evaluate("(place) => [...place.children].map((line) => line.textContent).join('\\n')")


def follow(playground, place):
    playground.page.evaluate("(place) => { location.hash = place; }", place)


def test_the_text_of_a_link_is_shown_and_runs_only_when_a_person_asks_for_that(play, tmp_path):
    folder = tmp_path / "mine"
    playground = play(None, "http://127.0.0.1:8080/" + fragment(LINKED), "--lessons", folder)
    dialog, page = linked(playground), playground.page
    expect(dialog).to_be_visible()
    assert shown_text(dialog) == LINKED
    # Enter does not run it by mistake, and a page that is reloaded asks again.
    expect(dialog.get_by_role("region")).to_be_focused()
    page.keyboard.press("Enter")
    page.reload()
    expect(dialog).to_be_visible()
    assert serious_violations(page) == []
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    expect(page.locator("#why")).to_contain_text("Choose a lesson")
    expect(page).to_have_url(playground.tool.url)
    assert not folder.exists()
    follow(playground, fragment(LINKED))
    dialog.get_by_role("button", name="Run this program").click()
    expect(playground.app.get_by_text("Linked 0")).to_be_visible()
    expect(page).to_have_url(playground.tool.url)
    assert (folder / "Link.swift").read_text() == LINKED


def test_the_program_of_a_link_has_a_file_of_its_own(play, tmp_path):
    folder = tmp_path / "mine"
    playground = play(COUNTER.replace("TITLE", "First"), "--lessons", folder)
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    follow(playground, fragment(LINKED))
    linked(playground).get_by_role("button", name="Run this program").click()
    expect(playground.app.get_by_text("Linked 0")).to_be_visible()
    assert playground.file.read_text() == COUNTER.replace("TITLE", "First")
    playground.type("Linked", "Mine")
    expect(playground.app.get_by_text("Mine 0")).to_be_visible()
    page = playground.page
    page.get_by_role("button", name="Lessons").click()
    page.get_by_label("A link that holds a program").fill(f"https://example.com/{fragment(LINKED)}")
    page.get_by_role("button", name="Show its text").click()
    linked(playground).get_by_role("button", name="Run this program").click()
    expect(page.locator("#name")).to_have_text("Link-2.swift")
    expect(playground.app.get_by_text("Linked 0")).to_be_visible()
    texts = {file.name: file.read_text() for file in folder.iterdir()}
    assert texts == {"Link.swift": LINKED.replace("Linked", "Mine"), "Link-2.swift": LINKED}


def test_a_link_hides_no_character(play):
    playground = play()
    expect(playground.status).to_have_text("Running")
    follow(playground, fragment("let a = 1 // \u202e} \u2066\rprint(a)\u200b\r\n\tlet family = \"👩\u200d👧\"\0"))
    dialog = linked(playground)
    expect(dialog).to_be_visible()
    assert shown_text(dialog) == (
        "let a = 1 // ⟨U+202E⟩} ⟨U+2066⟩⟨U+000D⟩print(a)⟨U+200B⟩\r\n\tlet family = \"👩\u200d👧\"⟨U+0000⟩")


def test_a_link_that_is_damaged_or_too_long_shows_that(play):
    playground = play()
    expect(playground.status).to_have_text("Running")
    notice = playground.page.locator("#notice")
    packed = fragment(LINKED)
    for place in [MARK, MARK + "%", packed[:-9], MARK + "AAAA", fragment("a" * 500_001)]:
        notice.evaluate("(notice) => { notice.textContent = ''; }")
        follow(playground, place)
        expect(notice).to_have_text("The link is damaged, or its text is too long.")
        expect(linked(playground)).to_be_hidden()
    follow(playground, fragment("a" * 500_000))
    expect(linked(playground)).to_be_visible()


def test_a_copied_link_holds_the_text_and_not_the_key(play):
    playground = play(COUNTER.replace("TITLE", "Größe 👩‍👧 +/="), permissions=["clipboard-read", "clipboard-write"])
    expect(playground.app.get_by_text("Größe 👩‍👧 +/= 0")).to_be_visible()
    expect(playground.status).to_have_text("Running")
    start, mark, words = copied(playground, "Copy link").partition(MARK)
    assert (start, mark) == (f"http://127.0.0.1:{playground.tool.port}/", MARK)
    text = zlib.decompress(base64.urlsafe_b64decode(words + "=" * (-len(words) % 4)), -15).decode()
    assert text == playground.file.read_text()


# Lessons


def without_answers(text):
    return re.sub(r"^// (RUNS|RESTS|BECAUSE|SEE|FIND|ANSWER).*\n", "", text, flags=re.MULTILINE)


def test_without_a_file_a_lesson_is_chosen_and_copied(play, tmp_path):
    """insight P6."""
    folder = tmp_path / "mine"
    playground = play(None, "--lessons", folder)
    dialog = playground.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(len(LESSONS))
    assert not folder.exists()
    dialog.get_by_role("button", name="State: a value that a view owns").click()
    expect(playground.app.get_by_role("button", name="Count", exact=True)).to_be_visible()
    own = (folder / "01-State.swift").read_text()
    assert own == without_answers(LESSONS_ABOUT_DATA[0].read_text())
    playground.type('"Count in secret"', '"Count silently"')
    expect(playground.app.get_by_role("button", name="Count silently")).to_be_visible()
    playground.page.get_by_role("button", name="Lessons").click()
    dialog.get_by_role("button", name="Binding: a way").click()
    expect(playground.app.get_by_text("Light")).to_be_visible()
    playground.page.get_by_role("button", name="Lessons").click()
    dialog.get_by_role("button", name="State: a value").click()
    expect(playground.app.get_by_role("button", name="Count silently")).to_be_visible()
    playground.page.get_by_role("button", name="Start over").click()
    expect(playground.app.get_by_role("button", name="Count in secret")).to_be_visible()
    expect(playground.text).to_have_value(own)
    assert (folder / "01-State.swift").read_text() == own


def test_the_page_of_a_program_that_has_ended_goes_before_the_next_program_starts(play, tmp_path):
    """Otherwise that page opens a window in the next program, and the frame another one, and the views of both run."""
    playground = play(None, "--lessons", tmp_path / "mine")
    dialog = playground.page.get_by_role("dialog")
    dialog.get_by_role("button", name="State: a value that a view owns").click()
    expect(playground.app.get_by_role("button", name="Count", exact=True)).to_be_visible()
    playground.page.evaluate("""() => {
      window.seen = [];
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes)
          for (const [what, nodes] of [['added', addedNodes], ['removed', removedNodes]])
            for (const { id } of nodes) seen.push(`${what} ${id} while ${document.body.dataset.phase}`);
      }).observe(document.getElementById('frames'), { childList: true });
    }""")
    playground.page.get_by_role("button", name="Lessons").click()
    dialog.get_by_role("button", name="Binding: a way").click()
    expect(playground.app.get_by_text("Light")).to_be_visible()
    assert playground.page.evaluate("seen") == ["removed app while building", "added app while running"]


def test_a_guess_is_answered_by_what_ran(play, tmp_path):
    """insight P6."""
    playground = play(LESSONS_ABOUT_DATA[0].read_text())
    attempt = playground.page.get_by_role("group", name="Tap Count.")
    attempt.get_by_role("checkbox", name="ContentView").check()
    attempt.get_by_role("checkbox", name="Advice").check()
    playground.app.get_by_role("button", name="Count", exact=True).click()
    expect(attempt.locator("[data-name=ContentView]")).to_have_text("✓ ContentView ran")
    expect(attempt.locator("[data-name=Advice]")).to_have_text("✗ Advice did not run")


ACTIONS = re.compile(r"^// TRY (Tap|Switch|Choose) (.+)\.$", re.MULTILINE)
ROLES = {"Tap": "button", "Switch": "switch", "Choose": "tab"}
REASON = re.compile(r"^ *(\w+) ran(, new| for [^;\n]*?)?(?:; reads [^;\n]*?)?(; same result)?(?:  .*)?$", re.MULTILINE)

# What the documents that taught this report of their experiments, in the words of the trace: which views run, and why.
# Where they print `_store changed`, it says `for _store`; where only some of what runs is rendered, the rest has the same result.
REASONS = {
    "05-EnvironmentObject": [
        ["Bulb for _store; same result", "ContentView for _store; same result", "Home for _store", "Silent for _store; same result"],
        ["Bulb for _store", "ContentView for _store; same result", "Home for _store; same result", "Silent for _store; same result"],
    ],
    "14-Printing": [["ContentView for _laps"]],
    "15-Values": [
        ["Basket for count", "ContentView for _stand"],
        ["ContentView for _stand", "Sign for isOpen"],
    ],
    "16-SharedObservable": [["Thermometer for Weather.degrees"], ["Umbrella for Weather.isRaining"]],
    "17-Pages": [
        ["Page, new", "Page, new", "Page, new"],
        ["ContentView for _book", "Cover for _book", "Page for _book", "Page for _book", "Page for _book"],
    ],
    "18-AppState": [
        ["ContentView for _state", "HomePage for _state; same result", "SettingsPage, new"],
        ["ContentView for _state", "HomePage for _state; same result"],
    ],
    "19-Container": [["SettingsPage, new", "Tabs for _choice"], ["Tabs for _choice"]],
    "20-NotFollowed": [["Keeper for _fish"]],
    "21-Alert": [["ContentView for _isAsking"], ["ContentView for _isAsking"]],
}


@pytest.fixture(scope="module")
def lessons_tool(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lessons")
    tool = Tool(folder, "--lessons", folder / "mine", "--codemirror", folder / "none")
    yield tool
    tool.stop()


# What is seen after each change that a lesson asks for, made as its answer says.
SIGHTS = {
    "00-1-FirstView": ["Hello, Ada!", "Hello, Ada!", "Hello, Ada!"],
    "00-2-Layout": ["Banyan", "Banyan", "Banyan"],
    "00-3-Lists": ["2", "Bread"],
    "00-4-Navigation": ["Cities", "Oslo"],
    "00-5-Animation": ["Grow", "Grow"],
}


@pytest.mark.parametrize("lesson", LESSONS_FROM_ZERO, ids=lambda lesson: lesson.stem)
def test_each_answer_of_a_lesson_can_be_written_in_place_of_what_it_names(lessons_tool, open_page, lesson):
    """insight P6."""
    playground = chosen(lessons_tool, open_page, lesson)
    page = playground.page
    changes = page.locator("#lesson fieldset").filter(has=page.locator("details.answer"))
    sights = SIGHTS[lesson.stem]
    expect(changes).to_have_count(len(sights))
    for index, sight in enumerate(sights):
        change = changes.nth(index)
        change.get_by_text("Show an answer").click()
        place = change.locator("p code").first.text_content()
        assert playground.text.input_value().count(place) == 1
        playground.type(place, change.locator("pre").text_content())
        expect(page.locator("#stale")).to_be_hidden()
        expect(playground.status).to_have_text("Running")
        expect(playground.app.get_by_text(sight, exact=True).first).to_be_visible()
        change.get_by_role("checkbox", name="Done").check()
    page.get_by_role("button", name="Lessons").click()
    tries = page.locator("#lesson fieldset").count() - len(sights)
    item = page.get_by_role("dialog").get_by_role("listitem").nth(LESSONS.index(lesson))
    expect(item.locator("small")).to_have_text(f"{len(sights)} of {len(sights) + tries}" if tries else "✓ done")


def chosen(lessons_tool, open_page, lesson):
    """The playground's page with a lesson, which may not be the first of its tool."""
    playground = Playground(open_page(lessons_tool.url, connected=False))
    dialog = playground.page.get_by_role("dialog")
    # The first page of a tool has no file yet, so it offers the lessons itself.
    expect(dialog.or_(playground.page.locator("#name", has_text=".swift")).first).to_be_visible()
    if not dialog.is_visible():
        # The app of the lesson before ends when this one is chosen, perhaps while its page is still loading.
        expect(playground.app).to_have_count(1)
        playground.page.get_by_role("button", name="Lessons").click()
    dialog.get_by_role("listitem").nth(LESSONS.index(lesson)).get_by_role("button").click()
    expect(playground.page.locator("#name")).to_have_text(lesson.name)
    # Once the text of this lesson has come, the app of the one before, which may have the same buttons, is covered.
    title = lesson.read_text().split("\n")[0].removeprefix("// LESSON ")
    expect(playground.page.locator("#lesson h2")).to_have_text(title)
    expect(playground.status).to_have_text("Running")
    return playground


@pytest.mark.parametrize("lesson", LESSONS_ABOUT_DATA, ids=lambda lesson: lesson.stem)
def test_what_a_lesson_claims_is_so(lessons_tool, open_page, lesson):
    """insight P6: what runs for each thing to try is what the trace says."""
    source = lesson.read_text()
    actions = ACTIONS.findall(source)
    assert len(actions) == source.count("// TRY ") > 0
    names = lambda words: [name.strip() for name in words.split(",") if name.strip()]
    expected = [
        {**{name: True for name in names(runs)}, **{name: False for name in names(rests)}}
        for runs, rests in re.findall(r"// RUNS(.*)\n// RESTS(.*)\n", source)]
    playground = chosen(lessons_tool, open_page, lesson)
    found = []
    reasons = []
    for index, (verb, name) in enumerate(actions):
        playground.app.get_by_role(ROLES[verb], name=name, exact=True).click()
        answer = playground.page.locator("#lesson fieldset").nth(index).locator("[data-name]")
        expect(answer).to_have_count(len(expected[index]))
        found.append({each.get_attribute("data-name"): each.get_attribute("data-outcome") != "rests" for each in answer.all()})
        summary = playground.page.locator("summary", has_text=re.compile(f'(tap|switch on|switch off) .*"{name}"'))
        update = playground.page.locator(".update", has=summary).first
        text = update.locator("pre").text_content()
        reasons.append(sorted("".join(each) for each in REASON.findall(text)))
    assert found == expected
    if lesson.stem in REASONS:
        assert reasons == REASONS[lesson.stem]


def test_what_a_lesson_prints_is_what_the_documents_print(play):
    """insight P6, S01: `_printChanges` names the view and the property, and rows that did not run print nothing."""
    lesson = next(each for each in LESSONS if each.stem == "14-Printing")
    playground = play(lesson.read_text())
    output = playground.page.locator("#output pre")
    playground.tab("Output")

    def printed(laps):
        # On a busy machine, the server's warning of a slow update stands between these lines.
        expect(output).to_have_text(re.compile(r"(ContentView: _laps changed\.[\s\S]*){%d}" % laps))
        return [line for line in output.text_content().splitlines() if line.startswith(("ContentView: ", "Lane: "))]

    playground.app.get_by_role("button", name="Another lap").click()
    lines = ["ContentView: @self, @identity, _laps changed."] + ["Lane: @self changed."] * 20
    lap = "ContentView: _laps changed."
    assert printed(1) == lines + [lap]
    playground.app.get_by_role("button", name="Another lap").click()
    assert printed(2) == lines + [lap, lap]


# Appearance


def test_a_device_gives_the_window_its_size_and_another_appearance(play):
    playground = play(COUNTER.replace('Text("TITLE \\(count)")', 'Text(scheme == .dark ? "dark" : "light")').replace(
        "@State", "@Environment(\\.colorScheme) var scheme\n  @State", 1), viewport={"width": 1_400, "height": 900})
    page = playground.page
    expect(playground.app.get_by_text("light")).to_be_visible()
    frame = page.locator("iframe#app")
    page.get_by_label("Device").select_option("Small phone")
    page.get_by_label("Appearance").select_option("dark")
    expect(playground.app.get_by_text("dark")).to_be_visible()
    assert playground.app.evaluate("() => [innerWidth, innerHeight]") == [375, 667]
    box = frame.bounding_box()
    room = page.locator("#frames").bounding_box()
    assert box["height"] < room["height"] and abs(box["height"] / box["width"] - 667 / 375) < 0.01
    # A new program, and a page that is loaded again, have the same.
    playground.type('"dark"', '"night"')
    expect(playground.app.get_by_text("night")).to_be_visible()
    page.reload()
    expect(playground.app.get_by_text("night")).to_be_visible()
    page.get_by_label("Appearance").select_option("")
    expect(playground.app.get_by_text("light")).to_be_visible()
    page.get_by_label("Device").select_option("Window")
    assert playground.app.evaluate("() => innerWidth") == page.locator("#frames").evaluate("(frames) => frames.clientWidth")


def test_text_size_language_and_direction_are_chosen_beside_the_app(play):
    playground = play(COUNTER.replace("@State", "@Environment(\\.layoutDirection) var direction\n  @State", 1).replace(
        'Text("TITLE \\(count)")', 'Text(1234.5, format: .number)\n      Text(direction == .rightToLeft ? "from the right" : "from the left")'))
    page, app = playground.page, playground.app

    def expect_to_see(number, direction, percent):
        expect(app.get_by_text(number, exact=True)).to_be_visible()
        expect(app.get_by_text(direction)).to_be_visible()
        page.frame_locator("#app").frame_locator("#app").locator(f"html[style*='font-size: {percent}%']").wait_for()

    expect(app.get_by_text("1,234.5", exact=True)).to_be_visible()
    size = app.get_by_text("from the left").bounding_box()["height"]
    page.get_by_label("Text size").select_option("Largest")
    page.get_by_label("Language").select_option("German")
    expect_to_see("1.234,5", "from the left", 235)
    # The page reports the size, and the server answers with the heights.
    assert wait_until(lambda: abs(app.get_by_text("from the left").bounding_box()["height"] / size - 2.35) < 0.1, page)
    page.get_by_label("Direction").select_option("Right to left")
    expect_to_see("1.234,5", "from the right", 235)
    # A new program, and a page that is loaded again, have the same.
    playground.type("from the right", "still from the right")
    expect_to_see("1.234,5", "still from the right", 235)
    page.reload()
    expect_to_see("1.234,5", "still from the right", 235)
    page.get_by_label("Language").select_option("Hebrew")
    page.get_by_label("Direction").select_option("Automatic")
    expect_to_see("1,234.5", "still from the right", 235)
    page.get_by_label("Language").select_option("System")
    page.get_by_label("Text size").select_option("Small")
    expect_to_see("1,234.5", "from the left", 82)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(play, scheme):
    playground = play(LESSONS_ABOUT_DATA[2].read_text() + "\nlet unused: Int = { let x = 1; return 2 }()\n", color_scheme=scheme)
    playground.app.get_by_role("button", name="Raise the price").click()
    for tab in ["Lesson", "Problems", "Findings", "What ran", "Output"]:
        playground.tab(tab)
        assert serious_violations(playground.page) == [], tab


def test_all_of_it_is_reached_with_keys(play):
    playground = play()
    expect(playground.app.get_by_text("First 0")).to_be_visible()
    page = playground.page
    playground.text.focus()
    page.keyboard.press("Control+Home")
    page.keyboard.press("Tab")
    assert playground.text.input_value().startswith("  \n"), "it indents"
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "divider"
    width = page.locator("#editor").bounding_box()["width"]
    page.keyboard.press("ArrowLeft")
    assert page.locator("#editor").bounding_box()["width"] < width
    page.get_by_role("tab", name="Problems").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Findings")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Findings")).to_be_visible()
