"""Applies the fixes that `coordviz leaks --source` names to the source, as a person would who knows nothing else.

A fix is a line of the report: `Shop/Cart.swift:12: write ...`. What cannot be applied word by word raises NotCode.
"""

import re


class NotCode(Exception):
    """A fix that leaves something to guess."""


CODE = r"`([^`]+)`"
SCREEN_METHODS = {
    "viewDidDisappear": ("_ animated: Bool", "animated"),
    "didMove(toParent:)": ("toParent parent: UIViewController?", "toParent: parent"),
}


def fixes(report):
    """The fixes in a report: (path, line, words)."""
    found = re.findall(r"^  fix(?: \d+ of \d+)?: (.+?):(\d+): (.+)$", report, re.MULTILINE)
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
    guard = re.search(r"on the next line `(guard [^`]+)`", words)
    source.lines[number - 1] = line[: chosen.start()] + head + line[chosen.end() :]
    if guard:
        if line[chosen.end() :].strip():
            raise NotCode("the closure is on one line")
        source.after.setdefault(number, []).insert(0, source.indent(number) + "  " + guard.group(1))
    else:
        use_optionally(source, number, words, name)


def capture_in_list(source, number, words, captures, name):
    source.replace(number, r"\{(?=[^{]*$)", "{ " + captures)
    use_optionally(source, number, words, name)


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
