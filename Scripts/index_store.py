"""The symbols that source files refer to, from the index that `swift build` keeps for editors.

The index names a symbol as the compiler does, so overloads and members of the same name are
distinct. It is read with the toolchain's own library.
"""

import ctypes
import shutil
from collections import Counter
from ctypes import CFUNCTYPE, c_bool, c_char_p, c_size_t, c_uint, c_uint64, c_void_p
from pathlib import Path

from built_library import BUILT

# Roles of an occurrence, and the kind of a unit's dependency, as the library numbers them.
DEFINITION, REFERENCE, IMPLICIT, BASE = 1 << 1, 1 << 2, 1 << 8, 1 << 10
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


Applier = CFUNCTYPE(c_bool, c_void_p, c_void_p)
UnitApplier = CFUNCTYPE(c_bool, c_void_p, Text)


class Index:
    """The index of the debug build."""

    FUNCTIONS = [
        ("store_create", c_void_p, [c_char_p, c_void_p]),
        ("store_units_apply_f", c_bool, [c_void_p, c_uint, c_void_p, UnitApplier]),
        ("unit_reader_create", c_void_p, [c_void_p, c_char_p, c_void_p]),
        ("unit_reader_dispose", None, [c_void_p]),
        ("unit_reader_get_main_file", Text, [c_void_p]),
        ("unit_reader_dependencies_apply_f", c_bool, [c_void_p, c_void_p, Applier]),
        ("unit_dependency_get_kind", c_uint, [c_void_p]),
        ("unit_dependency_get_name", Text, [c_void_p]),
        ("unit_dependency_get_filepath", Text, [c_void_p]),
        ("record_reader_create", c_void_p, [c_void_p, c_char_p, c_void_p]),
        ("record_reader_dispose", None, [c_void_p]),
        ("record_reader_occurrences_apply_f", c_bool, [c_void_p, c_void_p, Applier]),
        ("occurrence_get_symbol", c_void_p, [c_void_p]),
        ("occurrence_get_roles", c_uint64, [c_void_p]),
        ("occurrence_get_line_col", None, [c_void_p, c_void_p, c_void_p]),
        ("symbol_get_usr", Text, [c_void_p]),
        ("symbol_get_name", Text, [c_void_p]),
    ]

    def __init__(self):
        compiler = Path(shutil.which("swiftc")).resolve()
        library = ctypes.CDLL(str(compiler.parent.parent / "lib/libIndexStore.so"))
        for name, result, arguments in self.FUNCTIONS:
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.store = self.store_create(str(BUILT / "index/store").encode(), None)
        if not self.store:
            raise SystemExit("build first: Scripts/build --build-tests")

    def units(self, file_names):
        """Returns the names of the units that were compiled from files of these names."""
        found = []

        def take(_, name):
            name = str(name)
            if name.rpartition(".o-")[0] in file_names:
                found.append(name)
            return True

        self.store_units_apply_f(self.store, 0, None, UnitApplier(take))
        return found

    def records(self, unit):
        """Returns the file that a unit was compiled from, and the names of the file's records."""
        reader = self.unit_reader_create(self.store, unit.encode(), None)
        main, names = str(self.unit_reader_get_main_file(reader)), set()

        def take(_, dependency):
            if (self.unit_dependency_get_kind(dependency) == RECORD
                    and str(self.unit_dependency_get_filepath(dependency)) == main):
                names.add(str(self.unit_dependency_get_name(dependency)))
            return True

        self.unit_reader_dependencies_apply_f(reader, None, Applier(take))
        self.unit_reader_dispose(reader)
        return main, names

    def for_each_occurrence(self, record, body):
        """Calls a function with each occurrence in a record, and its roles."""

        def take(_, occurrence):
            body(occurrence, self.occurrence_get_roles(occurrence))
            return True

        reader = self.record_reader_create(self.store, record.encode(), None)
        if reader:
            self.record_reader_occurrences_apply_f(reader, None, Applier(take))
            self.record_reader_dispose(reader)

    def symbol(self, occurrence):
        """Returns the symbol of an occurrence, as the compiler names it."""
        return str(self.symbol_get_usr(self.occurrence_get_symbol(occurrence)))

    def name(self, occurrence):
        """Returns the name of an occurrence's symbol in the source."""
        return str(self.symbol_get_name(self.occurrence_get_symbol(occurrence)))

    def line(self, occurrence):
        line = c_uint()
        self.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(c_uint()))
        return line.value

    def occurrences(self, record):
        """Returns the symbols that a record refers to explicitly, with their roles."""
        found = []

        def take(occurrence, roles):
            if roles & REFERENCE and not roles & IMPLICIT:
                found.append((self.symbol(occurrence), roles))

        self.for_each_occurrence(record, take)
        return found


def records(index, files):
    """Returns, for each of the files that were compiled, the names of its records."""
    wanted = {str(file): file for file in files}
    found = {}
    for unit in index.units({file.name for file in files}):
        main, names = index.records(unit)
        if main in wanted:
            found.setdefault(wanted[main], set()).update(names)
    return found


def references(files):
    """Returns, for each of the compiled files, how often it spells each symbol, and the types
    that its types inherit from or conform to."""
    index = Index()
    found = {}
    for file, names in records(index, files).items():
        occurrences = [pair for name in names for pair in index.occurrences(name)]
        found[file] = (
            Counter(symbol for symbol, _ in occurrences),
            Counter(symbol for symbol, roles in occurrences if roles & BASE))
    return found
