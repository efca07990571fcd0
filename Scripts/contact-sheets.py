"""Draws contact sheets: pictures as a README shows them, 830 pixels wide, on a light and on a dark page.

    Scripts/contact-sheets.py SNAPSHOTS [COORDVIZ] [FOLDER]

SNAPSHOTS is a folder of snapshots that `coordviz scan` wrote, one for each app. The other defaults are .build/release/coordviz and
docs/images.
"""

import base64
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser  # noqa: E402

PROJECT = pathlib.Path(__file__).parent.parent
STYLE = """
  :root { color-scheme: light dark }
  body { display: grid; grid-template-columns: repeat(4, 830px); gap: 40px; margin: 40px; font: 22px sans-serif;
    background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3) }
  figure { margin: 0 } figcaption { margin-bottom: 12px }
  svg { display: block; max-width: 830px; height: auto }
"""


def pictures(snapshots, coordviz, folder):
    """Names and SVG files."""
    for snapshot in sorted(snapshots.glob("*.json")):
        file = folder / f"{snapshot.stem}.svg"
        options = ["--for", "readme", "-o", file, "--quiet", "--no-config"]
        subprocess.run([coordviz, "render", snapshot, *options], check=True)
        yield snapshot.stem.replace("+", "/"), file


def main(arguments):
    coordviz = arguments[1] if len(arguments) > 1 else PROJECT / ".build/release/coordviz"
    target = pathlib.Path(arguments[2]) if len(arguments) > 2 else PROJECT / "docs/images"
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = pathlib.Path(folder)
        figures = "".join(
            f"<figure><figcaption>{name}</figcaption><div>{file.read_text()}</div></figure>"
            for name, file in pictures(pathlib.Path(arguments[0]), coordviz, folder)
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
