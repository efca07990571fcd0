// The graph, and the tree in it that the picture draws: along it one moves and folds.

const isHierarchy = edge => edge.kind === "child" || edge.kind === "creates" || edge.kind === "holds";
const isDownward = edge => edge.kind !== "parent" && edge.kind !== "listener";

/**
 * The nodes by their numbers, each with its edges and its place in the tree. `home` is the parent in the tree of the
 * whole graph, and `parent` the one in the tree of what is seen.
 */
function readGraph() {
  const nodes = content.nodes.map((node, number) => ({
    ...node, number, out: [], in: [], home: null, parent: null, place: 0, children: [], depth: 0, findings: [],
  }));
  const edges = content.edges.map(edge => ({...edge, from: nodes[edge.from], to: nodes[edge.to]}));
  for (const edge of edges) {
    edge.from.out.push(edge);
    edge.to.in.push(edge);
  }
  for (const finding of content.findings) {
    if (finding.node !== undefined) nodes[finding.node].findings.push(finding);
  }
  const graph = {nodes, edges, byID: new Map(nodes.map(node => [node.id, node]))};
  hangAll(graph, () => true, () => true);
  for (const node of nodes) node.home = node.parent;
  graph.homeRoots = graph.roots;
  return graph;
}

/** Makes the tree of some nodes, along the edges that are open. */
function hangAll(graph, isIn, isOpen) {
  for (const node of graph.nodes) Object.assign(node, {parent: null, children: [], place: 0, depth: 0});
  graph.roots = span(graph.nodes.filter(isIn), isOpen, graph.nodes.length);
  graph.order = inOrder(graph.roots);
}

/**
 * Hangs each node below one other, as the picture does: first along the hierarchy, breadth first and in the order of
 * edges, then the trees that this makes below whatever else leads to their roots. Returns the roots.
 */
function span(nodes, isOpen, count) {
  const tree = new Array(count).fill(null);
  for (const root of starts(nodes, edge => isHierarchy(edge) && isOpen(edge))) {
    if (!tree[root.number]) spanHierarchy(root, tree, isOpen);
  }
  const isHung = new Uint8Array(count);
  const roots = [];
  const isStep = edge => isDownward(edge) && isOpen(edge) && tree[edge.from.number] !== tree[edge.to.number];
  for (const root of starts(nodes, isStep)) {
    if (root.parent || isHung[root.number]) continue;
    roots.push(root);
    hangBelow(root, isHung, isOpen);
  }
  return roots;
}

function spanHierarchy(root, tree, isOpen) {
  tree[root.number] = root;
  const queue = [root];
  for (const node of queue) {
    for (const edge of node.out) {
      const {to} = edge;
      if (!isHierarchy(edge) || tree[to.number] || !isOpen(edge)) continue;
      tree[to.number] = root;
      hang(to, node);
      queue.push(to);
    }
  }
}

function hangBelow(root, isHung, isOpen) {
  isHung[root.number] = 1;
  const queue = [root];
  for (const node of queue) {
    for (const edge of node.out) {
      const {to} = edge;
      if (!isDownward(edge) || to.parent || isHung[to.number] || !isOpen(edge)) continue;
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
  const isEntered = new Set(nodes.filter(node => node.in.some(edge => edge.from !== node && isStep(edge))));
  return [...nodes.filter(node => !isEntered.has(node)), ...isEntered];
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

/** The path from a root of the whole tree to a node, both included. */
function pathTo(node) {
  const path = [];
  for (let step = node; step; step = step.home) path.push(step);
  return path.reverse();
}

/** Some nodes and all that their edges lead down to, as `--focus` has it. */
function reachFrom(tops, count, isOpen = () => true) {
  const reached = new Uint8Array(count);
  const queue = [...tops];
  for (const node of queue) reached[node.number] = 1;
  for (const node of queue) {
    for (const edge of node.out) {
      if (!isDownward(edge) || reached[edge.to.number] || !isOpen(edge)) continue;
      reached[edge.to.number] = 1;
      queue.push(edge.to);
    }
  }
  return reached;
}

/** Whether anything is below a node. */
const canFold = node => node.out.some(edge => isDownward(edge) && edge.to !== node);

/** The parents of a node, each once. */
const parentsOf = node => [...new Set(node.in.filter(edge => isHierarchy(edge) && edge.from !== node).map(edge => edge.from))];
