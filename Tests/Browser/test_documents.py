"""The documents of an app: one folder for a person who runs it, and one for each visitor of a server."""

import os
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import Server, run_command
from frames import wait_until

ALONE = []
DEPLOYED = ["--no-development"]


@pytest.fixture(scope="module")
def start(tmp_path_factory):
    """Starts the app with a home of its own, which stays while it is started again."""
    folder = tmp_path_factory.mktemp("documents")
    servers = []

    def start(home, *arguments):
        environment = os.environ | {"BANYAN_HOME": str(home), "SWIFT_BACKTRACE": "enable=no"}
        server = Server(
            [*run_command("Tests/Browser/Apps/Diary.swift"), "--no-watch", *arguments],
            folder / f"server-{len(servers)}.log", env=environment)
        servers.append(server)
        return server

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop()


def write(page, line):
    page.get_by_label("Line").fill(line)
    page.get_by_role("button", name="Write").click()


def reads(page, diary):
    expect(page.get_by_text(f"Diary: {diary}", exact=True)).to_be_visible()


def file(page):
    return Path(page.get_by_text("File: ").inner_text().removeprefix("File: "))


def process(page):
    return int(page.get_by_text(re.compile(r"^Process ")).inner_text().split()[1])


def lives(number):
    """Returns whether a process runs: one that has ended stays listed until the process that started it asks."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_person_who_runs_an_app_finds_the_documents_again(start, open_page, tmp_path):
    server = start(tmp_path, *ALONE)
    page = open_page(server.url)
    write(page, "Monday.")
    reads(page, "Monday.")
    assert file(page) == tmp_path / "Documents/diary.txt"
    reads(open_page(server.url), "Monday.")
    server.stop()
    reads(open_page(start(tmp_path, *ALONE).url), "Monday.")


def test_each_visitor_of_a_server_has_documents_until_the_visit_is_over(start, open_page, tmp_path):
    server = start(tmp_path, *DEPLOYED)
    pages = [open_page(server.url) for _ in range(2)]
    write(pages[0], "Ann's.")
    write(pages[1], "Ben's.")
    reads(pages[0], "Ann's.")
    reads(pages[1], "Ben's.")
    pages[0].reload()
    reads(pages[0], "Ann's.")
    folders = [file(page).parent for page in pages]
    assert folders[0] != folders[1] and all(tmp_path in folder.parents for folder in folders)
    pages[1].get_by_role("button", name="Log Out").click()
    reads(pages[1], "empty")
    assert wait_until(lambda: not folders[1].parent.exists(), pages[1])
    assert folders[0].parent.exists()
    assert list((tmp_path / "Documents").iterdir()) == []


def test_documents_are_there_when_another_process_goes_on_with_the_visit(start, open_page, tmp_path):
    server = start(tmp_path, *DEPLOYED, "--workers", "2")
    page = open_page(server.url)
    write(page, "Before.")
    reads(page, "Before.")
    path, worker = file(page), process(page)
    os.kill(worker, signal.SIGKILL)
    expect(page.get_by_text(f"Process {worker}", exact=True)).to_have_count(0)
    write(page, "After.")
    reads(page, "Before.After.")
    assert file(page) == path


def test_what_a_killed_process_leaves_is_removed_by_the_next(start, open_page, tmp_path):
    page = open_page(start(tmp_path, *DEPLOYED).url)
    write(page, "Lost.")
    reads(page, "Lost.")
    home, ended = file(page).parent.parent, process(page)
    os.kill(ended, signal.SIGKILL)
    assert wait_until(lambda: not lives(ended))
    assert home.exists()
    second = open_page(start(tmp_path, *DEPLOYED).url)
    assert not home.exists()
    write(second, "Found.")
    reads(second, "Found.")
    # A process that starts while others serve touches nothing of theirs.
    third = open_page(start(tmp_path, *DEPLOYED).url)
    reads(third, "empty")
    assert file(second).read_text() == "Found."
