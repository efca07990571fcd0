#!/usr/bin/env python3
"""Prints how the cost of a scan grows with the source, as a Markdown table.

  Scripts/benchmark-growth.py [COORDVIZ]

Each row is a program of one shape at three sizes, each twice the one before. An exponent of 1 means that twice the
source takes twice the time. Seconds are those of the processor, the least of three runs.
"""
import math
import os
import resource
import subprocess
import sys
import tempfile

BASE = """import UIKit
class BaseCoordinator {
  var children: [BaseCoordinator] = []
  func start() {}
  func add(_ child: BaseCoordinator) { children.append(child); child.start() }
}
"""


def coordinator(number, start, members="", base="BaseCoordinator"):
    return (
        f"class C{number}: {base} {{\n{members}\n"
        f"override func start() {{\n{start}\n}}\n}}\n"
    )


def leaves(count):
    return "".join(coordinator(number, "") for number in range(count))


def call_chain(size):
    steps = "\n".join(f"func f{k}(_ c: BaseCoordinator) {{ f{k + 1}(c) }}" for k in range(size))
    end = f"\nfunc f{size}(_ c: BaseCoordinator) {{ add(c) }}"
    return coordinator(0, "") + coordinator(1, "f0(C0())", steps + end)


def shared_hub(size):
    hub = "final class Hub { static let shared = Hub(); var all: [BaseCoordinator] = []; var make: [() -> BaseCoordinator] = [] }\n"
    body = "Hub.shared.all.append(C{next}())\nHub.shared.make.append {{ C{next}() }}\nHub.shared.all.forEach {{ add($0) }}\nHub.shared.make.forEach {{ add($0()) }}"
    return hub + "".join(coordinator(k, body.format(next=(k + 1) % size)) for k in range(size))


def inheritance(size):
    override = "override func open(_ c: BaseCoordinator) { super.open(c); add(c) }"
    first = coordinator(0, "open(C0())", "func open(_ c: BaseCoordinator) { add(c) }")
    rest = (coordinator(k, f"open(C{k - 1}())", override, f"C{k - 1}") for k in range(1, size))
    return first + "".join(rest)


def recursion(size):
    methods = []
    for k in range(size):
        called = "; ".join(f"m{(k + step) % size}([x])" for step in (1, 2, 3))
        methods.append(f"func m{k}(_ x: Any) {{ {called}; if let c = x as? BaseCoordinator {{ add(c) }} }}")
    return leaves(1) + coordinator(1, "m0(C0())", "\n".join(methods))


def switch_cases(size):
    cases = "; ".join(f"case r{k}" for k in range(size))
    clauses = "\n".join(f"case .r{k}: add(C{k % 20}())" for k in range(size))
    body = f"func go(_ route: Route) {{ switch route {{\n{clauses}\n}} }}"
    return f"enum Route {{ {cases} }}\n" + leaves(20) + coordinator(20, "go(.r0)", body)


def closure_table(size):
    entries = ",\n".join(f'"{k}": {{ C{k % 20}() }}' for k in range(size))
    start = f"let table: [String: () -> BaseCoordinator] = [\n{entries}\n]\ntable.values.forEach {{ add($0()) }}"
    return leaves(20) + coordinator(20, start)


def factories(size):
    makers = "\n".join(
        f"lazy var f{k}: () -> C{k} = {{ [unowned self] in C{k}(made: (self.f{(k + 1) % size}, [self.f{(k * 7 + 2) % size}])) }}"
        for k in range(size)
    )
    members = "let made: Made; init(made: Made) { self.made = made }"
    start = "add(made.0()); made.1.forEach { add($0()) }"
    return (
        "typealias Made = (() -> BaseCoordinator, [() -> BaseCoordinator])\n"
        + f"final class Container {{\n{makers}\n}}\n"
        + "".join(coordinator(k, start, members) for k in range(size))
    )


def plain_app(size):
    members = "\n".join(f"var p{k}: Int = {k}\nfunc u{k}(a: Int) -> Int {{ if a > {k} {{ return a }}; print(a); return {k} }}" for k in range(12))
    return "".join(coordinator(k, f"add(C{(k + 1) % size}())", members) for k in range(size))


SHAPES = {
    "plain app": (plain_app, 500),
    "chain of calls": (call_chain, 1000),
    "one hub of lists and closures": (shared_hub, 40),
    "chain of subclasses with overrides": (inheritance, 100),
    "functions that all call each other": (recursion, 100),
    "one switch": (switch_cases, 5000),
    "one table of closures": (closure_table, 5000),
    "container of factories": (factories, 40),
}


def seconds(tool, folder):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([tool, "scan", folder, "--no-cache", "--no-config", "-o", os.devnull], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    tool = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/coordviz")
    print("| shape | lines | seconds | exponent |\n|---|--:|--:|--:|")
    for name, (shape, size) in SHAPES.items():
        lines, times = [], []
        for factor in (1, 2, 4):
            text = BASE + shape(size * factor)
            with tempfile.TemporaryDirectory() as folder:
                with open(os.path.join(folder, "App.swift"), "w") as file:
                    file.write(text)
                times.append(min(seconds(tool, folder) for _ in range(3)))
            lines.append(text.count("\n"))
        exponent = math.log(times[2] / times[1]) / math.log(lines[2] / lines[1])
        print(f"| {name} | {', '.join(map(str, lines))} | {', '.join(f'{time:.2f}' for time in times)} | {exponent:.1f} |", flush=True)


main()
