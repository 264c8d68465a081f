"""Files that the person chooses in the browser's own dialog, and files that the app exports."""

import os
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import GALLERY, choose_page
from cutting_network import CuttingNetwork
from frames import wait_until
from raw_socket import Visit, number, text

CHOSEN = 34
BYTES = 35


@pytest.fixture
def files(gallery):
    return gallery("Files")


@pytest.fixture
def network():
    networks = []

    def make(server, **options):
        networks.append(CuttingNetwork(server.port, **options))
        return networks[-1]

    yield make
    for each in networks:
        each.close()


def ask(page, label="Choose a text or JSON…"):
    """Presses a button; returns the browser's dialog, which opens by itself."""
    choosers = []
    page.once("filechooser", lambda chooser: choosers.append(chooser))
    page.get_by_role("button", name=label).click()
    # A browser lets a page open it for five seconds after an action of the person, and the server's answer may take longer. What
    # is evaluated meanwhile counts as an action.
    assert wait_until(lambda: choosers, page)
    return choosers[0]


def test_a_file_is_chosen_and_read(files, tmp_path):
    path = tmp_path / "recipe.txt"
    path.write_bytes(bytes(range(256)) * 4000)
    chooser = ask(files)
    assert not chooser.is_multiple()
    chooser.set_files(path)
    expect(files.get_by_text("recipe.txt, 1024000 bytes")).to_be_visible()
    expect(files.get_by_role("alertdialog")).to_have_count(0)


def test_several_pictures_are_chosen(files, tmp_path):
    for name in ("a.png", "b.jpg"):
        (tmp_path / name).write_bytes(b"picture")
    chooser = ask(files, "Choose pictures…")
    assert chooser.is_multiple()
    chooser.set_files([tmp_path / "a.png", tmp_path / "b.jpg"])
    expect(files.get_by_text("a.png, 7 bytes")).to_be_visible()
    expect(files.get_by_text("b.jpg, 7 bytes")).to_be_visible()


def test_a_gigabyte_is_refused_before_it_is_sent(files, tmp_path):
    path = tmp_path / "large.txt"
    with open(path, "wb") as file:
        file.truncate(1 << 30)
    files.evaluate("""() => {
      const send = WebSocket.prototype.send;
      window.sentByteCount = 0;
      WebSocket.prototype.send = function (data) {
        window.sentByteCount += data.byteLength;
        return send.call(this, data);
      };
    }""")
    ask(files).set_files(path)
    dialog = files.get_by_role("alertdialog")
    expect(dialog).to_contain_text("“large.txt” is too large: 1 GB, and at most 10 MB are taken.")
    assert files.evaluate("sentByteCount") < 2_000
    # Another file can be chosen in the same dialog.
    small = tmp_path / "small.txt"
    small.write_text("a")
    with files.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name="Choose File…").click()
    chooser.value.set_files(small)
    expect(files.get_by_text("small.txt, 1 bytes")).to_be_visible()


def test_a_wrong_type_is_refused(files, tmp_path):
    path = tmp_path / "program.exe"
    path.write_bytes(b"MZ")
    ask(files).set_files(path)
    expect(files.get_by_role("alertdialog")).to_contain_text(
        "“program.exe” is not of a type that is accepted here.")
    files.get_by_role("button", name="Cancel").click()
    expect(files.get_by_role("alertdialog")).to_have_count(0)


# Sends an event whenever an answer comes, as a player does that reports its time on a slow line.
ALWAYS = """() => {
  const { didHear } = window;
  window.didHear = (number) => {
    send(root, codes.light);
    didHear(number);
  };
  send(root, codes.light);
}"""


def test_a_file_is_sent_while_other_events_are_always_on_their_way(gallery_server, open_page, slow_network, tmp_path):
    page = open_page(slow_network(gallery_server, 0.05))
    choose_page(page, "Files")
    page.evaluate(ALWAYS)
    path = tmp_path / "notes.txt"
    path.write_text("a")
    ask(page).set_files(path)
    expect(page.get_by_text("notes.txt, 1 bytes")).to_be_visible()


def test_closing_the_browsers_dialog_closes_the_one_around(files):
    ask(files, "Choose pictures…")
    # The event of a browser when the person closes its dialog.
    files.evaluate("fileInput.dispatchEvent(new Event('cancel'))")
    expect(files.get_by_text("you thought better of it")).to_be_visible()
    expect(files.get_by_role("alertdialog")).to_have_count(0)


def send(visit, code, element, body):
    """Sends an event; returns the operations until it is acknowledged."""
    visit.stream.sendall(visit.event(code, element, body))
    received = b""
    while True:
        acknowledged, operations = visit.read_batch()
        received += operations
        if acknowledged == visit.last_event:
            return received


def test_who_announces_less_than_they_send_is_refused(run):
    server = run("Tests/Browser/Apps/Files.swift")
    visit = Visit(server)
    visit.connect()
    chooser = visit.element("data-files=")
    chosen = number(1) + number(1) + text("a.txt") + text("") + number(10)
    send(visit, CHOSEN, chooser, chosen)
    assert b"larger than announced" in send(visit, BYTES, chooser, number(1) + b"x" * 11)
    # The remaining upload is discarded, and the window continues.
    assert send(visit, BYTES, chooser, number(1) + b"x" * 60_000) == b""
    chosen = number(2) + number(1) + text("b.txt") + text("") + number(1)
    send(visit, CHOSEN, chooser, chosen)
    assert b"b.txt" in send(visit, BYTES, chooser, number(2) + b"x")


def test_what_was_sent_goes_on_when_the_connection_comes_back(gallery_server, network, open_page, tmp_path):
    lengths = iter([600_000, 900_000])
    link = network(gallery_server, budget=lambda: next(lengths, None))
    page = open_page(link.url)
    choose_page(page, "Files")
    path = tmp_path / "long.txt"
    path.write_bytes(b"0123456789" * 300_000)
    ask(page).set_files(path)
    expect(page.get_by_text("long.txt, 3000000 bytes")).to_be_visible()
    assert link.cuts == 2


def test_a_connection_that_is_cut_for_good_leaves_nothing(start_server, network, open_page, tmp_path):
    kept = tmp_path / "kept"
    kept.mkdir()
    server = start_server(
        *GALLERY, "--limit", "graceTime=1s", env=os.environ | {"TMPDIR": str(kept)})
    link = network(server, budget=lambda: 600_000)
    page = open_page(link.url)
    choose_page(page, "Files")
    path = tmp_path / "long.txt"
    path.write_bytes(b"0123456789" * 900_000)
    chooser = ask(page)
    link.is_down = True
    chooser.set_files(path)
    assert wait_until(lambda: link.cuts == 1)
    assert wait_until(lambda: os.listdir(kept) == [])


def test_files_are_deleted_with_their_window(start_server, open_page, tmp_path):
    kept = tmp_path / "kept"
    kept.mkdir()
    server = start_server(*GALLERY, env=os.environ | {"TMPDIR": str(kept)})
    page = open_page(server.url)
    choose_page(page, "Files")
    path = tmp_path / "a.txt"
    path.write_text("a")
    ask(page).set_files(path)
    expect(page.get_by_text("a.txt, 1 bytes")).to_be_visible()
    assert len(os.listdir(kept)) == 1
    page.close()
    assert wait_until(lambda: os.listdir(kept) == [])


def choose(page, path, byte_count):
    path.write_bytes(b"a" * byte_count)
    ask(page).set_files(path)


def test_a_window_takes_no_more_than_it_has_room_for(start_server, open_page, tmp_path):
    page = open_page(start_server(*GALLERY, "--limit", "fileByteCountPerWindow=10000").url)
    choose_page(page, "Files")
    choose(page, tmp_path / "a.txt", 6_000)
    expect(page.get_by_text("a.txt, 6000 bytes")).to_be_visible()
    # A small file takes 4 KiB.
    choose(page, tmp_path / "b.txt", 1)
    expect(page.get_by_role("alertdialog")).to_contain_text("There is no room for more files here.")


@pytest.mark.parametrize("limit", ["totalFileByteCount", "fileByteCountPerAddress"])
def test_all_windows_share_one_room(start_server, open_page, tmp_path, limit):
    server = start_server(*GALLERY, "--limit", f"{limit}=4KiB")
    first, second = open_page(server.url), open_page(server.url)
    for page in (first, second):
        choose_page(page, "Files")
    choose(first, tmp_path / "a.txt", 6)
    expect(first.get_by_text("a.txt, 6 bytes")).to_be_visible()
    choose(second, tmp_path / "b.txt", 5)
    expect(second.get_by_role("alertdialog")).to_contain_text("There is no room for more files here.")


def test_a_recipe_is_given_to_the_person_and_to_nobody_else(files):
    with files.expect_download() as download:
        files.get_by_role("button", name="Export a recipe").click()
    assert download.value.suggested_filename == "Bread.txt"
    assert download.value.path().read_text() == "Flour, water, salt\n"
    expect(files.get_by_text("Bread.txt")).to_be_visible()
    assert "/banyan/files/" in download.value.url
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(download.value.url)
    assert refusal.value.code == 403
