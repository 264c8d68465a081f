"""A visitor without a browser, who can send what no page would."""

import base64
import http.client
import os
import re
import socket
import struct


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
        self.last_event = 0

    def upgrade(self, **changes):
        """Asks for the socket; returns the status and the socket."""
        headers = {
            "Host": f"127.0.0.1:{self.server.port}", "Connection": "Upgrade", "Upgrade": "websocket",
            "Origin": f"http://127.0.0.1:{self.server.port}", "Cookie": self.cookie,
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        } | {key.capitalize(): value for key, value in changes.items() if key not in ("token", "version")}
        token, version = changes.get("token", self.token), changes.get("version", 3)
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

    def connect(self):
        status, self.stream = self.upgrade()
        assert status == 101

    def button(self, name):
        """The number of a button of the page, by what it says."""
        return int(re.search(rf'<button id="b(\d+)"[^>]*><span[^>]*>{name}</span>', self.page)[1])

    def activate(self, element):
        """Activates an element; returns the operations that come with the acknowledgement."""
        self.last_event += 1
        self.stream.sendall(frame(number(self.last_event) + b"\x01" + number(element)))
        while True:
            opcode, data = read_frame(self.stream)
            assert opcode == 2
            _, data = read_number(data)
            acknowledged, operations = read_number(data)
            if acknowledged == self.last_event:
                return operations


def number(value):
    """A number as the protocol writes it."""
    return bytes([value]) if value < 128 else bytes([value & 127 | 128]) + number(value >> 7)


def read_number(data):
    """The number at the beginning, and what follows."""
    value, rest = data[0] & 127, data[1:]
    if data[0] > 127:
        more, rest = read_number(rest)
        value |= more << 7
    return value, rest


def frame(payload, opcode=2):
    mask = os.urandom(4)
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size) \
        if size < 65536 else b"\xff" + struct.pack(">Q", size)
    return bytes([0x80 | opcode]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


def read_frame(stream):
    """The opcode and payload of the next frame; None for the opcode if the stream has ended."""
    head = read_exactly(stream, 2)
    if len(head) < 2:
        return None, b""
    size = head[1] & 127
    if size == 126:
        size, = struct.unpack(">H", read_exactly(stream, 2))
    elif size == 127:
        size, = struct.unpack(">Q", read_exactly(stream, 8))
    return head[0] & 15, read_exactly(stream, size)


def read_exactly(stream, count):
    data = b""
    while len(data) < count and (more := stream.recv(count - len(data))):
        data += more
    return data
