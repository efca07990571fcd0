#!/usr/bin/env python3
"""Writes a published release into the files that install it. Commit them after the release is published.

    Scripts/pin-release.py OWNER VERSION CHECKSUMS

CHECKSUMS is checksums.txt of the release. The files are Packaging/checksums.txt, the formula, the manifest of the plugins, and
the addresses in Scripts/install-release.sh and the Dockerfile.
"""

import pathlib
import re
import sys

PROJECT = pathlib.Path(__file__).resolve().parent.parent
HEADING = "# SHA-256 of the files of the latest release, written by Scripts/pin-release.py.\n"
ADDRESS = r"https://github\.com/[\w.-]+/coordviz"


def sums_of(path, version):
    """The checksum of each file. The releases of all platforms and the bundle have to be there."""
    lines = re.findall(r"^([0-9a-f]{64})  (\S+)$", path.read_text(encoding="utf-8"), re.M)
    sums = {name: digest for digest, name in lines}
    platforms = ["linux-arm64", "linux-x86_64", "macos-universal"]
    names = [*(f"coordviz-{version}-{platform}.tar.gz" for platform in platforms), "coordviz.artifactbundle.zip"]
    for name in names:
        if name not in sums:
            sys.exit(f"error: {path}: there is no checksum of {name}; take checksums.txt of the release")
    return {name: sums[name] for name in names}


def pinned(text, owner, version, sums):
    """The text with this release in its addresses, and after each address of a file the checksum of that file."""
    text = re.sub(ADDRESS, f"https://github.com/{owner}/coordviz", text)
    text = re.sub(r'^(  version ")[^"]*', rf"\g<1>{version}", text, flags=re.M)
    text = re.sub(r"(releases/download/)[\w.-]+/coordviz-[\w.]+?-(linux|macos)", rf"\g<1>{version}/coordviz-{version}-\2", text)
    text = re.sub(r"(releases/download/)[\w.-]+/(coordviz\.artifactbundle)", rf"\g<1>{version}/\2", text)
    for name, digest in sums.items():
        after = re.escape(name) + r'",?\n\s*(?:sha256|checksum:) "'
        text = re.sub(rf"({after})[0-9a-f]{{64}}", rf"\g<1>{digest}", text)
    return text


def main(arguments):
    if len(arguments) != 3 or not re.fullmatch(r"[\w.-]+", arguments[0]):
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    owner, version, path = arguments
    sums = sums_of(pathlib.Path(path), version)
    lines = "".join(f"{digest}  {name}\n" for name, digest in sums.items())
    (PROJECT / "Packaging/checksums.txt").write_text(HEADING + lines, encoding="utf-8")
    for name in ["Packaging/coordviz.rb", "Packaging/plugins/Package.swift", "Packaging/Dockerfile", "Scripts/install-release.sh"]:
        file = PROJECT / name
        file.write_text(pinned(file.read_text(encoding="utf-8"), owner, version, sums), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
