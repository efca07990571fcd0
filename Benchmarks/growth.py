#!/usr/bin/env python3
"""Prints how the cost of a command grows with its input, as a Markdown table.

  Benchmarks/growth.py [COORDVIZ [SHAPE]]

Each row is an input of one shape with n, 2n and 4n parts. The exponent says how the time grows with all that is read and
written, from the second size to the third: 1 means that twice the bytes take twice the time. What is written counts, since
some graphs have more edges than nodes: where n coordinators all share one list, each may open each. Seconds are those of
the processor, the least of three runs. A shape is a part of the name of a row: only these rows are measured.
"""
import json
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


def overloads(size):
    functions = "\n".join(f"func f(a: T{k}) {{}}" for k in range(size))
    return "class X {\n" + functions + "\nfunc g() {\n" + "f(a: b)\n" * size + "}\n}\n"


def global_overloads(size):
    return "\n".join(f"func f(a: T{k}) {{}}" for k in range(size)) + "\nfunc g() {\n" + "f(a: b)\n" * size + "}\n"


def same_names(size):
    return "".join(f"class A {{ let a: A }}\n" for _ in range(size))


def many_properties(size):
    properties = "".join(f"var p{k}: BaseCoordinator?\n" for k in range(size))
    return f"class X: BaseCoordinator {{\n{properties}func g() {{\n" + "".join(f"p{k} = BaseCoordinator()\n" for k in range(size)) + "}}\n"


def conditions(size):
    return "#if a\n" + "".join(f"#elseif b{k}\nclass A{k} {{}}\n" for k in range(size)) + "#endif\n"


def large_file(size):
    return "let x = [\n" + "1,\n" * size + "]\n"


def source(shape, command=("scan",)):
    """An input of one Swift file, with the base class."""
    return lambda size: ({"App.swift": BASE + shape(size)}, (*command, "App.swift", "--no-cache", "--no-config"))


def project(objects):
    text = "{ objects = { R = { isa = PBXProject; targets = (%s); mainGroup = G0; }; %s }; rootObject = R; }"
    arguments = ("list", "App", "--no-cache", "--no-config")
    return lambda size: ({"App/A.swift": leaves(1), "App/App.xcodeproj/project.pbxproj": text % objects(size)}, arguments)


def repeated_objects(size):
    phase = f"B = {{ isa = PBXSourcesBuildPhase; files = ({'F,' * size}); }}; F = {{ fileRef = X; }};"
    return "T," * size, f"T = {{ name = App; buildPhases = ({'B,' * size}); }}; {phase}"


def nested_groups(size):
    groups = "".join(f"G{k} = {{ children = (G{k + 1}); path = p; }};\n" for k in range(size))
    files = "".join(f"F{k} = {{ fileRef = G{k}; }};\n" for k in range(size))
    phase = f"B = {{ isa = PBXSourcesBuildPhase; files = ({','.join(f'F{k}' for k in range(size))}); }};"
    return "T", f"T = {{ name = App; buildPhases = (B); }}; {phase}\n{groups}{files}"


def tree(size, name="N{}Coordinator"):
    """A graph in which each node has two parents."""
    nodes = [{"id": name.format(k), "type": name.format(k), "kind": "coordinator"} for k in range(size)]
    pairs = sorted({(k, n) for k in range(size) for n in (2 * k + 1, 2 * k + 2, k + 1) if n < size})
    edges = [{"from": name.format(k), "to": name.format(n), "kind": "child", "ownership": "strong"} for k, n in pairs]
    return json.dumps({"findings": [], "graph": {"edges": edges, "nodes": nodes}, "origin": {"kind": "declared"}, "schemaVersion": 1})


def graph(command, shape=tree):
    return lambda size: ({"app.json": shape(size)}, (*command, "app.json", "--no-config"))


def configured(configuration, nodes, name="N{}Coordinator"):
    """A graph and a configuration, which alone grows if there is a number of nodes."""
    def make(size):
        files = {"app.json": tree(nodes or size, name), ".coordviz.yml": "version: 1\n" + configuration(size)}
        return files, ("check", "app.json")
    return make


def rules(pattern, demand=""):
    rule = "  - {{name: r{0}, from: {{name: \"" + pattern + "\"}}, to: {{name: N{0}Coordinator" + demand + "}}}}\n"
    return lambda size: "forbidden:\n" + "".join(rule.format(k) for k in range(size))


def roles(size):
    return "roles:\n" + "".join(f"  \"*x{k}*y*\": root\n" for k in range(size))


def glob(size):
    return "forbidden:\n  - {name: r, from: {name: \"" + "*o" * size + "*\"}, to: {kind: screen}}\n"


def drift(size):
    return {"app.json": tree(size), "run.json": tree(1)}, ("drift", "--guide", "app.json", "--live", "run.json", "--no-config")


def leaks(form):
    def make(size):
        subject = lambda k: {"token": k + 2, "type": f"Leak{k}Coordinator"}
        nodes = [{"id": f"N{k}", "type": f"Leak{k}Coordinator", "kind": "coordinator"} for k in range(size)]
        edges = [{"from": f"N{(k - 1) // 2}", "to": f"N{k}", "kind": "child", "ownership": "strong"} for k in range(1, size)]
        shot = {"at": 1, "snapshot": {"findings": [], "graph": {"edges": edges, "nodes": nodes}, "origin": {"kind": "live"}, "schemaVersion": 1}}
        lines = [{"header": {"name": "App", "schemaVersion": 1}}, {"snapshot": shot}]
        for k in range(1, size):
            words = {"confidence": "certain", "signature": f"s{k}", "verdict": "attached-without-screen"}
            lines.append({"leak": {**words, "evidence": [], "number": k, "node": f"N{k}", "subject": subject(k)}})
        lines += [{"check": {"at": 2, "watched": size}}, {"end": {}}]
        return {"run.jsonl": "\n".join(map(json.dumps, lines)) + "\n"}, ("leaks", "run.jsonl", "--format", form)
    return make


def blocks(size):
    block = "<!-- coordviz:begin input=app.json focus=N{} depth=1 -->\n<!-- coordviz:end -->\n"
    text = "".join(block.format(f"{k}Coordinator") for k in range(size))
    return {"app.json": tree(2000), "GUIDE.md": text}, ("docs", "GUIDE.md", "--check", "--no-config")


SHAPES = {
    "plain app": (source(plain_app), 500),
    "chain of calls": (source(call_chain), 1000),
    "one hub of lists and closures": (source(shared_hub), 40),
    "chain of subclasses with overrides": (source(inheritance), 100),
    "functions that all call each other": (source(recursion), 100),
    "one switch": (source(switch_cases), 5000),
    "one table of closures": (source(closure_table), 5000),
    "container of factories": (source(factories), 40),
    "lint of one switch": (source(switch_cases, ("lint",)), 100),
    "overloads": (source(overloads), 1500),
    "global overloads": (source(global_overloads), 1500),
    "types of one name": (source(same_names), 2000),
    "class of many properties": (source(many_properties), 2000),
    "branches of one #if": (source(conditions), 1000),
    "one large file": (source(large_file), 250_000),
    "project that repeats its objects": (project(repeated_objects), 600),
    "project with nested groups": (project(nested_groups), 5000),
    "rules about names": (configured(rules("N{0}Coordinator"), 0), 2000),
    "rules about paths from names": (configured(rules("N{0}*", ", reachable: true"), 1000), 100),
    "rules with patterns": (configured(rules("*x{0}*y*"), 5000), 100),
    "roles with patterns": (configured(roles, 5000), 100),
    "one long pattern": (configured(glob, 5000, "No" * 30 + "{}"), 1000),
    "graph": (graph(("stats",)), 20_000),
    "paths to all nodes": (graph(("why", "*")), 500),
    "drift": (drift, 5000),
    "leaks": (leaks("html"), 1000),
    "leaks in Mermaid": (leaks("mermaid"), 5000),
    "blocks of one document": (blocks, 25),
}


def seconds(tool, folder, arguments):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run([tool, *arguments], cwd=folder, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # 1 is the answer of commands that found something.
    assert run.returncode in (0, 1), f"exit code {run.returncode} of {' '.join(arguments)}"
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, len(run.stdout)


def measured(tool, shape, size):
    files, arguments = shape(size)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
            with open(os.path.join(folder, name), "w") as file:
                file.write(text)
        time, written = min(seconds(tool, folder, arguments) for _ in range(3))
    return sum(map(len, files.values())), written, time


def main():
    tool = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/coordviz")
    chosen = sys.argv[2] if len(sys.argv) > 2 else ""
    print("| shape | kB read | kB written | seconds | exponent |\n|---|--:|--:|--:|--:|")
    for name, (shape, size) in SHAPES.items():
        if chosen not in name:
            continue
        read, written, times = zip(*(measured(tool, shape, size * factor) for factor in (1, 2, 4)))
        growth = math.log2((read[2] + written[2]) / (read[1] + written[1]))
        # Rules that grow over one small graph: what grows is the number of the rules, and not the bytes.
        exponent = math.log2(times[2] / times[1]) / max(growth, 1)
        columns = ", ".join(f"{size // 1000}" for size in read), ", ".join(f"{size // 1000}" for size in written)
        print(f"| {name} | {columns[0]} | {columns[1]} | {', '.join(f'{time:.2f}' for time in times)} | {exponent:.1f} |", flush=True)


main()
