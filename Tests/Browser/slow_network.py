"""A TCP proxy that delays data in both directions without changing its order."""

import asyncio

from network import Network


class SlowNetwork(Network):
    def __init__(self, port, delay):
        self.delay = delay
        super().__init__(port)

    async def _accept(self, reader, writer):
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.target)
            await asyncio.gather(self._pass(reader, up_writer), self._pass(up_reader, writer))
        except (asyncio.CancelledError, ConnectionError):
            writer.close()

    async def _pass(self, reader, writer):
        queue = asyncio.Queue()

        async def collect():
            data = b"-"
            while data:
                try:
                    data = await reader.read(1 << 16)
                except ConnectionError:
                    data = b""
                queue.put_nowait((self.loop.time() + self.delay, data))

        async def deliver():
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0, due - self.loop.time()))
                if not data:
                    writer.close()
                    return
                writer.write(data)

        await asyncio.gather(collect(), deliver())
