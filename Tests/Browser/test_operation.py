"""Monitoring of a server, and its termination."""

import contextlib
import http.client
import os
import re
import signal
import socket
import threading
import urllib.request

import pytest

from conftest import ROOT
from frames import wait_until
from raw_socket import Visit, frame, read_frame


# A server is ready if its app answers within a second, which a busy machine may need for other things.
HOWEVER_BUSY = ["--limit", "readyTime=300s"]


def ask(port, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
    connection.request("GET", path, headers=headers)
    return connection.getresponse()


@pytest.fixture
def gallery_program(start_server):
    program = os.environ.get("BANYAN_GALLERY", ROOT / ".build/debug/Gallery")
    return lambda *arguments: start_server(program, "--port", "0", *arguments)


@pytest.fixture
def measured_gallery(gallery_program):
    """A gallery, and a function that requests its metrics."""
    server = gallery_program("--metrics-port", "0")
    url = re.search(r"Metrics on (\S+)", server.process.stdout.readline())[1]

    def metrics():
        lines = urllib.request.urlopen(url, timeout=300).read().decode().splitlines()
        samples = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        return {name: float(value) for name, value in samples}

    return server, metrics


def test_a_server_reports_that_it_lives_and_is_ready(gallery_program):
    server = gallery_program(*HOWEVER_BUSY)
    assert [ask(server.port, f"/banyan/{path}").status for path in ("alive", "ready")] == [204, 204]
    assert ask(server.port, "/metrics").read().decode().find("banyan_windows") < 0, "visitors see no metrics"


def test_what_visitors_do_is_measured(measured_gallery):
    server, metrics = measured_gallery
    before = metrics()
    assert [before[f"banyan_{name}"] for name in ("windows", "visitors", "sockets", "sent_bytes_total")] == [0, 0, 0, 0]
    visit = Visit(server)
    assert metrics()["banyan_sent_bytes_total"] == len(visit.page.encode()), "the page is counted"
    visit.connect()
    visit.activate(1)
    after = metrics()
    assert [after[f"banyan_{name}"] for name in ("windows", "visitors", "sockets")] == [1, 1, 1]
    # The page has sent its greeting and an event.
    assert after["banyan_events_total"] == 2 and after["banyan_received_bytes_total"] > 0
    assert after["banyan_flush_seconds_count"] > 0 and after["banyan_bodies_total"] > 0
    assert sum(value for name, value in after.items() if "refusals" in name) == 0
    visit.stream.sendall(frame(b"?"))
    while read_frame(visit.stream)[0] not in (8, None):
        pass
    assert ask(server.port, "/", Host="evil.example").status == 421
    last = metrics()
    assert last['banyan_refusals_total{reason="malformed"}'] == 1
    assert last['banyan_refusals_total{reason="host"}'] == 1


def test_lines_about_a_window_name_it_and_no_secret(gallery_program):
    server = gallery_program()
    visit = Visit(server)
    visit.connect()
    visit.activate(1)
    visit.stream.sendall(frame(b"?"))
    while read_frame(visit.stream)[0] not in (8, None):
        pass
    line, = [line for line in server.log.splitlines() if "malformed" in line]
    assert re.search(r"visitor=\S{6} window=window 1 ", line), line
    token = visit.cookie.split("=", 1)[1]
    assert visit.token[:6] not in server.log and token[:6] not in server.log


def test_a_server_that_is_asked_to_stop_closes_its_connections(gallery_program):
    server = gallery_program(*HOWEVER_BUSY)
    visit = Visit(server)
    visit.connect()
    idle = http.client.HTTPConnection("127.0.0.1", server.port, timeout=300)
    idle.request("GET", "/banyan/ready")
    assert idle.getresponse().read() == b""
    server.process.send_signal(signal.SIGTERM)
    frames = []
    while not frames or frames[-1][0] == 2:
        frames.append(read_frame(visit.stream))
    assert frames[-1] == (8, (1001).to_bytes(2, "big")), "the page is told that the server goes away"
    # The page responds to the close frame, as WebSockets do; the server does not wait for pages that don't.
    assert server.process.wait(timeout=300) == 0
    with pytest.raises(OSError):
        ask(server.port, "/banyan/alive")


@pytest.mark.parametrize("workers", [[], ["--workers", "1"]], ids=["one process", "workers"])
def test_a_server_without_a_certificate_stops_in_order_when_its_terminal_is_closed(gallery_program, workers):
    server = gallery_program(*workers)
    visit = Visit(server)
    visit.connect()
    # A shell sends the signal too.
    for _ in range(2):
        server.process.send_signal(signal.SIGHUP)
    frames = []
    while not frames or frames[-1][0] == 2:
        frames.append(read_frame(visit.stream))
    assert frames[-1] == (8, (1001).to_bytes(2, "big"))
    assert server.process.wait(timeout=300) == 0


def test_a_server_below_nohup_ignores_its_terminal(start_server):
    program = os.environ.get("BANYAN_GALLERY", ROOT / ".build/debug/Gallery")
    server = start_server("nohup", program, "--port", "0")
    server.process.send_signal(signal.SIGHUP)
    visit = Visit(server)
    visit.connect()
    server.process.send_signal(signal.SIGHUP)
    visit.activate(1)
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=300) == 0


@pytest.fixture
def service_manager(tmp_path, monkeypatch):
    """Stands in for systemd: a socket on which a process reports its state."""
    path = str(tmp_path / "notify")
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listener.bind(path)
    listener.settimeout(300)
    monkeypatch.setenv("NOTIFY_SOCKET", path)
    monkeypatch.setenv("WATCHDOG_USEC", "400000")
    yield listener
    listener.close()


def test_systemd_is_notified_that_a_server_is_ready_alive_and_ends(service_manager, gallery_program):
    server = gallery_program()
    received = [service_manager.recv(100).decode() for _ in range(4)]
    assert received == ["READY=1", "WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1"]
    server.process.send_signal(signal.SIGTERM)
    while (message := service_manager.recv(100).decode()) == "WATCHDOG=1":
        pass
    assert message == "STOPPING=1"


def test_a_server_listens_on_the_sockets_that_a_service_manager_hands_on(start_server):
    browsers, metrics = (socket.create_server(("127.0.0.1", 0)) for _ in range(2))
    program = os.environ.get("BANYAN_GALLERY", ROOT / ".build/debug/Gallery")
    server = start_server(
        "bash", "-c", f'exec "$@" 3<&{browsers.fileno()} 4<&{metrics.fileno()}', "bash",
        program, "--port", "1", "--metrics-port", "2", *HOWEVER_BUSY,
        env=os.environ | {"LISTEN_FDS": "2", "LISTEN_FDNAMES": "banyan.socket:metrics"},
        pass_fds=(browsers.fileno(), metrics.fileno()))
    assert server.port == browsers.getsockname()[1]
    assert server.process.stdout.readline() == f"Metrics on http://127.0.0.1:{metrics.getsockname()[1]}/metrics\n"
    assert ask(server.port, "/banyan/ready").status == 204
    assert ask(metrics.getsockname()[1], "/metrics").status == 200
    # Visitors who come during the restart are not refused: they wait for the next process.
    server.stop()
    waiting = socket.create_connection(browsers.getsockname())
    assert waiting.fileno() > 0


@pytest.fixture
def busy_server(run):
    """A server whose app no longer receives events."""
    server = run("Tests/Browser/Apps/Busy.swift")
    visit = Visit(server)
    visit.connect()

    def activate():
        with contextlib.suppress(Exception):  # Nothing answers.
            visit.activate(visit.button("Never end"))

    threading.Thread(target=activate, daemon=True).start()
    assert server.process.stdout.readline() == "busy\n"
    return server


def test_a_second_signal_ends_even_an_app_that_is_busy_without_end(busy_server):
    busy_server.process.send_signal(signal.SIGTERM)
    assert wait_until(lambda: "now ends the program at once" in busy_server.log), busy_server.log
    busy_server.process.send_signal(signal.SIGTERM)
    assert busy_server.process.wait(timeout=300) == 128 + signal.SIGTERM


def test_a_server_whose_app_hangs_is_alive_but_not_ready(service_manager, busy_server):
    # Messages from before the app was busy may still be unread.
    service_manager.settimeout(2)
    with pytest.raises(TimeoutError):
        while service_manager.recv(100):
            pass
    answers = [ask(busy_server.port, f"/banyan/{path}").status for path in ("alive", "ready", "ready")]
    assert answers == [204, 503, 503]
    busy_server.process.kill()
