#!/usr/bin/env python3
"""The parts of a release: archives, a bundle, the bill of materials, and the files that install it.

    Scripts/release.py archive FOLDER DIST           FOLDER as DIST/FOLDER.tar.gz
    Scripts/release.py bundle VERSION DIST           the commands of all archives of this version in DIST as
                                                     DIST/coordviz.artifactbundle.zip, and DIST/checksums.txt
    Scripts/release.py pin OWNER VERSION CHECKSUMS   writes a published release into the files that install it
    Scripts/release.py sbom [--version VERSION]      the packages that coordviz is built from, in CycloneDX 1.5
    Scripts/release.py sbom --linked                 the folders of the packages that the command contains

The same files give the same bytes, whoever packs them, and when. The bundle is what SwiftPM takes as a binary target. CHECKSUMS is
checksums.txt of the release. 'swift package resolve' writes Package.resolved, which `sbom` reads. Graphviz has no version there,
because coordviz loads the one of the machine.
"""

import argparse
import gzip
import hashlib
import json
import pathlib
import re
import sys
import tarfile
import zipfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent

# Archives and the bundle

TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-arm64": ["aarch64-unknown-linux-gnu"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}
BUNDLE = "coordviz.artifactbundle"


def plain(entry):
    """An entry of an archive without its owner and its time."""
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def archive(folder, dist):
    dist.mkdir(parents=True, exist_ok=True)
    with (dist / f"{folder.name}.tar.gz").open("wb") as file:
        with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packed:
            with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
                for path in [folder, *sorted(folder.rglob("*"))]:
                    tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=plain)


def add(bundle, name, data, mode=0o644):
    entry = zipfile.ZipInfo(f"{BUNDLE}/{name}")
    entry.external_attr = (0o100000 | mode) << 16
    entry.compress_type = zipfile.ZIP_DEFLATED
    bundle.writestr(entry, data)


def bundle(version, dist):
    names = {platform: f"coordviz-{version}-{platform}" for platform in TRIPLES}
    names = {platform: name for platform, name in names.items() if (dist / f"{name}.tar.gz").exists()}
    if not names:
        sys.exit(f"error: {dist}: there is no archive of version {version}; run Scripts/release.sh")
    variants = [{"path": f"{name}/bin/coordviz", "supportedTriples": TRIPLES[platform]} for platform, name in names.items()]
    artifact = {"version": version, "type": "executable", "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"coordviz": artifact}}
    with zipfile.ZipFile(dist / f"{BUNDLE}.zip", "w") as packed:
        add(packed, "info.json", json.dumps(info, indent=2) + "\n")
        for name in names.values():
            with tarfile.open(dist / f"{name}.tar.gz") as tar:
                add(packed, f"{name}/bin/coordviz", tar.extractfile(f"{name}/bin/coordviz").read(), 0o755)
                licence = tar.extractfile(f"{name}/share/doc/coordviz/LICENSE").read()
        add(packed, "LICENSE", licence)
    write_checksums(version, dist)


def write_checksums(version, dist):
    """The format is that of sha256sum."""
    paths = [*sorted(dist.glob(f"coordviz-{version}-*.tar.gz")), dist / f"{BUNDLE}.zip"]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths]
    (dist / "checksums.txt").write_text("".join(lines), encoding="utf-8")


# The files that install a release

HEADING = "# SHA-256 of the files of the latest release, written by Scripts/release.py pin.\n"
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


def pin(owner, version, path):
    sums = sums_of(path, version)
    lines = "".join(f"{digest}  {name}\n" for name, digest in sums.items())
    (PROJECT / "Packaging/checksums.txt").write_text(HEADING + lines, encoding="utf-8")
    for name in ["Packaging/coordviz.rb", "Packaging/plugins/Package.swift", "Packaging/Dockerfile", "Scripts/install-release.sh"]:
        file = PROJECT / name
        file.write_text(pinned(file.read_text(encoding="utf-8"), owner, version, sums), encoding="utf-8")


# The bill of materials

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
        sys.exit(f"error: {path}: the licence of {', '.join(unknown)} is unknown; add it to Scripts/release.py")
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


def sbom(version, linked):
    pins = pins_of(PROJECT / "Package.resolved")
    if linked:
        print("\n".join(folder(pin) for pin in pins if pin["identity"] not in TEST_ONLY))
    else:
        print(json.dumps(bill(pins, version), indent=2))


class Arguments(argparse.ArgumentParser):
    def error(self, message):
        print(f"error: {message}\n{__doc__}", file=sys.stderr)
        sys.exit(64)


def main():
    parser = Arguments(usage=__doc__, add_help=False)
    actions = parser.add_subparsers(dest="action", required=True, parser_class=Arguments)
    for action, first in (("archive", "folder"), ("bundle", "version")):
        words = actions.add_parser(action, usage=__doc__)
        words.add_argument(first, type=pathlib.Path if first == "folder" else str)
        words.add_argument("dist", type=pathlib.Path)
    words = actions.add_parser("pin", usage=__doc__)
    words.add_argument("owner")
    words.add_argument("version")
    words.add_argument("path", type=pathlib.Path)
    words = actions.add_parser("sbom", usage=__doc__)
    words.add_argument("--version")
    words.add_argument("--linked", action="store_true")
    options = vars(parser.parse_args())
    {"archive": archive, "bundle": bundle, "pin": pin, "sbom": sbom}[options.pop("action")](**options)


if __name__ == "__main__":
    main()
