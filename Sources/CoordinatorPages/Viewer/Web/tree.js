// The tree that is shown: each node once, below the one that leads to it first; without what is filtered out, folded, or out
// of focus.

/** All nodes as items, each with the ways down from it in their order. */
function itemsOf(state) {
  const items = new Map();
  for (const node of state.nodes.values()) items.set(node.key, {key: node.key, node, out: [], parent: null, children: []});
  for (const to of items.values()) {
    const all = edgesInto(state, to.key).filter(isDownward);
    // In a difference, a node stands where it is now.
    const now = all.filter(edge => edge.change !== "removed");
    const edges = now.length ? now : all;
    for (const edge of edges) items.get(edge.from)?.out.push({to, edge});
    const {isDead, isRemoved, lastParent} = to.node;
    // What was detached or removed stands where it was.
    if ((isDead || isRemoved) && !edges.length) items.get(lastParent)?.out.push({to, edge: {kind: "child", order: Infinity, isLost: true}});
  }
  for (const item of items.values()) if (item.out.length > 1) item.out.sort((a, b) => (a.edge.order ?? 0) - (b.edge.order ?? 0) || 0);
  return items;
}

/**
 * Hangs each item below one other, as pictures do: first along the hierarchy, breadth first, then the trees that this makes
 * below whatever else leads to their roots. Returns the roots.
 */
function span(items) {
  const tree = new Map();
  for (const root of starts(items, (item, {edge}) => isHierarchy(edge))) {
    if (!tree.has(root)) spread(root, ({to, edge}) => isHierarchy(edge) && !tree.has(to), item => tree.set(item, root));
  }
  const [met, roots] = [new Set(), []];
  for (const root of starts(items, (item, {to}) => tree.get(item) !== tree.get(to))) {
    if (root.parent || met.has(root)) continue;
    roots.push(root);
    spread(root, ({to}) => !to.parent && !met.has(to), item => met.add(item));
  }
  return roots;
}

/** Hangs what may be hung below an item, breadth first. */
function spread(root, mayHang, take) {
  take(root);
  const queue = [root];
  for (const item of queue) {
    for (const step of item.out) {
      if (!mayHang(step)) continue;
      step.to.parent = item;
      step.to.edge = step.edge;
      item.children.push(step.to);
      take(step.to);
    }
    for (const child of item.children) queue.push(child);
  }
}

/** All items: first those that no step leads to from another one, then the rest, for what only cycles lead to. */
function starts(items, isStep) {
  const entered = new Set();
  for (const item of items) for (const step of item.out) if (step.to !== item && isStep(item, step)) entered.add(step.to);
  return [...items.filter(item => !entered.has(item)), ...entered];
}

/** An item and all that its edges lead down to, as `--focus` has it. */
function reachOf(top) {
  const reached = new Set([top]);
  for (const item of reached) for (const {to} of item.out) reached.add(to);
  for (const item of reached) item.out = item.out.filter(({to}) => to !== top);
  return [...reached];
}

const inOrder = roots => {
  const order = [...roots];
  for (const item of order) for (const child of item.children) order.push(child);
  return order;
};

/** The tree of a state: `roots`, the items that are shown in `order`, parents first, and `all` by their keys. */
function treeOf(state, view) {
  const all = itemsOf(state);
  const top = all.get(view.focus);
  const roots = span(top ? reachOf(top) : [...all.values()]);
  const order = inOrder(roots);
  const kept = view.onlyChanges ? keptChanges(state, order, view) : null;
  const isShown = ({node, key}) => (key === view.focus || !view.hidden.has(`node.${node.kind}`) && !view.hidden.has(`module.${node.module}`))
    && (!kept || kept.has(key));
  const tree = {all, roots: [], order: [], prepare: item => { item.looks = looksOf(view, item); sizeItem(item); }};
  for (const item of order) {
    const above = item.parent;
    Object.assign(item, {up: above && (above.isShown ? above : above.up), isShown: isShown(item), below: []});
    if (item.isShown) (item.up ? item.up.below : tree.roots).push(item);
  }
  // What nobody placed yet is not drawn, unless there is nothing else.
  const placed = tree.roots.filter(({node, below}) => node.isPlaced || node.isDead || below.some(child => child.node.kind !== "screen"));
  if (placed.length) tree.roots = placed;
  for (const item of order.toReversed()) item.count = item.below.reduce((sum, child) => sum + 1 + child.count, 0);
  return foldTree(tree, view.folded);
}

/** Leaves out what is below folded items. */
function foldTree(tree, folded) {
  tree.order = [...tree.roots];
  for (const [place, root] of tree.roots.entries()) Object.assign(root, {depth: 0, place, siblings: tree.roots.length});
  for (const item of tree.order) {
    item.isFolded = item.below.length > 0 && folded.has(item.key);
    item.children = item.isFolded ? [] : item.below;
    for (const [place, child] of item.children.entries()) {
      Object.assign(child, {depth: item.depth + 1, place, siblings: item.children.length});
      tree.order.push(child);
    }
  }
  return tree;
}

/** What has changed, the ends of what has, and the ways from the roots to them. */
function keptChanges(state, order, view) {
  const touched = new Set([...state.nodes.values()].filter(node => changeOf(view, node)).map(node => node.key));
  for (const edges of state.into.values()) for (const edge of edges) if (edge.change) touched.add(edge.from).add(edge.to);
  for (const {key, parent} of order.toReversed()) if (parent && touched.has(key)) touched.add(parent.key);
  return touched;
}

/** How a node has changed: in the difference that the page shows, or with the last save. */
const changeOf = (view, node) => node.change ?? view.marked?.get(node.key);

/** The other parents of a shown item, each once: the picture is a tree. */
const otherParents = (state, item) => edgesInto(state, item.key).length < 2 ? [] : [...new Set(edgesInto(state, item.key)
  .filter(edge => isHierarchy(edge) && edge.change !== "removed" && edge.from !== item.key && edge.from !== item.parent?.key && state.nodes.has(edge.from)).map(edge => edge.from))];

/** Folds so that all that is shown can be read: the heaviest branches are unfolded first, and as many as fit. */
function foldToFit(tree, fits) {
  const folded = new Set([...tree.all.values()].filter(item => item.below?.length).map(item => item.key));
  const open = tree.roots.filter(item => item.below.length);
  while (open.length) {
    const heaviest = open.reduce((best, item, place) => item.count > open[best].count ? place : best, 0);
    const [item] = open.splice(heaviest, 1);
    folded.delete(item.key);
    if (foldTree(tree, folded).order.length > 250 || !fits(tree)) folded.add(item.key);
    else open.push(...item.below.filter(child => child.below.length));
  }
  foldTree(tree, folded);
  return folded;
}
