"""How long a reader waits for the interactive picture, beside the real Mermaid on the same graph, in headless Chromium.

    python3 Benchmarks/pages.py [COORDVIZ] [--runs N] [NODES…]

Makes trees of 100, 1 000 and 5 000 coordinators with a few lines across, a page of each, and prints the median of some
runs in milliseconds since the page was asked for: first paint; until the page answers; from the last letter of a search
to its painted result; from a key to the painted frame that folds a subtree. Mermaid gets the text that coordviz writes,
at its own limits and with those limits raised, and as long as `LIMIT` seconds.
"""

import argparse
import functools
import http.server
import json
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import threading

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Scripts"))
from browser import Browser, Failure  # noqa: E402

ROOT = pathlib.Path(__file__).parent.parent
LIMIT = 300
AREAS = "Home Login Checkout Profile Settings Search Trip Map Chat Payment Review Photo Family Ticket Wallet Alarm".split()
FLOWS = "List Detail Edit Flow Picker Editor Onboarding Filter".split()

MERMAID = """<!doctype html><meta charset="utf-8"><body><script type="module">
import {mermaid} from "./bundle/index.js";
const raised = location.search === "?raised" ? {maxTextSize: 1e8, maxEdges: 1e6} : {};
mermaid.initialize({startOnLoad: false, suppressErrorRendering: true, ...raised});
const text = await (await fetch("./graph.mmd")).text();
const start = performance.now();
const said = await mermaid.render("g", text).catch(error => ({error: String(error.message)}));
const picture = document.createElement("div");
picture.innerHTML = said.svg ?? "";
document.body.append(picture);
await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
window.said = {error: said.error, start, end: performance.now(), refused: /exceeded/.test(picture.textContent) ?
  picture.querySelector("text")?.textContent : undefined, nodes: document.querySelectorAll("g.node").length};
</script>"""

PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"

FIRST_PAINT = """new Promise(done => new PerformanceObserver(list => {
  for (const entry of list.getEntriesByName('first-contentful-paint')) done(entry.startTime);
}).observe({type: 'paint', buffered: true}))"""


def graph(count):
    """A tree in which a node has up to eight children, with a line up for every twentieth."""
    numbers = random.Random(7)
    names = ["AppCoordinator"]
    for i in range(1, count):
        names.append(f"{AREAS[i % 16]}{FLOWS[i // 16 % 8]}{i // 128 + 1 if i >= 128 else ''}Coordinator")
    nodes = [{"id": n, "type": n, "kind": "coordinator", "documentation": f"Runs {n}."} for n in names]
    edges, children, open_nodes = [], [0] * count, [0]
    for i in range(1, count):
        slot = numbers.randrange(len(open_nodes))
        parent = open_nodes[slot]
        edges.append({"from": names[parent], "to": names[i], "kind": "child", "ownership": "strong", "order": children[parent]})
        children[parent] += 1
        if children[parent] == 8:
            open_nodes[slot] = open_nodes[-1]
            open_nodes.pop()
        open_nodes.append(i)
    edges += [{"from": names[i], "to": names[i // 2], "kind": "listener", "ownership": "weak"} for i in range(20, count, 20)]
    origin = {"kind": "source", "name": "Travel"}
    return {"schemaVersion": 1, "origin": origin, "graph": {"nodes": nodes, "edges": edges}, "findings": []}


def render(coordviz, folder, count):
    (folder / "graph.json").write_text(json.dumps(graph(count)))
    for name in ("graph.html", "graph.mmd"):
        subprocess.run([coordviz, "render", "graph.json", "-o", name], cwd=folder, check=True, capture_output=True)


def ours(folder):
    """Milliseconds until first paint, until ready, for a search, for folding."""
    with Browser() as browser:
        page = browser.open((folder / "graph.html").resolve().as_uri())
        first = page.run(FIRST_PAINT)
        ready = page.run("performance.getEntriesByName('viewer-ready')[0].startTime")
        search = page.run("""(async () => {
          const field = document.getElementById('viewer-query');
          field.focus();
          field.value = 'walleteditor';
          const start = performance.now();
          field.dispatchEvent(new Event('input'));
          const end = await %s;
          return document.querySelector('.viewer-option-name') ? end - start : null;
        })()""" % PAINTED)
        fold = page.run("""(async () => {
          document.activeElement.blur();
          const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
          press('ArrowDown'); press('ArrowDown');
          await %s;
          const start = performance.now();
          press(' ');
          return await %s - start;
        })()""" % (PAINTED, PAINTED))
        return [first, ready, search, fold]


def mermaid(folder, raised):
    """Milliseconds until Mermaid's picture is painted, or its own words."""
    (folder / "mermaid.html").write_text(MERMAID)
    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, Browser() as browser:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            page = browser.open(f"http://127.0.0.1:{server.server_port}/mermaid.html{'?raised' if raised else ''}")
            said = page.run_within(LIMIT, """new Promise(done => {
              const look = () => window.said ? done(window.said) : setTimeout(look, 5);
              look();
            })""")
        except Failure:
            return f"nothing after {LIMIT} s"
        finally:
            server.shutdown()
        return said.get("error") or said.get("refused") or said["end"]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def bundle():
    """Where Scripts/check-mermaid.py keeps Mermaid."""
    import os
    import re

    wheel = re.search(r'^WHEEL = "([^"]+)"', (ROOT / "Scripts/check-mermaid.py").read_text(), re.M).group(1)
    cache = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    return pathlib.Path(cache) / "coordviz" / wheel


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("coordviz", nargs="?", default=str(ROOT / ".build/release/coordviz"))
    options.add_argument("nodes", nargs="*", type=int, default=[100, 1_000, 5_000])
    options.add_argument("--runs", type=int, default=5)
    asked = options.parse_args()
    print("| nodes | first paint | ready | search result | fold | Mermaid's picture | Mermaid, limits raised |")
    print("|--:|--:|--:|--:|--:|--:|--:|")
    for count in asked.nodes:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            render(pathlib.Path(asked.coordviz).resolve(), folder, count)
            runs = [ours(folder) for _ in range(asked.runs)]
            cells = [f"{statistics.median(column):.0f} ms" for column in zip(*runs)]
            if bundle().is_dir():
                (folder / "bundle").symlink_to(bundle())
                cells += [told([mermaid(folder, raised) for _ in range(1 if count > 500 else asked.runs)]) for raised in (False, True)]
            else:
                cells += ["not installed"] * 2
            print(f"| {count} | {' | '.join(cells)} |", flush=True)


def told(answers):
    words = [answer for answer in answers if isinstance(answer, str)]
    return words[0].splitlines()[0] if words else f"{statistics.median(answers):.0f} ms"


if __name__ == "__main__":
    main()
