#!/usr/bin/env python3
"""Watches the example app live in headless Chromium, and does there what a reader does: the app attaches, detaches and
leaks, the reader goes back and forth in time, and page, server and app are started again. Source is changed, too.

    Scripts/check-live.py [--png FOLDER]

While the app runs, steps wait only for what is sure to come and stays. All else is checked in the past, which holds still.
Prints what is wrong, a line each. Exit status: 0 nothing, 1 something, 69 Chromium is missing.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser, Server, line_of, until, wrong  # noqa: E402

PROJECT = pathlib.Path(__file__).parent.parent
ALIVE = "[...coordviz.state.nodes.values()].filter(n => !n.isDead).map(n => n.type)"
DEAD = "[...coordviz.state.nodes.values()].filter(n => n.isDead).map(n => n.type)"


def start_app(program, server, seconds):
    environment = os.environ | {"COORDVIZ_URL": server.address}
    return subprocess.Popen([program, "--live", str(seconds)], env=environment)


def waits_for_an_app(page, server):
    yield page.run("document.documentElement.dataset.viewer") == "ready", "the script did not come to its end"
    yield until(page, "!document.getElementById('viewer-empty').hidden"), "an empty page does not say what to do"


def shows_what_is_attached(page, server):
    yield until(page, f"coordviz.run && {ALIVE}.includes('TabbarCoordinator')"), "the tabs do not appear"
    yield until(page, f"{ALIVE}.includes('BeforeTravelCoordinator')"), "a coordinator that is attached later does not appear"
    yield page.run("document.querySelectorAll('.viewer-picture .node').length") > 5, "there are too few elements"
    yield page.run("document.getElementById('viewer-title').textContent") == "WithYou", "the title is not the app's"


def shows_what_is_detached(page, server):
    yield until(page, f"{DEAD}.includes('PostCoordinator')", 40), "a detached coordinator is not shown as dead"
    dead = "[...document.querySelectorAll('.viewer-picture .node.is-dead')].map(node => node.textContent)"
    yield until(page, f"{dead}.some(text => text.includes('PostCoordinator'))"), "its node does not look dead"


def shows_leaks_and_why(page, server):
    yield until(page, "coordviz.state.leaks.size > 0", 40), "the planted leak is not found"
    red = "document.querySelector('.viewer-picture .node.is-leak')?.textContent.includes('PostCoordinator')"
    yield until(page, red), "the leaked node is not red"
    page.run("document.getElementById('viewer-tab-findings').click()")
    words = page.run("document.getElementById('viewer-panel-findings').textContent")
    yield "PostCoordinator" in words and "onReturn" in words, f"the explanation does not name the property: {words[:300]!r}"
    yield page.run("document.querySelector('.finding-fix')?.textContent.length > 20"), "it does not say how to fix it"
    page.run("coordviz.act.language()")
    words = page.run("document.getElementById('viewer-panel-findings').textContent")
    yield "해제되지 않았습니다" in words and "onReturn" in words and "still alive" not in words, f"it is not said in Korean: {words[:300]!r}"
    page.run("coordviz.act.language()")
    page.run("document.getElementById('viewer-tab-live').click()")


def shows_what_is_freed(page, server):
    freed = "entry.line.event?.kind === 'freed' && entry.line.event.subject.type === 'TabbarCoordinator'"
    yield until(page, f"coordviz.run.entries.some(entry => {freed})", 40), "the tabs are not freed when the user logs out"
    page.run(f"coordviz.act.goToLine({line_of(page, freed)})")
    shown = page.run("[...document.querySelectorAll('.viewer-picture .node:not(.is-leaving)')].map(node => node.textContent)")
    yield "TabbarCoordinator" not in shown, "what was freed is still shown"
    yield "AppCoordinator" not in page.run(DEAD), "the root looks detached"


def goes_back_and_forth(page, server):
    page.run("coordviz.act.goToLine(3)")
    yield page.run("coordviz.line") == 3 and page.run("coordviz.state.leaks.size") == 0, "going back does not go back"
    page.press(".")
    forth = page.run("coordviz.line")
    page.press(",")
    back = page.run("coordviz.line")
    yield back == 3 < forth, f"one step forth is {forth}, one back {back}"
    leak = line_of(page, "entry.line.leak")
    page.run(f"coordviz.act.goToLine({leak})")
    yield page.run("coordviz.state.leaks.size") == 1, "going forward does not bring the leak back"
    page.run(f"coordviz.act.goToLine({leak - 1})")
    yield page.run("document.querySelectorAll('.viewer-picture .node.is-leak:not(.is-leaving)').length") == 0, "before the leak its node is red"
    page.press("l")
    yield page.run("coordviz.line") is None, "the way back to live does not lead there"


def plays(page, server):
    page.run("coordviz.act.goToLine(2)")
    page.press("k")
    yield until(page, "coordviz.line === null || coordviz.line > 5", 10), "play does not go on"
    page.press("l")


def keeps_its_places(page, server):
    """While one flow begins below a tab, all that does not stand below it stays where it is."""
    places = "coordviz.tree.order.map(item => [item.node.name, item.x, item.y])"
    seen = "entry.line.snapshot?.snapshot.graph.nodes.some(node => node.type === 'BeforeTravelSideBarCoordinator')"
    met = line_of(page, "entry.line.event?.kind === 'met' && entry.line.event.subject.type === 'BeforeTravelSideBarCoordinator'")
    page.run(f"coordviz.act.goToLine({met - 1}); coordviz.act.fit()")
    before = page.run(places)
    page.run(f"coordviz.act.goToLine({line_of(page, seen)})")
    after = {name: (x, y) for name, x, y in page.run(places)}
    above = [(name, x, y) for name, x, y in before if name in ("AppCoordinator", "TabbarCoordinator", "HomeCoordinator")]
    yield len(after) > len(before) and len(above) == 3, f"nothing appeared: {before} {after}"
    moved = [name for name, x, y in above if after.get(name) != (x, y)]
    yield not moved, f"{moved} moved"
    page.press("l")


def outputs(page, server):
    line = line_of(page, "entry.line.snapshot?.snapshot.graph.nodes.some(node => node.type === 'TabbarCoordinator')")
    page.run(f"coordviz.act.goToLine({line})")
    page.run("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.run("coordviz.act.copy()")
    yield until(page, "window.copied?.includes('TabbarCoordinator')"), "Mermaid was not copied"
    page.press("/")
    page.type("tabb")
    found = "document.querySelector('.viewer-option-name')?.textContent.startsWith('TabbarCoordinator')"
    yield until(page, found), "search does not find"
    page.press("Enter")
    chosen = "document.querySelector('#viewer-node')?.textContent.startsWith('TabbarCoordinator')"
    yield page.run(chosen), "the panel does not show the chosen node"
    count = page.run("coordviz.picture.shown.size")
    page.press(" ")
    yield page.run("coordviz.picture.shown.size") < count, "fold does not hide what is below"
    page.press(" ")
    page.press("f")
    yield page.run("coordviz.tree.roots[0]?.node.name") == "TabbarCoordinator", "focus does not show what is below alone"
    page.press("Escape", "Escape", "l")


def page_is_opened_again(page, server):
    run, last = page.run("coordviz.run.id"), page.run("coordviz.run.last")
    page.go(server.address + "?lang=en")
    yield until(page, f"coordviz.run?.id === {json.dumps(run)} && coordviz.run.last >= {last}"), "a fresh page does not get the history"


def server_is_started_again(page, server):
    known = page.run("coordviz.run.entries.length")
    last = page.run("coordviz.run.last")
    server.end()
    yield until(page, "!coordviz.isConnected"), "the page does not say that the server left"
    yield page.run("coordviz.run.entries.length") >= known, "what was there is gone"
    server.start()
    yield until(page, "coordviz.isConnected"), "the page does not come back"
    yield until(page, f"coordviz.run.last > {last} + 5", 60), "after the server came back nothing new arrives"
    gaps = page.run("coordviz.run.entries.filter((e, i, all) => i && e.number !== all[i - 1].number + 1).length")
    yield gaps == 0 and page.run("coordviz.run.lost") == 0, f"{gaps} gaps in the lines"


def app_is_started_again(page, server):
    runs, first = server.known
    shown = f"coordviz.runs.length > {runs} && coordviz.run.id !== {json.dumps(first)}"
    yield until(page, shown, 30), "the new run is not shown"
    yield page.run("document.querySelectorAll('.viewer-app').length") == 0, "a new run of the same app has a tab of its own"
    yield page.run("document.getElementById('viewer-runs').options.length") >= 2, "the earlier run cannot be chosen"
    page.run(f"coordviz.act.showRun(coordviz.runs.find(run => run.id === {json.dumps(first)}))")
    yield page.run("coordviz.state.leaks.size") > 0, "the earlier run has lost its leak"


def streams_what_its_schema_describes(page, server):
    script = f"""(async () => {{
      const reader = (await fetch("events")).body.getReader();
      let text = "";
      const end = Date.now() + 3000;
      while (Date.now() < end) {{
        const part = await Promise.race([reader.read(), new Promise(done => setTimeout(done, 1000))]);
        if (!part) break;
        text += new TextDecoder().decode(part.value);
      }}
      reader.cancel();
      return text;
    }})()"""
    lines = page.run(script).split("\n\n")[:-1]
    messages = [line[6:] for event in lines for line in event.split("\n") if line.startswith("data: ")]
    yield len(messages) > 1, "nothing is streamed"
    command = [sys.executable, str(PROJECT / "Scripts/check-schema.py"), str(PROJECT / "docs/live-protocol.schema.json")]
    answer = subprocess.run(command, input="\n".join(messages), capture_output=True, text=True)
    yield answer.returncode in (0, 69), f"what is streamed is not as described: {answer.stdout[:500]}{answer.stderr[:500]}"


SOURCE = """final class AppCoordinator {
  var childCoordinators: [AnyObject] = []
  func start() { let child = HomeCoordinator(); childCoordinators.append(child); child.start() }
}
final class HomeCoordinator { var childCoordinators: [AnyObject] = []; func start() {} }
"""


def marks_what_changed_in_source(page, file):
    marked = "[...document.querySelectorAll('.viewer-picture .node.{}:not(.is-leaving) .name')].map(name => name.textContent).join()"
    yield until(page, "coordviz.state?.nodes.size === 2", 60), "the source is not drawn"
    for former, name in (("HomeCoordinator", "CartCoordinator"), ("CartCoordinator", "ShopCoordinator")):
        part = file.with_suffix(".part")
        part.write_text(SOURCE.replace("HomeCoordinator", name))
        part.replace(file)
        yield until(page, f"{marked.format('added')} === '{name}'"), f"{name} is not marked as added"
        yield until(page, f"{marked.format('removed')} === '{former}'"), f"{former} is not marked as removed"


def keeps_the_last_good_picture(page, file):
    page.run("coordviz.act.choose('AppCoordinator')")
    yield page.run("document.querySelector('button.viewer-source')?.textContent.endsWith('App.swift:1')"), "a line of source cannot be opened"
    good = file.read_text()
    shown = page.run("coordviz.state.nodes.size")
    file.write_text(good.replace("func start() {}", "func start( {"))
    yield until(page, "/App.swift:\\d+/.test(document.querySelector('#viewer-banner:not([hidden])')?.textContent)"), "a syntax error is not told"
    yield page.run("coordviz.state.nodes.size") == shown, "a syntax error changes the picture"
    file.write_text(good)
    yield until(page, "document.getElementById('viewer-banner').hidden"), "the error stays when it is mended"


def shows_what_lint_finds(page, file):
    good = file.read_text()
    parent = "let parent: AppCoordinator; init(parent: AppCoordinator) { self.parent = parent }; func start() {}"
    file.write_text(good.replace("Coordinator();", "Coordinator(parent: self);").replace("func start() {}", parent))
    yield until(page, "document.querySelector('#viewer-tab-findings .count')?.textContent === '1'", 40), "the finding is not counted"
    page.run("document.getElementById('viewer-tab-findings').click()")
    card = page.run("[...document.querySelectorAll('.finding > *')].map(part => part.className || part.querySelector('button.viewer-source')?.textContent)")
    yield card[:2] == ["finding-words", "finding-fix"] and str(card[2]).startswith("App.swift:"), f"problem, hint and place are {card}"
    page.run("coordviz.act.language()")
    words = page.run("document.querySelector('.finding-words').textContent")
    yield "강하게" in words, f"it is not said in Korean: {words!r}"
    page.run("coordviz.act.language()")
    file.write_text(good)


def shows_how_source_grew(page, file):
    """The last revisions are a run of their own, with a step for each."""
    yield until(page, "coordviz.runs.length === 2 && coordviz.runs[0].last === 3"), "the revisions are not read"
    yield page.run("coordviz.run === coordviz.runs[1]"), "the page does not open with the source of now"
    page.run("[...document.querySelectorAll('.viewer-app')].find(tab => tab.textContent.endsWith('· git')).click()")
    now = "document.getElementById('viewer-time').textContent"
    yield page.run(now).endswith("Adds a child") and page.run("coordviz.state.nodes.size") == 2, f"the last revision is {page.run(now)!r}"
    page.press(",")
    yield page.run(now).endswith("Begins") and page.run("coordviz.state.nodes.size") == 1, f"the revision before is {page.run(now)!r}"
    page.run("coordviz.act.showRun(coordviz.runs[1])")


def commit(file, text, words):
    file.write_text(text)
    git = ["git", "-C", str(file.parent), "-c", "user.name=A", "-c", "user.email=a@example.org"]
    for step in (["init", "-q"], ["add", "-A"], ["commit", "-qm", words]):
        subprocess.run(git + step, check=True)


def check_source(browser, coordviz):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "App.swift"
        commit(file, "final class AppCoordinator { var childCoordinators: [AnyObject] = []; func start() {} }\n", "Begins")
        commit(file, SOURCE, "Adds a child")
        server = Server(coordviz, ".", "--no-cache", "--no-config", "--history", "5", folder=folder)
        try:
            page = browser.open(server.address + "?lang=en", still=False)
            yield from wrong(shows_how_source_grew, page, file)
            yield from wrong(marks_what_changed_in_source, page, file)
            yield from wrong(keeps_the_last_good_picture, page, file)
            yield from wrong(shows_what_lint_finds, page, file)
        finally:
            server.end()


def does_not_complain(page, server):
    words = [word for word in page.problems() if "ERR_CONNECTION" not in word and "ERR_INCOMPLETE" not in word]
    yield not words, f"the console says: {words[:3]}"
    others = [url for url in page.requests() if not url.startswith((server.address, "blob:"))]
    yield not others, f"it asked for {others[:3]}"


LIVE = [shows_what_is_attached, shows_what_is_detached, shows_leaks_and_why, shows_what_is_freed]
PAST = [goes_back_and_forth, plays, keeps_its_places, outputs]
AGAIN = [page_is_opened_again, server_is_started_again]
END = [app_is_started_again, streams_what_its_schema_describes, does_not_complain]


def check(coordviz, withyou, folder):
    server = Server(coordviz)
    apps = []
    try:
        with Browser() as browser:
            page = browser.open(server.address + "?lang=en", size=(1440, 900), still=False)
            yield from wrong(waits_for_an_app, page, server)
            apps.append(start_app(withyou, server, 300))
            for step in LIVE:
                yield from wrong(step, page, server)
            if folder:
                page.picture(str(folder / "live.png"))
            for step in PAST + AGAIN:
                yield from wrong(step, page, server)
            apps[0].kill()
            # Asked before the app starts: it may be quick.
            server.known = page.run("[coordviz.runs.length, coordviz.run.id]")
            apps.append(start_app(withyou, server, 300))
            for step in END:
                yield from wrong(step, page, server)
            yield from check_source(browser, coordviz)
    finally:
        for app in apps:
            app.kill()
            app.wait()
        server.end()


def built(package, product):
    """The path of a product that is built."""
    command = ["swift", "build", "--quiet", "--package-path", package]
    subprocess.run([*command, "--product", product], check=True)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return f"{folder}/{product}"


def main(arguments):
    folder = None
    if arguments[:1] == ["--png"]:
        folder = pathlib.Path(arguments[1])
        arguments = arguments[2:]
    if arguments:
        print(__doc__, file=sys.stderr)
        return 64
    if not shutil.which("chromium"):
        print("left out: there is no chromium here, so the live view was not looked at", file=sys.stderr)
        return 69
    problems = list(check(built(PROJECT, "coordviz"), built(PROJECT / "Examples/WithYou", "WithYou"), folder))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
