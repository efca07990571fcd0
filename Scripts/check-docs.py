#!/usr/bin/env python3
"""Checks the documentation: every link leads somewhere, and every example does what the page shows.

    Scripts/check-docs.py [--update] [COORDVIZ]

    --update    writes the output of the examples into the pages
    COORDVIZ    the command to run; .build/debug/coordviz by default

A page with examples names an app in its first lines, and marks the blocks to run. Their output follows, if it matters:

    <!-- runs in: Examples/WithYou -->
    ```sh run exit=1
    coordviz lint Sources
    ```
    ```text output
    ...
    ```

The blocks of a page run in one copy of the app, which is a git repository with one commit. The output is that of stdout
and stderr. A line with only "…" stands for any lines.

Exit status: 0 fine, 1 something is wrong, 64 wrong usage.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

PROJECT = pathlib.Path(__file__).resolve().parent.parent
APP = re.compile(r"<!-- runs in: (\S+) -->")
BLOCK = re.compile(r"^```sh run(?: exit=(\d+))?\n(.*?)^```\n(?:\n*^```text output\n(.*?)^```\n)?", re.M | re.S)
LINK = re.compile(r"\[(?:[^\[\]]|!?\[[^\]]*\]\([^)]*\))*\]\(([^()\s]+)(?: \"[^\"]*\")?\)|(?:href|src|srcset)=\"([^\"]+)\"")
SECONDS = 60


def pages():
    """The documents of the project. Those with most examples come first, so that no processor waits for them at the end."""
    found = sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md"), *PROJECT.glob("Packaging/**/*.md")])
    return sorted(found, key=lambda page: -page.read_text(encoding="utf-8").count("```sh run"))


def without_code(text):
    """A document without its code, line by line."""
    text = re.sub(r"^( *)(```+|~~~+).*?^\1\2 *$", lambda match: "\n" * match[0].count("\n"), text, flags=re.M | re.S)
    return re.sub(r"`[^`\n]*`", "code", text)


def anchor(heading):
    """The anchor that GitHub gives a heading."""
    words = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower().replace("`", "")
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def anchors(page):
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    found = set()
    for heading in re.findall(r"^#+ (.*)$", text, re.M):
        name, number = anchor(heading), 0
        while (f"{name}-{number}" if number else name) in found:
            number += 1
        found.add(f"{name}-{number}" if number else name)
    return found | set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", text))


def dead_links(page):
    """What is wrong with the links of a page to other files."""
    for number, line in enumerate(without_code(page.read_text(encoding="utf-8")).splitlines(), 1):
        for match in LINK.finditer(line):
            link = match[1] or match[2]
            if re.match(r"[a-z]+:", link):
                continue
            path, _, fragment = urllib.parse.unquote(link).partition("#")
            target = (page.parent / path).resolve() if path else page
            if not target.exists():
                yield f"{page.relative_to(PROJECT)}:{number}: there is no {link}"
            elif fragment and target.suffix == ".md" and fragment not in anchors(target):
                yield f"{page.relative_to(PROJECT)}:{number}: {link}: the page has no such heading"


def objects_of(target, products):
    """The object files of a target, without those of files that it had in an earlier build."""
    names = {source.name for source in (PROJECT / "Sources" / target).rglob("*.swift")} | {f"{target}.swiftmodule"}
    return [file for file in (products / f"{target}.build").glob("*.o") if file.name.removesuffix(".o") in names]


def compile_shop(folder, products):
    """The program of the shop, compiled against the libraries beside the command."""
    program = folder / "LeakyShop"
    sources = (PROJECT / "Examples/LeakyShop").glob("Sources/**/*.swift")
    objects = [file for name in ["Core", "Symbols", "Graph"] for file in objects_of(f"Coordinator{name}", products)]
    compiler = ["swiftc", "-wmo", "-g", "-swift-version", "6", "-module-name", "LeakyShop", "-I", products / "Modules"]
    subprocess.run([*compiler, "-o", program, *sources, *objects], check=True)
    return program


class App:
    """A copy of an example app, in which the blocks of one page run."""

    def __init__(self, name, folder, coordviz, shop):
        self.folder = pathlib.Path(folder) / pathlib.Path(name).name
        shutil.copytree(PROJECT / name, self.folder, ignore=shutil.ignore_patterns(".build", "*.json"))
        self.environment = {
            "PATH": f"{coordviz.parent}:{os.environ['PATH']}",
            "HOME": folder,
            "LANG": "C.UTF-8",
            "GIT_CONFIG_NOSYSTEM": "1",
        }
        self.run("git init -q -b main && git add -A && git -c user.name=A -c user.email=a@example.org commit -qm App")
        if name.endswith("LeakyShop"):
            self.record(PROJECT / name, shop)

    def record(self, package, shop):
        """Runs the shop with its mistakes corrected. The recording with them is a part of the example."""
        run = [shop, self.folder / "fixed.jsonl", "--mended"]
        subprocess.run(run, cwd=package, check=True, capture_output=True)

    def run(self, script):
        """The exit status of a script, and what it printed."""
        outcome = subprocess.run(
            ["bash", "-c", script],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=SECONDS,
        )
        return outcome.returncode, outcome.stdout


def matches(output, expected):
    """Whether a page shows an output, in which a line of "…" stands for any lines."""
    parts = re.split(r"^…\n", expected, flags=re.M)
    return re.fullmatch("(?s:.*)".join(map(re.escape, parts)), output) is not None


def run(page, coordviz, shop, updates):
    """What is wrong with the examples of a page."""
    text = page.read_text(encoding="utf-8")
    app = APP.search(text)
    if not app:
        if "```sh run" in text:
            yield f"{page.relative_to(PROJECT)}: it has examples and names no app"
        return
    changed = []
    with tempfile.TemporaryDirectory() as folder:
        copy = App(app[1], folder, coordviz, shop)
        for match in BLOCK.finditer(text):
            place = f"{page.relative_to(PROJECT)}:{text.count(chr(10), 0, match.start()) + 1}"
            status, output = copy.run(match[2])
            if status != int(match[1] or 0):
                yield f"{place}: the exit code is {status}\n{output}"
            elif match[3] is not None and not matches(output, match[3]):
                if updates:
                    changed.append((match.span(3), output))
                else:
                    yield f"{place}: the output is another one; run Scripts/check-docs.py --update\n{output}"
    for (start, end), output in reversed(changed):
        text = text[:start] + output + text[end:]
    if changed:
        page.write_text(text, encoding="utf-8")
        print(f"wrote {page.relative_to(PROJECT)}")


def main(arguments):
    updates = arguments[:1] == ["--update"]
    names = arguments[1:] if updates else arguments
    if len(names) > 1 or any(name.startswith("-") for name in names):
        print(__doc__, file=sys.stderr)
        return 64
    coordviz = pathlib.Path(names[0] if names else PROJECT / ".build/debug/coordviz").absolute()
    # The pages need nothing of each other.
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        shop = compile_shop(pathlib.Path(folder), coordviz.parent)
        problems = pool.map(lambda page: [*dead_links(page), *run(page, coordviz, shop, updates)], pages())
        found = [problem for page in problems for problem in page]
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
