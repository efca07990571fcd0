// The connection to the server. The browser opens it again by itself, and names the last line that it has.

/** Calls `told` with each message, and `connected` with whether there is a connection. */
function openFeed({told, connected}) {
  const source = new EventSource("events");
  source.addEventListener("open", () => connected(true));
  source.addEventListener("error", () => {
    connected(false);
    // A server that refuses ends the source for good.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => openFeed({told, connected}), 2000);
  });
  for (const name of ["runs", "start", "lines"]) source.addEventListener(name, event => told(name, JSON.parse(event.data)));
}

/** Takes a message into the runs. Gives what changed, by run. */
function takeMessage(view, name, message) {
  if (name === "runs") {
    view.knowsRuns = true;
    for (const known of message.runs) {
      const run = runNamed(view, known.id);
      Object.assign(run, {name: known.name ?? run.name, isFinished: known.isFinished, lost: known.lost, notice: known.notice});
      run.trimmed = Math.max(run.trimmed, run.entries.length ? run.entries[0].number - 1 - known.lost : known.trimmed);
    }
    return new Map();
  }
  const run = runNamed(view, message.run);
  if (name === "lines") return addEntries(run, message.entries);
  restartRun(run, message.entries);
  return new Map();
}

function runNamed(view, id) {
  let run = view.runs.find(run => run.id === id);
  if (!run) {
    run = makeRun(id);
    view.runs.push(run);
    // The oldest runs go when there are very many.
    if (view.runs.length > 40) view.runs.splice(view.runs.findIndex(other => other !== view.run), 1);
  }
  return run;
}

/** A run that begins while one looks at the last one of the same app takes its place. */
function followNewRun(view) {
  const newest = view.runs.at(-1);
  if (!newest || newest === view.run || view.known.has(newest.id) || !newest.entries.length) return false;
  view.known.add(newest.id);
  const isNext = !view.run || (view.line === null && appName(newest) === appName(view.run));
  if (isNext) view.act.showRun(newest);
  return isNext;
}

const appName = run => run.name ?? say("unnamed");

/** One tab an app; within it, one choice a run. */
function showRuns(view) {
  const apps = [...new Set(view.runs.filter(run => run.entries.length).map(appName))];
  const current = view.run && appName(view.run);
  const runs = view.runs.filter(run => appName(run) === current);
  const key = JSON.stringify([apps, current, content.language, runs.map(run => [run.id, run.isFinished])]);
  const choice = byID("viewer-runs");
  if (choice.dataset.shown !== key) {
    choice.dataset.shown = key;
    fill(byID("viewer-apps"), apps.length > 1 && apps.map(app => element("button", {
      type: "button", class: "viewer-app", "aria-pressed": String(app === current),
      onclick: () => view.act.showRun(view.runs.findLast(run => appName(run) === app)),
    }, app)));
    fill(choice, runs.map((run, place) => element("option", {value: run.id},
      say(run.isFinished ? "runEnded" : place === runs.length - 1 ? "runNow" : "run", place + 1))));
    byID("viewer-title").textContent = current ?? content.title;
  }
  choice.hidden = runs.length < 2;
  choice.value = view.run?.id ?? "";
}

/** Whether the page is connected, and what the server says of the run: a file that it cannot read, or how far a scan is. */
function showStatus(view) {
  const {run} = view;
  const status = byID("viewer-live");
  const state = !view.isConnected ? "offline" : !run ? "waiting" : run.isFinished ? "ended" : "live";
  status.dataset.state = state;
  status.lastElementChild.textContent = say(`status.${state}`);
  const {problem, progress} = run?.notice ?? view.runs.at(-1)?.notice ?? {};
  const banner = byID("viewer-banner");
  banner.hidden = !problem;
  banner.textContent = problem ? say("problem", problem) : "";
  const empty = byID("viewer-empty");
  // A run of which no line has come yet is no app to wait for.
  const isAwaited = view.knowsRuns && !view.runs.length;
  empty.hidden = run?.entries.some(entry => entry.line.event || entry.line.snapshot) || !progress && !isAwaited;
  const words = progress ? [say("scanning"), progress] : [say("emptyTitle"), say("emptyWords")];
  fill(empty, element("h2", {}, words[0]), element("p", {}, words[1]), progress ? null : [
    element("pre", {}, element("code", {}, "CoordinatorTracker.watch(appCoordinator, name: \"Shop\").stream()")), element("p", {}, say("emptyMore"))]);
}
