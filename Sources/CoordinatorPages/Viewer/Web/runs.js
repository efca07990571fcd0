// The history of each run: its lines, and states to go back to. Old lines are let go, so that memory ends somewhere.

const checkpointEvery = 500;
/** The most text of lines that is kept for a run, in characters. */
const mostText = 24e6;

function makeRun(id) {
  return {
    id, name: null, isFinished: false, lost: 0, trimmed: 0,
    /** Lines with their numbers, oldest first. */
    entries: [], last: 0, textSize: 0,
    base: emptyState(), now: emptyState(), checkpoints: [],
  };
}

/** Adds lines that come after all that are there. Gives what they changed. */
function addEntries(run, entries, changed = new Map()) {
  for (const [number, line, words] of entries) {
    if (number <= run.last) continue;
    if (run.entries.length % checkpointEvery === 0) run.checkpoints.push({place: run.entries.length, state: copyOf(run.now)});
    const entry = {number, line, words, size: sizeOf(line), withdrawn: run.now.leaks.get(line.withdrawal?.number)?.subject};
    const former = run.now.nodes;
    const own = applyLine(run.now, entry);
    for (const [key, what] of own) changed.set(key, what);
    entry.at = run.now.at;
    if (line.snapshot) entry.changes = changesOf(line.snapshot, own, former, run.now.nodes);
    // A tree of a revision of source is called by its commit.
    if (run.now.origin?.kind === "source") entry.revision = line.snapshot?.label;
    run.entries.push(entry);
    run.last = number;
    run.textSize += entry.size;
  }
  trimRun(run);
  return changed;
}

/** What a tree shows that no event told: of a running app, what events do not tell of; of source, all that changed. */
function changesOf({snapshot}, changed, former, now) {
  if (!former.size) return [];
  const told = snapshot.origin.kind === "live" ? ["detach", "attach", "moved"] : ["added", "freed", "moved"];
  return [...changed].filter(([, what]) => told.includes(what))
    .map(([key, what]) => ({key, what: what === "freed" ? "removed" : what, name: (now.get(key) ?? former.get(key))?.name}));
}

/** About as many characters as the line has. */
const sizeOf = line => line.snapshot ? 140 * (line.snapshot.snapshot.graph.nodes.length + line.snapshot.snapshot.graph.edges.length) : 300;

/** Begins again with what stands for lines that the server has let go. */
function restartRun(run, entries) {
  const last = entries.at(-1)?.[0] ?? 0;
  // The page has these lines itself.
  if (run.last >= last) return;
  const fresh = makeRun(run.id);
  for (const [number, line, words] of entries) applyLine(fresh.base, {number, line, words});
  Object.assign(run, fresh, {name: run.name, isFinished: run.isFinished, lost: run.lost, now: copyOf(fresh.base), last, trimmed: last});
}

function trimRun(run) {
  while (run.textSize > mostText && run.checkpoints.length > 2) {
    const next = run.checkpoints[1];
    for (const entry of run.entries.slice(0, next.place)) run.textSize -= entry.size;
    run.trimmed = run.entries[next.place - 1].number;
    run.entries.splice(0, next.place);
    run.checkpoints.shift();
    for (const checkpoint of run.checkpoints) checkpoint.place -= next.place;
    run.base = run.checkpoints[0].state;
  }
}

/** The place of the last entry up to a line number; -1 where there is none. */
function placeOfLine(run, number) {
  let [low, high] = [0, run.entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (run.entries[middle].number <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The state after a line; after the last one it is the state that grows. */
function stateAt(run, number) {
  if (number === null || number >= run.last) return run.now;
  const place = placeOfLine(run, number);
  const checkpoint = run.checkpoints.findLast(checkpoint => checkpoint.place <= place + 1);
  const state = copyOf(checkpoint?.state ?? run.base);
  for (let next = checkpoint?.place ?? 0; next <= place; next++) applyLine(state, run.entries[next]);
  return state;
}

/** Whether one steps to a line: those that change something. */
const isStep = entry => Boolean(entry.line.event || entry.line.leak || entry.line.withdrawal || entry.line.snapshot);

/** What changed in source when it was saved last, by the keys of nodes; it stays marked until the next time. */
function markedNodes(run, number) {
  let place = number === null ? run.entries.length - 1 : placeOfLine(run, number);
  while (place >= 0 && !run.entries[place].line.snapshot) place--;
  const entry = run.entries[place];
  if (!entry || entry.line.snapshot.snapshot.origin.kind === "live") return new Map();
  return new Map(entry.changes.map(({key, what}) => [key, what]));
}

/** The number of the next line to step to, or of the former one; nothing where there is none. */
function stepFrom(run, number, direction) {
  let place = placeOfLine(run, number ?? run.last) + direction;
  while (run.entries[place] && !isStep(run.entries[place])) place += direction;
  return run.entries[place]?.number ?? null;
}
