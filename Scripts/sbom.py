#!/usr/bin/env python3
"""Writes the packages that coordviz is built from as a software bill of materials, in CycloneDX 1.5.

    Scripts/sbom.py [PACKAGE_RESOLVED]

Unless given, it is Package.resolved of this project, which 'swift package resolve' writes. What is linked at run time, which is
Graphviz, is listed without a version: it is the one of the machine. The output has no date, so that the same packages are the
same text.
"""

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


def main(path):
    pins = sorted(json.loads(path.read_text(encoding="utf-8"))["pins"], key=lambda pin: pin["identity"])
    unknown = [pin["identity"] for pin in pins if pin["identity"] not in LICENCES]
    if unknown:
        print(f"error: {path}: no licence is known of {', '.join(unknown)}; add it to Scripts/sbom.py", file=sys.stderr)
        return 1
    graphviz = {
        "type": "library",
        "bom-ref": "graphviz",
        "name": "graphviz",
        "scope": "optional",
        "description": "found at run time, in the version of the machine",
        "licenses": [{"license": {"id": "EPL-1.0"}}],
    }
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "coordviz", "name": "coordviz"}},
        "components": [component(pin) for pin in pins] + [graphviz],
    }
    print(json.dumps(document, indent=2))
    return 0


if __name__ == "__main__":
    default = pathlib.Path(__file__).resolve().parent.parent / "Package.resolved"
    sys.exit(main(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default))
