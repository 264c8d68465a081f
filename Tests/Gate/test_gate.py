"""What a run of the tests consists of, for histories as they occur, and what its failures mean."""

import subprocess
import sys
import tempfile
import unittest
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import gate  # noqa: E402
import run_gate  # noqa: E402
from gate import Commit, Counts, Failure  # noqa: E402


def a_commit(*changed, number=0, parent="0" * 40):
    return Commit(number, parent, frozenset(changed))


class Histories(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = Path(temporary.name) / "repository"
        self.root.mkdir()
        self.git("init", "--quiet", "--initial-branch", "main")

    def git(self, *arguments):
        names = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *names, *arguments], cwd=self.root, check=True, capture_output=True)

    def save(self, path, is_committed=True):
        (self.root / path).write_text(path)
        if is_committed:
            self.git("add", path)
            self.git("commit", "--quiet", "--message", path)
        return gate.commit(self.root)

    def test_the_first_commit_has_no_parent_so_everything_may_have_changed(self):
        self.assertEqual(self.save("a"), Commit(1, None, None))

    def test_consecutive_commits_have_consecutive_numbers(self):
        found = [self.save(name) for name in ("a", "b", "c")]
        self.assertEqual([commit.number for commit in found], [1, 2, 3])
        self.assertEqual(found[2].changed, {"c"})

    def test_what_is_not_committed_has_changed_as_well(self):
        for name in ("a", "b"):
            self.save(name)
        self.assertEqual(self.save("new ünicode", is_committed=False).changed, {"b", "new ünicode"})

    def test_a_renamed_file_has_changed_under_both_names(self):
        self.save("a")
        self.git("mv", "a", "b")
        self.git("commit", "--quiet", "--message", "rename")
        self.assertEqual(gate.commit(self.root).changed, {"a", "b"})

    def test_a_merge_counts_once_and_changes_what_it_brings(self):
        first = self.save("a")
        self.git("switch", "--quiet", "--create", "branch")
        self.save("b")
        self.save("c")
        self.git("switch", "--quiet", "main")
        self.save("d")
        self.git("merge", "--quiet", "--no-ff", "branch")
        merge = gate.commit(self.root)
        self.assertEqual((merge.number, merge.changed), (first.number + 2, {"b", "c"}))

    def test_a_shallow_clone_has_no_parent_and_takes_its_number_from_its_name(self):
        self.save("a")
        self.save("b")
        clone = self.root.parent / "clone"
        subprocess.run(
            ["git", "clone", "--quiet", "--depth", "1", f"file://{self.root}", clone], check=True, capture_output=True)
        head = gate.git(self.root, "rev-parse", "HEAD").strip()
        self.assertEqual(gate.commit(clone), Commit(int(head, 16), None, None))

    def test_a_folder_without_a_history_runs_too(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(gate.commit(folder), Commit(0, None, None))


class SubjectsOfTests(unittest.TestCase):
    subjects = gate.Subjects(ROOT)

    def files(self, *changed):
        return self.subjects.files(a_commit(*changed))

    def test_each_file_of_tests_is_listed_and_no_other(self):
        files = {file.stem.removeprefix("test_") for file in (ROOT / "Tests/Browser").glob("test_*.py")}
        self.assertEqual(set(self.subjects.words), files)
        self.assertLessEqual(self.subjects.otherwise, files)

    def test_each_word_is_one_of_some_path(self):
        paths = gate.git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard", *gate.SHOWN).splitlines()
        # A symbol may be called anything.
        known = set().union(*(gate.words(path) for path in paths if not path.endswith((".py", ".svg"))))
        unknown = {name: words - known for name, words in self.subjects.words.items() if words - known}
        self.assertEqual(unknown, {})

    def test_the_words_of_a_path(self):
        self.assertEqual(
            gate.words("Sources/SwiftUICore/Lists/RowSwipes_HTTP.swift"),
            {"source", "swift", "ui", "core", "list", "row", "swipe", "http"})

    def test_a_source_runs_the_tests_about_its_words(self):
        self.assertEqual(self.files("Sources/Anywhere/Lists/Swipes.swift"), {"test_lists.py"})
        self.assertEqual(self.files("Sources/Anywhere/PhotoList.swift"), {"test_lists.py", "test_photos.py"})

    def test_a_source_without_such_words_runs_the_tests_about_pages(self):
        self.assertEqual(
            self.files("Sources/BanyanGraph/Cell.swift"), {"test_page.py", "test_window.py", "test_screens.py"})

    def test_what_no_browser_shows_runs_nothing_but_the_share(self):
        self.assertEqual(self.files("README.md", "Tests/ConformanceTests/A.swift"), set())

    def test_a_file_of_tests_runs_itself_and_those_that_import_it(self):
        self.assertEqual(self.files("Tests/Browser/test_colors.py"), {"test_colors.py"})
        self.assertIn("test_shop.py", self.files("Tests/Browser/shop.py"))

    def test_what_all_tests_use_runs_all(self):
        for file in ("conftest.py", "requirements.txt", "pytest.ini", "slow_network.py"):
            with self.subTest(file):
                files = self.files(f"Tests/Browser/{file}")
                everything = {file.name for file in (ROOT / "Tests/Browser").glob("test_*.py")}
                self.assertEqual(everything if files is None else files, everything)

    def test_an_unknown_change_runs_all(self):
        self.assertIsNone(self.subjects.files(Commit(0, None, None)))


class Selections(unittest.TestCase):
    tests = [f"test_{file}.py::test_{name}" for file in "abc" for name in range(20)]

    def test_three_consecutive_commits_run_all_tests_once(self):
        found = [test for number in (7, 8, 9) for test in gate.select(self.tests, a_commit(number=number), set()).tests]
        self.assertEqual(sorted(found), sorted(self.tests))

    def test_the_tests_about_a_change_run_besides_the_share(self):
        share = gate.select(self.tests, a_commit(), set()).rotating
        both = gate.select(self.tests, a_commit(), {"test_b.py"})
        self.assertEqual(both.about_changes, [test for test in self.tests if test.startswith("test_b")])
        self.assertEqual(both.rotating, [test for test in share if not test.startswith("test_b")])

    def test_an_unknown_change_runs_all_tests(self):
        self.assertEqual(gate.select(self.tests, Commit(3, None, None), None).about_changes, self.tests)

    def test_the_tests_of_a_class_are_in_one_share(self):
        of_a_class = [f"test_run.py::Platform::test_{name}" for name in range(20)]
        shares = [gate.select(of_a_class, a_commit(number=number), set()).tests for number in range(3)]
        self.assertEqual(sorted(map(len, shares)), [0, 0, 20])


def steps(mode, commit):
    return [step.name for stage in gate.plan(mode, commit) for step in stage.main + stage.beside]


class Plans(unittest.TestCase):
    EVERY_COMMIT = [
        gate.SOURCES.name, gate.BUILD.name, gate.SWIFT.name, gate.COMPILER.name, gate.INTERFACE.name, gate.TOOL.name,
        gate.BROWSER.name, gate.ALLOCATIONS.name]

    def test_consecutive_commits_run_one_part_each_besides_what_all_run(self):
        found = []
        for number in range(100, 100 + len(gate.PARTS)):
            names = steps("commit", a_commit(number=number))
            self.assertCountEqual([name for name in names if name in self.EVERY_COMMIT], self.EVERY_COMMIT)
            found += [name for name in names if name not in self.EVERY_COMMIT]
        self.assertEqual(found, [part.name for part in gate.PARTS])

    def test_a_commit_that_changes_a_part_runs_it_too(self):
        commit = a_commit("Tests/Soak/Rounds.swift", number=gate.PARTS.index(gate.MUTANTS))
        self.assertEqual(gate.parts(commit), [gate.SOAK, gate.MUTANTS])

    def test_a_file_whose_name_begins_alike_is_another(self):
        commit = a_commit("Scripts/run_something", "Tests/Soaked/A.swift", number=gate.PARTS.index(gate.MUTANTS))
        self.assertEqual(gate.parts(commit), [gate.MUTANTS])

    def test_a_commit_without_a_parent_runs_one_part(self):
        self.assertEqual(gate.parts(Commit(1, None, None)), [gate.PARTS[1]])

    def test_the_first_page_comes_first_and_the_mutants_last(self):
        names = steps("all", a_commit())
        self.assertEqual((names[0], names[-1]), (gate.FIRST_PAGE.name, gate.MUTANTS.name))
        self.assertEqual(sorted(names), sorted(self.EVERY_COMMIT + [part.name for part in gate.PARTS]))

    def test_the_soak_runs_beside_what_else_takes_one_core(self):
        lanes = [(stage.main, stage.beside) for stage in gate.plan("all", a_commit())[-2:]]
        self.assertEqual(
            lanes, [((gate.SOAK,), (gate.ALLOCATIONS, gate.CRYPTO, gate.SANITIZER)), ((gate.MUTANTS,), ())])

    def test_a_person_runs_everything_but_what_has_builds_of_its_own(self):
        self.assertEqual(steps("usual", a_commit()), self.EVERY_COMMIT[:-1])
        self.assertEqual(
            steps("fast", a_commit()), [gate.SOURCES.name, gate.BUILD.name, gate.SWIFT.name, gate.COMPILER.name])

    def test_files_of_parts_exist(self):
        for part in gate.PARTS:
            for place in part.files:
                with self.subTest(place):
                    self.assertTrue((ROOT / place).exists())

    def test_the_beginning_says_how_long_it_takes(self):
        stages = gate.plan("fast", a_commit())
        self.assertEqual(
            gate.announcement(stages, "fast", a_commit(), {gate.BUILD.name: 0.2}),
            "This takes about 4 minutes as the last time:\n"
            "   1.0  checks of the sources\n"
            "   0.2  build with all tests\n"
            "   2.5  Swift tests\n"
            "   0.6  what must not compile, and what macros expand to (beside it)")


class CountsOfTests(unittest.TestCase):
    def test_swift_tests(self):
        self.assertEqual(gate.counts("✔ Test run with 4102 tests in 213 suites passed after 131.2 seconds.\n"), Counts(4102, 0))
        self.assertEqual(
            gate.counts(
                '✘ Test "A05 writes" failed after 0.1 seconds with 1 issue.\n'
                '✘ Test case passing 1 argument n → 1 to words(n:) failed after 0.1 seconds with 1 issue.\n'
                '✘ Test words(n:) with 2 test cases failed after 0.2 seconds with 1 issue.\n'
                '✘ Suite "A" failed after 0.3 seconds with 2 issues.\n'
                '✘ Test run with 10 tests in 1 suite failed after 1.0 seconds with 2 issues.\n'), Counts(8, 2))

    def test_unittest_and_the_mutants(self):
        self.assertEqual(gate.counts("Ran 38 tests in 41.0s\n\nOK (skipped=1)\n"), Counts(38, 0))
        self.assertEqual(gate.counts("Ran 38 tests in 41.0s\n\nFAILED (failures=1, errors=2)\n"), Counts(35, 3))
        self.assertEqual(gate.counts("7 passed, 1 failed\n"), Counts(7, 1))

    def test_several_runs_are_added(self):
        self.assertEqual(gate.counts("Ran 2 tests in 1s\n\nOK\nRan 3 tests in 1s\n\nOK\n"), Counts(5, 0))

    def test_the_report_of_pytest(self):
        with tempfile.NamedTemporaryFile("w", suffix=".xml") as file:
            file.write("""<testsuites><testsuite>
              <testcase file="test_run.py" classname="test_run.Platform" name="test_a"><failure>one</failure></testcase>
              <testcase file="test_lists.py" classname="test_lists" name="test_b[x::y]"><error>two</error></testcase>
              <testcase file="test_lists.py" classname="test_lists" name="test_c"><skipped/></testcase>
              <testcase file="test_lists.py" classname="test_lists" name="test_d"/>
            </testsuite></testsuites>""")
            file.flush()
            self.assertEqual(
                run_gate.read_junit(file.name),
                (Counts(1, 2), {"test_run.py::Platform::test_a": "one", "test_lists.py::test_b[x::y]": "two"}))


def a_failure(name, **values):
    return Failure(gate.BROWSER, f"test_a.py::{name}", "it failed", **values)


class Failures(unittest.TestCase):
    def test_three_unsteady_tests_may_land_and_four_may_not(self):
        unsteady = [a_failure(name, passed_alone=True) for name in "abcd"]
        self.assertTrue(gate.succeeds(unsteady[:3]))
        self.assertFalse(gate.succeeds(unsteady))

    def test_what_fails_alone_as_well_stops(self):
        self.assertFalse(gate.succeeds([a_failure("a")]))

    def test_what_is_not_about_the_change_and_fails_on_the_parent_too_may_land(self):
        failure = a_failure("a", about_changes=False)
        self.assertTrue(failure.is_for_the_parent)
        self.assertFalse(gate.succeeds([failure]))
        self.assertFalse(gate.succeeds([replace(failure, failed_before=False)]))
        self.assertTrue(gate.succeeds([replace(failure, failed_before=True)]))

    def test_what_is_about_the_change_is_not_run_on_the_parent(self):
        self.assertFalse(a_failure("a").is_for_the_parent)

    def test_steps_of_every_commit_are_about_the_change_and_parts_are_if_it_touches_them(self):
        commit = a_commit("Tests/Soak/Rounds.swift")
        about_it = [step for step in (gate.SWIFT, gate.ALLOCATIONS, *gate.PARTS)
                    if gate.step_failure(step, "", commit).about_changes]
        self.assertEqual(about_it, [gate.SWIFT, gate.ALLOCATIONS, gate.SOAK])

    def test_swift_tests_and_counts_are_never_run_again(self):
        failures = [gate.step_failure(step, "", a_commit()) for step in (gate.SWIFT, gate.ALLOCATIONS)]
        self.assertEqual(gate.repeated([*failures, a_failure("a")]), [a_failure("a")])

    def test_nothing_is_run_again_if_many_fail(self):
        self.assertEqual(len(gate.repeated([a_failure(str(number)) for number in range(8)])), 8)
        self.assertEqual(gate.repeated([a_failure(str(number)) for number in range(9)]), [])

    def test_the_mutants_that_survive_are_those_that_the_parent_tries(self):
        output = "a-b: killed (3 s)\nc: survives:\n    passes: X\nd-1: does not build:\nerror\n1 passed, 2 failed\n"
        self.assertEqual(gate.step_failure(gate.MUTANTS, output, a_commit()).commands, ("Scripts/mutants c d-1",))

    def test_the_reasons_of_a_step_are_repeated_at_the_end(self):
        output = '$ swift test\n✔ Test "a" passed\n✘ Test "b" recorded an issue at B.swift:3:5: 1 is not 2\n' + "more\n" * 50
        self.assertEqual(
            gate.step_failure(gate.SWIFT, output, a_commit()).text, '✘ Test "b" recorded an issue at B.swift:3:5: 1 is not 2')
        self.assertEqual(gate.step_failure(gate.SOURCES, "one\ntwo\n", a_commit()).text, "one\ntwo")

    def test_the_report_ends_with_one_line_of_counts(self):
        failures = [a_failure("a", passed_alone=True), a_failure("b", failed_before=True), a_failure("c")]
        self.assertEqual(
            gate.report(failures, {"browser": (90, Counts(8, 2)), "build": (30, Counts())}, Counts(8, 2)),
            "\n| step | minutes | tests |\n| --- | ---: | --- |\n| browser | 1.5 | 8 passed, 2 failed |\n| build | 0.5 |  |\n\n"
            "Unsteady: failed once, and passed three times alone:\n  Tests/Browser/test_a.py::a\n    it failed\n\n"
            "Failed on the parent as well:\n  Tests/Browser/test_a.py::b\n    it failed\n\n"
            "Failed:\n  Tests/Browser/test_a.py::c\n    it failed\n\n8 passed, 2 failed")


class RunsOfFailedTests(unittest.TestCase):
    """Tests that fail are run again, with results that the test decides."""

    def repeat(self, results):
        run = run_gate.Run.__new__(run_gate.Run)
        run.checkout, run.total = None, Counts(0, 1)
        self.runs = iter(results)
        run.counts_of = lambda checkout, failure: Counts(1, 0) if next(self.runs) else Counts(0, 1)
        with open("/dev/null", "w") as nothing, redirect_stdout(nothing):
            [failure] = run.repeat([a_failure("a")])
        return failure.passed_alone, run.total, list(self.runs)

    def test_three_passes_make_it_unsteady(self):
        self.assertEqual(self.repeat([True, True, True]), (True, Counts(1, 0), []))

    def test_one_more_failure_is_enough(self):
        self.assertEqual(self.repeat([True, False, True]), (False, Counts(0, 1), [True]))

    def test_a_test_that_the_parent_does_not_have_did_not_fail_there(self):
        class Parent:
            def __init__(self, found):
                self.pytest = lambda *_: found

        run = run_gate.Run.__new__(run_gate.Run)
        self.assertFalse(run.fails_on(Parent(None), a_failure("a")))
        self.assertFalse(run.fails_on(Parent((Counts(1, 0), {})), a_failure("a")))
        self.assertTrue(run.fails_on(Parent((Counts(0, 1), {"a": ""})), a_failure("a")))


if __name__ == "__main__":
    unittest.main()
