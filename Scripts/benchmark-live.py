"""What the live view takes, in headless Chromium: long frames, memory of page and server, and the time from an attach in the
app to the changed picture.

    python3 Scripts/benchmark-live.py [--nodes N] [--events N] [--seconds N] COORDVIZ STREAMBENCHMARK

STREAMBENCHMARK is the program of that name, built in Benchmarks with -c release. Prints a table in Markdown.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser  # noqa: E402

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
      const number = /^Leaf#(\\d+)/.exec(node.textContent)?.[1];
      if (number) seen_[number] ??= now;
    }
  }).observe(document.getElementById("live-nodes"), {childList: true});
})()"""


def resident(process):
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--events", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("coordviz")
    parser.add_argument("benchmark")
    options = parser.parse_args()

    server = subprocess.Popen([options.coordviz, "serve", "--no-open", "--quiet"], stdout=subprocess.PIPE, text=True)
    address = server.stdout.readline().strip()
    with Browser() as browser:
        page = browser.open(address, size=(1440, 900), still=False)
        app = subprocess.Popen(
            [options.benchmark, "app", str(options.nodes), str(options.events), str(options.seconds)],
            stdout=subprocess.PIPE, text=True, env=os.environ | {"COORDVIZ_URL": address},
        )
        told = {}
        reader = threading.Thread(target=lambda: told.update(line.split() for line in app.stdout if " " in line))
        reader.start()
        page.run("new Promise(done => { const wait = () => coordviz.state?.nodes.size > 10 ? done() : setTimeout(wait, 100); wait(); })")
        page.run("new Promise(done => setTimeout(done, 2000))")
        page.run(WATCH)
        metrics = lambda: {m["name"]: m["value"] for m in page.call("Performance.getMetrics")["metrics"]}  # noqa: E731
        early, early_server = metrics()["JSHeapUsedSize"], resident(server.pid)
        app.wait()
        reader.join()
        seen = page.run("seen_")
        frames = page.run("frames_")
        page.call("HeapProfiler.collectGarbage")
        late = metrics()
        delays = sorted(int(seen[number]) - int(told[number]) for number in seen if number in told)
        events = page.run("coordviz.run.last")
        lost = page.run("coordviz.run.lost")
        live = page.run("coordviz.state.nodes.size")
    rows = [
        ("live nodes, events a second, seconds", f"{live}, {options.events}, {options.seconds}"),
        ("lines that arrived, lost", f"{events}, {lost}"),
        ("frames, over 50 ms, the longest", f"{frames['count']}, {frames['long']}, {frames['worst']:.0f} ms"),
        ("page's heap at first and at the end", f"{early / 1e6:.0f} MB, {late['JSHeapUsedSize'] / 1e6:.0f} MB"),
        ("server's memory at first and at the end", f"{early_server:.0f} MB, {resident(server.pid):.0f} MB"),
        ("attach to picture: median, nine in ten, longest",
         f"{statistics.median(delays):.0f}, {delays[len(delays) * 9 // 10]}, {delays[-1]} ms of {len(delays)}" if delays else "none"),
    ]
    server.kill()
    print("| what | result |\n|---|---|")
    for name, value in rows:
        print(f"| {name} | {value} |")


if __name__ == "__main__":
    main()
