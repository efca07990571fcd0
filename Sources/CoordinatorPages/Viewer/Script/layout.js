// Where nodes stand once some are folded away: as the picture's own layout would put them. Rows of a stack move up, and
// what stands side by side moves together; nothing changes its level.

/** The distances of the picture's layout, in points. */
const spacing = {siblings: 22, stem: 16, drop: 22, lines: 8, mostLines: 40, stack: 10, spine: 14, branch: 18, words: 4, loop: 22, nextLoop: 9};

/** What has to be known of the picture's layout to lay out parts of it; nothing where it is no tree. */
function readLayout(graph) {
  if (!graph.nodes.every(drawnBox)) return null;
  for (const node of graph.nodes) {
    node.drawn = inPlane(node.box);
    node.bundle = node.parent ? edgesBetween(node, node.parent) : [];
    node.loops = node.out.filter(edge => edge.to === node);
  }
  for (const node of graph.order) node.isStacked = isStacked(node);
  stackRoots(graph.roots);
  for (const node of graph.nodes) node.wasStacked = node.isStacked;
  const layout = {graph};
  return matches(layout) ? layout : null;
}

const edgesBetween = (node, parent) =>
  [...node.in.filter(edge => edge.from === parent), ...node.out.filter(edge => edge.to === parent)];

/** Whether a node's line comes to it from the side: then it stands in a stack. */
function isStacked(node) {
  if (!node.parent) return false;
  if (node.parent.isStacked) return true;
  return node.bundle.some(edge => {
    const end = drawnEnds(edge, node)?.[0];
    return end && plane.to(end).depth > node.drawn.top + 1;
  });
}

function stackRoots(roots) {
  for (const [place, root] of roots.entries()) {
    const isBelow = (a, b) => a && b && a.drawn.left === b.drawn.left && b.drawn.top > a.drawn.bottom;
    if (isBelow(roots[place - 1], root) || isBelow(root, roots[place + 1])) root.isStacked = true;
  }
}

/** Whether the layout of everything gives the places that the picture has. */
function matches(layout) {
  const places = placesOf(layout, () => true);
  const [first] = layout.graph.nodes;
  if (!first) return false;
  const shift = places.get(first).breadth - middle(first);
  return layout.graph.nodes.every(node => {
    const place = places.get(node);
    return place && Math.abs(place.breadth - shift - middle(node)) < 2.5 && Math.abs(place.depth - node.drawn.top) < 1;
  });
}

const middle = node => (node.drawn.left + node.drawn.right) / 2;
const breadthOf = node => node.drawn.right - node.drawn.left;
const depthOf = node => node.drawn.bottom - node.drawn.top;

/** How far each node that is seen moves; the first root stays. */
function movesOfAll(layout, isSeen) {
  const places = placesOf(layout, isSeen);
  const first = layout.graph.roots.find(isSeen);
  const shift = first ? places.get(first).breadth - middle(first) : 0;
  return new Map([...places].map(([node, place]) => [node, plane.from({
    breadth: Math.round(place.breadth - shift - middle(node)), depth: Math.round(place.depth - node.drawn.top),
  })]));
}

/** Whether a node still hangs as the picture has it. */
const isAtHome = node => node.parent === node.home && node.isStacked === node.wasStacked;

/** What is below a stacked node is stacked, too; what left a stack is no more. */
function stackAgain(order) {
  for (const node of order) {
    node.isStacked = node.parent?.isStacked || node.wasStacked;
    if (node.hungBelow === node.parent) continue;
    node.hungBelow = node.parent;
    node.bundle = node.parent ? edgesBetween(node, node.parent) : [];
  }
}

/** The room that a state's nodes would take. */
function laidOutExtent(layout, state) {
  const seen = seenNodes(layout.graph, state);
  hangSeen(layout.graph, state, seen);
  const moves = movesOfAll(layout, node => seen[node.number] === 1);
  hangAll(layout.graph, () => true, () => true);
  return [...moves].reduce((box, [node, move]) => {
    const now = moved(node.box, move);
    return box ? joined(box, now) : now;
  }, null);
}

/** The middle and the upper side of each node that is seen. */
function placesOf({graph}, isSeen) {
  stackAgain(graph.order);
  const boxes = makeBoxes(graph.roots, isSeen);
  tidy(boxes);
  const places = new Map();
  for (const box of boxes) {
    if (box.isStack) placeStack(box, places);
    else if (box.node) places.set(box.node, {breadth: box.left + box.breadth / 2, depth: box.top});
  }
  return places;
}

function placeStack(box, places) {
  let {top} = box;
  for (const node of box.nodes) {
    const level = node.depth - box.nodes[0].depth + (box.nodes[0].parent ? 1 : 0);
    places.set(node, {breadth: box.left + spacing.siblings / 2 + level * box.step + breadthOf(node) / 2, depth: top});
    top += depthOf(node) + spacing.stack;
  }
}

/** The nodes that are seen in boxes: one a node, or one a stack. */
function makeBoxes(roots, isSeen) {
  const boxes = [{children: groups(roots, isSeen), breadth: 0, bottom: -Infinity}];
  for (const box of boxes) {
    for (const child of box.children) {
      child.top = topOf(child, box.node && box.top + depthOf(box.node), box.node);
      if (child.isStack) measureStack(child);
      else measureNode(child, isSeen);
      boxes.push(child);
    }
    // A stack that is its parent's only one stands under the left side of it.
    if (box.node && box.children.length === 1 && box.children[0].isStack) {
      box.indent = spacing.siblings / 2 - (box.breadth - breadthOf(box.node)) / 2;
    }
  }
  return boxes;
}

/** Siblings as they share boxes: a row of nodes, and stacks of those that the picture has in one column. */
function groups(siblings, isSeen) {
  const found = [];
  let column = null;
  for (const node of siblings) {
    if (!node.isStacked) {
      column = null;
      if (isSeen(node)) found.push({node, children: []});
      continue;
    }
    if (column?.side !== node.drawn.left) {
      column = {side: node.drawn.left, box: {isStack: true, nodes: [], children: []}};
    }
    const {box} = column;
    box.nodes.push(...preorder(node).filter(isSeen));
    if (box.nodes.length && found.at(-1) !== box) found.push(box);
  }
  return found;
}

/** A node and all below it, each parent right before its subtrees. */
function preorder(top) {
  const [nodes, open] = [[], [top]];
  while (open.length) {
    const node = open.pop();
    nodes.push(node);
    for (let place = node.children.length - 1; place >= 0; place--) open.push(node.children[place]);
  }
  return nodes;
}

/** Where a box starts: as far below its parent as the picture has it, else at the usual distance. */
function topOf({node, nodes: [first] = [node]}, bottom, parent) {
  const top = first.columnTop ?? first.drawn.top;
  if (!parent) return top;
  return bottom + (first.home === parent ? top - parent.drawn.bottom : spacing.stem + spacing.drop);
}

function measureNode(box, isSeen) {
  const {node} = box;
  const words = 2 * (wordsOf(node) + spacing.words + outermost(node.bundle.length));
  box.breadth = Math.max(breadthOf(node) + 2 * loopRoom(node), words) + spacing.siblings;
  box.bottom = box.top + depthOf(node) + spacing.stem + Math.max(0, ...node.children.map(child => turns(child.bundle.length)));
  box.children = groups(node.children, isSeen);
}

function measureStack(box) {
  const [first] = box.nodes;
  box.step = first.step ?? stepOf(box.nodes);
  // What is folded away later leaves the rest of a stack as it is.
  for (const node of box.nodes) {
    node.step ??= box.step;
    node.columnTop ??= box.top;
  }
  const level = node => node.depth - first.depth + (first.parent ? 1 : 0);
  box.breadth = spacing.siblings + Math.max(...box.nodes.map(node => level(node) * box.step + breadthOf(node) + loopRoom(node)));
  box.bottom = box.nodes.reduce((depth, node) => depth + depthOf(node) + spacing.stack, box.top) - spacing.stack + spacing.stem;
}

/** How far the nodes of a stack are to the right of their parents. */
function stepOf(nodes) {
  if (nodes.every(node => !node.parent)) return 0;
  const words = nodes.reduce((most, node) => Math.max(most, wordsOf(node)), 0);
  const lines = nodes.reduce((most, node) => Math.max(most, turns(node.bundle.length)), 0);
  return spacing.spine + lines + spacing.branch + (words ? words + spacing.words : 0);
}

/** The most that the words beside some edges reach along siblings. */
const wordsBeside = edges => edges.reduce((most, {words}) => Math.max(most, words?.[isSideways ? 1 : 0] ?? 0), 0);
const isSideways = content.direction === "LR" || content.direction === "RL";
const wordsOf = node => wordsBeside(node.bundle);

/** How far the last of some lines that run side by side is from their middle. */
const outermost = count => count > 1 ? Math.min(spacing.lines, spacing.mostLines / (count - 1)) * (count - 1) / 2 : 0;

/** How much deeper the last of them turns off than the first. */
const turns = count => count > 1 ? Math.min((count - 1) * 6, spacing.mostLines) : 0;

function loopRoom(node) {
  if (!node.loops.length) return 0;
  return spacing.loop + (node.loops.length - 1) * spacing.nextLoop + wordsBeside(node.loops) + spacing.words;
}
