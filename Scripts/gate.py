"""What a run of the tests consists of, and what its failures mean.

Scripts/run_gate.py runs what is decided here. Every commit runs the checks of the sources, the build, the Swift tests, the
allocations, a third of the browser's and the tool's tests, and the tests of what it changes. The other two thirds and the
parts that take long rotate with the commit's number in the history.
"""

import re
import subprocess
import tomllib
import zlib
from dataclasses import dataclass
from pathlib import Path

# How many consecutive commits run all tests of the browser and the tool.
SHARES = 3
# A test that fails is run again alone as often as this, if no more tests than these have failed.
REPETITIONS, MOST_REPEATED = 3, 8
# More unsteady tests than these stop a landing.
MOST_UNSTEADY = 3
# The most lines that the end of a run repeats of a failure.
LINES = 20


# MARK: The commit

@dataclass(frozen=True)
class Commit:
    """The commit that is checked out, with what is not committed yet."""

    number: int
    """Its place in the history. A merge counts as one commit, so that consecutive landings have consecutive numbers."""
    parent: str | None
    changed: frozenset[str] | None
    """The paths that differ from the parent, or None if there is no parent to compare with."""

    def touches(self, places):
        """Returns whether it changes one of these files, or something in one of these folders; unknown changes may be anywhere."""
        return self.changed is None or any(
            path == place or path.startswith(f"{place}/") for path in self.changed for place in places)


def git(root, *arguments):
    """Returns what git prints, or None if it fails."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def commit(root):
    """Returns the commit of a checkout. It may be the first one, a merge, cut off from its history, or no checkout at all."""
    head = (git(root, "rev-parse", "HEAD") or "").strip()
    if not head:
        return Commit(0, None, None)
    if (git(root, "rev-parse", "--is-shallow-repository") or "").strip() == "true":
        # Every shallow clone has the same number of commits.
        number = int(head, 16)
    else:
        number = int(git(root, "rev-list", "--count", "--first-parent", "HEAD") or 0)
    parent = (git(root, "rev-parse", "--quiet", "--verify", "HEAD^1") or "").strip() or None
    changed = parent and git(root, "diff", "--name-only", "--no-renames", "-z", parent)
    if changed is None:
        return Commit(number, None, None)
    new = git(root, "ls-files", "--others", "--exclude-standard", "-z") or ""
    return Commit(number, parent, frozenset((changed + new).split("\0")) - {""})


# MARK: The tests of a subject

TABLE = Path("Tests/Browser/subjects.toml")
# Code that a browser shows.
SHOWN = ("Sources/", "Examples/", "Tests/Browser/")


def words(path):
    """Returns the words of a path, without the plural's s: {'list', 'row'} for Lists/RowSwipes.swift."""
    stem = re.sub(r"\.\w+$", "", path)
    found = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", stem)
    return {singular(word.lower()) for word in found}


def singular(word):
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


class Subjects:
    """Which browser tests are about which files, according to the words of the files' paths."""

    def __init__(self, root):
        self.folder = root / TABLE.parent
        table = tomllib.loads((root / TABLE).read_text())
        self.otherwise = set(table["otherwise"])
        self.words = {name: {singular(word.lower()) for word in listed} for name, listed in table["subjects"].items()}

    def files(self, commit):
        """Returns the files of tests that are about what a commit changes, or None for all."""
        if commit.changed is None:
            return None
        found = set()
        for path in commit.changed:
            file = Path(path)
            if file.parent == TABLE.parent and file.suffix in (".py", ".txt", ".ini"):
                if file.stem not in self.modules():
                    return None
                found |= self.users(file.stem)
            elif path.startswith(SHOWN):
                named = words(path)
                about = {f"test_{name}.py" for name, listed in self.words.items() if listed & named}
                found |= about or {f"test_{name}.py" for name in self.otherwise}
        return found

    def modules(self):
        """Returns the modules beside the tests that are not for all of them."""
        return {file.stem for file in self.folder.glob("*.py")} - {"conftest"}

    def users(self, module):
        """Returns the files of tests that are a module, or import it."""
        import_of_it = re.compile(rf"^\s*(?:from {module} import|import {module}\b)", re.M)
        using = {file.stem for file in self.folder.glob("*.py") if import_of_it.search(file.read_text())} | {module}
        if "conftest" in using:
            return {file.name for file in self.folder.glob("test_*.py")}
        # A module may be imported by another one that the tests import.
        for other in using - {module}:
            if not other.startswith("test_"):
                using |= {Path(name).stem for name in self.users(other)}
        return {f"{stem}.py" for stem in using if stem.startswith("test_")}


@dataclass(frozen=True)
class Selection:
    """The tests of a folder that a commit runs."""

    about_changes: list[str]
    rotating: list[str]

    @property
    def tests(self):
        return self.about_changes + self.rotating


def select(tests, commit, files):
    """Returns those of the tests that stand in these files (in all, if None), and a share of the others."""
    about_changes, rotating = [], []
    for test in tests:
        # The tests of a class share what the class prepares.
        file, *rest = test.split("::")
        unit = f"{file}::{rest[0]}"
        if files is None or file in files:
            about_changes.append(test)
        elif zlib.crc32(unit.encode()) % SHARES == commit.number % SHARES:
            rotating.append(test)
    return Selection(about_changes, rotating)


# MARK: Steps

@dataclass(frozen=True)
class Step:
    name: str
    minutes: float
    """How long it takes on two cores after nothing was built, to say it in advance."""
    commands: tuple[str, ...] = ()
    tests: str = ""
    """A folder of tests for pytest."""
    are_parallel: bool = False
    """Whether several processes run the tests of the folder."""
    prepares: tuple[str, ...] = ()
    """Builds that can run earlier, while processors are idle."""
    files: tuple[str, ...] = ()
    """What a part that rotates is about. A commit that changes it runs the part, and answers for its failures."""
    stops: bool = False
    """Whether nothing else makes sense after a failure."""


SWIFT_TEST = "swift test --skip-build --traits TLS,SQLite,PostgreSQL,default"
THREADS = "--package-path Tests/Threads --sanitize=thread --scratch-path .build-threads"
# As the tool builds it: see Sources/BanyanTool/Packages.
CRYPTOKIT = "--package-path Sources/CryptoKit --scratch-path .build/CryptoKit --product CryptoKit"

SOURCES = Step("checks of the sources", 1, (
    "python3 -m unittest discover -s Tests/Gate", "Scripts/check-layers", "Scripts/check-symbols",
    "Scripts/check-style-sheets", "Scripts/check-layout-numbers", "Scripts/check-core-words", "Scripts/format --check",
    "Scripts/conformance --check", "Scripts/mutants --check"), stops=True)
BUILD = Step("build with all tests", 12, ("Scripts/build --build-tests",), stops=True)
SWIFT = Step("Swift tests", 2.5, (SWIFT_TEST,))
COMPILER = Step("what must not compile, and what macros expand to", 0.6, (
    "python3 -m unittest discover -s Tests/CompileFail", "python3 -m unittest discover -s Tests/Macros"))
INTERFACE = Step("rooms, the whole API, and the site", 1.7, (
    "Scripts/check-rooms", "Scripts/api-coverage --check", "Scripts/interface --check", "Scripts/check-sourcecompat", "Scripts/site --check"))
TOOL = Step("banyan run", 2.5, tests="Tests/ToolTests")
BROWSER = Step("browser", 14, ("Scripts/shop-modules",), tests="Tests/Browser", are_parallel=True)
ALLOCATIONS = Step(
    "allocations, none more than recorded", 1, ("Scripts/measure engine --allocations --rows 1000",),
    prepares=("Scripts/build -c release --product engine-allocations",))

FIRST_PAGE = Step(
    "first page from nothing", 5.5, ("Scripts/first-page",), files=("Scripts/first-page", "Scripts/run", "Package.swift"))
CRYPTO = Step(
    "CryptoKit, in banyan run", 1.5, ("python3 -m unittest Tests/ToolTests/cryptokit.py",), prepares=(f"swift build {CRYPTOKIT}",),
    files=("Sources/CryptoKit", "Tests/ToolTests/cryptokit.py"))
SANITIZER = Step(
    "eight threads at once, under ThreadSanitizer", 1.7, (f"TSAN_OPTIONS=halt_on_error=1 swift test {THREADS}",),
    prepares=(f"swift build --build-tests {THREADS}",), files=("Tests/Threads",))
SOAK = Step(
    "a tenth of the soak", 4, (
        "Scripts/soak --rounds 1000 --pages 1000 --messages 90000 --requests 10000 --attack 3 --latency 20000 --factor 1000 --faults 100",),
    prepares=("Scripts/build -c release --product Soak",), files=("Scripts/soak", "Tests/Soak"))
MUTANTS = Step("eight mutants", 2.5, ("Scripts/mutants --sample 8",), files=("Scripts/mutants", "Scripts/mutants.toml"))

# The mutants come last, because they build something else than the sources.
PARTS = (FIRST_PAGE, CRYPTO, SANITIZER, SOAK, MUTANTS)


@dataclass(frozen=True)
class Stage:
    """Steps that run one after another, and others at the same time: two lanes for two cores."""

    main: tuple[Step, ...]
    beside: tuple[Step, ...] = ()


def parts(commit):
    """Returns the parts that a commit runs: the one whose turn it is, and those about its changes."""
    turn = PARTS[commit.number % len(PARTS)]
    return [part for part in PARTS if part == turn or commit.changed is not None and commit.touches(part.files)]


def plan(mode, commit):
    """Returns the stages of a run: 'fast', 'usual', 'all' or 'commit'."""
    chosen = {"all": list(PARTS), "commit": parts(commit)}.get(mode, [])
    # The Swift tests are one process, whose main thread is never idle.
    beside = (COMPILER,) if mode == "fast" else (COMPILER, INTERFACE, TOOL)
    # A person wants to know at once what is wrong with the sources. The build begins with a minute that uses one core.
    first = [Stage((BUILD,), (SOURCES,))] if mode == "commit" else [Stage((SOURCES,)), Stage((BUILD,))]
    stages = [*first, Stage((SWIFT,), beside)]
    if FIRST_PAGE in chosen:
        # In a fresh checkout, the packages that it builds need not be built again.
        stages.insert(0, Stage((FIRST_PAGE,)))
    if mode != "fast":
        stages.append(Stage((BROWSER,)))
    if mode in ("all", "commit"):
        # The soak takes one core for most of its time, and so do the allocations.
        others = tuple(part for part in (CRYPTO, SANITIZER) if part in chosen)
        stages.append(Stage((SOAK,), (ALLOCATIONS, *others)) if SOAK in chosen else Stage((ALLOCATIONS,), others))
    if MUTANTS in chosen:
        stages.append(Stage((MUTANTS,)))
    return stages


def expected_minutes(step, mode, recorded):
    """Returns how long a step takes: as long as the last time, or else as usual."""
    return recorded.get(step.name, step.minutes / SHARES if mode == "commit" and step.tests else step.minutes)


def announcement(stages, mode, commit, recorded):
    """Returns what the beginning of a run prints: what it runs, and how long that takes."""
    def minutes(lane):
        return sum(expected_minutes(step, mode, recorded) for step in lane)

    whole = sum(max(minutes(stage.main), minutes(stage.beside)) for stage in stages)
    after = "as the last time" if recorded else "on two cores, if nothing is built yet"
    lines = [f"This takes about {whole:.0f} minutes {after}:"]
    for stage in stages:
        lines += [
            f"  {expected_minutes(step, mode, recorded):4.1f}  {step.name}{' (beside it)' if step in stage.beside else ''}"
            for step in stage.main + stage.beside]
    if mode == "commit":
        lines.append(
            f"It runs share {commit.number % SHARES + 1} of {SHARES} of the browser's and the tool's tests, and those about its changes.")
        if commit.changed is None:
            lines.append(
                "The commit has no parent here, so all of them are. If the clone is shallow, run git fetch --deepen 1 first.")
    return "\n".join(lines)


# MARK: Results

@dataclass(frozen=True)
class Counts:
    passed: int = 0
    failed: int = 0

    def __add__(self, other):
        return Counts(self.passed + other.passed, self.failed + other.failed)

    def __str__(self):
        return f"{self.passed} passed, {self.failed} failed"


def counts(output):
    """Returns how many tests passed and failed, from the output of Swift's tests, of unittest and of the mutants."""
    output = re.sub(r"\x1b\[[0-9;]*m", "", output)
    total, failed = Counts(), 0
    for line in output.splitlines():
        if match := re.search(r"Test run with (\d+) tests? .*(?:passed|failed) after", line):
            total += Counts(int(match[1]) - failed, failed)
            failed = 0
        elif re.search(r"^\S+ +Test (?!case ).* failed after", line):
            failed += 1
        elif match := re.match(r"Ran (\d+) tests? in", line):
            total += Counts(int(match[1]), 0)
        elif match := re.match(r"FAILED \((.*)\)", line):
            wrong = sum(int(number) for number in re.findall(r"(?:failures|errors)=(\d+)", match[1]))
            total += Counts(-wrong, wrong)
        elif match := re.match(r"(\d+) passed, (\d+) failed$", line):
            total += Counts(int(match[1]), int(match[2]))
    return total


@dataclass(frozen=True)
class Failure:
    """A step or a test of a step that failed."""

    step: Step
    test: str = ""
    text: str = ""
    about_changes: bool = True
    """Whether the commit changes what it is about. If not, it may have failed before."""
    commands: tuple[str, ...] = ()
    """What shows the failure again, unless it is a test of pytest."""
    passed_alone: bool = False
    failed_before: bool | None = None
    """Whether it fails on the commit's parent as well; None if it was not run there."""

    @property
    def name(self):
        return f"{self.step.tests}/{self.test}" if self.test else self.step.name

    @property
    def stops(self):
        return not self.passed_alone and not self.failed_before

    @property
    def is_for_the_parent(self):
        return not self.passed_alone and not self.about_changes


def step_failure(step, output, commit):
    """Returns the failure of a step that is not a pytest run."""
    # Another commit's sample has other mutants.
    mutants = re.findall(r"^([\w-]+): (?:survives|does not build)", output, re.M) if step == MUTANTS else []
    commands = (f"Scripts/mutants {' '.join(mutants)}",) if mutants else step.commands
    about_changes = not step.files or commit.touches(step.files)
    return Failure(step, text=reasons(output), about_changes=about_changes, commands=commands)


def reasons(output):
    """Returns the lines of an output that say what has failed, or else its end."""
    lines = output.splitlines()
    found = [line for line in lines if re.search(r"✘|error:|^(FAIL|ERROR): |: survives:", line)]
    return "\n".join(found[-LINES:] or lines[-LINES:])


def repeated(failures):
    """Returns the failed tests that are run again: those of the browser and the tool, unless so many fail that it is not by chance."""
    tests = [failure for failure in failures if failure.test]
    return tests if len(tests) <= MOST_REPEATED else []


def succeeds(failures):
    """Returns whether a commit can land."""
    unsteady = [failure for failure in failures if failure.passed_alone]
    return len(unsteady) <= MOST_UNSTEADY and not any(failure.stops for failure in failures)


def report(failures, times, total):
    """Returns what the end of a run prints."""
    lines = ["", "| step | minutes | tests |", "| --- | ---: | --- |"]
    for name, (seconds, counted) in times.items():
        lines.append(f"| {name} | {seconds / 60:.1f} | {counted if counted != Counts() else ''} |")
    groups = (
        ("Unsteady: failed once, and passed three times alone", [each for each in failures if each.passed_alone]),
        ("Failed on the parent as well", [each for each in failures if each.failed_before]),
        ("Failed", [each for each in failures if each.stops]),
    )
    for title, group in groups:
        if group:
            lines += ["", f"{title}:"]
            for failure in group:
                lines.append(f"  {failure.name}")
                lines += [f"    {line}" for line in failure.text.splitlines()[-LINES:]]
    if sum(failure.passed_alone for failure in failures) > MOST_UNSTEADY:
        lines += ["", f"More than {MOST_UNSTEADY} tests are unsteady, which is too many: find out what they wait for."]
    return "\n".join([*lines, "", str(total)])
