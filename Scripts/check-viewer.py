"""Opens pages with an interactive picture in headless Chromium, and does there what a reader does.

    python3 Scripts/check-viewer.py [--png FOLDER] PAGE.html…
    python3 Scripts/check-viewer.py --focus PAGE.html…

`--focus` compares focus on each node with PAGE.json, which has the nodes that focus keeps, and folds each node.

Prints what is wrong, a line each. Exit status: 0 nothing, 1 something, 69 Chromium is missing.
"""

import json
import pathlib
import re
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser, Failure  # noqa: E402

SEEN = "[...document.querySelectorAll('.viewer-picture .node:not(.is-leaving)')]"
KEYS = "[...document.querySelectorAll('.viewer-picture .node')].map(node => node.dataset.key)"
TITLE = "document.querySelector('#viewer-node')?.textContent"
SCALE = "[coordviz.camera.x, coordviz.camera.y, coordviz.camera.scale]"


def content_of(page):
    """The graph, without the kinds that a reader has to ask for."""
    snapshot = json.loads(page.run("document.getElementById('viewer-snapshot').textContent"))["snapshot"]["snapshot"]
    graph = snapshot["graph"] | {"findings": snapshot["findings"]}
    hidden = json.loads(page.run("document.getElementById('viewer-content').textContent"))["hidden"]
    return graph | {"nodes": [node for node in graph["nodes"] if f"node.{node['kind']}" not in hidden]}


def number_of_current(page):
    return page.run("coordviz.current")


def opens_without_complaint(page, content):
    yield page.run("document.documentElement.dataset.viewer") == "ready", "the script did not come to its end"
    for problem in page.problems():
        yield False, f"the console says: {problem}"
    others = [url for url in page.requests() if not url.startswith("file:")]
    yield not others and len(page.requests()) == 1, f"it asked for {page.requests()}"


def opens_readable(page, content):
    """Names of at least eleven pixels, and the root in the window."""
    size = page.run(f"parseFloat(getComputedStyle({SEEN}[0]).fontSize) * coordviz.camera.scale")
    yield size >= 11, f"names are {size} pixels high"
    place = page.run(f"(({{x, y}}) => [x, y])({SEEN}[0].getBoundingClientRect())")
    yield place[0] >= 0 and place[1] >= 0, f"the first node is at {place}"
    empty = page.run(f"{SEEN}.filter(node => !node.querySelector('.name')?.textContent.trim()).length")
    yield empty == 0, f"{empty} nodes have no name"
    yield "+0" not in page.run("[...document.querySelectorAll('.badge')].map(badge => badge.textContent)"), "a badge says +0"
    yield page.run("!/(^|\\W)(false|undefined|null|NaN)(\\W|$)/.test(document.querySelector('.viewer-side').textContent)"), "the panel shows a value of the script"


def shows_the_graph(page, content):
    page.run("coordviz.act.unfoldAll()")
    shapes = page.run(f"{SEEN}.length")
    yield shapes == len(content["nodes"]), f"{shapes} elements for {len(content['nodes'])} nodes"
    lines = page.run("document.querySelectorAll('#viewer-lines path').length")
    roots = page.run("coordviz.tree.roots.length")
    yield lines == shapes - roots, f"{lines} lines for {shapes} nodes with {roots} roots"


def nothing_of_the_graph_runs(page, content):
    yield page.run("window.ran === undefined"), "a name ran as script"
    tags = page.run("[...document.querySelectorAll('.viewer :is(script, iframe, object, embed, b)')].length")
    yield tags == 0, f"a name became {tags} elements"
    links = page.run("[...document.querySelectorAll('.viewer a')].map(a => a.protocol).filter(p => !/^(https?|file|xcode|vscode):$/.test(p))")
    yield not links, f"links lead to {links}"


def search_finds(page, content):
    names = page.run("[...coordviz.state.nodes.values()].map(node => node.name)")
    for name in (names[-1], names[len(names) // 2]):
        if not name.strip() or "\n" in name:
            continue
        page.press("Escape", "Escape", "Escape")
        page.press("/")
        page.run("document.activeElement.value = ''")
        page.type(name)
        found = page.run("[...document.querySelectorAll('.viewer-option-name')].map(option => option.textContent)")
        yield name in found, f"search for {name!r} finds {found[:3]}"
        page.press("Enter")
        yield page.run(TITLE) == found[0], f"{found[0]!r} was taken, and the panel tells of {page.run(TITLE)!r}"
        yield page.run("document.querySelector('.node.is-current') !== null"), "what was taken is not to be seen"
    page.press("Escape", "Escape")


def folding_hides(page, content):
    page.run("coordviz.act.unfoldAll()")
    whole = page.run(f"{SEEN}.length")
    page.run("document.activeElement.blur()")
    page.press("Escape", "ArrowDown", "ArrowDown")
    name = page.run(TITLE)
    page.press(" ")
    badge = page.run("document.querySelector('.node.is-current.is-folded .badge')?.textContent ?? ''")
    seen = page.run(f"{SEEN}.length")
    if badge.startswith("+"):
        yield whole - seen == int(badge), f"{name} is folded with {badge}, and {whole - seen} are hidden"
        page.press("ArrowRight")
    yield page.run(f"{SEEN}.length") == whole, "unfolding does not bring all back"


def boxes_keep_apart(page, content):
    """No two nodes overlap, whichever are folded."""
    for fold in ("foldAll", "unfoldAll"):
        page.run(f"coordviz.act.{fold}()")
        yield page.run("""(() => {
          const boxes = %s.map(node => node.getBoundingClientRect());
          boxes.sort((a, b) => a.left - b.left);
          let count = 0;
          for (let i = 0; i < boxes.length; i++) {
            for (let j = i + 1; j < boxes.length && boxes[j].left < boxes[i].right - 1; j++) {
              if (boxes[j].top < boxes[i].bottom - 1 && boxes[i].top < boxes[j].bottom - 1) count++;
            }
          }
          return count;
        })()""" % SEEN) == 0, f"nodes overlap after {fold}"


def lines_keep_their_looks(page, content):
    """Lines that are drawn again after a focus look as before."""
    page.run("coordviz.act.unfoldAll()")
    item = "coordviz.tree.order.find(item => item.up && item.below.length)"
    if page.run(f"Boolean({item})"):
        page.run(f"coordviz.act.focus({item}.key); coordviz.act.focus(null)")
    bare = page.run("[...document.querySelectorAll('#viewer-lines path')].filter(line => !line.classList.contains('line')).length")
    yield bare == 0, f"{bare} lines have lost their looks"


def findings_have_a_tab(page, content):
    """The problem, then the rest. Without findings there is no tab."""
    tab = "document.getElementById('viewer-tab-findings')"
    findings = content["findings"]
    yield page.run(f"{tab}.hidden") == (not findings), f"{len(findings)} findings, and the tab is {page.run(f'{tab}.hidden')}"
    if findings:
        page.run(f"{tab}.click()")
        words = page.run("[...document.querySelectorAll('.finding')].map(card => card.firstElementChild.textContent)")
        # In other languages the message comes after what its rule means.
        messages = [re.sub(r"`([^`]+)`|'([\w.#$<>()]+)'", r"\1\2", finding["message"]) for finding in findings]
        is_said = len(words) == len(messages) and all(any(word.endswith(message) for word in words) for message in messages)
        yield is_said, f"the findings are {words}"
        page.run("document.getElementById('viewer-tab-structure').click()")


def filters_hide(page, content):
    kind = content["nodes"][-1]["kind"]
    count = sum(node["kind"] == kind for node in content["nodes"])
    page.run(f"coordviz.act.toggle('node.{kind}'); coordviz.act.unfoldAll()")
    yield page.run(f"{SEEN}.length") == len(content["nodes"]) - count, f"the filter does not hide each {kind}"
    page.run(f"coordviz.act.toggle('node.{kind}'); coordviz.act.unfoldAll()")


def addresses_lead_to_nodes(page, content):
    node = content["nodes"][-1]
    encoded = page.run(f"new URLSearchParams({{node: {json.dumps(node['id'])}, focus: {json.dumps(node['id'])}}}).toString()")
    page.run("location.hash = ''")
    page.run(f"location.hash = {json.dumps(encoded)}")
    page.run("new Promise(done => setTimeout(done, 60))")
    yield number_of_current(page) == node["id"], f"#{encoded} leads to {number_of_current(page)}"
    page.run("history.back()")
    page.run("new Promise(done => setTimeout(done, 60))")
    yield number_of_current(page) is None, "the way back does not lead back"


def pointers_move(page, content):
    page.press("0")
    before = page.run(SCALE)
    page.drag((500, 700), (530, 660))
    after = page.run(SCALE)
    yield [round(b - a) for a, b in zip(before, after)] == [30, -40, 0], f"dragged from {before} to {after}"
    page.mouse("mouseWheel", 400, 400, deltaX=0, deltaY=50)
    scrolled = page.run(SCALE)
    yield round(scrolled[1] - after[1]) == -50, f"the wheel moved it from {after} to {scrolled}"
    page.mouse("mouseWheel", 400, 400, deltaX=0, deltaY=-50, modifiers=2)
    yield page.run(SCALE)[2] > scrolled[2], "Ctrl and the wheel do not zoom"


def fingers_move_and_pinch(page, content):
    def touch(what, *points):
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        page.call("Input.dispatchTouchEvent", type=what, touchPoints=fingers)

    page.press("0")
    before = page.run(SCALE)
    touch("touchStart", (400, 600))
    touch("touchMove", (420, 590))
    touch("touchMove", (440, 580))
    touch("touchEnd")
    after = page.run(SCALE)
    yield [round(b - a) for a, b in zip(before, after)] == [40, -20, 0], f"a finger moved it from {before} to {after}"
    touch("touchStart", (400, 400))
    touch("touchStart", (400, 400), (500, 400))
    touch("touchMove", (350, 400), (500, 400))
    touch("touchMove", (350, 400), (550, 400))
    touch("touchEnd")
    pinched = page.run(SCALE)
    yield abs(pinched[2] / after[2] - 2) < 0.1, f"two fingers at twice the distance zoomed from {after} to {pinched}"


def has_names_for_all(page, content):
    yield page.run("document.querySelector('.viewer [role=tree]').getAttribute('aria-label').length > 3"), "the tree has no name"
    yield page.run("document.querySelectorAll('.node[tabindex=\"0\"]').length") == 1, "not one node can be reached by Tab"
    nameless = page.run("[...document.querySelectorAll('button')].filter(b => b.offsetParent && !(b.textContent.trim() || b.getAttribute('aria-label'))).length")
    yield nameless == 0, f"{nameless} buttons have no name"


STORIES = [
    opens_without_complaint, opens_readable, findings_have_a_tab, shows_the_graph, lines_keep_their_looks, search_finds, filters_hide, folding_hides, boxes_keep_apart, addresses_lead_to_nodes,
    pointers_move, fingers_move_and_pinch, has_names_for_all, nothing_of_the_graph_runs, opens_without_complaint,
]


def problems_of(browser, path, pictures):
    page = browser.open(path.resolve().as_uri())
    content = content_of(page)
    if not content["nodes"]:
        stories = [opens_without_complaint]
    else:
        stories = STORIES
    for story in stories:
        try:
            for is_well, words in story(page, content):
                if not is_well:
                    yield f"{story.__name__}: {words}"
        except Failure as failure:
            yield f"{story.__name__}: {failure}"
    if pictures:
        for dark in (False, True):
            look = browser.open(path.resolve().as_uri(), dark=dark)
            look.picture(pictures / f"{path.stem}-{'dark' if dark else 'light'}.png")


FOCUS_AND_FOLD = """(async nodes => {
  const keys = () => %s;
  const shown = async (name, node) => {
    const isThere = new Promise(done => addEventListener("hashchange", done, {once: true}));
    location.hash = new URLSearchParams({[name]: node});
    await isThere;
    coordviz.act.unfoldAll();
    return keys();
  };
  const seen = [];
  for (const node of nodes) {
    const [kept, whole] = [await shown("focus", node), await shown("node", node)];
    const below = coordviz.tree.all.get(coordviz.current).count;
    coordviz.act.foldCurrent();
    seen.push([node, kept, below, whole.length - keys().length]);
  }
  return seen;
})(%s)"""


def problems_of_focus(browser, paths):
    """Pairs of a page and a problem."""
    page = browser.open(paths[0].resolve().as_uri())
    for path in paths:
        page.go(path.resolve().as_uri())
        drawn = json.loads(path.with_suffix(".json").read_text())
        for node, kept, below, gone in page.run(FOCUS_AND_FOLD % (KEYS, json.dumps(list(drawn)))):
            more, less = set(kept) - set(drawn[node]), set(drawn[node]) - set(kept)
            if more or less:
                yield path, f"focus on {node}: the page has {sorted(more)} more and {sorted(less)} less"
            if gone != below:
                yield path, f"{node} is folded, and {gone} of {below} nodes below it go"


def main(arguments):
    pictures, is_focus = None, arguments[:1] == ["--focus"]
    arguments = arguments[1:] if is_focus else arguments
    if arguments[:1] == ["--png"] and len(arguments) > 1:
        pictures = pathlib.Path(arguments[1])
        pictures.mkdir(parents=True, exist_ok=True)
        arguments = arguments[2:]
    if not arguments:
        sys.exit(__doc__)
    if not shutil.which("chromium"):
        print("error: chromium is missing; run 'Scripts/check-mermaid.py --install'", file=sys.stderr)
        return 69
    bad = False
    paths = [pathlib.Path(argument) for argument in arguments]
    with Browser() as browser:
        each = ((path, problem) for path in paths for problem in problems_of(browser, path, pictures))
        for path, problem in problems_of_focus(browser, paths) if is_focus else each:
            bad = True
            print(f"{path.name}: {problem}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
