#!/usr/bin/env python3
"""Packs releases. The same files give the same bytes, whoever packs them, and when.

    Scripts/pack-release.py archive FOLDER DIST      FOLDER as DIST/FOLDER.tar.gz
    Scripts/pack-release.py bundle VERSION DIST      the commands of all archives of this version in DIST as
                                                     DIST/coordviz.artifactbundle.zip, and DIST/checksums.txt

The bundle is what SwiftPM takes as a binary target.
"""

import gzip
import hashlib
import json
import pathlib
import sys
import tarfile
import zipfile

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


def main(arguments):
    if len(arguments) != 3 or arguments[0] not in ("archive", "bundle"):
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    action, what, dist = arguments
    if action == "archive":
        archive(pathlib.Path(what), pathlib.Path(dist))
    else:
        bundle(what, pathlib.Path(dist))


if __name__ == "__main__":
    main(sys.argv[1:])
