"""Input beyond a limit gets a response, and affects no other visitor. With real sockets."""

import contextlib
import re
import socket
import time

import pytest
from playwright.sync_api import expect

from conftest import GALLERY, PATIENCE, choose_page
from raw_socket import AFRESH, Visit, close_code, frame, number, open_closed_socket, read_frame


@pytest.fixture
def limited(demo):
    """Starts the demo with limits, and a visitor who must not notice anything."""
    def start(*limits):
        # Nobody answers for those who wait, however long a busy machine lets them.
        server = demo("counter", "heartbeatInterval=1h", *limits)
        server.bystander = Visit(server)
        server.bystander.connect()
        return server

    return start


def connect(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=300)


def read_all(stream):
    """Returns everything until the server closes, even if it cuts the connection."""
    data = b""
    try:
        while more := stream.recv(1 << 16):
            data += more
    except ConnectionError:
        pass
    return data


def expect_refused(server, sent, status):
    stream = connect(server)
    try:
        stream.sendall(sent)
    except ConnectionError:
        pass
    answer = read_all(stream).decode()
    assert answer.startswith(f"HTTP/1.1 {status} "), answer
    assert "nosniff" in answer and "connection: close" in answer
    assert server.bystander.activate(4) != b""
    return answer


START = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


def test_a_field_takes_so_many_characters_and_no_more(start_server, open_page):
    page = open_page(start_server(*GALLERY, "--limit", "characterCountPerField=5").url)
    choose_page(page, "Text fields")
    field = page.get_by_role("textbox", name="Name").first
    field.fill("Ada Lovelace")
    expect(field).to_have_value("Ada L")


def test_ten_thousand_headers_are_refused(limited):
    expect_refused(limited(), START + b"".join(b"X-%d: y\r\n" % i for i in range(10_000)) + b"\r\n", 431)


def test_a_long_head_is_refused(limited):
    server = limited("headByteCount=4KiB")
    expect_refused(server, START + b"Cookie: " + b"x" * 100_000 + b"\r\n\r\n", 431)
    expect_refused(server, b"GET /" + b"x" * 100_000, 431)


def test_a_body_is_refused(limited):
    server = limited()
    expect_refused(server, START + b"Content-Length: 1000000000\r\n\r\n", 413)
    expect_refused(server, START + b"Transfer-Encoding: chunked\r\n\r\nFFFFF\r\n" + b"x" * 0xFFFFF, 413)


def test_half_a_request_is_refused(limited):
    # Long enough for the requests of others, which are whole.
    server = limited("requestTime=3s")
    expect_refused(server, START + b"X-Slow: ", 408)
    # A client that has sent nothing receives nothing.
    assert read_all(connect(server)) == b""


def test_what_is_no_request_is_refused(limited):
    expect_refused(limited(), b"\x16\x03\x01\x02\x00\x01\x00\x01", 400)


def test_an_answer_that_nobody_reads_is_given_up(limited):
    server = limited("unreadTime=300ms")
    script = re.search(r'src="([^"]+\.js)"', server.bystander.page)[1].encode()
    stream = socket.socket()
    stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stream.settimeout(300)
    stream.connect(("127.0.0.1", server.port))
    request = b"GET " + script + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    # Sends requests until the server refuses more.
    with pytest.raises(ConnectionError):
        while True:
            stream.sendall(request * 100)
    assert server.bystander.activate(4) != b""


def test_a_client_that_does_not_confirm_that_its_socket_is_closed_is_cut(limited):
    server = limited("unreadTime=300ms")
    stream = open_closed_socket(Visit(server))
    # Empty pings do not exceed any number of bytes.
    with pytest.raises(ConnectionError):
        while True:
            stream.sendall(frame(b"", opcode=9))
    assert server.bystander.activate(4) != b""


def test_a_client_that_goes_on_sending_to_a_closed_socket_is_cut(limited):
    server = limited("unreadTime=1000s")
    stream = open_closed_socket(Visit(server))
    with pytest.raises(ConnectionError):
        while True:
            stream.sendall(frame(bytes(1000)))
    assert server.bystander.activate(4) != b""


def ask_until(server, status):
    """Repeats a request until it has this status, because a closing connection takes a moment to be gone."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        stream = connect(server)
        try:
            stream.sendall(b"GET /banyan/alive HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        except ConnectionError:
            pass
        answer = read_all(stream).decode()
        if answer.startswith(f"HTTP/1.1 {status} "):
            return answer
    pytest.fail(f"the last answer was {answer!r}")


def check_connections(limited, limit, status):
    server = limited(f"{limit}=5")
    idle = [connect(server) for _ in range(10)]
    assert "retry-after: " in ask_until(server, status)
    assert server.bystander.activate(4) != b""
    for stream in idle:
        stream.close()
    ask_until(server, 204)


def test_connections_are_limited_in_all(limited):
    check_connections(limited, "connectionCount", 503)


def test_connections_are_limited_for_their_address(limited):
    check_connections(limited, "connectionCountPerAddress", 429)


def test_pages_are_limited_for_their_address(limited):
    server = limited("waitingWindowCountPerAddress=3", "adoptionTime=1h")
    for _ in range(3):
        Visit(server)
    stream = connect(server)
    stream.sendall(START + b"Connection: close\r\n\r\n")
    answer = read_all(stream).decode()
    assert answer.startswith("HTTP/1.1 429 ") and "retry-after: " in answer
    assert server.bystander.activate(4) != b""


def test_half_a_handshake_is_ended(limited):
    server = limited("greetingTime=3s")
    status, stream = Visit(server).upgrade()
    assert status == 101
    opcode, data = read_frame(stream)
    assert (opcode, data) == (8, (1008).to_bytes(2, "big") + b"no greeting in time")
    assert server.bystander.activate(4) != b""


def test_a_frame_of_a_gigabyte_is_refused_when_it_is_announced(limited):
    server = limited()
    visit = Visit(server)
    visit.connect()
    visit.stream.sendall(b"\x82\xff" + (1 << 30).to_bytes(8, "big") + b"mask" + b"x" * 100)
    opcode, data = read_frame(visit.stream)
    assert (opcode, close_code(data)) == (8, 1009)
    assert server.bystander.activate(4) != b""


def test_many_parts_of_a_message_are_refused(limited):
    server = limited("messageByteCount=1KiB")
    visit = Visit(server)
    visit.connect()
    first, more = frame(b"x" * 100), frame(b"x" * 100, opcode=0)
    unfinished = lambda data: bytes([data[0] & 0x7F]) + data[1:]
    visit.stream.sendall(unfinished(first) + unfinished(more) * 20)
    opcode, data = read_frame(visit.stream)
    assert (opcode, close_code(data)) == (8, 1009)
    assert server.bystander.activate(4) != b""


def test_a_flood_of_events_closes_that_socket_only(limited):
    server = limited("eventBurst=50", "eventsPerSecond=1")
    visit = Visit(server)
    visit.connect()
    start = time.monotonic()
    visit.stream.sendall(b"".join(visit.event(1, 4) for _ in range(1000)))
    while (answer := read_frame(visit.stream))[0] == 2:
        pass
    assert answer == (8, (1008).to_bytes(2, "big") + b"too many events")
    # One more is accepted for each second that a busy machine takes.
    most = 50 + time.monotonic() - start
    assert server.bystander.activate(4) != b""
    # The window is still there, with the accepted events. Those that waited when the next socket came are sent again, as by a page.
    visit.last_event, _ = visit.connect()[-1]
    while visit.last_event < 50:
        visit.activate(4)
    # It takes more later, but not from another socket at once.
    operations, end = b"", time.monotonic() + PATIENCE / 1000
    while not operations:
        assert time.monotonic() < end
        visit.last_event, _ = visit.connect()[-1]
        assert 50 <= visit.last_event <= most
        with contextlib.suppress(AssertionError):
            operations = visit.activate(4)
    assert str(visit.last_event).encode() in operations


def test_a_slow_reader_is_sent_the_newest_state(limited):
    server = limited("unacknowledgedByteCount=2KiB")
    visit = Visit(server)
    visit.connect()
    # Reads, and so acknowledges, nothing while two thousand events happen.
    visit.stream.sendall(b"".join(visit.event(1, 4, batch=visit.last_batch) for _ in range(2000)))
    received, operations = 0, b""
    while not operations.startswith(AFRESH):
        opcode, data = read_frame(visit.stream)
        assert opcode == 2
        received += len(data)
        batch, _, operations = visit.parts(data)
        visit.stream.sendall(frame(b"\0" + number(batch)))
    assert b"2000" in operations
    assert received < 10_000, "two KiB, and everything once more"
    assert server.bystander.activate(4) != b""
