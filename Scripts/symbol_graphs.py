"""The public symbols of the modules that an app imports, as the compiler lists them."""

import json
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import built_library

MODULES = ["SwiftUICore", "BanyanKits", "SwiftUIMacros", "SwiftUI", "CoreGraphics", "FoundationComplement", "UniformTypeIdentifiers", "UIKit", "AppKit", "BanyanOS",
           "BanyanSecurity", "BanyanStoreKit", "BanyanSystemConfiguration", "CoreLocation", "MapKit", "CoreTransferable", "PhotosUI", "CoreData", "CoreImage",
           "CoreML", "SwiftDataCore", "SwiftDataMacros",
           "LocalAuthentication", "UserNotifications", "CoreMedia", "AVFoundation", "AVKit", "Speech", "WebKit", "BanyanGraph"]
# The symbols that an app sees of modules that are not meant for apps.
SEEN = {"BanyanGraph": ("Transaction", "TransactionKey")}


def extract(modules=MODULES):
    """Returns the public symbols that an app sees, and all relationships, of the built modules."""
    symbols, relationships = [], []
    with tempfile.TemporaryDirectory() as folder:
        write(modules, folder)
        for file in sorted(Path(folder).glob("*.symbols.json")):
            graph = json.loads(file.read_text())
            seen = SEEN.get(file.name.split(".")[0])
            symbols += [
                symbol for symbol in graph["symbols"]
                if not is_unavailable(symbol) and (not seen or symbol["pathComponents"][0] in seen)]
            relationships += graph["relationships"]
    return symbols, relationships


def write(modules, folder):
    """Writes the graphs of the built modules' public symbols into a folder."""
    c_modules = built_library.c_modules()
    arguments = [c_modules[place + 1] for place in range(0, len(c_modules), 2)]

    def run(module):
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module,
             "-minimum-access-level", "public", "-skip-synthesized-members",
             "-target", built_library.target(), "-I", built_library.modules_folder(),
             *(word for argument in arguments for word in ("-Xcc", argument)),
             "-output-dir", folder],
            check=True, capture_output=True, text=True)

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(run, modules))


def is_unavailable(symbol):
    return any(
        entry.get("isUnconditionallyUnavailable") for entry in symbol.get("availability", []))


def kind(symbol):
    return symbol["kind"]["identifier"].removeprefix("swift.")
