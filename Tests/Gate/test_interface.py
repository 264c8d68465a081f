"""How Scripts/interface compares a declaration of SwiftUI with one that is here."""

import sys
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from unittest.mock import patch

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
sys.path.insert(0, str(SCRIPTS))
loader = SourceFileLoader("interface", str(SCRIPTS / "interface"))
interface = module_from_spec(spec_from_loader("interface", loader))
sys.modules["interface"] = interface
loader.exec_module(interface)


def symbol(path, kind, text, *rest):
    return {
        "identifier": {"precise": f"{path} {text}"}, "kind": {"identifier": f"swift.{kind}"}, "pathComponents": path.split(" "),
        "declarationFragments": [{"kind": "text", "spelling": text}, *rest]}


def relation(kind, source, target):
    return {"kind": kind, "source": source["identifier"]["precise"], "target": target["identifier"]["precise"]}


class Names(unittest.TestCase):
    def test_a_declaration_stands_for_the_calls_that_leave_arguments_out(self):
        self.assertEqual(
            interface.calls(
                "shadow(color:radius:x:y:)",
                "func shadow<T>(color: Color = Color(.sRGB, white: 0), radius: (Int, Int) -> T, x: CGFloat = 0, y: CGFloat) -> some View"),
            {"shadow(color:radius:x:y:)", "shadow(color:radius:y:)", "shadow(radius:x:y:)", "shadow(radius:y:)"})

    def test_blocks_of_a_builder_are_one_name(self):
        self.assertEqual(
            [interface.normalized(name) for name in ("buildBlock(_:_:)", "buildPartialBlock(first:)", "buildIf(_:)", "buildEither(first:)")],
            ["buildBlock", "buildBlock", "buildOptional(_:)", "buildEither(first:)"])

    def test_a_witness_is_here_if_its_type_conforms_and_another_name_only_by_itself(self):
        shape = symbol("Shape", "protocol", "protocol Shape")
        requirement = symbol("Shape path(in:)", "method", "func path(in: CGRect) -> Path")
        circle = symbol("Circle", "struct", "struct Circle")
        initializer = symbol("Circle init()", "init", "init()")
        equatable = {"kind": "conformsTo", "source": "Circle struct Circle", "target": "s:SQ", "targetFallback": "Swift.Equatable"}
        graphs = (
            [shape, requirement, circle, initializer],
            [relation("requirementOf", requirement, shape), relation("conformsTo", circle, shape), equatable])
        with patch.object(interface.symbol_graphs, "extract", return_value=graphs):
            library = interface.Library()
        self.assertEqual(
            {name: library.number("Circle", name, 2) for name in ("", "path(in:)", "==(_:_:)", "init()", "inset(by:)")},
            {"": 1, "path(in:)": 2, "==(_:_:)": 2, "init()": 1, "inset(by:)": 0})


if __name__ == "__main__":
    unittest.main()
