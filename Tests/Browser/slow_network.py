"""A TCP proxy that holds back what passes, in both directions, without changing its order."""

import asyncio
import threading


class SlowNetwork:
    def __init__(self, port, delay):
        self.target, self.delay = port, delay
        self.loop = asyncio.new_event_loop()
        started = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(started,), daemon=True)
        self.thread.start()
        started.wait()

    def _run(self, started):
        asyncio.set_event_loop(self.loop)
        self.server = self.loop.run_until_complete(
            asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = self.server.sockets[0].getsockname()[1]
        started.set()
        self.loop.run_forever()

    async def _accept(self, reader, writer):
        up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.target)
        await asyncio.gather(self._pass(reader, up_writer), self._pass(up_reader, writer))

    async def _pass(self, reader, writer):
        queue = asyncio.Queue()

        async def deliver():
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0, due - self.loop.time()))
                if not data:
                    writer.close()
                    return
                writer.write(data)

        delivery = asyncio.ensure_future(deliver())
        data = b"-"
        while data:
            try:
                data = await reader.read(1 << 16)
            except ConnectionError:
                data = b""
            queue.put_nowait((self.loop.time() + self.delay, data))
        await delivery

    def close(self):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(timeout=5)
