"""Runs the tests that Scripts/gate.py chooses: Scripts/test says how it is called."""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as xml
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import gate
from gate import Counts, Failure, Selection

ROOT = Path(__file__).resolve().parent.parent
TIMES = ROOT / ".build/test-times.json"
# A run of an hour and a half does not land, so after this many minutes nothing is built to look at the parent.
LAST_LOOK = 55


def recorded_minutes():
    """Returns the minutes of each step in the last run of each mode."""
    return json.loads(TIMES.read_text()) if TIMES.exists() else {}


@dataclass
class Outcome:
    """What a step has printed, and what came of it."""

    output: str
    counts: Counts
    failures: list[Failure]


class Checkout:
    """A folder with the sources, in which steps are run: this one, or the parent's."""

    def __init__(self, root):
        self.root = root
        self.command = [ROOT / ".venv/bin/python", "-m", "pytest", "-q", "-p", "no:cacheprovider"]

    def shell(self, command, log):
        """Runs a command, with its output in a file; returns whether it succeeded."""
        log.write(f"$ {command}\n")
        log.flush()
        return subprocess.run(["bash", "-c", command], cwd=self.root, stdout=log, stderr=subprocess.STDOUT).returncode == 0

    def pytest(self, folder, tests, log, processes=1):
        """Runs tests of a folder; returns how many passed and failed, and the text of each failure; None if they could not run."""
        with tempfile.NamedTemporaryFile(suffix=".xml") as file:
            command = [*self.command, "--rootdir", folder, f"--junitxml={file.name}", "-o", "junit_family=xunit1"]
            command += ["--numprocesses", str(processes)] if processes > 1 else []
            places = [f"{folder}/{test}" for test in tests]
            done = subprocess.run([*command, *places], cwd=self.root, stdout=log, stderr=subprocess.STDOUT)
            # 1 is a failed test; the others are faults of pytest, or of its arguments.
            return read_junit(file.name) if done.returncode in (0, 1) else None

    def list_tests(self, folder):
        """Returns the tests of a folder, as pytest names them, or None if they cannot be read."""
        done = subprocess.run(
            [*self.command, "--rootdir", folder, "--collect-only", folder], cwd=self.root, capture_output=True, text=True)
        if done.returncode:
            print(done.stdout, done.stderr)
            return None
        return [line for line in done.stdout.splitlines() if re.match(r"test_\w+\.py::", line)]


def read_junit(path):
    """Returns how many tests passed and failed, and the text of each test that failed, from pytest's report."""
    passed, failures = 0, {}
    for case in xml.parse(path).iter("testcase"):
        file = case.get("file")
        inside = case.get("classname").removeprefix(file.removesuffix(".py").replace("/", ".")).strip(".")
        name = "::".join([file, *filter(None, inside.split(".")), case.get("name")])
        wrong = [*case.iter("failure"), *case.iter("error")]
        if wrong:
            failures[name] = "\n".join(each.text or each.get("message", "") for each in wrong)
        elif case.find("skipped") is None:
            passed += 1
    return Counts(passed, len(failures)), failures


class Run:
    def __init__(self, mode, commit):
        self.mode, self.commit = mode, commit
        self.checkout = Checkout(ROOT)
        self.subjects = gate.Subjects(ROOT)
        self.times, self.failures, self.total = {}, [], Counts()
        self.start = time.monotonic()

    def selection(self, step):
        """Returns the tests of a step that this run runs, or None if they cannot be read."""
        tests = self.checkout.list_tests(step.tests)
        if tests is None or self.mode != "commit":
            return tests and Selection(tests, [])
        if step == gate.BROWSER:
            return gate.select(tests, self.commit, self.subjects.files(self.commit))
        about_it = self.commit.touches(("Sources/BanyanTool", "Sources/banyan", step.tests))
        return gate.select(tests, self.commit, None if about_it else set())

    def outcome(self, step, log):
        """Runs a step, with its output in a file."""
        succeeded = all(self.checkout.shell(command, log) for command in step.commands)
        output = Path(log.name).read_text(errors="replace")
        if not succeeded:
            return Outcome(output, gate.counts(output), [gate.step_failure(step, output, self.commit)])
        if not step.tests:
            return Outcome(output, gate.counts(output), [])
        found = self.tests(step, log)
        return Outcome(Path(log.name).read_text(errors="replace"), *found)

    def tests(self, step, log):
        """Runs the tests of a step; returns how many passed and failed, and the failures."""
        chosen = self.selection(step)
        if chosen is None:
            return Counts(), [Failure(step, text="pytest cannot read the tests")]
        log.write(f"{len(chosen.tests)} tests, {len(chosen.rotating)} of them in their turn\n")
        log.flush()
        if not chosen.tests:
            return Counts(), []
        # A test of a page spends much of its time waiting for the page.
        processes = os.cpu_count() + 2 if step.are_parallel else 1
        found = self.checkout.pytest(step.tests, chosen.tests, log, processes)
        if found is None:
            return Counts(), [Failure(step, text="pytest could not run the tests")]
        about_changes = set(chosen.about_changes)
        return found[0], [Failure(step, test, text, test in about_changes) for test, text in found[1].items()]

    def run(self, step, is_shown=True):
        """Runs a step; returns the failures, and its output if it is not shown as it comes."""
        with tempfile.NamedTemporaryFile("w+", prefix="test-") as log:
            start = time.monotonic()
            if is_shown:
                print(f"== {step.name}", flush=True)
            with following(log.name) if is_shown else nullcontext():
                outcome = self.outcome(step, log)
            self.times[step.name] = (time.monotonic() - start, outcome.counts)
        self.total += outcome.counts
        return outcome.failures, f"== {step.name}\n{outcome.output}"

    def stage(self, stage):
        """Runs both lanes of a stage; returns the failures."""
        with ThreadPoolExecutor(1) as thread:
            beside = [thread.submit(self.run, step, is_shown=False) for step in stage.beside]
            failures = [failure for step in stage.main for failure in self.run(step)[0]]
        for run in beside:
            found, output = run.result()
            print(output, end="", flush=True)
            failures += found
        return self.repeat(failures)

    def repeat(self, failures):
        """Runs failed tests of the browser and the tool again, alone."""
        tests, results = gate.repeated(failures), []
        for failure in failures:
            if failure in tests:
                print(f"== again, alone: {failure.name}", flush=True)
                failure = replace(
                    failure, passed_alone=all(
                        self.counts_of(self.checkout, failure) == Counts(1, 0) for _ in range(gate.REPETITIONS)))
                self.total += Counts(1, -1) if failure.passed_alone else Counts()
            results.append(failure)
        return results

    def counts_of(self, checkout, failure):
        """Runs a test alone; returns nothing if there is no such test."""
        with open(os.devnull, "w") as nothing:
            found = checkout.pytest(failure.step.tests, [failure.test], nothing)
        return found[0] if found else Counts()

    def all(self, stages):
        steps = [step for stage in stages for step in stage.main + stage.beside]
        builds = IdleBuilds([command for step in steps for command in step.prepares])
        try:
            for stage in stages:
                if gate.BUILD in stage.main:
                    builds.start()
                self.failures += self.stage(stage)
                if any(failure.step.stops for failure in self.failures):
                    return
        finally:
            builds.end()
        self.look_at_parent()

    def look_at_parent(self):
        """Runs on the parent what has failed but is not about the changes."""
        asked = [failure for failure in self.failures if failure.is_for_the_parent]
        elapsed = (time.monotonic() - self.start) / 60
        if not asked or not self.commit.parent or any(
                failure.stops and failure not in asked for failure in self.failures) or elapsed > LAST_LOOK:
            return
        print("== what failed, on the parent", flush=True)
        with parent(self.commit.parent) as checkout:
            if checkout is None:
                return
            self.failures = [
                replace(failure, failed_before=self.fails_on(checkout, failure)) if failure in asked else failure
                for failure in self.failures]

    def fails_on(self, checkout, failure):
        if failure.test:
            return self.counts_of(checkout, failure).failed > 0
        with tempfile.TemporaryFile("w") as log:
            return not all(checkout.shell(command, log) for command in failure.commands)

    def finish(self):
        TIMES.parent.mkdir(exist_ok=True)
        minutes = {name: seconds / 60 for name, (seconds, _) in self.times.items()}
        TIMES.write_text(json.dumps(recorded_minutes() | {self.mode: minutes}, indent=1))
        self.times["in all"] = (time.monotonic() - self.start, self.total)
        print(gate.report(self.failures, self.times, self.total))
        return gate.succeeds(self.failures)


class IdleBuilds:
    """Builds that use what the steps leave of the processors.

    SwiftPM gives its compilers back the usual `nice` value, but not another policy.
    """

    def __init__(self, commands):
        self.commands, self.process = commands, None

    def start(self):
        if self.commands:
            self.process = subprocess.Popen(
                ["chrt", "--idle", "0", "bash", "-c", "; ".join(self.commands)], cwd=ROOT, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, start_new_session=True)

    def end(self):
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


@contextmanager
def following(path):
    """Prints a file as it grows."""
    is_over = threading.Event()

    def follow():
        with open(path, errors="replace") as file:
            while True:
                last = is_over.is_set()
                sys.stdout.write(file.read())
                sys.stdout.flush()
                if last:
                    return
                is_over.wait(0.5)

    follower = threading.Thread(target=follow)
    follower.start()
    try:
        yield
    finally:
        is_over.set()
        follower.join()


@contextmanager
def parent(commit):
    """The parent in a folder of its own, built; None if it does not build."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "parent"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, commit], cwd=ROOT, check=True)
        try:
            (folder / ".venv").symlink_to(ROOT / ".venv")
            built = subprocess.run(["Scripts/build"], cwd=folder).returncode == 0
            if built and (folder / "Scripts/shop-modules").exists():
                subprocess.run(["Scripts/shop-modules"], cwd=folder)
            yield Checkout(folder) if built else None
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", folder], cwd=ROOT)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mode", choices=["fast", "usual", "all", "commit"])
    parser.add_argument("--plan", action="store_true")
    options = parser.parse_args()
    commit = gate.commit(ROOT)
    stages = gate.plan(options.mode, commit)
    print(gate.announcement(stages, options.mode, commit, recorded_minutes().get(options.mode, {})), flush=True)
    if options.plan:
        return 0
    run = Run(options.mode, commit)
    run.all(stages)
    return 0 if run.finish() else 1


if __name__ == "__main__":
    sys.exit(main())
