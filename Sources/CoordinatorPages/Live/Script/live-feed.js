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
  for (const name of ["runs", "start", "lines"]) {
    source.addEventListener(name, event => told(name, JSON.parse(event.data)));
  }
  return source;
}

/** Takes a message into the runs. Gives what changed, by run. */
function takeMessage(live, name, message) {
  if (name === "runs") {
    for (const known of message.runs) {
      const run = runNamed(live, known.id);
      Object.assign(run, {name: known.name ?? run.name, isFinished: known.isFinished, lost: known.lost});
      run.trimmed = Math.max(run.trimmed, run.entries.length ? run.entries[0].number - 1 - known.lost : known.trimmed);
    }
    live.serverRuns = new Set(message.runs.map(run => run.id));
    return new Map();
  }
  const run = runNamed(live, message.run);
  if (name === "start") {
    restartRun(run, message.entries);
    return new Map();
  }
  return addEntries(run, message.entries);
}

function runNamed(live, id) {
  let run = live.runs.find(run => run.id === id);
  if (!run) {
    run = makeRun(id);
    live.runs.push(run);
    // The oldest runs go when there are very many.
    if (live.runs.length > 40) live.runs.splice(live.runs.findIndex(other => other !== live.run), 1);
  }
  return run;
}
