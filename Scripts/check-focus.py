"""Compares what an interactive page shows with what the command draws: focus on each node, and folding each node.

    python3 Scripts/check-focus.py COORDVIZ GRAPH.json…

Prints the differences, a line each. Exit status: 0 none, 1 some, 69 Chromium is missing.
"""

import collections
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser  # noqa: E402

SEEN = "[...document.querySelectorAll('.viewer-picture .node')].map(node => node.dataset.key)"


def drawn_by_command(coordviz, graph, name):
    """The ids that `--focus NAME` keeps."""
    words = [coordviz, "render", graph, "--format", "json", "--show", "screens", "--focus", name, "--quiet", "--no-config"]
    return {node["id"] for node in json.loads(subprocess.run(words, check=True, capture_output=True).stdout)["graph"]["nodes"]}


def shown_by_page(page, **address):
    page.run(f"location.hash = {json.dumps(urllib.parse.urlencode(address))}")
    page.run("new Promise(done => setTimeout(done, 20))")
    page.run("coordviz.act.unfoldAll()")
    return set(page.run(SEEN))


def differences(browser, coordviz, graph, folder):
    path = folder / "page.html"
    subprocess.run([coordviz, "render", graph, "-o", path, "--quiet", "--no-config"], check=True)
    page = browser.open(path.resolve().as_uri())
    for node in page.run("[...coordviz.state.nodes.keys()]"):
        shown, drawn = shown_by_page(page, focus=node), drawn_by_command(coordviz, graph, node)
        if shown != drawn:
            yield f"focus on {node}: the page has {sorted(shown - drawn)} more and {sorted(drawn - shown)} less"
        shown_by_page(page, node=node)
        below, before = page.run("coordviz.tree.all.get(coordviz.current).count"), len(page.run(SEEN))
        page.run("coordviz.act.foldCurrent()")
        if before - len(page.run(SEEN)) != below:
            yield f"{node} is folded, and {before - len(page.run(SEEN))} of {below} nodes below it go"
    page.close()


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    if not shutil.which("chromium"):
        print("error: chromium is missing; run 'Scripts/check-mermaid.sh --install'", file=sys.stderr)
        return 69
    bad = False
    with Browser() as browser, tempfile.TemporaryDirectory() as folder:
        for graph in arguments[1:]:
            for difference in differences(browser, arguments[0], graph, pathlib.Path(folder)):
                bad = True
                print(f"{pathlib.Path(graph).name}: {difference}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
