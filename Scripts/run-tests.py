#!/usr/bin/env python3
"""Runs the tests that are built, a few suites at a time, and reports each suite as soon as it is done.

    Scripts/run-tests.py [--filter REGEX] [--slow] [--workers N] [--strict-skips]

    --filter REGEX    only tests whose name matches, such as 'CoordinatorGraphTests' or 'MermaidTests/labels'
    --slow            the tests that build other packages, trace system calls or need a browser, in place of all others
    --workers N       how many tests run at a time; two more than there are processors unless given, as some only wait
    --strict-skips    a test that is skipped for another reason than those of Tests/known-skips.txt is a failure

Swift Testing starts all tests of a process at once. Here each process runs a few suites, one test after the other. So the
time of a test is its own, and its failure is seen when it happens. A process that crashes fails its suites alone.

Exit status: 0 all passed, 1 a test failed or crashed, 64 wrong usage.
"""

import argparse
import json
import os
import pathlib
import queue
import re
import subprocess
import sys
import tempfile
import threading
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent
KNOWN_SKIPS = PROJECT / "Tests/known-skips.txt"
LOG = PROJECT / ".build/tests.log"
# What builds other packages, compiles the libraries against UIKit, traces each call of the system, or needs a browser.
SLOW = re.compile(r"^ConsumerTests\.|Browser|HostileRepository|RealMermaid|UIKitTests")
SUITES_A_PROCESS = 6
SLOWEST = 10
# Suites that take longest come first, so that no processor waits for them at the end.
FIRST = ["EndToEndTests", "CoordinatorCoreTests", "CoordinatorTestingTests", "ArchitectureTests", "CoordinatorScannerTests"]


def test_program():
    """The words that start the tests that are built: their program where the system can run it, else SwiftPM."""
    bundle = PROJECT / ".build/debug/coordvizPackageTests.xctest"
    if bundle.is_file():
        return [str(bundle), "--testing-library", "swift-testing"]
    return ["swift", "test", "--skip-build", "--ignore-lock", "--disable-xctest"]


def list_tests(program):
    """The names of all tests: `Target.Suite/test()`."""
    words = program + ["--list-tests"] if program[0] != "swift" else ["swift", "test", "list", "--skip-build"]
    lines = subprocess.run(words, cwd=PROJECT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [line for line in lines if re.match(r"\w+\..+/.", line)]


def groups(tests):
    """Lists of tests for one process each: a few suites of one target."""
    suites = {}
    for test in tests:
        suites.setdefault(test.split("/")[0], []).append(test)
    targets = {}
    for suite in suites:
        targets.setdefault(suite.split(".")[0], []).append(suite)
    ordered = sorted(targets, key=lambda target: (FIRST.index(target) if target in FIRST else len(FIRST), target))
    for target in ordered:
        names = targets[target]
        for start in range(0, len(names), SUITES_A_PROCESS):
            part = names[start : start + SUITES_A_PROCESS]
            yield [test for suite in part for test in suites[suite]]


def pattern(tests, everything):
    """A filter that matches the given tests; by suite where all tests of the suite are wanted, since a filter has a limit."""
    chosen, all_of = {}, {}
    for test in tests:
        chosen.setdefault(test.split("/")[0], []).append(test)
    for test in everything:
        all_of.setdefault(test.split("/")[0], []).append(test)
    parts = []
    for suite, names in chosen.items():
        whole = len(names) == len(all_of[suite])
        parts += [re.escape(suite) + "/"] if whole else [re.escape(name) for name in names]
    return "^(" + "|".join(parts) + ")"


class Report:
    """What the tests did so far. Lines are printed by one thread at a time."""

    def __init__(self, known_skips):
        self.known_skips = known_skips
        self.start = time.monotonic()
        self.lock = threading.Lock()
        self.log = LOG.open("w", encoding="utf-8")
        self.passed = self.suites = 0
        self.failures, self.skips, self.times = [], [], []

    def say(self, text):
        with self.lock:
            print(text, flush=True)

    def suite(self, name, tests, failed):
        self.suites += 1
        mark = "✘" if failed else "✔"
        self.say(f"{time.monotonic() - self.start:5.0f} s  {mark} {name} ({tests} test{'s' * (tests != 1)})")

    def failure(self, test, text):
        with self.lock:
            self.failures.append(test)
            print(f"✘ {test}\n{text}", flush=True)

    def summary(self):
        print(f"\nThe {SLOWEST} slowest tests:")
        for seconds, name in sorted(self.times, reverse=True)[:SLOWEST]:
            print(f"{seconds:6.1f} s  {name}")
        known = lambda skip: skip in self.known_skips or skip.split("/")[0] + "/" in self.known_skips
        unknown = [skip for skip in self.skips if not known(skip)]
        if unknown:
            print("\nSkipped, for another reason than those of Tests/known-skips.txt:")
            print("".join(f"  {skip}\n" for skip in sorted(unknown)), end="")
        failed = sorted(set(self.failures))
        if failed:
            print("\nFailed:")
            print("".join(f"  {test}\n" for test in failed), end="")
        seconds = time.monotonic() - self.start
        print(f"\n{self.suites} suites in {seconds:.0f} s; all that the tests print is in {LOG.relative_to(PROJECT)}")
        print(f"{self.passed} passed, {len(failed)} failed, {len(self.skips)} skipped")
        return failed, unknown


class Process:
    """One run of the test program: some suites, one test after the other."""

    def __init__(self, report):
        self.report = report
        self.kinds, self.names, self.started, self.running = {}, {}, {}, {}
        self.failed = set()
        self.counts = {}

    def run(self, program, tests, everything):
        with tempfile.TemporaryDirectory() as folder:
            events = pathlib.Path(folder) / "events"
            os.mkfifo(events)
            words = ["--no-parallel", "--filter", pattern(tests, everything)]
            words += ["--event-stream-output-path", str(events), "--event-stream-version", "0"]
            # Opened for both, so that it opens at once and the tests never wait for a reader.
            keeper = os.open(events, os.O_RDWR)
            child = subprocess.Popen(program + words, cwd=PROJECT, stdout=self.report.log, stderr=self.report.log)
            reader = threading.Thread(target=self.read, args=(events,))
            reader.start()
            status = child.wait()
            os.write(keeper, b"\n{}\n")
            reader.join()
            os.close(keeper)
        unfinished = [self.names.get(test, test) for test in self.running]
        for test in unfinished if status not in (0, 1) else []:
            self.report.failure(test, f"  its process ended with {status} while it ran")
        if status not in (0, 1) and not unfinished:
            self.report.failure(", ".join(tests[:1]) + " …", f"  the process of these suites ended with {status}")

    def read(self, events):
        with open(events, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if line == "{}\n":
                    return
                if line.strip():
                    self.take(json.loads(line))

    def take(self, record):
        payload = record["payload"]
        if record["kind"] == "test":
            self.kinds[payload["id"]] = payload["kind"]
            self.names[payload["id"]] = shown(payload["id"])
            return
        test, kind = payload.get("testID"), payload["kind"]
        if kind == "testStarted":
            self.started[test] = payload["instant"]["absolute"]
            if self.kinds.get(test) == "function":
                self.running[test] = True
        elif kind == "issueRecorded":
            self.issue(test, payload)
        elif kind == "testSkipped" and self.kinds.get(test) == "function":
            self.report.skips.append(self.names[test])
        elif kind == "testEnded":
            self.ended(test, payload["instant"]["absolute"])

    def issue(self, test, payload):
        issue = payload.get("issue", {})
        if issue.get("isKnown") or issue.get("isFailure") is False:
            return
        place = payload.get("_sourceLocation") or issue.get("sourceLocation") or {}
        where = f"{place.get('_filePath', '?')}:{place.get('line', '?')}"
        text = "\n".join(f"    {message['text']}" for message in payload["messages"])[:4000]
        self.failed.add(test)
        self.report.failure(self.names.get(test, test or "?"), f"  {where}\n{text}")

    def ended(self, test, instant):
        self.running.pop(test, None)
        name = self.names.get(test, test)
        if self.kinds.get(test) == "function":
            suite = name.split("/")[0]
            self.counts.setdefault(suite, [0, False])[0] += 1
            self.counts[suite][1] |= test in self.failed
            self.report.passed += test not in self.failed
            self.report.times.append((instant - self.started.get(test, instant), name))
        elif name in self.counts:
            self.report.suite(name, *self.counts.pop(name))


def shown(identifier):
    """`Target.Suite/test()` of `Target.Suite/test()/File.swift:1:2`."""
    return re.sub(r"/[^/]+\.swift:\d+:\d+$", "", identifier)


def known_skips():
    if not KNOWN_SKIPS.exists():
        return set()
    lines = KNOWN_SKIPS.read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("--filter", default="")
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--workers", type=int, default=(os.cpu_count() or 2) + 2)
    parser.add_argument("--strict-skips", action="store_true")
    options = parser.parse_args()
    program = test_program()
    everything = list_tests(program)
    tests = [test for test in everything if bool(SLOW.search(test)) == options.slow and re.search(options.filter, test)]
    if not tests:
        sys.exit(f"error: no test matches '{options.filter}'")
    report, jobs = Report(known_skips()), queue.SimpleQueue()
    for group in groups(tests):
        jobs.put(group)

    def work():
        while True:
            try:
                group = jobs.get_nowait()
            except queue.Empty:
                return
            Process(report).run(program, group, everything)

    workers = [threading.Thread(target=work) for _ in range(max(1, options.workers))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    failed, unknown = report.summary()
    sys.exit(1 if failed or (options.strict_skips and unknown) else 0)


if __name__ == "__main__":
    main()
