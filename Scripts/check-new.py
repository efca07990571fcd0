#!/usr/bin/env python3
"""Checks that `coordviz new coordinator` writes code that compiles as well as what it copies.

    Scripts/check-new.py LABELS CHECKOUTS [--app WORD] [--coordviz FILE] [--most N]

LABELS and CHECKOUTS are those of Scripts/evaluate.py. In a copy of each app, `new` makes the coordinator Zebra below each of the N
coordinators that open most others. A scan must find it below that parent. Then the compiler checks the files that it needs before and
after, with a stand-in of UIKit and empty types for what others declare. No file may have an error that was not there before, apart from the
name: what is copied has the errors that its original has. Each new name that the code uses must be declared.
Exit status: 0 all copies pass, 1 some do not, 2 an app cannot be scanned.
"""

import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
STAND_INS = PROJECT / "Tests/Fixtures/UIKitStandIn"
ERROR = re.compile(r"(.+?):\d+:\d+: error: (.*)")
IMPORT = re.compile(r"(?m)^([ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:(?:class|struct|enum|protocol|func|let|var|typealias)[ \t]+)?(?!(?:UIKit|Foundation)[ \t]*\r?$)\w.*)$")
CONSTRAINT = re.compile(r"(?:<\w+\s*:|\bwhere\s+\w+\s*:|\bany\b|\bsome\b|&)\s*(\w+)")
UNKNOWN = re.compile(r"cannot find (?:type )?'([A-Z]\w*)' in scope")
INHERITED = re.compile(r"\b(class|struct|enum|protocol|extension)\s+[\w.]+(?:<[^>{]*>)?\s*:\s*([^{]*?)\s*(?:where[^{]*)?\{")


def run(*words, folder=None):
    return subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True, errors="replace")


class CompilerFailure(Exception):
    """The compiler crashed, or did not look at all files."""


class App:
    """A copy of an app."""

    def __init__(self, labels, checkouts, coordviz, folder):
        self.name, self.coordviz, self.folder = labels.stem, coordviz, folder / labels.stem
        self.scope = json.loads(labels.read_text())["scope"]
        self.original = checkouts / labels.stem
        self.cache = folder / "cache"
        self.restore()
        self.before = self.texts()

    def restore(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        for place in self.scope:
            shutil.copytree(self.original / place, self.folder / place, ignore=lambda _, names: ignored(names))

    def graph(self):
        scan = run(self.coordviz, "scan", *self.scope, "--no-config", "--cache", self.cache, folder=self.folder)
        if scan.returncode:
            sys.exit(f"{self.name}: {scan.stderr}")
        graph = json.loads(scan.stdout)
        return graph.get("graph", graph)

    def children(self):
        """The coordinators that each coordinator opens, by type."""
        graph = self.graph()
        types = {n["id"]: n.get("type", n["id"]) for n in graph["nodes"] if n["kind"] == "coordinator"}
        found = collections.defaultdict(set)
        for edge in graph["edges"]:
            source, target = types.get(edge["from"]), types.get(edge["to"])
            if source and target and source != target and edge["kind"] in ("child", "creates", "holds"):
                found[source].add(target)
        return found

    def texts(self):
        return {str(f.relative_to(self.folder)): f.read_text(errors="replace") for f in sorted(self.folder.rglob("*.swift"))}


class Compiler:
    """What the compiler says of some files, with empty types for what others declare."""

    def __init__(self, folder, texts):
        self.folder, self.stand_ins = folder, ""
        # What is found at first hides what it uses.
        for _ in range(2):
            self.add_stand_ins(texts)

    def errors(self, texts):
        """The errors by file."""
        folder = self.folder / "compiled"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        names = {f"F{number}.swift": file for number, file in enumerate(sorted(texts))}
        for name, file in names.items():
            (folder / name).write_text("import UIKit; " + IMPORT.sub(r"//\1", texts[file]))
        (folder / "StandIns.swift").write_text(self.stand_ins)
        options = ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-module-name", "App"]
        # Expressions of missing types can take minutes.
        options += ["-Xfrontend", "-solver-scope-threshold=5000"]
        said = run("swiftc", *options, "-I", self.folder, *sorted(folder.glob("*.swift")))
        found = collections.defaultdict(list)
        for line in said.stderr.splitlines():
            if match := ERROR.match(line):
                found[names.get(pathlib.Path(match[1]).name, "stand-ins")].append(match[2])
        if said.returncode not in (0, 1) or said.returncode and not found or "error: no such module" in said.stderr:
            raise CompilerFailure(said.stderr[:1000])
        return found

    def add_stand_ins(self, texts):
        """Declares what is missing: protocols for what only conformances can name, else classes."""
        errors = self.errors(texts)
        unknown = {name for all in errors.values() for text in all for name in UNKNOWN.findall(text)}
        text = "\n".join(texts.values())
        adopted = {
            re.split(r"\W", name.strip())[0]
            for kind, names in INHERITED.findall(text)
            for name in names.split(",")[kind == "class" :]
        }
        adopted.update(CONSTRAINT.findall(text))
        for name in sorted(unknown):
            kind = "protocol" if name in adopted else "class"
            values = ", ".join(f"Value{number}" for number in range(arguments(name, text))) if kind == "class" else ""
            self.stand_ins += f"{kind} {name}<{values}> {{}}\n".replace("<>", "")


def arguments(name, text):
    """How many generic arguments a type has where it is used at first."""
    use = re.search(rf"\b{name}<(.*)", text)
    depth, count = 1, 1 if use else 0
    for sign in use[1] if use else "":
        depth += (sign in "<([") - (sign in ">)]")
        count += sign == "," and depth == 1
        if depth == 0:
            break
    return count


def ignored(names):
    return [name for name in names if name.endswith(("Tests", ".xcassets")) or name == "Package.swift"]


def related(texts, seeds):
    """The files that declare what some files use, with these."""
    used = {word for file in seeds for word in re.findall(r"\b[A-Z]\w+", texts[file])}
    declares = re.compile(r"\b(?:class|struct|protocol|enum|extension|typealias)\s+(\w+)")
    return {file: text for file, text in texts.items() if file in seeds or not used.isdisjoint(declares.findall(text))}


def undeclared(texts, files):
    """New names in some files that nothing declares."""
    declared = set()
    for text in texts.values():
        declared |= set(re.findall(r"\b(?:class|struct|protocol|enum|func|var|let|case|typealias|in|,)\s+(\w*[Zz]ebra\w*)", text))
        declared |= set(re.findall(r"(\w*[Zz]ebra\w*)\s*:", text))
    return {name for file in files for name in re.findall(r"(?<![\"/\w])\w*[Zz]ebra\w*", code(texts[file]))} - declared


def code(text):
    return re.sub(r'"(?:\\.|[^"\\\n])*"|//.*', "", text)


class Attempt:
    """One use of `new`."""

    def __init__(self, app, parent):
        self.app, self.parent = app, parent
        sources = [word for place in app.scope for word in ("--source", place)]
        options = ["--parent", parent, *sources, "--no-config", "--cache", app.cache]
        said = run(app.coordviz, "new", "coordinator", "Zebra", *options, folder=app.folder)
        self.lines = [line for line in said.stderr.splitlines() if not line.startswith("warning")]
        self.is_made = said.returncode == 0

    def all(self, start):
        return [line.removeprefix(start) for line in self.lines if line.startswith(start)]

    def plain(self, message):
        """A message without the name of the sibling or of its copy."""
        return re.sub(rf"(?i){re.escape(self.stem)}|zebra", "", message)

    def problems(self):
        """What is wrong with the new files, and how many errors they have in common with their originals."""
        app, new, changed = self.app, self.all("wrote "), self.all("changed ")
        type = next((t for t in app.children()[self.parent] if "Zebra" in t), None)
        if type is None:
            return ["a scan does not find it"], 0
        start, end = type.split("Zebra")
        self.stem = self.all("a copy of ")[0].removeprefix(start).removesuffix(end)
        texts = app.texts()
        lines = {file: set(self.plain(text).splitlines()) for file, text in app.before.items()}
        # What is copied is the file with most lines of the copy.
        originals = {file: max(lines, key=lambda f: len(lines[f].intersection(self.plain(texts[file]).splitlines()))) for file in new}
        after = related(texts, new + changed + list(originals.values()))
        before = {file: app.before[file] for file in after if file not in new}
        compiler = Compiler(app.folder.parent, before)
        old, found, known = compiler.errors(before), [], 0
        for file, messages in compiler.errors(after).items():
            left = collections.Counter(map(self.plain, old[originals.get(file, file)]))
            # A changed file has the errors of what is copied in it twice.
            extra = [message for message in messages if self.plain(message) not in left]
            if file in new and not extra:
                extra = (collections.Counter(map(self.plain, messages)) - left).elements()
            found += [f"{file}: {message}" for message in extra]
            known += len(messages) if file in new else 0
        return found + [f"{name} is not declared" for name in undeclared(texts, new + changed)], known


def check(app, most):
    """How many copies an app has, and whether all pass."""
    children = app.children()
    made, passed = 0, True
    for parent in sorted(children, key=lambda parent: (-len(children[parent]), parent))[:most]:
        app.restore()
        attempt = Attempt(app, parent)
        if not attempt.is_made:
            print(f"  {parent}: {attempt.lines[-1]}", flush=True)
            continue
        try:
            problems, known = attempt.problems()
        except CompilerFailure as failure:
            problems, known = [f"the compiler fails: {failure}"], 0
        made, passed = made + 1, passed and not problems
        files = len(attempt.all("wrote "))
        print(f"  {parent}: {attempt.lines[0]}, {files} new files, {known} errors of the original, {len(problems)} new")
        print("".join(f"    {problem}\n" for problem in problems), end="", flush=True)
    return made, passed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("labels", type=pathlib.Path)
    parser.add_argument("checkouts", type=pathlib.Path)
    parser.add_argument("--app", default="")
    parser.add_argument("--coordviz", type=pathlib.Path, default=PROJECT / ".build/debug/coordviz")
    parser.add_argument("--most", type=int, default=3)
    arguments = parser.parse_args()
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        module = ["-emit-module", "-module-name", "UIKit", "-parse-as-library", "-o", folder / "UIKit.swiftmodule"]
        if (made := run("swiftc", *module, *sorted(STAND_INS.glob("*.swift")))).returncode:
            sys.exit(made.stderr)
        for labels in sorted(arguments.labels.glob("*.json")):
            if arguments.app in labels.stem and (arguments.checkouts / labels.stem).is_dir():
                print(labels.stem)
                results[labels.stem] = check(App(labels, arguments.checkouts.resolve(), arguments.coordviz.resolve(), folder), arguments.most)
    good = [app for app, (made, passed) in results.items() if made and passed]
    bad = [app for app, (made, passed) in results.items() if not passed]
    print(f"{len(good)} of {len(results)} apps pass; {len(results) - len(good) - len(bad)} have nothing to copy; not: {', '.join(bad) or 'none'}")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
