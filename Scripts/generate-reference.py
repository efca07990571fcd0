#!/usr/bin/env python3
"""Writes the parts of the reference pages that follow from the code: commands, configuration keys, rules.

    Scripts/generate-reference.py [--check | --manual] [COORDVIZ]

    --check     changes nothing; names the pages that are out of date
    --manual    prints the manual page instead
    COORDVIZ    the command to ask; .build/debug/coordviz by default

A page in docs/reference has marked places, which the script fills; text between them is written by hand:

    <!-- generated: rule cycle -->
    ### `cycle`
    ...
    <!-- end of generated -->

Exit status: 0 fine, 1 a page is out of date, 2 a marker or a rule is missing, 64 wrong usage.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
PAGES = PROJECT / "docs/reference"
SAMPLES = PROJECT / "Tests/CoordinatorLintTests/RuleSamples.txt"
MARKER = re.compile(r"(<!-- generated: ([^\n]+?) -->\n).*?(<!-- end of generated -->)", re.S)


def line(text):
    """Text in one line."""
    return " ".join(text.split())


# Commands


def flags(argument):
    """An argument as it is typed: `-o`, `--output` file."""
    if argument["kind"] == "positional":
        return f"`{argument['valueName']}`"
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    value = " " + line(argument["valueName"]) if argument["kind"] == "option" else ""
    return ", ".join(f"`{name}`" for name in names) + value


def meaning(argument):
    text = argument.get("abstract", "")
    if values := argument.get("allValues"):
        text += f" Values: {', '.join(f'`{value}`' for value in values)}."
    if default := argument.get("defaultValue"):
        text += f" Default: `{default}`."
    return line(text)


def options(arguments):
    return [f"- {flags(argument)}: {meaning(argument)}" for argument in arguments]


def described(coordviz):
    """What the command says of itself."""
    text = subprocess.run([coordviz, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    return json.loads(text)["command"]


def shown(command):
    """The arguments of a command, without those that every command has."""
    return [
        argument
        for argument in command["arguments"]
        if argument.get("shouldDisplay", True) and argument.get("valueName") not in ("help", "version")
    ]


def text(argument):
    """An argument as a row shows it: two commands share it when both show the same."""
    return flags(argument), meaning(argument)


def group(argument, uses):
    """The title of the list that has an argument; none when it is in the command's own list."""
    if argument.get("sectionTitle"):
        return argument["sectionTitle"].capitalize()
    return "Common" if uses[text(argument)] > 1 else None


def visible(root):
    """The commands that help shows."""
    return [
        command
        for command in root["subcommands"]
        if command.get("shouldDisplay", True) and command["commandName"] != "help"
    ]


def commands(root):
    uses = collections.Counter(text(argument) for command in visible(root) for argument in shown(command))
    groups = {}
    lines = []
    for command in visible(root):
        lines += [f"## `coordviz {command['commandName']}`", "", line(command["abstract"]), ""]
        own = [argument for argument in shown(command) if not group(argument, uses)]
        if own:
            lines += options(own) + [""]
        shared = {}
        for argument in shown(command):
            if name := group(argument, uses):
                groups.setdefault(name, {}).setdefault(flags(argument), argument)
                shared.setdefault(name, []).append(argument)
        links = [link(name, arguments) for name, arguments in shared.items() if name != "Messages"]
        lines += [f"Also: {', '.join(links)}.", ""] if links else []
    for name in sorted(groups):
        lines += [f"## {name} options", ""] + options(groups[name].values()) + [""]
    return lines[:-1]


# Commands with an input have these, too.
INPUT_OPTIONS = {"`--input-format`", "`--heading`", "`--merge`"}


def link(name, arguments):
    """A link to a list of options. A command has all options of a list, but only some of the common ones."""
    target = f"#{name.lower()}-options"
    if name != "Common":
        return f"[{name.lower()}]({target})"
    names = [flags(argument).split(" ")[0].rstrip(",") for argument in arguments]
    if "`input`" in names:
        names = [name for name in names if name not in INPUT_OPTIONS]
    return ", ".join(f"[{name}]({target})" for name in names)


# Configuration


def configuration(schema, path):
    """A list of the keys in one part of the schema: the document, or a definition."""
    part = schema if path == "document" else schema["$defs"][path]
    described = {key: value for key, value in part["properties"].items() if "description" in value}
    lines = [f"- `{key}`: {line(value['description'])}{choices(value)}" for key, value in described.items()]
    others = [f"`{key}`" for key in part["properties"] if key not in described]
    return lines + ([f"- {', '.join(others)}: as the option of `render`."] if others else [])


def choices(value):
    """The words that a key takes, if these are all."""
    words = value.get("enum") or value.get("additionalProperties", {}).get("enum") or []
    texts = [f"`{word}`" for word in words if isinstance(word, str)]
    return f" Values: {', '.join(texts)}." if texts else ""


# Rules


def rules(coordviz):
    """All rules that coordviz knows, as it lists them in a SARIF report."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "App.swift").write_text("final class AppCoordinator {}\n")
        words = [coordviz, "lint", folder, "--no-config", "--no-cache", "--quiet", "--reporter", "sarif"]
        report = subprocess.run(words, capture_output=True, text=True).stdout
    return {rule["id"]: rule for rule in json.loads(report)["runs"][0]["tool"]["driver"]["rules"]}


def samples():
    """The samples of the rules of lint, which a test runs: for each rule its parts by their titles."""
    found = {}
    for section in SAMPLES.read_text(encoding="utf-8").split("## ")[1:]:
        name, *lines = section.strip().split("\n")
        parts, title = {"wrong": [], "right": []}, None
        for row in lines:
            if row in parts:
                title = row
            elif row.startswith("unseen: "):
                parts["unseen"] = row.removeprefix("unseen: ")
            elif not row.startswith("with "):
                parts[title].append(row)
        found[name] = parts
    return found


def rule(description, sample):
    level = description["defaultConfiguration"]["level"]
    summary = line(description["shortDescription"]["text"])
    lines = [f"### `{description['id']}`", "", f"*{level.capitalize()}:* {summary}."]
    if advice := description.get("help", {}).get("text"):
        lines[-1] += " " + line(advice)
    if sample:
        lines += ["", f"*Not seen:* {sample['unseen']}", "", "```swift", "// Wrong", *sample["wrong"]]
        lines += ["", "// Right", *sample["right"], "```"]
    return lines


# The manual page, which is made when it is installed: so it cannot differ from the command


def escaped(text):
    """Text that mdoc shows as it is: no backslash, no leading dot, no hyphen that is turned into a dash."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.M)


def quoted(text):
    """One word of a macro, whatever is in it."""
    return '"' + escaped(text).replace('"', '""') + '"'


def paragraphs(text):
    """Lines of a text; those that are indented are examples."""
    lines = []
    for line in (text or "").splitlines():
        if line.startswith("  "):
            lines.append(f".Dl {quoted(line.strip())}")
        elif line.strip():
            # mdoc begins a line with each sentence, to space them as its reader does.
            lines += [escaped(part) for part in re.split(r"(?<=\.) (?=[A-Z])", line.strip())]
    return lines


def manual_item(argument):
    """The names of an option, and what stands behind them."""
    names = [name["name"] for name in argument.get("names", [])]
    kinds = [name["kind"] for name in argument.get("names", [])]
    flags = [("-" if kind == "short" else "--") + name for kind, name in zip(kinds, names)]
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f".It Ar {quoted(value)}"
    flag = " , ".join(f"Fl {escaped(flag[1:])}" for flag in flags)
    return f".It {flag}" + (f" Ar {quoted(value)}" if argument["kind"] == "option" else "")


def manual_arguments(command):
    """What may stand behind a command, but for help and version, which are the same for all."""
    lines = [".Bl -tag -width Ds"] if shown(command) else []
    for argument in shown(command):
        lines.append(manual_item(argument))
        lines += paragraphs(argument.get("abstract"))
        if values := argument.get("allValues"):
            lines.append(escaped("One of " + ", ".join(values) + "."))
        if default := argument.get("defaultValue"):
            lines.append(escaped(f"The default is {default}."))
    return lines + ([".El"] if shown(command) else [])


def manual(root):
    lines = [
        ".\\\" Made by Scripts/generate-reference.py.",
        ".Dd $Mdocdate$",
        f".Dt {root['commandName'].upper()} 1",
        ".Os",
        ".Sh NAME",
        f".Nm {root['commandName']}",
        f".Nd {escaped(root['abstract'].rstrip('.'))}",
        ".Sh SYNOPSIS",
    ]
    for command in visible(root):
        lines += [".Nm", f".Cm {command['commandName']}", ".Op Ar arguments"]
    lines += [".Sh DESCRIPTION", *paragraphs(root.get("discussion")), ".Sh COMMANDS"]
    for command in visible(root):
        lines += [f".Ss {quoted(command['commandName'])}", *paragraphs(command["abstract"])]
        if discussion := paragraphs(command.get("discussion")):
            lines += [".Pp", *discussion]
        lines += manual_arguments(command)
    codes = [("0", "done"), ("1", "findings or differences"), ("2", "it could not be done"), ("64", "it was called wrongly")]
    lines += [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    for code, meaning in codes:
        lines += [f".It {code}", meaning]
    return lines + [".El", ".Sh SEE ALSO", ".Xr dot 1"]


# Pages


class Reference:
    """The generated texts, by the words of their markers."""

    def __init__(self, coordviz):
        self.command = described(coordviz)
        self.schema = json.loads((PROJECT / "docs/configuration.schema.json").read_text(encoding="utf-8"))
        self.rules = rules(coordviz)
        self.samples = samples()
        self.missing = set(self.rules)

    def text(self, marker):
        kind, _, name = marker.partition(" ")
        if kind == "commands":
            return commands(self.command)
        if kind == "configuration":
            return configuration(self.schema, name)
        self.missing.discard(name)
        return rule(self.rules[name], self.samples.get(name))

    def filled(self, page):
        return MARKER.sub(lambda match: match[1] + "\n".join(self.text(match[2])) + "\n" + match[3], page)


def main(arguments):
    is_check, is_manual = arguments[:1] == ["--check"], arguments[:1] == ["--manual"]
    names = arguments[1:] if is_check or is_manual else arguments
    if len(names) > 1 or any(name.startswith("-") for name in names):
        print(__doc__, file=sys.stderr)
        return 64
    coordviz = names[0] if names else str(PROJECT / ".build/debug/coordviz")
    if is_manual:
        print("\n".join(manual(described(coordviz))))
        return 0
    reference = Reference(coordviz)
    stale = False
    for path in sorted(PAGES.glob("*.md")):
        page = path.read_text(encoding="utf-8")
        try:
            filled = reference.filled(page)
        except KeyError as error:
            print(f"error: {path.relative_to(PROJECT)}: coordviz has no {error}; remove the marker", file=sys.stderr)
            return 2
        if filled == page:
            continue
        if is_check:
            stale = True
            print(f"{path.relative_to(PROJECT)}: out of date; run Scripts/generate-reference.py")
        else:
            path.write_text(filled, encoding="utf-8")
            print(f"wrote {path.relative_to(PROJECT)}")
    if reference.missing:
        print(f"error: no page has these rules: {', '.join(sorted(reference.missing))}; add a marker", file=sys.stderr)
        return 2
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
