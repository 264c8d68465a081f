"""Measures the engine, and compares the results with the last recorded run.

    Scripts/measure engine                          all workloads, at 1,000 and 10,000 rows
    Scripts/measure engine --rows 1000,100000 --only 1,2
    Scripts/measure engine --allocations            counts allocations instead of times, exactly
    Scripts/measure engine --record                 writes the run into Benchmarks/results/

Times from different days are not comparable, because machines are shared. So the script compares
ratios to the limit, where there is one: the same work done by hand, measured in the
same run. Allocations are compared directly, and one more than recorded is an error. They are
counted by a program of the main package with the same workloads.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCHMARKS = ROOT / "Benchmarks"
RESULTS = BENCHMARKS / "results"


def output(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor()


def measure(options):
    if options.allocations:
        name, build, scratch = "engine-allocations", [ROOT / "Scripts/build"], ROOT / ".build-release"
    else:
        name, build, scratch = "engine-benchmarks", ["swift", "build"], BENCHMARKS / ".build"
    subprocess.run(
        [*build, "-c", "release", "--product", name], cwd=BENCHMARKS, check=True, stdout=sys.stderr)
    command = [scratch / "release" / name, "--rows", options.rows]
    command += ["--only", options.only] if options.only else []
    command += ["--allocations"] if options.allocations else ["--processor-time"]
    if not options.allocations:
        return run(command)
    # A table grows at another size in each process, so its counts may differ by one. The most of several processes is recorded,
    # and only what each of them exceeds is more.
    runs = [run(command, stdout=subprocess.DEVNULL) for _ in range(4)] + [run(command)]
    choose = max if options.record else min
    return [choose(same, key=lambda record: record["value"]) for same in zip(*runs)]


def run(command, **options):
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        subprocess.run([*command, "--json", file.name], check=True, **options)
        return json.load(file)


def last_run(kind):
    """Returns the newest recorded run, by file name."""
    files = sorted(RESULTS.glob(f"*-{kind}.json"))
    return (json.loads(files[-1].read_text()), files[-1].name) if files else (None, None)


def score(record):
    """Returns the comparable number: the ratio to the limit if there is one, else the value."""
    if record["unit"] == "ns" and record.get("floor"):
        return record["value"] / record["floor"], "x limit"
    return record["value"], record["unit"]


def compare(records, earlier, name):
    known = {(record["workload"], record["size"]): record for record in earlier["records"]}
    print(f"\nAgainst {name} ({earlier['commit'][:9]}, {earlier['processor']}):\n")
    print("| workload | rows | then | now | change |")
    print("| --- | ---: | ---: | ---: | ---: |")
    worse = []
    for record in records:
        before = known.get((record["workload"], record["size"]))
        if not before:
            if record["unit"] == "allocations":
                worse.append(f"{record['workload']} ({record['size']:,}), of which there is no record")
            continue
        (new, unit), (old, _) = score(record), score(before)
        change = new / old - 1 if old else 0
        print(f"| {record['workload']} | {record['size']:,} | {old:,.2f} {unit} "
              f"| {new:,.2f} {unit} | {change:+.0%} |")
        if unit == "allocations" and new > old:
            worse.append(record["workload"])
    return worse


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", default="1000,10000")
    parser.add_argument("--only", default="")
    parser.add_argument("--allocations", action="store_true")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    kind = "allocations" if options.allocations else "times"
    records = measure(options)
    earlier, name = last_run(kind)
    worse = compare(records, earlier, name) if earlier else []
    if options.record:
        RESULTS.mkdir(exist_ok=True)
        day = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H%MZ")
        commit = output("git", "rev-parse", "HEAD")
        file = RESULTS / f"{day}-{commit[:9]}-{kind}.json"
        file.write_text(json.dumps({
            "commit": commit, "date": day, "processor": processor(), "cores": os.cpu_count(),
            "swift": output("swift", "--version").splitlines()[0], "records": records,
        }, indent=1) + "\n")
        print(f"\nRecorded in {file.relative_to(ROOT)}.")
    if worse and not options.record:
        print("If it must be so, keep the run with --record, and say why in the commit.")
        sys.exit(f"More allocations than recorded: {', '.join(worse)}.")


main()
