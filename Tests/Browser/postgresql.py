"""A server of PostgreSQL with data of its own."""

import glob
import os
import shutil
import subprocess
import tempfile
import time

# Notes each change of a lease, with whether another front held it that had renewed its leases in time. That is seen as by the
# statement that makes the change: in its snapshot, because the function is STABLE, and with a time in whole milliseconds.
LOG = """
CREATE TABLE lease_log (
  number bigserial, visitor bytea, old_holder text, holder text, old_fence bigint, fence bigint,
  is_written boolean, record_fence bigint, was_held boolean);
ALTER TABLE banyan_visitors ADD COLUMN was_held boolean;
CREATE FUNCTION see_holder() RETURNS trigger LANGUAGE plpgsql STABLE AS $$
BEGIN
  NEW.was_held := OLD.holder IS DISTINCT FROM NEW.holder AND EXISTS (
    SELECT 1 FROM banyan_nodes WHERE node = OLD.holder
      AND expires > CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint));
  RETURN NEW;
END $$;
CREATE TRIGGER see_holder BEFORE UPDATE ON banyan_visitors FOR EACH ROW EXECUTE FUNCTION see_holder();
CREATE FUNCTION note_lease() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lease_log (visitor, old_holder, holder, old_fence, fence, is_written, record_fence, was_held)
  VALUES (NEW.visitor, OLD.holder, NEW.holder, OLD.fence, NEW.fence, NEW.record IS DISTINCT FROM OLD.record,
    NEW.record_fence, NEW.was_held);
  RETURN NEW;
END $$;
CREATE TRIGGER note_lease AFTER UPDATE ON banyan_visitors FOR EACH ROW EXECUTE FUNCTION note_lease();
"""


class PostgreSQL:
    def __init__(self):
        self.programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        # Its socket is in here, so the path has to be short.
        self.folder = tempfile.mkdtemp(prefix="banyan-pg-", dir="/tmp")
        # The server does not run as root.
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if self.as_user:
            shutil.chown(self.folder, "postgres")
        self.data = f"{self.folder}/data"
        self.run(f"{self.programs}/initdb", "-D", self.data, "-A", "trust", "-U", "banyan", "--no-sync")
        self.database_count = 0
        self.resume()

    def run(self, *command):
        return subprocess.run(
            [*self.as_user, *command], check=True, capture_output=True, text=True, cwd=self.folder).stdout

    def resume(self):
        """Starts the server, and waits until it answers."""
        self.process = subprocess.Popen(
            [*self.as_user, f"{self.programs}/postgres", "-D", self.data, "-k", self.folder, "-F",
             "-c", "listen_addresses="], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while subprocess.run([f"{self.programs}/pg_isready", "-q", "-h", self.folder]).returncode:
            assert self.process.poll() is None
            time.sleep(0.02)

    def interrupt(self):
        """Ends the server with all its connections."""
        self.run(f"{self.programs}/pg_ctl", "stop", "-D", self.data, "-m", "fast", "-w")
        self.process.wait(timeout=300)

    def stop(self):
        self.interrupt()
        shutil.rmtree(self.folder)

    def ask(self, statement, database="postgres"):
        """Returns the rows of a statement's answer."""
        answer = subprocess.run(
            ["psql", "-X", "-q", "-At", "-F", "|", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", "banyan", database],
            input=statement, check=True, capture_output=True, text=True).stdout
        return [line.split("|") for line in answer.splitlines()]

    def make_database(self):
        self.database_count += 1
        name = f"visitors{self.database_count}"
        self.ask(f"CREATE DATABASE {name}")
        return Database(self, name)


class Database:
    """An empty database for a store."""

    def __init__(self, server, name):
        self.server, self.name = server, name
        self.words = f"host={server.folder} user=banyan dbname={name}"

    def ask(self, statement):
        return self.server.ask(statement, self.name)

    def watch(self):
        """Notes from now on what becomes of leases. The tables have to be there."""
        self.ask(LOG)

    def holders(self):
        """Returns the nodes that hold a lease."""
        return {row[0] for row in self.ask("SELECT DISTINCT holder FROM banyan_visitors WHERE holder IS NOT NULL")}

    def wait_until_written(self, count):
        """Waits until there are so many visitors, and nothing has been written for a while."""
        last, since = None, time.monotonic()
        while last is None or time.monotonic() - since < 3 or last[0] != str(count):
            now, = self.ask("SELECT count(*), max(ends), max(fence) FROM banyan_visitors WHERE record_fence > 0")
            if now != last:
                last, since = now, time.monotonic()
            time.sleep(0.05)

    def check_leases(self):
        """Checks that each visitor was at one node at a time, and that only that node has written; returns how often each was taken."""
        takes, leases = {}, {}
        for visitor, *row in self.ask(
                "SELECT visitor, old_holder, holder, old_fence, fence, is_written, record_fence, was_held "
                "FROM lease_log ORDER BY number"):
            old_holder, holder, old_fence, fence, is_written, record_fence, was_held = row
            old_fence, fence = int(old_fence), int(fence)
            assert leases.get(visitor, ("", 0)) == (old_holder, old_fence), row
            leases[visitor] = (holder, fence)
            if fence != old_fence:
                assert fence == old_fence + 1 and holder and was_held == "f" and is_written == "f", row
                takes[visitor] = takes.get(visitor, 0) + 1
            else:
                assert holder in (old_holder, "") and old_holder, row
                assert is_written == "f" or int(record_fence) == fence, row
        return takes
