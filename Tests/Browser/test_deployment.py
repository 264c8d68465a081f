"""An app as deployed: behind Debian's nginx, as a service of systemd."""

import http.client
import os
import re
import signal
import socket
import ssl
import subprocess
import time

import pytest
from playwright.sync_api import expect

from conftest import ROOT, choose_page, free_port, page_opener
from raw_socket import SOCKET

NGINX = "/usr/sbin/nginx"
NAME = "app.example.com"

# The surroundings of Deployment/nginx.conf in Debian's /etc/nginx/nginx.conf, in a folder of their own.
SURROUNDINGS = """
user {user};
daemon off;
worker_processes 1;
worker_shutdown_timeout 1s;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{events}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/banyan.conf;
}}
"""


def documented_settings():
    """The additions to nginx.conf from deployment.md."""
    return re.search(r"```nginx\n(.*?)```", (ROOT / "Documentation/deployment.md").read_text(), re.DOTALL)[1]


class Proxy:
    """nginx with our configuration, on other ports and with a certificate of its own.

    With the ports of several nodes, it is in front of these.
    """

    def __init__(self, folder, app_port, port, changes=(), nodes=None):
        self.port, self.plain_port = port, free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-days", "1", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
             "-keyout", folder / "key.pem", "-out", folder / "certificate.pem"],
            check=True, capture_output=True)
        text = (ROOT / "Deployment/nginx.conf").read_text()
        target = ("127.0.0.1:8080", f"127.0.0.1:{app_port}")
        if nodes:
            several = re.search(r"upstream banyan {.*?^}", (ROOT / "Deployment/nodes.conf").read_text(), re.S | re.M)[0]
            text, count = re.subn(r"(?sm)upstream banyan {.*?^}", lambda _: several, text)
            assert count == 1
            servers = "".join(f"  server 127.0.0.1:{node} max_fails=1 fail_timeout=2s;\n" for node in nodes)
            target = (r"(  server 10\.0\.0\.1\d:8080 max_fails=1 fail_timeout=2s;\n){3}", servers)
        for old, new in [
            (r"listen \[::\]:.*", ""), ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ", f"listen 127.0.0.1:{port} "), target,
            (r"/etc/letsencrypt/live/.*/fullchain.pem", f"{folder}/certificate.pem"),
            (r"/etc/letsencrypt/live/.*/privkey.pem", f"{folder}/key.pem"), *changes,
        ]:
            text, count = re.subn(old, new, text)
            assert count, f"{old} is not in the configuration"
        (folder / "banyan.conf").write_text(text)
        user = "root" if os.getuid() == 0 else "nobody"
        (folder / "nginx.conf").write_text(
            SURROUNDINGS.format(folder=folder, user=user, events=documented_settings()))
        self.command = [NGINX, "-p", folder, "-c", folder / "nginx.conf"]
        self.log = folder / "error.log"
        subprocess.run([*self.command, "-t"], check=True, capture_output=True)
        self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL)
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except ConnectionRefusedError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.01)

    def reload(self):
        self.process.send_signal(signal.SIGHUP)

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=300)


@pytest.fixture
def gallery_program(start_server):
    program = os.environ.get("BANYAN_GALLERY", ROOT / ".build/debug/Gallery")
    return lambda *arguments: start_server(program, *arguments)


@pytest.fixture
def start_proxied(gallery_program, tmp_path):
    """Starts a gallery behind nginx: returns the server, a function that restarts it, and the proxy."""
    proxies = []

    def start(*arguments, changes=()):
        app_port, port = free_port(), free_port()

        def start_again():
            return gallery_program(
                "--port", app_port, "--behind-proxy", "--origin", f"https://{NAME}:{port}", *arguments)

        server = start_again()
        folder = tmp_path / "nginx"
        folder.mkdir()
        proxies.append(Proxy(folder, app_port, port, changes))
        return server, start_again, proxies[0]

    yield start
    for proxy in proxies:
        proxy.stop()


@pytest.fixture
def proxied(start_proxied):
    """A gallery behind nginx, as its page says it."""
    return start_proxied()


@pytest.fixture
def open_proxied(proxied, browser):
    """Opens the gallery by its public name."""
    mapping = browser.browser_type.launch(
        executable_path=os.environ["BANYAN_CHROMIUM"],
        args=["--no-sandbox", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"])
    with page_opener(mapping) as open_page:
        url = f"https://{NAME}:{proxied[2].port}"
        yield lambda: open_page(url, ignore_https_errors=True)
    mapping.close()


def test_http_leads_to_https(proxied):
    connection = http.client.HTTPConnection("127.0.0.1", proxied[2].plain_port, timeout=300)
    connection.request("GET", "/Stacks?x=1", headers={"Host": NAME})
    response = connection.getresponse()
    assert (response.status, response.headers["location"]) == (308, f"https://{NAME}/Stacks?x=1")


def test_cookies_are_secure_behind_tls(open_proxied):
    page = open_proxied()
    cookie, = page.context.cookies()
    assert cookie["secure"] and cookie["httpOnly"] and cookie["name"].startswith("__Host-banyan")


def test_an_app_is_used_through_nginx_and_resumes_when_that_is_reloaded(proxied, open_proxied):
    _, _, proxy = proxied
    page = open_proxied()
    choose_page(page, "Toggles")
    switch = page.get_by_role("switch").first
    was_on = switch.is_checked()
    switch.click()
    page.evaluate("""() => {
      window.isTheSame = true;
      window.losses = 0;
      new MutationObserver(() => { window.losses += !('connected' in root().dataset); })
        .observe(root(), { attributeFilter: ['data-connected'] });
      function root() { return document.querySelector('main'); }
    }""")
    proxy.reload()
    page.wait_for_function("() => losses > 0")
    page.wait_for_selector("main[data-connected]")
    assert page.evaluate("window.isTheSame"), "the page is the one it was"
    expect(switch).to_be_checked(checked=not was_on)
    switch.click()
    expect(switch).to_be_checked(checked=was_on)


def test_pages_come_back_when_the_app_is_started_anew(proxied, open_proxied):
    server, start, proxy = proxied
    page = open_proxied()
    server.stop()
    page.wait_for_selector("main:not([data-connected])")
    start()
    page.wait_for_selector("main[data-connected]")
    choose_page(page, "Toggles")


class Client:
    """A client with an address of its own, without a browser."""

    def __init__(self, proxy, address):
        self.proxy, self.address = proxy, address
        self.host = f"{NAME}:{proxy.port}"
        self.context = ssl.create_default_context()
        self.context.check_hostname, self.context.verify_mode = False, ssl.CERT_NONE

    def connect(self):
        stream = socket.create_connection(
            ("127.0.0.1", self.proxy.port), timeout=300, source_address=(self.address, 0))
        return self.context.wrap_socket(stream, server_hostname=NAME)

    def send(self, stream, path, **headers):
        """Sends a request; returns the head of the response, which has no body on success."""
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in ({"Host": self.host} | headers).items()]
        stream.sendall("\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            more = stream.recv(1)
            assert more, head
            head += more
        return head.decode()

    def socket(self, cookie):
        """Requests a page's socket; returns the status, and the stream to keep."""
        stream = self.connect()
        head = self.send(
            stream, SOCKET, Origin=f"https://{self.host}", Cookie=cookie, Upgrade="websocket",
            Connection="Upgrade", Sec_WebSocket_Version="13", Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==")
        return int(head.split()[1]), stream

    def cookie(self):
        return re.search(r"(?i)set-cookie: ([^;]+)", self.send(self.connect(), "/"))[1]


def test_an_address_has_so_many_connections_through_nginx(start_proxied):
    """These are more than the 384 sockets at which nginx's own settings end."""
    # Neither the sockets nor their window end while a busy machine makes so many.
    _, _, proxy = start_proxied("--limit", "greetingTime=1h", "--limit", "adoptionTime=1h")
    one, other = Client(proxy, "127.0.0.2"), Client(proxy, "127.0.0.3")
    cookie = other.cookie()
    sockets = [one.socket(cookie) for _ in range(501)]
    assert [status for status, _ in sockets] == [101] * 500 + [429]
    status, stream = other.socket(cookie)
    assert status == 101
    for _, stream in [*sockets, (status, stream)]:
        stream.close()


def test_an_address_makes_so_many_requests_through_nginx(start_proxied):
    # One more is let through after each minute that this takes.
    _, _, proxy = start_proxied(changes=[("rate=50r/s", "rate=1r/m")])
    one, other = Client(proxy, "127.0.0.2"), Client(proxy, "127.0.0.3")
    stream, start, count = one.connect(), time.monotonic(), 0
    while (status := one.send(stream, "/banyan/alive").split()[1]) == "204":
        count += 1
        assert count <= 501 + (time.monotonic() - start) / 60
    assert status == "429" and count >= 501
    assert other.send(other.connect(), "/banyan/alive").split()[1] == "204"


@pytest.fixture
def unit(tmp_path):
    """The service, with a program that exists."""
    text = (ROOT / "Deployment/banyan.service").read_text()
    path = tmp_path / "banyan.service"
    path.write_text(text.replace("/opt/banyan/App", "/bin/true"))
    return path


@pytest.mark.parametrize("addition", [None, "workers", "node"])
def test_systemd_understands_the_service(unit, addition):
    if addition:
        text = (ROOT / f"Deployment/{addition}.conf").read_text()
        folder = unit.with_name("banyan.service.d")
        folder.mkdir()
        (folder / f"{addition}.conf").write_text(text.replace("/opt/banyan/App", "/bin/true"))
    result = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    # systemd before 254 doesn't support increasing delays, warns about it, and continues.
    lines = [line for line in result.stderr.splitlines()
             if not re.search(r"Unknown key.* 'Restart(Steps|MaxDelaySec)' in section .*, ignoring", line)]
    assert (result.returncode, lines) == (0, [])


def test_the_service_may_do_little_else(unit):
    """A tenth of what systemd counts as exposure is left: addresses of this machine, and its own folder."""
    result = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=15", unit],
        capture_output=True, text=True)
    assert result.returncode == 0, result.stdout
