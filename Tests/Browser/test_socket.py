"""Access to a window's socket, and the effect of invalid messages."""

import socket

import pytest

from raw_socket import Visit, close_code, expect_closed_socket_to_take_messages, frame, read_frame, text


@pytest.mark.parametrize("changes", [
    {"origin": "http://evil.example"}, {"origin": None}, {"origin": "null"},
    {"origin": "http://127.0.0.1:1"}, {"cookie": None}, {"cookie": "banyan-1=x.y"},
    {"host": "evil.example", "origin": "http://evil.example"},
], ids=str)
def test_a_foreign_socket_is_refused(demo, changes):
    status, _ = Visit(demo("counter")).upgrade(**changes)
    assert status in ((421,) if "host" in changes else (403,))


def greet(visit, **changes):
    """Sends a greeting on a separate socket; returns the opcode of the response, and the code if it is closed."""
    status, stream = visit.upgrade()
    assert status == 101
    stream.sendall(frame(visit.greeting(**changes)))
    opcode, data = read_frame(stream)
    return opcode, close_code(data) if opcode == 8 else None


def test_another_visitors_window_is_refused(demo):
    """R04."""
    server = demo("counter")
    mine, theirs = Visit(server), Visit(server)
    assert greet(mine, token=theirs.token) == (8, 4001)
    assert greet(mine, token="guess") == (8, 4001)
    assert greet(mine) == (2, None)


def test_a_window_that_has_a_key_is_not_given_away_without(demo):
    """R04."""
    visit = Visit(demo("counter"))
    visit.connect()
    visit.activate(4)
    for key in ("", "guess", visit.key[:-1] + "!"):
        assert greet(visit, key=key) == (8, 4001)
    old = visit.key
    visit.connect()
    assert visit.key != old
    visit.activate(4)
    assert greet(visit, key=old) == (8, 4001)
    # No other visitor is affected.
    assert visit.activate(4) != b""


def test_a_page_of_another_version_is_refused_with_a_reason(demo):
    status, stream = Visit(demo("counter")).upgrade(version=3)
    assert status == 101
    opcode, data = read_frame(stream)
    assert (opcode, close_code(data)) == (8, 4000)


def test_messages_on_their_way_to_a_closed_socket_do_not_fail(demo):
    expect_closed_socket_to_take_messages(Visit(demo("counter")))


def test_a_socket_that_has_the_window_no_more_can_do_nothing(demo):
    """R04, R06."""
    visit = Visit(demo("counter"))
    visit.connect()
    stale = visit.stream
    visit.connect()
    opcode, data = read_frame(stale)
    assert (opcode, close_code(data)) == (8, 4002)
    stale.sendall(visit.event(1, 4, event=1))
    assert visit.activate(4) == b"\x03\x03\x01" + b"1" + b"\x09" + text("Count 1")


BAD_MESSAGES = {
    "empty": b"", "number only": b"\x01", "no code": b"\x01\x01", "unknown code": b"\x01\x01\xff\x02",
    "window as target": b"\x01\x01\x01\x00", "too long for its code": b"\x01\x01\x01\x02x",
    "broken text": b"\x01\x01\x04\x02\xff\xfe", "huge number": b"\xff\xff\xff\xff\xff\x01\x01\x02",
    "event skipped": b"\x05\x01\x01\x04", "batch that never was": b"\x01\x7f\x01\x04",
    "long acknowledgement": b"\x00\x01\x01", "oversized": b"\x01\x01\x04\x02" + b"x" * (2 << 20),
}


def expect_harmless(demo, send):
    """An invalid message closes its sender's socket, and another visitor's continues."""
    server = demo("counter")
    bad, good = Visit(server), Visit(server)
    good.connect()
    stream = send(bad)
    assert read_frame(stream)[0] in (8, None)
    assert good.activate(4) != b""


@pytest.mark.parametrize("message", BAD_MESSAGES.values(), ids=BAD_MESSAGES.keys())
def test_a_bad_message_closes_that_socket_only(demo, message):
    def send(visit):
        visit.connect()
        try:
            visit.stream.sendall(frame(message))
        except ConnectionError:
            pass
        return visit.stream

    expect_harmless(demo, send)


def test_a_text_frame_closes_that_socket_only(demo):
    def send(visit):
        visit.connect()
        visit.stream.sendall(frame(b"hello", opcode=1))
        return visit.stream

    expect_harmless(demo, send)


BAD_GREETINGS = {
    "empty": b"", "an event": b"\x01\x01\x01\x04", "no token": b"\0\0\0\0", "too long": text("x" * 65) + b"\0\0\0",
    "broken": b"\x01\xff\0\0\0", "more": text("x") + b"\0\0\0\0",
}


@pytest.mark.parametrize("message", BAD_GREETINGS.values(), ids=BAD_GREETINGS.keys())
def test_a_bad_greeting_closes_that_socket_only(demo, message):
    def send(visit):
        _, stream = visit.upgrade()
        stream.sendall(frame(message))
        return stream

    expect_harmless(demo, send)


def test_a_counter_change_is_small(demo):
    visit = Visit(demo("counter"))
    visit.connect()
    visit.stream.sendall(visit.event(1, 4))
    _, data = read_frame(visit.stream)
    assert len(data) <= 20


def test_an_event_for_a_gone_element_is_dropped(demo):
    server = demo("counter")
    visit = Visit(server)
    visit.connect()
    assert visit.activate(999) == b"", "nothing but the acknowledgement"
    assert "Dropped an event for #999" in server.log


@pytest.fixture
def upgraded_with(demo):
    """Requests a socket with bytes right behind; returns the server and the first frame of the response."""
    def ask(bytes_of):
        server = demo("counter")
        visit = Visit(server)
        with socket.create_connection(("127.0.0.1", server.port), timeout=300) as stream:
            stream.sendall(visit.upgrade_request().encode() + bytes_of(visit))
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += stream.recv(1)
            assert answer.startswith(b"HTTP/1.1 101")
            return server, *read_frame(stream)
    return ask


def test_what_comes_right_behind_the_upgrade_is_the_sockets(upgraded_with):
    """Found by the fuzzer: it ended the process."""
    _, opcode, _ = upgraded_with(lambda visit: frame(visit.greeting()))
    assert opcode == 2, "the greeting is answered"


def test_a_request_right_behind_the_upgrade_is_no_frame(upgraded_with):
    # As a frame it announces 69 bytes, and what has not come whole is waited for.
    request = b"GET / HTTP/1.1\r\nUser-Agent: " + b"a" * 69 + b"\r\n\r\n"
    server, opcode, data = upgraded_with(lambda visit: request)
    assert (opcode, close_code(data)) == (8, 1002)
    assert Visit(server).page
