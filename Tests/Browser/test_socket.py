"""Who may open a window's socket, and what a bad message does."""

import base64
import http.client
import os
import re
import socket
import struct

import pytest


class Visit:
    """A page fetched without a browser: its cookie and its window."""

    def __init__(self, server):
        self.server = server
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        connection.request("GET", "/")
        response = connection.getresponse()
        self.cookie = response.headers["set-cookie"].split(";")[0]
        self.token = re.search(r'data-window="([^"]+)"', response.read().decode())[1]

    def upgrade(self, **changes):
        """Asks for the socket; returns the status and the socket."""
        headers = {
            "Host": f"127.0.0.1:{self.server.port}", "Connection": "Upgrade", "Upgrade": "websocket",
            "Origin": f"http://127.0.0.1:{self.server.port}", "Cookie": self.cookie,
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        } | {key.capitalize(): value for key, value in changes.items() if key not in ("token", "version")}
        token, version = changes.get("token", self.token), changes.get("version", 2)
        lines = [f"GET /banyan/socket?version={version}&window={token} HTTP/1.1"]
        lines += [f"{key}: {value}" for key, value in headers.items() if value is not None]
        stream = socket.create_connection(("127.0.0.1", self.server.port), timeout=10)
        stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            byte = stream.recv(1)
            assert byte, f"closed without an answer after {head}"
            head += byte
        return int(head.split()[1]), stream


def frame(payload, opcode=2):
    mask = os.urandom(4)
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size) \
        if size < 65536 else b"\xff" + struct.pack(">Q", size)
    return bytes([0x80 | opcode]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


def read_frame(stream):
    head = stream.recv(2)
    if len(head) < 2:
        return None, b""
    return head[0] & 15, stream.recv(head[1] & 127) if head[1] & 127 else b""


@pytest.mark.parametrize("changes", [
    {"origin": "http://evil.example"}, {"origin": None}, {"origin": "null"},
    {"origin": "http://127.0.0.1:1"}, {"cookie": None}, {"cookie": "banyan-1=x.y"},
    {"token": "guess"}, {"version": 99},
    {"host": "evil.example", "origin": "http://evil.example"},
], ids=str)
def test_a_foreign_socket_is_refused(demo, changes):
    status, _ = Visit(demo("counter")).upgrade(**changes)
    assert status in ((421,) if "host" in changes else (403,))


def test_another_visitors_window_is_refused(demo):
    server = demo("counter")
    mine, theirs = Visit(server), Visit(server)
    assert mine.upgrade(token=theirs.token)[0] == 403
    assert mine.upgrade()[0] == 101
    assert mine.upgrade()[0] == 403, "a window is adopted once"


BAD_MESSAGES = {
    "empty": frame(b""), "number only": frame(b"\x01"), "unknown code": frame(b"\x01\x09\x02"),
    "window as target": frame(b"\x01\x01\x00"), "too long for its code": frame(b"\x01\x01\x02x"),
    "broken text": frame(b"\x01\x04\x02\xff\xfe"), "huge number": frame(b"\xff\xff\xff\xff\xff\x01\x02"),
    "text frame": frame(b"hello", opcode=1), "event skipped": frame(b"\x05\x01\x04"),
    "oversized": frame(b"\x01\x04\x02" + b"x" * (2 << 20)),
}


@pytest.mark.parametrize("message", BAD_MESSAGES.values(), ids=BAD_MESSAGES.keys())
def test_a_bad_message_closes_that_socket_only(demo, message):
    server = demo("counter")
    bad, good = Visit(server), Visit(server)
    _, bad_stream = bad.upgrade()
    _, good_stream = good.upgrade()
    try:
        bad_stream.sendall(message)
        assert read_frame(bad_stream)[0] in (8, None)
    except ConnectionError:
        pass
    good_stream.sendall(frame(b"\x01\x01\x04"))
    opcode, data = read_frame(good_stream)
    assert opcode == 2 and data[1] == 1, "the event is acknowledged"


def test_a_counter_change_is_small(demo):
    _, stream = Visit(demo("counter")).upgrade()
    stream.sendall(frame(b"\x01\x01\x04"))
    sizes, opcode = [], 2
    while sum(sizes) < 6:
        opcode, data = read_frame(stream)
        sizes.append(len(data))
    assert max(sizes) <= 20


def test_an_event_for_a_gone_element_is_dropped(demo):
    server = demo("counter")
    _, stream = Visit(server).upgrade()
    stream.sendall(frame(b"\x01\x01\xe7\x07"))
    opcode, data = read_frame(stream)
    assert (opcode, data) == (2, b"\x00\x01"), "nothing but the acknowledgement"
    assert "dropped an event for #999" in server.log
