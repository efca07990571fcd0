// What lines of a recording come to: the tree and the leaks at a moment. A node is never changed but replaced, so that
// an earlier state can keep it.
//
// The server's RecordedTree answers which graph stands at a line. The page shows more than a graph has: what was detached and
// is still in memory, what was removed from source, and what just changed. It also goes to any line without asking the server,
// which may be gone. So it reads lines itself; Scripts/check-live.py compares both at every line.

const emptyState = () => ({at: 0, nodes: new Map(), leaks: new Map(), hasAttachments: false});

const copyOf = state => ({...state, nodes: new Map(state.nodes), leaks: new Map(state.leaks)});

/** The kinds of nodes that the page draws. */
const drawnKinds = new Set(["coordinator", "screen"]);

/** Takes a line in. `changed` gets the keys of nodes that it is about, each with what happened. */
function applyLine(state, entry, changed = new Map()) {
  const {line} = entry;
  if (line.event) applyEvent(state, line.event, changed);
  else if (line.snapshot) applySnapshot(state, line.snapshot, changed);
  else if (line.leak) applyLeak(state, line.leak, entry.words, changed);
  else if (line.withdrawal) state.leaks.delete(line.withdrawal.number);
  state.at = timeOf(line) ?? state.at;
  return changed;
}

const timeOf = line => (line.event ?? line.snapshot ?? line.check ?? line.withdrawal)?.at;

const keyOf = subject => `#${subject.token}`;

const nameOfSubject = subject => (subject.ordinal ?? 1) > 1 ? `${subject.type}#${subject.ordinal}` : subject.type;

function change(state, key, values) {
  state.nodes.set(key, {...state.nodes.get(key), ...values});
}

// Events

function applyEvent(state, event, changed) {
  const key = keyOf(event.subject);
  if (event.kind === "freed") {
    free(state, key, changed);
    return;
  }
  if (!drawnKinds.has(event.subject.kind ?? "coordinator")) return;
  const parent = event.parent && know(state, event.parent, event.at);
  know(state, event.subject, event.at);
  const place = event.location && {file: event.location.file, line: event.location.line};
  switch (event.kind) {
    case "attach":
      state.hasAttachments = true;
      change(state, key, {parent, isDead: false, isPlaced: true, attachedAt: place, since: event.at});
      break;
    case "detach": change(state, key, {parent: parent ?? state.nodes.get(key).parent, isDead: true, detachedAt: place, since: event.at}); break;
    case "shown": change(state, key, {parent: parent ?? state.nodes.get(key).parent, isDead: false, isPlaced: true, since: event.at}); break;
    case "gone": change(state, key, {isDead: true, since: event.at}); break;
    case "stop": change(state, key, {isStopped: true}); break;
    case "start": change(state, key, {isStopped: false}); break;
  }
  // What was attached and started at once was attached.
  if (event.kind !== "start" && event.kind !== "stop") changed.set(key, event.kind);
}

/** What was below a node that is gone and lives on stands below the next one above. */
function free(state, key, changed) {
  const gone = state.nodes.get(key);
  if (!gone) return;
  state.nodes.delete(key);
  changed.set(key, "freed");
  for (const node of state.nodes.values()) if (node.parent === key) change(state, node.key, {parent: gone.parent, isDead: true});
}

/** The key of an object, which has a node from now on. */
function know(state, subject, at) {
  const key = keyOf(subject);
  if (!state.nodes.has(key)) {
    state.nodes.set(key, {
      key, token: subject.token, id: null, type: subject.type, name: nameOfSubject(subject),
      kind: subject.kind ?? "coordinator", parent: null, isDead: false, isPlaced: false, since: at,
    });
  }
  return key;
}

// Snapshots

/** What keeps a node in its place, the strongest first. */
const edgesDown = ["child", "holds", "creates", "presents"];

function applySnapshot(state, {at, objects = [], snapshot}, changed) {
  // Without tokens nothing of it can be joined with what events say.
  if (!objects.length && state.hasAttachments) return;
  const keys = new Map(objects.map(({node, token}) => [node, `#${token}`]));
  const {nodes, edges} = snapshot.graph;
  const parents = parentsIn(edges);
  const others = otherParentsIn(edges, parents);
  const typeOf = new Map(nodes.map(node => [node.id, nodeName(node)]));
  const former = state.nodes;
  state.nodes = new Map();
  const keyIn = id => keys.get(id) ?? id;
  for (const node of nodes) {
    if (!drawnKinds.has(node.kind)) continue;
    const edge = parents.get(node.id);
    const key = keyIn(node.id);
    const made = seenNode(former.get(key), node, edge && keyIn(edge.from), {key, at, isLive: snapshot.origin.kind === "live"});
    if (edge?.evidence?.length && !made.attachedAt) made.attachedAt = edge.evidence[0];
    made.isCreated = edge?.kind === "creates";
    made.alsoUnder = (others.get(node.id) ?? []).map(id => typeOf.get(id) ?? id);
    if (edge) [made.via, made.order] = [edge.via ?? made.via, edge.order ?? 0];
    state.nodes.set(key, made);
    noteChange(former.get(key), made, former.size > 0, changed);
  }
  keepTheDead(state, former, snapshot.origin.kind, changed);
}

function seenNode(former, node, parent, {key, at, isLive}) {
  // What hangs on nothing any more stays where it was, as a dead one.
  const wasBelow = isLive && former?.parent && !parent && node.role !== "root";
  // A screen that was closed may still be kept.
  const isClosed = node.kind === "screen" && former?.isDead;
  return {
    since: at, ...former,
    key, token: key.startsWith("#") ? Number(key.slice(1)) : null, id: node.id, type: node.type,
    name: former?.name ?? nodeName(node), kind: node.kind, role: node.role, module: node.module, documentation: node.documentation,
    source: node.location, unknown: node.unknown,
    parent: wasBelow ? former.parent : parent ?? null,
    isDead: Boolean(wasBelow || isClosed || (isLive && former?.isDead && !parent)),
    isRemoved: false,
    isPlaced: true,
  };
}

/** `Home#2` for a second object of its type in the same place. */
function nodeName(node) {
  const ordinal = /#(\d+)$/.exec(node.id)?.[0] ?? "";
  return (node.label ?? node.type) + ordinal;
}

function noteChange(former, now, hasFormer, changed) {
  if (!former) { if (hasFormer) changed.set(now.key, "added"); }
  else if (former.isRemoved) changed.set(now.key, "added");
  else if (former.isDead !== now.isDead) changed.set(now.key, now.isDead ? "detach" : "attach");
  else if (former.parent !== now.parent && former.isPlaced) changed.set(now.key, "moved");
}

/** Objects that were detached live on until they are freed, whether a walk met them or not. What was removed from source stays
 * until the next time that it is saved. */
function keepTheDead(state, former, origin, changed) {
  for (const [key, node] of former) {
    if (state.nodes.has(key) || node.isRemoved) continue;
    if (origin === "live" && node.isDead && node.token) {
      state.nodes.set(key, node);
      continue;
    }
    if (origin !== "live") state.nodes.set(key, {...node, isRemoved: true});
    changed.set(key, "freed");
  }
}

function parentsIn(edges) {
  const best = new Map();
  for (const edge of edges) {
    const rank = edgesDown.indexOf(edge.kind);
    if (rank < 0 || edge.from === edge.to) continue;
    const known = best.get(edge.to);
    if (!known || rank < edgesDown.indexOf(known.kind)) best.set(edge.to, edge);
  }
  return best;
}

/** The parents that the picture has no line to, because it is a tree. */
function otherParentsIn(edges, parents) {
  const others = new Map();
  for (const edge of edges) {
    const isStep = edge.kind === "child" || edge.kind === "holds" || edge.kind === "creates";
    const drawn = parents.get(edge.to);
    if (!isStep || edge.from === edge.to || !drawn || drawn.from === edge.from) continue;
    const known = others.get(edge.to) ?? [];
    if (!known.includes(edge.from)) others.set(edge.to, [...known, edge.from]);
  }
  return others;
}

// Leaks

function applyLeak(state, leak, words, changed) {
  const isNew = !state.leaks.has(leak.number);
  state.leaks.set(leak.number, {...leak, words});
  if (isNew) changed.set(keyOf(leak.subject), "leak");
}

/** For each node that leaked, its leak; and for those that live only because of it, too. */
function leakedNodes(state) {
  const leaked = new Map();
  for (const leak of state.leaks.values()) {
    const role = leak.verdict === "unknown" ? "unknown" : "leak";
    leaked.set(keyOf(leak.subject), {leak, role});
  }
  for (const leak of state.leaks.values()) {
    for (const victim of leak.victims ?? []) if (!leaked.has(keyOf(victim))) leaked.set(keyOf(victim), {leak, role: "victim"});
  }
  return leaked;
}
