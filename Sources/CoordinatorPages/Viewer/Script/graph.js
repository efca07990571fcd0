// The graph, and the tree in it along which one moves and folds.

const isHierarchy = edge => edge.kind === "child" || edge.kind === "creates" || edge.kind === "holds";
const isWayUp = edge => edge.kind === "parent" || edge.kind === "listener";

/** The nodes by their numbers, each with its edges and its place in the tree. */
function readGraph() {
  const nodes = content.nodes.map((node, number) => ({
    ...node, number, out: [], in: [], parent: null, place: 0, children: [], depth: 0, size: 1, findings: [],
  }));
  const edges = content.edges.map(edge => ({...edge, from: nodes[edge.from], to: nodes[edge.to]}));
  for (const edge of edges) {
    edge.from.out.push(edge);
    edge.to.in.push(edge);
  }
  for (const finding of content.findings) {
    if (finding.node !== undefined) nodes[finding.node].findings.push(finding);
  }
  const order = spanned(nodes, content.roots.map(number => nodes[number]));
  for (const node of order.toReversed()) if (node.parent) node.parent.size += node.size;
  return {nodes, edges, order, byID: new Map(nodes.map(node => [node.id, node]))};
}

/**
 * All nodes, parents first, each hung from the one that first leads to it: along the hierarchy where it can be, as the
 * picture does, and else along any other way but those that lead up.
 */
function spanned(nodes, roots) {
  const order = [];
  const isMet = new Uint8Array(nodes.length);
  const meet = (node, parent) => {
    if (isMet[node.number]) return;
    isMet[node.number] = 1;
    node.parent = parent;
    node.depth = parent ? parent.depth + 1 : 0;
    if (parent) node.place = parent.children.push(node) - 1;
    order.push(node);
  };
  const follow = (first, isFollowed) => {
    for (let next = first; next < order.length; next++) {
      for (const edge of order[next].out) if (isFollowed(edge)) meet(edge.to, order[next]);
    }
  };
  for (const root of roots) meet(root, null);
  follow(0, isHierarchy);
  follow(0, edge => !isWayUp(edge));
  for (const node of nodes) {
    const first = order.length;
    meet(node, null);
    follow(first, edge => !isWayUp(edge));
  }
  return order;
}

/** The way from a root of the tree to a node, both included. */
function pathTo(node) {
  const path = [];
  for (let step = node; step; step = step.parent) path.unshift(step);
  return path;
}

/** Whether a node stands below another, or is it. */
function isWithin(node, top) {
  for (let step = node; step; step = step.parent) if (step === top) return true;
  return false;
}
