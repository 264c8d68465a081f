"""A server with a certificate of its own, and one behind a proxy."""

import http.client
import os
import signal
import socket
import ssl
import subprocess
from pathlib import Path

import pytest

from frames import wait_until
from raw_socket import SOCKET, Visit

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def gallery_program(start_server):
    program = os.environ.get("BANYAN_GALLERY", ROOT / ".build/debug/Gallery")
    return lambda *arguments: start_server(program, "--port", "0", *arguments)


def make_certificate(certificate, key):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", certificate],
        check=True, capture_output=True)


@pytest.fixture
def start_secure_gallery(gallery_program, tmp_path):
    def start(*arguments):
        certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
        make_certificate(certificate, key)
        server = gallery_program("--tls-certificate", certificate, "--tls-key", key, *arguments)
        server.context = ssl.create_default_context(cafile=certificate)
        return server

    return start


@pytest.fixture
def secure_gallery(start_secure_gallery):
    return start_secure_gallery()


def get(server, **headers):
    connection = http.client.HTTPSConnection("localhost", server.port, context=server.context, timeout=300)
    connection.request("GET", "/", headers=headers)
    response = connection.getresponse()
    return response, response.read().decode()


def test_a_page_over_tls_is_live(secure_gallery, browser):
    """wss works in a real browser."""
    assert secure_gallery.url.startswith("https://")
    context = browser.new_context(ignore_https_errors=True)
    page = context.new_page()
    page.goto(secure_gallery.url)
    page.wait_for_selector("main[data-connected]")
    (cookie,) = context.cookies(secure_gallery.url)
    assert cookie["name"] == f"__Host-banyan-{secure_gallery.port}"
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Lax"
    context.close()


def test_over_tls_only_pages_of_tls_get_a_socket(secure_gallery):
    response, page = get(secure_gallery)
    cookie = response.headers["set-cookie"].split(";")[0]
    port = secure_gallery.port

    def upgrade(origin):
        stream = secure_gallery.context.wrap_socket(
            socket.create_connection(("127.0.0.1", port), timeout=300), server_hostname="localhost")
        stream.sendall((
            f"GET {SOCKET} HTTP/1.1\r\n"
            f"Host: localhost:{port}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        return int(stream.recv(1000).split()[1])

    assert upgrade(f"http://localhost:{port}") == 403
    assert upgrade(f"https://localhost:{port}") == 101


def test_half_a_handshake_of_tls_is_closed(start_secure_gallery):
    # Long enough for a whole one.
    server = start_secure_gallery("--limit", "requestTime=3s")
    for sent in (b"", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"):
        stream = socket.create_connection(("127.0.0.1", server.port), timeout=300)
        stream.sendall(sent)
        assert stream.recv(100) == b""
    assert get(server)[0].status == 200


def test_who_speaks_no_tls_is_not_answered(secure_gallery):
    stream = socket.create_connection(("127.0.0.1", secure_gallery.port), timeout=300)
    stream.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try:
        assert b"html" not in stream.recv(1000)
    except ConnectionError:
        pass
    assert get(secure_gallery)[0].status == 200


def fetch(server, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=300)
    connection.request("GET", "/", headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    response.read()
    return response


FORWARDED = {
    "X_Forwarded_For": "192.0.2.7", "X_Forwarded_Proto": "https", "X_Forwarded_Host": "app.example.com",
}


def test_a_proxy_is_believed_only_when_configured(gallery_program):
    plain = fetch(gallery_program(), **FORWARDED)
    assert plain.status == 200 and "Secure" not in plain.headers["set-cookie"]
    behind = gallery_program("--behind-proxy", "--origin", "https://app.example.com")
    answer = fetch(behind, **FORWARDED)
    assert answer.status == 200
    assert answer.headers["set-cookie"].startswith("__Host-banyan=") and "; Secure" in answer.headers["set-cookie"]
    assert fetch(behind, **FORWARDED | {"X_Forwarded_Host": "evil.example"}).status == 421


def test_limits_of_an_address_are_those_of_the_proxys_clients(gallery_program):
    limit = ["--limit", "waitingWindowCountPerAddress=2", "--limit", "adoptionTime=1h"]

    def ask(server, count, address):
        return [fetch(server, X_Forwarded_For=f"1.2.3.4, {address}").status for _ in range(count)]

    behind = gallery_program("--behind-proxy", *limit)
    assert ask(behind, 3, "192.0.2.7") == [200, 200, 429]
    assert ask(behind, 1, "192.0.2.8") == [200]
    alone = gallery_program(*limit)
    assert ask(alone, 1, "192.0.2.7") + ask(alone, 2, "192.0.2.8") == [200, 200, 429]


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:80", "localhost.evil.example"])
def test_a_foreign_name_gets_nothing_of_a_local_server(gallery_program, host):
    """DNS rebinding: origin and host agree, but the name is not the server's."""
    server = gallery_program()
    assert fetch(server, Host=host).status == 421
    visit = Visit(server)
    assert visit.upgrade(host=host, origin=f"http://{host}")[0] == 421


def test_strangers_read_nothing_of_the_program(gallery_program):
    """With `--no-development` an error is one sentence; the log has all details."""
    # The gallery has no view that fails, so this looks at what it can: the page names no type of it.
    page = Visit(gallery_program("--no-development")).page
    for word in ("GalleryApp", "ContentView", "SwiftUICore", ".swift"):
        assert word not in page, word


def test_messages_of_the_command_line_are_one_line(gallery_program):
    program = os.environ.get("BANYAN_GALLERY", ROOT / ".build/debug/Gallery")
    for arguments, message in {
        ("--limit", "size=1"): "there is no limit 'size'", ("--limit", "windowCount=0"): "'0' is not a value of windowCount",
        ("--origin", "app"): "An origin is like https://app.example.com", ("--tls-key", "k"): "go together",
        ("--trusted-proxy", "proxy"): "'proxy' is not an address",
        ("--tls-certificate", "none", "--tls-key", "none"): "Cannot use the certificate none",
    }.items():
        ended = subprocess.run([program, "--port", "0", *arguments], capture_output=True, text=True, timeout=300)
        assert ended.returncode != 0
        (line, *_) = ended.stderr.splitlines()
        assert message in line, ended.stderr


@pytest.mark.parametrize("workers", [[], ["--workers", "1"]], ids=["one process", "workers"])
def test_a_certificate_is_read_again_without_ending_anybodys_socket(gallery_program, browser, tmp_path, workers):
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    make_certificate(certificate, key)
    server = gallery_program("--tls-certificate", certificate, "--tls-key", key, *workers)
    context = browser.new_context(ignore_https_errors=True)
    page = context.new_page()
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto(server.url)
    page.wait_for_selector("main[data-connected]")

    def reload_certificate(line):
        """Sends the signal, and waits for a line of the log that is not there yet."""
        count = server.log.count(line)
        server.process.send_signal(signal.SIGHUP)
        assert wait_until(lambda: server.log.count(line) > count), server.log

    def shown():
        return ssl.get_server_certificate(("127.0.0.1", server.port))

    assert shown() == certificate.read_text()
    first = certificate.read_text()
    make_certificate(certificate, key)
    assert shown() == first
    reload_certificate("The certificate was read again.")
    second = certificate.read_text()
    assert second != first and shown() == second
    certificate.write_text("nothing")
    reload_certificate("The previous certificate stays in use")
    assert shown() == second
    assert page.evaluate("() => 'connected' in document.querySelector('main').dataset") and len(sockets) == 1
    context.close()
