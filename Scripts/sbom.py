#!/usr/bin/env python3
"""Writes the packages that coordviz is built from as a software bill of materials, in CycloneDX 1.5.

    Scripts/sbom.py [--version VERSION] [--linked] [PACKAGE_RESOLVED]

    --version VERSION   states this version of coordviz
    --linked            prints the folders of the packages that the command contains instead

'swift package resolve' writes Package.resolved, which the script reads by default. Graphviz stands in the list without a
version, because coordviz loads the one of the machine. The output has no date: the same packages give the same text.
"""

import argparse
import json
import pathlib
import sys

# As the files of licence in the packages say; a package that is missing here has not been looked at.
LICENCES = {
    "swift-argument-parser": "Apache-2.0",
    "swift-custom-dump": "MIT",
    "swift-mustache": "Apache-2.0",
    "swift-syntax": "Apache-2.0",
    "xctest-dynamic-overlay": "MIT",
    "yams": "MIT",
    "flyingfox": "MIT",
}
# Only tests use these.
TEST_ONLY = {"swift-custom-dump", "xctest-dynamic-overlay"}


def component(pin):
    name, state = pin["identity"], pin["state"]
    where = pin["location"].removesuffix(".git")
    path = where.split("://", 1)[-1]
    return {
        "type": "library",
        "bom-ref": name,
        "name": name,
        "version": state.get("version") or state["revision"],
        "scope": "excluded" if name in TEST_ONLY else "required",
        "licenses": [{"license": {"id": LICENCES[name]}}],
        "purl": f"pkg:swift/{path}@{state.get('version') or state['revision']}",
        "hashes": [{"alg": "SHA-1", "content": state["revision"]}],
        "externalReferences": [{"type": "vcs", "url": pin["location"]}],
    }


def pins_of(path):
    pins = sorted(json.loads(path.read_text(encoding="utf-8"))["pins"], key=lambda pin: pin["identity"])
    unknown = [pin["identity"] for pin in pins if pin["identity"] not in LICENCES]
    if unknown:
        sys.exit(f"error: {path}: the licence of {', '.join(unknown)} is unknown; add it to Scripts/sbom.py")
    return pins


def bill(pins, version):
    coordviz = {"type": "application", "bom-ref": "coordviz", "name": "coordviz"}
    if version:
        coordviz["version"] = version
    graphviz = {
        "type": "library",
        "bom-ref": "graphviz",
        "name": "graphviz",
        "scope": "optional",
        "description": "found at run time, in the version of the machine",
        "licenses": [{"license": {"id": "EPL-1.0"}}],
    }
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": coordviz},
        "components": [component(pin) for pin in pins] + [graphviz],
    }


def folder(pin):
    """Where 'swift build' checks the package out, below .build/checkouts."""
    return pin["location"].removesuffix(".git").rsplit("/", 1)[-1]


def main():
    parser = argparse.ArgumentParser(description="Writes a software bill of materials.")
    parser.add_argument("--version")
    parser.add_argument("--linked", action="store_true")
    project = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("resolved", nargs="?", type=pathlib.Path, default=project / "Package.resolved")
    arguments = parser.parse_args()
    pins = pins_of(arguments.resolved)
    if arguments.linked:
        print("\n".join(folder(pin) for pin in pins if pin["identity"] not in TEST_ONLY))
    else:
        print(json.dumps(bill(pins, arguments.version), indent=2))


if __name__ == "__main__":
    main()
