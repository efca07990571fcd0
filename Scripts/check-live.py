"""Watches the example app live in headless Chromium, and does there what a reader does: the app attaches, detaches and
leaks, the reader goes back and forth in time, and app and server are started again.

    python3 Scripts/check-live.py [--png FOLDER] COORDVIZ WITHYOU

Prints what is wrong, a line each. Exit status: 0 nothing, 1 something, 69 Chromium is missing.
"""

import json
import os
import pathlib
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser  # noqa: E402

NODES = "[...coordviz.state.nodes.values()].filter(n => !n.isDead).map(n => n.type)"


class Server:
    """`coordviz serve` at an address that stays the same when it is started again."""

    def __init__(self, program, *arguments):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.token = secrets.token_hex(16)
        self.command = [program, "serve", "--no-open", "--port", str(port), "--token", self.token, *arguments]
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()

    def end(self):
        self.process.kill()
        self.process.wait()

    def tree(self, query=""):
        with urllib.request.urlopen(f"{self.address}snapshot.json{query}") as answer:
            return json.load(answer)


def start_app(program, server, seconds):
    environment = os.environ | {"COORDVIZ_URL": server.address}
    return subprocess.Popen([program, "--live", str(seconds)], env=environment)


def until(page, condition, within=20):
    """Waits until a condition holds in the page; gives whether it did."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        if page.run(f"Boolean({condition})"):
            return True
        time.sleep(0.1)
    return False


def waits_for_an_app(page, server):
    yield page.run("document.documentElement.dataset.viewer") == "ready", "the script did not come to its end"
    yield page.run("!document.getElementById('live-empty').hidden"), "an empty page does not say what to do"


def shows_what_is_attached(page, server):
    yield until(page, f"coordviz.run && {NODES}.includes('TabbarCoordinator')"), "the tabs do not appear"
    yield until(page, f"{NODES}.includes('BeforeTravelCoordinator')"), "a coordinator that is attached later does not appear"
    yield page.run("document.querySelectorAll('.live-node').length") > 5, "there are too few elements"
    yield page.run("document.querySelector('#live-apps [aria-selected=true]')?.textContent") == "WithYou", "there is no tab of the app"


def shows_leaks_and_why(page, server):
    yield until(page, "coordviz.state.leaks.size > 0", 40), "the planted leak is not found"
    yield until(page, "document.querySelector('.live-node.is-leak')?.textContent.includes('PostCoordinator')"), "the leaked node is not red"
    page.run("document.getElementById('live-tab-leaks').click()")
    words = page.run("document.getElementById('live-panel-leaks').textContent")
    yield "PostCoordinator" in words and "onReturn" in words, f"the explanation does not name the property: {words[:300]!r}"
    yield page.run("document.querySelector('.live-fix')?.textContent.length > 20"), "it does not say how to fix it"


def goes_back_and_forth(page, server):
    last = page.run("coordviz.run.last")
    page.run("coordviz.act.goToLine(3)")
    early = page.run(f"{NODES}.length")
    yield page.run("coordviz.line") == 3 and page.run("coordviz.state.leaks.size") == 0, "going back does not go back"
    for line in (last // 3, last // 2, last):
        page.run(f"coordviz.act.goToLine({line})")
        seen = sorted(page.run("[...coordviz.state.nodes.values()].map(n => n.type)"))
        run = page.run("coordviz.run.id")
        graph = server.tree(f"?run={run}&at={line}")["graph"]
        tree = sorted(n["type"] for n in graph["nodes"] if n["kind"] in ("coordinator", "screen"))
        yield set(seen) >= set(tree), f"line {line}: the page lacks {set(tree) - set(seen)}"
        shapes = page.run("document.querySelectorAll('.live-node:not(.is-leaving)').length")
        yield shapes <= len(seen), f"line {line}: {shapes} elements for {len(seen)} nodes"
    page.press(",")
    back = page.run("coordviz.line")
    page.press(".")
    forth = page.run("coordviz.line ?? coordviz.run.last")
    yield back < forth, f"one step back is {back}, one forth {forth}"
    page.press("l")
    yield page.run("coordviz.line") is None and page.run(f"{NODES}.length") >= early, "the way back to live does not lead there"


def plays(page, server):
    page.run("coordviz.act.goToLine(2)")
    page.press(" ")
    yield until(page, "coordviz.line === null || coordviz.line > 5", 10), "play does not go on"
    page.press("l")


def keeps_its_places(page, server):
    """While nothing but one node changes, all others stay where they are."""
    page.run("coordviz.act.fit()")
    before = page.run("[...coordviz.picture.items.values()].map(i => [i.key, i.goal.x, i.goal.y])")
    line = page.run("coordviz.run.last")
    until(page, f"coordviz.run.last > {line} + 3", 15)
    after = {key: (x, y) for key, x, y in page.run("[...coordviz.picture.items.values()].map(i => [i.key, i.goal.x, i.goal.y])")}
    moved = sum(1 for key, x, y in before if key in after and after[key][1] != y)
    yield moved <= len(before) // 2, f"{moved} of {len(before)} nodes moved to another row"


def outputs(page, server):
    page.run("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.run("coordviz.act.copy()")
    yield until(page, "window.copied?.includes('TabbarCoordinator')"), "Mermaid was not copied"
    page.press("/")
    page.type("tabb")
    yield until(page, "document.querySelector('.viewer-option-name')?.textContent.startsWith('TabbarCoordinator')"), "search does not find"
    page.press("Enter")
    yield page.run("document.querySelector('#live-panel-node h2')?.textContent.startsWith('TabbarCoordinator')"), "what was chosen is not told of"
    page.press("Escape", "Escape")


def server_is_started_again(page, server):
    known = page.run("coordviz.run.entries.length")
    last = page.run("coordviz.run.last")
    server.end()
    yield until(page, "!coordviz.isConnected"), "the page does not say that the server left"
    yield page.run("coordviz.run.entries.length") >= known, "what was there is gone"
    server.start()
    yield until(page, "coordviz.isConnected"), "the page does not come back"
    yield until(page, f"coordviz.run.last > {last}", 40), "after the server came back nothing new arrives"
    gaps = page.run("coordviz.run.entries.filter((e, i, all) => i && e.number !== all[i - 1].number + 1).length")
    yield gaps == 0, f"{gaps} gaps in the lines"


def page_is_opened_again(page, server):
    run, last = page.run("coordviz.run.id"), page.run("coordviz.run.last")
    page.go(server.address)
    yield until(page, f"coordviz.run?.id === {json.dumps(run)} && coordviz.run.last >= {last}"), "a fresh page does not get the history"


def app_is_started_again(page, server):
    runs, first = server.known
    yield until(page, f"coordviz.runs.length > {runs} && coordviz.run.id !== {json.dumps(first)}", 30), "the new run is not shown"
    yield page.run("document.querySelectorAll('.live-app').length") == 1, "a new run of the same app has a tab of its own"
    yield page.run("document.getElementById('live-runs').options.length") >= 2, "the earlier run cannot be chosen"
    page.run(f"coordviz.act.showRun(coordviz.runs.find(run => run.id === {json.dumps(first)}))")
    yield page.run("coordviz.state.leaks.size") > 0, "the earlier run has lost its leak"


def does_not_complain(page, server):
    words = [word for word in page.problems() if "ERR_CONNECTION" not in word and "ERR_INCOMPLETE" not in word]
    yield not words, f"the console says: {words[:3]}"
    others = [url for url in page.requests() if not url.startswith((server.address, "blob:"))]
    yield not others, f"it asked for {others[:3]}"


def wrong(step, page, server):
    for holds, problem in step(page, server):
        if not holds:
            yield f"{step.__name__.replace('_', ' ')}: {problem}"


def check(coordviz, withyou, folder):
    server = Server(coordviz)
    apps = []
    try:
        with Browser() as browser:
            page = browser.open(server.address + "?lang=en", size=(1440, 900), still=False)
            yield from wrong(waits_for_an_app, page, server)
            apps.append(start_app(withyou, server, 300))
            for step in (shows_what_is_attached, shows_leaks_and_why):
                yield from wrong(step, page, server)
            if folder:
                page.picture(str(folder / "live.png"))
            for step in (goes_back_and_forth, plays, keeps_its_places, outputs, server_is_started_again, page_is_opened_again):
                yield from wrong(step, page, server)
            apps[0].kill()
            # Asked before the app starts: it may be quick.
            server.known = page.run("[coordviz.runs.length, coordviz.run.id]")
            apps.append(start_app(withyou, server, 300))
            yield from wrong(app_is_started_again, page, server)
            yield from wrong(does_not_complain, page, server)
    finally:
        for app in apps:
            app.kill()
            app.wait()
        server.end()


def main(arguments):
    folder = None
    if arguments[:1] == ["--png"]:
        folder = pathlib.Path(arguments[1])
        arguments = arguments[2:]
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 64
    if not shutil.which("chromium"):
        print("left out: there is no chromium here, so the live view was not looked at", file=sys.stderr)
        return 69
    problems = list(check(*arguments, folder))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
