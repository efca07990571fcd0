// The part of a state that is drawn: a forest of nodes, without what is folded, hidden or out of focus.

/** The roots to draw, each with its children in the order in which they came. */
function forestOf(state, {folded, focus, showsScreens}) {
  const made = new Map();
  for (const node of state.nodes.values()) {
    if (!showsScreens && node.kind === "screen") continue;
    made.set(node.key, {key: node.key, node, label: node.name, children: [], count: 0, isFolded: false});
  }
  const roots = [];
  for (const item of made.values()) {
    const parent = made.get(parentIn(made, item.node));
    if (parent && !leadsBack(made, item)) parent.children.push(item);
    // What nobody placed yet is not drawn, unless there is nothing else.
    else roots.push(item);
  }
  const placed = roots.filter(item => item.node.isPlaced || item.children.length || item.node.isDead);
  const shown = placed.length ? placed : roots;
  const top = focus && made.get(focus) ? [made.get(focus)] : shown;
  countBelow(top, folded);
  return top;
}

/** The nearest node above that is drawn. */
function parentIn(made, node) {
  return made.has(node.parent) ? node.parent : null;
}

/** Whether the way up from a node comes to it again. */
function leadsBack(made, item) {
  const met = new Set([item.key]);
  for (let above = item.node.parent; above && made.has(above); above = made.get(above).node.parent) {
    if (met.has(above)) return true;
    met.add(above);
  }
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
