"""Counts the instructions that an operation of each workload of Benchmarks/ takes, with callgrind.

    Scripts/measure instructions                   workloads 1 to 8 and 12, for 1,000 rows
    Scripts/measure instructions --tracing         without a trace, with causes, and with values (insight C3)
    Scripts/measure instructions --against COMMIT  this checkout and an earlier commit (insight C1)
    Scripts/measure instructions --only 2,7a

Instructions are exact on a busy machine too. Sets and dictionaries hash without a seed, which would differ in each process.
Two builds with optimization take minutes each.
Needs Debian's valgrind and binutils.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# How often each operation is run: a mounted list takes millions of instructions, a state some thousands.
RUNS = {"1": 5, "2": 500, "3": 500, "4": 50, "5": 10, "6": 500, "7a": 50, "7b": 500, "7c": 20, "8": 200, "12": 200}
# What insight C1 and C3 allow.
MOST_OFF, MOST_CAUSES, MOST_VALUES = 1.003, 1.25, 2.0


def build(checkout, folder, name):
    """Returns the benchmarks of a checkout, without debug information, which valgrind cannot read."""
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "engine-benchmarks"], cwd=checkout / "Benchmarks", check=True,
        stdout=sys.stderr)
    program = folder / name
    subprocess.run(
        ["objcopy", "--strip-debug", checkout / "Benchmarks/.build/release/engine-benchmarks", program], check=True)
    return program


def instructions(program, workload, tracing="off"):
    """Returns the instructions of one operation."""
    command = [
        "valgrind", "--tool=callgrind", "--toggle-collect=*banyan_profiled_run*", "--callgrind-out-file=/dev/null",
        program, "--only", workload, "--rows", "1000", "--profile", str(RUNS[workload]), "--tracing", tracing]
    result = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True,
        env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"})
    match = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode or not match:
        sys.exit(f"workload {workload} cannot be measured:\n{result.stderr[-2000:]}")
    return int(match[1]) // RUNS[workload]


def against(program, other, workloads):
    print("| workload | then | now | ratio |\n| --- | ---: | ---: | ---: |")
    worse = []
    for workload in workloads:
        then, now = instructions(other, workload), instructions(program, workload)
        print(f"| {workload} | {then:,} | {now:,} | {now / then:.4f} |", flush=True)
        if now > then * MOST_OFF:
            worse.append(workload)
    if worse:
        sys.exit(f"More than {MOST_OFF - 1:.1%} more: {', '.join(worse)}")


def tracing(program, workloads):
    print("| workload | off | causes | × | with values | × |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for workload in workloads:
        off, causes, values = (instructions(program, workload, each) for each in ("off", "causes", "values"))
        print(f"| {workload} | {off:,} | {causes:,} | {causes / off:.2f} | {values:,} | {values / off:.2f} |", flush=True)
    print(f"\nWanted for 7a and 7c, an update with 1,000 readers: {MOST_CAUSES} and {MOST_VALUES}.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--tracing", action="store_true")
    kinds.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--only", default=",".join(RUNS))
    options = parser.parse_args()
    workloads = options.only.split(",")
    if unknown := set(workloads) - set(RUNS):
        sys.exit(f"there is no workload {', '.join(sorted(unknown))}; there are: {', '.join(RUNS)}")
    for needed in ("valgrind", "objcopy"):
        shutil.which(needed) or sys.exit(f"{needed} is missing: apt-get install valgrind binutils")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = build(ROOT, folder, "now")
        if options.tracing:
            return tracing(program, workloads)
        if not options.against:
            for workload in workloads:
                print(f"{workload:>3}  {instructions(program, workload):>12,}", flush=True)
            return
        other = folder / "other"
        subprocess.run(["git", "worktree", "add", "--detach", other, options.against], cwd=ROOT, check=True, stdout=sys.stderr)
        try:
            against(program, build(other, folder, "then"), workloads)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", other], cwd=ROOT, check=True)


main()
