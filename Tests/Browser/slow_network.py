"""A TCP proxy that holds back what passes, in both directions, without changing its order."""

import asyncio
import threading


class SlowNetwork:
    def __init__(self, port, delay):
        self.target, self.delay = port, delay
        self.started = threading.Event()
        self.thread = threading.Thread(target=asyncio.run, args=(self._run(),), daemon=True)
        self.thread.start()
        self.started.wait()

    async def _run(self):
        self.loop, self.stopped = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.started.set()
        # What is still under way is cancelled when this ends.
        await self.stopped.wait()

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

    def close(self):
        self.loop.call_soon_threadsafe(self.stopped.set)
        self.thread.join(timeout=5)
