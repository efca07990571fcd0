#!/usr/bin/env python3
"""Counts sentences that are hard to read, in the documentation and in the comments and messages of the code.

    Scripts/check-prose.py                    checks every group in RATES; prints the ten worst sentences of those that fail
    Scripts/check-prose.py [--all] FILE...    lists the ten worst sentences of these files; with --all, every one

A sentence is hard for one of these reasons:

    long      it has more than 28 words
    inverted  it starts with a clause in place of a subject ("What is kept is ...", "Of the files ...")
    nested    it has two or more clauses with "what", "who" or their like
    wording   it has a word or phrase for which plain English has a simpler one

A sentence that a script calls hard may be fine, so the limit is a rate: hard sentences per 1,000 words.

Exit status: 0 fine, 1 a group is above its rate, 64 wrong usage.
"""

import pathlib
import re
import sys

# Files of each group, and its limit. Lower a limit when a group gets better; do not raise one.
DOCUMENTS = 4.0
RATES = {
    "README.md": DOCUMENTS,
    "CONTRIBUTING.md": DOCUMENTS,
    "CHANGELOG.md": DOCUMENTS,
    "docs": DOCUMENTS,
    "Sources/CGraphviz": 5.0,
    "Sources/CoordViz": 5.0,
    "Sources/CoordinatorAnalysis": 5.0,
    "Sources/CoordinatorCore": 5.0,
    "Sources/CoordinatorDeclarations": 5.0,
    "Sources/CoordinatorDiagrams": 5.0,
    "Sources/CoordinatorGraph": 5.0,
    "Sources/CoordinatorGraphviz": 5.0,
    "Sources/CoordinatorPictures": 5.0,
    "Sources/CoordinatorPages": 5.0,
    "Sources/CoordinatorScanner": 4.0,
    "Sources/CoordinatorTesting": 5.0,
}

LONGEST = 28
SHORTEST = 4

INVERTED = re.compile(
    r"(What|Who|Whoever|Whichever|Nor|So (is|are|does|do)|That (what|who)|In place of"
    r"|Of (the|these|those|what|all|one|its|several)|Where (it|there|nothing|nobody|one|two|several|that)"
    r"|Not (only|told|drawn|kept|done))\b"
)
CLAUSE = re.compile(r"\b(what|who|whoever|whichever|whatever)\b", re.I)
WORDING = re.compile(
    r"\b(told|tells? of|telling of|mend(s|ed|ing)?|stands?|stood|anew|whoever|whichever|whatsoever|nobody"
    r"|comes? to rest|by way of|as far as|(is|are) none|said of|led to by|hands? on|besides?|of (its|their) own"
    r"|leaves? out|left out)\b",
    re.I,
)
END_OF_SENTENCE = re.compile(r"(?<=[.!?]) +(?=[A-Z`*\[(])")


class Paragraphs:
    """Collects lines into paragraphs, each with the number of its first line."""

    def __init__(self):
        self.done = []
        self.lines = []
        self.start = 0

    def add(self, number, words):
        if not self.lines:
            self.start = number
        self.lines.append(words)

    def end(self):
        if self.lines:
            self.done.append((self.start, " ".join(self.lines)))
        self.lines = []


def markdown(text):
    """The paragraphs and list items of a document. Code, tables, titles and markup are skipped."""
    found = Paragraphs()
    in_code = False
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith(("```", "~~~")):
            in_code = not in_code
        if in_code or not line or line.startswith(("```", "~~~", "<", "|", "#", "![")):
            found.end()
            continue
        item = re.match(r"(?:[-*+]|\d+\.)\s+(.*)", line)
        if item:
            found.end()
        found.add(number, item[1] if item else line)
    found.end()
    return found.done


def swift(text):
    """The comments of a source file, and its texts of more than five words, which are mostly messages."""
    found = Paragraphs()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("//"):
            words = re.sub(r"^- (Parameter \w+|\w+):", "", line.lstrip("/").strip()).strip()
            if not words:
                found.end()
            else:
                found.add(number, words)
            continue
        found.end()
        for literal in re.findall(r'"((?:[^"\\]|\\.)*)"', line):
            if len(literal.split()) > 5:
                found.add(number, re.sub(r"\\\(.*?\)", "X", literal))
                found.end()
    found.end()
    return found.done


def sentences(path):
    """Each sentence of a file with its line. Code counts as one word, and a link as its text."""
    read = markdown if path.suffix == ".md" else swift
    for line, paragraph in read(path.read_text(encoding="utf-8")):
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", paragraph)
        plain = re.sub(r"`[^`]*`", "code", plain)
        for sentence in END_OF_SENTENCE.split(plain):
            yield line, sentence


def reasons(sentence):
    """Why a sentence is hard to read; nothing when it is not."""
    words = len(sentence.split())
    if words < SHORTEST:
        return []
    tests = {
        "long": words > LONGEST,
        "inverted": INVERTED.match(sentence) and not sentence.endswith("?"),
        "nested": len(CLAUSE.findall(sentence)) > 1,
        "wording": WORDING.search(sentence),
    }
    return [name for name, applies in tests.items() if applies]


def measure(paths):
    """The number of words in files, and their hard sentences, the worst first."""
    words = 0
    hard = []
    for path in paths:
        for line, sentence in sentences(path):
            count = len(sentence.split())
            words += count
            if found := reasons(sentence):
                hard.append((len(found), count, f"{path}:{line}: {', '.join(found)}: {sentence}"))
    return words, [text for _, _, text in sorted(hard, reverse=True)]


def files(name):
    """The files of a group. Korean pages have rules of their own."""
    path = pathlib.Path(name)
    if path.is_file():
        return [path]
    kinds = (".md",) if name == "docs" else (".swift",)
    return sorted(file for file in path.rglob("*") if file.suffix in kinds and "ko" not in file.parts)


def check():
    failed = False
    for name, limit in RATES.items():
        words, hard = measure(files(name))
        rate = 1000 * len(hard) / max(words, 1)
        verdict = "ok" if rate <= limit else "error"
        print(f"{verdict}: {name}: {rate:.1f} hard sentences per 1,000 words; the limit is {limit:.1f}")
        if rate > limit:
            failed = True
            print(*(f"  {text}" for text in hard[:10]), sep="\n")
    return 1 if failed else 0


def main(arguments):
    options = [word for word in arguments if word.startswith("-")]
    paths = [pathlib.Path(word) for word in arguments if not word.startswith("-")]
    if options not in ([], ["--all"]) or any(not path.is_file() for path in paths) or (options and not paths):
        print(__doc__, file=sys.stderr)
        return 64
    if not paths:
        return check()
    words, hard = measure(paths)
    print(*(hard if options else hard[:10]), sep="\n")
    print(f"{1000 * len(hard) / max(words, 1):.1f} hard sentences per 1,000 words, of {words} words")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
