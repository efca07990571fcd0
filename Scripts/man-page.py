#!/usr/bin/env python3
"""Writes the manual page of coordviz to stdout, from what the command says of itself.

    coordviz --experimental-dump-help | Scripts/man-page.py > coordviz.1

It is made when it is installed and not kept, so that it cannot differ from the command.
"""

import json
import re
import sys


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


def words(argument):
    """The names of an option, and what stands behind them."""
    names = [name["name"] for name in argument.get("names", [])]
    kinds = [name["kind"] for name in argument.get("names", [])]
    flags = [("-" if kind == "short" else "--") + name for kind, name in zip(kinds, names)]
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f".It Ar {quoted(value)}"
    flag = " , ".join(f"Fl {escaped(flag[1:])}" for flag in flags)
    return f".It {flag}" + (f" Ar {quoted(value)}" if argument["kind"] == "option" else "")


def arguments(command):
    """What may stand behind a command, but for help and version, which are the same for all."""
    shown = [
        argument
        for argument in command.get("arguments", [])
        if argument.get("shouldDisplay", True) and argument.get("valueName") not in ("help", "version")
    ]
    lines = [".Bl -tag -width Ds"] if shown else []
    for argument in shown:
        lines.append(words(argument))
        lines += paragraphs(argument.get("abstract"))
        if values := argument.get("allValues"):
            lines.append(escaped("One of " + ", ".join(values) + "."))
        if default := argument.get("defaultValue"):
            lines.append(escaped(f"The default is {default}."))
    return lines + ([".El"] if shown else [])


def page(root):
    commands = [
        command
        for command in root["subcommands"]
        if command.get("shouldDisplay", True) and command["commandName"] != "help"
    ]
    lines = [
        ".\\\" Made by Scripts/man-page.py.",
        ".Dd $Mdocdate$",
        f".Dt {root['commandName'].upper()} 1",
        ".Os",
        ".Sh NAME",
        f".Nm {root['commandName']}",
        f".Nd {escaped(root['abstract'].rstrip('.'))}",
        ".Sh SYNOPSIS",
    ]
    for command in commands:
        lines += [".Nm", f".Cm {command['commandName']}", ".Op Ar arguments"]
    lines += [".Sh DESCRIPTION", *paragraphs(root.get("discussion")), ".Sh COMMANDS"]
    for command in commands:
        lines += [f".Ss {quoted(command['commandName'])}", *paragraphs(command["abstract"])]
        if discussion := paragraphs(command.get("discussion")):
            lines += [".Pp", *discussion]
        lines += arguments(command)
    codes = [("0", "done"), ("1", "findings or differences"), ("2", "it could not be done"), ("64", "it was called wrongly")]
    lines += [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    for code, meaning in codes:
        lines += [f".It {code}", meaning]
    return lines + [".El", ".Sh SEE ALSO", ".Xr dot 1"]


if __name__ == "__main__":
    print("\n".join(page(json.load(sys.stdin)["command"])))
