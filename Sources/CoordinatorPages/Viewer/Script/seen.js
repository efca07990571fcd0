// Which nodes are to be seen: what is folded, out of focus or unchanged is not. The edges of the graph decide, not the
// lines of the drawn tree: a node with two parents goes only when both are folded.

/** The nodes that a state shows, as one byte a node. */
function seenNodes(graph, state) {
  const kept = state.onlyChanges ? keptChanges(graph) : null;
  const isWanted = node => !kept || kept.has(node);
  const tops = (state.focus ? [state.focus] : graph.homeRoots).filter(isWanted);
  return reachFrom(tops, graph.nodes.length, edge => !state.folded.has(edge.from) && isWanted(edge.to));
}

/** Makes the tree of what is seen: what lost its place in the picture hangs below another parent. */
function hangSeen(graph, state, seen) {
  const isSeen = node => seen[node.number] === 1;
  hangAll(graph, isSeen, edge =>
    isSeen(edge.from) && isSeen(edge.to) && !state.folded.has(edge.from) && edge.to !== state.focus);
}

/** How many nodes below a node are not to be seen. */
function hiddenBelow(node, count) {
  const reached = reachFrom([node], count, edge => !edge.to.isSeen);
  return reached.reduce((sum, isReached) => sum + isReached, 0) - 1;
}

/** What has changed, the ends of what has, and the ways from the roots to them. */
function keptChanges(graph) {
  const kept = new Set();
  const keep = node => { for (let step = node; step && !kept.has(step); step = step.home) kept.add(step); };
  for (const node of graph.nodes) if (node.change) keep(node);
  for (const edge of graph.edges) if (edge.change) { keep(edge.from); keep(edge.to); }
  return kept;
}

/**
 * The nodes that are folded so that about as many are shown as asked for: level by level as many are unfolded as can be.
 * What has changed or is wrong is not folded away if `keepsMarked`. For the tree of the whole graph.
 */
function foldedTo(graph, most, keepsMarked) {
  const opened = new Set();
  const open = node => { for (let step = node.home; step && !opened.has(step); step = step.home) opened.add(step); };
  const isMarked = node => node.change || node.findings.length || node.out.some(edge => edge.change);
  for (const node of graph.nodes) if (keepsMarked && isMarked(node)) open(node);
  let shown = graph.homeRoots.length;
  for (const node of graph.order) {
    if (shown + node.children.length > most) break;
    shown += node.children.length;
    opened.add(node);
  }
  return new Set(graph.nodes.filter(node => canFold(node) && !opened.has(node)));
}
