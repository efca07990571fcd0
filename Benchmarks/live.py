"""What the live view takes, in headless Chromium: long frames, memory of page and server, the time from an attach in the app
to the changed picture, what streaming costs the app, and what happens when the app, the server and the page are killed.

    python3 Benchmarks/live.py [--nodes N] [--events N] [--seconds N]

Builds coordviz and StreamBenchmark, and prints a table in Markdown. It needs a quiet machine and chromium.
"""

import argparse
import os
import pathlib
import re
import statistics
import subprocess
import sys
import threading
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT / "Scripts"))
from browser import Browser, Server, until  # noqa: E402

WATCH = """(() => {
  window.frames_ = {count: 0, long: 0, worst: 0};
  let last = performance.now();
  const frame = now => {
    const time = now - last;
    last = now;
    frames_.count++;
    if (time > 50) frames_.long++;
    frames_.worst = Math.max(frames_.worst, time);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.seen_ = {};
  new MutationObserver(changes => {
    const now = Date.now();
    for (const change of changes) for (const node of change.addedNodes) {
      const number = /^Leaf#(\\d+)/.exec(node.getAttribute?.("aria-label") ?? "")?.[1];
      if (number) seen_[number] ??= now;
    }
  }).observe(document.getElementById("viewer-nodes"), {childList: true});
})()"""

GAPS = """(() => {
  const {entries, lost} = coordviz.run;
  const events = entries.map(entry => entry.line.event?.number).filter(Boolean);
  const gaps = list => list.filter((number, place) => place && number !== list[place - 1] + 1).length;
  return {lines: entries.length, lost, gaps: gaps(entries.map(entry => entry.number)), events: gaps(events)};
})()"""


def start_app(program, server, *arguments):
    environment = os.environ | {"COORDVIZ_URL": server.address}
    words = [program, *map(str, arguments)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)


def heap(page):
    page.call("HeapProfiler.collectGarbage")
    metrics = page.call("Performance.getMetrics")["metrics"]
    return next(m["value"] for m in metrics if m["name"] == "JSHeapUsedSize") / 1e6


def load(browser, options):
    """The page under a load of so many events a second."""
    server = Server(options.coordviz)
    page = browser.open(server.address, size=(1440, 900), still=False)
    app = start_app(options.benchmark, server, "app", options.nodes, options.events, options.seconds)
    told = {}
    reader = threading.Thread(target=lambda: told.update(line.split() for line in app.stdout if " " in line))
    reader.start()
    until(page, "coordviz.state?.nodes.size > 10", 60)
    time.sleep(2)
    page.run(WATCH)
    early = heap(page), server.resident()
    app.wait()
    reader.join()
    seen, frames = page.run("seen_"), page.run("frames_")
    delays = sorted(int(seen[number]) - int(told[number]) for number in seen if number in told)
    shown = page.run("[coordviz.state.nodes.size, coordviz.run.last, coordviz.run.lost]")
    late = heap(page), server.resident()
    server.end()
    yield "live nodes, events a second, seconds", f"{shown[0]}, {options.events}, {options.seconds}"
    yield "lines that arrived, lost", f"{shown[1]}, {shown[2]}"
    yield "frames, over 50 ms, the longest", f"{frames['count']}, {frames['long']}, {frames['worst']:.0f} ms"
    yield "heap of the page at first and at the end", f"{early[0]:.0f} MB, {late[0]:.0f} MB"
    yield "memory of the server at first and at the end", f"{early[1]:.0f} MB, {late[1]:.0f} MB"
    if delays:
        yield ("attach to picture: median, nine in ten, longest",
               f"{statistics.median(delays):.0f}, {delays[len(delays) * 9 // 10]}, {delays[-1]} ms of {len(delays)}")


def cost(options):
    """What streaming costs the thread that attaches and detaches."""
    server = Server(options.coordviz)
    app = start_app(options.benchmark, server, "cost")
    words = app.communicate()[0]
    server.end()
    watched, streamed, more = re.findall(r"-?\d+", words)[:3]
    yield "attach and detach: watched, streamed", f"{watched} ns, {streamed} ns"
    yield "streaming, more for each event", f"{more} ns"


def timed(page, condition):
    start = time.monotonic()
    return f"{time.monotonic() - start:.1f} s" if until(page, condition, 60) else "not within 60 s"


def words(page):
    found = page.run(GAPS)
    return f"{found['lost']} lost, {found['gaps']} gaps in {found['lines']} lines, {found['events']} gaps between events"


def kills(browser, options):
    """The server, the page and the app are killed in turn."""
    server = Server(options.coordviz)
    page = browser.open(server.address, still=False)
    app = start_app(options.benchmark, server, "app", 100, options.events, 300)
    until(page, "coordviz.run?.last > 300", 60)
    last = page.run("coordviz.run.last")
    server.end()
    time.sleep(2)
    server.start()
    yield "server killed: new lines after", f"{timed(page, f'coordviz.isConnected && coordviz.run.last > {last} + 300')}; {words(page)}"
    last = page.run("coordviz.run.last")
    page.close()
    page = browser.open(server.address, still=False)
    yield "page killed: history back after", f"{timed(page, f'coordviz.run?.last >= {last}')}; {words(page)}"
    app.kill()
    app.wait()
    first = page.run("coordviz.run.id")
    app = start_app(options.benchmark, server, "app", 100, options.events, 300)
    yield "app killed: new run shown after", timed(page, f"coordviz.run.id !== {first!r} && coordviz.run.last > 10")
    page.run(f"coordviz.act.showRun(coordviz.runs.find(run => run.id === {first!r}))")
    yield "the run that was killed", words(page)
    app.kill()
    app.wait()
    server.end()


def built(package, product):
    """The path of a product that is built for a release."""
    command = ["swift", "build", "--quiet", "-c", "release", "--package-path", package]
    subprocess.run([*command, "--product", product], check=True)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return f"{folder}/{product}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--events", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=600)
    options = parser.parse_args()
    options.coordviz = built(PROJECT, "coordviz")
    options.benchmark = built(PROJECT / "Benchmarks", "StreamBenchmark")
    print("| what | result |\n|---|---|", flush=True)
    for name, value in cost(options):
        print(f"| {name} | {value} |", flush=True)
    with Browser() as browser:
        for part in (kills, load):
            for name, value in part(browser, options):
                print(f"| {name} | {value} |", flush=True)


if __name__ == "__main__":
    main()
