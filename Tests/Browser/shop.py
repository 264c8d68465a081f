"""The shop of Examples/Shop: its database, its server and its app, all in folders and on ports of their own."""

import json
import os
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from conftest import ROOT, Server, free_port, run_command

MODULES = f"{ROOT / '.build/shop-modules/usr/share/nodejs'}:/usr/share/nodejs"


class Cluster:
    """PostgreSQL with an empty cluster in a temporary folder, on a Unix socket there."""

    def __init__(self):
        self.programs = max(
            Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        # PostgreSQL refuses to run as root, and its user may not enter the folders of tests.
        self.folder = Path(tempfile.mkdtemp(prefix="banyan-shop-"))
        self.owner = {}
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self.owner = {"user": "postgres", "group": "postgres", "extra_groups": []}
        self.data = self.folder / "data"
        self._run("initdb", "--auth=trust", "--username=shop", "--no-sync", "-D", self.data)
        self._run(
            "pg_ctl", "start", "--wait", "-D", self.data, "-l", self.folder / "log",
            "-o", f"-k {self.folder} -c listen_addresses= -c fsync=off -c shared_buffers=16MB")

    @property
    def environment(self):
        return {**os.environ, "PGHOST": str(self.folder), "PGUSER": "shop", "PGDATABASE": "postgres"}

    def query(self, statement):
        """Runs a statement; returns what psql prints, without decoration."""
        return subprocess.run(
            [self.programs / "psql", "--no-psqlrc", "-qAt", "-c", statement], env=self.environment,
            check=True, capture_output=True, text=True).stdout.strip()

    def stop(self):
        self._run("pg_ctl", "stop", "--mode=immediate", "-D", self.data)
        shutil.rmtree(self.folder)

    def _run(self, program, *arguments):
        done = subprocess.run(
            [self.programs / program, *arguments], cwd="/", text=True, stdin=subprocess.DEVNULL,
            # The server that pg_ctl starts keeps its output open.
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.owner)
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed: {log.read_text() if log.exists() else ''}")


class Shop:
    """The shop's server over a cluster. It can go away and come back at the same address."""

    def __init__(self, cluster, folder):
        self.cluster, self.folder = cluster, folder
        self.port = free_port()
        self.open()
        self.app = None

    def open(self):
        self.server = Server(
            ["node", ROOT / "Examples/Shop/Server/server.js"], self.folder / "shop.log",
            env={**self.cluster.environment, "NODE_PATH": MODULES, "PORT": str(self.port)})
        self.port = self.server.port

    def close(self):
        self.server.stop()

    def start_app(self):
        self.app = Server(
            run_command("Examples/Shop/Client"), self.folder / "app.log",
            env={**os.environ, "SHOP_SERVER": self.server.url})

    def stop(self):
        if self.app: self.app.stop()
        self.close()

    def ask(self, method, path, body=None, token=None):
        """Makes a request without the app; returns the status and the answer."""
        request = urllib.request.Request(
            f"{self.server.url}/{path}", method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})})
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read()
                return answer.status, json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    def register(self, name):
        """Makes an account; returns the token of its first session."""
        status, session = self.ask("POST", "accounts", {"name": name, "password": "correct horse"})
        assert status == 201
        return session["token"]
