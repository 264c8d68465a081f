"""Apps whose visitors are in a store, too: for the next program, and for others at the same address."""

import http.client
import os
import signal
import subprocess
import time

import pytest
from playwright.sync_api import expect

from conftest import Server, free_port, page_opener, run_command
from postgresql import PostgreSQL
from test_deployment import NAME, Proxy
from test_workers import APP, SHARED_APP, Visitor, change_notes, expect_notes


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """The app of the tests of workers."""
    path = tmp_path_factory.mktemp("stores") / "Ending.swift"
    path.write_text(APP)
    return path


@pytest.fixture
def key(tmp_path):
    path = tmp_path / "store.key"
    path.write_bytes(os.urandom(32))
    return path


@pytest.fixture
def start_node(source, tmp_path):
    """Starts an app with two workers and a store, as it is started by default or at a port."""
    nodes = []

    def start(store, key, *arguments, port=0):
        command = [*run_command(source)[:-1], port, "--no-watch", "--workers", "2", "--store", store,
                   "--store-key-file", key, *arguments]
        environment = os.environ | {"SWIFT_BACKTRACE": "enable=no"}
        node = Server(command, tmp_path / f"node-{len(nodes)}.log", env=environment)
        nodes.append(node)
        return node

    yield start
    for node in nodes:
        if node.process.poll() is None:
            node.stop()


@pytest.fixture
def visit(open_page):
    return lambda server: Visitor(open_page(server.url))


def kill(node):
    """Ends the front at once, and with it its workers, without a word to the store."""
    node.process.kill()
    node.process.wait(timeout=300)


def type_name(visitor, name):
    visitor.page.get_by_role("textbox", name="Name").fill(name)
    expect(visitor.page.get_by_text(f"Name {name}", exact=True)).to_be_visible()


@pytest.mark.parametrize("ending", ["ends", "is killed"])
def test_a_program_goes_on_with_the_visitors_of_the_one_before(tmp_path, start_node, key, visit, ending):
    file, port = tmp_path / "visitors", free_port()
    store = f"sqlite:{file}"
    node = start_node(store, key, "--limit", "leaseTime=1s", port=port)
    visitors = [visit(node) for _ in range(3)]
    for number, visitor in enumerate(visitors):
        type_name(visitor, "Grace Hopper")
        for _ in range(number + 1):
            visitor.use()
    cookies = visitors[0].page.context.cookies()
    if ending == "ends":
        node.process.send_signal(signal.SIGTERM)
        assert node.process.wait(timeout=300) == 0
        assert "Visitors left in the store: 3" in node.log
    else:
        wait_until_written(file, 3)
        kill(node)
    content = b"".join(path.read_bytes() for path in tmp_path.glob("visitors*"))
    assert os.stat(file).st_mode & 0o777 == 0o600
    assert b"Grace Hopper" not in content and cookies[0]["value"].encode() not in content
    visitors[1].page.get_by_role("textbox", name="Name").press_sequentially("!")
    start_node(store, key, "--limit", "leaseTime=1s", port=port)
    for visitor in visitors:
        visitor.page.wait_for_selector("main[data-connected]")
        visitor.use()
    expect(visitors[1].page.get_by_text("Name Grace Hopper!", exact=True)).to_be_visible()
    expect(visitors[2].page.get_by_text("Name Grace Hopper", exact=True)).to_be_visible()
    assert visitors[0].page.context.cookies() == cookies


def test_a_page_that_has_seen_more_than_was_written_goes_on_with_what_was(tmp_path, start_node, key, visit):
    file, before, port = tmp_path / "visitors", tmp_path / "before", free_port()
    store = f"sqlite:{file}"
    node = start_node(store, key, "--limit", "leaseTime=1s", port=port)
    visitor = visit(node)
    type_name(visitor, "Ada")
    visitor.use()
    wait_until_written(file, 1)
    subprocess.run(
        ["python3", "-c", "import sqlite3, sys; "
         "sqlite3.connect(sys.argv[1]).backup(sqlite3.connect(sys.argv[2]))", file, before], check=True)
    for _ in range(2):
        visitor.use()
    kill(node)
    # As if the node had been killed before it could write what followed.
    for path in tmp_path.glob("visitors*"):
        path.unlink()
    before.rename(file)
    start_node(store, key, "--limit", "leaseTime=1s", port=port)
    visitor.page.wait_for_selector("main[data-connected]")
    visitor.count = 1
    visitor.expect_unharmed()
    for _ in range(3):
        visitor.use()
    expect(visitor.page.get_by_text("Name Ada", exact=True)).to_be_visible()


def wait_until_written(file, count):
    """Waits until nothing has been written for a while, which is when all changes are."""
    last, since = None, time.monotonic()
    while last is None or time.monotonic() - since < 3 or last[0] < count:
        rows = subprocess.run(
            ["python3", "-c", "import sqlite3, sys; "
             "print(*sqlite3.connect(sys.argv[1]).execute("
             "'SELECT count(*), total(length(record)), max(ends) FROM banyan_visitors').fetchone())", file],
            check=True, capture_output=True, text=True).stdout.split()
        now = (int(rows[0]), *rows[1:])
        if now != last:
            last, since = now, time.monotonic()


def test_without_its_key_a_store_is_not_used(tmp_path, source, key, start_node):
    store = f"sqlite:{tmp_path / 'visitors'}"
    start_node(store, key).stop()
    other, short = tmp_path / "other.key", tmp_path / "short.key"
    other.write_bytes(os.urandom(32))
    short.write_bytes(b"secret")
    command = [*run_command(source), "--no-watch", "--store", store]
    for arguments, words in [
        ([], "--store works with --workers."),
        (["--workers", "1"], "--store needs --store-key-file, because what leaves this process is encrypted."),
        (["--workers", "1", "--store-key-file", tmp_path / "none"], f"{tmp_path}/none: it cannot be read"),
        (["--workers", "1", "--store-key-file", short], "it has 6 bytes instead of 32"),
        (["--workers", "1", "--store-key-file", other], "cannot be used: it was written with another key"),
        (["--workers", "1", "--store-key-file", key, "--handover", "/dev/shm/x"], "leave one of them out"),
    ]:
        ended = subprocess.run(
            [str(part) for part in [*command, *arguments]], capture_output=True, text=True, timeout=600)
        assert ended.returncode != 0 and words in ended.stderr, ended.stderr


@pytest.fixture(scope="module")
def postgresql():
    server = PostgreSQL()
    yield server
    server.stop()


@pytest.fixture
def database(postgresql):
    """An empty database, and what the store has said of its leases."""
    return postgresql.make_database()


class Nodes:
    """Two nodes that share a database, and nginx in front of them."""

    def __init__(self, start, database, key, folder, changes=()):
        self.start_node, self.database, self.key = start, database, key
        self.ports, port = [free_port(), free_port()], free_port()
        # A node is ready if one of its workers answers within a second, which a busy machine may need for other things.
        self.arguments = ["--behind-proxy", "--origin", f"https://{NAME}:{port}", "--limit", "leaseTime=2s",
                          "--limit", "readyTime=300s"]
        self.nodes = [self.start(0)]
        database.watch()
        self.nodes.append(self.start(1))
        folder.mkdir()
        self.proxy = Proxy(folder, None, port, changes, nodes=self.ports)
        self.url = f"https://{NAME}:{port}"

    def start(self, index):
        return self.start_node(
            f"postgresql:{self.database.words}", self.key, *self.arguments, port=self.ports[index])


@pytest.fixture
def start_nodes(start_node, database, key, tmp_path):
    started = []

    def start(changes=()):
        started.append(Nodes(start_node, database, key, tmp_path / "nginx", changes))
        return started[0]

    yield start
    for nodes in started:
        nodes.proxy.stop()


@pytest.fixture
def visit_nodes(start_browser):
    """Opens the app by its public name."""
    browser = start_browser(f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    with page_opener(browser) as open_page:
        yield lambda nodes, **options: Visitor(open_page(nodes.url, ignore_https_errors=True, **options))
    browser.close()


def test_a_rolling_restart_of_two_nodes_loses_nothing(start_nodes, visit_nodes, database):
    nodes = start_nodes()
    visitors = [visit_nodes(nodes) for _ in range(4)]
    for visitor in visitors:
        type_name(visitor, "Grace")
        visitor.use()
    for round in range(2):
        for index in range(2):
            node = nodes.nodes[index]
            node.process.send_signal(signal.SIGTERM)
            # While the node ends and starts again, people go on.
            visitors[index].page.get_by_role("textbox", name="Name").press_sequentially("!")
            for visitor in visitors:
                visitor.use()
            assert node.process.wait(timeout=300) == 0
            nodes.nodes[index] = nodes.start(index)
            for visitor in visitors:
                visitor.use()
    for visitor, name in zip(visitors, ["Grace!!", "Grace!!", "Grace", "Grace"]):
        expect(visitor.page.get_by_text(f"Name {name}", exact=True)).to_be_visible()
        expect(visitor.page.get_by_role("textbox", name="Name")).to_have_value(name)
        expect(visitor.page.locator(".banner")).to_have_count(0)
        assert visitor.count == 9
    # Each of them has lived at one node after the other.
    takes = database.check_leases()
    assert len(takes) == 4 and all(count >= 3 for count in takes.values()), takes


def test_the_visitors_of_a_node_that_is_killed_go_on_at_the_other(start_nodes, visit_nodes, database):
    nodes = start_nodes()
    visitors = [visit_nodes(nodes) for _ in range(3)]
    for visitor in visitors:
        type_name(visitor, "Ada")
        visitor.use()
    database.wait_until_written(3)
    # All of them have one address, so all are at one node.
    (holder,) = database.holders()
    killed = next(index for index, node in enumerate(nodes.nodes) if is_at(node, visitors[0]))
    kill(nodes.nodes[killed])
    for visitor in visitors:
        visitor.use()
        expect(visitor.page.get_by_text("Name Ada", exact=True)).to_be_visible()
    assert holder not in database.holders()
    nodes.nodes[killed] = nodes.start(killed)
    for visitor in visitors:
        visitor.use()
    takes = database.check_leases()
    assert len(takes) == 3 and all(count >= 2 for count in takes.values()), takes


def is_at(node, visitor):
    """Returns whether the process that runs a visitor's app is a worker of a node, or of the program that it has started."""
    number = visitor.process
    while number > 1:
        if number == node.process.pid:
            return True
        with open(f"/proc/{number}/stat") as file:
            number = int(file.read().rpartition(")")[2].split()[1])
    return False


# Instead of one node for each address, any node for each request.
ANYWHERE = [(r"  hash \$banyan_client consistent;\n", "")]


def test_each_request_may_come_to_another_node(start_nodes, visit_nodes, database):
    nodes = start_nodes(ANYWHERE)
    visitors = [visit_nodes(nodes) for _ in range(3)]
    for visitor in visitors:
        type_name(visitor, "Grace")
        visitor.use()
    assert len(database.check_leases()) == 3


def test_while_the_database_is_down_people_go_on_and_then_they_are_in_it(
        start_nodes, visit_nodes, database, postgresql):
    nodes = start_nodes()
    visitors = [visit_nodes(nodes)]
    visitors[0].use()
    postgresql.interrupt()
    visitors[0].use()
    visitors.append(visit_nodes(nodes))
    for visitor in visitors:
        visitor.use()
    assert ready(nodes.ports) == [204, 204]
    postgresql.resume()
    database.wait_until_written(2)
    index = next(index for index, node in enumerate(nodes.nodes) if is_at(node, visitors[0]))
    assert nodes.nodes[index].log.count("The store does not answer.") == 1
    nodes.nodes[index].stop()
    for visitor in visitors:
        visitor.use()


def ready(ports):
    statuses = []
    for port in ports:
        connection = http.client.HTTPConnection("localhost", port, timeout=300)
        connection.request("GET", "/banyan/ready")
        statuses.append(connection.getresponse().status)
    return statuses


def test_what_one_visitor_saves_is_seen_by_those_of_another_machine(start_server, open_page, database, tmp_path):
    """The app's own data are at a server of PostgreSQL, which two programs use."""
    address = f"postgresql:///{database.name}?host={database.server.folder}&user=banyan"
    container = "modelContainer(try! ModelContainer(for: Note.self, configurations: ModelConfiguration(url: URL(string: address)!)))"
    source = SHARED_APP.replace("modelContainer(for: Note.self)", container)
    assert source != SHARED_APP
    (tmp_path / "Shared.swift").write_text(f'{source}\nprivate let address = "{address}"\n')
    command = [*run_command(tmp_path / "Shared.swift"), "--no-watch"]
    first, second = start_server(*command), start_server(*command)
    change_notes(Visitor(open_page(first.url)), Visitor(open_page(second.url)))
    first.stop()
    second.stop()
    expect_notes([Visitor(open_page(start_server(*command).url))], "Milk")
