// Which nodes are to be seen: what is folded, out of focus or unchanged is not.

/** The nodes that a state shows, as one byte a node. */
function seenNodes(graph, state) {
  const seen = new Uint8Array(graph.nodes.length);
  const kept = state.onlyChanges ? keptChanges(graph) : null;
  const above = new Set(state.focus ? pathTo(state.focus) : []);
  const isInFocus = new Uint8Array(graph.nodes.length);
  for (const node of graph.order) {
    const parent = node.parent;
    isInFocus[node.number] = !state.focus || node === state.focus || (parent && isInFocus[parent.number]) ? 1 : 0;
    const isFolded = parent && (!seen[parent.number] || state.folded.has(parent));
    const isWanted = (isInFocus[node.number] || above.has(node)) && (!kept || kept.has(node));
    seen[node.number] = isWanted && !isFolded ? 1 : 0;
  }
  return seen;
}

/** What has changed, the ends of what has, and the ways from the roots to them. */
function keptChanges(graph) {
  const kept = new Set();
  const keep = node => { for (let step = node; step && !kept.has(step); step = step.parent) kept.add(step); };
  for (const node of graph.nodes) if (node.change) keep(node);
  for (const edge of graph.edges) if (edge.change) { keep(edge.from); keep(edge.to); }
  return kept;
}

/** Pictures of more nodes start folded. */
const readable = 150;

/**
 * The nodes that are folded so that about as many are shown as asked for: level by level as many are unfolded as can be.
 * What has changed or is wrong is never folded away.
 */
function foldedTo(graph, most) {
  const opened = new Set();
  const open = node => { for (let step = node.parent; step && !opened.has(step); step = step.parent) opened.add(step); };
  const isMarked = node => node.change || node.findings.length || node.out.some(edge => edge.change);
  for (const node of graph.nodes) if (isMarked(node)) open(node);
  let shown = graph.order.filter(node => !node.parent).length;
  for (const node of graph.order) {
    if (shown + node.children.length > most) break;
    shown += node.children.length;
    opened.add(node);
  }
  return new Set(graph.nodes.filter(node => node.children.length && !opened.has(node)));
}
