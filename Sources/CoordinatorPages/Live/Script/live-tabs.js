// One tab an app; within it, one choice a run.

const appName = run => run.name ?? say("unnamed");

function showTabs(live) {
  const apps = [...new Set(live.runs.map(appName))];
  const current = live.run && appName(live.run);
  const key = JSON.stringify([apps, current, live.language]);
  const tabs = byID("live-apps");
  if (tabs.dataset.shown !== key) {
    tabs.dataset.shown = key;
    tabs.replaceChildren(...apps.map(app => element("button", {
      type: "button", role: "tab", class: "live-app", "aria-selected": String(app === current),
      onclick: () => live.act.showRun(live.runs.findLast(run => appName(run) === app)),
    }, app)));
  }
  showRuns(live, live.runs.filter(run => appName(run) === current));
}

function showRuns(live, runs) {
  const choice = byID("live-runs");
  const key = JSON.stringify([runs.map(run => [run.id, run.isFinished]), live.language]);
  if (choice.dataset.shown !== key) {
    choice.dataset.shown = key;
    choice.replaceChildren(...runs.map((run, place) => element("option", {value: run.id},
      say(run.isFinished ? "runEnded" : place === runs.length - 1 ? "runNow" : "run", place + 1))));
  }
  choice.hidden = runs.length < 2;
  choice.value = live.run?.id ?? "";
}

/** A run that begins while one looks at the last one of the same app takes its place. */
function followNewRun(live) {
  const newest = live.runs.at(-1);
  if (!newest || newest === live.run || live.known.has(newest.id)) return false;
  if (!newest.entries.length) return false;
  live.known.add(newest.id);
  const isNext = !live.run || (live.line === null && appName(newest) === appName(live.run));
  if (isNext) live.act.showRun(newest);
  return isNext;
}

/** Whether the page is connected, and whether the app still runs. */
function showStatus(live) {
  const status = byID("live-status");
  const state = !live.isConnected ? "offline" : !live.run ? "waiting" : live.run.isFinished ? "ended" : "live";
  status.dataset.state = state;
  status.lastElementChild.textContent = say(`status.${state}`);
  byID("live-empty").hidden = Boolean(live.run?.entries.length);
}
