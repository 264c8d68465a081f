"""Compiler arguments for the modules that `swift build` has produced."""

import functools
import json
import re
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / ".build/debug"


def modules_folder() -> str:
    return str(BUILT / "Modules")


def planned_arguments() -> list[str]:
    """Returns the compiler arguments for `SwiftUI` in SwiftPM's plan."""
    plan = ROOT / ".build/debug.yaml"
    # `swift test` rewrites the plan in place before its tests begin, while Scripts/test reads
    # it.
    for _ in range(100 if plan.exists() else 0):
        found = re.search(
            r'\n  "C\.SwiftUI-[^"]*-debug\.module":\n(?:    .*\n)*?    args: (\[.*\])\n',
            plan.read_text())
        if found:
            return json.loads(found.group(1))
        time.sleep(0.1)
    raise SystemExit("build first: Scripts/build --build-tests")


@functools.cache
def c_modules() -> list[str]:
    """Returns the C modules that our modules import, from SwiftPM's plan."""
    planned = planned_arguments()
    arguments = []
    for before, argument, after in zip(planned, planned[1:], planned[3:] + [""] * 2):
        if before != "-Xcc":
            continue
        if argument.startswith("-fmodule-map-file="):
            arguments += ["-Xcc", argument]
        elif argument == "-I":
            arguments += ["-Xcc", f"-I{after}"]
    return arguments


def compiler_arguments() -> list[str]:
    """Returns the `swiftc` arguments with which a file can `import SwiftUI`."""
    plugin = f"{BUILT / 'SwiftUIMacrosPlugin-tool'}#SwiftUIMacrosPlugin"
    return ["-I", modules_folder(), *c_modules(), "-load-plugin-executable", plugin]


def target() -> str:
    """Returns the compiler's name for the system that the modules are built for."""
    return BUILT.resolve().parent.name
