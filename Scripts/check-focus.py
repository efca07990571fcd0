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

SEEN = """[...document.querySelectorAll('.viewer .node[data-number]')].map(node => Number(node.dataset.number))"""


def drawn_by_command(coordviz, graph, name):
    """The ids that `--focus NAME` keeps."""
    words = [coordviz, "render", graph, "--format", "json", "--show", "screens", "--focus", name, "--quiet", "--no-config"]
    return {node["id"] for node in json.loads(subprocess.run(words, check=True, capture_output=True).stdout)["graph"]["nodes"]}


def shown_by_page(page, nodes, **address):
    page.run(f"location.hash = {json.dumps(urllib.parse.urlencode(address))}")
    page.run("new Promise(done => setTimeout(done, 20))")
    return {nodes[number] for number in page.run(SEEN)}


def reached(content, folded):
    """The ids that the edges lead to from the roots without going on from one node."""
    targets = collections.defaultdict(list)
    entered = set()
    for edge in content["edges"]:
        if edge["kind"] in ("parent", "listener"):
            continue
        targets[edge["from"]].append(edge["to"])
        if edge["from"] != edge["to"]:
            entered.add(edge["to"])
    queue = [number for number in range(len(content["nodes"])) if number not in entered]
    found = set(queue)
    while queue:
        number = queue.pop()
        if number == folded:
            continue
        for target in targets[number]:
            if target not in found:
                found.add(target)
                queue.append(target)
    return {content["nodes"][number]["id"] for number in found}


def differences(browser, coordviz, graph, folder):
    path = folder / "page.html"
    subprocess.run([coordviz, "render", graph, "-o", path, "--quiet", "--no-config"], check=True)
    page = browser.open(path.resolve().as_uri())
    content = json.loads(page.run("document.getElementById('viewer-content').textContent"))
    nodes = [node["id"] for node in content["nodes"]]
    page.run("document.querySelector('[data-do=unfoldAll]').click()")
    for number, node in enumerate(nodes):
        shown, drawn = shown_by_page(page, nodes, focus=node), drawn_by_command(coordviz, graph, node)
        if shown != drawn:
            yield f"focus on {node}: the page has {sorted(shown - drawn)} more and {sorted(drawn - shown)} less"
        shown_by_page(page, nodes, node=node)
        page.run("document.activeElement?.blur()")
        page.press(" ")
        shown, right = {nodes[number] for number in page.run(SEEN)}, reached(content, number)
        if shown != right:
            yield f"{node} is folded: the page has {sorted(shown - right)} more and {sorted(right - shown)} less"
        page.run("document.querySelector('[data-do=unfoldAll]').click()")
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
