#!/usr/bin/env python3
"""Reads the YAML that other programs run, and writes the workflows of GitHub among it to a folder.

    Scripts/workflows.py FOLDER FILE…

Of Markdown files, the blocks that begin with a file's name in a comment are read: `# .github/workflows/docs.yml`. Each has
to be YAML without a key that is there twice, and scripts of jobs have to be text that bash reads.
"""

import pathlib
import re
import subprocess
import sys

import yaml


class Strict(yaml.SafeLoader):
    """A reader that refuses a key that is there twice, of which YAML keeps the last."""


def mapping(loader, node):
    keys = [loader.construct_object(key) for key, _ in node.value]
    for key in keys:
        if keys.count(key) > 1:
            raise yaml.constructor.ConstructorError(None, None, f"'{key}' is there twice", node.start_mark)
    return loader.construct_mapping(node, deep=True)


Strict.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, mapping)


def blocks(path):
    """The name, the line and the text of all YAML in a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".md":
        # Examples for GitHub are named after what they do: github-pages.yml.
        yield (f".github/workflows/{path.name}" if path.name.startswith("github-") else path.name), 1, text
        return
    for block in re.finditer(r"^```yaml\n(# (\S+)\n.*?)^```$", text, re.M | re.S):
        if re.search(r"\.ya?ml$", block[2]):
            yield block[2], text.count("\n", 0, block.start()) + 2, block[1]


def scripts(value):
    """All that a shell runs: what stands under `run` and `script`."""
    if isinstance(value, list):
        for item in value:
            yield from scripts(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in ("run", "script") and isinstance(item, (str, list)):
                yield "\n".join(item) if isinstance(item, list) else item
            else:
                yield from scripts(item)


def wrong(text):
    """What is wrong with a text; nothing where all is right."""
    try:
        value = list(yaml.load_all(text, Strict))
    except yaml.YAMLError as error:
        yield str(error).replace("\n", " ")
        return
    for script in scripts(value):
        # Expressions of GitHub are replaced before a shell sees them.
        plain = re.sub(r"\$\{\{.*?\}\}", "x", script)
        read = subprocess.run(["bash", "-n"], input=plain, text=True, capture_output=True)
        if read.returncode:
            yield f"bash cannot read a script: {read.stderr.strip()}"


def main(folder, *names):
    bad = False
    for path in map(pathlib.Path, names):
        for name, line, text in blocks(path):
            for problem in wrong(text):
                bad = True
                print(f"{path}:{line}: {name}: {problem}")
            if name.startswith(".github/workflows/"):
                (pathlib.Path(folder) / f"{path.stem}-{line}.workflow.yml").write_text(text, encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
