#!/usr/bin/env python3
"""Makes a monorepo of renamed copies of apps, and prints what reading it costs as a Markdown table.

  Benchmarks/monorepo.py make FOLDER LINES APP...    a new FOLDER with so many lines; each APP is a folder of source
  Benchmarks/monorepo.py measure FOLDER COORDVIZ [scan] [summaries] [bazel]
  Benchmarks/monorepo.py check COORDVIZ              a small one of the examples, in a temporary folder

Each copy has types of its own names, and each module about 5,000 lines. `measure` changes one file and restores it. It fails
if the ways give different bytes, or if Bazel runs other actions than it should. Exit status 2: there is no bazel.
"""
import concurrent.futures, os, pathlib, re, shutil, subprocess, sys, tempfile, time

PROJECT = pathlib.Path(__file__).resolve().parent.parent
DECLARED = re.compile(r"^(?:(?:@\w+(?:\([^)\n]*\))?|[a-z]+)\s+)*(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)", re.M)
NOT_APP = re.compile(r"(^|/)(\.|[^/]*Tests/|Pods/|Carthage/|[^/]*\.(playground|docc|bundle|xctemplate)/|(Package|Project|Workspace)\.swift)")
TEST = re.compile(r"^\s*(@testable )?import (XCTest|Testing|PackageDescription|ProjectDescription)\b", re.M)
RULES = """load("//tools/coordviz:coordviz.bzl", "coordviz_snapshot")
coordviz_snapshot(name = "hierarchy", app_name = "monorepo", deps = [%s])
"""
LIBRARY = """load("//tools:swift.bzl", "swift_library")
swift_library(name = "{0}", module_name = "{0}", srcs = glob(["**/*.swift"]), deps = [{1}], visibility = ["//visibility:public"])
"""
# Stands in for the rule of rules_swift, which needs a compiler.
SWIFT = """def _implementation(ctx):
    return []
swift_library = rule(_implementation, attrs = {
    "srcs": attr.label_list(allow_files = [".swift"]), "deps": attr.label_list(), "module_name": attr.string()})
"""


class App:
    """An app whose types can be renamed: each text is cut where the name of one of the app's types starts."""

    def __init__(self, folder):
        self.name = re.sub(r"\W", "", max(folder.parts, key=lambda part: (part.count("+"), len(part))))
        texts = {}
        for path in sorted(folder.rglob("*.swift")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not NOT_APP.search(name):
                text = path.read_text(errors="replace")
                if not TEST.search(text):
                    texts[name] = text
        types = {name for text in texts.values() for name in DECLARED.findall(text)}
        self.files = [(name, self.cut(text, types), text.count("\n")) for name, text in texts.items()]

    @staticmethod
    def cut(text, types):
        starts = [match.start() for match in re.finditer(r"\b[A-Z]\w*", text) if match[0] in types]
        return [text[start:end] for start, end in zip([0] + starts, starts + [len(text)])]

    def modules(self, wanted):
        module, size = [], 0
        for file in self.files:
            module.append(file)
            size += file[2]
            if size >= wanted:
                yield module
                module, size = [], 0
        if module:
            yield module


def make(folder, lines, apps, module_lines=5000):
    (folder / ".git").mkdir(parents=True)
    write(folder / "WORKSPACE", "")
    write(folder / "tools/BUILD", 'exports_files(["command"])\n')
    write(folder / "tools/swift.bzl", SWIFT)
    shutil.copytree(PROJECT / "Packaging/bazel", folder / "tools/coordviz")
    write(folder / ".bazelrc", "build --//tools/coordviz:command=//tools:command\n")
    apps = [App(pathlib.Path(app).resolve()) for app in apps]
    copy, written, last_modules = 0, 0, []
    while written < lines:
        for number, app in enumerate(apps):
            above = None
            for part, files in enumerate(app.modules(module_lines)):
                module = f"{app.name}{number}Copy{copy}Part{part}"
                for name, pieces, size in files:
                    write(folder / module / name, f"A{number}N{copy}".join(pieces))
                    written += size
                write(folder / module / "BUILD", LIBRARY.format(module, f'"//{above}"' if above else ""))
                above = module
            last_modules.append(above)
            if written >= lines:
                break
        copy += 1
    write(folder / "BUILD", RULES % ", ".join(f'"//{module}"' for module in last_modules))
    print(f"{written:,} lines in {sum(1 for _ in folder.glob('*Copy*'))} modules")


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


class Monorepo:
    def __init__(self, folder, coordviz):
        self.folder, self.coordviz = folder.resolve(), folder.resolve() / "tools/command"
        shutil.copy(coordviz, self.coordviz)
        self.modules = sorted(path.name for path in self.folder.glob("*Copy*"))
        self.changed = max((self.folder / self.modules[0]).rglob("*.swift"), key=lambda path: path.stat().st_size)
        self.results = {}

    def run(self, *arguments):
        """The seconds, the megabytes and the messages of a command."""
        start = time.monotonic()
        with tempfile.TemporaryFile("w+") as messages:
            process = subprocess.Popen(arguments, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=messages)
            _, status, usage = os.wait4(process.pid, 0)
            messages.seek(0)
            text = messages.read()
        if status:
            sys.exit(f"{' '.join(map(str, arguments))[:300]} failed:\n{text[-2000:]}")
        return time.monotonic() - start, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024), text

    def cases(self, measure, *cases):
        """Measures with everything new and then with one file changed, which is restored in the end."""
        text = self.changed.read_text()
        changes = {"a comment in one file": text + "// A comment\n", "lines moved in one file": "\n" + text}
        for case in cases:
            self.changed.write_text(changes.get(case, text))
            measure(case)
        self.changed.write_text(text)

    def row(self, way, case, seconds, memory, actions, result):
        print(f"| {way} | {case} | {seconds:.1f} s | {memory:,.0f} MB | {actions} |", flush=True)
        # A comment at the end of a file changes nothing in the result.
        kind = case.startswith("lines")
        if result and self.results.setdefault(kind, result) != result:
            sys.exit(f"{way}, {case}: the result differs")

    def scan(self, temporary):
        def measure(case):
            output = temporary / "scan.json"
            seconds, memory, _ = self.run(self.coordviz, "scan", ".", "--no-config", "--cache", temporary / "cache", "-o", output)
            self.row("one scan", case, seconds, memory, "", self.named(output))

        self.cases(measure, "first", "nothing changed", "lines moved in one file")

    def named(self, path):
        """A scan's result under the name that the others give the app."""
        return path.read_bytes().replace(f'"name": "{self.folder.name}"'.encode(), b'"name": "monorepo"', 1)

    def summaries(self, temporary):
        facts = {module: temporary / f"{module}.facts" for module in self.modules}

        def summary(module):
            sources = sorted((self.folder / module).rglob("*.swift"))
            options = ["--no-config", "--no-cache", "--jobs", "1", "--root", ".", "--module", module, "-o", facts[module]]
            return self.run(self.coordviz, "summary", *options, *(path.relative_to(self.folder) for path in sources))

        def measure(case):
            start = time.monotonic()
            changed = self.modules if case == "first" else self.modules[:1]
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
                memories = [memory for _, memory, _ in workers.map(summary, changed)]
            parsed, output = time.monotonic() - start, temporary / "link.json"
            seconds, memory, _ = self.run(self.coordviz, "link", "--no-config", "--name", "monorepo", "-o", output, *facts.values())
            self.row("summaries", case, parsed, max(memories), len(changed), None)
            self.row("link", case, seconds, memory, 1, output.read_bytes())

        self.cases(measure, "first", "lines moved in one file")

    def bazel(self, temporary):
        bazel = ["bazel", f"--output_user_root={temporary}/bazel"]
        expected = {"first": len(self.modules) + 1, "nothing changed": 0, "a comment in one file": 1, "lines moved in one file": 2}

        def measure(case):
            seconds, _, text = self.run(*bazel, "build", "//:hierarchy")
            server = subprocess.run([*bazel, "info", "server_pid"], cwd=self.folder, capture_output=True, text=True).stdout.strip()
            memory = int(re.search(r"VmHWM:\s+(\d+)", pathlib.Path(f"/proc/{server}/status").read_text())[1]) / 1024
            actions = sum(map(int, re.findall(r"(\d+) (?:[\w-]*sandbox|local|worker|remote)\b", text)))
            self.row("Bazel, its server", case, seconds, memory, actions, (self.folder / "bazel-bin/hierarchy.json").read_bytes())
            if actions != expected[case]:
                sys.exit(f"Bazel ran {actions} actions instead of {expected[case]}:\n{text}")

        try:
            self.cases(measure, *expected)
        finally:
            subprocess.run([*bazel, "shutdown"], cwd=self.folder, capture_output=True)
            subprocess.run(["chmod", "-R", "u+w", temporary])


def measure(folder, coordviz, ways):
    monorepo = Monorepo(folder, coordviz)
    print("| way | case | time | memory | actions |\n|---|---|--:|--:|--:|")
    for way in ways or ["scan", "summaries", "bazel"]:
        with tempfile.TemporaryDirectory() as temporary:
            getattr(monorepo, way)(pathlib.Path(temporary))


def check(coordviz):
    if not shutil.which("bazel"):
        print("There is no bazel here: the rules for Bazel were not checked", file=sys.stderr)
        sys.exit(2)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "monorepo"
        make(folder, 4_000, [PROJECT / "Examples" / app / "Sources" for app in ("WithYou", "LeakyShop")], 200)
        measure(folder, coordviz, [])


if len(sys.argv) < 3:
    sys.exit(__doc__)
command, rest = sys.argv[1], sys.argv[2:]
if command == "make":
    make(pathlib.Path(rest[0]), int(rest[1]), rest[2:])
elif command == "measure":
    measure(pathlib.Path(rest[0]), pathlib.Path(rest[1]), rest[2:])
elif command == "check":
    check(pathlib.Path(rest[0]))
