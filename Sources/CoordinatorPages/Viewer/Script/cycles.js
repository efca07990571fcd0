// Cycles: coordinators that lead down to themselves.

/** The groups of nodes that lead to each other along the hierarchy, and nodes with an edge to themselves. */
function cyclesOf(graph) {
  graph.cycles ??= components(graph.nodes).filter(group =>
    group.length > 1 || group[0].out.some(edge => isHierarchy(edge) && edge.to === group[0]));
  return graph.cycles;
}

/** R. E. Tarjan's strongly connected components, with a list of open nodes instead of recursion. */
function components(nodes) {
  const [order, low] = [new Map(), new Map()];
  const [stack, found] = [[], []];
  const isOpen = new Set();
  const enter = node => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    isOpen.add(node);
    return {node, targets: node.out.filter(isHierarchy).map(edge => edge.to), next: 0};
  };
  for (const start of nodes) {
    const path = order.has(start) ? [] : [enter(start)];
    while (path.length) {
      const step = path.at(-1);
      const target = step.targets[step.next++];
      if (target === undefined) {
        path.pop();
        const above = path.at(-1)?.node;
        if (above) low.set(above, Math.min(low.get(above), low.get(step.node)));
        if (low.get(step.node) === order.get(step.node)) found.push(closed(step.node, stack, isOpen));
      } else if (!order.has(target)) path.push(enter(target));
      else if (isOpen.has(target)) low.set(step.node, Math.min(low.get(step.node), order.get(target)));
    }
  }
  return found;
}

function closed(root, stack, isOpen) {
  const group = stack.splice(stack.indexOf(root));
  for (const node of group) isOpen.delete(node);
  return group;
}

/** A list of the cycles; each entry marks its nodes and lines in the picture. */
function cycleList(graph, act) {
  const cycles = cyclesOf(graph);
  return cycles.length && longList(cycles, cycle => element("li", {}, element("button", {
    type: "button", class: "viewer-link", "aria-pressed": String(act.isCycle(cycle)), onclick: () => act.toggleCycle(cycle),
  }, [...cycle, cycle[0]].map(node => node.name).join(" → "))));
}

/** Marks the nodes of a cycle and the lines between them. */
function showCycle(picture, cycle) {
  for (const part of picture.cycle ?? []) part.shape?.classList.remove("is-cycle");
  const nodes = new Set(cycle ?? []);
  const lines = [...nodes].flatMap(node => node.out.filter(edge => isHierarchy(edge) && nodes.has(edge.to)));
  picture.cycle = [...nodes, ...lines];
  for (const part of picture.cycle) part.shape?.classList.add("is-cycle");
}

/** The room that a cycle takes in the picture. */
const cycleBox = (cycle, picture) =>
  cycle.filter(node => node.isSeen && boxNow(node)).map(node => moved(boxNow(node), picture.shift)).reduce(joined);
