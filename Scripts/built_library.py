"""How the compiler is told where the modules are that `swift build` has made."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / ".build/debug"


def modules_folder() -> str:
    return str(BUILT / "Modules")


def c_modules() -> list[str]:
    """The C modules that ours import, from SwiftPM's own plan, which names them for `SwiftUI`."""
    plan = ROOT / ".build/debug.yaml"
    found = plan.exists() and re.search(
        r'\n  "C\.SwiftUI-[^"]*-debug\.module":\n(?:    .*\n)*?    args: (\[.*\])\n',
        plan.read_text())
    if not found:
        raise SystemExit("build first: Scripts/build --build-tests")
    said = json.loads(found.group(1))
    arguments = []
    for before, argument, after in zip(said, said[1:], said[3:] + [""] * 2):
        if before != "-Xcc":
            continue
        if argument.startswith("-fmodule-map-file="):
            arguments += ["-Xcc", argument]
        elif argument == "-I":
            arguments += ["-Xcc", f"-I{after}"]
    return arguments


def compiler_arguments() -> list[str]:
    """What `swiftc` is told so that a file can say `import SwiftUI`."""
    plugin = f"{BUILT / 'SwiftUIMacrosPlugin-tool'}#SwiftUIMacrosPlugin"
    return ["-I", modules_folder(), *c_modules(), "-load-plugin-executable", plugin]


def target() -> str:
    """The system that the modules are built for, as the compiler names it."""
    return BUILT.resolve().parent.name
