// The graph, and the tree in it along which one moves and folds.

const isHierarchy = edge => edge.kind === "child" || edge.kind === "creates" || edge.kind === "holds";
const isDownward = edge => edge.kind !== "parent" && edge.kind !== "listener";

/** The nodes by their numbers, each with its edges and its place in the tree. */
function readGraph() {
  const nodes = content.nodes.map((node, number) => ({
    ...node, number, out: [], in: [], parent: null, place: 0, children: [], depth: 0, count: 1, findings: [],
  }));
  const edges = content.edges.map(edge => ({...edge, from: nodes[edge.from], to: nodes[edge.to]}));
  for (const edge of edges) {
    edge.from.out.push(edge);
    edge.to.in.push(edge);
  }
  for (const finding of content.findings) {
    if (finding.node !== undefined) nodes[finding.node].findings.push(finding);
  }
  const roots = span(nodes);
  const order = inOrder(roots);
  for (const node of order.toReversed()) if (node.parent) node.parent.count += node.count;
  return {nodes, edges, roots, order, byID: new Map(nodes.map(node => [node.id, node]))};
}

/**
 * Hangs each node below one other, as the picture does: first along the hierarchy, breadth first and in the order of
 * edges, then the trees that this makes below whatever else leads to their roots. Returns the roots.
 */
function span(nodes) {
  const tree = new Array(nodes.length).fill(null);
  for (const root of starts(nodes, isHierarchy)) {
    if (!tree[root.number]) spanHierarchy(root, tree);
  }
  const isHung = new Uint8Array(nodes.length);
  const roots = [];
  for (const root of starts(nodes, edge => isDownward(edge) && tree[edge.from.number] !== tree[edge.to.number])) {
    if (root.parent || isHung[root.number]) continue;
    roots.push(root);
    hangBelow(root, isHung);
  }
  return roots;
}

function spanHierarchy(root, tree) {
  tree[root.number] = root;
  const queue = [root];
  for (const node of queue) {
    for (const {to} of node.out.filter(isHierarchy)) {
      if (tree[to.number]) continue;
      tree[to.number] = root;
      hang(to, node);
      queue.push(to);
    }
  }
}

function hangBelow(root, isHung) {
  isHung[root.number] = 1;
  const queue = [root];
  for (const node of queue) {
    for (const {to} of node.out.filter(isDownward)) {
      if (to.parent || isHung[to.number]) continue;
      isHung[to.number] = 1;
      hang(to, node);
    }
    for (const child of node.children) queue.push(child);
  }
}

function hang(node, parent) {
  node.parent = parent;
  node.place = parent.children.push(node) - 1;
}

/** All nodes: first those that no step leads to from another, then the rest, for what only cycles lead to. */
function starts(nodes, isStep) {
  const isEntered = node => node.in.some(edge => edge.from !== node && isStep(edge));
  const entered = nodes.map(isEntered);
  return [...nodes.filter(node => !entered[node.number]), ...nodes.filter(node => entered[node.number])];
}

/** The nodes of the tree, parents first. */
function inOrder(roots) {
  const order = [...roots];
  for (const node of order) {
    node.depth = node.parent ? node.parent.depth + 1 : 0;
    for (const child of node.children) order.push(child);
  }
  return order;
}

/** The way from a root of the tree to a node, both included. */
function pathTo(node) {
  const path = [];
  for (let step = node; step; step = step.parent) path.push(step);
  return path.reverse();
}

/** Whether a node stands below another, or is it. */
function isWithin(node, top) {
  for (let step = node; step; step = step.parent) if (step === top) return true;
  return false;
}
