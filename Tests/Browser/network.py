"""A TCP proxy between browsers and a server, on a thread of its own."""

import asyncio
import threading


class Network:
    """Subclasses decide what passes, for each connection."""

    def __init__(self, port):
        self.target = port
        self.started = threading.Event()
        self.thread = threading.Thread(target=asyncio.run, args=(self._run(),), daemon=True)
        self.thread.start()
        self.started.wait()

    async def _run(self):
        self.loop, self.stopped = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.started.set()
        # Open connections are cancelled when this ends.
        await self.stopped.wait()

    async def _accept(self, reader, writer):
        raise NotImplementedError

    def close(self):
        self.loop.call_soon_threadsafe(self.stopped.set)
        self.thread.join(timeout=60)
