#!/usr/bin/env python3
"""Plants leaks, applies the fixes that coordviz reports to the source, and looks whether the leaks are gone.

    Scripts/check-fixes.py --tool COORDVIZ --modules FOLDER [--only NAME] [--verbose]

    --tool COORDVIZ   the command
    --modules FOLDER  the stand-in for UIKit, CoordinatorGraph and CoordinatorCore, as libraries with their modules,
                      made with -enable-testing
    --only NAME       only this plant
    --verbose         also the report of each plant that is not mended

Each file of Tests/Fixtures/Plants/Apps is a small app with one leak, and a tour of Tests/Fixtures/Plants/Tours uses it.
All apps are one program. It runs twice: with the system's answers, and with those that Apple's systems give to a reader of
memory. The apps with the fixes of a run are another program. A plant is mended if its objects are gone, no other leak is
reported, and the app still works. Prints a table, and the numbers of mended plants.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

PLANTS = pathlib.Path(__file__).resolve().parent.parent / "Tests/Fixtures/Plants"
LIBRARIES = ["UIKit", "CoordinatorGraph", "CoordinatorCore", "Streams"]


# Applies the fixes as a person would who knows nothing else. A fix is a line of the report:
# `Shop/Cart.swift:12: write ...`.


class NotCode(Exception):
    """A fix that leaves something to guess."""


CODE = r"`([^`]+)`"
SCREEN_METHODS = {
    "viewDidDisappear": ("_ animated: Bool", "animated"),
    "didMove(toParent:)": ("toParent parent: UIViewController?", "toParent: parent"),
}


def named_fixes(report):
    """The fixes in a report: (path, line, words)."""
    found = re.findall(r"^  fix(?:, step \d+ of \d+)?: (.+?):(\d+): (.+)$", report, re.MULTILINE)
    return [(path, int(line), words) for path, line, words in found]


class Source:
    """The lines of a file. Changes name lines as they were before all changes."""

    def __init__(self, text):
        self.lines = text.split("\n")
        self.before, self.after = {}, {}

    def text(self):
        out = []
        for number, line in enumerate(self.lines, 1):
            out += self.before.get(number, []) + [line] + self.after.get(number, [])
        return "\n".join(out)

    def line(self, number):
        return self.lines[number - 1]

    def replace(self, number, pattern, new):
        changed, count = re.subn(pattern, lambda match: match.expand(new) if "\\g" in new else new, self.line(number), count=1)
        if not count:
            raise NotCode(f"line {number} is not what the fix changes")
        self.lines[number - 1] = changed

    def indent(self, number):
        return re.match(r" *", self.line(number)).group()

    def add_after(self, number, code):
        line = self.line(number).rstrip()
        if line.endswith("}") and re.search(r"\bfunc \w+[^{]*\{", line):  # a function on one line
            self.lines[number - 1] = f"{line[:-1].rstrip()}; {code} }}"
            return
        self.after.setdefault(number, []).append(self.indent(number) + code)

    def add_before(self, number, code):
        self.before.setdefault(number, []).append(self.indent(number) + code)

    def add_into(self, number, *code):
        """At the start of the braces that a line opens."""
        line, indent = self.line(number), self.indent(number)
        if line.rstrip().endswith("{"):
            self.after[number] = [indent + "  " + part for part in code] + self.after.get(number, [])
        elif "{" in line:
            opened = line.index("{") + 1
            inner = "\n".join(indent + "  " + part for part in code)
            rest = line[opened:].strip()
            self.lines[number - 1] = f"{line[:opened]}\n{inner}\n{indent}  {rest}" if rest != "}" else f"{line[:opened]}\n{inner}\n{indent}}}"
        else:
            raise NotCode(f"line {number} opens no braces")


def apply(source, number, words):
    """Applies one fix to its file."""
    for pattern, change in CHANGES:
        match = re.search(pattern, words)
        if match:
            return change(source, number, words, *match.groups())
    raise NotCode(words)


def make_weak(source, number, words, name, type_name):
    """`weak var name: Type?` in place of a declaration."""
    declared = rf"\b(?:let|var) {name}\b(?:: [^={{]+?)?(?=\s*(?:=|$))"
    if type_name:
        source.replace(number, declared, f"weak var {name}{type_name}")
    else:
        source.replace(number, rf"\bvar {name}\b", f"weak var {name}")
    use_optionally(source, number, words, name)


def use_optionally(source, number, words, name):
    """`name?` in the lines that the fix lists."""
    listed = re.search(r"`" + re.escape(name) + r"\?`[^(]*\(lines? ([\d, ]+)\)", words)
    for line in re.findall(r"\d+", listed.group(1)) if listed else []:
        head = re.match(r"^.*?\[weak [^\]]*\][^{}]*?\bin\b", source.line(int(line))) if int(line) == number else None
        start = head.end() if head else 0
        text = source.line(int(line))
        source.lines[int(line) - 1] = text[:start] + re.sub(rf"\b{name}(?=[.\[(])(?!\?)", f"{name}?", text[start:])


def capture_weakly(source, number, words, head, name):
    line = source.line(number)
    starts = list(re.finditer(r"\{(?:[^{}]*?\bin\b)?", line))
    # The closure with a signature, or else the outermost that is on the line.
    chosen = next((start for start in starts if start.group().endswith("in")), starts[-1] if starts else None)
    if chosen is None:
        raise NotCode(f"line {number} has no closure")
    source.lines[number - 1] = line[: chosen.start()] + head + line[chosen.end() :]
    use_in_closure(source, number, words, name, line[chosen.end() :])


def use_in_closure(source, number, words, name, rest):
    """Uses a weak name as the fix says, in a closure that starts in a line with the given rest."""
    guard = re.search(r"on the next line `(guard [^`]+)`", words)
    if not guard:
        use_optionally(source, number, words, name)
        result = re.search(r"`(\?\? [^`]+)` at its end", words)
        if result:
            source.replace(number, r" *\}\s*$", f" {result.group(1)} }}")
        return
    if rest.strip():
        raise NotCode("the closure is on one line")
    source.after.setdefault(number, []).insert(0, source.indent(number) + "  " + guard.group(1))


def capture_in_list(source, number, words, captures, name):
    rest = re.sub(r"^.*\{(?:[^{}]*\bin\b)?", "", source.line(number))
    source.replace(number, r"\{(?=[^{]*$)", "{ " + captures)
    use_in_closure(source, number, words, name, rest)


def override(source, number, words, method, code, condition):
    name = method.split("(")[0]
    parameters, arguments = SCREEN_METHODS[method]
    source.add_into(
        number,
        f"override func {name}({parameters}) {{",
        f"  super.{name}({arguments})",
        f"  if {condition} {{ {code} }}",
        "}",
    )


def bind(source, number, words, name):
    source.replace(number, rf"protocol {name}\b(?::[^{{]*)?", f"protocol {name}: AnyObject ")


def add_all(source, number, words):
    parts = words[words.index("add `") :] if "add `" in words else words[words.index("write `") :]
    return re.findall(CODE, re.split(r"[;:] [a-z]", parts)[0])


# The first that fits. A change of several parts names each in backquotes.
CHANGES = [
    (r"^write `protocol (\w+): AnyObject`", bind),
    (r"write `weak var (\w+)(: [^`]+)?`", make_weak),
    (r"declare it `weak var (\w+)(: [^`]+)?`", make_weak),
    (r"^write `(\{[^`]+)`, and .*?`(?:guard let )?(\w+)\b", capture_weakly),
    (r"^after its `\{`, write `(\[[^`]+\])`(?:, and .*?`(?:guard let )?(\w+)\b)?", capture_in_list),
    (r"^instead of `(\w+)`, write " + CODE, lambda s, n, w, old, code: s.replace(n, rf"\b{old}\b(?=\)?$)", code)),
    (r"^remove this line", lambda s, n, w: s.replace(n, r"\S.*$", "")),
    (r"on the next line, write ", lambda s, n, w: [s.add_after(n, code) for code in add_all(s, n, w)]),
    (r"before this line, write " + CODE, lambda s, n, w, code: s.add_before(n, code)),
    (r"override `([^`]+)` and call `([^`]+)` in it if `([^`]+)`", override),
    (r"^in `\w+`, (?:write|call) " + CODE, lambda s, n, w, code: s.add_into(n, code)),
    (r"^in \w+, add ", lambda s, n, w: s.add_into(n, *add_all(s, n, w))),
]


class Compiler:
    def __init__(self, modules, folder):
        self.folder = folder
        places = [modules, folder]
        self.common = ["swiftc", "-parse-as-library", "-swift-version", "6"]
        for place in places:
            self.common += ["-I", place, "-L", place, "-Xlinker", "-rpath", "-Xlinker", place]

    def run(self, *words):
        done = subprocess.run(self.common + [str(word) for word in words], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def make_streams(self):
        """A library that nobody can look into, as Combine is one."""
        status, words = self.run(
            *["-emit-library", "-emit-module", "-emit-module-path", f"{self.folder}/Streams.swiftmodule", "-module-name", "Streams"],
            *["-Xfrontend", "-disable-reflection-metadata", "-o", f"{self.folder}/libStreams.so", PLANTS / "Kit/Streams.swift"],
        )
        if status:
            sys.exit(words)

    def make_plants(self, apps, program):
        """-> what does not compile, by the name of the plant."""
        sources = [PLANTS / "Kit/Stage.swift", PLANTS / "Kit/Main.swift", *sorted((PLANTS / "Tours").glob("*.swift"))]
        libraries = [f"-l{name}" for name in LIBRARIES]
        status, words = self.run("-g", "-wmo", "-module-name", "Plants", *libraries, "-o", program, *sources, *sorted(apps.glob("*.swift")))
        wrong = {}
        for path, message in re.findall(r"^(\S+\.swift):\d+:\d+: error: (.*)$", words, re.MULTILINE):
            if pathlib.Path(path).parent.name == apps.name:
                wrong.setdefault(pathlib.Path(path).stem, message)
        if status and not wrong:
            sys.exit(words)
        return wrong


def run(program, name, folder, *system):
    """-> (types that should be gone, whether the app works)"""
    try:
        done = subprocess.run([program, folder, name, *system], capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    found = re.search(r"^alive: (.*)\nworks: (\w+)$", done.stdout, re.MULTILINE)
    return (found.group(1).split(), found.group(2) == "true") if found else None


def leaks(tool, folder, apps, name):
    """The report, with paths below the folder of the apps."""
    command = [tool, "leaks", f"{folder}/{name}.jsonl", "--source", f"{apps.name}/{name}.swift"]
    done = subprocess.run(command, cwd=apps.parent, capture_output=True, text=True)
    return done.stdout if done.returncode in (0, 1) else f"error: {done.stderr}"


def rules(report):
    return sorted(re.findall(r"\[([a-z-]+)\]$", report, re.MULTILINE))


def fix(apps, name, report):
    """Applies all fixes of a report to an app's file. -> why that is not possible, or nothing"""
    found = named_fixes(report)
    if not found:
        return "no fix names a line"
    path = apps / f"{name}.swift"
    source = Source(path.read_text())
    try:
        for file, line, words in found:
            if pathlib.Path(file).name != path.name:
                raise NotCode(f"{file} is not of the app")
            apply(source, line, words)
    except NotCode as problem:
        return f"not code: {problem}"
    path.write_text(source.text())
    return None


class Matrix:
    """The plants under one system: `linux`, or `apple`, whose answers are put in."""

    def __init__(self, tool, compiler, system, names):
        self.tool, self.compiler, self.names = tool, compiler, names
        self.planted = compiler.folder / "planted"
        self.system = [] if system == "linux" else [system]
        self.folder = compiler.folder / system
        self.fixed = self.folder / "Apps"
        shutil.copytree(PLANTS / "Apps", self.fixed)
        self.reports, self.problems = {}, {}

    def run(self):
        """-> the outcome for each name"""
        for name in self.names:
            self.plant(name)
        self.compile_fixed()
        return {name: self.problems.get(name) or self.judge(name) for name in self.names}

    def plant(self, name):
        outcome = run(self.planted, name, self.folder, *self.system)
        self.reports[name] = leaks(self.tool, self.folder, PLANTS / "Apps", name)
        if outcome is None:
            self.problems[name] = "the plant ends early"
        elif not rules(self.reports[name]):
            self.problems[name] = "no leak is reported"
        else:
            self.problems[name] = fix(self.fixed, name, self.reports[name])

    def compile_fixed(self):
        """An app that does not compile any more is put back, so that the others can be tried."""
        while wrong := self.compiler.make_plants(self.fixed, self.folder / "mended"):
            for name, message in wrong.items():
                self.problems[name] = self.problems.get(name) or f"does not compile: {message}"
                shutil.copy(self.fixed / f"{name}.swift", self.folder / f"{name}.wrong")
                shutil.copy(PLANTS / "Apps" / f"{name}.swift", self.fixed)

    def judge(self, name):
        outcome = run(self.folder / "mended", name, self.folder, *self.system)
        report = leaks(self.tool, self.folder, self.fixed, name)
        if outcome is None:
            return "ends early"
        alive, works = outcome
        if alive:
            return f"still alive: {' '.join(alive)}"
        if rules(report):
            return f"still reported: {' '.join(rules(report))}"
        return "mended" if works else "dead: the app does not work any more"

    def tell(self, name):
        """Prints the report of a plant, and what its fix changed."""
        print(self.reports[name])
        changed = self.folder / f"{name}.wrong"
        changed = changed if changed.exists() else self.fixed / f"{name}.swift"
        print(subprocess.run(["diff", PLANTS / "Apps" / f"{name}.swift", changed], capture_output=True, text=True).stdout)


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=False)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--modules", required=True)
    parser.add_argument("--only")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        compiler = Compiler(arguments.modules, pathlib.Path(made))
        compiler.make_streams()
        if wrong := compiler.make_plants(PLANTS / "Apps", compiler.folder / "planted"):
            sys.exit(f"the plants do not compile: {wrong}")
        names = subprocess.run([compiler.folder / "planted"], capture_output=True, text=True).stdout.split()
        names = [name for name in names if arguments.only in (None, name)]
        systems = {system: Matrix(arguments.tool, compiler, system, names) for system in ("linux", "apple")}
        # Both wait for programs most of the time.
        with ThreadPoolExecutor() as threads:
            outcomes = dict(zip(systems, threads.map(Matrix.run, systems.values())))
        for name in names:
            for system, matrix in systems.items():
                outcome = outcomes[system][name]
                if system == "linux" or outcome != outcomes["linux"][name]:
                    print(f"{name:<26} {', '.join(rules(matrix.reports[name])):<26} {system:<5} {outcome}")
                    if arguments.verbose and outcome != "mended":
                        matrix.tell(name)
        for system, known in outcomes.items():
            print(f"\n{system}: {sum(outcome == 'mended' for outcome in known.values())} of {len(names)} mended", end="")
        print()


if __name__ == "__main__":
    main()
