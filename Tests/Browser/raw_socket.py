"""A visitor without a browser, who can send messages that no page would send."""

import base64
import http.client
import os
import re
import socket
import struct
from pathlib import Path

WIRE_PROTOCOL = Path(__file__).resolve().parents[2] / "Sources/BanyanBrowser/Wire/WireProtocol.swift"
VERSION = int(re.search(r"let version = (\d+)", WIRE_PROTOCOL.read_text())[1])
SOCKET = f"/banyan/socket?version={VERSION}"
KEY = b"\x13"
AFRESH = b"\x14"
PARTS = b"\x19"
# The code of the frame with which the server asks whether anybody is there.
PING = 9


class Visit:
    """A page fetched without a browser: its cookie and its window."""

    def __init__(self, server):
        self.server = server
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        connection.request("GET", "/")
        response = connection.getresponse()
        self.cookie = response.headers["set-cookie"].split(";")[0]
        self.page = response.read().decode()
        self.token = re.search(r'data-window="([^"]+)"', self.page)[1]
        self.key = ""
        self.last_event = self.last_batch = 0

    def upgrade_request(self, **changes):
        """Returns a page's request for the socket."""
        headers = {
            "Host": f"127.0.0.1:{self.server.port}", "Connection": "Upgrade", "Upgrade": "websocket",
            "Origin": f"http://127.0.0.1:{self.server.port}", "Cookie": self.cookie,
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        } | {key.capitalize(): value for key, value in changes.items() if key not in ("version", "port")}
        lines = [f"GET /banyan/socket?version={changes.get('version', VERSION)} HTTP/1.1"]
        lines += [f"{key}: {value}" for key, value in headers.items() if value is not None]
        return "\r\n".join(lines) + "\r\n\r\n"

    def upgrade(self, **changes):
        """Requests the socket; returns the status and the socket."""
        port = changes.get("port", self.server.port)
        stream = socket.create_connection(("127.0.0.1", port), timeout=300)
        stream.sendall(self.upgrade_request(**changes).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            byte = stream.recv(1)
            if not byte:
                raise ConnectionError(f"closed without an answer after {head}")
            head += byte
        return int(head.split()[1]), stream

    def greeting(self, **changes):
        """Returns a page's first message."""
        values = {"token": self.token, "key": self.key, "last_batch": self.last_batch, "previous": ""} | changes
        return text(values["token"]) + text(values["key"]) + number(values["last_batch"]) + text(values["previous"])

    def connect(self, **changes):
        """Opens the socket and claims the window, or resumes it; returns the batches that come first."""
        status, self.stream = self.upgrade()
        assert status == 101
        self.stream.sendall(frame(self.greeting(**changes)))
        # The last of them acknowledges every event, and has the key, if there is a new one.
        before, batches = self.key, []
        while not batches or self.key == before:
            batches.append(self.read_batch())
        return batches

    def read_batch(self):
        """Returns the next batch: the number of the last event that it acknowledges, and its operations."""
        opcode, data = read_frame(self.stream)
        # The server asks now and then whether the page is there, which the next event says.
        while opcode == PING:
            opcode, data = read_frame(self.stream)
        assert opcode == 2, (opcode, data)
        self.last_batch, acknowledged, operations = self.parts(data)
        self.note_key(operations)
        return acknowledged, operations

    @staticmethod
    def parts(data):
        """Returns the number of a batch, that of the last event that it acknowledges, and its operations
        without the one that lists the parts of the client they need."""
        batch, data = read_number(data)
        acknowledged, operations = read_number(data)
        if operations[:1] == PARTS:
            _, operations = read_number(operations[1:])
        return batch, acknowledged, operations

    def note_key(self, operations):
        if operations[:1] == AFRESH:
            operations = operations[1:]
        if operations[:1] == KEY:
            self.key = operations[2:24].decode()

    def event(self, code, element, body=b"", event=None, batch=None):
        """Returns the frame of an event, the next one unless a number is given."""
        if event is None:
            self.last_event += 1
            event = self.last_event
        batch = self.last_batch if batch is None else batch
        return frame(number(event) + number(batch) + bytes([code]) + number(element) + body)

    def button(self, name):
        """Returns the number of a button of the page, by its label."""
        return int(re.search(rf'<button id="b(\d+)"[^>]*><span[^>]*>{name}</span>', self.page)[1])

    def element(self, attribute):
        """Returns the number of the page's element with an attribute."""
        return int(re.search(rf'<[a-z]+ id="b(\d+)"[^>]*{attribute}', self.page)[1])

    def activate(self, element):
        """Activates an element; returns the operations that come with the acknowledgement."""
        self.stream.sendall(self.event(1, element))
        while True:
            acknowledged, operations = self.read_batch()
            if acknowledged == self.last_event:
                return operations


def open_closed_socket(visit):
    """Opens a socket that the server closes at once, because the page is one of another version."""
    status, stream = visit.upgrade(version=3)
    assert status == 101
    opcode, data = read_frame(stream)
    assert (opcode, close_code(data)) == (8, 4000)
    assert stream.recv(1) == b""
    return stream


def expect_closed_socket_to_take_messages(visit):
    """A browser whose system reports a failure while it sends does not read the close frame."""
    stream = open_closed_socket(visit)
    for _ in range(3):
        stream.sendall(frame(visit.greeting()))
    assert stream.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == 0


def number(value):
    """Encodes a number as the protocol does."""
    return bytes([value]) if value < 128 else bytes([value & 127 | 128]) + number(value >> 7)


def read_number(data):
    """Returns the number at the beginning, and the remaining bytes."""
    value, rest = data[0] & 127, data[1:]
    if data[0] > 127:
        more, rest = read_number(rest)
        value |= more << 7
    return value, rest


def text(string):
    """Encodes a string as the protocol does."""
    encoded = string.encode()
    return number(len(encoded)) + encoded


def close_code(data):
    """Returns the code of a close frame; None if it has none."""
    return int.from_bytes(data[:2], "big") if len(data) >= 2 else None


def frame(payload, opcode=2):
    mask = os.urandom(4)
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size) \
        if size < 65536 else b"\xff" + struct.pack(">Q", size)
    return bytes([0x80 | opcode]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


def read_frame(stream):
    """Returns the opcode and payload of the next frame; None for the opcode if the stream has ended, even within it."""
    try:
        head = read_exactly(stream, 2)
        size = head[1] & 127
        if size == 126:
            size, = struct.unpack(">H", read_exactly(stream, 2))
        elif size == 127:
            size, = struct.unpack(">Q", read_exactly(stream, 8))
        return head[0] & 15, read_exactly(stream, size)
    except EOFError:
        return None, b""


def read_exactly(stream, count):
    data = b""
    while len(data) < count:
        more = stream.recv(count - len(data))
        if not more:
            raise EOFError
        data += more
    return data
