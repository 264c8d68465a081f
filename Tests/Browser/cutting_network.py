"""A TCP proxy that cuts the sockets of pages, on request or at random points, and holds back what they would hear."""

import asyncio
import random
import threading

from network import Network


class CuttingNetwork(Network):
    """Forwards everything until a socket is to be cut. Requests without an upgrade are left alone.

    Each new socket is cut after a number of bytes that `budget` returns, counted in both directions from its
    request on, wherever that is: in the handshake, in the middle of a message. None means never.
    """

    def __init__(self, port, budget=lambda: None):
        self.budget = budget
        self.cuts = 0
        self.is_down = False
        self.sockets = set()
        self.count = 0
        self.passes = asyncio.Event()
        self.passes.set()
        super().__init__(port)

    async def _accept(self, reader, writer):
        if self.is_down:
            writer.transport.abort()
            return
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        link = Link(self, writer, up_writer)
        try:
            await asyncio.gather(link.send_up(reader, up_writer), link.send_down(up_reader, writer))
        except (asyncio.CancelledError, OSError):
            pass
        finally:
            self.sockets.discard(link)
            for each in (writer, up_writer):
                each.close()

    def cut(self):
        """Cuts every open socket."""
        self._call(lambda: [link.cut() for link in list(self.sockets)])

    def go_down(self):
        """Cuts every connection, and accepts none until the network is up again."""
        self.is_down = True
        self.cut()

    def come_up(self):
        self.is_down = False

    def hold(self):
        """Lets nothing more from the server through open sockets, nor through new ones once they are open."""
        self._call(self.passes.clear)

    def release(self):
        """Lets through what was held back, and what follows."""
        self._call(self.passes.set)

    def _call(self, function):
        done = threading.Event()

        def call():
            function()
            done.set()

        self.loop.call_soon_threadsafe(call)
        done.wait(timeout=300)


class Link:
    """A connection through the network, with its remaining bytes if it is a page's socket."""

    def __init__(self, network, *writers):
        self.network, self.writers, self.rest = network, writers, None
        self.has_answered = False

    async def send_up(self, reader, writer):
        first = await reader.read(1 << 16)
        if b"upgrade: websocket" in first.lower():
            self.network.sockets.add(self)
            self.network.count += 1
            self.rest = self.network.budget()
        await self._pass(first, writer)
        await self.send(reader, writer)

    async def send(self, reader, writer):
        while data := await reader.read(1 << 16):
            await self._pass(data, writer)
        writer.close()

    async def send_down(self, reader, writer):
        while data := await reader.read(1 << 16):
            # The answer to a page's request opens its socket.
            if self.has_answered and self in self.network.sockets:
                await self.network.passes.wait()
            self.has_answered = True
            await self._pass(data, writer)
        writer.close()

    async def _pass(self, data, writer):
        if self.rest is not None and len(data) >= self.rest:
            writer.write(data[:self.rest])
            await writer.drain()
            self.cut()
            return
        if self.rest is not None:
            self.rest -= len(data)
        writer.write(data)
        await writer.drain()

    def cut(self):
        if self not in self.network.sockets:
            return
        self.network.sockets.discard(self)
        self.network.cuts += 1
        # Written data still arrives, and then the end without a close frame.
        for writer in self.writers:
            writer.close()


# Roughly the bytes that a browser and the server exchange before they have a socket.
HANDSHAKE = 850


def random_budget(seed):
    """Cuts a quarter in the handshake, half among the first messages after it, the others later: a page whose first
    messages exceed every connection's budget never gets further."""
    generator = random.Random(seed)

    def budget():
        kind = generator.randrange(4)
        if kind == 0:
            return generator.randrange(1, HANDSHAKE)
        return HANDSHAKE + generator.randrange(1, 5000 if kind == 3 else 500)

    return budget
