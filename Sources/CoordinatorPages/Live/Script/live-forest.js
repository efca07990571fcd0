// The part of a state that is drawn: a forest of nodes, without what is folded, hidden or out of focus.

/** The roots to draw, each with its children in the order in which they came. */
function forestOf(state, {folded, focus, showsScreens}) {
  const made = new Map();
  for (const node of state.nodes.values()) {
    if (!showsScreens && node.kind === "screen") continue;
    made.set(node.key, {key: node.key, node, label: labelOf(node), children: [], count: 0, isFolded: false});
  }
  const roots = [];
  const safe = new Set();
  for (const item of made.values()) {
    const parent = made.get(item.node.parent);
    if (parent && !leadsBack(made, item, safe)) parent.children.push(item);
    else roots.push(item);
  }
  // New children of one parent stand as the parent has them.
  for (const item of made.values()) if (item.children.length > 1) item.children.sort((a, b) => (a.node.order ?? Infinity) - (b.node.order ?? Infinity) || 0);
  // What nobody placed yet is not drawn, unless there is nothing else.
  const isPlaced = item => item.node.isPlaced || item.node.isDead || item.children.some(child => child.node.kind !== "screen");
  const placed = roots.filter(isPlaced);
  const shown = placed.length ? placed : roots;
  const top = focus && made.get(focus) ? [made.get(focus)] : shown;
  countBelow(top, folded);
  return top;
}

/** The name, and what the line to its parent does not show. */
function labelOf(node) {
  const remarks = [node.isCreated && say("created"), node.alsoUnder?.length && say("alsoUnder", node.alsoUnder.join(", "))];
  const shown = remarks.filter(Boolean);
  return shown.length ? `${node.name} (${shown.join("; ")})` : node.name;
}

/** Whether the way up from a node comes to it again. `safe` has the nodes whose ways are known to end. */
function leadsBack(made, item, safe) {
  const met = new Set();
  for (let key = item.key; made.has(key) && !safe.has(key); key = made.get(key).node.parent) {
    if (met.has(key)) return true;
    met.add(key);
  }
  for (const key of met) safe.add(key);
  return false;
}

function countBelow(top, folded) {
  const order = [...top];
  for (const item of order) order.push(...item.children);
  for (const item of order.toReversed()) item.count = item.children.reduce((sum, child) => sum + 1 + child.count, 0);
  for (const item of order) {
    if (!folded.has(item.key) || !item.children.length) continue;
    item.isFolded = true;
    item.children = [];
  }
}
