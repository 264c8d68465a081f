"""What the checks of numbers and words find, and that lists of exceptions only shrink."""

import sys
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True


def script(name):
    loader = SourceFileLoader(name.replace("-", "_"), str(SCRIPTS / name))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


numbers = script("check-layout-numbers")
words = script("check-core-words")
sheets = script("check-style-sheets")


class Numbers(unittest.TestCase):
    def test_lengths_are_found_and_counts_are_not(self):
        code = """
            let size = LayoutSize(44, max(width - 2 * 12.5, 0))
            if abs(size.width - 44) < 0.01 { return rows[1] / 2 }
            let rate = 1_000, mask = 0xFF, share = 1e-6
            """
        self.assertEqual(numbers.numbers(code), {"44": 2, "12.5": 1, "1_000": 1, "0xFF": 1})

    def test_numbers_of_cases_bits_names_and_parts_are_none_of_the_layout(self):
        code = """
            case row = 3
            case first = 4, second = 5
            static let isRow = Flags(rawValue: 1 << 7)
            let point8 = pair.0 + $1.count4
            """
        self.assertEqual(numbers.numbers(code), {})

    def test_comments_and_strings_have_no_numbers(self):
        code = '''
            // As high as 44 points.
            /* 12
               13 */
            let text = "https://example.org/44" + """
              12 points
              """
            '''
        self.assertEqual(numbers.numbers(code), {})

    def test_the_list_only_shrinks(self):
        listed = {("A.swift", "44"): 2, ("A.swift", "12"): 1, ("B.swift", "3"): 1}
        found = {("A.swift", "44"): 3, ("A.swift", "12"): 1, ("C.swift", "3"): 1}
        self.assertEqual(numbers.compare(found, listed), ([("A.swift", "44"), ("C.swift", "3")], [("B.swift", "3")]))

    def test_each_room_exists(self):
        self.assertEqual([room for room in numbers.ROOMS if not (numbers.ROOT / room).is_dir()], [])


class Words(unittest.TestCase):
    def test_words_are_found_in_names_and_strings(self):
        code = 'let isInBrowser = true\nlet browsers = 2\nlet text = "in CSS"\nfunc cssValue() {}\nlet process = access + discussion\n'
        self.assertEqual([number for number, _ in words.lines(code)], [1, 2, 3, 4])

    def test_comments_may_say_why(self):
        code = "// A browser rounds.\n/* CSS\n   in a browser */\nlet browser = 1\n"
        self.assertEqual(words.lines(code), [(4, "let browser = 1")])

    def test_names_of_apple_are_allowed(self):
        self.assertEqual(words.lines('public static let browser = ToolbarRole(name: "browser")'), [])


class StyleSheets(unittest.TestCase):
    def test_lengths_and_colors_are_found_in_values(self):
        sheet = """
            /* 12px */
            @media (min-width: 700px) { .a:not(.b4px) { margin: 0 -4px 1px; width: calc(100% - 2 * var(--look-padding)); } }
            .c { color: #fff; background: rgb(0 0 0 / .5); content: "8px"; height: 100dvh; }
            """
        self.assertEqual(sheets.numbers(sheet), {"-4px": 1, "#fff": 1, "rgb(0 0 0 / .5)": 1})


if __name__ == "__main__":
    unittest.main()
