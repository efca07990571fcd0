"""Draws contact sheets: twelve pictures as a README shows them, 830 pixels wide, on a light and on a dark page.

    python3 Scripts/contact-sheets.py [COORDVIZ] [FOLDER]

The defaults are .build/release/coordviz and docs/images. The leaks are those that Examples/LeakyShop records.
"""

import base64
import json
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser  # noqa: E402
from samplegraphs import app  # noqa: E402

PROJECT = pathlib.Path(__file__).parent.parent
README = ["--for", "readme"]
STYLE = """
  :root { color-scheme: light dark }
  body { display: grid; grid-template-columns: repeat(4, 830px); gap: 40px; margin: 40px; font: 22px sans-serif;
    background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3) }
  figure { margin: 0 } figcaption { margin-bottom: 12px }
  svg { display: block; max-width: 830px; height: auto }
"""


def changed(snapshot):
    """The same app with a coordinator less, two more, and one that moved."""
    graph = snapshot["graph"]
    gone = graph["nodes"][-1]["id"]
    graph["nodes"].pop()
    graph["edges"] = [edge for edge in graph["edges"] if gone not in (edge["from"], edge["to"])]
    for name, parent in (("GiftCoordinator", 2), ("GiftCardCoordinator", 3)):
        graph["nodes"].append({"id": name, "type": name, "kind": "coordinator"})
        graph["edges"].append({"from": graph["nodes"][parent]["id"], "to": name, "kind": "child", "ownership": "strong"})
    graph["edges"][-3]["from"] = graph["nodes"][4]["id"]
    return snapshot


def leaks(folder):
    """A recording of the shop with all its leaks."""
    package, file = PROJECT / "Examples/LeakyShop", folder / "leaks.jsonl"
    run = ["swift", "run", "--quiet", "--package-path", package, "LeakyShop", file]
    subprocess.run(run, check=True, stdout=subprocess.DEVNULL)
    return file


def pictures(coordviz, folder):
    """Names and SVG files."""

    def draw(name, number, command, *options):
        file = folder / f"{number}.svg"
        configuration = [] if command == "leaks" else ["--no-config"]
        subprocess.run([coordviz, command, *options, "-o", file, "--quiet", *configuration])
        return name, file

    def graph(*arguments, **options):
        file = folder / f"graph-{len(list(folder.glob('graph-*')))}.json"
        file.write_text(json.dumps(app(*arguments, **options)))
        return file

    sizes = [(12, 0.0), (20, 0.2), (35, 0.0), (50, 0.2), (80, 0.0), (120, 0.2), (200, 0.0)]
    for number, (count, shared) in enumerate(sizes):
        words = f"{count} coordinators, " + ("one more edge for five of them" if shared else "a tree")
        yield draw(words, number, "render", graph(count, 1, shared), *README)
    yield draw("modules", 7, "render", graph(35, 2, 0.1, True), "--group-by-module", *README)
    yield draw("modules, collapsed", 8, "render", graph(60, 3, 0.3, True), "--collapse", "module", *README)
    yield draw("containers", 9, "render", PROJECT / "Tests/Fixtures/Pictures/vocabulary.json", "--show", "all", *README)
    after = folder / "after.json"
    after.write_text(json.dumps(changed(app(20, 1))))
    yield draw("diff", 10, "diff", graph(20, 1), after, *README)
    yield draw("leaks", 11, "leaks", leaks(folder), "--format", "svg")


def main(arguments):
    coordviz = arguments[0] if arguments else PROJECT / ".build/release/coordviz"
    target = pathlib.Path(arguments[1]) if len(arguments) > 1 else PROJECT / "docs/images"
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = pathlib.Path(folder)
        figures = "".join(
            f"<figure><figcaption>{name}</figcaption><div>{file.read_text()}</div></figure>"
            for name, file in pictures(coordviz, folder) if file.exists()
        )
        page = folder / "sheet.html"
        page.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{figures}")
        for dark in (False, True):
            look = browser.open(page.resolve().as_uri(), size=(3520, 800), dark=dark)
            height = look.run("document.documentElement.scrollHeight")
            look.call("Emulation.setDeviceMetricsOverride", width=3520, height=height, deviceScaleFactor=0.5, mobile=False)
            shot = look.call("Page.captureScreenshot", format="webp", quality=70)["data"]
            (target / f"contact-sheet-{'dark' if dark else 'light'}.webp").write_bytes(base64.b64decode(shot))


if __name__ == "__main__":
    main(sys.argv[1:])
