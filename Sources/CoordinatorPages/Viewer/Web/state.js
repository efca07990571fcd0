// What lines of a recording come to: the objects, what leads to them, and the leaks. A page of source, of a difference or of
// leaks is a recording of one line. Nodes and lists of edges are replaced and never changed, so that an earlier state can
// keep them: the page goes to any line by itself, also when the server is gone. Nothing else makes a tree of events.

const emptyState = () => ({at: 0, origin: null, nodes: new Map(), into: new Map(), leaks: new Map(), findings: [], hasAttachments: false});
const copyOf = state => ({...state, nodes: new Map(state.nodes), into: new Map(state.into), leaks: new Map(state.leaks)});

const isHierarchy = ({kind}) => kind === "child" || kind === "creates" || kind === "holds";
const isDownward = ({kind}) => kind !== "parent" && kind !== "listener";
/** What keeps a node in its place, the strongest first. */
const strongest = ["child", "holds", "creates", "presents"];

/** Takes a line in. `changed` gets the keys of nodes that it is about, each with what happened. */
function applyLine(state, {line, words}, changed = new Map()) {
  if (line.event) applyEvent(state, line.event, changed);
  else if (line.snapshot) applySnapshot(state, line.snapshot, changed);
  else if (line.leak) {
    if (!state.leaks.has(line.leak.number) && line.leak.verdict !== "unknown") changed.set(keyOf(line.leak.subject), "leak");
    state.leaks.set(line.leak.number, {...line.leak, words});
  } else if (line.withdrawal) state.leaks.delete(line.withdrawal.number);
  state.at = (line.event ?? line.snapshot ?? line.check ?? line.withdrawal)?.at ?? state.at;
  return changed;
}

const keyOf = subject => `#${subject.token}`;
const nameOfSubject = subject => (subject.ordinal ?? 1) > 1 ? `${subject.type}#${subject.ordinal}` : subject.type;
const edgesInto = (state, key) => state.into.get(key) ?? [];
const change = (state, key, values) => state.nodes.set(key, {...state.nodes.get(key), ...values});

/** The key of the node that most keeps another one in its place. */
function parentOf(state, key) {
  const steps = edgesInto(state, key).filter(edge => strongest.includes(edge.kind) && edge.from !== key);
  return steps.sort((a, b) => strongest.indexOf(a.kind) - strongest.indexOf(b.kind))[0]?.from ?? null;
}

function applyEvent(state, event, changed) {
  const key = keyOf(event.subject);
  if (event.kind === "freed") return free(state, key, changed);
  if (!["coordinator", "screen"].includes(event.subject.kind ?? "coordinator")) return;
  const parent = event.parent && know(state, event.parent, event.at);
  know(state, event.subject, event.at);
  const isScreen = event.kind === "shown" || event.kind === "gone";
  if (event.kind === "attach" || event.kind === "shown") {
    if (!isScreen) state.hasAttachments = true;
    if (parent) join(state, parent, key, isScreen ? "presents" : "child", event.location);
    change(state, key, {isDead: false, isPlaced: true, since: event.at, ...(isScreen ? {} : {attachedAt: event.location})});
  } else if (event.kind === "detach" || event.kind === "gone") {
    const lastParent = parent ?? parentOf(state, key) ?? state.nodes.get(key).lastParent;
    const kind = isScreen ? "presents" : "child";
    state.into.set(key, edgesInto(state, key).filter(edge => edge.kind !== kind || (parent && edge.from !== parent)));
    const isDead = !edgesInto(state, key).some(edge => edge.kind === kind);
    change(state, key, {isDead, lastParent, since: event.at, ...(isScreen ? {} : {detachedAt: event.location})});
  }
  // What was attached and started at once was attached.
  if (event.kind !== "start" && event.kind !== "stop") changed.set(key, event.kind);
}

/** The key of an object, which has a node from now on. */
function know(state, subject, at) {
  const key = keyOf(subject);
  if (!state.nodes.has(key)) {
    const {token, type, kind = "coordinator"} = subject;
    state.nodes.set(key, {key, token, id: null, type, kind, name: nameOfSubject(subject), isDead: false, isPlaced: false, since: at});
  }
  return key;
}

function join(state, from, to, kind, place) {
  const others = edgesInto(state, to).filter(edge => edge.from !== from || edge.kind !== kind);
  state.into.set(to, [...others, {from, to, kind, evidence: place && [place]}]);
}

/** What was below a node that is gone and lives on stands below the next one above. */
function free(state, key, changed) {
  const gone = state.nodes.get(key);
  if (!gone) return;
  const above = parentOf(state, key) ?? gone.lastParent;
  state.nodes.delete(key);
  state.into.delete(key);
  changed.set(key, "freed");
  for (const [child, edges] of state.into) {
    if (!edges.some(edge => edge.from === key)) continue;
    state.into.set(child, edges.filter(edge => edge.from !== key));
    if (edges.some(edge => edge.from === key && strongest.includes(edge.kind)) && !parentOf(state, child)) change(state, child, {isDead: true, lastParent: above});
  }
  for (const node of state.nodes.values()) if (node.lastParent === key) change(state, node.key, {lastParent: above});
}

function applySnapshot(state, {at, objects = [], snapshot}, changed) {
  // Without tokens nothing of it can be joined with what events say.
  if (!objects.length && state.hasAttachments) return;
  const former = {nodes: state.nodes, into: state.into};
  const keys = new Map(objects.map(({node, token}) => [node, `#${token}`]));
  const keyIn = id => keys.get(id) ?? id;
  Object.assign(state, {origin: snapshot.origin, nodes: new Map(), into: new Map(), findings: snapshot.findings ?? []});
  for (const [place, edge] of snapshot.graph.edges.entries()) {
    const made = {...edge, from: keyIn(edge.from), to: keyIn(edge.to), change: content.edgeChanges?.[place], isLit: content.highlights?.includes(place)};
    const known = state.into.get(made.to);
    if (known) known.push(made);
    else state.into.set(made.to, [made]);
  }
  for (const node of snapshot.graph.nodes) {
    const key = keyIn(node.id);
    state.nodes.set(key, seenNode(state, former, node, key, at));
    noteChange(state, former, key, changed);
  }
  keepTheDead(state, former, changed);
}

function seenNode(state, former, node, key, at) {
  const known = former.nodes.get(key);
  const isLive = state.origin.kind === "live";
  const parent = parentOf(state, key);
  const lastParent = known && (parentOf(former, key) ?? known.lastParent);
  // What hangs on nothing any more stays where it was, as a dead one; a screen that was closed may still be kept.
  const isLost = isLive && !parent && ((lastParent && node.role !== "root") || known?.isDead);
  const attachedAt = known?.attachedAt ?? edgesInto(state, key).find(edge => edge.from === parent)?.evidence?.[0];
  return {
    since: at, ...known, ...node, key, token: key.startsWith("#") ? Number(key.slice(1)) : null, attachedAt,
    // A second object of its type in the same place is `Home#2`.
    name: known?.name ?? (node.label ?? node.type) + (node.label ? "" : /#\d+$/.exec(node.id)?.[0] ?? ""),
    isDead: Boolean(isLost || (node.kind === "screen" && known?.isDead)), lastParent,
    isRemoved: false, isPlaced: true, change: extras.changes.get(node.id),
  };
}

function noteChange(state, former, key, changed) {
  const [known, now] = [former.nodes.get(key), state.nodes.get(key)];
  if (!known || known.isRemoved) { if (former.nodes.size) changed.set(key, "added"); }
  else if (known.isDead !== now.isDead) changed.set(key, now.isDead ? "detach" : "attach");
  else if (known.isPlaced && !now.isDead && parentOf(former, key) !== parentOf(state, key)) changed.set(key, "moved");
}

/** Objects that were detached live on until they are freed. What was removed from source stays until the next save. */
function keepTheDead(state, former, changed) {
  for (const [key, node] of former.nodes) {
    if (state.nodes.has(key) || node.isRemoved) continue;
    const lastParent = parentOf(former, key) ?? node.lastParent;
    if (state.origin.kind !== "live") state.nodes.set(key, {...node, isRemoved: true, lastParent});
    else if (node.isDead && node.token) { state.nodes.set(key, {...node, lastParent}); continue; }
    changed.set(key, "freed");
  }
}

/** For each node that leaked, its leak; and for those that live only because of it, too. */
function leakedNodes(state) {
  const leaked = new Map();
  for (const leak of state.leaks.values()) leaked.set(keyOf(leak.subject), {leak, role: leak.verdict === "unknown" ? "unknown" : "leak"});
  for (const leak of state.leaks.values()) {
    for (const victim of leak.victims ?? []) if (!leaked.has(keyOf(victim))) leaked.set(keyOf(victim), {leak, role: "victim"});
  }
  return leaked;
}
