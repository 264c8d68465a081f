#!/usr/bin/env python3
"""The operations of js-framework-benchmark: Banyan against programs that do the same, in one browser.

    Scripts/build --product banyan
    Benchmarks/browser/run.py [--rounds 15] [--only limit,banyan] [--profile] [--json FILE]

Each time is from the click to the changed document, before layout and painting: a median over
rounds, in which all programs take turns. Bytes are those that came through the socket. What is "in the page" of a time is
that after the server had answered, of limit and banyan.

    dom      by hand, in the page
    react    React 18, from the PyPI package dash, which ships it
    limit    a server and a page by hand, which are nothing but this table
    banyan   RowsApp.swift

Python packages are put into an environment of its own in Benchmarks/browser/.venv.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
VENV = HERE / ".venv"
DASH = "dash==4.4.1"

if Path(sys.prefix) != VENV:
    if not (VENV / "bin/python").exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
        subprocess.run([VENV / "bin/pip", "-q", "install", "playwright"], check=True)
        subprocess.run([VENV / "bin/pip", "-q", "install", "--no-deps", DASH], check=True)
    os.execv(VENV / "bin/python", [VENV / "bin/python", *sys.argv])

from playwright.sync_api import sync_playwright  # noqa: E402

LISTENING = re.compile(r"Listening on (http://\S+)")
PAGE = (HERE / "page.html").read_text()
OURS = "window.rowsOf = () => [...(document.querySelector('.scroll > .vstack')?.children ?? [])];"


def script(name):
    rows = "" if name == "limit" else (HERE / "rows.js").read_text()
    return rows + (HERE / f"{name}.js").read_text()


def react():
    """React's own bundles."""
    folder = next((VENV / "lib").glob("*/site-packages/dash/deps"))
    return "".join((folder / name).read_text() for name in ("react@18.3.1.min.js", "react-dom@18.3.1.min.js"))


def write_pages(folder):
    """The pages that need no server, and the files of the one that does."""
    pages = {}
    for name, code in [("dom", script("dom")), ("react", react() + script("react"))]:
        (folder / f"{name}.js").write_text(code)
        page = PAGE if name == "dom" else re.sub(r'<div id="root">.*?</div></div>', '<div id="root"></div>', PAGE)
        (folder / f"{name}.html").write_text(page.replace("SCRIPT", f"{name}.js"))
        pages[name] = (folder / f"{name}.html").as_uri()
    (folder / "limit.html").write_text(PAGE.replace("SCRIPT", "/limit.js"))
    return pages


def start(command):
    server = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, text=True)
    for line in server.stdout:
        if match := LISTENING.search(line):
            return server, match[1]
    raise RuntimeError(f"{command} ended without listening")


def start_servers(chosen, folder):
    servers, pages = [], {}
    if "limit" in chosen:
        subprocess.run(["swiftc", "-O", HERE / "limit.swift", "-o", folder / "limit"], check=True)
        server, pages["limit"] = start([folder / "limit", folder / "limit.html", HERE / "limit.js"])
        servers.append(server)
    if "banyan" in chosen:
        tool = os.environ.get("BANYAN_TOOL", ROOT / ".build/debug/banyan")
        server, pages["banyan"] = start([tool, "run", "--optimized", HERE / "RowsApp.swift", "--port", "0"])
        servers.append(server)
    return servers, pages


def load_size(browser, address):
    """The bytes of all that a page asks for."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address, wait_until="networkidle")
    page.close()
    return int(sum(sizes))


def profile(page, rounds):
    """Where the page's own time goes, by function."""
    session = page.context.new_cdp_session(page)
    session.send("Profiler.enable")
    session.send("Profiler.setSamplingInterval", {"interval": 100})
    session.send("Profiler.start")
    for _ in range(rounds):
        page.evaluate("measureAll()")
    found = session.send("Profiler.stop")["profile"]
    times = {}
    names = {node["id"]: node["callFrame"] for node in found["nodes"]}
    for sample, delta in zip(found["samples"], found["timeDeltas"]):
        frame = names[sample]
        key = f"{frame['functionName'] or '(anonymous)'}:{frame['lineNumber'] + 1}"
        times[key] = times.get(key, 0) + delta / 1000 / rounds
    for name, time in sorted(times.items(), key=lambda item: -item[1])[:40]:
        print(f"{time:8.2f} ms  {name}")


def median(results, name, key):
    return statistics.median(result[name][key] for result in results)


def table(results, loads):
    programs = list(results)
    operations = list(next(iter(results.values()))[0])
    line = lambda cells: print("| " + " | ".join(cells) + " |")
    compared = "limit" in results and "banyan" in results
    line(["operation", *programs, *(["time / limit", "bytes / limit", "in the page"] if compared else [])])
    line(["---"] + ["---:"] * (len(programs) + 3 * compared))
    for name in operations:
        cells = [name]
        for program in programs:
            time, size = (median(results[program], name, key) for key in ("time", "bytes"))
            if name == "burst":
                cells.append(f"{300_000 / time:,.0f} per s")
            else:
                cells.append(f"{time:.2f} ms" + (f", {size:,.0f} B" if size else ""))
        if compared:
            ratio = lambda key: median(results["banyan"], name, key) / median(results["limit"], name, key)
            own = ", ".join(f"{median(results[program], name, 'page'):.2f}" for program in ("limit", "banyan"))
            cells += [f"{ratio('time'):.2f}×", f"{ratio('bytes'):.2f}×", own + " ms"]
        line(cells)
    line(["page load", *(f"{loads[program] / 1000:.1f} kB" if program in loads else "" for program in programs),
          *([""] * (3 * compared))])


def main(options):
    chosen = options.only.split(",")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        pages = write_pages(folder)
        servers, addresses = start_servers(chosen, folder)
        pages.update(addresses)
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("BANYAN_CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        try:
            opened, loads = {}, {}
            for name in chosen:
                if name in addresses:
                    loads[name] = load_size(browser, pages[name])
                page = browser.new_page()
                page.on("pageerror", lambda error: print(error, file=sys.stderr))
                page.add_init_script((HERE / "harness.js").read_text() + (OURS if name == "banyan" else ""))
                page.goto(pages[name])
                if name in addresses:
                    page.wait_for_selector("[data-connected]")
                opened[name] = page
            results = {name: [] for name in chosen}
            for turn in range(options.rounds + 3):
                for name, page in opened.items():
                    page.bring_to_front()
                    result = page.evaluate("measureAll()")
                    # The first rounds let the browser compile what it runs often.
                    if turn >= 3:
                        results[name].append(result)
            if options.profile:
                profile(opened[chosen[-1]], 10)
            table(results, loads)
            if options.json:
                Path(options.json).write_text(json.dumps({"results": results, "loads": loads}))
        finally:
            browser.close()
            for server in servers:
                server.terminate()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", default="dom,react,limit,banyan")
    parser.add_argument("--profile", action="store_true", help="says where the time of the last program's page goes")
    parser.add_argument("--json", help="a file to write all figures into")
    main(parser.parse_args())
