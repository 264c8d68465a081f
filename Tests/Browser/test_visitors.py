"""Who a visitor is: what an app knows of their requests, logging in, and logging out."""

import http.client
import os
import re
import signal

import pytest
from playwright.sync_api import expect

from conftest import ROOT, run_command
from ending_workers import children
from frames import wait_until
from raw_socket import SOCKET

APP = ROOT / "Examples/Members.swift"
ARRANGEMENTS = {"one process": [], "workers": ["--workers", "2"]}


@pytest.fixture(params=list(ARRANGEMENTS.values()), ids=list(ARRANGEMENTS))
def members(request, start_server):
    """The example, in one process and with workers."""
    return lambda *arguments: start_server(
        *run_command(APP), "--no-watch", *request.param, *arguments, env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})


def log_in(page, name="Ada"):
    """Logs in, and waits until the page has its next cookie and has come back with it."""
    (before,) = page.context.cookies()
    with page.expect_event("websocket"):
        page.get_by_role("textbox", name="Name").fill(name)
        page.locator("input[type=password]").fill("open sesame")
        page.get_by_role("button", name="Log In", exact=True).click()
    expect(page.get_by_text(f"Welcome, {name}!")).to_be_visible()
    page.wait_for_selector("main[data-connected]")
    (after,) = page.context.cookies()
    assert after["value"] != before["value"] and after["httpOnly"]
    return before, after


def ask(server, path="/", cookie=None, **headers):
    """Returns the status of a request, its cookie, and its text."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=300)
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    if cookie:
        headers["Cookie"] = cookie
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    return response.status, (response.headers["set-cookie"] or "").split(";")[0], response.read().decode()


def pair(cookie):
    return f"{cookie['name']}={cookie['value']}"


def test_logging_in_renews_the_cookie_for_all_windows_and_nobody_else(members, open_page):
    server = members()
    page = open_page(server.url)
    other = open_page(server.url, context=page.context)
    with other.expect_event("websocket"):
        before, after = log_in(page)
    expect(other.get_by_text("Welcome, Ada!")).to_be_visible()
    other.wait_for_selector("main[data-connected]")
    # Whoever knows the previous cookie is a stranger.
    status, cookie, text = ask(server, cookie=pair(before))
    assert status == 200 and "Welcome" not in text and cookie and cookie != pair(after)
    assert ask(server, SOCKET, cookie=pair(before))[0] == 403
    assert ask(server, "/banyan/session", cookie=pair(before), banyan_renewal="guessed")[0] == 403
    status, cookie, text = ask(server, cookie=pair(after))
    assert status == 200 and "Welcome, Ada!" in text and cookie == ""
    page.get_by_role("button", name="Applause 0").click()
    expect(page.get_by_role("button", name="Applause 1")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Welcome, Ada!")).to_be_visible()


def test_logging_out_leaves_nothing_in_any_window(members, open_page):
    server = members()
    page = open_page(server.url)
    log_in(page)
    other = open_page(server.url, context=page.context)
    (before,) = page.context.cookies()
    with page.expect_event("load"), other.expect_event("load"):
        page.get_by_role("button", name="Log Out", exact=True).click()
    for window in (page, other):
        expect(window.get_by_role("textbox", name="Name")).to_have_value("")
        window.wait_for_selector("main[data-connected]")
    (after,) = page.context.cookies()
    assert after["value"] != before["value"]
    assert "Welcome" not in ask(server, cookie=pair(before))[2]
    # At once again: it is no loss of the app, of which the page would warn.
    log_in(page, "Grace")
    with page.expect_event("load"):
        page.get_by_role("button", name="Log Out", exact=True).click()
    expect(page.get_by_role("textbox", name="Name")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)


def test_a_user_is_logged_out_in_every_browser(members, open_page):
    server = members()
    pages = [open_page(server.url) for _ in range(3)]
    for page, name in zip(pages, ["Ada", "Ada", "Grace"]):
        log_in(page, name)
    pages[0].get_by_role("button", name="Log Out Everywhere").click()
    for page in pages[:2]:
        expect(page.get_by_role("textbox", name="Name")).to_be_visible()
    pages[2].get_by_role("button", name="Applause 0").click()
    expect(pages[2].get_by_role("button", name="Applause 1")).to_be_visible()


def test_an_app_knows_the_request_as_far_as_it_is_named(members):
    server = members("--request-header", "User-Agent")
    _, _, text = ask(server, User_Agent="Someone &amp; Co", X_Forwarded_For="192.0.2.7")
    assert re.search("From 127.0.0.1 Someone &amp;amp; Co", text), text
    assert "Welcome" not in ask(server, X_User="Ada")[2]


def test_the_user_of_a_trusted_proxy_is_believed_and_a_visit_is_one_users(members):
    server = members("--behind-proxy", "--user-header", "X-User", "--request-header", "User-Agent")
    _, cookie, text = ask(server, X_User="Ada", X_Forwarded_For="192.0.2.7")
    assert "Welcome, Ada!" in text and "From 192.0.2.7" in text
    assert ask(server, cookie=cookie, X_User="Ada")[1] == ""
    for user in ({"X_User": "Grace"}, {}):
        _, other, text = ask(server, cookie=cookie, **user)
        assert other not in ("", cookie) and "Ada" not in text
        assert ask(server, SOCKET, cookie=cookie, **user)[0] == 403
    assert ask(server, SOCKET, cookie=cookie, X_User="Ada")[0] == 426


def test_who_is_logged_in_stays_so_when_the_worker_ends(start_server, open_page):
    server = start_server(
        *run_command(APP), "--no-watch", "--workers", "1", env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
    page = open_page(server.url)
    log_in(page)
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    for count in range(3):
        if count:
            # The one before is taken off the list in its own time.
            assert wait_until(lambda: len(children(server.process.pid)) == 1, page)
            (worker,) = children(server.process.pid)
            os.kill(worker, signal.SIGKILL)
        page.get_by_role("button", name=f"Applause {count}").click()
        expect(page.get_by_role("button", name=f"Applause {count + 1}")).to_be_visible()
        expect(page.get_by_text("Welcome, Ada!")).to_be_visible()
    assert sockets == []
    page.get_by_role("button", name="Log Out", exact=True).click()
    expect(page.get_by_role("textbox", name="Name")).to_be_visible()


def test_who_is_logged_in_stays_so_when_a_file_is_saved(tmp_path, start_server, open_page):
    source = tmp_path / "Members.swift"
    source.write_text(APP.read_text())
    server = start_server(*run_command(source))
    page = open_page(server.url)
    before, after = log_in(page)
    page.get_by_role("button", name="Applause 0").click()
    expect(page.get_by_role("button", name="Applause 1")).to_be_visible()
    source.write_text(APP.read_text().replace("Welcome,", "Good to see you,"))
    expect(page.get_by_text("Good to see you, Ada!")).to_be_visible()
    expect(page.get_by_role("button", name="Applause 1")).to_be_visible()
    page.wait_for_selector("main[data-connected]")
    assert page.context.cookies() == [after]
    assert "Good to see" not in ask(server, cookie=pair(before))[2]
    page.get_by_role("button", name="Log Out Everywhere").click()
    expect(page.get_by_role("textbox", name="Name")).to_be_visible()
